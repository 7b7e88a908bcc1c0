# カタン：予約。

catan-panel-orders-discard-now = 🗑️ 捨てる順：{ $cards }
catan-panel-orders-robber-now = 🥷 盗賊：
catan-panel-orders-offer-now = 🤝 すぐに受ける提案：
catan-panel-orders-build-now = 🔨 できしだい、この順に建設：
catan-panel-orders-auto-now = 🎲 ダイス：{ $roll }
    ⏭️ 手番の終わり：{ $end }
catan-panel-orders-declare-now = 🏆 10点ですぐに勝利宣言
catan-panel-orders-discard = 捨て札
catan-panel-orders-robber = 盗賊
catan-panel-orders-offer = 取引
catan-panel-orders-build = 建設リスト
catan-panel-orders-auto = 自動で進める
catan-panel-orders-save = 保存
catan-panel-orders-save-all = 保存
catan-panel-orders-save-spare = 保存（首位を除く）
catan-panel-orders-no-discard = 毎回自分で選ぶ
catan-panel-orders-draft = 📝 { $words }
catan-panel-orders-full = 登録は{ $number }件までです。先にどれかを消してください。
catan-panel-orders-discard-how = 🗑️ どの資源から捨てますか？ 順に選んで保存してください。
catan-panel-orders-robber-how = 🥷 盗賊をどこへ動かしますか（7か騎士のとき）？ 第1希望がだめなら第2希望です。
catan-panel-orders-victim-how = 🥷 そこで誰から奪いますか？
catan-panel-orders-offer-how = 🤝 どの提案を受けますか？ まず**出す**カードを選んでください。
catan-panel-orders-refuse-now = 🙅 ほかの提案は1〜6分後に断ります。自分で断った場合と見分けはつきません。
catan-panel-orders-refuse-on = ほかは断る
catan-panel-orders-refuse-off = ほかは自分で答える
catan-panel-orders-withhold-now = 🙅 { $resources }を求める提案は1〜6分後に断ります。自分で断った場合と見分けはつきません。
catan-panel-orders-withhold-on = { $resource }なら断る
catan-panel-orders-withhold-off = ✓ { $resource }：自分で答える
catan-panel-pick-orders-withhold = 🙅 断る提案（求める資源）
catan-panel-orders-want-how = 🤝 出すのは { $give } まで。最低限**もらう**カードを選んでください。
catan-panel-orders-keep-how = 手元に残すカードを選んでください。なければそのまま保存します。
catan-panel-orders-build-how = 🔨 何を建てますか？ できしだい、登録した順に建てます。
catan-panel-orders-tile-how = 🔨 どのタイルのまわりですか？ 文字は図にあります。
catan-panel-orders-auto-how = ⚙️ ボットに何を任せますか？ 手の内は伝わりません。「支払えないとき」だけは手札を見て、1〜6分後に手で終えたように終えます（取引の提案なし）。
catan-panel-any-tile = どのタイルでも
catan-panel-anybody = 誰でも
catan-panel-leader = 首位
catan-panel-standing-offer = { $give } を出して { $want } をもらう
catan-panel-standing-keep = （{ $cards } は残す）
catan-panel-standing-not-leader = （首位とは取引しない）
catan-panel-auto-roll-ask = 自分で振る
catan-panel-auto-roll-bare = 発展カードがなければ振る
catan-panel-auto-roll-always = いつも振る
catan-panel-auto-end-ask = 自分で終える
catan-panel-auto-end-bare = 手札{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}で発展カードなしなら終える
catan-panel-auto-end-poor = 支払えず発展カードもなければ終える
catan-panel-auto-end-keeping = 支払えなければ終える（カードは残す）
catan-panel-auto-end-always = いつも終える
catan-panel-auto-few = 手札{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}なら終える
catan-panel-auto-declare-yes = 自動で宣言する
catan-panel-auto-declare-no = 自分で宣言する
catan-panel-pick-orders-discard = 次に捨てる資源
catan-panel-pick-orders-robber = タイルを選ぶ
catan-panel-pick-orders-drop = ❌ 消す
catan-panel-pick-keep = 残すカード
catan-panel-pick-auto-roll = 🎲 ダイス
catan-panel-pick-auto-end = ⏭️ 手番の終わり
catan-panel-pick-auto-few = 手札の枚数
catan-panel-pick-auto-declare = 🏆 勝利宣言

# 予約の変更を断る理由。

refusal-catan-orders-unreadable = 保存した予約を読み取れません。設定し直してください。
refusal-catan-orders-unknown-order = その予約はありません。
refusal-catan-orders-unknown-resource = 資源は lumber・brick・wool・grain・ore で指定してください。
refusal-catan-orders-resource-twice = 同じ資源は一度だけ指定してください。
refusal-catan-orders-unknown-target = この島のタイルかこのテーブルのプレイヤーを指定してください（両方も可）。
refusal-catan-orders-own-seat = 自分からは奪えません。
refusal-catan-orders-bad-cards = カードは 2L1O のように、L B W G O の順で枚数と文字（各19枚まで）を書いてください。
refusal-catan-orders-one-sided = 双方が何かを出してください。
refusal-catan-orders-same-resource = 同じ資源を両側には入れられません。
refusal-catan-orders-too-large = 片側は{ $number }枚までです。
refusal-catan-orders-no-trade = このテーブルにプレイヤー同士の取引はありません。
refusal-catan-orders-unknown-spot = 盤面にその場所はありません。
refusal-catan-orders-not-possible = そこにはもう建てられません。
refusal-catan-orders-already-listed = すでに予約されています。
refusal-catan-orders-too-many = 登録は{ $number }件までです。先に1件消してください。
refusal-catan-orders-no-such-entry = その番号の予約はありません（全{ $number }件）。
refusal-catan-orders-bad-number = 0から{ $number }までの整数を指定してください。
