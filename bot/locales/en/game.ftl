# Games played by post: commands, the board's post, messages to players, refusals. No game is named here: what one
# words for itself stands in games/<game>*.ftl.

cmd-game = game
    .description = Async games: take your turn whenever you have time
cmd-game-join = join
    .description = Take a seat in an open game
    .game = game
    .game-description = Which game
    .word = word
    .word-description = Your word for the dice
cmd-game-show = show
    .description = Show the board and the state of a game
    .game = game
    .game-description = Which game
cmd-game-hand = hand
    .description = Show your hand, to you alone
    .game = game
    .game-description = Which game
cmd-game-orders = orders
    .description = Standing orders: what the bot may do for you
    .game = game
    .game-description = Which game
cmd-game-list = list
    .description = Your games and the open ones
cmd-game-replay = replay
    .description = Verify a finished game and get its record
    .game = game
    .game-description = Which game
cmd-game-analysis = analysis
    .description = Analyze a finished game or a .mat file
    .game = game
    .game-description = Which game
    .file = file
    .file-description = A backgammon match from another program (.mat)
cmd-game-report = report
    .description = The public facts of a game (judges)
    .game = game
    .game-description = Which game
cmd-game-resign = resign
    .description = Resign (two players: you lose; more: a bot takes over)
    .game = game
    .game-description = Which game
cmd-game-pause = pause
    .description = Pause a game and its deadlines (judges)
    .game = game
    .game-description = Which game
cmd-game-resume = resume
    .description = Resume a paused game (judges)
    .game = game
    .game-description = Which game
cmd-game-undo = undo
    .description = Undo your last step (judges: the last moves)
    .game = game
    .game-description = Which game
    .moves = moves
    .moves-description = How many moves (default 1)
cmd-game-substitute = substitute
    .description = Replace a player in a seat (judges)
    .game = game
    .game-description = Which game
    .seat = seat
    .seat-description = Which seat
    .member = player
    .member-description = Who takes over
cmd-game-end = end
    .description = End a game now, without a winner (judges)
    .game = game
    .game-description = Which game

button-game-join = Take a seat
button-game-join-word = … with a dice word
button-game-decline = Decline
button-game-leave = Leave
button-game-start = Start with bots
button-game-turn = My turn
button-game-turns = Earlier turns
button-game-next = Next game
button-game-hand = Hand
button-game-trade = Trade
button-game-orders = Orders
button-game-judge = Judge
button-game-rematch = Rematch
button-game-replay = Verify game
button-game-undo = Undo
button-game-end = End game
button-game-analysis = Analysis
button-game-resign = Resign
button-game-move = Move board here
button-game-pause = Pause game
button-game-resume = Resume

game-thread-name = Game #{ $game }: { $players }
game-jump = [To the game]({ $link })

game-lobby-open = 🪑 Waiting for players: { $taken }/{ $seats }. Starts when full.
game-lobby-seat = { $mark } { $who }
game-lobby-free = *free*
game-lobby-invited = { $name } (invited)
game-lobby-bot = 🤖 { $name }
game-lobby-seats = 🎟️ Seats are drawn by lot at the start.
game-lobby-league = 🏆 Counts for the league.
game-lobby-promise = 🎲 Verifiable dice, SHA-256 `{ $commitment }`. Players' words and the start message go in too. Check later: `/game replay`.
game-called-off = This game was canceled before it started.

game-post-turn = ▶️ Turn { $number }: **{ $name }** { $phase }
game-post-match = 🏁 Match to { $length } · game { $number } · { $points }
game-post-deadline = ⏳ Deadline { $at }
game-until-reserve = { $at } (reserve from { $free })
game-until-reserve-runs = { $at } (reserve running)
game-until-away = { $at } · 🏖️ back { $back }
game-away = 🏖️ { $name } is away, back { $back }
game-post-paused = ⏸️ { $why ->
        [decided] Paused: the table has a result. Deadlines are stopped.
        [away] Paused: the bot was off this server. Deadlines are stopped.
       *[judge] Paused by a judge. Deadlines are stopped.
    }
