hall-streamed = ✅ { $unit ->
    [match] 第{ $match }試合は、始まるときに配信台に呼びます。
   *[table] 各回戦のテーブル{ $match }を配信台に呼びます。
}
notice-board = 📍 **{ $place }** **{ $board }番台**へどうぞ。{ $count ->
    [2] { $first } 対 { $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
}
notice-board-moved = 📍 **{ $place }** **{ $board }番台**に変わりました。{ $count ->
    [2] { $first } 対 { $second }
    [3] { $first }、{ $second }、{ $third }
   *[other] { $first }、{ $second }、{ $third }、{ $fourth }
}
refusal-hall-match-not-open = { $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}は今行うものではありません。`/board show` で確認できます。
refusal-hall-board-taken = { $board }番台は{ $unit ->
    [match] 第{ $match }試合
   *[table] テーブル{ $match }
}で使用中です。`/board show` で空いている台を選んでください。
refusal-hall-there-already = すでにこの台です。`/board show` で別の台を選んでください。
refusal-match-not-backgammon = 2人のバックギャモン用です。ここでは `/judge call` を使ってください。
round-status-published = 🪑 手番順に席について準備してください。審判が時計を動かします。
table-status-waiting = 🪑 着席してください
backgammon-help = 1手番は1〜3タップです。期限・予約・審判は「非同期対戦」へ。

    1️⃣ **始める** `/backgammon new`。「{ cmd-backgammon-new.opponent }」で指名、「{ cmd-backgammon-new.house }」でボット、「{ cmd-backgammon-new.points }」で長さ（リーグは大会による）。
    2️⃣ **手番** ロールかダブル、プレイを選んで確定します。
    3️⃣ **キューブ** 確認後にダブル、相手がテイクかパス。クロフォード・ルールは自動です。
    4️⃣ **自動** 一択のプレイ、ダブルできないロール、決まったレース。ほかは「予約」で。
    5️⃣ **時計**（ハウスルール） 超過分は予備時間から引き、使い切ると負けです（勝ち確定を除く）。「{ cmd-backgammon-new.reserve }」0ならボットが代行します（リーグの上限は `/event show`）。
    6️⃣ **終了後** `/game replay`、`/game analysis`。対局中の助言はありません。
    7️⃣ **対面** `/match`（記録）、`/clock time`（時間の規定）。
help-admin = 1️⃣ **`/setup`**：お知らせ・対戦表・結果・審判のチャンネル（兼用できます）と、主催者・審判のロールを選びます。
    2️⃣ **権限**：見る・送信・埋め込みリンク・ファイル添付・履歴を読む。対戦表では公開スレッドの作成と送信も。管理者権限はいりません。
    3️⃣ **言語とタイムゾーン**：投稿は `/setup`、返事は本人の言語です（`/me language`）。
    4️⃣ **`/doctor`**：いつでも点検し、直し方を示します。
    5️⃣ **参加者に見せるコマンド**：サーバー設定の「連携サービス」で、`/organize` と `/officiate` をこの2つのロールだけに許可できます。

    間違いは、大会を指定しない `/event undo`。主催者は `/event create` から始めます。
