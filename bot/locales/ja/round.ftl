# 回戦: 席決め、公開、テーブルの投稿、時計
cmd-round = 回戦
    .description = 席決め・公開・時計・終了（主催者と審判）
cmd-round-seat = 席決め
    .description = 次の回戦の席を決め、その評価（再戦や手番順の偏り）を確認します。まだ公開されません
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .mode = 方式
    .mode-description = 今回のテーブルの決め方（既定：大会の設定）
    .avoid = 避ける組
    .avoid-description = 同卓を避ける組。例：はるか + ケン, 小林 + 佐藤。「-」で前回の指定を取り消し
    .seed = シード
    .seed-description = 同じ抽選を再現するための番号
    .seeds = シード順
    .seeds-description = トーナメント：シード順に名前を入力。例：はるか, ケン（残りは抽選）
    .byes = 休み
    .byes-description = スイス式：この回戦を休みたい人（0.5勝）。例：はるか, ケン。「-」でなし
cmd-round-publish = 公開
    .description = 決めた席を投稿し、参加者に一度だけ知らせます
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
cmd-round-import = 読込
    .description = 回戦の結果、または次の席順を一覧から読み込みます
    .file = ファイル
    .file-description = CSV、XLSX、テキスト、TRF：テーブルと参加者。点数があれば結果
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
cmd-round-swap = 入れ替え
    .description = 2人のテーブルと手番順を入れ替えます
    .player = 参加者
    .player-description = 1人目
    .other = 相手
    .other-description = 2人目
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .round = 回戦
    .round-description = 回戦の番号（既定：進行中の回戦）
cmd-round-replace = 交代
    .description = 席の参加者を交代します（審判）。指定しなければ次の順番の人が入ります
    .table = テーブル
    .table-description = 対象のテーブル
    .player = 参加者
    .player-description = 席を離れる人
    .member = メンバー
    .member-description = 入る人（このサーバーのメンバー）
    .guest = ゲスト
    .guest-description = 入る人（アカウントのないゲストの名前）
    .once = この回戦だけ
    .once-description = この回戦だけの代役（元の人は次の回戦から戻ります）
cmd-round-latecomer = 遅刻
    .description = 遅れて来た人の席を決めます（空席がなければ新しいテーブル）
    .player = 参加者
    .player-description = 遅れて来た人
    .guest = ゲスト
    .guest-description = 新しく登録するゲストの名前
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
cmd-round-call = 呼び出し
    .description = テーブルの参加者をもう一度呼び出す
    .table = テーブル
    .table-description = どのテーブルか
cmd-round-note = メモ
    .description = テーブルか参加者についてメモする（主催者と審判だけが読めます）
    .note = 内容
    .note-description = メモの内容（空欄ならメモを消す）
    .table = テーブル
    .table-description = どのテーブルか
    .player = プレイヤー
    .player-description = 誰についてか
    .event = 大会
    .event-description = どの大会か（複数が進行中のときだけ必要）
cmd-round-lock = 固定
    .description = 席を決め直しても、このテーブルはそのまま残します
    .table = テーブル
    .table-description = テーブル番号
    .state = 状態
    .state-description = 固定するか、固定を外すか
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
cmd-round-start = 開始
    .description = 盤の準備ができたら、全テーブルまたは1テーブルの時計を動かします
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-pause = 一時停止
    .description = 時計を止めます。止めた時間はあとで延長されます
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-resume = 再開
    .description = 止めた時計を再び動かします
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-extend = 延長
    .description = 全テーブルまたは1テーブルの時間を延長します
    .minutes = 分
    .minutes-description = 延長する分数
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-end = 終了
    .description = すべての結果がそろったら回戦を終えます
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .round = 回戦
    .round-description = 回戦の番号（既定：進行中の回戦）
cmd-round-cancel = 取り消し
    .description = 結果がまだない回戦を取り消します
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .round = 回戦
    .round-description = 回戦の番号（既定：いちばん新しい回戦）
cmd-round-show = 表示
    .description = 回戦のテーブルと席決めの評価を表示します
    .event = 大会
    .event-description = 対象の大会（進行中の大会が複数あるときだけ必要）
    .round = 回戦
    .round-description = 回戦の番号（既定：いちばん新しい回戦）

