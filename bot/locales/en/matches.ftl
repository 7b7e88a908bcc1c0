# Matches of two: how long they are, how they end, what the report form says of them.

## Length
cmd-event-length = length
    .description = Set match length (points or best-of) by stage and round
    .part = part
    .part-description = Which matches
    .length = length
    .length-description = Points (backgammon) or best of 3, 5… (Rivals); 0: default
    .round = round
    .round-description = Only this round (0: all)
    .event = event
    .event-description = Which event
choice-part-event = All matches
choice-part-qualifier = Swiss rounds or round robin
choice-part-bracket = Bracket: all matches
choice-part-round = Single-elimination rounds
choice-part-quarter-final = Quarter-finals
choice-part-semi-final = Semi-finals
choice-part-final = Final
choice-part-third-place = Third-place match
choice-part-winners-round = Winners' rounds
choice-part-winners-final = Winners' final
choice-part-losers-round = Losers' rounds
choice-part-losers-final = Losers' final
choice-part-grand-final = Grand final
choice-part-grand-final-reset = Grand final reset
choice-part-consolation-round = Consolation rounds
choice-part-consolation-final = Consolation final
choice-part-last-chance-round = Last-chance rounds
choice-part-last-chance-final = Last-chance final
match-length-points = { $number }-point match
match-length-games = Best of { $number } (first to { $target })
match-length = 🎯 { $length }
length-part = 🎯 { $part }: { $length }
length-part-round = { $part }, round { $round }
length-usual = default
length-set = ✅ Match lengths of **{ $event }**:
audit-length-set = set the match length of { $name }: { $part }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}: { $number ->
    [0] default
   *[other] { $number }
}
refusal-length-has-no-rounds = This stage is a single round. Leave the round out.
refusal-length-in-games = This game has no match points. Set a best-of with an odd number, such as 3, in `/event length`.
refusal-length-in-points = These matches are played to points. Set how many with `/event length`.
refusal-length-even = A best of { $games } can end in a tie. Choose an odd number, such as { $next }.
refusal-length-range = A match has 1 to { $most } points or games. Choose within that, or 0 for the default.
refusal-length-game-on = { $place } is playing game #{ $game } to this length. Use `/game end` first, or choose another round or stage.
refusal-length-played = { $place } was played to this length, so it stays. Choose a round or stage not played yet.
refusal-points-need-matches = Only two-player matches have a length in points. Leave the points out; the regulations set them here.

## Report form
form-score-match = { $player }
form-score-hint-points = 0 to { $target } ({ $target }-point match)
form-score-hint-games = Games won: 0 to { $target }
form-score-hint-single = Final points, such as { $target }
table-given = ⚖️ { $player } +{ $points } ({ $section }), counted in the score
refusal-points-by-post = { $place } is async (game #{ $game }). Use `/penalty warn`, then `/result correct` at the end.
refusal-points-need-match = This player has no match in progress. Not played: `/result walkover`. Finished: `/result correct`.
refusal-score-below-given = { $player } was given { $points ->
    [one] one point
   *[other] { $points } points
} in this match. Count them in the score.
refusal-capacity-beyond-format = This format takes up to { $most } players ({ $capacity } asked). Choose fewer, or Swiss with a bracket (`/event format`).
refusal-capacity-beyond-groups = { $groups ->
        [one] A round robin takes { $most } players ({ $capacity } asked). Set no capacity, then use `/event format groups:`.
       *[other] { $groups } groups take up to { $most } players ({ $capacity } asked). Use `/event format groups:`, or fewer places.
    }
refusal-late-into-bracket = The bracket of **{ $event }** is published, so no one can join. Replace someone with `/signup substitute`.

## Rating lists
cmd-standings-ratings = ratings
    .description = Show a game's rating list, with a file
    .game = game
    .game-description = Which game
ratings-title-post = Rating list: { $game }, async games
ratings-title-jbs = Rating list: { $game }, matches
ratings-title-table = Rating list: { $game }, tables
ratings-line = **{ $place }.** { $player } — { $rating } ({ $games } rated)
ratings-more = …and { $count } more in the file
export-rating = Rating
export-ratings-post = Ratings (async games)
export-ratings-jbs = Ratings (matches)
export-ratings-table = Ratings (tables)
refusal-nobody-rated = No one is rated in this game yet. Play a rated event, or finish an async game with another person.

## Groups
format-groups = 🔠 Round robin in { $groups } groups; the best of each advance.
refusal-groups-need-robin = Only a round robin has groups. Choose round robin, or leave the groups out.
refusal-groups-range = A round robin has 2 to { $most } groups. Choose within that, or 0 for all together.
refusal-groups-running = Group play has begun, so the number of groups stays.
refusal-groups-bracket-size = { $groups } groups can't send equal numbers into a bracket of { $size }. Choose a size divisible by { $groups }.
refusal-groups-too-many = { $players } players are too few for { $groups } groups (two each). Choose fewer with `/event format`.
refusal-game-best-of = One async game can't decide a best-of. Play at a board, or an organizer uses `/event length`.
