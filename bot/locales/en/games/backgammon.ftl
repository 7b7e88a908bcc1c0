# Backgammon played by post: command, board, panel, log, messages.

cmd-backgammon = backgammon
    .description = Play a backgammon match turn by turn, each in your own time
cmd-backgammon-new = new
    .description = Open a backgammon match: against anybody, somebody, or the house
    .points = points
    .points-description = Length of the match, 1 to 25 points (5 if you leave it out)
    .opponent = opponent
    .opponent-description = Keep the other seat for this member
    .house = house
    .house-description = Play against the house instead, at this strength
    .resigning = resigning
    .resigning-description = When a game may be given up
    .hours = hours
    .hours-description = Waking hours for a turn, 1 to 72 (12 if you leave it out)
    .reserve = reserve
    .reserve-description = Reserve in waking hours for each point of the match, 0 for none (12 if you leave it out)
    .word = word
    .word-description = A word of yours that goes into the dice
    .table = table
    .table-description = Play a league table: its players, its length, and its result

cmd-backgammon-clock = clock
    .description = Bring a reserve of time into a match that is being played (judges)
    .reserve = reserve
    .reserve-description = Waking hours for each point, of which both get half for each point still needed; 0 takes it out
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
backgammon-title = Backgammon by post #{ $game }
backgammon-lobby-options = Match: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    Giving a game up: { $resigning }
    House player: { $level }
    Time for a turn: { $hours ->
        [one] 1 waking hour
       *[other] { $hours } waking hours
    }{ $reserve }
backgammon-lobby-reserve = , and a reserve of { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } for each point of the match; whoever uses it up loses the match (house rule, after the tournament’s clock)
backgammon-lobby-no-reserve = ; without a reserve the bot plays on for whoever is late
backgammon-lobby-no-reserve-league = ; without a reserve the bot plays for whoever is late, and whoever misses as many turns in a row as the regulations say loses the match (`/event show`)
backgammon-post-flag = { " " }⏱️ the flag falls { $at }
backgammon-post-reserve = { " " }⏱️ { $hours } h reserve
backgammon-resigning-race = only without contact, as the tournament has it
backgammon-resigning-any = at any time

backgammon-phase-opening = throws for the first move
backgammon-phase-before-roll = rolls or doubles
backgammon-phase-dice = is rolling
backgammon-phase-move = plays { $first }-{ $second }
backgammon-phase-doubled = has doubled
backgammon-phase-resigned = has offered to give the game up
backgammon-phase-over = has finished
backgammon-post-doubled = ✖️ { $name } must take or pass the cube at { $value }.
backgammon-post-resigned = 🏳️ { $name } must accept it or play on.
backgammon-post-seat = { $mark } **{ $name }**{ $marks } **{ $score }** ({ $away } away), { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }{ $reserve }
backgammon-post-cube-middle = ✖️ Cube in the middle at { $value }
backgammon-post-cube = ✖️ { $owner } owns the cube at { $value }
backgammon-post-crawford = { $points ->
    [1] ✖️ A match to one point: no cube
   *[other] ✖️ Crawford game: no cube
 }
backgammon-over-score = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }{ $marks }
backgammon-over-score-recorded = { $mark } **{ $name }** { $raw ->
        [one] 1 point
       *[other] { $raw } points
    }, recorded as { $recorded }{ $marks }
backgammon-panel-over-score = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

backgammon-card-cube = ✖️ Game #{ $game }: your opponent waits for your answer.
backgammon-card-reminder-cube = ⏰ Game #{ $game } still waits for your answer.
backgammon-card-done-cube = ✅ Game #{ $game }: answered

backgammon-panel-own = { $mark } You: { $pips ->
        [one] one pip
       *[other] { $pips } pips
    } against { $theirs }. Score { $score }–{ $against } in a { $points }-point match.{ $reserve }
backgammon-panel-rival = { $mark } { $name }: { $reserve }
backgammon-panel-roll-now = ▶️ Roll the dice.
backgammon-panel-roll-or-double = ▶️ Roll the dice, or double first.
backgammon-panel-choose-play = 🎲 You rolled **{ $first }-{ $second }**: { $plays ->
        [one] one play
       *[other] { $plays } plays
    }. Choose one; you confirm it on the next screen.
