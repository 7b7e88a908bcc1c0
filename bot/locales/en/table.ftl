# A game by post on the web, for who plays it.
button-game-table = Play on the web
button-game-watch = Watch on the web
button-game-watch-web = Open the table
game-watch = 👀 You can watch game #{ $game } on the web until { $until }. Players’ hands stay hidden. A new device needs a link from `/me devices`.
game-watch-own = 🌐 You play in game #{ $game }. A new device needs a link from `/me devices`.
web-table-note = Only you see this page. It is the same game as on Discord.
web-table-on-discord = Chat on Discord
web-table-confirm = Confirm
web-table-choose = Choose { $least }
web-table-choose-some = Choose { $least } to { $most }
web-table-happened = Log
web-table-seats = Seats
web-table-chosen = chosen
web-table-next = { $count ->
    [one] Next game ({ $count } waits)
   *[other] Next game ({ $count } wait)
 }
web-table-home = All my games
web-home-waits = Your move
web-table-clear = Clear
web-table-texts = What the cards in play say
web-table-quick = One tap for what can be moved again
web-table-note-watching = You are watching. Hands stay hidden; chat is on Discord.
web-table-past = Earlier turns
web-table-present = Back to the game
web-table-turns = Turns
web-table-lost = What you had chosen is no longer possible.
web-table-signals = On this device
web-table-sound = Sound on your turn
web-table-notify = Notification on your turn
web-table-your-turn = Your turn
web-table-scratch = Scratch board
web-table-scratch-what = Drag anything on the board: a copy of it moves. Tap a copy to remove it. Nobody else sees this, nothing is played.
web-table-scratch-reset = Reset
web-table-scratch-end = Close
web-table-watching = Watching
web-table-now = Now: { $what }

# The same inside Discord, as an Activity.
button-game-frame = Play here
refusal-frame-off = Discord cannot open the game here. Press “My turn” or “Play on the web”.
web-activity-title = Your games
web-activity-opening = Opening your game…
web-activity-failed = The game did not open
web-activity-failed-why = Discord did not tell us who you are. Try again, or play in the message.
web-activity-again = Try again
web-activity-no-script = This needs JavaScript. The message on Discord works without it.
web-activity-none = You are in no game now. `/game list` on Discord shows open ones.
