cmd-doctor = doctor
    .description = Check channels, permissions, roles, database, timers and messages (admins)

doctor-title = Check-up
doctor-database = ✅ Database: reachable, newest schema
doctor-database-unwritable = ⛔ Database: it takes no changes at the moment, so nothing can be done. The host's log says why.
doctor-database-old = ⛔ Database: the schema is not the newest. The host runs `python -m bot migrate` and restarts the bot.
doctor-no-timers = ✅ Timers: none is waiting
doctor-timers = ✅ Timers: { $count } waiting, the next { $at }
doctor-timers-late = ⛔ Timers: one was due { $at } and has not gone off. The host restarts the bot and looks into its log; nothing is lost.
doctor-waiting = 📤 Posts and messages waiting to be sent: { $count }
doctor-judge = 🎲 Backgammon: the house plays by { $name }; matches are judged by { $judge }
doctor-no-judge = 🎲 Backgammon: the house plays by a rule of thumb and `/game analysis` judges nobody, for the evaluator bgsage is not installed. The host runs `make install`; for Linux on arm64 there is no build.
doctor-no-channel = ⛔ { $what }: no channel is set for it. Choose one with `/setup`; then it comes by itself.
doctor-channel-gone = ⛔ { $what }: its channel or thread was deleted. Choose another channel with `/setup`; what could not be posted comes there.
doctor-gave-up = ⛔ { $what }: Discord refused it ({ $error }). Give me the permission that `/doctor` names; then it comes by itself.
doctor-trying = ⚠️ { $what }: not sent yet ({ $error }). I keep trying by myself.
doctor-threads = ⚠️ { $count } threads are open, of the { $most } that Discord allows. Close old ones, or new tables get none.
doctor-threads-full = ⛔ { $what }: no thread, because { $most } threads are open here. Close old ones, then run `/doctor`. Until then messages to the table are in the pairings channel.
doctor-closed = 📪 { $count ->
    [one] One private message could not be delivered; its reader finds it in `/me next`.
   *[other] { $count } private messages could not be delivered; their readers find them in `/me next`.
}
doctor-orphans = ⛔ Records that speak of something that is gone: { $count }. The host keeps a `backup`, names them with `python -m bot doctor`, and reports it.
doctor-well = 🩺 All is well.
doctor-ill = 🩺 Mend what is marked ⛔ or ⚠️, then run `/doctor` again. I never need administrator rights.
doctor-what-announcement = announcement
doctor-what-round = overview of a round
doctor-what-table = post of a table
doctor-what-standings = standings
doctor-what-call = judge call
doctor-what-announcements = message in the announcements channel
doctor-what-pairings = message in the pairings channel
doctor-what-results = message in the results channel
doctor-what-judges = message in the judges channel
doctor-what-thread = message in a table's thread
doctor-what-channel = answer in the channel where it was asked
doctor-what-private = private message
doctor-what-game = board or message of a game
doctor-what-game-card = private card of a game
doctor-what-server-event = scheduled event
doctor-what-server = scheduled event
doctor-what-podium = podium
outstanding-coming = 📤 { $what }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}: on its way to Discord
outstanding-unreached = 📪 { $count ->
    [one] One player takes no private messages, and finds it in `/me next`.
   *[other] { $count } players take no private messages, and find it in `/me next`.
}
outstanding-changes = 🔄 When Discord has it, this answer says so (for 15 minutes).
notice-owed = ⚠️ Discord refuses my messages ({ $what }: { $error }). `/doctor` names what to mend; then everything comes by itself. `/desk` lists what is missing.
notice-owed-unset = ⚠️ No channel is set here ({ $what }). Choose one with `/setup`; then what is missing comes by itself. `/desk` lists it.
