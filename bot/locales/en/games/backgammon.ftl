# Backgammon played by post: command, board, panel, log, messages.

cmd-backgammon = backgammon
    .description = Play an async backgammon match
cmd-backgammon-new = new
    .description = Open a match against anyone, a member or a bot
    .points = points
    .points-description = Match length, 1 to 25 points (default 5)
    .opponent = opponent
    .opponent-description = Reserve the other seat for this member
    .house = house
    .house-description = Play against a bot of this level
    .resigning = resigning
    .resigning-description = When a game may be resigned
    .hours = hours
    .hours-description = Waking hours per turn, 1 to 72 (default 12)
    .reserve = reserve
    .reserve-description = Reserve in waking hours per match point (0 none, default 12)
    .word = word
    .word-description = Your word for the dice
    .table = table
    .table-description = Play a league table: players, length and result

cmd-backgammon-clock = clock
    .description = Add a time reserve to a running match (judges)
    .reserve = reserve
    .reserve-description = Waking hours per point still needed, half for each (0: none)
    .game = game
    .game-description = Which game

choice-backgammon-level-beginner = Beginner, error rate about 45
choice-backgammon-level-club = Club player, error rate about 16
choice-backgammon-level-expert = Expert, error rate about 5
choice-backgammon-thumb-beginner = Rule of thumb, error rate about 105
choice-backgammon-thumb-club = Rule of thumb, error rate about 80
choice-backgammon-thumb-expert = Rule of thumb, error rate about 55
choice-backgammon-resigning-race = Only without contact (tournament rules)
choice-backgammon-resigning-any = At any time

backgammon-name = Backgammon
backgammon-title = Async backgammon #{ $game }
backgammon-lobby-options = Match to { $points }
    Resigning a game: { $resigning }
    Bot level: { $level }
    Turn limit: { $hours } h (waking hours){ $reserve }
backgammon-lobby-reserve = , plus { $hours } h reserve per point; running out loses the match (house rule)
backgammon-lobby-no-reserve = ; no reserve: on a timeout the bot plays
backgammon-lobby-no-reserve-league = ; no reserve: on a timeout the bot plays; too many in a row lose the match (`/event show`)
backgammon-post-flag = { " " }⏱️ time runs out { $at }
backgammon-post-reserve = { " " }⏱️ { $hours } h reserve
backgammon-resigning-race = only without contact (tournament rules)
backgammon-resigning-any = at any time

backgammon-phase-opening = rolls for the first move
backgammon-phase-before-roll = rolls or doubles
backgammon-phase-dice = is rolling
backgammon-phase-move = plays { $first }-{ $second }
backgammon-phase-doubled = doubled
backgammon-phase-resigned = offers to resign
backgammon-phase-over = is done
backgammon-post-doubled = ✖️ { $name } must take or pass (cube { $value }).
backgammon-post-resigned = 🏳️ { $name } must accept or play on.
backgammon-post-seat = { $mark } **{ $name }**{ $marks } **{ $score }** ({ $away } away), pips { $pips }{ $reserve }
backgammon-post-cube-middle = ✖️ Cube centered at { $value }
backgammon-post-cube = ✖️ { $owner } owns the cube at { $value }
backgammon-post-crawford = { $points ->
    [1] ✖️ 1-point match: no cube
   *[other] ✖️ Crawford game: no cube
 }
backgammon-over-score = { $mark } **{ $name }** { $raw } pt{ $marks }
backgammon-over-score-recorded = { $mark } **{ $name }** { $raw } pt, recorded as { $recorded }{ $marks }
backgammon-panel-over-score = { $name }: { $points } pt

backgammon-card-cube = ✖️ Game #{ $game }: your answer to the double is needed
backgammon-card-reminder-cube = ⏰ Game #{ $game } is waiting for your answer.
backgammon-card-done-cube = ✅ Game #{ $game }: answered

backgammon-panel-own = { $mark } You: pips { $pips } (opponent { $theirs }). Score { $score }–{ $against } to { $points }.{ $reserve }
backgammon-panel-rival = { $mark } { $name }: { $reserve }
backgammon-panel-roll-now = ▶️ Roll the dice.
backgammon-panel-roll-or-double = ▶️ Roll, or double first.
backgammon-panel-choose-play = 🎲 You rolled **{ $first }-{ $second }**: { $plays ->
        [one] one play
       *[other] { $plays } plays
    }. Choose one, then confirm.
