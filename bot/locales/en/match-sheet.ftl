# A backgammon match at the board: its sheet

cmd-match = match
    .description = Backgammon at the board: draw, clock, score, breaks, stops
    .do = do
    .do-description = What to do
    .on = on
    .on-description = Whom or what it is about; the list follows the action
    .event = event
    .event-description = Which event
cmd-match-sheet = sheet
    .description = Show the sheet of your match or of this thread's match
cmd-match-setup = setup
    .description = Draw who picks color and direction, or the clock side
cmd-match-clock = clock
    .description = Play with a clock from now on; reserves are calculated
    .reason = reason
    .reason-description = Why a clock is used (default: both players want it)
cmd-match-score = score
    .description = Enter the score before the next game; your opponent agrees
    .mine = mine
    .mine-description = Your points
    .theirs = theirs
    .theirs-description = Your opponent's points
cmd-match-break = break
    .description = Take a five-minute break between games
cmd-match-leave = leave
    .description = Leave the board; ten minutes or more need the director's OK
    .minutes = minutes
    .minutes-description = For how many minutes
cmd-match-stop = stop
    .description = Record why the clock was stopped
    .reason = reason
    .reason-description = One of the seven allowed reasons
cmd-match-claim = claim
    .description = False claim that a game is over: five minutes (judges)
    .player = player
    .player-description = Who made the claim
cmd-match-monitor = monitor
    .description = Assign a monitor to this match (judges)
    .member = member
    .member-description = Who monitors it
cmd-match-director = director
    .description = Name a director of the event (organizers)
    .member = member
    .member-description = Who directs it
    .event = event
    .event-description = Which event

button-match-agree = Agree

choice-clock-reason-both = Both players want it
choice-clock-reason-required = Required by the event
choice-clock-reason-one = One player wants it (event allows it)
choice-clock-reason-ordered = Ordered by the director
choice-stop-reason-game-over = Game over
choice-stop-reason-break = Break
choice-stop-reason-die-on-floor = Die on the floor
choice-stop-reason-official = Director's or monitor's request
choice-stop-reason-dice-touched = Dice touched early by the opponent
choice-stop-reason-illegal-move = Illegal move pointed out
choice-stop-reason-claim = Claim that the game is over

match-noted = ✅ On the sheet: { $line }
match-directors = ✅ Directors of **{ $event }**: { $directors }. Directors sit on no committee.
match-sheet-title = 📝 **{ $players }**, { $points }-point match
match-sheet-empty = Nothing recorded yet. Start with `/match setup`.
match-breaks-left = ☕ Breaks left: { $left }
match-breaks-unknown = ☕ The director sets the number of breaks for a match this long.
match-line-waits = (not agreed yet)
match-line-director = Director: { $official }
match-line-monitor = Monitor: { $official }
match-line-setup = Draw { $dice }: { $first } picks first. Default: { $white } is white, { $right } bears off to the right, { $clock } has the clock on the right.
match-line-clock = Clock, { $minutes } min each: { $detail ->
    [both] both players want it.
    [required] required by the event.
    [one] one player wants it and the event allows it.
   *[ordered] ordered by the director.
}
match-line-score = Score { $first } { $a } – { $b } { $second }{ $detail ->
    [now] , Crawford game.
   *[other] .
}
match-line-break = Break, { $minutes } min.
match-line-leave = { $player } leaves for { $minutes } min.
match-line-stop = Clock stopped: { $detail ->
    [game-over] game over.
    [break] break.
    [die-on-floor] die on the floor.
    [official] director's or monitor's request.
    [dice-touched] dice touched early by the opponent.
    [illegal-move] illegal move pointed out.
   *[claim] claim that the game is over.
}
match-line-false-claim = { $player } gets { $minutes } more min: false claim by the opponent that a game was over.

table-agreed = 📝 Score before this game: **{ $a } – { $b }**{ $crawford ->
    [now] , **Crawford game**
   *[other] {""}
}

notice-match-setup = 🎲 Draw: { $dice }. **{ $first }** picks color and direction, or the clock side; the opponent gets the other.
    Default: **{ $white }** is white, **{ $right }** bears off to the right, **{ $clock }** has the clock on the right.
    { $rule }
notice-match-clock-asked = ⏱️ { $player } wants a clock: { $minutes } min each, { $seconds } s delay per move. The opponent agrees with the button.
    { $rule }
