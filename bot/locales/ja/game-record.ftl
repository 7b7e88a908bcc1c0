# 棋譜の問題：engine/log.py と engine/audit.py のコードごとに一文。

refusal-record-bad-log = 棋譜ではないか、知らない版の棋譜です。
refusal-record-bad-event = 棋譜の{ $number }番目の出来事がルールに合いません。
refusal-record-bad-dice = 棋譜の{ $number }番目の出来事が、公開された秘密の値から導けません。
refusal-record-bad-commitment = 公開された秘密の値が、ゲーム前に約束したものと違います。
refusal-record-not-revealed = このゲームの秘密の値はまだ公開されていません。
