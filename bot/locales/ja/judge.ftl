cmd-judge = 審判
    .description = 審判を呼ぶ・裁定・上告・報告書
cmd-judge-call = 呼ぶ
    .description = 審判を呼びます（テーブルの時計は止まります）
    .question = 質問
    .question-description = 何があったか、何を知りたいか
    .table = テーブル
    .table-description = テーブルの番号（省略時は自分のテーブル）
    .event = 大会
    .event-description = 対象の大会
cmd-judge-rule = 裁定
    .description = 呼び出しに裁定を下します（審判）
    .call = 呼び出し
    .call-description = 対象の呼び出し
    .ruling = 裁定
    .ruling-description = 決めた内容
    .section = 条項
    .section-description = 根拠の条項
    .override = 例外の理由
    .override-description = 参加者なのに審判をする理由
cmd-judge-appeal = 上告
    .description = 裁定をすぐにコミッティへ上告します（認める大会のみ）
    .call = 呼び出し
    .call-description = 対象の裁定
    .ground = 理由
    .ground-description = 裁定のどこに納得できないか
    .player = 参加者
    .player-description = 代わりに上告する参加者（審判用）
cmd-judge-committee = コミッティ
    .description = 上告を裁く3人か5人を指名します（審判）
    .call = 呼び出し
    .call-description = 対象の上告
    .member1 = 委員1
    .member1-description = 1人目
    .member2 = 委員2
    .member2-description = 2人目
    .member3 = 委員3
    .member3-description = 3人目
    .member4 = 委員4
    .member4-description = 4人目（5人のときだけ）
    .member5 = 委員5
    .member5-description = 5人目
cmd-judge-report = 報告書
    .description = 協会への報告書をファイルで作ります（審判・主催者）
    .language = 言語
    .language-description = 報告書の言語
    .event = 大会
    .event-description = 対象の大会

button-judge-rule = 裁定する
button-judge-appeal = 上告する
button-judge-uphold = 裁定を支持
button-judge-overturn = 裁定を覆す

judge-form-call = 審判を呼ぶ
judge-form-question = 何がありましたか。何を知りたいですか
judge-form-rule = 裁定
judge-form-ruling = 決めた内容
judge-form-section = 根拠の条項（任意）
judge-form-override = 参加者なら、審判をする理由
judge-form-appeal = 上告
judge-form-ground = 裁定のどこに納得できませんか

judge-called = 🙋 審判を呼びました（第{ $number }号）。盤面はそのままにしてください。
    .waiting = ⏳ 呼び出し（第{ $number }号）を記録しました。審判にはまだ届いていません。盤面はそのままに。
judge-called-paused = 🙋 審判を呼びました（第{ $number }号）。時計は止まっています。盤面はそのままにしてください。
    .waiting = ⏳ 呼び出し（第{ $number }号）を記録し、時計を止めました。審判にはまだ届いていません。盤面はそのままに。
judge-called-by-post = ⏳ 非同期対戦のゲーム #{ $game } は続いていて、期限も進みます。止めるには、盤面の下の「審判」を押します。
judge-ruled = ✅ 第{ $number }号の裁定を記録し、知らせました。
    .waiting = ⏳ 第{ $number }号の裁定を記録しました。参加者にはまだ届いていません。
judge-final = この裁定は最終です（書き間違いは `/event undo`）。
judge-appealable = 参加者はすぐに上告できます。
judge-ruled-held = ⏸️ 非同期対戦のゲーム #{ $game } は中断中です。呼び出しの下か `/game resume` で再開できます。
judge-resumed = ▶️ テーブルの時計が再び動いています（止まっていた分は延長）。
judge-appealed = ✅ 第{ $number }号の裁定に上告し、審判に知らせました。コミッティが決めるまで時計は止まります。
    .waiting = ⏳ 第{ $number }号の裁定に上告しました。審判にはまだ届いていません。コミッティが決めるまで時計は止まります。
judge-convened = ✅ 第{ $number }号のコミッティ（{ $count }人）に投票を頼みました。
    .waiting = ⏳ 第{ $number }号のコミッティ（{ $count }人）を決めました。投票の依頼はまだです。
judge-voted = ✅ 投票を受け付けました（{ $votes }）。

