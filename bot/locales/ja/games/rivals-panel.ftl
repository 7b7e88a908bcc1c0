# ライバルカタン：操作パネルの文、ボタン、メニュー。

rivals-panel-own = { $mark } **{ $points }/{ $goal }点** · { $goods }
rivals-panel-card-action = 🃏 **{ $name }**
rivals-panel-card-payable = 🃏 **{ $name }** { $cost } ✓
rivals-panel-card-missing = 🃏 **{ $name }** { $cost }（不足 { $missing }）
rivals-panel-your-turn = ▶️ 建設・交換・カードの使用をして、手番を終えてください。
rivals-panel-nothing-to-do = ▶️ できることはありません。手番を終えてください。
rivals-panel-roll-now = ▶️ ダイスを振ってください。
rivals-panel-roll-or-card = ▶️ ダイスを振るか、先にカードを使ってください。
rivals-panel-cards-title = 🃏 手札です。自分にだけ見えます。
rivals-panel-may-claim = 🏆 **目標の点です。勝利を宣言できます！**
rivals-panel-choose-further = どれにしますか？
rivals-panel-in-secret = 両方が選ぶと公開されます。

rivals-panel-ask-first-stack = 🎴 最初の手札をどの山札から取りますか？
rivals-panel-ask-pick = 🔎 どのカードを取りますか（残り{ $number }枚）？
rivals-panel-ask-gain = 📥 資源（{ $goods }）をどこに置きますか（残り{ $number }個）？
rivals-panel-ask-pay = 📤 資源（{ $goods }）をどこから支払いますか（残り{ $number }個）？
rivals-panel-ask-buy = 🪙 金1個で資源1個を買えます（あと{ $number }個まで）。
rivals-panel-ask-take = ✋ **{ $name }**さんから取る資源（{ $goods }）はどれですか（残り{ $number }個）？
rivals-panel-ask-give = 🤲 **{ $name }**さんに渡す資源（{ $goods }）はどれですか（残り{ $number }個）？
rivals-panel-ask-raid = 🗡️ どのリジョンを**{ $name }**さんの同じ資源で満たしますか？
rivals-panel-ask-regions = 🗺️ 新しいリジョンのどちらを右に置きますか？
rivals-panel-ask-scout = 🔭 どのリジョンを取りますか（1枚目が右、2枚目が左）？
rivals-panel-ask-relocate = 🔀 どの2枚を入れ替えますか？
rivals-panel-ask-name-heal = 🩺 どの浴場を使いますか？
rivals-panel-ask-name-burn = 🔥 **{ $name }**さんのどの建物を狙いますか？
rivals-panel-ask-name-feud = ⚔️ **{ $name }**さんの建物を3つまで選んでください。1つが失われます。
rivals-panel-ask-lose-event = 💥 どのカードを失い、どの山札の下に戻しますか？
rivals-panel-ask-lose-action = 💥 攻撃です。どのカードを失い、どの山札の下に戻しますか？
rivals-panel-ask-lose-sink = 🏴‍☠️ 海賊です。どの交易船を失い、どこへ置きますか？
rivals-panel-ask-lose-riots = 🔥 暴動：金{ $number }を支払うか、ユニットを失います（どれを、どの山札の下へ）。
rivals-panel-ask-preach = 🙏 イベントを受けますか？
rivals-panel-ask-return = 🎴 手札が{ $number }枚多いです。どれを山札の下に戻しますか？
rivals-panel-ask-return-theirs = 🎴 **{ $name }**さんの手札から山札の下に戻すカードを選んでください（残り{ $number }枚）。
rivals-panel-ask-draw = 🎴 どの山札から引きますか（残り{ $number }枚）？
rivals-panel-ask-draw-swap = 🎴 代わりをどの山札から取りますか？ 見て選ぶには資源を支払います。
rivals-panel-ask-swap = 🔁 どのカードを交換しますか？
rivals-panel-ask-fetch = 🔎 捨て札のどのカードを取りますか？
rivals-panel-ask-fetch-hand = 🔎 **{ $name }**さんの手札のどのカードを取りますか？
rivals-panel-ask-stack = 🔎 どの山札を見ますか？
rivals-panel-any-good = 種類は自由

rivals-panel-decline-buy = 買い終える
rivals-panel-decline-take = 取り終える
rivals-panel-decline-preach = そのまま受ける
rivals-panel-decline-swap = 手札を残す
rivals-panel-decline-lose = 金を払う
rivals-panel-decline-fetch = 取らない
rivals-panel-discarded = 自分の捨て札

