# Rivals for Catan played by post: command, board, log, messages.

cmd-rivals = rivals
    .description = Play async Rivals for Catan
cmd-rivals-new = new
    .description = Open a game against anyone, a member or a bot
    .set = set
    .set-description = Which cards (default: introductory game)
    .opponent = opponent
    .opponent-description = Reserve the other seat for this member
    .house = house
    .house-description = Play against a bot
    .preset = preset
    .preset-description = Rules where league and print differ (default: print)
    .hours = hours
    .hours-description = Waking hours per turn, 1 to 72 (default 12)
    .word = word
    .word-description = Your word for the dice
    .table = table
    .table-description = Play a league table: its players, goal and result

choice-rivals-set-intro = Introductory game (first to 7)
choice-rivals-set-gold = Era of Gold (first to 12)
choice-rivals-set-turmoil = Era of Turmoil (first to 12)
choice-rivals-set-progress = Era of Progress (first to 12)
choice-rivals-set-duel = Duel of the Princes (first to 13)
choice-rivals-preset-document = League document
choice-rivals-preset-printed = Printed rules

rivals-name = Rivals for Catan
rivals-title = Async Rivals #{ $game }
rivals-lobby-options = Cards: { $set }
    Goal: { $goal } VP
    Rules: { $preset }
    Turn limit: { $hours } h (waking hours){ $late }
rivals-lobby-late = ; on a timeout the bot plays
rivals-lobby-late-league = ; on a timeout the bot plays; too many in a row lose the match (`/event show`)

rivals-phase-asked = has to decide first
rivals-phase-before = is about to roll
rivals-phase-dice = is rolling
rivals-phase-main = rolled { $number }: trades, builds and plays cards
rivals-phase-over = is done
rivals-post-asked = ❗ { $name } must decide.
rivals-post-seat = { $mark } **{ $name }**{ $marks } **{ $points }/{ $goal }** { $tokens } · 🃏{ $hand } · commerce { $commerce }, strength { $strength }, skill { $skill }, progress { $progress } · { $goods }
rivals-post-stock = 🎴 Stacks { $stacks }, events { $events } · left 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities } · open: { $open }
rivals-over-score = { $mark } **{ $name }** { $raw } VP{ $marks }
rivals-over-score-recorded = { $mark } **{ $name }** { $raw } VP, recorded as { $recorded }{ $marks }
rivals-panel-over-score = { $name }: { $points } VP
rivals-replay-dice = 🎲 { $rolls } rolls. Numbers { $numbers }. Events: { $faces }

rivals-good-lumber = { $sign } Lumber
rivals-good-brick = { $sign } Brick
rivals-good-grain = { $sign } Grain
rivals-good-wool = { $sign } Wool
rivals-good-ore = { $sign } Ore
rivals-good-gold = { $sign } Gold
rivals-store = { $good } 🎲{ $number } ({ $held }/{ $full })
rivals-store-cache = 🪙 Gold Cache ({ $held }/{ $full })
rivals-slot = 🏠{ $number } { $row ->
    [above] right
   *[below] left
} ({ $regions })

rivals-sign-victory = ★{ $number }
rivals-sign-commerce = C{ $number }
rivals-sign-strength = S{ $number }
rivals-sign-skill = Sk{ $number }
rivals-sign-progress = P{ $number }
rivals-sign-double = ×2
rivals-picture-points = ★ { $points }/{ $goal }
rivals-picture-hand = hand { $cards }
rivals-picture-signs = Commerce { $commerce } · Strength { $strength } · Skill { $skill } · Progress { $progress }
rivals-picture-trade = ★Trade
rivals-picture-strength = ★Strength
rivals-picture-words = { $name } ({ $points }/{ $goal } VP): settlements { $settlements }, cities { $cities }. { $signs }. Regions: { $regions }. Expansions: { $built }.
rivals-picture-film = The game as a film, { $frames } pictures. The end: { $end }

