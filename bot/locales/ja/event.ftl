cmd-event = 大会
    .description = 大会の作成・進行・終了（主催者）
cmd-event-create = 作成
    .description = 大会を作成します（受付開始まで非公開）
    .name = 名前
    .name-description = 大会の名前
    .profile = レギュレーション
    .profile-description = レギュレーション（既定：カタン日本大会）
    .rounds = 回戦数
    .rounds-description = 予選の回戦数
    .capacity = 定員
    .capacity-description = 定員（0は無制限）
    .starts = 開始日時
    .starts-description = 開始日時。例：2026-05-01 19:00
    .pairing = 組み合わせ
    .pairing-description = 組み合わせの方式
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数
    .season = シーズン
    .season-description = 成績を集計するシーズン
    .approval = 承認制
    .approval-description = 申し込みを主催者が承認します
    .hidden = 非公開
    .hidden-description = 終了まで順位表は主催者だけに表示
    .regulations = レギュレーションファイル
    .regulations-description = 独自のレギュレーション（TOML）
    .web = ページ
    .web-description = Web ページの公開範囲（既定：サーバーの設定）
    .venue = 会場
    .venue-description = 開催場所
cmd-event-open = 受付開始
    .description = 受付を開始し、お知らせを投稿します
    .event = 大会
    .event-description = 対象の大会
cmd-event-close = 受付終了
    .description = 受付を終了します
    .event = 大会
    .event-description = 対象の大会

event-created = ✅ **{ $event }** を作成しました。次は `/event open`（`/desk` でも）。
event-namesake = ⚠️ 同名の **{ $event }** があります（{ $status }、{ $day }）。`/event edit name:` で区別できます。
button-event-drop = 下書きを削除
event-dropped = 🗑️ 準備中の **{ $event }** を削除しました。お知らせ前でした。
event-opened = ✅ **{ $event }** の受付を開始しました。
    .waiting = ⏳ **{ $event }** の受付を開始しました。お知らせはまだ投稿していません。
event-closed = ✅ **{ $event }** の受付を終了しました。次は `/round seat` です。

event-status-draft = 📝 準備中
event-status-open = 🟢 受付中
event-status-check-in = 🔵 チェックイン中
event-status-closed = 🟡 受付終了
event-status-running = ▶️ 開催中
event-status-finished = 🏁 終了
event-status-cancelled = ✖️ 中止

announcement-title = { $event }
announcement-places = 👥 参加者：**{ $places }**
announcement-waiting = ⏳ キャンセル待ち：{ $count }人
announcement-rules = 📜 { $title }
announcement-regulations = 📜 { $title }・全{ $rounds }回戦
announcement-starts = 🕖 開始：{ $at }
announcement-venue = 📍 会場：{ $venue }

refusal-event-step = { $status ->
        [draft] **{ $name }** は準備中です。先に `/event open` で受付を始めてください。
        [open] **{ $name }** は受付中なのでできません。次の手順は `/event show` にあります。
        [check-in] **{ $name }** はチェックイン中なのでできません。`/event close` で締め切れます。
        [closed] **{ $name }** は受付終了後なのでできません。次の手順は `/event show` にあります。
        [running] **{ $name }** は開催中なのでできません。次の手順は `/event show` にあります。
        [finished] **{ $name }** は終了しています。`/event reopen` で再開できます。
       *[cancelled] **{ $name }** は中止されました。`/event undo` で中止を取り消せます。
    }
refusal-rounds-out-of-range = 回戦数は1〜{ $most }で入力してください。
refusal-capacity-out-of-range = 定員は{ $most }人までです（0は無制限）。
refusal-no-such-profile = レギュレーション「{ $profile }」はありません。候補から選んでください。
refusal-profile-faults = レギュレーションファイルに誤りが{ $count }件あり、大会は作成していません。直して送り直してください。

