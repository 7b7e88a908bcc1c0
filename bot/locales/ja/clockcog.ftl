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
    .player = プレイヤー
    .player-description = 遅刻した人。審判が相手への点数を記録します
    .override = 例外の理由
    .override-description = この大会の参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-clock-breaks = 休憩
    .description = バックギャモン：休憩の回数を表示します
    .points = ポイント
    .points-description = マッチのポイント数

clock-setting = ⏱️ 持ち時間は各**{ $minutes }分**、1手ごとの保障時間は{ $seconds }秒に設定してください。
clock-late-wait = ⏳ { $minutes }分の遅刻：まだペナルティはありません。{ $grace }分になると相手がクロックを押せます。
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
clock-settlement = { $number }つ目の開拓地です。
clock-placed-next = 🏠 初期配置 { $number }/{ $total } です。
clock-play-began = ▶️ 全員の配置が終わりました。ゲーム開始です。

refusal-no-table-here = ここはテーブルのスレッドではありません。テーブルのスレッドで使うか、バックギャモンならポイント数を入れてください。
refusal-clock-both-aways = 両者の残りポイント数（残り1と残り2）を入れてください。
refusal-clock-away-range = { $points }ポイントマッチで残りが{ $points }を超えることはありません。数を確認してください。
refusal-already-placed = その開拓地はすでに配置済みです。次の人はテーブルの投稿で確認してください。
refusal-clock-not-at-table = 配置の受け渡しは、このテーブルのプレイヤーと審判だけができます。自分のテーブルのボタンを使ってください。

refusal-no-move-clock = 開催中の大会のレギュレーションには対局時計の定めがありません。審判が示す時間に従ってください。
refusal-no-late-policy = 開催中の大会のレギュレーションには遅刻の定めがありません。`/judge call` で審判を呼んでください。

cmd-clock-match = マッチ
    .description = バックギャモン：マッチの前に決めること、先に選ぶ人の抽選
    .points = ポイント
    .points-description = マッチの長さ
    .clock = クロック
    .clock-description = クロックを使いますか（省略時：はい）
cmd-clock-score = 点数
    .description = バックギャモン：ゲームの前に両者が確かめる点数、クロフォード・ゲームかどうか
    .points = ポイント
    .points-description = マッチの長さ
    .score_a = 点数1
    .score_a-description = 一人目のいまの点数
    .score_b = 点数2
    .score_b-description = 二人目のいまの点数
    .before_a = 前の点数1
    .before_a-description = 前のゲームの前の、一人目の点数
    .before_b = 前の点数2
    .before_b-description = 前のゲームの前の、二人目の点数

clock-match-title = 🎲 **{ $points }ポイントマッチ**
clock-match-clock = ⏱️ 持ち時間は各{ $minutes }分、1手につき{ $seconds }秒は減りません。
clock-match-dice = ダイスは{ $dice }個使います。
clock-match-draw-a = 抽選：{ $a } 対 { $b }。**一人目**（尋ねた人）が、チェッカーの色と進む向きか、クロックの位置か、どちらかを選びます。残りは相手が選びます。
clock-match-draw-b = 抽選：{ $a } 対 { $b }。**二人目**（尋ねた人の相手）が、チェッカーの色と進む向きか、クロックの位置か、どちらかを選びます。残りは相手が選びます。
clock-agreed = 📝 **{ $a } – { $b }**：残りは { $away_a } と { $away_b }。両者で確かめてください。
clock-crawford-before = キューブを使えます。
clock-crawford-now = ⚠️ **クロフォード・ゲームです**。ダブルはできません。
clock-crawford-after = クロフォード・ゲームは終わりました。キューブを使えます。
refusal-clock-score-over = もう{ $points }ポイントに届いているので、マッチは終わっています。結果を報告してください。
refusal-clock-score-back = 1ゲームで、その点数にはなりません。いまの点数と、前のゲームの前の点数を書いてください。点が増えるのは一方だけです。
refusal-clock-score-before = 前のゲームの前の点数も書いてください。クロフォード・ゲームが済んだかどうかは、それで分かります。
refusal-clock-nothing-due = { $minutes }分の遅刻：まだ点数は付きません。最初の1点は{ $next }分からです。何も記録していません。
refusal-clock-press = クロックを使うマッチです。遅刻した人のクロックを押してください。点数は付かないため、何も記録していません。
