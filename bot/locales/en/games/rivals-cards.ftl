# Rivals: what cards are and do, in our own words; one text for each effect and requirement of the card table.

cmd-rivals-card = card
    .description = Show a Rivals card: cost, points, needs, effect
    .name = name
    .name-description = Card name in Japanese, English or German

refusal-rivals-card-unknown = No Rivals card is called "{ $name }". Choose one from the list as you type.

rivals-card-title = { $name } ({ $others })
rivals-card-kind = { $kind }{ $city ->
    [yes] , cities only
   *[no] { "" }
}{ $one ->
    [yes] , one per player
   *[no] { "" }
}
rivals-card-cost = Cost: { $cost }
rivals-card-signs = Counts for: { $signs }
rivals-card-needs = Needs: { $needs }
rivals-card-copies = In the box: { $copies }
rivals-card-copies-of = { $set } { $number }
rivals-card-section = Rules: { $section }
rivals-worth-victory = { $number } VP
rivals-worth-commerce = commerce { $number }
rivals-worth-strength = strength { $number }
rivals-worth-skill = skill { $number }
rivals-worth-progress = progress { $number }

rivals-kind-centre = Center card
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
rivals-needs-town-hall-or-behind = a Town Hall, or fewer VP than the opponent
rivals-needs-library-or-behind = a Library, or fewer VP than the opponent
rivals-needs-strength-advantage = the strength advantage
rivals-needs-two-progress = two progress points
rivals-needs-commerce-or-city = a city, or three commerce points
rivals-needs-pirate-and-gold = a Pirate Ship, and an opponent with gold
rivals-needs-fighting-hero = a hero with strength points

rivals-effect-guarded = The opponent's Lookout Tower or Heinrich may block it (die roll).
rivals-effect-shoot = The opponent chooses and loses a unit (league document: card) with strength points.
rivals-effect-burn = The opponent loses a building you choose.
rivals-effect-raid = Fill one of your regions with the opponent's resources of its kind.
rivals-effect-rob-gold = Take gold from the opponent for each of your Pirate Ships.
rivals-effect-fetch-theirs = Add a card from the opponent's discard pile to your hand.
rivals-effect-fetch-own = Add a card from your discard pile to your hand.
rivals-effect-take = Take { $number ->
    [one] one resource
   *[other] { $number } resources
} from the opponent.
rivals-effect-take-up-to = Take one to { $number } resources from the opponent.
rivals-effect-give = Then give { $number ->
    [one] one resource
   *[other] { $number } resources
}.
rivals-effect-betray = Look at the opponent's hand and take a card.
rivals-effect-plunder = Take a resource from the opponent; two if they have more VP.
rivals-effect-produce-again = Your regions with this turn's number yield again.
rivals-effect-set-die = Before the dice: choose the production number.
rivals-effect-set-celebration = Before the dice: the event is a Celebration, and you gain an extra resource.
rivals-effect-heal = Regions beside one of your Bath Houses gain a resource each.
rivals-effect-spend-gold = Pay { $number } gold.
rivals-effect-spend-any = Pay { $number } resources of your choice.
rivals-effect-gain = Gain { $number } resources of your choice.
rivals-effect-gain-ore = Gain { $number } ore.
rivals-effect-gain-grain = Gain { $number } grain.
rivals-effect-relocate = Swap two of your regions, or two of your expansions.
rivals-effect-scout = With a new settlement: choose its two regions.
rivals-effect-preach = Feud, Fraternal Feuds and Riots do not affect you.
rivals-effect-plenty = In a Year of Plenty, the two regions beside it gain a resource each.
rivals-effect-plenty-storehouse = Brigand Attacks don't count the two regions beside it. In a Year of Plenty, they gain a resource each.
rivals-effect-healthy = The Plague spares regions around its city.
rivals-effect-double = Adjacent { $good } regions yield one more when rolled.
rivals-effect-cheaper-city = Expensive city expansions cost you 1 resource less.
rivals-effect-cheaper-heroes = Heroes cost you 1 resource less.
rivals-effect-calm = A die roll of { $numbers } stops Riots.
rivals-effect-gain-if-skilled = When built: gain { $number } resources if you have more skill points than the opponent.
rivals-effect-fireproof = The Arsonist cannot hit its city (league document: anything).
rivals-effect-harbour = 1 VP with three trade ships.
rivals-effect-look-up = When built: look through a stack and take a card.
rivals-effect-guard = A die roll of { $numbers } stops an Archer, Arsonist or Traitor.
rivals-effect-market = If the opponent has more regions with the rolled number than you, gain 1 resource those regions yield.
rivals-effect-mint = Once a turn: a gold for another resource.
rivals-effect-lend = In a Trade event with the trade advantage, take two resources from the opponent.
rivals-effect-price = Looking through a stack costs { $number ->
    [0] nothing
    [one] one resource
   *[other] { $number } resources
}.
rivals-effect-cure = In a Plague, gain a resource.
rivals-effect-salt = Each trade ship counts 1 more commerce point.
rivals-effect-tithe = When built: one wool or one grain per hero of yours, all of one kind.
rivals-effect-toll = In a Plentiful Harvest, gain two gold.
rivals-effect-base = Each Harbor and Marketplace counts 1 more commerce point.
rivals-effect-feud = The player with the strength advantage chooses up to three of the opponent's buildings; the opponent loses one.
rivals-effect-fraternal-feuds = The player with the strength advantage puts two cards of the opponent's hand under stacks.
rivals-effect-gift = A gold for each unit (league document: card) with strength points.
rivals-effect-invention = A resource per progress point, two at most.
rivals-effect-plague = Each region at a city loses a resource.
rivals-effect-riots = A player whose units have strength or commerce points pays gold, or loses one of them.
rivals-effect-race = The player with the most trade ships gains a resource.
rivals-effect-merchants = Each player may buy two resources for a gold each.
rivals-effect-year-of-plenty = Regions beside a Storehouse or an Abbey gain a resource each.
rivals-effect-yule = Restack the event cards and turn another.
rivals-effect-hide-gold = Holds three gold, safe from Brigand Attacks.
rivals-effect-console = Gain a resource whenever an event or action card takes a card from your principality.
rivals-effect-sink = When built: the opponent chooses and loses a trade ship. One gold per Plentiful Harvest.
rivals-effect-trade = Two { $good } for another resource, as often as you like.
rivals-effect-trade-beside = Two resources of an adjacent region for another, as often as you like.
rivals-effect-yield = Yields { $good } when rolled.
