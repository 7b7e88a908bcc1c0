# 結果:報告、確認、異議、訂正
cmd-result = 結果
    .description = 結果の報告と履歴
cmd-result-report = 報告
    .description = テーブルの結果を報告します
    .table = テーブル
    .table-description = 対象のテーブル（省略時：自分のテーブル）
    .reason = 理由
    .reason-description = 審判：非同期対戦の結果を裁定する理由
cmd-result-history = 履歴
    .description = 誰が・いつ・何を報告したかを表示します
    .table = テーブル
    .table-description = 対象のテーブル（省略時：自分のテーブル）
cmd-result-correct = 訂正
    .description = 結果を訂正します（審判）
    .table = テーブル
    .table-description = 対象のテーブル
    .reason = 理由
    .reason-description = 訂正の理由（参加者に表示）
cmd-result-walkover = 不戦勝
    .description = 不戦勝、または全員欠席を記録します（審判）
    .table = テーブル
    .table-description = 対象のテーブル
    .winner = 勝者
    .winner-description = 来た人（誰も来なければ省略）
    .reason = 理由
    .reason-description = 理由（参加者に表示）

button-result-confirm = 確認
button-result-dispute = 異議あり
button-result-correct = 得点を入力
button-result-ruling = 裁定する
button-result-walkover = 記録する

form-result-report = 結果報告：{ $place }
form-result-correct = 結果訂正：{ $place }
form-result-ruling = 裁定：{ $place }
form-score = { $seat }. { $player }
form-score-hint = 終了時の得点（例：10）
form-ended = ゲームの終わり方
form-winner = 勝者
form-winner-hint = 勝者か終わり方を選択
form-winner-description = 勝者の得点は空欄でかまいません（{ $target }になります）。
form-reason = 理由（参加者に表示されます）
form-ruling = 報告は正しいですか
form-open-again = フォームを開き直す
choice-ending-victory = 得点で決定
choice-ending-time = 時間切れ（勝者なし）
choice-ending-won-by = { $player }さんの勝ち
choice-ending-time-by = 時間切れ：{ $player }さんの勝ち
choice-ending-walkover-by = 不戦勝：{ $player }（{ $other }欠席）
choice-ending-nobody = 両者欠席（勝者なし）
choice-ending-retired-by = 相手の棄権：{ $player }さんの勝ち
choice-ruling-uphold = 報告どおり
choice-ruling-change = 別の得点を入力

result-reported = ✅ { $place }：**{ $scores }** を報告し、ほかの人に確認をお願いしました。異議がなければ { $at } に確定します。
    .waiting = ⏳ { $place }：**{ $scores }** を報告しました。確認のお願いはまだ届いていません。異議がなければ { $at } に確定します。
result-entered = ✅ { $place }の結果を確定しました：**{ $scores }**
result-confirmed = 👍 確認しました。全員の確認か期限で { $place }が確定します。
result-confirmed-disputed = 👍 受け付けました。{ $place }は異議があるため、審判が裁定します。
result-confirmed-final = 🏁 全員が確認し、{ $place }の結果が確定しました。
result-disputed = ⚠️ 異議を受け付け、審判に知らせました。{ $place }は審判が裁定します。
    .waiting = ⏳ 異議を受け付けましたが、審判にはまだ知らせていません。{ $place }は審判が裁定します。
