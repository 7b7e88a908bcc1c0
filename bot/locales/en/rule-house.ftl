# The house rules of a server: shown beside the documents, and changed by organizers.
cmd-rule-add = add
    .description = Organizers: write a house rule or an answer of your league's FAQ
cmd-rule-edit = edit
    .description = Organizers: rewrite a house rule
    .rule = rule
    .rule-description = The house rule, such as house/3
cmd-rule-remove = remove
    .description = Organizers: take a house rule out
    .rule = rule
    .rule-description = The house rule, such as house/3
cmd-rule-import = import
    .description = Organizers: read house rules from a text, Markdown or CSV file; a preview comes first
    .file = file
    .file-description = Headings with text, Q and A, numbered rules, or a table with columns ja and en

rule-replaces-choose = Does it take the place of an official rule? Choose it
rule-replaces-chosen = 🔁 In place of: { $sections }. Choose again to take one back.
rule-replaces-ask = 🔁 If an official rule no longer holds because of this, choose it in the menu: it is never shown as valid then.

button-rule-save = Save
button-rule-drop = Cancel
button-rule-retype = Change the text
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
    .hint = Where drinks stand
rule-field-text-en = Rule in English
    .hint = Drinks stand below the table.
rule-field-questions = How people ask for it, one question a line
    .hint = Where may I put my drink?

preview-rule-added = 👀 **Preview of a new house rule.** Only you see it; nothing is saved yet.
preview-rule-edited = 👀 **Preview of `{ $section }` as it will be.** Only you see it; nothing is saved yet.
preview-rule-removed = 👀 **This house rule will be taken out.** Nothing is changed yet.
preview-rule-alias = 👀 **"{ $question }" will lead to this rule.** Nothing is saved yet.
preview-rule-imported = 👀 **Preview of the file.** New: { $added }, changed: { $changed }, the same as now: { $same }. Nothing is saved yet.
rule-import-one = { $new ->
        [yes] ➕
       *[no] ✏️
    } `house/{ $number }` { $title }
rule-import-repeated = 🔁 { $count ->
        [one] One rule stands in the file twice; it is taken once.
       *[other] { $count } rules repeat an earlier one; each is taken once.
    }
rule-and-more = … and { $count } more
rule-evaluated = 🔎 Tried with { $tried } questions. The change comes near { $near } of them: { $before } of these find their rule now, { $after } with it; all others are answered as before. Answers that change: { $changed }.
rule-evaluated-left = ⏳ { $left ->
        [one] One more question was
       *[other] { $left } more questions were
    } not tried: the bot is busy, and the time for it was over. Whether their answers change is not known; do the same once more later to try them.
rule-other-answer = • "{ $question }": { $was } → { $now }
rule-no-answer = no sure answer

saved-rule-added = ✅ Saved as `{ $section }`. `/rule ask` finds it from now on.
saved-rule-edited = ✅ `{ $section }` is rewritten.
saved-rule-removed = ✅ `{ $section }` is taken out. Its number is not used again.
saved-rule-alias = ✅ "{ $question }" leads to `{ $section }` from now on.
saved-rule-imported = ✅ Imported: { $added } new, { $changed } changed. `/rule ask` finds them from now on.
rule-dropped = ✖️ Cancelled. Nothing was changed.
rule-undone = ↩️ Taken back. The house rules are as they were before.

rule-line-outside = ⚠️ Line { $line }: text before the first heading, question or number. It is left out.
rule-line-no-title = ⚠️ Line { $line }: no title.
rule-line-no-text = ⚠️ Line { $line }: a title without a text.
rule-line-long-title = ⚠️ Line { $line }: the title is longer than 100 characters.
rule-line-long-text = ⚠️ Line { $line }: the text is longer than 2000 characters. Split it into several rules.
rule-line-long-form = ⚠️ Line { $line }: the question is longer than 200 characters.
rule-line-many-forms = ⚠️ Line { $line }: more than 20 questions for one rule.
rule-line-no-answer = ⚠️ Line { $line }: a question without an answer.
rule-line-no-question = ⚠️ Line { $line }: an answer without a question.
rule-line-title-twice = ⚠️ Line { $line }: an earlier rule has this title and another text. Give it a title of its own.
rule-line-formula = ⚠️ Line { $line }: a formula, or its error. Write it as text.

rule-file-too-large = ⛔ The file is too large (at most { $size } KB). Split it and send the parts one after the other.
rule-file-long-line = ⛔ A line of the file has more than { $longest } characters. Break it into shorter ones and send the file again.
rule-file-many-lines = ⛔ The file has more than { $lines } lines. Split it and send the parts one after the other.
rule-file-not-text = ⛔ This is no text file. Save it as text, Markdown or CSV (UTF-8, UTF-16 or Shift_JIS) and send it again.
rule-file-empty = ⛔ The file is empty. Nothing was changed.
rule-file-no-sections = ⛔ I found no rules in this file. Give each rule a heading (`## Drinks`), a question and an answer (`Q:` and `A:`) or a number (`1.`), or send a CSV file with columns `ja` and `en`.
rule-file-no-columns = ⛔ The first line of the table must name its columns, such as `title_en,en,title_ja,ja,questions`. One of `ja`, `en` or `text` is needed.
rule-file-open-quote = ⛔ A quotation mark in the table is opened and never closed, so the lines cannot be told apart. Save it as "CSV UTF-8" in your spreadsheet program and send it again.
rule-file-too-many = ⛔ The file has more than { $most } rules, which is all that a server can have. Nothing was changed; leave out what the rule documents say already.
rule-file-no-rules = ⛔ No rule in this file can be taken. Nothing was changed.

refusal-rule-needs-server = House rules belong to a server. Use this command there.
refusal-no-house-rule = There is no house rule "{ $rule }" here. Choose one from the list that appears while you type, or write it with `/rule add`.
refusal-rule-draft-gone = This preview is settled: it was saved, cancelled, or replaced by a newer one. Nothing was changed just now.
refusal-rule-changed-meanwhile = `{ $section }` was changed by somebody else meanwhile. Look at it with `/rule show` and start again with `/rule edit`; this change was not saved.
refusal-rule-no-title = The rule has no title. Give it one, in Japanese or in English.
refusal-rule-no-text = The rule has no text. Write it, in Japanese or in English.
refusal-rule-long-title = The title is too long: at most 100 characters.
refusal-rule-long-text = The text is too long: at most 2000 characters in each language. Split it into several rules.
refusal-rule-long-form = One of the questions is too long: at most 200 characters, one question a line.
refusal-rule-many-forms = There are too many questions for one rule: at most 20.
refusal-rule-same = `{ $section }` says just that already. Nothing needs to be saved.
refusal-rule-too-many = A server can have { $most } house rules. Take out some with `/rule remove` first.
refusal-rule-form-known = This question leads to `{ $section }` already.
refusal-rule-import-nothing = Everything in this file is among the house rules already ({ $same }). Nothing needs to be saved.

audit-rule-added = wrote the house rule { $section } "{ $title }"
audit-rule-edited = rewrote the house rule { $section } "{ $title }"
audit-rule-removed = took out the house rule { $section } "{ $title }"
audit-rule-alias = added the question "{ $question }" to { $section }
audit-rule-imported = imported house rules: { $added } new, { $changed } changed
