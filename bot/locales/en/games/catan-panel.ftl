# Catan: a player's panel: text in lines, labels on buttons and in menus.

catan-panel-nobody = nobody
catan-panel-hand = 🎴 { $number ->
    [one] 1 card
   *[other] { $number } cards
}: { $cards }
catan-panel-no-hand = 🎴 No resource cards
catan-panel-development = 🃏 { $cards }
catan-panel-card-held = { $name } ×{ $number }
catan-panel-card-new = { $name } ×{ $number } (new: next turn)
catan-panel-points = ⭐ **{ $points } VP**
catan-panel-points-hidden = ⭐ **{ $points } VP** (others see { $shown })
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
catan-panel-ends-soon = ⏭️ Nothing affordable: your orders end the turn within 6 minutes. Make an offer or change the orders to stop it.
catan-panel-nothing-to-build = ▶️ Nothing to build yet: trade, or end your turn.
catan-panel-roll-now = ▶️ Roll the dice.
catan-panel-roll-or-card = ▶️ Roll, or play a development card first.
catan-panel-may-declare = 🏆 **{ $points } points: declare victory to win!**
catan-panel-free-roads = 🛠️ { $number ->
    [one] One free road
   *[other] { $number } free roads
}: choose an edge by its letter.
catan-panel-choose-tile = 🏠 Your { $number ->
    [1] first
   *[other] second
} settlement: choose a tile, then a corner by its letter.
catan-panel-choose-corner = 🏠 Which corner? Letters are on the board.
catan-panel-choose-road = 🛤️ Which way does the road go? Letters are on the board.
catan-panel-choose-spot = Where exactly? Letters are on the board.
catan-panel-choose-move = ↪️ Where instead? Letters are on the board.
catan-panel-choose-robber-anew = ↪️ Where should the robber go instead? Letters are on the board.
catan-panel-choose-instead = ↪️ Which bank card would you rather take?
catan-panel-choose-build = 🔨 More spots. Letters are on the board.
catan-panel-choose-robber = 🥷 Where does the robber go? (→ who you can rob)
catan-panel-choose-victim = 🥷 Who do you rob?
catan-panel-choose-plenty = 🎁 Which bank cards do you take?
catan-panel-choose-monopoly = 💰 Which resource must everyone give you?
catan-panel-discard = 🗑️ A 7: discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Pick them in the menu.
catan-panel-discard-aside = 🗑️ You discard { $cards }. Others see it when everyone has chosen.
catan-panel-discard-aside-hidden = 🗑️ You discard { $cards }. When everyone has chosen, others see only how many.
catan-panel-withdraw-discard = Choose again
catan-panel-discard-by-order = 📋 Your order discards { $cards } within { $minutes } minutes. Nobody can tell it is an order.
catan-panel-discard-now = Discard these now
catan-panel-discard-kind = 🗑️ A 7: discard { $number } cards ({ $left } to go).
catan-panel-no-trade = No trade is possible now. Offer on your own turn after the dice; answer offers on others' turns.
catan-panel-choose-give = 🤝 What do you **give**? Tick every card.
catan-panel-choose-want = 🤝 You give { $give }. What do you **want**? Choosing sends the offer.
catan-panel-beside = A new offer does not replace this one.
catan-panel-replaces = This is the most open offers: a new one replaces { $offer }.
catan-panel-offers-open = 📣 Your open offers. The first to accept one trades at once; a trade or payment ends offers with the same cards.
catan-panel-offer-line = { $sign } { $give } for { $want }
catan-panel-offer-open = 📣 Your open offer: { $give } for { $want }. The first to accept trades at once.
catan-panel-has-accepted = 🤝 **{ $name }** accepted.
catan-panel-has-countered = 📣 **{ $name }** counters: you get { $give } for { $want }.
catan-panel-offered = 📣 **{ $name }** gives { $give } and wants { $want }.
catan-panel-cannot-accept = You lack the cards for this. Only you see that.
catan-panel-you-accepted = 🤝 You accepted.
catan-panel-you-declined = You declined.
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
catan-panel-effect-knight = Move the robber and steal a card
catan-panel-effect-road-building = Build two roads for free
catan-panel-effect-year-of-plenty = Take two cards from the bank
catan-panel-effect-monopoly = Take all of one resource from everyone
catan-panel-pick-tile = Choose a tile
catan-panel-pick-build = 🔨 Build
catan-panel-pick-card = 🃏 Play a development card
catan-panel-pick-bank = 🏦 Trade with the bank
catan-panel-pick-move = Choose a spot
catan-panel-pick-instead = Choose a card
catan-panel-pick-plenty = Choose the cards
catan-panel-pick-robber = Choose a tile
catan-panel-asked-now = New offers this turn go only to { $name }.
catan-panel-ends-now = New offers this turn stay open for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at most.
catan-panel-pick-ask = Your next offers: to whom, how long?
catan-panel-ask-all = To everyone
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
catan-panel-end-sure = ↩️ You can still build or buy. End the turn? You can't undo that.
catan-panel-end-now = End turn now
catan-panel-end-turn = End turn
catan-panel-declare-victory = Declare victory
catan-panel-trade = Trade
catan-panel-move-road = Move last road
catan-panel-move-settlement = Move last settlement
catan-panel-move-city = Move that city
catan-panel-move-robber = Move robber again
catan-panel-change-taken = Take another card
catan-panel-take-back = Undo settlement
catan-panel-withdraw-offer = Withdraw offer
catan-panel-withdraw-answer = Withdraw answer
catan-panel-accept = Accept
catan-panel-counter = Counter-offer
catan-panel-decline = Decline
catan-panel-dismiss-all = Decline all
catan-panel-nobody-wants = 🙅 Nobody wants it. Change the offer, or continue.
catan-panel-propose = 💬 Propose a trade to **{ $name }**, whose turn it is. Only { $name } can accept. What do you **give**?
catan-panel-you-proposed = 💬 Your proposal to **{ $name }**: { $give } for { $want }.
catan-panel-has-proposed = 💬 **{ $name }** proposes: you get { $give } for { $want }.
catan-panel-to-propose = Propose a trade
catan-panel-withdraw-proposal = Withdraw proposal
catan-panel-pick-quick = ⚡ Quick offer: choosing sends it
catan-panel-over-score = { $name }: { $points } VP
