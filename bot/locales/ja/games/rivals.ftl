# 非同期ライバルカタン：コマンド、盤面、記録、連絡。

cmd-rivals = ライバルカタン
    .description = 都合のよい時間に1手番ずつ進めるライバルカタンです
cmd-rivals-new = 募集
    .description = ライバルカタンのゲームを立てます。相手は誰でも、指名した人、またはボットです
    .set = セット
    .set-description = 使うカード（省略すると入門ゲーム）
    .opponent = 対戦相手
    .opponent-description = 席を確保しておくメンバー
    .house = ボット
    .house-description = ボットと対戦します
    .preset = ルール
    .preset-description = リーグの資料と製品版で食い違う点の扱い（省略すると製品版）
    .hours = 時間
    .hours-description = 1手番の期限。活動時間だけで数えて1〜72時間（省略すると12時間）
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
    .table = テーブル
    .table-description = リーグのテーブルとして対局し、結果を登録します

choice-rivals-set-intro = 入門ゲーム（7点先取）
choice-rivals-set-gold = 黄金の時代（12点先取）
choice-rivals-set-turmoil = 動乱の時代（12点先取）
choice-rivals-set-progress = 進歩の時代（12点先取）
choice-rivals-set-duel = 3つの時代すべてを使うデュエル（13点先取）
choice-rivals-preset-document = リーグの資料
choice-rivals-preset-printed = 製品版のルール

rivals-name = ライバルカタン
rivals-title = 非同期ライバルカタン #{ $game }
rivals-lobby-options = カード：{ $set }
    目標：勝利点{ $goal }点
    資料と製品版で食い違う点：{ $preset }
    1手番の持ち時間：活動時間で{ $hours }時間{ $late }
rivals-lobby-late = （時間切れのときはボットが続けます）
rivals-lobby-late-league = （時間切れの手番はボットが代わりに進めます。大会規定の回数だけ続くとマッチの負けです：`/event show`）

rivals-phase-asked = 先に決めることがあります
rivals-phase-before = ダイスを振るところ
rivals-phase-dice = ロール中
rivals-phase-main = 出目{ $number }。交換・建設・カードの使用
rivals-phase-over = 終了
rivals-post-asked = ❗ { $name } さんが決めることがあります。
rivals-post-seat = { $mark } **{ $name }**{ $marks } **{ $points }/{ $goal }点** { $tokens } · 🃏{ $hand } · 商業{ $commerce }、軍事{ $strength }、スキル{ $skill }、進歩{ $progress } · { $goods }
rivals-post-stock = 🎴 山札 { $stacks }、イベント { $events } · 建設の残り 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities } · 表向きのカード：{ $open }
rivals-over-score = { $mark } **{ $name }** { $raw }点{ $marks }
rivals-over-score-recorded = { $mark } **{ $name }** { $raw }点（記録は{ $recorded }点）{ $marks }
rivals-panel-over-score = { $name }：{ $points }点
rivals-replay-dice = 🎲 ロール{ $rolls }回。産出ダイス { $numbers }。イベントダイス：{ $faces }

rivals-good-lumber = { $sign } 木材
rivals-good-brick = { $sign } レンガ
rivals-good-grain = { $sign } 麦
rivals-good-wool = { $sign } 羊毛
rivals-good-ore = { $sign } 鉱石
rivals-good-gold = { $sign } 金
rivals-store = { $good } 🎲{ $number }（{ $held }/{ $full }）
rivals-store-cache = 🪙 隠し場所（{ $held }/{ $full }）
rivals-slot = 🏠{ $number }の{ $row ->
    [above] 右
   *[below] 左
}（{ $regions }）

rivals-sign-victory = ★{ $number }
rivals-sign-commerce = 商{ $number }
rivals-sign-strength = 軍{ $number }
rivals-sign-skill = 技{ $number }
rivals-sign-progress = 進{ $number }
rivals-sign-double = ×2
rivals-picture-points = ★ { $points }/{ $goal }
rivals-picture-hand = 手札{ $cards }枚
rivals-picture-signs = 商業{ $commerce } · 軍事{ $strength } · スキル{ $skill } · 進歩{ $progress }
rivals-picture-trade = ★商業
rivals-picture-strength = ★軍事
rivals-picture-words = { $name }（{ $points }/{ $goal }点）：集落{ $settlements }、街{ $cities }。{ $signs }。リジョン：{ $regions }。拡張：{ $built }。
rivals-picture-film = 対局の動画（{ $frames }コマ）。終局：{ $end }

