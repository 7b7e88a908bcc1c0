cmd-event = event
    .description = Create, open, run and end events (organizers)
cmd-event-create = create
    .description = Create an event; nobody sees it before you open it
    .name = name
    .name-description = What the event is called
    .profile = profile
    .profile-description = Regulations (default: Catan Japan)
    .rounds = rounds
    .rounds-description = Rounds of the qualifier
    .capacity = capacity
    .capacity-description = Number of places, 0 for no limit
    .starts = starts
    .starts-description = Start, such as 2026-05-01 19:00
    .pairing = pairing
    .pairing-description = How tables are made
    .points = points
    .points-description = Backgammon: points of a match
    .season = season
    .season-description = The season that the event counts for
    .approval = approval
    .approval-description = Each entry waits for an organizer's approval
    .hidden = hidden
    .hidden-description = Only organizers see the standings until the end
    .regulations = regulations
    .regulations-description = Your own regulations as a TOML file
    .web = web
    .web-description = Who finds the event on the web (default: as the server is set up)
    .venue = venue
    .venue-description = Where it is played
cmd-event-open = open
    .description = Open signup and post the announcement
    .event = event
    .event-description = Which event
cmd-event-close = close
    .description = Close signup
    .event = event
    .event-description = Which event

event-created = ✅ Created **{ $event }**. Open its desk: it does each next step with one tap. `/desk` brings it back at any time, and `/event open` opens signup.
event-namesake = ⚠️ Another event is called **{ $event }**: { $status }, { $day }. Did you mean that one? Otherwise tell the two apart with `/event edit name:`; until then lists name each with its day and number.
button-event-drop = Delete this draft
event-dropped = 🗑️ The draft **{ $event }** is deleted; nobody saw it.
event-opened = ✅ Signup for **{ $event }** is open.
    .waiting = ⏳ Signup for **{ $event }** is open, but its announcement has not been posted yet.
event-closed = ✅ Signup for **{ $event }** is closed. Seat the first round with `/round seat`.

event-status-draft = 📝 Draft
event-status-open = 🟢 Signup is open
event-status-check-in = 🔵 Check-in is open
event-status-closed = 🟡 Signup is closed
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
    [draft] **{ $name }** is still a draft: nobody can see it. Open signup with `/event open` first.
    [open] Signup for **{ $name }** is open, so this cannot be done now. `/event show` tells what comes next.
    [check-in] Check-in for **{ $name }** is open, so this cannot be done now. Wait for its end, or end it with `/event close`.
    [closed] Signup for **{ $name }** is closed, so this cannot be done now. `/event show` tells what comes next.
    [running] **{ $name }** is running, so this cannot be done now. `/event show` tells what comes next.
    [finished] **{ $name }** is finished. `/event reopen` takes it up again.
   *[cancelled] **{ $name }** was called off. `/event undo` takes that back.
}
refusal-rounds-out-of-range = An event has 1 to { $most } rounds.
refusal-capacity-out-of-range = An event has at most { $most } places; 0 means no limit.
refusal-no-such-profile = There are no regulations called "{ $profile }". Choose from the list.
refusal-profile-faults = The regulations file has { $count ->
        [one] a fault
       *[other] { $count } faults
    }; nothing was created. Correct it and try again:

choice-profile-catan-japan = Catan Japan (tournament rules)
choice-profile-catan-world = Catan World Championship
choice-profile-ikebukuro = Ikebukuro (zero-sum, handicaps)
choice-profile-catan-germany = Catan Germany (5-3-2-1)
choice-profile-backgammon-jba = Backgammon JBA
choice-profile-rivals = Rivals for Catan
choice-pairing-balanced = Tables, everybody meets many
choice-pairing-power = Tables by standings
choice-pairing-random = Tables at random
choice-pairing-swiss = Swiss (two players)
choice-pairing-round-robin = Round robin (two players)
choice-pairing-single-elimination = Single elimination (two players)
choice-pairing-double-elimination = Double elimination (two players)

cmd-event-finish = finish
    .description = End an event and publish the final standings
    .event = event
    .event-description = Which event
cmd-event-reopen = reopen
    .description = Take a finished event up again
    .event = event
    .event-description = Which event
cmd-event-cancel = cancel
    .description = Call an event off
    .event = event
    .event-description = Which event
cmd-event-checkin = checkin
    .description = Open the check-in until a moment; who does not check in loses the place
    .until = until
    .until-description = Until when, such as 18:45 or tomorrow 18:45
    .event = event
    .event-description = Which event
