# The log of a game played by post: what all games share.

game-log = { $log }
game-head = -# Record hash { $head }
game-log-line = { $name }: { $deeds }
game-log-name = **{ $name }**
game-log-plain-name = { $name }
game-log-comma = { ", " }
