# Catan: its command, the lines of its posts, what its messages say, a judge's facts.

cmd-catan = catan
    .description = Catan by post: turn by turn, each in your own time
cmd-catan-new = new
    .description = Open a game of Catan and look for players
    .seats = seats
    .seats-description = 3 or 4 players (4 if you leave it out)
    .bots = bots
    .bots-description = How many seats the bot plays itself
    .player1 = player1
    .player1-description = Keep a seat for this member
    .player2 = player2
    .player2-description = Keep a seat for this member
    .player3 = player3
    .player3-description = Keep a seat for this member
    .table = table
    .table-description = Play a league table: its players, and its result
    .level = level
    .level-description = How strong the bots are
    .hours = hours
    .hours-description = Waking hours for a turn, 1 to 72 (12 if you leave it out)
    .board = board
    .board-description = How the island is laid
    .rules = rules
    .rules-description = Which rules apply
    .word = word
    .word-description = A word of yours that goes into the dice
choice-catan-board-random = Random (tiles, numbers and harbors by chance)
choice-catan-board-beginner = Beginner (the fixed island of the rule book)
choice-catan-board-balanced = Balanced (resources spread, no rich corners, 6 and 8 apart)
choice-catan-board-spiral = Tournament (random tiles, numbers A to R in a spiral)
choice-catan-rules-std = Rule book
choice-catan-rules-cjp = Catan Japan tournament
choice-catan-rules-cwc = World championship
choice-catan-house-beginner = Beginner (builds, answers offers, proposes nothing)
choice-catan-house-club = Club (proposes trades and other terms)
choice-catan-house-master = Master (trades too, and plans each turn to its end)
catan-name = Catan
catan-title = Catan by post #{ $game }
catan-lobby-options = Board: { $board }
    Rules: { $rules }
    Bots: { $house }
    Time for a turn: { $hours ->
        [one] 1 waking hour
       *[other] { $hours } waking hours
    }
catan-island-shared = 🏝️ All tables of this round play on the same island: the first that begins draws it.
catan-island-drawn = 🏝️ All tables of this round play on this island; this game drew it.
catan-island-taken = 🏝️ All tables of this round play on this island; game #{ $game } drew it, and `/game replay game:{ $game }` checks it.
catan-post-discards = 🗑️ Still to discard: { $names }
catan-post-seat = { $mark } **{ $name }**{ $marks } { $points } VP 🎴{ $hand } 🃏{ $cards } ⚔️{ $knights }{ $army } 🛤️{ $road }{ $longest }
catan-post-signs = -# 🎴 hand  🃏 dev cards  ⚔️ knights  🛤️ road  🏅 +2 VP
catan-post-bank = 🏦 Bank: { $bank } 🃏×{ $deck }
catan-post-robber = 🥷 Robber: { $tile }
catan-post-offer = 📣 Open offer: **{ $name }** gives { $give } for { $want }
catan-post-proposed = 💬 Proposal: **{ $name }** gives { $give } for { $want }
catan-said = { "　" }{ $said }
catan-hint-first-turn = 💡 Your first turn: place a settlement. Choose a tile in the menu, then its corner; the letters are on the picture. 6 and 8 are rolled most often, and many kinds of resources help. No more hints: `/me settings`.
catan-hint-third-turn = 💡 Now the dice are yours: roll, trade, build, and end your turn. 🧰 says what you can pay for and what is missing. “Orders” rolls, builds and discards for you when you are away; nobody sees them.
catan-hint-first-seven = 💡 A 7 yields nothing. Whoever holds eight cards or more discards half, nobody’s are seen before all have chosen; then the robber blocks a tile and takes a card from somebody there. With “Orders” you can say in advance which cards go.
catan-hint-first-trade = 💡 An offer: accept it, say no, or propose other terms. Only whoever is on turn can trade, and the first to accept gets it. A no tells nobody what you hold.
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
catan-end-cards = -# 🎲 drew { $drawn } · 🗑️ discarded { $discarded } · 🥷 took { $stole }, lost { $robbed } · 🤝 traded for { $traded } · 🏦 { $bank } bank trades
catan-end-dice = 🎲 { $rolls } rolls, mean { $mean } (7.00 expected); sevens: { $sevens } ({ $expected } expected)
catan-phase-setup-settlement = places a settlement
catan-phase-setup-road = places a road
catan-phase-before-roll = is about to roll
catan-phase-dice = is rolling
catan-phase-discard = rolled a 7
catan-phase-robber = moves the robber
catan-phase-theft = draws a card
catan-phase-main = trades and builds
catan-phase-draw = draws a development card
catan-phase-free-roads = builds free roads
catan-phase-over = has finished
catan-card-discard = 🗑️ A 7 was rolled in game #{ $game }: you must discard.
catan-card-offer = 📣 Game #{ $game }: a trade offer.
catan-card-terms = { $name } gives { $give } for { $want }.
catan-card-reminder-discard = ⏰ Game #{ $game } still waits for your discards.
catan-card-done-discard = ✅ Game #{ $game }: discarding is done
catan-replay-dice = 🎲 { $rolls } rolls, mean { $mean } (expected 7.00)
catan-gift-noticed = ⚖️ Game #{ $game } in { $channel }: trades of one turn between { $giver } and { $taker } amount to a gift by { $giver }. Whether it is one is for you to judge; `/game report` has more.
    { $log }
