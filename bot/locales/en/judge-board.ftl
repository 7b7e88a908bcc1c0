# Guided rulings for a backgammon table: `/judge incident` and `/judge position`.
cmd-judge-incident = incident
    .description = Backgammon: what the rules say when something goes wrong at the board (judges)
    .situation = situation
    .situation-description = What happened
    .clock = clock
    .clock-description = Is the match played with a clock? (default: no)
    .later = later
    .later-description = Noticed only after the next roll, double or answer (a result: after the next match began)
    .again = again
    .again-description = Not the first time, although you warned
    .rolls = rolls
    .rolls-description = Wrong set-up: how many rolls the game has had so far
cmd-judge-position = position
    .description = Backgammon: the legal plays of a position, and whether a play is one of them (judges)
    .board = board
    .board-description = The position as XGID or as a position id of GNU Backgammon
    .dice = dice
    .dice-description = The dice, like 31, unless the XGID has them
    .play = play
    .play-description = The play that was made, like 13/7 8/7

choice-incident-left-seat = A player leaves the board for long
choice-incident-better-equipment = A better board, cup or set of dice turns up
choice-incident-wrong-setup = The game began from a wrong position
choice-incident-wrong-throw = The dice were not shaken or thrown properly
choice-incident-cocked-dice = A die is cocked or landed on the wrong side
choice-incident-early-roll = The opponent rolled before the play was over
choice-incident-dice-touched = Dice were touched during the play
choice-incident-dice-called = The opponent calls out numbers
choice-incident-illegal-move = An illegal move was made
choice-incident-checkers-touched = Checkers were touched early, or moved with both hands
choice-incident-early-double = A double before the opponent had finished moving
choice-incident-cube-touched = Somebody reached for the cube
choice-incident-wrong-level = The cube was turned to a wrong level
choice-incident-crawford-double = A double in the Crawford game
choice-incident-clock-stopped = Somebody stopped the clock
choice-incident-clock-faulty = The clock does not work properly
choice-incident-false-end = A game was declared over that was not
choice-incident-flag = A player's time ran out
choice-incident-slow-play = A player is very slow
choice-incident-score-disputed = The score or the result is disputed
choice-incident-settled = The players agreed on a result without playing
choice-incident-spectator = A spectator comments
choice-incident-outside-help = A player uses notes, a device or somebody's help
choice-incident-bad-manners = Bad manners
choice-incident-monitor = A player asks for a monitor

