# The pages on the web and the hall's screen.
web-home-title = Guildhall
web-home = Each event has its own address. Ask the organizer for it: it stands under the announcement on Discord.
web-not-found = There is nothing here
web-not-found-why = The address is wrong, or the organizer has taken the page off the web. Ask for the new address on Discord.
web-too-many = Too many requests
web-too-many-why = Please wait a few seconds and load the page again.
web-broken = Something went wrong
web-broken-why = It is our fault, not yours. Load the page again in a minute.
web-language-ja = 日本語
web-language-en = English
web-language = Language
web-skip = To the content
web-nav = Pages of this event
web-overview = Overview
web-tables = Tables
web-standings = Standings
web-bracket = Bracket
web-find = Find my table
web-screen = Screen for the hall
web-lost = No connection. The clocks go on; the rest is as of { $time }.
web-made-by = Made by Guildhall
web-read-only = This page only shows. Whatever is played and reported happens on Discord.
web-csv = CSV
web-json = JSON
web-calendar = Calendar (iCalendar)
web-all-events = All events
web-round = Round { $round }
web-round-stage = { $stage }, round { $round }
web-rounds = Rounds
web-table = Table { $table }
web-bye = No game this round
web-players = Players
web-waiting = Waiting list: { $count }
web-no-players = Nobody has signed up yet.
web-starts = Start
web-regulations = Regulations
web-format = Format
web-rounds-planned = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-leaders = In front
web-whole-table = All standings
web-all-tables = All tables
web-podium = Result
web-ladder-consolation = Consolation
web-ladder-last-chance = Last chance
web-podium-players = { $count ->
    [one] { $count } player ranked
   *[other] { $count } players ranked
}
web-hidden = The standings are shown when the event is over.
web-teams = Teams
web-rank = Rank
web-why = why
web-why-above = Above this line: { $upper }.
web-why-decided = Decided by { $tiebreak }: { $mine } to { $theirs }
web-why-level-first = (level: { $tiebreaks })
web-why-playoff = Level with { $upper }; the play-off decided.
web-why-shared = Shares the rank: level in everything that counts.
web-why-stage = In the { $stage }:
web-why-groups = { $upper } was number { $above } of a group, against number { $below }.
web-why-bracket = { $upper } came further in the bracket.
web-why-bracket-shared = Shares the rank: came equally far in the bracket.
web-why-further = { $upper } reached the { $stage }.
web-left = left
web-status-waiting = not started
web-status-by-post = played by post
web-status-playing = playing
web-status-reported = reported, to be confirmed
web-status-disputed = disputed
web-status-final = final
web-status-cancelled = cancelled
web-winner = winner
web-no-tables = No round has been published yet.
web-clock-ready = Clock not started
web-clock-paused = Paused
web-clock-ended = Time is up
web-clock-setup = Set-up
web-clock-play = Play
web-clock-until = until { $at }
web-match-score = Score before this game: { $a } – { $b }{ $crawford ->
    [now] , Crawford game: no doubling
    [after] , after the Crawford game
   *[before] {""}
}
web-match-break = Break until { $at }
web-match-winner-of = Winner of match { $match }
web-match-loser-of = Loser of match { $match }
web-match-open = open
web-match = Match { $match }
web-match-next = The winner goes to match { $match }
web-find-label = Name
web-find-button = Search
web-find-hint = Type a part of the name.
web-find-none = Nobody with such a name plays here.
web-find-not-seated = not seated in this round
web-find-at = Table { $table }
web-archive = Events
web-archive-of = Public events
web-seasons = Seasons
web-season = Season { $season }
web-season-total = Total
web-season-left-out = { $count ->
    [one] One more finished event of this season is
   *[other] { $count } more finished events of this season are
} not public and not added up here. `/standings show season:` counts every event.
web-season-counted = Counted
web-season-score = { $event }: rank { $place }, { $points }
web-player = Record of { $player }
web-player-sums = { $events ->
        [one] one event
       *[other] { $events } events
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
web-player-event = Event
web-rating-table = Rating in { $game } (tables): { $rating } after { $games ->
        [one] one game
       *[other] { $games } games
    }
web-rating-match = Rating in { $game } (JBS): { $rating } after { $games ->
        [one] one match
       *[other] { $games } matches
    }
web-game = Game by post
web-game-turn = Turn { $turn } of { $turns }
web-game-first = First turn
web-game-back = Back
web-game-on = On
web-game-last = Last turn
web-game-proof = Proof of the game
web-game-commitment = Promised before the game (SHA-256)
web-game-secret = Revealed after the game
web-game-hash = Record hash, to be compared with the game's thread
web-game-file = The whole game as a file
web-game-happened = What happened
web-game-nothing = Nothing to tell.
web-screen-next-wait = The next tables will be shown here.
web-screen-next-published = Round { $round } is up: find your table.
web-screen-seats = Find your table
web-screen-find = Find my table
web-screen-sound = Turn the sound on
web-screen-sound-off = Turn the sound off
web-screen-other = Table { $tables }
web-screen-full = Full screen
web-pages = Pages
web-page-all = All on one page
web-page-parts = In pages
web-page-of = Page { $page } of { $pages }
web-page-before = Previous
web-page-after = Next
web-link = 🌐 [Follow it on the web]({ $url })

choice-web-public = Public: anybody finds it
choice-web-unlisted = Unlisted: whoever has the address
choice-web-off = Not on the web
choice-initials-on = Show my initials
choice-initials-off = Show my name
setting-event-pages = who finds events on the web
setup-line-pages = 🌐 Pages of new events: { $visibility }
choice-hints-on = Show hints
choice-hints-off = No hints
me-setting-hints-on = 💡 Hints in your first games by post: **on**
me-setting-hints-off = 💡 Hints in your first games by post: **off**
me-setting-initials-on = 🕶️ On pages on the web: **initials**
me-setting-initials-off = 🙂 On pages on the web: **name**
event-card-web = 🌐 Web: { $visibility }
button-desk-screen = Screen for the hall
menu-desk-screen = What the screen shows
desk-screen-chosen = 🖥️ Choose what the screen of **{ $event }** shows. Open it at { $url }
desk-screen-set = ✅ The screen follows within seconds.
screen-part-clock = Clock
screen-part-tables = Tables
screen-part-bracket = Bracket
screen-part-standings = Standings
screen-part-next = What is next, and the QR code
screen-part-door = The code at the door
screen-part-sound = A button for sound
audit-event-screen = chose what the screen of { $name } shows
refusal-screen-without-page = **{ $event }** has no page on the web. Choose who finds it with `/event edit web:`.
refusal-screen-empty = Choose at least one thing to show besides the sound.
refusal-pages-off = This bot has no pages on the web. Whoever hosts it turns them on with GUILDHALL_WEB_PORT.
