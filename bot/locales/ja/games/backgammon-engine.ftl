# バックギャモンの盤が手を断る理由。engine/backgammon/refusals.py の符号ごとに一文。

refusal-backgammon-match-over = このマッチは終わっています。
refusal-backgammon-not-your-turn = あなたの番ではありません。
refusal-backgammon-dice-first = ダイスがまだ止まっていません。少しお待ちください。
refusal-backgammon-roll-first = 先にダイスを振ってください。
refusal-backgammon-already-rolled = もう振っています。出た目を動かしてください。
refusal-backgammon-answer-double-first = 先にダブルを受けるか降りるか答える番です。
refusal-backgammon-answer-resignation-first = 先に降参の申し出に答える番です。
refusal-backgammon-not-due = いまはその時ではありません。
refusal-backgammon-malformed = ゲームの手として読めません。
refusal-backgammon-illegal-play = この目では、その動かし方はできません。両方の目を使えるときは両方とも使います。
refusal-backgammon-bad-play = 動かし方として読めません。「13/7 8/7」のように、バーは bar、上がりは off と書いてください。
refusal-backgammon-cube-not-yours = キューブは相手のものです。
refusal-backgammon-cube-highest = キューブは{ $number }です。これより上には回せません。
refusal-backgammon-crawford-game = クロフォード・ゲームなので、ダブルはできません。
refusal-backgammon-must-play-on = コンタクトがある間は最後まで続けます。終わらせられるのはダブルのパスだけです。
refusal-backgammon-not-certain = まだ確定していません。続けてください。
refusal-backgammon-refused-before = このゲームでは相手がもう断っています。もっと大きな負けなら申し出られます。
refusal-backgammon-bad-text = バックギャモンの手として読めません。
refusal-backgammon-bad-xgid = XGIDとして読めないか、ありえない盤面です。「XGID=」から行の終わりまで写してください。
refusal-backgammon-bad-position-id = GNU Backgammonのポジションidとして読めません。14文字です。
refusal-backgammon-bad-match-id = GNU Backgammonのマッチidとして読めません。12文字です。
refusal-backgammon-bad-mat = .matファイルとして読めません（{ $number }行目）。対局を.mat形式で書き出し直してください。
refusal-backgammon-mat-too-long = このファイルには{ $number }手あります。解析できるのは{ $most }手までです。試合ごとに分けてください。
