# 非同期カタン:コマンド、盤面の投稿、プレイヤーへの連絡、断る理由。

cmd-game = ゲーム
    .description = 都合のよい時間に1手番ずつ進めるカタンです
cmd-game-new = 募集
    .description = カタンのゲームを立ててプレイヤーを募集します
    .seats = 人数
    .seats-description = 3人または4人(省略すると4人)
    .bots = ボット
    .bots-description = ボットが担当する席の数
    .player1 = プレイヤー1
    .player1-description = 席を確保しておくメンバー
    .player2 = プレイヤー2
    .player2-description = 席を確保しておくメンバー
    .player3 = プレイヤー3
    .player3-description = 席を確保しておくメンバー
    .table = テーブル
    .table-description = リーグのテーブルとして対局し、結果を登録します
    .hours = 時間
    .hours-description = 1手番の期限。対局時間帯だけで数えて1〜72時間(省略すると12時間)
    .board = 盤面
    .board-description = 盤面の作り方
    .rules = ルール
    .rules-description = 適用するルール
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
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
    .description = 自分の手札を表示します(自分だけに見えます)
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-orders = 予約
    .description = 捨て札・盗賊・交換・自動処理の予約を設定します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-list = 一覧
    .description = 自分のゲームと募集中のゲームを表示します
cmd-game-replay = 検証
    .description = 終わったゲームをダイスも含めて検証し、棋譜を渡します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-report = 報告
    .description = 交換と盗賊の内訳、偏った交換をまとめます(審判)
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-resign = 棄権
    .description = ゲームを棄権します。席は最後までボットが担当します
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-pause = 中断
    .description = ゲームと期限を止めます(審判)
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-resume = 再開
    .description = 止めたゲームを再開します(審判)
    .game = ゲーム
    .game-description = 対象のゲーム
cmd-game-undo = 巻き戻し
    .description = 直前の手を取り消します(審判)
    .game = ゲーム
    .game-description = 対象のゲーム
    .moves = 手数
    .moves-description = プレイヤーの手をいくつ戻すか(省略すると1)
cmd-game-substitute = 交代
    .description = 席を別の人に引き継ぎます(審判)
    .game = ゲーム
    .game-description = 対象のゲーム
    .seat = 席
    .seat-description = 対象の席
    .member = プレイヤー
    .member-description = 引き継ぐ人
cmd-game-end = 終了
    .description = 時間切れとして、勝者なしでゲームを終えます(審判)
    .game = ゲーム
    .game-description = 対象のゲーム

choice-board-random = ランダム(タイル・数字チップ・港をすべてランダムに配置)
choice-board-beginner = 初心者用(ルールブックの固定配置)
choice-board-spiral = 大会方式(タイルはランダム、数字チップはA〜Rの順)
choice-rules-std = 基本ルール
choice-rules-cjp = 日本の大会ルール
choice-rules-cwc = 世界選手権ルール

button-game-join = 席に着く
button-game-leave = 抜ける
button-game-start = ボットを入れて始める
button-game-turn = 自分の手番
button-game-hand = 手札
button-game-trade = 取引
button-game-orders = 予約
button-game-judge = 審判
button-game-replay = 検証と棋譜
button-game-resign = 棄権する
button-game-resume = 再開する

game-title = 非同期カタン #{ $game }
game-thread-name = ゲーム #{ $game }:{ $players }
game-jump = [ゲームへ移動]({ $link })

game-lobby-open = 🪑 プレイヤー募集中({ $taken }/{ $seats }席)。全員そろうと自動で始まります。
game-lobby-seat = { $mark } { $who }
game-lobby-free = *空席*
game-lobby-invited = { $name }(招待中)
game-lobby-bot = 🤖 { $name }
game-lobby-options = 盤面:{ $board }
    ルール:{ $rules }
    1手番の期限:対局時間帯で{ $hours }時間
game-lobby-league = 🏆 結果はリーグの成績になります。
game-lobby-promise = 🎲 ダイスは秘密の値で決まります。その SHA-256 は `{ $commitment }` です。終了後に秘密の値を公開し、`/game replay` ですべての出目を検証できます。参加時の合言葉も計算に加わります。
game-called-off = このゲームは始まる前に取りやめになりました。

