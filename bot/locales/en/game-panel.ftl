# A player's panel in a game played by post: text in lines, labels on buttons and in menus.

game-panel-not-begun = The game has not begun yet.
game-panel-paused = ⏸️ A judge has stopped the game. No time runs; you will be told when it goes on.
game-panel-called = 🙋 **{ $name }** has called a judge. No time runs; you will be told when the game goes on.
game-panel-called-own = 🙋 You have called a judge. No time runs until one lets the game go on. Is it settled among you? Then take the call back.
game-panel-take-call-back = Take the call back
game-panel-resigned = 🏳️ You have resigned. The bot plays your seat to the end, or a judge puts somebody in it.
game-panel-over = 🏁 The game is over: time was called, nobody has won.
game-panel-over-won = 🏆 You have won!
game-panel-over-lost = 🏁 The game is over: **{ $name }** has won.
game-panel-over-score = { $name }: { $points } VP
game-panel-comma = { ", " }
game-panel-nobody = nobody

# Hand

game-panel-hand = 🎴 { $number ->
    [one] 1 card
   *[other] { $number } cards
}: { $cards }
game-panel-no-hand = 🎴 No resource cards
game-panel-development = 🃏 { $cards }
game-panel-card-held = { $name } ×{ $number }
game-panel-card-new = { $name } ×{ $number } (new: from your next turn)
game-panel-points = ⭐ **{ $points } VP**
game-panel-points-hidden = ⭐ **{ $points } VP** (the others see { $shown })
game-panel-pieces = Left 🛤️{ $roads } 🏠{ $settlements } 🏙️{ $cities }

# Whose turn, and what to do

game-panel-deadline = ⏰ Your deadline: { $at }
game-panel-deadline-of = ⏳ { $name }’s deadline: { $at }
game-panel-waiting = Nothing for you to decide. The game waits for **{ $names }**.
game-panel-your-turn = ▶️ Trade and build, then end your turn.
game-panel-nothing-to-build = ▶️ Nothing to build yet: trade, or end your turn.
game-panel-roll-now = ▶️ Roll the dice.
game-panel-roll-or-card = ▶️ Roll the dice, or play a development card first.
game-panel-may-declare = 🏆 **You have { $points } points: you can win now by declaring victory!**
game-panel-free-roads = 🛠️ { $number ->
    [one] One free road to place
   *[other] { $number } free roads to place
}: choose the path in the menu. Its letter is on the board.
game-panel-choose-tile = 🏠 Place your { $number ->
    [1] first
   *[other] second
} settlement: choose a tile, then its corner. The letters are on the board.
game-panel-choose-corner = 🏠 Which corner? The letters are on the board.
game-panel-choose-road = 🛤️ Which way does the road go? The letters are on the board.
game-panel-choose-spot = Where exactly? The letters are on the board.
game-panel-choose-move = ↪️ Where to instead? The letters are on the board.
game-panel-choose-instead = ↪️ Which card would you rather take from the bank?
game-panel-choose-build = 🔨 More spots. The letters are on the board.
game-panel-choose-robber = 🥷 Where does the robber go? The letters are on the board; → is whom you can rob.
game-panel-choose-victim = 🥷 Whose card do you take?
game-panel-choose-plenty = 🎁 Which cards do you take from the bank?
game-panel-choose-monopoly = 💰 Which resource must everybody give you?
game-panel-discard = 🗑️ A 7 was rolled: discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Each line of the menu is one card of yours.
game-panel-discard-by-order = 📋 Your order discards { $cards } for you within { $minutes } minutes. Nobody can see that it is an order.
game-panel-discard-now = Discard these now
game-panel-discard-kind = 🗑️ A 7 was rolled: discard { $number } cards, { $left } of them still to choose.
game-panel-judge-sure = 🧑‍⚖️ Call a judge? The game stops for everybody until a judge lets it go on; no deadline runs.

# Trade

game-panel-no-trade = Nothing can be traded right now. On your own turn, after the dice, you can make offers; on another’s turn you can answer theirs.
game-panel-choose-give = 🤝 What do you **give**? Tick every card that you would give.
game-panel-choose-want = 🤝 You give { $give }. What do you **want**? Your choice sends the offer at once.
game-panel-beside = A further offer stays open beside what is there.
game-panel-replaces = No more offers can be open at once: a new one takes the place of { $offer }.
game-panel-offers-open = 📣 Your open offers. The first to accept one trades with you at once; a trade or a payment ends the offers that concern the same cards.
game-panel-offer-line = { $sign } { $give } for { $want }
game-panel-offer-open = 📣 Your open offer: { $give } for { $want }. The first to accept trades with you at once.
game-panel-has-accepted = 🤝 **{ $name }** has accepted.
game-panel-has-countered = 📣 **{ $name }** would give you { $give } for { $want }.
game-panel-offered = 📣 **{ $name }** gives { $give } and wants { $want }.
game-panel-cannot-accept = You do not hold the cards for this. Only you can see that.
game-panel-you-accepted = 🤝 You have accepted.
game-panel-you-declined = You have declined.
game-panel-you-countered = 📣 Your counter-offer: { $give } for { $want }.
game-panel-confirm = Trade with { $name }
game-panel-confirm-counter = { $name }: give { $give }, get { $get }

# Labels