call-title = 審判の呼び出し 第{ $number }号
call-status-open = 🔴 審判を待っています
call-status-ruled = ✅ 裁定済み
call-status-appealed = 🟠 上告中
call-status-decided = ⚖️ コミッティが決定済み
call-question = ❓ { $question }
call-table = 🎲 { $place }
call-players = 👥 { $players }
call-asker = 🙋 { $user } { $at }
call-ruling = ⚖️ { $judge }：{ $ruling }
call-final = この裁定は最終です。
call-appeal = 📣 { $user }さんが上告：{ $ground }
call-committee-wanted = ➡️ コミッティを指名してください：`/judge committee call:{ $number }`
call-committee = 🗳️ コミッティ：{ $members } — 投票 { $votes }
call-outcome-uphold = ✅ コミッティは裁定を支持しました。
call-outcome-overturn = ↩️ コミッティは裁定を覆しました。

notice-judge-called = 🔔 **{ $event }**：{ $user }さんが審判を呼んでいます（{ $table ->
    [0] テーブルの指定なし
   *[other] { $place }
}）。内容は上の投稿にあります。
notice-judge-called-role = 🔔 { $role } **{ $event }**：{ $user }さんが審判を呼んでいます（{ $table ->
    [0] テーブルの指定なし
   *[other] { $place }
}）。内容は上の投稿にあります。
notice-call = 🙋 { $user }さんが審判を呼びました。{ $place }はそのままお待ちください。
notice-call-paused = 🙋 { $user }さんが審判を呼び、{ $place }の時計は止まっています。盤面はそのままお待ちください。
notice-ruled = ⚖️ 「{ $question }」への{ $judge }さんの裁定：**{ $ruling }**
    { $rule }
    納得できない場合は、再開する前に上告してください。
notice-ruled-final = ⚖️ 「{ $question }」への{ $judge }さんの裁定：**{ $ruling }**
    { $rule }
    この裁定は最終です。ゲームを続けてください。
notice-appealed = 📣 **{ $event }**：{ $user }さんが第{ $number }号の裁定に上告しました。コミッティの指名は `/judge committee` へ。
notice-committee = 🗳️ **{ $event }**：上告のコミッティに指名されました。
    質問：{ $question }
    { $judge }さんの裁定：**{ $ruling }**
    { $rule }
    上告の理由：{ $ground }
    投票をお願いします。
notice-appeal-uphold = ⚖️ コミッティが「{ $question }」の裁定を支持：**{ $ruling }**（投票{ $votes }）。ゲームを続けてください。
notice-appeal-overturn = ↩️ コミッティが「{ $question }」の裁定を覆しました（元：{ $ruling }、投票{ $votes }）。指示をお待ちください。

audit-judge-ruled = 呼び出し第{ $number }号に裁定（{ $section }）：{ $ruling } { $exception }
audit-judge-committee = 呼び出し第{ $number }号のコミッティを指名：{ $members }
audit-judge-appealed-for = 呼び出し第{ $number }号を{ $player }さんの代わりに上告
audit-judge-voted = 呼び出し第{ $number }号に投票（{ $votes }票目）

refusal-no-such-call = その呼び出しはありません。候補から選んでください。
refusal-call-settled = この呼び出しは裁定済みです。変えるには、先に `/event undo` で取り消してください。
refusal-call-not-ruled = まだ裁定がありません。審判が `/judge rule` で裁定します。
refusal-judge-called-already = 第{ $number }号で審判を呼んでいます。ほかの質問は、審判が来たときに伝えてください。

