# Texts that all cogs share.
error-reference = ⚠️ Something went wrong on our side; nothing was changed. Try again. If it repeats, give an organizer this code: { $reference }
database-trouble = ⚠️ The bot can't save right now; nothing was changed. Try again in a few minutes. The operator's log says why. Code: { $reference }
command-outdated = ⛔ This command is from another version of the bot, so nothing was done. Restart Discord (on a computer: Ctrl+R). If that doesn't help, the operator runs `python -m bot sync`.
answer-cut = ⚠️ The connection to Discord broke. Your action may have been done, so check before you repeat it.
button-unknown = This button is out of date. Use the newest message, or the command.
citation = > **{ $title }** — { $ruling }
    > *{ $document }, { $section }*

citation-comment = > **{ $title }** — { $ruling }
    > *{ $document }, { $section } · a translator's comment, not a rule*

refusal-already-done = This is already done; nothing was changed.
refusal-needs-judge = Only judges and organizers can do this. Ask one, or use `/judge call`.
refusal-needs-organizer = Only organizers can do this. Ask one; an admin sets the role with `/setup`.
refusal-needs-admin = Only admins of this server (permission "Manage Server") can do this.
refusal-no-event = No event allows this right now. See `/event list`.
refusal-no-such-event = This server has no such event. Choose one from the list.
offers-more = …{ $count } more: type part of the name
refusal-which-event = Several events fit: { $names }. Choose one with `event`.
refusal-which-event-below = Several events fit. Choose one below.
refusal-no-direct-message = This works only in the league's server, not in a DM.
refusal-name-empty = The name is empty. Enter one.

role-organizer = organizer
role-judge = judge

house-rule = 🏠 House rule