game-post-called = 🙋 Waiting for a judge. Deadlines are stopped.
game-post-is-bot = 🤖
game-post-autopilot = 💤 autopilot
game-post-resigned = 🏳️ resigned
game-post-last = **Last move**
game-post-promise = Dice SHA-256 { $commitment }
game-post-start = Start message: { $start }
game-post-head = Record hash { $head }
game-post-words = Words: { $words }
game-post-no-word = –
game-over-title = 🏁 Game #{ $game } is over
game-over-winner = 🏆 **{ $name }** won!
game-over-drawn = 🤝 Draw.
game-over-resigned = 🏆 **{ $name }** won: { $others } resigned.
game-over-forfeit = 🏆 **{ $name }** won: { $others } timed out.
game-over-no-winner = ⌛ Ended without a winner.
game-over-score = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }{ $marks }
game-over-score-recorded = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }, recorded as { $recorded }{ $marks }
game-over-secret = 🎲 Dice secret:
    `{ $secret }`
    SHA-256 published before the game:
    `{ $commitment }`
game-over-head = 🔗 Record hash (as in the thread's last line):
    `{ $head }`
game-turns-head = ⏪ Turn { $number } of { $turns }: **{ $name }**
game-turns-nothing = Nothing recorded.
game-turns-first = First
game-turns-before = Back
game-turns-next = Next
game-turns-last = Last
game-over-turns = { $turns } turns

game-card-turn = 🔔 Game #{ $game }: your turn
game-card-reply = 🔔 Game #{ $game }: your decision is needed
game-card-offer = 📣 Game #{ $game }: you have an offer
game-card-answer = 🤝 Game #{ $game }: your offer has an answer. Your turn continues.
game-card-next = ⏭️ Game #{ $game }: you're next. Nothing to do yet.
game-card-reminder-reply = ⏰ Game #{ $game } is waiting for your decision.
game-card-reminder-turn = ⏰ Game #{ $game } is waiting for your turn.
game-card-head = -# Record hash { $head }
game-card-until = Deadline { $at }
game-card-paused = ⏸️ { $why ->
        [decided] Game #{ $game } is paused: its table has a result. It resumes if that is undone.
        [away] Game #{ $game } is paused: the bot is off its server. It resumes when invited back.
       *[judge] Game #{ $game } is paused by a judge. Deadlines are stopped.
    }
game-card-called = 🙋 Game #{ $game } is waiting for a judge. Deadlines are stopped.
game-card-over = 🏁 Game #{ $game } is over.
game-hint-first-turn = 💡 Your first turn: everything you can do is below. Deadlines run only in your waking hours (`/me hours`). Hide hints: `/me settings`.
game-hint-third-turn = 💡 Same choice every turn? Set it once under "Orders". Nobody sees your orders.
game-card-done-turn = ✅ Game #{ $game }, turn { $number }: done
game-card-done-reply = ✅ Game #{ $game }: decision made
game-card-done-offer = ✅ Game #{ $game }: offer closed for you
game-card-done-answer = ✅ Game #{ $game }: answer seen
game-card-done-next = ✅ Game #{ $game }: the turn before yours is done

game-list-title = Async games
game-list-mine = **Your games**
game-list-open = **Open games**
game-list-none = You're in no game. Open one with { $commands }.
game-list-none-open = None right now. Open one with { $commands }.
game-list-playing = **#{ $game }** turn { $number }: { $name }{ $deadline } { $jump }
game-list-yours = **#{ $game }** turn { $number }: ▶️ **you**{ $deadline } { $jump }
game-list-paused = **#{ $game }** ⏸️ paused { $jump }
game-list-waiting = **#{ $game }** { $taken }/{ $seats } seats: { $names } { $jump }
game-list-more = … and { $count } more
game-list-until = , deadline { $at }

game-replay-title = Game #{ $game }: verification
game-replay-good = ✅ **Dice, rules and record hash verified.**
    The secret matches the SHA-256 published before the game and gives all { $draws } random results. All { $events } events follow the rules.
game-replay-undecided = ✅ **Dice and rules verified, decisions not proved.**
    The secret matches the SHA-256 published before the game and gives all { $draws } random results. All { $events } events follow the rules. Without a record hash, a missing move would not show.
game-replay-unfinished = This game isn't over.
game-replay-head = 🔗 Record hash `{ $head }`. Same as the last one in [the thread]({ $link })? Then no decision was changed.{ $cuts ->
        [0] {""}
        [one] {" "}It includes one judge's undo.
       *[other] {" "}It includes { $cuts } undos by judges.
    }
game-replay-bad = ❌ **Verification failed.** { $fault }
game-analysis-title = Game #{ $game }: analysis
game-analysis-title-file = { $names }: analysis
game-analysis-faults = ⚠️ { $more ->
    [0] Lines { $lines } are illegal or unreadable.
   *[other] Lines { $lines } and { $more } more are illegal or unreadable.
 } Each game is analyzed up to its first illegal play.
analysis-waits = ⏳ Another analysis is running; yours is next.
analysis-runs = ⏳ Analyzing: { $share }%
analysis-shared = 📣 Everyone in this channel can see the analysis.
analysis-not-here = ⛔ You can't share it here. Open the analysis where you may write.
button-analysis-share = Show to everyone
analysis-stopped = ⏹️ Analysis stopped.
analysis-gone = ⛔ This analysis has ended. Start it again with `/game analysis`.
button-analysis-stop = Stop
refusal-analysis-broken-off = The bot's machine stopped the analysis. Try `/game analysis` again later.
refusal-analysis-too-long = The analysis passed { $minutes } minutes and was stopped. Send a shorter match, or try `/game analysis` later.
game-analysis-file = Analysis as text, { $name }
game-analysis-none = Nothing to point out.
game-replay-yourself = Verify it yourself: `python -m engine.{ $kind } verify { $file } --hash` plus the thread's record hash.
game-replay-start = 🎲 The dice also use the number of [the start message]({ $link }), set by Discord after the last word.
game-replay-json = Complete event log, { $name }
game-replay-export = Record for other programs, { $name }

game-report-title = Report on game #{ $game }
game-report-note = Facts only, no verdict. All of it was public at the table.
# Messages of version 0.1 that wait still name this text.
game-gift-noticed = { catan-gift-noticed }
game-report-none = none

game-opened = ✅ Game #{ $game } is open. It starts when full.
game-begun = 🎉 Game #{ $game } has started! Your turns usually come by DM; or press "My turn" under the board.
game-joined = ✅ You have a seat in game #{ $game }. It starts when full.
game-left = ✅ You left game #{ $game }.
game-left-called-off = ✅ You opened game #{ $game }, so leaving canceled it.
game-starts = 🎲 Game #{ $game } is full. This message's number goes into the dice with everyone's words, so nobody could predict them.
game-started = 🎉 Game #{ $game } has started.
game-own-news = 📬 Game #{ $game } ({ $channel }): this happened to you.
    { $log }
game-own-timed-out = ⌛ Game #{ $game } ({ $channel }): you timed out. The bot did:
    { $log }
game-own-timed-out-match = ⌛ Game #{ $game } ({ $channel }): you timed out, { $misses } in a row; { $limit } lose the match (event rule). The bot did:
    { $log }
game-own-autopilot = 💤 Game #{ $game } ({ $channel }): two timeouts in a row, so the bot plays for you. Return with "My turn" there. The bot did:
    { $log }
game-own-over = 🏁 Game #{ $game } ({ $channel }) is over. { $won ->
        [0] Nobody won.
       *[other] 🏆 { $winner } won.
    } You: place { $place } of { $seats } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.{ $hours ->
        [0] { "" }
       *[other] { " " }⏳ Longest wait: { $hours } h ({ $waited }).
    }