notice-match-clock-required = ⏱️ This event requires a clock: { $minutes } min each, { $seconds } s delay per move.
    { $rule }
notice-match-clock-one = ⏱️ One player wants a clock and this event allows it: { $minutes } min each, { $seconds } s delay per move.
    { $rule }
notice-match-clock-ordered = ⏱️ The director ordered a clock: { $minutes } min each, { $seconds } s delay per move.
    { $rule }
notice-match-agreed-clock = ⏱️ { $player } agrees: the match has a clock from now on.
notice-match-score = 📝 Score by { $player }: **{ $first } { $a } – { $b } { $second }**. { $crawford ->
    [before] The cube is in play.
    [now] ⚠️ **Crawford game: no doubling.**
   *[after] The Crawford game is over; the cube is in play.
} The opponent agrees with the button.
    { $rule }
notice-match-agreed-score = 📝 { $player } agrees: **{ $a } – { $b }**. Play on.
notice-match-break = ☕ Break, { $minutes } min. Breaks left: { $left }. With a clock, write down both times.
    { $rule }
notice-match-break-over = ⏰ The break is over. Please return to the board.
notice-match-leave = 🚶 { $player } leaves the board for { $minutes } min.
    { $rule }
notice-match-leave-asked = 🚶 { $player } asks to leave the board for { $minutes } min. A judge must agree first, with the button.
    { $rule }
notice-match-leave-judges = 🚶 { $place }: { $player } asks to leave the board for { $minutes } min. Do you agree?
notice-match-agreed-leave = ✅ { $player } agrees to the absence.
notice-match-stop = ⏸️ Clock stopped: { $reason ->
    [game-over] game over.
    [break] break.
    [die-on-floor] die on the floor.
    [official] director's or monitor's request.
    [dice-touched] dice touched early by the opponent.
    [illegal-move] illegal move pointed out.
   *[claim] a player claims the game is over, and says for how many points.
}
    { $rule }
notice-match-false-claim = ⏱️ { $player } falsely claimed a game was over: **{ $opponent } gets { $minutes } more min**.
    { $rule }
notice-match-monitor = 👁️ { $user } monitors this match and decides on irregularities.
    { $rule }

refusal-match-none-here = No match here. Use this in your match's thread, or while you have a match to play.
refusal-match-not-backgammon = This is for two-player backgammon matches. Here, use `/judge call`.
refusal-match-not-yours = Only the players and judges of this match write on its sheet.
refusal-match-not-seated = Only a player of this match can do that. Ask one of the two.
refusal-match-over = This match is over. A judge can change its result with `/result correct`.
refusal-match-drawn-already = The draw is done. See it with `/match sheet`.
refusal-match-clock-already = This match already has a clock. See the time with `/match sheet`.
refusal-match-asked-already = This was already asked. Wait for an answer in the thread.
refusal-match-official-plays = You play this match, so another judge decides.
refusal-match-by-post = This match is async: the bot keeps score, cube and clock. Play in your DMs, or use `/judge call`.
refusal-match-sheet-full = The sheet is full ({ $most } lines). A judge can undo lines with `/event undo`.
refusal-match-break-on = A break is on: { $minutes } min left.
refusal-match-score-same = That score is already agreed. Play on, or enter the score after the next game.
refusal-match-score-skipped = Only one player scores per game after { $a } – { $b }. Enter each game. A judge can use `/event undo`.
refusal-match-line-gone = This was undone. See `/match sheet`.
refusal-match-agreed-already = Already settled. See `/match sheet`.
refusal-match-agree-other = Only your opponent can agree to this.
refusal-match-no-such-player = Choose one of the two players of this match.
refusal-match-monitor-plays = A player of this match can't monitor it. Choose someone else.
refusal-match-director-already = This member is already a director of the event.

audit-match-noted = wrote on the sheet of { $place }: { $kind ->
    [monitor] monitor
    [setup] draw
    [clock] clock
    [score] score
    [break] break
    [leave] absence
    [stop] clock stop
   *[false-claim] five minutes for a false claim
}
audit-match-agreed = agreed on the sheet of { $place }: { $kind ->
    [clock] clock
    [score] score
   *[leave] absence
}
audit-match-director = made { $director } a director

undo-rows-match_sheet = • { $count ->
    [one] a match sheet line
   *[other] { $count } match sheet lines
 }

association-7 = 7. Match sheets
association-sheet = { $where }: { $players }
association-sheet-line = {"    "}{ $at } { $words }