choice-drawing-balanced = 均等：多くの人と対戦
choice-drawing-power = 順位順：順位の近い人同士
choice-drawing-random = 無作為
choice-drawing-manual = 手動：申込順に並べてから入れ替え
choice-bolt-locked = 固定する
choice-bolt-unlocked = 固定を外す

button-round-publish = 公開する
button-round-reseat = 別の案を作る
button-round-cancel = この案をやめる
button-clock-placed = 配置した

round-title = 第{ $round }回戦{ $stage ->
    [semi-final] （準決勝）
    [play-off] （プレーオフ）
    [final] （決勝）
   *[other] {""}
} · { $event }
round-status-planned = 📝 案：主催者だけに見えています
round-status-published-match = 🪑 席についてください。
round-status-published = 🪑 手番順に席について盤を準備してください。審判が時計を動かします。
round-status-running = ▶️ 対局中
round-status-finished = 🏁 終了
round-status-cancelled = ✖️ 取り消し
round-table-line = **{ $table }**：{ $players }
round-free-line = **抜け番**：{ $players }
round-asked-line = **希望による休み（0.5勝）**：{ $players }
round-bye-line = **不戦勝**：{ $players }
round-more-tables = …ほか{ $count }テーブル。自分のテーブルは `/me next`、全テーブルは `/round show` で見られます。
seating-title = 第{ $round }回戦
seating-table = テーブル{ $table }
seating-free = 抜け番
seating-asked = 希望による休み（0.5勝）
seating-bye = 不戦勝

table-title = 第{ $round }回戦{ $stage ->
    [semi-final] （準決勝）
    [play-off] （プレーオフ）
    [final] （決勝）
   *[qualifier] {""}
} · テーブル{ $table }
table-score = — **{ $score }**点
table-walkover = { $ended ->
    [nobody] 🚫 全員欠席：勝者なし
   *[other] 🚫 { $player } さんの不戦勝
}
table-status-waiting = 🪑 着席してください
table-status-playing = ▶️ 対局中
table-by-post = ✉️ 非同期対戦です：ゲーム #{ $game }（<#{ $channel }>）。結果は自動で登録されます。
table-status-reported = 📨 結果が報告されました。確認してください
table-status-disputed = ⚠️ 結果に異議があります。審判が判断します
table-status-final = 🏁 結果が確定しました
table-status-cancelled = ✖️ 取り消し
table-paused = ⏸️ { $at }に時計を止めました。止めた時間は延長されます。
table-placing = 🏠 初期配置 { $number }/{ $total }：{ $player } さんの番です。次の人は{ $at }
table-ends = ⏱️ 終了は{ $at }（{ $time }）

seating-quality-plan = { $rounds ->
    [1] この回戦までの評価（乱数 { $seed }）
   *[other] 残り{ $rounds }回戦を合わせた評価（乱数 { $seed }）
}
seating-quality-so-far = ここまでの席決めの評価
seating-quality-repeats = { $value ->
    [0] 同じ人との再戦はありません
   *[other] 再戦の数：{ $value }
}
seating-quality-worst = { $value ->
    [1] 2回以上同卓する組はありません
   *[other] 同じ組の同卓は最多{ $value }回
}
seating-quality-turns = { $value ->
    [0] 手番順は全員に均等です
   *[other] 手番順の偏り：{ $value }
}
seating-quality-threes = { $value ->
    [0] 3人テーブルは均等に割り振られています
   *[other] 3人テーブルの回数の差：{ $value }
}
seating-quality-ranks = { $value ->
    [0] 順位の近い人同士が同席します
   *[other] 同席者の順位差の合計：{ $gap }（最小{ $least }）。再対戦との比重は `/event edit` で変えられます
}
seating-proved = （これより少なくできないことを確認済み）
seating-not-proved = （{ $bound ->
    [0] 0にできるかどうかは未確認です
   *[other] 最少とは限りません。下限は{ $bound }
}）
seating-quality-avoid = 避ける組の同卓：{ $value }回
seating-again = この回戦で再び同卓：{ $pairs }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }組
}
seating-no-rematch = 再戦はありません

