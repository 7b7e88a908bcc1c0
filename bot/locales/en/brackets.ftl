# Pairing, brackets and the cut: why something is refused and what to do next, and the names of the stages.

## Swiss and round robin
refusal-swiss-too-few = { $players ->
    [0] No players are left to pair; a round needs two.
    [one] Only one player is left. Let someone return (`/signup return`), or use `/event finish`.
   *[other] { $players } players are too few for a round.
}
refusal-swiss-duplicate-player = A player is listed twice. List each player once.
refusal-swiss-forbidden-leaves-none = The pairs to keep apart leave no full round for { $players } players. Name fewer with `/round seat avoid:`.
swiss-team-mates = Teammates meet; no round without that is left
swiss-rematch = Rematch; no round without one is left
swiss-second-bye = Second bye: everyone else had one, or would have a rematch
refusal-robin-too-few = A round robin needs two players; there are { $players }. Add one with `/signup add`.
refusal-robin-too-many = A round robin takes up to { $largest } players; there are { $players }. Use groups (`/event format groups:`) or Swiss.
refusal-robin-duplicate-player = A player is listed twice. List each player once.
refusal-robin-odd = A Berger table needs an even number; there are { $players }. Add one for the bye.

## Brackets
refusal-bracket-too-few = A bracket needs two players; there are { $players }. Add one with `/signup add`.
refusal-bracket-too-few-left = A bracket needs two players; left from the qualifier: { $players }. End the event with `/event finish`.
refusal-bracket-too-many = A bracket takes up to { $largest } players; there are { $players }. Play a qualifier first.
refusal-bracket-duplicate-player = A player is seeded twice. Seed each player once.
refusal-bracket-third-place-too-few = A third-place match needs four players; there are { $players }. Share third place with `/event format third:`.
refusal-bracket-consolation-too-few = With { $players } players, too few lose early for a consolation. Change it with `/event format consolation:`.
refusal-bracket-last-chance-too-few = With { $players } players, no one is left for a last-chance bracket. Leave it out with `/event format chance:`.
refusal-bracket-unknown-match = This bracket has no match { $match }. Choose one from the list.
refusal-bracket-already-decided = Match { $number } of round { $round } already has a result. Change it with `/result correct`.
refusal-bracket-not-ready = Match { $number } of round { $round } isn't ready: it lacks players or is a bye. Report earlier matches first.
refusal-bracket-winner-not-in-match = This player isn't in match { $number } of round { $round }. Choose one of its two players.

## Cut, semi-final and final
cut-not-official = Unofficial: fewer players than an official event needs.
refusal-cut-too-few = A final needs three players; there are { $players }. Use `/signup add` or `/event cancel`.
refusal-cut-choose-semi-final = With { $players } players, you decide on a semi-final. Press a button, or use `/standings advance stage:`.
refusal-cut-semi-final-not-allowed = With { $players } players, this format goes straight to the final. Plan it with the button.
refusal-cut-semi-final-required = With { $players } players, this format has a semi-final. Plan it with the button.
refusal-cut-not-tied = This player isn't tied at the cut. Choose among the tied players.
refusal-cut-wrong-number = Choose exactly { $places } of the tied players; you chose { $chosen }.
refusal-cut-table-sizes = { $players } players don't fit { $tables ->
    [one] one table
   *[other] { $tables } tables
} of three or four. Change the number of tables or players.
refusal-seat-choice-not-your-turn = It isn't this player's turn to choose a seat. Better seeds choose first.
refusal-seat-choice-unknown = There is no seat { $seat }. Choose 1 to { $seats }.
refusal-seat-choice-taken = Seat { $seat } is taken. Choose a free one.

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
match-phase-third-place = Third-place match
match-phase-winners-round = Winners' round { $round }
match-phase-winners-final = Winners' final
match-phase-losers-round = Losers' round { $round }
match-phase-losers-final = Losers' final
match-phase-grand-final = Grand final
match-phase-grand-final-reset = Grand final reset
match-phase-consolation-round = Consolation, round { $round }
match-phase-consolation-final = Consolation final
match-phase-last-chance-round = Last chance, round { $round }
match-phase-last-chance-final = Last-chance final
match-title = { $label } · Match { $table }
match-status-waiting = ⚔️ { $clock ->
    [0] Start once you're both here.
   *[other] Once you're both here, a judge starts the clock.
}
notice-match-seated = ⚔️ **{ $place }**: { $first } – { $second }. Start once you're both here. Report with the button under the table post.
notice-match-moved = 🔁 **{ $place }**: new pairing. See the table post: { $count ->
    [2] { $first }, { $second }
   *[other] { $first }
}
notice-match-given = 🏳️ { $gone } dropped out, so { $winner } { $place ->
    [0] advances
   *[other] gets place { $place }
}{ $ladder ->
    [consolation] {" "}in the consolation
    [last-chance] {" "}in the last chance
   *[main] {""}
} by walkover.
game-counts-no-more = Async game #{ $game } is stopped and won't count, unless the walkover is undone with `/event undo`.
notice-who-goes-on = ❓ { $judges } { $place } ended without a winner. Who advances: 1️⃣ { $first }, 2️⃣ { $second } or no one?
notice-matches-fall = ⚠️ { $judges } After a correction in { $event }, others should have played { $count ->
    [one] match { $tables }
   *[other] matches { $tables }
}. Leave as played, or press "Void and replay" to clear results and call the right players.
notice-match-falls = ⚠️ An earlier result was corrected, so { $place } may be replayed. Please wait for a judge.
button-bracket-void = Void and replay
button-goes-on-first = 1️⃣ advances
button-goes-on-second = 2️⃣ advances
button-goes-on-nobody = No one advances
matches-voided = ✅ { $count ->
    [one] Match { $tables } is void.
   *[other] Matches { $tables } are void.
} The right players have been called.
    .waiting = ⏳ { $count ->
        [one] Match { $tables } is void.
       *[other] Matches { $tables } are void.
    } The right players have not been called yet.
