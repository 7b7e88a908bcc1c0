# Standings, seasons, the way to the final.
cmd-standings = standings
    .description = Standings, explanations, and the final (organizers)
cmd-standings-show = show
    .description = Show the standings of an event or a season
    .event = event
    .event-description = Event (default: the current or last one)
    .stage = stage
    .stage-description = Stage (default: whole event)
    .season = season
    .season-description = Season: the best events of each player, added up
cmd-standings-explain = explain
    .description = Explain why one player ranks above another
    .player_a = player_a
    .player_a-description = One player
    .player_b = player_b
    .player_b-description = The other player
    .event = event
    .event-description = Event (default: the current or last one)
    .stage = stage
    .stage-description = Stage (default: whole event)
cmd-standings-season = season
    .description = Set an event's season and how it adds up (organizers)
    .event = event
    .event-description = Event to include (finished ones too)
    .season = season
    .season-description = Season name ("-": none; default: the event's own)
    .measure = by
    .measure-description = What counts: points for places, or points scored
    .places = places
    .places-description = Points per place: 25 18 15 12 ("-": players at or below)
    .participation = participation
    .participation-description = Points for taking part
    .best = best
    .best-description = Events that count per player (0: all)
    .drop = drop
    .drop-description = Events left out, missed ones included
cmd-standings-advance = advance
    .description = Set up the semi-final or final (organizers)
    .event = event
    .event-description = Event (only if several are running)
    .stage = stage
    .stage-description = Next stage, where the regulations leave it open
    .players = players
    .players-description = On ties: who goes through, best first, such as Haruka, Ken

choice-stage-overall = Whole event
choice-stage-qualifier = Qualifier
choice-stage-semi-final = Semi-final
choice-stage-final = Final
choice-stage-bracket = Bracket
choice-stage-play-off = Play-off (ties)
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
standings-state-qualifier = Qualifier: { $done } of { $tables } results in
standings-state-only = { $done } of { $tables } results in
standings-state-semi-final = Semi-final: { $done } of { $tables } results in
standings-state-final = Final: { $done } of { $tables } results in
standings-state-bracket = Bracket: { $done } of { $tables } results in
standings-state-overall = All stages: { $done } of { $tables } results in (numbers: qualifier)
standings-disputed = ⚠️ awaiting a ruling: { $tables }
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
   *[other] {" "}(dropped out)
}
standings-cut = qualify for: { $stage }{ $level ->
    [0] {""}
   *[other] {" "}({ $open } of { $level } tied for { $place })
}
button-standings-text = Text
standings-empty = No ranking yet.
standings-later-semi-final = 🥈 **Semi-final**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(in progress)
}
standings-later-final = 🏆 **Final**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(in progress)
}
standings-later-bracket = 🏆 **Bracket**: { $names }{ $open ->
    [0] {""}
   *[other] {" "}(in progress)
}

explain-title = Why this order?
explain-above = **{ $upper }** (rank { $upper_place }) is above **{ $lower }** (rank { $lower_place }).
explain-level = **{ $upper }** and **{ $lower }** are tied for { $upper_place }: all tiebreaks are equal.
tiebreak-a-match = { $tiebreak } per match
explain-step = **{ $tiebreak }**: { $upper } { $mine }, { $lower } { $theirs }
explain-further = { $upper } reached the **{ $stage }**, { $lower } did not; later stages rank first.
explain-in-stage = Decided in the **{ $stage }**:
explain-bracket = { $upper } got further in the bracket than { $lower }; wins and points don't count there.
explain-bracket-shared = **{ $upper }** and **{ $lower }** are tied for { $upper_place }: equally far in the bracket, with no match for the place.
explain-groups = { $upper } finished { $above } in the group, { $lower } finished { $below }; group position counts first.
explain-step-level = { $tiebreak }: both { $mine }
explain-step-none = { $tiebreak }: skipped (they have not all met)
explain-playoff = ➡️ Tied: the **play-off** decided.
explain-ladder = ➡️ The ladder decides: a player who beats one above takes that place.
explain-decided = ➡️ Decided by: **{ $tiebreak }**

advance-through = 🎯 { $count } players go through, in seed order: { $names }. Nothing is posted until you publish.
advance-short = ⚠️ { $rounds ->
    [0] Not all players have met yet.
   *[other] Only { $played } of { $rounds } qualifier rounds were played.
}
advance-tie = ⚖️ Tied at the cut: { $tied }. Through: { $through }. Choose { $places ->
    [one] one more
   *[other] { $places } more
}{ $playoff ->
    [0] .
   *[other] , or start a play-off.
}
advance-tie-many = { $count } players are tied, too many for a menu. Name who goes through with `/standings advance players:`, best first.
button-stage-playoff = Play-off
playoff-planned = ⚖️ Play-off for { $places ->
    [one] the last place
   *[other] the last { $places } places
}: { $names }. Nothing is posted until you publish. Then: `/standings advance`.
advance-choose = Who goes through? ({ $places })

