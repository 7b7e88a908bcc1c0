cmd-me = me
    .description = What is next for me, my record, my settings
cmd-me-next = next
    .description = Show what waits for me: games, tables, results, check-in, missed messages
cmd-me-record = record
    .description = Show a player's record: events, wins, points, rating
    .player = player
    .player-description = Whose record (yours if you leave it out)
cmd-me-language = language
    .description = Choose the language in which I speak to you
    .language = language
    .language-description = Japanese, English, or the language of your Discord
cmd-me-notifications = notifications
    .description = Switch private messages and “you are next” on or off
    .messages = messages
    .messages-description = Private messages from the league
    .next_up = next_up
    .next_up-description = A word before your turn in games by post: “you are next”
cmd-me-hours = hours
    .description = When you are awake: deadlines of games by post run only then, and nothing rings at night
    .hours = hours
    .hours-description = From when to when, such as 7:30-23 or 8am-11pm
    .time_zone = time_zone
    .time_zone-description = Your time zone, such as Asia/Tokyo
cmd-me-away = away
    .description = Go on vacation: your deadlines wait. Without a day: you are back
    .back = back
    .back-description = The day from which you play again, such as 5/14 (at most 14 days)
cmd-me-settings = settings
    .description = Everything that you have set for yourself
    .do = do
    .do-description = What to do
    .time_zone = time_zone
    .time_zone-description = Your time zone (hours)
    .initials = initials
    .initials-description = How pages on the web show you
    .hints = hints
    .hints-description = What to do, in your first game by post
cmd-player-record = Player record

choice-my-language-ja = 日本語
choice-my-language-en = English
choice-my-language-auto = As in my Discord
choice-notifications-on = on
choice-notifications-off = off

me-language-set = ✅ I speak English with you from now on.
me-notices-on = ✅ Private messages are on. Where the turns of a game come you choose in the game: “Orders”.
me-notices-off = ✅ Private messages are off. What you would have been told waits in `/me next`; your turns in games by post come in the games’ threads.

me-saved = ✅ Saved.
me-hours-set = ✅ Deadlines of games by post run in these hours. Outside them messages come silently.
me-away-set = 🏖️ Have a good time! Your deadlines wait for you. `/me away` without a day ends the vacation.
me-away-back = ✅ You are here: deadlines run in your hours.
me-deadlines-moved = { $count ->
        [one] ⏳ One running deadline has moved.
       *[other] ⏳ { $count } running deadlines have moved.
    }
me-settings-title = Your settings
me-settings-how = Change them: `/me language`, `/me notifications`, `/me hours`, `/me away`, `/me settings`
me-setting-language = 🌐 Language: **{ $language }**
me-setting-messages-on = 📬 Private messages from the league: **on**
me-setting-messages-off = 📭 Private messages from the league: **off** (they wait in `/me next`)
me-setting-next-on = ⏭️ “You are next” in games by post: **on**
me-setting-next-off = ⏭️ “You are next” in games by post: **off**
me-setting-hours = ⏰ Deadlines run, and messages ring: **{ $hours }** ({ $zone })
me-setting-away = 🏖️ Away until **{ $until }**
me-setting-here = 🏠 No vacation
me-hours-all-day = all day

refusal-hours-unclear = I do not understand "{ $typed }" as hours of the day. Write them like `8-23`, `7:30-23:30` or `9am-11pm`.
refusal-hours-too-few = At least { $least } hours of the day must count, or a turn would take days. Choose a longer time, or `/me away` for a vacation.
refusal-away-unclear = I do not understand "{ $typed }" as a day. Write it like `5/14` or `2026-05-14`, or choose one from the list that appears while you type.
refusal-away-past = "{ $typed }" is not in the future. Choose a later day.
refusal-away-too-long = A vacation lasts { $days } days at most: until { $day } now. For longer, ask a judge: in games of three or more somebody can take your seat; a match of two has no substitutes, so agree on a later date or let the judge decide.
refusal-away-too-soon = After a vacation as many days must pass as it lasted, so that the others can play: you can leave again from { $day } on. If you must go now, ask a judge: in games of three or more somebody can take your seat; of a match of two the judge decides.

me-next-title = Next for you
me-next-nothing = ✅ Nothing waits for you. `/event list` shows the events.
me-entry-in = 📅 **{ $event }**: you are in. You will be told how it goes on.
me-entry-waitlisted = ⏳ **{ $event }**: you are number { $place } on the waiting list.
me-entry-pending = 📝 **{ $event }**: your entry waits for an organizer's approval.
game-me-next-turn = 🎲 **{ $title }**: your turn.
game-me-next-reply = 🔔 **{ $title }**: you are asked to decide.
game-me-next-offer = 📣 **{ $title }**: something is proposed to you.
game-me-next-autopilot = 💤 **{ $title }**: the bot plays for you until you make a move.
game-me-next-invited = 👋 **{ $title }**: a seat is kept for you.
me-next-play = 🎲 **{ $event }** · { $place }: play and report { $where }
    { $players }
me-next-confirm = ✍️ **{ $event }** · { $place }: confirm or dispute the reported result { $where }
    { $players }
me-next-checkin = 🔵 **{ $event }**: check-in closes { $until }. Press the button now.
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
me-record-tables = 📈 { $game }, rating at tables: **{ $rating }** ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
me-record-post = 📬 { $game }, rating of games by post: **{ $rating }** ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
me-record-matches = 📈 { $game }, match rating (JBS): **{ $rating }** ({ $games ->
        [one] { $games } match
       *[other] { $games } matches
    })
me-record-event = **{ $event }**: place { $place } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
me-record-unranked = **{ $event }**: not ranked · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
me-record-empty = No event with results yet.

refusal-no-record = This person has not taken part in any event of this server yet, nor finished a game by post. `/signup join` enters an event.
