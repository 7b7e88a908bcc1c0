# ルールの回答のまわり:評価、審判への質問、見つからなかった質問
button-rule-up = 役に立った
button-rule-down = 役に立たなかった
button-rule-judge = 審判に聞く

rule-printed-foreign = { $printed }
rule-not-shown = ⚠️ Discordに送れなかったため、ほかの人には表示されていません。少し待ってから「全員に見せる」をもう一度押してください。
rule-voted-up = 👍 ありがとうございます。記録しました。変えるときは、もう一方のボタンを押してください。
rule-voted-down = 👎 ありがとうございます。記録しました。この質問は主催者の一覧に載ります。お急ぎなら審判に聞いてください。

rule-judge-asked = 🧑‍⚖️ 質問と、関係しそうなルールを審判に送りました（第{ $number }号）。
    .waiting = ⏳ 質問と、関係しそうなルールを記録しました（第{ $number }号）。審判にはまだ届いていません。
rule-judge-asked-private = 裁定はダイレクトメッセージで届きます。受け取らない設定の場合は、このチャンネルに投稿します。
rule-judge-asked-confidence = 質問を読むのは審判だけです。返事は DM で届きます。DM を受け取れないときは `/me next` で読めます。
rule-judge-asked-table = 裁定はテーブルのスレッドに届きます。盤面はそのままにしてください。
rule-judge-asked-paused = ⏸️ その間、テーブルの時計は止まっています。
call-candidates = 📎 検索で見つかった、近いルール：
judge-candidate = この中のルールで裁定する

refusal-rule-ask-gone = この質問はもう残っていません（回答済み、対象外にした、または期限が過ぎた）。`/rule ask` でもう一度質問してください。
refusal-rule-shown-already = この回答は、すでに全員に表示済みです。もう一度表示するには、`/rule ask` で質問し直してください。
refusal-judge-no-event = このサーバーでは準備中・進行中の大会がないため、担当の審判がいません。主催者に尋ねるか、次の大会の受付が始まってからもう一度お試しください。大会の一覧は `/event list` で見られます。
refusal-judge-which-event = 対象になりうる大会が複数あります：{ $names }。`/judge call` の「{ cmd-judge-call.event }」で大会を指定して、審判を呼んでください。
refusal-no-judges-channel = このサーバーには審判用チャンネルがまだないため、質問が誰にも届きません。審判か主催者に直接お尋ねください。チャンネルは管理者が `/setup` で設定できます。
audit-rule-dismissed = 質問「{ $question }」を対象外にした

citation-house = > **{ $title }** — { $ruling }
    > *🏠 ハウスルール { $section }*

cmd-rule-unanswered = 未回答
    .description = 答えが見つからなかった質問、役に立たなかった回答の一覧（主催者）
button-rule-write = 新しいルールを書く
button-rule-dismiss = 対象外にする
rule-unanswered-none = ✅ 回答待ちの質問はありません。これまでの質問には、すべて答えが見つかっています。
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
rule-unanswered-actions = 近いルールの中に答えがあれば、下のメニューで選んでください。以後、この質問でそのルールが見つかるようになります。なければ、新しいルールを書いてください。ルールの要らない質問は、対象外にできます。
rule-unanswered-choose = 質問を選ぶ
button-rule-unanswered-page = 一覧に戻る
rule-alias-choose = この質問でも見つかるようにするルール…
rule-dismissed = 🗑️ 対象外にしました：「{ $question }」。もう一度質問されて見つからなければ、また一覧に載ります。
