# Asking the rules.
cmd-rule = rule
    .description = Ask the rules: the right ruling with its source
cmd-rule-ask = ask
    .description = Ask a question about the rules in your own words
    .question = question
    .question-description = What you want to know, or what happened at the table
cmd-rule-show = show
    .description = Show a section of the rules by its id or printed number
    .section = section
    .section-description = A section such as cwc/3.0.14-a, or a number such as 4.4.4
cmd-find-the-rule = Find the rule

button-rule-open = Show the rule
button-rule-language = 日本語で読む
button-rule-share = Show to all

rule-badge-tournament = 🏆 Tournament rules
rule-badge-faq = 💬 Official answers (FAQ)
rule-badge-manual = 📘 Manual
rule-badge-official = 📘 Official rules
rule-badge-own = 📄 This event's own rules
rule-badge-own-beneath = 📄 This event's own rules
rule-badge-printed = 📗 Printed rules / house
rule-source = { $badge }: **{ $document }**
    { $printed } (`{ $sections }`)
rule-example = *Example:* { $example }
rule-edition = Edition: { $edition }
rule-beside = Another document on this: { $document }, { $section }
rule-elsewhere = Elsewhere, not in force here: { $document }, { $section }
rule-related = Related rules, and what else you may have meant
rule-typed = 🔎 { $question }

rule-guess = 🤔 "{ $question }" — I am not sure. These two fit best; a button opens a rule with all that belongs to it.
    If none is meant, ask again in other words, or call a judge.
rule-nothing = 🔍 "{ $question }" — I found no rule about this in the documents that I know. The nearest ones are on the buttons.
    Ask again in other words, or ask a judge with `/judge call`. `/rule show` opens a section that you know by its number.
rule-in-need = If you or somebody else is being harassed, insulted or hurt, you need not settle it yourself. { $server ->
    [0] Write to an organizer or judge in a private message.
   *[1] Press "Ask a judge" below: only the judges of this server read it, and they answer you by private message if you take any.
 } In danger, go to the staff or call the emergency number first. What the documents say:
rule-no-question = There is no text to search for. Write a question, such as `/rule ask question:May I show my hand?`
rule-no-search = Rules cannot be searched here: whoever runs this bot has left the search out. `/rule show` opens a section by its number; `/judge call` asks a judge.
rule-shared = ✅ Everybody in this channel sees it now.
    .waiting = ⏳ It has not been posted in this channel yet.
rule-shared-by = 📖 Shown by { $user }
refusal-rule-not-here = You may not write in this channel, so I cannot show the rule here for you. Look it up in a channel in which you may write.

rule-verdict-yes = { $sure ->
    [1] **Yes.**
   *[0] **Yes**, probably. Check it in the ruling:
}
rule-verdict-no = { $sure ->
    [1] **No.**
   *[0] **No**, probably. Check it in the ruling:
}
rule-verdict-said = { $sure ->
    [1] **{ $said }.**
   *[0] Probably **{ $said }**. Check it in the ruling:
}
rule-verdict-depends = **It depends.**
rule-replaces = 🔁 In place of: { $sections }
rule-replaced-here = ⚠️ This does not hold on this server: the house rule `{ $section }` takes its place.
rule-not-in-force = ⚠️ This document is not in force at the present event; no document in force rules the matter. If it counts, ask a judge.
rule-ruled-here = ⚠️ This document is not in force at the present event. What holds there: { $sections }.
rule-relation-part = And: { $title } ({ $section })
rule-relation-exception = Except: { $title } ({ $section })
rule-relation-penalty = Penalty: { $title } ({ $section })
rule-relation-half = Also: { $title } ({ $section })
rule-relation-comment = Comment of the translator: { $title } ({ $section })
rule-relation-same = The same: { $title } ({ $section })
rule-relation-sharper = More strictly: { $title } ({ $section })
rule-relation-contradicts = Different ruling: { $title } ({ $section })
rule-which-game = 🤔 "{ $question }" — nothing of the game that is played here fits well; a rule of { $game } does. Which game do you mean?
rule-which-event = 🤔 You play in several events. Which one is your question about?
rule-which-event-choose = Choose the event
rule-which-case = 🤔 "{ $question }" — that depends on one thing. Which of these is it?
rule-sum-burst = 🧮 With { $given } cards: { $result } go.
rule-sum-late = 🧮 { $given } minutes late without a clock: { $result } { $result ->
        [one] point
       *[other] points
    } for the opponent.
rule-sum-reserve = 🧮 A match to { $given }: { $result } minutes each.
rule-sum-midmatch = 🧮 { $given } missing points together: { $result } minutes each.
rule-sum-winner = 🧮 A winner with { $given } points is recorded with { $result }.
rule-sum-others = 🧮 { $given } points of a player who did not win are recorded as { $result }.
rule-sum-breaks = 🧮 A match to { $given }: { $result ->
        [one] one break
       *[other] { $result } breaks
    } for each player who asks.
rule-sum-trade-4 = 🧮 { $given } alike at 4:1: { $result } of your choice.
rule-sum-trade-3 = 🧮 { $given } alike at 3:1: { $result } of your choice.
rule-sum-trade-2 = 🧮 { $given } of the pictured resource at 2:1: { $result } of your choice.
