# Catan: its command, the lines of its posts, what its messages say, a judge's facts.

cmd-catan = catan
    .description = Play async Catan
cmd-catan-new = new
    .description = Open a game of Catan
    .seats = seats
    .seats-description = 3 or 4 players (default 4)
    .bots = bots
    .bots-description = How many seats are bots
    .player1 = player1
    .player1-description = Reserve a seat for this member
    .player2 = player2
    .player2-description = Reserve a seat for this member
    .player3 = player3
    .player3-description = Reserve a seat for this member
    .table = table
    .table-description = Play a league table: its players and its result
    .level = level
    .level-description = Strength of the bots
    .hours = hours
    .hours-description = Waking hours per turn, 1 to 72 (default 12)
    .board = board
    .board-description = How the island is laid out
    .rules = rules
    .rules-description = Which rules apply
    .word = word
    .word-description = Your word for the dice
choice-catan-board-random = Random (tiles, numbers, harbors)
choice-catan-board-beginner = Beginner (fixed island of the rule book)
choice-catan-board-balanced = Balanced (even resources, 6 and 8 apart)
choice-catan-board-spiral = Tournament (random tiles, A–R spiral)
choice-catan-rules-std = Rule book
choice-catan-rules-cjp = Catan Japan tournament
choice-catan-rules-cwc = World Championship
choice-catan-house-beginner = Beginner (builds and answers offers)
choice-catan-house-club = Club (also proposes trades)
choice-catan-house-master = Master (also plans whole turns)
catan-name = Catan
catan-title = Async Catan #{ $game }
catan-lobby-options = Board: { $board }
    Rules: { $rules }
    Bots: { $house }
    Turn limit: { $hours } h (waking hours)
catan-island-shared = 🏝️ All tables of this round share one island; the first game to start draws it.
catan-island-drawn = 🏝️ All tables of this round share this island; this game drew it.
catan-island-taken = 🏝️ All tables of this round share this island from game #{ $game } (verify: `/game replay game:{ $game }`).
catan-post-discards = 🗑️ Still to discard: { $names }
catan-post-seat = { $mark } **{ $name }**{ $marks } { $points } VP 🎴{ $hand } 🃏{ $cards } ⚔️{ $knights }{ $army } 🛤️{ $road }{ $longest }
catan-post-signs = -# 🎴 hand  🃏 dev cards  ⚔️ knights  🛤️ road  🏅 +2 VP
catan-post-bank = 🏦 Bank: { $bank } 🃏×{ $deck }
catan-post-robber = 🥷 Robber: { $tile }
catan-post-offer = 📣 Open offer: **{ $name }** gives { $give } for { $want }
catan-post-proposed = 💬 Proposal: **{ $name }** gives { $give } for { $want }
catan-said = { "　" }{ $said }
catan-hint-first-turn = 💡 Place a settlement: choose a tile, then a corner by its letter. 6 and 8 come up most; variety helps. Hide hints: `/me settings`.
catan-hint-third-turn = 💡 Roll, trade, build, end your turn. 🧰 shows what you can afford. "Orders" plays for you when you're away; nobody sees them.
catan-hint-first-seven = 💡 A 7: no resources. With 8+ cards you discard half in secret, then the robber moves and steals a card. "Orders" can pick discards in advance.
catan-hint-first-trade = 💡 Accept, decline or counter. Only the player on turn can trade; the first to accept gets it. Declining reveals nothing about your hand.
catan-offer-until-turn = { " " }⏳ until the turn ends
catan-offer-until = { " " }⏳ { $at }
catan-said-yes = ✓ { $name }
catan-said-no = ✗ { $name }
catan-said-other = ↔ { $name }
catan-said-left-out = – { $name }
catan-said-nothing = … { $name }
catan-over-score = { $mark } **{ $name }** { $raw } VP{ $marks }
catan-over-score-recorded = { $mark } **{ $name }** { $raw } VP, recorded as { $recorded }{ $marks }
catan-since = -# ↕️ { $changes }
catan-since-own = You: { $cards }
catan-since-rival = { $name }: { $cards }
catan-end-heading = **Points and cards**
catan-end-points = { $mark } **{ $name }** { $points } VP = 🏠{ $settlements } + 🏙️{ $cities }×2{ $road ->
        [0] { "" }
       *[other] { " " }+ 🛤️{ $road }
    }{ $army ->
        [0] { "" }
       *[other] { " " }+ ⚔️{ $army }
    }{ $cards ->
        [0] { "" }
       *[other] { " " }+ 🃏{ $cards }
    }