game-post-turn = ▶️ 第{ $number }手番:**{ $name }**({ $phase })
game-post-deadline = ⏳ 期限 { $at }
game-post-paused = ⏸️ 審判が中断しています。期限は止まっています。
game-post-discards = 🗑️ 捨て札待ち:{ $names }
game-post-seat = { $mark } **{ $name }** { $points }点 手札{ $hand } 発展{ $cards } 騎士{ $knights } 街道{ $road }{ $marks }
game-post-longest = 🛤️ 最長交易路
game-post-army = ⚔️ 最大騎士力
game-post-is-bot = 🤖
game-post-autopilot = 💤 自動操縦
game-post-resigned = 🏳️ 棄権
game-post-bank = 🏦 銀行:{ $bank } 発展カード{ $deck }
game-post-robber = 🥷 盗賊:{ $tile }
game-post-offer = 📣 提案中:**{ $name }** が { $give } を出して { $want } を希望
game-post-last = **直前の操作**
game-post-promise = ダイス:SHA-256 { $commitment }、合言葉 { $words }
game-post-no-word = –
game-phase-setup-settlement = 初期配置:開拓地
game-phase-setup-road = 初期配置:街道
game-phase-before-roll = ダイスの前
game-phase-dice = ダイス
game-phase-discard = 7の目:捨て札
game-phase-robber = 盗賊の移動
game-phase-theft = 資源を奪う
game-phase-main = 交換と建設
game-phase-draw = 発展カードを引く
game-phase-free-roads = 街道建設カード
game-phase-over = 終了

game-over-title = 🏁 ゲーム #{ $game } 終了
game-over-winner = 🏆 **{ $name }** の勝利!
game-over-no-winner = ⌛ 時間切れで終了。勝者はいません。
game-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
game-over-score-recorded = { $mark } **{ $name }** { $raw }点(記録 { $recorded }点){ $marks }
game-over-secret = 🎲 秘密の値:`{ $secret }`
    開始前に公開した SHA-256:`{ $commitment }`
game-over-turns = 全{ $turns }手番

game-card-turn = 🔔 ゲーム #{ $game } はあなたの手番です。
game-card-discard = 🗑️ ゲーム #{ $game } で7が出ました。捨てるカードを選んでください。
game-card-offer = 📣 ゲーム #{ $game } で交換の提案が来ています。
game-card-next = ⏭️ ゲーム #{ $game } は次があなたの手番です。まだ操作は要りません。
game-card-reminder-turn = ⏰ ゲーム #{ $game } があなたの手番を待っています。
game-card-reminder-discard = ⏰ ゲーム #{ $game } があなたの捨て札を待っています。
game-card-until = 期限 { $at }
game-card-paused = ⏸️ ゲーム #{ $game } は審判が中断しています。再開したらお知らせします。
game-card-done-turn = ✅ ゲーム #{ $game } 第{ $number }手番:終了
game-card-done-discard = ✅ ゲーム #{ $game }:捨て札は済みました
game-card-done-offer = ✅ ゲーム #{ $game }:この提案への対応は済みました
game-card-done-next = ✅ ゲーム #{ $game }:前の手番が終わりました

game-list-title = 非同期カタン
game-list-mine = **自分のゲーム**
game-list-open = **募集中のゲーム**
game-list-none = 参加中のゲームはありません。`/game new` で募集できます。
game-list-none-open = 今はありません。`/game new` で募集できます。
game-list-playing = **#{ $game }** 第{ $number }手番:{ $name }{ $deadline } { $jump }
game-list-yours = **#{ $game }** 第{ $number }手番:▶️ **あなた**{ $deadline } { $jump }
game-list-paused = **#{ $game }** ⏸️ 中断中 { $jump }
game-list-waiting = **#{ $game }** { $taken }/{ $seats }席:{ $names } { $jump }
game-list-more = …ほか{ $count }件
game-list-until = 、期限 { $at }

