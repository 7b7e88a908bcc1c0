# 非同期対戦：コマンド、盤面の投稿、プレイヤーへの連絡、断る理由。特定のゲームの言葉は games/<ゲーム>*.ftl に書く。

cmd-game = ゲーム
    .description = 好きなときに1手番ずつ進める非同期対戦です
cmd-game-join = 参加
    .description = 募集中のゲームの席に着きます
    .game = ゲーム
    .game-description = 対象のゲーム
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
cmd-game-show = 表示
    .description = 盤面と進行状況を表示します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-hand = 手札
    .description = 自分の手札を表示します（自分だけに見えます）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-orders = 予約
    .description = ボットに任せることを決めておきます
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-list = 一覧
    .description = 自分のゲームと募集中のゲームを表示します
cmd-game-replay = 検証
    .description = 終わったゲームを検証し、棋譜を渡します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-analysis = 解析
    .description = 終わったゲームか.matファイルを解析します
    .game = ゲーム
    .game-description = 対象のゲーム
    .file = ファイル
    .file-description = ほかのソフトのバックギャモン棋譜（.mat）
cmd-game-report = 報告
    .description = ゲームの公開記録をまとめます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-resign = 棄権
    .description = 棄権します（2人なら負け、3人以上はボットが代行）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-pause = 中断
    .description = ゲームと期限を止めます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-resume = 再開
    .description = 止めたゲームを再開します（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-undo = 巻き戻し
    .description = 直前の操作を取り消します（審判は数手戻せます）
    .game = ゲーム
    .game-description = 対象のゲーム
    .moves = 手数
    .moves-description = 戻す手の数（省略すると1）
cmd-game-substitute = 交代
    .description = 席を別の人に渡します（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
    .seat = 席
    .seat-description = 対象の席
    .member = プレイヤー
    .member-description = 引き継ぐ人
cmd-game-end = 終了
    .description = 勝者なしでゲームを終えます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム

button-game-join = 席に着く
button-game-join-word = 合言葉で席に着く
button-game-decline = 断る
button-game-leave = 抜ける
button-game-start = ボットを入れて始める
button-game-turn = 自分の手番
button-game-turns = 前の手番
button-game-next = 次のゲーム
button-game-hand = 手札
button-game-trade = 取引
button-game-orders = 予約
button-game-judge = 審判
button-game-rematch = もう一度
button-game-replay = 検証と棋譜
button-game-undo = 取り消す
button-game-end = 終了する
button-game-analysis = 解析
button-game-resign = 棄権する
button-game-move = 盤面をここに移す
button-game-pause = ゲームを中断する
button-game-resume = 再開する

game-thread-name = ゲーム #{ $game }：{ $players }
game-jump = [ゲームへ]({ $link })

game-lobby-open = 🪑 募集中（{ $taken }/{ $seats }席）。全員そろうと始まります。
game-lobby-seat = { $mark } { $who }
game-lobby-free = *空席*
game-lobby-invited = { $name }（招待中）
game-lobby-bot = 🤖 { $name }
game-lobby-seats = 🎟️ 席順は開始時に抽選で決まります。
game-lobby-league = 🏆 リーグの成績になります。
game-lobby-promise = 🎲 ダイスは検証できます。SHA-256：`{ $commitment }`。合言葉と開始メッセージの番号も使います。検証は終了後に `/game replay`。
game-called-off = このゲームは開始前に中止になりました。

game-post-turn = ▶️ 第{ $number }手番：**{ $name }**（{ $phase }）
game-post-match = 🏁 { $length }ポイントマッチ 第{ $number }ゲーム { $points }
game-post-deadline = ⏳ 期限 { $at }
game-until-reserve = { $at }（{ $free } からは予備時間）
game-until-reserve-runs = { $at }（予備時間が進行中）
game-until-away = { $at } · 🏖️ { $back } に復帰
game-away = 🏖️ { $name }さんは休暇中（{ $back } に復帰）
game-post-paused = ⏸️ { $why ->
        [decided] テーブルの結果が決まったため中断中です。期限は止まっています。
        [away] ボットがサーバーにいなかったため中断中です。期限は止まっています。
       *[judge] 審判が中断しています。期限は止まっています。
    }
