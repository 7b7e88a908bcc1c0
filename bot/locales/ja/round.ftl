# 回戦: 席決め、公開、テーブルの投稿、時計
cmd-round = 回戦
    .description = 席決め・公開・時計・終了（主催者と審判）
cmd-round-seat = 席決め
    .description = 次の回戦の席を決めて確認します（まだ公開しません）
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .mode = 方式
    .mode-description = 今回のテーブルの決め方（既定：大会の設定）
    .avoid = 避ける組
    .avoid-description = 例：はるか + ケン, 小林 + 佐藤。「-」で消去
    .seed = シード
    .seed-description = 同じ抽選を再現する番号
    .seeds = シード順
    .seeds-description = トーナメント用。例：はるか, ケン（残りは抽選）
    .byes = 休み
    .byes-description = スイス式：0.5勝で休む人。例：はるか, ケン。「-」でなし
cmd-round-publish = 公開
    .description = 席を公開し、参加者に知らせます
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
cmd-round-import = 読込
    .description = 回戦の結果か次の席順を読み込みます
    .file = ファイル
    .file-description = CSV・XLSX・テキスト・TRF（得点があれば結果）
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
cmd-round-swap = 入れ替え
    .description = 2人の席（テーブルと手番順）を入れ替えます
    .player = 参加者
    .player-description = 1人目
    .other = 相手
    .other-description = 2人目
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .round = 回戦
    .round-description = 回戦の番号（既定：進行中の回戦）
cmd-round-replace = 交代
    .description = 席の参加者を交代します（審判）。既定：次の順番の人
    .table = テーブル
    .table-description = 対象のテーブル
    .player = 参加者
    .player-description = 席を離れる人
    .member = メンバー
    .member-description = 入る人（サーバーのメンバー）
    .guest = ゲスト
    .guest-description = 入る人（アカウントのないゲスト）
    .once = この回戦だけ
    .once-description = 今回だけの代役（元の人は次から戻ります）
cmd-round-latecomer = 遅刻
    .description = 遅刻者の席を決めます（空席か新しいテーブル）
    .player = 参加者
    .player-description = 遅れて来た人
    .guest = ゲスト
    .guest-description = 登録するゲストの名前
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
cmd-round-call = 呼び出し
    .description = テーブルの参加者をもう一度呼びます
    .table = テーブル
    .table-description = 対象のテーブル
cmd-round-note = メモ
    .description = テーブルか参加者のメモ（主催者と審判だけが読めます）
    .note = 内容
    .note-description = メモの内容（空欄なら消します）
    .table = テーブル
    .table-description = 対象のテーブル
    .player = プレイヤー
    .player-description = 対象の参加者
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
cmd-round-lock = 固定
    .description = 席を決め直してもテーブルをそのまま残します
    .table = テーブル
    .table-description = テーブル番号
    .state = 状態
    .state-description = 固定するか、外すか
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
cmd-round-start = 開始
    .description = 全テーブルか1テーブルを始め、時計を動かします
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-pause = 一時停止
    .description = 時計を止めます（止めた時間は延長）
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-resume = 再開
    .description = 止めた時計を再開します
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-extend = 延長
    .description = 全テーブルか1テーブルの時間を延長します
    .minutes = 分
    .minutes-description = 延長する分数
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .table = テーブル
    .table-description = このテーブルだけ
cmd-round-end = 終了
    .description = 結果がそろった回戦を終えます
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .round = 回戦
    .round-description = 回戦の番号（既定：進行中の回戦）
cmd-round-cancel = 取り消し
    .description = 結果がまだない回戦を取り消します
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .round = 回戦
    .round-description = 回戦の番号（既定：最新の回戦）
cmd-round-show = 表示
    .description = 回戦のテーブルと席決めの評価を表示します
    .event = 大会
    .event-description = 複数の大会が進行中のときだけ指定
    .round = 回戦
    .round-description = 回戦の番号（既定：最新の回戦）

choice-drawing-balanced = 均等：再戦を少なく
choice-drawing-power = 順位順：順位の近い人同士
choice-drawing-random = 無作為
choice-drawing-manual = 手動：申込順から入れ替え
choice-bolt-locked = 固定する
choice-bolt-unlocked = 固定を外す

