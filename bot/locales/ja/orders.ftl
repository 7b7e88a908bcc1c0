# 予約の変更ができない理由。

refusal-orders-unreadable = 保存された予約を読み取れません。もう一度設定してください。
refusal-orders-unknown-order = その予約は分かりません。
refusal-orders-unknown-resource = 資源は lumber・brick・wool・grain・ore で指定してください。
refusal-orders-resource-twice = 同じ資源は一度だけ指定してください。
refusal-orders-unknown-target = この島のタイルか、この卓のプレイヤー（または両方）を指定してください。
refusal-orders-own-seat = 自分からは奪えません。
refusal-orders-bad-cards = カードは 2L1O のように、L B W G O の順で枚数と文字（各19枚まで）を書いてください。
refusal-orders-one-sided = 取引では双方が何かを出す必要があります。
refusal-orders-same-resource = 同じ資源を両側に置くことはできません。
refusal-orders-too-large = 片側は{ $number }枚までです。
refusal-orders-no-trade = この卓ではプレイヤー間の取引はありません。
refusal-orders-unknown-spot = 盤面にそのような場所はありません。
refusal-orders-not-possible = そこにはもう建てられません。
refusal-orders-already-listed = すでに予約されています。
refusal-orders-too-many = 登録は{ $number }件までです。先に1件消してください。
refusal-orders-no-such-entry = その番号の予約はありません（全{ $number }件）。
refusal-orders-bad-number = 0から{ $number }までの整数を指定してください。
