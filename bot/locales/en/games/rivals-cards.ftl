# Rivals: what cards are and do, in our own words; one text for each effect and requirement of the card table.

cmd-rivals-card = card
    .description = Show any card of Rivals: price, points, what it needs and does
    .name = name
    .name-description = The card's name, in Japanese, English or German

refusal-rivals-card-unknown = No card of Rivals is called "{ $name }". Choose one from the list that opens while you type.

rivals-card-title = { $name } ({ $others })
rivals-card-kind = { $kind }{ $city ->
    [yes] , at cities only
   *[no] { "" }
}{ $one ->
    [yes] , only one for each player
   *[no] { "" }
}
rivals-card-cost = Price: { $cost }
rivals-card-signs = Counts for: { $signs }
rivals-card-needs = Needs: { $needs }
rivals-card-copies = In the box: { $copies }
rivals-card-copies-of = { $set } { $number }
rivals-card-section = Rules: { $section }
rivals-worth-victory = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
rivals-worth-commerce = commerce { $number }
rivals-worth-strength = strength { $number }
rivals-worth-skill = skill { $number }
rivals-worth-progress = progress { $number }

rivals-kind-centre = Centre card
rivals-kind-region = Region
rivals-kind-attack = Action card (attack)
rivals-kind-action = Action card
rivals-kind-building = Building
rivals-kind-event = Event
rivals-kind-site = Place beside a region
rivals-kind-unit = Unit
rivals-kind-hero = Hero
rivals-kind-ship = Ship
rivals-kind-trade-ship = Trade ship

rivals-needs-hedge-tavern = a Hedge Tavern
rivals-needs-merchant-guild = a Merchant Guild
rivals-needs-university = a University
rivals-needs-bath-house = a Bath House
rivals-needs-parish-hall = a Parish Hall, which it replaces
rivals-needs-abbey-or-library = an Abbey or a Library
rivals-needs-town-hall-or-behind = a Town Hall, or fewer victory points than the opponent
rivals-needs-library-or-behind = a Library, or fewer victory points than the opponent
rivals-needs-strength-advantage = the strength advantage
rivals-needs-two-progress = two progress points
rivals-needs-commerce-or-city = a city, or three commerce points
rivals-needs-pirate-and-gold = a Pirate Ship, and gold at the opponent's
rivals-needs-fighting-hero = a hero with strength points

rivals-effect-guarded = A die for the opponent's Lookout Tower or Heinrich may ward it off.
rivals-effect-shoot = The opponent loses a unit (by the league's document: a card) with strength points, of their choice.
rivals-effect-burn = The opponent loses a building that you point at.
rivals-effect-raid = Fill one of your regions with the opponent's goods of its kind.
rivals-effect-rob-gold = Take gold from the opponent for each of your Pirate Ships.
rivals-effect-fetch-theirs = Take a card from the opponent's discard pile to your hand.
rivals-effect-fetch-own = Take a card from your discard pile to your hand.
rivals-effect-take = Take { $number ->
    [one] one good
   *[other] { $number } goods
} from the opponent.
rivals-effect-take-up-to = Take one to { $number } goods from the opponent.
rivals-effect-give = Then hand over { $number ->
    [one] one good
   *[other] { $number } goods
} of yours.
rivals-effect-betray = Look at the opponent's hand and take a card of it.
rivals-effect-plunder = Take a good from the opponent; two if they have more victory points.
rivals-effect-produce-again = Your regions of this turn's number yield once more.
rivals-effect-set-die = Before the dice: you choose the number of the production die.
rivals-effect-set-celebration = Before the dice: the event is a Celebration, and you gain a good more.
rivals-effect-heal = The regions beside a Bath House of yours gain a good each.
rivals-effect-spend-gold = Pay { $number } gold.
rivals-effect-spend-any = Pay { $number } goods of your choice.
rivals-effect-gain = Gain { $number } goods of your choice.
rivals-effect-gain-ore = Gain { $number } ore.
rivals-effect-gain-grain = Gain { $number } grain.
rivals-effect-relocate = Two of your regions, or two of your expansions, change places.
rivals-effect-scout = With a new settlement: you choose its two regions.
rivals-effect-preach = Feud, Fraternal Feuds or Riots pass you by.
rivals-effect-plenty = In a Year of Plenty the two regions beside it gain a good each.
rivals-effect-plenty-storehouse = In a Brigand Attack the two regions beside it are not counted; in a Year of Plenty they gain a good each.
rivals-effect-healthy = The Plague takes nothing from the regions around its city.
rivals-effect-double = Regions beside it with { $good } yield one more when their number comes.
rivals-effect-cheaper-city = Dear expansions for cities cost you a good less.
rivals-effect-cheaper-heroes = Heroes cost you a good less.
rivals-effect-calm = On { $numbers } a die keeps Riots off.
rivals-effect-gain-if-skilled = When built: gain { $number } goods if you have more skill points than the opponent.
rivals-effect-fireproof = The Arsonist cannot hit its city (by the league's document: anything).
rivals-effect-harbour = A victory point with three trade ships.
rivals-effect-look-up = When built: look through a stack and take a card.
rivals-effect-guard = On { $numbers } a die wards off an Archer, Arsonist, or Traitor.
rivals-effect-market = When the number gives more of the opponent's regions a yield than yours, gain one of their goods.
rivals-effect-mint = Once a turn: a gold for another good.
rivals-effect-lend = In a Trade event, with the trade advantage, take two goods from the opponent.
rivals-effect-price = Looking through a stack costs { $number ->
    [0] nothing
    [one] one good
   *[other] { $number } goods
}.
rivals-effect-cure = In a Plague gain a good.
rivals-effect-salt = Each trade ship counts for one commerce point more.
rivals-effect-tithe = When built: wool or grain, one for each of your heroes.
rivals-effect-toll = In a Plentiful Harvest gain two gold.
rivals-effect-base = Each Harbor and Marketplace counts for one commerce point more.
rivals-effect-feud = Whoever has the strength advantage points at up to three of the opponent's buildings; the opponent loses one of them.
rivals-effect-fraternal-feuds = Whoever has the strength advantage puts two cards of the opponent's hand beneath stacks.
rivals-effect-gift = A gold for each unit (by the league's document: each card) with strength points.
rivals-effect-invention = A good for each progress point, two at most.
rivals-effect-plague = Each region at a city loses a good.
rivals-effect-riots = Whoever has units with strength or commerce points pays gold, or loses one of them.
rivals-effect-race = Whoever has most trade ships gains a good.
rivals-effect-merchants = Each may buy two goods for a gold each.
rivals-effect-year-of-plenty = Regions beside a Storehouse or an Abbey gain a good each.
rivals-effect-yule = The event cards are laid anew, and another is turned.
rivals-effect-hide-gold = Holds three gold that a Brigand Attack does not touch.
rivals-effect-console = Gain a good whenever an event or an action card takes a card from your principality.
rivals-effect-sink = When built: the opponent loses a trade ship of their choice. A gold in each Plentiful Harvest.
rivals-effect-trade = Two { $good } for another good, as often as you like.
rivals-effect-trade-beside = Two goods of a region beside it for another good, as often as you like.
rivals-effect-yield = Yields { $good } when its number comes.
