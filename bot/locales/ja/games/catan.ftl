# カタン：コマンド、投稿の行、連絡の文、審判のための記録。

cmd-catan = カタン
    .description = 非同期でカタンを遊びます
cmd-catan-new = 募集
    .description = カタンのプレイヤーを募集します
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
    .table-description = リーグのテーブルの対局にして、結果も登録します
    .level = 強さ
    .level-description = ボットの強さ
    .hours = 時間
    .hours-description = 手番の時間、1〜72活動時間（省略すると12）
    .board = 盤面
    .board-description = 盤面の作り方
    .rules = ルール
    .rules-description = 適用するルール
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
choice-catan-board-random = ランダム（タイル・数字・港）
choice-catan-board-beginner = 初心者用（ルールブックの配置）
choice-catan-board-balanced = バランス（資源均等、6と8は離す）
choice-catan-board-spiral = 大会方式（数字チップはA〜Rの順）
choice-catan-rules-std = 基本ルール
choice-catan-rules-cjp = カタン日本大会ルール
choice-catan-rules-cwc = カタン世界選手権ルール
choice-catan-house-beginner = 初級（提案には答える）
choice-catan-house-club = 中級（取引も持ちかける）
choice-catan-house-master = 上級（手番の終わりまで読む）
catan-name = カタン
catan-title = 非同期カタン #{ $game }
catan-lobby-options = 盤面：{ $board }
    ルール：{ $rules }
    ボット：{ $house }
    手番の時間：{ $hours }活動時間
catan-island-shared = 🏝️ この回戦は全テーブルが同じ盤面です（最初に始まったゲームで決まります）。
catan-island-drawn = 🏝️ この回戦は全テーブルが同じ盤面です（このゲームで決まりました）。
catan-island-taken = 🏝️ この回戦は全テーブルが同じ盤面です（ゲーム #{ $game } のもの。検証は `/game replay game:{ $game }`）。
catan-post-discards = 🗑️ 捨て札待ち：{ $names }
catan-post-seat = { $mark } **{ $name }**{ $marks } { $points }点 🎴{ $hand } 🃏{ $cards } ⚔️{ $knights }{ $army } 🛤️{ $road }{ $longest }
catan-post-signs = -# 🎴手札 🃏発展カード ⚔️騎士 🛤️街道 🏅2点
catan-post-bank = 🏦 銀行：{ $bank } 🃏×{ $deck }
catan-post-robber = 🥷 盗賊：{ $tile }
catan-post-offer = 📣 提案中：**{ $name }**さん（{ $give } → { $want }）
catan-post-proposed = 💬 持ちかけ：**{ $name }**さん（{ $give } → { $want }）
catan-said = { "　" }{ $said }
catan-hint-first-turn = 💡 開拓地を置きます。タイル、次に交差点を図の文字で選びます。6と8は出やすく、資源の種類は多いほど有利です。ヒントを消すには `/me settings`。
catan-hint-third-turn = 💡 ダイスを振り、取引や建設をして、手番を終えます。🧰 は今払えるものです。「予約」は留守の間も進めてくれます（ほかの人には見えません）。
catan-hint-first-seven = 💡 7では資源が出ません。手札8枚以上の人は半分を捨て（選び終わるまで非公開）、盗賊が動いて1枚奪います。捨て方は「予約」で決めておけます。
catan-hint-first-trade = 💡 受ける、断る、逆提案のどれかを選びます。取引できるのは手番の人だけで、最初に受けた人と成立します。断っても手札は分かりません。
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
catan-card-discard = 🗑️ ゲーム #{ $game }：7が出ました。捨て札を選んでください
catan-card-offer = 📣 ゲーム #{ $game }：取引の提案です
catan-card-terms = { $name }さんが { $give } を出して { $want } を希望
catan-card-reminder-discard = ⏰ ゲーム #{ $game } があなたの捨て札を待っています。
catan-card-done-discard = ✅ ゲーム #{ $game }：捨て札済み
catan-replay-dice = 🎲 { $rolls }回、平均 { $mean }（期待値 7.00）
catan-gift-noticed = ⚖️ ゲーム #{ $game }（{ $channel }）：{ $giver }さんと{ $taker }さんの取引は、合わせると{ $giver }さんからの贈与です。裁定してください（`/game report`）。
    { $log }
