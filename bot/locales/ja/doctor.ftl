cmd-doctor = 診断
    .description = 権限・ロール・データベース・送信状況を点検します（管理者）

doctor-title = 診断結果
doctor-database = ✅ データベース：接続済み、スキーマは最新
doctor-database-unwritable = ⛔ データベース：書き込めず、操作できません。原因はボットの運営者のログにあります。
doctor-database-old = ⛔ データベース：スキーマが古いままです。ボットの運営者が `python -m bot migrate` のあと再起動してください。
doctor-no-timers = ✅ タイマー：待機なし
doctor-timers = ✅ タイマー：{ $count }件が待機中、次は { $at }
doctor-timers-late = ⛔ タイマー：{ $at } のものが動いていません。ボットの運営者が再起動し、ログを確認してください。
doctor-waiting = 📤 送信待ち：{ $count }件
doctor-judge = 🎲 バックギャモン：ボットは { $name }、解析は { $judge }
doctor-no-judge = 🎲 バックギャモン：bgsage がなく、ボットは簡易評価でプレイし、`/game analysis` に評価が出ません。ボットの運営者が `make install` を実行できます（Linux の arm64 は不可）。
doctor-no-channel = ⛔ { $what }：チャンネルが未設定です。`/setup` で選ぶと自動で投稿します。
doctor-channel-gone = ⛔ { $what }：チャンネルかスレッドが削除されています。`/setup` で選び直すと投稿します。
doctor-gave-up = ⛔ { $what }：Discord に断られました（{ $error }）。`/doctor` が示す権限を許可すると投稿します。
doctor-trying = ⚠️ { $what }：まだ送れていません（{ $error }）。自動で再送中です。
doctor-threads = ⚠️ スレッドが{ $count }件開いています（上限{ $most }件）。古いものを閉じないと、新しいテーブルに作れません。
doctor-threads-full = ⛔ { $what }：スレッドが{ $most }件あり、作れません。古いものを閉じて `/doctor` へ。それまで連絡は対戦表チャンネルに届きます。
doctor-closed = 📪 届かなかった DM：{ $count }件。本人は `/me next` で読めます。
doctor-orphans = ⛔ 存在しないものを指す記録が{ $count }件あります。ボットの運営者が `backup` のあと `python -m bot doctor` の結果を報告してください。
doctor-well = 🩺 問題はありません。
doctor-ill = 🩺 ⛔ と ⚠️ を直してから、もう一度 `/doctor` を実行してください。管理者権限はいりません。
doctor-what-announcement = お知らせ
doctor-what-round = 回戦の投稿
doctor-what-table = テーブルの投稿
doctor-what-standings = 順位表
doctor-what-call = 審判の呼び出し
doctor-what-announcements = お知らせチャンネルへの連絡
doctor-what-pairings = 対戦表チャンネルへの連絡
doctor-what-results = 結果チャンネルへの連絡
doctor-what-judges = 審判チャンネルへの連絡
doctor-what-thread = テーブルのスレッドへの連絡
doctor-what-channel = 質問のあったチャンネルへの返答
doctor-what-private = DM
doctor-what-game = 対局の盤面か連絡
doctor-what-game-card = 対局のカード（DM）
doctor-what-server-event = サーバーのイベント
doctor-what-server = サーバーのイベント
doctor-what-podium = 入賞者の発表
outstanding-coming = 📤 { $what }{ $count ->
    [1] {""}
   *[other] （{ $count }件）
}：Discord へ送信中です
outstanding-unreached = 📪 { $count }人は DM を受け取らない設定です。本人は `/me next` で読めます。
outstanding-changes = 🔄 Discord に届くと、この返答が更新されます（15分以内）。
notice-owed = ⚠️ Discord に断られました（{ $what }：{ $error }）。`/doctor` の項目を直すと送ります（一覧は `/desk`）。
notice-owed-unset = ⚠️ チャンネルが未設定です（{ $what }）。`/setup` で選ぶと送ります（一覧は `/desk`）。
