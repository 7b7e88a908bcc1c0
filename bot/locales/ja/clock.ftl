# 時計: 受け付けられない理由と次にすること、バックギャモンのクロックを止める理由。

## テーブルの時計
refusal-clock-not-started = このテーブルの時計はまだ動いていません。審判が `/round start` で動かします。
refusal-clock-already-started = 時計はすでに動いています。延長するには `/round extend` を使ってください。
refusal-clock-by-post = { $place }は非同期対戦（ゲーム #{ $game }）で、時計を使いません。中断は `/game pause` です。
refusal-clock-already-paused = 時計は止まっていて、その時間は延長されます。審判が `/round resume` で再開します。
refusal-clock-not-paused = 時計は止まっていません。そのまま続けてください。
refusal-clock-paused = 時計は止まっています。審判が `/round resume` で再開します。
refusal-clock-ended = このテーブルは時間切れで、時計を変えられません。結果を報告してください。
refusal-clock-play-already-begun = 初期配置は終わりました。そのまま続けてください。
refusal-clock-extension-not-positive = 延長は1分以上です。追加する分数を入力してください。
refusal-clock-extension-too-long = 延長は一度に{ $hours }時間までです。分数を減らしてください。

## バックギャモン
refusal-clock-match-length = { $points }ポイントマッチは設定できません。1〜{ $longest }を入力してください。
refusal-clock-break-undefined = { $points }ポイントマッチの休憩はルールに定めがありません。ディレクターに確認してください。
refusal-clock-break-none-left = { $points }ポイントマッチの休憩{ $allowed }回は使い切りました。続けるか、ディレクターに相談してください。
clock-rounding-rule = ルールどおりの分数
clock-rounding-house = ルールに定めがなく、ハウスルールで切り上げ
clock-breaks-undefined = この長さの休憩の回数はルールに定めがありません。ディレクターが決めます。
