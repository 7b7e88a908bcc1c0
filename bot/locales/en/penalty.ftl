cmd-penalty = penalty
    .description = Warnings and disqualifications (judges)
cmd-penalty-warn = warn
    .description = Warn a player; the player is told in private with the rule
    .player = player
    .player-description = Which player of the event
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also post a notice in the announcements channel
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-penalty-points = points
    .description = Give points of the match to the opponent: lateness, slow play
    .player = player
    .player-description = Who is late or penalised; the opponent gets the points
    .points = points
    .points-description = How many points (1 if left out)
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also post a notice in the announcements channel
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-penalty-disqualify = disqualify
    .description = Exclude a player: no seat, no rank; the player is told in private
    .player = player
    .player-description = Which player of the event
    .section = section
    .section-description = Which rule was broken
    .reason = reason
    .reason-description = What happened
    .public = public
    .public-description = Also post a notice in the announcements channel
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-penalty-revoke = revoke
    .description = Take a penalty back; a disqualified player returns
    .penalty = penalty
    .penalty-description = Which penalty
    .reason = reason
    .reason-description = Why it is taken back
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-penalty-list = list
    .description = Show the penalties of an event (players see their own)
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
penalty-done-warning = ⚠️ Warning no. { $number } for **{ $player }** in **{ $event }**.
penalty-done-point = ⚖️ The opponent of **{ $player }** has { $points ->
    [one] one point
   *[other] { $points } points
} in the match (penalty no. { $number } in **{ $event }**). The score that is reported counts them.
penalty-done-disqualification = 🟥 **{ $player }** is disqualified from **{ $event }** (penalty no. { $number }): no seat and no rank from now on.
penalty-next = ➡️ The ladder's next step for this player: { $kind }. The judge decides.
penalty-suggested = ℹ️ The ladder would have suggested: { $kind }. The judge decides.
penalty-no-refund = The entry fee is not paid back.
penalty-fee-open = The regulations do not say what becomes of the entry fee.
penalty-seats-emptied = { $count ->
    [0] They hold no seat at a table without a result.
    [one] Their seat in round { $rounds } becomes vacant.
   *[other] Their seats in rounds { $rounds } become vacant.
}
penalty-still-seated = ⚠️ { $player } still has a seat in round { $rounds }. Before the round starts, plan it again with `/round seat` (a semi-final or final with `/standings advance`). At a table that plays, the button “Change a seat” under its post seats somebody else or lets the table go on without; its players were told that they wait for you.
    .waiting = ⚠️ { $player } still has a seat in round { $rounds }. Before the round starts, plan it again with `/round seat` (a semi-final or final with `/standings advance`). At a table that plays, the button “Change a seat” under its post seats somebody else or lets the table go on without; its players have not been told yet.
penalty-told = The player was told in private, in their own language. `/event undo` takes this back.
    .waiting = ⏳ The player has not been told in private yet. `/event undo` takes this back.
penalty-tell-guest = 🗣️ { $player } has no Discord account: please tell them yourself.
penalty-revoked = ✅ Penalty no. { $number } of **{ $player }** is revoked.
penalty-back = **{ $player }** is in **{ $event }** again, with seat and rank.
penalty-over-cap = ⚠️ The place was given to somebody else meanwhile: { $taken }/{ $capacity } are entered now. Nobody loses a place; an organizer raises the cap with `/event edit`.
penalty-list-title = Penalties: { $event }
penalty-list-empty = No penalties.
penalty-between-games = between games
penalty-line = **{ $number }.** { $player } — { $kind } · { $where } · { $section }
    { $reason } — { $judge }, { $at }
penalty-line-revoked = ~~{ $line }~~
    revoked: { $reason }

notice-penalty-warning = ⚠️ **{ $event }**: you have been warned by a judge. Reason: { $reason }
    { $rule }
notice-penalty-point = ⚖️ **{ $event }**: a judge has given { $points ->
    [one] one point
   *[other] { $points } points
} of your match to your opponent. Reason: { $reason }
    { $rule }
notice-penalty-point-opponent = ⚖️ **{ $event }**: a judge has given you { $points ->
    [one] one point
   *[other] { $points } points
} of your match against { $player }. Reason: { $reason }
    { $rule }
notice-penalty-point-opponent-revoked = ✅ **{ $event }**: the { $points ->
    [one] point that a judge had given you is
   *[other] { $points } points that a judge had given you are
} taken back. Reason: { $reason }
notice-penalty-disqualification = 🟥 **{ $event }**: you have been disqualified by a judge. You are not seated any more and leave the ranking. Reason: { $reason }
    { $rule }
    If you think that this is wrong, talk to an organizer.
notice-penalty-disqualification-no-refund = 🟥 **{ $event }**: you have been disqualified by a judge. You are not seated any more and leave the ranking, and the entry fee is not paid back. Reason: { $reason }
    { $rule }
    { $refund }
    If you think that this is wrong, talk to an organizer.
notice-penalty-revoked-warning = ✅ **{ $event }**: your warning has been taken back. Reason: { $reason }
notice-penalty-revoked-point = ✅ **{ $event }**: your penalty point has been taken back. Reason: { $reason }
notice-penalty-revoked-disqualification = ✅ **{ $event }**: your disqualification has been taken back. Reason: { $reason }
notice-penalty-revoked-back = ✅ **{ $event }**: your disqualification has been taken back; you have your place and rank again. Reason: { $reason }
notice-penalty-revoked-public = ✅ **{ $event }**: the { $kind } of { $player } has been revoked.
notice-over-cap = ⚠️ **{ $event }**: more players are entered than there are places: { $taken }/{ $capacity }. Nobody loses a place; `/event edit` raises the cap.
notice-over-cap-over = ✅ **{ $event }**: there were more players than places here. The places are enough again.
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

refusal-no-such-section = There is no section "{ $section }" in the rule documents. Choose one from the list that appears while you type.
penalty-disqualify-sure = Disqualify **{ $player }** from **{ $event }**? Reason: { $reason }. They lose seat and rank at once and are told. `/penalty revoke` takes it back.
button-penalty-disqualify = Yes, disqualify
refusal-question-answered = This question has been answered already. Use the command again to ask anew.
