cmd-event = 大会
    .description = 大会の作成・受付・進行・終了（主催者）
cmd-event-create = 作成
    .description = 大会を作成します。受付を始めるまで公開されません
    .name = 名前
    .name-description = 大会の名前
    .profile = レギュレーション
    .profile-description = 使用するレギュレーション（既定：カタン日本大会）
    .rounds = 回戦数
    .rounds-description = 予選の回戦数
    .capacity = 定員
    .capacity-description = 定員。0 は無制限
    .starts = 開始日時
    .starts-description = 開始日時。例：2026-05-01 19:00
    .pairing = 組み合わせ
    .pairing-description = テーブルの決め方
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数
    .season = シーズン
    .season-description = 成績を集計するシーズン
    .approval = 承認制
    .approval-description = 申し込みごとに主催者が承認します
    .hidden = 非公開
    .hidden-description = 終了まで順位表を主催者だけに見せます
    .regulations = レギュレーションファイル
    .regulations-description = 独自のレギュレーション（TOML ファイル）
    .web = ページ
    .web-description = Web のページの公開範囲（既定：/設定 のとおり）
    .venue = 会場
    .venue-description = 開催場所
cmd-event-open = 受付開始
    .description = 受付を開始し、告知を投稿します
    .event = 大会
    .event-description = 対象の大会
cmd-event-close = 受付終了
    .description = 受付を終了します
    .event = 大会
    .event-description = 対象の大会

event-created = ✅ 大会 **{ $event }** を作成しました。進行パネルから次の手順をボタンで進められます（いつでも `/desk`）。`/event open` でも参加受付を始められます。
event-namesake = ⚠️ 同じ名前の大会 **{ $event }** があります（{ $status }、{ $day }）。そちらのつもりではありませんか。別の大会なら `/event edit name:` で名前を変えると区別できます。それまで一覧では日付と番号を添えます。
button-event-drop = この準備中の大会を削除
event-dropped = 🗑️ 準備中の大会 **{ $event }** を削除しました。まだ誰にも公開されていません。
event-opened = ✅ **{ $event }** の受付を開始しました。
    .waiting = ⏳ **{ $event }** の受付を開始しました。お知らせはまだ投稿していません。
event-closed = ✅ **{ $event }** の受付を終了しました。`/round seat` で第1回戦の席を決めてください。

event-status-draft = 📝 準備中
event-status-open = 🟢 受付中
event-status-check-in = 🔵 チェックイン受付中
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
    [draft] **{ $name }** はまだ準備中です。先に `/event open` で受付を始めてください。
    [open] **{ $name }** は受付中のため、今この操作はできません。次の手順は `/event show` で確認できます。
    [check-in] **{ $name }** はチェックイン受付中のため、今この操作はできません。終了を待つか、`/event close` で締め切ってください。
    [closed] **{ $name }** は受付終了後のため、今この操作はできません。次の手順は `/event show` で確認できます。
    [running] **{ $name }** は開催中のため、今この操作はできません。次の手順は `/event show` で確認できます。
    [finished] **{ $name }** は終了しています。`/event reopen` で再開できます。
   *[cancelled] **{ $name }** は中止されました。`/event undo` で中止を取り消せます。
}
refusal-rounds-out-of-range = 回戦数は1〜{ $most }で指定してください。
refusal-capacity-out-of-range = 定員は{ $most }人までです。0 は無制限です。
refusal-no-such-profile = 「{ $profile }」というレギュレーションはありません。候補から選んでください。
refusal-profile-faults = レギュレーションファイルに誤りが{ $count }件あるため、大会は作成されていません。直してからもう一度お試しください。

