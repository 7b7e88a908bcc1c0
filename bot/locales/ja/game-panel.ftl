# 郵便対戦での、プレイヤー本人だけの操作パネル。本文の行と、ボタン・メニューの表示。

game-panel-not-begun = ゲームはまだ始まっていません。
game-panel-paused = ⏸️ 審判がゲームを止めています。時間は進みません。再開したらお知らせします。
game-panel-called = 🙋 **{ $name }** さんが審判を呼んでいます。時間は進みません。再開したらお知らせします。
game-panel-called-own = 🙋 審判を呼んでいます。審判が再開するまで時間は進みません。皆さんの間で解決したら、呼び出しを取り消してください。
game-panel-take-call-back = 呼び出しを取り消す
game-panel-resigned = 🏳️ 棄権しました。最後までボットが代わりに進めます（審判が代わりの人を入れることもあります）。
game-panel-over = 🏁 時間切れでゲーム終了です。勝者はいません。
game-panel-over-won = 🏆 あなたの勝ちです！
game-panel-over-lost = 🏁 ゲーム終了：**{ $name }** さんの勝ちです。
game-panel-over-score = { $name }：{ $points }点
game-panel-comma = 、
game-panel-nobody = なし

# 手札

game-panel-hand = 🎴 手札{ $number }枚：{ $cards }
game-panel-no-hand = 🎴 資源カードはありません
game-panel-development = 🃏 { $cards }
game-panel-card-held = { $name }×{ $number }
game-panel-card-new = { $name }×{ $number }（今回購入・次の手番から使用可）
game-panel-points = ⭐ **{ $points }点**
game-panel-points-hidden = ⭐ **{ $points }点**（公開 { $shown }点）
game-panel-pieces = 残り 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities }

# だれの手番か、何をするか

game-panel-deadline = ⏰ あなたの期限：{ $at }
game-panel-deadline-of = ⏳ { $name } さんの期限：{ $at }
game-panel-waiting = いま決めることはありません。**{ $names }** さんを待っています。
game-panel-your-turn = ▶️ 取引・建設をして、手番を終えます。
game-panel-nothing-to-build = ▶️ 建てられるものはまだありません。
game-panel-roll-now = ▶️ ダイスを振ってください。
game-panel-roll-or-card = ▶️ ダイスを振ってください。先に発展カードを使うこともできます。
game-panel-may-declare = 🏆 **{ $points }点あります。勝利宣言をすれば勝ちです！**
game-panel-free-roads = 🛠️ 無料の街道をあと{ $number }本置けます。メニューから選んでください。文字は盤面の図にあります。
game-panel-choose-tile = 🏠 { $number }軒目の開拓地を置きます。タイルを選び、次に交差点を選んでください。文字は盤面の図にあります。
game-panel-choose-corner = 🏠 どの交差点に置きますか。文字は盤面の図にあります。
game-panel-choose-road = 🛤️ 街道をどちらへ置きますか。文字は盤面の図にあります。
game-panel-choose-spot = どこにしますか。文字は盤面の図にあります。
game-panel-choose-move = ↪️ どこへ置き直しますか。文字は盤面の図にあります。
game-panel-choose-instead = ↪️ 代わりにどのカードを銀行から取りますか。
game-panel-choose-build = 🔨 ほかの場所です。文字は盤面の図にあります。
game-panel-choose-robber = 🥷 盗賊をどこへ動かしますか。文字は盤面の図、→ はカードを奪える相手です。
game-panel-choose-victim = 🥷 だれから1枚引きますか。
game-panel-choose-plenty = 🎁 銀行からどのカードを取りますか。
game-panel-choose-monopoly = 💰 どの資源を全員から集めますか。
game-panel-discard = 🗑️ 7が出ました。{ $number }枚選んで捨ててください。
game-panel-discard-by-order = 📋 { $minutes }分以内に、予約どおり { $cards } を捨てます。予約だとはほかの人には分かりません。
game-panel-discard-now = 今すぐ捨てる
game-panel-discard-kind = 🗑️ 7が出ました。{ $number }枚捨てます（あと{ $left }枚）。
game-panel-judge-sure = 🧑‍⚖️ 審判を呼びますか。審判が再開するまで、全員のゲームと期限が止まります。