rivals-panel-roll = ロール
rivals-panel-roll-and-rest = 振って空の手番を終了
rivals-panel-claim = 勝利を宣言
rivals-panel-end-sure = ↩️ まだ建設できます。手番を終えますか？ 取り消せません。
rivals-panel-end-now = 手番を終える
rivals-panel-finish-keep = 手番を終える
rivals-panel-finish-swap = 交換して終える
rivals-panel-remove = 取り除く
rivals-panel-cards = カード
rivals-panel-saved = { $good }を節約
rivals-panel-road = 🛤️ 道（{ $side ->
    [W] 上の端
   *[E] 下の端
}）{ $cost }
rivals-panel-settlement = 🏠 集落（{ $side ->
    [W] 上の端
   *[E] 下の端
}）{ $cost }
rivals-panel-with-scout = 斥候を使う
rivals-panel-city = 🏙️ 街（🏠{ $number }）{ $cost }
rivals-panel-stack = 山札{ $number }：{ $back }（{ $cards }枚）
rivals-panel-face-up = 表向きのカードへ
rivals-panel-back-basic = 基本
rivals-panel-back-gold = 黄金
rivals-panel-back-turmoil = 動乱
rivals-panel-back-progress = 進歩
rivals-panel-exchange = 🔁 { $good }
rivals-panel-beside = 🚢 { $store }を2個
rivals-panel-mint = 🪙 造幣局（金1個を別の資源に）
rivals-panel-placed = ⬅️ { $below } ➡️ { $above }

rivals-panel-pick-build = 🔨 建設
rivals-panel-pick-play = 🃏 カードを使う
rivals-panel-pick-exchange = 🔁 交換
rivals-panel-pick-road = 🛤️ 道
rivals-panel-pick-settlement = 🏠 集落
rivals-panel-pick-city = 🏙️ 街
rivals-panel-pick-remove = 🗑️ 取り除くカード
rivals-panel-pick-beside = 🚢 交換
rivals-panel-pick-store = 📥 置く場所
rivals-panel-pick-pay = 📤 支払う場所
rivals-panel-pick-buy = 🪙 買う
rivals-panel-pick-seize = ✋ 取る
rivals-panel-pick-give = 🤲 渡す
rivals-panel-pick-stack = 🎴 山札
rivals-panel-pick-pick = 🎴 カード
rivals-panel-pick-return = 🎴 カードと、戻す山札
rivals-panel-pick-draw = 🎴 引く
rivals-panel-pick-search = 🔎 山札を見て選ぶ
rivals-panel-pick-swap = 🔁 カードと、戻す山札
rivals-panel-pick-name = 👉 カード
rivals-panel-pick-lose = 💥 カードと、戻す山札
rivals-panel-pick-region = 🗺️ リジョン
rivals-panel-pick-move-regions = 🔀 リジョン2枚
rivals-panel-pick-move-cards = 🔀 カード2枚
rivals-panel-pick-place = 🗺️ リジョン

rivals-panel-table-says = ▶️ カードと置く場所、道の端、集落、交換するリジョンをタップしてください。最後に手番を終えます。
rivals-panel-table-own = 手札
rivals-panel-table-open = 共通
rivals-panel-table-looked = 見ている札
rivals-panel-table-stacks = 山札
rivals-panel-table-cache = 隠し場所
rivals-panel-table-regions = リジョン
rivals-panel-table-settlement = 集落{ $number }
rivals-panel-table-road = 道の{ $side ->
    [W] 上
   *[E] 下
}の端
rivals-panel-table-beyond = { $side ->
    [W] 上
   *[E] 下
}の道の先

rivals-panel-orders-title = 📋 **予約**：ボットが代わりに行います。相手の手番では数分遅れるので、ほかの人には分かりません。
rivals-panel-orders-ask-roll = 自分で決める（ダイスの前）
rivals-panel-orders-roll = すぐに振る
rivals-panel-orders-rest = 振って、支払えなければ終える
rivals-panel-orders-ask-least = 自分で選ぶ（イベントの資源）
rivals-panel-orders-least = 最も少ない資源（イベント）
rivals-panel-orders-ask-most = 自分で選ぶ（支払う場所）
rivals-panel-orders-most = 最も多い資源から支払う
rivals-panel-orders-ask-spare = 自分で選ぶ（失うカード）
rivals-panel-orders-spare = 最も価値の低いカード
rivals-panel-orders-clear = 予約をすべて消す
rivals-panel-pick-orders-roll = 🎲 ダイス
rivals-panel-pick-orders-least = 📥 獲得する資源
rivals-panel-pick-orders-most = 📤 支払い
rivals-panel-pick-orders-spare = 💥 カードを失うとき