game-replay-title = ゲーム #{ $game } の検証
game-replay-good = ✅ **すべて確認できました。**
    秘密の値は、開始前に公開した SHA-256 と一致します。盤面を含む{ $draws }回の結果はすべて秘密の値から導かれ、{ $events }件の出来事はすべてルール通りです。
game-replay-bad = ❌ **検証に失敗しました。** { $fault }
game-replay-yourself = 自分で検証するには:`python -m engine.catan verify { $file }`
game-replay-dice = 🎲 { $rolls }回、平均 { $mean }(期待値 7.00)
game-replay-json = 完全な棋譜(JSON)、{ $name }
game-replay-catanlog = 棋譜(catanlog 0.10)、{ $name }

game-report-title = ゲーム #{ $game } の記録
game-report-note = 審判のための事実です。判定ではありません。すべて卓上で公開されていた内容です。
game-report-trades = **交換で渡した枚数**
game-report-given = { $giver } → { $taker }:{ $cards }枚({ $trades }回)
game-report-robbed = **盗賊で奪った回数**
game-report-theft = { $thief } → { $victim }:{ $count }回
game-report-gifts = **同じ手番の複数の交換を合わせると贈与になるもの**
game-report-gift = { $giver } → { $taker }:{ $cards }({ $trades }回の交換)
game-report-helps = **勝利目前の首位に有利な、枚数の偏った交換**
game-report-help = { $helper } が { $leader } に{ $given }枚渡し、{ $got }枚受け取った
game-report-spared = **勝利目前の首位に手札があるのに、別の人から奪った場面**
game-report-spare = { $robber } は { $leader } ではなく { $robbed } から奪った
game-report-none = なし

game-opened = ✅ ゲーム #{ $game } の募集を始めました。
game-joined = ✅ ゲーム #{ $game } の席に着きました。始まったらお知らせします。
game-left = ✅ ゲーム #{ $game } から抜けました。
game-left-called-off = ✅ 募集した本人が抜けたため、ゲーム #{ $game } は取りやめになりました。
game-started = 🎉 ゲーム #{ $game } を始めました。
game-welcome = 👋 カタンのゲーム #{ $game }({ $channel })の席に着きました。手番が来ると、盤面とボタンの付いたメッセージがここに届きます。スレッドで遊びたいときは「予約」で切り替えられます。
game-invited = 👋 カタンのゲーム #{ $game } に招待されています。{ $channel } の投稿の「席に着く」ボタンか `/game join` で参加できます。
game-resigned-own = ✅ ゲーム #{ $game } を棄権しました。席は最後までボットが担当します。
game-resigned-seat = 🏳️ { $player } さんが棄権しました。審判が交代の人を決める(`/game substitute`)まで、ボットが席を担当します。
game-resign-sure = ゲーム #{ $game } を棄権しますか? 席はボットが担当し、戻すには審判による交代が必要です。
game-seat-given = ✅ ゲーム #{ $game } の席を交代しました。
game-substituted = 🔄 { $old } さんの席を { $player } さんが引き継ぎます。手番の期限は初めから数えます。
game-paused-now = ⏸️ 審判がゲーム #{ $game } を中断しました。期限は止まり、操作もできません。
game-held = ✅ ゲーム #{ $game } を中断しました。`/game resume` で再開できます。
game-resumed = ▶️ ゲーム #{ $game } を再開します。残り時間は中断前と同じです。
game-goes-on = ✅ ゲーム #{ $game } を再開しました。
game-undone = ↩️ { $judge } さんがゲーム #{ $game } の直前の{ $events }件の出来事を取り消しました。今の状態は盤面の投稿をご覧ください。取り消したダイスは、振り直しても同じ目が出ます。
game-taken-back = ✅ ゲーム #{ $game } をその手の前に戻しました。全員に知らせました。
game-ended = ✅ ゲーム #{ $game } を終了しました。
game-out-of-time = ⌛ { $player } さんが時間切れになったため、待っていた処理をボットが行いました。時間切れのとき、盗賊は砂漠に置き、資源は奪いません。
game-autopilot = 💤 { $player } さんが2回続けて時間切れになりました。本人が操作するか、審判が交代の人を決める(`/game substitute`)まで、ボットが席を担当します。代わりに遊びたい方はいませんか?
game-asleep = 😴 { $player } さんが2回続けて時間切れになり、操作できる人がいなくなりました。誰かが「自分の手番」から戻るか、審判が交代の人を決める(`/game substitute`)か対局を終了する(`/game end`)まで、対局は止まったままです。
game-messages-closed = ✉️ { $player } さん、ダイレクトメッセージを送れませんでした。今後は手番をこのスレッドでお知らせします。「自分の手番」を押すと、内容は自分だけに表示されます。
game-place-lost = ⚠️ ゲーム #{ $game } の盤面を投稿できなくなりました。チャンネルかスレッドが削除されたか、権限が足りません（足りない権限は `/doctor` で分かります）。ゲームの記録は無事で、ダイレクトメッセージの手番と `/game show` はそのまま使えます。権限が戻れば、次の手で盤面を投稿し直します。場所がなくなった場合は、審判が `/game end` で終了できます。
game-over-won = 🏆 { $player } さんがゲーム #{ $game } に勝ちました! ダイスの秘密の値を公開しました。`/game replay` でゲーム全体を検証できます。
game-over-time = ⌛ ゲーム #{ $game } は時間切れで終わりました。勝者はいません。ダイスの秘密の値を公開しました。`/game replay` でゲーム全体を検証できます。
game-unreported = ⚠️ ゲーム #{ $game } の結果をリーグのテーブルに登録できませんでした。`/result correct` で登録してください。