sent-on = ✅ { $player } advances from { $place }.
sent-nobody-on = ✅ No one advances from { $place }.
audit-matches-voided = voided matches { $tables } of { $event } after a correction
audit-sent-on = advanced { $player } from { $place } of { $event }
refusal-bracket-running = The bracket is running: matches open once both players are known. See `/round show`.
refusal-bracket-not-over = Bracket matches left: { $matches }. Report them, or use `/result walkover`.
refusal-bracket-one-extra = Semi-final losers play either for third place or in a consolation. Choose one.
refusal-no-such-bracket = This server has no such bracket. Use the newest message, or `/round show`.
refusal-void-after-end = **{ $event }** is over, so its results stay. An organizer uses `/event reopen`; then void them.
refusal-nothing-falls = Nothing to void: every table has the right players.
refusal-has-a-winner = { $place } has a winner. Change it with `/result correct`.
refusal-already-sent-on = Who advances from { $place } is already decided. Change it with `/result correct`.
refusal-swap-bracket-played = { $place } has begun, so its players stay. Fix results with `/result correct`.
refusal-lock-bracket = Bracket matches can't be locked. Use `/round swap`, or change seeds: `/round seat seeds:`.
refusal-seeded-twice = "{ $typed }" is named twice. Name each player once.
matches-fall = ⚠️ Others should have played { $count ->
    [one] match { $tables }
   *[other] matches { $tables }
}. It counts unless a judge presses "Void and replay" in the judges' channel.

## Format
cmd-event-format = format
    .description = Two-player events: bracket, seeds, third place, groups
    .size = size
    .size-description = Players in the bracket after the rounds (4 to 16; 0: none)
    .bracket = bracket
    .bracket-description = Type of that bracket
    .seeding = seeding
    .seeding-description = How to seed (by hand: option seeds when you seat)
    .third = third-place
    .third-description = Single elimination: play for third place?
    .final = grand-final
    .final-description = Double elimination: must the unbeaten player lose twice?
    .consolation = consolation
    .consolation-description = Single elimination: who plays in the consolation?
    .chance = last-chance
    .chance-description = Another bracket for early consolation losers?
    .accelerated = accelerated
    .accelerated-description = Swiss: split top and bottom half in the first two rounds
    .leavers = leavers
    .leavers-description = Round robin: results of players who drop out
    .groups = groups
    .groups-description = Round robin: number of groups (0: all together)
    .days = days
    .days-description = Swiss or round robin: days per round (0: no limit)
    .event = event
    .event-description = Which event
