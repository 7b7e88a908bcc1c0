# Games played by post: commands, the board's post, messages to players, refusals. No game is named here: what one
# words for itself stands in games/<game>*.ftl.

cmd-game = game
    .description = Games by post, turn by turn, each in your own time
cmd-game-join = join
    .description = Take a seat in a game that waits for players
    .game = game
    .game-description = Which game
    .word = word
    .word-description = A word of yours that goes into the dice
cmd-game-show = show
    .description = Show the board and where the game stands
    .game = game
    .game-description = Which game
cmd-game-hand = hand
    .description = Show what you hold, to you alone
    .game = game
    .game-description = Which game
cmd-game-orders = orders
    .description = Standing orders: what the bot may do for you without asking
    .game = game
    .game-description = Which game
cmd-game-list = list
    .description = Your games, and the games that wait for players
cmd-game-replay = replay
    .description = Check a finished game, dice included, and get its record
    .game = game
    .game-description = Which game
cmd-game-analysis = analysis
    .description = Judge the play of a finished game, or of a .mat file
    .game = game
    .game-description = Which game
    .file = file
    .file-description = A backgammon match of another program, as .mat
cmd-game-report = report
    .description = The facts of a game that a judge may want (judges)
    .game = game
    .game-description = Which game
cmd-game-resign = resign
    .description = Give up a game: of two, the opponent wins; of more, the bot plays your seat
    .game = game
    .game-description = Which game
cmd-game-pause = pause
    .description = Hold a game and its deadlines (judges)
    .game = game
    .game-description = Which game
cmd-game-resume = resume
    .description = Let a game go on that was held (judges)
    .game = game
    .game-description = Which game
cmd-game-undo = undo
    .description = Take your own last step back; judges: the last moves of a game
    .game = game
    .game-description = Which game
    .moves = moves
    .moves-description = How many moves of players (1 if you leave it out)
cmd-game-substitute = substitute
    .description = Put somebody else in a seat (judges)
    .game = game
    .game-description = Which game
    .seat = seat
    .seat-description = Which seat
    .member = player
    .member-description = Who plays on
cmd-game-end = end
    .description = Call time: the game ends without a winner (judges)
    .game = game
    .game-description = Which game

button-game-join = Take a seat
button-game-join-word = … with a word for the dice
button-game-decline = Decline
button-game-leave = Leave
button-game-start = Start now (bots fill up)
button-game-turn = My turn
button-game-turns = Earlier turns
button-game-next = Next game
button-game-hand = Hand
button-game-trade = Trade
button-game-orders = Orders
button-game-judge = Judge
button-game-rematch = Rematch
button-game-replay = Check the game
button-game-undo = Take it back
button-game-end = End the game
button-game-analysis = Analysis
button-game-resign = Resign
button-game-move = Bring the board here
button-game-pause = Hold the game
button-game-resume = Let it go on

game-thread-name = Game #{ $game }: { $players }
game-jump = [To the game]({ $link })

game-lobby-open = 🪑 Waiting for players: { $taken } of { $seats } seats are taken. The game begins with the last one.
game-lobby-seat = { $mark } { $who }
game-lobby-free = *free*
game-lobby-invited = { $name } (invited)
game-lobby-bot = 🤖 { $name }
game-lobby-seats = 🎟️ Who sits where, and so who begins, is drawn by lot when the game begins.
game-lobby-league = 🏆 The result counts for the league.
game-lobby-promise = 🎲 The dice are fixed by a secret. Its SHA-256 is `{ $commitment }`. After the game the secret is shown, and `/game replay` checks every roll against it. The words that players add on joining go into it, and the number that Discord gives to the starting message.
game-called-off = This game was called off before it began.

game-post-turn = ▶️ Turn { $number }: **{ $name }** { $phase }
game-post-match = 🏁 Match to { $length } · game { $number } · { $points }
game-post-deadline = ⏳ Deadline { $at }
game-until-reserve = { $at } (free until { $free }, then the reserve)
game-until-reserve-runs = { $at } (the reserve is running)
game-until-away = { $at } · 🏖️ back { $back }
game-away = 🏖️ { $name } is away, back { $back }
game-post-paused = ⏸️ { $why ->
        [decided] The table has a result, so the game is held. No time runs.
        [away] I was not on this server, so the game is held. No time runs.
       *[judge] A judge has paused the game. No time runs.
    }
