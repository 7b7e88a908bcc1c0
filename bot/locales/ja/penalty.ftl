cmd-penalty = ペナルティ
    .description = 警告と失格（審判）
cmd-penalty-warn = 警告
    .description = 参加者に警告します。本人には規則を添えて個別に知らせます
    .player = 参加者
    .player-description = 大会の参加者
    .section = 条項
    .section-description = 違反した規則
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせチャンネルにも掲示します
    .override = 例外の理由
    .override-description = この大会の参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-points = 点付与
    .description = 遅刻やスロープレイで、試合のポイントを相手に与えます
    .player = 参加者
    .player-description = 遅刻・違反した人（ポイントは相手に入ります）
    .points = ポイント
    .points-description = 何ポイントか（省略時は1）
    .section = 条項
    .section-description = 違反した規則
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせチャンネルにも掲示します
    .override = 例外の理由
    .override-description = この大会の参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-disqualify = 失格
    .description = 参加者を失格にします。席と順位がなくなり、本人に個別に知らせます
    .player = 参加者
    .player-description = 大会の参加者
    .section = 条項
    .section-description = 違反した規則
    .reason = 理由
    .reason-description = 何があったか
    .public = 公表
    .public-description = お知らせチャンネルにも掲示します
    .override = 例外の理由
    .override-description = この大会の参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-revoke = 取消
    .description = ペナルティを取り消します。失格の場合は参加者が復帰します
    .penalty = ペナルティ
    .penalty-description = 対象のペナルティ
    .reason = 理由
    .reason-description = 取り消す理由
    .override = 例外の理由
    .override-description = この大会の参加者なのに審判をする理由
    .event = 大会
    .event-description = 対象の大会
cmd-penalty-list = 一覧
    .description = 大会のペナルティを表示します（参加者は自分の分だけ）
    .player = 参加者
    .player-description = この参加者だけを、次の段階とともに表示
    .event = 大会
    .event-description = 対象の大会

penalty-kind-warning = 警告
penalty-kind-point = ペナルティポイント
penalty-kind-points = ペナルティ{ $points }ポイント
penalty-kind-disqualification = 失格
penalty-done-warning = ⚠️ **{ $event }**：**{ $player }** さんへの警告（第{ $number }号）を記録しました。
penalty-done-point = ⚖️ **{ $event }**：**{ $player }** さんの相手に、この試合の{ $points }ポイントを与えました（第{ $number }号）。報告するスコアに含めます。
penalty-done-disqualification = 🟥 **{ $player }** さんは **{ $event }** で失格となりました（第{ $number }号）。今後の席と順位はありません。
penalty-next = ➡️ この参加者の次の段階：{ $kind }。決めるのは審判です。
penalty-suggested = ℹ️ 段階どおりなら：{ $kind }。決めるのは審判です。
penalty-no-refund = 参加費は戻りません。
penalty-fee-open = 参加費の扱いはレギュレーションに定めがありません。
penalty-seats-emptied = { $count ->
    [0] 結果のないテーブルに席はありません。
   *[other] 第{ $rounds }回戦の席が空きます。
}
penalty-still-seated = ⚠️ { $player } さんは第{ $rounds }回戦にまだ席があります。開始前なら `/round seat`（準決勝・決勝は `/standings advance`）で組み直してください。プレイ中のテーブルは、投稿の下の「席の変更」から交代、または抜けたまま続行を選べます。公開済みのテーブルには、審判の判断を待つよう知らせています。
    .waiting = ⚠️ { $player } さんは第{ $rounds }回戦にまだ席があります。開始前なら `/round seat`（準決勝・決勝は `/standings advance`）で組み直してください。プレイ中のテーブルは、投稿の下の「席の変更」から交代、または抜けたまま続行を選べます。テーブルの参加者にはまだ知らせていません。
penalty-told = 本人には、本人の言語で個別に知らせました。`/event undo` で元に戻せます。
    .waiting = ⏳ 本人にはまだ個別に知らせていません。`/event undo` で元に戻せます。