choice-profile-catan-japan = カタン日本大会ルール
choice-profile-catan-world = カタン世界選手権
choice-profile-ikebukuro = 池袋方式（ゼロサム・ハンデ）
choice-profile-catan-germany = ドイツ方式（5-3-2-1）
choice-profile-backgammon-jba = バックギャモン（JBA）
choice-profile-rivals = ライバルカタン
choice-pairing-balanced = テーブル戦：対戦相手を均等に
choice-pairing-power = テーブル戦：順位の近い人同士
choice-pairing-random = テーブル戦：無作為
choice-pairing-swiss = スイス式（2人）
choice-pairing-round-robin = 総当たり（2人）
choice-pairing-single-elimination = シングルエリミネーション（2人）
choice-pairing-double-elimination = ダブルエリミネーション（2人）

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
    .description = 期限までチェックインを受け付けます。しなかった人は席を失います
    .until = 期限
    .until-description = いつまで。例：18:45
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
    .description = 誰が何をしたかを表示します
    .event = 大会
    .event-description = 対象の大会
cmd-event-undo = 元に戻す
    .description = 直前の操作、または選んだ操作を、内容を確かめてから取り消します
    .event = 大会
    .event-description = 対象の大会（省略すると設定も含めたサーバー全体）
    .action = 操作
    .action-description = 取り消す操作（省略すると直前の操作）

event-reopened = ✅ **{ $event }** を再開しました。
event-cancelled = ✅ **{ $event }** を中止しました。`/event undo` で元に戻せます。
event-announced = ✅ **{ $event }** のお知らせを投稿しました。
    .waiting = ⏳ **{ $event }** のお知らせは、まだ投稿していません。
event-checkin-opened = ✅ **{ $event }** のチェックインを { $until } まで受け付けます。参加者に知らせ、期限前に一度だけ再度お知らせします。{ $guests ->
        [0] {""}
       *[other] ゲスト{ $guests }人はボタンを押せません。会場にいるゲストは `/signup checkin` の「{ cmd-signup-checkin.player }」で受け付けてください。
    }
    .waiting = ⏳ **{ $event }** のチェックインを { $until } まで受け付けます。参加者にはまだ知らせていません。期限前に一度だけ再度お知らせします。{ $guests ->
        [0] {""}
       *[other] ゲスト{ $guests }人はボタンを押せません。会場にいるゲストは `/signup checkin` の「{ cmd-signup-checkin.player }」で受け付けてください。
    }
event-undone = ↩️ 取り消しました：{ $action }
event-undone-check-in = 🔵 元のチェックイン期限は過ぎているか、間もなくのため、{ $until } まで受け付けを延ばします。まだチェックインしていない人に知らせました。別の時刻にするには `/event checkin` を使ってください。
    .waiting = ⏳ 元のチェックイン期限は過ぎているか、間もなくのため、{ $until } まで受け付けを延ばします。まだチェックインしていない人には、これから知らせます。別の時刻にするには `/event checkin` を使ってください。
event-undone-over-cap = ⚠️ 定員を超えています（{ $taken }/{ $capacity }）。誰の席もなくなりません。定員は主催者が `/event edit` で増やせます。
event-list-title = 大会一覧
event-list-line = **{ $event }** — { $status }
event-list-empty = まだ大会がありません。主催者が `/event create` で作成します。
event-card-rounds = 🎲 実施した回戦：{ $count }、結果待ちのテーブル：{ $open }
event-next-draft = ➡️ 次の手順：`/event open` で告知を投稿し、受付を始めます。
event-next-open = ➡️ 次の手順：`/event checkin`、または `/event close` の後に `/round seat`。
event-next-check-in = ➡️ 次の手順：チェックインの終了を待って `/round seat`。
event-next-closed = ➡️ 次の手順：`/round seat` で第1回戦の席を決めます。
event-next-running = ➡️ 次の手順：次の回戦は `/round seat`、決勝は `/standings advance`、終了は `/event finish`。
event-next-running-advance = ➡️ 次の手順：予定の回戦はすべて終わりました。次の段階は `/standings advance`、終了は `/event finish`。
event-next-running-met = ➡️ 次の手順：全員の対戦が済みました。最終結果の発表は `/event finish`、その前に決勝を行うなら `/standings advance`。
event-next-running-finish = ➡️ 次の手順：`/event finish` で最終結果を発表し、全員に順位を知らせます。
event-next-running-reports = ➡️ 次の手順：確認待ちの報告があります。確定したら `/event finish` で終了します。
event-next-round-planned = ➡️ 次の手順：`/round publish` で、決めた席を全員に公開します。
event-next-round-outdated = ➡️ 次の手順：ボタンで席を作り直してください。その後で公開できます。
event-next-round-published = ➡️ 次の手順：盤の準備ができたら `/round start`。
event-next-round-playing = ➡️ 次の手順：各テーブルの報告を待ち、そろったら `/round end`。
event-next-bracket-playing = ➡️ 次の手順：各試合の報告を待ちます。次の試合は自動で始まります。
event-next-round-waiting = ➡️ 次の手順：新しく始まるテーブルは `/round start`。ほかのテーブルは報告を待ちます。
event-next-round-running = ➡️ 次の手順：結果がそろいました。`/round end` で終えてください。
event-next-finished = ➡️ `/event export` で全結果を出力できます。`/result correct` も使えます。
event-next-cancelled = ➡️ `/event undo` で中止を取り消せます。
pairing-line-balanced = ♟️ 組み合わせ：できるだけ多くの相手と対戦
pairing-line-power = ♟️ 組み合わせ：順位の近い人同士
pairing-line-random = ♟️ 組み合わせ：無作為
pairing-line-swiss = ♟️ 組み合わせ：スイス式
pairing-line-round-robin = ♟️ 組み合わせ：総当たり
pairing-line-single-elimination = ♟️ 組み合わせ：シングルエリミネーション
pairing-line-double-elimination = ♟️ 組み合わせ：ダブルエリミネーション