round-published = ✅ { $round ->
    [0] トーナメント
   *[other] 第{ $round }回戦
}を公開しました（{ $tables }{ $round ->
    [0] 試合
   *[other] テーブル
}{ $byes ->
    [0] {""}
   *[other] 、不戦{ $byes }人
}）。{ $start ->
    [0] 対戦する2人がそろった試合から始めてもらいます。
   *[other] 盤の準備ができたら `/round start` で始めてください。
}
    .waiting = ⏳ { $round ->
        [0] トーナメント
       *[other] 第{ $round }回戦
    }を公開しますが、まだすべては投稿していません（{ $tables }{ $round ->
        [0] 試合
       *[other] テーブル
    }{ $byes ->
        [0] {""}
       *[other] 、不戦{ $byes }人
    }）。{ $start ->
        [0] 対戦する2人がそろった試合から始めてもらいます。
       *[other] 盤の準備ができたら `/round start` で始めてください。
    }
round-swapped = ✅ 第{ $round }回戦で { $first } さんと { $second } さんの席を入れ替えました。
table-now-locked = 🔒 席を決め直しても、{ $place }はそのまま残ります。
table-now-unlocked = 🔓 席を決め直すと、{ $place }も変わることがあります。
round-started = { $table ->
    [0] ▶️ { $tables }テーブルの時計を動かしました。
   *[other] ▶️ { $place }の時計を動かしました。
}
round-started-waits = ⏸️ { $unit ->
    [match] 第{ $tables }試合
   *[table] テーブル{ $tables }
}は、抜けた参加者の席の扱いを審判が決めるまで、時計を止めて待ちます。
round-started-by-post = { $table ->
    [0] ▶️ { $tables }テーブルで開始しました。非同期対戦のため、会場の時計はありません。
   *[other] ▶️ { $place }で開始しました。非同期対戦のため、会場の時計はありません。
}
round-started-untimed = { $table ->
    [0] ▶️ { $tables }テーブルで開始しました。このレギュレーションにテーブルの時計はありません。
   *[other] ▶️ { $place }で開始しました。このレギュレーションにテーブルの時計はありません。
}
round-paused = { $table ->
    [0] ⏸️ { $tables }テーブルの時計を止めました。`/round resume` で再開します。
   *[other] ⏸️ { $place }の時計を止めました。`/round resume` で再開します。
}
round-resumed = { $table ->
    [0] ▶️ { $tables }テーブルの時計を再開しました。止めた時間は延長されます。
   *[other] ▶️ { $place }の時計を再開しました。止めた時間は延長されます。
}
round-extended = { $table ->
    [0] ⏱️ { $tables }テーブルを{ $minutes }分延長しました。
   *[other] ⏱️ { $place }を{ $minutes }分延長しました。
}
round-ended = 🏁 第{ $round }回戦を終えました。{ $next ->
    [seat] 次は `/round seat` で席を決めるか、`/standings show` で順位を確認してください。
    [met] 全員の対戦が済みました。最終結果の発表は `/event finish`、その前に決勝を行うなら `/standings advance` です。
    [advance] 予定の回戦はすべて終わりました。次の段階は `/standings advance`、終了は `/event finish` です。
   *[finish] これが最後の対局でした。`/event finish` で最終結果を発表し、全員に順位を知らせます。
 }
round-cancelled = ✖️ 第{ $round }回戦を取り消しました。`/event undo` で元に戻せます。{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
} で決め直せます。

notice-seated = 🪑 **{ $place }** { $count ->
    [2] { $first } – { $second }
    [3] 手番順：{ $first }、{ $second }、{ $third }
   *[other] 手番順：{ $first }、{ $second }、{ $third }、{ $fourth }
}
notice-bye-asked = 🪑 **第{ $round }回戦** { $first } さんは希望により休みです（0.5勝として扱います）。
notice-bye = 🪑 **第{ $round }回戦** { $first } さんは不戦勝です（1勝として扱います）。
notice-bye-passed = 🪑 **第{ $round }回戦** 席の訂正により、対局のない参加者が変わりました。新しいお知らせをご覧ください。
notice-moved = 🔁 **{ $place }** 席を訂正しました。{ $count ->
    [2] { $first } さん、{ $second } さん
    [3] { $first } さん、{ $second } さん、{ $third } さん
    [4] { $first } さん、{ $second } さん、{ $third } さん、{ $fourth } さん
   *[other] { $first } さん
}はテーブルの投稿で新しい席を確認してください。
notice-clock-warning = ⏱️ { $at }に終了です。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}
notice-clock-stands = ⏸️ 時計は止まっています。再び動き出すと、テーブルの投稿に終了時刻が表示されます。
notice-results-late = ⏳ { $judges }：**{ $event }** { $unit ->
    [match] 時間切れですが、第{ $tables }試合
   *[table] 第{ $round }回戦 時間切れですが、テーブル{ $tables }
}の結果がまだ届いていません。
notice-results-late-no-more = ✅ **{ $event }** { $unit ->
    [match] 結果待ちの試合はなくなりました。
   *[table] 第{ $round }回戦 結果待ちのテーブルはなくなりました。
}
notice-time-up = ⏰ **時間切れです。プレイの途中でもここで終了です。** 今の点数で結果を報告してください。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}