game-post-called = 🙋 審判を待っています。期限は止まっています。
game-post-is-bot = 🤖
game-post-autopilot = 💤 自動操縦
game-post-resigned = 🏳️ 棄権
game-post-last = **直前の操作**
game-post-promise = ダイス：SHA-256 { $commitment }
game-post-start = 開始メッセージの番号 { $start }
game-post-head = 棋譜ハッシュ { $head }
game-post-words = 合言葉 { $words }
game-post-no-word = –
game-over-title = 🏁 ゲーム #{ $game } 終了
game-over-winner = 🏆 **{ $name }**さんの勝ち！
game-over-drawn = 🤝 引き分けです。
game-over-resigned = 🏆 **{ $name }**さんの勝ち（棄権：{ $others }）
game-over-forfeit = 🏆 **{ $name }**さんの勝ち（時間切れ：{ $others }）
game-over-no-winner = ⌛ 勝者なしで終わりました。
game-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
game-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録 { $recorded }点）{ $marks }
game-over-secret = 🎲 ダイスの秘密の値
    `{ $secret }`
    開始前に公開した SHA-256
    `{ $commitment }`
game-over-head = 🔗 棋譜ハッシュ（スレッドの最後の値と同じ）
    `{ $head }`
game-turns-head = ⏪ 手番{ $number }／{ $turns }：**{ $name }**さん
game-turns-nothing = 記録はありません。
game-turns-first = 最初
game-turns-before = 前へ
game-turns-next = 次へ
game-turns-last = 最後
game-over-turns = 全{ $turns }手番

game-card-turn = 🔔 ゲーム #{ $game }：あなたの手番です
game-card-reply = 🔔 ゲーム #{ $game }：選択をお願いします
game-card-offer = 📣 ゲーム #{ $game }：提案が届いています
game-card-answer = 🤝 ゲーム #{ $game }：提案に返事がありました。手番を続けてください。
game-card-next = ⏭️ ゲーム #{ $game }：次があなたの手番です（操作はまだ不要）
game-card-reminder-reply = ⏰ ゲーム #{ $game } があなたの選択を待っています。
game-card-reminder-turn = ⏰ ゲーム #{ $game } があなたの手番を待っています。
game-card-head = -# 棋譜ハッシュ { $head }
game-card-until = 期限 { $at }
game-card-paused = ⏸️ { $why ->
        [decided] ゲーム #{ $game } は、テーブルの結果が決まったため中断中です。結果が取り消されると再開します。
        [away] ゲーム #{ $game } は、ボットがサーバーから外されたため中断中です。再び招待されると再開します。
       *[judge] ゲーム #{ $game } は審判が中断しています。期限は止まっています。
    }
game-card-called = 🙋 ゲーム #{ $game } は審判を待っています。期限は止まっています。
game-card-over = 🏁 ゲーム #{ $game } は終わりました。
game-hint-first-turn = 💡 初めての手番です。できることは下に並んでいます。期限は活動時間（`/me hours`）だけ進みます。ヒントを消すには `/me settings`。
game-hint-third-turn = 💡 いつも同じ操作は「予約」に任せられます。予約はほかの人には見えません。
game-card-done-turn = ✅ ゲーム #{ $game } 第{ $number }手番：終了
game-card-done-reply = ✅ ゲーム #{ $game }：選択済み
game-card-done-offer = ✅ ゲーム #{ $game }：提案への対応済み
game-card-done-answer = ✅ ゲーム #{ $game }：返事を確認済み
game-card-done-next = ✅ ゲーム #{ $game }：前の手番が終了

game-list-title = 非同期対戦
game-list-mine = **自分のゲーム**
game-list-open = **募集中のゲーム**
game-list-none = 参加中のゲームはありません。{ $commands } で募集できます。
game-list-none-open = 募集中のゲームはありません。{ $commands } で募集できます。
game-list-playing = **#{ $game }** 第{ $number }手番：{ $name }{ $deadline } { $jump }
game-list-yours = **#{ $game }** 第{ $number }手番：▶️ **あなた**{ $deadline } { $jump }
game-list-paused = **#{ $game }** ⏸️ 中断中 { $jump }
game-list-waiting = **#{ $game }** { $taken }/{ $seats }席：{ $names } { $jump }
game-list-more = …ほか{ $count }件
game-list-until = 、期限 { $at }

