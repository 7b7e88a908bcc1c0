# Whole rule documents of a server's own.
cmd-document = document
    .description = Your own rule documents: give one, say where it holds
cmd-document-add = add
    .description = Organizers: give a rule document (Markdown, text, table or PDF with text)
    .file = file
    .file-description = Its headings, numbers or articles become sections
    .name = name
    .name-description = What the document is called (if left out, as the file is)
cmd-document-use = use
    .description = Organizers: put a document in force in an event, or out of it
    .document = document
    .document-description = Which document
    .standing = standing
    .standing-description = Above or beneath the built-in rules (if left out, above)
    .event = event
    .event-description = Which event (needed only if several are going on)
cmd-document-remove = remove
    .description = Organizers: take a document out
    .document = document
    .document-description = Which document
cmd-document-list = list
    .description = Show the documents of this server and the events that use them

choice-standing-above = Above the built-in rules
choice-standing-beneath = Beneath the built-in rules
choice-standing-nowhere = Not in force

document-added = ✅ **{ $name }** is read: { $count ->
        [one] one section
       *[other] { $count } sections
    }.
document-section = • `{ $section }` { $printed } { $title }
document-section-alone = • `{ $section }` { $title }
document-added-next = It holds nowhere yet. Put it in force with `/document use`.
document-named = { $standing ->
        [above] ✅ **{ $name }** is in force in { $event }, above the built-in rules.
        [beneath] ✅ **{ $name }** is in force in { $event }, where the built-in rules say nothing.
       *[nowhere] ✅ **{ $name }** is no longer in force in { $event }.
    }
document-removed = ✅ **{ $name }** is taken out and holds nowhere.
document-none = No rule documents here yet. Organizers give one with `/document add`.
document-line = 📄 { $number }. **{ $name }**:
document-held = { $standing ->
        [above] { $event } (above)
       *[beneath] { $event } (beneath)
    }
document-held-nowhere = not in force

document-file-too-large = ⛔ The file is too large (at most { $size } KB, 300 KB of text). Split it and give the parts as documents.
document-file-long-line = ⛔ A line of the file has more than { $longest } characters. Break it into shorter ones and send the file again.
document-file-many-lines = ⛔ The file has more than { $lines } lines. Split it and give the parts as documents.
document-file-not-text = ⛔ I cannot read text in this file. Send Markdown, text (UTF-8, UTF-16 or Shift_JIS), CSV, or a PDF that holds text, not a scan.
document-file-empty = ⛔ There is no text in this file. A scanned PDF has none: send its text instead.
document-file-no-sections = ⛔ I found no sections in this file. Give each one a heading (`## 2.1 Time`), a number (`2.1 Time`) or an article (`Article 3`).
document-file-no-columns = ⛔ The first line of the table must name its columns, such as `title_en,en`. Add it and send the file again.
document-file-open-quote = ⛔ A quotation mark in the table is opened and never closed. Save it as "CSV UTF-8" and send it again.
document-file-too-many = ⛔ The document has more than { $most } sections. Split it and give the parts as documents.

refusal-document-no-name = The document has no name. Give it one with the option `name`.
refusal-document-name-taken = There is a document "{ $name }" already. Take it out with `/document remove`, or choose another `name`.
refusal-document-too-many = A server can have { $most } documents. Take out one with `/document remove` first.
refusal-no-such-document = There is no document { $number } here. Choose one from the list that appears while you type.
refusal-document-stands-so = "{ $name }" stands just so in { $event }. Choose another `standing`.
refusal-section-not-in-force = `{ $section }` is not in force in this event. Choose a section from the list that appears while you type.
refusal-section-replaced = The house rule `{ $rule }` holds here instead of `{ $section }`. Choose `{ $rule }`.

audit-rule-document-added = gave the rule document "{ $name }" ({ $count } sections)
audit-rule-document-named = { $standing ->
        [above] put the rule document "{ $name }" in force, above the built-in rules
        [beneath] put the rule document "{ $name }" in force, beneath the built-in rules
       *[nowhere] put the rule document "{ $name }" out of force
    }
audit-rule-document-removed = took out the rule document "{ $name }"