game-own-over-league = 🏁 League game #{ $game } ({ $channel }) is over. { $won ->
        [0] Nobody won.
       *[other] 🏆 { $winner } won.
    } You: place { $place } of { $seats } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.{ $hours ->
        [0] { "" }
       *[other] { " " }⏳ Longest wait: { $hours } h ({ $waited }).
    }
game-own-over-resigned = 🏳️ { $names } resigned.
game-own-over-time = ⌛ No winner: a judge ended it, or nobody was left to play.
game-own-over-forfeit = ⌛ { $names } timed out.
game-own-league-result = 📋 { $place }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } recorded for you.
game-own-league-won = 📋 { $place }: recorded as your win.
game-own-league-lost = 📋 { $place }: recorded as your loss.
game-own-league-place = 📊 { $event }: you are in place { $place } of { $players }.
game-own-league-stays = 📋 { $place } already has a result; this game doesn't change it.
game-own-league-open = 📋 The judges will check the table's result.
game-own-taken-back = ↩️ Your last step in game #{ $game } is undone.
game-rematch-opened = 🔁 The rematch is game #{ $game }, same players and settings. It starts when everyone is seated.
game-own-seat-lost = 🔄 Game #{ $game } ({ $channel }): a judge gave your seat to { $player }.
game-own-seat-lost-league = 🔄 Game #{ $game } ({ $channel }): a judge gave your seat to { $player }. Your league score stays yours.
game-own-seat-passed = 🔄 Game #{ $game } ({ $channel }): { $player } replaced you and gets this game's score. Not right? Tell an organizer.
game-own-seat-given = 🔄 Game #{ $game } ({ $channel }), not started: { $player } has your seat. Nothing to do.
game-welcome-given = 👋 Game #{ $game } ({ $channel }): you have { $old }'s seat. Your turns come here. To play in the thread instead, use "Orders".
game-welcome = 👋 Game #{ $game } ({ $channel }): you have a seat. Your turns come here. To play in the thread instead, use "Orders".
game-decided = ⏸️ { $place }: a judge decided the result. { $begun ->
        [1] Game #{ $game } is paused and no longer counts (judges: `/game end`). It resumes if the decision is undone.
       *[other] Game #{ $game } won't start unless the decision is undone.
    }