game-post-called = 🙋 A judge is wanted. No time runs.
game-post-is-bot = 🤖
game-post-autopilot = 💤 autopilot
game-post-resigned = 🏳️ resigned
game-post-last = **Last move**
game-post-promise = Dice: SHA-256 { $commitment }
game-post-start = Number of the starting message: { $start }
game-post-head = Record hash { $head }
game-post-words = The players’ words: { $words }
game-post-no-word = –
game-over-title = 🏁 Game #{ $game } is over
game-over-winner = 🏆 **{ $name }** has won!
game-over-drawn = 🤝 The game is a draw.
game-over-resigned = 🏆 **{ $name }** has won: { $others } gave up.
game-over-forfeit = 🏆 **{ $name }** has won: { $others } ran out of time.
game-over-no-winner = ⌛ Time was called: nobody has won.
game-over-score = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }{ $marks }
game-over-score-recorded = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }, recorded as { $recorded }{ $marks }
game-over-secret = 🎲 The secret behind the dice:
    `{ $secret }`
    Its SHA-256, published before the game:
    `{ $commitment }`
game-over-head = 🔗 The record hash, as in the thread's last line:
    `{ $head }`
game-turns-head = ⏪ Turn { $number } of { $turns }: **{ $name }**
game-turns-nothing = Nothing to tell.
game-turns-first = First
game-turns-before = Back
game-turns-next = Next
game-turns-last = Last
game-over-turns = { $turns } turns

game-card-turn = 🔔 Your turn in game #{ $game }!
game-card-reply = 🔔 Game #{ $game }: you are asked to decide.
game-card-offer = 📣 Game #{ $game }: something is proposed to you.
game-card-answer = 🤝 Your offer in game #{ $game } has an answer. Your turn goes on.
game-card-next = ⏭️ You are next in game #{ $game }. Nothing to do yet.
game-card-reminder-reply = ⏰ Game #{ $game } still waits for your decision.
game-card-reminder-turn = ⏰ Game #{ $game } still waits for your turn.
game-card-head = -# Record hash { $head }
game-card-until = Deadline { $at }
game-card-paused = ⏸️ { $why ->
        [decided] Game #{ $game } is held, for its table has a result. If that is taken back, it goes on and you will hear it.
        [away] I was removed from the server of game #{ $game }, so it is held and no time runs. As soon as I am invited again it goes on, and you will hear it.
       *[judge] Game #{ $game } is paused by a judge. You will hear when it goes on.
    }
game-card-called = 🙋 Game #{ $game } waits for a judge. You will hear when it goes on.
game-card-over = 🏁 Game #{ $game } is over. { $jump }
game-hint-first-turn = 💡 Your first turn: the buttons and menus below are all that you can do now. Take your time; the deadline runs only in your waking hours (`/me hours`). No more hints: `/me settings`.
game-hint-third-turn = 💡 “Orders” does in advance what you always decide alike, so that a turn costs you fewer taps. Nobody sees your orders.
game-card-done-turn = ✅ Game #{ $game }, turn { $number }: done
game-card-done-reply = ✅ Game #{ $game }: your decision is made
game-card-done-offer = ✅ Game #{ $game }: this offer is settled for you
game-card-done-answer = ✅ Game #{ $game }: the answer to your offer is seen
game-card-done-next = ✅ Game #{ $game }: the turn before yours is over

game-list-title = Games by post
game-list-mine = **Your games**
game-list-open = **Waiting for players**
game-list-none = You are in no game. Open one with { $commands }.
game-list-none-open = None at the moment. Open one with { $commands }.
game-list-playing = **#{ $game }** turn { $number }: { $name }{ $deadline } { $jump }
game-list-yours = **#{ $game }** turn { $number }: ▶️ **you**{ $deadline } { $jump }
game-list-paused = **#{ $game }** ⏸️ paused { $jump }
game-list-waiting = **#{ $game }** { $taken }/{ $seats } seats: { $names } { $jump }
game-list-more = … and { $count } more
game-list-until = , deadline { $at }

