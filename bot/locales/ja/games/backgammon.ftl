# 非同期バックギャモン：コマンド、盤面、操作パネル、記録、連絡。

cmd-backgammon = バックギャモン
    .description = 都合のよい時間に1手番ずつ進めるバックギャモンのマッチです
cmd-backgammon-new = 募集
    .description = マッチを立てます。相手は誰でも、指名した人、またはボットです
    .points = ポイント
    .points-description = マッチの長さ。1〜25ポイント（省略すると5）
    .opponent = 対戦相手
    .opponent-description = 席を確保しておくメンバー
    .house = ボット
    .house-description = この強さのボットと対戦します
    .resigning = 降参
    .resigning-description = ゲームを降りてよい局面
    .hours = 時間
    .hours-description = 1手番の持ち時間。活動時間だけで数えて1〜72時間（省略すると12時間）
    .reserve = 予備時間
    .reserve-description = マッチ1ポイントあたりの予備時間（活動時間）。0でなし（省略すると12時間）
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
    .table = テーブル
    .table-description = リーグのテーブルとして対局し、結果を登録します

cmd-backgammon-clock = 時計
    .description = 進行中のマッチに予備時間を入れます（審判）
    .reserve = 予備時間
    .reserve-description = 1ポイントあたりの活動時間。両者の残り点数1点につき半分ずつ入ります。0にすると予備時間はなくなります
    .game = ゲーム
    .game-description = 対象のゲーム

choice-backgammon-level-beginner = 初級・ER約45
choice-backgammon-level-club = 中級・ER約16
choice-backgammon-level-expert = 上級・ER約5
choice-backgammon-thumb-beginner = 簡易評価・ER約105
choice-backgammon-thumb-club = 簡易評価・ER約80
choice-backgammon-thumb-expert = 簡易評価・ER約55
choice-backgammon-resigning-race = 接触がなくなってからだけ（競技規則）
choice-backgammon-resigning-any = いつでも

backgammon-name = バックギャモン
backgammon-title = 非同期バックギャモン #{ $game }
backgammon-lobby-options = マッチ：{ $points }ポイント
    ゲームを降りられる局面：{ $resigning }
    ボットの強さ：{ $level }
    1手番の持ち時間：活動時間で{ $hours }時間{ $reserve }
backgammon-lobby-reserve = 、予備時間はマッチ1ポイントあたり{ $hours }時間。使い切るとマッチの負け（競技規則の時計にならったハウスルール）
backgammon-lobby-no-reserve = （予備時間なし。時間切れのときはボットが続けます）
backgammon-lobby-no-reserve-league = （予備時間なし。時間切れの手番はボットが代わりに進めます。大会規定の回数だけ続くとマッチの負けです：`/event show`）
backgammon-post-flag = { " " }⏱️ { $at } に時間切れ
backgammon-post-reserve = { " " }⏱️ 予備{ $hours }時間
backgammon-resigning-race = 接触がなくなってからだけ（競技規則どおり）
backgammon-resigning-any = いつでも

backgammon-phase-opening = 先手を決めるロール
backgammon-phase-before-roll = ロールかダブル
backgammon-phase-dice = ロール中
backgammon-phase-move = { $first }-{ $second }をプレイ
backgammon-phase-doubled = ダブルの返事待ち
backgammon-phase-resigned = 降参の返事待ち
backgammon-phase-over = 終了
backgammon-post-doubled = ✖️ { $name } さんがテイクかパスを答えます（キューブ{ $value }）。
backgammon-post-resigned = 🏳️ { $name } さんが受けるか続けるかを答えます。
backgammon-post-seat = { $mark } **{ $name }**{ $marks } **{ $score }**点（残り{ $away }点）、ピップ{ $pips }{ $reserve }
backgammon-post-cube-middle = ✖️ キューブは中央（{ $value }）
backgammon-post-cube = ✖️ キューブは{ $owner } さんのもの（{ $value }）
backgammon-post-crawford = { $points ->
    [1] ✖️ 1ポイントマッチのためキューブなし
   *[other] ✖️ クロフォードゲーム（キューブなし）
 }
