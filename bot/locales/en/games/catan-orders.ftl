# Catan: standing orders.

catan-panel-orders-discard-now = 🗑️ Discard first: { $cards }
catan-panel-orders-robber-now = 🥷 Robber:
catan-panel-orders-offer-now = 🤝 Accept at once:
catan-panel-orders-build-now = 🔨 Build as soon as I can, in this order:
catan-panel-orders-auto-now = 🎲 Dice: { $roll }
    ⏭️ End of turn: { $end }
catan-panel-orders-declare-now = 🏆 Declare victory as soon as I can
catan-panel-orders-discard = Discards
catan-panel-orders-robber = Robber
catan-panel-orders-offer = Trades
catan-panel-orders-build = Build list
catan-panel-orders-auto = Automatic steps
catan-panel-orders-save = Save
catan-panel-orders-save-all = Save
catan-panel-orders-save-spare = Save, but not for the leader
catan-panel-orders-no-discard = Ask me each time
catan-panel-orders-draft = 📝 { $words }
catan-panel-orders-full = This list is full ({ $number }). Remove an entry first.
catan-panel-orders-discard-how = 🗑️ When you must discard: which resource goes first? Choose one after the other, then save.
catan-panel-orders-robber-how = 🥷 On a 7, or after a knight: where does the robber go? The second choice counts if the first cannot be had.
catan-panel-orders-victim-how = 🥷 Whom does it rob there?
catan-panel-orders-offer-how = 🤝 Which offers should be accepted for you at once? First: what do you **give**? Tick the cards.
catan-panel-orders-refuse-now = 🙅 The bot says no for you to every other offer, after 1 to 6 minutes. It looks like a “no” by hand.
catan-panel-orders-refuse-on = Say no to the rest
catan-panel-orders-refuse-off = Leave the rest to me
catan-panel-orders-withhold-now = 🙅 The bot says no for you to offers that want { $resources }, after 1 to 6 minutes. It looks like a “no” by hand.
catan-panel-orders-withhold-on = Say no if they want { $resource }
catan-panel-orders-withhold-off = ✓ No for { $resource }: ask me again
catan-panel-pick-orders-withhold = 🙅 Say no to offers that want …
catan-panel-orders-want-how = 🤝 You give { $give } at most. What must you **get** for it at least?
catan-panel-orders-keep-how = Must any of those cards stay in your hand? Tick them, or save right away.
catan-panel-orders-build-how = 🔨 What should be built as soon as you can, one after the other?
catan-panel-orders-tile-how = 🔨 Beside which tile? The letters are on the board.
catan-panel-orders-auto-how = ⚙️ What does the bot do unasked? None of it depends on your hidden cards, so the pace tells nobody anything. Only the end of a turn in which you can pay for nothing looks at them: it comes after 1 to 6 minutes, as if you had ended it yourself, and you offer no trade in such a turn. It makes a game by post much shorter.
catan-panel-any-tile = any tile
catan-panel-anybody = anybody
catan-panel-leader = the leader
catan-panel-standing-offer = { $give } for { $want }
catan-panel-standing-keep = , keeping { $cards }
catan-panel-standing-not-leader = , not with the leader
catan-panel-auto-roll-ask = I roll myself
catan-panel-auto-roll-bare = rolled for me while I hold no development card
catan-panel-auto-roll-always = always rolled for me
catan-panel-auto-end-ask = I end my turn myself
catan-panel-auto-end-bare = ended for me with { $number ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $number } cards
} in hand and no development card
catan-panel-auto-end-poor = ended for me, after 1 to 6 minutes, when I can pay for nothing and hold no development card
catan-panel-auto-end-keeping = ended for me, after 1 to 6 minutes, when I can pay for nothing; no development card is played
catan-panel-auto-end-always = always ended for me
catan-panel-auto-few = ended for me with { $number ->
    [0] no card at all
    [one] 1 card or none
   *[other] { $number } cards or fewer
}
catan-panel-auto-declare-yes = Declare victory by itself
catan-panel-auto-declare-no = Ask me before declaring victory
catan-panel-pick-orders-discard = Next resource to go
catan-panel-pick-orders-robber = Choose a tile
catan-panel-pick-orders-drop = ❌ Remove an entry
catan-panel-pick-keep = Cards to keep
catan-panel-pick-auto-roll = 🎲 Dice
catan-panel-pick-auto-end = ⏭️ End of turn
catan-panel-pick-auto-few = Cards in hand
catan-panel-pick-auto-declare = 🏆 Victory

# Why a change of standing orders is refused.

refusal-catan-orders-unreadable = The stored orders cannot be read; please set them again.
refusal-catan-orders-unknown-order = This is not an order I know.
refusal-catan-orders-unknown-resource = Name resources: lumber, brick, wool, grain, ore.
refusal-catan-orders-resource-twice = Name each resource only once.
refusal-catan-orders-unknown-target = Name a hex of this island, a player of this table, or both.
refusal-catan-orders-own-seat = You cannot rob yourself.
refusal-catan-orders-bad-cards = Write cards as 2L1O: number and letter, in the order L B W G O, at most 19 of each.
refusal-catan-orders-one-sided = Both sides of a trade must give something.
refusal-catan-orders-same-resource = The same resource cannot stand on both sides.
refusal-catan-orders-too-large = Each side may hold { $number } cards at most.
refusal-catan-orders-no-trade = There is no trading between players at this table.
refusal-catan-orders-unknown-spot = There is no such spot on the board.
refusal-catan-orders-not-possible = This can no longer be built there.
refusal-catan-orders-already-listed = This is in your orders already.
refusal-catan-orders-too-many = { $number } entries at most; remove one first.
refusal-catan-orders-no-such-entry = There is no such entry; this list has { $number }.
refusal-catan-orders-bad-number = A whole number from 0 to { $number }, please.