audit-title = 操作履歴
audit-empty = まだ操作はありません。
audit-line = { $at } { $who }：{ $deed }
audit-undone = ~~{ $line }~~（取り消し済み）
audit-undo = 取り消し：{ $deed }
audit-event-created = 大会「{ $name }」を作成
audit-event-open = 「{ $name }」の受付を開始
audit-event-check-in = 「{ $name }」のチェックインを開始
audit-event-closed = 「{ $name }」の受付を終了
audit-event-running = 「{ $name }」を再開
audit-event-finished = 「{ $name }」を終了
audit-event-cancelled = 「{ $name }」を中止
audit-event-announce = 「{ $name }」のお知らせを投稿
audit-entry-add = { $player } さんをエントリー
audit-entry-approve = { $player } さんのエントリーを承認
audit-entry-refuse = { $player } さんのエントリーを断る
audit-entry-remove = { $player } さんのエントリーを削除
audit-entry-drop = { $player } さんの途中棄権を記録
audit-entry-return = { $player } さんの復帰を記録
audit-entry-check-in = { $player } さんのチェックインを受付
audit-entry-no-show = { $player } さんの欠席を記録
audit-entry-substitute = { $player } さんの代わりに { $other } さんが参加
audit-entry-import = { $added }人のエントリーを読み込み
audit-event-imported = 過去の大会「{ $name }」を読み込み（{ $tables }テーブル）
audit-result-imported = 第{ $round }回戦の結果を{ $tables }件読み込み

notice-announcement = 📣 **{ $event }**
    { $words }
notice-announcement-to = 🔔 **{ $event }**：上のお知らせをご確認ください。
notice-no-shows = 🚫 **{ $event }**：チェックインを締め切りました。来なかった{ $count }人は席を失いました：{ $names }{ $more ->
    [0] {""}
   *[other] ほか{ $more }人
}。会場にいる人は `/signup return` で戻せます。
notice-event-goes-on = 🔁 **{ $event }** が再開されました。お知らせした順位はまだ確定ではありません。終わり次第、改めてお知らせします。
notice-event-cancelled = ✖️ **{ $event }** は中止になりました。{ $running ->
    [1] 続きは行われません。
   *[0] 開催されません。
}{ $games ->
    [0] {""}
   *[other] 非同期対戦は最後まで続けられますが、大会の結果にはなりません。
}
notice-event-changed = 🗓️ **{ $event }** に変更がありました。{ $running ->
    [1] {""}
   *[0] 参加できなくなった場合は `/signup leave` で申し込みを取り消してください。
}
event-changed-starts = - 開始：{ $before } → { $after }
event-changed-venue = - 会場：{ $before } → { $after }
event-changed-rounds = - 回戦数：{ $before } → { $after }
event-changed-profile = - レギュレーション：{ $before } → { $after }
event-changed-most = - テーブルで記録する得点の上限：{ $before } → { $after }
event-changed-fact = - { $before } → { $after }
event-changed-length = - { $part }：{ $before } → { $after }
event-changed-told = エントリーしている{ $count }人にダイレクトメッセージで知らせました。
    .waiting = ⏳ エントリーしている{ $count }人の中に、まだダイレクトメッセージが届いていない人がいます。
