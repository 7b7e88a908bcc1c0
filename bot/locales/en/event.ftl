cmd-event = event
    .description = Create, run, and end events (organizers)
cmd-event-create = create
    .description = Create an event; it stays hidden until you open it
    .name = name
    .name-description = Event name
    .profile = profile
    .profile-description = Regulations (default: Catan Japan)
    .rounds = rounds
    .rounds-description = Qualifier rounds
    .capacity = capacity
    .capacity-description = Places (0: no limit)
    .starts = starts
    .starts-description = Start, such as 2026-05-01 19:00
    .pairing = pairing
    .pairing-description = Pairing method
    .points = points
    .points-description = Backgammon: match length in points
    .season = season
    .season-description = Season it counts for
    .approval = approval
    .approval-description = An organizer approves each entry
    .hidden = hidden
    .hidden-description = Only organizers see standings until the end
    .regulations = regulations
    .regulations-description = Your own regulations (TOML file)
    .web = web
    .web-description = Who can find it on the web (default: server setting)
    .venue = venue
    .venue-description = Where it is played
cmd-event-open = open
    .description = Open signup and post the announcement
    .event = event
    .event-description = Event
cmd-event-close = close
    .description = Close signup
    .event = event
    .event-description = Event

event-created = ✅ Created **{ $event }**. Next: `/event open`. `/desk` has every step as a button.
event-namesake = ⚠️ There is another **{ $event }** ({ $status }, { $day }). Rename one with `/event edit name:`; until then, lists add day and number.
button-event-drop = Delete this draft
event-dropped = 🗑️ Draft **{ $event }** deleted. It was never announced.
event-opened = ✅ Signup for **{ $event }** is open.
    .waiting = ⏳ Signup for **{ $event }** is open; the announcement is not posted yet.
event-closed = ✅ Signup for **{ $event }** is closed. Next: `/round seat`.

event-status-draft = 📝 Draft
event-status-open = 🟢 Signup open
event-status-check-in = 🔵 Check-in open
event-status-closed = 🟡 Signup closed
event-status-running = ▶️ Running
event-status-finished = 🏁 Finished
event-status-cancelled = ✖️ Cancelled

announcement-title = { $event }
announcement-places = 👥 Players: **{ $places }**
announcement-waiting = ⏳ Waiting list: { $count }
announcement-rules = 📜 { $title }
announcement-regulations = 📜 { $title }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
announcement-starts = 🕖 Start: { $at }
announcement-venue = 📍 Venue: { $venue }

refusal-event-step = { $status ->
    [draft] **{ $name }** is a draft. Open signup with `/event open` first.
    [open] Not possible while **{ $name }** is open for signup. Next step: `/event show`.
    [check-in] Not possible during check-in for **{ $name }**. Wait, or end it with `/event close`.
    [closed] Not possible: signup for **{ $name }** is closed. Next step: `/event show`.
    [running] Not possible while **{ $name }** is running. Next step: `/event show`.
    [finished] **{ $name }** is finished. `/event reopen` reopens it.
   *[cancelled] **{ $name }** was cancelled. `/event undo` restores it.
}
refusal-rounds-out-of-range = Enter 1 to { $most } rounds.
refusal-capacity-out-of-range = Enter up to { $most } places, or 0 for no limit.
refusal-no-such-profile = There are no regulations "{ $profile }". Choose from the list.
refusal-profile-faults = Nothing created: { $count ->
        [one] one error
       *[other] { $count } errors
    } in the regulations file. Fix and try again:

choice-profile-catan-japan = Catan Japan (tournament rules)
choice-profile-catan-world = Catan World Championship
choice-profile-ikebukuro = Ikebukuro (zero-sum, handicaps)
choice-profile-catan-germany = Catan Germany (5-3-2-1)
choice-profile-backgammon-jba = Backgammon JBA
choice-profile-rivals = Rivals for Catan
choice-pairing-balanced = Tables: fewest repeat opponents
choice-pairing-power = Tables: by standings
choice-pairing-random = Tables: random
choice-pairing-swiss = Swiss (2 players)
choice-pairing-round-robin = Round robin (2 players)
choice-pairing-single-elimination = Single elimination (2 players)
choice-pairing-double-elimination = Double elimination (2 players)
choice-pairing-ladder = Ladder (2 players)

cmd-event-finish = finish
    .description = End an event and publish the final standings
    .event = event
    .event-description = Event