game-replay-title = Game #{ $game }, checked
game-replay-good = ✅ **Dice, rules and record hash hold.**
    The secret fits the SHA-256 that was published before the game. The set-up and all { $draws } results of chance follow from it, all { $events } events keep to the rules, and the record hash follows from them.
game-replay-undecided = ✅ **Dice and rules hold. The decisions are not proved.**
    The secret fits the SHA-256 that was published before the game, and the set-up and all { $draws } results of chance follow from it. All { $events } events keep to the rules. The game began before this bot kept a record hash, so nobody can show that no move was left out.
game-replay-unfinished = The game is unfinished.
game-replay-head = 🔗 Record hash `{ $head }`. Compare it with the last one in [the thread]({ $link }): if they are the same, no decision was changed, left out or added.{ $cuts ->
        [0] {""}
        [one] {" "}It covers the moves that a judge took back once.
       *[other] {" "}It covers the moves that judges took back { $cuts } times.
    }
game-replay-bad = ❌ **The check failed.** { $fault }
game-analysis-title = Game #{ $game }: analysis
game-analysis-title-file = { $names }: analysis
game-analysis-faults = ⚠️ { $more ->
    [0] Lines { $lines } of the file break the rules or cannot be read.
   *[other] Lines { $lines } and { $more } more of the file break the rules or cannot be read.
 } A game is judged up to its first play that is not legal.
analysis-waits = ⏳ Another analysis is running; yours comes next.
analysis-runs = ⏳ Analyzing: { $share }%
analysis-shared = 📣 Everybody in this channel sees the analysis.
analysis-not-here = ⛔ The analysis cannot be shown here. Open it in a channel where you may write.
button-analysis-share = Show to everybody
analysis-stopped = ⏹️ The analysis was stopped.
analysis-gone = ⛔ This analysis is not running any longer. Start it again with `/game analysis`.
button-analysis-stop = Stop
refusal-analysis-broken-off = The bot’s machine broke off the analysis. Try again later with `/game analysis`.
refusal-analysis-too-long = The analysis took more than { $minutes } minutes and was stopped. Try again later with `/game analysis`, or send a shorter match.
game-analysis-file = This analysis as a text, { $name }
game-analysis-none = Nothing to remark.
game-replay-yourself = Check it yourself: `python -m engine.{ $kind } verify { $file }`, with `--hash` and the record hash of the thread.
game-replay-start = 🎲 The number of [the starting message]({ $link }), which Discord gave after the last word was in, goes into every result.
game-replay-json = Complete event log, { $name }
game-replay-export = The game as other programs read it, { $name }

game-report-title = Report on game #{ $game }
game-report-note = Facts for a judge, not a verdict. Everything here was open at the table.
# Messages of version 0.1 that wait still name this text.
game-gift-noticed = { catan-gift-noticed }
game-report-none = none

game-opened = ✅ Game #{ $game } is open. It begins as soon as all seats are taken.
game-begun = 🎉 Game #{ $game } has begun! You will hear when it is your turn, usually by private message. “My turn” under the board opens the same.
game-joined = ✅ You have a seat in game #{ $game }. You will hear when it begins.
game-left = ✅ You have left game #{ $game }.
game-left-called-off = ✅ Game #{ $game } was yours, so it is called off.
game-starts = 🎲 The players of game #{ $game } are complete, and so are their words for the dice. The number that Discord gives to this message goes into the dice too: nobody could know it before.
game-started = 🎉 Game #{ $game } has begun.
game-own-news = 📬 Game #{ $game } ({ $channel }): this happened to you.
    { $log }
game-own-timed-out = ⌛ Game #{ $game } ({ $channel }): your time ran out. The bot did for you:
    { $log }
game-own-timed-out-match = ⌛ Game #{ $game } ({ $channel }): your time ran out, turn { $misses } of { $limit } in a row. After { $limit } you lose the match (rule of the house). The bot did for you:
    { $log }
game-own-autopilot = 💤 Game #{ $game } ({ $channel }): your time ran out twice in a row, and the bot now plays for you. Press “My turn” there and move, and the seat is yours again. The bot did for you:
    { $log }
