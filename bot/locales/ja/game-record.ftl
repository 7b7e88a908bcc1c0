# 棋譜の問題：engine/log.py と engine/audit.py のコードごとに一文。

refusal-record-bad-log = 棋譜ではないか、知らない版の棋譜です。
refusal-record-bad-event = 棋譜の{ $number }番目の出来事がルールに合いません。
refusal-record-bad-dice = 棋譜の{ $number }番目の出来事が、公開された秘密の値から導けません。
refusal-record-bad-commitment = 公開された秘密の値が、ゲーム前に約束したものと違います。
refusal-record-not-revealed = このゲームの秘密の値はまだ公開されていません。
refusal-record-bad-head = 棋譜の出来事と棋譜ハッシュが一致しません。手が変更・削除・追加されています。
refusal-record-other-head = この棋譜ハッシュは、このゲームのものではありません。スレッドの最後の値と比べてください。
refusal-record-no-head = 棋譜ハッシュの導入前に始まったゲームなので、各手の判断は証明されません。