game-form-join = ゲーム #{ $game } の席に着く
game-form-word = ダイスに加える合言葉(空欄でもよい)
game-form-word-hint = 秘密の値と合わせてダイスの計算に使います
game-form-judge = ゲーム #{ $game } に審判を呼ぶ
game-form-question = 何についてですか?
game-judge-called = ✅ ゲーム #{ $game } に審判を呼びました。それまでゲームと期限は止まります。
game-judge-wanted = 🙋 { $player } さんがゲーム #{ $game }({ $channel })に審判を呼んでいます:「{ $question }」ゲームは中断中です。`/game report` で記録を確かめられます。
game-judge-wanted-plain = 🙋 { $player } さんがゲーム #{ $game }({ $channel })に審判を呼んでいます。ゲームは中断中です。`/game report` で記録を確かめられます。
game-judge-comes = 🙋 ゲーム #{ $game } に審判を呼びました。それまでゲームは中断し、期限も止まります。

game-help-title = 非同期カタンの遊び方
game-help = 🔔 **手番** 手番が来ると、盤面とボタンの付いたメッセージが届きます。ダイス、建設、交換、手番終了をボタンで選びます。建設できる場所には図に文字が付きます。たいていの手番は2〜3回押すだけです。

    🔘 **盤面の下のボタン**
    • **自分の手番** 同じ操作画面をスレッドで開きます(自分だけに表示)。
    • **手札** 自分のカードを見ます。
    • **取引** 全員に交換を提案します。
    • **予約** ボットに任せる操作を決めます。
    • **審判** 審判を呼びます。

    🤝 **交換** 提案は全員に同じように届きます。だれが断ったか、だれがカードを持っていなかったかは分かりません。最初に応じた人と成立します。

    📋 **予約** 捨てるカード、盗賊の行き先、応じてよい交換、自動のダイス、することがないときの手番終了を決めておけます。ほかの人には見えず、いつでも変えられます。ゲームがぐっと速くなります。

    ⏳ **期限** 期限は対局時間帯だけで数え、半分の時点と1時間前にお知らせします。時間切れになると、ボットがダイスを振り、予約か抽選で捨て札を決め、盗賊は砂漠に置いて、手番を終えます。2回続くと、本人が操作するまでボットが担当します。

    🎲 **公平なダイス** 開始前に秘密の値の SHA-256 を公開します。出目も、奪うカードも、発展カードも、この値と全員の合言葉から決まります。終了後に秘密の値を公開し、`/game replay` ですべて検証できます。ボットが見るのは、その席のプレイヤーに見えるものだけです。

    ⌨️ **コマンド** 募集は `/game new`、一覧は `/game list`、棄権は `/game resign` です。

