cmd-penalty = ペナルティ
    .description = 警告と失格（審判）
cmd-penalty-warn = 警告
    .description = 参加者に条項を添えて DM で警告します
    .player = 参加者
    .player-description = 大会の参加者
    .section = 条項
    .section-description = 違反した条項
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせにも掲示（理由は載せません）
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-points = ポイント
    .description = 遅刻などで、試合のポイントを相手に与えます
    .player = 参加者
    .player-description = 違反した人（ポイントは相手に入ります）
    .points = ポイント
    .points-description = 何ポイントか（省略時は1）
    .section = 条項
    .section-description = 違反した条項
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせにも掲示（理由は載せません）
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-disqualify = 失格
    .description = 参加者を失格にします（席と順位がなくなります）
    .player = 参加者
    .player-description = 大会の参加者
    .section = 条項
    .section-description = 違反した条項
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせにも掲示（理由は載せません）
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-revoke = 取消
    .description = ペナルティを取り消します（失格なら復帰）
    .penalty = ペナルティ
    .penalty-description = 対象のペナルティ
    .reason = 理由
    .reason-description = 取り消す理由
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-list = 一覧
    .description = 大会のペナルティを表示します（参加者は自分の分）
    .player = 参加者
    .player-description = この参加者だけ（次の段階も表示）
    .event = 大会
    .event-description = 対象の大会

penalty-kind-warning = 警告
penalty-kind-point = ペナルティポイント
penalty-kind-points = ペナルティ{ $points }ポイント
penalty-kind-disqualification = 失格
penalty-done-warning = ⚠️ **{ $event }**：**{ $player }**さんへの警告（第{ $number }号）を記録しました。
penalty-done-point = ⚖️ **{ $event }**：**{ $player }**さんの相手にこの試合の{ $points }ポイントを与えました（第{ $number }号）。スコアに含めて報告します。
penalty-done-disqualification = 🟥 **{ $player }**さんは **{ $event }** で失格になりました（第{ $number }号）。席と順位がなくなります。
penalty-next = ➡️ 次の段階：{ $kind }。決めるのは審判です。
penalty-suggested = ℹ️ 通常の段階：{ $kind }。決めるのは審判です。
penalty-no-refund = 参加費は戻りません。
penalty-fee-open = 参加費の扱いはレギュレーションにありません。
penalty-seats-emptied = { $count ->
    [0] 結果のないテーブルに席はありません。
   *[other] 第{ $rounds }回戦の席が空きます。
}
penalty-still-seated = ⚠️ { $player }さんは第{ $rounds }回戦に席が残っています。開始前なら `/round seat`（準決勝・決勝は `/standings advance`）、対局中なら投稿の下の「席の変更」を使ってください。テーブルには審判を待つよう知らせました。
    .waiting = ⚠️ { $player }さんは第{ $rounds }回戦に席が残っています。開始前なら `/round seat`（準決勝・決勝は `/standings advance`）、対局中なら投稿の下の「席の変更」を使ってください。テーブルにはまだ知らせていません。
penalty-told = 本人に DM を送りました（受け取らない設定なら `/me next` に表示）。`/event undo` で取り消せます。
    .waiting = ⏳ 本人への DM はまだ届いていません。`/event undo` で取り消せます。
penalty-tell-guest = 🗣️ { $player }さんには Discord アカウントがありません。直接伝えてください。
penalty-revoked = ✅ **{ $player }**さんのペナルティ第{ $number }号を取り消しました。
penalty-back = **{ $player }**さんは **{ $event }** に復帰し、席と順位が戻りました。
penalty-over-cap = ⚠️ 定員を超えています（{ $taken }/{ $capacity }）。誰の席もなくなりません。主催者が `/event edit` で増やせます。
penalty-list-title = ペナルティ：{ $event }
penalty-list-empty = ペナルティはありません。
penalty-between-games = 対局外
penalty-line = **{ $number }.** { $player } — { $kind } · { $where } · { $section }
    { $reason } — { $judge } { $at }
penalty-line-revoked = ~~{ $line }~~
    取り消し：{ $reason }

notice-penalty-warning = ⚠️ **{ $event }**：審判があなたに警告しました。理由：{ $reason }
    { $rule }
notice-penalty-point = ⚖️ **{ $event }**：審判があなたの試合の相手に{ $points }ポイントを与えました。理由：{ $reason }
    { $rule }
notice-penalty-point-opponent = ⚖️ **{ $event }**：審判が{ $player }さんとの試合であなたに{ $points }ポイントを与えました。理由：{ $reason }
    { $rule }
notice-penalty-point-opponent-revoked = ✅ **{ $event }**：審判があなたに与えた{ $points }ポイントは取り消されました。理由：{ $reason }
notice-penalty-disqualification = 🟥 **{ $event }**：審判があなたを失格にしました。席と順位がなくなります。理由：{ $reason }
    { $rule }
    納得できないときは主催者に相談してください。
notice-penalty-disqualification-no-refund = 🟥 **{ $event }**：審判があなたを失格にしました。席と順位がなくなり、参加費も戻りません。理由：{ $reason }
    { $rule }
    { $refund }
    納得できないときは主催者に相談してください。
notice-penalty-revoked-warning = ✅ **{ $event }**：警告が取り消されました。理由：{ $reason }
notice-penalty-revoked-point = ✅ **{ $event }**：ペナルティポイントが取り消されました。理由：{ $reason }
notice-penalty-revoked-disqualification = ✅ **{ $event }**：失格が取り消されました。理由：{ $reason }
notice-penalty-revoked-back = ✅ **{ $event }**：失格が取り消され、席と順位が戻りました。理由：{ $reason }
notice-penalty-revoked-public = ✅ **{ $event }**：{ $player }さんの{ $kind }は取り消されました。
notice-over-cap = ⚠️ **{ $event }**：定員を超えています（{ $taken }/{ $capacity }）。誰の席もなくなりません。`/event edit` で増やせます。
notice-over-cap-over = ✅ **{ $event }**：定員内に収まりました。
notice-penalty-public-point = ⚖️ **{ $event }**：{ $player }さん — ペナルティ{ $points }ポイント
    { $rule }
notice-penalty-public = ⚖️ **{ $event }**：{ $player }さん — { $kind }
    { $rule }

audit-penalty-warning = { $player }さんに警告（{ $section }）：{ $reason } { $exception }
audit-penalty-point = { $player }さんにペナルティ{ $points }ポイント（{ $section }）：{ $reason } { $exception }
audit-penalty-disqualification = { $player }さんを失格に（{ $section }）：{ $reason } { $exception }
audit-penalty-revoked = { $player }さんのペナルティ第{ $number }号を取り消し：{ $reason }

refusal-no-such-section = 条項「{ $section }」はありません。`/rule show` で確かめてください。
penalty-disqualify-sure = **{ $player }**さんを **{ $event }** から失格にしますか？ 理由：{ $reason }。席と順位はすぐになくなります（`/penalty revoke` で取り消せます）。
button-penalty-disqualify = 失格にする
refusal-question-answered = この確認は済んでいます。もう一度コマンドを使ってください。