catan-report-trades = **取引で渡した枚数**
catan-report-given = { $giver } → { $taker }：{ $cards }枚（{ $trades }回）
catan-report-robbed = **盗賊で奪った回数**
catan-report-theft = { $thief } → { $victim }：{ $count }回
catan-report-gifts = **同じ手番の取引を合わせると贈与になるもの**
catan-report-gift = { $giver } → { $taker }：{ $cards }（{ $trades }回の取引）
catan-report-helps = **勝利目前の首位に有利な、偏った取引**
catan-report-help = { $helper }さんが{ $leader }さんに{ $given }枚渡し、{ $got }枚受け取った
catan-report-spared = **勝利目前の首位ではなく、別の人から奪った場面**
catan-report-spare = { $robber }さんは{ $leader }さんではなく{ $robbed }さんから奪った

catan-me-next-discard = 🗑️ **{ $title }**：資源を捨ててください。
catan-me-next-offer = 📣 **{ $title }**：取引の提案に答えてください。

choice-help-catan = 非同期カタン
catan-help = 期限・予約・審判は「非同期対戦」へ。
    
    1️⃣ **始める** 1人なら `/catan new bots:3`、みんなでなら `/catan new`。
    2️⃣ **初期配置** 開拓地と街道を2つずつ。タイル、次に図の文字を選びます。
    3️⃣ **手番** ダイス、建設・取引、「手番を終える」。7なら盗賊を動かし、手札8枚以上は半分を捨てます。10点で「勝利宣言」。
    4️⃣ **取引** 最初に受けた人と成立し、断った理由は見えません。港は「銀行・港と交換」。
    5️⃣ **予約** 捨て札、盗賊、取引、建設などを任せられます。
    6️⃣ **時間切れ** ボットが最小限を行い、2回続くと建設もします。
catan-panel-table-robber = 盗賊
catan-panel-table-buy = 🃏 発展カード（残り{ $number }枚）
catan-panel-table-own = 手札
catan-panel-table-bank = 銀行
catan-panel-table-whom = 奪う相手
catan-table-desert = 砂漠
catan-table-harbor = 港
catan-panel-table-says-settlement = 🏠 開拓地の交差点をタップしてください。
catan-panel-table-says-road = 🛣️ 街道の辺をタップしてください。
catan-panel-table-says-robber = 🥷 盗賊のタイルをタップしてください。
catan-panel-table-says-discard = 🗑️ { $number }枚タップして捨ててください。
catan-panel-table-says-move = ↪ 移動先をタップしてください。

# 終わったゲームの解析

catan-analysis-by = 勝率は、各席から見える情報によるボットの評価です（精度は資料参照）。ダイスの枚数は同じ建物の平均と比べます。提案・逆提案・動かした駒は評価しません。
catan-analysis-seat = { $mark } **{ $name }**：ダイスで{ $rolled }枚（平均{ $due }、{ $more }）。盗賊で止まった{ $robbed }枚、奪った{ $stole }枚、奪われた{ $lost }枚、7で捨てた{ $discarded }枚。収入 { $income }
catan-analysis-turning = **分かれ目**（A：実際、B：最善）
catan-analysis-point = { $number }. { $name }（{ $turn }手番目）：{ $did }、最善は { $best }（勝率 +{ $chance }ポイント）
catan-analysis-trades = **得になった取引**（勝率の増減、ポイント）
catan-analysis-trade = { $turn }手番目：{ $name } が { $partner } に { $give } を渡して { $get } を受け取る。{ $name } { $own }、{ $partner } { $theirs }
catan-analysis-end-turn = 手番の終了
catan-analysis-bank = 🏦 { $give } → { $take }
catan-analysis-robber = 🥷 盗賊を { $tile } へ
catan-analysis-card = 🃏 { $card }
catan-analysis-card-for = 🃏 { $card } { $cards }
catan-analysis-keep = カードを残す
catan-analysis-discard = { $cards } を捨てる
catan-analysis-deal-made = { $partner } との取引（{ $give } → { $get }）
catan-analysis-deal-not = 取引しない
catan-analysis-deal-declined = { $partner } の提案を断る（{ $give } → { $get }）
catan-analysis-deal-yes = 応じる
