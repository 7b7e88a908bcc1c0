cmd-board-stream.match-description = Match or table number
cmd-board-move.description = Move a match or table to another board (judges)
cmd-board-move.match-description = Match or table number
hall-streamed = ✅ { $unit ->
    [match] Match { $match } gets a streamed board once it opens.
   *[table] Table { $match } of each round gets a streamed board.
}
hall-unstreamed = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } gets any open board.
hall-moved = ✅ { $unit ->
    [match] Match
   *[table] Table
} { $match } moved to board { $board }.
hall-count = { $taken } of { $boards } taken · { $waits ->
    [0] no one waiting
   *[other] { $waits } waiting
}
notice-board-moved = 📍 **{ $place }** moves to **board { $board }**. { $count ->
    [2] { $first } – { $second }
    [3] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }, { $fourth }
}
audit-hall-streamed = marked { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } for streaming
audit-hall-unstreamed = removed the stream mark from { $unit ->
    [match] match
   *[table] table
} { $match } of { $event }
audit-hall-moved = moved { $unit ->
    [match] match
   *[table] table
} { $match } of { $event } to board { $board }
refusal-hall-no-such-match = No match or table { $match } is open. See `/board show`.
refusal-hall-match-not-open = { $unit ->
    [match] Match
   *[table] Table
} { $match } is not open now. See `/board show`.
refusal-hall-board-taken = { $unit ->
    [match] Match
   *[table] Table
} { $match } is at board { $board }. Choose a free one from `/board show`.
refusal-hall-there-already = It is already at this board. Choose another from `/board show`.
refusal-match-not-backgammon = This is for two-player backgammon matches. Here, use `/judge call`.
round-status-published = 🪑 Take your seats in turn order and set up. A judge starts the clock.
table-status-waiting = 🪑 Take your seats
table-ends = ⏱️ Ends { $at } ({ $time })
backgammon-help = One to three taps per turn. Deadlines, orders, judges: "Async games".

    1️⃣ **Start**: `/backgammon new`. `opponent` invites a member, `house` is a bot, `points` the length (league: set by the event).
    2️⃣ **Turn**: roll or double, choose a play, confirm.
    3️⃣ **Cube**: confirm your double; your opponent takes or passes. The Crawford rule applies.
    4️⃣ **Automatic**: forced plays, rolls without a double, decided races. More: "Orders".
    5️⃣ **Clock** (house rule): overtime uses your reserve; at zero you lose unless the win is certain. `reserve:0`: the bot plays (league limit: `/event show`).
    6️⃣ **Afterwards**: `/game replay`, `/game analysis`. No help during a match.
    7️⃣ **At the board**: `/match` (sheet), `/clock time` (time rules).
help-organizer = 1️⃣ **Create**: `/event create`. The rest is buttons on its desk (`/desk`).
    2️⃣ **Entries**: players sign up, or use `/signup add`, `/signup import`, `/signup approve`
    3️⃣ **Start**: `/event checkin until:18:45` or `/event close`; then `/round seat`, `/round publish`, `/round start`
    4️⃣ **Rounds**: results come in; `/round end`, then seat the next
    5️⃣ **Changes**: `/signup drop`, `/signup return`, `/signup substitute`
    6️⃣ **End**: `/standings advance`, `/event finish`, `/event export`
    🏠 **Rules**: `/rule add`, `/rule import`, `/document add`, `/rule unanswered`
    🖥️ **Web** pages, if any: `/event edit web:`; projector: "{ button-desk-screen }" on the desk

    Mistake? `/event undo` (log: `/event log`).
help-admin = 1️⃣ **`/setup`**: channels for announcements, pairings, results and judges (one can serve for several), and the roles of organizers and judges.
    2️⃣ **Permissions** there: view, send, embed links, attach files, read history; in pairings also create public threads and send in threads. Never administrator.
    3️⃣ **Language and time zone** of posts: `/setup`. Replies follow each person (`/me language`).
    4️⃣ **`/doctor`** checks everything and says how to fix it.
    5️⃣ **Fewer commands for players**: under Server settings → Integrations, allow `/organize` and `/officiate` to those two roles only.

    Mistake? `/event undo` without an event. Organizers start with `/event create`.
