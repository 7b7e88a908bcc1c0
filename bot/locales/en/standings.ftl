# Standings, seasons, the way to the final.
cmd-standings = standings
    .description = See the ranking and why it is so; make the final (organizers)
cmd-standings-show = show
    .description = Show the standings of an event, or of a season
    .event = event
    .event-description = Which event (default: the one that is going on, or the last)
    .stage = stage
    .stage-description = Which part of the event (default: the whole event)
    .season = season
    .season-description = A season: the best events of each player, added up
cmd-standings-explain = explain
    .description = Say why one player stands above another, with the numbers
    .player_a = player_a
    .player_a-description = One player
    .player_b = player_b
    .player_b-description = The other player
    .event = event
    .event-description = Which event (default: the one that is going on, or the last)
    .stage = stage
    .stage-description = Which part of the event (default: the whole event)
cmd-standings-season = season
    .description = Set an event's season, and how the season is added up (organizers)
    .event = event
    .event-description = The event that belongs to it, also a finished one
    .season = season
    .season-description = Name of the season ("-": none; left out: the event's own)
    .measure = by
    .measure-description = What an event brings: points for places, or the points scored in it
    .places = places
    .places-description = Points of the places, the first first: 25 18 15 12 ("-": as many as players one is not behind)
    .participation = participation
    .participation-description = Points for taking part in an event
    .best = best
    .best-description = So many events count for each player (0: all)
    .drop = drop
    .drop-description = So many events of the season are left out, missed ones among them
cmd-standings-advance = advance
    .description = Plan the semi-final or the final with the best (organizers)
    .event = event
    .event-description = Which event (needed only if several are going on)
    .stage = stage
    .stage-description = What comes next, where the regulations leave it open
    .players = players
    .players-description = Where many are level: who goes through, the best first, such as Haruka, Ken

choice-stage-overall = Whole event
choice-stage-qualifier = Qualifier
choice-stage-semi-final = Semi-final
choice-stage-final = Final
choice-stage-bracket = Bracket
choice-stage-play-off = Play-off of those who are level
stage-qualifier = qualifier
stage-semi-final = semi-final
stage-final = final
stage-play-off = play-off
stage-bracket = bracket

column-player = Player
column-games = Games
column-wins = Wins
column-points = Points
column-victory-points = VP
column-table-share = Share
column-mean-share = Mean %
column-first-places = 1sts
column-second-places = 2nds
column-third-places = 3rds
column-head-to-head = H2H
column-opponent-wins = Opp. W
column-met-opponent-wins = Met W
column-point-difference = Diff.

standings-title = { $event }: standings, { $stage }
standings-title-overall = { $event }: standings
standings-picture-title = { $event }
standings-state-qualifier = Qualifier: { $tables ->
        [one] { $done } of one table count
       *[other] { $done } of { $tables } tables count
    }
standings-state-only = { $tables ->
        [one] { $done } of one table counts
       *[other] { $done } of { $tables } tables count
    }
standings-state-semi-final = Semi-final: { $tables ->
        [one] { $done } of one table count
       *[other] { $done } of { $tables } tables count
    }
standings-state-final = Final: { $tables ->
        [one] { $done } of one table count
       *[other] { $done } of { $tables } tables count
    }
standings-state-bracket = Bracket: { $tables ->
        [one] { $done } of one match count
       *[other] { $done } of { $tables } matches count
    }
standings-state-overall = All stages: { $tables ->
        [one] { $done } of one table count
       *[other] { $done } of { $tables } tables count
    }; numbers of the qualifier
standings-disputed = ⚠️ a judge decides: { $tables }
standings-reached = { $stage } { $place }
standings-page = page { $page } of { $pages }
standings-line = { $place }{ $moved ->
    [none] {""}
   *[other] {" "}{ $moved }
} { $player }{ $reached ->
    [none] {""}
   *[other] {" "}({ $reached })
}{ $numbers ->
    [none] {""}
   *[other] {" "}— { $numbers }
}{ $left ->
    [0] {""}
   *[other] {" "}(left)
}
standings-cut = above this line: { $stage }{ $level ->
    [0] {""}
   *[other] {" "}({ $open } of the { $level } in place { $place })
}
button-standings-text = Text
standings-empty = Nobody is ranked yet.
standings-later-semi-final = 🥈 **Semi-final**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(still going on)
}
standings-later-final = 🏆 **Final**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(still going on)
}
standings-later-bracket = 🏆 **Bracket**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(still going on)
}