game-own-over = 🏁 Game #{ $game } ({ $channel }) is over. { $won ->
        [0] Nobody won.
       *[other] 🏆 { $winner } has won.
    } You: place { $place } of { $seats } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The board there shows how it ended; the whole game stands behind “Check the game”.{ $hours ->
        [0] { "" }
        [one] { " " }⏳ Longest wait: 1 hour, for { $waited }.
       *[other] { " " }⏳ Longest wait: { $hours } hours, for { $waited }.
    }
game-own-over-league = 🏁 Game #{ $game } ({ $channel }) of your league table is over. { $won ->
        [0] Nobody won.
       *[other] 🏆 { $winner } has won.
    } You: place { $place } of { $seats } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The board there shows how it ended; the whole game stands behind “Check the game”.{ $hours ->
        [0] { "" }
        [one] { " " }⏳ Longest wait: 1 hour, for { $waited }.
       *[other] { " " }⏳ Longest wait: { $hours } hours, for { $waited }.
    }
game-own-over-resigned = 🏳️ { $names } gave up.
game-own-over-time = ⌛ Time was called before anybody had won: by a judge, or because nobody was left to play.
game-own-over-forfeit = ⌛ { $names } ran out of time.
game-own-league-result = 📋 Result of { $place }: { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } recorded for you.
game-own-league-won = 📋 Result of { $place }: recorded as your win.
game-own-league-lost = 📋 Result of { $place }: recorded as your loss.
game-own-league-place = 📊 { $event }: you are in place { $place } of { $players }.
game-own-league-stays = 📋 { $place } has its result already; the score of this game does not change it.
game-own-league-open = 📋 The judges look at the result for the table.
game-own-taken-back = ↩️ Your last step in game #{ $game } is taken back.
game-rematch-opened = 🔁 The rematch is game #{ $game }, with the same players, options and hours. It begins as soon as all have taken their seats.
game-own-seat-lost = 🔄 Game #{ $game } ({ $channel }): { $player } now plays your seat; a judge has decided so.
game-own-seat-lost-league = 🔄 Game #{ $game } ({ $channel }): { $player } now plays your seat; a judge has decided so. The score in the league stays yours.
game-own-seat-passed = 🔄 Game #{ $game } ({ $channel }): { $player } now plays your seat, in the event too, and the score of this game counts for them. If that is wrong, tell an organizer.
game-own-seat-given = 🔄 Game #{ $game } ({ $channel }), which has not begun: your seat there is { $player }’s now. You need not come.
game-welcome-given = 👋 You now have the seat of { $old } in game #{ $game } ({ $channel }). Your turns will come here as messages, with the board and all buttons. If you would rather play in the thread, choose that under “Orders”.
game-welcome = 👋 You have a seat in game #{ $game } ({ $channel }). Your turns will come here as messages, with the board and all buttons. If you would rather play in the thread, choose that under “Orders”.
game-decided = ⏸️ { $place } has a result now, by a judge’s decision. { $begun ->
        [1] So game #{ $game } is held: nothing can be played, no deadline runs, and it no longer counts. A judge can close it with `/game end`; if the decision is taken back, it goes on.
       *[other] So game #{ $game } does not begin; if the decision is taken back, it is open again.
    }
game-decided-left = ⏸️ A player has left the event, so { $place } is decided without playing. { $begun ->
        [1] So game #{ $game } is held: nothing can be played, no deadline runs, and it no longer counts. A judge can close it with `/game end`; if the walkover is taken back with `/event undo`, it goes on.
       *[other] So game #{ $game } does not begin; if the walkover is taken back with `/event undo`, it is open again.
    }
