# 非同期対戦：コマンド、盤面の投稿、プレイヤーへの連絡、断る理由。特定のゲームの言葉は games/<ゲーム>*.ftl に書く。

cmd-game = ゲーム
    .description = 都合のよい時間に1手番ずつ進める非同期対戦です
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
    .description = 自分の手札や持ち物を表示します（自分だけに見えます）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-orders = 予約
    .description = ボットに任せることをあらかじめ決めておきます
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-list = 一覧
    .description = 自分のゲームと募集中のゲームを表示します
cmd-game-replay = 検証
    .description = 終わったゲームをダイスも含めて検証し、棋譜を渡します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-analysis = 解析
    .description = 終わったゲーム、または.matファイルの解析
    .game = ゲーム
    .game-description = 対象のゲーム
    .file = ファイル
    .file-description = ほかのソフトのバックギャモンの棋譜（.mat）
cmd-game-report = 報告
    .description = 審判のためにゲームの記録をまとめます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-resign = 棄権
    .description = ゲームを棄権します。2人のゲームは相手の勝ち、3人以上は席をボットが引き継ぎます
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
    .description = 自分の直前の操作を取り消します（審判は対局の手を戻せます）
    .game = ゲーム
    .game-description = 対象のゲーム
    .moves = 手数
    .moves-description = プレイヤーの手をいくつ戻すか（省略すると1）
cmd-game-substitute = 交代
    .description = 席を別の人に引き継ぎます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム
    .seat = 席
    .seat-description = 対象の席
    .member = プレイヤー
    .member-description = 引き継ぐ人
cmd-game-end = 終了
    .description = 時間切れとして、勝者なしでゲームを終えます（審判）
    .game = ゲーム
    .game-description = 対象のゲーム

button-game-join = 席に着く
button-game-join-word = 合言葉を付けて席に着く
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

game-lobby-open = 🪑 プレイヤー募集中（{ $taken }/{ $seats }席）。全員そろうと自動で始まります。
game-lobby-seat = { $mark } { $who }
game-lobby-free = *空席*
game-lobby-invited = { $name }（招待中）
game-lobby-bot = 🤖 { $name }
game-lobby-seats = 🎟️ 席順（手番の順）は、ゲーム開始時に抽選で決まります。
game-lobby-league = 🏆 結果はリーグの成績になります。
game-lobby-promise = 🎲 ダイスは秘密の値で決まります。その SHA-256 は `{ $commitment }` です。終了後に秘密の値を公開し、`/game replay` ですべての出目を検証できます。参加時の合言葉と、開始メッセージにDiscordが付ける番号も計算に加わります。
game-called-off = このゲームは始まる前に取りやめになりました。

game-post-turn = ▶️ 第{ $number }手番：**{ $name }**（{ $phase }）
game-post-match = 🏁 { $length }ポイントマッチ 第{ $number }ゲーム { $points }
game-post-deadline = ⏳ 期限 { $at }
game-until-reserve = { $at }（{ $free } からは予備時間）
game-until-reserve-runs = { $at }（予備時間が進行中）
game-until-away = { $at } · 🏖️ { $back } に復帰
game-away = 🏖️ { $name } さんは休暇中（{ $back } に復帰）
game-post-paused = ⏸️ { $why ->
        [decided] テーブルの結果が決まったため、ゲームは中断中です。期限は止まっています。
        [away] ボットがこのサーバーにいなかったため、ゲームは中断中です。期限は止まっています。
       *[judge] 審判が中断しています。期限は止まっています。
    }
game-post-called = 🙋 審判を呼んでいます。期限は止まっています。
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
game-over-winner = 🏆 **{ $name }** の勝利！
game-over-drawn = 🤝 引き分けです。
game-over-resigned = 🏆 **{ $name }** さんの勝ちです（{ $others } さんの棄権）。
game-over-forfeit = 🏆 **{ $name }** さんの勝ちです（{ $others } さんの時間切れ）。
game-over-no-winner = ⌛ 時間切れで終了。勝者はいません。
game-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
game-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録 { $recorded }点）{ $marks }
game-over-secret = 🎲 ダイスの秘密の値
    `{ $secret }`
    開始前に公開した SHA-256
    `{ $commitment }`
game-over-head = 🔗 棋譜ハッシュ（スレッドの最後の表示と同じ値）
    `{ $head }`
game-turns-head = ⏪ 手番{ $number }／{ $turns }：**{ $name }** さん
game-turns-nothing = 記録はありません。
game-turns-first = 最初
game-turns-before = 前へ
game-turns-next = 次へ
game-turns-last = 最後
game-over-turns = 全{ $turns }手番

