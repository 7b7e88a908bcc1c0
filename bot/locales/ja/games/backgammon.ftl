# 非同期バックギャモン：コマンド、盤面、操作パネル、記録、連絡。

cmd-backgammon = バックギャモン
    .description = 非同期でバックギャモンのマッチをします
cmd-backgammon-new = 募集
    .description = マッチの相手（誰でも・指名・ボット）を募集します
    .points = ポイント
    .points-description = マッチの長さ、1〜25点（省略すると5）
    .opponent = 対戦相手
    .opponent-description = 席を確保しておくメンバー
    .house = ボット
    .house-description = この強さのボットと対戦します
    .resigning = 降参
    .resigning-description = ゲームを投了できる局面
    .hours = 時間
    .hours-description = 手番の時間、1〜72活動時間（省略すると12）
    .reserve = 予備時間
    .reserve-description = 1点あたりの予備時間（活動時間、0でなし、省略すると12）
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
    .table = テーブル
    .table-description = リーグのテーブルの対局にして、結果も登録します

cmd-backgammon-clock = 時計
    .description = 進行中のマッチに予備時間を入れます（審判）
    .reserve = 予備時間
    .reserve-description = 1点あたりの活動時間。残り1点に半分が入ります（0でなし）
    .game = ゲーム
    .game-description = 対象のゲーム

choice-backgammon-level-beginner = 初級・ER約45
choice-backgammon-level-club = 中級・ER約16
choice-backgammon-level-expert = 上級・ER約5
choice-backgammon-thumb-beginner = 簡易評価・ER約105
choice-backgammon-thumb-club = 簡易評価・ER約80
choice-backgammon-thumb-expert = 簡易評価・ER約55
choice-backgammon-resigning-race = 接触がなくなってから（競技規則）
choice-backgammon-resigning-any = いつでも

backgammon-name = バックギャモン
backgammon-title = 非同期バックギャモン #{ $game }
backgammon-lobby-options = マッチ：{ $points }ポイント
    投了できる局面：{ $resigning }
    ボットの強さ：{ $level }
    手番の時間：{ $hours }活動時間{ $reserve }
backgammon-lobby-reserve = 、予備時間は1点あたり{ $hours }時間。使い切るとマッチの負け（ハウスルール）
backgammon-lobby-no-reserve = （予備時間なし：時間切れはボットが代行）
backgammon-lobby-no-reserve-league = （予備時間なし：時間切れはボットが代行し、続くとマッチの負け。回数は `/event show`）
backgammon-post-flag = { " " }⏱️ { $at } に時間切れ
backgammon-post-reserve = { " " }⏱️ 予備{ $hours }時間
backgammon-resigning-race = 接触がなくなってから（競技規則）
backgammon-resigning-any = いつでも

backgammon-phase-opening = 先手を決めるロール
backgammon-phase-before-roll = ロールかダブル
backgammon-phase-dice = ロール中
backgammon-phase-move = { $first }-{ $second }をプレイ
backgammon-phase-doubled = ダブルの返事待ち
backgammon-phase-resigned = 投了の返事待ち
backgammon-phase-over = 終了
backgammon-post-doubled = ✖️ { $name }さんのテイクかパスを待っています（キューブ{ $value }）。
backgammon-post-resigned = 🏳️ { $name }さんが受けるか続けるかを決めます。
backgammon-post-seat = { $mark } **{ $name }**{ $marks } **{ $score }**点（残り{ $away }点）、ピップ{ $pips }{ $reserve }
backgammon-post-cube-middle = ✖️ キューブは中央（{ $value }）
backgammon-post-cube = ✖️ キューブは{ $owner }さん（{ $value }）
backgammon-post-crawford = { $points ->
    [1] ✖️ 1ポイントマッチ（キューブなし）
   *[other] ✖️ クロフォード・ゲーム（キューブなし）
 }
backgammon-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
backgammon-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録は{ $recorded }点）{ $marks }
backgammon-panel-over-score = { $name }：{ $points }点

backgammon-card-cube = ✖️ ゲーム #{ $game }：相手がダブルへの返事を待っています
backgammon-card-reminder-cube = ⏰ ゲーム #{ $game } があなたの返事を待っています。
backgammon-card-done-cube = ✅ ゲーム #{ $game }：返事済み

