# Lists from outside: why a file or a line of it is refused, and what is asked. Refused lines: `line-`, asked: `ask-`.

refusal-list-not-text = This is neither a text file nor an XLSX workbook. Save the list as CSV or XLSX and send it again.
refusal-list-old-workbook = Old `.xls` workbooks cannot be read. Save the list as XLSX or CSV and send it again.
refusal-list-empty = There are no lines with players. Nothing was changed.
refusal-list-too-long = The list is too long: at most { $most } players. Split it and send the parts.
refusal-list-long-line = Line { $line } has more than { $longest } characters. Put one player on each line.

refusal-trf-no-players = The file names no player: no line begins with 001. Check that it is a tournament file (TRF).
refusal-trf-opponent = In round { $round }, player { $player } and the opponent named there do not name one another. Correct the file and try again.
refusal-replay-line = Line { $line } is no published bracket. Each line needs players, matches and places.
refusal-trf-line = Line { $line } of the tournament report does not have its columns. Correct it and send it again.
refusal-trf-number = Line { $line } of the tournament report: another player has the starting number { $number } too. Correct it and send it again.

line-list-no-name = no name
line-list-not-id = “{ $cell }” is no Discord ID (17 to 20 digits)
line-list-rounded = “{ $cell }”: a spreadsheet rounded this Discord ID. Format the column as text and enter the ID again
line-list-seed = “{ $cell }” is no seed (a whole number)
line-list-rating = “{ $cell }” is no rating
line-list-long-name = the name has more than { $most } characters
line-list-twice = the same account as line { $other }
line-list-quotes = this line cannot be read: a quotation mark without a partner, or columns out of place
line-list-head-again = the headings again
line-list-total = a sum, no player
line-list-letters = “{ $cell }”: some letters could not be read. Save the file as UTF-8
line-list-section = a heading in the list, no player
line-list-withdrawn = “{ $cell }”: this entry was cancelled
line-list-wide = more cells than headings
line-list-too-many = only the first { $most } players are read

ask-no-head = There is no line of headings: what each column holds is guessed.
ask-no-name = Which column holds the names? Columns: { $columns }
ask-name-guessed = Does “{ $column }” hold the names? It is used as such now.
ask-which-name = Which is the name to show: “{ $taken }” (taken now) or “{ $other }”?
ask-titles = Lines { $lines } above the headings are taken for titles. Are players among them?
ask-account-of = Does “{ $column }” hold Discord user names? It is not used now.
ask-own-ids = Does “{ $column }” hold Discord IDs? It is not used now.
ask-ids-taken = Does “{ $column }” hold Discord IDs? It is used as such now.
ask-other-sheets = Only the first sheet is read. Others: { $sheets }
ask-namesakes = Lines { $lines } have the same name. Are they different people?

meaning-name = name
meaning-first_name = first name
meaning-last_name = last name
meaning-discord_id = Discord account
meaning-user_name = Discord account
meaning-class = class
meaning-seed = seed
meaning-rating = rating
meaning-team = team

line-list-no-member = “{ $cell }”: nobody on this server has this Discord ID. Leave it empty for a guest
line-list-class = “{ $cell }” is no class of these regulations ({ $known })

import-title = Import into { $event }: what I understood
import-columns = 🗂️ Columns: { $columns }. The menus change that.
import-refused = ⛔ Lines that are left out: { $count }
import-refused-line = -# Line { $line }: { $why }
import-member = 🟢 Members new to the league: { $count }
import-guest = 👤 New guests without an account: { $count }
import-known = 🔁 Players whom the league knows: { $count }
import-listed = ☑️ On the list already, left as they are: { $count }
import-twice = ⚠️ More than once in the file, entered once: { $count }
import-keeps = 🏷️ Called otherwise on record (first name) than here (second): { $count }. They keep the first.
import-renames = 🏷️ These get the name of the list (second): { $count }
import-renamed-in = -# These names also stand in: { $events }
import-renamed = 🏷️ Renamed: { $count } ({ $names })
import-alike = ⚠️ Called like another player: { $count }. If they are the same, put the Discord ID beside the name.
import-unknown = ⚠️ No member has this user name: { $count }. They enter as guests.
import-waiting = ⏳ Onto the waiting list, as there are no places: { $count }
import-teams = 👥 Players of teams: { $count }. A team takes { $size } members at most; further ones enter without it.
import-numbered = 🔢 With a seed or a rating: { $count }. Seeds order the next draw; ratings count where the event seeds by rating.
import-next = Nobody has entered yet. Press the button, or send a corrected list.
import-nobody = Nobody is new; there is nothing to enter.
import-no-column = none
import-name-column = Name
import-account-column = Discord
import-class-column = Class
import-seed-column = Seed
import-paste-title = Paste the list
import-paste-label = One player a line, or a copied table
button-entry-import = Enter { $count }
button-import-teams = Note the teams
button-import-numbers = Save { $count } seeds
button-import-names = Take names of the list
button-import-names-off = Keep names on record
refusal-import-gone = This import was done already, or is too long ago. `/signup list` shows who has entered; otherwise send the list again.