audit-round-seated = { $event } 第{ $round }回戦の席を決めた（乱数 { $seed }）
audit-round-published = { $event } 第{ $round }回戦を公開した（{ $tables }テーブル）
audit-round-replaced = { $event } { $place }で { $player } さんから { $other } さんに交代した
audit-round-stood-in = { $event } { $place }で、この回戦だけ { $player } さんの代役を { $other } さんにした
audit-round-table-added = { $event } { $place }を { $player } さんのために作った（{ $moved }人が移動）
audit-round-seat-added = { $event } { $place }に { $player } さんの席を足した
audit-round-seat-removed = { $event } { $place }から { $player } さんの席を外した
audit-round-swapped = { $event } 第{ $round }回戦で { $first } さんと { $second } さんの席を入れ替えた
audit-table-locked = { $event } { $place }を固定した
audit-table-unlocked = { $event } { $place }の固定を外した
audit-round-started = { $event } 第{ $round }回戦の{ $table ->
    [0] 全テーブルを開始した
    [several] テーブル{ $tables }を開始した
   *[other] { $place }を開始した
}
audit-round-paused = { $event } 第{ $round }回戦の{ $table ->
    [0] 全テーブルを一時停止した
    [several] テーブル{ $tables }を一時停止した
   *[other] { $place }を一時停止した
}
audit-round-resumed = { $event } 第{ $round }回戦の{ $table ->
    [0] 全テーブルを再開した
    [several] テーブル{ $tables }を再開した
   *[other] { $place }を再開した
}
audit-round-extended = { $event } 第{ $round }回戦の{ $table ->
    [0] 全テーブルを{ $minutes }分延長した
    [several] テーブル{ $tables }を{ $minutes }分延長した
   *[other] { $place }を{ $minutes }分延長した
}
audit-round-ended = { $event } 第{ $round }回戦を終えた
audit-round-cancelled = { $event } 第{ $round }回戦を取り消した

refusal-plan-changed = ほかの人が席案を変更しました。何も組み直していません。席案を確かめてから、もう一度組み直してください。
refusal-changed-meanwhile = 席を決めている間に変更（申し込み・棄権・結果）がありました。何も保存していません。もう一度決め直してください。
refusal-seating-outdated = 席と現在の参加者が合っていません：{ $names }。{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
} で決め直してください。
refusal-plan-other-format = この組み合わせを作った後に大会の形式が変わったため、今の形式に合っていません。{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
} で作り直してください。
refusal-no-pairings-channel = 対戦表チャンネルが未設定のため、公開しても誰にも見えません。管理者が `/setup` で設定してください。
refusal-round-results-missing = { $unit ->
    [match] トーナメントの結果がまだそろっていません（第{ $tables }試合
   *[table] 第{ $round }回戦の結果がまだそろっていません（テーブル{ $tables }
}）。結果を報告するか、審判が `/result walkover` で不戦勝を記録してください。
refusal-round-has-results = { $unit ->
    [match] トーナメントにはすでに結果があるため（第{ $tables }試合
   *[table] 第{ $round }回戦にはすでに結果があるため（テーブル{ $tables }
}）、取り消せません。結果の訂正は `/result correct` で行います。
button-table-seats = 席の変更
button-seat-next = 次の順番：{ $name }
button-seat-guest = ゲスト
button-seat-remove = 交代なしで続ける
menu-seat-leaver = 席を離れる人
menu-seat-latecomer = 席に加わる人
menu-seat-member = このサーバーのメンバー
seat-leaver = 🔁 **{ $place }**：どなたの席を変更しますか？
seat-newcomer = 🔁 **{ $player }** さんの代わりにどなたが入りますか？
seat-guest-name = ゲストの名前
seat-replaced = ✅ { $place }：**{ $player }** さんに代わって **{ $other }** さんが入ります。テーブルの全員に知らせました。
    .waiting = ⏳ { $place }：**{ $player }** さんに代わって **{ $other }** さんが入ります。テーブルにはまだ知らせていません。
