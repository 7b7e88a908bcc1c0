refusal-seating-too-few = { $players ->
    [0] Nobody is there to be seated; a table needs at least { $least } players.
    [one] One player is too few; a table needs at least { $least }.
   *[other] { $players } players are too few; a table needs at least { $least }.
}
refusal-seating-five-players = Five players cannot be seated: tables have four or three seats. Add a player, or let somebody sit out this round.
refusal-seating-too-many = { $players } players are too many; at most { $most } can be seated.
refusal-seating-no-rounds = There is no round left to plan. Raise the number of rounds, or go on with `/standings advance`.
refusal-seating-too-many-rounds = { $rounds } rounds are too many; at most { $most } can be planned.
refusal-seating-power-weight = The weight must be from 0 (fairness only) to { $most } (standings only), not { $weight }.
refusal-seating-player-twice = { $player } would be seated twice. Correct the list and plan again.
refusal-seating-locked-unknown = { $player } sits at a locked table but is not to be seated. Unlock the table, or let the player return.
refusal-seating-locked-twice = { $player } sits at two locked tables. Unlock one of them.
refusal-seating-locked-size = A locked table has { $size } seats; tables have four or three. Unlock it.
refusal-seating-locked-rest = With the locked tables, { $players ->
        [one] one player is left who
       *[other] { $players } players are left who
    } cannot form tables of four or three. Unlock a table.
refusal-seating-swap-absent = { $player } has no seat in this round.
refusal-seating-swap-same = Choose two different players to exchange.