catan-report-trades = **Cards given in trades**
catan-report-given = { $giver } → { $taker }: { $cards } ({ $trades ->
        [one] 1 trade
       *[other] { $trades } trades
    })
catan-report-robbed = **Robbed with the robber**
catan-report-theft = { $thief } → { $victim }: { $count }×
catan-report-gifts = **Several trades in a turn that make a gift**
catan-report-gift = { $giver } → { $taker }: { $cards } in { $trades ->
        [one] one trade
       *[other] { $trades } trades
    }
catan-report-helps = **One-sided trades in favor of a leader close to winning**
catan-report-help = { $helper } gave { $leader } { $given } cards for { $got }
catan-report-spared = **Robbed another although a leader close to winning held cards**
catan-report-spare = { $robber } robbed { $robbed }, not { $leader }

catan-me-next-discard = 🗑️ **{ $title }**: discard cards.
catan-me-next-offer = 📣 **{ $title }**: answer a trade offer.

choice-help-catan = Catan by post
catan-help = Catan by post: a turn takes two or three taps. How deadlines, orders and judges work stands on the page “Games by post”.

    1️⃣ **Begin.** Alone: `/catan new bots:3` starts at once against three bots. With others: `/catan new`, and they press “Take a seat” under the post.
    2️⃣ **Set-up.** Everybody places two settlements with a road each: choose a tile, then a letter in the picture. The numbers of turns count these placements too.
    3️⃣ **A turn:** “Roll”, then build, buy a card or trade, then “End turn”. After a 7 you choose the robber’s tile; whoever holds eight cards or more discards half. With 10 points press “Declare victory”.
    4️⃣ **Trade:** choose a quick offer, or tick what you give, then what you want. The offer goes to all; the first to accept gets it. A “no” is shown to all, the same one whether cards are missing or not wanted; who says nothing has not answered yet. “Trade with the bank” is for 4:1 and harbors.
    5️⃣ **Orders:** what you discard, whom you rob, which trades you accept, what is built, rolling and ending the turn by itself. “Ended when I can pay for nothing” shortens a game most.
    6️⃣ **Out of time?** The bot does as little as it can; after two turns it builds for you until you are back. A robber that was due goes to the desert, and nobody is robbed.
catan-panel-table-robber = Robber
catan-panel-table-buy = 🃏 Development card ({ $number } left)
catan-panel-table-own = Your cards
catan-panel-table-bank = Bank
catan-panel-table-whom = Rob
catan-table-desert = desert
catan-table-harbor = harbor
catan-panel-table-says-settlement = 🏠 Tap a corner for your settlement.
catan-panel-table-says-road = 🛣️ Tap a path for your road.
catan-panel-table-says-robber = 🥷 Tap the tile for the robber.
catan-panel-table-says-discard = 🗑️ Tap the { $number } cards that you discard.
catan-panel-table-says-move = ↪ Tap where it moves to.

# The analysis of a finished game

catan-analysis-by = Win chances by the house's measure of each seat's own view; about how far they hold, see the documentation. Cards by dice stand beside what the same land yields on average; offers, counter-offers and moved pieces are not judged.
catan-analysis-seat = { $mark } **{ $name }**: { $rolled } cards by dice (average { $due }, { $more }); { $robbed } kept back by the robber, { $stole } stolen, { $lost } lost to thieves, { $discarded } discarded on a seven. Income: { $income }
catan-analysis-turning = **Turning points** (A: played, B: better)
catan-analysis-point = { $number }. { $name }, turn { $turn }: { $did }; better { $best } (+{ $chance } points of win chance)
catan-analysis-trades = **Trades that paid** (points of win chance)
catan-analysis-trade = Turn { $turn }: { $name } gave { $give } for { $get } of { $partner }; { $name } { $own }, { $partner } { $theirs }
catan-analysis-end-turn = ending the turn
catan-analysis-bank = 🏦 { $give } → { $take }
catan-analysis-robber = 🥷 robber to { $tile }
catan-analysis-card = 🃏 { $card }
catan-analysis-card-for = 🃏 { $card } { $cards }
catan-analysis-keep = keeping the card
catan-analysis-discard = discarding { $cards }
catan-analysis-deal-made = the trade with { $partner }, { $give } for { $get }
catan-analysis-deal-not = no trade
catan-analysis-deal-declined = the no to { $partner }, { $give } for { $get }
catan-analysis-deal-yes = a yes
