# The house rules of a server: shown beside the documents, and changed by organizers.
cmd-rule-add = add
    .description = Write a house rule or FAQ answer (organizers)
cmd-rule-edit = edit
    .description = Edit a house rule (organizers)
    .rule = rule
    .rule-description = The house rule, such as house/3
cmd-rule-remove = remove
    .description = Delete a house rule (organizers)
    .rule = rule
    .rule-description = The house rule, such as house/3
cmd-rule-import = import
    .description = Import house rules from a file, with a preview (organizers)
    .file = file
    .file-description = Headings, Q and A, numbered rules, or columns ja and en

rule-replaces-choose = Official rule that it replaces, if any
rule-replaces-chosen = 🔁 Replaces: { $sections }. Choose one again to remove it.
rule-replaces-ask = 🔁 Does it replace an official rule? Choose it below; it then no longer shows as valid.

button-rule-save = Save
button-rule-drop = Cancel
button-rule-retype = Edit text
button-rule-undo = Undo

rule-house-badge = 🏠 House rule
rule-house-source = 🏠 House rule of this server (`{ $section }`)

rule-form-add = New house rule: ja, en or both
rule-form-edit = House rule house/{ $number }
rule-field-title-ja = Title in Japanese
    .hint = 飲み物の置き場所
rule-field-text-ja = Rule in Japanese
    .hint = 飲み物は机の下に置きます。
rule-field-title-en = Title in English
    .hint = Where drinks go
rule-field-text-en = Rule in English
    .hint = Drinks go under the table.
rule-field-questions = How people ask for it (one per line)
    .hint = Where may I put my drink?

preview-rule-added = 👀 **Preview: new house rule.** Only you see it. Not saved yet.
preview-rule-edited = 👀 **Preview: `{ $section }`.** Only you see it. Not saved yet.
preview-rule-removed = 👀 **Delete this house rule?** Nothing changed yet.
preview-rule-alias = 👀 **Let "{ $question }" find this rule?** Not saved yet.
preview-rule-imported = 👀 **Preview of the file.** New: { $added }, changed: { $changed }, unchanged: { $same }. Not saved yet.
rule-import-one = { $new ->
        [yes] ➕
       *[no] ✏️
    } `house/{ $number }` { $title }
rule-import-repeated = 🔁 { $count ->
        [one] One rule is repeated; it is imported once.
       *[other] { $count } rules are repeated; each is imported once.
    }
rule-and-more = … and { $count } more
rule-evaluated = 🔎 Tested { $tried } questions; { $near } are affected (correct: { $before } now, { $after } after). Changed answers: { $changed }.
rule-evaluated-left = ⏳ The bot is busy: { $left ->
        [one] one question was
       *[other] { $left } questions were
    } not tested. Repeat this later to test them.
rule-other-answer = • "{ $question }": { $was } → { $now }
rule-no-answer = no sure answer

saved-rule-added = ✅ Saved as `{ $section }`. `/rule ask` finds it now.
saved-rule-edited = ✅ `{ $section }` saved.
saved-rule-removed = ✅ `{ $section }` deleted. Its number is not reused.
saved-rule-alias = ✅ "{ $question }" now finds `{ $section }`.
saved-rule-imported = ✅ Imported: { $added } new, { $changed } changed. `/rule ask` finds them now.
rule-dropped = ✖️ Canceled. Nothing changed.
rule-undone = ↩️ Undone. The house rules are as before.

rule-line-outside = ⚠️ Line { $line }: text before the first heading, question or number (skipped).
rule-line-no-title = ⚠️ Line { $line }: no title.
rule-line-no-text = ⚠️ Line { $line }: title without text.
rule-line-long-title = ⚠️ Line { $line }: title over 100 characters.
rule-line-long-text = ⚠️ Line { $line }: text over 2000 characters. Split it into several rules.
rule-line-long-form = ⚠️ Line { $line }: question over 200 characters.
rule-line-many-forms = ⚠️ Line { $line }: over 20 questions for one rule.
rule-line-no-answer = ⚠️ Line { $line }: question without an answer.
rule-line-no-question = ⚠️ Line { $line }: answer without a question.
rule-line-title-twice = ⚠️ Line { $line }: title of an earlier rule, other text. Change the title.
rule-line-formula = ⚠️ Line { $line }: a formula or its error. Write it as text.

rule-file-too-large = ⛔ File too large (limit: { $size } KB). Split it and send the parts in order.
rule-file-long-line = ⛔ A line has over { $longest } characters. Add line breaks and resend.
rule-file-many-lines = ⛔ Over { $lines } lines. Split the file and send the parts in order.
rule-file-not-text = ⛔ Not a text file. Save as text, Markdown or CSV (UTF-8, UTF-16, Shift_JIS) and resend.
rule-file-empty = ⛔ The file is empty. Nothing changed.
rule-file-no-sections = ⛔ No rules found. Use headings (`## Drinks`), questions and answers (`Q:`, `A:`), numbers (`1.`), or a CSV with `ja` and `en`.
rule-file-no-columns = ⛔ The table's first line must name its columns (`title_en,en,title_ja,ja,questions`), with `ja`, `en` or `text`.
rule-file-open-quote = ⛔ A quotation mark in the table is never closed. Save as "CSV UTF-8" and resend.
rule-file-too-many = ⛔ Over { $most } rules (a server's limit). Nothing changed; leave out what the rule documents say.
rule-file-no-rules = ⛔ No rule in this file can be imported. Nothing changed.

refusal-rule-needs-server = House rules belong to a server. Use this command there.
refusal-no-house-rule = No house rule "{ $rule }". Choose one from the list, or use `/rule add`.
refusal-rule-draft-gone = This preview is closed (saved, canceled or replaced). Nothing changed.
refusal-rule-changed-meanwhile = Not saved: someone else changed `{ $section }`. Check `/rule show`, then `/rule edit` again.
refusal-rule-no-title = The rule has no title. Add one in Japanese or English.
refusal-rule-no-text = The rule has no text. Add it in Japanese or English.
refusal-rule-long-title = Title too long: at most 100 characters.
refusal-rule-long-text = Text too long: at most 2000 characters per language. Split it into several rules.
refusal-rule-long-form = Question too long: one per line, at most 200 characters.
refusal-rule-many-forms = Too many questions for one rule: at most 20.
refusal-rule-same = `{ $section }` already says this. Nothing to save.
refusal-rule-too-many = A server can have { $most } house rules. Delete some with `/rule remove` first.
refusal-rule-form-known = This question already finds `{ $section }`.
refusal-rule-import-nothing = All { $same } rules in this file already exist. Nothing to save.

audit-rule-added = wrote house rule { $section } "{ $title }"
audit-rule-edited = edited house rule { $section } "{ $title }"
audit-rule-removed = deleted house rule { $section } "{ $title }"
audit-rule-alias = added the question "{ $question }" to { $section }
audit-rule-imported = imported house rules: { $added } new, { $changed } changed
