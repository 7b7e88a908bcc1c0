# Rivals for Catan played by post: command, board, log, messages.

cmd-rivals = rivals
    .description = Play Rivals for Catan turn by turn, each in your own time
cmd-rivals-new = new
    .description = Open a game of Rivals: against anybody, somebody, or the house
    .set = set
    .set-description = Which cards (the introductory game if you leave it out)
    .opponent = opponent
    .opponent-description = Keep the other seat for this member
    .house = house
    .house-description = Play against the house instead
    .preset = preset
    .preset-description = Which reading where league document and printed rules differ (printed if you leave it out)
    .hours = hours
    .hours-description = Waking hours for a turn, 1 to 72 (12 if you leave it out)
    .word = word
    .word-description = A word of yours that goes into the dice
    .table = table
    .table-description = Play a league table: its players, its goal, and its result

choice-rivals-set-intro = Introductory game (first to 7)
choice-rivals-set-gold = Era of Gold (first to 12)
choice-rivals-set-turmoil = Era of Turmoil (first to 12)
choice-rivals-set-progress = Era of Progress (first to 12)
choice-rivals-set-duel = Duel of the Princes, all three eras (first to 13)
choice-rivals-preset-document = The league's document
choice-rivals-preset-printed = The printed rules

rivals-name = Rivals for Catan
rivals-title = Rivals by post #{ $game }
rivals-lobby-options = Cards: { $set }
    Goal: { $goal } victory points
    Where the sources differ: { $preset }
    Time for a turn: { $hours ->
        [one] 1 waking hour
       *[other] { $hours } waking hours
    }{ $late }
rivals-lobby-late = ; the bot plays on for whoever is late
rivals-lobby-late-league = ; the bot plays for whoever is late, and whoever misses as many turns in a row as the regulations say loses the match (`/event show`)

rivals-phase-asked = has something to decide first
rivals-phase-before = is about to roll
rivals-phase-dice = is rolling
rivals-phase-main = rolled { $number }: trades, builds and plays cards
rivals-phase-over = has finished
rivals-post-asked = ❗ { $name } must decide.
rivals-post-seat = { $mark } **{ $name }**{ $marks } **{ $points }/{ $goal }** { $tokens } · 🃏{ $hand } · commerce { $commerce }, strength { $strength }, skill { $skill }, progress { $progress } · { $goods }
rivals-post-stock = 🎴 Stacks { $stacks }, events { $events } · left to build 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities } · open to both: { $open }
rivals-over-score = { $mark } **{ $name }** { $raw ->
        [one] 1 victory point
       *[other] { $raw } victory points
    }{ $marks }
rivals-over-score-recorded = { $mark } **{ $name }** { $raw } victory points, recorded as { $recorded }{ $marks }
rivals-panel-over-score = { $name }: { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
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
rivals-picture-words = { $name } ({ $points } of { $goal } points): { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    }, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }. { $signs }. Regions: { $regions }. Expansions: { $built }.
rivals-picture-film = The game as a film, { $frames } pictures, one for each turn or more. The end: { $end }

rivals-log-line = { $name }: { $deeds }
rivals-log-dice = 🎲 { $number } · { $face }
rivals-log-face-brigand = Brigand Attack
rivals-log-face-trade = Trade
rivals-log-face-celebration = Celebration
rivals-log-face-harvest = Plentiful Harvest
rivals-log-face-event = Event card
rivals-log-event = 📜 Event: { $card }
rivals-log-region = 🗺️ New region: { $goods } { $number }
rivals-log-guard = 🛡️ Die for protection: { $number }
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
rivals-log-returned = puts { $card } beneath stack { $stack }
rivals-log-returned-open = lays { $card } open
rivals-log-returned-hand = puts { $card } of { $whose }'s hand beneath stack { $stack }
rivals-log-returned-open-hand = lays { $card } of { $whose }'s hand open
rivals-log-swapped = puts { $card } beneath stack { $stack }, to take another
rivals-log-swapped-open = lays { $card } open, to take another
rivals-log-unseen-pick = takes a card
rivals-log-unseen-pick-hand = takes a card of { $whose }'s hand
rivals-log-unseen-pick-pile = takes a card of { $whose }'s discard pile
rivals-log-unseen-return = puts a card beneath stack { $stack }
rivals-log-unseen-return-open = lays a card open
rivals-log-unseen-return-hand = puts a card of { $whose }'s hand beneath stack { $stack }
rivals-log-unseen-return-open-hand = lays a card of { $whose }'s hand open
rivals-log-unseen-swap = puts a card beneath stack { $stack }, to take another
rivals-log-unseen-swap-open = lays a card open, to take another
rivals-log-named = 👉 { $card }
rivals-log-lost = 💥 loses { $card }: beneath stack { $stack }
rivals-log-lost-open = 💥 loses { $card }: it lies open
rivals-log-lost-discarded = 💥 loses { $card }: on the discard pile
rivals-log-moved-regions = 🔀 regions change places: { $regions }
rivals-log-moved-cards = 🔀 cards change places: { $cards }
rivals-log-finished = ends the turn
rivals-log-flag = ⌛ { $name }'s time has run out: { $winner } wins
rivals-log-broken-off = ⌛ Time is called; nobody wins.
rivals-log-resigned = 🏳️ { $name } gives up: { $winner } wins

choice-help-rivals = Rivals by post
rivals-help = Rivals for Catan by post, for two. How deadlines, orders and judges work stands on the page "Games by post".

    1️⃣ **Begin.** `/rivals new` looks for anybody, `opponent` keeps the seat for somebody, `house` plays you. `set` is the introductory game, one of three eras, or the duel; `preset` says which reading holds where the league's document and the printed rules differ.
    2️⃣ **A turn:** "Roll". Then build, exchange and play cards from the menus, and end the turn: with your cards as they are, or to exchange one. Where goods can come from or go to several regions, you choose.
    3️⃣ **Your hand** is for you alone; "Cards" shows what each costs, does and lacks.
    4️⃣ **Events and attacks** may ask you in the other's turn: you are written to and have time of your own. Where both choose, neither sees the other's choice before both have chosen.
    5️⃣ **Orders** roll for you; when an event asks, they take the good you have least of or give up the card that is worth least; they pay where most lies. In the other's turn they act some minutes late, so that nobody can tell that they stand.
    6️⃣ **Victory** is declared, with the goal reached on your own turn. Whoever gives up has lost.

rivals-analysis-by = Win chances by the house's measure. What luck did: what the production die yielded, beside the average of the same principality at the same moment; what was drawn from stacks, beside the average of the cards that lay there. Turning points are decisions on one's own turn, payments, chosen goods and answers to events and attacks, weighed by imagined games from what the player could know.
rivals-analysis-player = **{ $name }**: { $goods } goods by the die (average { $average }, { $more }); { $drawn } cards drawn, { $better } of them above average. Income by the die: { $income }
rivals-analysis-turning = **Turning points**
rivals-analysis-point = { $number }. { $name }, turn { $turn }: { $did }; better { $best } (+{ $chance } points of win chance or more)
