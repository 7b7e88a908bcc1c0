cmd-me = 自分
    .description = 次にすること、戦績、設定
cmd-me-next = 次の予定
    .description = 自分を待っているもの：ゲーム、テーブル、結果の確認、チェックイン、届かなかった連絡
cmd-me-record = 戦績
    .description = 参加者の戦績を表示します：大会、勝利数、得点、レーティング
    .player = 参加者
    .player-description = 対象の参加者（省略すると自分）
cmd-me-language = 言語
    .description = ボットが話す言語を選びます
    .language = 言語
    .language-description = 日本語、英語、または Discord の言語
cmd-me-notifications = 通知
    .description = ダイレクトメッセージと「次はあなた」の連絡を切り替えます
    .messages = 連絡
    .messages-description = リーグからのダイレクトメッセージ
    .next_up = 次の手番
    .next_up-description = 非同期対戦で、自分の手番の一つ前に届く予告
cmd-me-hours = 活動時間
    .description = 起きている時間帯：非同期対戦の期限はこの間だけ進み、夜は通知音が鳴りません
    .hours = 時間帯
    .hours-description = 何時から何時まで（例：7:30-23、7時半〜23時）
    .time_zone = タイムゾーン
    .time_zone-description = 自分のタイムゾーン（例：Asia/Tokyo）
cmd-me-away = 休暇
    .description = 休暇中は期限が止まります。日付を省くと復帰します
    .back = 復帰日
    .back-description = プレイを再開する日（例：5/14、最長14日）
cmd-me-settings = 設定
    .description = 自分の設定をすべて表示します
    .initials = 表示名
    .initials-description = Web のページでの名前の表示
    .hints = ヒント
    .hints-description = 初めての非同期対戦での操作の案内
cmd-player-record = 戦績

choice-my-language-ja = 日本語
choice-my-language-en = English
choice-my-language-auto = Discord の言語に合わせる
choice-notifications-on = 受け取る
choice-notifications-off = 受け取らない

me-language-set = ✅ これからは日本語でお答えします。
me-notices-on = ✅ ダイレクトメッセージで連絡します。進行中のゲームの手番の届け先は、そのゲームの「予約」で選べます。
me-notices-off = ✅ ダイレクトメッセージでの連絡を止めました。連絡の内容は `/me next` で見られます。非同期対戦の手番は、ゲームのスレッドでお知らせします。

me-saved = ✅ 保存しました。
me-hours-set = ✅ 非同期対戦の期限は、この時間帯だけ進みます。それ以外の時間のメッセージは通知音なしで届きます。
me-away-set = 🏖️ いってらっしゃい！ 休暇中は期限が止まります。日付なしの `/me away` で休暇を終えられます。
me-away-back = ✅ おかえりなさい。期限は活動時間に進みます。
me-deadlines-moved = ⏳ 進行中の期限が{ $count }件変わりました。
me-settings-title = 自分の設定
me-settings-how = 変更は `/me language`、`/me notifications`、`/me hours`、`/me away`、`/me settings` で
me-setting-language = 🌐 言語：**{ $language }**
me-setting-messages-on = 📬 リーグからのダイレクトメッセージ：**受け取る**
me-setting-messages-off = 📭 リーグからのダイレクトメッセージ：**受け取らない**（`/me next` で読めます）
me-setting-next-on = ⏭️ 非同期対戦の「次はあなた」：**受け取る**
me-setting-next-off = ⏭️ 非同期対戦の「次はあなた」：**受け取らない**
me-setting-hours = ⏰ 期限が進み、通知音が鳴る時間帯：**{ $hours }**（{ $zone }）
me-setting-away = 🏖️ 休暇中：**{ $until }** まで
me-setting-here = 🏠 休暇なし
me-hours-all-day = 終日

refusal-hours-unclear = 「{ $typed }」は時間帯として読み取れませんでした。`8-23`、`7:30-23:30`、`7時半〜23時` のように入力してください。
refusal-hours-too-few = 時間帯は1日に{ $least }時間以上にしてください（短いと1手番に何日もかかります）。長めの時間帯にするか、休みたいときは `/me away` を使ってください。
refusal-away-unclear = 「{ $typed }」は日付として読み取れませんでした。`5/14` や `2026-05-14` のように入力するか、入力中に出る候補から選んでください。
refusal-away-past = 「{ $typed }」はこれからの日ではありません（その日の活動時間がもう始まっています）。もっと後の日を選んでください。
refusal-away-too-long = 休暇は最長{ $days }日です。今回は { $day } まで選べます。もっと長く休むときは審判に相談してください。3人以上のゲームなら席を交代できます。2人の対局では交代できないので、日程を相談するか、審判の判断に任せてください。
refusal-away-too-soon = 休暇のあとは、ほかの人が進められるように、休んだ日数と同じだけ間を空けてください。次は { $day } から休めます。今すぐ抜ける必要があるときは審判に相談してください。3人以上のゲームなら席を交代できます。2人の対局は審判が判断します。

me-next-title = 次にすること
me-next-nothing = ✅ 今はすることがありません。大会の一覧は `/event list` で見られます。
game-me-next-turn = 🎲 **{ $title }**：あなたの手番です。
game-me-next-reply = 🔔 **{ $title }**：あなたの決断を待っています。
game-me-next-offer = 📣 **{ $title }**：提案が届いています。
game-me-next-autopilot = 💤 **{ $title }**：あなたが操作するまで、ボットが代わりにプレイしています。
game-me-next-invited = 👋 **{ $title }**：あなたの席が用意されています。
me-next-play = 🎲 **{ $event }** 第{ $round }回戦 テーブル{ $table }：プレイして結果を報告してください { $where }
    { $players }
me-next-confirm = ✍️ **{ $event }** 第{ $round }回戦 テーブル{ $table }：報告された結果を確認してください { $where }
    { $players }
me-next-checkin = 🔵 **{ $event }**：チェックインしてください（{ $until }）
me-next-vote = 🗳️ コミッティ 第{ $number }号：「{ $question }」— 裁定：**{ $ruling }**。投票をお願いします。
me-next-missed = 📬 届かなかった連絡
me-next-why = ダイレクトメッセージが閉じているか、連絡が止められています。`/me notifications` で受け取れます。

me-record-title = { $player } さんの戦績
me-record-sums = 🏅 大会 { $events }回 · 対局 { $games }回 · 勝利 { $wins }回
me-record-tables = 📈 { $game }（テーブル）のレーティング：**{ $rating }**（{ $games }局）
me-record-post = 📬 { $game }（非同期対戦）のレーティング：**{ $rating }**（{ $games }局）
me-record-matches = 📈 { $game }の対戦レーティング（JBS）：**{ $rating }**（{ $games }戦）
me-record-event = **{ $event }**：{ $place }位 · 対局 { $games }回 · 勝利 { $wins }回 · 得点 { $points }点
me-record-unranked = **{ $event }**：順位なし · 対局 { $games }回 · 勝利 { $wins }回 · 得点 { $points }点
me-record-empty = 結果のある大会はまだありません。

refusal-no-record = このサーバーの大会への参加も、終わった非同期対戦もまだありません。`/signup join` で参加できます。