choice-profile-catan-japan = カタン日本大会ルール
choice-profile-catan-world = カタン世界選手権ルール
choice-profile-ikebukuro = 池袋方式（ゼロサム・ハンデ）
choice-profile-catan-germany = ドイツ方式（5-3-2-1）
choice-profile-backgammon-jba = バックギャモン（JBA）
choice-profile-rivals = ライバルカタン
choice-pairing-balanced = 相手を均等に（テーブル戦）
choice-pairing-power = 順位の近い人同士（テーブル戦）
choice-pairing-random = 無作為（テーブル戦）
choice-pairing-swiss = スイス式（2人）
choice-pairing-round-robin = 総当たり（2人）
choice-pairing-single-elimination = シングルエリミネーション（2人）
choice-pairing-double-elimination = ダブルエリミネーション（2人）
choice-pairing-ladder = ラダー（2人）

cmd-event-finish = 終了
    .description = 大会を終了し、最終順位を発表します
    .event = 大会
    .event-description = 対象の大会
cmd-event-reopen = 再開
    .description = 終了した大会を再開します
    .event = 大会
    .event-description = 対象の大会
cmd-event-cancel = 中止
    .description = 大会を中止します
    .event = 大会
    .event-description = 対象の大会
cmd-event-checkin = チェックイン
    .description = チェックインを始めます（しない人は席を失います）
    .until = 期限
    .until-description = 締め切り。例：18:45
    .event = 大会
    .event-description = 対象の大会
cmd-event-announce = お知らせ
    .description = 大会の参加者へのお知らせを投稿します
    .words = 内容
    .words-description = お知らせの内容
    .event = 大会
    .event-description = 対象の大会
cmd-event-show = 表示
    .description = 大会の内容と次の手順を表示します
    .event = 大会
    .event-description = 対象の大会
cmd-event-list = 一覧
    .description = このサーバーの大会一覧を表示します
cmd-event-log = 操作履歴
    .description = 操作履歴を表示します
    .event = 大会
    .event-description = 対象の大会
cmd-event-undo = 元に戻す
    .description = 操作を確認してから取り消します（既定：直前の操作）
    .event = 大会
    .event-description = 対象の大会（省略時：設定を含むサーバー全体）
    .action = 操作
    .action-description = 取り消す操作（省略時：直前の操作）

event-reopened = ✅ **{ $event }** を再開しました。
event-cancelled = ✅ **{ $event }** を中止しました。`/event undo` で中止を取り消せます。
event-announced = ✅ **{ $event }** のお知らせを投稿しました。
    .waiting = ⏳ **{ $event }** のお知らせは、まだ投稿していません。
event-checkin-opened = ✅ **{ $event }** のチェックインを { $until } まで受け付けます（再通知1回）。{ $guests ->
        [0] {""}
       *[other] ゲスト{ $guests }人は `/signup checkin` の「{ cmd-signup-checkin.player }」で。
    }
    .waiting = ⏳ **{ $event }** のチェックインを { $until } まで受け付けます。参加者への連絡はまだです。{ $guests ->
        [0] {""}
       *[other] ゲスト{ $guests }人は `/signup checkin` の「{ cmd-signup-checkin.player }」で。
    }
event-undone = ↩️ 取り消しました：{ $action }
event-undone-check-in = 🔵 チェックインを { $until } まで再開し、まだの人に知らせました。変更：`/event checkin`
    .waiting = ⏳ チェックインを { $until } まで再開します。参加者にはまだ知らせていません。変更：`/event checkin`