penalty-tell-guest = 🗣️ { $player } さんには Discord アカウントがありません。直接伝えてください。
penalty-revoked = ✅ **{ $player }** さんのペナルティ第{ $number }号を取り消しました。
penalty-back = **{ $player }** さんは **{ $event }** に復帰し、席と順位が戻りました。
penalty-over-cap = ⚠️ 空いた席にはすでに別の人が入っているため、定員を超えています（{ $taken }/{ $capacity }）。誰の席もなくなりません。定員は主催者が `/event edit` で増やせます。
penalty-list-title = ペナルティ：{ $event }
penalty-list-empty = ペナルティはありません。
penalty-between-games = 対局外
penalty-line = **{ $number }.** { $player } — { $kind } · { $where } · { $section }
    { $reason } — { $judge } { $at }
penalty-line-revoked = ~~{ $line }~~
    取消：{ $reason }

notice-penalty-warning = ⚠️ **{ $event }**：審判から警告を受けました。理由：{ $reason }
    { $rule }
notice-penalty-point = ⚖️ **{ $event }**：審判の判断により、あなたの試合で相手に{ $points }ポイントが与えられました。理由：{ $reason }
    { $rule }
notice-penalty-point-opponent = ⚖️ **{ $event }**：審判の判断で、{ $player } さんとの試合であなたに{ $points }ポイントが与えられました。理由：{ $reason }
    { $rule }
notice-penalty-point-opponent-revoked = ✅ **{ $event }**：審判があなたに与えた{ $points }ポイントは取り消されました。理由：{ $reason }
notice-penalty-disqualification = 🟥 **{ $event }**：審判の判断により失格となりました。今後の席はなく、順位からも外れます。理由：{ $reason }
    { $rule }
    納得できない点があれば、主催者にお話しください。
notice-penalty-disqualification-no-refund = 🟥 **{ $event }**：審判の判断により失格となりました。今後の席はなく、順位からも外れ、参加費も戻りません。理由：{ $reason }
    { $rule }
    { $refund }
    納得できない点があれば、主催者にお話しください。
notice-penalty-revoked-warning = ✅ **{ $event }**：警告が取り消されました。理由：{ $reason }
notice-penalty-revoked-point = ✅ **{ $event }**：ペナルティポイントが取り消されました。理由：{ $reason }
notice-penalty-revoked-disqualification = ✅ **{ $event }**：失格が取り消されました。理由：{ $reason }
notice-penalty-revoked-back = ✅ **{ $event }**：失格が取り消され、席と順位が戻りました。理由：{ $reason }
notice-penalty-revoked-public = ✅ **{ $event }**：{ $player } さんの{ $kind }は撤回されました。
notice-over-cap = ⚠️ **{ $event }**：参加者が定員を超えています（{ $taken }/{ $capacity }）。誰の席もなくなりません。定員は `/event edit` で増やせます。
notice-over-cap-over = ✅ **{ $event }**：定員を超えていましたが、いまは定員内に収まっています。
notice-penalty-public-point = ⚖️ **{ $event }**：{ $player } さん — ペナルティ{ $points }ポイント
    { $rule }
notice-penalty-public = ⚖️ **{ $event }**：{ $player } さん — { $kind }
    { $rule }

audit-penalty-warning = { $player } さんに警告（{ $section }）：{ $reason } { $exception }
audit-penalty-point = { $player } さんにペナルティ{ $points }ポイント（{ $section }）：{ $reason } { $exception }
audit-penalty-disqualification = { $player } さんを失格（{ $section }）：{ $reason } { $exception }
audit-penalty-revoked = { $player } さんのペナルティ第{ $number }号を取消：{ $reason }

refusal-no-such-section = 規則に「{ $section }」という条項はありません。入力中に出る候補から選んでください。
penalty-disqualify-sure = **{ $player }** さんを **{ $event }** から失格にしますか。理由：{ $reason }。席と順位はすぐになくなり、本人に知らせます。`/penalty revoke` で取り消せます。
button-penalty-disqualify = 失格にする
refusal-question-answered = この確認はすでに済んでいます。続けるには、もう一度コマンドを使ってください。
