# 時計: 受け付けられない理由と次にすること、バックギャモンのクロックを止める理由。

## テーブルの時計
refusal-clock-not-started = このテーブルの時計はまだ始まっていません。盤面の準備ができたら開始してください。
refusal-clock-already-started = このテーブルの時計はすでに動いています。時間を増やすときは延長してください。
refusal-clock-by-post = { $place }は非同期対戦（ゲーム #{ $game }）のため、対局時計は使いません。期限は手番ごとにあります。審判がゲームを止めるときは `/game pause` を使ってください。ゲームが中止になったときは、`/round start` で時計を動かせます。
refusal-clock-already-paused = 時計はすでに止まっています。中断した時間はすべて延長されます。審判が `/round resume` で再開します。
refusal-clock-not-paused = 時計は止まっていないため、再開の必要はありません。そのまま続けてください。
refusal-clock-paused = 審判の裁定が出るまで時計を止めています。審判が `/round resume` で再開します。
refusal-clock-ended = このテーブルの時間は終了しており、変更できません。結果を入力してください。
refusal-clock-play-already-begun = 初期配置は終わり、プレイが始まっています。そのまま続けてください。
refusal-clock-extension-not-positive = 延長は1分以上にしてください。追加する分数を入力してください。
refusal-clock-extension-too-long = 一度に延長できるのは{ $hours }時間までです。分数を減らしてください。

## バックギャモン
refusal-clock-match-length = { $points }ポイントマッチは設定できません。1〜{ $longest }の数を入力してください。
refusal-clock-break-undefined = { $points }ポイントマッチの休憩回数はルールに定めがありません。ディレクターに確認してください。
refusal-clock-break-none-left = { $points }ポイントマッチの休憩は{ $allowed }回までで、すべて使っています。試合を続けるか、ディレクターに相談してください。
clock-rounding-rule = ルールどおりの分数
clock-rounding-house = ルールに定めがないため、ハウスルールで切り上げ
clock-breaks-undefined = この長さの試合の休憩回数はルールに定めがありません。ディレクターが決めます。
