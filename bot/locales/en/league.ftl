# The league's rules: why something is refused and what to do next, what is wrong with a profile, the tie-breaks.

## Results
refusal-table-size = { $most ->
    [2] A match has two players, but { $count } were reported. Check who played.
   *[other] A table has { $least } to { $most } players, but { $count } were reported. Check who sat there.
}
refusal-seated-twice = { $player } is listed twice. Name each player once.
refusal-score-count = There are { $scores } scores for { $players } players. Enter one score for each player.
refusal-score-missing = The score of { $player } is missing. Enter it and send the report again.
refusal-score-of-stranger = { $player } did not sit at this table. Report only the players of this table; a judge can change who sits there with `/round replace`.
refusal-handicap-missing = The class of { $player } is missing. Enter a class for everybody at the table.
refusal-handicaps-unused = These regulations have no handicap classes. Leave the classes out.
refusal-handicap-count = There are { $classes } classes for { $players } players. Enter one class for each player.
refusal-handicap-unknown = There is no class “{ $class }”. Use one of: { $known }.
refusal-match-points-unused = The length of a game is fixed at { $target } points here. Leave the match length out.
refusal-match-points-range = A match cannot be played to { $points }. Enter a length of 1 point or more.
refusal-score-negative = { $player } cannot have { $score } points. Enter 0 or more.
refusal-score-too-high = { $player } cannot have { $score } points; the most possible is { $maximum }. Check the number.
refusal-winner-not-seated = { $player } did not sit at this table and cannot have won. Choose a player of this table.
refusal-nobody-at-target = Nobody has { $target ->
        [one] one point
       *[other] { $target } points
    }, so nobody has won. Check the scores, or report that time ran out.
refusal-winner-below-target = { $player } has fewer than { $target ->
        [one] one point
       *[other] { $target } points
    } and cannot have won. Check the scores or the winner.
refusal-two-at-target = { $count } players have { $target } or more points, but the game ends with the first. Check the scores.
refusal-winner-unclear = { $count } players have { $target } or more points. Choose the one who declared victory.
refusal-time-has-no-winner = When time runs out nobody wins, so { $player } cannot be the winner. Leave the winner empty, or report a victory.
refusal-time-needs-winner = Whoever runs out of time loses the match. Name the winner.
refusal-time-after-end = Somebody already had { $target ->
        [one] one point
       *[other] { $target } points
    }, so the match was over before time ran out. Report a victory.
refusal-no-time-limit = These games have no time limit. Play on until somebody has { $target } points; for anything else there is `/judge call`.
refusal-walkover-seats = { $most ->
    [2] A walkover names two different players: the one who came and the one who did not.
   *[other] A walkover names { $least } to { $most } different players, but { $count } were named. Name the one who came and all who did not.
}
refusal-bye-needs-two-players = There are no byes at tables of three or four. Seat the player at a table.
refusal-correction-closed = The next match has started, so this result can no longer be corrected. Talk to the director.

## Standings
refusal-explain-same-player = That is { $player } twice. Choose two different players.
refusal-not-ranked = { $player } is not in the ranking. Choose somebody who is ranked.
refusal-season-event-twice = Event { $event } is in the season twice. Remove it once.

## Entry
refusal-not-entered = { $player } has not entered this event. Add them with `/signup add`.
    .own = You have not entered this event. Use `/signup join`.
refusal-entry-pending = The entry of { $player } waits for approval. An organizer decides with `/signup approve`.
    .own = Your entry waits for approval. An organizer decides with `/signup approve`.
refusal-entry-waitlisted = { $player } is on the waitlist and comes up as soon as a place is free.
    .own = You are on the waitlist already, and come up as soon as a place is free.
refusal-entry-confirmed = { $player } is already entered. Nothing more to do.
    .own = You are already entered. Nothing more to do.
refusal-entry-checked-in = { $player } has already checked in. Nothing more to do.
    .own = You have already checked in. Nothing more to do.
refusal-entry-refused = An organizer refused the entry of { $player }. Only an organizer can take that back, with `/event undo`.
    .own = An organizer refused your entry. Only an organizer can take that back, with `/event undo`.
refusal-entry-no-show = { $player } did not check in or did not come. An organizer can bring the player back with `/signup return`.
    .own = You did not check in or did not come. An organizer can bring you back with `/signup return`.
