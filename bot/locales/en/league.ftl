# The league's rules: why something is refused and what to do next, what is wrong with a profile, the tie-breaks.

## Results
refusal-table-size = { $most ->
    [2] A match has two players, not { $count }. Check who played.
   *[other] A table has { $least } to { $most } players, not { $count }. Check who sat there.
}
refusal-seated-twice = { $player } is listed twice. Name each player once.
refusal-score-count = { $scores } scores for { $players } players. Enter one score per player.
refusal-score-missing = { $player }'s score is missing. Enter it and send again.
refusal-score-of-stranger = { $player } didn't sit there. Report only the table's players; a judge changes seats with `/round replace`.
refusal-handicap-missing = { $player }'s class is missing. Enter a class for everyone.
refusal-handicaps-unused = There are no handicap classes here. Leave them out.
refusal-handicap-count = { $classes } classes for { $players } players. Enter one class per player.
refusal-handicap-unknown = There is no class "{ $class }". Use one of: { $known }.
refusal-match-points-unused = Games here always go to { $target } points. Leave the match length out.
refusal-match-points-range = A match to { $points } is impossible. Enter 1 or more.
refusal-score-negative = { $player } can't have { $score } points. Enter 0 or more.
refusal-score-too-high = { $player } can't have { $score } points (maximum { $maximum }). Check the score.
refusal-winner-not-seated = { $player } didn't sit there. Choose a player of the table.
refusal-nobody-at-target = No one has { $target ->
        [one] one point
       *[other] { $target } points
    }, so there is no winner. Check the scores, or report that time ran out.
refusal-winner-below-target = { $player } has fewer than { $target ->
        [one] one point
       *[other] { $target } points
    }, so they can't have won. Check the scores or the winner.
refusal-two-at-target = { $count } players have { $target }+ points, but the first ends the game. Check the scores.
refusal-winner-unclear = { $count } players have { $target }+ points. Choose who declared victory.
refusal-time-has-no-winner = When time runs out, no one wins, not even { $player }. Clear the winner, or report a win.
refusal-time-needs-winner = Running out of time loses the match. Name the winner.
refusal-time-after-end = Someone already had { $target ->
        [one] one point
       *[other] { $target } points
    }, so time was no longer running. Report a win.
refusal-no-time-limit = There is no time limit here. Play to { $target } points, or use `/judge call`.
refusal-walkover-seats = { $most ->
    [2] A walkover needs two players: the one who came and the no-show.
   *[other] A walkover needs { $least } to { $most } different players, not { $count }. Name the one who came and all no-shows.
}
refusal-bye-needs-two-players = Tables of three or four have no byes. Seat the player at a table.
refusal-correction-closed = The next match has begun, so that result is closed. Ask the director.

## Standings
refusal-explain-same-player = You chose { $player } twice. Choose two different players.
refusal-not-ranked = { $player } isn't ranked. Choose a ranked player.
refusal-season-event-twice = Event { $event } is in the season twice. Remove one.

## Entry
refusal-not-entered = { $player } hasn't entered this event. Add them with `/signup add`.
    .own = You haven't entered this event. Use `/signup join`.
refusal-entry-pending = { $player }'s entry is pending. An organizer decides with `/signup approve`.
    .own = Your entry is pending. An organizer decides with `/signup approve`.
refusal-entry-waitlisted = { $player } is on the waiting list and moves up when a place opens.
    .own = You're on the waiting list and move up when a place opens.
refusal-entry-confirmed = { $player } is already entered.
    .own = You're already entered.
refusal-entry-checked-in = { $player } is already checked in.
    .own = You're already checked in.
refusal-entry-refused = { $player }'s entry was refused. An organizer can undo that (`/event undo`).
    .own = Your entry was refused. An organizer can undo that (`/event undo`).
refusal-entry-no-show = { $player } is a no-show. An organizer can bring them back (`/signup return`).
    .own = You're marked as a no-show. An organizer can bring you back (`/signup return`).
