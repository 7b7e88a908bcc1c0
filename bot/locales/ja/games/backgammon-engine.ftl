# バックギャモンの盤が手を断る理由。engine/backgammon/refusals.py の符号ごとに一文。

refusal-backgammon-match-over = このマッチは終わっています。
refusal-backgammon-not-your-turn = あなたの番ではありません。
refusal-backgammon-dice-first = ダイスが動いています。少しお待ちください。
refusal-backgammon-roll-first = 先にダイスを振ってください。
refusal-backgammon-already-rolled = もう振っています。出た目を使ってください。
refusal-backgammon-answer-double-first = 先にダブルをテイクするかパスしてください。
refusal-backgammon-answer-resignation-first = 先に投了の申し出に答えてください。
refusal-backgammon-not-due = 今はできません。
refusal-backgammon-malformed = 手として読めません。
refusal-backgammon-illegal-play = この目では動かせません。使えるなら両方の目を使います。
refusal-backgammon-bad-play = 「13/7 8/7」のように書いてください（バーは bar、上がりは off）。
refusal-backgammon-cube-not-yours = キューブは相手のものです。
refusal-backgammon-cube-highest = キューブは最高の{ $number }です。
refusal-backgammon-crawford-game = クロフォード・ゲームではダブルできません。
refusal-backgammon-must-play-on = 接触がある間は最後まで続けます。終えられるのはダブルのパスだけです。
refusal-backgammon-not-certain = まだ確定していません。続けてください。
refusal-backgammon-refused-before = 相手はこのゲームでもう断っています。より大きな負けを申し出てください。
refusal-backgammon-bad-text = バックギャモンの手として読めません。
refusal-backgammon-bad-xgid = XGID として読めません。「XGID=」から行末まで写してください。
refusal-backgammon-bad-position-id = GNU Backgammon のポジションID（14文字）ではありません。
refusal-backgammon-bad-match-id = GNU Backgammon のマッチID（12文字）ではありません。
refusal-backgammon-bad-mat = .mat ファイルの{ $number }行目が読めません。書き出し直してください。
refusal-backgammon-mat-too-long = { $number }手あります。解析は{ $most }手までなので、試合ごとに分けてください。