result-corrected = ✅ { $place }を訂正しました：**{ $scores }**。履歴：`/result history`
result-upheld = ✅ { $place }は報告どおり確定しました：**{ $scores }**
result-walked-over = ✅ { $place }は **{ $scores }**さんの不戦勝です（レーティング対象外）。
result-nobody-came = ✅ { $place }は全員欠席です（勝者・得点なし、レーティング対象外）。
walkover-wipes = ⚠️ { $place }の確定した結果 **{ $scores }** を置き換えます（`/result history` に残ります）。
walkover-sure = **{ $player }**さんの不戦勝を記録しますか。
walkover-nobody = { $place }を全員欠席（勝者なし）として記録しますか。
result-ruling-next = 理由を記録しました。次に正しい得点を入力してください。
ranks-unmoved = 順位の変動はありません。
ranks-moved = 順位が変わった人（{ $count }人）：
ranks-more = ほか{ $count }人
line-moved-planned = ⚠️ { $stage }（未公開）：順位が変わり、{ $playing } に代わり { $waiting } が進出します。主催者がボタンか `/standings advance` で作り直してください。
refusal-stage-outdated = 順位が変わり、{ $playing } に代わり { $waiting } が進出します。`/standings advance` へ。
refusal-winner-absent = { $player }さんは欠席または離脱しています。来ている人を選んでください。
refusal-walkover-reason = すでに確定した結果があります：{ $scores }。置き換えるには「{ cmd-result-walkover.reason }」を書いてください。
line-moved-public = ⚠️ { $stage }（公開済み・未対局）：順位が変わり、{ $playing } に代わり { $waiting } が進出します。審判か主催者がボタンで席を直すか、このまま行ってください。
line-moved-played = ⚠️ { $stage }（対局済み・トーナメント表）：{ $playing } に代わり { $waiting } が進出するはずでした。結果は有効です（やり直しは主催者が `/event undo`）。
pairing-outdated = ⚠️ 第{ $round }回戦（未公開）は古い順位の組み合わせです。主催者がボタンで組み直すか、このまま公開してください。
pairing-stays = ⚠️ 第{ $round }回戦は古い順位の組み合わせですが、公開済みのためそのままです。
pairing-stays-open = ⚠️ 第{ $round }回戦は古い順位の組み合わせです。未対局なので `/round cancel` と `/round seat` で組み直せます。
seeds-outdated = ⚠️ { $stage }（未公開）：進出者は同じで、シード順が変わりました。主催者がボタンで作り直すか、このまま公開してください。
plan-outdated = ⚠️ 第{ $round }回戦（未公開）は現在の参加者と合いません：{ $names }。主催者がボタンで作り直してください。
notice-outdated-over = ✅ **{ $event }**：解決済みです。対応は不要です。
notice-to-organizers = { $who } { $what }
stage-repaired = ✅ { $stage }：席を直し、全員に知らせました。
    .waiting = ⏳ { $stage }：席を直しました。まだ全員には知らせていません。
stage-repaired-line = - { $out } → **{ $into }**
button-stage-plan = 作り直す
button-stage-repair = 席を直す
audit-stage-repaired = { $event }（{ $stage }）で { $out } を { $into } に入れ替え
refusal-nothing-to-repair = 現在の順位どおりです。入れ替えは不要です。
refusal-stage-played = 対局済みかトーナメント表なので入れ替えできません。やり直すには主催者が `/event undo` を使います。
refusal-repair-tied = 空いた席に同順位の人がいます。`/event undo` のあと `/standings advance` で決めます。
result-refused = ⛔ { $place }（**{ $scores }**）：集計されていません。{ $why }審判が `/result correct` で直せます。
results-refused-more = …ほか{ $count }件も集計されていません（`/desk`）。
rank-line = - { $player }：{ $before ->
    [0] 順位なし
   *[other] { $before }位
} → { $after ->
    [0] 順位なし
   *[other] { $after }位
}