game-let-go = ✖️ The round or event of game #{ $game } is cancelled, so the game counts for no league. You may finish it as a game of your own; a judge can end it with `/game end`.
game-voided = ✖️ After a correction others play at this table, so game #{ $game } counts for the league no more. You may finish it as a game of your own; a judge can end it with `/game end`.
game-counts-again = ▶️ That was taken back: game #{ $game } counts for the league again.
game-open-again = ▶️ That was taken back: game #{ $game } is open again.
game-own-called-off = ✖️ Game #{ $game } ({ $channel }), in which you have a seat, was called off before it began.
game-own-server-left = ⏸️ I was removed from the server where game #{ $game } ({ $players }) is played. So it is held: nothing can be played, no time runs, and nobody loses by it. It goes on as soon as I am invited again; ask whoever runs the server.
game-own-server-back = ▶️ I am back on the server of game #{ $game }: it goes on, with as much time left as before.
game-server-back = ▶️ I was removed from this server for a while, so game #{ $game } was held. It goes on: everybody has as much time left as before.
game-not-served = ⏳ I could not be reached for about { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }. That time does not count in game #{ $game }: everybody has as much left as before.
game-invitation-over = 👋 { $became ->
    [taken] You have taken the seat that was kept for you in game #{ $game } ({ $channel }).
    [begun] Game #{ $game } ({ $channel }) has begun; the seat that was kept for you went to the bot.
    [given] Game #{ $game } ({ $channel }): the seat that was kept for you went to another player.
    [moved] Game #{ $game } ({ $channel }): the seat is kept for your other account now.
    [declined] You have given back the seat that was kept for you in game #{ $game } ({ $channel }).
   *[called-off] Game #{ $game } ({ $channel }), in which a seat was kept for you, was called off before it began.
}
game-invitation = 👋 { $host ->
    [none] A seat is kept for you in game #{ $game } ({ $channel }).
   *[other] **{ $host }** invites you to game #{ $game } ({ $channel }).
}
    { $terms }
game-own-answered = { $answer ->
    [yes] 👋 **{ $player }** accepts your invitation to game #{ $game } ({ $channel }).
   *[no] 👋 **{ $player }** declines your invitation to game #{ $game } ({ $channel }). The seat is free again.
}
game-invited = 👋 A seat is kept for you in game #{ $game }. “Take a seat” under the post in { $channel } or `/game join` accepts.
game-resigned-ended = ✅ You have resigned game #{ $game }. With that it is over.
game-resigned-own = ✅ You have resigned game #{ $game }. The bot plays your seat to the end.
game-resigned-seat = 🏳️ { $player } has resigned. The bot plays the seat until a judge puts somebody in it (`/game substitute`).
game-resign-sure-ends = Resign game #{ $game }? Your opponent then wins it, and it is over.
game-resign-sure = Resign game #{ $game }? The bot then plays your seat, and only a judge can put you back or somebody else in it. If nobody but bots is left, the game ends.
game-seat-given = ✅ Done: the seat in game #{ $game } has changed hands.
game-substituted = 🔄 { $player } takes over the seat of { $old }, with full time for the turn.
game-account-moved = 🔄 { $old } plays on under another account, { $player }. Hand and time stay as they were.
game-put-back = 🔄 { $player } plays their own seat again, with full time for the turn.
game-paused-now = ⏸️ A judge has paused game #{ $game }. No deadline runs, and nothing can be played.
game-held = ✅ Game #{ $game } is paused. `/game resume` lets it go on.
game-resumed = ▶️ Game #{ $game } goes on. Everybody has as much time left as before.
game-call-taken-back = ▶️ { $player } needs no judge any more: game #{ $game } goes on. Everybody has as much time left as before.
game-goes-on = ✅ Game #{ $game } goes on.
game-undone = ↩️ { $judge } has taken back the last { $events ->
        [one] event
       *[other] { $events } events
    } of game #{ $game }. The board above shows where it stands now. If the same moves are made again, the same dice fall again.
    { $log }
game-undo-sure = Take back the last { $events ->
        [one] event
       *[other] { $events } events
    } of game #{ $game }? If the same moves are made again, the same dice fall again.
    { $log }
game-taken-back = ✅ Game #{ $game } now stands where it was before those moves. Everybody has been told.
    .waiting = ⏳ Game #{ $game } now stands where it was before those moves. Not everybody has been told yet.
game-league-table = 🏆 **{ $event }**, { $place }. The standings so far:
game-league-place = { $place }. { $name }
game-ended = ✅ Game #{ $game } has ended.
game-end-sure = End game #{ $game } now? Nobody wins it, all that is hidden is laid open, and it cannot be played on. { $league ->
        [counts] The points, within the regulations’ limits, go to the league’s table as a result by time.
        [stays] The league’s table has a result already, which stays: this game’s score is not entered.
        [refused] ⚠️ The league’s table does not take such an end as its result: { $why } Afterwards a judge enters what counts with `/result report` or `/result walkover`.
       *[none] { "" }
    } To hold it instead: `/game pause`.
    { $stands }
