# Pairing, brackets and the cut: why something is refused and what to do next, and the names of the stages.

## Swiss and round robin
refusal-swiss-too-few = { $players ->
    [0] Nobody is left to be paired. A round needs two players.
    [one] Only one player is left. A round needs two players; finish the event or let somebody return.
   *[other] { $players } players are too few for a round.
}
refusal-swiss-duplicate-player = A player is listed twice. List each player once, then pair again.
refusal-swiss-forbidden-leaves-none = The pairs that must not meet leave no complete round for { $players } players. Name fewer of them with `/round seat avoid:`.
swiss-team-mates = Team-mates meet: no round without that is left
swiss-rematch = Met before: no round without a rematch is left
swiss-second-bye = Second bye: everybody else has had one, or a rematch would follow
refusal-robin-too-few = A round robin needs at least two players, but there are { $players }. Wait for more entries.
refusal-robin-too-many = A round robin takes { $largest } players at most, but there are { $players }. Split the field into groups or play Swiss.
refusal-robin-duplicate-player = A player is listed twice. List each player once.
refusal-robin-odd = A Berger table has an even number of players, but there are { $players }. Add one number for the bye.

## Brackets
refusal-bracket-too-few = A bracket needs at least two players, but there are { $players }. Wait for more entries.
refusal-bracket-too-few-left = A bracket needs at least two players, but only { $players } of the qualifier still { $players ->
    [one] plays
   *[other] play
}. `/event finish` ends the event by the qualifier.
refusal-bracket-too-many = A bracket takes { $largest } players at most, but there are { $players }. Play a qualifier first.
refusal-bracket-duplicate-player = A player is seeded twice. Seed each player once.
refusal-bracket-third-place-too-few = A match for third place needs four players, but there are { $players }. Let third place be shared with `/event format third:`.
refusal-bracket-consolation-too-few = With { $players } players too few lose early for a consolation. Let the losers of each round drop in, or leave it out, with `/event format consolation:`.
refusal-bracket-last-chance-too-few = With { $players } players nobody is left for a last-chance bracket. Leave it out with `/event format chance:`.
refusal-bracket-unknown-match = There is no match no. { $match } in this bracket. Choose a match from the list.
refusal-bracket-already-decided = Match { $number } of round { $round } already has a result. To change it, correct the result.
refusal-bracket-not-ready = Match { $number } of round { $round } cannot be reported: its players are not known yet, or it is a bye. Report the earlier matches first.
refusal-bracket-winner-not-in-match = That player is not in match { $number } of round { $round }. Choose one of its two players.

## Cut, semi-final and final
cut-not-official = Played with fewer players than an official event needs.
refusal-cut-too-few = A final needs at least three players, but there are { $players }. Wait for more entries or cancel the event.
refusal-cut-choose-semi-final = With { $players } players the organizer decides whether there is a semi-final. Choose what comes next with a button, or with `/standings advance stage:`.
refusal-cut-semi-final-not-allowed = With { $players } players this format goes straight to the final. Plan it with the button.
refusal-cut-semi-final-required = With { $players } players this format has a semi-final. Plan it with the button.
refusal-cut-not-tied = You chose a player who is not tied on the cut line. Choose among the tied players.
refusal-cut-wrong-number = { $places ->
    [one] One of the tied players goes through, but you chose { $chosen }. Choose exactly one.
   *[other] { $places } of the tied players go through, but you chose { $chosen }. Choose exactly { $places }.
}
refusal-cut-table-sizes = { $players } players cannot sit at { $tables ->
    [one] one table
   *[other] { $tables } tables
} of three or four. Change the number of tables or players.
refusal-seat-choice-not-your-turn = It is not this player’s turn to choose a seat. The better seeds choose first.
refusal-seat-choice-unknown = There is no seat { $seat }. Choose a seat from 1 to { $seats }.
refusal-seat-choice-taken = Seat { $seat } is taken. Choose one that is free.