game-card-turn = 🔔 ゲーム #{ $game }：あなたの手番です
game-card-reply = 🔔 ゲーム #{ $game }：あなたの決断を待っています
game-card-offer = 📣 ゲーム #{ $game }：提案が届いています
game-card-answer = 🤝 ゲーム #{ $game }：提案に返事がありました。手番の続きをどうぞ。
game-card-next = ⏭️ ゲーム #{ $game } は次があなたの手番です。まだ操作は要りません。
game-card-reminder-reply = ⏰ ゲーム #{ $game } があなたの決断を待っています。
game-card-reminder-turn = ⏰ ゲーム #{ $game } があなたの手番を待っています。
game-card-head = -# 棋譜ハッシュ { $head }
game-card-until = 期限 { $at }
game-card-paused = ⏸️ { $why ->
        [decided] ゲーム #{ $game } は、テーブルの結果が決まったため中断中です。結果が取り消された場合は再開し、お知らせします。
        [away] ゲーム #{ $game } のサーバーからボットが外されたため、中断しています。期限は止まっています。ボットが再び招待されたら再開し、お知らせします。
       *[judge] ゲーム #{ $game } は審判が中断しています。再開したらお知らせします。
    }
game-card-called = 🙋 ゲーム #{ $game } に審判を呼んでいます。再開したらお知らせします。
game-card-over = 🏁 ゲーム #{ $game } は終わりました。 { $jump }
game-hint-first-turn = 💡 初めての手番です。今できることは、下のボタンとメニューにすべて並んでいます。期限は活動時間（`/me hours`）の間だけ進むので、落ち着いて選んでください。ヒントを消すには `/me settings`。
game-hint-third-turn = 💡 いつも同じように決めることは「予約」で先に決めておくと、手番ごとの操作が減ります。予約はほかの人には見えません。
game-card-done-turn = ✅ ゲーム #{ $game } 第{ $number }手番：終了
game-card-done-reply = ✅ ゲーム #{ $game }：決断は済みました
game-card-done-offer = ✅ ゲーム #{ $game }：この提案への対応は済みました
game-card-done-answer = ✅ ゲーム #{ $game }：提案への返事を確認しました
game-card-done-next = ✅ ゲーム #{ $game }：前の手番が終わりました

game-list-title = 非同期対戦
game-list-mine = **自分のゲーム**
game-list-open = **募集中のゲーム**
game-list-none = 参加中のゲームはありません。{ $commands } で募集できます。
game-list-none-open = 今はありません。{ $commands } で募集できます。
game-list-playing = **#{ $game }** 第{ $number }手番：{ $name }{ $deadline } { $jump }
game-list-yours = **#{ $game }** 第{ $number }手番：▶️ **あなた**{ $deadline } { $jump }
game-list-paused = **#{ $game }** ⏸️ 中断中 { $jump }
game-list-waiting = **#{ $game }** { $taken }/{ $seats }席：{ $names } { $jump }
game-list-more = …ほか{ $count }件
game-list-until = 、期限 { $at }

game-replay-title = ゲーム #{ $game } の検証
game-replay-good = ✅ **ダイス・ルール・棋譜ハッシュを確認できました。**
    秘密の値は、開始前に公開した SHA-256 と一致します。最初の配置を含む{ $draws }回の結果はすべて秘密の値から導かれ、{ $events }件の出来事はすべてルール通りで、棋譜ハッシュもそこから導かれます。
game-replay-undecided = ✅ **ダイスとルールは確認できました。各手の判断は証明されません。**
    秘密の値は、開始前に公開した SHA-256 と一致し、最初の配置を含む{ $draws }回の結果はすべて秘密の値から導かれます。{ $events }件の出来事はすべてルール通りです。棋譜ハッシュの導入前に始まったゲームなので、手が省かれていないことまでは示せません。
game-replay-unfinished = このゲームは終わっていません。
game-replay-head = 🔗 棋譜ハッシュ `{ $head }`。[スレッド]({ $link })の最後の値と同じなら、変更・削除・追加された手はありません。{ $cuts ->
        [0] {""}
       *[other] 審判による{ $cuts }回の取り消しも含みます。
    }
game-replay-bad = ❌ **検証に失敗しました。** { $fault }
game-analysis-title = ゲーム #{ $game } の解析
game-analysis-title-file = { $names } の解析
game-analysis-faults = ⚠️ { $more ->
    [0] { $lines }行目は、ルールに反するか読めません。
   *[other] { $lines }行目とほか{ $more }行は、ルールに反するか読めません。
 }各ゲームは、最初の反則のプレイの手前までを評価しました。