button-round-publish = 公開する
button-round-reseat = 決め直す
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
round-status-published = 🪑 手番順に席について準備してください。審判が時計を動かします。
round-status-running = ▶️ 対局中
round-status-finished = 🏁 終了
round-status-cancelled = ✖️ 取り消し
round-table-line = **{ $table }**：{ $players }
round-free-line = **抜け番**：{ $players }
round-asked-line = **希望による休み（0.5勝）**：{ $players }
round-bye-line = **不戦勝**：{ $players }
round-more-tables = …ほか{ $count }テーブル（自分：`/me next`、全体：`/round show`）
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
   *[other] 🚫 { $player }さんの不戦勝
}
table-status-waiting = 🪑 着席してください
table-status-playing = ▶️ 対局中
table-status-until = ▶️ 終了 { $time }
table-by-post = ✉️ 非同期対戦：ゲーム #{ $game }（<#{ $channel }>）。結果は自動で入ります。
table-status-reported = 📨 結果が報告されました。確認してください
table-status-disputed = ⚠️ 異議あり：審判が裁定します
table-status-final = 🏁 結果確定
table-status-cancelled = ✖️ 取り消し
table-paused = ⏸️ { $at }に停止。止めた時間は延長されます。
table-placing = 🏠 { $number }/{ $total }：{ $player }さん、次は{ $at }
table-ends = ⏱️ 終了は{ $at }（{ $time }）
table-over = ⏱️ { $at }

seating-quality-plan = { $rounds ->
    [1] この回戦までの評価（シード { $seed }）
   *[other] 残り{ $rounds }回戦の評価（シード { $seed }）
}
seating-quality-so-far = ここまでの席決めの評価
seating-quality-repeats = { $value ->
    [0] 再戦なし
   *[other] 再戦：{ $value }
}
seating-quality-worst = { $value ->
    [1] 2回以上の同卓なし
   *[other] 同じ組の同卓は最多{ $value }回
}
seating-quality-turns = { $value ->
    [0] 手番順は全員均等
   *[other] 手番順の偏り：{ $value }
}
seating-quality-threes = { $value ->
    [0] 3人テーブルは均等
   *[other] 3人テーブルの回数の差：{ $value }
}
seating-quality-ranks = { $value ->
    [0] 順位の近い人同士が同席
   *[other] 順位差の合計：{ $gap }（最小{ $least }）。再戦との比重は `/event edit`
}
seating-proved = （最少と確認済み）
seating-not-proved = （{ $bound ->
    [0] 0にできるかは未確認
   *[other] 最少とは限りません。下限{ $bound }
}）
seating-quality-avoid = 避ける組の同卓：{ $value }回
seating-again = この回戦の再戦：{ $pairs }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }組
}
seating-no-rematch = 再戦なし

round-published = ✅ { $round ->
    [0] トーナメント
   *[other] 第{ $round }回戦
}を公開しました（{ $tables }{ $round ->
    [0] 試合
   *[other] テーブル
}{ $byes ->
    [0] {""}
   *[other] 、不戦勝{ $byes }人
}）。{ $start ->
    [0] 2人そろった試合から始まります。
   *[other] 準備ができたら `/round start` で始めてください。
}
    .waiting = ⏳ { $round ->
        [0] トーナメント
       *[other] 第{ $round }回戦
    }を公開しますが、まだすべては投稿していません（{ $tables }{ $round ->
        [0] 試合
       *[other] テーブル
    }{ $byes ->
        [0] {""}
       *[other] 、不戦勝{ $byes }人
    }）。{ $start ->
        [0] 2人そろった試合から始まります。
       *[other] 準備ができたら `/round start` で始めてください。
    }
round-swapped = ✅ 第{ $round }回戦：{ $first }さんと{ $second }さんの席を入れ替えました。
table-now-locked = 🔒 席を決め直しても{ $place }は残ります。
table-now-unlocked = 🔓 席を決め直すと{ $place }も変わることがあります。
round-started = ▶️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}の時計を動かしました。
round-started-waits = ⏸️ { $unit ->
    [match] 第{ $tables }試合
   *[table] テーブル{ $tables }
}は、離脱した人の席を審判が決めるまで止まります。
round-started-by-post = ▶️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}で開始しました。非同期対戦のため、テーブルの時計はありません。
round-started-untimed = ▶️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}で開始しました。このレギュレーションに時計はありません。
round-paused = ⏸️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}の時計を止めました。`/round resume` で再開します。
round-resumed = ▶️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}の時計を再開しました。止めた時間は延長されます。
round-extended = ⏱️ { $table ->
    [0] { $tables }テーブル
   *[other] { $place }
}を{ $minutes }分延長しました。
round-ended = 🏁 第{ $round }回戦を終えました。{ $next ->
    [seat] 次の席決めは `/round seat`、順位は `/standings show` です。
    [ladder] 次の席決めは `/round seat`、ラダーの終了は `/event finish` です。
    [met] 全員の対戦が済みました。最終結果は `/event finish`、決勝を行うなら先に `/standings advance` です。
    [advance] 予定の回戦は終わりました。次の段階は `/standings advance`、終了は `/event finish` です。
   *[finish] これが最後です。`/event finish` で最終結果を発表し、全員に順位を知らせます。
 }
