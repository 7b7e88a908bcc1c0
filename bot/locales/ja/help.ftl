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
    5️⃣ **報告**：誰か1人がボタンで報告し、ほかの人が確認します。異議がなければ確定します。
    6️⃣ **順位**：`/standings show`、理由は `/standings explain`。

    🎲 **非同期対戦**は大会がなくても遊べます（下のボタン）。

help-game = 1️⃣ **始める**：{ $commands }。1人なら、ほかの席をボットにするとすぐ始まります。募集中は `/game list`。
    2️⃣ **手番**：DM で盤面とボタンが届きます（スレッドの「{ button-game-turn }」でも同じ）。
    3️⃣ **予約**：決まった操作をボットに任せます。ほかの人には見えません。
    4️⃣ **期限**：活動時間（`/me hours`）だけ進みます。休みは `/me away`。2回続けて時間切れだとボットが進めます（リーグの2人対戦は負けることも：`/event show`）。
    5️⃣ **ルール**：`/rule ask`、または「{ button-game-judge }」（期限も止まります）。

    ダイスの検証は `/game replay`、投了は `/game resign`。

help-judge = 1️⃣ **時計**：`/round start`・`/round pause`・`/round resume`・`/round extend`
    2️⃣ **呼び出し**：審判チャンネルに届き、時計は止まっています。`/rule ask` で条項を探し、「{ button-judge-rule }」を押します。
    3️⃣ **異議・欠席**：`/result correct`（理由が必要）、`/result walkover`
    4️⃣ **ペナルティ**：`/penalty warn`→`/penalty disqualify`。段階は `/penalty list`、取り消しは `/penalty revoke`
    5️⃣ **終了**：`/round end`。上告は `/judge committee`、報告書は `/judge report`、間違いは `/event undo`
    🎲 **バックギャモン**：`/judge incident`・`/judge position`・`/clock late`・`/match`

    自分のテーブルは裁定できません。出場中の大会では「{ cmd-judge-rule.override }」に理由を書いてください。

help-organizer = 1️⃣ **作る**：`/event create`。あとは進行パネル（`/desk`）のボタンで進みます。
    2️⃣ **参加者**：申し込みを待つか、`/signup add`・`/signup import`・`/signup approve`
    3️⃣ **開始**：`/event checkin until:18:45` か `/event close`→`/round seat`→`/round publish`→`/round start`
    4️⃣ **回戦**：結果がそろったら `/round end`、次の `/round seat` へ
    5️⃣ **変更**：`/signup drop`・`/signup return`・`/signup substitute`
    6️⃣ **終了**：`/standings advance`・`/event finish`・`/event export`
    🏠 **ルール**：`/rule add`・`/rule import`・`/document add`・`/rule unanswered`
    🖥️ **Web**（ページがあるとき）：`/event edit web:`、映写は「{ button-desk-screen }」

    間違いは `/event undo`（履歴は `/event log`）。

help-admin = 1️⃣ **`/setup`**：お知らせ・対戦表・結果・審判のチャンネル（兼用できます）と、主催者・審判のロールを選びます。
    2️⃣ **権限**：見る・送信・埋め込みリンク・ファイル添付・履歴を読む。対戦表では公開スレッドの作成と送信も。管理者権限はいりません。
    3️⃣ **言語とタイムゾーン**：投稿は `/setup`、返事は本人の言語です（`/me language`）。
    4️⃣ **`/doctor`**：いつでも点検し、直し方を示します。
    5️⃣ **参加者に見せるコマンド**：サーバー設定の「連携サービス」で、`/organize` と `/officiate` をこの2つのロールだけに許可できます。

    間違いは、大会を指定しない `/event undo`。主催者は `/event create` から始めます。