game-end-sure-lobby = Call game #{ $game } off? It has not begun; the players can open another one.
game-clock-set = ✅ The clock of game #{ $game } is set. Both players have been told.
    .waiting = ⏳ The clock of game #{ $game } is set. Not both players have been told yet.
game-clock-brought = ⏱️ A judge has brought a clock into game #{ $game }: besides the time of each turn both have a reserve by the rule for a clock that comes in later (half of { $hours } waking hours for each point that either still needs). Whoever uses it up loses the match.
game-clock-taken = ⏱️ A judge has taken the reserve out of game #{ $game }. If a turn runs out of time, the bot plays on.
game-clock-taken-match = ⏱️ A judge has taken the reserve out of game #{ $game }. If a turn runs out of time, the bot does what must be done; whoever misses { $limit } turns in a row loses the match (rule of the house).
game-out-of-time = ⌛ { $player } ran out of time, so the bot did what the game was waiting for.
game-out-of-time-match = ⌛ { $player } ran out of time, so the bot did what the game was waiting for. That was turn { $misses } of { $limit } in a row; after { $limit } the match is lost (rule of the house).
game-autopilot = 💤 { $player } ran out of time twice in a row. The bot now plays the seat until { $player } makes a move, or a judge puts a substitute in it (`/game substitute`). Who would like to take over?
game-autopilot-match = 💤 { $player } ran out of time twice in a row. The bot plays the seat until { $player } makes a move, and the game goes on. A game of two has no substitutes; a judge may end it (`/game end`).
game-autopilot-match-league = 💤 { $player } ran out of time twice in a row. The bot plays the seat until { $player } makes a move, and the game goes on. A game of two has no substitutes; a judge may end it (`/game end`) or record a walkover (`/result walkover`).
game-asleep = 😴 { $player } ran out of time twice in a row, and nobody else is left to play. The game sleeps until somebody comes back with “My turn”, or a judge names a substitute (`/game substitute`) or ends it (`/game end`).
game-asleep-match = 😴 { $player } ran out of time twice in a row, and nobody else is left to play. The game sleeps until somebody comes back with “My turn”, or a judge ends it (`/game end`).
game-lost-absent = 🏳️ { $player } has missed { $misses } turns in a row and has lost the match (rule of the house, from the regulations of the event). The opponent wins. If that is wrong, a judge can correct the result with `/result correct`.
game-won-absent = 🏁 { $player } has missed { $misses } turns in a row, so the match is over (rule of the house, from the regulations of the event). It was won for { $player } already, whatever the dice: { $player } wins. If that is wrong, a judge can correct the result with `/result correct`.
game-messages-closed = ✉️ { $player }, Discord lets me send you no private messages. Your turns will come here: press “My turn”. It shows everything to you alone.
game-thread-shut = ⚠️ I cannot write in the thread of game #{ $game } ({ $channel }): it is locked, or I lack a permission there (`/doctor` names what is missing). The game goes on: whoever takes private messages is told of their turns there, the others are not. Unlock the thread, or give me the permission; the next turn is then called in it again.
game-place-lost = ⚠️ I can no longer post the board of game #{ $game }: its channel or thread was deleted, or I lack a permission there (`/doctor` names what is missing). The game itself is safe: turns by private message and `/game show` go on. With the permission back, the next move posts the board again. If the place is gone, a player or judge types `/game show` in another channel and brings the board there with the button.
game-move-offer = ⚠️ The board of game #{ $game } has lost its place. It can go on standing here.
game-moved-here = ✅ The board of game #{ $game } now stands here.
game-moved = 📍 The old place of game #{ $game } was gone, so { $player } has brought the board here.
game-over-won = 🏆 { $player } has won game #{ $game }! The secret behind the dice is now shown; `/game replay` checks the whole game.
game-over-time = ⌛ Game #{ $game } has ended by time: nobody has won. The secret behind the dice is now shown; `/game replay` checks the whole game.
game-result-stays = ℹ️ Game #{ $game } has ended. Its league table has a result already, which stays; `/result correct` changes it.
game-not-entered = ⚠️ Game #{ $game } of { $place } is over, but its score was not entered for the table. Should it count, look at it with `/game report` and enter the score with `/result report`; else the players open a new game there.

