cmd-doctor = 診断
    .description = チャンネル、権限、ロール、データベース、時計、送信状況を点検します（管理者）

doctor-title = 診断結果
doctor-database = ✅ データベース：接続でき、スキーマは最新です
doctor-database-unwritable = ⛔ データベース：現在書き込みできないため、操作を受け付けられません。原因は運用担当者のログに記録されています。
doctor-database-old = ⛔ データベース：スキーマが最新ではありません。運用担当者が `python -m bot migrate` を実行し、ボットを再起動してください。
doctor-no-timers = ✅ タイマー：待っているものはありません
doctor-timers = ✅ タイマー：{ $count }件が待機中、次は { $at }
doctor-timers-late = ⛔ タイマー：{ $at } に動くはずのものが動いていません。運用担当者がボットを再起動し、ログを確認してください。失われるものはありません。
doctor-waiting = 📤 送信待ちの投稿と連絡：{ $count }件
doctor-judge = 🎲 バックギャモン：ボットのプレイは { $name }、解析の評価は { $judge }
doctor-no-judge = 🎲 バックギャモン：評価ソフト bgsage がないため、ボットは簡易評価でプレイし、`/game analysis` は評価を出しません。ボットの運営者が `make install` を実行してください（Linux の arm64 版はありません）。
doctor-no-channel = ⛔ { $what }：チャンネルが未設定です。`/setup` で選ぶと、自動で投稿します。
doctor-channel-gone = ⛔ { $what }：チャンネルまたはスレッドが削除されています。`/setup` で別のチャンネルを選ぶと、投稿できなかったものもそこに投稿されます。
doctor-gave-up = ⛔ { $what }：Discord に断られました（{ $error }）。`/doctor` に示される権限を許可してください。自動で投稿し直します。
doctor-trying = ⚠️ { $what }：まだ送れていません（{ $error }）。自動で送り直しています。
doctor-threads = ⚠️ 開いているスレッドが{ $count }件あります（Discord の上限は{ $most }件）。古いものを閉じてください。上限に達すると、新しいテーブルのスレッドを作れません。
doctor-threads-full = ⛔ { $what }：開いているスレッドが{ $most }件に達し、スレッドを作れません。古いものを閉じて `/doctor` を実行してください。それまでテーブルへの連絡は対戦表チャンネルに届きます。
doctor-closed = 📪 届かなかったダイレクトメッセージ：{ $count }件。本人は `/me next` で読めます。
doctor-orphans = ⛔ 既に存在しないものを指している記録があります：{ $count } 件。ホストが `backup` を取り、`python -m bot doctor` で内容を確認して報告してください。
doctor-well = 🩺 問題はありません。
doctor-ill = 🩺 ⛔ と ⚠️ の項目を直してから、もう一度 `/doctor` を実行してください。管理者権限は一切いりません。
doctor-what-announcement = お知らせ
doctor-what-round = 回戦の投稿
doctor-what-table = テーブルの投稿
doctor-what-standings = 順位表
doctor-what-call = 審判への呼び出し
doctor-what-announcements = お知らせチャンネルへの連絡
doctor-what-pairings = 対戦表チャンネルへの連絡
doctor-what-results = 結果チャンネルへの連絡
doctor-what-judges = 審判チャンネルへの連絡
doctor-what-thread = テーブルのスレッドへの連絡
doctor-what-channel = 質問があったチャンネルへの返答
doctor-what-private = ダイレクトメッセージ
doctor-what-game = 対局の盤面または連絡
doctor-what-game-card = 対局のカード（ダイレクトメッセージ）
doctor-what-server-event = サーバーのイベント
doctor-what-server = サーバーのイベント
doctor-what-podium = 入賞者の発表
outstanding-coming = 📤 { $what }{ $count ->
    [1] {""}
   *[other] （{ $count }件）
}：Discord へ送信中です
outstanding-unreached = 📪 { $count }人はダイレクトメッセージを受け取らない設定です。本人は `/me next` で読めます。
outstanding-changes = 🔄 Discord に届くと、この返答が変わります（15分以内）。
notice-owed = ⚠️ Discord に送信を断られました（{ $what }：{ $error }）。`/doctor` で直すところが分かります。直すと自動で送ります。未送信のものは `/desk` で見られます。
notice-owed-unset = ⚠️ チャンネルが未設定です（{ $what }）。`/setup` で選ぶと、未送信のものを自動で送ります。一覧は `/desk` で見られます。
