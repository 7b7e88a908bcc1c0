# Guided rulings for a backgammon table: `/judge incident` and `/judge position`.
cmd-judge-incident = incident
    .description = Backgammon: what to do when something goes wrong (judges)
    .situation = situation
    .situation-description = What happened
    .clock = clock
    .clock-description = Played with a clock? (default: no)
    .later = later
    .later-description = Noticed after the next roll, double, answer or match start
    .again = again
    .again-description = Repeated after a warning
    .rolls = rolls
    .rolls-description = Wrong setup: rolls made so far in this game
cmd-judge-position = position
    .description = Backgammon: legal plays of a position (judges)
    .board = board
    .board-description = XGID or GNU Backgammon position ID
    .dice = dice
    .dice-description = Dice, like 31 (not needed if the XGID has them)
    .play = play
    .play-description = The play that was made, like 13/7 8/7

choice-incident-left-seat = Leaving the table for long
choice-incident-better-equipment = Better board, cup or dice available
choice-incident-wrong-setup = Wrong starting position
choice-incident-wrong-throw = Dice not shaken or rolled properly
choice-incident-cocked-dice = Cocked die, or on the wrong side
choice-incident-early-roll = Early roll: the play wasn't over
choice-incident-dice-touched = Dice touched during the play
choice-incident-dice-called = Calling out numbers
choice-incident-illegal-move = Illegal move
choice-incident-checkers-touched = Checkers touched early or two-handed
choice-incident-early-double = Early double: the move wasn't finished
choice-incident-cube-touched = Cube touched
choice-incident-wrong-level = Cube turned to a wrong level
choice-incident-crawford-double = Crawford game: a double
choice-incident-clock-stopped = Clock stopped by a player
choice-incident-clock-faulty = Clock not working properly
choice-incident-false-end = Game claimed over too early
choice-incident-flag = Time ran out
choice-incident-slow-play = Slow play
choice-incident-score-disputed = Score or result disputed
choice-incident-settled = Result agreed without playing
choice-incident-spectator = Spectator comments
choice-incident-outside-help = Notes, devices or outside help
choice-incident-bad-manners = Bad manners
choice-incident-monitor = Monitor requested

