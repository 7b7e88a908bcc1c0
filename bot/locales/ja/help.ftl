cmd-help = ヘルプ
    .description = 非同期対戦と大会当日の流れを役割ごとに説明します
    .topic = 対象
    .topic-description = 誰向けの説明か（既定：自分の役割）

choice-help-player = 参加者の方へ
choice-help-game = 非同期対戦の遊び方
choice-help-judge = 審判の方へ
choice-help-organizer = 主催者の方へ
choice-help-admin = 管理者の方へ
button-help-page = ヘルプ
help-footer = コマンドへの返事は自分だけに見えます。

help-player = 1️⃣ **申し込む**：お知らせのボタン。満員ならキャンセル待ち（自動で繰り上がり）。団体戦は `/team join`。
    2️⃣ **チェックイン**：案内が届いたら押します。押さないと席を失います。
    3️⃣ **テーブル**：スレッドで呼ばれます（`/me next`）。名前は手番順です。
    4️⃣ **困ったら**：「{ button-judge-call }」（時計は止まります）。規則は `/rule ask`。
    5️⃣ **報告**：1人がボタンで報告し、ほかの人が確認します。
    6️⃣ **順位**：`/standings show`、理由は `/standings explain`。
    
    🎲 **非同期対戦**は大会がなくても遊べます（下のボタン）。

help-game = 1️⃣ **始める**：{ $commands }。ボットも入れます。募集中は `/game list`。
    2️⃣ **手番**：DM で盤面とボタンが届きます（スレッドの「{ button-game-turn }」でも）。
    3️⃣ **予約**：決まった操作をボットに任せます。人には見えません。
    4️⃣ **期限**：活動時間だけ進みます（`/me hours`、`/me away`）。2回続けて時間切れならボットが進め、リーグの2人対戦は負けることもあります。
    5️⃣ **ルール**：`/rule ask`、または「{ button-game-judge }」。
    
    検証は `/game replay`、投了は `/game resign`。

help-judge = 1️⃣ **テーブル**（`/officiate table`）：開始・一時停止・再開・延長、欠席の不戦勝
    2️⃣ **呼び出し**：審判チャンネルに届き、時計は止まります。`/rule ask` で条項を探し「{ button-judge-rule }」
    3️⃣ **異議**：`/result correct`（理由が必要）
    4️⃣ **ペナルティ**（`/officiate penalty`）：警告・失格・取り消し
    5️⃣ **裁定**（`/officiate case`）：上告・報告書・バックギャモンの局面
    6️⃣ **間違い**：`/event undo`
    🎲 バックギャモン：`/match`
    
    自分のテーブルは裁定できません。出場中は「{ cmd-judge-rule.override }」に理由を。

help-organizer = 1️⃣ **作る**：`/event create`。あとは進行パネル（`/desk`）のボタンで進みます。
    2️⃣ **参加者**（`/organize signup`）：申し込みを待つか、追加・読込・承認。後から途中棄権・復帰・交代
    3️⃣ **開始**（`/organize event`）：チェックインか受付終了
    4️⃣ **回戦**（`/organize round`）：席決め→公開→`/round start`→終了
    5️⃣ **終了**（`/organize event`）：進出・終了・出力
    🏠 **ハウスルール**：`/organize rules`
    🖥️ **Web・映写**：`/event edit web:`
    
    間違いは `/event undo`

help-admin = 1️⃣ **`/setup`**：チャンネル、タイムゾーン、投稿の言語と、主催者・審判のロールを選びます。
    2️⃣ **権限**：見る・送信・埋め込みリンク・ファイル添付・履歴を読む。対戦表では公開スレッドの作成と送信も。
    3️⃣ **`/doctor`**：点検し、直し方を示します。
    4️⃣ **コマンドを減らす**：サーバー設定の「連携サービス」で、`/organize` と `/officiate` をこの2つのロールだけに許可します。
    
    間違いは、大会を指定しない `/event undo`。主催者は `/event create` から始めます。