explain-title = Why this order?
explain-above = **{ $upper }** (rank { $upper_place }) stands above **{ $lower }** (rank { $lower_place }).
explain-level = **{ $upper }** and **{ $lower }** share rank { $upper_place }: they are level in everything that counts.
tiebreak-a-match = { $tiebreak } a match
explain-step = **{ $tiebreak }**: { $upper } { $mine }, { $lower } { $theirs }
explain-further = { $upper } reached the **{ $stage }**, { $lower } did not; what was won there counts before everything earlier.
explain-in-stage = In the **{ $stage }**, which decides between them:
explain-bracket = In the bracket { $upper } came further than { $lower }; wins and points do not count there.
explain-bracket-shared = **{ $upper }** and **{ $lower }** share rank { $upper_place }: they came equally far in the bracket, and no match for this place was played between them.
explain-groups = { $upper } came in as number { $above } of a group, { $lower } as number { $below }; the position in the group counts before all numbers.
explain-step-level = { $tiebreak }: both { $mine }
explain-step-none = { $tiebreak }: cannot be compared (they have not all met), so the next one counts
explain-playoff = ➡️ They were level: the **play-off** decided.
explain-decided = ➡️ Decided by: **{ $tiebreak }**

advance-through = 🎯 { $count } players go through, in seed order: { $names }. Nothing is posted before you publish.
advance-short = ⚠️ { $rounds ->
    [0] Not everybody has met everybody yet.
   *[other] Only { $played } of { $rounds } rounds of the qualifier were played.
}
advance-tie = ⚖️ Level on the cut line: { $tied }. Through already: { $through }. { $places ->
    [one] One more player goes through
   *[other] { $places } more players go through
}: { $playoff ->
    [0] choose.
   *[other] choose, or let them play it off.
}
advance-tie-many = All { $count } of them are more than a menu holds. Name those who go through, the best first, with `/standings advance players:`; `/standings show` lists everybody.
button-stage-playoff = Play-off
playoff-planned = ⚖️ Play-off for { $places ->
    [one] the last place
   *[other] the last { $places } places
}: { $names }. Nothing is posted before you publish. When it is over, `/standings advance` plans the next stage.
advance-choose = Who goes through? ({ $places })

choice-measure-places = Points for places
choice-measure-points = Points scored in the event
season-title = Season { $season }
season-rule = { $best ->
        [one] The best
       *[other] The best { $best }
    } of { $events ->
        [one] one finished event
       *[other] { $events } finished events
    } { $best ->
        [one] counts
       *[other] count
    }.
