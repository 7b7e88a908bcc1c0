# 棋譜の問題：engine/log.py と engine/audit.py のコードごとに一文。

refusal-record-bad-log = 棋譜ではないか、未対応の版です。
refusal-record-bad-event = 棋譜の{ $number }番目の出来事がルールに反しています。
refusal-record-bad-dice = 棋譜の{ $number }番目の出来事が、秘密の値と合いません。
refusal-record-bad-commitment = 秘密の値が、開始前に公開した SHA-256 と一致しません。
refusal-record-not-revealed = 秘密の値はまだ公開されていません。
refusal-record-bad-head = 出来事が棋譜ハッシュと一致しません。変更・削除・追加があります。
refusal-record-other-head = このゲームの棋譜ハッシュではありません。スレッドの最後の値と比べてください。
refusal-record-no-head = 棋譜ハッシュの導入前のゲームなので、各手の判断は証明されません。