refusal-entry-dropped = { $player } dropped out. An organizer can bring them back (`/signup return`).
    .own = You dropped out. An organizer can bring you back (`/signup return`).
refusal-entry-substituted = A substitute plays for { $player }. An organizer can undo that (`/event undo`).
    .own = A substitute plays for you. An organizer can undo that (`/event undo`).
refusal-entry-disqualified = { $player } is disqualified. A judge can revoke that with `/penalty revoke`.
    .own = You're disqualified. A judge can revoke that with `/penalty revoke`.
refusal-not-disqualified = { $player } isn't disqualified. Nothing to reinstate.
refusal-event-full = The event is full ({ $taken }/{ $capacity }). Raise the limit with `/event edit capacity:`, or wait for a free place.
refusal-event-started = The event has begun. Use `/signup drop`, `/signup add` or `/signup substitute`.
refusal-event-not-started = The event hasn't begun. Before the start, use `/signup remove`.
refusal-event-finished = The event is over. An organizer can reopen it with `/event reopen`.
refusal-event-not-finished = The event isn't over, so there is nothing to reopen.
refusal-signup-closed = Signup is closed. An organizer can reopen it with `/event open`.
refusal-signup-open = Signup is already open.
refusal-check-in-open = Check-in is already open.
refusal-check-in-not-open = Check-in isn't open. An organizer opens it with `/event checkin`.
refusal-capacity-negative = There can't be { $capacity } places. Enter a number, or 0 for no limit.
refusal-capacity-below-taken = { $taken } players are in, so the limit can't be { $capacity }. First remove entries (`/signup remove`).
refusal-substitute-self = { $player } can't replace themselves. Choose another player.

## Penalties
refusal-penalty-not-in-profile = { $kind ->
    [point] There are no penalty points here. Warn or disqualify instead.
    [warning] There are no warnings here. Choose another penalty.
   *[other] There is no disqualification here. Choose another penalty.
}
refusal-penalty-reason-missing = Give a reason for the penalty.
refusal-penalty-own = You can't decide on your own penalty. Ask another judge.
refusal-already-disqualified = { $player } is already disqualified. To undo it: `/penalty revoke`.
refusal-no-such-penalty = There is no penalty no. { $number }. See `/penalty list`.
refusal-already-revoked = Penalty no. { $number } is already revoked.
refusal-revocation-reason-missing = Give a reason for revoking the penalty.

## Judging
refusal-judge-plays = You play in this event. Ask another judge, or give a reason for the exception.
refusal-judge-own-case = You're part of this case. Ask another judge or an organizer. If alone, an organizer may rule, with a reason.
refusal-ruling-empty = The ruling is empty. Write what was decided.
refusal-ruling-final = The judge's ruling is final here; there is no appeal. Please play on.
refusal-appeal-not-party = Only the players concerned can appeal.
refusal-appeal-twice = This ruling is already appealed. Wait for the committee.
refusal-appeal-too-late = Appeals must be made at once; play has continued. The ruling is final.
refusal-no-appeal = This ruling has no appeal, so it needs no committee.
refusal-committee-exists = This appeal already has a committee. Let it vote.
refusal-committee-size = Possible committee sizes: { $sizes }, not { $count }. Add or remove members.
refusal-committee-twice = { $player } is named twice. Name each member once.
refusal-committee-director = { $player } made the ruling or directs the event. Choose another person for the committee.
refusal-committee-party = { $player } is part of this case. Choose another person for the committee.
refusal-no-committee = This ruling has no committee yet. Name one with `/judge committee`.
refusal-committee-not-member = You're not on this committee, so you can't vote.
refusal-vote-twice = You've already voted. Votes are final.
refusal-appeal-decided = The committee has already decided. Its decision is binding.