game-decided-left = ⏸️ { $place }: a player left, so it's a walkover. { $begun ->
        [1] Game #{ $game } is paused and no longer counts (judges: `/game end`). Undoing the walkover (`/event undo`) resumes it.
       *[other] Game #{ $game } won't start. Undoing the walkover (`/event undo`) reopens it.
    }
game-let-go = ✖️ The round or event was canceled: game #{ $game } no longer counts. Finish it for fun, or end it (judges: `/game end`).
game-voided = ✖️ A correction changed this table's players: game #{ $game } no longer counts. Finish it for fun, or end it (judges: `/game end`).
game-counts-again = ▶️ Undone: game #{ $game } counts for the league again.
game-open-again = ▶️ Undone: game #{ $game } is open again.
game-own-called-off = ✖️ Your game #{ $game } ({ $channel }) was canceled before it started.
game-own-server-left = ⏸️ The bot was removed from the server of game #{ $game } ({ $players }). Game and deadlines are paused until it is invited back.
game-own-server-back = ▶️ Game #{ $game } resumes: the bot is back on its server. Time left is unchanged.
game-server-back = ▶️ Game #{ $game } resumes: the bot is back on this server. Time left is unchanged.
game-not-served = ⏳ The bot was offline for about { $hours } h. Game #{ $game } doesn't count that time.
game-invitation-over = 👋 { $became ->
    [taken] You took your seat in game #{ $game } ({ $channel }).
    [begun] Game #{ $game } ({ $channel }) started; a bot has your reserved seat.
    [given] Game #{ $game } ({ $channel }): another player has your reserved seat.
    [moved] Game #{ $game } ({ $channel }): your other account has the seat.
    [declined] You declined your seat in game #{ $game } ({ $channel }).
   *[called-off] Game #{ $game } ({ $channel }), your invitation, was canceled before it started.
}
game-invitation = 👋 { $host ->
    [none] You have a reserved seat in game #{ $game } ({ $channel }).
   *[other] **{ $host }** invites you to game #{ $game } ({ $channel }).
}
    { $terms }