cmd-event-reopen = reopen
    .description = Reopen a finished event
    .event = event
    .event-description = Event
cmd-event-cancel = cancel
    .description = Cancel an event
    .event = event
    .event-description = Event
cmd-event-checkin = checkin
    .description = Open check-in; players who miss it lose their place
    .until = until
    .until-description = When it ends, such as 18:45 or tomorrow 18:45
    .event = event
    .event-description = Event
cmd-event-announce = announce
    .description = Post a message to all players of an event
    .words = message
    .words-description = Your message
    .event = event
    .event-description = Event
cmd-event-show = show
    .description = Show an event and its next step
    .event = event
    .event-description = Event
cmd-event-list = list
    .description = List this server's events
cmd-event-log = log
    .description = Show the action log
    .event = event
    .event-description = Event
cmd-event-undo = undo
    .description = Undo the last action, or one you choose (with preview)
    .event = event
    .event-description = Event (leave out for the whole server and its settings)
    .action = action
    .action-description = Action (default: the last one)

event-reopened = ✅ **{ $event }** is running again.
event-cancelled = ✅ **{ $event }** is cancelled. `/event undo` restores it.
event-announced = ✅ Posted for **{ $event }**.
    .waiting = ⏳ Your message for **{ $event }** is not posted yet.
event-checkin-opened = ✅ Check-in for **{ $event }** is open until { $until }, with one reminder.{ $guests ->
        [0] {""}
        [one] {" "}Check in one guest yourself: `/signup checkin player:`.
       *[other] {" "}Check in { $guests } guests yourself: `/signup checkin player:`.
    }
    .waiting = ⏳ Check-in for **{ $event }** is open until { $until }. Not all players have been told yet.{ $guests ->
        [0] {""}
        [one] {" "}Check in one guest yourself: `/signup checkin player:`.
       *[other] {" "}Check in { $guests } guests yourself: `/signup checkin player:`.
    }
event-undone = ↩️ Undone: { $action }
event-undone-check-in = 🔵 Check-in is open again until { $until }; players who missed it were told. Change it with `/event checkin`.
    .waiting = ⏳ Check-in is open again until { $until }; players who missed it have not been told yet. Change it with `/event checkin`.
event-undone-over-cap = ⚠️ Over the limit: { $taken }/{ $capacity }. Everyone keeps their place. Organizers can raise it with `/event edit`.
event-list-title = Events
event-list-line = **{ $event }** — { $status }
event-list-empty = No events yet. An organizer creates one with `/event create`.
event-card-rounds = 🎲 Rounds started: { $count }, tables without a result: { $open }
event-next-draft = ➡️ Next: `/event open` announces the event and opens signup.
event-next-open = ➡️ Next: `/event checkin`, or `/event close` and `/round seat`.
event-next-check-in = ➡️ Next: when check-in ends, `/round seat`.
event-next-closed = ➡️ Next: seat round 1 with `/round seat`.
event-next-running = ➡️ Next: `/round seat` (next round), `/standings advance` (final), or `/event finish`.
event-next-running-advance = ➡️ Next: all rounds are done. `/standings advance` (next stage) or `/event finish`.
event-next-running-met = ➡️ Next: everyone has met. `/event finish`, or `/standings advance` for a final.
event-next-running-ladder = ➡️ Next: `/round seat` (next round) or `/event finish`.
event-next-running-finish = ➡️ Next: `/event finish` posts the podium and sends placings.
event-next-running-reports = ➡️ Next: when the last report is final, `/event finish`.
event-next-round-planned = ➡️ Next: publish the seating with `/round publish`.
event-next-round-outdated = ➡️ Next: redraw the round with the button, then publish it.
event-next-round-published = ➡️ Next: `/round start` when the tables are ready.
event-next-round-playing = ➡️ Next: wait for all results, then `/round end`.
event-next-bracket-playing = ➡️ Next: wait for results; new matches open automatically.
event-next-round-waiting = ➡️ Next: `/round start` for the new tables; wait for the others' results.
event-next-round-running = ➡️ Next: all results are in, so `/round end`.
event-next-finished = ➡️ `/event export` downloads everything. Corrections: `/result correct`.
event-next-cancelled = ➡️ `/event undo` restores the event.
pairing-line-balanced = ♟️ Tables: as few repeat opponents as possible
pairing-line-power = ♟️ Tables: by standings
pairing-line-random = ♟️ Tables: random
pairing-line-swiss = ♟️ Swiss system
pairing-line-round-robin = ♟️ Round robin
pairing-line-single-elimination = ♟️ Single elimination
pairing-line-double-elimination = ♟️ Double elimination
pairing-line-ladder = ♟️ Ladder

