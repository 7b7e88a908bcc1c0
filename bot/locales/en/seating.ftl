refusal-seating-too-few = { $players ->
    [0] No one to seat
   *[other] Too few players ({ $players })
}: a table needs { $least }. Add some with `/signup add`.
refusal-seating-five-players = Five players don't fit tables of four or three. Add one with `/signup add`, or let one sit out.
refusal-seating-too-many = { $players } players are too many; { $most } can be seated.
refusal-seating-no-rounds = No round is left to plan. Add rounds with `/event edit`, or use `/standings advance`.
refusal-seating-too-many-rounds = { $rounds } rounds are too many; { $most } can be planned.
refusal-seating-power-weight = The weight goes from 0 (fairness only) to { $most } (standings only), not { $weight }.
refusal-seating-player-twice = { $player } is listed twice. Correct the list, then plan again.
refusal-seating-locked-unknown = { $player } has a locked table but isn't playing. Use `/round lock` or `/signup return`.
refusal-seating-locked-twice = { $player } is at two locked tables. Unlock one with `/round lock`.
refusal-seating-locked-size = A locked table has { $size } seats; tables have four or three. Unlock it with `/round lock`.
refusal-seating-locked-rest = { $players ->
    [one] One unlocked player doesn't
   *[other] { $players } unlocked players don't
} fit tables of four or three. Unlock a table with `/round lock`.
refusal-seating-swap-absent = { $player } has no seat in this round. See `/round show`.
refusal-seating-swap-same = Choose two different players to swap.
