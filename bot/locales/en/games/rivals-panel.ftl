# Rivals: a player's panel: text in lines, labels on buttons and in menus.

rivals-panel-own = { $mark } **{ $points }/{ $goal }** · { $goods }
rivals-panel-card-action = 🃏 **{ $name }**
rivals-panel-card-payable = 🃏 **{ $name }** { $cost } ✓
rivals-panel-card-missing = 🃏 **{ $name }** { $cost }, still missing { $missing }
rivals-panel-your-turn = ▶️ Build, exchange and play cards, then end your turn.
rivals-panel-nothing-to-do = ▶️ There is nothing you can build or play. End your turn.
rivals-panel-roll-now = ▶️ Roll the dice.
rivals-panel-roll-or-card = ▶️ Roll the dice, or play a card first.
rivals-panel-cards-title = 🃏 Your cards. Only you see them.
rivals-panel-may-claim = 🏆 **You have reached the goal: declare victory now!**
rivals-panel-choose-further = Which one?
rivals-panel-in-secret = { " " }Both choose, and see each other's choice only then.

rivals-panel-ask-first-stack = 🎴 From which stack do you take your first hand?
rivals-panel-ask-pick = 🔎 Which card do you take? { $number ->
        [one] { "" }
       *[other] { $number } in all.
    }
rivals-panel-ask-gain = 📥 You gain { $number } ({ $goods }): where?
rivals-panel-ask-pay = 📤 You pay { $number } ({ $goods }): from where?
rivals-panel-ask-buy = 🪙 You may buy { $number ->
        [one] one good
       *[other] { $number } goods
    } for a gold each.
rivals-panel-ask-take = ✋ You take { $number } ({ $goods }) from **{ $name }**: which?
rivals-panel-ask-give = 🤲 You hand { $number } ({ $goods }) to **{ $name }**: which?
rivals-panel-ask-raid = 🗡️ Which of your regions is filled from **{ $name }**'s goods of its kind?
rivals-panel-ask-regions = 🗺️ Which of the two new regions lies on the right?
rivals-panel-ask-scout = 🔭 Which region do you take? The first lies on the right, the second on the left.
rivals-panel-ask-relocate = 🔀 Which two change places?
rivals-panel-ask-name-heal = 🩺 Which Bath House helps?
rivals-panel-ask-name-burn = 🔥 Which building of **{ $name }** is hit?
rivals-panel-ask-name-feud = ⚔️ Point at buildings of **{ $name }**, up to three: one of them will be lost.
rivals-panel-ask-lose-event = 💥 Which card do you lose, and beneath which stack does it go?
rivals-panel-ask-lose-action = 💥 An attack: which card do you lose, and beneath which stack does it go?
rivals-panel-ask-lose-sink = 🏴‍☠️ A pirate ship: which trade ship do you lose, and where does it go?
rivals-panel-ask-lose-riots = 🔥 Riots: pay { $number } gold, or lose a unit – which one, and beneath which stack?
rivals-panel-ask-preach = 🙏 An event strikes you. Do you let it happen?
rivals-panel-ask-return = 🎴 Your hand is too large by { $number }: which card goes beneath a stack?
rivals-panel-ask-return-theirs = 🎴 Choose { $number ->
        [one] one card
       *[other] { $number } cards
    } of **{ $name }**'s hand that go beneath a stack.
rivals-panel-ask-draw = 🎴 You draw { $number ->
        [one] one card
       *[other] { $number } cards
    }: from which stack?
rivals-panel-ask-draw-swap = 🎴 From which stack do you take the other card? Looking through one costs goods.
rivals-panel-ask-swap = 🔁 Which card do you exchange?
rivals-panel-ask-fetch = 🔎 Which card of the discard pile do you take?
rivals-panel-ask-fetch-hand = 🔎 Which card of **{ $name }**'s hand do you take?
rivals-panel-ask-stack = 🔎 Which stack do you look through?
rivals-panel-any-good = any

rivals-panel-decline-buy = Buy no more
rivals-panel-decline-take = Take no more
rivals-panel-decline-preach = Let it happen
rivals-panel-decline-swap = Keep my cards
rivals-panel-decline-lose = Pay the gold
rivals-panel-decline-fetch = Take none
rivals-panel-discarded = on your discard pile

rivals-panel-roll = Roll
rivals-panel-roll-and-rest = Roll, always end idle turns
rivals-panel-claim = Declare victory
rivals-panel-end-sure = ↩️ You can still build something. A turn that is ended stays ended. End it?
rivals-panel-end-now = End it
rivals-panel-finish-keep = End turn
rivals-panel-finish-swap = End turn, exchange a card
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
rivals-panel-face-up = among the open cards
rivals-panel-back-basic = Basic
rivals-panel-back-gold = Gold
rivals-panel-back-turmoil = Turmoil
rivals-panel-back-progress = Progress
rivals-panel-exchange = 🔁 { $good }
rivals-panel-beside = 🚢 2 × { $store }
rivals-panel-mint = 🪙 Mint: a gold for another good
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
rivals-panel-pick-return = 🎴 Card, and beneath which stack
rivals-panel-pick-draw = 🎴 Draw
rivals-panel-pick-search = 🔎 Look through
rivals-panel-pick-swap = 🔁 Card, and beneath which stack
rivals-panel-pick-name = 👉 Card
rivals-panel-pick-lose = 💥 Card, and beneath which stack
rivals-panel-pick-region = 🗺️ Region
rivals-panel-pick-move-regions = 🔀 Two regions
rivals-panel-pick-move-cards = 🔀 Two cards
rivals-panel-pick-place = 🗺️ Region

rivals-panel-table-says = ▶️ Tap a card and its site, an end of the road, a settlement, or a region to exchange. Then end your turn.
rivals-panel-table-own = Your cards
rivals-panel-table-open = Open to both
rivals-panel-table-looked = You look at
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

rivals-panel-orders-title = 📋 **Standing orders.** The bot carries them out for you. Nobody else sees them, and the pace does not show that there are any: in the other's turn they act some minutes late.
rivals-panel-orders-ask-roll = Ask me before the dice
rivals-panel-orders-roll = Roll for me at once
rivals-panel-orders-rest = Roll, and end the turn if my goods pay for nothing
rivals-panel-orders-ask-least = Ask me which good I gain from events
rivals-panel-orders-least = From events, gain what I have least of
rivals-panel-orders-ask-most = Ask me from where I pay
rivals-panel-orders-most = Pay from what I have most of
rivals-panel-orders-ask-spare = Ask me which card I lose
rivals-panel-orders-spare = Lose the card that is worth least
rivals-panel-orders-clear = Forget all orders
rivals-panel-pick-orders-roll = 🎲 Dice
rivals-panel-pick-orders-least = 📥 Goods of choice
rivals-panel-pick-orders-most = 📤 Paying
rivals-panel-pick-orders-spare = 💥 Losing a card
