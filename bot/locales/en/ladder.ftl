ladder-how = ⚔️ Challenge up to { $reach } places above you to a match in the next round.
ladder-challenge-line = ⚔️ { $challenger } → { $player }
ladder-question = { $player ->
        [""] { $count ->
            [0] Nobody within { $reach } places above you is free for round { $round }. Try again after the next result.
           *[other] Whom do you challenge in round { $round }? You can choose up to { $reach } places above you.
        }
       *[other] You have challenged **{ $player }** in round { $round }. Choose somebody else, or take it back.
    }
ladder-nobody = Nobody
ladder-said = { $player ->
        [""] ✅ Challenge taken back. In round { $round } you play a neighbor.
       *[other] ✅ You challenge **{ $player }** in round { $round }. It is kept if you are still within reach when the round is seated.
    }
button-ladder-challenge = Challenge
menu-ladder-challenged = Whom do you challenge?
refusal-not-a-ladder = **{ $event }** isn't a ladder. Pick a ladder in `event`.
refusal-ladder-drawn = The next round of **{ $event }** is being seated. Challenge again once `/round publish` has posted it.
refusal-ladder-challenged = **{ $player }** has already challenged you in round { $round }. You meet there.
refusal-ladder-out-of-reach = Challenge somebody free, up to { $reach } places above you. See the ladder: `/standings show`.
refusal-ladder-too-small = A ladder needs at least two players. Add one with `/signup add`.
cmd-match-challenge = challenge
    .description = Challenge somebody above you on the ladder
    .event = event
    .event-description = Ladder