cmd-event-announce = announce
    .description = Post a message to all players of an event
    .words = message
    .words-description = What you want to say
    .event = event
    .event-description = Which event
cmd-event-show = show
    .description = Show an event and what to do next
    .event = event
    .event-description = Which event
cmd-event-list = list
    .description = List the events of this server
cmd-event-log = log
    .description = Show who did what
    .event = event
    .event-description = Which event
cmd-event-undo = undo
    .description = Take back the last action, or the one you choose: shown first, then done
    .event = event
    .event-description = Which event (the whole server, settings too, if you leave it out)
    .action = action
    .action-description = Which action (the last one if you leave it out)

event-reopened = ✅ **{ $event }** is running again.
event-cancelled = ✅ **{ $event }** is called off. `/event undo` takes that back.
event-announced = ✅ Posted for **{ $event }**.
    .waiting = ⏳ Your words for **{ $event }** have not been posted yet.
event-checkin-opened = ✅ Check-in for **{ $event }** is open until { $until }. Players were told and will be reminded once.{ $guests ->
        [0] {""}
        [one] {" "}One guest has no button: note that they are here with `/signup checkin` and `player`.
       *[other] {" "}{ $guests } guests have no button: note that they are here with `/signup checkin` and `player`.
    }
    .waiting = ⏳ Check-in for **{ $event }** is open until { $until }. Not all players have been told yet; they will be reminded once.{ $guests ->
        [0] {""}
        [one] {" "}One guest has no button: note that they are here with `/signup checkin` and `player`.
       *[other] {" "}{ $guests } guests have no button: note that they are here with `/signup checkin` and `player`.
    }
event-undone = ↩️ Taken back: { $action }
event-undone-check-in = 🔵 The end of the check-in has passed, or comes too soon to hear of it, so it is open again until { $until }; everybody who has not checked in was told. `/event checkin` sets another end.
    .waiting = ⏳ The end of the check-in has passed, or comes too soon to hear of it, so it is open again until { $until }; who has not checked in has not been told yet. `/event checkin` sets another end.
event-undone-over-cap = ⚠️ More are entered now than there are places: { $taken }/{ $capacity }. Nobody loses a place; an organizer raises the cap with `/event edit`.
event-list-title = Events
event-list-line = **{ $event }** — { $status }
event-list-empty = No events yet. An organizer creates one with `/event create`.
event-card-rounds = 🎲 Rounds so far: { $count }, tables without a result: { $open }
event-next-draft = ➡️ Next: `/event open` posts the announcement and opens signup.
event-next-open = ➡️ Next: `/event checkin`, or `/event close` and `/round seat`.
event-next-check-in = ➡️ Next: wait for the check-in to end, then `/round seat`.
event-next-closed = ➡️ Next: `/round seat` plans the first round.
event-next-running = ➡️ Next: `/round seat` for the next round, `/standings advance` for the final, or `/event finish`.
event-next-running-advance = ➡️ Next: all rounds are played. `/standings advance` plans the next stage, `/event finish` ends the event.
event-next-running-met = ➡️ Next: everybody has met everybody. `/event finish` posts the podium, `/standings advance` plans a final first.
event-next-running-finish = ➡️ Next: `/event finish` posts the podium and tells everybody their place.
event-next-running-reports = ➡️ Next: a report waits to be confirmed. Once it is final, `/event finish` ends the event.
event-next-round-planned = ➡️ Next: `/round publish` shows the planned round to everybody.
event-next-round-outdated = ➡️ Next: plan the round anew with the button; then it can be published.
event-next-round-published = ➡️ Next: `/round start` when the boards are ready.
event-next-round-playing = ➡️ Next: the tables report their results; then `/round end`.
event-next-bracket-playing = ➡️ Next: the players report their matches; the next ones open by themselves.
event-next-round-waiting = ➡️ Next: `/round start` for the tables that have opened; the others report their results.
event-next-round-running = ➡️ Next: all results are in; `/round end`.
event-next-finished = ➡️ `/event export` gives all results; `/result correct` still works.
event-next-cancelled = ➡️ `/event undo` takes the cancellation back.
pairing-line-balanced = ♟️ Tables: everybody meets as many others as possible
pairing-line-power = ♟️ Tables by standings
pairing-line-random = ♟️ Tables at random
pairing-line-swiss = ♟️ Swiss system
pairing-line-round-robin = ♟️ Round robin
pairing-line-single-elimination = ♟️ Single elimination
pairing-line-double-elimination = ♟️ Double elimination