## Matches of a bracket
match-place = { $phase }, match { $number }
table-place = { $phase }, table { $number }
table-list = tables { $tables }
match-list = matches { $tables }
table-alone = Table { $number }
match-phase-in-round = Round { $round }
match-phase-in-semi-final = Semi-final
match-phase-in-final = Final
match-phase-in-play-off = Play-off
match-phase-round = Round { $round }
match-phase-quarter-final = Quarter-final
match-phase-semi-final = Semi-final
match-phase-final = Final
match-phase-third-place = Match for third place
match-phase-winners-round = Winners’ round { $round }
match-phase-winners-final = Winners’ final
match-phase-losers-round = Losers’ round { $round }
match-phase-losers-final = Losers’ final
match-phase-grand-final = Grand final
match-phase-grand-final-reset = Grand final reset
match-phase-consolation-round = Consolation, round { $round }
match-phase-consolation-final = Consolation final
match-phase-last-chance-round = Last chance, round { $round }
match-phase-last-chance-final = Last-chance final
match-title = { $label } · Match { $table }
match-status-waiting = ⚔️ { $clock ->
    [0] Play as soon as you are both there. Nobody has to start it.
   *[other] Play as soon as you are both there. The judge starts the clock.
}
notice-match-seated = ⚔️ **{ $place }**: { $first } – { $second }. Play as soon as you are both there, then report the result with the button under the table’s post.
notice-match-moved = 🔁 **{ $place }**: the pairing has changed. { $count ->
    [2] { $first } and { $second }, please look
   *[other] { $first }, please look
} at the table’s post for your opponent.
notice-match-given = 🏳️ { $gone } is no longer in the event, so { $winner } { $place ->
    [0] goes on without playing
   *[other] wins without playing and takes place { $place }
}{ $ladder ->
    [consolation] {" "}in the consolation
    [last-chance] {" "}in the last chance
   *[main] {""}
}.
game-counts-no-more = Game #{ $game } by post at this table no longer counts and does not go on, unless the walkover is taken back with `/event undo`.
notice-who-goes-on = ❓ { $judges } { $place } ended without a winner. Who goes on: 1️⃣ { $first }, 2️⃣ { $second }, or nobody?
notice-matches-fall = ⚠️ { $judges } After a correction in { $event } others should have played { $count ->
    [one] match { $tables }
   *[other] matches { $tables }
}. As long as nobody decides, what was played stands. “Void and replay” takes { $count ->
    [one] its result
   *[other] their results
} away and calls the right players.
notice-match-falls = ⚠️ A result before this match was corrected, so others may have to play { $place }. A judge decides; please wait.
button-bracket-void = Void and replay
button-goes-on-first = 1️⃣ goes on
button-goes-on-second = 2️⃣ goes on
button-goes-on-nobody = Nobody
matches-voided = ✅ { $count ->
    [one] Match { $tables } is void. The right players have been called.
   *[other] Matches { $tables } are void. The right players have been called.
}
    .waiting = ⏳ { $count ->
        [one] Match { $tables } is void
       *[other] Matches { $tables } are void
    }; the right players have not been called yet.
sent-on = ✅ { $player } goes on from { $place }.
sent-nobody-on = ✅ Nobody goes on from { $place }.
audit-matches-voided = voided matches { $tables } of { $event } after a correction
audit-sent-on = let { $player } go on from { $place } of { $event }
refusal-bracket-running = The bracket is being played: each match opens by itself as soon as both players are known. Look at it with `/round show`.
refusal-bracket-not-over = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of the bracket must still be played. Report them, or record walkovers with `/result walkover`.
refusal-bracket-one-extra = A match for third place and a consolation exclude each other: the losers of the semi-finals can only play one of them. Choose one.
refusal-no-such-bracket = There is no such bracket on this server. Use the newest message, or `/round show`.
refusal-void-after-end = **{ $event }** is over, and its matches stand as they were played. An organizer can take it up again with `/event reopen`; then void them.
refusal-nothing-falls = Nothing is left to be voided: the right players sit at every table.
refusal-has-a-winner = { $place } has a winner by now. To change it, correct the result with `/result correct`.
refusal-already-sent-on = Who goes on from { $place } has been decided. To change it, correct the result with `/result correct`.
refusal-swap-bracket-played = One of the two has begun to play ({ $place }), so their places in the bracket stay. Correct results instead with `/result correct`.
refusal-lock-bracket = The matches of a bracket cannot be locked one by one. To change who meets whom, use `/round swap` or give the seeds in `/round seat`.
refusal-seeded-twice = "{ $typed }" is named twice. Name each player once.
matches-fall = ⚠️ By now others should have played { $count ->
    [one] match { $tables }
   *[other] matches { $tables }
}. It stands until a judge presses “Void and replay” in the judges’ channel.