season-rule-none = None of its events is finished yet.
season-line = { $place } { $player } — **{ $total }** (wins: { $wins }{ $shared ->
    [0] {""}
   *[other] , shared rank
}) · { $counted }
season-score = { $event } (rank { $place }, { $points })
season-by-places = The last place brings one point, each better place one more; the tied share.
season-by-awards = Points for the places: { $awards }; the tied share.
season-by-points = Counted are the points scored in the events, never fewer than in the qualifier.
season-participation = Taking part brings { $points ->
    [one] one more point
   *[other] { $points } more points
}.
season-drop = { $count ->
    [one] One event is left out
   *[other] { $count } events are left out
} for everybody, missed ones first{ $last ->
    [0] .
   *[other] ; one always counts.
}
season-set = ✅ Season **{ $season }**{ $event ->
    [none] {""}
   *[other] : **{ $event }** belongs to it
}.
season-none = ✅ **{ $event }** belongs to no season any more.
audit-season-set = set the season of { $name }: { $season }
refusal-season-unnamed = Name the season, or choose an event that has one.
refusal-season-awards = Enter the points of the places as whole numbers up to { $points }, the first place first, at most { $most } of them: 25 18 15 12.
refusal-season-numbers = Events that count or are left out are numbers from 0 to { $events }, points for taking part from 0 to { $points }. Enter such a number.
refusal-season-drop = Season { $season } has { $events ->
    [one] one event
   *[other] { $events } events
}, so no more can be left out. Name the season of the other events first, or leave fewer out.
refusal-season-awards-rise = A better place may not bring less than a worse one. Enter the points from the first place down.
season-shared = Players share a rank when their totals, their wins and their best events are all equal.

audit-stage-planned = planned the { $stage } of { $event } with { $players } players

refusal-standings-hidden = The standings of **{ $event }** are hidden until it is finished. Ask an organizer, or wait for the end.
refusal-event-not-played = **{ $event }** has not begun, so it has no standings yet. `/signup list` shows who takes part.
refusal-stage-not-played = That part of the event has not been made yet. Leave out the option `stage` to see what there is.
refusal-no-such-season = No finished event belongs to the season "{ $season }". Choose a season from the list that appears while you type.
refusal-advance-bracket = In an elimination event the bracket itself leads to the final. Go on with `/round seat`.
refusal-final-exists = The final of **{ $event }** has been published already. Report its result, then end the event with `/event finish`.
refusal-qualifier-not-played = No round of the qualifier has been played yet. Seat and publish one with `/round seat`.
refusal-qualifier-round-planned = Round { $round } of the qualifier is planned. Publish it, or drop it with `/round cancel`, and try again.
refusal-playoff-after-qualifier = A play-off follows the qualifier only. Name those who go through with `/standings advance players:`.
refusal-playoff-outdated = The ranking has changed: the players of this play-off are no longer level. Plan anew with `/standings advance`.
refusal-playoff-in-groups = In groups there is no play-off. Name those who go through with `/standings advance players:`.
refusal-semi-final-played = The semi-final has been published already. Only the final is left: use `/standings advance` without a stage.

podium-title = 🏁 { $event }: the result
podium-step = { $medal } **{ $names }**
podium-teams = **Teams**
podium-ladder-consolation = **Consolation**
podium-ladder-last-chance = **Last chance**
podium-ladder-open = not played to its end
podium-players = { $count ->
    [one] { $count } player was ranked.
   *[other] { $count } players were ranked.
} `/standings show` has everybody, `/standings explain` says why.
notice-place = 🏁 **{ $event }** is over: you finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] in place { $place }
}** of { $players }. Thank you for playing!
place-in-ladder-too = In the { $ladder ->
    [consolation] consolation
   *[last-chance] last-chance bracket
} you finished { $ladder_place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] in place { $ladder_place }
}.
notice-place-in-ladder = 🏁 **{ $event }** is over: you finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] in place { $place }
}** of { $players }, and **{ $ladder_place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] in place { $ladder_place }
}** in the { $ladder ->
    [consolation] consolation
   *[last-chance] last-chance bracket
}. Thank you for playing!
notice-not-through = ✂️ **{ $event }**: the { $players } players of the { $stage } are known, and you are not among them.{ $ranks ->
    [hidden] {""}
   *[shown] {" "}`/standings show` has your rank.
}
notice-place-gone = 🏁 **{ $event }**: the place that you were told no longer stands. You are not in the ranking any more.
notice-place-moved = 🔁 **{ $event }**: the ranking has changed after the end. You finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] in place { $place }
}** of { $players }{ $before ->
    [0] {""}
   *[other] {" "}(before: { $before })
}. `/standings show` has everybody.