game-panel-piece-city = 🏙️ City
game-panel-piece-settlement = 🏠 Settlement
game-panel-piece-road = 🛤️ Road
game-panel-piece-card = 🃏 Development card
game-panel-buy-card = 🃏 Development card ({ $number } left)
game-panel-free-corners = { $number ->
    [one] 1 free corner
   *[other] { $number } free corners
}
game-panel-own-tile = { " (your tile)" }
game-panel-victim = { $name } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points } VP)
game-panel-effect-knight = Move the robber and take a card
game-panel-effect-road-building = Build two roads for nothing
game-panel-effect-year-of-plenty = Take two cards from the bank
game-panel-effect-monopoly = Everybody gives you all cards of a resource
game-panel-pick-tile = Choose a tile
game-panel-pick-build = 🔨 Build
game-panel-pick-card = 🃏 Play a development card
game-panel-pick-bank = 🏦 Trade with the bank
game-panel-pick-move = Choose a spot
game-panel-pick-instead = Choose a card
game-panel-pick-plenty = Choose the cards
game-panel-pick-robber = Choose a tile
game-panel-pick-discard = Cards to discard
game-panel-pick-give = You give
game-panel-pick-want = You want
game-panel-more = More spots …
game-panel-roll = Roll
game-panel-end-turn = End turn
game-panel-declare-victory = Declare victory
game-panel-trade = Trade
game-panel-move-road = Move the last road
game-panel-move-settlement = Move the last settlement
game-panel-change-taken = Take another card
game-panel-take-back = Take the settlement back
game-panel-withdraw-offer = Withdraw the offer
game-panel-withdraw-answer = Take my answer back
game-panel-accept = Accept
game-panel-counter = Counter-offer
game-panel-dismiss = No thanks
game-panel-orders = Orders
game-panel-judge = Judge
game-panel-call-judge = Call a judge
game-panel-back = Back
game-panel-to-thread = Turns in the thread
game-panel-to-message = Turns by private message

# Standing orders

game-panel-orders-title = 📋 **Standing orders.** The bot carries them out for you. Nobody else sees them.
game-panel-orders-none = { " none" }
game-panel-orders-discard-now = 🗑️ Discard first: { $cards }
game-panel-orders-robber-now = 🥷 Robber:
game-panel-orders-offer-now = 🤝 Accept at once:
game-panel-orders-build-now = 🔨 Build as soon as I can, in this order:
game-panel-orders-auto-now = 🎲 Dice: { $roll }
    ⏭️ End of turn: { $end }
game-panel-orders-declare-now = 🏆 Declare victory as soon as I can
game-panel-orders-place-message = 📬 Your turns come by private message.
game-panel-orders-place-thread = 🧵 Your turns come in the game’s thread.
game-panel-orders-discard = Discards
game-panel-orders-robber = Robber
game-panel-orders-offer = Trades
game-panel-orders-build = Build list
game-panel-orders-auto = Automatic steps
game-panel-orders-clear = Forget all orders
game-panel-orders-save = Save
game-panel-orders-save-all = Save
game-panel-orders-save-spare = Save, but not for the leader
game-panel-orders-no-discard = Ask me each time
game-panel-orders-draft = 📝 { $words }
game-panel-orders-full = This list is full ({ $number }). Remove an entry first.
game-panel-orders-discard-how = 🗑️ When you must discard: which resource goes first? Choose one after the other, then save.
game-panel-orders-robber-how = 🥷 On a 7, or after a knight: where does the robber go? The second choice counts if the first cannot be had.
game-panel-orders-victim-how = 🥷 Whom does it rob there?
game-panel-orders-offer-how = 🤝 Which offers should be accepted for you at once? First: what do you **give**? Tick the cards.
game-panel-orders-want-how = 🤝 You give { $give } at most. What must you **get** for it at least?
game-panel-orders-keep-how = Must any of those cards stay in your hand? Tick them, or save right away.
game-panel-orders-build-how = 🔨 What should be built as soon as you can, one after the other?
game-panel-orders-tile-how = 🔨 Beside which tile? The letters are on the board.
game-panel-orders-auto-how = ⚙️ What does the bot do unasked? It never depends on your hidden cards, so the pace tells nobody anything.
game-panel-any-tile = any tile
game-panel-anybody = anybody
game-panel-leader = the leader
game-panel-standing-offer = { $give } for { $want }
game-panel-standing-keep = , keeping { $cards }
game-panel-standing-not-leader = , not with the leader
game-panel-auto-roll-ask = I roll myself
game-panel-auto-roll-bare = rolled for me while I hold no development card
game-panel-auto-roll-always = always rolled for me
game-panel-auto-end-ask = I end my turn myself
game-panel-auto-end-bare = ended for me with { $number ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $number } cards
} in hand and no development card
game-panel-auto-end-always = always ended for me
game-panel-auto-few = ended for me with { $number ->
    [0] no card at all
    [one] 1 card or none
   *[other] { $number } cards or fewer
}
game-panel-auto-declare-yes = Declare victory by itself
game-panel-auto-declare-no = Ask me before declaring victory
game-panel-pick-orders-discard = Next resource to go
game-panel-pick-orders-robber = Choose a tile
game-panel-pick-orders-drop = ❌ Remove an entry
game-panel-pick-keep = Cards to keep
game-panel-pick-auto-roll = 🎲 Dice
game-panel-pick-auto-end = ⏭️ End of turn
game-panel-pick-auto-few = Cards in hand
game-panel-pick-auto-declare = 🏆 Victory
