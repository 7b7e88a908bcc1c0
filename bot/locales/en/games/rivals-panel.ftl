# Rivals: a player's panel: text in lines, labels on buttons and in menus.

rivals-panel-own = { $mark } **{ $points }/{ $goal }** · { $goods }
rivals-panel-card-action = 🃏 **{ $name }**
rivals-panel-card-payable = 🃏 **{ $name }** { $cost } ✓
rivals-panel-card-missing = 🃏 **{ $name }** { $cost }, missing { $missing }
rivals-panel-your-turn = ▶️ Build, exchange and play cards, then end your turn.
rivals-panel-nothing-to-do = ▶️ Nothing to build or play. End your turn.
rivals-panel-roll-now = ▶️ Roll the dice.
rivals-panel-roll-or-card = ▶️ Roll, or play a card first.
rivals-panel-cards-title = 🃏 Your cards. Only you see them.
rivals-panel-may-claim = 🏆 **Goal reached: declare victory now!**
rivals-panel-choose-further = Which one?
rivals-panel-in-secret = { " " }Both choose before either choice is shown.

rivals-panel-ask-first-stack = 🎴 Which stack gives your first hand?
rivals-panel-ask-pick = 🔎 Which card do you take? { $number ->
        [one] { "" }
       *[other] { $number } in all.
    }
rivals-panel-ask-gain = 📥 You gain { $number } ({ $goods }): where?
rivals-panel-ask-pay = 📤 You pay { $number } ({ $goods }): from where?
rivals-panel-ask-buy = 🪙 Buy { $number ->
        [one] one resource
       *[other] { $number } resources
    } at most, for a gold each.
rivals-panel-ask-take = ✋ You take { $number } ({ $goods }) from **{ $name }**: which?
rivals-panel-ask-give = 🤲 You hand { $number } ({ $goods }) to **{ $name }**: which?
rivals-panel-ask-raid = 🗡️ Which of your regions do you fill with **{ $name }**'s resources of its kind?
rivals-panel-ask-regions = 🗺️ Which new region goes on the right?
rivals-panel-ask-scout = 🔭 Which region do you take? First right, then left.
rivals-panel-ask-relocate = 🔀 Which two swap places?
rivals-panel-ask-name-heal = 🩺 Which Bath House helps?
rivals-panel-ask-name-burn = 🔥 Which building of **{ $name }** do you hit?
rivals-panel-ask-name-feud = ⚔️ Choose up to three buildings of **{ $name }**: one will be lost.
rivals-panel-ask-lose-event = 💥 Which card do you lose, under which stack?
rivals-panel-ask-lose-action = 💥 Attack: which card do you lose, under which stack?
rivals-panel-ask-lose-sink = 🏴‍☠️ Pirate ship: which trade ship do you lose, and where does it go?
rivals-panel-ask-lose-riots = 🔥 Riots: pay { $number } gold, or lose a unit (which, under which stack?)
rivals-panel-ask-preach = 🙏 An event hits you. Let it happen?
rivals-panel-ask-return = 🎴 Your hand is { $number } too large: which card goes under a stack?
rivals-panel-ask-return-theirs = 🎴 Choose { $number ->
        [one] one card
       *[other] { $number } cards
    } of **{ $name }**'s hand to go under a stack.
rivals-panel-ask-draw = 🎴 Draw { $number ->
        [one] one card
       *[other] { $number } cards
    }: from which stack?
rivals-panel-ask-draw-swap = 🎴 Which stack gives the other card? Looking through one costs resources.
rivals-panel-ask-swap = 🔁 Which card do you swap?
rivals-panel-ask-fetch = 🔎 Which card do you take from the discard pile?
rivals-panel-ask-fetch-hand = 🔎 Which card do you take from **{ $name }**'s hand?
rivals-panel-ask-stack = 🔎 Which stack do you look through?
rivals-panel-any-good = any

rivals-panel-decline-buy = Stop buying
rivals-panel-decline-take = Stop taking
rivals-panel-decline-preach = Let it happen
rivals-panel-decline-swap = Keep my cards
rivals-panel-decline-lose = Pay the gold
rivals-panel-decline-fetch = Take none
rivals-panel-discarded = on your discard pile