catan-end-cards = -# 🎲 drew { $drawn } · 🗑️ discarded { $discarded } · 🥷 stole { $stole }, lost { $robbed } · 🤝 got { $traded } in trades · 🏦 { $bank } bank trades
catan-end-dice = 🎲 { $rolls } rolls, mean { $mean } (expected 7.00); sevens: { $sevens } (expected { $expected })
catan-phase-setup-settlement = places a settlement
catan-phase-setup-road = places a road
catan-phase-before-roll = is about to roll
catan-phase-dice = is rolling
catan-phase-discard = rolled a 7
catan-phase-robber = moves the robber
catan-phase-theft = steals a card
catan-phase-main = trades and builds
catan-phase-draw = draws a development card
catan-phase-free-roads = builds free roads
catan-phase-over = is done
catan-card-discard = 🗑️ Game #{ $game }: a 7 was rolled, discard now
catan-card-offer = 📣 Game #{ $game }: you have a trade offer
catan-card-terms = { $name } gives { $give } for { $want }.
catan-card-reminder-discard = ⏰ Game #{ $game } is waiting for your discards.
catan-card-done-discard = ✅ Game #{ $game }: discards done
catan-replay-dice = 🎲 { $rolls } rolls, mean { $mean } (expected 7.00)
catan-gift-noticed = ⚖️ Game #{ $game } ({ $channel }): trades between { $giver } and { $taker } in one turn add up to a gift by { $giver }. Please judge; see `/game report`.
    { $log }
catan-report-trades = **Cards given in trades**
catan-report-given = { $giver } → { $taker }: { $cards } ({ $trades ->
        [one] 1 trade
       *[other] { $trades } trades
    })
catan-report-robbed = **Robber thefts**
catan-report-theft = { $thief } → { $victim }: { $count }×
catan-report-gifts = **Trades in one turn that add up to a gift**
catan-report-gift = { $giver } → { $taker }: { $cards } ({ $trades ->
        [one] 1 trade
       *[other] { $trades } trades
    })
catan-report-helps = **Lopsided trades for a leader close to winning**
catan-report-help = { $helper } gave { $leader } { $given } cards for { $got }
catan-report-spared = **Robbed another although a leader close to winning had cards**
catan-report-spare = { $robber } robbed { $robbed }, not { $leader }

catan-me-next-discard = 🗑️ **{ $title }**: discard cards.
catan-me-next-offer = 📣 **{ $title }**: answer a trade offer.

choice-help-catan = Async Catan
catan-help = Deadlines, orders, judges: "Async games".
    
    1️⃣ **Start**: alone `/catan new bots:3`; with others `/catan new`.
    2️⃣ **Setup**: two settlements and roads. Choose a tile, then a letter.
    3️⃣ **Turn**: "Roll", build, trade, "End turn". On a 7, 8+ cards discard half and you move the robber. At 10 points: "Declare victory".
    4️⃣ **Trade**: first to accept gets it. Harbors: "Trade with the bank".
    5️⃣ **Orders** act for you.
    6️⃣ **Out of time?** The bot does the minimum, and builds after two misses.
catan-panel-table-robber = Robber
catan-panel-table-buy = 🃏 Development card ({ $number } left)
catan-panel-table-own = Your cards
catan-panel-table-bank = Bank
catan-panel-table-whom = Rob
catan-table-desert = desert
catan-table-harbor = harbor
catan-panel-table-says-settlement = 🏠 Tap a corner for your settlement.
catan-panel-table-says-road = 🛣️ Tap an edge for your road.
catan-panel-table-says-robber = 🥷 Tap a tile for the robber.
catan-panel-table-says-discard = 🗑️ Tap { $number } cards to discard.
catan-panel-table-says-move = ↪ Tap its new place.

# The analysis of a finished game

catan-analysis-by = Win chances: the bot's estimate from each seat's view (see the docs). Dice cards: compared with the same land's average. Not judged: offers, counter-offers, moved pieces.
catan-analysis-seat = { $mark } **{ $name }**: { $rolled } cards from dice (average { $due }, { $more }); robber blocked { $robbed }, stole { $stole }, lost { $lost }, discarded { $discarded } on sevens. Income: { $income }
catan-analysis-turning = **Turning points** (A: played, B: better)
catan-analysis-point = { $number }. { $name }, turn { $turn }: { $did }; better { $best } (+{ $chance } points of win chance)
catan-analysis-trades = **Trades that paid** (points of win chance)
catan-analysis-trade = Turn { $turn }: { $name } gave { $partner } { $give } for { $get }; { $name } { $own }, { $partner } { $theirs }
catan-analysis-end-turn = ending the turn
catan-analysis-bank = 🏦 { $give } → { $take }
catan-analysis-robber = 🥷 robber to { $tile }
catan-analysis-card = 🃏 { $card }
catan-analysis-card-for = 🃏 { $card } { $cards }
catan-analysis-keep = keeping the card
catan-analysis-discard = discarding { $cards }
catan-analysis-deal-made = trading { $give } for { $get } with { $partner }
catan-analysis-deal-not = no trade
catan-analysis-deal-declined = declining { $partner }: { $give } for { $get }
catan-analysis-deal-yes = accepting