backgammon-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
backgammon-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録は{ $recorded }点）{ $marks }
backgammon-panel-over-score = { $name }：{ $points }点

backgammon-card-cube = ✖️ ゲーム #{ $game }：相手があなたの返事を待っています。
backgammon-card-reminder-cube = ⏰ ゲーム #{ $game } はまだあなたの返事を待っています。
backgammon-card-done-cube = ✅ ゲーム #{ $game }：返事を済ませました

backgammon-panel-own = { $mark } あなた：ピップ{ $pips }（相手{ $theirs }）。{ $points }ポイントマッチで{ $score }対{ $against }。{ $reserve }
backgammon-panel-rival = { $mark } { $name } さん：{ $reserve }
backgammon-panel-roll-now = ▶️ ダイスを振ってください。
backgammon-panel-roll-or-double = ▶️ ダイスを振るか、先にダブルをかけてください。
backgammon-panel-choose-play = 🎲 出目は**{ $first }-{ $second }**、プレイは{ $plays }通りです。選ぶと次の画面で確かめられます。
backgammon-panel-confirm-play = 🎲 { $first }-{ $second }：**{ $play }**でよいですか。矢印がその動きです。確定するまでは何も動きません。
backgammon-panel-double-sure = ✖️ { $value }倍へのダブルをかけますか。{ $name } さんはテイクするか、パスしてこのゲームを失います。取り消せません。
backgammon-panel-dead-cube = ⚠️ 今のままでもこのゲームに勝てばマッチに勝ちます。キューブを動かしても得るものはありません。
backgammon-panel-doubled = ✖️ **{ $name }** さんが{ $value }倍へのダブルをかけました。テイクしてキューブを持つか、パスして{ $points }点を失うかを選んでください。
backgammon-panel-drop-sure = 👎 パスしますか。このゲームは{ $name } さんの勝ち（{ $points }点）になります。
backgammon-panel-resign-how = 🏳️ 何点の負けを申し出ますか。相手は続けることもできます。マッチ全体の棄権は `/game resign` です。
backgammon-panel-resigned-single = 🏳️ **{ $name }** さんがシングルの負け（{ $points }点）を申し出ました。
backgammon-panel-resigned-gammon = 🏳️ **{ $name }** さんがギャモンの負け（{ $points }点）を申し出ました。
backgammon-panel-resigned-backgammon = 🏳️ **{ $name }** さんがバックギャモンの負け（{ $points }点）を申し出ました。
backgammon-panel-orders-title = 📋 **予約**。ボットが代わりに実行します。内容も、予約があることも、進み方からはほかの人に分かりません。
backgammon-panel-orders-always = 全員共通：一通りしかないプレイは自動で進み、ダブルをかけられないときはダイスを自動で振り、結果の変わらないレースは自動で終えます。
backgammon-panel-orders-place-message = 📬 手番はダイレクトメッセージで届きます。
backgammon-panel-orders-place-thread = 🧵 手番はゲームのスレッドに届きます。