game-replay-title = ゲーム #{ $game } の検証
game-replay-good = ✅ **ダイス・ルール・棋譜ハッシュを確認しました。**
    秘密の値は開始前の SHA-256 と一致します。{ $draws }回の結果と{ $events }件の出来事はすべて正しいものです。
game-replay-undecided = ✅ **ダイスとルールを確認しました（各手の判断は未証明）。**
    秘密の値は開始前の SHA-256 と一致します。{ $draws }回の結果と{ $events }件の出来事は正しいものです。棋譜ハッシュがないため、手の抜けは分かりません。
game-replay-unfinished = このゲームは終わっていません。
game-replay-head = 🔗 棋譜ハッシュ `{ $head }`。[スレッド]({ $link })の最後の値と同じなら、手は変えられていません。{ $cuts ->
        [0] {""}
       *[other] 審判による{ $cuts }回の取り消しを含みます。
    }
game-replay-bad = ❌ **検証に失敗しました。** { $fault }
game-analysis-title = ゲーム #{ $game } の解析
game-analysis-title-file = { $names } の解析
game-analysis-faults = ⚠️ { $more ->
    [0] { $lines }行目は、ルール違反か読めない行です。
   *[other] { $lines }行目とほか{ $more }行は、ルール違反か読めない行です。
 }各ゲームは最初の反則の手前まで解析しました。
analysis-waits = ⏳ 別の解析が終わると始まります。
analysis-runs = ⏳ 解析中：{ $share }%
analysis-shared = 📣 解析をこのチャンネルの全員に表示しました。
analysis-not-here = ⛔ ここには投稿できません。あなたが書き込めるチャンネルで開いてください。
button-analysis-share = 全員に見せる
analysis-stopped = ⏹️ 解析を中止しました。
analysis-gone = ⛔ この解析は終わっています。もう一度 `/game analysis` を使ってください。
button-analysis-stop = 中止
refusal-analysis-broken-off = ボットのマシンが解析を打ち切りました。時間をおいて `/game analysis` を使ってください。
refusal-analysis-too-long = 解析を{ $minutes }分で打ち切りました。短い試合を送るか、時間をおいて `/game analysis` を使ってください。
game-analysis-file = 解析のテキスト、{ $name }
game-analysis-none = 指摘はありません。
game-replay-yourself = 自分で検証：`python -m engine.{ $kind } verify { $file }` に `--hash` とスレッドの棋譜ハッシュを付けます。
game-replay-start = 🎲 ダイスには、合言葉のあとにDiscordが付けた[開始メッセージ]({ $link })の番号も使っています。
game-replay-json = 完全な棋譜（JSON）、{ $name }
game-replay-export = ほかのソフト用の棋譜、{ $name }

game-report-title = ゲーム #{ $game } の記録
game-report-note = 判定ではなく事実です。すべて卓上で公開されていた内容です。
# 0.1版の未送信の連絡がこの名前を使う。
game-gift-noticed = { catan-gift-noticed }
game-report-none = なし

game-opened = ✅ ゲーム #{ $game } の募集を始めました。全員そろうと始まります。
game-begun = 🎉 ゲーム #{ $game } が始まりました。手番はふだん DM で届き、「自分の手番」でも開けます。
game-joined = ✅ ゲーム #{ $game } の席に着きました。全員そろうと始まります。
game-left = ✅ ゲーム #{ $game } から抜けました。
game-left-called-off = ✅ 募集した本人が抜けたため、ゲーム #{ $game } は中止になりました。
game-starts = 🎲 ゲーム #{ $game } の全員と合言葉がそろいました。このメッセージの番号もダイスに加わり、誰にも予測できません。
game-started = 🎉 ゲーム #{ $game } を始めました。
game-own-news = 📬 ゲーム #{ $game }（{ $channel }）：あなたに次のことが起きました。
    { $log }
game-own-timed-out = ⌛ ゲーム #{ $game }（{ $channel }）：時間切れです。ボットが代わりに行ったこと：
    { $log }
game-own-timed-out-match = ⌛ ゲーム #{ $game }（{ $channel }）：時間切れです（連続{ $misses }回目、レギュレーションにより{ $limit }回で負け）。ボットが代わりに行ったこと：
    { $log }
game-own-autopilot = 💤 ゲーム #{ $game }（{ $channel }）：2回続けて時間切れのため、ボットが進めています。「自分の手番」で戻れます。ボットが代わりに行ったこと：
    { $log }
