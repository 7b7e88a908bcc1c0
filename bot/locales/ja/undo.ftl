button-event-undo = 取り消す
button-event-undo-look = その操作を見る
undo-question = ↩️ **次の操作を取り消しますか？** { $who }：{ $deed }
undo-later = この操作に基づく操作があります。{ $who }：{ $deed }。先にそちらを取り消してください。
undo-people = 関係する人：{ $names }{ $more ->
    [0] { "" }
   *[other] 、ほか{ $more }人
 }
undo-told = 関係するメッセージ{ $count }件に取り消し線が付き、通知を受けた人に知らせます。
undo-rows-guild = • サーバーの設定
undo-rows-person = • 参加者の登録{ $count }人分
undo-rows-event = • 大会
undo-rows-event_page = • 大会の Web ページ
undo-rows-entry = • エントリー{ $count }件
undo-rows-round = • 回戦{ $count }件
undo-rows-game_table = • テーブル{ $count }件
undo-rows-result = • 結果{ $count }件
undo-rows-clock = • テーブルの時計{ $count }件
undo-rows-penalty = • ペナルティ{ $count }件
undo-rows-judge_call = • 審判の呼び出し{ $count }件
undo-rows-house_rule = • ハウスルール{ $count }件
undo-rows-rule_document = • ルール文書{ $count }件
undo-rows-event_document = • 大会のルール文書
undo-rows-rule_form = • ハウスルールの質問文{ $count }件
undo-rows-rule_ask = • 未回答の質問{ $count }件
undo-rows-bracket = • トーナメント表
undo-rows-slip_key = • 結果用紙のコード
undo-rows-hall = • 会場の台の設定
undo-rows-board_call = • 試合の台{ $count }件
undo-rows-floor_note = • メモ{ $count }件
undo-rows-bracket_seed = • シード{ $count }件
undo-rows-goes_on = • 勝ち上がり{ $count }件
undo-rows-tournament = • トーナメントの設定
undo-rows-team = • チーム{ $count }件
undo-rows-game_hold = • 非同期対戦の中断{ $count }件
undo-rows-seat_history = • 非同期対戦の席の交代{ $count }件
undo-rows-season = • シーズンの集計方法
notice-taken-back = { $was }
    ↩️ 取り消し済み：このお知らせは無効です。
notice-undone-above = ↩️ 上の取り消し線のお知らせは取り消され、元の状態に戻りました。
notice-undone = ↩️ 「{ $deed }」は取り消され、元の状態に戻りました。
refusal-undo-in-bracket = この結果の後に試合が進んでいます。`/result correct` で訂正すると、審判が後の試合をやり直せます。
refusal-undo-seats-by-post = { $place }が対局中（ゲーム #{ $game }）で、取り消せません。開始前なら先に `/game end`。
refusal-undo-points-by-post = { $place }は非同期対戦（ゲーム #{ $game }）で、取り消せません。終了後に `/result correct` で直します。
refusal-undo-stands = 取り消せません：{ $what ->
        [seat] その人に席があります。`/signup drop` か `/round cancel` です
        [result] これに基づく結果があります。`/result correct` で訂正してください
        [entry] 後でエントリーがありました。`/signup drop` か `/team leave` です
        [round] 後の回戦が始まっています。それを `/round cancel` で取り消してください
        [ended] 回戦が終了しています。先にその終了を取り消すか、`/result correct` を使ってください
        [person] アカウントが別の人のものです。`/signup account` でまとめてください
        [penalty] 関わるペナルティがあります。先に `/penalty revoke` で取り消してください
        [judge_call] 後から審判が呼ばれています。主催者が `/event log` で確認できます
        [game] 非同期対戦が進行中です。`/round cancel` で回戦を取り消してください
       *[other] 後の操作があります。順番は主催者が `/event log` で確認できます
    }。
undo-refused = { $who }：{ $deed }。{ $why }