game-own-answered = { $answer ->
    [yes] 👋 **{ $player }** accepted your invitation to game #{ $game } ({ $channel }).
   *[no] 👋 **{ $player }** declined your invitation to game #{ $game } ({ $channel }). The seat is free.
}
game-invited = 👋 You're invited to game #{ $game }. Press "Take a seat" in { $channel } or use `/game join`.
game-resigned-ended = ✅ You resigned. Game #{ $game } is over.
game-resigned-own = ✅ You resigned game #{ $game }. The bot plays your seat.
game-resigned-seat = 🏳️ { $player } resigned. The bot plays until a judge names a substitute (`/game substitute`).
game-resign-sure-ends = Resign game #{ $game }? Your opponent wins it.
game-resign-sure = Resign game #{ $game }? The bot takes your seat; only a judge can change that. With only bots left, the game ends.
game-seat-given = ✅ The seat in game #{ $game } was handed over.
game-substituted = 🔄 { $player } takes over { $old }'s seat with full turn time.
game-account-moved = 🔄 { $old } continues as { $player } (another account). Hand and time stay.
game-put-back = 🔄 { $player } is back in their own seat with full turn time.
game-paused-now = ⏸️ A judge paused game #{ $game }. Deadlines are stopped.
game-held = ✅ Game #{ $game } is paused. Resume it with `/game resume`.
game-resumed = ▶️ Game #{ $game } resumes. Time left is unchanged.
game-call-taken-back = ▶️ { $player } canceled the judge call. Game #{ $game } resumes; time left is unchanged.
game-goes-on = ✅ Game #{ $game } resumed.
game-undone = ↩️ { $judge } undid the last { $events ->
        [one] event
       *[other] { $events } events
    } of game #{ $game }. The same moves bring the same dice.
    { $log }
game-undo-sure = Undo the last { $events ->
        [one] event
       *[other] { $events } events
    } of game #{ $game }? The same moves bring the same dice.
    { $log }
game-taken-back = ✅ Moves undone in game #{ $game }. Everyone was notified.
    .waiting = ⏳ Moves undone in game #{ $game }. Not everyone has been notified yet.
game-league-table = 🏆 **{ $event }**, { $place }. Current standings:
game-league-place = { $place }. { $name }
game-ended = ✅ Game #{ $game } ended.
game-end-sure = End game #{ $game } now? No winner, no way to continue; everything hidden becomes public. { $league ->
        [counts] The points (within the regulations' limits) become the league table's result, by time.
        [stays] The league table's result stays; this score is not entered.
        [refused] ⚠️ Not a league result: { $why } A judge then uses `/result report` or `/result walkover`.
       *[none] { "" }
    } To pause instead: `/game pause`.
    { $stands }
game-end-sure-lobby = Cancel game #{ $game }? It hasn't started. Players can open another.
game-clock-set = ✅ Clock of game #{ $game } set. Both players were notified.
    .waiting = ⏳ Clock of game #{ $game } set. Not both players have been notified yet.
game-clock-brought = ⏱️ A judge added a reserve to game #{ $game }: for each player, half of { $hours } waking hours per point either still needs. Using it up loses the match.
game-clock-taken = ⏱️ A judge removed the reserve from game #{ $game }. On a timeout the bot plays on.
game-clock-taken-match = ⏱️ A judge removed the reserve from game #{ $game }. On a timeout the bot makes the required moves; { $limit } in a row lose the match (event rule).
game-out-of-time = ⌛ { $player } timed out; the bot made the pending moves.
game-out-of-time-match = ⌛ { $player } timed out; the bot made the pending moves. That's { $misses } in a row; { $limit } lose the match (event rule).
game-autopilot = 💤 { $player } timed out twice in a row; the bot plays until they return. Who wants to take over? Judges: `/game substitute`.
game-autopilot-match = 💤 { $player } timed out twice in a row; the bot plays until they return. Judges: `/game end`.
game-autopilot-match-league = 💤 { $player } timed out twice in a row; the bot plays until they return. Judges: `/game end` or `/result walkover`.
game-asleep = 😴 { $player } timed out twice in a row; nobody else is playing. To continue, press "My turn". Judges: `/game substitute` or `/game end`.
game-asleep-match = 😴 { $player } timed out twice in a row; nobody else is playing. To continue, press "My turn". Judges: `/game end`.
game-lost-absent = 🏳️ { $player } missed { $misses } turns in a row and loses the match (event rule). Judges: `/result correct`.
game-won-absent = 🏁 { $player } missed { $misses } turns in a row (event rule), but had already won for certain: { $player } wins. Judges: `/result correct`.
game-messages-closed = ✉️ { $player }, the bot can't DM you. Your turns appear here: press "My turn" (only you see it).
game-thread-shut = ⚠️ The bot can't post in the thread of game #{ $game } ({ $channel }). Unlock it or fix permissions (`/doctor`). For now, turns go out by DM only.
game-place-lost = ⚠️ The bot can't post the board of game #{ $game }. The game is safe. Fix permissions (`/doctor`), or move it with `/game show` in another channel.
game-move-offer = ⚠️ The board of game #{ $game } has no channel. You can move it here.
game-moved-here = ✅ The board of game #{ $game } is here now.
game-moved = 📍 { $player } moved the board of game #{ $game } here.
game-over-won = 🏆 { $player } won game #{ $game }! The dice secret is public: check it with `/game replay`.
game-over-time = ⌛ Game #{ $game } ended without a winner. The dice secret is public: check it with `/game replay`.
game-result-stays = ℹ️ Game #{ $game } is over. Its league table keeps its earlier result; change it with `/result correct`.
game-not-entered = ⚠️ { $place }: game #{ $game } is over, but its score is not entered. To count it: `/game report`, then `/result report`. If not, start a new game.

