button-event-undo = Take it back
button-event-undo-look = Look at that one
undo-question = ↩️ **Take this back?** { $who } { $deed }.
undo-later = { $who } did something later that depends on this: { $deed }. Take that back first.
undo-people = It concerns { $names }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
 }
undo-told = { $count ->
    [one] One message about it is struck through where it stands
   *[other] { $count } messages about it are struck through where they stand
 }; everybody who was pinged or told in private is told.
undo-rows-guild = • the server's settings
undo-rows-person = • { $count ->
    [one] a player
   *[other] { $count } players
 } of the league
undo-rows-event = • the event
undo-rows-event_page = • its page on the web
undo-rows-entry = • { $count ->
    [one] an entry
   *[other] { $count } entries
 }
undo-rows-round = • { $count ->
    [one] a round
   *[other] { $count } rounds
 }
undo-rows-game_table = • { $count ->
    [one] a table
   *[other] { $count } tables
 }
undo-rows-result = • { $count ->
    [one] a result
   *[other] { $count } versions of results
 }
undo-rows-clock = • { $count ->
    [one] a table's clock
   *[other] the clocks of { $count } tables
 }
undo-rows-penalty = • { $count ->
    [one] a penalty
   *[other] { $count } penalties
 }
undo-rows-judge_call = • { $count ->
    [one] a call to the judges
   *[other] { $count } calls to the judges
 }
undo-rows-house_rule = • { $count ->
    [one] a house rule
   *[other] { $count } house rules
 }
undo-rows-rule_document = • { $count ->
    [one] a rule document
   *[other] { $count } rule documents
 }
undo-rows-event_document = • which rule documents are in force in an event
undo-rows-rule_form = • { $count ->
    [one] a question of the house rules
   *[other] { $count } questions of the house rules
 }
undo-rows-rule_ask = • { $count ->
    [one] a question without an answer
   *[other] { $count } questions without an answer
 }
undo-rows-bracket = • the bracket
undo-rows-slip_key = • the codes of the slips
undo-rows-hall = • the boards of the hall
undo-rows-board_call = • the board of a match
undo-rows-floor_note = • a note
undo-rows-bracket_seed = • { $count ->
    [one] a seed of the bracket
   *[other] { $count } seeds of the bracket
 }
undo-rows-goes_on = • who goes on from { $count ->
    [one] a match
   *[other] { $count } matches
 }
undo-rows-tournament = • the choices for the tournament
undo-rows-team = • { $count ->
    [one] one team
   *[other] { $count } teams
}
undo-rows-game_hold = • { $count ->
    [one] why a game by post is held
   *[other] why { $count } games by post are held
 }
undo-rows-seat_history = • who plays { $count ->
    [one] a seat
   *[other] { $count } seats
 } by post
undo-rows-season = • the rules of the season
notice-taken-back = { $was }
    ↩️ Taken back: this no longer holds.
notice-undone-above = ↩️ What is struck out above has been taken back, please forget it. Everything is as it was before.
notice-undone = ↩️ Taken back, please forget it: "{ $deed }". Everything is as it was before.
refusal-undo-in-bracket = The bracket has gone on from this result. Correct the match with `/result correct`: the bot shows which later matches fall with it, and a judge can void and replay them. To take actions back all the same, begin with the newest: an organizer sees the order in `/event log`.
refusal-undo-seats-by-post = This cannot be taken back any more: { $place } is being played by post since (game #{ $game }), by those who sit there now. A game that has not begun can be called off with `/game end`; then this can be taken back.
refusal-undo-points-by-post = This cannot be taken back any more: { $place } is being played by post since, and game #{ $game } counts its own points and would know nothing of these. Note the offence with `/penalty warn`, and enter the score with these points by `/result correct` when the match is over.
refusal-undo-stands = This cannot be taken back any more: { $what ->
    [seat] somebody whom it entered or moved sits at a table since. Note with `/signup drop` that a player has left; a drawn round can be cancelled with `/round cancel`
    [result] a result counts on it. Correct the result with `/result correct`, or note with `/signup drop` that a player has left
    [entry] somebody has entered the event or the team since. Take them out of a team with `/team leave`, note with `/signup drop` that a player has left, or call the event off with `/event cancel`
    [round] a later round has begun since. It can be cancelled with `/round cancel`
    [ended] the round has ended since. Take its end back first, or correct the result with `/result correct`
    [person] the account belongs to another player since. Make them one with `/signup account`
    [penalty] a penalty hangs on it. Revoke the penalty first
    [judge_call] a judge was called since
    [game] a game by post is played at the table. The round can be cancelled with `/round cancel`
   *[other] something that came later stands on it. An organizer sees the order in `/event log`
 }.
