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
cmd-event-open = open
    .description = Open signup and post the announcement
    .event = event
    .event-description = Which event
cmd-event-close = close
    .description = Close signup
    .event = event
    .event-description = Which event

event-created = ✅ Created **{ $event }**. Open signup with `/event open`.
event-opened = ✅ Signup for **{ $event }** is open.
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
announcement-regulations = 📜 { $title }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
announcement-starts = 🕖 Start: { $at }

refusal-event-step = **{ $name }** cannot take this step now (it is: { $status }, wanted: { $wanted }). `/event show` tells what is possible.
refusal-rounds-out-of-range = An event has 1 to { $most } rounds.
refusal-capacity-out-of-range = An event has at most { $most } places; 0 means no limit.
refusal-no-such-profile = There are no regulations called "{ $profile }". Choose from the list.
refusal-profile-faults = The regulations file has faults; nothing was created. Correct them and try again: { $faults }

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
