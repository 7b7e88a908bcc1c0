# Why the backgammon engine refuses an action. One text for each code of engine/backgammon/refusals.py.

refusal-backgammon-match-over = The match is over.
refusal-backgammon-not-your-turn = It is not your turn.
refusal-backgammon-dice-first = One moment: the dice are still rolling.
refusal-backgammon-roll-first = Roll the dice first.
refusal-backgammon-already-rolled = You have already rolled; play your dice.
refusal-backgammon-answer-double-first = The double must be taken or passed first.
refusal-backgammon-answer-resignation-first = The resignation must be accepted or refused first.
refusal-backgammon-not-due = This is not due now.
refusal-backgammon-malformed = This is no action of the game.
refusal-backgammon-illegal-play = Your dice do not allow this play. Both dice must be played where that is possible.
refusal-backgammon-bad-play = This is no play. Write it like 13/7 8/7, with bar and off.
refusal-backgammon-cube-not-yours = Your opponent owns the cube.
refusal-backgammon-cube-highest = The cube stands at { $number } and goes no higher.
refusal-backgammon-crawford-game = This is the Crawford game: nobody may double in it.
refusal-backgammon-must-play-on = While there is contact a game is played on; only a double can be passed.
refusal-backgammon-not-certain = This is not certain yet: the game is played on.
refusal-backgammon-refused-before = Your opponent refused that already in this game. You may offer more.
refusal-backgammon-bad-text = This is no action of backgammon.
refusal-backgammon-bad-xgid = This is no XGID, or a board that cannot be. Copy the whole line that begins with XGID=.
refusal-backgammon-bad-position-id = This is no position id of GNU Backgammon. It has 14 letters.
refusal-backgammon-bad-match-id = This is no match id of GNU Backgammon. It has 12 letters.
refusal-backgammon-bad-mat = This is not a .mat file that can be followed: line { $number } cannot be read or played. Export the match again as .mat.
refusal-backgammon-mat-too-long = The file has { $number } plays; at most { $most } are analyzed. Split it into shorter matches.
