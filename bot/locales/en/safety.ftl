refusal-file-too-large = { $kind ->
    [regulations] Regulations file too large: { $size } KB (limit: { $most } KB). Leave out what the base profile already says.
    [entries] Player list too large: { $size } KB (limit: { $most } KB). Split it and send the parts in order.
    [past] Table list too large: { $size } KB (limit: { $most } KB). Split the event and import the parts.
    [match] Match too large: { $size } KB (limit: { $most } KB). Split it into shorter matches.
    [tables] Table list too large: { $size } KB (limit: { $most } KB). Split it and send the parts in order.
    [document] Document too large: { $size } KB (limit: { $most } KB). Split it into several documents.
   *[rules] Rules file too large: { $size } KB (limit: { $most } KB). Split it and send the parts in order.
 }
refusal-rule-too-much-text = House rules can have { $most } characters in total. Shorten some, or drop what the rule documents say.
refusal-limit-signup = You reached the limit of { $most } sign-ups. { limit-wait }
refusal-limit-game = { $scope ->
    [person] You reached the limit of { $most } new games.
   *[server] This server reached its limit of { $most } new games.
 } { limit-wait }
refusal-limit-judge-call = { $scope ->
    [person] You reached the limit of { $most } judge calls.
    [table] This table reached its limit of { $most } judge calls.
   *[server] This server reached its limit of { $most } judge calls.
 } Open calls stay open. { limit-wait }
refusal-limit-question = { $scope ->
    [person] You reached the limit of { $most } rule questions.
   *[server] This server reached its limit of { $most } rule questions.
 } { limit-wait }
refusal-limit-import = { $scope ->
    [person] You reached the limit of { $most } files.
   *[server] This server reached its limit of { $most } files.
 } { limit-wait }
refusal-limit-offer = { $scope ->
    [person] You reached the limit of { $most } offers (each one notifies the table).
    [table] This game reached its limit of { $most } offers.
   *[server] This server reached its limit of { $most } offers.
 } { limit-wait }
refusal-limit-match-sheet = You reached the limit of { $most } match sheet entries. { limit-wait }
refusal-limit-look-back = { $scope ->
    [person] You reached the limit of { $most } checked or analyzed games.
   *[server] This server reached its limit of { $most } checked or analyzed games.
 } { limit-wait }
refusal-restarting = The bot is restarting. Try again in a minute.
limit-wait = { $unit ->
    [seconds] Try again in { $wait ->
            [one] one second
           *[other] { $wait } seconds
        }.
   *[minutes] Try again in { $wait ->
            [one] one minute
           *[other] { $wait } minutes
        }.
 }
blocked-person = The bot's operator has blocked your account. If this is a mistake, contact them.
blocked-server = The bot's operator has blocked this server. If this is a mistake, contact them.
refusal-no-longer-member = You're not a member of that server. Join it again, then retry.
refusal-not-a-person = { $name } is an app. Name a person.
refusal-not-a-member = { $name } is not on this server. Invite them first.
refusal-not-this-servers = Not from this server. Choose a text channel here, and a role other than "everyone".
me-data = This file holds all data stored about you on every server ({ $count } { $count ->
    [one] entry
   *[other] entries
 }). You can have it deleted.
me-data-file = Your stored data
button-me-forget = Delete my data
button-me-forget-now = Delete my data now
me-forget-question = Delete your settings, drafts, votes, seats and orders, and remove your name everywhere? Results stay under a number, so other players' standings don't change. Messages on Discord stay. This can't be undone.
me-forgotten = Deleted ({ $count } { $count ->
    [one] entry
   *[other] entries
 }). Using a command again stores data from then on.
refusal-data-in-event = You're still entered in { $event }. Leave it with `/signup leave`, or wait until it is over.
refusal-data-in-game = Game #{ $game } is not over. Resign with `/game resign`, or leave your seat.
cmd-me-data = data
    .description = See or delete all data stored about you
refusal-limit-own-data = You reached the limit of { $most } data requests. { limit-wait }
refusal-option-number = `{ $option }` must be a number from { $least } to { $most }. Change it or leave it out.
refusal-option-text = `{ $option }` must have { $least } to { $most } characters. Change its length.
refusal-option-choice = `{ $option }` must be one of the choices offered as you type.
refusal-option-missing = `{ $option }` is missing. Choose or type it.
