# Around an answer of the rules: votes, the way to a judge, what was not found.
button-rule-up = Helpful
button-rule-down = Not helpful
button-rule-judge = Ask a judge

rule-printed-foreign = "{ $printed }" in the Japanese original
rule-not-shown = ⚠️ Discord did not accept the answer, so only you see it. Press "Show to all" again in a moment.
rule-voted-up = 👍 Thanks! To change your vote, press the other button.
rule-voted-down = 👎 Thanks! The organizers see this question in their list. If it's urgent, ask a judge.

rule-judge-asked = 🧑‍⚖️ We sent your question and the nearest rules to the judges (call no. { $number }).
    .waiting = ⏳ Your question (call no. { $number }) and the nearest rules are saved, but the judges don't have them yet.
rule-judge-asked-private = You get the ruling by DM; with DMs off, it appears in this channel.
rule-judge-asked-table = The ruling comes in your table's thread. Leave the board as it is.
rule-judge-asked-paused = ⏸️ Your table's clock is paused.
call-candidates = 📎 Nearest rules found:
judge-candidate = Rule by one of these rules

refusal-rule-ask-gone = This question is gone: answered, dismissed or expired. Ask it again with `/rule ask`.
refusal-rule-shown-already = This answer is already visible to all. To show it once more, ask again with `/rule ask`.
refusal-judge-no-event = No event is in preparation or running, so no judge is on duty. See all events with `/event list`.
refusal-judge-which-event = Several events are possible: { $names }. Use `/judge call` with the option `event`.
refusal-no-judges-channel = This server has no judges' channel, so no one would see your question. Ask a judge or organizer directly; an admin sets the channel with `/setup`.
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
rule-unanswered-actions = If one of the nearest rules answers it, choose it below: the question will find it. If not, write a new rule, or dismiss the question.
rule-unanswered-choose = Choose a question
button-rule-unanswered-page = Back to the list
rule-alias-choose = Rule this question should find…
rule-dismissed = 🗑️ Dismissed: "{ $question }". If asked again without a match, it returns to the list.