refusal-entry-dropped = { $player } has dropped out. An organizer can bring the player back with `/signup return`.
    .own = You have dropped out. An organizer can bring you back with `/signup return`.
refusal-entry-substituted = A substitute plays for { $player }. If that is wrong, an organizer takes it back with `/event undo`.
    .own = A substitute plays for you. If that is wrong, an organizer takes it back with `/event undo`.
refusal-entry-disqualified = { $player } is disqualified. Only a judge can revoke that, with `/penalty revoke`.
    .own = You are disqualified. Only a judge can revoke that, with `/penalty revoke`.
refusal-not-disqualified = { $player } is not disqualified, so there is nothing to reinstate.
refusal-event-full = All { $capacity } places are taken ({ $taken }/{ $capacity }). Raise the cap with `/event edit capacity:`, or wait until somebody leaves.
refusal-event-started = The event has started. Use `/signup drop`, `/signup add` (late entry) or `/signup substitute` instead.
refusal-event-not-started = The event has not begun. Before the start, use `/signup remove`.
refusal-event-finished = The event is over. If something must change, an organizer takes it up again with `/event reopen`.
refusal-event-not-finished = The event is not over, so it need not be taken up again.
refusal-signup-closed = Signup is closed. An organizer opens it again with `/event open`.
refusal-signup-open = Signup is already open.
refusal-check-in-open = Check-in is already open.
refusal-check-in-not-open = Check-in is not open. An organizer opens it with `/event checkin`.
refusal-capacity-negative = There cannot be { $capacity } places. Enter a number, or 0 for no cap.
refusal-capacity-below-taken = { $taken } players are already confirmed, so the cap cannot be { $capacity }. Remove entries first.
refusal-substitute-self = { $player } cannot be a substitute for the same player. Choose somebody else.

## Penalties
refusal-penalty-not-in-profile = { $kind ->
    [point] These regulations give no penalty points. Warn or disqualify instead.
    [warning] These regulations have no warnings. Choose another penalty.
   *[other] These regulations have no disqualification. Choose another penalty.
}
refusal-penalty-reason-missing = A penalty needs its reason. Say what happened.
refusal-penalty-own = You cannot decide on your own penalty. Ask another judge.
refusal-already-disqualified = { $player } is already disqualified. Revoke that first if it was wrong.
refusal-no-such-penalty = There is no penalty no. { $number }. Look it up in the list.
refusal-already-revoked = Penalty no. { $number } has already been revoked.
refusal-revocation-reason-missing = Revoking needs its reason. Say why the penalty is taken back.

## Judging
refusal-judge-plays = You play in this event and should not judge it. Ask another judge, or give the reason for an exception.
refusal-judge-own-case = You are part of this case and cannot rule on it. Ask another judge or an organizer. (An organizer may, with a reason, where there is nobody else.)
refusal-ruling-empty = A ruling needs its decision. Write down what was decided.
refusal-ruling-final = The judge's decision is final here; there is no appeal. Please play on.
refusal-appeal-not-party = You are not part of this case. Only the players concerned can appeal.
refusal-appeal-twice = This ruling has already been appealed. Wait for the committee.
refusal-appeal-too-late = An appeal must be made at once, and the game went on. The ruling stands.
refusal-no-appeal = Nobody has appealed this ruling, so no committee is needed.
refusal-committee-exists = This appeal already has a committee. Let it vote.
refusal-committee-size = A committee has one of these sizes: { $sizes }. { $count } were named; add or remove members.
refusal-committee-twice = { $player } is named twice. Name each member once.
refusal-committee-director = { $player } made the ruling or directs the event and cannot sit on the committee. Choose somebody else.
refusal-committee-party = { $player } is part of this case and cannot sit on the committee. Choose somebody else.
refusal-no-committee = There is no committee for this ruling yet. Appoint one first.
refusal-committee-not-member = You are not on this committee and have no vote.
refusal-vote-twice = You have already voted. A vote cannot be changed.
refusal-appeal-decided = The committee has already decided. Its decision is binding.