game-own-over = 🏁 ゲーム #{ $game }（{ $channel }）終了。{ $won ->
        [0] 勝者なし。
       *[other] 🏆 { $winner }さんの勝ち。
    }あなたは{ $seats }人中{ $place }位（{ $points }点）です。{ $hours ->
        [0] { "" }
       *[other] ⏳ 最長の待ち：{ $waited }さんの{ $hours }時間
    }
game-own-over-league = 🏁 リーグのゲーム #{ $game }（{ $channel }）終了。{ $won ->
        [0] 勝者なし。
       *[other] 🏆 { $winner }さんの勝ち。
    }あなたは{ $seats }人中{ $place }位（{ $points }点）です。{ $hours ->
        [0] { "" }
       *[other] ⏳ 最長の待ち：{ $waited }さんの{ $hours }時間
    }
game-own-over-resigned = 🏳️ 棄権により終了：{ $names }
game-own-over-time = ⌛ 勝者なしで終わりました（審判が終了したか、続ける人がいません）。
game-own-over-forfeit = ⌛ 時間切れにより終了：{ $names }
game-own-league-result = 📋 { $place }：あなたの得点{ $points }点を記録しました。
game-own-league-won = 📋 { $place }：あなたの勝ちを記録しました。
game-own-league-lost = 📋 { $place }：あなたの負けを記録しました。
game-own-league-place = 📊 { $event }：{ $players }人中{ $place }位です。
game-own-league-stays = 📋 { $place }にはすでに結果があり、このゲームでは変わりません。
game-own-league-open = 📋 テーブルの結果は審判が確認します。
game-own-taken-back = ↩️ ゲーム #{ $game } の直前の操作を取り消しました。
game-rematch-opened = 🔁 再戦はゲーム #{ $game } です。参加者と設定は前回と同じです。全員が席に着くと始まります。
game-own-seat-lost = 🔄 ゲーム #{ $game }（{ $channel }）：審判があなたの席を{ $player }さんに渡しました。
game-own-seat-lost-league = 🔄 ゲーム #{ $game }（{ $channel }）：審判があなたの席を{ $player }さんに渡しました。リーグの成績はあなたのままです。
game-own-seat-passed = 🔄 ゲーム #{ $game }（{ $channel }）：大会での交代により、席と成績は{ $player }さんのものになりました。間違いなら主催者に伝えてください。
game-own-seat-given = 🔄 開始前のゲーム #{ $game }（{ $channel }）：あなたの席は{ $player }さんに替わりました。操作は不要です。
game-welcome-given = 👋 ゲーム #{ $game }（{ $channel }）：{ $old }さんの席を引き継ぎました。手番の盤面とボタンはここに届きます。スレッドで遊ぶには「予約」で切り替えてください。
game-welcome = 👋 ゲーム #{ $game }（{ $channel }）の席に着きました。手番の盤面とボタンはここに届きます。スレッドで遊ぶには「予約」で切り替えてください。
game-decided = ⏸️ { $place }：審判が裁定しました。{ $begun ->
        [1] ゲーム #{ $game } は中断し、成績になりません（審判：`/game end`）。裁定が取り消されると再開します。
       *[other] ゲーム #{ $game } は始まりません。裁定が取り消されると、また参加できます。
    }
game-decided-left = ⏸️ { $place }：離脱した人がいるため、不戦勝です。{ $begun ->
        [1] ゲーム #{ $game } は中断し、成績になりません（審判：`/game end`）。`/event undo` で不戦勝を取り消すと再開します。
       *[other] ゲーム #{ $game } は始まりません。`/event undo` で不戦勝を取り消すと、また参加できます。
    }
