# What is wrong with a record: one text for each fault of engine/log.py and engine/audit.py.

refusal-record-bad-log = This is not a game record, or its version is unknown.
refusal-record-bad-event = Event { $number } of the game record does not follow the rules.
refusal-record-bad-dice = Event { $number } of the game record does not follow from the published secret.
refusal-record-bad-commitment = The secret is not the one that was promised before the game.
refusal-record-not-revealed = The secret of this game has not been shown.
refusal-record-bad-head = The events of the record do not make its record hash: something was changed, left out or added.
refusal-record-other-head = This game never had that record hash. Compare it with the last one in the game's thread.
refusal-record-no-head = This game began before there were record hashes: its decisions are not proved.