event-undone-over-cap = ⚠️ 定員を超えています（{ $taken }/{ $capacity }）。全員の席は残ります。定員は `/event edit` で増やせます。
event-list-title = 大会一覧
event-list-line = **{ $event }** — { $status }
event-list-empty = 大会はまだありません。主催者が `/event create` で作成します。
event-card-rounds = 🎲 開始した回戦：{ $count }、結果待ちのテーブル：{ $open }
event-next-draft = ➡️ 次：`/event open` で受付を始め、お知らせを投稿します。
event-next-open = ➡️ 次：`/event checkin`、または `/event close` と `/round seat`。
event-next-check-in = ➡️ 次：チェックインが終わったら `/round seat`。
event-next-closed = ➡️ 次：`/round seat` で第1回戦の席を決めます。
event-next-running = ➡️ 次：`/round seat`（次の回戦）、`/standings advance`（決勝）、`/event finish`（終了）。
event-next-running-advance = ➡️ 次：全回戦が終了。`/standings advance`（次の段階）か `/event finish`（終了）。
event-next-running-met = ➡️ 次：全員対戦済み。`/event finish`（終了）か `/standings advance`（決勝）。
event-next-running-ladder = ➡️ 次：`/round seat`（次の回戦）か `/event finish`（終了）。
event-next-running-finish = ➡️ 次：`/event finish` で最終順位を発表し、全員に知らせます。
event-next-running-reports = ➡️ 次：確認待ちの報告が確定したら `/event finish`。
event-next-round-planned = ➡️ 次：`/round publish` で席を公開します。
event-next-round-outdated = ➡️ 次：ボタンで席を決め直してから公開します。
event-next-round-published = ➡️ 次：テーブルの準備ができたら `/round start`。
event-next-round-playing = ➡️ 次：結果がそろったら `/round end`。
event-next-bracket-playing = ➡️ 次：報告を待ちます。次の試合は自動で始まります。
event-next-round-waiting = ➡️ 次：新しいテーブルは `/round start`。ほかは報告を待ちます。
event-next-round-running = ➡️ 次：結果がそろいました。`/round end` で終えます。
event-next-finished = ➡️ 結果の出力は `/event export`、訂正は `/result correct`。
event-next-cancelled = ➡️ `/event undo` で中止を取り消せます。
pairing-line-balanced = ♟️ 組み合わせ：再戦をできるだけ避ける
pairing-line-power = ♟️ 組み合わせ：順位の近い人同士
pairing-line-random = ♟️ 組み合わせ：無作為
pairing-line-swiss = ♟️ 組み合わせ：スイス式
pairing-line-round-robin = ♟️ 組み合わせ：総当たり
pairing-line-single-elimination = ♟️ 組み合わせ：シングルエリミネーション
pairing-line-double-elimination = ♟️ 組み合わせ：ダブルエリミネーション
pairing-line-ladder = ♟️ 組み合わせ：ラダー

audit-title = 操作履歴
audit-empty = 操作はまだありません。
audit-line = { $at } { $who }：{ $deed }
audit-undone = ~~{ $line }~~（取り消し済み）
audit-undo = 取り消し：{ $deed }
audit-event-created = 「{ $name }」を作成
audit-event-open = 「{ $name }」の受付を開始
audit-event-check-in = 「{ $name }」のチェックインを開始
audit-event-closed = 「{ $name }」の受付を終了
audit-event-running = 「{ $name }」を再開
audit-event-finished = 「{ $name }」を終了
audit-event-cancelled = 「{ $name }」を中止
audit-event-announce = 「{ $name }」のお知らせを投稿
audit-entry-add = { $player }さんをエントリー
audit-entry-approve = { $player }さんのエントリーを承認
audit-entry-refuse = { $player }さんのエントリーを見送り
audit-entry-remove = { $player }さんのエントリーを削除
audit-entry-drop = { $player }さんの離脱を記録
audit-entry-return = { $player }さんの復帰を記録
audit-entry-check-in = { $player }さんのチェックインを受付
audit-entry-no-show = { $player }さんの欠席を記録
audit-entry-substitute = { $player }さんを{ $other }さんに交代
audit-entry-import = { $added }人のエントリーを読み込み
audit-event-imported = 過去の大会「{ $name }」を読み込み（{ $tables }テーブル）
audit-result-imported = 第{ $round }回戦の結果を{ $tables }件読み込み

notice-announcement = 📣 **{ $event }**
    { $words }
