cmd-doctor = doctor
    .description = Check channels, permissions, roles, database, timers, messages (admins)

doctor-title = Check-up
doctor-database = ✅ Database: connected, schema up to date
doctor-database-unwritable = ⛔ Database: read-only, so nothing works right now. The bot's operator finds the reason in the log.
doctor-database-old = ⛔ Database: schema outdated. The bot's operator should run `python -m bot migrate` and restart it.
doctor-no-timers = ✅ Timers: none waiting
doctor-timers = ✅ Timers: { $count } waiting, next { $at }
doctor-timers-late = ⛔ Timers: one due { $at } did not run. The bot's operator should restart it and check the log.
doctor-waiting = 📤 Waiting to be sent: { $count }
doctor-judge = 🎲 Backgammon: the bot plays with { $name }; { $judge } analyzes matches
doctor-no-judge = 🎲 Backgammon: without bgsage the bot plays simply and `/game analysis` has no ratings. The bot's operator can run `make install` (not for Linux on arm64).
doctor-no-channel = ⛔ { $what }: no channel set. Choose one with `/setup`; then it is posted automatically.
doctor-channel-gone = ⛔ { $what }: channel or thread deleted. Choose another channel with `/setup`; missing posts follow there.
doctor-gave-up = ⛔ { $what }: refused by Discord ({ $error }). Grant the permission `/doctor` names; then it is posted automatically.
doctor-trying = ⚠️ { $what }: not sent yet ({ $error }). Retrying automatically.
doctor-threads = ⚠️ { $count } threads are open (Discord's limit: { $most }). Close old ones, or new tables get none.
doctor-threads-full = ⛔ { $what }: no thread, { $most } are open. Close old ones and run `/doctor`. Until then, table messages go to the pairings channel.
doctor-closed = 📪 { $count ->
    [one] One DM could not be delivered; it is in the player's `/me next`.
   *[other] { $count } DMs could not be delivered; they are in the players' `/me next`.
}
doctor-orphans = ⛔ { $count } records refer to missing data. The operator should make a `backup`, run `python -m bot doctor` and report it.
doctor-well = 🩺 All good.
doctor-ill = 🩺 Fix the ⛔ and ⚠️ items, then run `/doctor` again. The bot never needs administrator rights.
doctor-what-announcement = announcement
doctor-what-round = round overview
doctor-what-table = table post
doctor-what-standings = standings
doctor-what-call = judge call
doctor-what-announcements = message in announcements
doctor-what-pairings = message in pairings
doctor-what-results = message in results
doctor-what-judges = message in the judges' channel
doctor-what-thread = message in a table's thread
doctor-what-channel = answer in its channel
doctor-what-private = DM
doctor-what-game = game board or message
doctor-what-game-card = game card (DM)
doctor-what-server-event = scheduled event
doctor-what-server = scheduled event
doctor-what-podium = podium
outstanding-coming = 📤 { $what }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}: on its way to Discord
outstanding-unreached = 📪 { $count ->
    [one] One player has DMs off and sees it in `/me next`.
   *[other] { $count } players have DMs off and see it in `/me next`.
}
outstanding-changes = 🔄 This answer updates once Discord has it (within 15 minutes).
notice-owed = ⚠️ Discord refuses posts ({ $what }: { $error }). See what to fix in `/doctor`; posts then follow automatically (list: `/desk`).
notice-owed-unset = ⚠️ No channel set ({ $what }). Choose one with `/setup`; missing posts follow automatically (list: `/desk`).
