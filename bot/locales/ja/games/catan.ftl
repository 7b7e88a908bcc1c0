# カタン：コマンド、投稿の行、連絡の文、審判のための記録。

cmd-catan = カタン
    .description = 都合のよい時間に1手番ずつ進めるカタンです
cmd-catan-new = 募集
    .description = カタンのゲームを立ててプレイヤーを募集します
    .seats = 人数
    .seats-description = 3人または4人（省略すると4人）
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
    .level = 強さ
    .level-description = ボットの強さ
    .hours = 時間
    .hours-description = 1手番の期限。活動時間だけで数えて1〜72時間（省略すると12時間）
    .board = 盤面
    .board-description = 盤面の作り方
    .rules = ルール
    .rules-description = 適用するルール
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
choice-catan-board-random = ランダム（タイル・数字チップ・港をすべてランダムに配置）
choice-catan-board-beginner = 初心者用（ルールブックの固定配置）
choice-catan-board-balanced = バランス重視（資源が偏らず、6と8は隣り合わない）
choice-catan-board-spiral = 大会方式（タイルはランダム、数字チップはA〜Rの順）
choice-catan-rules-std = 基本ルール
choice-catan-rules-cjp = 日本の大会ルール
choice-catan-rules-cwc = 世界選手権ルール
choice-catan-house-beginner = 初級（建設し、提案には答える。自分からは提案しない）
choice-catan-house-club = 中級（取引や逆提案を自分から持ちかける）
choice-catan-house-master = 上級（取引もし、手番の終わりまで読んで打つ）
catan-name = カタン
catan-title = 非同期カタン #{ $game }
catan-lobby-options = 盤面：{ $board }
    ルール：{ $rules }
    ボット：{ $house }
    1手番の期限：活動時間で{ $hours }時間
catan-island-shared = 🏝️ この回戦の全テーブルが同じ盤面です（最初に始まったテーブルで決まります）。
catan-island-drawn = 🏝️ この回戦の全テーブルで同じ盤面です（このゲームで決まりました）。
catan-island-taken = 🏝️ この回戦の全テーブルで同じ盤面です（ゲーム #{ $game } で決まりました。`/game replay game:{ $game }` で検証できます）。
catan-post-discards = 🗑️ 捨て札待ち：{ $names }
catan-post-seat = { $mark } **{ $name }**{ $marks } { $points }点 🎴{ $hand } 🃏{ $cards } ⚔️{ $knights }{ $army } 🛤️{ $road }{ $longest }
catan-post-signs = -# 🎴手札 🃏発展カード ⚔️騎士 🛤️街道 🏅2点
catan-post-bank = 🏦 銀行：{ $bank } 🃏×{ $deck }
catan-post-robber = 🥷 盗賊：{ $tile }
catan-post-offer = 📣 提案中：**{ $name }** が { $give } を出して { $want } を希望
catan-post-proposed = 💬 持ちかけ：**{ $name }** さんが { $give } を出して { $want } がほしい
catan-said = { "　" }{ $said }
catan-hint-first-turn = 💡 初めての手番です。開拓地を置きます。メニューでタイルを選び、次に交差点を選んでください（文字は画像にあります）。6と8は出やすく、資源の種類は多いほど有利です。ヒントを消すには `/me settings`。
catan-hint-third-turn = 💡 ここからはダイスを振り、取引や建設をして、手番を終えます。🧰 は、今払えるものと足りない資源です。「予約」を使うと、留守の間もダイスを振り、建設し、捨て札を選べます。予約はほかの人には見えません。
catan-hint-first-seven = 💡 7が出ると資源は出ません。手札が8枚以上の人は半分を捨て（全員が選び終わるまで、ほかの人には見えません）、そのあと盗賊がタイルをふさぎ、そこにいる人から1枚奪います。捨てる資源の順番は「予約」で先に決めておけます。
catan-hint-first-trade = 💡 取引の提案です。受ける、断る、別の条件を出す、のどれかを選べます。取引できるのは手番の人だけで、最初に受けた人と成立します。断っても、手札の中身は誰にもわかりません。
catan-offer-until-turn = { " " }⏳ 手番の終わりまで
catan-offer-until = { " " }⏳ { $at }
catan-said-yes = ✓ { $name }
catan-said-no = ✗ { $name }
catan-said-other = ↔ { $name }
catan-said-left-out = – { $name }
catan-said-nothing = … { $name }
catan-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
catan-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録 { $recorded }点）{ $marks }
catan-since = -# ↕️ { $changes }
catan-since-own = あなた { $cards }
catan-since-rival = { $name } { $cards }
catan-end-heading = **得点とカード**
catan-end-points = { $mark } **{ $name }** { $points }点 = 🏠{ $settlements } + 🏙️{ $cities }×2{ $road ->
        [0] { "" }
       *[other] { " " }+ 🛤️{ $road }
    }{ $army ->
        [0] { "" }
       *[other] { " " }+ ⚔️{ $army }
    }{ $cards ->
        [0] { "" }
       *[other] { " " }+ 🃏{ $cards }
    }
