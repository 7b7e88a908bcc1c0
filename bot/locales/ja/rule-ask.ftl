# ルールの回答のまわり:評価、審判への質問、見つからなかった質問
button-rule-up = 役に立った
button-rule-down = 役に立たなかった
button-rule-judge = 審判に聞く

rule-printed-foreign = { $printed }
rule-not-shown = ⚠️ Discord に送れず、表示できていません。少し待って「全員に見せる」をもう一度押してください。
rule-voted-up = 👍 ありがとうございます。変えるにはもう一方のボタンを押してください。
rule-voted-down = 👎 ありがとうございます。主催者の一覧に載ります。お急ぎなら審判に聞いてください。

rule-judge-asked = 🧑‍⚖️ 質問と近いルールを審判に送りました（第{ $number }号）。
    .waiting = ⏳ 質問と近いルールを記録しました（第{ $number }号）。審判にはまだ届いていません。
rule-judge-asked-private = 裁定は DM で届きます（DM を受け取らない設定ならここに載ります）。
rule-judge-asked-confidence = 質問を読むのは審判だけです。返事は DM で届きます。DM を受け取れないときは `/me next` で読めます。
rule-judge-asked-table = 裁定はテーブルのスレッドに届きます。盤面はそのままに。
rule-judge-asked-paused = ⏸️ テーブルの時計は止まっています。
call-candidates = 📎 検索で見つかった近いルール：
judge-candidate = この中のルールで裁定

refusal-rule-ask-gone = この質問はもうありません（回答済み・対象外・期限切れ）。`/rule ask` でもう一度質問してください。
refusal-rule-shown-already = この回答は全員に表示済みです。もう一度見せるには `/rule ask` で質問し直してください。
refusal-judge-no-event = 準備中・進行中の大会がなく、担当の審判がいません。大会の一覧は `/event list` で見られます。
refusal-judge-which-event = 大会が複数あります：{ $names }。`/judge call` の「{ cmd-judge-call.event }」で選んでください。
refusal-no-judges-channel = 審判チャンネルがなく、質問が届きません。審判か主催者に直接聞いてください（管理者が `/setup` で設定できます）。
audit-rule-dismissed = 質問「{ $question }」を対象外に変更

citation-house = > **{ $title }** — { $ruling }
    > *🏠 ハウスルール { $section }*

cmd-rule-unanswered = 未回答
    .description = よい答えのなかった質問の一覧（主催者）
button-rule-write = 新しいルールを書く
button-rule-dismiss = 対象外にする
rule-unanswered-none = ✅ 未回答の質問はありません。
rule-unanswered-title = よい答えのなかった質問（{ $count }件）
rule-unanswered-one = よい答えのなかった質問
rule-unanswered-counts = { $misses ->
    [0] 回答あり
   *[other] 見つからず{ $misses }回
}{ $down ->
    [0] {""}
   *[other] 、👎 { $down }
}
rule-unanswered-last = 最後の質問：{ $at }
rule-unanswered-actions = 答えになる近いルールを選ぶと、この質問で見つかるようになります。なければ新しく書くか、対象外にします。
rule-unanswered-choose = 質問を選ぶ
button-rule-unanswered-page = 一覧に戻る
rule-alias-choose = この質問で見つかるルールを選ぶ…
rule-dismissed = 🗑️ 対象外にしました：「{ $question }」。また質問されて見つからなければ、一覧に戻ります。