rivals-log-line = { $name }: { $deeds }
rivals-log-dice = 🎲 { $number } · { $face }
rivals-log-face-brigand = Brigand Attack
rivals-log-face-trade = Trade
rivals-log-face-celebration = Celebration
rivals-log-face-harvest = Plentiful Harvest
rivals-log-face-event = Event card
rivals-log-event = 📜 Event: { $card }
rivals-log-region = 🗺️ New region: { $goods } { $number }
rivals-log-guard = 🛡️ Protection die: { $number }
rivals-log-claimed = 🏆 declares victory
rivals-log-road = 🛤️ builds a road
rivals-log-settlement = 🏠 builds a settlement
rivals-log-settlement-scout = 🏠 builds a settlement with the { $card }
rivals-log-city = 🏙️ builds a city
rivals-log-built = 🔨 { $card }
rivals-log-built-upon = 🔨 { $card } in place of { $under }
rivals-log-removed = 🗑️ removes { $card }
rivals-log-played = 🃏 { $card }
rivals-log-played-number = 🃏 { $card }: { $number }
rivals-log-exchanged = 🔁 trades with the supply
rivals-log-mint = 🔁 uses the Mint
rivals-log-gained = gains { $goods }
rivals-log-gone = loses { $goods }
rivals-log-paid = pays { $goods }
rivals-log-bought = buys { $goods }, 1🪙 each
rivals-log-seized = takes { $goods }
rivals-log-gave = hands over { $goods }
rivals-log-chose = takes the first hand from stack { $stack }
rivals-log-chose-own = takes the first hand from stack { $stack }: { $cards }
rivals-log-drew = draws from stack { $stack }
rivals-log-drew-own = draws from stack { $stack }: { $cards }
rivals-log-searched = looks through stack { $stack }
rivals-log-searched-own = looks through stack { $stack }: { $cards }
rivals-log-picked = takes { $card }
rivals-log-picked-hand = takes { $card } from { $whose }'s hand
rivals-log-picked-pile = takes { $card } from { $whose }'s discard pile
rivals-log-returned = puts { $card } under stack { $stack }
rivals-log-returned-open = lays { $card } open
rivals-log-returned-hand = puts { $whose }'s { $card } from hand under stack { $stack }
rivals-log-returned-open-hand = lays { $whose }'s { $card } from hand open
rivals-log-swapped = puts { $card } under stack { $stack } for another
rivals-log-swapped-open = lays { $card } open for another
rivals-log-unseen-pick = takes a card
rivals-log-unseen-pick-hand = takes a card from { $whose }'s hand
rivals-log-unseen-pick-pile = takes a card from { $whose }'s discard pile
rivals-log-unseen-return = puts a card under stack { $stack }
rivals-log-unseen-return-open = lays a card open
rivals-log-unseen-return-hand = puts a card from { $whose }'s hand under stack { $stack }
rivals-log-unseen-return-open-hand = lays a card from { $whose }'s hand open
rivals-log-unseen-swap = puts a card under stack { $stack } for another
rivals-log-unseen-swap-open = lays a card open for another
rivals-log-named = 👉 { $card }
rivals-log-lost = 💥 loses { $card }: under stack { $stack }
rivals-log-lost-open = 💥 loses { $card }: open
rivals-log-lost-discarded = 💥 loses { $card }: discard pile
rivals-log-moved-regions = 🔀 swaps regions: { $regions }
rivals-log-moved-cards = 🔀 swaps cards: { $cards }
rivals-log-finished = ends the turn
rivals-log-flag = ⌛ { $name } ran out of time: { $winner } wins
rivals-log-broken-off = ⌛ Ended; nobody wins.
rivals-log-resigned = 🏳️ { $name } resigned: { $winner } wins

choice-help-rivals = Async Rivals
rivals-help = For two. Deadlines, orders, judges: "Async games".
    
    1️⃣ **Start**: `/rivals new`. `opponent` invites a member, `house` is a bot, `set` the cards, `preset` the rules.
    2️⃣ **Turn**: "Roll", build, exchange, play cards. End it, or end and swap a card.
    3️⃣ **Cards** shows cost, effect and what is missing. Only you see your hand.
    4️⃣ **Events and attacks** may need your choice in the other's turn.
    5️⃣ **Orders** act for you, delayed so no one can tell.
    6️⃣ **Victory**: declare it at the goal.

rivals-analysis-by = Win chances: the bot's estimate. Luck: dice income against this position's average, draws against the stack's average. Turning points (turns, payments, choices, answers to events and attacks): simulated games from what the player could know.
rivals-analysis-player = **{ $name }**: { $goods } resources from dice (average { $average }, { $more }); { $drawn } cards drawn, { $better } above average. Dice income: { $income }
rivals-analysis-turning = **Turning points**
rivals-analysis-point = { $number }. { $name }, turn { $turn }: { $did }; better { $best } (+{ $chance } points of win chance or more)
