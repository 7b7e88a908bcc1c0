# The picture of the board, the same in words, the dice of a game, and its replay as a film.

board-alt = Catan board, turn { $turn }.
board-robber = The robber stands on { $tile }.
board-seat = { $seat } { $name }: { $points } points shown, settlements { $settlements }, cities { $cities }, roads { $roads } (longest route { $length }), cards in hand { $cards }, development cards { $development }, knights played { $knights }.
board-longest = Longest Road: { $name }.
board-army = Largest Army: { $name }.
board-turn = Turn: { $name }.
board-winner = Winner: { $name }.
board-dice = Dice: { $first } and { $second }.
board-terrain-forest = forest
board-terrain-hills = hills
board-terrain-pasture = pasture
board-terrain-fields = fields
board-terrain-mountains = mountains
board-terrain-desert = desert
board-dice-title = Dice: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
board-dice-expected = average of fair dice
board-dice-line = { $number }: { $count }× (expected { $expected })
board-replay = The game as a film, { $frames } pictures, one for each turn or more. The end: { $end }