round-cancelled = ✖️ 第{ $round }回戦を取り消しました（戻す：`/event undo`、決め直す：{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
}）。

notice-seated = 🪑 **{ $place }** { $count ->
    [2] { $first } – { $second }
    [3] 手番順：{ $first }、{ $second }、{ $third }
   *[other] 手番順：{ $first }、{ $second }、{ $third }、{ $fourth }
}
notice-bye-asked = 🪑 **第{ $round }回戦** { $first }さんは希望による休みです（0.5勝）。
notice-bye = 🪑 **第{ $round }回戦** { $first }さんは不戦勝です（1勝）。
notice-bye-passed = 🪑 **第{ $round }回戦** 席を訂正し、対局のない人が変わりました。新しいお知らせをご覧ください。
notice-moved = 🔁 **{ $place }** 席を訂正しました。テーブルの投稿で確認してください：{ $count ->
    [2] { $first }、{ $second }
    [3] { $first }、{ $second }、{ $third }
    [4] { $first }、{ $second }、{ $third }、{ $fourth }
   *[other] { $first }
}
notice-clock-warning = ⏱️ { $at }に終了です。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}
notice-clock-stands = ⏸️ 時計は止まっています。再開すると、テーブルの投稿に終了時刻が出ます。
notice-results-late = ⏳ { $judges }：**{ $event }** { $unit ->
    [match] 時間切れです。第{ $tables }試合
   *[table] 第{ $round }回戦は時間切れです。テーブル{ $tables }
}の結果がまだです。
notice-results-late-no-more = ✅ **{ $event }** { $unit ->
    [match] 結果待ちの試合はありません。
   *[table] 第{ $round }回戦の結果待ちはありません。
}
notice-time-up = ⏰ **時間切れです。手番の途中でもここで終了です。** 今の得点で報告してください。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
    [3] { $first } { $second } { $third }
   *[other] { $first } { $second } { $third } { $fourth }
}

audit-round-seated = { $event } 第{ $round }回戦の席を決定（シード { $seed }）
audit-round-published = { $event } 第{ $round }回戦を公開（{ $tables }テーブル）
audit-round-replaced = { $event } { $place }：{ $player }さんを{ $other }さんに交代
audit-round-stood-in = { $event } { $place }：今回だけ{ $player }さんを{ $other }さんに交代
audit-round-table-added = { $event } { $place }を{ $player }さんのために追加（{ $moved }人が移動）
audit-round-seat-added = { $event } { $place }に{ $player }さんの席を追加
audit-round-seat-removed = { $event } { $place }から{ $player }さんの席を削除
audit-round-swapped = { $event } 第{ $round }回戦：{ $first }さんと{ $second }さんの席を入れ替え
audit-table-locked = { $event } { $place }を固定
audit-table-unlocked = { $event } { $place }の固定を解除
audit-round-started = { $event } { $table ->
    [0] 第{ $round }回戦の全テーブル
    [several] 第{ $round }回戦 テーブル{ $tables }
   *[other] { $place }
}を開始
audit-round-paused = { $event } { $table ->
    [0] 第{ $round }回戦の全テーブル
    [several] 第{ $round }回戦 テーブル{ $tables }
   *[other] { $place }
}を一時停止
audit-round-resumed = { $event } { $table ->
    [0] 第{ $round }回戦の全テーブル
    [several] 第{ $round }回戦 テーブル{ $tables }
   *[other] { $place }
}を再開
audit-round-extended = { $event } { $table ->
    [0] 第{ $round }回戦の全テーブル
    [several] 第{ $round }回戦 テーブル{ $tables }
   *[other] { $place }
}を{ $minutes }分延長
audit-round-ended = { $event } 第{ $round }回戦を終了
audit-round-cancelled = { $event } 第{ $round }回戦を取り消し