game-form-join = Take a seat in game #{ $game }
game-form-word = A word for the dice (optional)
game-form-word-hint = Mixed into the dice with the secret
game-form-judge = Call a judge to game #{ $game }
game-form-question = What is it about?
game-judge-called = ✅ Judge called. Game #{ $game } and its deadlines are paused. Settled it? Press "Resume".
    .waiting = ⏳ A judge has not been called yet. Game #{ $game } and its deadlines are paused. Settled it? Press "Resume".
game-judge-wanted = 🙋 { $player } calls a judge to game #{ $game } in { $channel }: "{ $question }" Paused; see `/game report`.
game-judge-wanted-plain = 🙋 { $player } calls a judge to game #{ $game } in { $channel }. Paused; see `/game report`.
game-judge-nobody = ⚠️ No judges or organizers are set up (`/setup`). Only admins can judge; nobody was pinged, so tell one. Settled it? The caller presses "Resume".
game-judge-comes = 🙋 Game #{ $game } is paused until a judge comes.
game-call-elsewhere = ⚠️ Your judge call for game #{ $game } was posted in { $channel }{ $withheld ->
        [0] {""}
       *[other] , without your question (opponents read there)
    }. The game is paused. Settled it? Press "Resume".
game-call-unheard = ⚠️ Your judge call for game #{ $game } could not be posted. Message a judge directly. The game is paused. Settled it? Press "Resume".

audit-game-pause = paused game #{ $game }
audit-game-move = moved the board of game #{ $game }
audit-game-resume = resumed game #{ $game }
audit-game-undo = undid { $events ->
        [one] one event
       *[other] { $events } events
    } of game #{ $game }
audit-game-substitute = gave { $player } a seat in game #{ $game }
audit-game-end = ended game #{ $game }
audit-game-clock = set the reserve of game #{ $game } to { $hours } waking hours per point

refusal-game-no-such-game = There is no game #{ $game } here. `/game list` shows the games.
refusal-game-which = Which game? Use the command in its thread, or choose `game` (yours: `/game list`).
refusal-game-not-seated = You have no seat in game #{ $game }. Watch: `/game show`; open games: `/game list`.
refusal-game-not-invited = You already took your seat in game #{ $game }. To give it up, press "Leave" under its post.
refusal-game-not-open = Game #{ $game } is no longer open. Give up a seat: `/game resign`; open games: `/game list`.
refusal-game-full = Every seat in game #{ $game } is taken or reserved. `/game list` shows other games.
refusal-game-already-seated = That player already has a seat in game #{ $game }.
refusal-game-no-substitute = Game #{ $game } is for two: no substitutes. Instead: `/game end`{ $league ->
        [0] { "" }
       *[other] { "" }, then `/result walkover`
    }.
