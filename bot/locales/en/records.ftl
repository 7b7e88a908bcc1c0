# Lists of tables: previews, answers, and why a line is left out.

line-record-no-table = no table
line-record-no-name = no player
line-record-score = "{ $cell }" isn't a score
line-record-draw = "{ $cell }": these games have no draws
line-record-seats = more than { $most } players at one table
line-record-part = another line of this table was refused
line-record-who = "{ $name }" matches no one, or several. Add the number, such as "Ken #12"
line-record-twice = { $name } has another table in this round
line-record-no-score = no score yet
line-record-round = only { $most } rounds can be read
line-record-seated = these players don't share a table in this round
line-record-known = table { $table } already has a result
line-record-size = a table of { $count } doesn't fit the regulations

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
records-holds = "{ $column }" contains:
records-more-columns = Columns { $from } and up …
records-columns = 🗂️ Columns: { $columns }.
records-refused = ⛔ Left out: { $count } { $count ->
        [one] line
       *[other] lines
    }
records-table = **{ $table }** { $players }
records-results-title = { $event }, round { $round }: results from the list
records-next = Nothing is saved yet. Press the button or send a fixed list.
records-nothing = No table gets a result. Fix the list and resend it.
records-stored = ✅ **{ $event }**, round { $round }: { $tables ->
        [one] one result
       *[other] { $tables } results
    } saved. `/event undo` undoes all of them.
records-seating-title = { $event }, round { $round }: seating from the list
records-missing = ⚠️ No seat: { $count }
records-plan-next = Nothing is seated yet. Press the button or send a fixed list.
records-plan-again = Everyone needs one seat. Fix the list and resend it.
past-title = { $event }: past event
past-counts = 📥 Rounds: { $rounds }. Tables: { $tables } ({ $time } ended by time).
past-known = 🔁 Known players: { $count }
past-by-name = ❓ Same name as a known player: { $count }. A different person? Change the name, such as "Ken B.".
past-fresh = 👤 New guests: { $count }
past-next = Nothing is saved yet. Once saved, it counts for the season and ratings.
past-stored = 📥 **{ $event }** imported: rounds { $rounds }, tables { $tables }, players { $players }. `/event undo` undoes it.
event-imported = 📥 Imported (played elsewhere)
button-event-import = Save event
button-round-import = Save { $count } results
button-seating-import = Seat the round
refusal-records-no-columns = No columns for players and tables. Use the headings Round, Table, Player, Score, or White, Black, Result.
refusal-records-grid = A grid of players by rounds doesn't show tables. Use one line per seat: Round, Table, Player, Score.
refusal-records-none = No table can be saved. Fix the list and resend it.
refusal-records-too-many = More than { $most } players. Split the event and import the parts.
refusal-past-day = That isn't a past date. Write it as 2026-03-01.
refusal-no-round-yet = There is no public round yet. Publish one with `/round publish`.
refusal-plan-needs-rounds = A bracket is drawn by seeds, not from a list. Use `seeds` in `/round seat`.
refusal-plan-missing = Not on the list: { $names }. Give everyone a seat and send it again.