catan-end-cards = -# 🎲 産出{ $drawn } · 🗑️ 捨て札{ $discarded } · 🥷 奪取{ $stole }・被害{ $robbed } · 🤝 取引で{ $traded }枚 · 🏦 銀行と{ $bank }回
catan-end-dice = 🎲 { $rolls }回、平均 { $mean }（期待値 7.00）。7は{ $sevens }回（期待値 { $expected }回）
catan-phase-setup-settlement = 初期配置：開拓地
catan-phase-setup-road = 初期配置：街道
catan-phase-before-roll = ダイスの前
catan-phase-dice = ダイス
catan-phase-discard = 7の目：捨て札
catan-phase-robber = 盗賊の移動
catan-phase-theft = 資源を奪う
catan-phase-main = 取引と建設
catan-phase-draw = 発展カードを引く
catan-phase-free-roads = 街道建設カード
catan-phase-over = 終了
catan-card-discard = 🗑️ ゲーム #{ $game }：7の捨て札があります
catan-card-offer = 📣 ゲーム #{ $game }：取引の提案です
catan-card-terms = { $name } が { $give } を出して { $want } を希望
catan-card-reminder-discard = ⏰ ゲーム #{ $game } があなたの捨て札を待っています。
catan-card-done-discard = ✅ ゲーム #{ $game }：捨て札は済みました
catan-replay-dice = 🎲 { $rolls }回、平均 { $mean }（期待値 7.00）
catan-gift-noticed = ⚖️ ゲーム #{ $game }（{ $channel }）：{ $giver } さんと { $taker } さんの同じ手番の取引を合わせると、{ $giver } さんからの贈与になります。判断は審判にお任せします。詳しくは `/game report` をご覧ください。
    { $log }
catan-report-trades = **取引で渡した枚数**
catan-report-given = { $giver } → { $taker }：{ $cards }枚（{ $trades }回）
catan-report-robbed = **盗賊で奪った回数**
catan-report-theft = { $thief } → { $victim }：{ $count }回
catan-report-gifts = **同じ手番の複数の取引を合わせると贈与になるもの**
catan-report-gift = { $giver } → { $taker }：{ $cards }（{ $trades }回の取引）
catan-report-helps = **勝利目前の首位に有利な、枚数の偏った取引**
catan-report-help = { $helper } が { $leader } に{ $given }枚渡し、{ $got }枚受け取った
catan-report-spared = **勝利目前の首位に手札があるのに、別の人から奪った場面**
catan-report-spare = { $robber } は { $leader } ではなく { $robbed } から奪った

catan-me-next-discard = 🗑️ **{ $title }**：資源を捨ててください。
catan-me-next-offer = 📣 **{ $title }**：取引の提案に答えてください。

