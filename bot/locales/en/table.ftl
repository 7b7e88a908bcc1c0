# A game by post on the web, for who plays it.
button-game-table = Play on the web
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
