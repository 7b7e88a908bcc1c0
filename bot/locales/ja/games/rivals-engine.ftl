# ライバルカタンの盤が手を断る理由。engine/rivals/refusals.py の符号ごとに一文。

refusal-rivals-game-over = このゲームは終わっています。
refusal-rivals-not-your-turn = あなたの番ではありません。
refusal-rivals-chance-first = ダイスかカードの結果を待っています。少しお待ちください。
refusal-rivals-roll-first = 先にダイスを振ってください。
refusal-rivals-already-rolled = もうダイスを振っています。これは振る前にしかできません。
refusal-rivals-decide-first = 先に決めることが残っています。
refusal-rivals-not-due = いまはその時ではありません。
refusal-rivals-malformed = ゲームの手として読めません。
refusal-rivals-bad-text = ライバルカタンの手として読めません。
refusal-rivals-cannot-pay = 資源が足りません。交換するか、次の産出を待ってください。
refusal-rivals-not-held = そのカードは手札にありません。
refusal-rivals-requirement = このカードの条件を満たしていません。必要なものはカードの説明にあります。
refusal-rivals-no-target = いま使っても効果がありません。支払う資源か、奪うもの、対象がありません。
refusal-rivals-no-site = そこに空いている建設場所がありません。集落か街を建てるか、カードを取り除いてください。
refusal-rivals-city-only = このカードは街にしか置けません。先に集落を街にしてください。
refusal-rivals-only-one = このカードは1つしか建設できません。
refusal-rivals-none-left = この種類のカードは、もう残っていません。
refusal-rivals-needs-road = 先にそちら側へ道を建ててください。
refusal-rivals-road-there = そちら側にはもう道があります。
refusal-rivals-no-settlement = 街にできる集落がそこにありません。
refusal-rivals-not-full = 取り除けるのは、建設場所に空きがない集落や街のカードだけです。
refusal-rivals-used-up = これは1ターンに1回しか使えません。
refusal-rivals-save-one = どの資源を節約するか指定してください。
refusal-rivals-not-offered = いま選べるものの中にありません。
refusal-rivals-too-few-points = 目標まであと{ $number }点足りません。
