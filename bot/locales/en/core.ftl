# Texts that all cogs share.
error-reference = ⚠️ Something went wrong on our side; nothing was changed. Please try again, and give an organizer this reference if it happens twice: { $reference }
database-trouble = ⚠️ The bot's database takes no changes at the moment; nothing was changed. The host's log says why. Please try again in a few minutes. Reference: { $reference }
command-outdated = ⛔ This command is from another version of the bot, so nothing was done. Restart Discord (on a computer: Ctrl+R) and try again. If it stays like this, the bot's host has to register the commands: `python -m bot sync`.
answer-cut = ⚠️ My connection to Discord broke before I could answer. What you asked for may have been done: look before you do it again.
button-unknown = This button belongs to an older message. Please use the newest one, or the command.
citation = > **{ $title }** — { $ruling }
    > *{ $document }, { $section }*

citation-comment = > **{ $title }** — { $ruling }
    > *{ $document }, { $section } · a translator's comment, not a rule*

refusal-already-done = This was done already; nothing was changed.
refusal-needs-judge = Only judges and organizers may do this. Ask an organizer, or call a judge with `/judge call`.
refusal-needs-organizer = Only organizers may do this. Ask an organizer. An admin sets the organizer role with `/setup`.
refusal-needs-admin = Only admins of this server (permission "Manage Server") may do this.
refusal-no-event = No event is at the right stage for this just now. `/event list` shows all events and where they stand.
refusal-no-such-event = That event does not exist on this server. Choose one from the list that appears while you type.
offers-more = … { $count } more: type part of the name
refusal-which-event = Several events are possible: { $names }. Say which one with the option `event`.
refusal-which-event-below = Several events are possible. Which one do you mean?
refusal-no-direct-message = This works only in the league's server, not in a private message.
refusal-name-empty = The name is empty. Please give a name.

role-organizer = organizer
role-judge = judge

house-rule = 🏠 House rule