analysis-waits = ⏳ 別の解析が終わると始まります。
analysis-runs = ⏳ 解析中：{ $share }%
analysis-shared = 📣 解析をこのチャンネルの全員に表示しました。
analysis-not-here = ⛔ ここには解析を投稿できません。あなたが書き込めるチャンネルで開いてください。
button-analysis-share = 全員に見せる
analysis-stopped = ⏹️ 解析を中止しました。
analysis-gone = ⛔ この解析は動いていません。もう一度 `/game analysis` を使ってください。
button-analysis-stop = 中止
refusal-analysis-broken-off = ボットのマシンが解析を打ち切りました。時間をおいて `/game analysis` を使ってください。
refusal-analysis-too-long = 解析が{ $minutes }分以内に終わらないため、中止しました。時間をおいて `/game analysis` を使うか、短い試合を送ってください。
game-analysis-file = この解析の文章、{ $name }
game-analysis-none = 特に指摘はありません。
game-replay-yourself = 自分で検証するには：`python -m engine.{ $kind } verify { $file }` に `--hash` とスレッドの棋譜ハッシュを付けて実行します。
game-replay-start = 🎲 [開始メッセージ]({ $link })の番号は、最後の合言葉が決まった後にDiscordが付けたもので、すべての結果の計算に入っています。
game-replay-json = 完全な棋譜（JSON）、{ $name }
game-replay-export = 他のプログラムで読める棋譜、{ $name }

game-report-title = ゲーム #{ $game } の記録
game-report-note = 審判のための事実です。判定ではありません。すべて卓上で公開されていた内容です。
# 0.1版の未送信の連絡がこの名前を使う。
game-gift-noticed = { catan-gift-noticed }
game-report-none = なし

game-opened = ✅ ゲーム #{ $game } の募集を始めました。全員そろうと自動で始まります。
game-begun = 🎉 ゲーム #{ $game } が始まりました。手番が来ると、ふだんはダイレクトメッセージでお知らせします。盤面の下の「自分の手番」からも同じ画面が開きます。
game-joined = ✅ ゲーム #{ $game } の席に着きました。始まったらお知らせします。
game-left = ✅ ゲーム #{ $game } から抜けました。
game-left-called-off = ✅ 募集した本人が抜けたため、ゲーム #{ $game } は取りやめになりました。
game-starts = 🎲 ゲーム #{ $game } の参加者がそろい、ダイスの合言葉が出そろいました。このメッセージにDiscordが付けた番号も、ダイスの計算に加わります。事前に知ることは誰にもできません。
game-started = 🎉 ゲーム #{ $game } を始めました。
game-own-news = 📬 ゲーム #{ $game }（{ $channel }）：あなたの手札が動きました。
    { $log }
game-own-timed-out = ⌛ ゲーム #{ $game }（{ $channel }）：時間切れになりました。代わりに次のことを行いました。
    { $log }
game-own-timed-out-match = ⌛ ゲーム #{ $game }（{ $channel }）：時間切れになりました（連続{ $misses }回目）。{ $limit }回続くと対戦は負けになります（ハウスルール）。代わりに次のことを行いました。
    { $log }
game-own-autopilot = 💤 ゲーム #{ $game }（{ $channel }）：2回続けて時間切れになったため、あなたの席はボットが代わりに進めます。「自分の手番」から操作すると、すぐに戻れます。代わりに次のことを行いました。
    { $log }
game-own-over = 🏁 ゲーム #{ $game }（{ $channel }）が終わりました。{ $won ->
        [0] 勝者はいません。
       *[other] 🏆 { $winner } さんの勝ちです。
    }あなたは{ $seats }人中{ $place }位、{ $points }点でした。終局の様子は盤面の投稿に、対局の全記録は「検証と棋譜」にあります。{ $hours ->
        [0] { "" }
       *[other] ⏳ 最も長い待ち時間：{ $waited } さんの{ $hours }時間。
    }
game-own-over-league = 🏁 リーグのゲーム #{ $game }（{ $channel }）が終わりました。{ $won ->
        [0] 勝者はいません。
       *[other] 🏆 { $winner } さんの勝ちです。
    }あなたは{ $seats }人中{ $place }位、{ $points }点でした。終局の様子は盤面の投稿に、対局の全記録は「検証と棋譜」にあります。{ $hours ->
        [0] { "" }
       *[other] ⏳ 最も長い待ち時間：{ $waited } さんの{ $hours }時間。
    }
