# 出目の分布：図と文章。

board-dice-title = 出目の分布（{ $rolls }回）
board-dice-expected = 公正なダイスの平均
board-dice-line = { $number }：{ $count }回（平均{ $expected }回）