notice-result-waits = ⏳ 異議を出せない時間があったため、確定を延期しました。異議がなければ { $at } に確定します。
notice-result-reported = 📨 { $reporter }さんの報告：**{ $scores }**{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}。正しいですか。異議がなければ { $at } に確定します。
notice-result-in-dispute = 📨 { $reporter }さんの報告：**{ $scores }**{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}。⚠️ 異議があり、審判が裁定します。まだの人は引き続き答えられます。
notice-result-closed = 📨 { $reporter }さんの報告：**{ $scores }**{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}。{ $became ->
    [confirmed] ✅ { $by }さんの確認で確定
    [judge] ✅ { $by }さんが確定
    [decided] ⚖️ { $by }さんが裁定しました（下のお知らせ）
    [replaced] 🔁 別の結果に差し替え
    [voided] ✖️ 無効（対戦者の訂正）
   *[time] ✅ 異議なしで確定
}
notice-dispute-closed = ⚠️ { $judges }：**{ $event }** { $place }。{ $reporter }さんの報告は { $scores }{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}、{ $player }さんから異議。{ $became ->
    [decided] ⚖️ { $by }さんが裁定しました。
    [replaced] 🔁 別の結果に差し替えました。
    [voided] ✖️ 対戦者の訂正により無効です。
   *[other] ✅ 解決しました。
}
notice-result-disputed = ⚠️ { $judges }：**{ $event }** { $place }に異議があります。{ $reporter }さんの報告は { $scores }{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}、{ $player }さんは同意していません。裁定をお願いします。
notice-result-entered = 📝 審判が結果を入力しました：**{ $scores }**{ $ended ->
    [retired] （棄権）
    [time] （時間切れ）
   *[other] {""}
}
notice-result-corrected = ⚖️ 審判の裁定：{ $ended ->
    [walkover] **{ $scores }**さんの不戦勝です。
    [nobody] 全員欠席のため、勝者なしです。
    [retired] **{ $scores }**（棄権）です。
    [time] **{ $scores }**（時間切れ）です。
   *[other] **{ $scores }** です。
}理由：{ $reason }
notice-rank-moved-class = 🔁 **{ $event }**：{ $class ->
    [none] { $player }さんのハンデのクラスが解除された
   *[other] { $player }さんが **{ $class }** クラスになった
}ため、あなたの順位が { $before ->
    [0] 順位なし
   *[other] { $before }位
} から { $after ->
    [0] 順位なし
   *[other] { $after }位
} に変わりました。
notice-rank-moved = 🔁 **{ $event }**：{ $place }の訂正により、あなたの順位が { $before ->
    [0] 順位なし
   *[other] { $before }位
} から { $after ->
    [0] 順位なし
   *[other] { $after }位
} に変わりました。理由：{ $reason }
    { $rule }

history-title = { $event } · { $place }
history-line = **{ $number }.** { $at } { $who } · { $kind } · { $state }
    { $ended ->
    [walkover] { $scores }さんの不戦勝
    [nobody] 全員欠席
    [bye] { $scores }さんの不戦勝（相手なし）
    [retired] { $scores }（棄権）
    [time] { $scores }（時間切れ）
   *[other] { $scores }
}
history-bot = ボット
history-kind-report = 報告
history-kind-correction = 訂正
history-kind-walkover = 不戦勝
history-kind-bye = 不戦勝（相手なし）
history-kind-game = 非同期対戦
history-state-reported = 確認待ち
history-state-disputed = 異議あり
history-state-final = **有効**
history-state-superseded = 差し替え済み
history-reason = 理由：{ $reason }
history-confirmed = 👍 { $names }
history-disputed = ⚠️ { $names }

audit-result-entered = { $event } { $place }の結果を登録：{ $scores }
audit-result-upheld = { $event } { $place }を報告どおり確定：{ $scores }（{ $reason }）
audit-result-corrected = { $event } { $place }の結果を訂正：{ $scores }（{ $reason }）
audit-result-nobody-came = { $event } { $place }を全員欠席として記録（{ $reason }）
audit-result-walkover = { $event } { $place }：{ $scores }さんの不戦勝（{ $reason }）