guidance-left-seat = Leaving for 10+ minutes needs your consent; otherwise it counts as lateness (`/clock late`).
guidance-better-equipment = You may change equipment at any time. Regulation boards, cups and precision dice may replace others mid-match; other dice only damaged ones. Two dice with a clock, else four.
guidance-setup-corrected = Correct the position: the third roll has not been made.
guidance-setup-chosen = Too late to correct. The opponent chooses: play on (gammons count), or missing checkers go on the bar. Misplaced checkers stay.
guidance-wrong-throw = Reroll: shake three times, roll freely on the right side. The left is fine while the opponent allows it.
guidance-cocked-dice = Reroll both: they must lie flat on the right side. The left counts only if the opponent allows it.
guidance-early-roll = The disturbed player finishes, then keeps the roll or has it rerolled. Without a clock, picking up the dice ends a play.
guidance-early-roll-clock = No dice before the clock is pressed. The disturbed player may stop the clock, finishes, then keeps the roll or has it rerolled.
guidance-dice-touched = Dice stay put until the play is over, unless the opponent allows moving them.
guidance-dice-called = Warn the player who calls out numbers.
guidance-dice-called-again = Warned already: give a penalty, such as a reroll.
guidance-illegal-corrected = Put dice and checkers back and replay. Only the players, you and your deputy may point it out.
guidance-illegal-corrected-clock = Stop the clock, put dice and checkers back, restart it and replay. The 12 seconds are lost.
guidance-illegal-stands = The move is valid: the opponent has already rolled or doubled.
guidance-illegal-again = Correct the move. Warned already: give penalty points. Repeating it on purpose can mean removal.
guidance-checkers-touched = Checkers: only after the opponent has finished, clearly, with one hand. The same hand presses the clock.
guidance-early-double = The double is valid once the move is finished. The mover may use that knowledge.
guidance-early-double-clock = The double is valid once the move is finished and the clock pressed. The mover may use that knowledge.
guidance-cube-touched = Reaching for the cube as if to double is a double, on your own turn before the roll.
guidance-level-stands = The cube stays at that level: the double was answered.
guidance-level-corrected = Not answered yet: double the cube correctly and ask again. Once answered, a wrong level is valid.
guidance-crawford-double = No doubling in the Crawford game: return the cube and play on. Both players confirm it beforehand.
guidance-clock-stopped = Allowed: end of game, break, dropped die, request by you or a monitor, dice touched early, illegal move, claim. Otherwise restart it and warn.
guidance-clock-faulty = Replace it at once and set the remaining times. It stays beside the board; players may have it approved beforehand.
guidance-false-end = Check the board: is the game over, and as which win? If not, the opponent gets five minutes and play continues.
guidance-flag = Time out loses the match once pointed out, unless the win is certain (no contact, wins even rolling 21 every turn against 66). A player who began the turn in time keeps that roll.
guidance-no-flag = Without a clock no time runs out. You can order one, or both players can ask for it.
guidance-slow-warning = Order a clock (75 seconds per point still needed by either) or warn the slow player. Players may ask for a clock or monitor.
guidance-slow-point = Warned already: the opponent gets one point.
guidance-score-agreed = No one touches anything until you rule. Players agree on score and Crawford before every game. A published result can be corrected until the next match begins.
guidance-score-stands = The result is final: the next match has begun.
guidance-settled = Agreed results are void. Play every game out, unless a double is passed or the win is certain without contact.
guidance-spectator = Spectators stay silent, even on an illegal move, but may report cheating to you. Players may refuse them. They testify only if you ask.
guidance-spectator-out = Send the spectator away. If they continue, they can be disqualified from the event.
guidance-outside-help = No devices, books, notes or help during a match (writing the score is fine). Breaks between games don't count. You may disqualify, with a report to the association.
guidance-manners = Remind the player to respect people and equipment. Repeats can cost the place or prize.
guidance-manners-out = You may remove the player. Disqualification, loss of prizes and a ban from later events are possible.
guidance-monitor = You may appoint a monitor at any time. Their word on irregularities is final; players may be charged.
guidance-also = See also { $sections }.

position-legal = ✅ **{ $play }** is legal with { $dice }.
position-illegal = ❌ **{ $play }** is illegal with { $dice }. Correct it before the opponent rolls or doubles.
position-plays = { $count ->
    [one] One legal play (X to move):
   *[other] { $count } legal plays (X to move):
}
position-more = … and { $count } more.
position-none = No legal play with { $dice }: the turn is over.

audit-judge-incident = looked up an incident: { $incident } ({ $section })
audit-judge-position = looked up a position: { $board }, play { $play }

position-note = A position without a match
refusal-position-unreadable = Not an XGID or GNU Backgammon ID. Copy the whole line from XGID=, or the ID's 14 characters.
refusal-position-dice = Enter the dice as two numbers from 1 to 6, like 31.
refusal-position-play = Not a valid play. Write it like 13/7 8/7 (bar, off).

position-certain-single = 🏁 { $side } is certain to win this game (X rolls next).
position-certain-gammon = 🏁 { $side } is certain to win a gammon (X rolls next).
position-certain-backgammon = 🏁 { $side } is certain to win a backgammon (X rolls next).
position-rolled-single = 🏁 With { $dice }, { $side } is certain to win, even if time runs out now (jbl/4.3.3).
position-rolled-gammon = 🏁 With { $dice }, { $side } is certain to win a gammon, even if time runs out now (jbl/4.3.3).
position-rolled-backgammon = 🏁 With { $dice }, { $side } is certain to win a backgammon, even if time runs out now (jbl/4.3.3).