notice-check-in = 🔵 **{ $event }**：チェックイン受付中です（期限：{ $until }）。席を確保するため、ボタンを押してください。
notice-place-lost = 🔵 **{ $event }**：期限までにチェックインがなかったため、あなたの席は次の人に譲られます。参加できる場合は主催者に伝えてください。空きがあれば `/signup return` で戻せます。
notice-check-in-over = 🔵 **{ $event }**：ここでお願いしたチェックインは終了しました。
notice-check-in-again = 🔵 **{ $event }**：しばらくボットが応答できなかったため、チェックインの期限を { $until } まで延長しました。席を確保するため、ボタンを押してください。
notice-check-in-moved = 🔵 **{ $event }**：チェックインの期限が変わりました。新しいお知らせをご覧ください。
notice-check-in-reminder = ⏰ **{ $event }**：チェックインの期限は { $until } です。期限までに押さないと席を失います。

refusal-finish-round-planned = 第{ $round }回戦の席が決まっていますが、まだ公開されていません。`/round publish` で公開するか、`/round cancel` で取り消してから終了してください。
refusal-finish-leaves-open = 確認の後に、**{ $event }** の終了で残る件が変わりました。`/event finish` でもう一度確認してください。
refusal-results-missing = まだ結果がありません（{ $unit ->
    [match] 第{ $tables }試合
   *[table] テーブル{ $tables }
}）。報告するか、審判が `/result walkover` で不戦勝を記録してください。
refusal-nothing-to-undo = 取り消せる操作がありません。主催者は `/event log` で履歴を確認できます。
refusal-undone-already = その操作はすでに取り消されています。
refusal-undo-own = これはプレイヤーとしてのあなたについての決定なので、審判として取り消すことはできません。決定した人か主催者に頼んでください。
refusal-undo-blocked = 後の操作がこの操作に基づいています。先に後の操作を取り消してください。順番は主催者が `/event log` で確認できます。
refusal-undo-moved-on = この操作で変わった内容は、その後、期限の到来やプレイヤーの操作（チェックインの締め切り、報告、時計など）でさらに変わっています。もう取り消せません。操作したときのコマンドで直してください。
refusal-text-empty = 内容が空です。文章を入力してください。
refusal-text-too-long = 文章が長すぎます。{ $most }文字以内にしてください。

cmd-event-import = 過去読込
    .description = 過去の大会をテーブルの一覧から読み込みます（主催者）
    .file = ファイル
    .file-description = CSV、XLSX、テキスト、TRF：回戦、テーブル、プレイヤー、点数
    .name = 名前
    .name-description = 大会の名前
    .profile = レギュレーション
    .profile-description = レギュレーション（指定なしは日本のカタン）
    .day = 日付
    .day-description = 開催日（例：2026-03-01）
    .season = シーズン
    .season-description = 反映するシーズン
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数

cmd-event-export = 出力
    .description = 結果・順位・参加者・警告などをファイルで出力します
    .kind = 形式
    .kind-description = XLSX、CSV、JSON、TRF、または印刷用の席表
    .event = 大会
    .event-description = 対象の大会

export-no-round = **{ $event }** にはまだ回戦がないため、印刷する席表がありません。`/round seat` で席を決めてください。
export-no-trf = **{ $event }** は2人対戦の大会ではないため、TRF にできません。XLSX か CSV で書き出してください。

fault-line = • `{ $path }`：{ $fault }