notice-announcement-to = 🔔 **{ $event }**：上のお知らせをご確認ください。
notice-no-shows = 🚫 **{ $event }**：チェックインを締め切りました。欠席{ $count }人（席なし）：{ $names }{ $more ->
    [0] {""}
   *[other] ほか{ $more }人
}。`/signup return` で戻せます。
notice-event-goes-on = 🔁 **{ $event }** を再開しました。お知らせした順位は未確定です。確定したら改めてお知らせします。
notice-event-cancelled = ✖️ **{ $event }** は中止になりました。{ $running ->
    [1] 続きは行いません。
   *[0] {""}
}{ $games ->
    [0] {""}
   *[other] 非同期対戦は続けられますが、成績になりません。
}
notice-event-changed = 🗓️ **{ $event }** に変更がありました。{ $running ->
    [1] {""}
   *[0] 参加できない場合は `/signup leave` で取り消せます。
}
event-changed-starts = - 開始：{ $before } → { $after }
event-changed-venue = - 会場：{ $before } → { $after }
event-changed-rounds = - 回戦数：{ $before } → { $after }
event-changed-profile = - レギュレーション：{ $before } → { $after }
event-changed-most = - テーブルの得点の上限：{ $before } → { $after }
event-changed-fact = - { $before } → { $after }
event-changed-length = - { $part }：{ $before } → { $after }
event-changed-told = { $count }人に DM で知らせました（DM を受け取らない人を除く）。
    .waiting = ⏳ { $count }人への DM の一部が、まだ届いていません。
notice-check-in = 🔵 **{ $event }**：チェックイン受付中（締め切り：{ $until }）。ボタンを押して席を確保してください。
notice-place-lost = 🔵 **{ $event }**：チェックインがなかったため、席を失いました。参加できる場合は主催者に伝えてください。空きがあれば `/signup return` で戻せます。
notice-check-in-over = 🔵 **{ $event }**：チェックインは終了しました。
notice-check-in-again = 🔵 **{ $event }**：ボットの停止のため、チェックインを延長しました（締め切り：{ $until }）。ボタンを押して席を確保してください。
notice-check-in-moved = 🔵 **{ $event }**：チェックインの締め切りが変わりました。新しいお知らせをご覧ください。
notice-check-in-reminder = ⏰ **{ $event }**：チェックインの締め切りは { $until } です。ボタンを押さないと席を失います。

refusal-finish-round-planned = 第{ $round }回戦は未公開です。`/round publish` か `/round cancel` の後に終了してください。
refusal-finish-leaves-open = **{ $event }** の残りの件が変わりました。`/event finish` で確認し直してください。
refusal-results-missing = 結果がありません（{ $unit ->
    [match] 第{ $tables }試合
   *[table] テーブル{ $tables }
}）。報告するか、審判が `/result walkover` で不戦勝にしてください。
refusal-nothing-to-undo = 取り消せる操作はありません。主催者は `/event log` で履歴を確認できます。
refusal-undone-already = その操作は取り消し済みです。
refusal-undo-own = あなた自身についての決定です。取り消しは別の審判か主催者に頼んでください。
refusal-undo-blocked = 後の操作がこれを前提にしています。先にそちらを取り消してください（順番は主催者の `/event log`）。
refusal-undo-moved-on = その後の変化（締め切り・報告・時計など）のため取り消せません。元のコマンドで直してください。
refusal-text-empty = 内容が空です。文章を入力してください。
refusal-text-too-long = 文章が長すぎます。{ $most }文字以内にしてください。

cmd-event-import = 過去読込
    .description = 過去の大会を一覧ファイルから読み込みます（主催者）
    .file = ファイル
    .file-description = CSV・XLSX・TRF など（回戦・テーブル・名前・得点）
    .name = 名前
    .name-description = 大会の名前
    .profile = レギュレーション
    .profile-description = レギュレーション（既定：カタン日本大会）
    .day = 日付
    .day-description = 開催日。例：2026-03-01
    .season = シーズン
    .season-description = 成績を集計するシーズン
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数

cmd-event-export = 出力
    .description = 結果・順位・参加者・ペナルティをファイルで出力します
    .kind = 形式
    .kind-description = XLSX・CSV・JSON・TRF・印刷用の席表
    .event = 大会
    .event-description = 対象の大会