backgammon-panel-roll = ロール
backgammon-panel-double = ダブル（{ $value }倍）
backgammon-panel-take = テイク（{ $value }倍）
backgammon-panel-drop = パス（{ $points }点を失う）
backgammon-panel-resign = ゲームを降りる
backgammon-panel-resign-single = シングル（{ $points }点）
backgammon-panel-resign-gammon = ギャモン（{ $points }点）
backgammon-panel-resign-backgammon = バックギャモン（{ $points }点）
backgammon-panel-claim-single = 勝ちを宣言（{ $points }点）
backgammon-panel-claim-gammon = ギャモン勝ちを宣言（{ $points }点）
backgammon-panel-claim-backgammon = バックギャモン勝ちを宣言（{ $points }点）
backgammon-panel-accept = 受ける（{ $points }点）
backgammon-panel-play-on = 続ける
backgammon-panel-confirm = { $play } で確定
backgammon-panel-step = { $die }：{ $way }
backgammon-panel-leaves = 残り{ $plays }通り
backgammon-panel-orders-ask-roll = ダブルをかけられるときは自分で決める
backgammon-panel-orders-roll = ダブルをかけず、いつも振ってもらう
backgammon-panel-orders-ask = ダブルには毎回自分で答える
backgammon-panel-orders-take = 次のダブルをテイクする
backgammon-panel-orders-drop = 次のダブルをパスする
backgammon-panel-orders-take-at = { $value }倍へのダブルをテイクする
backgammon-panel-orders-drop-at = { $value }倍へのダブルをパスする
backgammon-panel-orders-take-to = 次のダブルは{ $value }倍までテイク
backgammon-panel-orders-drop-from = 次のダブルは{ $value }倍からパス
backgammon-panel-orders-clear = 予約をすべて消す
backgammon-panel-pick-play = プレイを選ぶ
backgammon-panel-pick-die-1 = 1の目を使う
backgammon-panel-pick-die-2 = 2の目を使う
backgammon-panel-pick-die-3 = 3の目を使う
backgammon-panel-pick-die-4 = 4の目を使う
backgammon-panel-pick-die-5 = 5の目を使う
backgammon-panel-pick-die-6 = 6の目を使う
backgammon-panel-pick-orders-dice = 🎲 ダイス
backgammon-panel-pick-orders-cube = ✖️ ダブルへの返事

backgammon-log-line = { $name }：{ $deeds }
backgammon-log-begun = 🎲 { $points }ポイントマッチを始めます。
backgammon-log-opening = 🎲 オープニング{ $first }-{ $second }：{ $name } さんが先手
backgammon-log-opening-tie = 🎲 オープニング{ $first }-{ $second }：振り直し
backgammon-log-rolled = 🎲 { $dice }
backgammon-log-played = 🎲 { $dice }：{ $play }
backgammon-log-danced = 🎲 { $dice }：動けません
backgammon-log-doubled = ✖️ ダブル（{ $value }倍）
backgammon-log-taken = 👍 テイク（{ $value }倍）
backgammon-log-dropped = 👎 パス
backgammon-log-resigns-single = 🏳️ シングルの負けを申し出る
backgammon-log-resigns-gammon = 🏳️ ギャモンの負けを申し出る
backgammon-log-resigns-backgammon = 🏳️ バックギャモンの負けを申し出る
backgammon-log-resignation-accepted = 受ける
backgammon-log-resignation-refused = 続ける
backgammon-log-claimed = レースは決着
backgammon-log-won-single = 🏆 { $name } さんの勝ち（{ $points }点）
backgammon-log-won-gammon = 🏆 { $name } さんのギャモン勝ち（{ $points }点）
backgammon-log-won-backgammon = 🏆 { $name } さんのバックギャモン勝ち（{ $points }点）
backgammon-log-flag = ⌛ { $name } さんの時間切れ：マッチの負けです
backgammon-log-flag-certain = ⌛ { $name } さんの時間切れ。ただしマッチの勝ちは確定しています
backgammon-log-broken-off = ⌛ 時間切れとして終了。勝者なし
backgammon-log-conceded = 🏳️ { $name } さんがマッチを棄権

backgammon-picture-pips = ピップ { $pips }
backgammon-picture-money = { $score }点
backgammon-picture-score = { $score }点・残り{ $away }点
backgammon-picture-match = { $points }ポイントマッチ・第{ $game }ゲーム
backgammon-picture-film = 対戦の動画（{ $frames }コマ）。終局：{ $end }
backgammon-picture-crawford = { $points ->
    [1] 1ポイントマッチ・キューブなし
   *[other] { $points }ポイントマッチ・第{ $game }ゲーム・クロフォードゲーム（キューブなし）
 }
backgammon-alt-dice = 出目：{ $first }と{ $second }。
backgammon-alt-place = { $place }に{ $number }個
backgammon-alt-side = { $name }（ピップ{ $pips }、{ $score }点）：{ $places }
backgammon-alt-bar = バー
backgammon-alt-off = 上がり
backgammon-alt-doubled = ダブルがかけられています（{ $value }倍）。
backgammon-alt-cube-middle = キューブは中央です（{ $value }倍）。
backgammon-alt-cube = キューブは{ $name } さんのものです（{ $value }倍）。
backgammon-replay-dice = 🎲 ロール{ $rolls }回、平均{ $mean }（期待値7.00）

