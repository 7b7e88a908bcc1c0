# Catan: the picture of the island, the same in words, and its replay as a film.

catan-board-alt = Catan board, turn { $turn }.
catan-board-robber = The robber stands on { $tile }.
catan-board-seat = { $seat } { $name }: { $points } points shown, settlements { $settlements }, cities { $cities }, roads { $roads } (longest route { $length }), cards in hand { $cards }, development cards { $development }, knights played { $knights }.
catan-board-longest = Longest Road: { $name }.
catan-board-army = Largest Army: { $name }.
catan-board-turn = Turn: { $name }.
catan-board-winner = Winner: { $name }.
catan-board-dice = Dice: { $first } and { $second }.
catan-board-terrain-forest = forest
catan-board-terrain-hills = hills
catan-board-terrain-pasture = pasture
catan-board-terrain-fields = fields
catan-board-terrain-mountains = mountains
catan-board-terrain-desert = desert
catan-board-replay = The game as a film, { $frames } pictures, one for each turn or more. The end: { $end }