backgammon-panel-own = { $mark } あなた：ピップ{ $pips }（相手{ $theirs }）。{ $points }ポイントマッチで{ $score }対{ $against }。{ $reserve }
backgammon-panel-rival = { $mark } { $name }さん：{ $reserve }
backgammon-panel-roll-now = ▶️ ダイスを振ってください。
backgammon-panel-roll-or-double = ▶️ ダイスを振るか、先にダブルしてください。
backgammon-panel-choose-play = 🎲 出目は**{ $first }-{ $second }**、プレイは{ $plays }通りです。選んでから確定します。
backgammon-panel-confirm-play = 🎲 { $first }-{ $second }：**{ $play }**でよいですか？ 矢印の動きです。確定まで動きません。
backgammon-panel-double-sure = ✖️ キューブを{ $value }にしてダブルしますか？ { $name }さんはテイクするか、パスしてこのゲームを失います。取り消せません。
backgammon-panel-dead-cube = ⚠️ デッドキューブです。このゲームに勝てばマッチに勝ちます。
backgammon-panel-doubled = ✖️ **{ $name }**さんがダブルしました（キューブ{ $value }）。テイクか、パス（{ $points }点の負け）を選んでください。
backgammon-panel-drop-sure = 👎 パスしますか？ このゲームは{ $name }さんの勝ち（{ $points }点）になります。
backgammon-panel-resign-how = 🏳️ どの負けを申し出ますか？ 相手は断れます。マッチ全体の棄権は `/game resign`。
backgammon-panel-resigned-single = 🏳️ **{ $name }**さんがシングル負け（{ $points }点）を申し出ました。
backgammon-panel-resigned-gammon = 🏳️ **{ $name }**さんがギャモン負け（{ $points }点）を申し出ました。
backgammon-panel-resigned-backgammon = 🏳️ **{ $name }**さんがバックギャモン負け（{ $points }点）を申し出ました。
backgammon-panel-orders-title = 📋 **予約**：ボットが代わりに行います。ほかの人には見えず、気づかれません。
backgammon-panel-orders-always = いつも自動：一択のプレイ、ダブルできないときのロール、結果の変わらないレース。
backgammon-panel-orders-place-message = 📬 手番は DM で届きます。
backgammon-panel-orders-place-thread = 🧵 手番はスレッドに届きます。

backgammon-panel-roll = ロール
backgammon-panel-double = ダブル（{ $value }へ）
backgammon-panel-take = テイク（{ $value }）
backgammon-panel-drop = パス（{ $points }点負け）
backgammon-panel-resign = 投了する
backgammon-panel-resign-single = シングル（{ $points }点）
backgammon-panel-resign-gammon = ギャモン（{ $points }点）
backgammon-panel-resign-backgammon = バックギャモン（{ $points }点）
backgammon-panel-claim-single = 勝ちを宣言（{ $points }点）
backgammon-panel-claim-gammon = ギャモンを宣言（{ $points }点）
backgammon-panel-claim-backgammon = バックギャモンを宣言（{ $points }点）
backgammon-panel-accept = 受ける（{ $points }点）
backgammon-panel-play-on = 続ける
backgammon-panel-confirm = { $play } で確定
backgammon-panel-step = { $die }：{ $way }
backgammon-panel-leaves = 残り{ $plays }通り
backgammon-panel-orders-ask-roll = 自分で振る（ダブルできるとき）
backgammon-panel-orders-roll = いつも振る（ダブルしない）
backgammon-panel-orders-ask = 自分で答える
backgammon-panel-orders-take = テイク（次のダブル）
backgammon-panel-orders-drop = パス（次のダブル）
backgammon-panel-orders-take-at = テイク（{ $value }へのダブル）
backgammon-panel-orders-drop-at = パス（{ $value }へのダブル）
backgammon-panel-orders-take-to = テイク（次のダブル、{ $value }以下）
backgammon-panel-orders-drop-from = パス（次のダブル、{ $value }以上）
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
backgammon-log-begun = 🎲 { $points }ポイントマッチ開始
backgammon-log-opening = 🎲 オープニング{ $first }-{ $second }：{ $name }さんが先手
backgammon-log-opening-tie = 🎲 オープニング{ $first }-{ $second }：振り直し
backgammon-log-rolled = 🎲 { $dice }
backgammon-log-played = 🎲 { $dice }：{ $play }
backgammon-log-danced = 🎲 { $dice }：動けません
backgammon-log-doubled = ✖️ ダブル（→{ $value }）
backgammon-log-taken = 👍 テイク（{ $value }）
backgammon-log-dropped = 👎 パス
backgammon-log-resigns-single = 🏳️ シングル負けを申し出
backgammon-log-resigns-gammon = 🏳️ ギャモン負けを申し出
backgammon-log-resigns-backgammon = 🏳️ バックギャモン負けを申し出
backgammon-log-resignation-accepted = 受ける
backgammon-log-resignation-refused = 続ける
backgammon-log-claimed = レースは決着
backgammon-log-won-single = 🏆 { $name }さんの勝ち（{ $points }点）
backgammon-log-won-gammon = 🏆 { $name }さんのギャモン勝ち（{ $points }点）
backgammon-log-won-backgammon = 🏆 { $name }さんのバックギャモン勝ち（{ $points }点）
backgammon-log-flag = ⌛ { $name }さんの時間切れ：マッチの負け
backgammon-log-flag-certain = ⌛ { $name }さんの時間切れ（勝ちは確定済み）
backgammon-log-broken-off = ⌛ 終了（勝者なし）
backgammon-log-conceded = 🏳️ { $name }さんがマッチを棄権

