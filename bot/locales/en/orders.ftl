# Why a change of standing orders is refused.

refusal-orders-unreadable = The stored orders cannot be read; please set them again.
refusal-orders-unknown-order = This is not an order I know.
refusal-orders-unknown-resource = Name resources: lumber, brick, wool, grain, ore.
refusal-orders-resource-twice = Name each resource only once.
refusal-orders-unknown-target = Name a hex of this island, a player of this table, or both.
refusal-orders-own-seat = You cannot rob yourself.
refusal-orders-bad-cards = Write cards as 2L1O: number and letter, in the order L B W G O, at most 19 of each.
refusal-orders-one-sided = Both sides of a trade must give something.
refusal-orders-same-resource = The same resource cannot stand on both sides.
refusal-orders-too-large = Each side may hold { $number } cards at most.
refusal-orders-no-trade = There is no trading between players at this table.
refusal-orders-unknown-spot = There is no such spot on the board.
refusal-orders-not-possible = This can no longer be built there.
refusal-orders-already-listed = This is in your orders already.
refusal-orders-too-many = { $number } entries at most; remove one first.
refusal-orders-no-such-entry = There is no such entry; this list has { $number }.
refusal-orders-bad-number = A whole number from 0 to { $number }, please.