audit-title = Who did what
audit-empty = Nothing yet.
audit-line = { $at } { $who }: { $deed }
audit-undone = ~~{ $line }~~ (taken back)
audit-undo = took back: { $deed }
audit-event-created = created the event { $name }
audit-event-open = opened signup for { $name }
audit-event-check-in = opened the check-in for { $name }
audit-event-closed = closed signup for { $name }
audit-event-running = took { $name } up again
audit-event-finished = ended { $name }
audit-event-cancelled = called off { $name }
audit-event-announce = posted a message for { $name }
audit-entry-add = entered { $player }
audit-entry-approve = approved the entry of { $player }
audit-entry-refuse = refused the entry of { $player }
audit-entry-remove = removed the entry of { $player }
audit-entry-drop = noted that { $player } has left
audit-entry-return = noted that { $player } is back
audit-entry-check-in = noted that { $player } is here
audit-entry-no-show = noted that { $player } did not come
audit-entry-substitute = let { $other } play on for { $player }
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
notice-announcement-to = 🔔 **{ $event }**: the message above is for you.
notice-no-shows = 🚫 **{ $event }**: the check-in is over. { $count ->
    [one] One player did not come
   *[other] { $count } players did not come
} and lost the place: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. `/signup return` brings back who is here after all.
notice-event-goes-on = 🔁 **{ $event }** is taken up again: the place that you were told does not stand yet. You will be told yours at the end.
notice-event-cancelled = ✖️ **{ $event }** is called off{ $running ->
    [1] {""} and is not played on.
   *[0] : it does not take place.
}{ $games ->
    [0] {""}
   *[other] {" "}Its games by post may be finished, but no longer count.
}
notice-event-changed = 🗓️ **{ $event }** has changed.{ $running ->
    [1] {""}
   *[0] {" "}If you cannot come now, take your entry back with `/signup leave`.
}
event-changed-starts = - Start: { $before } → { $after }
event-changed-venue = - Venue: { $before } → { $after }
event-changed-rounds = - Rounds: { $before } → { $after }
event-changed-profile = - Regulations: { $before } → { $after }
event-changed-most = - Most points recorded at a table: { $before } → { $after }
event-changed-fact = - { $before } → { $after }
event-changed-length = - { $part }: { $before } → { $after }
event-changed-told = { $count ->
    [one] One player who has entered was told in private.
   *[other] { $count } players who have entered were told in private.
}
    .waiting = ⏳ { $count ->
        [one] One player who has entered has not been told in private yet.
       *[other] Not all of the { $count } players who have entered have been told in private yet.
    }
notice-check-in = 🔵 **{ $event }**: the check-in is open until { $until }. Please press the button to keep your place.
notice-place-lost = 🔵 **{ $event }**: you did not check in by the end of the check-in, so your place is free for the next in line. If you can play after all, tell an organizer: while there is room, `/signup return` brings you back.
notice-check-in-over = 🔵 **{ $event }**: the check-in that was asked for here is over.
notice-check-in-again = 🔵 **{ $event }**: I was not to be reached for a while, so the check-in is open until { $until }. Please press the button to keep your place.
notice-check-in-moved = 🔵 **{ $event }**: the check-in has another end by now. See the newer message.
notice-check-in-reminder = ⏰ **{ $event }**: the check-in ends { $until }. Whoever does not check in loses the place.

refusal-finish-round-planned = Round { $round } is planned, and nobody has seen it yet. Publish it with `/round publish`, or drop it with `/round cancel` and finish the event then.
refusal-finish-leaves-open = Since you were asked, what the end of **{ $event }** leaves open has changed. Run `/event finish` and read it again.
refusal-results-missing = No result yet: { $unit ->
    [match] { $count ->
        [one] match
       *[other] matches
    }
   *[table] { $count ->
        [one] table
       *[other] tables
    }
} { $tables }. Report them, or have a judge record a walkover with `/result walkover`.
refusal-nothing-to-undo = There is nothing here that you can take back. What was done, an organizer sees in `/event log`.
refusal-undone-already = That action has been taken back already.
refusal-undo-own = This decision concerns you as a player, so you cannot take it back as a judge. Ask whoever made it, or an organizer.
refusal-undo-blocked = Something that was done later depends on this action. Take back the later action first; an organizer sees the order in `/event log`.
refusal-undo-moved-on = What this changed has gone on since by itself or by the players: a check-in that ended, a report, a clock. It cannot be taken back any more; put it right with the command that did it.
refusal-text-empty = The message is empty. Please write something.
refusal-text-too-long = The message is too long; at most { $most } characters.