backgammon-panel-confirm-play = 🎲 { $first }-{ $second }: **{ $play }**? The arrows show it. Nothing is played until you confirm.
backgammon-panel-double-sure = ✖️ Double to { $value }? { $name } takes, or passes and loses the game. This cannot be taken back.
backgammon-panel-dead-cube = ⚠️ The cube can bring you nothing more: what stands already wins the match.
backgammon-panel-doubled = ✖️ **{ $name }** doubles to { $value }. Take and own the cube, or pass and lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
backgammon-panel-drop-sure = 👎 Pass? { $name } wins this game and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
backgammon-panel-resign-how = 🏳️ What do you offer to lose? { "" }Your opponent may want to play on. `/game resign` gives up the whole match.
backgammon-panel-resigned-single = 🏳️ **{ $name }** offers to lose a single game ({ $points } pt).
backgammon-panel-resigned-gammon = 🏳️ **{ $name }** offers to lose a gammon ({ $points } pt).
backgammon-panel-resigned-backgammon = 🏳️ **{ $name }** offers to lose a backgammon ({ $points } pt).
backgammon-panel-orders-title = 📋 **Standing orders.** The bot carries them out for you. Nobody else sees them, and the pace of the game does not show that there are any.
backgammon-panel-orders-always = For everybody: forced plays are made, the dice roll where no double is possible, and a race that nothing can change is settled.
backgammon-panel-orders-place-message = 📬 Your turns come by private message.
backgammon-panel-orders-place-thread = 🧵 Your turns come in the game’s thread.

backgammon-panel-roll = Roll
backgammon-panel-double = Double to { $value }
backgammon-panel-take = Take ({ $value })
backgammon-panel-drop = Pass (lose { $points })
backgammon-panel-resign = Give up the game
backgammon-panel-resign-single = Single game ({ $points } pt)
backgammon-panel-resign-gammon = Gammon ({ $points } pt)
backgammon-panel-resign-backgammon = Backgammon ({ $points } pt)
backgammon-panel-claim-single = Claim the won race ({ $points } pt)
backgammon-panel-claim-gammon = Claim the won gammon ({ $points } pt)
backgammon-panel-claim-backgammon = Claim the won backgammon ({ $points } pt)
backgammon-panel-accept = Accept ({ $points } pt)
backgammon-panel-play-on = Play on
backgammon-panel-confirm = Confirm { $play }
backgammon-panel-step = { $die }: { $way }
backgammon-panel-leaves = { $plays ->
        [one] then one play
       *[other] then { $plays } plays
    }
backgammon-panel-orders-ask-roll = Ask me where I could double
backgammon-panel-orders-roll = Always roll for me, without doubling
backgammon-panel-orders-ask = Ask me about every double
backgammon-panel-orders-take = Take the next double
backgammon-panel-orders-drop = Pass the next double
backgammon-panel-orders-take-at = Take a double to { $value }
backgammon-panel-orders-drop-at = Pass a double to { $value }
backgammon-panel-orders-take-to = Take the next double up to { $value }
backgammon-panel-orders-drop-from = Pass the next double from { $value } on
backgammon-panel-orders-clear = Forget all orders
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
backgammon-log-begun = 🎲 { $points ->
        [one] A match to 1 point begins.
       *[other] A match to { $points } points begins.
    }
backgammon-log-opening = 🎲 Opening { $first }-{ $second }: { $name } begins
backgammon-log-opening-tie = 🎲 Opening { $first }-{ $second }: thrown again
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
backgammon-log-won-single = 🏆 { $name } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }
backgammon-log-won-gammon = 🏆 { $name } wins a gammon: { $points } points
backgammon-log-won-backgammon = 🏆 { $name } wins a backgammon: { $points } points
backgammon-log-flag = ⌛ { $name }’s time has run out: the match is lost
backgammon-log-flag-certain = ⌛ { $name }’s time has run out, but the match is won for certain
backgammon-log-broken-off = ⌛ Time is called; nobody wins.
backgammon-log-conceded = 🏳️ { $name } gives up the match