backgammon-panel-confirm-play = 🎲 { $first }-{ $second }: **{ $play }**? The arrows show it. Confirm to play.
backgammon-panel-double-sure = ✖️ Double to { $value }? { $name } takes, or passes and loses the game. You can't undo this.
backgammon-panel-dead-cube = ⚠️ Dead cube: winning this game already wins the match.
backgammon-panel-doubled = ✖️ **{ $name }** doubles to { $value }. Take the cube, or pass and lose { $points } pt.
backgammon-panel-drop-sure = 👎 Pass? { $name } wins this game ({ $points } pt).
backgammon-panel-resign-how = 🏳️ Resign how much? { "" }Your opponent may decline. To resign the match: `/game resign`.
backgammon-panel-resigned-single = 🏳️ **{ $name }** offers a single game ({ $points } pt).
backgammon-panel-resigned-gammon = 🏳️ **{ $name }** offers a gammon ({ $points } pt).
backgammon-panel-resigned-backgammon = 🏳️ **{ $name }** offers a backgammon ({ $points } pt).
backgammon-panel-orders-title = 📋 **Standing orders.** The bot follows them for you. Nobody sees or notices them.
backgammon-panel-orders-always = Always automatic: forced plays, rolls without a possible double, decided races.
backgammon-panel-orders-place-message = 📬 Your turns come by DM.
backgammon-panel-orders-place-thread = 🧵 Your turns come in the game's thread.

backgammon-panel-roll = Roll
backgammon-panel-double = Double to { $value }
backgammon-panel-take = Take ({ $value })
backgammon-panel-drop = Pass (lose { $points })
backgammon-panel-resign = Resign the game
backgammon-panel-resign-single = Single game ({ $points } pt)
backgammon-panel-resign-gammon = Gammon ({ $points } pt)
backgammon-panel-resign-backgammon = Backgammon ({ $points } pt)
backgammon-panel-claim-single = Claim win ({ $points } pt)
backgammon-panel-claim-gammon = Claim gammon ({ $points } pt)
backgammon-panel-claim-backgammon = Claim backgammon ({ $points } pt)
backgammon-panel-accept = Accept ({ $points } pt)
backgammon-panel-play-on = Play on
backgammon-panel-confirm = Confirm { $play }
backgammon-panel-step = { $die }: { $way }
backgammon-panel-leaves = { $plays ->
        [one] then one play
       *[other] then { $plays } plays
    }
backgammon-panel-orders-ask-roll = Ask me when I could double
backgammon-panel-orders-roll = Always roll for me, never double
backgammon-panel-orders-ask = Ask me about each double
backgammon-panel-orders-take = Take next double
backgammon-panel-orders-drop = Pass next double
backgammon-panel-orders-take-at = Take a double to { $value }
backgammon-panel-orders-drop-at = Pass a double to { $value }
backgammon-panel-orders-take-to = Take next double, if { $value } or less
backgammon-panel-orders-drop-from = Pass next double, if { $value } or more
backgammon-panel-orders-clear = Clear all orders
backgammon-panel-pick-play = Choose a play
backgammon-panel-pick-die-1 = Play a 1
backgammon-panel-pick-die-2 = Play a 2
backgammon-panel-pick-die-3 = Play a 3
backgammon-panel-pick-die-4 = Play a 4
backgammon-panel-pick-die-5 = Play a 5
backgammon-panel-pick-die-6 = Play a 6
backgammon-panel-pick-orders-dice = 🎲 Dice
backgammon-panel-pick-orders-cube = ✖️ Answer to a double