cmd-event-import = import
    .description = Import a past event from a list of its tables (organizers)
    .file = file
    .file-description = CSV, XLSX, text or TRF: round, table, player, score
    .name = name
    .name-description = What the event was called
    .profile = profile
    .profile-description = Regulations (default: Catan Japan)
    .day = day
    .day-description = When it was played, such as 2026-03-01
    .season = season
    .season-description = The season that the event counts for
    .points = points
    .points-description = Backgammon: points of a match

cmd-event-export = export
    .description = Take results, standings, entries and penalties away as files
    .kind = format
    .kind-description = XLSX, CSV, JSON, TRF, or the seating to print
    .event = event
    .event-description = Which event

export-no-round = **{ $event }** has no round yet, so there is no seating to print. Plan one with `/round seat`.
export-no-trf = **{ $event }** is not played in matches of two, so there is no TRF. Take it as XLSX or CSV.

fault-line = • `{ $path }`: { $fault }

regulation-target = 🎯 Points to win: { $target }
regulation-time = ⏱️ Time to play: { $minutes } minutes{ $up ->
    [no-winner] {"; when it is up nobody has won"}
   *[other] {"; whose time is up loses"}
}
regulation-time-none = ⏱️ No time limit at the table
regulation-robber-forbid = 🤫 No deals and no hints about the place of the robber
regulation-robber-talk = 💬 The place of the robber may be discussed
regulation-robber-allow = 💬 Deals about the robber are allowed
regulation-raise-small-tables = ➗ For shares, the sum of a table of three is raised by the mean of its scores, as if there were a fourth player
regulation-draw = 🤝 A match without a winner counts { $halves ->
    [0] nothing for both
   *[1] half a win for both
}; where both stayed away it counts nothing
regulation-substitute-keeps = 🔄 Whoever steps in for a player also takes over what was scored in that place
regulation-missed-turns = ⌛ By post: whoever misses { $turns } turns in a row loses the match (rule of the house; with a clock the clock decides)
regulation-same-board = 🏝️ By post, all tables of a round play on the same island; the table that begins first draws it, so whoever begins later can see it there before
regulation-discards-public = 👁️ Cards thrown away on a seven are shown to all
regulation-discards-hidden = 🂠 Cards thrown away on a seven need not be shown
cmd-event-edit = edit
    .description = Change an event: name, start, places, rounds, regulations
    .event = event
    .event-description = Which event
    .name = name
    .name-description = What the event is called from now on
    .starts = starts
    .starts-description = New start, such as Fri 7pm or 2026-05-01 19:00
    .capacity = capacity
    .capacity-description = How many places (0: no limit); more places bring the waiting list up
    .rounds = rounds
    .rounds-description = How many rounds
    .profile = profile
    .profile-description = Other regulations, while no round is seated
    .web = web
    .web-description = Who finds the event on the web
    .weight = weight
    .weight-description = Tables by standings: 100 goes by rank alone, less avoids more repeated meetings
    .venue = venue
    .venue-description = Where it is played; - takes it away
event-edited = ✅ **{ $event }** is changed; its posts follow.
event-edited-check-in = ⚠️ The check-in is open and still ends { $at }: whoever has not checked in by then loses the place. `/event checkin` with another `until` moves that.
event-edited-lengths = ℹ️ The match lengths that had been chosen do not fit these regulations, and are as usual again. `/event length` sets new ones.
event-edited-planned = ℹ️ Round { $round } was planned before this change. `/round seat` draws it anew.
refusal-weight-needs-tables = The option `weight` is for tables of three and four. Leave it out for matches of two.
event-edited-promoted = Came up from the waiting list: { $names }
event-edited-waiting = ⏳ The event runs, so nobody comes up by themselves. On the waiting list, in this order: { $names }. `/signup add` lets them in late.
audit-event-edited = changed the event { $name }
refusal-nothing-to-edit = Nothing would change. Fill in what is to be different, for example `/event edit capacity:16`.
refusal-rounds-after-qualifier = The qualifier is over: a semi-final or final is public, so that no round is added or taken away any more.
refusal-rounds-below-played = { $played ->
        [one] { $played } round is
       *[other] { $played } rounds are
    } seated already: the event cannot have fewer.
refusal-profile-after-start = A round is seated already, so the regulations stay. `/round cancel` takes a round back that nobody has played.
event-cancel-sure = Call off **{ $event }**? Its posts will say so. `/event undo` takes it back.
button-event-cancel = Yes, call it off
