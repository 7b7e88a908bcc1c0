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
rule-source = { $badge }: **{ $document }**
    { $printed } (`{ $sections }`)
rule-example = *Example:* { $example }
rule-edition = Edition: { $edition }
rule-beside = Another document on this: { $document }, { $section }
rule-related = Related rules, and what else you may have meant
rule-typed = 🔎 { $question }

rule-guess = 🤔 "{ $question }" — I am not sure. Did you mean one of these?
    If not, ask again in other words, or call a judge.
rule-nothing = 🔍 "{ $question }" — I found no rule about this in the documents that I know.
    Ask again in other words, or ask a judge with `/judge call`. `/rule show` opens a section that you know by its number.
rule-no-question = There is no text to search for. Write a question, such as `/rule ask question:May I show my hand?`
rule-shared = ✅ Everybody in this channel sees it now.
rule-shared-by = 📖 Shown by { $user }
refusal-rule-not-here = You may not write in this channel, so I cannot show the rule here for you. Look it up in a channel in which you may write.