game-form-join = Take a seat in game #{ $game }
game-form-word = A word for the dice (may stay empty)
game-form-word-hint = Goes into the dice together with the secret
game-form-judge = Call a judge to game #{ $game }
game-form-question = What is it about?
game-judge-called = ✅ A judge has been called to game #{ $game }. Until then the game and its deadlines are held. If it is settled among you, take the call back with the button.
    .waiting = ⏳ Game #{ $game } waits for a judge, but none has been called yet. The game and its deadlines are held. If it is settled among you, take the call back with the button.
game-judge-wanted = 🙋 { $player } calls a judge to game #{ $game } in { $channel }: “{ $question }” The game is held; `/game report` gathers the facts.
game-judge-wanted-plain = 🙋 { $player } calls a judge to game #{ $game } in { $channel }. The game is held; `/game report` gathers the facts.
game-judge-nobody = ⚠️ This server has set up neither judges nor organizers (`/setup`), so nobody but its admins can judge, and none of them was pinged: tell one. If it is settled among you, whoever called takes the call back.
game-judge-comes = 🙋 Game #{ $game } waits for a judge. Until one comes it is held: no deadline runs.
game-call-elsewhere = ⚠️ Your call of a judge to game #{ $game } could not be posted where it belongs, so it stands in { $channel }{ $withheld ->
        [0] {""}
       *[other] , without your question: your opponents read there. A judge who comes asks you
    }. The game is held until a judge comes. If it is settled among you, take the call back with the button.
game-call-unheard = ⚠️ Your call of a judge to game #{ $game } could not be posted anywhere, so no judge knows of it: write to one yourself. The game is held, and no deadline runs. If it is settled among you, take the call back with the button.

audit-game-pause = paused game #{ $game }
audit-game-move = moved the board of game #{ $game }
audit-game-resume = let game #{ $game } go on
audit-game-undo = took back { $events ->
        [one] one event
       *[other] { $events } events
    } of game #{ $game }
audit-game-substitute = put { $player } in a seat of game #{ $game }
audit-game-end = ended game #{ $game }
audit-game-clock = set the reserve of game #{ $game } to { $hours } waking hours a point

refusal-game-no-such-game = There is no game #{ $game } here. `/game list` shows the games.
refusal-game-which = Which game do you mean? Use the command in the game’s thread, or choose it with `game`; `/game list` shows yours.
refusal-game-not-seated = You have no seat in game #{ $game }. `/game show` lets you watch; `/game list` shows games that wait for players.
refusal-game-not-invited = You have taken your seat in game #{ $game }, so there is no invitation to decline. “Leave” under its post gives the seat back.
refusal-game-not-open = Game #{ $game } takes no players any more and cannot be left like this: it has begun or was called off. `/game resign` gives up a seat, `/game list` shows open games.
refusal-game-full = All seats of game #{ $game } are taken or kept for somebody. `/game list` shows other games, and how to open one.
refusal-game-already-seated = There is a seat in game #{ $game } for that player already.
refusal-game-no-substitute = Game #{ $game } is a match of two: once it has begun, nobody else can take a seat. Its player can come back at any time with “My turn”. If they do not, end the game with `/game end`{ $league ->
        [0] { "" }
       *[other] { "" } and record a walkover with `/result walkover`
    }.
refusal-game-not-started = Game #{ $game } has not begun: it waits for players. Its creator can start it with bots.
refusal-game-starting = All players of game #{ $game } have come. It begins as soon as its starting message stands on Discord, usually within seconds.
refusal-game-paused = { $why ->
        [decided] The table of game #{ $game } has a result, so the game is held and your move was not made. If the result is taken back, it goes on and you will hear it.
        [away] I am not on the server of game #{ $game } any more, so the game is held and your move was not made. It goes on as soon as I am invited again.
       *[judge] Game #{ $game } is held by a judge, or waits for one. Your move was not made; you will hear when the game goes on.
    }
