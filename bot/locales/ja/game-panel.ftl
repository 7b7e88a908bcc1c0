# 非同期対戦での、プレイヤー本人だけの操作パネル。本文の行と、ボタン・メニューの表示。

game-panel-not-begun = ゲームはまだ始まっていません。
game-panel-paused = ⏸️ { $why ->
        [decided] テーブルの結果が決まったため、ゲームは中断中です。時間は進みません。結果が取り消されたらお知らせします。
        [away] ゲームのサーバーにボットがいないため、中断中です。時間は進みません。ボットが再び招待されたら再開します。
       *[judge] 審判がゲームを止めています。時間は進みません。再開したらお知らせします。
    }
game-panel-called = 🙋 **{ $name }** さんが審判を呼んでいます。時間は進みません。再開したらお知らせします。
game-panel-called-own = 🙋 審判を呼んでいます。審判が再開するまで時間は進みません。皆さんの間で解決したら、呼び出しを取り消してください。
game-panel-take-call-back = 呼び出しを取り消す
game-panel-resigned = 🏳️ 棄権しました。最後までボットが代わりに進めます（審判が代わりの人を入れることもあります）。
game-panel-over-won = 🏆 あなたの勝ちです！
game-panel-over-score = { $name }：{ $points }点
game-panel-comma = 、

# だれの手番か、何をするか

game-panel-deadline = ⏰ あなたの期限：{ $at }
game-panel-deadline-of = ⏳ { $name } さんの期限：{ $at }
game-panel-waiting = いま決めることはありません。**{ $names }** さんを待っています。
game-panel-judge-sure = 🧑‍⚖️ 審判を呼びますか。審判が再開するまで、全員のゲームと期限が止まります。

# ボタンとメニュー

game-panel-orders = 予約
game-panel-judge = 審判
game-panel-call-judge = 審判を呼ぶ
game-panel-back = 戻る
game-panel-to-thread = 手番をスレッドで受け取る
game-panel-to-message = 手番をDMで受け取る

# 予約

game-panel-orders-title = 📋 **予約**：ボットが代わりに行います。ほかの人には見えません。
game-panel-orders-none = なし
game-panel-orders-place-message = 📬 手番はDMで届きます。
game-panel-orders-place-thread = 🧵 手番はゲームのスレッドに届きます。
game-panel-orders-clear = 予約をすべて消す
game-panel-only = { $menu } → { $choice }
