# 時計のコマンド
cmd-clock = 時計
    .description = テーブルの残り時間と、バックギャモンの持ち時間・遅刻・休憩
cmd-clock-time = 時間
    .description = テーブルのスレッドでは残り時間、ポイント数を入れるとクロックの設定を表示します
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数
    .away_a = 残り1
    .away_a-description = 試合途中からクロックを使うとき：一方の残りポイント数
    .away_b = 残り2
    .away_b-description = 試合途中からクロックを使うとき：もう一方の残りポイント数
cmd-clock-late = 遅刻
    .description = バックギャモン：遅刻のペナルティを表示します
    .minutes = 分
    .minutes-description = 遅刻した分数
    .clock = クロック
    .clock-description = クロックを使う試合か（既定：はい）
cmd-clock-breaks = 休憩
    .description = バックギャモン：休憩の回数を表示します
    .points = ポイント
    .points-description = マッチのポイント数

clock-setting = ⏱️ 持ち時間は各**{ $minutes }分**、1手ごとの保障時間は{ $seconds }秒に設定してください。
clock-late-wait = ⏳ { $minutes }分の遅刻：まだペナルティはありません。15分を過ぎるとクロックを押せます。
clock-late-press = ⏱️ { $minutes }分の遅刻：遅刻した人のクロックを押せます。
clock-late-points = { $points ->
    [0] ⏳ { $minutes }分の遅刻：まだペナルティはありません。{ $next }分で最初の1ポイントです。
   *[other] ⚠️ { $minutes }分の遅刻：相手に**{ $points }ポイント**です。次は{ $next }分で1ポイント増えます。
}
clock-breaks = ☕ { $points }ポイントマッチの休憩は、どちらかが希望すればゲームの間に{ $minutes }分を**{ $allowed }回**です。
clock-stage-ready = 🪑 開始前です。合計{ $total }、うち初期配置{ $left }。
clock-stage-setup = 🏠 初期配置：残り{ $left }（終了まで{ $total }）。
clock-stage-play = ▶️ プレイ中：残り{ $total }。
clock-stage-paused = ⏸️ 審判が時計を止めています。残り{ $total }。止めた時間は延長されます。
clock-stage-ended = ⏰ 時間切れです。結果を報告してください。
clock-settlement = { $number }軒目の配置です。
clock-placed-next = 🏠 { $total }軒中{ $number }軒目の配置です。
clock-play-began = ▶️ 全員の配置が終わりました。ゲーム開始です。

refusal-no-table-here = ここはテーブルのスレッドではありません。テーブルのスレッドで使うか、バックギャモンならポイント数を入れてください。
refusal-clock-both-aways = 両者の残りポイント数（残り1と残り2）を入れてください。
refusal-clock-away-range = { $points }ポイントマッチで残りが{ $points }を超えることはありません。数を確認してください。
refusal-already-placed = その開拓地はすでに配置済みです。次の人はテーブルの投稿で確認してください。
refusal-clock-not-at-table = 配置の受け渡しは、このテーブルのプレイヤーと審判だけができます。自分のテーブルのボタンを使ってください。
