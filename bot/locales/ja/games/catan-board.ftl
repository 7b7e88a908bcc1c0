# カタン：盤面の図、同じ内容の文章、対局の動画。

catan-board-alt = カタンの盤面、第{ $turn }手番。
catan-board-robber = 盗賊の位置：{ $tile }。
catan-board-seat = { $seat } { $name }：公開{ $points }点、開拓地{ $settlements }、都市{ $cities }、街道{ $roads }（最長{ $length }本）、手札{ $cards }枚、発展カード{ $development }枚、使った騎士{ $knights }枚。
catan-board-longest = 最長交易路：{ $name }。
catan-board-army = 最大騎士力：{ $name }。
catan-board-turn = 手番：{ $name }。
catan-board-winner = 勝者：{ $name }。
catan-board-dice = 出目：{ $first }と{ $second }。
catan-board-terrain-forest = 森林
catan-board-terrain-hills = 丘陵
catan-board-terrain-pasture = 牧草地
catan-board-terrain-fields = 耕作地
catan-board-terrain-mountains = 山地
catan-board-terrain-desert = 砂漠
catan-board-replay = 対局の動画（{ $frames }コマ）。終局：{ $end }
