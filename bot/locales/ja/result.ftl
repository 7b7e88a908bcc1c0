# 結果:報告、確認、異議、訂正
cmd-result = 結果
    .description = 結果の報告と履歴
cmd-result-report = 報告
    .description = テーブルの結果を報告します。入力フォームが開きます
    .table = テーブル
    .table-description = 対象のテーブル（省略時は自分が対戦中のテーブル）
    .reason = 理由
    .reason-description = 審判のみ：非同期ゲームのテーブルの結果を裁定する理由
cmd-result-history = 履歴
    .description = だれが・いつ・なぜ・何を報告したかを表示します
    .table = テーブル
    .table-description = 対象のテーブル（省略時は自分が対戦中のテーブル）
cmd-result-correct = 訂正
    .description = 結果を訂正します（審判）
    .table = テーブル
    .table-description = 対象のテーブル
    .reason = 理由
    .reason-description = 訂正の理由（プレイヤーに表示されます）
cmd-result-walkover = 不戦勝
    .description = 対局のなかったテーブルを記録します：来た人の不戦勝、または全員欠席（審判）
    .table = テーブル
    .table-description = 対象のテーブル
    .winner = 勝者
    .winner-description = 来ていたプレイヤー（誰も来なかった場合は省略）
    .reason = 理由
    .reason-description = 理由（プレイヤーに表示されます）

button-result-confirm = 確認
button-result-dispute = 異議あり
button-result-correct = 点数を入力
button-result-ruling = 裁定する
button-result-walkover = はい、記録する

form-result-report = 結果報告：{ $place }
form-result-correct = 結果訂正：{ $place }
form-result-ruling = 裁定：{ $place }
form-score = { $seat }. { $player }
form-score-hint = 終了時の点数（例：10）
form-ended = ゲームの終わり方
form-reason = 理由（プレイヤーに表示されます）
form-ruling = 報告どおりとしますか
form-open-again = フォームをもう一度開く
choice-ending-victory = 勝利宣言（点数で判断）
choice-ending-time = 時間切れ（勝者なし）
choice-ending-won-by = { $player } さんの勝利宣言
choice-ending-time-by = 時間切れで { $player } さんの勝ち
choice-ending-walkover-by = { $other } さん不在：{ $player } さんの不戦勝
choice-ending-nobody = 両者不在（勝者なし）
choice-ending-retired-by = 相手の途中棄権で { $player } さんの勝ち
choice-ruling-uphold = 報告どおりとする
choice-ruling-change = 別の点数を入力する

result-reported = ✅ { $place }を報告しました：**{ $scores }**。ほかのプレイヤーに確認をお願いしました。異議がなければ { $at } に確定します。
    .waiting = ⏳ { $place }を報告しました：**{ $scores }**。ほかのプレイヤーへの確認のお願いはまだ届いていません。異議がなければ { $at } に確定します。
result-entered = ✅ { $place }の結果を確定として登録しました：**{ $scores }**
result-confirmed = 👍 確認しました。ほかの全員が確認するか、期限が過ぎると { $place }の結果が確定します。
result-confirmed-disputed = 👍 受け付けました。{ $place }の結果には異議があるため、審判が決めます。
result-confirmed-final = 🏁 全員が確認しました。{ $place }の結果は確定です。
result-disputed = ⚠️ 異議を受け付け、審判に知らせました。{ $place }の結果は審判が決めます。
    .waiting = ⏳ 異議を受け付けましたが、審判にはまだ知らせていません。{ $place }の結果は審判が決めます。