game-own-over-resigned = 🏳️ { $names } さんの棄権による終了です。
game-own-over-time = ⌛ 勝者が決まる前に終了となりました（審判が終了したか、続ける人がいなくなったためです）。
game-own-over-forfeit = ⌛ { $names } さんの時間切れによる終了です。
game-own-league-result = 📋 { $place }の結果：あなたの記録は{ $points }点です。
game-own-league-won = 📋 { $place }の結果：あなたの勝ちとして記録しました。
game-own-league-lost = 📋 { $place }の結果：あなたの負けとして記録しました。
game-own-league-place = 📊 { $event }：{ $players }人中{ $place }位です。
game-own-league-stays = 📋 { $place }の結果はすでに決まっており、このゲームの得点では変わりません。
game-own-league-open = 📋 テーブルの結果は審判が確認します。
game-own-taken-back = ↩️ ゲーム #{ $game } での直前の操作を取り消しました。
game-rematch-opened = 🔁 再戦はゲーム #{ $game } です。参加者・設定・期限は前回と同じで、全員が席に着くと始まります。
game-own-seat-lost = 🔄 ゲーム #{ $game }（{ $channel }）：審判の判断で、{ $player } さんがあなたの席を引き継ぎました。
game-own-seat-lost-league = 🔄 ゲーム #{ $game }（{ $channel }）：審判の判断で、{ $player } さんがあなたの席を引き継ぎました。リーグの成績はあなたのものです。
game-own-seat-passed = 🔄 ゲーム #{ $game }（{ $channel }）：大会での交代により、{ $player } さんがあなたの席を引き継ぎました。このゲームの成績は { $player } さんのものになります。間違いであれば主催者に伝えてください。
game-own-seat-given = 🔄 まだ始まっていないゲーム #{ $game }（{ $channel }）のあなたの席は、{ $player } さんに替わりました。参加の必要はありません。
game-welcome-given = 👋 ゲーム #{ $game }（{ $channel }）で、{ $old } さんの席に着くことになりました。手番が来ると、盤面とボタンの付いたメッセージがここに届きます。スレッドで遊びたいときは「予約」で切り替えられます。
game-welcome = 👋 ゲーム #{ $game }（{ $channel }）の席に着きました。手番が来ると、盤面とボタンの付いたメッセージがここに届きます。スレッドで遊びたいときは「予約」で切り替えられます。
game-decided = ⏸️ 審判の判断により、{ $place }の結果が決まりました。{ $begun ->
        [1] ゲーム #{ $game } はここで止まります。操作はできず、期限も進みません。成績にもなりません。審判は `/game end` で終了できます。判断が取り消された場合は続きから再開します。
       *[other] ゲーム #{ $game } は始まりません。判断が取り消された場合は、また参加できるようになります。
    }
game-decided-left = ⏸️ 大会から抜けた人がいるため、{ $place }は不戦勝で決まりました。{ $begun ->
        [1] ゲーム #{ $game } はここで止まります。操作はできず、期限も進みません。成績にもなりません。審判は `/game end` で終了できます。`/event undo` で不戦勝が取り消された場合は続きから再開します。
       *[other] ゲーム #{ $game } は始まりません。`/event undo` で不戦勝が取り消された場合は、また参加できるようになります。
    }