button-seat-guest-once = ゲスト（今回だけ）
menu-seat-stand-in = この回戦だけの代役
seat-stood-in = ✅ { $place }：この回戦は **{ $player }** さんの代わりに **{ $other }** さんが入ります。**{ $player }** さんの参加枠は残ります。
button-late = 遅刻者
button-late-guest = ゲスト
button-late-table = 作る
menu-late-who = 遅れて来た人
late-question = { $count ->
    [0] 🕗 この回戦は全員に席があります。ゲストですか？
   *[other] 🕗 遅れて来た人を選んでください。同じテーブルに入る人はまとめて選べます。
}
late-table-from = { $player }（{ $place }）
late-table-asked = 🕗 始まっていないテーブルに空席がありません。**{ $late }** さんの新しいテーブルを{ $count ->
        [0] 作れます。
       *[other] { $moved }の移動で作れます。
    }{ $repeats ->
        [0] 対戦済みの組はありません。
       *[other] 対戦済みの組が{ $repeats }組あります。
    }まだ誰も移動していません。
late-table-planned = 新しい{ $place }：{ $players }。{ $count ->
        [0] 移動する人はいません。
       *[other] 移動：{ $moved }。
    }{ $repeats ->
        [0] 対戦済みの組はありません。
       *[other] 対戦済みの組が{ $repeats }組あります。
    }
late-table-added = ✅ 新しい{ $place }：{ $players }
refusal-late-at-tables = 遅れて来た人が入れるのは、公開中の3〜4人テーブルの回戦です。ほかの形式では `/signup add` で追加してください。
refusal-late-one-by-one = { $place }に空席があります。遅れて来た人を1人ずつ選んでください。
refusal-late-free-seat = { $place }に空席ができました。`/round latecomer` でそこに入れてください。
refusal-late-moved = 新しいテーブルに移る人が変わったため、まだ誰も移動していません。`/round latecomer` でもう一度確認してください。
refusal-late-no-table = 始まっていないテーブルから移れる人が足りません。次の回戦から参加してもらってください（`/signup add`）。
seat-latecomer = ✅ **{ $player }** さんは{ $place }に入りました。
seat-removed = ✅ { $place }は **{ $player }** さん抜きで続けます。テーブルの全員に知らせました。
    .waiting = ⏳ { $place }は **{ $player }** さん抜きで続けます。テーブルにはまだ知らせていません。