## Faults of a host's own profile; the path is shown before the text
fault-toml-broken = Line { $line } isn't valid TOML. Check quotes, brackets, and equals signs.
fault-toml-lines = The file has more than { $most } lines. Leave out what the base already says.
fault-toml-line-length = Line { $line } has over { $longest } characters. Break it up.
fault-toml-depth = Line { $line } is nested too deep. Check dots and brackets.
fault-missing-key = "{ $key }" is missing. Add it.
fault-unknown-key = There is no key "{ $key }". Remove it.
fault-misspelt-key = There is no key "{ $key }". Did you mean "{ $nearest }"?
fault-fixed-by-base = "{ $key }" is set by the base. Remove it, or choose another base.
fault-wrong-type = Use type { $expected }, not { $found }.
fault-out-of-range = { $value } is out of range. Use { $low } to { $high }.
fault-not-odd = { $value } is even. A committee needs an odd number.
fault-text-length = { $length } characters. Use 1 to { $longest }.
fault-not-allowed = "{ $value }" isn't allowed. Use one of: { $allowed }.
fault-array-length = { $count } values. Use { $low } to { $high }.
fault-listed-twice = "{ $value }" is listed twice. Remove one.
fault-name-taken = "{ $name }" is a built-in name. Choose another.
fault-name-form = "{ $name }" is not a valid name. Use up to 40 lowercase letters, digits, and hyphens.
fault-target-above-maximum = { $target } points exceed the maximum of { $maximum }. Lower win_target or raise maximum_score.
fault-scoring-game = Scoring "{ $scoring }" doesn't fit { $game }. Choose another scoring or base.
fault-placement-points-count = { $count } values for { $players } places. Give one per place.
fault-placement-points-rise = A lower place can't be worth more. Sort the values from high to low.
fault-handicaps-need-zero-sum = Handicap classes need the scoring "zero-sum", not "{ $scoring }". Remove them or change the scoring.
fault-time-loss-needs-two-players = Losing on time is for two players; { $game } has more. Choose another time_up.
fault-clock-without-time-limit = There is no time limit, but play_seconds is { $seconds }. Use "unlimited", or choose another time_up.
fault-committee-without-size = Appeals go to a committee. Give its possible sizes, such as [3, 5].
fault-bands-not-rising = Each at_least must be higher than the last. Sort the bands.

## Tie-breaks
tiebreak-wins = Wins
tiebreak-points = Points
tiebreak-victory-points = VP
tiebreak-table-share = Share
tiebreak-mean-share = Mean share (%)
tiebreak-first-places = First places
tiebreak-second-places = Second places
tiebreak-third-places = Third places
tiebreak-head-to-head = Head-to-head
tiebreak-opponent-wins = Opponents' wins
tiebreak-met-opponent-wins = Wins of opponents met
tiebreak-point-difference = Point difference
fault-stake-too-low = With { $stake }, a loser could gain points. Use at least { $least }, or lower win_target.
fault-final-not-a-table = A final is one table. Use { $low } to { $high }.
fault-semi-final-tables = { $players } players don't fill { $tables } tables. Change semi_final_size or semi_final_tables.
fault-draw-needs-two-players = draw_half_wins is for two-player matches, not { $game }. Leave it out.
fault-small-tables-need-tables = raise_small_tables is for tables of three; { $game } has two players. Leave it out.
fault-team-best-above-size = team_best { $best } exceeds the team size of { $size }. Lower team_best or raise team_size.
fault-team-tie-break-no-sum = "{ $value }" can't be summed over players. Remove it from team_tie_breaks.
fault-band-below-tables = Under { $least } players, the semi-final tables don't fill. Raise at_least or lower semi_final_tables.
refusal-retired-needs-match = Only two-player matches can end by retirement.
refusal-retired-needs-winner = Choose who wins by the opponent's retirement and send the form again.
refusal-retired-after-end = With { $target }+ points the match is over, so no one retired. Choose another ending.
refusal-playoff-does-not-fit = { $players } players for { $places ->
    [one] one place
   *[other] { $places } places
} don't fill play-off tables. Name who goes through with `/standings advance players:`.
refusal-cut-nothing-tied = No one is tied at the cut. Continue to the next stage.
