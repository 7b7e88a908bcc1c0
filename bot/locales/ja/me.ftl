cmd-me = 自分
    .description = 次にすること、戦績、言語
cmd-me-next = 次の予定
    .description = 自分を待っているもの:テーブル、結果の確認、チェックイン、届かなかった連絡
cmd-me-record = 戦績
    .description = 選手の戦績を表示します:大会、勝利数、得点、レーティング
    .player = 選手
    .player-description = 対象の選手(省略すると自分)
cmd-me-language = 言語
    .description = ボットが話す言語を選びます
    .language = 言語
    .language-description = 日本語、英語、または Discord の言語
cmd-me-notifications = 通知
    .description = ダイレクトメッセージでの連絡を切り替えます
    .messages = 連絡
    .messages-description = リーグからのダイレクトメッセージ
cmd-player-record = 戦績

choice-my-language-ja = 日本語
choice-my-language-en = English
choice-my-language-auto = Discord の言語に合わせる
choice-notifications-on = 受け取る
choice-notifications-off = 受け取らない

me-language-set = ✅ これからは日本語でお答えします。
me-notices-on = ✅ ダイレクトメッセージで連絡します。
me-notices-off = ✅ ダイレクトメッセージでの連絡を止めました。連絡の内容は `/me next` で見られます。

me-next-title = 次にすること
me-next-nothing = ✅ 今はすることがありません。大会の一覧は `/event list` で見られます。
me-next-play = 🎲 **{ $event }** 第{ $round }回戦 テーブル{ $table }:プレイして結果を報告してください { $where }
    { $players }
me-next-confirm = ✍️ **{ $event }** 第{ $round }回戦 テーブル{ $table }:報告された結果を確認してください { $where }
    { $players }
me-next-checkin = 🔵 **{ $event }**:チェックインしてください({ $until })
me-next-vote = 🗳️ コミッティ 第{ $number }号:「{ $question }」— 裁定:**{ $ruling }**。投票をお願いします。
me-next-missed = 📬 届かなかった連絡
me-next-why = ダイレクトメッセージが閉じているか、連絡が止められています。/me notifications で受け取れます。

me-record-title = { $player } さんの戦績
me-record-sums = 🏅 大会 { $events }回 · 対局 { $games }回 · 勝利 { $wins }回
me-record-tables = 📈 テーブルのレーティング:**{ $rating }**({ $games }局)
me-record-matches = 📈 対戦レーティング(JBS):**{ $rating }**({ $games }戦)
me-record-event = **{ $event }**:{ $place }位 · 対局 { $games }回 · 勝利 { $wins }回 · 得点 { $points }点
me-record-unranked = **{ $event }**:順位なし · 対局 { $games }回 · 勝利 { $wins }回 · 得点 { $points }点
me-record-empty = 結果のある大会はまだありません。

refusal-no-record = このサーバーの大会にはまだ参加していません。`/signup join` で参加できます。
