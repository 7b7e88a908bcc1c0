# Whole rule documents of a server's own.
cmd-document = document
    .description = This server's own rule documents
cmd-document-add = add
    .description = Add a rule document: Markdown, text, table, PDF (organizers)
    .file = file
    .file-description = Headings, numbers or articles become sections
    .name = name
    .name-description = Name of the document (default: the file's)
cmd-document-use = use
    .description = Apply a document to an event, or stop it (organizers)
    .document = document
    .document-description = Which document
    .standing = standing
    .standing-description = Above or below the built-in rules (default: above)
    .event = event
    .event-description = Which event (if several)
cmd-document-remove = remove
    .description = Remove a document (organizers)
    .document = document
    .document-description = Which document
cmd-document-list = list
    .description = Show this server's documents and the events using them

choice-standing-above = Above the built-in rules
choice-standing-beneath = Below the built-in rules
choice-standing-nowhere = Not applied

document-added = ✅ **{ $name }** added: { $count ->
        [one] one section
       *[other] { $count } sections
    }.
document-section = • `{ $section }` { $printed } { $title }
document-section-alone = • `{ $section }` { $title }
document-added-next = No event uses it yet. Apply it with `/document use`.
document-named = { $standing ->
        [above] ✅ **{ $name }** applies to { $event }, above the built-in rules.
        [beneath] ✅ **{ $name }** applies to { $event } where the built-in rules say nothing.
       *[nowhere] ✅ **{ $name }** does not apply to { $event }.
    }
document-removed = ✅ **{ $name }** removed. No event uses it.
document-none = No rule documents yet. Organizers add one with `/document add`.
document-line = 📄 { $number }. **{ $name }**:
document-held = { $standing ->
        [above] { $event } (above)
       *[beneath] { $event } (below)
    }
document-held-nowhere = not applied

document-file-too-large = ⛔ File too large (limit: { $size } KB, 300 KB of text). Split it into several documents.
document-file-long-line = ⛔ A line has over { $longest } characters. Add line breaks and resend.
document-file-many-lines = ⛔ Over { $lines } lines. Split it into several documents.
document-file-not-text = ⛔ No readable text. Send Markdown, text (UTF-8, UTF-16, Shift_JIS), CSV, or a PDF with text (no scan).
document-file-empty = ⛔ No text in this file. A scanned PDF? Send its text instead.
document-file-no-sections = ⛔ No sections found. Give each a heading (`## 2.1 Time`), number (`2.1 Time`) or article (`Article 3`).
document-file-no-columns = ⛔ The table's first line must name its columns, like `title_en,en`. Add it and resend.
document-file-open-quote = ⛔ A quotation mark in the table is never closed. Save as "CSV UTF-8" and resend.
document-file-too-many = ⛔ Over { $most } sections. Split it into several documents.

refusal-document-no-name = The document has no name. Add one with the option `name`.
refusal-document-name-taken = "{ $name }" already exists. Remove it with `/document remove`, or use another `name`.
refusal-document-too-many = A server can have { $most } documents. Remove one with `/document remove` first.
refusal-no-such-document = No document { $number } here. Choose one from the list.
refusal-document-stands-so = "{ $name }" already applies to { $event } like this. Choose another `standing`.
refusal-section-not-in-force = `{ $section }` does not apply to this event. Find the one that does with `/rule ask`.
refusal-section-replaced = House rule `{ $rule }` replaces `{ $section }` here. Choose `{ $rule }`.

audit-rule-document-added = added the rule document "{ $name }" ({ $count } sections)
audit-rule-document-named = { $standing ->
        [above] applied the rule document "{ $name }", above the built-in rules
        [beneath] applied the rule document "{ $name }", below the built-in rules
       *[nowhere] stopped applying the rule document "{ $name }"
    }
audit-rule-document-removed = removed the rule document "{ $name }"
