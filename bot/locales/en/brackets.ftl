# Pairing, brackets and the cut: why something is refused and what to do next, and the names of the stages.

## Swiss and round robin
refusal-swiss-too-few = { $players ->
    [0] Nobody is left to be paired. A round needs two players.
    [one] Only one player is left. A round needs two players; finish the event or let somebody return.
   *[other] { $players } players are too few for a round.
}
refusal-swiss-duplicate-player = A player is listed twice. List each player once, then pair again.
refusal-swiss-forbidden-leaves-none = The pairs that must not meet leave no complete round for { $players } players. Allow one of them.
swiss-rematch = Met before: no round without a rematch is left
swiss-second-bye = Second bye: everybody else has had one, or a rematch would follow
refusal-robin-too-few = A round robin needs at least two players, but there are { $players }. Wait for more entries.
refusal-robin-too-many = A round robin takes { $largest } players at most, but there are { $players }. Split the field into groups or play Swiss.
refusal-robin-duplicate-player = A player is listed twice. List each player once.
refusal-robin-odd = A Berger table has an even number of players, but there are { $players }. Add one number for the bye.

## Brackets
bracket-stage-main = main bracket
bracket-stage-losers = losers’ bracket
bracket-stage-grand-final = grand final
bracket-stage-third-place = match for third place
bracket-stage-consolation = consolation
bracket-stage-last-chance = last chance
bracket-ending-played = played
bracket-ending-walkover = walkover
bracket-ending-withdrawal = withdrawal
refusal-bracket-too-few = A bracket needs at least two players, but there are { $players }. Wait for more entries.
refusal-bracket-too-many = A bracket takes { $largest } players at most, but there are { $players }. Play a qualifier first.
refusal-bracket-duplicate-player = A player is seeded twice. Seed each player once.
refusal-bracket-third-place-too-few = A match for third place needs four players, but there are { $players }. Let third place be shared.
refusal-bracket-consolation-too-few = With { $players } players too few lose early for a consolation. Let the losers of each round drop in, or leave it out.
refusal-bracket-last-chance-too-few = With { $players } players nobody is left for a last-chance bracket. Leave it out.
refusal-bracket-unknown-match = There is no match no. { $match } in this bracket. Choose a match from the list.
refusal-bracket-already-decided = Match { $number } of round { $round } already has a result. To change it, correct the result.
refusal-bracket-not-ready = Match { $number } of round { $round } cannot be reported: its players are not known yet, or it is a bye. Report the earlier matches first.
refusal-bracket-winner-not-in-match = That player is not in match { $number } of round { $round }. Choose one of its two players.
refusal-bracket-nothing-to-correct = Match { $number } of round { $round } has no result yet. Report it first.

## Cut, semi-final and final
cut-not-official = Played with fewer players than an official event needs.
refusal-cut-too-few = A final needs at least three players, but there are { $players }. Wait for more entries or cancel the event.
refusal-cut-choose-semi-final = With { $players } players the organizer decides whether there is a semi-final. Choose with or without.
refusal-cut-semi-final-not-allowed = With { $players } players this format goes straight to the final. Continue without a semi-final.
refusal-cut-semi-final-required = With { $players } players this format has a semi-final. Continue with a semi-final.
refusal-cut-nothing-tied = Nobody is tied on the cut line, so there is nothing to decide. Continue to the next stage.
refusal-cut-not-tied = You chose a player who is not tied on the cut line. Choose among the tied players.
refusal-cut-wrong-number = { $places ->
    [one] One of the tied players goes through, but you chose { $chosen }. Choose exactly one.
   *[other] { $places } of the tied players go through, but you chose { $chosen }. Choose exactly { $places }.
}
refusal-cut-tie-open = The tie on the cut line is still open ({ $places ->
    [one] one place
   *[other] { $places } places
}). Settle it by a playoff or by decision first.
refusal-cut-not-through = That player is not through, so nobody needs to step in. Choose a player who is.
refusal-cut-reserves-tied = { $tied } players are equally next in line. Choose which of them steps in.
refusal-cut-table-sizes = { $players } players cannot sit at { $tables ->
    [one] one table
   *[other] { $tables } tables
} of three or four. Change the number of tables or players.
refusal-seat-choice-not-your-turn = It is not this player’s turn to choose a seat. The better seeds choose first.
refusal-seat-choice-unknown = There is no seat { $seat }. Choose a seat from 1 to { $seats }.
refusal-seat-choice-taken = Seat { $seat } is taken. Choose one that is free.