notice-replaced = 🔁 **{ $place }**：{ $player } さんに代わって { $other } さんが入ります。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-taken = 🔁 **{ $event }** { $place }：{ $other } さんが代わりに席に着きました。あなたはこの大会から外れています。誤りであれば主催者に伝えてください。
notice-seat-lost = 🔁 **{ $event }** { $place }：あなた抜きで対局を続けます。あなたはこの大会から外れています。誤りであれば主催者に伝えてください。
notice-round-cancelled = ✖️ **{ $event }**：第{ $round }回戦は取り消されました。決まっていた席は無効です。新しい席はここでお知らせします。{ $games ->
    [0] {""}
   *[other] このテーブルの非同期対戦は最後まで続けられますが、結果にはなりません。
}
notice-departure = 🚪 **{ $event }** { $place }：{ $player } さんはこの先プレイしませんが、まだ席があります。代わりの人を入れるか、交代なしで続けるかを選んでください。
notice-departure-small = 🚪 **{ $event }** { $place }：{ $player } さんはこの先プレイしませんが、まだ席があります。代わりの人を入れるか、`/result walkover` で来ている人の不戦勝を記録してください。
notice-departure-game = 🚪 **{ $event }** { $place }：{ $player } さんはこの先プレイしませんが、そこで対局中のゲーム #{ $game } に席があります。3人以上のゲームなら `/round replace` か `/signup substitute` で別の人に引き継いでもらえます（成績はその人のものになります）。2人の対局は `/result walkover` に理由を添えて決めてください。
notice-departure-over = 🚪 **{ $event }** { $place }：抜けていた { $player } さんは、このままプレイを続けます。することはありません。
notice-departure-settled = 🚪 **{ $event }** { $place }：抜けた { $player } さんの席の件は解決済みです。することはありません。
notice-back-at-table = 🪑 **{ $place }**：{ $player } さんがこのテーブルでプレイします。 { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-left-table = 🚪 **{ $place }**：{ $player } さんはこの先プレイしません。どのように続けるかは審判が決めますので、お待ちください。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-removed = 🔁 **{ $place }**は { $player } さん抜きで続けます。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
refusal-replace-in-bracket = トーナメント表では交代できません。対戦相手の不戦勝を `/result walkover` で、棄権を `/signup drop` で記録してください。
refusal-not-seated = その参加者はもうこのテーブルの席についていません。テーブルの投稿を確認し、選び直してください。
refusal-seated-elsewhere = { $player } さんはこの回戦で{ $place }の席についています。2人の席を入れ替えるには `/round swap` を使ってください。
refusal-nobody-in-line = 次の順番の人がいません。「{ cmd-round-replace.member }」か「{ cmd-round-replace.guest }」で指定してください。
refusal-table-begun = { $place }は対局が始まっています。遅れて来た人は、始まっていないテーブルに入れます。
refusal-table-full = { $place }は満席です。空きのあるテーブルを選んでください。
refusal-table-too-small = { $place }は{ $players ->
        [2] 2人の対戦です
       *[other] 3人しかいません
    }。代わりの人を入れるか、`/result walkover` で来ている人の不戦勝を記録してください。
table-clock-halted = ⏸️ それまで時計は止まります。
table-clock-resumed = ▶️ 時計は再び動いています。
notice-clock-runs = ▶️ **{ $place }**：時計は再び動いています。
table-set-up-anew = ♟️ 初期配置は最初からやり直します。審判が `/round start` でテーブルを開始します。
refusal-substitute-match-by-post = { $place }はゲーム #{ $game } としてすでに始まっている2人の対局なので、途中で交代できません。最後まで続けるか、`/result walkover` に理由を添えて決めてから、次の回戦以降のためにもう一度このコマンドを使ってください。
refusal-substitute-guest-by-post = { $place }はゲーム #{ $game } として対局中ですが、ゲストは Discord のアカウントがないため引き継げません。サーバーのメンバーを指定するか、先に `/game end` で終了してください。
refusal-swap-game-on = { $place }はゲーム #{ $game } として対局中のため、席は変更できません。3人以上のゲームなら、`/round replace` で別の人が席を引き継げます。2人の対局では交代できないので、`/result walkover` に理由を添えて決めてください。まだ始まっていないゲームなら `/game end` で取りやめ、席を入れ替えてから開き直せます。
refusal-swap-other-group = { $first } さんと { $second } さんは別の組です。組をまたぐ試合はどちらの組の成績にもならないため、同じ組の2人を入れ替えてください。
refusal-swap-result-exists = { $place }にはすでに結果があるため、席は変更できません。結果のプレイヤーが違う場合は `/result correct` で訂正してください。
refusal-round-over = 第{ $number }回戦は終わっているため、席は変更できません。
round-called = 📣 { $place }の参加者を呼び出しました。
    .waiting = ⏳ { $place }の参加者はまだ呼び出されていません。
round-noted = { $stands ->
    [no] ✎ メモを消しました。
   *[other] ✎ メモしました：{ $note }
}
notice-called-again = 📣 { $place }：テーブルにお越しください。{ $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
audit-round-called = { $event } { $place }の参加者を呼び出した
audit-round-noted = { $event } { $about ->
    [table] { $place }
   *[player] { $player } さん
}についてメモ：{ $note }
refusal-nothing-to-call = { $place }で待たれている人はいません（結果あり・未公開・非同期対戦のいずれか）。
refusal-called-already = 呼び出してから{ $minutes }分たっていません。少しお待ちください。
refusal-note-of-what = テーブルか参加者のどちらか一方を選んでください。
refusal-note-changed = { $stands ->
    [no] ほかの人がメモを消しました。
   *[other] ほかの人がメモしました：{ $note }。
}何も保存していません。必要ならもう一度メモしてください。
refusal-note-same = 同じ内容がすでにメモされています。
refusal-round-closed = 第{ $number }回戦は進行中ではありません。最新のページで確かめてください。
refusal-table-numbers = 「{ $typed }」からテーブルの番号を読み取れません。「1-12、15」のように入力してください。
refusal-no-table-chosen = テーブルが選ばれていません。チェックを入れるか、「1-12」のように番号を入力してください。
refusal-round-step = 第{ $number }回戦は{ $status ->
    [planned] まだ案の段階
    [published] すでに公開済み
    [running] すでに対局中
    [finished] すでに終了
   *[cancelled] 取り消し済み
}のため、この操作はできません。`/round show` で状態を確認してください。
refusal-no-such-round = { $number ->
    [0] この回戦はもうありません。席の案は取り消されました。`/round seat`（準決勝と決勝は `/standings advance`）で決め直してください。
   *[other] その回戦はありません。`/round show` で最新の回戦を見られます。
}
refusal-no-round-planned = 席を決めた回戦がありません。`/round seat`（準決勝と決勝は `/standings advance`）で決めてください。
refusal-no-round-open = 進行中の回戦がありません。`/round seat`（準決勝と決勝は `/standings advance`）で席を決め、`/round publish` で公開してください。
refusal-no-round-public = まだ公開された回戦がありません。席が決まったらお知らせします。
refusal-no-such-table = この回戦にそのテーブルはありません。入力中に出る候補から選んでください。
refusal-table-locked = { $place }はすでに固定されています。
refusal-table-unlocked = { $place }は固定されていません。
refusal-qualifier-over = 予選は終わっています。準決勝・決勝は `/standings advance` で作成します。
refusal-all-rounds-seated = この大会の{ $rounds }回戦はすべて席が決まっています。`/standings advance` か `/event finish` に進んでください。
refusal-pairing-does-not-fit = 組み合わせ方式がレギュレーションと合っていません。テーブル戦にはテーブル戦の、2人戦には2人戦のレギュレーションが必要です。合う方式を選んで `/event create` で作成してください。
refusal-drawing-needs-tables = オプション「方式」は3〜4人のテーブル戦用です。2人戦では指定しないでください。
refusal-all-have-met-bracket = 全員が全員と対戦しました。総当たりは完了です。`/standings advance` で{ $size }名のトーナメントを組んでください。
refusal-all-have-met = 全員が全員と対戦しました。総当たりは完了です。`/event finish` で終えてください。
refusal-avoid-form = 「{ $typed }」を組として読み取れません。「はるか + ケン, 小林 + 佐藤」の形で入力してください。
refusal-avoid-unknown = 「{ $typed }」という参加者はいません。`/signup list` のとおりに名前を入力してください。
refusal-avoid-unclear = 「{ $typed }」に当てはまる人が複数います。名前をすべて入力するか、メンションを使ってください。
refusal-no-clock = ここで動いている時計はありません。制限時間のあるレギュレーションなら `/round start` で動き始めます。

button-result-report = 結果を報告
button-judge-call = 審判を呼ぶ
offer-table = 第{ $round }回戦 テーブル{ $table }

## Discordサーバーを抜けた人
left-server-planned = 🚪 すでにこのサーバーを抜けていますが、この案で席に着いています：{ $names }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }人
}。参加をやめたなら `/signup drop`、代わりの人がいるなら `/signup substitute` で記録し、席を決め直してください。
left-server-seated = 🚪 すでにこのサーバーを抜けていますが、テーブルに席があります：{ $names }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }人
}。参加をやめたなら `/signup drop` で記録するとテーブルにも伝わります。代わりの人は `/round replace` で入れられます。
notice-left-server = 🚪 **{ $player }** さんがこのDiscordサーバーを抜けました。まだ何も変えていません。戻ってくればそのまま参加でき、本人の次の操作の後、このメッセージにもそう出ます。
left-server-event = - **{ $event }**：エントリーは残っていて、次の回戦でも席が決まります。参加をやめたなら `/signup drop`、代わりの人がいるなら `/signup substitute` で記録してください。
left-server-game = - 非同期対戦のゲーム #{ $game }：期限はそのまま進み、過ぎるとボットが席を担当するか、マッチは負けになります。審判は代わりの人を入れる（3人以上、`/game substitute`）か、終了（`/game end`）できます。
notice-left-server-settled = 🚪 サーバーを抜けた **{ $player }** さんが参加している大会や対戦は、もうありません。対応は必要ありません。
notice-back-on-server = 🚪 サーバーを抜けていた **{ $player }** さんが戻りました。対応は必要ありません。
refusal-byes-need-swiss = 0.5勝で回戦を休めるのはスイス式だけです。休みの指定を外してください。