game-let-go = ✖️ 回戦または大会が取り消されたため、ゲーム #{ $game } は大会の成績になりません。このまま最後まで続けても、審判が `/game end` で終了してもかまいません。
game-voided = ✖️ 結果の訂正により、このテーブルでは別の人が対戦することになったため、ゲーム #{ $game } は大会の成績になりません。このまま最後まで続けても、審判が `/game end` で終了してもかまいません。
game-counts-again = ▶️ 取り消しにより、ゲーム #{ $game } は再び大会の成績になります。
game-open-again = ▶️ 取り消しにより、ゲーム #{ $game } にまた参加できるようになりました。
game-own-called-off = ✖️ 席に着いていたゲーム #{ $game }（{ $channel }）は、始まる前に取りやめになりました。
game-own-server-left = ⏸️ ゲーム #{ $game }（{ $players }）のサーバーからボットが外されたため、ゲームを中断しました。操作はできませんが、期限も止まっているので、不利になることはありません。ボットが再び招待されたら再開します。サーバーの管理者にお問い合わせください。
game-own-server-back = ▶️ ボットがゲーム #{ $game } のサーバーに戻りました。ゲームを再開します。残り時間は中断前と同じです。
game-server-back = ▶️ ボットがこのサーバーから外されていたため、ゲーム #{ $game } を中断していました。再開します。残り時間は中断前と同じです。
game-not-served = ⏳ 約{ $hours }時間、ボットが動いていないかDiscordにつながっていませんでした。その間の時間はゲーム #{ $game } では数えません。残り時間はその前と同じです。
game-invitation-over = 👋 { $became ->
    [taken] 招待されていたゲーム #{ $game }（{ $channel }）の席に着きました。
    [begun] ゲーム #{ $game }（{ $channel }）が始まりました。あなたの席にはボットが入りました。
    [given] ゲーム #{ $game }（{ $channel }）であなたのために空けてあった席には、別の人が入りました。
    [moved] ゲーム #{ $game }（{ $channel }）の席は、あなたの別のアカウント用に空けてあります。
    [declined] 招待されていたゲーム #{ $game }（{ $channel }）の席を辞退しました。
   *[called-off] 招待されていたゲーム #{ $game }（{ $channel }）は、始まる前に取りやめになりました。
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
game-invited = 👋 ゲーム #{ $game } に招待されています。{ $channel } の投稿の「席に着く」ボタンか `/game join` で参加できます。
game-resigned-ended = ✅ ゲーム #{ $game } を棄権しました。これでゲームは終了です。
game-resigned-own = ✅ ゲーム #{ $game } を棄権しました。席は最後までボットが担当します。
game-resigned-seat = 🏳️ { $player } さんが棄権しました。審判が交代の人を決める（`/game substitute`）まで、ボットが席を担当します。
game-resign-sure-ends = ゲーム #{ $game } を棄権しますか？ 相手の勝ちとなり、ゲームは終わります。
game-resign-sure = ゲーム #{ $game } を棄権しますか？ 席はボットが担当し、戻るにも別の人が入るにも審判の操作が必要です。ボットだけになるとゲームは終了します。
game-seat-given = ✅ ゲーム #{ $game } の席を交代しました。
game-substituted = 🔄 { $old } さんの席を { $player } さんが引き継ぎます。手番の期限は初めから数えます。
game-account-moved = 🔄 { $old } さんは別のアカウント { $player } で対局を続けます。手札などの状態も残り時間もそのままです。
game-put-back = 🔄 { $player } さんが自分の席に戻りました。手番の持ち時間は最初から数えます。
game-paused-now = ⏸️ 審判がゲーム #{ $game } を中断しました。期限は止まり、操作もできません。
game-held = ✅ ゲーム #{ $game } を中断しました。`/game resume` で再開できます。
game-resumed = ▶️ ゲーム #{ $game } を再開します。残り時間は中断前と同じです。
game-call-taken-back = ▶️ { $player } さんが審判の呼び出しを取り消し、ゲーム #{ $game } を再開しました。残り時間は中断前と同じです。
game-goes-on = ✅ ゲーム #{ $game } を再開しました。
game-undone = ↩️ { $judge } さんがゲーム #{ $game } の直前の{ $events }件の出来事を取り消しました。今の状態は盤面の投稿をご覧ください。同じ手順を繰り返せば、ダイスは同じ目が出ます。
    { $log }
game-undo-sure = ゲーム #{ $game } の直前の{ $events }件の出来事を取り消しますか？ 同じ手順を繰り返せば、ダイスは同じ目が出ます。
    { $log }
game-taken-back = ✅ ゲーム #{ $game } をその手の前に戻しました。全員に知らせました。
    .waiting = ⏳ ゲーム #{ $game } をその手の前に戻しました。まだ全員には知らせていません。
game-league-table = 🏆 **{ $event }** { $place }。現在の順位：
game-league-place = { $place }位 { $name }
game-ended = ✅ ゲーム #{ $game } を終了しました。
game-end-sure = ゲーム #{ $game } を今すぐ終了しますか？ 勝者なしで終わり、伏せられていた情報はすべて公開され、続きはできません。{ $league ->
        [counts] 得点は規定の上限の範囲で、リーグのテーブルの結果（時間切れ）として記録されます。
        [stays] リーグのテーブルの結果はすでに決まっており、そのまま残ります。このゲームの得点は記録されません。
        [refused] ⚠️ この終わり方はリーグのテーブルの結果として登録できません：{ $why } 終了後、審判が `/result report` か `/result walkover` で結果を登録してください。
       *[none] { "" }
    }一時的に止めるだけなら `/game pause` を使ってください。
    { $stands }
game-end-sure-lobby = ゲーム #{ $game } の募集を取りやめますか？ まだ始まっていないので、改めて開くことができます。
game-clock-set = ✅ ゲーム #{ $game } の時計を設定しました。両者に知らせました。
    .waiting = ⏳ ゲーム #{ $game } の時計を設定しました。まだ両者には知らせていません。
