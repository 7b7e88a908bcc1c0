cmd-help = help
    .description = How games by post and a league night go, for players, judges, organizers and admins
    .topic = topic
    .topic-description = For whom (your own role if you leave it out)

choice-help-player = For players
choice-help-game = Games by post
choice-help-judge = For judges
choice-help-organizer = For organizers
choice-help-admin = For admins
button-help-page = Help
help-footer = Every answer to a command is seen by you alone.

help-player = Your evening, step by step:

    1️⃣ **Sign up.** Press "Sign up" under the announcement, or use `/signup join`. If the event is full you are on the waiting list and move up by yourself. `/signup leave` withdraws. In a team event: `/team create` or `/team join`.
    2️⃣ **Check in.** Shortly before the start a message asks you to press "Check in" (`/signup checkin`). Whoever does not loses the place.
    3️⃣ **Find your table.** Your table pings you in its own thread; the names stand in turn order. `/round show` shows all tables, `/me next` yours.
    4️⃣ **Play.** The table's post shows the clock. `/clock time` tells how long you have.
    5️⃣ **Something is unclear?** Press "Call a judge" or use `/judge call`: the clock stands still, nothing is lost. A rule can be looked up with `/rule ask`, or in the menu of a message: Apps, "Find the rule".
    6️⃣ **Report.** One of you presses "Report result" (`/result report`); the others confirm or dispute. Nobody objects: it becomes final by itself.
    7️⃣ **The standings.** `/standings show`, and `/standings explain` says why one stands above another.

    `/me next` always tells what waits for you, `/me record` your record, `/me settings` your settings.
    🎲 **Games by post**, alone against bots or with others, need no event: press “Games by post” below.

help-game = Games by post: a turn takes a few taps, whenever you have time.

    1️⃣ **Begin.** { $commands } opens a game. Alone, give the other seats to `bots` (in a game of two: `house`), and it starts at once. With others: they press “Take a seat” under the post. `/game list` shows games that still have seats.
    2️⃣ **Your turn** comes as a private message with the board and all that you can do. “My turn” under the board in the thread opens the same, for you alone.
    3️⃣ **Orders** make it quick: what the bot may do for you without asking. Only you see them, and you can change them at any time. Not every game has them.
    4️⃣ **Time:** each turn has a deadline that runs only in your waking hours (`/me hours`) and waits during a vacation (`/me away`). You are reminded at half time and in the last hour. When it is over the bot does what must be done; after two misses in a row it plays until you are back. In a league’s game of two, several misses in a row lose it (`/event show`).
    5️⃣ **Rules:** `/rule ask` answers questions; “Judge” calls one and stops the clock.

    🎲 Chance is fixed by a secret whose SHA-256 is posted first; afterwards `/game replay` checks every result. Bots see only what a player would see. `/me next` lists the games that wait for you, `/game resign` gives one up.

help-judge = What a judge does, in the order of an evening:

    1️⃣ **Start the tables.** When the boards are ready: `/round start` (all tables, or one). The clocks run; `/round pause`, `/round resume` and `/round extend` change them.
    2️⃣ **Answer calls.** A call appears in the judges' channel and has stopped the table's clock. `/rule ask` finds the section, `/rule show` opens it. Press "Rule" or use `/judge rule` with the section; the table is told in its thread and the clock goes on.
    3️⃣ **Settle results.** A disputed report pings you. `/result correct` records what is right, with the reason; `/result walkover` if somebody did not come.
    4️⃣ **Penalties.** `/penalty warn`, then `/penalty disqualify`: choose player, section and say what happened. The player is told in private. `/penalty list` shows the ladder, `/penalty revoke` takes one back.
    5️⃣ **End the round.** `/round end` when all results are in.
    6️⃣ **Appeals** exist only where the regulations allow them: `/judge committee` names 3 or 5 members, who vote by button.
    7️⃣ **Report.** `/judge report` writes the report to the association.
    🎲 **Backgammon.** `/judge incident` tells what to do when something goes wrong at the board, `/judge position` lists the legal plays, `/clock late` gives points for lateness. `/match` keeps a match's sheet in its thread: draw, clock, score with the Crawford game, breaks, stops, monitor. `/judge report` tells all of it.

    A slip? `/event undo` shows what the last action changed, or one that you choose, and takes it back when you say so; whoever was told is told.

    You do not judge an event in which you play; if it must be, give the reason with `override`. At the table at which you play, another judge or an organizer decides.

help-organizer = An evening, from the first post to the archive:

    1️⃣ **Create.** `/event create` (name, regulations, rounds, places), then tap through its desk (`/desk` brings it back): every step below is a button there. `/event open` brings the announcement with its buttons.
    2️⃣ **Fill it.** Players sign up themselves. `/signup add` enters a member or a guest without an account, `/signup import` a list; `/signup approve` and `/signup refuse` where you decide on entries.
    3️⃣ **Check in.** `/event checkin until:18:45`, or straight on: `/event close`.
    4️⃣ **Seat.** `/round seat` shows the plan with its quality; nobody sees it before `/round publish`. `/round swap` and `/round lock` change it.
    5️⃣ **Play.** `/round start` starts the clocks. Results come in by themselves; `/round end` closes the round. Then seat the next.
    6️⃣ **Changes on the way.** `/signup drop`, `/signup return`, `/signup substitute`; the coming rounds are planned anew.
    7️⃣ **The final.** `/standings advance` makes the cut. `/event finish` ends it; corrections stay possible (`/result correct`).
    8️⃣ **Take it with you.** `/event export` gives all data, `/judge report` the report.
    9️⃣ **House rules.** `/rule add` or `/rule import` a file: `/rule ask` then finds them first. A whole document: `/document add`, then `/document use`. `/rule unanswered` lists what found no answer.
    🖥️ **On the web and in the hall**, where the host serves pages: `/event edit web:` says who finds the event, “Screen for the hall” on the desk what a projector shows.

    A slip? `/event undo` shows what the last action changed, or one that you choose, and takes it back when you say so; whoever was told is told. `/event log` shows who did what. `/event show` always says what comes next.

help-admin = Setting up, once:

    1️⃣ **`/setup`** opens a page of menus: channels for announcements, pairings, results and judges, then the roles of organizers and judges. One channel may serve for several. All of it also works in one go, as options of the command.
    2️⃣ **Permissions.** I need, in these channels: view, send, embed links, attach files, read history; in the pairings channel also create public threads and send in threads. I never need administrator rights. `/setup` and `/doctor` name what is missing and how to grant it.
    3️⃣ **Language and time zone** of posts are set with `/setup` too; each person is answered in their own language (`/me language`).
    4️⃣ **`/doctor`** looks after channels, roles, database, clocks and messages at any time, and says how to mend what it finds.
    5️⃣ **Fewer commands for players.** `/organize` and `/officiate` refuse whoever has no role; to hide them, allow them to your two roles alone under Server settings → Integrations.

    A slip in the settings? `/event undo` without an event takes back the last action of the whole server that you may take back.

    Give somebody the organizer role, and let them use `/event create`. “{ choice-help-organizer }” below tells how the evening goes.
