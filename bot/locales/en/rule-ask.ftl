# Around an answer of the rules: votes, the way to a judge, what was not found.
button-rule-up = Helpful
button-rule-down = Not helpful
button-rule-judge = Ask a judge

rule-printed-foreign = "{ $printed }" in the Japanese original
rule-not-shown = ⚠️ Discord did not take the answer, so only you see it. Press "Show to all" again in a moment.
rule-voted-up = 👍 Thanks! To change your vote, press the other button.
rule-voted-down = 👎 Thanks! Organizers see this question in their list. Urgent? Ask a judge.

rule-judge-asked = 🧑‍⚖️ We sent your question and the nearest rules to the judges (call no. { $number }).
    .waiting = ⏳ Your question and the nearest rules are saved (call no. { $number }), but not yet with the judges.
rule-judge-asked-private = You get the ruling by DM, or here if your DMs are off.
rule-judge-asked-confidence = Only the judges see your question. The answer comes by DM; if your DMs are off, `/me next` has it.
rule-judge-asked-table = The ruling comes in your table's thread. Leave the board as it is.
rule-judge-asked-paused = ⏸️ Your table's clock is paused.
call-candidates = 📎 Nearest rules found:
judge-candidate = Rule by one of these rules

refusal-rule-ask-gone = This question is gone: answered, dismissed or expired. Ask it again with `/rule ask`.
refusal-rule-shown-already = Everyone can already see this answer. To show it again, ask again with `/rule ask`.
refusal-judge-no-event = No event is planned or running, so no judge is on duty. See all events with `/event list`.
refusal-judge-which-event = Several events: { $names }. Use `/judge call` with the option `event`.
refusal-no-judges-channel = This server has no judges' channel. Ask a judge or organizer directly; admins set it with `/setup`.
audit-rule-dismissed = dismissed the question "{ $question }"

citation-house = > **{ $title }** — { $ruling }
    > *🏠 House rule, { $section }*

cmd-rule-unanswered = unanswered
    .description = Questions that found no rule or no helpful one (organizers)
button-rule-write = Write a new rule
button-rule-dismiss = Dismiss
rule-unanswered-none = ✅ No unanswered questions.
rule-unanswered-title = Questions without a good answer ({ $count })
rule-unanswered-one = A question without a good answer
rule-unanswered-counts = { $misses ->
    [0] answered
    [one] not found once
   *[other] not found { $misses } times
}{ $down ->
    [0] {""}
   *[other] , 👎 { $down }
}
rule-unanswered-last = Last asked { $at }
rule-unanswered-actions = Choose the nearest rule that answers it: the question will find it. None? Write a new rule, or dismiss it.
rule-unanswered-choose = Choose a question
button-rule-unanswered-page = Back to the list
rule-alias-choose = Rule this question should find…
rule-dismissed = 🗑️ Dismissed: "{ $question }". It returns if asked again without a match.