regulation-target = 🎯 勝利に必要な点数：{ $target }点
regulation-time = ⏱️ 対局時間：{ $minutes }分{ $up ->
    [no-winner] （時間切れは勝者なし）
   *[other] （時間切れは負け）
}
regulation-time-none = ⏱️ 対局の時間制限なし
regulation-robber-forbid = 🤫 盗賊の置き場所についての取引・示唆は禁止
regulation-robber-talk = 💬 盗賊の置き場所の相談は可
regulation-robber-allow = 💬 盗賊についての取引も可
regulation-raise-small-tables = ➗ 得点率の計算では、3人テーブルの合計に3人の平均点を加えます（4人目がいたものとして計算）
regulation-draw = 🤝 勝者なしの対戦は、両者とも{ $halves ->
    [0] 勝ち数に入りません
   *[1] 0.5勝
}。両者欠席は0勝です
regulation-substitute-keeps = 🔄 交代した参加者は、その席でそれまでに得た成績も引き継ぐ
regulation-missed-turns = ⌛ 非同期対戦：{ $turns }回続けて時間切れになると、その対戦は負け（ハウスルール）。予備時間を使う対戦では予備時間で決めます
regulation-same-board = 🏝️ 非同期対戦では、同じ回戦の全テーブルが同じ盤面で対戦する（最初に始まったテーブルで決まるため、あとから始める人は先に盤面を見られる）
regulation-discards-public = 👁️ 7のバーストで捨てる札は全員に見せる
regulation-discards-hidden = 🂠 7のバーストで捨てる札は見せなくてよい
cmd-event-edit = 変更
    .description = 大会の変更：名前、開始日時、定員、回戦数、レギュレーション
    .event = 大会
    .event-description = どの大会か
    .name = 名前
    .name-description = 新しい大会名
    .starts = 開始
    .starts-description = 新しい開始日時。例：金曜19時、2026年5月1日 19時
    .capacity = 定員
    .capacity-description = 定員（0は上限なし）。増やすとキャンセル待ちから繰り上がります
    .rounds = 回戦数
    .rounds-description = 何回戦行うか
    .profile = レギュレーション
    .profile-description = 別のレギュレーション（席決めの前まで）
    .web = ページ
    .web-description = Web のページの公開範囲
    .weight = 比重
    .weight-description = 順位の近い人同士の席：100は順位だけ、小さいほど再対戦を避けます
    .venue = 会場
    .venue-description = 開催場所（- で消します）
event-edited = ✅ **{ $event }** を変更しました。投稿にも反映されます。
event-edited-check-in = ⚠️ チェックイン受付中で、期限は { $at } のままです。それまでに押さない人は席を失います。`/event checkin` の「{ cmd-event-checkin.until }」で期限を変えられます。
event-edited-lengths = ℹ️ 設定されていたマッチの長さは、このレギュレーションに合わないため解除しました。`/event length` で設定し直せます。
refusal-weight-needs-tables = オプション「比重」は3〜4人のテーブル戦用です。2人戦では指定しないでください。
event-edited-planned = ℹ️ 第{ $round }回戦の案は、この変更の前に作られています。`/round seat` で組み直せます。
event-edited-promoted = キャンセル待ちから繰り上がり：{ $names }
event-edited-waiting = ⏳ 大会が始まっているため、自動では繰り上がりません。キャンセル待ち（先着順）：{ $names }。途中参加を認めるときは `/signup add` を使ってください。
audit-event-edited = 大会 { $name } を変更
refusal-nothing-to-edit = 変わるところがありません。変更する項目を入力してください。例：`/event edit capacity:16`
refusal-rounds-after-qualifier = 予選は終わり、準決勝または決勝が公開されているため、回戦数は変更できません。
refusal-rounds-below-played = すでに{ $played }回戦の席が決まっているため、それより少なくできません。
refusal-profile-after-start = すでに席が決まっているため、レギュレーションは変更できません。だれも対局していない回戦は `/round cancel` で取り消せます。
event-cancel-sure = **{ $event }** を中止しますか。投稿にも中止と表示されます。`/event undo` で取り消せます。
button-event-cancel = 中止する
