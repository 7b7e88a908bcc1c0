# 非同期ライバルカタン：コマンド、盤面、記録、連絡。

cmd-rivals = ライバルカタン
    .description = 非同期でライバルカタンを遊びます
cmd-rivals-new = 募集
    .description = ライバルカタンの相手（誰でも・指名・ボット）を募集します
    .set = セット
    .set-description = 使うカード（省略すると入門ゲーム）
    .opponent = 対戦相手
    .opponent-description = 席を確保しておくメンバー
    .house = ボット
    .house-description = ボットと対戦します
    .preset = ルール
    .preset-description = リーグの資料と製品版が違う点の扱い（省略すると製品版）
    .hours = 時間
    .hours-description = 手番の時間、1〜72活動時間（省略すると12）
    .word = 合言葉
    .word-description = ダイスの計算に加える好きな言葉
    .table = テーブル
    .table-description = リーグのテーブルの対局にして、結果も登録します

choice-rivals-set-intro = 入門ゲーム（7点先取）
choice-rivals-set-gold = 黄金の時代（12点先取）
choice-rivals-set-turmoil = 動乱の時代（12点先取）
choice-rivals-set-progress = 進歩の時代（12点先取）
choice-rivals-set-duel = デュエル：3つの時代（13点先取）
choice-rivals-preset-document = リーグの資料
choice-rivals-preset-printed = 製品版のルール

rivals-name = ライバルカタン
rivals-title = 非同期ライバルカタン #{ $game }
rivals-lobby-options = カード：{ $set }
    目標：勝利点{ $goal }点
    ルール：{ $preset }
    手番の時間：{ $hours }活動時間{ $late }
rivals-lobby-late = （時間切れはボットが代行）
rivals-lobby-late-league = （時間切れはボットが代行し、続くとマッチの負け。回数は `/event show`）

rivals-phase-asked = 先に決めることあり
rivals-phase-before = ダイスの前
rivals-phase-dice = ロール中
rivals-phase-main = 出目{ $number }。交換・建設・カードの使用
rivals-phase-over = 終了
rivals-post-asked = ❗ { $name }さんの選択を待っています。
rivals-post-seat = { $mark } **{ $name }**{ $marks } **{ $points }/{ $goal }点** { $tokens } · 🃏{ $hand } · 商業{ $commerce }、軍事{ $strength }、スキル{ $skill }、進歩{ $progress } · { $goods }
rivals-post-stock = 🎴 山札 { $stacks }、イベント { $events } · 残り 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities } · 表向き：{ $open }
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
rivals-sign-skill = ス{ $number }
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
rivals-log-chose = 山札{ $stack }から最初の手札
rivals-log-chose-own = 山札{ $stack }から最初の手札：{ $cards }
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
rivals-log-unseen-pick = 1枚取る
rivals-log-unseen-pick-hand = { $whose }さんの手札から1枚取る
rivals-log-unseen-pick-pile = { $whose }さんの捨て札から1枚取る
rivals-log-unseen-return = 1枚を山札{ $stack }の下に戻す
rivals-log-unseen-return-open = 1枚を表向きに置く
rivals-log-unseen-return-hand = { $whose }さんの手札1枚を山札{ $stack }の下に戻す
rivals-log-unseen-return-open-hand = { $whose }さんの手札1枚を表向きに置く
rivals-log-unseen-swap = 1枚を山札{ $stack }の下に戻して交換
rivals-log-unseen-swap-open = 1枚を表向きに置いて交換
rivals-log-named = 👉 { $card }
rivals-log-lost = 💥 { $card }を失い、山札{ $stack }の下へ
rivals-log-lost-open = 💥 { $card }を失い、表向きに置く
rivals-log-lost-discarded = 💥 { $card }を失い、捨て札へ
rivals-log-moved-regions = 🔀 リジョンを入れ替え：{ $regions }
rivals-log-moved-cards = 🔀 カードを入れ替え：{ $cards }
rivals-log-finished = ターン終了
rivals-log-flag = ⌛ { $name }さんの時間切れ（{ $winner }さんの勝ち）
rivals-log-broken-off = ⌛ 終了（勝者なし）
rivals-log-resigned = 🏳️ { $name }さんが棄権（{ $winner }さんの勝ち）

choice-help-rivals = 非同期ライバルカタン
rivals-help = 2人用です。期限・予約・審判は「非同期対戦」へ。
    
    1️⃣ **始める** `/rivals new`。「{ cmd-rivals-new.opponent }」で指名、「{ cmd-rivals-new.house }」でボット、「{ cmd-rivals-new.set }」でカード、「{ cmd-rivals-new.preset }」でルールの版を選びます。
    2️⃣ **手番** ロール、建設・交換・カードのあと終えます（手札1枚の交換も可）。
    3️⃣ **手札** 自分にだけ見えます。「カード」で費用・効果・不足が分かります。
    4️⃣ **イベントと攻撃** 相手の手番にも選ぶことがあります。
    5️⃣ **予約** ダイス、資源、失うカードを任せられます。相手の手番では数分遅れます。
    6️⃣ **勝利** 自分の手番に宣言します。

rivals-analysis-by = 勝率はボットの評価です。運は、ダイスの収入を同じ盤面の平均と、引いたカードを山札の平均と比べます。「分かれ目」（手番、支払い、選択、イベントや攻撃への対応）は、見えていた情報からの模擬対局で比べます。
rivals-analysis-player = **{ $name }**：ダイスで資源{ $goods }個（平均{ $average }、{ $more }）。引いたカード{ $drawn }枚（平均以上{ $better }枚）。ダイスの収入 { $income }
rivals-analysis-turning = **分かれ目**
rivals-analysis-point = { $number }. { $name }（{ $turn }手番目）：{ $did }、最善は { $best }（勝率 +{ $chance }ポイント以上）
