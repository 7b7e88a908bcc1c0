# Catan: a player's panel: text in lines, labels on buttons and in menus.

catan-panel-nobody = nobody
catan-panel-hand = 🎴 { $number ->
    [one] 1 card
   *[other] { $number } cards
}: { $cards }
catan-panel-no-hand = 🎴 No resource cards
catan-panel-development = 🃏 { $cards }
catan-panel-card-held = { $name } ×{ $number }
catan-panel-card-new = { $name } ×{ $number } (new: from your next turn)
catan-panel-points = ⭐ **{ $points } VP**
catan-panel-points-hidden = ⭐ **{ $points } VP** (the others see { $shown })
catan-panel-pieces = Left 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities }
catan-panel-reach = 🧰 { $parts }
catan-panel-no-piece = { $sign }✗ no piece left
catan-panel-no-place = { $sign }✗ no place
catan-panel-no-deck = { $sign }✗ sold out
catan-panel-sign-road = 🛤️
catan-panel-sign-settlement = 🏠
catan-panel-sign-city = 🏙️
catan-panel-sign-card = 🃏
catan-panel-bank = 🏦 { $cards }
catan-panel-bank-deck = 🃏×{ $number }
catan-panel-your-turn = ▶️ Trade and build, then end your turn.
catan-panel-ends-soon = ⏭️ You can pay for nothing: by your orders the turn ends within 6 minutes. An offer, or a change of the orders, stops that.
catan-panel-nothing-to-build = ▶️ Nothing to build yet: trade, or end your turn.
catan-panel-roll-now = ▶️ Roll the dice.
catan-panel-roll-or-card = ▶️ Roll the dice, or play a development card first.
catan-panel-may-declare = 🏆 **You have { $points } points: you can win now by declaring victory!**
catan-panel-free-roads = 🛠️ { $number ->
    [one] One free road to place
   *[other] { $number } free roads to place
}: choose the path in the menu. Its letter is on the board.
catan-panel-choose-tile = 🏠 Place your { $number ->
    [1] first
   *[other] second
} settlement: choose a tile, then its corner. The letters are on the board.
catan-panel-choose-corner = 🏠 Which corner? The letters are on the board.
catan-panel-choose-road = 🛤️ Which way does the road go? The letters are on the board.
catan-panel-choose-spot = Where exactly? The letters are on the board.
catan-panel-choose-move = ↪️ Where to instead? The letters are on the board.
catan-panel-choose-robber-anew = ↪️ Where should the robber go instead? The letters are on the board.
catan-panel-choose-instead = ↪️ Which card would you rather take from the bank?
catan-panel-choose-build = 🔨 More spots. The letters are on the board.
catan-panel-choose-robber = 🥷 Where does the robber go? The letters are on the board; → is whom you can rob.
catan-panel-choose-victim = 🥷 Whose card do you take?
catan-panel-choose-plenty = 🎁 Which cards do you take from the bank?
catan-panel-choose-monopoly = 💰 Which resource must everybody give you?
catan-panel-discard = 🗑️ A 7 was rolled: discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Each line of the menu is one card of yours.
catan-panel-discard-aside = 🗑️ You will discard { $cards }. The others see it when everybody has chosen.
catan-panel-discard-aside-hidden = 🗑️ You will discard { $cards }. When everybody has chosen, the others see how many cards you gave up, not which.
catan-panel-withdraw-discard = Choose again
catan-panel-discard-by-order = 📋 Your order discards { $cards } for you within { $minutes } minutes. Nobody can see that it is an order.
catan-panel-discard-now = Discard these now
catan-panel-discard-kind = 🗑️ A 7 was rolled: discard { $number } cards, { $left } of them still to choose.
catan-panel-no-trade = Nothing can be traded right now. On your own turn, after the dice, you can make offers; on another’s turn you can answer theirs.
catan-panel-choose-give = 🤝 What do you **give**? Tick every card that you would give.
catan-panel-choose-want = 🤝 You give { $give }. What do you **want**? Your choice sends the offer at once.
catan-panel-beside = A further offer stays open beside what is there.
catan-panel-replaces = No more offers can be open at once: a new one takes the place of { $offer }.
catan-panel-offers-open = 📣 Your open offers. The first to accept one trades with you at once; a trade or a payment ends the offers that concern the same cards.
catan-panel-offer-line = { $sign } { $give } for { $want }
catan-panel-offer-open = 📣 Your open offer: { $give } for { $want }. The first to accept trades with you at once.
catan-panel-has-accepted = 🤝 **{ $name }** has accepted.
catan-panel-has-countered = 📣 **{ $name }** would give you { $give } for { $want }.
catan-panel-offered = 📣 **{ $name }** gives { $give } and wants { $want }.
catan-panel-cannot-accept = You do not hold the cards for this. Only you can see that.
catan-panel-you-accepted = 🤝 You have accepted.
catan-panel-you-declined = You have declined.
catan-panel-you-countered = 📣 Your counter-offer: { $give } for { $want }.
catan-panel-confirm = Trade with { $name }
catan-panel-confirm-counter = { $name }: give { $give }, get { $get }
catan-panel-piece-city = 🏙️ City
catan-panel-piece-settlement = 🏠 Settlement
catan-panel-piece-road = 🛤️ Road
catan-panel-piece-card = 🃏 Development card
catan-panel-buy-card = 🃏 Development card ({ $number } left)
catan-panel-free-corners = { $number ->
    [one] 1 free corner
   *[other] { $number } free corners
}
catan-panel-own-tile = { " (your tile)" }
catan-panel-victim = { $name } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points } VP)
catan-panel-effect-knight = Move the robber and take a card
catan-panel-effect-road-building = Build two roads for nothing
catan-panel-effect-year-of-plenty = Take two cards from the bank
catan-panel-effect-monopoly = Everybody gives you all cards of a resource
catan-panel-pick-tile = Choose a tile
catan-panel-pick-build = 🔨 Build
catan-panel-pick-card = 🃏 Play a development card
catan-panel-pick-bank = 🏦 Trade with the bank
catan-panel-pick-move = Choose a spot
catan-panel-pick-instead = Choose a card
catan-panel-pick-plenty = Choose the cards
catan-panel-pick-robber = Choose a tile
catan-panel-asked-now = In this turn your further offers go only to { $name }.
catan-panel-ends-now = In this turn your further offers lie open for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at most.
catan-panel-pick-ask = Your next offers: to whom, for how long?
catan-panel-ask-all = To everybody
catan-panel-ask-but = To all but { $name }
catan-panel-ask-but-leader = To all but { $name } (leads)
catan-panel-ask-only = Only to { $name }
catan-panel-end-turn-end = ⏳ Open until your turn ends
catan-panel-end-hours = ⏳ Open for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at most
catan-panel-pick-discard = Cards to discard
catan-panel-pick-give = You give
catan-panel-pick-want = You want
catan-panel-more = More spots …
catan-panel-roll = Roll
catan-panel-end-sure = ↩️ You can still build or buy something. A turn that is ended stays ended. End it?
catan-panel-end-now = End it
catan-panel-end-turn = End turn
catan-panel-declare-victory = Declare victory
catan-panel-trade = Trade
catan-panel-move-road = Move the last road
catan-panel-move-settlement = Move the last settlement
catan-panel-move-city = Build that city elsewhere
catan-panel-move-robber = Place the robber elsewhere
catan-panel-change-taken = Take another card
catan-panel-take-back = Take the settlement back
catan-panel-withdraw-offer = Withdraw the offer
catan-panel-withdraw-answer = Take my answer back
catan-panel-accept = Accept
catan-panel-counter = Counter-offer
catan-panel-decline = No
catan-panel-dismiss-all = No to all of them
catan-panel-nobody-wants = 🙅 Nobody wants it. Offer something else, or go on.
catan-panel-propose = 💬 Propose a trade to **{ $name }**, whose turn it is: only { $name } can take it up. What do you **give**?
catan-panel-you-proposed = 💬 Your proposal to **{ $name }**: { $give } for { $want }.
catan-panel-has-proposed = 💬 **{ $name }** proposes: you get { $give } for { $want }.
catan-panel-to-propose = Propose a trade
catan-panel-withdraw-proposal = Take my proposal back
catan-panel-pick-quick = ⚡ Quick offer: choosing sends it
catan-panel-over-score = { $name }: { $points } VP
