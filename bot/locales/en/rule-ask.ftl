# Around an answer of the rules: votes, the way to a judge, what was not found.
button-rule-up = This helped
button-rule-down = This did not help
button-rule-judge = Ask a judge

rule-printed-foreign = “{ $printed }” in the Japanese original
rule-not-shown = ⚠️ Discord did not take the answer, so nobody else sees it. Press "Show to all" again in a moment.
rule-voted-up = 👍 Thank you, noted. If you change your mind, press the other button.
rule-voted-down = 👎 Thank you, noted: the organizers see this question in their list. If it cannot wait, ask a judge.

rule-judge-asked = 🧑‍⚖️ The judges have your question and the rules that may answer it (call no. { $number }).
    .waiting = ⏳ Your question (call no. { $number }) is noted with the rules that may answer it, but the judges do not have it yet.
rule-judge-asked-private = The ruling comes to you as a private message; if you take none, it is posted in this channel.
rule-judge-asked-confidence = Only the judges see your question. The answer comes by DM; if your DMs are off, `/me next` has it.
rule-judge-asked-table = The ruling comes in your table's thread. Please leave the board as it is.
rule-judge-asked-paused = ⏸️ Your table's clock stands still meanwhile.
call-candidates = 📎 Nearest rules that the search found:
judge-candidate = Rule by one of these rules

refusal-rule-ask-gone = This question is no longer kept: it was answered, dismissed or forgotten meanwhile. Ask it again with `/rule ask`.
refusal-rule-shown-already = This answer has been shown to all already. Ask again with `/rule ask` to show it once more.
refusal-judge-no-event = No event is being prepared or played on this server, so no judge is on duty. Ask an organizer, or ask again when the next event is open: `/event list` shows all events.
refusal-judge-which-event = Several events are possible: { $names }. Call the judge with `/judge call` and say which one with the option `event`.
refusal-no-judges-channel = This server has no judges' channel yet, so nobody would see your question. Ask a judge or an organizer directly; an admin sets the channel with `/setup`.
audit-rule-dismissed = dismissed the question "{ $question }"

citation-house = > **{ $title }** — { $ruling }
    > *🏠 House rule, { $section }*

cmd-rule-unanswered = unanswered
    .description = List the questions that found no rule or did not help (organizers)
button-rule-write = Write a new rule
button-rule-dismiss = Dismiss
rule-unanswered-none = ✅ No question waits for an answer: everything that was asked found its rule.
rule-unanswered-title = Questions without a good answer ({ $count })
rule-unanswered-one = A question without a good answer
rule-unanswered-counts = { $misses ->
    [0] was answered
    [one] not found once
   *[other] not found { $misses } times
}{ $down ->
    [0] {""}
   *[other] , 👎 { $down }
}
rule-unanswered-last = Last asked { $at }
rule-unanswered-actions = If one of the nearest rules answers it, choose that rule below: the question leads there from now on. If none does, write a rule of your own. A question that needs no rule can be dismissed.
rule-unanswered-choose = Choose a question
button-rule-unanswered-page = Back to the list
rule-alias-choose = Add as another way to ask for …
rule-dismissed = 🗑️ Dismissed: "{ $question }". If it is asked again and finds nothing, it comes back to the list.