audit-game-pause = ゲーム #{ $game } を中断
audit-game-resume = ゲーム #{ $game } を再開
audit-game-undo = ゲーム #{ $game } の出来事を{ $events }件取り消し
audit-game-substitute = ゲーム #{ $game } の席を { $player } さんに交代
audit-game-end = ゲーム #{ $game } を終了

refusal-game-no-such-game = ゲーム #{ $game } は見つかりません。`/game list` で一覧を確認してください。
refusal-game-which = どのゲームか分かりません。`game` で選んでください。自分のゲームは `/game list` で見られます。
refusal-game-not-seated = ゲーム #{ $game } には参加していません。観戦は `/game show`、募集中のゲームは `/game list` で見られます。
refusal-game-not-open = ゲーム #{ $game } はもう募集していません(開始済みか取りやめ)。席を離れるには `/game resign`、ほかのゲームは `/game list` で探せます。
refusal-game-full = ゲーム #{ $game } の席はすべて埋まっているか、招待された人のために確保されています。`/game list` でほかのゲームを探すか、`/game new` で募集してください。
refusal-game-already-seated = そのプレイヤーは、もうゲーム #{ $game } の席に着いています。
refusal-game-not-started = ゲーム #{ $game } はまだ募集中です。募集した人は、ボットを入れて始めることもできます。
refusal-game-paused = ゲーム #{ $game } は審判が中断しているため、操作は行われませんでした。再開したらお知らせします。
refusal-game-not-paused = ゲーム #{ $game } は中断していません。
refusal-game-over = ゲーム #{ $game } は終了しています。`/game replay` で棋譜の確認と検証ができます。
refusal-game-still-running = ゲーム #{ $game } はまだ終わっていません。棋譜には伏せられたカードも載るため、終了後に公開します。盤面は `/game show` で見られます。
refusal-game-stale = ゲーム #{ $game } の盤面が変わったため、操作は行われませんでした。今の状態はこちらです。
refusal-game-not-your-turn = ゲーム #{ $game } はあなたの手番ではありません。手番が来たらお知らせします。
refusal-game-needs-players = 3人または4人のテーブルになりません。プレイヤーとボットの合計を席の数以内にし、少なくとも1人は席に着いてください。リーグのテーブルでは、全員が自分で席に着く必要があります。
refusal-game-not-creator = 始められるのは、募集した人と審判だけです。
refusal-game-table-taken = テーブル{ $table } はすでに対局中か、結果が決まっています。`/game list` で確認してください。
refusal-game-no-such-table = 公開済みの回戦にそのテーブルはありません。入力中に出る候補から選んでください。
refusal-game-bad-word = 合言葉は{ $most }文字までです。短くするか、空欄にしてください。
refusal-game-resigned = このゲームは棄権済みで、席はボットが担当しています。戻るには、審判に `/game substitute` を頼んでください。
refusal-game-no-game-to-show = まだ表示できるものがありません。ゲームが始まっていないか、どのゲームにも参加していません。`/game list` で確認してください。
refusal-game-no-such-seat = 席の番号は1〜{ $seats }です。
refusal-game-nothing-to-undo = それほど多くの手は打たれていません。もっと小さい数を選んでください。
refusal-game-needs-permission = ここではゲームを始められません。ボットに次の権限がありません：{ $missing }。管理者にこのチャンネルでの許可を頼むか、別のチャンネルでコマンドを使ってください。募集は行っていません。
refusal-game-needs-text-channel = ここではメッセージにスレッドを作れません。テキストチャンネルかスレッドでコマンドを使ってください。
refusal-game-needs-server = ゲームの募集はサーバーで行います。盤面を置きたいチャンネルでコマンドを使ってください。
refusal-game-hours = 1手番の期限は{ $least }〜{ $most }時間にしてください。
refusal-game-too-many = 募集中のゲームがすでに{ $most }件あります。先にどれかを始めるか、抜けてください。