result-corrected = ✅ { $place }を訂正しました：**{ $scores }**。以前の内容は `/result history` に残ります。
result-upheld = ✅ { $place }は報告どおり確定しました：**{ $scores }**
result-walked-over = ✅ { $place }は **{ $scores }** さんの不戦勝です。レーティングには数えません。
result-nobody-came = ✅ { $place }は全員欠席として記録しました。勝者・点数はなく、レーティングにも数えません。
walkover-wipes = ⚠️ { $place }の結果は確定しています：**{ $scores }**。これを不戦の記録に置き換えます。元の結果は`/result history`に残ります。
walkover-sure = 対局なしで **{ $player }** さんの不戦勝としますか？
walkover-nobody = { $place }は全員欠席で、勝者なしとします。よろしいですか？
result-ruling-next = 理由を記録しました。次に、正しい点数を入力してください。
ranks-unmoved = 順位の変動はありません。
ranks-moved = 順位が変わった人（{ $count }人）：
ranks-more = ほか{ $count }人
line-moved-planned = ⚠️ { $stage }は作成済み（未公開）ですが、現在の順位では { $playing } は進出せず、{ $waiting } が進出します。このままでは公開できません。主催者が下のボタンか`/standings advance`で作り直してください。
refusal-stage-outdated = このステージを作成した後に順位が変わりました。現在は { $playing } は進出せず、{ $waiting } が進出します。`/standings advance` で作り直してください。
refusal-winner-absent = { $player } さんは欠席または離脱しているため、不戦勝にできません。来ている参加者を選んでください。
refusal-walkover-reason = このテーブルにはすでに確定した結果があります：{ $scores }。不戦勝で置き換えるには「{ cmd-result-walkover.reason }」に理由を書いてください。
line-moved-public = ⚠️ { $stage }はすでに公開されていますが、現在の順位では { $playing } は進出せず、{ $waiting } が進出します。まだ対局していないため、審判か主催者は下のボタンで正しい参加者に入れ替えるか、このまま行うかを選べます。
line-moved-played = ⚠️ { $stage }：現在の順位では { $playing } は進出せず、{ $waiting } が進出していました。すでに対局済み（またはトーナメント表）のため結果はそのままです。やり直す場合は主催者が`/event undo`で取り消してください。
pairing-outdated = ⚠️ 第{ $round }回戦は作成済み（未公開）で、変更前の順位で組み合わせています。主催者が下のボタンで組み直すか、このまま公開してください。
pairing-stays = ⚠️ 第{ $round }回戦は公開済みで、変更前の順位で組み合わせています。対局が始まっているため、組み合わせはそのままです。
pairing-stays-open = ⚠️ 第{ $round }回戦は公開済みで、変更前の順位で組み合わせています。組み合わせはそのままです。まだ誰も対局していないため、主催者は`/round cancel`で取り消し、`/round seat`で組み直すこともできます。
seeds-outdated = ⚠️ { $stage }は作成済み（未公開）です。進出者は同じですが、順位の変動でシード順が変わりました。主催者が下のボタンで作り直すか、このまま公開してください。
plan-outdated = ⚠️ 第{ $round }回戦は作成済み（未公開）ですが、現在の参加者と合っていません：{ $names }。このままでは公開できません。主催者が下のボタンで作り直してください。
notice-outdated-over = ✅ **{ $event }**：ここでお知らせした回戦・ステージの件は解決済みです。することはありません。
notice-to-organizers = { $who } { $what }
stage-repaired = ✅ { $stage }：正しい参加者に入れ替え、全員に知らせました。
    .waiting = ⏳ { $stage }：正しい参加者に入れ替えました。まだ全員には知らせていません。
stage-repaired-line = - { $out } → **{ $into }**
button-stage-plan = 作り直す
button-stage-repair = 正しい参加者に入れ替える
audit-stage-repaired = { $event }（{ $stage }）で訂正後の順位に従い { $out } を { $into } に入れ替えた
refusal-nothing-to-repair = 現在の順位どおりの参加者が出場しています。入れ替えの必要はありません。
refusal-stage-played = すでに対局済み、またはトーナメント表のため、ここでは参加者を入れ替えられません。このままにするか、主催者が`/event undo`で取り消してください。
refusal-repair-tied = 空いた席に同順位の参加者が複数います。主催者が`/event undo`でこのステージを取り消し、`/standings advance`で同順位を決めてください。
result-refused = ⛔ { $place }（**{ $scores }**）：記録されていますが、集計されていません。{ $why }審判が`/result correct`で決めてください。
results-refused-more = …ほか{ $count }件も集計されていません（`/desk`）。
rank-line = - { $player }：{ $before ->
    [0] 順位なし
   *[other] { $before }位
} → { $after ->
    [0] 順位なし
   *[other] { $after }位
}

