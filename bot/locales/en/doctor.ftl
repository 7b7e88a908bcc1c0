cmd-doctor = doctor
    .description = Check permissions, roles, database and messages (admins)

doctor-title = Check-up
doctor-database = ✅ Database: connected, schema up to date
doctor-database-unwritable = ⛔ Database: read-only, so nothing works. The operator finds the reason in the log.
doctor-database-old = ⛔ Database: schema outdated. The operator should run `python -m bot migrate` and restart the bot.
doctor-no-timers = ✅ Timers: none waiting
doctor-timers = ✅ Timers: { $count } waiting, next { $at }
doctor-timers-late = ⛔ Timers: one due { $at } did not run. The operator should restart the bot and check the log.
doctor-waiting = 📤 Waiting to be sent: { $count }
doctor-judge = 🎲 Backgammon: the bot plays with { $name }; { $judge } analyzes matches
doctor-no-judge = 🎲 Backgammon: no bgsage, so the bot plays simply and `/game analysis` gives no ratings. The operator can run `make install` (not on Linux arm64).
doctor-no-channel = ⛔ { $what }: no channel set. Choose one with `/setup`; it is then posted automatically.
doctor-channel-gone = ⛔ { $what }: channel or thread deleted. Choose another with `/setup`; missing posts follow there.
doctor-gave-up = ⛔ { $what }: refused by Discord ({ $error }). Grant what `/doctor` names; it is then posted automatically.
doctor-trying = ⚠️ { $what }: not sent yet ({ $error }). Retrying automatically.
doctor-threads = ⚠️ { $count } threads are open (Discord's limit: { $most }). Close old ones, or new tables get no thread.
doctor-threads-full = ⛔ { $what }: no thread, { $most } are open. Close old ones, run `/doctor`. Until then, see the pairings channel.
doctor-closed = 📪 { $count ->
    [one] One DM could not be delivered; it is in the player's `/me next`.
   *[other] { $count } DMs could not be delivered; they are in the players' `/me next`.
}
doctor-orphans = ⛔ { $count } records refer to missing data. The operator should `backup`, run `python -m bot doctor` and report it.
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
notice-owed = ⚠️ Discord refuses posts ({ $what }: { $error }). Fix what `/doctor` names; the posts follow automatically (list: `/desk`).
notice-owed-unset = ⚠️ No channel set ({ $what }). Choose one with `/setup`; the posts follow automatically (list: `/desk`).
