cmd-penalty = penalty
    .description = Warnings and disqualifications (judges)
cmd-penalty-warn = warn
    .description = Warn a player by DM, with the rule
    .player = player
    .player-description = Which player of the event
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also announce it, without the reason
    .override = override
    .override-description = Why you judge while playing in this event
    .event = event
    .event-description = Which event
cmd-penalty-points = points
    .description = Give match points to the opponent (lateness, slow play)
    .player = player
    .player-description = Who is penalized; the opponent gets the points
    .points = points
    .points-description = How many points (default: 1)
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also announce it, without the reason
    .override = override
    .override-description = Why you judge while playing in this event
    .event = event
    .event-description = Which event
cmd-penalty-disqualify = disqualify
    .description = Disqualify a player (no seat, no rank; told by DM)
    .player = player
    .player-description = Which player of the event
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also announce it, without the reason
    .override = override
    .override-description = Why you judge while playing in this event
    .event = event
    .event-description = Which event
cmd-penalty-revoke = revoke
    .description = Revoke a penalty; a disqualified player returns
    .penalty = penalty
    .penalty-description = Which penalty
    .reason = reason
    .reason-description = Why it is revoked
    .override = override
    .override-description = Why you judge while playing in this event
    .event = event
    .event-description = Which event
cmd-penalty-list = list
    .description = Show an event's penalties (players see their own)
    .player = player
    .player-description = Only this player, with the next step
    .event = event
    .event-description = Which event

penalty-kind-warning = warning
penalty-kind-point = penalty point
penalty-kind-points = { $points ->
    [one] one penalty point
   *[other] { $points } penalty points
}
penalty-kind-disqualification = disqualification
penalty-done-warning = ⚠️ **{ $event }**: warning no. { $number } for **{ $player }**.
penalty-done-point = ⚖️ **{ $event }**: the opponent of **{ $player }** gets { $points ->
    [one] one point
   *[other] { $points } points
} in this match (penalty no. { $number }). Include them in the reported score.
penalty-done-disqualification = 🟥 **{ $player }** is disqualified from **{ $event }** (no. { $number }): no seat, no rank.
penalty-next = ➡️ Next on the penalty ladder: { $kind }. The judge decides.
penalty-suggested = ℹ️ Usual step: { $kind }. The judge decides.
penalty-no-refund = The entry fee is not refunded.
penalty-fee-open = The regulations don't cover the entry fee.
penalty-seats-emptied = { $count ->
    [0] They have no seat at an open table.
    [one] Their seat in round { $rounds } becomes vacant.
   *[other] Their seats in rounds { $rounds } become vacant.
}
penalty-still-seated = ⚠️ { $player } still has a seat in round { $rounds }. Not started: `/round seat` (semi-final, final: `/standings advance`). Playing: "Change a seat" under the table's post (players were told to wait).
    .waiting = ⚠️ { $player } still has a seat in round { $rounds }. Not started: `/round seat` (semi-final, final: `/standings advance`). Playing: "Change a seat" under the table's post (players not told yet).
penalty-told = We sent the player a DM (with DMs off, see `/me next`). Undo: `/event undo`.
    .waiting = ⏳ The player does not have our DM yet. Undo: `/event undo`.
penalty-tell-guest = 🗣️ { $player } has no Discord account: tell them yourself.
penalty-revoked = ✅ Penalty no. { $number } of **{ $player }** is revoked.
penalty-back = **{ $player }** is back in **{ $event }**, with seat and rank.
penalty-over-cap = ⚠️ Over capacity: { $taken }/{ $capacity }. No one loses a place; organizers can raise the limit (`/event edit`).
penalty-list-title = Penalties: { $event }
penalty-list-empty = No penalties.
penalty-between-games = outside games
penalty-line = **{ $number }.** { $player } — { $kind } · { $where } · { $section }
    { $reason } — { $judge }, { $at }
penalty-line-revoked = ~~{ $line }~~
    revoked: { $reason }

notice-penalty-warning = ⚠️ **{ $event }**: a judge warned you. Reason: { $reason }
    { $rule }
notice-penalty-point = ⚖️ **{ $event }**: a judge gave your opponent { $points ->
    [one] one point
   *[other] { $points } points
} in your match. Reason: { $reason }
    { $rule }
notice-penalty-point-opponent = ⚖️ **{ $event }**: a judge gave you { $points ->
    [one] one point
   *[other] { $points } points
} in your match against { $player }. Reason: { $reason }
    { $rule }
notice-penalty-point-opponent-revoked = ✅ **{ $event }**: the { $points ->
    [one] point a judge gave you was
   *[other] { $points } points a judge gave you were
} revoked. Reason: { $reason }
notice-penalty-disqualification = 🟥 **{ $event }**: a judge disqualified you. You lose your seat and rank. Reason: { $reason }
    { $rule }
    Questions? Talk to an organizer.
notice-penalty-disqualification-no-refund = 🟥 **{ $event }**: a judge disqualified you. You lose your seat and rank, and the entry fee is not refunded. Reason: { $reason }
    { $rule }
    { $refund }
    Questions? Talk to an organizer.
notice-penalty-revoked-warning = ✅ **{ $event }**: your warning was revoked. Reason: { $reason }
notice-penalty-revoked-point = ✅ **{ $event }**: your penalty point was revoked. Reason: { $reason }
notice-penalty-revoked-disqualification = ✅ **{ $event }**: your disqualification was revoked. Reason: { $reason }
notice-penalty-revoked-back = ✅ **{ $event }**: your disqualification was revoked. Your seat and rank are back. Reason: { $reason }
notice-penalty-revoked-public = ✅ **{ $event }**: { $player }'s { $kind } was revoked.
notice-over-cap = ⚠️ **{ $event }** is over capacity: { $taken }/{ $capacity }. No one loses a place; raise the limit with `/event edit`.
notice-over-cap-over = ✅ **{ $event }** is within capacity again.
notice-penalty-public-point = ⚖️ **{ $event }**: { $player } — { $points ->
    [one] one penalty point
   *[other] { $points } penalty points
}.
    { $rule }
notice-penalty-public = ⚖️ **{ $event }**: { $player } — { $kind }.
    { $rule }

audit-penalty-warning = warned { $player } ({ $section }): { $reason } { $exception }
audit-penalty-point = gave { $player } { $points ->
    [one] a penalty point
   *[other] { $points } penalty points
} ({ $section }): { $reason } { $exception }
audit-penalty-disqualification = disqualified { $player } ({ $section }): { $reason } { $exception }
audit-penalty-revoked = revoked penalty no. { $number } of { $player }: { $reason }

refusal-no-such-section = No rule section "{ $section }". Look it up with `/rule show`.
penalty-disqualify-sure = Disqualify **{ $player }** from **{ $event }**? Reason: { $reason }. Seat and rank are lost at once. Undo: `/penalty revoke`.
button-penalty-disqualify = Disqualify
refusal-question-answered = Already answered. Use the command again to start over.