refusal-game-not-started = Game #{ $game } hasn't started. Its creator can start it with bots.
refusal-game-starting = Game #{ $game } is full and starts in seconds, once Discord has the start message.
refusal-game-paused = { $why ->
        [decided] Game #{ $game } is paused: its table has a result. Your move was not made.
        [away] Game #{ $game } is paused: the bot is off its server. Your move was not made.
       *[judge] Game #{ $game } is paused by a judge or waiting for one. Your move was not made.
    }
refusal-game-table-decided = { $place } has a result, so game #{ $game } stays paused. Use `/event undo` or `/game end`.
refusal-game-not-paused = Game #{ $game } is not paused. Nothing to resume.
refusal-game-over = Game #{ $game } is over. `/game replay` shows and verifies it.
refusal-game-rematch-league = League tables have no rematch. The next round seats new ones.
refusal-game-still-running = Game #{ $game } isn't over: its record would reveal hidden things. See `/game show`.
refusal-game-stale = Game #{ $game } has changed, so nothing was done. Here is its current state.
refusal-game-no-turns = No turn of game #{ $game } is over yet. See `/game show`.
refusal-game-needs-players = { $seats } seats: name fewer players and bots, and at least one person. At league tables everyone seats themselves.
refusal-game-not-creator = The game's creator or a judge starts it, with "Start with bots".
refusal-game-table-taken = { $place } already has a game or a result. `/game list` shows the games.
refusal-game-not-at-table = Only the table's players and judges can open its game ({ $place }).
refusal-game-no-such-table = No published round has that table. Choose one from the list as you type.
refusal-game-event-called-off = **{ $event }** was canceled. Leave `table` out, or have an organizer use `/event undo`.
refusal-game-bad-word = Words have at most { $most } characters. Choose a shorter one, or none.
refusal-game-resigned = You resigned; the bot plays your seat. A judge can put you back (`/game substitute`).
refusal-game-is-a-bot = An app can't take a seat: name a person. For bots use the option `bots` (two players: `house`) or "Start with bots".
refusal-game-place-stands = The board of game #{ $game } has its place and stays there. `/game show` shows it anywhere.
refusal-game-no-such-seat = Choose a seat from 1 to { $seats }.
refusal-game-other-seats = The seats of { $place } don't match this game. A judge enters the result: `/result report`.
refusal-game-end-gone-on = Game #{ $game } has moved on, so it was not ended. Use `/game end` again.
refusal-game-undo-gone-on = Game #{ $game } has moved on, so nothing was undone. Use `/game undo` again.
refusal-game-nothing-of-yours = Nothing of yours can be undone in game #{ $game } now. A judge can: press "Judge".
refusal-game-nothing-to-undo = There are not that many moves. Choose a smaller number.
refusal-game-needs-permission = Nothing was opened: the bot lacks { $missing } here. Ask an admin, or use another channel.
refusal-game-needs-text-channel = No threads are possible here. Use the command in a text channel or a thread.
refusal-game-needs-server = Games open on a server. Use the command where the board should be.
refusal-game-hours = Choose { $least } to { $most } waking hours per turn.
refusal-game-reserve = Choose a reserve of 0 (none) to { $most } waking hours per point.
refusal-game-other-kind = { $place } is for another game. Open it with that game's command.
refusal-game-no-match = Time can't decide game #{ $game }, so it has no reserve. Turn deadlines still apply.
refusal-game-too-many = You have { $most } unfinished games on this server. Finish or leave one first.
refusal-game-no-analysis = This game has no analysis. Get its record with `/game replay`.
refusal-game-no-orders = This game has no standing orders.
refusal-game-points-given = { $place } has lateness or penalty points. Play at the board, or use `/penalty revoke` first.
refusal-game-needs-judge = Only judges and organizers can do this in game #{ $game }. { $status ->
    [open] Until it starts, players take and leave seats themselves.
    [starting] It is about to start.
    [playing] Players: press "Judge" under the board.
    [paused] It is paused: tell the judge in its thread.
   *[over] Ask an organizer.
}
refusal-game-judge-plays = You play in game #{ $game }, so you can't judge it. Press "Judge", or ask an organizer.

chances-title = Win chance per turn
chances-line = Turn { $turn }: { $shares }
game-next-none = ✅ No other game is waiting for you.