## Format
cmd-event-format = format
    .description = Matches of two: bracket, seeds, third place, consolation, a bracket after the Swiss rounds
    .size = size
    .size-description = Players in the bracket after Swiss or round robin (4 to 16; 0 for none)
    .bracket = bracket
    .bracket-description = Kind of that bracket
    .seeding = seeding
    .seeding-description = Who is seeded first (by hand: the option seeds when you seat)
    .third = third-place
    .third-description = Single elimination: is there a match for third place?
    .final = grand-final
    .final-description = Double elimination: must the unbeaten player be beaten twice?
    .consolation = consolation
    .consolation-description = Single elimination: who plays on for the consolation prize?
    .chance = last-chance
    .chance-description = Do early losers of the consolation play once more?
    .accelerated = accelerated
    .accelerated-description = Swiss: the first two rounds part the field, for many players in few rounds
    .leavers = leavers
    .leavers-description = Round robin: what becomes of the results of somebody who leaves?
    .groups = groups
    .groups-description = Round robin: so many groups side by side (0: all together)
    .days = days
    .days-description = Swiss or round robin over weeks: days to play a round (0: no end)
    .event = event
    .event-description = Which event
choice-third-shared = Third place is shared
choice-third-played = Match for third place
choice-final-with-reset = Twice (second match if the first is lost)
choice-final-single = Once
choice-consolation-none = No consolation
choice-consolation-progressive = Losers of every round but the final
choice-consolation-first-round = Losers of the first round
choice-chance-none = No last chance
choice-chance-played = Last-chance bracket
choice-leavers-by-half = Struck before half of the matches, counted after
choice-leavers-count = Always counted; what is left is lost
choice-leavers-annul = Always struck
format-leavers-by-half = 🚪 Whoever leaves before half of the matches is struck; after half the results stand and the rest is lost by walkover.
format-leavers-count = 🚪 Whoever leaves keeps the results; the rest is lost by walkover.
format-leavers-annul = 🚪 Whoever leaves is struck with all results.
notice-free-round = 🪑 **Round { $round }**: { $first } has no match in this round. A free round by itself is no win.
choice-seeding-lot = By lot
choice-seeding-rating = By rating
format-set = ✅ Format of **{ $event }**:
format-no-bracket = ▫️ No bracket follows the rounds. `/event format size:` adds one; what you chose for it holds then.
format-accelerated = 🚀 Accelerated start: in the first two rounds the upper half counts one win more for pairing.
format-days = ⏳ A round is to be played within { $days } days. A day before its end the players who have not played get a reminder; after it the judges decide.
format-then-single-elimination = 🏆 Then the best { $size } play a single-elimination bracket.
format-then-double-elimination = 🏆 Then the best { $size } play a double-elimination bracket.
format-seeding-lot = 🎲 Seeds by lot; everybody can draw it again by its number.
format-seeding-rating = 📈 Seeds by rating, unrated players by lot.
format-seeding-qualifier = 🏅 Seeds by the qualifier.
format-seeding-hand = ✍️ Seeds by the organizer’s hand.
format-final-with-reset = 🔁 The unbeaten player must be beaten twice in the grand final.
format-final-single = 1️⃣ The grand final is a single match.
format-third-shared = 🥉 The losers of the semi-finals share third place.
format-third-played = 🥉 The losers of the semi-finals play for third place.
format-consolation-progressive = ➰ Consolation for the losers of every round but the final.
format-consolation-first-round = ➰ Consolation for the losers of the first round.
format-last-chance = 🍀 Last-chance bracket for those who lose early in the consolation.
audit-format-set = chose the format of { $name }
refusal-format-needs-matches = Only events of two players a match have a bracket or Swiss rounds. Create one with `/event create` and regulations for two.
refusal-bracket-is-all = This event is a bracket from the start, so none can follow. Leave the size out, or create the event with Swiss or round robin.
refusal-bracket-size = A bracket after the qualifier takes { $smallest } to { $largest } players. Choose a size between them, or 0 for none.
refusal-days-need-rounds = A bracket has no common end of its rounds: each match begins as soon as its players are known. Choose days for a Swiss or a round robin (`/event edit`).
refusal-days-range = A round lasts { $least } to { $most } days. Choose a number between them with `/event format`, or 0 for no end.