game-let-go = ✖️ 回戦か大会が取り消され、ゲーム #{ $game } は成績になりません。遊び続けても、審判が `/game end` で終了してもかまいません。
game-voided = ✖️ 訂正でこのテーブルの対戦者が替わり、ゲーム #{ $game } は成績になりません。遊び続けても、審判が `/game end` で終了してもかまいません。
game-counts-again = ▶️ 取り消しにより、ゲーム #{ $game } はまた大会の成績になります。
game-open-again = ▶️ 取り消しにより、ゲーム #{ $game } にまた参加できます。
game-own-called-off = ✖️ 参加していたゲーム #{ $game }（{ $channel }）は、開始前に中止になりました。
game-own-server-left = ⏸️ ボットがゲーム #{ $game }（{ $players }）のサーバーから外され、ゲームも期限も止まっています。再招待で再開します。
game-own-server-back = ▶️ ボットがサーバーに戻り、ゲーム #{ $game } を再開しました。残り時間は同じです。
game-server-back = ▶️ ボットがこのサーバーに戻り、ゲーム #{ $game } を再開しました。残り時間は同じです。
game-not-served = ⏳ ボットが約{ $hours }時間止まっていました。ゲーム #{ $game } ではこの時間を数えません。
game-invitation-over = 👋 { $became ->
    [taken] ゲーム #{ $game }（{ $channel }）の席に着きました。
    [begun] ゲーム #{ $game }（{ $channel }）が始まり、あなたの席にはボットが入りました。
    [given] ゲーム #{ $game }（{ $channel }）のあなたの席には、別の人が入りました。
    [moved] ゲーム #{ $game }（{ $channel }）の席は、別のアカウント用になりました。
    [declined] ゲーム #{ $game }（{ $channel }）への招待を断りました。
   *[called-off] ゲーム #{ $game }（{ $channel }、招待中）は、開始前に中止になりました。
}
game-invitation = 👋 { $host ->
    [none] ゲーム #{ $game }（{ $channel }）にあなたの席があります。
   *[other] **{ $host }**さんからゲーム #{ $game }（{ $channel }）に招待されています。
}
    { $terms }
game-own-answered = { $answer ->
    [yes] 👋 **{ $player }**さんがゲーム #{ $game }（{ $channel }）への招待を受けました。
   *[no] 👋 **{ $player }**さんがゲーム #{ $game }（{ $channel }）への招待を断りました。席は空きました。
}
game-invited = 👋 ゲーム #{ $game } に招待されています。{ $channel } の「席に着く」か `/game join` で参加できます。
game-resigned-ended = ✅ ゲーム #{ $game } を棄権しました。ゲームは終了です。
game-resigned-own = ✅ ゲーム #{ $game } を棄権しました。席は最後までボットが進めます。
game-resigned-seat = 🏳️ { $player }さんが棄権しました。審判が交代の人を決める（`/game substitute`）まで、ボットが進めます。
game-resign-sure-ends = ゲーム #{ $game } を棄権しますか？ 相手の勝ちで終わります。
game-resign-sure = ゲーム #{ $game } を棄権しますか？ 席はボットが進め、人を戻せるのは審判だけです。ボットだけになると終了します。
game-seat-given = ✅ ゲーム #{ $game } の席を交代しました。
game-substituted = 🔄 { $old }さんの席を{ $player }さんが引き継ぎました。手番の時間は最初から数えます。
game-account-moved = 🔄 { $old }さんは別のアカウント { $player } で続けます。手札も残り時間も同じです。
game-put-back = 🔄 { $player }さんが自分の席に戻りました。手番の時間は最初から数えます。
game-paused-now = ⏸️ 審判がゲーム #{ $game } を中断しました。期限も操作も止まります。
game-held = ✅ ゲーム #{ $game } を中断しました。`/game resume` で再開できます。
game-resumed = ▶️ ゲーム #{ $game } を再開しました。残り時間は同じです。
game-call-taken-back = ▶️ { $player }さんが審判の呼び出しを取り消し、ゲーム #{ $game } を再開しました。残り時間は同じです。
game-goes-on = ✅ ゲーム #{ $game } を再開しました。
game-undone = ↩️ { $judge }さんがゲーム #{ $game } の直前の出来事{ $events }件を取り消しました。同じ手順なら同じ目が出ます。
    { $log }
game-undo-sure = ゲーム #{ $game } の直前の出来事{ $events }件を取り消しますか？ 同じ手順なら同じ目が出ます。
    { $log }
game-taken-back = ✅ ゲーム #{ $game } の手を取り消し、全員に知らせました。
    .waiting = ⏳ ゲーム #{ $game } の手を取り消しました。まだ全員には知らせていません。
game-league-table = 🏆 **{ $event }** { $place }。現在の順位：
game-league-place = { $place }位 { $name }
game-ended = ✅ ゲーム #{ $game } を終了しました。
game-end-sure = ゲーム #{ $game } を終了しますか？ 勝者なしで終わり、伏せた情報は公開され、続きはできません。{ $league ->
        [counts] 得点はレギュレーションの上限の範囲で、リーグの結果（時間切れ）になります。
        [stays] リーグの結果は変わらず、この得点は記録しません。
        [refused] ⚠️ リーグの結果にはなりません：{ $why } 終了後に審判が `/result report` か `/result walkover` で登録します。
       *[none] { "" }
    }止めるだけなら `/game pause`。
    { $stands }