backgammon-picture-pips = ピップ { $pips }
backgammon-picture-money = { $score }点
backgammon-picture-score = { $score }点・残り{ $away }点
backgammon-picture-match = { $points }ポイントマッチ・第{ $game }ゲーム
backgammon-picture-film = 対戦の動画（{ $frames }コマ）。終局：{ $end }
backgammon-picture-crawford = { $points ->
    [1] 1ポイントマッチ・キューブなし
   *[other] { $points }ポイントマッチ・第{ $game }ゲーム・クロフォード・ゲーム（キューブなし）
 }
backgammon-alt-dice = 出目：{ $first }と{ $second }。
backgammon-alt-place = { $place }に{ $number }個
backgammon-alt-side = { $name }（ピップ{ $pips }、{ $score }点）：{ $places }
backgammon-alt-bar = バー
backgammon-alt-off = 上がり
backgammon-alt-doubled = ダブル中（キューブ{ $value }）。
backgammon-alt-cube-middle = キューブは中央（{ $value }）。
backgammon-alt-cube = キューブは{ $name }さん（{ $value }）。
backgammon-replay-dice = 🎲 ロール{ $rolls }回、平均{ $mean }（期待値7.00）

backgammon-me-next-cube = ✖️ **{ $title }**：ダブルに答えてください。

choice-help-backgammon = 非同期バックギャモン
backgammon-help = 期限・予約・審判は「非同期対戦」へ。
    
    1️⃣ **始める** `/backgammon new`。「{ cmd-backgammon-new.opponent }」で指名、「{ cmd-backgammon-new.house }」でボット、「{ cmd-backgammon-new.points }」で長さ。
    2️⃣ **手番** ロールかダブル、プレイを選んで確定します。
    3️⃣ **キューブ** 相手がテイクかパス。クロフォード・ルールは自動です。
    4️⃣ **自動** 一択のプレイや決まったレース。ほかは「予約」で。
    5️⃣ **時計** 超過分は予備時間から引き、使い切ると負けです（勝ち確定を除く）。「{ cmd-backgammon-new.reserve }」0ならボットが代行します。
    6️⃣ **終了後** `/game analysis`。
    7️⃣ **対面** `/match`。

backgammon-analysis-by = 評価：{ $evaluator }（運は同じソフトの1-ply）。エクイティの単位はキューブ。エラーレートは1判断の平均損失（千分率、一択と明らかなロールを除く）。?! 疑問手（0.03以上）、? エラー（0.06以上）、?? 大失着（0.12以上）
backgammon-analysis-unjudged = ここには強い評価ソフトがなく、プレイと運を評価できません。.mat ファイルは GNU Backgammon などで解析できます。
backgammon-analysis-player = **{ $name }**：エラーレート { $rate }、判断{ $decisions }回、損失 { $given }（?! { $doubtful }・? { $error }・?? { $blunder }）、運 { $luck }
backgammon-analysis-result = **{ $name }**：結果 { $result }、運を除くと { $adjusted }
backgammon-analysis-match = 「結果」は増えたマッチ勝率（%）、「運を除くと」は両者の運を引いた値です。
backgammon-analysis-money = 「結果」は得点、「運を除くと」は両者の運を引いた値です。
backgammon-analysis-worst = **損失の大きかった判断**
backgammon-analysis-decision = { $number }. { $name }（第{ $game }ゲーム）：{ $did } 損失 { $loss }{ $mark }、最善 { $best }
backgammon-analysis-roll = ロール
backgammon-analysis-double = ダブル
backgammon-analysis-take = テイク
backgammon-analysis-drop = パス
backgammon-picture-better = { $number }. 最善：{ $best }（差 { $loss }）
backgammon-panel-table-from = { $point } のチェッカー
backgammon-panel-table-to = { $point } へ
backgammon-panel-table-says = 🎲 出目は**{ $first }-{ $second }**。動かすチェッカーをタップしてください。最後に確定します。
