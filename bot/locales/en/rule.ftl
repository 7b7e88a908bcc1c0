# Asking the rules.
cmd-rule = rule
    .description = Look up a rule, with its source
cmd-rule-ask = ask
    .description = Ask about the rules in your own words
    .question = question
    .question-description = What you want to know, or what happened
cmd-rule-show = show
    .description = Show a section of the rules by ID or number
    .section = section
    .section-description = A section like cwc/3.0.14-a, or a number like 4.4.4
cmd-find-the-rule = Find the rule

button-rule-open = Show the rule
button-rule-language = 日本語で読む
button-rule-share = Show to all

rule-badge-tournament = 🏆 Tournament rules
rule-badge-faq = 💬 Official FAQ
rule-badge-manual = 📘 Manual
rule-badge-official = 📘 Official rules
rule-badge-own = 📄 This event's own rules
rule-badge-own-beneath = 📄 This event's own rules
rule-badge-printed = 📗 Rulebook / league document
rule-source = { $badge }: **{ $document }**
    { $printed } (`{ $sections }`)
rule-example = *Example:* { $example }
rule-edition = Edition: { $edition }
rule-beside = Another document: { $document }, { $section }
rule-elsewhere = Does not apply here: { $document }, { $section }
rule-related = Related rules and other matches
rule-typed = 🔎 { $question }

rule-guess = 🤔 Not sure about "{ $question }". These two fit best; press one for details.
    Neither? Rephrase the question or call a judge.
rule-nothing = 🔍 No rule found for "{ $question }". The nearest ones are below.
    Rephrase it, or ask a judge with `/judge call`. Know the number? `/rule show`.
rule-in-need = You don't have to handle harassment, insults or violence alone. { $server ->
    [0] Send a DM to an organizer or judge.
   *[1] Send a DM to an organizer or judge, or press "Ask a judge" below: only the judges read it, and they answer you by DM.
 } In danger, go to the staff or call the emergency number first. What the documents say:
rule-no-question = Write a question, like `/rule ask question:May I show my hand?`
rule-no-search = This bot has no rule search. Use `/rule show` with a section number, or ask a judge (`/judge call`).
rule-shared = ✅ Everyone in this channel sees it now.
    .waiting = ⏳ It is not in this channel yet.
rule-shared-by = 📖 Shown by { $user }
refusal-rule-not-here = You can't post in this channel, so you can't show a rule here. Use another channel.

rule-verdict-yes = { $sure ->
    [1] **Yes.**
   *[0] **Probably yes.** Check the ruling:
}
rule-verdict-no = { $sure ->
    [1] **No.**
   *[0] **Probably no.** Check the ruling:
}
rule-verdict-said = { $sure ->
    [1] **{ $said }.**
   *[0] Probably **{ $said }**. Check the ruling:
}
rule-verdict-depends = **It depends.**
rule-replaces = 🔁 Replaces: { $sections }
rule-replaced-here = ⚠️ Does not apply on this server: house rule `{ $section }` replaces it.
rule-not-in-force = ⚠️ Does not apply to the current event, and no document that does covers this. Ask a judge.
rule-ruled-here = ⚠️ Does not apply to the current event. These do: { $sections }.
rule-relation-part = See also: { $title } ({ $section })
rule-relation-exception = Exception: { $title } ({ $section })
rule-relation-penalty = Penalty: { $title } ({ $section })
rule-relation-half = Also: { $title } ({ $section })
rule-relation-comment = Translator's comment: { $title } ({ $section })
rule-relation-same = Same rule: { $title } ({ $section })
rule-relation-sharper = Stricter rule: { $title } ({ $section })
rule-relation-contradicts = Different ruling: { $title } ({ $section })
rule-which-game = 🤔 "{ $question }" fits a rule of { $game }, none of the current event's game. Which game do you mean?
rule-which-event = 🤔 You play in several events. Which one do you mean?
rule-which-event-choose = Choose the event
rule-which-case = 🤔 "{ $question }": it depends. Which case do you mean?
rule-sum-burst = 🧮 With { $given } cards you discard { $result }.
rule-sum-late = 🧮 { $given } minutes late without a clock: { $result } { $result ->
        [one] point
       *[other] points
    } for the opponent.
rule-sum-reserve = 🧮 A match to { $given }: { $result } minutes each.
rule-sum-midmatch = 🧮 { $given } points still needed together: { $result } minutes each.
rule-sum-winner = 🧮 A winner with { $given } points is recorded with { $result }.
rule-sum-others = 🧮 { $given } points of a non-winner are recorded as { $result }.
rule-sum-breaks = 🧮 A match to { $given }: { $result ->
        [one] one break
       *[other] { $result } breaks
    } for each player who asks.
rule-sum-trade-4 = 🧮 { $given } of one resource at 4:1 = { $result } of your choice.
rule-sum-trade-3 = 🧮 { $given } of one resource at 3:1 = { $result } of your choice.
rule-sum-trade-2 = 🧮 { $given } of the harbor's resource at 2:1 = { $result } of your choice.