game-end-sure-lobby = ゲーム #{ $game } の募集を中止しますか？ 開始前なので、また開けます。
game-clock-set = ✅ ゲーム #{ $game } の時計を設定し、両者に知らせました。
    .waiting = ⏳ ゲーム #{ $game } の時計を設定しました。まだ両者には知らせていません。
game-clock-brought = ⏱️ 審判がゲーム #{ $game } に予備時間を入れました（両者とも、残り点数の合計1点につき{ $hours }活動時間の半分）。使い切るとマッチの負けです。
game-clock-taken = ⏱️ 審判がゲーム #{ $game } の予備時間をなくしました。時間切れならボットが進めます。
game-clock-taken-match = ⏱️ 審判がゲーム #{ $game } の予備時間をなくしました。時間切れならボットが必要な操作だけ行い、{ $limit }回続くとマッチの負けです（レギュレーションによる）。
game-out-of-time = ⌛ { $player }さんが時間切れのため、ボットが必要な操作を行いました。
game-out-of-time-match = ⌛ { $player }さんが時間切れのため、ボットが必要な操作を行いました（連続{ $misses }回目、{ $limit }回でマッチの負け）。
game-autopilot = 💤 { $player }さんが2回続けて時間切れになりました。戻るまでボットが進めます。代わりたい方は審判へ（`/game substitute`）。
game-autopilot-match = 💤 { $player }さんが2回続けて時間切れになりました。戻るまでボットが進めます（審判：`/game end`）。
game-autopilot-match-league = 💤 { $player }さんが2回続けて時間切れになりました。戻るまでボットが進めます（審判：`/game end` か `/result walkover`）。
game-asleep = 😴 { $player }さんが2回続けて時間切れになり、続ける人がいません。「自分の手番」で再開できます（審判：`/game substitute` か `/game end`）。
game-asleep-match = 😴 { $player }さんが2回続けて時間切れになり、続ける人がいません。「自分の手番」で再開できます（審判：`/game end`）。
game-lost-absent = 🏳️ { $player }さんは{ $misses }回続けて時間切れのため、レギュレーションによりマッチの負けです（審判：`/result correct`）。
game-won-absent = 🏁 { $player }さんは{ $misses }回続けて時間切れですが、勝ちが確定していたため勝ちです（審判：`/result correct`）。
game-messages-closed = ✉️ { $player }さん、DM を送れませんでした。手番はここでお知らせします。「自分の手番」の中身はあなただけに見えます。
game-thread-shut = ⚠️ ゲーム #{ $game } のスレッド（{ $channel }）に書き込めません。ロックか権限を直してください（`/doctor`）。それまで手番は DM だけに届きます。
game-place-lost = ⚠️ ゲーム #{ $game } の盤面を投稿できません（記録は無事です）。権限を直す（`/doctor`）か、別のチャンネルの `/game show` で移してください。
game-move-offer = ⚠️ ゲーム #{ $game } の盤面の場所がなくなっています。ここに移せます。
game-moved-here = ✅ ゲーム #{ $game } の盤面をここに移しました。
game-moved = 📍 { $player }さんがゲーム #{ $game } の盤面をここに移しました。
game-over-won = 🏆 { $player }さんがゲーム #{ $game } に勝ちました！ ダイスの秘密の値を公開しました。`/game replay` で検証できます。
game-over-time = ⌛ ゲーム #{ $game } は勝者なしで終わりました。ダイスの秘密の値を公開しました。`/game replay` で検証できます。
game-result-stays = ℹ️ ゲーム #{ $game } が終わりました。リーグの結果はすでにあり、変わりません。変えるには `/result correct`。
game-not-entered = ⚠️ { $place }：ゲーム #{ $game } は終わりましたが、得点は未登録です。結果にするなら `/game report` のあと `/result report`、しないなら新しいゲームを始めます。