choice-help-catan = 非同期カタンの遊び方
catan-help = 空いた時間に2〜3回押すだけで手番が終わる、メッセージで遊ぶカタンです。期限・予約・審判のしくみは「非同期対戦の遊び方」をご覧ください。

    1️⃣ **始める** 1人なら `/catan new bots:3` で、ボット3人との対局がすぐに始まります。みんなで遊ぶなら `/catan new` で募集し、投稿の「席に着く」を押してもらいます。
    2️⃣ **初期配置** 全員が開拓地と街道を2つずつ置きます。タイルを選び、次に図の文字で場所を選びます。手番の番号は、この配置も数えます。
    3️⃣ **手番の流れ** 「ダイスを振る」のあと、建設・発展カード・取引をして「手番を終える」を押します。7が出たら盗賊の行き先を選び、8枚以上持つ人は半分を捨てます。10点になったら「勝利宣言」を押してください。
    4️⃣ **取引** 「取引」で「かんたん提案」か、出す資源と欲しい資源を選ぶと、全員に同じ提案が届きます。最初に応じた人と成立します。断った人は全員に分かりますが、カードがないのか、出したくないのかは分かりません。答えていない人もそのまま表示されます。4:1や港の交換は「銀行・港と交換」です。
    5️⃣ **予約** 捨てるカード、盗賊の行き先、応じてよい取引、建てるもの、自動のダイスや手番終了を決めておけます。「何も支払えないときは終える」にすると、対局が最も早く進みます。
    6️⃣ **時間切れ** 必要最小限のことだけをボットが行います。2回続くと、戻るまで代わりに建設もします。動かすはずだった盗賊は砂漠に置き、資源は奪いません。
catan-panel-table-robber = 盗賊
catan-panel-table-buy = 🃏 発展カード（残り{ $number }枚）
catan-panel-table-own = 手札
catan-panel-table-bank = 銀行
catan-panel-table-whom = 奪う相手
catan-table-desert = 砂漠
catan-table-harbor = 港
catan-panel-table-says-settlement = 🏠 開拓地を置く交差点をタップしてください。
catan-panel-table-says-road = 🛣️ 街道を置く辺をタップしてください。
catan-panel-table-says-robber = 🥷 盗賊を置くタイルをタップしてください。
catan-panel-table-says-discard = 🗑️ 捨てるカードを{ $number }枚タップしてください。
catan-panel-table-says-move = ↪ 移動先をタップしてください。

# 終わったゲームの解析

catan-analysis-by = 勝率は、各席から見える情報をハウスの評価で比べた値です（精度は資料参照）。「ダイスで」は同じ建物の平均収入との比較です。交渉の申し出と対案、動かした駒は評価しません。
catan-analysis-seat = { $mark } **{ $name }**：ダイスで{ $rolled }枚（平均{ $due }、{ $more }）。盗賊に止められた分{ $robbed }枚、奪った{ $stole }枚、奪われた{ $lost }枚、7で捨てた{ $discarded }枚。収入 { $income }
catan-analysis-turning = **分かれ目**（A：実際、B：最善）
catan-analysis-point = { $number }. { $name }、{ $turn }手番目：{ $did }、最善は { $best }（勝率 +{ $chance }ポイント）
catan-analysis-trades = **得になった交渉**（勝率の増減、ポイント）
catan-analysis-trade = { $turn }手番目：{ $name } が { $partner } に { $give } を渡して { $get } を受け取る。{ $name } { $own }、{ $partner } { $theirs }
catan-analysis-end-turn = 手番の終了
catan-analysis-bank = 🏦 { $give } → { $take }
catan-analysis-robber = 🥷 盗賊を { $tile } へ
catan-analysis-card = 🃏 { $card }
catan-analysis-card-for = 🃏 { $card } { $cards }
catan-analysis-keep = カードを残す
catan-analysis-discard = { $cards } を捨てる
catan-analysis-deal-made = { $partner } との交渉成立（{ $give } → { $get }）
catan-analysis-deal-not = 交渉しない
catan-analysis-deal-declined = { $partner } の申し出を拒否（{ $give } → { $get }）
catan-analysis-deal-yes = 応じる
