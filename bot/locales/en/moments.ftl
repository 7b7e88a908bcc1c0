# Moments that people type: how they were understood, and why not.

moment-in-words = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }, { $time } ({ $zone })
moment-understood = 🗓️ { $moment }
moment-guessed = ❓ "{ $typed }" could mean **{ $moment }**. { $why } Confirm it, or enter it as `2026-05-01 19:00`. Nothing is saved yet.
button-starts-yes = Use this start
button-checkin-yes = Use this time

guess-day-first = Day and month may be swapped.
guess-next = "Next" could be another week.
guess-range = Only the start counts.
guess-about = It's approximate.
guess-midnight = It could be the other midnight.
guess-twice = Clocks show this time twice that night.
guess-morning = It could be p.m.
guess-late = It could be the next night.
guess-next-year = That day has passed, so this is next year's.
guess-zone = The time zone could mean another hour or day.

refusal-moment-unclear = "{ $typed }" isn't a time the bot can read. Enter a day and hour, such as `19:00`, `Fri 7pm` or `2026-05-01 19:00`.
refusal-moment-no-hour = "{ $typed }" has no time of day. Add one, such as `19:00` or `7pm`.
refusal-moment-no-such-day = "{ $typed }" isn't a real day. Check day and month.
refusal-moment-other-weekday = "{ $typed }": that day is a { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}. Correct one of them.
refusal-moment-skipped = "{ $typed }": clocks skip that hour. Choose another time.
refusal-moment-zone = "{ $zone }" isn't one clear time zone. Use the server's zone, or `UTC+9`.
refusal-moment-past = "{ $typed }" is in the past. Enter a future time.
refusal-moment-far = "{ $typed }" is over ten years ahead. Check the year.
