cmd-help = help
    .description = How async games and league nights work, for every role
    .topic = topic
    .topic-description = For whom (default: your role)

choice-help-player = For players
choice-help-game = Async games
choice-help-judge = For judges
choice-help-organizer = For organizers
choice-help-admin = For admins
button-help-page = Help
help-footer = Only you can see replies to commands.

help-player = 1️⃣ **Sign up** with the button under the announcement. Full? You join the waiting list and move up automatically. Teams: `/team join`.
    2️⃣ **Check in** when asked, or you lose your place.
    3️⃣ **Your table** pings you in its thread (`/me next`). Names are in turn order.
    4️⃣ **Question?** Press "{ button-judge-call }": the clock pauses. Rules: `/rule ask`.
    5️⃣ **Report** with the button; the others confirm. Undisputed results become final.
    6️⃣ **Standings**: `/standings show`, `/standings explain`.

    🎲 **Async games** need no event: press the button below.

help-game = 1️⃣ **Start**: { $commands }. Alone? Fill the other seats with bots and it begins at once. Open games: `/game list`.
    2️⃣ **Your turn** arrives as a DM with board and buttons ("{ button-game-turn }" in the thread opens the same).
    3️⃣ **Orders** let the bot do routine steps. No one else sees them.
    4️⃣ **Time** runs only in your waking hours (`/me hours`; break: `/me away`). After two timeouts in a row the bot plays for you; league matches for two can be lost (`/event show`).
    5️⃣ **Rules**: `/rule ask`, or "{ button-game-judge }" (stops the clock).

    Verify dice: `/game replay`. Give up: `/game resign`.

help-judge = 1️⃣ **Clocks**: `/round start`, `/round pause`, `/round resume`, `/round extend`
    2️⃣ **Calls** arrive in the judges' channel with the clock paused. Find the rule (`/rule ask`), then press "{ button-judge-rule }".
    3️⃣ **Disputes** ping you: `/result correct` with a reason. No-shows: `/result walkover`
    4️⃣ **Penalties**: `/penalty warn`, then `/penalty disqualify` (steps: `/penalty list`); undo: `/penalty revoke`
    5️⃣ **End**: `/round end`. Appeals: `/judge committee`; report: `/judge report`; mistakes: `/event undo`
    🎲 **Backgammon**: `/judge incident`, `/judge position`, `/clock late`, `/match`

    You can't judge your own table. In an event you play in, give a reason with `override`.

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
