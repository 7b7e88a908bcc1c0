# 会場の台：番号、どの試合がどの台か、次は誰か
cmd-board = 台
    .description = 会場の台と試合の呼び出し
cmd-board-set = 設定
    .description = 台の数と専用の台を決める（主催者）
    .boards = 台数
    .boards-description = 台の数（0：台を使わない）
    .first = 最初の番号
    .first-description = 最初の台の番号（省略時は1）
    .streamed = 配信台
    .streamed-description = 配信用の台（例：1、3-5。なしは「-」）
    .accessible = バリアフリー台
    .accessible-description = バリアフリーの台（例：11-12。なしは「-」）
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）
cmd-board-stream = 配信
    .description = 試合やテーブルを配信台で行う（主催者）
    .match = 試合
    .match-description = 試合またはテーブルの番号
    .off = 解除
    .off-description = 指定を外す
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）
cmd-board-accessible = バリアフリー
    .description = 参加者にバリアフリーの台を用意（主催者）
    .player = 参加者
    .player-description = 対象の参加者
    .off = 解除
    .off-description = どの台でもよい
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）
cmd-board-move = 移動
    .description = 試合やテーブルを別の台に移す（審判）
    .match = 試合
    .match-description = 試合またはテーブルの番号
    .board = 台
    .board-description = 台の番号
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）
cmd-board-show = 表示
    .description = 台の使用状況と次の試合を見る（審判）
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）

hall-set = ✅ **{ $event }** の台を{ $boards }台にしました。
hall-set-off = ✅ **{ $event }** では台を使いません。
hall-streamed = ✅ { $unit ->
    [match] 第{ $match }試合は、始まるときに配信台に呼びます。
   *[table] 各回戦のテーブル{ $match }を配信台に呼びます。
}
hall-unstreamed = ✅ { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}は一般の台に呼びます。
hall-room = ✅ **{ $player }**さんはバリアフリーの台に呼びます。
hall-room-off = ✅ **{ $player }**さんは一般の台に呼びます。
hall-moved = ✅ { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}を{ $board }番台に移しました。
hall-title = 台
hall-count = { $boards }台中{ $taken }台を使用中・{ $waits ->
    [0] 待ちなし
   *[other] { $waits }件が待機中
}
hall-board-line = **{ $board }番台**{ $kind ->
    [streamed] { " " }🎥
    [accessible] { " " }♿
   *[open] { "" }
} { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
} { $names }
hall-board-free = **{ $board }番台**{ $kind ->
    [streamed] { " " }🎥
    [accessible] { " " }♿
   *[open] { "" }
} 空き
hall-next = **次：** { $matches }
hall-next-match = { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}（{ $names }）
hall-needing = ♿ バリアフリーの台：{ $names }
hall-streams = 🎥 配信台を使う番号：{ $numbers }

table-at-board = 📍 { $board }番台
table-waits-for-board = ⏳ 台の空き待ち
notice-board = 📍 **{ $place }** **{ $board }番台**へどうぞ。{ $count ->
    [2] { $first } 対 { $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
}
notice-board-moved = 📍 **{ $place }** **{ $board }番台**に変わりました。{ $count ->
    [2] { $first } 対 { $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
}

web-board = { $board }番台
web-board-wait = 台の空き待ち
web-board-next = 次（{ $place }番目）
web-boards-called = 呼び出し中
web-boards-next = 次
web-boards-free = 空き
web-floor-boards = 台
web-floor-board-taken = { $boards }台中{ $taken }台を使用中
web-floor-board-set = 台を設定
web-floor-board-count = 台の数（0：使わない）
web-floor-board-first = 最初の番号
web-floor-board-streamed = 配信台（例：1、3-5）
web-floor-board-accessible = バリアフリー台（例：11-12）
web-floor-board-move = この台に移す
web-floor-board-stream = 配信台に指定
web-floor-board-unstream = 配信台の指定を外す
web-floor-board-room = バリアフリー台：{ $player }さん
web-floor-board-room-off = 一般の台に戻す：{ $player }さん
web-floor-board-kind-streamed = 配信
web-floor-board-kind-accessible = バリアフリー

audit-hall-set = { $event } の台を{ $boards }台に設定
audit-hall-streamed = { $event } { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}を配信台に指定
audit-hall-unstreamed = { $event } { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}の配信台の指定を解除
audit-hall-room = { $event } { $player }さんにバリアフリーの台を用意
audit-hall-room-off = { $event } { $player }さんのバリアフリーの台を解除
audit-hall-moved = { $event } { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}を{ $board }番台に移動

refusal-hall-numbers = 「{ $typed }」から台の番号を読み取れません。「1、3-5」のように入力してください。
refusal-hall-range = 台は{ $most }台まで、番号は{ $highest }までです。`/board set` で減らしてください。
refusal-hall-no-such-board = { $board }番台はありません。台は `/board show` で確認できます。
refusal-hall-reserved-twice = { $board }番台が2つの用途に入っています。`/board set` で1つにしてください。
refusal-hall-none-open = すべての台が専用になります。`/board set` で一般の台を1台以上残してください。
refusal-hall-as-it-is = 台はすでにこの設定です。`/board show` で確認できます。
refusal-hall-not-kept = この大会では台を使っていません。主催者が `/board set` で設定します。
refusal-hall-no-such-match = { $match }番の試合やテーブルは今ありません。進行中のものは `/board show` で確認できます。
refusal-hall-marked = すでにこの設定です。`/board show` で確認できます。
refusal-hall-no-such-player = この参加者はエントリーしていません。候補から選んでください。
refusal-hall-match-not-open = { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}は今行うものではありません。`/board show` で確認できます。
refusal-hall-board-taken = { $board }番台は{ $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}で使用中です。`/board show` で空いている台を選んでください。
refusal-hall-there-already = すでにこの台です。`/board show` で別の台を選んでください。
