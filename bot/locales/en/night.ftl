# A player's own night on the web.
web-night-tap = Tap your name. This phone remembers it.
web-night-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-night-other = Choose another name
web-night-seat = Seat { $seat }
web-night-opponents = At this table
web-night-place = Place { $place } of { $players }
web-night-next = Next
web-night-waits = { $label } (match { $match }): you wait for your opponent ({ $other }).
web-night-came = You are out of the bracket: place { $place }.
web-night-next-start = Your table stands here when the first round is published.
web-night-next-check-in = Check in now. Your table stands here when the first round is published.
web-night-next-round = Your next table stands here when its round is published.
web-night-next-over = The event is over.
web-night-next-left = You have dropped out of this event.
web-night-earlier = Earlier rounds
web-night-you = you

# For other sites and streams.
web-overlay = Overlay for streams
web-share = For your site or stream
web-share-standings = Standings on your own site
web-share-bracket = Bracket on your own site
web-share-overlay = Overlay for a stream: event, round and clock
web-share-overlay-table = The same with the players of table 1
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
web-owed-wrong = Not right: dispute it on Discord
web-owed-check-in = Are you here?
web-owed-do-check-in = Check in
web-owed-until = Check-in ends:
web-owed-play = Play your game and report the result.
web-home-floors = Floor boards

web-venue = Venue