refusal-plan-changed = ほかの人が案を変更したため、決め直していません。案を確認して、もう一度決め直してください。
refusal-changed-meanwhile = 席決めの間に申し込みや結果が変わり、保存していません。もう一度決め直してください。
refusal-seating-outdated = 席が現在の参加者と合っていません：{ $names }。{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
} で決め直してください。
refusal-plan-other-format = 席決めの後に大会の形式が変わりました。{ $again ->
    [advance] `/standings advance`
   *[seat] `/round seat`
} で決め直してください。
refusal-no-pairings-channel = 対戦表チャンネルが未設定で、公開しても誰にも見えません。管理者が `/setup` で設定してください。
refusal-round-results-missing = { $unit ->
        [match] トーナメントの結果がありません（第{ $tables }試合
       *[table] 第{ $round }回戦の結果がありません（テーブル{ $tables }
    }）。報告するか、審判が `/result walkover` で決めます。
refusal-round-has-results = { $unit ->
    [match] トーナメントにはすでに結果があり（第{ $tables }試合
   *[table] 第{ $round }回戦にはすでに結果があり（テーブル{ $tables }
}）、取り消せません。訂正は `/result correct` です。
button-table-seats = 席の変更
button-seat-next = 次：{ $name }
button-seat-guest = ゲスト
button-seat-remove = 交代なしで続ける
menu-seat-leaver = 席を離れる人
menu-seat-latecomer = 席に加わる人
menu-seat-member = サーバーのメンバー
seat-leaver = 🔁 **{ $place }**：席を離れるのはどなたですか？
seat-newcomer = 🔁 **{ $player }**さんの代わりはどなたですか？
seat-guest-name = ゲストの名前
seat-replaced = ✅ { $place }：**{ $player }**さんが**{ $other }**さんに交代します。テーブルに知らせました。
    .waiting = ⏳ { $place }：**{ $player }**さんが**{ $other }**さんに交代します。テーブルにはまだ知らせていません。
button-seat-guest-once = ゲスト（今回だけ）
menu-seat-stand-in = この回戦だけの代役
seat-stood-in = ✅ { $place }：今回は**{ $player }**さんの代わりに**{ $other }**さんが入ります。**{ $player }**さんは大会に残ります。
button-late = 遅刻者
button-late-guest = ゲスト
button-late-table = テーブルを作る
menu-late-who = 遅れて来た人
late-question = { $count ->
    [0] 🕗 この回戦は全員に席があります。ゲストですか？
   *[other] 🕗 遅れて来た人を選んでください（同じテーブルの人はまとめて）。
}
late-table-from = { $player }（{ $place }）
late-table-asked = 🕗 始まっていないテーブルに空席がありません。**{ $late }**さんの新しいテーブルを{ $count ->
        [0] 作れます。
       *[other] { $moved }の移動で作れます。
    }再戦：{ $repeats }組。まだ誰も移動していません。
late-table-planned = 新しい{ $place }：{ $players }。{ $count ->
        [0] 移動する人はいません。
       *[other] 移動：{ $moved }。
    }再戦：{ $repeats }組。
late-table-added = ✅ 新しい{ $place }：{ $players }
refusal-late-at-tables = 遅刻者が入れるのは、公開中の3〜4人テーブルの回戦だけです。ほかは `/signup add` で追加してください。
refusal-late-one-by-one = { $place }に空席があります。遅れて来た人を1人ずつ選んでください。
refusal-late-free-seat = { $place }に空席ができました。`/round latecomer` で入れてください。
refusal-late-moved = 移る人が変わったため、まだ誰も移動していません。`/round latecomer` でもう一度確認してください。
refusal-late-no-table = 始まっていないテーブルから移れる人が足りません。`/signup add` で次の回戦から参加できます。
seat-latecomer = ✅ **{ $player }**さんは{ $place }に入りました。
seat-removed = ✅ { $place }は**{ $player }**さん抜きで続けます。テーブルに知らせました。
    .waiting = ⏳ { $place }は**{ $player }**さん抜きで続けます。テーブルにはまだ知らせていません。
