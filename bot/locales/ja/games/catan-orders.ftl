# カタン：予約。

catan-panel-orders-discard-now = 🗑️ 捨てる順：{ $cards }
catan-panel-orders-robber-now = 🥷 盗賊：
catan-panel-orders-offer-now = 🤝 すぐに受ける提案：
catan-panel-orders-build-now = 🔨 できしだい、この順に建設：
catan-panel-orders-auto-now = 🎲 ダイス：{ $roll }
    ⏭️ 手番の終わり：{ $end }
catan-panel-orders-declare-now = 🏆 10点になったらすぐに勝利宣言
catan-panel-orders-discard = 捨て札
catan-panel-orders-robber = 盗賊
catan-panel-orders-offer = 取引
catan-panel-orders-build = 建設リスト
catan-panel-orders-auto = 自動で進める
catan-panel-orders-save = 保存
catan-panel-orders-save-all = 保存
catan-panel-orders-save-spare = 保存（トップの人とは取引しない）
catan-panel-orders-no-discard = 毎回自分で選ぶ
catan-panel-orders-draft = 📝 { $words }
catan-panel-orders-full = これ以上は登録できません（{ $number }件まで）。先にどれかを消してください。
catan-panel-orders-discard-how = 🗑️ 捨てるときは、どの資源から捨てますか。順に選んで保存してください。
catan-panel-orders-robber-how = 🥷 7が出たときや騎士を使ったとき、盗賊をどこへ動かしますか。第1希望がだめなら第2希望になります。
catan-panel-orders-victim-how = 🥷 そこでだれから引きますか。
catan-panel-orders-offer-how = 🤝 どんな提案ならすぐに受けますか。まず、**出す**カードを選んでください。
catan-panel-orders-refuse-now = 🙅 それ以外の提案は、1～6分後に自動で断ります。手で断った場合と見分けはつきません。
catan-panel-orders-refuse-on = それ以外は断る
catan-panel-orders-refuse-off = それ以外は自分で答える
catan-panel-orders-withhold-now = 🙅 { $resources }を求める提案は、1～6分後に自動で断ります。手で断った場合と見分けはつきません。
catan-panel-orders-withhold-on = { $resource }を求める提案は断る
catan-panel-orders-withhold-off = ✓ { $resource }：自分で答える
catan-panel-pick-orders-withhold = 🙅 断る提案（求められた資源）
catan-panel-orders-want-how = 🤝 出すのは { $give } まで。それで最低限**もらう**カードを選んでください。
catan-panel-orders-keep-how = 手元に残しておきたいカードがあれば選んでください。なければそのまま保存できます。
catan-panel-orders-build-how = 🔨 できしだい建てるものを、順に登録します。何を建てますか。
catan-panel-orders-tile-how = 🔨 どのタイルのまわりですか。文字は盤面の図にあります。
catan-panel-orders-auto-how = ⚙️ ボットが自動ですること。伏せたカードの中身では変わらないので、進む速さから手の内は読まれません。「何も支払えないとき」だけは手札を見て決めますが、1～6分おいてから、手で終えた場合と同じように終わります（その手番では取引を提案できません）。非同期対戦がぐっと短くなります。
catan-panel-any-tile = どのタイルでも
catan-panel-anybody = だれでも
catan-panel-leader = トップの人
catan-panel-standing-offer = { $give } を出して { $want } をもらう
catan-panel-standing-keep = （{ $cards } は残す）
catan-panel-standing-not-leader = （トップの人とは取引しない）
catan-panel-auto-roll-ask = 自分で振る
catan-panel-auto-roll-bare = 発展カードがなければ自動で振る
catan-panel-auto-roll-always = いつも自動で振る
catan-panel-auto-end-ask = 自分で終える
catan-panel-auto-end-bare = 発展カードがなく手札が{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}なら自動で終える
catan-panel-auto-end-poor = 何も支払えず発展カードもなければ、1～6分後に自動で終える
catan-panel-auto-end-keeping = 何も支払えなければ、1～6分後に自動で終える（発展カードは使わない）
catan-panel-auto-end-always = いつも自動で終える
catan-panel-auto-few = 手札が{ $number ->
    [0] 0枚
   *[other] { $number }枚以下
}のとき自動で終える
catan-panel-auto-declare-yes = 自動で勝利宣言をする
catan-panel-auto-declare-no = 勝利宣言は自分でする
catan-panel-pick-orders-discard = 次に捨てる資源
catan-panel-pick-orders-robber = タイルを選ぶ
catan-panel-pick-orders-drop = ❌ 消す
catan-panel-pick-keep = 残すカード
catan-panel-pick-auto-roll = 🎲 ダイス
catan-panel-pick-auto-end = ⏭️ 手番の終わり
catan-panel-pick-auto-few = 手札の枚数
catan-panel-pick-auto-declare = 🏆 勝利宣言

# 予約の変更を断る理由。

refusal-catan-orders-unreadable = 保存された予約を読み取れません。もう一度設定してください。
refusal-catan-orders-unknown-order = その予約は分かりません。
refusal-catan-orders-unknown-resource = 資源は lumber・brick・wool・grain・ore で指定してください。
refusal-catan-orders-resource-twice = 同じ資源は一度だけ指定してください。
refusal-catan-orders-unknown-target = この島のタイルか、このテーブルのプレイヤー（または両方）を指定してください。
refusal-catan-orders-own-seat = 自分からは奪えません。
refusal-catan-orders-bad-cards = カードは 2L1O のように、L B W G O の順で枚数と文字（各19枚まで）を書いてください。
refusal-catan-orders-one-sided = 取引では双方が何かを出す必要があります。
refusal-catan-orders-same-resource = 同じ資源を両側に置くことはできません。
refusal-catan-orders-too-large = 片側は{ $number }枚までです。
refusal-catan-orders-no-trade = このテーブルではプレイヤー間の取引はありません。
refusal-catan-orders-unknown-spot = 盤面にそのような場所はありません。
refusal-catan-orders-not-possible = そこにはもう建てられません。
refusal-catan-orders-already-listed = すでに予約されています。
refusal-catan-orders-too-many = 登録は{ $number }件までです。先に1件消してください。
refusal-catan-orders-no-such-entry = その番号の予約はありません（全{ $number }件）。
refusal-catan-orders-bad-number = 0から{ $number }までの整数を指定してください。
