refusal-file-too-large = { $kind ->
    [regulations] The regulations file has { $size } KB; at most { $most } KB are read. Leave out what the base profile says already.
    [entries] The list of players has { $size } KB; at most { $most } KB are read. Split it and send the parts one after the other.
    [past] The list of tables has { $size } KB; at most { $most } KB are read. Split the event and import the parts.
    [match] The match has { $size } KB; at most { $most } KB are read. Split it into shorter matches.
    [tables] The list of tables has { $size } KB; at most { $most } KB are read. Split it and send the parts one after the other.
    [document] The document has { $size } KB; at most { $most } KB are read. Split it and give the parts as documents.
   *[rules] The file of rules has { $size } KB; at most { $most } KB are read. Split it and send the parts one after the other.
 }
refusal-rule-too-much-text = The house rules of this server would have more than { $most } characters together. Shorten some, or leave out what the rule documents say already.
refusal-limit-signup = You have signed up { $most } times in a short time. { limit-wait }
refusal-limit-game = { $scope ->
    [person] You have opened { $most } games in a short time.
   *[server] { $most } games were opened on this server in a short time.
 } { limit-wait }
refusal-limit-judge-call = { $scope ->
    [person] You have called a judge { $most } times in a short time.
    [table] A judge was called to this table { $most } times in a short time.
   *[server] Judges were called { $most } times on this server in a short time.
 } The open calls stand, and a judge will see them. { limit-wait }
refusal-limit-question = { $scope ->
    [person] You have asked the rules { $most } times in a short time.
   *[server] The rules were asked { $most } times on this server in a short time.
 } { limit-wait }
refusal-limit-import = { $scope ->
    [person] You have sent { $most } files in a short time.
   *[server] { $most } files were sent on this server in a short time.
 } { limit-wait }
refusal-limit-offer = { $scope ->
    [person] You have made { $most } offers in a short time, and everybody at the table is told of each.
    [table] { $most } offers were made in this game in a short time.
   *[server] { $most } offers were made on this server in a short time.
 } { limit-wait }
refusal-limit-match-sheet = You have put down { $most } things on match sheets in a short time. { limit-wait }
refusal-limit-look-back = { $scope ->
    [person] You have had { $most } games checked or analysed in a short time.
   *[server] { $most } games were checked or analysed on this server in a short time.
 } { limit-wait }
refusal-restarting = The bot is being restarted. Ask again in a minute.
limit-wait = { $unit ->
    [seconds] You can go on in { $wait ->
            [one] one second
           *[other] { $wait } seconds
        }.
   *[minutes] You can go on in { $wait ->
            [one] one minute
           *[other] { $wait } minutes
        }.
 }
blocked-person = The host of this bot has shut you out, so it answers you nowhere. If that is a mistake, write to whoever runs the bot.
blocked-server = The host of this bot has shut this server out. If that is a mistake, write to whoever runs the bot.
refusal-no-longer-member = You are not a member of the server that this belongs to. Join it again, then try once more.
refusal-not-a-person = { $name } is an app, and an app takes no part. Name a person.
refusal-not-a-member = { $name } is not a member of this server. Invite them here first.
refusal-not-this-servers = That channel or role is not one of this server's. Choose a text channel of this server, and a role other than "everyone".
me-data = This file holds everything that is kept of you, on every server: { $count } { $count ->
    [one] entry
   *[other] entries
 }. You may have it deleted.
me-data-file = What is kept of you
button-me-forget = Delete my data
button-me-forget-now = Yes, delete it now
me-forget-question = Your settings, your drafts and votes, your seats and orders are deleted, and your name goes from every list. Results stay, under a number in place of your name, so that the standings of others still hold. Messages that were already sent stay on Discord. This cannot be taken back.
me-forgotten = Done: you were taken out of { $count } { $count ->
    [one] entry
   *[other] entries
 }. If you use a command again, the bot keeps your language and what you enter from then on.
refusal-data-in-event = You are entered in { $event }, where others count on you. Leave it first with `/signup leave`, or wait until it is over.
refusal-data-in-game = Game { $game } is not over, and others wait for your moves. Resign first with `/game resign`, or leave it.
cmd-me-data = data
    .description = See everything that is kept of you, and have it deleted
refusal-limit-own-data = You have asked for your data { $most } times in a short time. { limit-wait }
refusal-option-number = `{ $option }` takes a number from { $least } to { $most }. Enter one of these, or leave the option out.
refusal-option-text = `{ $option }` takes { $least } to { $most } characters. Enter it shorter or longer.
refusal-option-choice = `{ $option }` takes one of the choices that Discord offers while you type. Choose one of them.
