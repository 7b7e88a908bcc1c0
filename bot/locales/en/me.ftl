cmd-me = me
    .description = What is next for me, my record, my language
cmd-me-next = next
    .description = Show what waits for me: tables, results, check-in, missed messages
cmd-me-record = record
    .description = Show a player's record: events, wins, points, rating
    .player = player
    .player-description = Whose record (yours if you leave it out)
cmd-me-language = language
    .description = Choose the language in which I speak to you
    .language = language
    .language-description = Japanese, English, or the language of your Discord
cmd-me-notifications = notifications
    .description = Switch private messages on or off
    .messages = messages
    .messages-description = Private messages from the league
cmd-player-record = Player record

choice-my-language-ja = 日本語
choice-my-language-en = English
choice-my-language-auto = As in my Discord
choice-notifications-on = on
choice-notifications-off = off

me-language-set = ✅ I speak English with you from now on.
me-notices-on = ✅ Private messages are on.
me-notices-off = ✅ Private messages are off. What you would have been told waits in `/me next`.

me-next-title = Next for you
me-next-nothing = ✅ Nothing waits for you. `/event list` shows the events.
me-next-play = 🎲 **{ $event }**, round { $round }, table { $table }: play and report { $where }
    { $players }
me-next-confirm = ✍️ **{ $event }**, round { $round }, table { $table }: confirm or dispute the reported result { $where }
    { $players }
me-next-checkin = 🔵 **{ $event }**: check in { $until }
me-next-vote = 🗳️ Committee, call no. { $number }: "{ $question }" — ruling: **{ $ruling }**. Please vote.
me-next-missed = 📬 Messages that did not reach you
me-next-why = Your private messages are closed or switched off. `/me notifications` switches them on.

me-record-title = Record of { $player }
me-record-sums = 🏅 { $events ->
        [one] { $events } event
       *[other] { $events } events
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
me-record-tables = 📈 Rating at tables: **{ $rating }** ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
me-record-matches = 📈 Match rating (JBS): **{ $rating }** ({ $games ->
        [one] { $games } match
       *[other] { $games } matches
    })
me-record-event = **{ $event }**: place { $place } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } · { $points } points
me-record-unranked = **{ $event }**: not ranked · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } · { $points } points
me-record-empty = No event with results yet.

refusal-no-record = This person has not taken part in any event of this server yet. `/signup join` enters an event.
