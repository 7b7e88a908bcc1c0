# Catan: the picture of the island, the same in words, and its replay as a film.

catan-board-alt = Catan board, turn { $turn }.
catan-board-robber = Robber on { $tile }.
catan-board-seat = { $seat } { $name }: { $points } points shown, { $settlements } settlements, { $cities } cities, { $roads } roads (longest { $length }), { $cards } cards, { $development } development cards, { $knights } knights played.
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
catan-board-replay = The game as a film, { $frames } pictures. The end: { $end }