game-form-join = ゲーム #{ $game } の席に着く
game-form-word = ダイスに加える合言葉（任意）
game-form-word-hint = 秘密の値と合わせて計算に使います
game-form-judge = ゲーム #{ $game } に審判を呼ぶ
game-form-question = 何についてですか？
game-judge-called = ✅ ゲーム #{ $game } に審判を呼びました。期限も止まっています。解決したら「再開する」を押してください。
    .waiting = ⏳ ゲーム #{ $game } の審判をまだ呼び出せていません。期限は止まっています。解決したら「再開する」を押してください。
game-judge-wanted = 🙋 { $player }さんがゲーム #{ $game }（{ $channel }）に審判を呼んでいます：「{ $question }」中断中です。記録は `/game report`。
game-judge-wanted-plain = 🙋 { $player }さんがゲーム #{ $game }（{ $channel }）に審判を呼んでいます。中断中です。記録は `/game report`。
game-judge-nobody = ⚠️ 審判も主催者も未設定です（`/setup`）。裁定できる管理者に直接知らせてください（未通知です）。解決したら、呼んだ人が「再開する」を押します。
game-judge-comes = 🙋 ゲーム #{ $game } は審判を待っています。それまで期限は止まります。
game-call-elsewhere = ⚠️ ゲーム #{ $game } の審判の呼び出しは { $channel } に投稿しました{ $withheld ->
        [0] {""}
       *[other] （相手も読めるため、質問は載せていません）
    }。ゲームは中断中です。解決したら「再開する」を押してください。
game-call-unheard = ⚠️ ゲーム #{ $game } の審判の呼び出しを投稿できませんでした。審判に直接連絡してください。ゲームは中断中です。解決したら「再開する」を押してください。

audit-game-pause = ゲーム #{ $game } を中断
audit-game-move = ゲーム #{ $game } の盤面を移動
audit-game-resume = ゲーム #{ $game } を再開
audit-game-undo = ゲーム #{ $game } の出来事を{ $events }件取り消し
audit-game-substitute = ゲーム #{ $game } の席を{ $player }さんに交代
audit-game-end = ゲーム #{ $game } を終了
audit-game-clock = ゲーム #{ $game } の予備時間を1点あたり{ $hours }活動時間に設定

refusal-game-no-such-game = ゲーム #{ $game } は見つかりません。`/game list` で確かめてください。
refusal-game-which = ゲームのスレッドで使うか、「{ cmd-game-show.game }」で選んでください（一覧は `/game list`）。
refusal-game-not-seated = ゲーム #{ $game } には参加していません。観戦は `/game show`、募集中のゲームは `/game list` へ。
refusal-game-not-invited = ゲーム #{ $game } の席にはもう着いています。やめるには投稿の「抜ける」を押してください。
refusal-game-not-open = ゲーム #{ $game } はもう募集していません。離脱は `/game resign`、ほかは `/game list` です。
refusal-game-full = ゲーム #{ $game } は満席です（招待中の席を含む）。`/game list` でほかのゲームを探せます。
refusal-game-already-seated = そのプレイヤーはもうゲーム #{ $game } の席に着いています。
refusal-game-no-substitute = ゲーム #{ $game } は交代できません。`/game end`{ $league ->
        [0] { " " }を使います
       *[other] 、次に `/result walkover` です
    }。
refusal-game-not-started = ゲーム #{ $game } は募集中です。募集した人は、ボットを入れて始められます。
refusal-game-starting = ゲーム #{ $game } は全員そろいました。開始メッセージが出ると（ふつう数秒で）始まります。
refusal-game-paused = { $why ->
        [decided] ゲーム #{ $game } は、テーブルの結果が決まったため中断中です。操作は行いませんでした。
        [away] ゲーム #{ $game } は、ボットがサーバーにいないため中断中です。操作は行いませんでした。再招待で再開します。
       *[judge] ゲーム #{ $game } は、審判が中断しているか審判待ちです。操作は行いませんでした。
    }
