# ライバルカタンの盤が手を断る理由。engine/rivals/refusals.py の符号ごとに一文。

refusal-rivals-game-over = このゲームは終わっています。
refusal-rivals-not-your-turn = あなたの手番ではありません。
refusal-rivals-chance-first = ダイスかカードの処理中です。少しお待ちください。
refusal-rivals-roll-first = 先にダイスを振ってください。
refusal-rivals-already-rolled = これができるのはダイスの前だけです。
refusal-rivals-decide-first = 先に決めることがあります。
refusal-rivals-not-due = 今はできません。
refusal-rivals-malformed = 手として読めません。
refusal-rivals-bad-text = ライバルカタンの手として読めません。
refusal-rivals-cannot-pay = 資源が足りません。交換するか、次の産出を待ってください。
refusal-rivals-not-held = そのカードは手札にありません。
refusal-rivals-requirement = このカードの条件が足りません。カードの説明を確かめてください。
refusal-rivals-no-target = 今使っても効果がありません（支払う資源か対象がありません）。
refusal-rivals-no-site = 建設場所に空きがありません。集落か街を建てるか、カードを取り除いてください。
refusal-rivals-city-only = このカードは街にしか置けません。先に集落を街にしてください。
refusal-rivals-only-one = このカードは1つしか建設できません。
refusal-rivals-none-left = この種類のカードは残っていません。
refusal-rivals-needs-road = 先にそちら側へ道を建ててください。
refusal-rivals-road-there = そちら側には道があります。
refusal-rivals-no-settlement = そこに街にできる集落はありません。
refusal-rivals-not-full = 取り除けるのは、建設場所に空きがないときだけです。
refusal-rivals-used-up = 1ターンに1回だけです。
refusal-rivals-save-one = 節約する資源を選んでください。
refusal-rivals-not-offered = 今選べるものにありません。
refusal-rivals-too-few-points = 目標まであと{ $number }点です。