notice-replaced = 🔁 **{ $place }**：{ $player }さんが{ $other }さんに交代します。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-taken = 🔁 **{ $event }** { $place }：{ $other }さんに交代し、あなたは大会から外れました。誤りなら主催者に伝えてください。
notice-seat-lost = 🔁 **{ $event }** { $place }：あなた抜きで続け、あなたは大会から外れました。誤りなら主催者に伝えてください。
notice-round-cancelled = ✖️ **{ $event }**：第{ $round }回戦を取り消しました。新しい席はここでお知らせします。{ $games ->
    [0] {""}
   *[other] 非同期対戦は最後まで続けられますが、結果にはなりません。
}
notice-departure = 🚪 **{ $event }** { $place }：離脱した{ $player }さんの席が残っています。代わりの人を入れるか、交代なしで続けてください。
notice-departure-small = 🚪 **{ $event }** { $place }：離脱した{ $player }さんの席が残っています。代わりの人を入れるか、`/result walkover` で不戦勝にしてください。
notice-departure-game = 🚪 **{ $event }** { $place }：ゲーム #{ $game } の{ $player }さんが離脱しました。3人以上なら `/round replace` か `/signup substitute` で交代（成績は代わりの人）、2人なら `/result walkover`（理由が必要）で決めてください。
notice-departure-over = 🚪 **{ $event }** { $place }：離脱した{ $player }さんが戻りました。対応は不要です。
notice-departure-settled = 🚪 **{ $event }** { $place }：離脱した{ $player }さんの席は解決しました。対応は不要です。
notice-back-at-table = 🪑 **{ $place }**：{ $player }さんがこのテーブルに入ります。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-left-table = 🚪 **{ $place }**：{ $player }さんが離脱しました。審判をお待ちください。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
notice-seat-removed = 🔁 **{ $place }**は{ $player }さん抜きで続けます。{ $count ->
    [0] {""}
    [1] { $first }
    [2] { $first } { $second }
   *[other] { $first } { $second } { $third }
}
refusal-replace-in-bracket = トーナメントでは交代できません。`/result walkover` か `/signup drop` です。
refusal-not-seated = その参加者はもうこのテーブルにいません。テーブルの投稿を確認して選び直してください。
refusal-seated-elsewhere = { $player }さんの席は{ $place }です。2人の入れ替えは `/round swap` を使ってください。
refusal-nobody-in-line = 次の順番の人がいません。「{ cmd-round-replace.member }」か「{ cmd-round-replace.guest }」で指定してください。
refusal-table-begun = { $place }は始まっています。まだ始まっていないテーブルを選んでください。
refusal-table-full = { $place }は満席です。空きのあるテーブルを選んでください。
refusal-table-too-small = { $place }は{ $players ->
        [2] 2人対戦です
       *[other] 3人しかいません
    }。代わりの人を入れるか、`/result walkover` で決めます。
table-clock-halted = ⏸️ それまで時計は止まります。
table-clock-resumed = ▶️ 時計が再び動いています。
notice-clock-runs = ▶️ **{ $place }**：時計が再び動いています。
table-set-up-anew = ♟️ 初期配置からやり直します。審判が `/round start` で始めます。
refusal-substitute-match-by-post = { $place }は2人の非同期対戦（ゲーム #{ $game }）で交代できません。`/result walkover` です。
refusal-substitute-guest-by-post = ゲストは非同期対戦（{ $place }、ゲーム #{ $game }）に入れません。先に `/game end` です。
refusal-swap-game-on = { $place }はゲーム #{ $game } で対局中です。3人以上は `/round replace`、2人は `/result walkover`、開始前は `/game end` を使ってください。
refusal-swap-other-group = { $first }さんと{ $second }さんは別の組です。同じ組の2人を入れ替えてください。
refusal-swap-result-exists = { $place }には結果があり、席を変えられません。対局した人が違う場合は `/result correct` で訂正してください。
refusal-round-over = 第{ $number }回戦は終わり、席を変えられません。結果の訂正は `/result correct` です。
round-called = 📣 { $place }の参加者を呼び出しました。
    .waiting = ⏳ { $place }の参加者はまだ呼び出していません。
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
audit-round-called = { $event } { $place }の参加者を呼び出し
audit-round-noted = { $event } { $about ->
    [table] { $place }
   *[player] { $player }さん
}のメモ：{ $note }
refusal-nothing-to-call = { $place }に呼び出す人はいません（結果あり・未公開・非同期対戦）。`/round show` で確認してください。
refusal-called-already = 呼び出しから{ $minutes }分たっていません。少しお待ちください。
refusal-note-of-what = テーブルか参加者のどちらか一方を選んでください。
refusal-note-changed = { $stands ->
    [no] ほかの人がメモを消しました。
   *[other] ほかの人がメモしました：{ $note }。
}保存していません。必要ならもう一度メモしてください。
refusal-note-same = 同じ内容がメモされています。
refusal-round-closed = 第{ $number }回戦は進行中ではありません。最新のページを開いてください。
refusal-table-numbers = 「{ $typed }」はテーブル番号として読めません。「1-12、15」のように入力してください。
refusal-no-table-chosen = テーブルが選ばれていません。チェックするか「1-12」のように入力してください。
refusal-round-step = 第{ $number }回戦は{ $status ->
    [planned] まだ案です
    [published] 公開済みです
    [running] 対局中です
    [finished] 終了しています
   *[cancelled] 取り消されています
}。`/round show` で確認してください。
refusal-no-such-round = { $number ->
        [0] この案はもうありません。`/round seat`（準決勝・決勝は `/standings advance`）で決め直します。
       *[other] その回戦はありません。`/round show` で最新の回戦を確認してください。
    }
