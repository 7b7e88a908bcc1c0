# 盤面の図、同じ内容の文章、出目の分布、対局の動画。

board-alt = カタンの盤面、第{ $turn }手番。
board-robber = 盗賊の位置：{ $tile }。
board-seat = { $seat } { $name }：公開{ $points }点、開拓地{ $settlements }、都市{ $cities }、街道{ $roads }（最長{ $length }本）、手札{ $cards }枚、発展カード{ $development }枚、使った騎士{ $knights }枚。
board-longest = 最長交易路：{ $name }。
board-army = 最大騎士力：{ $name }。
board-turn = 手番：{ $name }。
board-winner = 勝者：{ $name }。
board-dice = 出目：{ $first }と{ $second }。
board-terrain-forest = 森林
board-terrain-hills = 丘陵
board-terrain-pasture = 牧草地
board-terrain-fields = 耕作地
board-terrain-mountains = 山地
board-terrain-desert = 砂漠
board-dice-title = 出目の分布（{ $rolls }回）
board-dice-expected = 公正なダイスの平均
board-dice-line = { $number }：{ $count }回（平均{ $expected }回）
board-replay = 対局の動画（{ $frames }コマ）。終局：{ $end }