game-clock-brought = ⏱️ 審判がゲーム #{ $game } に時計を入れました。手番ごとの時間のほかに、途中から使う時計の規則どおりの予備時間（両者の残り点数の合計1点あたり{ $hours }活動時間の半分）があります。使い切るとマッチの負けです。
game-clock-taken = ⏱️ 審判がゲーム #{ $game } の予備時間をなくしました。手番の時間が切れたときはボットが続けます。
game-clock-taken-match = ⏱️ 審判がゲーム #{ $game } の予備時間をなくしました。手番の時間が切れると必要なことだけボットが行い、{ $limit }回続けて時間切れになると対戦は負けになります（ハウスルール）。
game-out-of-time = ⌛ { $player } さんが時間切れになったため、待っていた処理をボットが行いました。
game-out-of-time-match = ⌛ { $player } さんが時間切れになったため、待っていた処理をボットが行いました。連続{ $misses }回目です。{ $limit }回続くとこの対戦は負けになります（ハウスルール）。
game-autopilot = 💤 { $player } さんが2回続けて時間切れになりました。本人が操作するか、審判が交代の人を決める（`/game substitute`）まで、ボットが席を担当します。代わりに遊びたい方はいませんか？
game-autopilot-match = 💤 { $player } さんが2回続けて時間切れになりました。本人が操作するまでボットが席を担当し、対局は続きます。2人の対局では席の交代はできません。審判は対局を終了（`/game end`）できます。
game-autopilot-match-league = 💤 { $player } さんが2回続けて時間切れになりました。本人が操作するまでボットが席を担当し、対局は続きます。2人の対局では席の交代はできません。審判は対局の終了（`/game end`）か、不戦勝の記録（`/result walkover`）ができます。
game-asleep = 😴 { $player } さんが2回続けて時間切れになり、操作できる人がいなくなりました。誰かが「自分の手番」から戻るか、審判が交代の人を決める（`/game substitute`）か対局を終了する（`/game end`）まで、対局は止まったままです。
game-asleep-match = 😴 { $player } さんが2回続けて時間切れになり、操作できる人がいなくなりました。誰かが「自分の手番」から戻るか、審判が対局を終了する（`/game end`）まで、対局は止まったままです。
game-lost-absent = 🏳️ { $player } さんは{ $misses }回続けて時間切れになったため、この対戦は負けになりました（大会規定によるハウスルール）。相手の勝ちです。誤りがあれば、審判が `/result correct` で結果を訂正できます。
game-won-absent = 🏁 { $player } さんが{ $misses }回続けて時間切れになったため、この対戦は終了しました（大会規定によるハウスルール）。ただし、どの目が出ても { $player } さんの勝ちが決まっていたため、{ $player } さんの勝ちです。誤りがあれば、審判が `/result correct` で結果を訂正できます。
game-messages-closed = ✉️ { $player } さん、ダイレクトメッセージを送れませんでした。今後は手番をこのスレッドでお知らせします。「自分の手番」を押すと、内容は自分だけに表示されます。
game-thread-shut = ⚠️ ゲーム #{ $game } のスレッド（{ $channel }）に書き込めません。スレッドがロックされているか、権限が足りません（足りない権限は `/doctor` で分かります）。ゲームはそのまま続きます。その間、手番はダイレクトメッセージでお知らせしますが、受け取らない人には届きません。スレッドのロックを解除するか、権限を付けてください。次の手番からまたスレッドでお知らせします。
game-place-lost = ⚠️ ゲーム #{ $game } の盤面を投稿できなくなりました。チャンネルかスレッドが削除されたか、権限が足りません（足りない権限は `/doctor` で分かります）。ゲームの記録は無事で、ダイレクトメッセージの手番と `/game show` はそのまま使えます。権限が戻れば、次の手で盤面を投稿し直します。場所がなくなった場合は、プレイヤーか審判が別のチャンネルで `/game show` を使うと、ボタンで盤面をそこに移せます。
game-move-offer = ⚠️ ゲーム #{ $game } の盤面を投稿する場所がなくなっています。このチャンネルに移せます。
game-moved-here = ✅ ゲーム #{ $game } の盤面をここに移しました。
game-moved = 📍 ゲーム #{ $game } の元の場所がなくなったため、{ $player } さんが盤面をここに移しました。
game-over-won = 🏆 { $player } さんがゲーム #{ $game } に勝ちました！ ダイスの秘密の値を公開しました。`/game replay` でゲーム全体を検証できます。
game-over-time = ⌛ ゲーム #{ $game } は時間切れで終わりました。勝者はいません。ダイスの秘密の値を公開しました。`/game replay` でゲーム全体を検証できます。
game-result-stays = ℹ️ ゲーム #{ $game } が終了しました。リーグのテーブルにはすでに結果があり、そのまま残ります。変更するには `/result correct` を使ってください。
game-not-entered = ⚠️ { $place }のゲーム #{ $game } は終了しましたが、得点はテーブルの結果に登録されていません。ゲームの結果を認める場合は `/game report` で内容を確認し、`/result report` で入力してください。認めない場合は、プレイヤーが新しいゲームを始めてください。

game-form-join = ゲーム #{ $game } の席に着く
game-form-word = ダイスに加える合言葉（空欄でもよい）
game-form-word-hint = 秘密の値と合わせてダイスの計算に使います
game-form-judge = ゲーム #{ $game } に審判を呼ぶ
game-form-question = 何についてですか？
game-judge-called = ✅ ゲーム #{ $game } に審判を呼びました。それまでゲームと期限は止まります。皆さんの間で解決したら、ボタンで呼び出しを取り消せます。
    .waiting = ⏳ ゲーム #{ $game } は審判を待っていますが、まだ呼び出せていません。ゲームと期限は止まっています。皆さんの間で解決したら、ボタンで呼び出しを取り消せます。
