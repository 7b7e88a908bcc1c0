# Matches of two: how long they are, how they end, what the report form says of them.

## Length
cmd-event-length = length
    .description = How long matches are: points, or the best of so many games; by round and stage
    .part = part
    .part-description = Which matches
    .length = length
    .length-description = Points that win (backgammon), or games of which most win (Rivals: 3, 5 …); 0: as usual
    .round = round
    .round-description = Only this round of it (0: all)
    .event = event
    .event-description = Which event
choice-part-event = All matches
choice-part-qualifier = Swiss rounds or round robin
choice-part-bracket = All matches of the bracket
choice-part-round = Rounds of single elimination
choice-part-quarter-final = Quarter-finals
choice-part-semi-final = Semi-finals
choice-part-final = Final
choice-part-third-place = Match for third place
choice-part-winners-round = Winners’ rounds
choice-part-winners-final = Winners’ final
choice-part-losers-round = Losers’ rounds
choice-part-losers-final = Losers’ final
choice-part-grand-final = Grand final
choice-part-grand-final-reset = Grand final reset
choice-part-consolation-round = Consolation rounds
choice-part-consolation-final = Consolation final
choice-part-last-chance-round = Last-chance rounds
choice-part-last-chance-final = Last-chance final
match-length-points = to { $number } { $number ->
    [one] point
   *[other] points
}
match-length-games = best of { $number } games (first to { $target })
match-length = 🎯 Match { $length }
length-part = 🎯 { $part }: { $length }
length-part-round = { $part }, round { $round }
length-usual = as usual
length-set = ✅ Match lengths of **{ $event }**:
audit-length-set = set the match length of { $name }: { $part }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}: { $number ->
    [0] as usual
   *[other] { $number }
}
refusal-length-has-no-rounds = That part is a single round, so leave the round out.
refusal-length-in-games = This game is not counted in points of a match. A match can be the best of several games: set an odd number such as 3 with `/event length`.
refusal-length-in-points = These matches are counted in points. Set how many points win with `/event length`.
refusal-length-even = The best of { $games } games may end level. Choose an odd number, such as { $next }.
refusal-length-range = A match has 1 to { $most } points or games. Choose a number between them, or 0 to take the length back.
refusal-length-game-on = { $place } is being played by post (game #{ $game }) to the present length, so it stays for that part. Let the game end, or end it with `/game end`; or set the length of another round or part.
refusal-length-played = { $place } has been played to the present length, so it stays for that part. Set the length of a round or part that has not been played.
refusal-points-need-matches = Only a match of two has a length in points; at these tables the regulations say how many points win. Leave the points out.

## Report form
form-score-match = { $player }
form-score-hint-points = 0 to { $target } (match to { $target ->
        [one] one point
       *[other] { $target } points
    })
form-score-hint-games = Games won: 0 to { $target }
form-score-hint-single = Points at the end, such as { $target }
table-given = ⚖️ { $player } +{ $points } ({ $section }), counted in the score
refusal-points-by-post = { $place } is played by post: game #{ $game } counts its own points and would know nothing of these. Note the offence with `/penalty warn`, and enter the score with these points by `/result correct` when the match is over.
refusal-points-need-match = Points are given in a match that is being played, and this player has none. For a match that was not played, record a walkover with `/result walkover`; for one that has a result, correct it with `/result correct`.
refusal-score-below-given = { $player } has been given { $points ->
    [one] one point
   *[other] { $points } points
} in this match, so the score cannot be lower. Count the given points in the score.
refusal-capacity-beyond-format = This format takes { $most } players at most, but { $capacity } places were asked for. Choose fewer places, or Swiss rounds with a bracket after them (`/event format`).
refusal-capacity-beyond-groups = { $groups ->
    [one] A round robin of all takes { $most } players at most, but { $capacity } places were asked for. Play it in groups: create the event without places, choose the groups with `/event format groups:`, then the places with `/event edit capacity:`.
   *[other] { $groups } groups take { $most } players at most, but { $capacity } places were asked for. Choose more groups with `/event format groups:`, or fewer places.
}
refusal-late-into-bracket = The bracket is drawn and published, so **{ $event }** has no place for one more. Let a newcomer take somebody’s place with `/signup substitute`.

## Rating lists
cmd-standings-ratings = ratings
    .description = Show the rating list of a game, with a file to take away
    .game = game
    .game-description = Which game
ratings-title-post = Rating list: { $game }, games by post
ratings-title-jbs = Rating list: { $game }, matches
ratings-title-table = Rating list: { $game }, tables
ratings-line = **{ $place }.** { $player } — { $rating } ({ $games } rated)
ratings-more = … and { $count } more in the file
export-rating = Rating
export-ratings-post = Ratings (games by post)
export-ratings-jbs = Ratings (matches)
export-ratings-table = Ratings (tables)
refusal-nobody-rated = Nobody has a rating in this game yet. Ratings come from results of events whose regulations are rated, and from finished games by post between two people or more.

## Groups
format-groups = 🔠 Round robin in { $groups } groups; the best of each go on.
refusal-groups-need-robin = Only a round robin is played in groups. Create the event with round robin, or leave the groups out.
refusal-groups-range = A round robin has 2 to { $most } groups. Choose a number between them, or 0 to play all together.
refusal-groups-running = The groups are being played, so their number stays.
refusal-groups-bracket-size = { $groups } groups cannot send equally many players into a bracket of { $size }. Choose a size that { $groups } divides.
refusal-groups-too-many = { $players } players are too few for { $groups } groups: each needs two. Choose fewer groups with `/event format`.
refusal-game-best-of = This match is the best of several games, of which one played here is not the result. Play at a board and report the games won, or let the organizer set a single game with `/event length`.
