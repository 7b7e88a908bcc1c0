cmd-help = ヘルプ
    .description = 大会当日の流れを、選手・審判・主催者・管理者ごとに説明します
    .topic = 対象
    .topic-description = だれ向けの説明か(省略すると自分の役割)

choice-help-player = 選手の方へ
choice-help-judge = 審判の方へ
choice-help-organizer = 主催者の方へ
choice-help-admin = 管理者の方へ
button-help-page = ヘルプ
help-footer = コマンドへの返事は、すべて本人にだけ見えます。

help-player = 当日の流れ:

    1️⃣ **申し込む** お知らせの「申し込む」ボタンか `/signup join` で申し込みます。満員ならキャンセル待ちになり、空きが出ると自動で繰り上がります。取り消しは `/signup leave` です。
    2️⃣ **チェックイン** 開始の少し前に案内が届きます。「チェックイン」ボタン(`/signup checkin`)を押してください。押さないと席を失います。
    3️⃣ **テーブルを確かめる** 自分のテーブルのスレッドで呼ばれます。名前は手番順です。`/round show` で全テーブル、`/me next` で自分のテーブルを見られます。
    4️⃣ **プレイ** 残り時間はテーブルの投稿に出ています。`/clock time` でも確かめられます。
    5️⃣ **困ったら** 「審判を呼ぶ」ボタンか `/judge call` で審判を呼びます。その間、時計は止まり、あとで延長されます。規則は `/rule ask` で調べられます。
    6️⃣ **報告** だれか1人が「結果を報告」ボタン(`/result report`)から報告し、ほかの人が確認します。異議がなければ自動で確定します。
    7️⃣ **順位** `/standings show` で順位表、`/standings explain` で順位の理由が分かります。

    次にすることは `/me next`、戦績は `/me record`、言語は `/me language` です。

help-judge = 審判の仕事を、当日の順に説明します:

    1️⃣ **開始** 盤面の準備ができたら `/round start`(全テーブルまたは1テーブル)。時計が動きます。`/round pause`、`/round resume`、`/round extend` で止める・再開する・延長できます。
    2️⃣ **呼び出し** 審判チャンネルに質問が届き、テーブルの時計は止まっています。「裁定する」ボタンか `/judge rule` で、条項を添えて裁定します。テーブルのスレッドに伝わり、時計が再び動きます。
    3️⃣ **結果** 異議が出ると呼ばれます。`/result correct` で理由を添えて正しい結果を記録します。来なかった人がいれば `/result walkover` です。
    4️⃣ **ペナルティ** `/penalty warn`、次に `/penalty disqualify`。選手と条項を選び、何があったかを書きます。本人には個別に伝わります。`/penalty list` で段階を確かめ、`/penalty revoke` で取り消せます。
    5️⃣ **回戦の終了** 結果がそろったら `/round end`。
    6️⃣ **上告** レギュレーションが認める場合だけです。`/judge committee` で3人または5人を指名し、委員はボタンで投票します。
    7️⃣ **報告書** `/judge report` で協会への報告書を作れます。

    自分が出ている大会の審判はできません。やむを得ない場合は `override` に理由を書いてください。

help-organizer = 最初のお知らせから記録の保存まで:

    1️⃣ **作る** `/event create`(名前、レギュレーション、回戦数、定員)のあと `/event open` で、ボタン付きのお知らせが出ます。
    2️⃣ **集める** 選手は自分で申し込みます。`/signup add` でメンバーやアカウントのないゲストを、`/signup import` で名簿を登録できます。承認制なら `/signup approve` と `/signup refuse` です。
    3️⃣ **チェックイン** `/event checkin until:18:45`。行わないときは `/event close` で締め切ります。
    4️⃣ **席決め** `/round seat` で案とその質を確かめます。`/round publish` までだれにも見えません。`/round swap`、`/round lock` で手直しできます。
    5️⃣ **対局** `/round start` で時計が動きます。結果は自動で集まり、`/round end` でその回戦を閉じます。続けて `/round seat` です。
    6️⃣ **途中の変更** `/signup drop`、`/signup return`、`/signup substitute`。残りの回戦は組み直されます。
    7️⃣ **決勝** `/standings advance` で進出者を決めます。`/event finish` で終了。そのあとも `/result correct` で訂正できます。
    8️⃣ **記録** `/event export` で全データ、`/judge report` で報告書を受け取れます。

    間違えたら `/event undo` で直前の操作を戻せます。`/event log` でだれが何をしたか、`/event show` で次にすることが分かります。

help-admin = 最初に一度だけ行う設定:

    1️⃣ **`/setup`** でメニューが開きます。お知らせ・対戦表・結果・審判の各チャンネルと、主催者・審判のロールを選びます。チャンネルは兼ねてもかまいません。コマンドのオプションでまとめて設定することもできます。
    2️⃣ **権限** 各チャンネルで必要なのは、見る・送信・埋め込みリンク・ファイル添付・履歴を読む、の5つです。対戦表チャンネルでは、公開スレッドの作成とスレッドでの送信も必要です。管理者権限は一切いりません。足りない権限と許可の方法は `/setup` と `/doctor` が示します。
    3️⃣ **言語と時間帯** 投稿の言語と時間帯も `/setup` で決めます。個人への返事は、それぞれの言語です(`/me language`)。
    4️⃣ **`/doctor`** は、チャンネル、ロール、データベース、時計、送信状況をいつでも点検し、直し方を示します。

    主催者のロールを渡したら、`/event create` から始められます。当日の流れは `/help topic:organizer` をご覧ください。
