button-event-undo = Undo
button-event-undo-look = Show that action
undo-question = ↩️ **Undo this?** { $who } { $deed }.
undo-later = { $who } later did something that depends on it: { $deed }. Undo that first.
undo-people = Players: { $names }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
undo-told = { $count ->
    [one] One message will be struck through
   *[other] { $count } messages will be struck through
 }; everyone who got a ping or DM is told.
undo-rows-guild = • server settings
undo-rows-person = • league players: { $count }
undo-rows-event = • the event
undo-rows-event_page = • its web page
undo-rows-entry = • entries: { $count }
undo-rows-round = • rounds: { $count }
undo-rows-game_table = • tables: { $count }
undo-rows-result = • results: { $count }
undo-rows-clock = • table clocks: { $count }
undo-rows-penalty = • penalties: { $count }
undo-rows-judge_call = • judge calls: { $count }
undo-rows-house_rule = • house rules: { $count }
undo-rows-rule_document = • rule documents: { $count }
undo-rows-event_document = • the event's rule documents
undo-rows-rule_form = • house rule questions: { $count }
undo-rows-rule_ask = • unanswered questions: { $count }
undo-rows-bracket = • the bracket
undo-rows-slip_key = • slip codes
undo-rows-hall = • the venue's boards
undo-rows-board_call = • a match's board
undo-rows-floor_note = • a note
undo-rows-bracket_seed = • bracket seeds: { $count }
undo-rows-goes_on = • who advances (matches: { $count })
undo-rows-tournament = • tournament settings
undo-rows-team = • teams: { $count }
undo-rows-game_hold = • paused async games: { $count }
undo-rows-seat_history = • players of async seats: { $count }
undo-rows-season = • season rules
notice-taken-back = { $was }
    ↩️ Undone: no longer valid.
notice-undone-above = ↩️ The message struck out above was undone. Everything is as before.
notice-undone = ↩️ Undone: "{ $deed }". Everything is as before.
refusal-undo-in-bracket = The bracket moved on from this result. Use `/result correct`; a judge can then void and replay later matches.
refusal-undo-seats-by-post = This can't be undone: { $place } is playing async game #{ $game }. If it hasn't begun, use `/game end` first.
refusal-undo-points-by-post = Can't undo: { $place } is async now (game #{ $game }). Use `/penalty warn` and later `/result correct`.
refusal-undo-stands = This can't be undone: { $what ->
        [seat] a player it moved has a seat. Use `/signup drop` or `/round cancel`
        [result] a result depends on it. Correct that with `/result correct`
        [entry] someone has signed up since. Use `/signup drop` or `/team leave`
        [round] a later round has begun. Cancel that with `/round cancel`
        [ended] the round has ended. Undo its end first, or use `/result correct`
        [person] the account belongs to another player now. Merge them with `/signup account`
        [penalty] a penalty depends on it. Revoke that first with `/penalty revoke`
        [judge_call] a judge was called since. An organizer sees it in `/event log`
        [game] an async game is on at the table. Cancel the round with `/round cancel`
       *[other] later actions depend on it. An organizer sees them in `/event log`
    }.
undo-refused = { $who } { $deed }. { $why }
