# Catan: standing orders.

catan-panel-orders-discard-now = 🗑️ Discard first: { $cards }
catan-panel-orders-robber-now = 🥷 Robber:
catan-panel-orders-offer-now = 🤝 Accept at once:
catan-panel-orders-build-now = 🔨 Build when I can, in this order:
catan-panel-orders-auto-now = 🎲 Dice: { $roll }
    ⏭️ End of turn: { $end }
catan-panel-orders-declare-now = 🏆 Declare victory when I can
catan-panel-orders-discard = Discards
catan-panel-orders-robber = Robber
catan-panel-orders-offer = Trades
catan-panel-orders-build = Build list
catan-panel-orders-auto = Automatic steps
catan-panel-orders-save = Save
catan-panel-orders-save-all = Save
catan-panel-orders-save-spare = Save, except leader
catan-panel-orders-no-discard = Ask me each time
catan-panel-orders-draft = 📝 { $words }
catan-panel-orders-full = The list is full ({ $number }). Remove an entry first.
catan-panel-orders-discard-how = 🗑️ Which resource do you discard first? Choose in order, then save.
catan-panel-orders-robber-how = 🥷 Where does the robber go (7 or knight)? The second choice counts if the first is impossible.
catan-panel-orders-victim-how = 🥷 Who is robbed there?
catan-panel-orders-offer-how = 🤝 Which offers should the bot accept? First tick what you **give**.
catan-panel-orders-refuse-now = 🙅 The bot declines every other offer after 1 to 6 minutes. It looks like your own "no".
catan-panel-orders-refuse-on = Decline the rest
catan-panel-orders-refuse-off = Ask me about the rest
catan-panel-orders-withhold-now = 🙅 The bot declines offers that want { $resources } after 1 to 6 minutes. It looks like your own "no".
catan-panel-orders-withhold-on = Decline if they want { $resource }
catan-panel-orders-withhold-off = ✓ { $resource }: ask me again
catan-panel-pick-orders-withhold = 🙅 Decline offers that want …
catan-panel-orders-want-how = 🤝 You give at most { $give }. What is the least you **get**?
catan-panel-orders-keep-how = Any cards to keep in hand? Tick them, or just save.
catan-panel-orders-build-how = 🔨 What should the bot build when you can, in which order?
catan-panel-orders-tile-how = 🔨 Next to which tile? The letters are on the board.
catan-panel-orders-auto-how = ⚙️ What may the bot do on its own? It never looks at hidden cards. Exception: a turn in which you can't pay for anything ends after 1 to 6 minutes, as if by hand, without trade offers.
catan-panel-any-tile = any tile
catan-panel-anybody = anyone
catan-panel-leader = the leader
catan-panel-standing-offer = { $give } for { $want }
catan-panel-standing-keep = , keeping { $cards }
catan-panel-standing-not-leader = , not with the leader
catan-panel-auto-roll-ask = I roll myself
catan-panel-auto-roll-bare = Auto-roll if I have no dev card
catan-panel-auto-roll-always = Always auto-roll
catan-panel-auto-end-ask = I end my turn myself
catan-panel-auto-end-bare = End it with { $number ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $number } cards
} and no dev card
catan-panel-auto-end-poor = Can't pay, no dev card: end (1–6 min)
catan-panel-auto-end-keeping = Can't pay: end, keep dev cards (1–6 min)
catan-panel-auto-end-always = Always end it
catan-panel-auto-few = End it with { $number ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $number } cards
}
catan-panel-auto-declare-yes = Declare victory automatically
catan-panel-auto-declare-no = Ask me before victory
catan-panel-pick-orders-discard = Next resource to go
catan-panel-pick-orders-robber = Choose a tile
catan-panel-pick-orders-drop = ❌ Remove an entry
catan-panel-pick-keep = Cards to keep
catan-panel-pick-auto-roll = 🎲 Dice
catan-panel-pick-auto-end = ⏭️ End of turn
catan-panel-pick-auto-few = Cards in hand
catan-panel-pick-auto-declare = 🏆 Victory

# Why a change of standing orders is refused.

refusal-catan-orders-unreadable = Your saved orders can't be read. Set them again.
refusal-catan-orders-unknown-order = Unknown order.
refusal-catan-orders-unknown-resource = Use lumber, brick, wool, grain, ore.
refusal-catan-orders-resource-twice = Name each resource once.
refusal-catan-orders-unknown-target = Name a tile of this island, a player of this table, or both.
refusal-catan-orders-own-seat = You can't rob yourself.
refusal-catan-orders-bad-cards = Write cards like 2L1O: number and letter, in the order L B W G O, at most 19 each.
refusal-catan-orders-one-sided = Both sides must give something.
refusal-catan-orders-same-resource = A resource can't be on both sides.
refusal-catan-orders-too-large = Each side takes at most { $number } cards.
refusal-catan-orders-no-trade = This table has no trading between players.
refusal-catan-orders-unknown-spot = The board has no such spot.
refusal-catan-orders-not-possible = That can't be built there now.
refusal-catan-orders-already-listed = That is already in your orders.
refusal-catan-orders-too-many = At most { $number } entries. Remove one first.
refusal-catan-orders-no-such-entry = No such entry; the list has { $number }.
refusal-catan-orders-bad-number = Enter a whole number from 0 to { $number }.