judge-report = 📄 **{ $event }** の報告書です。送る前に確認してください。
judge-report-file = 協会への報告書
association-title = 大会実施報告書
association-date = 報告日：{ $date }
association-to = 協会御中 下記の大会について、ディレクターよりご報告いたします。
association-1 = 1. 大会の概要
association-event-name = 大会名：{ $event }
association-event-regulations = 適用レギュレーション：{ $regulations }
association-event-start = 開催日時：{ $date }
association-event-players = 参加者数：{ $players }名{ $rounds ->
    [0] {""}
   *[other] {" "}回戦数：{ $rounds }
}{ $bracket ->
    [0] {""}
   *[other] {" "}トーナメント：{ $bracket }名
}
association-event-director = ディレクター：{ $director }
association-event-judges = 審判：{ $judges }
association-2 = 2. 見送ったエントリー{ $game ->
    [backgammon] （1.6.3 に基づく報告）
   *[other] {""}
}
association-refused = ディレクターが見送った方：{ $names }
association-absent = 欠席された方：{ $names }
association-3 = 3. ペナルティ
association-penalty = （{ $number }）{ $player } 殿：{ $kind }、{ $where }、条項 { $section }、担当 { $judge }。理由：{ $reason }
association-penalty-revoked = （{ $number }）{ $player } 殿：{ $kind }、{ $where }、条項 { $section }、担当 { $judge }。理由：{ $reason } — 取り消し：{ $revoked }
association-4 = 4. 裁定と上告
association-call = （{ $number }）{ $where }、{ $players }。質問：{ $question } — { $judge } の裁定（条項 { $section }）：{ $ruling }
association-appeal = {"    "}{ $appellant } による上告：{ $ground }
association-outcome-uphold = {"    "}コミッティ（{ $committee }）：{ $uphold } 対 { $overturn } で裁定を支持。
association-outcome-overturn = {"    "}コミッティ（{ $committee }）：{ $overturn } 対 { $uphold } で裁定を変更。
association-outcome-open = {"    "}コミッティ（{ $committee }）：未決定。
association-5 = 5. 成績
association-rank = { $place }位 { $player } — 勝利 { $wins }、得点 { $points }
association-ladder = { $ladder } { $place }位：{ $players }
association-ladder-open = { $ladder }：途中で終了
association-team = 団体{ $place }位 { $team }：{ $numbers }（{ $players }）
association-6 = 6. 試合
association-match = { $where }：{ $players } — { $ended ->
    [walkover] 不戦勝 { $scores }
    [nobody] 双方欠席（勝者なし）
    [time] { $scores }（時間切れ）
    [retired] { $scores }（棄権）
   *[other] { $scores }
}{ $target ->
    [0] {""}
   *[other] 、{ $target }ポイントマッチ
}、{ $rated ->
    [0] レーティング対象外
   *[other] レーティング対象
}
association-none = 該当なし。
association-closing = 以上、ご報告いたします。
button-judge-going = 向かいます
button-judge-desk = 審判デスク
menu-judge-desk-call = ほかの呼び出し
judge-going = 🚶 第{ $number }号：審判が向かうことを、呼んだ人に伝えました。
    .waiting = ⏳ 第{ $number }号：記録しました。呼んだ人にはまだ届いていません。
judge-desk-title = ⚖️ 審判デスク：{ $event }
judge-desk-no-calls = ✅ 審判を待っている人はいません。
judge-desk-waiting = 🙋 第{ $number }号{ $table ->
    [0] {""}
   *[other] （{ $place }）
}：{ $question }（{ $since }）
judge-desk-going = 🚶 第{ $number }号{ $table ->
    [0] {""}
   *[other] （{ $place }）
}：{ $question }（{ $since }）{ $going }さんが向かっています
judge-desk-choice = 第{ $number }号{ $table ->
    [0] {""}
   *[other] （{ $place }）
}：{ $question }
judge-desk-decide = 裁定：{ $place }
judge-desk-more-calls = …ほか{ $count }件（メニューにあります）
judge-desk-earlier = ⬆️ これより前の{ $count }件
judge-desk-later = ⬇️ これより後の{ $count }件
judge-desk-more = …ほか{ $count }テーブルが対局中
judge-desk-untimed = ▶️ { $place }：対局中
judge-desk-paused = ⏸️ { $place }：時計を停止（{ $at }）
judge-desk-by-post = ✉️ { $place }：非同期対戦（ゲーム #{ $game }）
judge-desk-game-held = ⏸️ { $place }：非同期対戦（ゲーム #{ $game }）中断中
judge-desk-game-called = 🙋 { $place }：{ $player }さんが審判を呼び、非同期対戦（ゲーム #{ $game }）は中断中
judge-desk-resume = ゲーム #{ $game } を再開
judge-desk-clock = ⏱️ { $place }：終了 { $at }（{ $time }）
call-going = 🚶 { $judge }さんが向かっています。
call-game-runs = ⏳ 非同期対戦のゲーム #{ $game } は続いていて、期限も進みます。
call-game-held = ⏸️ ゲーム #{ $game } は、審判が再開するまで中断中です。
call-late = ⌛ ゲーム終了後の呼び出しです。呼び出した時点を基準に判断します：
notice-judge-going = 🚶 { $user }さん、{ $judge }さんが審判として向かっています。
refusal-judge-going-already = { $judge }さんが向かっています。`/desk` で次の呼び出しを選んでください。
refusal-claim-in-time = 第{ $number }号はゲーム中の呼び出しで、期限内です。内容について裁定してください。
refusal-judge-own-table = { $place }ではあなたが対局中です。「審判を呼ぶ」で別の審判に任せ、結果はプレイヤーとして報告します。