audit-title = Action log
audit-empty = Nothing yet.
audit-line = { $at } { $who }: { $deed }
audit-undone = ~~{ $line }~~ (undone)
audit-undo = undid: { $deed }
audit-event-created = created { $name }
audit-event-open = opened signup for { $name }
audit-event-check-in = opened check-in for { $name }
audit-event-closed = closed signup for { $name }
audit-event-running = reopened { $name }
audit-event-finished = ended { $name }
audit-event-cancelled = cancelled { $name }
audit-event-announce = posted a message for { $name }
audit-entry-add = entered { $player }
audit-entry-approve = approved { $player }
audit-entry-refuse = refused { $player }
audit-entry-remove = removed { $player }
audit-entry-drop = dropped { $player }
audit-entry-return = brought { $player } back
audit-entry-check-in = checked { $player } in
audit-entry-no-show = marked { $player } as a no-show
audit-entry-substitute = replaced { $player } with { $other }
audit-entry-import = imported { $added ->
        [one] one entry
       *[other] { $added } entries
    }
audit-event-imported = imported the past event **{ $name }** ({ $tables ->
        [one] one table
       *[other] { $tables } tables
    })
audit-result-imported = imported { $tables ->
        [one] one result
       *[other] { $tables } results
    } of round { $round }

notice-announcement = 📣 **{ $event }**
    { $words }
notice-announcement-to = 🔔 **{ $event }**: see the message above.
notice-no-shows = 🚫 **{ $event }**: check-in is over. No-shows ({ $count }) lost their place: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. `/signup return` brings a player back.
notice-event-goes-on = 🔁 **{ $event }** was reopened. Your placing isn't final; you'll get the final one at the end.
notice-event-cancelled = ✖️ **{ $event }** has been cancelled{ $running ->
    [1] {""} and will not continue.
   *[0] .
}{ $games ->
    [0] {""}
   *[other] {" "}Its async games can be finished but don't count.
}
notice-event-changed = 🗓️ **{ $event }** has changed.{ $running ->
    [1] {""}
   *[0] {" "}Can't come now? Use `/signup leave`.
}
event-changed-starts = - Start: { $before } → { $after }
event-changed-venue = - Venue: { $before } → { $after }
event-changed-rounds = - Rounds: { $before } → { $after }
event-changed-profile = - Regulations: { $before } → { $after }
event-changed-most = - Points limit per table: { $before } → { $after }
event-changed-fact = - { $before } → { $after }
event-changed-length = - { $part }: { $before } → { $after }
event-changed-told = Told { $count ->
    [one] one player
   *[other] { $count } players
} by DM (not those with DMs off).
    .waiting = ⏳ DMs not all sent yet ({ $count ->
        [one] one player
       *[other] { $count } players
    }).
notice-check-in = 🔵 **{ $event }**: check-in ends { $until }. Press the button to keep your place.
notice-place-lost = 🔵 **{ $event }**: you missed check-in and lost your place. Still coming? If there is room, an organizer can bring you back (`/signup return`).
notice-check-in-over = 🔵 **{ $event }**: check-in is over.
notice-check-in-again = 🔵 **{ $event }**: the bot was offline, so check-in now ends { $until }. Press the button to keep your place.
notice-check-in-moved = 🔵 **{ $event }**: check-in has a new end time. See the newer message.
notice-check-in-reminder = ⏰ **{ $event }**: check-in ends { $until }. Press the button or you lose your place.

refusal-finish-round-planned = Round { $round } isn't public. Publish it (`/round publish`) or drop it (`/round cancel`), then finish.
refusal-finish-leaves-open = The open items of **{ $event }** have changed. Run `/event finish` again.
refusal-results-missing = Results missing: { $unit ->
    [match] { $count ->
        [one] match
       *[other] matches
    }
   *[table] { $count ->
        [one] table
       *[other] tables
    }
} { $tables }. Report them, or have a judge use `/result walkover`.
refusal-nothing-to-undo = There is nothing you can undo. Organizers see the log in `/event log`.
refusal-undone-already = That action is already undone.
refusal-undo-own = That decision is about you as a player. Ask an organizer or another judge to undo it.
refusal-undo-blocked = A later action depends on this one. Undo that first; organizers see the order in `/event log`.
refusal-undo-moved-on = Players or the clock have changed things since, so that can't be undone. Correct it with the original command.
refusal-text-empty = The message is empty. Write something.
refusal-text-too-long = The message is too long. Use up to { $most } characters.