# 取引

game-panel-no-trade = いまは取引できません。自分の手番でダイスを振った後なら提案を、ほかの人の手番ならその提案への返事をすることができます。
game-panel-choose-give = 🤝 何を**出します**か。出すカードをすべて選んでください。
game-panel-choose-want = 🤝 { $give } を出します。何が**ほしい**ですか。選ぶとすぐに提案が出ます。
game-panel-beside = 新しい提案を出しても、いまの提案はそのまま残ります。
game-panel-replaces = 同時に出せる提案はここまでです。新しい提案は { $offer } と入れ替わります。
game-panel-offers-open = 📣 あなたの提案（受付中）。最初に受けた人とすぐに交換されます。交換や支払いをすると、同じ種類のカードにかかわる提案は終わります。
game-panel-offer-line = { $sign } { $give } を出して { $want } をもらう
game-panel-offer-open = 📣 提案中：{ $give } を出して { $want } をもらう。最初に受けた人とすぐに交換します。
game-panel-has-accepted = 🤝 **{ $name }** さんが受けました。
game-panel-has-countered = 📣 **{ $name }** さんの逆提案：{ $give } を渡すので { $want } がほしい。
game-panel-offered = 📣 **{ $name }** さんの提案：{ $give } を出すので { $want } がほしい。
game-panel-cannot-accept = 必要なカードが手札にありません（これは本人にしか見えません）。
game-panel-you-accepted = 🤝 提案を受けました。
game-panel-you-declined = 提案を断りました。
game-panel-you-countered = 📣 あなたの逆提案：{ $give } を出して { $want } をもらう。
game-panel-confirm = { $name } さんと交換
game-panel-confirm-counter = { $name }：{ $give } を渡し { $get } をもらう

# ボタンとメニュー

game-panel-piece-city = 🏙️ 都市
game-panel-piece-settlement = 🏠 開拓地
game-panel-piece-road = 🛤️ 街道
game-panel-piece-card = 🃏 発展カード
game-panel-buy-card = 🃏 発展カード（残り{ $number }枚）
game-panel-free-corners = 置ける交差点 { $number }
game-panel-own-tile = （自分のタイル）
game-panel-victim = { $name }（手札{ $cards }枚・{ $points }点）
game-panel-effect-knight = 盗賊を動かして1枚引く
game-panel-effect-road-building = 街道を2本、無料で置く
game-panel-effect-year-of-plenty = 銀行から好きな2枚を取る
game-panel-effect-monopoly = 1種類の資源を全員からすべて集める
game-panel-pick-tile = タイルを選ぶ
game-panel-pick-build = 🔨 建設する
game-panel-pick-card = 🃏 発展カードを使う
game-panel-pick-bank = 🏦 銀行・港と交換
game-panel-pick-move = 場所を選ぶ
game-panel-pick-instead = カードを選ぶ
game-panel-pick-plenty = カードを選ぶ
game-panel-pick-robber = タイルを選ぶ
game-panel-pick-discard = 捨てるカード
game-panel-pick-give = 出すカード
game-panel-pick-want = ほしいカード
game-panel-more = ほかの場所 …
game-panel-roll = ダイスを振る
game-panel-end-turn = 手番を終える
game-panel-declare-victory = 勝利宣言
game-panel-trade = 取引
game-panel-move-road = 最後の街道を置き直す
game-panel-move-settlement = 最後の開拓地を置き直す
game-panel-change-taken = 取ったカードを替える
game-panel-take-back = 開拓地を置き直す
game-panel-withdraw-offer = 提案を取り下げる
game-panel-withdraw-answer = 返事を取り消す
game-panel-accept = 受ける
game-panel-counter = 逆提案
game-panel-dismiss = 見送る
game-panel-orders = 予約
game-panel-judge = 審判
game-panel-call-judge = 審判を呼ぶ
game-panel-back = 戻る
game-panel-to-thread = 手番をスレッドで受け取る
game-panel-to-message = 手番をDMで受け取る

