# 非同期対戦のログ：すべてのゲームに共通の言葉。

game-log = { $log }
game-head = -# 棋譜ハッシュ { $head }
game-log-line = { $name }：{ $deeds }
game-log-name = **{ $name }**
game-log-plain-name = { $name }
game-log-comma = 、