choice-third-shared = Shared third place
choice-third-played = Third-place match
choice-final-with-reset = Twice (second match after a loss)
choice-final-single = Once
choice-consolation-none = No consolation
choice-consolation-progressive = Losers of all rounds but the final
choice-consolation-first-round = Losers of the first round
choice-chance-none = No last chance
choice-chance-played = Last-chance bracket
choice-leavers-by-half = Void if under half played, else kept
choice-leavers-count = Kept; the rest is lost
choice-leavers-annul = Void
format-leavers-by-half = 🚪 Dropouts: void if under half played, else kept (rest lost).
format-leavers-count = 🚪 Dropouts: results kept, the rest lost.
format-leavers-annul = 🚪 Dropouts: all results void.
notice-free-round = 🪑 **Round { $round }**: { $first } sits out (not a win).
choice-seeding-lot = By lot
choice-seeding-rating = By rating
format-set = ✅ Format of **{ $event }**:
format-no-bracket = ▫️ No bracket follows. Add one: `/event format size:`
format-accelerated = 🚀 Accelerated: extra win for the upper half in rounds 1 and 2.
format-days = ⏳ { $days } days per round, with a reminder; then judges decide.
format-then-single-elimination = 🏆 Then a single-elimination bracket of the top { $size }.
format-then-double-elimination = 🏆 Then a double-elimination bracket of the top { $size }.
format-seeding-lot = 🎲 Seeds by lot (reproducible from the seed number).
format-seeding-rating = 📈 Seeds by rating; unrated players by lot.
format-seeding-qualifier = 🏅 Seeds from the qualifier.
format-seeding-hand = ✍️ Seeds set by the organizer.
format-final-with-reset = 🔁 Grand final: the unbeaten player must lose twice.
format-final-single = 1️⃣ Grand final: a single match.
format-third-shared = 🥉 Semi-final losers share third place.
format-third-played = 🥉 Semi-final losers play for third place.
format-consolation-progressive = ➰ Consolation for losers of all rounds but the final.
format-consolation-first-round = ➰ Consolation for first-round losers.
format-last-chance = 🍀 Last-chance bracket for early consolation losers.
audit-format-set = changed the format of { $name }
refusal-format-needs-matches = Only two-player events have a bracket or Swiss rounds. Use `/event create` with two-player regulations.
refusal-bracket-is-all = This event is already a bracket, so none can follow. Leave out `size`, or use Swiss or round robin.
refusal-bracket-after-ladder = No bracket follows a ladder. Leave out `size`, or use Swiss or round robin.
refusal-bracket-size = A bracket after the qualifier takes { $smallest } to { $largest } players. Choose within that, or 0 for none.
refusal-days-need-rounds = Bracket matches start when both players are known: no days. Use Swiss or round robin (`/event edit`).
refusal-days-range = A round lasts { $least } to { $most } days. Choose within that with `/event format`, or 0 for no limit.

## Picture and path of a bracket
bracket-title = Bracket: matches { $first } to { $last }
bracket-post-title = { $stage ->
    [final] Bracket after the qualifier
   *[other] Bracket
} · { $event }
bracket-drawn = 🔢 Seed number { $seed } (draw { $count })
bracket-winner-of = Winner of match { $match }
bracket-loser-of = Loser of match { $match }
bracket-winner-to = Winner → { $match }
bracket-loser-to = Loser → { $match }
bracket-bye = bye
bracket-loser-out = out: place { $place }
me-next-bracket-out = 🏁 **{ $event }**: { $place ->
    [1] you won the bracket.
   *[other] you finished in place { $place }.
}
me-next-bracket-out-ladder = 🏁 **{ $event }**: place { $place }; { $ladder ->
    [consolation] consolation
   *[last-chance] last chance
}: place { $ladder_place }.
notice-bracket-waits = ⏳ { $player }: next is **{ $where } (match { $match })**, against the { $side ->
    [loser] loser
   *[winner] winner
} of match { $other }.
notice-bracket-out = 🏁 { $player }: { $place ->
    [1] you won the bracket. Congratulations!
   *[other] you finished in place { $place }.
}
notice-bracket-out-ladder = 🏁 { $player }: you finished in place { $place }; { $ladder ->
    [consolation] consolation
   *[last-chance] last chance
}: place { $ladder_place }.
notice-bracket-byes = 🪑 { $players }: bye in the first round. See `/me next` for your opponent.
notice-bracket-byes-changed = 🪑 Seeds corrected. First-round byes now: { $players }.
me-next-bracket = ⏳ **{ $event }**, { $label } (match { $match }): waiting for your opponent ({ $opponent }).
choice-ending-victory-match = Played to the end (score decides)
bracket-walkover = w/o
bracket-reset-to = → { $match } if the losers' side wins
group-name = Group { $group }
choice-help-matches = Two-player matches, byes, brackets
help-matches = - **Your match**: start once both are there, then press *Report result*. They confirm. Next: `/me next`.
    - **Bye**: one player sits out for a win; no one twice before all did.
    - **Dropouts**: matches due are walkovers.
    - **Retired or absent**: choose it in the report form; a judge confirms. Late: `/penalty points`.
    - **Corrections** reseat matches not begun. Played ones count unless a judge voids them.
    - **Organizers**: `/organize round` (seat, swap); `/event format`.
