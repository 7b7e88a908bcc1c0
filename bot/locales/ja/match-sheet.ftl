# 対面のバックギャモン：マッチの記録

cmd-match = マッチ
    .description = 対面のバックギャモン：抽選・クロック・スコア・休憩
    .do = 操作
    .do-description = 何をするか
    .on = 対象
    .on-description = 対象の人・テーブルなど（操作に合わせた一覧）
    .event = 大会
    .event-description = 対象の大会
cmd-match-sheet = 記録
    .description = 自分かこのスレッドのマッチの記録を表示します
cmd-match-setup = 抽選
    .description = 色と向き、クロックの位置を先に選ぶ人を抽選します
cmd-match-clock = クロック
    .description = ここからクロックを使います（持ち時間は自動計算）
    .reason = 理由
    .reason-description = クロックを使う理由（既定：両者が希望）
cmd-match-score = スコア
    .description = 次のゲーム前のスコアを伝え、相手が確認します
    .mine = 自分
    .mine-description = 自分のスコア
    .theirs = 相手
    .theirs-description = 相手のスコア
cmd-match-break = 休憩
    .description = ゲームの間に5分の休憩を取ります
cmd-match-leave = 離席
    .description = 席を離れます（10分以上はディレクターの同意が必要）
    .minutes = 分
    .minutes-description = 離れる分数
cmd-match-stop = 停止
    .description = クロックを止めた理由を記録します
    .reason = 理由
    .reason-description = 認められた7つの理由のどれか
cmd-match-claim = 誤宣言
    .description = 誤った終了宣言：相手に5分を加えます（審判）
    .player = プレイヤー
    .player-description = 宣言した人
cmd-match-monitor = モニター
    .description = このマッチにモニターを付けます（審判）
    .member = メンバー
    .member-description = モニターになる人
cmd-match-director = ディレクター
    .description = 大会のディレクターを指名します（主催者）
    .member = メンバー
    .member-description = ディレクターになる人
    .event = 大会
    .event-description = 対象の大会

button-match-agree = 同意する

choice-clock-reason-both = 両者が希望
choice-clock-reason-required = 大会で義務
choice-clock-reason-one = 一方が希望（大会が認める）
choice-clock-reason-ordered = ディレクターの指示
choice-stop-reason-game-over = ゲーム終了
choice-stop-reason-break = 休憩
choice-stop-reason-die-on-floor = ダイスが床に落ちた
choice-stop-reason-official = ディレクターかモニターの求め
choice-stop-reason-dice-touched = 相手が早くダイスに触れた
choice-stop-reason-illegal-move = イリーガル・ムーブの指摘
choice-stop-reason-claim = ゲーム終了の宣言

match-noted = ✅ 記録しました：{ $line }
match-directors = ✅ **{ $event }**のディレクター：{ $directors }。コミッティには入れません。
match-sheet-title = 📝 **{ $players }**（{ $points }ポイントマッチ）
match-sheet-empty = まだ記録がありません。`/match setup` から始めてください。
match-breaks-left = ☕ 残りの休憩：{ $left }回
match-breaks-unknown = ☕ この長さの休憩の回数はディレクターが決めます。
match-line-waits = （未確認）
match-line-director = ディレクター：{ $official }
match-line-monitor = モニター：{ $official }
match-line-setup = 抽選 { $dice }：{ $first }が先に選ぶ。選ばない場合、{ $white }が白、{ $right }が右へ上がり、{ $clock }の右にクロック。
match-line-clock = クロック使用、持ち時間各{ $minutes }分：{ $detail ->
    [both] 両者が希望。
    [required] 大会で義務。
    [one] 一方が希望（大会が認める）。
   *[ordered] ディレクターの指示。
}
match-line-score = スコア { $first } { $a } – { $b } { $second }{ $detail ->
    [now] 、クロフォード・ゲーム。
   *[other] 。
}
match-line-break = { $minutes }分の休憩。
match-line-leave = { $player }が{ $minutes }分の離席。
match-line-stop = クロック停止：{ $detail ->
    [game-over] ゲーム終了。
    [break] 休憩。
    [die-on-floor] ダイスが床に落ちた。
    [official] ディレクターかモニターの求め。
    [dice-touched] 相手が早くダイスに触れた。
    [illegal-move] イリーガル・ムーブの指摘。
   *[claim] ゲーム終了の宣言。
}
match-line-false-claim = { $player }に{ $minutes }分を追加：相手の誤った終了宣言。

table-agreed = 📝 このゲームの前のスコア：**{ $a } – { $b }**{ $crawford ->
    [now] 、**クロフォード・ゲーム**
   *[other] {""}
}

notice-match-setup = 🎲 抽選：{ $dice }。**{ $first }**さんが「色と向き」か「クロックの位置」を選び、相手が残りを選びます。
    選ばない場合、**{ $white }**さんが白、**{ $right }**さんが右へ上がり、**{ $clock }**さんの右にクロックを置きます。
    { $rule }
notice-match-clock-asked = ⏱️ { $player }さんがクロックを希望しています。持ち時間は各{ $minutes }分、1手ごとの保障時間は{ $seconds }秒です。相手の方はボタンで同意してください。
    { $rule }
