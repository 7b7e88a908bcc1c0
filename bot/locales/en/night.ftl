# A player's own night on the web.
web-night-tap = Tap your name. This phone remembers it.
web-night-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-night-other = Another name
web-night-seat = Seat { $seat }
web-night-opponents = At this table
web-night-place = Place { $place } of { $players }
web-night-next = Next
web-night-waits = { $label } (match { $match }): waiting for your opponent ({ $other }).
web-night-came = You finished the bracket in place { $place }.
web-night-next-start = Your table appears here once round 1 is published.
web-night-next-check-in = Check in now. Your table appears here once round 1 is published.
web-night-next-round = Your next table appears here once it's published.
web-night-next-over = The event is over.
web-night-next-left = You dropped out of this event.
web-night-earlier = Earlier rounds
web-night-you = you

# For other sites and streams.
web-overlay = Stream overlay
web-share = For your site or stream
web-share-standings = Standings on your site
web-share-bracket = Bracket on your site
web-share-overlay = Stream overlay: event, round and clock
web-share-overlay-table = The same, with table 1's players
web-event-on-discord = This event on Discord
web-server-on-discord = This server on Discord

# For the printer.
web-paper-back = Back to the page
web-paper-print = Print
web-paper-names = Seats by name
web-paper-seat = Table { $table }, seat { $seat }
web-paper-badges = Name badges
web-paper-round = Print by table
web-paper-round-names = Print by name

# What somebody owes who is signed in.
web-owed = Your turn
web-owed-confirm = Is this result right?
web-owed-do-confirm = Confirm
web-owed-wrong = Wrong? Dispute it on Discord
web-owed-check-in = Are you here?
web-owed-do-check-in = Check in
web-owed-until = Check-in ends:
web-owed-play = Play your game, then report the result.
web-home-floors = Floor boards

web-venue = Venue
