# What is wrong with a record: one text for each fault of engine/log.py and engine/audit.py.

refusal-record-bad-log = Not a game record, or an unknown version of one.
refusal-record-bad-event = Event { $number } of the record breaks the rules.
refusal-record-bad-dice = Event { $number } of the record does not follow from the published secret.
refusal-record-bad-commitment = The secret does not match the SHA-256 published before the game.
refusal-record-not-revealed = The game's secret is not public yet.
refusal-record-bad-head = The events do not match the record hash: something was changed, left out or added.
refusal-record-other-head = This game never had that hash. Compare it with the last one in the game's thread.
refusal-record-no-head = The game predates record hashes, so its decisions are not proved.