## Picture and path of a bracket
bracket-title = Bracket: matches { $first } to { $last }
bracket-post-title = { $stage ->
    [final] Bracket after the qualifier
   *[other] Bracket
} · { $event }
bracket-drawn = 🔢 Number { $seed }, { $count ->
    [one] drawn once
   *[other] drawn { $count } times
}
bracket-winner-of = Winner of match { $match }
bracket-loser-of = Loser of match { $match }
bracket-winner-to = Winner → { $match }
bracket-loser-to = Loser → { $match }
bracket-bye = bye
bracket-loser-out = out: place { $place }
me-next-bracket-out = 🏁 **{ $event }**: { $place ->
    [1] you have won the bracket.
   *[other] you are out; place { $place }.
}
me-next-bracket-out-ladder = 🏁 **{ $event }**: place { $place }; in the { $ladder ->
    [consolation] consolation
   *[last-chance] last chance
} place { $ladder_place }.
notice-bracket-waits = ⏳ { $player }: next is **{ $where } (match { $match })**. You wait for { $side ->
    [loser] the loser
   *[winner] the winner
} of match { $other }.
notice-bracket-out = 🏁 { $player }: { $place ->
    [1] you have won the bracket. Congratulations!
   *[other] your matches are over; place { $place }.
}
notice-bracket-out-ladder = 🏁 { $player }: your matches are over. Place { $place }; in the { $ladder ->
    [consolation] consolation
   *[last-chance] last chance
} place { $ladder_place }.
notice-bracket-byes = 🪑 { $players }: { $count ->
    [one] you have
   *[other] you all have
} a bye in the first round. `/me next` and the picture of the bracket say for whom you wait.
notice-bracket-byes-changed = 🪑 The seeds were corrected. With a bye in the first round now: { $players }.
me-next-bracket = ⏳ **{ $event }**, { $label } (match { $match }): you wait for your opponent ({ $opponent }).
form-ended-match = How did the match end?
choice-ending-victory-match = Played to the end: the scores say who won
bracket-walkover = w/o
bracket-reset-to = → { $match } if the losers’ side wins
group-name = Group { $group }
choice-help-matches = Matches of two, byes, brackets
help-matches = Matches of two: Swiss, round robin, brackets.
    - **Your match** has a post and a thread. Play as soon as you are both there, then press *Report result*; the other confirms. Nobody has to start a match.
    - **Bye**: with an odd number one player sits out and is credited with a win; nobody has a second one before all others had theirs.
    - **Bracket**: drawn once. A match opens by itself as soon as both players are known; `/me next` says for whom you wait, `/round show` shows the whole picture.
    - **Somebody leaves**: each match that becomes due is the opponent’s. Coming back changes nothing that has been decided.
    - **Given up, not come, late**: the report form has an ending for a match that somebody gave up, and one each for a player who did not come, or for both; a judge confirms those. Points for lateness are put down by a judge (`/penalty points`), stand under the match and are counted in the score.
    - **A match without a winner**: the judges are asked who goes on.
    - **A correction** reseats matches that have not begun. Where others have played on already, that stands until a judge presses *Void and replay*.
    - **For organizers**: `/event format` chooses third place, grand final, consolation, last chance, seeds by rating, an accelerated start, groups, the rule for leavers of a round robin, and a bracket of 4 to 16 after the qualifier; `/event length` how long matches are. In `/round seat`, *seeds* puts players in your order and *avoid* keeps pairs apart in their first match; `/round swap` exchanges two players before they have begun.