# 予約

game-panel-orders-title = 📋 **予約**：ボットが代わりに行います。ほかの人には見えません。
game-panel-orders-none = なし
game-panel-orders-discard-now = 🗑️ 捨てる順：{ $cards }
game-panel-orders-robber-now = 🥷 盗賊：
game-panel-orders-offer-now = 🤝 すぐに受ける提案：
game-panel-orders-build-now = 🔨 できしだい、この順に建設：
game-panel-orders-auto-now = 🎲 ダイス：{ $roll }
    ⏭️ 手番の終わり：{ $end }
game-panel-orders-declare-now = 🏆 10点になったらすぐに勝利宣言
game-panel-orders-place-message = 📬 手番はDMで届きます。
game-panel-orders-place-thread = 🧵 手番はゲームのスレッドに届きます。
game-panel-orders-discard = 捨て札
game-panel-orders-robber = 盗賊
game-panel-orders-offer = 取引
game-panel-orders-build = 建設リスト
game-panel-orders-auto = 自動で進める
game-panel-orders-clear = 予約をすべて消す
game-panel-orders-save = 保存
game-panel-orders-save-all = 保存
game-panel-orders-save-spare = 保存（トップの人とは取引しない）
game-panel-orders-no-discard = 毎回自分で選ぶ
game-panel-orders-draft = 📝 { $words }
game-panel-orders-full = これ以上は登録できません（{ $number }件まで）。先にどれかを消してください。
game-panel-orders-discard-how = 🗑️ 捨てるときは、どの資源から捨てますか。順に選んで保存してください。
game-panel-orders-robber-how = 🥷 7が出たときや騎士を使ったとき、盗賊をどこへ動かしますか。第1希望がだめなら第2希望になります。
game-panel-orders-victim-how = 🥷 そこでだれから引きますか。
game-panel-orders-offer-how = 🤝 どんな提案ならすぐに受けますか。まず、**出す**カードを選んでください。
game-panel-orders-want-how = 🤝 出すのは { $give } まで。それで最低限**もらう**カードを選んでください。
game-panel-orders-keep-how = 手元に残しておきたいカードがあれば選んでください。なければそのまま保存できます。
game-panel-orders-build-how = 🔨 できしだい建てるものを、順に登録します。何を建てますか。
game-panel-orders-tile-how = 🔨 どのタイルのまわりですか。文字は盤面の図にあります。
game-panel-orders-auto-how = ⚙️ ボットが自動ですること。伏せたカードの中身では変わらないので、進む速さから手の内は読まれません。
game-panel-any-tile = どのタイルでも
game-panel-anybody = だれでも
game-panel-leader = トップの人
game-panel-standing-offer = { $give } を出して { $want } をもらう
game-panel-standing-keep = （{ $cards } は残す）
game-panel-standing-not-leader = （トップの人とは取引しない）
game-panel-auto-roll-ask = 自分で振る
game-panel-auto-roll-bare = 発展カードがなければ自動で振る
game-panel-auto-roll-always = いつも自動で振る
game-panel-auto-end-ask = 自分で終える
game-panel-auto-end-bare = 発展カードがなく手札が{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}なら自動で終える
game-panel-auto-end-always = いつも自動で終える
game-panel-auto-few = 手札が{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}のとき自動で終える
game-panel-auto-declare-yes = 自動で勝利宣言をする
game-panel-auto-declare-no = 勝利宣言は自分でする
game-panel-pick-orders-discard = 次に捨てる資源
game-panel-pick-orders-robber = タイルを選ぶ
game-panel-pick-orders-drop = ❌ 消す
game-panel-pick-keep = 残すカード
game-panel-pick-auto-roll = 🎲 ダイス
game-panel-pick-auto-end = ⏭️ 手番の終わり
game-panel-pick-auto-few = 手札の枚数
game-panel-pick-auto-declare = 🏆 勝利宣言
