# 時計のコマンド
cmd-clock = 時計
    .description = テーブルの時計と、バックギャモンの時間・遅刻・休憩
cmd-clock-time = 時間
    .description = このテーブルの残り時間、またはクロックの設定
    .points = ポイント
    .points-description = バックギャモン：マッチのポイント数
    .away_a = 残り1
    .away_a-description = 途中からのクロック：一方の残りポイント
    .away_b = 残り2
    .away_b-description = 途中からのクロック：もう一方の残りポイント
cmd-clock-late = 遅刻
    .description = バックギャモン：遅刻のペナルティを表示します
    .minutes = 分
    .minutes-description = 遅刻した分数
    .clock = クロック
    .clock-description = クロックを使う試合か（既定：はい）
    .player = プレイヤー
    .player-description = 遅刻した人（審判が相手の点を記録します）
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-clock-breaks = 休憩
    .description = バックギャモン：休憩の回数を表示します
    .points = ポイント
    .points-description = マッチのポイント数

clock-setting = ⏱️ 各**{ $minutes }分**、1手ごとの保障時間{ $seconds }秒に設定してください。
clock-late-wait = ⏳ { $minutes }分の遅刻：まだペナルティはありません。{ $grace }分から相手がクロックを押せます。
clock-late-press = ⏱️ { $minutes }分の遅刻：遅刻した人のクロックを押せます。
clock-late-points = { $points ->
    [0] ⏳ { $minutes }分の遅刻：まだペナルティはありません。{ $next }分から1ポイントです。
   *[other] ⚠️ { $minutes }分の遅刻：相手に**{ $points }ポイント**。次は{ $next }分です。
}
clock-breaks = ☕ { $points }ポイントマッチの休憩は、希望があればゲームの間に{ $minutes }分を**{ $allowed }回**です。
clock-stage-ready = 🪑 開始前：合計{ $total }（うち初期配置{ $left }）。
clock-stage-setup = 🏠 初期配置：残り{ $left }（終了まで{ $total }）。
clock-stage-play = ▶️ プレイ中：残り{ $total }。
clock-stage-paused = ⏸️ 審判が停止中：残り{ $total }。止めた時間は延長されます。
clock-stage-ended = ⏰ 時間切れです。結果を報告してください。
clock-settlement = 開拓地{ $number }つ目の配置中。
clock-placed-next = 🏠 次：初期配置 { $number }/{ $total }
clock-play-began = ▶️ 全員が配置しました。ゲーム開始です。

refusal-no-table-here = ここはテーブルのスレッドではありません。スレッドで使うか、クロックなら「{ cmd-clock-time.points }」を入れてください。
refusal-clock-both-aways = 両者の残りポイント数（残り1と残り2）を入れてください。
refusal-clock-away-range = { $points }ポイントマッチの残りは{ $points }までです。数を確認してください。
refusal-already-placed = その開拓地は配置済みです。次の人はテーブルの投稿で確認してください。
refusal-clock-not-at-table = 「配置した」を押せるのは、このテーブルのプレイヤーと審判だけです。自分のテーブルのボタンを使ってください。

refusal-no-move-clock = このレギュレーションに対局時計の定めはありません。審判が示す時間に従ってください。
refusal-no-late-policy = このレギュレーションに遅刻の定めはありません。`/judge call` で審判を呼んでください。

cmd-clock-match = マッチ
    .description = バックギャモン：マッチの設定と、先に選ぶ人の抽選
    .points = ポイント
    .points-description = マッチの長さ
    .clock = クロック
    .clock-description = クロックを使うか（既定：はい）
cmd-clock-score = 点数
    .description = バックギャモン：スコアとクロフォード・ゲームの確認
    .points = ポイント
    .points-description = マッチの長さ
    .score_a = 点数1
    .score_a-description = 一人目の今のスコア
    .score_b = 点数2
    .score_b-description = 二人目の今のスコア
    .before_a = 前の点数1
    .before_a-description = 前のゲームの前の、一人目のスコア
    .before_b = 前の点数2
    .before_b-description = 前のゲームの前の、二人目のスコア

clock-match-title = 🎲 **{ $points }ポイントマッチ**
clock-match-clock = ⏱️ 持ち時間は各{ $minutes }分、1手ごとの保障時間は{ $seconds }秒。
clock-match-dice = ダイスは{ $dice }個使います。
clock-match-draw-a = 抽選：{ $a } 対 { $b }。**一人目**（尋ねた人）が「色と向き」か「クロックの位置」を選び、相手が残りを選びます。
clock-match-draw-b = 抽選：{ $a } 対 { $b }。**二人目**（尋ねた人の相手）が「色と向き」か「クロックの位置」を選び、相手が残りを選びます。
clock-agreed = 📝 **{ $a } – { $b }**（残り { $away_a } と { $away_b }）。両者で確認してください。
clock-crawford-before = キューブを使えます。
clock-crawford-now = ⚠️ **クロフォード・ゲーム**：ダブルはできません。
clock-crawford-after = クロフォード・ゲームは終わり、キューブを使えます。
refusal-clock-score-over = { $points }ポイントに届き、マッチは終わっています。結果を報告してください。
refusal-clock-score-back = 1ゲームではそのスコアになりません。今と前のゲームの前のスコアを入れてください（増えるのは一方だけ）。
refusal-clock-score-before = クロフォード・ゲームの判定に必要です。前のゲームの前のスコアも入れてください。
refusal-clock-nothing-due = { $minutes }分の遅刻：まだ点は付きません（{ $next }分から）。記録していません。
refusal-clock-press = クロックを使うマッチでは、遅刻した人のクロックを押してください。点は付かず、記録していません。
