# Why the backgammon engine refuses an action. One text for each code of engine/backgammon/refusals.py.

refusal-backgammon-match-over = The match is over.
refusal-backgammon-not-your-turn = It's not your turn.
refusal-backgammon-dice-first = The dice are still rolling. Try again in a moment.
refusal-backgammon-roll-first = Roll the dice first.
refusal-backgammon-already-rolled = You already rolled. Play your dice.
refusal-backgammon-answer-double-first = Take or pass the double first.
refusal-backgammon-answer-resignation-first = Accept or refuse the resignation first.
refusal-backgammon-not-due = This isn't possible now.
refusal-backgammon-malformed = Not a valid action.
refusal-backgammon-illegal-play = Your dice don't allow this play. Play both dice if you can.
refusal-backgammon-bad-play = Not a valid play. Write it like 13/7 8/7, with bar and off.
refusal-backgammon-cube-not-yours = Your opponent owns the cube.
refusal-backgammon-cube-highest = The cube is at { $number }, its highest value.
refusal-backgammon-crawford-game = No doubling in the Crawford game.
refusal-backgammon-must-play-on = With contact the game is played out; only a double can be passed.
refusal-backgammon-not-certain = The race isn't decided yet. Play on.
refusal-backgammon-refused-before = Your opponent refused that in this game. Offer more.
refusal-backgammon-bad-text = Not a backgammon action.
refusal-backgammon-bad-xgid = Not a valid XGID. Copy the whole line starting with XGID=.
refusal-backgammon-bad-position-id = Not a GNU Backgammon position ID. It has 14 letters.
refusal-backgammon-bad-match-id = Not a GNU Backgammon match ID. It has 12 letters.
refusal-backgammon-bad-mat = Line { $number } of the .mat file can't be read or played. Export the match again as .mat.
refusal-backgammon-mat-too-long = The file has { $number } plays; the limit is { $most }. Split it into shorter matches.