refusal-no-round-planned = 席を決めた回戦がありません。`/round seat`（準決勝・決勝は `/standings advance`）で決めます。
refusal-no-round-open = 進行中の回戦がありません。主催者が `/round seat` と `/round publish` で始めます。
refusal-no-round-public = 公開された回戦はまだありません。席が決まったらお知らせします。
refusal-no-such-table = この回戦にそのテーブルはありません。候補から選んでください。
refusal-table-locked = { $place }はすでに固定されています。
refusal-table-unlocked = { $place }は固定されていません。
refusal-qualifier-over = 予選は終わっています。準決勝・決勝は `/standings advance` で決めてください。
refusal-all-rounds-seated = 全{ $rounds }回戦の席が決まっています。`/standings advance` か `/event finish` に進んでください。
refusal-pairing-does-not-fit = 組み合わせ方式とレギュレーションが、テーブル戦と2人対戦で合っていません。合う方式を選んでください。
refusal-drawing-needs-tables = 「方式」は3〜4人のテーブル戦用です。2人対戦では指定しないでください。
refusal-all-have-met-bracket = 総当たりは終わりました。`/standings advance` で{ $size }人のトーナメントを組んでください。
refusal-all-have-met = 総当たりは終わりました。`/event finish` で終えてください。
refusal-avoid-form = 「{ $typed }」は組として読めません。「はるか + ケン, 小林 + 佐藤」の形で入力してください。
refusal-avoid-unknown = 「{ $typed }」という参加者はいません。`/signup list` のとおりに入力してください。
refusal-avoid-unclear = 「{ $typed }」に当てはまる人が複数います。名前をすべて入力するか、メンションしてください。
refusal-no-clock = ここで動いている時計はありません。制限時間があれば、審判が `/round start` で動かします。

button-result-report = 結果を報告
button-judge-call = 審判を呼ぶ
offer-table = 第{ $round }回戦 テーブル{ $table }

## Discordサーバーを抜けた人
left-server-planned = 🚪 サーバーを抜けた人がこの案にいます：{ $names }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }人
}。`/signup drop` か `/signup substitute` の後、席を決め直してください。
left-server-seated = 🚪 サーバーを抜けた人に席があります：{ $names }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }人
}。`/signup drop` か `/round replace` を使ってください。
notice-left-server = 🚪 **{ $player }**さんがサーバーを抜けました。まだ何も変えていません。戻ればそのまま参加できます。
left-server-event = - **{ $event }**：エントリーが残り、次の回戦でも席が決まります。`/signup drop` か `/signup substitute` を使ってください。
left-server-game = - 非同期対戦のゲーム #{ $game }：期限は進みます。審判が `/game substitute`（3人以上）か `/game end` を使えます。
notice-left-server-settled = 🚪 サーバーを抜けた**{ $player }**さんの大会や対戦はもうありません。対応は不要です。
notice-back-on-server = 🚪 **{ $player }**さんがサーバーに戻りました。対応は不要です。
refusal-byes-need-swiss = 0.5勝で休めるのはスイス式だけです。「{ cmd-round-seat.byes }」を外してください。