refusal-game-table-decided = { $place } has its result already, so game #{ $game } does not go on. Take the decision back first with `/event undo`, or close the game with `/game end`.
refusal-game-not-paused = Game #{ $game } is not paused.
refusal-game-over = Game #{ $game } is over. `/game replay` shows and checks it.
refusal-game-rematch-league = A league’s next round seats its tables anew; there is no rematch of this one.
refusal-game-still-running = Game #{ $game } is not over: its record would show what is hidden. `/game show` shows the board.
refusal-game-stale = The board of game #{ $game } has changed since, so nothing was done. Here is the present state.
refusal-game-no-turns = No turn of game #{ $game } is over yet. The board shows how it stands (`/game show`).
refusal-game-needs-players = A table of this game has { $seats } seats: name no more players and bots than there are seats, and let at least one person sit down. At a league table every player takes their own seat.
refusal-game-not-creator = Only the person who opened the game, or a judge, can start it.
refusal-game-table-taken = { $place } is already played here, or its result is reported. `/game list` shows the games.
refusal-game-not-at-table = The game of { $place } is opened by one of its players or by a judge.
refusal-game-no-such-table = There is no such league table in a published round. Choose one from the list that appears while you type.
refusal-game-event-called-off = **{ $event }** is called off, so no game begins at its tables. Leave `table` out to play a game of your own; if the event was called off by a slip, an organizer takes that back with `/event undo`.
refusal-game-bad-word = The word is too long: at most { $most } characters. Choose a shorter one, or none.
refusal-game-resigned = You have resigned this game; the bot plays your seat. A judge can put you back with `/game substitute`.
refusal-game-is-a-bot = An app cannot take a seat: name a person. With the option `bots` (in a game of two: `house`) when you open a game, or “Start now” under the post, I play seats myself.
refusal-game-place-stands = The board of game #{ $game } has its place, so it stays there. `/game show` shows it to you anywhere.
refusal-game-no-such-seat = Seats are numbered 1 to { $seats }. Choose one of them.
refusal-game-other-seats = The seats of { $place } are others by now than those of the game, so its score is not entered there. A judge enters what counts with `/result report`.
refusal-game-end-gone-on = Game #{ $game } has gone on meanwhile, so it was not ended. Use `/game end` again to see where it stands.
refusal-game-undo-gone-on = Game #{ $game } has gone on meanwhile, so nothing was taken back. Use `/game undo` again to see what would go now.
refusal-game-nothing-of-yours = In game #{ $game } there is no step of yours that you can take back yourself (only the last one, until the game has gone on from it). A judge can take back more: button “Judge” under the board.
refusal-game-nothing-to-undo = There are not that many moves to take back. Choose a smaller number.
refusal-game-needs-permission = I cannot run a game here: I lack { $missing }. Ask an admin to allow that in this channel, or use the command in another one. Nothing was opened.
refusal-game-needs-text-channel = No thread can be opened under a message here. Use the command in a text channel or in a thread.
refusal-game-needs-server = A game is opened in a server: use the command in the channel where the board is to stand.
refusal-game-hours = A turn may have { $least } to { $most } waking hours.
refusal-game-reserve = The reserve is 0 (none) to { $most } waking hours for each point of the match.
refusal-game-other-kind = { $place } plays another game. Open it with that game’s own command.
refusal-game-no-match = Game #{ $game } is no match that time can decide, so it has no reserve. Deadlines of turns hold as before.
refusal-game-too-many = You have { $most } games on this server already that are not over. Finish or leave one of them first.
refusal-game-no-analysis = No analysis is made of this game. `/game replay` has its record.
refusal-game-no-orders = Nothing can be ordered in advance in this game.
refusal-game-points-given = At { $place } points have been given for lateness or as a penalty, which a game by post would not count. Play this match at the board, or let a judge take the points back with `/penalty revoke`.
refusal-game-needs-judge = Only judges and organizers may do this in game #{ $game }. { $status ->
    [open] Until it begins, its players take and leave their seats themselves.
    [starting] It is about to begin.
    [playing] Whoever plays in it calls one with the “Judge” button under the board: the game is held, and the judges are told.
    [paused] It is held: say in its thread what the judge should do.
   *[over] Ask an organizer.
}
refusal-game-judge-plays = You play in game #{ $game } yourself, so you cannot judge it. Call another judge with the “Judge” button, or ask an organizer.

chances-title = Win chance at each turn
chances-line = Turn { $turn }: { $shares }
game-next-none = ✅ No other game waits for you.