backgammon-picture-pips = { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
backgammon-picture-money = { $score } pt
backgammon-picture-score = { $score } pt · { $away } away
backgammon-picture-match = { $points }-point match · game { $game }
backgammon-picture-film = The match as a film, { $frames } pictures, one for each play or more. The end: { $end }
backgammon-picture-crawford = { $points ->
    [1] 1-point match · no cube
   *[other] { $points }-point match · game { $game } · Crawford game, no cube
 }
backgammon-alt-dice = Dice: { $first } and { $second }.
backgammon-alt-place = { $place }: { $number }
backgammon-alt-side = { $name } ({ $pips ->
        [one] one pip
       *[other] { $pips } pips
    }, score { $score }): { $places }
backgammon-alt-bar = bar
backgammon-alt-off = off
backgammon-alt-doubled = The cube is offered at { $value }.
backgammon-alt-cube-middle = The cube is in the middle ({ $value }).
backgammon-alt-cube = { $name } owns the cube ({ $value }).
backgammon-replay-dice = 🎲 { $rolls } rolls, mean { $mean } (expected 7.00)

backgammon-me-next-cube = ✖️ **{ $title }**: answer your opponent.

choice-help-backgammon = Backgammon by post
backgammon-help = Backgammon by post: a turn takes one to three taps. How deadlines, orders and judges work stands on the page “Games by post”.

    1️⃣ **Begin.** `/backgammon new` looks for anybody, `opponent` keeps the seat for somebody, `house` plays you at one of three strengths. `points` is the length of the match; at a league table the event decides it.
    2️⃣ **A turn:** “Roll”, or double first. Then choose your play from the menu, look at the arrows, and confirm. Where there are more than 25 plays you choose checker by checker; “Back” takes back.
    3️⃣ **The cube:** a double is asked about once more, then your opponent takes or passes. The Crawford rule holds by itself.
    4️⃣ **By itself:** forced plays, rolls where no double is possible, a race that nothing can change. Under “Orders” you can have every roll made for you, or answer a double in advance.
    5️⃣ **The clock** (house rule, after the tournament’s): each turn has its hours; what goes beyond them is taken from your reserve. Whoever uses it up loses the match, unless it is won for certain already. With `reserve:0` there is none, and the bot plays on; in a league whoever misses turn after turn loses the match (`/event show` says how many).
    6️⃣ **No aid during a match.** Afterwards `/game replay` checks the dice and gives the match as .mat, and `/game analysis` judges the play and says who judges.
    7️⃣ **At the board** `/match` keeps the sheet of a league match in its thread: draw, clock, score, breaks. `/clock time` answers what the rules say about time.

backgammon-analysis-by = Judged by { $evaluator }; luck by the same network, 1-ply. Equity in cubes; the error rate is what a decision gave away on average, in thousandths. Forced plays and clear rolls do not count. Marks: ?! doubtful (from 0.03), ? error (0.06), ?? blunder (0.12).
backgammon-analysis-unjudged = No strong evaluator runs on this bot’s machine, so play and luck are not judged. GNU Backgammon and other programs judge the .mat file of the match.
backgammon-analysis-player = **{ $name }**: error rate { $rate }, { $decisions } decisions, { $given } given away (?! { $doubtful } · ? { $error } · ?? { $blunder }); luck { $luck }
backgammon-analysis-result = **{ $name }**: result { $result }, without luck { $adjusted }
backgammon-analysis-match = Result: chance to win the match gained from start to end, in percent; without luck: the same minus the luck of both players.
backgammon-analysis-money = Result: points won; without luck: the same minus the luck of both players.
backgammon-analysis-worst = **The dearest decisions**
backgammon-analysis-decision = { $number }. { $name }, game { $game }: { $did } gave away { $loss }{ $mark }; better { $best }
backgammon-analysis-roll = rolling
backgammon-analysis-double = doubling
backgammon-analysis-take = the take
backgammon-analysis-drop = the pass
backgammon-picture-better = { $number }. Better: { $best } (by { $loss })
backgammon-panel-table-from = checker on { $point }
backgammon-panel-table-to = to { $point }
backgammon-panel-table-says = 🎲 You rolled **{ $first }-{ $second }**. Tap a checker; you confirm the play at the end.
