# The dice of a game, as a picture and in words.

board-dice-title = Dice: { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
board-dice-expected = fair dice average
board-dice-line = { $number }: { $count }× (expected { $expected })