game-judge-wanted = 🙋 { $player } さんがゲーム #{ $game }（{ $channel }）に審判を呼んでいます：「{ $question }」ゲームは中断中です。`/game report` で記録を確かめられます。
game-judge-wanted-plain = 🙋 { $player } さんがゲーム #{ $game }（{ $channel }）に審判を呼んでいます。ゲームは中断中です。`/game report` で記録を確かめられます。
game-judge-nobody = ⚠️ このサーバーでは審判も主催者も設定されていません（`/setup`）。審判ができるのはサーバーの管理者だけで、通知も送られていません。管理者に直接お知らせください。皆さんの間で解決したら、呼び出した人が取り消せます。
game-judge-comes = 🙋 ゲーム #{ $game } に審判を呼んでいます。審判が来るまでゲームは中断し、期限も止まります。
game-call-elsewhere = ⚠️ ゲーム #{ $game } への審判の呼び出しを本来の場所に投稿できなかったため、{ $channel } に投稿しました。{ $withheld ->
        [0] {""}
       *[other] 対戦相手も読める場所なので、質問の内容は載せていません。審判が来たら直接お伝えください。
    }審判が来るまでゲームは中断しています。皆さんの間で解決したら、ボタンで呼び出しを取り消せます。
game-call-unheard = ⚠️ ゲーム #{ $game } への審判の呼び出しをどこにも投稿できず、審判に伝わっていません。お手数ですが、審判に直接ご連絡ください。ゲームは中断中で、期限は止まっています。皆さんの間で解決したら、ボタンで呼び出しを取り消せます。

audit-game-pause = ゲーム #{ $game } を中断
audit-game-move = ゲーム #{ $game } の盤面を移動
audit-game-resume = ゲーム #{ $game } を再開
audit-game-undo = ゲーム #{ $game } の出来事を{ $events }件取り消し
audit-game-substitute = ゲーム #{ $game } の席を { $player } さんに交代
audit-game-end = ゲーム #{ $game } を終了
audit-game-clock = ゲーム #{ $game } の予備時間を1ポイントあたり{ $hours }活動時間に設定

refusal-game-no-such-game = ゲーム #{ $game } は見つかりません。`/game list` で一覧を確認してください。
refusal-game-which = どのゲームか分かりません。ゲームのスレッドで使うか、オプション「{ cmd-game-show.game }」で選んでください。自分のゲームは `/game list` で見られます。
refusal-game-not-seated = ゲーム #{ $game } には参加していません。観戦は `/game show`、募集中のゲームは `/game list` で見られます。
refusal-game-not-invited = ゲーム #{ $game } ではもう席に着いています。やめるときは投稿の「抜ける」を押してください。
refusal-game-not-open = ゲーム #{ $game } はもう募集していません（開始済みか取りやめ）。席を離れるには `/game resign`、ほかのゲームは `/game list` で探せます。
refusal-game-full = ゲーム #{ $game } の席はすべて埋まっているか、招待された人のために確保されています。`/game list` で、ほかのゲームと募集のしかたを確かめられます。
refusal-game-already-seated = そのプレイヤーは、もうゲーム #{ $game } の席に着いています。
refusal-game-no-substitute = ゲーム #{ $game } は2人の対局なので、始まったあとは席を交代できません。本人は「自分の手番」からいつでも戻れます。戻らない場合は `/game end` で終了してください。{ $league ->
        [0] { "" }
       *[other] そのあと `/result walkover` で不戦勝を記録できます。
    }
refusal-game-not-started = ゲーム #{ $game } はまだ募集中です。募集した人は、ボットを入れて始めることもできます。
refusal-game-starting = ゲーム #{ $game } は全員がそろいました。開始メッセージがDiscordに投稿され次第（ふつうは数秒で）始まります。
refusal-game-paused = { $why ->
        [decided] ゲーム #{ $game } はテーブルの結果が決まったため中断中で、操作は行われませんでした。結果が取り消された場合は再開し、お知らせします。
        [away] ゲーム #{ $game } のサーバーにボットがいないため中断中で、操作は行われませんでした。ボットが再び招待されたら再開します。
       *[judge] ゲーム #{ $game } は審判が中断しているか、審判を待っているため、操作は行われませんでした。再開したらお知らせします。
    }