cmd-event-import = import
    .description = Import a past event from a list of tables (organizers)
    .file = file
    .file-description = CSV, XLSX, text, or TRF: round, table, player, score
    .name = name
    .name-description = Event name
    .profile = profile
    .profile-description = Regulations (default: Catan Japan)
    .day = day
    .day-description = Date played, such as 2026-03-01
    .season = season
    .season-description = Season it counts for
    .points = points
    .points-description = Backgammon: match length in points

cmd-event-export = export
    .description = Download results, standings, entries, and penalties
    .kind = format
    .kind-description = XLSX, CSV, JSON, TRF, or printable seating
    .event = event
    .event-description = Event

export-no-round = **{ $event }** has no seating to print yet. Seat a round with `/round seat`.
export-no-trf = TRF is only for two-player matches. Export **{ $event }** as XLSX or CSV.

fault-line = • `{ $path }`: { $fault }

regulation-target = 🎯 Points to win: { $target }
regulation-time = ⏱️ Time limit: { $minutes } min{ $up ->
    [no-winner] {"; no winner when time runs out"}
   *[other] {"; running out of time loses"}
}
regulation-time-none = ⏱️ No time limit
regulation-robber-forbid = 🤫 No deals or hints about where the robber goes
regulation-robber-talk = 💬 Discussing the robber is allowed
regulation-robber-allow = 💬 Deals about the robber are allowed
regulation-raise-small-tables = ➗ For shares, a three-player table adds the average of its scores as a fourth
regulation-draw = 🤝 No winner: { $halves ->
    [0] nothing
   *[1] half a win
} for both; nothing if both are no-shows
regulation-substitute-keeps = 🔄 A substitute takes over the points scored in that seat
regulation-missed-turns = ⌛ Async: { $turns } missed turns in a row lose (house rule), unless there is a time reserve
regulation-same-board = 🏝️ Async: all tables of a round share one board, drawn when the first one starts
regulation-discards-public = 👁️ Discards on a 7 are shown to everyone
regulation-discards-hidden = 🂠 Discards on a 7 stay hidden
cmd-event-edit = edit
    .description = Change an event's name, start, places, or rules
    .event = event
    .event-description = Event
    .name = name
    .name-description = New name
    .starts = starts
    .starts-description = New start, such as Fri 7pm or 2026-05-01 19:00
    .capacity = capacity
    .capacity-description = Places (0: no limit); new places go to the waiting list
    .rounds = rounds
    .rounds-description = Number of rounds
    .profile = profile
    .profile-description = Other regulations (before the first seating)
    .web = web
    .web-description = Who can find it on the web
    .weight = weight
    .weight-description = Tables by standings: 100 = rank only, lower = fewer repeats
    .venue = venue
    .venue-description = Where it is played (- clears it)
event-edited = ✅ **{ $event }** updated, posts too.
event-edited-check-in = ⚠️ Check-in still ends at { $at }. Change it with `/event checkin until:`.
event-edited-lengths = ℹ️ The custom match lengths don't fit these regulations and were reset (`/event length`).
event-edited-planned = ℹ️ Round { $round } was planned before this change. Redraw it with `/round seat`.
refusal-weight-needs-tables = `weight` is only for tables of three or four. Leave it out.
event-edited-promoted = Moved up from the waiting list: { $names }
event-edited-waiting = ⏳ The event has started, so the waiting list ({ $names }) doesn't move up. Let players in with `/signup add`.
audit-event-edited = edited { $name }
refusal-nothing-to-edit = Nothing to change. Fill in an option, such as `/event edit capacity:16`.
refusal-rounds-after-qualifier = The semi-final or final is public, so the number of rounds is fixed.
refusal-rounds-below-played = { $played ->
        [one] { $played } round is
       *[other] { $played } rounds are
    } already seated, so the event can't have fewer.
refusal-profile-after-start = A round is seated, so the regulations are fixed. `/round cancel` undoes an unplayed round.
event-cancel-sure = Cancel **{ $event }**? Its posts will say so. `/event undo` restores it.
button-event-cancel = Cancel event
