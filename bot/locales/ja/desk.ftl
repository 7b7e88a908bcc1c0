cmd-desk = 進行
    .description = 進行パネル：状況、足りないもの、次の一手
    .event = 大会
    .event-description = 対象の大会

desk-title = 🗂️ 進行パネル：{ $event }
desk-which = 🗂️ どの大会ですか？{ $more ->
    [0] {""}
   *[other] ほか{ $more }件は「{ cmd-desk.event }」で指定してください。
}
menu-desk-event = 大会を選ぶ
desk-missing = 残っていること
desk-missing-approve = 🙋 承認待ち：{ $count }人（`/signup approve`）
desk-missing-waiting-list = ⏳ キャンセル待ち：{ $count }人
desk-missing-check-in = 🔵 未チェックイン：{ $count }人
desk-missing-disputed = ⚠️ 異議あり：{ $tables }。審判が裁定します
desk-missing-fallen = 🔁 対戦者違い：{ $tables }。審判が無効にしなければ有効です
desk-missing-not-started = ▶️ 開始前：{ $tables }
desk-missing-game = 🙋 { $player }さんが審判を呼び、ゲーム #{ $game } は中断中
desk-owed = Discord への送信待ち
desk-missing-refused = ⛔ 集計外（規定違反）：{ $tables }。審判が `/result correct` で訂正
desk-missing-unreported = 🎲 結果待ち：{ $tables }
desk-missing-unconfirmed = ✍️ 報告済み・未確定：{ $tables }
desk-missing-call = 🧑‍⚖️ 審判の呼び出し 第{ $number }号（{ $since }）：{ $question }
desk-missing-calls = 🧑‍⚖️ ほかに{ $count }件
desk-missing-seats = 🚪 離脱者の席：{ $tables }。審判が `/round replace` で決定
desk-missing-goes-on = ❓ 勝者なし：{ $tables }。審判チャンネルで進む人を決定
desk-missing-appeal = ⚖️ 第{ $number }号の上告：{ $committee ->
        [0] コミッティ待ち（`/judge committee`）
       *[other] 投票待ち
    }
desk-sure-fallen = 🔁 対戦者が違う試合も確定し、終了後は無効にできません。
desk-sure-line = ⚠️ 後の段階は、違う参加者のまま確定します。
desk-sure-refused = ⛔ 規定に合わない結果は集計しません。
desk-sure-call = 🧑‍⚖️ 審判の呼び出しには、終了後も答えられます。
button-desk-sure-open = それでも終える
desk-sure-ladders = ➰ コンソレーション{ $count }試合は行わず、結果に明記します。
desk-sure = **{ $event }**を終了しますか？入賞者と全員の順位を知らせます。`/event reopen` で再開できます。
desk-reminded = 🔔 { $count }テーブルに報告をお願いしました。
    .waiting = ⏳ { $count }テーブルへのお願いはまだ投稿していません。
desk-checkin-until = 締切（例：18:45）
desk-checkin-example = 18:45
button-desk-open = 受付を始める
button-desk-checkin = チェックイン開始
button-desk-close = 受付を締め切る
button-desk-seat = 次の席を決める
button-desk-publish = 対戦表を公開
button-desk-start = 時計を動かす
button-desk-remind = 結果を催促する
button-desk-end = 回戦を終える
button-desk-advance = 次の段階へ
button-desk-finish = 大会を終える
button-desk-sure = 大会を終える
button-desk-back = まだ終えない
button-desk-refresh = 更新
desk-follows-no-longer = ⏸️ 自動更新は終わりました。🔄「更新」を押すと最新になります。
refusal-nothing-to-remind = 報告を待つテーブルはありません（報告済み・裁定待ち・非同期対戦のいずれか）。
refusal-reminded-already = お願いしてから{ $minutes }分たっていません。少しお待ちください。
notice-result-wanted = ⏰ { $place }：対局が終わったら、ボタンで結果を報告してください。{ $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
notice-round-ends = ⏳ { $place }：回戦は{ $until }に終わります。それまでに対局と報告をしてください（過ぎると審判が裁定）。{ $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
round-ends = ⏳ 対局期限：{ $at }
audit-round-reminded = { $event } 第{ $round }回戦の結果の報告を依頼
button-desk-show = 進行パネル
desk-first = { $steps ->
        [0] ➡️ 今することはありません。
       *[other] ➡️ 次：**{ $step }**
    }{ $open ->
        [0] {""}
       *[other] （未処理{ $open }件）
    }
desk-tables = 🎲 { $count ->
    [0] 対局中のテーブルはありません。
   *[other] テーブルを選んでください（全{ $count }テーブル）。
}
desk-table-line = { $place } · { $status }
menu-desk-table = テーブルを選ぶ
menu-desk-player = 参加者を選ぶ
menu-desk-clocks = 全テーブルの時計
desk-clocks-pause = 全テーブルを一時停止
desk-clocks-resume = 全テーブルを再開
desk-clocks-extend = 全テーブルに5分追加
desk-clocks-did-pause = ⏸️ 一時停止した時計：{ $count }
desk-clocks-did-resume = ▶️ 再開した時計：{ $count }
desk-clocks-did-extend = ➕ 5分追加した時計：{ $count }
desk-player = 何をしますか？
desk-note-field = メモ（空欄なら消す）
desk-reason = 理由
desk-section = 条項
desk-dropped = ✅ **{ $player }**さんが離脱しました。
button-desk-tables = テーブル
button-desk-table-back = テーブル一覧
button-table-start = 開始
button-table-pause = 時計を停止
button-table-resume = 時計を再開
button-table-more = +5分
button-table-call = 呼び出す
button-table-note = メモ
button-player-walkover = 不戦勝
button-player-warn = 警告
button-player-disqualify = 失格
button-player-drop = 離脱