choice-measure-places = Points for places
choice-measure-points = Points scored
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
season-rule-none = No event has finished yet.
season-line = { $place } { $player } — **{ $total }** (wins: { $wins }{ $shared ->
    [0] {""}
   *[other] , tied
}) · { $counted }
season-score = { $event } (rank { $place }, { $points })
season-by-places = Last place scores one point, each better place one more; ties share.
season-by-awards = Points per place: { $awards }; ties share.
season-by-points = Points scored count, never fewer than in the qualifier.
season-participation = Taking part adds { $points ->
    [one] one point
   *[other] { $points } points
}.
season-drop = { $count ->
    [one] One event is
   *[other] { $count } events are
} left out per player, missed ones first{ $last ->
    [0] .
   *[other] ; one always counts.
}
season-set = ✅ Season **{ $season }**{ $event ->
    [none] {" "}updated
   *[other] : added **{ $event }**
}.
season-none = ✅ **{ $event }** has no season now.
audit-season-set = set the season of { $name }: { $season }
refusal-season-unnamed = Name the season, or choose an event that has one.
refusal-season-awards = Enter whole numbers up to { $points }, first place first, at most { $most }: 25 18 15 12.
refusal-season-numbers = Use 0 to { $events } for events and 0 to { $points } for taking part.
refusal-season-drop = Season { $season } has { $events ->
    [one] one event
   *[other] { $events } events
}, so you can't leave out more. Add events first, or leave out fewer.
refusal-season-awards-rise = A better place can't score less. Enter the points from first place down.
season-shared = Players tie when totals, wins, and best events are all equal.

audit-stage-planned = planned the { $stage } of { $event } ({ $players } players)

refusal-standings-hidden = Standings of **{ $event }** are hidden until the end. Ask an organizer, or wait.
refusal-event-not-played = **{ $event }** hasn't begun, so it has no standings. See `/signup list`.
refusal-stage-not-played = That stage doesn't exist yet. Leave out `stage`.
refusal-no-such-season = Season "{ $season }" has no finished event. Pick one from the list.
refusal-advance-ladder = The ladder continues round by round. Seat the next with `/round seat`.
refusal-advance-bracket = The bracket itself leads to the final. Continue with `/round seat`.
refusal-final-exists = The final of **{ $event }** is public. Report its result, then use `/event finish`.
refusal-qualifier-not-played = No qualifier round was played. Seat and publish one with `/round seat`.
refusal-qualifier-round-planned = Qualifier round { $round } isn't public. Publish it or drop it (`/round cancel`), then try again.
refusal-playoff-after-qualifier = Play-offs only follow the qualifier. Name who goes through with `/standings advance players:`.
refusal-playoff-outdated = The ranking has changed; these players are no longer tied. Redraw with `/standings advance`.
refusal-playoff-in-groups = Groups have no play-off. Name who goes through with `/standings advance players:`.
refusal-semi-final-played = The semi-final is public. For the final, use `/standings advance` without a stage.

podium-title = 🏁 { $event }: final result
podium-step = { $medal } **{ $names }**
podium-teams = **Teams**
podium-ladder-consolation = **Consolation**
podium-ladder-last-chance = **Last chance**
podium-ladder-open = not finished
podium-players = { $count ->
    [one] { $count } player ranked.
   *[other] { $count } players ranked.
} All: `/standings show`. Why: `/standings explain`.
notice-place = 🏁 **{ $event }** is over. You finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] no. { $place }
}** of { $players }. Thanks for playing!
place-in-ladder-too = In the { $ladder ->
    [consolation] consolation
   *[last-chance] last-chance bracket
}, you finished { $ladder_place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] no. { $ladder_place }
}.
notice-place-in-ladder = 🏁 **{ $event }** is over. You finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] no. { $place }
}** of { $players }, and **{ $ladder_place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] no. { $ladder_place }
}** in the { $ladder ->
    [consolation] consolation
   *[last-chance] last-chance bracket
}. Thanks for playing!
notice-not-through = ✂️ **{ $event }**: the { $players } players of the { $stage } are set. You didn't qualify.{ $ranks ->
    [hidden] {""}
   *[shown] {" "}Your rank: `/standings show`.
}
notice-place-gone = 🏁 **{ $event }**: your placing was withdrawn; you're no longer ranked.
notice-place-moved = 🔁 **{ $event }**: the final ranking has changed. You finished **{ $place ->
    [1] 🥇 1st
    [2] 🥈 2nd
    [3] 🥉 3rd
   *[other] no. { $place }
}** of { $players }{ $before ->
    [0] {""}
   *[other] {" "}(before: { $before })
}. See `/standings show`.