refusal-game-table-decided = { $place }に結果があり、ゲーム #{ $game } は再開できません。先に `/event undo` です。
refusal-game-not-paused = ゲーム #{ $game } は中断していません。再開は不要です。
refusal-game-over = ゲーム #{ $game } は終わっています。`/game replay` で棋譜を検証できます。
refusal-game-rematch-league = リーグのテーブルに再戦はありません。次の回戦で席決めをします。
refusal-game-still-running = ゲーム #{ $game } が終わるまで、伏せた情報を含む棋譜は見せられません。盤面は `/game show` で見られます。
refusal-game-stale = ゲーム #{ $game } の盤面が変わったため、操作は行いませんでした。今の状態はこちらです。
refusal-game-no-turns = ゲーム #{ $game } には終わった手番がまだありません。盤面は `/game show` で見られます。
refusal-game-needs-players = このゲームは{ $seats }人用です。人とボットは席数までで、1人以上は人が必要です。リーグのテーブルでは全員が自分で席に着きます。
refusal-game-not-creator = 始められるのは募集した人と審判だけです（「ボットを入れて始める」）。
refusal-game-table-taken = { $place }は対局中か結果の報告済みです。`/game list` で確かめてください。
refusal-game-not-at-table = { $place }の対局を開けるのは、その参加者か審判だけです。
refusal-game-no-such-table = 公開済みの回戦にそのテーブルはありません。入力中の候補から選んでください。
refusal-game-event-called-off = **{ $event }** は中止されました。「テーブル」を空欄に。誤りなら主催者が `/event undo`。
refusal-game-bad-word = 合言葉は{ $most }文字までです。短くするか、空欄にしてください。
refusal-game-resigned = このゲームは棄権済みで、ボットが進めています。戻るには、審判に `/game substitute` を頼んでください。
refusal-game-is-a-bot = アプリは席に着けないので、人を選んでください。ボットの席は、募集時の「ボット」か投稿の開始ボタンで作れます。
refusal-game-place-stands = ゲーム #{ $game } の盤面は元の場所にあります。`/game show` ならどこでも見られます。
refusal-game-no-such-seat = 席は1〜{ $seats }から選んでください。
refusal-game-other-seats = { $place }の席がこのゲームと違うため、得点は登録されません。審判が `/result report` で入力します。
refusal-game-end-gone-on = ゲーム #{ $game } が進んだため、終了していません。もう一度 `/game end` で確かめてください。
refusal-game-undo-gone-on = ゲーム #{ $game } が進んだため、何も取り消していません。もう一度 `/game undo` を使ってください。
refusal-game-nothing-of-yours = ゲーム #{ $game } で今取り消せるあなたの操作はありません。審判なら取り消せます（盤面の下の「審判」）。
refusal-game-nothing-to-undo = それほど多くの手は打たれていません。小さい数を選んでください。
refusal-game-needs-permission = ボットに権限がなく、募集できません：{ $missing }。管理者に頼むか、別のチャンネルを使ってください。
refusal-game-needs-text-channel = ここではスレッドを作れません。テキストチャンネルかスレッドで使ってください。
refusal-game-needs-server = ゲームはサーバーで募集します。盤面を置くチャンネルで使ってください。
refusal-game-hours = 1手番の時間は{ $least }〜{ $most }活動時間にしてください。
refusal-game-reserve = 予備時間は1点あたり0（なし）〜{ $most }活動時間にしてください。
refusal-game-other-kind = { $place }では別のゲームを行います。そのゲームのコマンドで開いてください。
refusal-game-no-match = ゲーム #{ $game } は時間で決着しないため、予備時間はありません。手番の期限は変わりません。
refusal-game-too-many = このサーバーで終わっていないゲームが{ $most }件あります。先にどれかを終えるか、抜けてください。
refusal-game-no-analysis = このゲームには解析がありません。棋譜は `/game replay` で受け取れます。
refusal-game-no-orders = このゲームには予約がありません。
refusal-game-points-given = { $place }に遅刻かペナルティの点があります。盤上で行うか、先に `/penalty revoke` です。
refusal-game-needs-judge = ゲーム #{ $game } でこの操作ができるのは審判と主催者だけです。{ $status ->
    [open] 始まるまでは、参加者が自分で席に着いたり抜けたりできます。
    [starting] まもなく始まります。
    [playing] 参加者は盤面の下の「審判」で呼べます（ゲームは中断します）。
    [paused] 中断中です。用件はスレッドで審判に伝えてください。
   *[over] 主催者に頼んでください。
}
refusal-game-judge-plays = ゲーム #{ $game } に参加しているため、審判はできません。「審判」で別の審判を呼ぶか、主催者に頼んでください。

chances-title = 手番ごとの勝率
chances-line = { $turn }手番目：{ $shares }
game-next-none = ✅ ほかに手番待ちのゲームはありません。
