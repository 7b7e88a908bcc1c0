button-event-undo = 取り消す
button-event-undo-look = その操作を見る
undo-question = ↩️ **次の操作を取り消しますか？** { $who }：{ $deed }
undo-later = この操作に基づく操作が後から行われています。{ $who }：{ $deed }。先にそちらを取り消してください。
undo-people = 関係する人：{ $names }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }人
 }
undo-told = この操作で送られた{ $count }件のメッセージは、元の投稿に取り消し線が付きます。通知を受けた人にも取り消しを知らせます。
undo-rows-guild = • サーバーの設定
undo-rows-person = • 参加者の登録{ $count }人分
undo-rows-event = • 大会
undo-rows-event_page = • 大会の Web ページ
undo-rows-entry = • エントリー{ $count }件
undo-rows-round = • 回戦{ $count }件
undo-rows-game_table = • テーブル{ $count }件
undo-rows-result = • 結果の記録{ $count }件
undo-rows-clock = • テーブルの時計{ $count }件
undo-rows-penalty = • ペナルティ{ $count }件
undo-rows-judge_call = • 審判への質問{ $count }件
undo-rows-house_rule = • ハウスルール{ $count }件
undo-rows-rule_document = • ルール文書{ $count }件
undo-rows-event_document = • 大会で適用するルール文書
undo-rows-rule_form = • ハウスルールの質問文{ $count }件
undo-rows-rule_ask = • 回答のなかった質問{ $count }件
undo-rows-bracket = • トーナメント表
undo-rows-slip_key = • 結果用紙のコード
undo-rows-hall = • 会場の台の設定
undo-rows-board_call = • 試合の台{ $count }件
undo-rows-floor_note = • メモ{ $count }件
undo-rows-bracket_seed = • トーナメント表のシード{ $count }件
undo-rows-goes_on = • 勝ち上がりの決定{ $count }件
undo-rows-tournament = • トーナメントの設定
undo-rows-team = • チーム{ $count }件
undo-rows-game_hold = • 非同期対戦の中断{ $count }件
undo-rows-seat_history = • 非同期対戦の席の交代{ $count }件
undo-rows-season = • シーズンの集計方法
notice-taken-back = { $was }
    ↩️ 取り消し済み：このお知らせは無効になりました。
notice-undone-above = ↩️ 取り消しのお知らせ：上の打ち消し線のお知らせは取り消されました。すべてその前の状態に戻っています。
notice-undone = ↩️ 取り消しのお知らせ：「{ $deed }」は取り消されました。すべてその前の状態に戻っています。
refusal-undo-in-bracket = この結果をもとに、トーナメントの次の試合が進んでいます。`/result correct` で訂正すると、やり直しになる試合が表示され、審判が無効にしてやり直せます。操作そのものを取り消すには、主催者が見られる `/event log` の新しいものから順に取り消してください。
refusal-undo-seats-by-post = この操作はもう取り消せません。{ $place }は、いま席についている人たちがゲーム #{ $game } として対局中です。まだ始まっていないゲームなら、`/game end` で取りやめると、この操作を取り消せます。
refusal-undo-points-by-post = この操作はもう取り消せません。{ $place }はその後、非同期対戦になりました。ゲーム #{ $game } は点数を自分で数えるため、与えたポイントが反映されません。違反は `/penalty warn` で記録し、試合が終わったら、ポイントを加えた得点を `/result correct` で登録してください。
refusal-undo-stands = この操作はもう取り消せません。{ $what ->
    [seat] 登録または移動された人が、その後に席についています。抜けた参加者は `/signup drop` で記録し、組んだ回戦は `/round cancel` で取り消してください
    [result] これに基づく結果があります。結果は `/result correct` で訂正し、抜けた参加者は `/signup drop` で記録してください
    [entry] その後にエントリーかチームへの加入がありました。チームからは `/team leave` で外し、抜けた参加者は `/signup drop` で記録し、大会は `/event cancel` で中止してください
    [round] その後の回戦が始まっています。その回戦は `/round cancel` で取り消せます
    [ended] その後に回戦が終了しています。先に回戦の終了を取り消すか、結果を `/result correct` で訂正してください
    [person] そのアカウントは、今は別のプレイヤーのものです。`/signup account` で同じ人にまとめてください
    [penalty] これに関わるペナルティがあります。先にペナルティを撤回してください
    [judge_call] その後に審判が呼ばれています
    [game] このテーブルでは非同期対戦が行われています。回戦は `/round cancel` で取り消せます
   *[other] 後の記録がこの操作に基づいています。順番は主催者が `/event log` で確認できます
 }。