## Faults of a host's own profile; the path is shown before the text
fault-toml-broken = Line { $line } is not valid TOML. Check quotes, brackets and equals signs.
fault-toml-lines = The file has more than { $most } lines. Leave out what the base profile says already.
fault-toml-line-length = Line { $line } has more than { $longest } characters. Break it into shorter ones.
fault-toml-depth = Line { $line }: names or brackets are nested deeper than any setting is. Check dots and brackets.
fault-missing-key = “{ $key }” is missing. Add it.
fault-unknown-key = There is no key “{ $key }”. Remove it.
fault-misspelt-key = There is no key “{ $key }”. Did you mean “{ $nearest }”?
fault-fixed-by-base = “{ $key }” comes from the base profile. Remove it, or choose another base.
fault-wrong-type = This must be of type { $expected }, but is of type { $found }.
fault-out-of-range = { $value } is not between { $low } and { $high }.
fault-not-odd = { $value } is even. A committee needs an odd number, so that it can decide.
fault-text-length = This text has { $length } characters. Write 1 to { $longest }.
fault-not-allowed = “{ $value }” is not possible here. Use one of: { $allowed }.
fault-array-length = There are { $count } values. Write { $low } to { $high }.
fault-listed-twice = “{ $value }” is listed twice. Remove one.
fault-name-taken = “{ $name }” is the name of a built-in profile. Choose another name.
fault-name-form = “{ $name }” cannot be a name. Use up to 40 small letters, digits and hyphens.
fault-target-above-maximum = Nobody can reach { $target } points when { $maximum } is the most possible. Lower win_target or raise maximum_score.
fault-scoring-game = The scoring “{ $scoring }” does not fit { $game }. Choose another scoring or base.
fault-placement-points-count = { $count } values are given for { $players } places. Give one for each place.
fault-placement-points-rise = A worse place may not be worth more than a better one. Sort the values from high to low.
fault-handicaps-need-zero-sum = Handicap classes only work with the scoring “zero-sum”, not “{ $scoring }”. Remove them or change the scoring.
fault-time-loss-needs-two-players = Losing on time is for two players, and { $game } has more. Choose another time_up.
fault-clock-without-time-limit = There is no time limit, but play_seconds is { $seconds }. Write "unlimited", or choose another time_up.
fault-committee-without-size = Appeals go to a committee. Say how many members it may have, such as [3, 5].
fault-bands-not-rising = Each at_least must be higher than the one before. Sort the bands.

## Tie-breaks
tiebreak-wins = Wins
tiebreak-points = Points
tiebreak-victory-points = Victory points
tiebreak-table-share = Sum of table shares
tiebreak-mean-share = Mean table share (%)
tiebreak-first-places = First places
tiebreak-second-places = Second places
tiebreak-third-places = Third places
tiebreak-head-to-head = Head-to-head
tiebreak-opponent-wins = Opponents' wins
tiebreak-met-opponent-wins = Wins of opponents met
tiebreak-point-difference = Point difference
fault-stake-too-low = A loser could gain points with { $stake }. Write at least { $least } here, or lower win_target.
fault-final-not-a-table = A final is one table: write { $low } to { $high }.
fault-semi-final-tables = { $players } players do not fill { $tables } tables. Change semi_final_size or semi_final_tables.
fault-draw-needs-two-players = draw_half_wins is for matches of two; a table of { $game } without a winner gives nobody a win. Leave it out.
fault-small-tables-need-tables = raise_small_tables is for tables of three; { $game } is played by two. Leave it out.
fault-team-best-above-size = team_best counts { $best } members, but a team has { $size } at most. Lower team_best or raise team_size.
fault-team-tie-break-no-sum = "{ $value }" has no sum over several players. Leave it out of team_tie_breaks.
fault-band-below-tables = With fewer than { $least } players the tables of the semi-final cannot be filled. Raise at_least, or lower semi_final_tables.
refusal-retired-needs-match = Only a match of two can be given up. At a table of more the others play on.
refusal-retired-needs-winner = Choose who wins because the other gave up, and send the form again.
refusal-retired-after-end = With { $target } or more the match is over: it was not given up. Choose how it ended.
refusal-playoff-does-not-fit = { $players } players for { $places ->
    [one] one place
   *[other] { $places } places
} make no tables for a play-off. Name those who go through with `/standings advance players:`.
refusal-cut-nothing-tied = Nobody is tied on the cut line, so there is nothing to decide. Continue to the next stage.