guidance-left-seat = Whoever leaves for ten minutes or more asks you first. Without your consent the time away counts as lateness: `/clock late` says what it costs.
guidance-better-equipment = You may exchange equipment at any time. A board or cup of the proper kind, or precision dice, may be taken into use in the middle of a match; otherwise dice stay unless one is damaged. With a clock the match has two dice, without one four.
guidance-setup-corrected = Put the position right: the third roll of the game has not been thrown yet.
guidance-setup-chosen = It is too late to put it right. The opponent of the player in error chooses: play on as it stands (gammons and backgammons still count), or the missing checkers go on the bar. Checkers on wrong points stay there.
guidance-wrong-throw = Throw again: shake three times, let the dice roll free, on the right-hand side of the board. The left side is fine as long as the opponent allows it.
guidance-cocked-dice = Throw both dice again: they must lie flat on the right-hand side. The left side counts only with the opponent's permission.
guidance-early-roll = The player who had not finished chooses after finishing the play: the roll stands, or it is thrown again. Without a clock a play is over when the dice are picked up.
guidance-early-roll-clock = The dice may not be touched before the clock is pressed. The player disturbed may stop the clock, finishes the play, and chooses whether the roll stands or is thrown again.
guidance-dice-touched = The dice stay where they are until the play is over. They may be shifted only with the opponent's permission.
guidance-dice-called = Warn the player who calls out numbers.
guidance-dice-called-again = The warning was in vain: give a penalty, such as a new roll.
guidance-illegal-corrected = Put the dice and checkers back and play the move again. Only the two players, you and your deputy may point it out.
guidance-illegal-corrected-clock = Stop the clock, put dice and checkers back, start the clock and play the move again. The 12 seconds are not given back.
guidance-illegal-stands = The move stands: the opponent has rolled or doubled since.
guidance-illegal-again = Put the move right, and go on from your warning to penalty points. Doing it on purpose again and again is a reason to send the player out.
guidance-checkers-touched = Checkers are touched only after the opponent has finished, and moved clearly with one hand; the same hand presses the clock.
guidance-early-double = The double stands and cannot be taken back; it takes effect when the move is finished. The mover may use what he now knows.
guidance-early-double-clock = The double stands and cannot be taken back; it takes effect when the move is finished and the clock has been pressed for it. The mover may use what he now knows.
guidance-cube-touched = Reaching for the cube as if to double is a double, if it was the player's turn and before the roll.
guidance-level-stands = The cube stays at that level: the double has been answered.
guidance-level-corrected = Nothing has been answered yet: turn the cube to twice its value and ask again. Once it is answered the wrong level stands.
guidance-crawford-double = No double in the Crawford game: the cube goes back, play on. Both players confirm before the game that it is this one.
guidance-clock-stopped = The clock may be stopped when a game ends, for a break, when a die fell down, when you or a monitor ask, when the opponent touched the dice early, to point out an illegal move, and to declare the game over. For anything else start it again and warn.
guidance-clock-faulty = Replace the clock at once and set the times that were left as you see fit. It stands beside the board; a player may have it approved before the match.
guidance-false-end = Look at the board: is the game over, and as which win? If it is not over, the opponent gets five minutes more and play goes on.
guidance-flag = The match is lost, whatever the score, once a player or you point it out. It is won all the same if it is certain: no contact, and enough even with 21 every time against 66. A player who began the turn in time still has the roll.
guidance-no-flag = Without a clock no time runs out. A clock can be ordered by you, or wanted by both.
guidance-slow-warning = Order a clock for the games that are left (five quarters of a minute for every point that either needs), or warn the slow player. A player may ask for a clock or a monitor.
guidance-slow-point = The warning was in vain: the opponent gets one point.
guidance-score-agreed = Nobody touches dice, checkers, cube or score sheet until you have ruled. The players agree on the score before every game, and on whether it is the Crawford game; a published result can be corrected until the next match begins.
guidance-score-stands = The result stands: the next match has begun.
guidance-settled = No agreement counts. Every game is played out unless a double is passed or it is certain without contact, and every match to its points.
guidance-spectator = Spectators give no hint, warning or comment, not even on an illegal move; they may tell you of cheating. A player may refuse spectators. They testify only if you ask.
guidance-spectator-out = Send the spectator away: a spectator who goes on may be disqualified from the event.
guidance-outside-help = No device, book, note or help from outside during a match; only the score is written down. A break between games is not the match. You may disqualify; then the association gets a report.
guidance-manners = Remind the player of respect for people and equipment. Going on may cost the place or the prize.
guidance-manners-out = You may send the player out. Disqualification, loss of prizes and exclusion from later events are possible.
guidance-monitor = You may appoint a monitor at any time, whose word on irregularities is final; the players may be charged the cost.
guidance-also = See also { $sections }.

position-legal = ✅ With { $dice }, **{ $play }** is legal.
position-illegal = ❌ With { $dice }, **{ $play }** is not legal. It is put right until the opponent rolls or doubles.
position-plays = { $count ->
    [one] One legal play (X to move):
   *[other] { $count } legal plays (X to move):
}
position-more = … and { $count } more.
position-none = { $dice } cannot be played: the turn is over.

audit-judge-incident = looked up an incident at the board: { $incident } ({ $section })
audit-judge-position = looked up a position: { $board }, play { $play }

position-note = A position without a match
refusal-position-unreadable = This is neither an XGID nor a position id of GNU Backgammon. Copy the whole line that begins with XGID=, or the 14 letters of the id.
refusal-position-dice = Give the dice as two numbers from 1 to 6, like 31.
refusal-position-play = This is no play. Write it like 13/7 8/7, with bar and off.

position-certain-single = 🏁 { $side } has won this game for certain, whatever is rolled (X rolls next).
position-certain-gammon = 🏁 { $side } has won a gammon for certain, whatever is rolled (X rolls next).
position-certain-backgammon = 🏁 { $side } has won a backgammon for certain, whatever is rolled (X rolls next).
position-rolled-single = 🏁 With the { $dice } that is thrown, { $side } has won this game for certain: a flag that falls now takes nothing (jbl/4.3.3).
position-rolled-gammon = 🏁 With the { $dice } that is thrown, { $side } has won a gammon for certain: a flag that falls now takes nothing (jbl/4.3.3).
position-rolled-backgammon = 🏁 With the { $dice } that is thrown, { $side } has won a backgammon for certain: a flag that falls now takes nothing (jbl/4.3.3).