refusal-game-table-decided = { $place }の結果はすでに決まっているため、ゲーム #{ $game } は再開できません。先に `/event undo` で判断を取り消すか、`/game end` で終了してください。
refusal-game-not-paused = ゲーム #{ $game } は中断していません。
refusal-game-over = ゲーム #{ $game } は終了しています。`/game replay` で棋譜の確認と検証ができます。
refusal-game-rematch-league = リーグの対局は次の回戦で組み直されるため、再戦はできません。
refusal-game-still-running = ゲーム #{ $game } はまだ終わっていません。棋譜には伏せられた情報も載るため、終了後に公開します。盤面は `/game show` で見られます。
refusal-game-stale = ゲーム #{ $game } の盤面が変わったため、操作は行われませんでした。今の状態はこちらです。
refusal-game-no-turns = ゲーム #{ $game } には終わった手番がまだありません。現在の盤面は `/game show` で見られます。
refusal-game-needs-players = このゲームは{ $seats }人用です。プレイヤーとボットの合計を席の数以内にし、少なくとも1人は席に着いてください。リーグのテーブルでは、全員が自分で席に着く必要があります。
refusal-game-not-creator = 始められるのは、募集した人と審判だけです。
refusal-game-table-taken = { $place }はすでに対局中か、結果が報告されています。`/game list` で確認してください。
refusal-game-not-at-table = { $place }の対局を立てられるのは、そのテーブルの参加者か審判だけです。
refusal-game-no-such-table = 公開済みの回戦にそのテーブルはありません。入力中に出る候補から選んでください。
refusal-game-event-called-off = **{ $event }** は中止されたため、そのテーブルの対局は始められません。リーグと別に遊ぶなら、「テーブル」を空欄にしてください。誤って中止した場合は、主催者が `/event undo` で取り消せます。
refusal-game-bad-word = 合言葉は{ $most }文字までです。短くするか、空欄にしてください。
refusal-game-resigned = このゲームは棄権済みで、席はボットが担当しています。戻るには、審判に `/game substitute` を頼んでください。
refusal-game-is-a-bot = アプリは席に着けません。人を選んでください。ボットに席を任せるには、募集するときの「ボット」か、募集の投稿の開始ボタンを使います。
refusal-game-place-stands = ゲーム #{ $game } の盤面は今の場所にあるため、移動しません。`/game show` ならどこでも見られます。
refusal-game-no-such-seat = 席の番号は1〜{ $seats }です。
refusal-game-other-seats = { $place }の席がこのゲームの席と変わっているため、点数は自動で登録されません。審判が `/result report` で登録してください。
refusal-game-end-gone-on = その間にゲーム #{ $game } が進んだため、終了していません。もう一度 `/game end` で、今の状況を確認してください。
refusal-game-undo-gone-on = その間にゲーム #{ $game } が進んだため、何も取り消していません。もう一度 `/game undo` で、取り消される内容を確認してください。
refusal-game-nothing-of-yours = ゲーム #{ $game } で自分で取り消せる操作はありません（すでにゲームが進んでいる操作は取り消せません）。必要なら、盤面の「審判」ボタンで審判を呼んでください。
refusal-game-nothing-to-undo = それほど多くの手は打たれていません。もっと小さい数を選んでください。
refusal-game-needs-permission = ここではゲームを始められません。ボットに次の権限がありません：{ $missing }。管理者にこのチャンネルでの許可を頼むか、別のチャンネルでコマンドを使ってください。募集は行っていません。
refusal-game-needs-text-channel = ここではメッセージにスレッドを作れません。テキストチャンネルかスレッドでコマンドを使ってください。
refusal-game-needs-server = ゲームの募集はサーバーで行います。盤面を置きたいチャンネルでコマンドを使ってください。
refusal-game-hours = 1手番の期限は{ $least }〜{ $most }時間にしてください。
refusal-game-reserve = 予備時間は、マッチ1ポイントあたり0（なし）〜{ $most }時間（活動時間）です。
refusal-game-other-kind = { $place }では別のゲームを行います。そのゲームのコマンドで立ててください。
refusal-game-no-match = ゲーム #{ $game } は時間切れで決着するマッチではないため、予備時間はありません。手番の期限はこれまでどおりです。
refusal-game-too-many = このサーバーで終わっていないゲームがすでに{ $most }件あります。先にどれかを終えるか、抜けてください。
refusal-game-no-analysis = このゲームの解析はありません。棋譜は `/game replay` で受け取れます。
refusal-game-no-orders = このゲームには予約がありません。
refusal-game-points-given = { $place }では遅刻またはペナルティのポイントが与えられていて、非同期対戦の得点には反映されません。この試合は盤上で行うか、審判が `/penalty revoke` でポイントを取り消してください。
refusal-game-needs-judge = ゲーム #{ $game } でこの操作ができるのは審判と主催者だけです。{ $status ->
    [open] 始まるまでは、参加者が自分で席に着いたり抜けたりできます。
    [starting] まもなく始まります。
    [playing] 参加者は盤面の下の「審判」ボタンで審判を呼べます。呼ぶとゲームが中断し、審判に知らせが届きます。
    [paused] 中断中です。審判への用件はスレッドに書いてください。
   *[over] 主催者に頼んでください。
}
refusal-game-judge-plays = ゲーム #{ $game } にはあなた自身が参加しているため、審判として操作できません。「審判」ボタンで別の審判を呼ぶか、主催者に頼んでください。

chances-title = 手番ごとの勝率
chances-line = { $turn }手番目：{ $shares }
game-next-none = ✅ ほかに手番待ちのゲームはありません。