rivals-log-line = { $name }：{ $deeds }
rivals-log-dice = 🎲 { $number } · { $face }
rivals-log-face-brigand = 山賊の襲撃
rivals-log-face-trade = 取引
rivals-log-face-celebration = 祝祭
rivals-log-face-harvest = 豊作
rivals-log-face-event = イベントカード
rivals-log-event = 📜 イベント：{ $card }
rivals-log-region = 🗺️ 新しいリジョン：{ $goods } { $number }
rivals-log-guard = 🛡️ 防御のダイス：{ $number }
rivals-log-claimed = 🏆 勝利を宣言
rivals-log-road = 🛤️ 道を建設
rivals-log-settlement = 🏠 集落を建設
rivals-log-settlement-scout = 🏠 { $card }を使って集落を建設
rivals-log-city = 🏙️ 街を建設
rivals-log-built = 🔨 { $card }
rivals-log-built-upon = 🔨 { $card }（{ $under }と置き換え）
rivals-log-removed = 🗑️ { $card }を取り除く
rivals-log-played = 🃏 { $card }
rivals-log-played-number = 🃏 { $card }：{ $number }
rivals-log-exchanged = 🔁 銀行と交換
rivals-log-mint = 🔁 造幣局を使用
rivals-log-gained = { $goods }を獲得
rivals-log-gone = { $goods }を失う
rivals-log-paid = { $goods }を支払う
rivals-log-bought = { $goods }を🪙1つずつで購入
rivals-log-seized = { $goods }を奪う
rivals-log-gave = { $goods }を渡す
rivals-log-chose = 山札{ $stack }から最初の手札を取る
rivals-log-chose-own = 山札{ $stack }から最初の手札を取る：{ $cards }
rivals-log-drew = 山札{ $stack }から引く
rivals-log-drew-own = 山札{ $stack }から引く：{ $cards }
rivals-log-searched = 山札{ $stack }を見る
rivals-log-searched-own = 山札{ $stack }を見る：{ $cards }
rivals-log-picked = { $card }を取る
rivals-log-picked-hand = { $whose }さんの手札から{ $card }を取る
rivals-log-picked-pile = { $whose }さんの捨て札から{ $card }を取る
rivals-log-returned = { $card }を山札{ $stack }の下に戻す
rivals-log-returned-open = { $card }を表向きに置く
rivals-log-returned-hand = { $whose }さんの手札の{ $card }を山札{ $stack }の下に戻す
rivals-log-returned-open-hand = { $whose }さんの手札の{ $card }を表向きに置く
rivals-log-swapped = { $card }を山札{ $stack }の下に戻して交換
rivals-log-swapped-open = { $card }を表向きに置いて交換
rivals-log-unseen-pick = カードを1枚取る
rivals-log-unseen-pick-hand = { $whose }さんの手札からカードを1枚取る
rivals-log-unseen-pick-pile = { $whose }さんの捨て札からカードを1枚取る
rivals-log-unseen-return = カードを1枚、山札{ $stack }の下に戻す
rivals-log-unseen-return-open = カードを1枚、表向きに置く
rivals-log-unseen-return-hand = { $whose }さんの手札を1枚、山札{ $stack }の下に戻す
rivals-log-unseen-return-open-hand = { $whose }さんの手札を1枚、表向きに置く
rivals-log-unseen-swap = カードを1枚、山札{ $stack }の下に戻して交換
rivals-log-unseen-swap-open = カードを1枚、表向きに置いて交換
rivals-log-named = 👉 { $card }
rivals-log-lost = 💥 { $card }を失い、山札{ $stack }の下へ
rivals-log-lost-open = 💥 { $card }を失い、表向きに置く
rivals-log-lost-discarded = 💥 { $card }を失い、捨て札へ
rivals-log-moved-regions = 🔀 リジョンを入れ替え：{ $regions }
rivals-log-moved-cards = 🔀 カードを入れ替え：{ $cards }
rivals-log-finished = ターン終了
rivals-log-flag = ⌛ { $name } さんの時間切れ。{ $winner } さんの勝ちです
rivals-log-broken-off = ⌛ 打ち切りです。勝者はいません。
rivals-log-resigned = 🏳️ { $name } さんが棄権しました。{ $winner } さんの勝ちです

choice-help-rivals = 非同期ライバルカタンの遊び方
rivals-help = 2人で遊ぶ非同期ライバルカタンです。期限、予約、審判については「非同期対戦の遊び方」をご覧ください。

    1️⃣ **始め方。** `/rivals new` で相手を募集します。「{ cmd-rivals-new.opponent }」を指定すると席を確保し、「{ cmd-rivals-new.house }」を指定するとボットが相手になります。「{ cmd-rivals-new.set }」は入門ゲーム、3つの時代、デュエルから選びます。「{ cmd-rivals-new.preset }」は、リーグの資料と製品版のルールが食い違う点の扱いです。
    2️⃣ **手番：**「ロール」のあと、メニューから建設、交換、カードの使用を選び、ターンを終えます。手札はそのままでも、1枚交換してもかまいません。資源を置く場所や支払う場所がいくつかあるときは、自分で選びます。
    3️⃣ **手札**は自分にだけ見えます。「カード」で、費用、効果、足りない資源が分かります。
    4️⃣ **イベントや攻撃**で、相手の手番に決めることがあれば連絡が届き、そのための期限があります。2人が同時に選ぶときは、両方が選ぶまで相手の選択は見えません。
    5️⃣ **予約**で、ダイスを振る、イベントのときにいちばん少ない資源を取る、いちばん価値の低いカードを失う、いちばん多い場所から支払う、をボットに任せられます。相手の手番では数分遅れて実行されるので、予約があることは分かりません。
    6️⃣ **勝利**は、自分の手番で目標の点に達したときに宣言します。棄権すると負けです。

rivals-analysis-by = 勝率はハウスの評価によります。産出ダイスで得た資源を同じ盤面での平均と、引いたカードを山札の平均と比べています。「分かれ目」は手番での判断、支払い、資源の選択、イベントや攻撃への対応を、そのとき見えていた情報から想定した対局で比べた結果です。
rivals-analysis-player = **{ $name }**：ダイスで資源{ $goods }個（平均{ $average }、差{ $more }）。引いたカード{ $drawn }枚、うち平均以上{ $better }枚。ダイスの収入 { $income }
rivals-analysis-turning = **分かれ目**
rivals-analysis-point = { $number }. { $name }、{ $turn }手番目：{ $did }、最善は { $best }（勝率 +{ $chance }ポイント以上）