rivals-panel-roll = Roll
rivals-panel-roll-and-rest = Roll, skip idle turns
rivals-panel-claim = Declare victory
rivals-panel-end-sure = ↩️ You can still build. End the turn? You can't undo that.
rivals-panel-end-now = End turn now
rivals-panel-finish-keep = End turn
rivals-panel-finish-swap = End and swap a card
rivals-panel-remove = Tear down
rivals-panel-cards = Cards
rivals-panel-saved = saves { $good }
rivals-panel-road = 🛤️ Road { $side ->
    [W] top
   *[E] bottom
} { $cost }
rivals-panel-settlement = 🏠 Settlement { $side ->
    [W] top
   *[E] bottom
} { $cost }
rivals-panel-with-scout = with the Scout
rivals-panel-city = 🏙️ City at 🏠{ $number } { $cost }
rivals-panel-stack = Stack { $number }: { $back } ({ $cards })
rivals-panel-face-up = with the open cards
rivals-panel-back-basic = Basic
rivals-panel-back-gold = Gold
rivals-panel-back-turmoil = Turmoil
rivals-panel-back-progress = Progress
rivals-panel-exchange = 🔁 { $good }
rivals-panel-beside = 🚢 2 × { $store }
rivals-panel-mint = 🪙 Mint: a gold for another resource
rivals-panel-placed = ⬅️ { $below } ➡️ { $above }

rivals-panel-pick-build = 🔨 Build
rivals-panel-pick-play = 🃏 Play a card
rivals-panel-pick-exchange = 🔁 Exchange
rivals-panel-pick-road = 🛤️ Road
rivals-panel-pick-settlement = 🏠 Settlement
rivals-panel-pick-city = 🏙️ City
rivals-panel-pick-remove = 🗑️ Tear down which card?
rivals-panel-pick-beside = 🚢 Exchange
rivals-panel-pick-store = 📥 Where to?
rivals-panel-pick-pay = 📤 From where?
rivals-panel-pick-buy = 🪙 Buy
rivals-panel-pick-seize = ✋ Take
rivals-panel-pick-give = 🤲 Hand over
rivals-panel-pick-stack = 🎴 Stack
rivals-panel-pick-pick = 🎴 Card
rivals-panel-pick-return = 🎴 Card, and under which stack
rivals-panel-pick-draw = 🎴 Draw
rivals-panel-pick-search = 🔎 Look through
rivals-panel-pick-swap = 🔁 Card, and under which stack
rivals-panel-pick-name = 👉 Card
rivals-panel-pick-lose = 💥 Card, and under which stack
rivals-panel-pick-region = 🗺️ Region
rivals-panel-pick-move-regions = 🔀 Two regions
rivals-panel-pick-move-cards = 🔀 Two cards
rivals-panel-pick-place = 🗺️ Region

rivals-panel-table-says = ▶️ Tap a card and its site, a road end, a settlement, or a region to exchange. Then end your turn.
rivals-panel-table-own = Your cards
rivals-panel-table-open = Open to both
rivals-panel-table-looked = You see
rivals-panel-table-stacks = Stacks
rivals-panel-table-cache = Gold Cache
rivals-panel-table-regions = Regions
rivals-panel-table-settlement = settlement { $number }
rivals-panel-table-road = { $side ->
    [W] top
   *[E] bottom
} end of the road
rivals-panel-table-beyond = beyond the { $side ->
    [W] top
   *[E] bottom
} road

rivals-panel-orders-title = 📋 **Standing orders.** The bot follows them for you. Nobody sees or notices them: in the other's turn they wait some minutes.
rivals-panel-orders-ask-roll = Ask me before the dice
rivals-panel-orders-roll = Roll for me at once
rivals-panel-orders-rest = Roll; end the turn if I can't pay
rivals-panel-orders-ask-least = Ask me which resource I gain
rivals-panel-orders-least = Gain what I have least of (events)
rivals-panel-orders-ask-most = Ask me where I pay from
rivals-panel-orders-most = Pay from what I have most of
rivals-panel-orders-ask-spare = Ask me which card I lose
rivals-panel-orders-spare = Lose the least valuable card
rivals-panel-orders-clear = Clear all orders
rivals-panel-pick-orders-roll = 🎲 Dice
rivals-panel-pick-orders-least = 📥 Resources of choice
rivals-panel-pick-orders-most = 📤 Paying
rivals-panel-pick-orders-spare = 💥 Losing a card
