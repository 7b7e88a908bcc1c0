# Moments that people type: how they were understood, and why not.

moment-in-words = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $day } { $month ->
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
} { $year }, { $time } ({ $zone })
moment-understood = 🗓️ { $moment }
moment-guessed = ❓ "{ $typed }" could mean **{ $moment }**. { $why } Nothing is saved: confirm it, or give date and time as `2026-05-01 19:00`.
button-starts-yes = Use this start
button-checkin-yes = Use this time

guess-day-first = Day and month could change places.
guess-next = "Next" could be another week.
guess-range = Only the beginning counts, not the end.
guess-about = It was given as approximate.
guess-midnight = It could be the other midnight.
guess-twice = The clocks show this time twice that night.
guess-morning = It could be in the afternoon.
guess-late = It could be the night after.
guess-next-year = That day was just past: this is next year's.
guess-zone = The zone could mean another hour or day.

refusal-moment-unclear = I cannot read "{ $typed }" as a time. Give a day and an hour, such as `19:00`, `Fri 7pm`, `tomorrow 19:00` or `2026-05-01 19:00`.
refusal-moment-no-hour = "{ $typed }" has no time of day. Add one, such as `19:00` or `7pm`.
refusal-moment-no-such-day = There is no such day as in "{ $typed }". Check day and month.
refusal-moment-other-weekday = "{ $typed }": that day is a { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}. Correct the date or the weekday.
refusal-moment-skipped = "{ $typed }": the clocks skip that hour. Give another time.
refusal-moment-zone = "{ $zone }" is no time zone, or several. Give the time in the server's zone, or with `UTC+9`.
refusal-moment-past = "{ $typed }" is in the past. Give a moment that is still to come.
refusal-moment-far = "{ $typed }" is more than ten years ahead. Check the year.