export-no-round = **{ $event }** には印刷する席表がありません。`/round seat` で席を決めてください。
export-no-trf = TRF は2人対戦用です。**{ $event }** は XLSX か CSV で出力してください。

fault-line = • `{ $path }`：{ $fault }

regulation-target = 🎯 勝利に必要な勝利点：{ $target }点
regulation-time = ⏱️ 制限時間：{ $minutes }分{ $up ->
    [no-winner] （時間切れは勝者なし）
   *[other] （時間切れは負け）
}
regulation-time-none = ⏱️ 時間制限なし
regulation-robber-forbid = 🤫 盗賊の置き場所の取引・示唆は禁止
regulation-robber-talk = 💬 盗賊の置き場所の相談は可
regulation-robber-allow = 💬 盗賊についての取引も可
regulation-raise-small-tables = ➗ 得点率：3人テーブルは平均点を4人目として合計に加える
regulation-draw = 🤝 勝者なしは両者{ $halves ->
    [0] 0勝
   *[1] 0.5勝
}（両者欠席は0勝）
regulation-substitute-keeps = 🔄 交代した人はその席の成績を引き継ぐ
regulation-missed-turns = ⌛ 非同期対戦：{ $turns }回続けて時間切れになると負け（ハウスルール。予備時間のある対戦を除く）
regulation-same-board = 🏝️ 非同期対戦：同じ回戦は全テーブル同じ盤面（最初に始まるときに決定）
regulation-discards-public = 👁️ 7で捨てる札は全員に見せる
regulation-discards-hidden = 🂠 7で捨てる札は見せなくてよい
cmd-event-edit = 変更
    .description = 大会の名前・開始日時・定員・レギュレーションなどを変更します
    .event = 大会
    .event-description = 対象の大会
    .name = 名前
    .name-description = 新しい大会名
    .starts = 開始
    .starts-description = 新しい開始日時。例：金曜19時
    .capacity = 定員
    .capacity-description = 定員（0は無制限）。増やすとキャンセル待ちから繰り上げ
    .rounds = 回戦数
    .rounds-description = 回戦数
    .profile = レギュレーション
    .profile-description = レギュレーション（最初の席決めまで）
    .web = ページ
    .web-description = Web ページの公開範囲
    .weight = 比重
    .weight-description = 順位別の席：100は順位だけ、小さいほど再戦を避ける
    .venue = 会場
    .venue-description = 開催場所（- で削除）
event-edited = ✅ **{ $event }** を変更しました（投稿にも反映）。
event-edited-check-in = ⚠️ チェックインの締め切りは { $at } のままです。変更：`/event checkin` の「{ cmd-event-checkin.until }」
event-edited-lengths = ℹ️ マッチの長さの設定は、このレギュレーションに合わないため解除しました（`/event length`）。
refusal-weight-needs-tables = 「比重」は3〜4人のテーブル戦用です。指定を外してください。
event-edited-planned = ℹ️ 第{ $round }回戦の席は変更前のものです。`/round seat` で決め直せます。
event-edited-promoted = キャンセル待ちから繰り上がり：{ $names }
event-edited-waiting = ⏳ 開催中は自動で繰り上がりません。キャンセル待ち：{ $names }（`/signup add` で途中参加）
audit-event-edited = 「{ $name }」を変更
refusal-nothing-to-edit = 変更がありません。変える項目を入力してください。例：`/event edit capacity:16`
refusal-rounds-after-qualifier = 準決勝か決勝が公開されているため、回戦数は変えられません。
refusal-rounds-below-played = すでに{ $played }回戦の席があるため、それより少なくできません。
refusal-profile-after-start = 席が決まっているため変えられません。未対局の回戦なら `/round cancel` で取り消せます。
event-cancel-sure = **{ $event }** を中止しますか。投稿にも表示されます（取り消しは `/event undo`）。
button-event-cancel = 中止する
