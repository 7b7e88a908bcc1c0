# Lists from outside: why a file or a line of it is refused, and what is asked. Refused lines: `line-`, asked: `ask-`.

refusal-list-not-text = This is neither a text file nor an XLSX workbook. Save the list as CSV or XLSX and send it again.
refusal-list-old-workbook = Old `.xls` workbooks cannot be read. Save the list as XLSX or CSV and send it again.
refusal-list-empty = There are no lines with players. Nothing was changed.
refusal-list-too-long = The list is too long: at most { $most } players. Split it and send the parts.
refusal-list-long-line = Line { $line } has more than { $longest } characters. Put one player on each line.

line-list-no-name = no name
line-list-not-id = “{ $cell }” is no Discord ID (17 to 20 digits)
line-list-rounded = “{ $cell }”: a spreadsheet rounded this Discord ID. Format the column as text and enter the ID again
line-list-seed = “{ $cell }” is no seed (a whole number)
line-list-rating = “{ $cell }” is no rating
line-list-long-name = the name has more than { $most } characters
line-list-twice = the same account as line { $other }
line-list-quotes = a quotation mark has no partner
line-list-head-again = the headings again
line-list-total = a sum, no player
line-list-wide = more cells than headings
line-list-too-many = only the first { $most } players are read

ask-no-head = There is no line of headings: what each column holds is guessed.
ask-no-name = Which column holds the names? Columns: { $columns }
ask-which-name = Which is the name to show: “{ $taken }” (taken now) or “{ $other }”?
ask-titles = Lines { $lines } above the headings are taken for titles. Are players among them?
ask-account-of = Does “{ $column }” hold Discord user names? It is not used now.
ask-own-ids = Does “{ $column }” hold Discord IDs? It is not used now.
ask-ids-taken = Does “{ $column }” hold Discord IDs? It is used as such now.
ask-other-sheets = Only the first sheet is read. Others: { $sheets }
ask-namesakes = Lines { $lines } have the same name. Are they different people?
