# The pages on the web and the hall's screen.
web-home-title = Guildhall
web-home = Each event has its own link, posted with its announcement on Discord.
web-not-found = Page not found
web-not-found-why = The link is wrong or no longer online. Get the current one on Discord.
web-too-many = Too many requests
web-too-many-why = Wait a few seconds and reload the page.
web-broken = Something went wrong
web-broken-why = It's our fault. Reload the page in a minute.
web-language-ja = 日本語
web-language-en = English
web-language = Language
web-skip = Skip to content
web-nav = Pages of this event
web-overview = Overview
web-tables = Tables
web-standings = Standings
web-bracket = Bracket
web-find = Find my table
web-screen = Venue screen
web-lost = Offline. Clocks keep running; everything else is from { $time }.
web-made-by = Made by Guildhall
web-read-only = Read-only. Play and report on Discord.
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
web-no-players = No one has signed up yet.
web-starts = Start
web-regulations = Regulations
web-format = Format
web-rounds-planned = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-leaders = Leaders
web-whole-table = Full standings
web-all-tables = All tables
web-podium = Result
web-ladder-consolation = Consolation
web-ladder-last-chance = Last chance
web-podium-players = { $count ->
    [one] { $count } player ranked
   *[other] { $count } players ranked
}
web-hidden = Standings appear when the event is over.
web-teams = Teams
web-rank = Rank
web-why = why
web-why-above = Above this line: { $upper }.
web-why-decided = Decided by { $tiebreak }: { $mine } to { $theirs }
web-why-level-first = (tied: { $tiebreaks })
web-why-playoff = Tied with { $upper }; decided by play-off.
web-why-shared = Tied: all tiebreaks equal.
web-why-stage = In the { $stage }:
web-why-groups = Group place: { $upper } no. { $above }, this player no. { $below }.
web-why-bracket = { $upper } got further in the bracket.
web-why-bracket-shared = Tied: got equally far in the bracket.
web-why-further = { $upper } reached the { $stage }.
web-left = dropped out
web-status-waiting = not started
web-status-by-post = async game
web-status-playing = playing
web-status-reported = reported, to confirm
web-status-disputed = disputed
web-status-final = final
web-status-cancelled = canceled
web-winner = winner
web-no-tables = No round published yet.
web-clock-ready = Clock not started
web-clock-paused = Paused
web-clock-ended = Time's up
web-clock-setup = Setup
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
web-match-next = Winner goes to match { $match }
web-find-label = Name
web-find-button = Search
web-find-hint = Enter part of the name.
web-find-none = No player with that name.
web-find-not-seated = no seat this round
web-find-at = Table { $table }
web-archive = Events
web-archive-of = Public events
web-seasons = Seasons
web-season = Season { $season }
web-season-total = Total
web-season-left-out = { $count ->
    [one] One finished event is
   *[other] { $count } finished events are
} not public and not counted here. `/standings show season:` counts every event.
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
web-game = Async game
web-game-turn = Turn { $turn } of { $turns }
web-game-first = First turn
web-game-back = Back
web-game-on = Next
web-game-last = Last turn
web-game-proof = Dice verification
web-game-commitment = Hash published before the game (SHA-256)
web-game-secret = Secret revealed after the game
web-game-hash = Record hash (compare with the game's thread)
web-game-file = Full game as a file
web-game-happened = What happened
web-game-nothing = Nothing happened.
web-screen-next-wait = The next pairings will appear here.
web-screen-next-published = Round { $round } is up: find your table.
web-screen-seats = Find your table
web-screen-find = Find my table
web-screen-sound = Sound on
web-screen-sound-off = Sound off
web-screen-other = Table { $tables }
web-screen-full = Full screen
web-pages = Pages
web-page-all = All on one page
web-page-parts = In pages
web-page-of = Page { $page } of { $pages }
web-page-before = Previous
web-page-after = Next
web-link = 🌐 [Follow it on the web]({ $url })

choice-web-public = Public (listed)
choice-web-unlisted = Unlisted (link only)
choice-web-off = Not on the web
choice-initials-on = Show my initials
choice-initials-off = Show my name
setting-event-pages = visibility of event pages
setup-line-pages = 🌐 Pages of new events: { $visibility }
choice-hints-on = Show hints
choice-hints-off = No hints
me-setting-hints-on = 💡 Hints in your first async games: **on**
me-setting-hints-off = 💡 Hints in your first async games: **off**
me-setting-initials-on = 🕶️ On web pages: **initials**
me-setting-initials-off = 🙂 On web pages: **name**
event-card-web = 🌐 Web: { $visibility }
button-desk-screen = Venue screen
menu-desk-screen = What the screen shows
desk-screen-chosen = 🖥️ Choose what the screen of **{ $event }** shows. Open: { $url }
desk-screen-set = ✅ Saved. The screen updates in seconds.
screen-part-clock = Clock
screen-part-tables = Tables
screen-part-bracket = Bracket
screen-part-standings = Standings
screen-part-next = Next up, and the QR code
screen-part-door = Door code
screen-part-sound = Sound button
audit-event-screen = chose what the screen of { $name } shows
refusal-screen-without-page = **{ $event }** has no web page. Choose its visibility with `/event edit web:`.
refusal-screen-empty = Choose at least one item besides the sound.
refusal-pages-off = This bot has no web pages. Its operator can turn them on (GUILDHALL_WEB_PORT).
