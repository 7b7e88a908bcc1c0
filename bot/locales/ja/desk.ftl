cmd-desk = 進行
    .description = 主催者の進行パネル（状況・足りないもの・次の一手）。審判には呼び出しと時計
    .event = 大会
    .event-description = どの大会か

desk-title = 🗂️ 進行パネル：{ $event }
desk-which = 🗂️ どの大会の進行パネルを開きますか。{ $more ->
    [0] {""}
   *[other] 下のメニューにない{ $more }件は、オプション「{ cmd-desk.event }」で指定してください。
}
menu-desk-event = 大会を選ぶ
desk-missing = 残っていること
desk-missing-approve = 🙋 承認待ちの参加者が{ $count }人います：`/signup approve`
desk-missing-waiting-list = ⏳ キャンセル待ち：{ $count }人
desk-missing-check-in = 🔵 未チェックイン：{ $count }人
desk-missing-disputed = ⚠️ 異議あり：{ $tables }。審判が決めます
desk-missing-fallen = 🔁 現在の結果では別の人が対戦するはずだった試合：{ $tables }。審判がボタンで無効にするか、行われた結果のままになります
desk-missing-not-started = ▶️ 開始前：{ $tables }
desk-missing-game = 🙋 { $player } さんが非同期対戦（ゲーム #{ $game }）に審判を呼んでいます。ゲームは中断中です
desk-owed = Discordへの送信待ち
desk-missing-refused = ⛔ 規定に合わず集計されていない結果：{ $tables }。審判が`/result correct`で訂正します
desk-missing-unreported = 🎲 結果待ち：{ $tables }
desk-missing-unconfirmed = ✍️ 報告済み・未確定：{ $tables }
desk-missing-call = 🧑‍⚖️ 審判への質問 第{ $number }号（{ $since }）：{ $question }
desk-missing-calls = 🧑‍⚖️ ほかに{ $count }件
desk-missing-seats = 🚪 抜けた参加者の席の扱いを待っています：{ $tables }。審判がテーブルの投稿のボタンか `/round replace` で決めてください
desk-missing-goes-on = ❓ 勝者なしで終わった試合：{ $tables }。誰が勝ち上がるかは、審判が審判チャンネルで決めます
desk-missing-appeal = ⚖️ 第{ $number }号の上告は{ $committee ->
        [0] コミッティの指名を待っています：`/judge committee`
       *[other] コミッティの投票を待っています
    }
desk-sure-fallen = 🔁 別の人が対戦した試合は、行われた結果のまま確定します。優勝者も変わらず、終了後は無効にできません。
desk-sure-line = ⚠️ 後のステージは、本来と違う参加者の結果のまま確定します。
desk-sure-refused = ⛔ 規定に合わない結果は集計しません。
desk-sure-call = 🧑‍⚖️ 審判への質問は残り、終了後も回答できます。
button-desk-sure-open = それでも終了する
desk-sure-ladders = ➰ コンソレーションの{ $count }試合がまだです。行わずに終了し、結果にもそう書かれます。
desk-sure = **{ $event }** を終了しますか。入賞者を発表し、全員に順位を知らせます。`/event reopen` で再開できます。
desk-reminded = 🔔 { $count }テーブルに結果の報告をお願いしました。
    .waiting = ⏳ { $count }テーブルへの報告のお願いは、まだ投稿していません。
desk-checkin-until = 締切（例：18:45）
desk-checkin-example = 18:45
button-desk-open = 参加受付を始める
button-desk-checkin = チェックインを始める
button-desk-close = 受付を締め切る
button-desk-seat = 次の回戦の席を決める
button-desk-publish = 対戦表を公開する
button-desk-start = 時計を動かす
button-desk-remind = 結果の報告を頼む
button-desk-end = 回戦を終了する
button-desk-advance = 次の段階へ
button-desk-finish = 大会を終了する
button-desk-sure = 終了する
button-desk-back = まだ終了しない
button-desk-refresh = 更新
desk-follows-no-longer = ⏸️ この進行パネルの自動更新は終わりました。🔄「更新」で最新になります。
refusal-nothing-to-remind = 報告を待っているテーブルはありません。すべて報告済みか、審判の判断待ちか、非同期対戦中（結果は自動で記録されます）です。
refusal-reminded-already = { $minutes }分以内に一度お願いしています。少しお待ちください。
notice-result-wanted = ⏰ { $place }：対局は終わりましたか。ボタンから結果を報告してください。{ $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
notice-round-ends = ⏳ { $place }：この回戦は{ $until }に終わります。それまでに対局して結果を報告してください。過ぎると審判が裁定します。{ $count ->
        [1] { $first }
        [2] { $first } { $second }
        [3] { $first } { $second } { $third }
       *[4] { $first } { $second } { $third } { $fourth }
    }
round-ends = ⏳ 対局期限：{ $at }
audit-round-reminded = { $event } 第{ $round }回戦の各テーブルに結果の報告を依頼
button-desk-show = 進行パネルを開く
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
desk-dropped = ✅ **{ $player }** さんを棄権にしました。
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
button-player-drop = 棄権