notice-result-waits = ⏳ しばらく回答できない状態だったため、報告された結果の確定を延期しました。異議がなければ { $at } に確定します。それまでは報告の下のボタンを使えます。
notice-result-reported = 📨 { $reporter } さんの報告：**{ $scores }**{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
}。間違いありませんか。異議がなければ { $at } に確定します。
notice-result-in-dispute = 📨 { $reporter } さんの報告：**{ $scores }**{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
}。⚠️ 異議があるため、審判が決めます。まだ答えていない人は、正しいかどうかを引き続き答えられます。
notice-result-closed = 📨 { $reporter } さんの報告：**{ $scores }**{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
}。{ $became ->
    [confirmed] ✅ { $by } さんが確認し、確定しました。
    [judge] ✅ { $by } さんが締め切り、確定しました。
    [decided] ⚖️ { $by } さんが裁定しました。有効な結果は後のお知らせのとおりです。
    [replaced] 🔁 現在は別の結果が有効です。
    [voided] ✖️ 訂正により対戦者が変わったため、この結果は無効です。
   *[time] ✅ 期限までに異議がなかったため、確定しました。
}
notice-dispute-closed = ⚠️ { $judges }：**{ $event }** { $place }。{ $reporter } さんの報告は { $scores }{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
} で、{ $player } さんから異議がありました。{ $became ->
    [decided] ⚖️ { $by } さんが裁定しました。
    [replaced] 🔁 現在は別の結果が有効です。
    [voided] ✖️ 訂正により対戦者が変わったため、この結果は無効です。
   *[other] ✅ 解決しました。
}
notice-result-disputed = ⚠️ { $judges }：**{ $event }** { $place }の結果に異議があります。{ $reporter } さんの報告は { $scores }{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
} ですが、{ $player } さんは同意していません。裁定をお願いします。
notice-result-entered = 📝 審判が結果を入力しました：**{ $scores }**{ $ended ->
    [retired] （途中棄権）
    [time] （時間切れ）
   *[other] {""}
}
notice-result-corrected = ⚖️ 審判が決定しました。{ $ended ->
    [walkover] このテーブルは **{ $scores }** さんの不戦勝です。
    [nobody] このテーブルは全員欠席のため、勝者はいません。
    [retired] 結果は **{ $scores }**（途中棄権）です。
    [time] 結果は **{ $scores }**（時間切れ）です。
   *[other] 結果は **{ $scores }** です。
}理由：{ $reason }
notice-rank-moved-class = 🔁 **{ $event }**：{ $class ->
    [none] { $player } さんのハンデのクラスが解除された
   *[other] { $player } さんのハンデが **{ $class }** クラスになった
}ため、記録済みの結果を計算し直しました。あなたの順位が { $before ->
    [0] 順位なし
   *[other] { $before }位
} から { $after ->
    [0] 順位なし
   *[other] { $after }位
} に変わりました。
notice-rank-moved = 🔁 **{ $event }**：{ $place }の結果が訂正されたため、あなたの順位が { $before ->
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
    [walkover] { $scores } さんの不戦勝
    [nobody] 全員欠席
    [bye] { $scores } さんの不戦（休み）
    [retired] { $scores }（途中棄権）
    [time] { $scores }（時間切れ）
   *[other] { $scores }
}
history-bot = ボット
history-kind-report = 報告
history-kind-correction = 訂正
history-kind-walkover = 不戦勝
history-kind-bye = 休み
history-kind-game = ここで行われた対局
history-state-reported = 確認待ち
history-state-disputed = 異議あり
history-state-final = **有効**
history-state-superseded = 無効（差し替え済み）
history-reason = 理由：{ $reason }
history-confirmed = 👍 { $names }
history-disputed = ⚠️ { $names }

audit-result-entered = { $event } { $place }の結果を登録：{ $scores }
audit-result-upheld = { $event } { $place }を報告どおりに確定：{ $scores }（理由：{ $reason }）
audit-result-corrected = { $event } { $place }の結果を訂正：{ $scores }（理由：{ $reason }）
audit-result-nobody-came = { $event } { $place }を全員欠席とした（{ $reason }）
audit-result-walkover = { $event } { $place }を { $scores } さんの不戦勝とした（{ $reason }）

