# 非同期対戦での、プレイヤー本人だけの操作パネル。本文の行と、ボタン・メニューの表示。

game-panel-not-begun = ゲームはまだ始まっていません。
game-panel-paused = ⏸️ { $why ->
        [decided] テーブルの結果が決まったため中断中です。期限は止まっています。
        [away] ゲームのサーバーにボットがいないため中断中です。再招待まで期限も止まります。
       *[judge] 審判が中断しています。期限は止まっています。
    }
game-panel-called = 🙋 **{ $name }**さんが審判を呼んでいます。期限は止まっています。
game-panel-called-own = 🙋 審判を呼んでいます。期限は止まっています。自分たちで解決したら、呼び出しを取り消してください。
game-panel-take-call-back = 呼び出しを取り消す
game-panel-resigned = 🏳️ 棄権しました。審判が交代の人を決めないかぎり、ボットが進めます。
game-panel-over-won = 🏆 あなたの勝ちです！
game-panel-over-score = { $name }：{ $points }点
game-panel-comma = 、

# だれの手番か、何をするか

game-panel-deadline = ⏰ あなたの期限：{ $at }
game-panel-deadline-of = ⏳ { $name }さんの期限：{ $at }
game-panel-waiting = 今は操作不要です。待っている人：**{ $names }**
game-panel-judge-sure = 🧑‍⚖️ 審判を呼びますか？ 再開するまで、全員のゲームと期限が止まります。

# ボタンとメニュー

game-panel-orders = 予約
game-panel-judge = 審判
game-panel-also = その他
game-panel-call-judge = 審判を呼ぶ
game-panel-back = 戻る
game-panel-to-thread = スレッドで受け取る
game-panel-to-message = DM で受け取る

# 予約

game-panel-orders-title = 📋 **予約**：ボットが代わりに行います。ほかの人には見えません。
game-panel-orders-none = なし
game-panel-orders-place-message = 📬 手番は DM で届きます。
game-panel-orders-place-thread = 🧵 手番はスレッドに届きます。
game-panel-orders-clear = 予約をすべて消す
game-panel-only = { $menu } → { $choice }