backgammon-log-line = { $name }: { $deeds }
backgammon-log-begun = 🎲 Match to { $points } begins
backgammon-log-opening = 🎲 Opening { $first }-{ $second }: { $name } begins
backgammon-log-opening-tie = 🎲 Opening { $first }-{ $second }: re-roll
backgammon-log-rolled = 🎲 { $dice }
backgammon-log-played = 🎲 { $dice }: { $play }
backgammon-log-danced = 🎲 { $dice }: no play
backgammon-log-doubled = ✖️ doubles to { $value }
backgammon-log-taken = 👍 takes at { $value }
backgammon-log-dropped = 👎 passes
backgammon-log-resigns-single = 🏳️ offers a single game
backgammon-log-resigns-gammon = 🏳️ offers a gammon
backgammon-log-resigns-backgammon = 🏳️ offers a backgammon
backgammon-log-resignation-accepted = accepts
backgammon-log-resignation-refused = plays on
backgammon-log-claimed = the race is decided
backgammon-log-won-single = 🏆 { $name } wins { $points } pt
backgammon-log-won-gammon = 🏆 { $name } wins a gammon: { $points } pt
backgammon-log-won-backgammon = 🏆 { $name } wins a backgammon: { $points } pt
backgammon-log-flag = ⌛ { $name } ran out of time and loses the match
backgammon-log-flag-certain = ⌛ { $name } ran out of time, but has certainly won
backgammon-log-broken-off = ⌛ Ended; nobody wins.
backgammon-log-conceded = 🏳️ { $name } resigns the match

backgammon-picture-pips = { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
backgammon-picture-money = { $score } pt
backgammon-picture-score = { $score } pt · { $away } away
backgammon-picture-match = { $points }-point match · game { $game }
backgammon-picture-film = The match as a film, { $frames } pictures. The end: { $end }
backgammon-picture-crawford = { $points ->
    [1] 1-point match · no cube
   *[other] { $points }-point match · game { $game } · Crawford game, no cube
 }
backgammon-alt-dice = Dice: { $first } and { $second }.
backgammon-alt-place = { $place }: { $number }
backgammon-alt-side = { $name } (pips { $pips }, score { $score }): { $places }
backgammon-alt-bar = bar
backgammon-alt-off = off
backgammon-alt-doubled = Cube offered at { $value }.
backgammon-alt-cube-middle = Cube centered ({ $value }).
backgammon-alt-cube = { $name } owns the cube ({ $value }).
backgammon-replay-dice = 🎲 { $rolls } rolls, mean { $mean } (expected 7.00)

backgammon-me-next-cube = ✖️ **{ $title }**: answer the double.

choice-help-backgammon = Async backgammon
backgammon-help = Deadlines, orders, judges: "Async games".
    
    1️⃣ **Start**: `/backgammon new`. `opponent` invites a member, `house` is a bot, `points` the length.
    2️⃣ **Turn**: roll or double, pick a play.
    3️⃣ **Cube**: they take or pass. Crawford rule.
    4️⃣ **Automatic**: forced plays, decided races. More: "Orders".
    5️⃣ **Clock**: overtime uses your reserve; at zero you lose unless the win is certain. `reserve:0`: the bot plays.
    6️⃣ **Afterwards**: `/game analysis`.
    7️⃣ **At the board**: `/match`.

backgammon-analysis-by = By { $evaluator }; luck by the same network, 1-ply. Equity in cubes. Error rate: average loss per decision in thousandths, without forced plays and clear rolls. ?! doubtful (from 0.03), ? error (0.06), ?? blunder (0.12).
backgammon-analysis-unjudged = No strong evaluator runs here, so play and luck are not judged. GNU Backgammon and others read the match's .mat file.
backgammon-analysis-player = **{ $name }**: error rate { $rate }, { $decisions } decisions, { $given } lost (?! { $doubtful } · ? { $error } · ?? { $blunder }); luck { $luck }
backgammon-analysis-result = **{ $name }**: result { $result }, without luck { $adjusted }
backgammon-analysis-match = Result: match win chance gained, in percent; without luck: minus both players' luck.
backgammon-analysis-money = Result: points won; without luck: minus both players' luck.
backgammon-analysis-worst = **Costliest decisions**
backgammon-analysis-decision = { $number }. { $name }, game { $game }: { $did } lost { $loss }{ $mark }; better { $best }
backgammon-analysis-roll = rolling
backgammon-analysis-double = doubling
backgammon-analysis-take = the take
backgammon-analysis-drop = the pass
backgammon-picture-better = { $number }. Better: { $best } (by { $loss })
backgammon-panel-table-from = checker on { $point }
backgammon-panel-table-to = to { $point }
backgammon-panel-table-says = 🎲 You rolled **{ $first }-{ $second }**. Tap a checker; you confirm at the end.