refusal-no-table-like-that = そのテーブルはこのサーバーにないか、入力している間に取り消されました。何も登録していません。入力中に表示される候補から選んでください。有効なテーブルは `/round show` で確認できます。
refusal-no-open-table = 結果待ちのテーブルで対戦していません。オプション「テーブル」で選んでください。
refusal-which-table = 複数のテーブルで対戦中です：{ $tables }。オプション「テーブル」で選んでください。
refusal-which-table-below = 複数のテーブルで対戦中です。どのテーブルですか。
refusal-table-cancelled = { $place }は取り消されたため、結果はありません。有効なテーブルは `/round show` で確認できます。
refusal-table-not-public = その回戦はまだ公開されていません。主催者が `/round publish` で公開します。
refusal-table-is-bye = 休みは自動で記録されるため、報告は不要です。
refusal-event-called-off = **{ $event }** は中止されたため、結果の登録・承認・異議申し立て・変更はできません。誤って中止した場合は、主催者が `/event undo` で取り消せます。
refusal-event-takes-no-results = **{ $event }** はまだ始まっていないため、結果を登録できません。{ $status ->
    [draft] まだ下書きです。主催者は `/event open` で受付を開始し、`/round seat` と `/round publish` で最初の回戦を公開してください。
   *[other] 最初の回戦を公開すると始まります。主催者は `/round seat` で組み、`/round publish` で公開してください。
}
refusal-no-such-result = その報告は取り消されました。`/result report` でもう一度報告してください。
refusal-no-result-yet = { $place }にはまだ結果がありません。先に `/result report` で報告してください。
refusal-results-hidden = **{ $event }** の結果は終了まで非公開です（自分のテーブルの結果は確認できます）。主催者に確認するか、終了をお待ちください。
refusal-result-changed = 開いた後にこのテーブルの結果が変わったため、何も登録していません。今の結果は `/result history` で確認できます。まだ違っている場合は、最初からやり直してください。
refusal-repair-changed = この提案の後に進出者または席が変わったため、誰も入れ替えていません。今の状況は、審判チャンネルの新しいお知らせか `/desk` で確認できます。
refusal-seats-changed = フォームを開いている間に{ $place }の席が組み直されたため、何も登録していません。フォームを開き直して名前を確認してください。
refusal-walkover-needs-judge = { $place }に相手が来たかどうかは審判が判断します。「審判を呼ぶ」を押してください。それまでは何も記録されません。
refusal-score-not-a-number = 「{ $typed }」は数字ではありません（{ $player } さんの点数）。10 のような整数を入力してください。
refusal-ending-unclear = ゲームの終わり方を選んで、もう一度送信してください。
refusal-already-reported = { $place }はすでに報告されています：{ $scores }。これ以上の操作は不要です。テーブルのスレッドで確認または異議を選べます。
refusal-report-is-disputed = { $place }は報告済みです：{ $scores }。異議があるため、審判が決めます。間違っている点は、テーブルのスレッドの「異議あり」から伝えてください。
refusal-reported-differently = { $place }は別の内容で報告されています：{ $scores }。間違っている場合は「異議あり」を押してください。審判が決めます。
refusal-result-is-final = { $place }の結果は確定しています：{ $scores }。間違っている場合は `/judge call` で審判を呼んでください。
refusal-not-at-table = このテーブルのプレイヤーではありません。報告と確認は、そのテーブルのプレイヤーか審判が行います。
refusal-result-settled = { $state ->
    [superseded] この報告は差し替えられました。`/result history` で新しい内容を確認できます。
   *[other] この結果はすでに確定しています。間違っている場合は審判を呼んでください。
}
refusal-already-confirmed = すでに確認済みです。間違いに気づいた場合は、確定するまで異議を出せます。
refusal-already-disputed = すでに異議を受け付け、審判に知らせています。裁定をお待ちください。
refusal-reason-missing = 訂正には理由が必要です。`/result correct` で理由を入力してください。
refusal-nothing-to-correct = すでにその内容で記録されています：{ $scores }。何も変更していません。

refusal-table-plays-by-post = このテーブルは非同期ゲーム #{ $game }（<#{ $channel }>）で対局中です。終了すると結果は自動で記録されます。審判は `/result report`、`/result walkover` に理由を付けて裁定できます（裁定するとゲームは中断されます）。
audit-result-ruled = { $event } { $place }（非同期ゲーム）の結果を裁定：{ $scores }（{ $reason }）
form-result-dispute = 異議：{ $place }
form-objection = どこが違いますか（審判に伝わります）
notice-objection-too = 💬 { $player } さんからも異議：{ $words }
notice-objection = 💬 { $words }
refusal-result-disputed-rule = { $place }の結果には異議が出ています。理由を付けて裁定してください。審判チャンネルの「裁定する」か、ここの「異議あり」を押します。
refusal-time-not-over = 本当に時間切れですか。このテーブルの時計はまだ残り{ $minutes }分です。時間切れで正しければフォームをもう一度開いて送信し、違う場合は終わり方を選び直してください。
audit-result-confirmed = { $event } { $place }の報告を確定：{ $scores }
result-closed = 🏁 審判の判断で、{ $place }の結果を確定しました。
