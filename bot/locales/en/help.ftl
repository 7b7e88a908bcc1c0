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

help-player = 1️⃣ **Sign up** with the announcement's button. Full? You join the waiting list and move up automatically. Teams: `/team join`.
    2️⃣ **Check in** when asked, or you lose your place.
    3️⃣ **Your table** pings you in its thread (`/me next`). Names are in turn order.
    4️⃣ **Question?** "{ button-judge-call }" pauses the clock. Rules: `/rule ask`.
    5️⃣ **Report** with the button; undisputed, it becomes final.
    6️⃣ **Standings**: `/standings show`.
    
    🎲 **Async games** need no event: press the button below.

help-game = 1️⃣ **Start**: { $commands }. Alone? Add bots. Open games: `/game list`.
    2️⃣ **Your turn** arrives as a DM ("{ button-game-turn }" in the thread opens the same).
    3️⃣ **Orders** let the bot do routine steps, unseen by others.
    4️⃣ **Time** runs in your waking hours (`/me hours`, `/me away`). After two timeouts the bot plays; league matches for two can be lost.
    5️⃣ **Rules**: `/rule ask`, or "{ button-game-judge }".
    
    Verify dice: `/game replay`. Give up: `/game resign`.

help-judge = 1️⃣ **Tables** (`/officiate table`): clocks; walkover for no-shows.
    2️⃣ **Calls** reach the judges' channel, clock paused. `/rule ask`, then "{ button-judge-rule }".
    3️⃣ **Disputes** ping you: `/result correct`.
    4️⃣ **Penalties** (`/officiate penalty`): warn, disqualify, revoke.
    5️⃣ **Cases** (`/officiate case`): appeals, report, backgammon.
    6️⃣ **Mistakes**: `/event undo`
    🎲 Backgammon: `/match`
    
    You can't judge your own table; in an event you play in, give a reason (`override`).

help-organizer = 1️⃣ **Create**: `/event create`. Then use its desk (`/desk`).
    2️⃣ **Entries** (`/organize signup`): players sign up, or add, import, approve. Later: drop, return.
    3️⃣ **Start** (`/organize event`): checkin or close.
    4️⃣ **Rounds** (`/organize round`): seat, publish; `/round start`; end.
    5️⃣ **End** (`/organize event`): advance, finish, export.
    🏠 **House rules**: `/organize rules`
    🖥️ **Web and projector**: `/event edit web:`
    
    Mistake? `/event undo`

help-admin = 1️⃣ **`/setup`**: channels, time zone, language, and the roles of organizers and judges.
    2️⃣ **Permissions** there: view, send, embed links, attach files, read history; in pairings also create public threads and send in threads.
    3️⃣ **`/doctor`** checks it all and says how to fix it.
    4️⃣ **Fewer commands**: in Server settings → Integrations, allow `/organize` and `/officiate` to those two roles only.
    
    Mistake? `/event undo` without an event. Organizers start with `/event create`.