refusal-no-table-like-that = そのテーブルはありません。候補から選ぶか、`/round show` で確認してください。
refusal-no-open-table = 結果待ちのテーブルがありません。「テーブル」で選ぶか、結果の誤りなら `/judge call` です。
refusal-which-table = 複数のテーブルで対戦中です：{ $tables }。「テーブル」で選んでください。
refusal-which-table-below = 複数のテーブルで対戦中です。どのテーブルですか。
refusal-table-cancelled = { $place }は取り消されたため、結果はありません。`/round show` で確認できます。
refusal-table-not-public = その回戦は未公開です。主催者が `/round publish` で公開します。
refusal-table-is-bye = 不戦勝（相手なし）は自動で記録されます。報告は不要です。
refusal-event-called-off = **{ $event }** は中止のため、結果を変えられません。主催者は `/event undo` で中止を取り消せます。
refusal-event-takes-no-results = **{ $event }** はまだ始まっていません。{ $status ->
        [draft] 主催者が `/event open` で受付を始めます。
       *[other] 主催者が `/round seat` で始めます。
    }
refusal-no-such-result = その報告は取り消されました。`/result report` で報告し直してください。
refusal-no-result-yet = { $place }の結果はまだありません。`/result report` で報告してください。
refusal-results-hidden = **{ $event }** は終了まで、ほかのテーブルの結果を公開しません。主催者に確認するか、終了をお待ちください。
refusal-result-changed = その間に結果が変わったため、何も登録していません。`/result history` で確認してください。
refusal-repair-changed = その間に状況が変わったため、誰も入れ替えていません。審判チャンネルか `/desk` で確認してください。
refusal-seats-changed = その間に{ $place }の席が変わったため、何も登録していません。フォームを開き直してください。
refusal-walkover-needs-judge = { $place }の欠席は審判が決めます。「審判を呼ぶ」を押してください。
refusal-score-not-a-number = 「{ $typed }」は数字ではありません（{ $player }さんの得点）。10 のような整数を入力してください。
refusal-ending-unclear = ゲームの終わり方を選んで送り直してください。
refusal-already-reported = { $place }は報告済みです：{ $scores }。スレッドで確認するか、異議を出せます。
refusal-report-is-disputed = { $place }は報告済みです：{ $scores }（異議あり）。違う点はスレッドの「異議あり」で伝えてください。
refusal-reported-differently = { $place }は別の内容で報告されています：{ $scores }。違う場合は「異議あり」を押すと、審判が裁定します。
refusal-result-is-final = { $place }の結果は確定しています：{ $scores }。違う場合は `/judge call` を使ってください。
refusal-not-at-table = このテーブルの参加者ではありません。報告と確認は、参加者か審判が行います。
refusal-result-settled = { $state ->
    [superseded] この報告は差し替えられました。`/result history` で確認できます。
   *[other] この結果は確定しています。違う場合は `/judge call` を使ってください。
}
refusal-already-confirmed = 確認済みです。確定するまでは異議を出せます。
refusal-already-disputed = 異議は受付済みです。審判の裁定をお待ちください。
refusal-reason-missing = 訂正の理由を入力してください（`/result correct`）。
refusal-nothing-to-correct = すでにその内容です：{ $scores }。何も変更していません。

refusal-table-plays-by-post = ゲーム #{ $game }（<#{ $channel }>）の結果は自動で記録されます。審判は理由を付けて `/result report` できます。
audit-result-ruled = { $event } { $place }の結果を裁定：{ $scores }（{ $reason }）
form-result-dispute = 異議：{ $place }
form-objection = どこが違いますか（審判が読みます）
notice-objection-too = 💬 { $player }さんからも異議：{ $words }
notice-objection = 💬 { $words }
refusal-result-disputed-rule = { $place }には異議があり、理由が必要です。審判チャンネルの「裁定する」か、「異議あり」を押してください。
refusal-time-not-over = 時計は残り{ $minutes }分です。時間切れで正しければフォームを開き直して送信し、違えば終わり方を選び直してください。
audit-result-confirmed = { $event } { $place }の報告を確定：{ $scores }
result-closed = 🏁 { $place }の結果を確定しました。