notice-match-clock-required = ⏱️ この大会はクロックが義務です。持ち時間は各{ $minutes }分、1手ごとの保障時間は{ $seconds }秒です。
    { $rule }
notice-match-clock-one = ⏱️ 一方の希望でクロックを使います（大会が認める）。持ち時間は各{ $minutes }分、1手ごとの保障時間は{ $seconds }秒です。
    { $rule }
notice-match-clock-ordered = ⏱️ ディレクターの指示でクロックを使います。持ち時間は各{ $minutes }分、1手ごとの保障時間は{ $seconds }秒です。
    { $rule }
notice-match-agreed-clock = ⏱️ { $player }さんが同意しました。ここからクロックを使います。
notice-match-score = 📝 { $player }さんの申告：**{ $first } { $a } – { $b } { $second }**。{ $crawford ->
    [before] キューブを使えます。
    [now] ⚠️ **クロフォード・ゲーム：ダブルはできません。**
   *[after] クロフォード・ゲームは終わり、キューブを使えます。
} 相手の方はボタンで確認してください。
    { $rule }
notice-match-agreed-score = 📝 { $player }さんが確認しました：**{ $a } – { $b }**。始めてください。
notice-match-break = ☕ { $minutes }分の休憩です（残り{ $left }回）。クロックがあれば、両者の残り時間を記録してください。
    { $rule }
notice-match-break-over = ⏰ 休憩は終わりです。席に戻ってください。
notice-match-leave = 🚶 { $player }さんが{ $minutes }分、席を離れます。
    { $rule }
notice-match-leave-asked = 🚶 { $player }さんが{ $minutes }分の離席を希望しています。審判はボタンで同意してください。
    { $rule }
notice-match-leave-judges = 🚶 { $place }：{ $player }さんが{ $minutes }分の離席を希望しています。同意しますか？
notice-match-agreed-leave = ✅ { $player }さんが離席に同意しました。
notice-match-stop = ⏸️ クロックを止めました：{ $reason ->
    [game-over] ゲーム終了。
    [break] 休憩。
    [die-on-floor] ダイスが床に落ちました。
    [official] ディレクターかモニターの求め。
    [dice-touched] 相手が早くダイスに触れました。
    [illegal-move] イリーガル・ムーブの指摘。
   *[claim] ゲーム終了の宣言。何点かも宣言してください。
}
    { $rule }
notice-match-false-claim = ⏱️ { $player }さんの誤った終了宣言です。**{ $opponent }さんに{ $minutes }分**を加えてください。
    { $rule }
notice-match-monitor = 👁️ { $user }さんがモニターとしてこのマッチを見て、反則を判定します。
    { $rule }

refusal-match-none-here = ここにマッチがありません。マッチのスレッドか、自分の試合があるときに使ってください。
refusal-match-not-backgammon = 2人のバックギャモン用です。ここでは `/judge call` を使ってください。
refusal-match-not-yours = 記録できるのは、このマッチのプレイヤーと審判だけです。
refusal-match-not-seated = できるのはこのマッチのプレイヤーだけです。どちらかに頼んでください。
refusal-match-over = このマッチは終わりました。審判が `/result correct` で結果を訂正できます。
refusal-match-drawn-already = 抽選は済んでいます。`/match sheet` で確認してください。
refusal-match-clock-already = すでにクロックを使っています。`/match sheet` で確認してください。
refusal-match-asked-already = すでに申し出ています。スレッドで返事を待ってください。
refusal-match-official-plays = 自分のマッチです。ほかの審判に任せてください。
refusal-match-by-post = 非同期対戦はボットがスコア・キューブ・時計を管理します。DM で進めるか、`/judge call` を使ってください。
refusal-match-sheet-full = 記録は{ $most }行までです。審判が `/event undo` で行を取り消せます。
refusal-match-break-on = 休憩中です（あと{ $minutes }分）。
refusal-match-score-same = そのスコアは確認済みです。続けるか、次のゲームの後に入れてください。
refusal-match-score-skipped = { $a } – { $b } からの得点は一方だけです。1ゲームずつ入れるか、審判が `/event undo`。
refusal-match-line-gone = これは取り消されました。`/match sheet` で確認してください。
refusal-match-agreed-already = これは決定済みです。`/match sheet` で確認してください。
refusal-match-agree-other = 同意できるのは相手の方だけです。
refusal-match-no-such-player = このマッチの2人のどちらかを選んでください。
refusal-match-monitor-plays = このマッチのプレイヤーはモニターになれません。別の方を選んでください。
refusal-match-director-already = すでにこの大会のディレクターです。

audit-match-noted = { $place }の記録に記入：{ $kind ->
    [monitor] モニター
    [setup] 抽選
    [clock] クロック
    [score] スコア
    [break] 休憩
    [leave] 離席
    [stop] クロックの停止
   *[false-claim] 誤った終了宣言（5分）
}
audit-match-agreed = { $place }の記録に同意：{ $kind ->
    [clock] クロック
    [score] スコア
   *[leave] 離席
}
audit-match-director = { $director }さんをディレクターに指名

undo-rows-match_sheet = • マッチの記録{ $count }件

association-7 = 7. 試合の記録
association-sheet = { $where }：{ $players }
association-sheet-line = {"    "}{ $at } { $words }