backgammon-me-next-cube = ✖️ **{ $title }**：相手に返事をしてください。

choice-help-backgammon = 非同期バックギャモンの遊び方
backgammon-help = 空いた時間に1〜3回押すだけで手番が終わるバックギャモンです。期限・予約・審判のしくみは「非同期対戦の遊び方」をご覧ください。

    1️⃣ **始める** `/backgammon new` で相手を募集します。「{ cmd-backgammon-new.opponent }」で相手を指名、「{ cmd-backgammon-new.house }」で3段階の強さのボットと対戦できます。「{ cmd-backgammon-new.points }」はマッチの長さで、リーグのテーブルでは大会の規定で決まります。
    2️⃣ **手番の流れ** 「ロール」を押すか、先にダブルをかけます。プレイをメニューから選び、図の矢印を見て確定します。25通りを超えるときは駒を1つずつ選びます。「戻る」でやり直せます。
    3️⃣ **キューブ** ダブルはもう一度確かめてからかかります。相手はテイクかパスを選びます。クロフォードルールは自動で適用されます。
    4️⃣ **自動で進むもの** 一通りしかないプレイ、ダブルをかけられないときのロール、結果の変わらないレース。「予約」では、いつも振ってもらうことや、ダブルへの返事を決めておけます。
    5️⃣ **時計**（競技規則にならったハウスルール） 手番ごとの時間を超えた分は予備時間から引かれます。使い切ると、勝ちが確定していないかぎりマッチの負けです。「{ cmd-backgammon-new.reserve }」を0にすると予備時間はなく、時間切れのときはボットが続けます。リーグの対戦では、大会規定の回数だけ時間切れが続くと負けになります（`/event show`）。
    6️⃣ **対局中の助言はありません** 終了後に `/game replay` でダイスの検証と .mat の棋譜、`/game analysis` でプレイの評価と評価者を見られます。
    7️⃣ **対面の対局**では、リーグの試合のスレッドで `/match` が抽選・クロック・スコア・休憩を記録します。時間の規定は `/clock time` で分かります。

backgammon-analysis-by = 評価は{ $evaluator }（運は同じ評価ソフトの1-ply）によります。エクイティの単位はキューブ、エラーレートは1判断あたりの損失（千分率）です。一択のプレイと明らかなロールは数えません。記号：?! 疑問手（0.03以上）、? エラー（0.06以上）、?? 大失着（0.12以上）
backgammon-analysis-unjudged = このボットの環境には強い評価ソフトがないため、プレイと運を評価できません。マッチの .mat ファイルは、GNU Backgammonなどで解析できます。
backgammon-analysis-player = **{ $name }**：エラーレート { $rate }、判断{ $decisions }回、損失 { $given }（?! { $doubtful }・? { $error }・?? { $blunder }）、運 { $luck }
backgammon-analysis-result = **{ $name }**：結果 { $result }、運を除くと { $adjusted }
backgammon-analysis-match = 「結果」は開始から終了までに増えたマッチの勝率（%）、「運を除くと」はそこから両者の運を引いた値です。
backgammon-analysis-money = 「結果」は得点、「運を除くと」はそこから両者の運を引いた値です。
backgammon-analysis-worst = **損失の大きかった判断**
backgammon-analysis-decision = { $number }. { $name }（第{ $game }ゲーム）：{ $did } の損失 { $loss }{ $mark }、最善は { $best }
backgammon-analysis-roll = ロール
backgammon-analysis-double = ダブル
backgammon-analysis-take = テイク
backgammon-analysis-drop = パス
backgammon-picture-better = { $number }. 最善：{ $best }（差 { $loss }）
backgammon-panel-table-from = { $point } のチェッカー
backgammon-panel-table-to = { $point } へ
backgammon-panel-table-says = 🎲 出目は**{ $first }-{ $second }**。動かすチェッカーをタップしてください。最後に確認できます。
