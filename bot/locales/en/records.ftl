# Lists of tables: previews, answers, and why a line is left out.

line-record-no-table = no table
line-record-no-name = no player
line-record-score = “{ $cell }” is no score
line-record-draw = “{ $cell }”: a draw, which these games do not have
line-record-seats = more than { $most } players at one table
line-record-part = another line of this table is refused
line-record-who = “{ $name }” is nobody here, or more than one. Write the number, such as “Ken #12”
line-record-twice = { $name } has another table in this round
line-record-no-score = no score yet
line-record-round = at most { $most } rounds are read
line-record-seated = these players do not sit together in this round
line-record-known = table { $table } has a result already
line-record-size = a table of { $count } does not fit the regulations

record-round = round
record-table = table
record-seat = turn order
record-player = player
record-score = score
record-result = result
record-won = won
record-ended = ending

record-account = Discord account
records-which = Which column is wrong?
records-holds = “{ $column }” holds:
records-more-columns = Columns from { $from } on …
records-columns = 🗂️ Columns: { $columns }.
records-refused = ⛔ Left out: { $count } { $count ->
        [one] line
       *[other] lines
    }
records-table = **{ $table }** { $players }
records-results-title = { $event }, round { $round }: results from the list
records-next = Nothing is stored yet. Press the button, or send a corrected list.
records-nothing = No table gets a result. Correct the list and send it again.
records-stored = ✅ **{ $event }**, round { $round }: { $tables ->
        [one] one result
       *[other] { $tables } results
    } stored. `/event undo` takes all of them back.
records-seating-title = { $event }, round { $round }: seating from the list
records-missing = ⚠️ Without a seat: { $count }
records-plan-next = Nothing is planned yet. Press the button, or send a corrected list.
records-plan-again = Everybody needs one seat. Correct the list and send it again.
past-title = { $event }: past event from the list
past-counts = 📥 Rounds: { $rounds }. Tables: { $tables }, of these ended by time: { $time }.
past-known = 🔁 Players whom the league knows: { $count }
past-by-name = ❓ Already on record by this name: { $count }. The same people? Somebody else needs another name, such as “Ken B.”.
past-fresh = 👤 New guests: { $count }
past-next = Nothing is stored yet. Stored, the event counts for its season and the ratings.
past-stored = 📥 **{ $event }** is stored as an imported event: rounds { $rounds }, tables { $tables }, players { $players }. `/event undo` takes it back.
event-imported = 📥 Imported: played elsewhere, results from a list
button-event-import = Store the event
button-round-import = Store { $count } results
button-seating-import = Plan the round
refusal-records-no-columns = The list has no columns for players and tables. Head them with Round, Table, Player and Score, or White, Black and Result.
refusal-records-grid = A grid of players by rounds does not say who sat together. Send a line for each seat: Round, Table, Player, Score.
refusal-records-none = The list has no table that can be stored. Correct the list and send it again.
refusal-records-too-many = The list names more than { $most } players. Split the event and import the parts.
refusal-past-day = That is no day that has been. Write it with its year, such as 2026-03-01.
refusal-no-round-yet = This event has no public round yet. Publish one with `/round publish`.
refusal-plan-needs-rounds = A bracket is drawn by its seeds, not seated from a list. Use `seeds` in `/round seat`.
refusal-plan-missing = Not on the list: { $names }. Give everybody a seat and send the list again.
