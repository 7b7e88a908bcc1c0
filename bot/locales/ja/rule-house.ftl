# サーバーのハウスルール
cmd-rule-add = 追加
    .description = 主催者用：ハウスルールやリーグのFAQを書きます
cmd-rule-edit = 編集
    .description = 主催者用：ハウスルールを書き直します
    .rule = ルール
    .rule-description = house/3 のようなハウスルール
cmd-rule-remove = 削除
    .description = 主催者用：ハウスルールを取り下げます
    .rule = ルール
    .rule-description = house/3 のようなハウスルール
cmd-rule-import = 取込
    .description = 主催者用：テキスト・Markdown・CSVからハウスルールを取り込みます（保存前に確認できます）
    .file = ファイル
    .file-description = 見出しと本文、QとA、番号付きの条項、または ja・en の列がある表

rule-replaces-choose = 代わりに適用されなくなる公式の規定があれば選択
rule-replaces-chosen = 🔁 次の規定に代わります：{ $sections }。もう一度選ぶと取り消せます。
rule-replaces-ask = 🔁 これによって公式の規定が適用されなくなる場合は、メニューで選んでください。以後、有効な規定としては表示されません。

button-rule-save = 保存
button-rule-drop = やめる
button-rule-retype = 文章を直す
button-rule-undo = 元に戻す

rule-house-badge = 🏠 ハウスルール
rule-house-source = 🏠 このサーバーのハウスルール（`{ $section }`）

rule-form-add = 新しいハウスルール（日英どちらかで可）
rule-form-edit = ハウスルール house/{ $number }
rule-field-title-ja = 見出し（日本語）
    .hint = 飲み物の置き場所
rule-field-text-ja = 本文（日本語）
    .hint = 飲み物は机の下に置きます。
rule-field-title-en = 見出し（英語）
    .hint = Where drinks stand
rule-field-text-en = 本文（英語）
    .hint = Drinks stand below the table.
rule-field-questions = 聞かれ方の例（1行に1つ）
    .hint = 飲み物はどこに置けばいい?

preview-rule-added = 👀 **新しいハウスルールの確認です。** あなただけに見えています。まだ保存していません。
preview-rule-edited = 👀 **`{ $section }` はこう変わります。** あなただけに見えています。まだ保存していません。
preview-rule-removed = 👀 **このハウスルールを取り下げます。** まだ変更していません。
preview-rule-alias = 👀 **「{ $question }」でこのルールが見つかるようにします。** まだ保存していません。
preview-rule-imported = 👀 **ファイルの確認です。** 新規 { $added } 件、変更 { $changed } 件、現在と同じ { $same } 件。まだ保存していません。
rule-import-one = { $new ->
        [yes] ➕
       *[no] ✏️
    } `house/{ $number }` { $title }
rule-import-repeated = 🔁 同じルールが重ねて書かれていました（{ $count } 件）。1 件にまとめます。
rule-and-more = …ほか { $count } 件
rule-evaluated = 🔎 質問 { $tried } 件で試しました。この変更が関わるのは { $near } 件で、そのうち正しいルールが見つかるのは、現在 { $before } 件、変更後 { $after } 件です（ほかの質問の答えは変わりません）。答えが変わる質問：{ $changed } 件
rule-evaluated-left = ⏳ ボットが混み合っていて時間切れになったため、あと { $left } 件の質問は試していません。これらの答えが変わるかどうかは未確認です。時間をおいて同じ操作をもう一度行うと、試し直せます。
rule-other-answer = ・「{ $question }」：{ $was } → { $now }
rule-no-answer = 確かな答えなし

saved-rule-added = ✅ `{ $section }` として保存しました。これからは `/rule ask` で見つかります。
saved-rule-edited = ✅ `{ $section }` を書き直しました。
saved-rule-removed = ✅ `{ $section }` を取り下げました。この番号は今後使いません。
saved-rule-alias = ✅ これからは「{ $question }」で `{ $section }` が見つかります。
saved-rule-imported = ✅ 取り込みました：新規 { $added } 件、変更 { $changed } 件。これからは `/rule ask` で見つかります。
rule-dropped = ✖️ 取りやめました。何も変更していません。
rule-undone = ↩️ 取り消しました。ハウスルールは元のとおりです。

rule-line-outside = ⚠️ { $line }行目：最初の見出し・質問・番号より前の文章です。取り込みません。
rule-line-no-title = ⚠️ { $line }行目：見出しがありません。
rule-line-no-text = ⚠️ { $line }行目：見出しだけで、本文がありません。
rule-line-long-title = ⚠️ { $line }行目：見出しが100文字を超えています。
rule-line-long-text = ⚠️ { $line }行目：本文が2000文字を超えています。いくつかに分けてください。
rule-line-long-form = ⚠️ { $line }行目：質問が200文字を超えています。
rule-line-many-forms = ⚠️ { $line }行目：1つのルールに質問が20を超えてあります。
rule-line-no-answer = ⚠️ { $line }行目：質問に答えがありません。
rule-line-no-question = ⚠️ { $line }行目：答えに質問がありません。
rule-line-title-twice = ⚠️ { $line }行目：同じ見出しで本文の違うルールが前にあります。別の見出しにしてください。
rule-line-formula = ⚠️ { $line }行目：数式、または数式のエラーです。文字で書いてください。

rule-file-too-large = ⛔ ファイルが大きすぎます（{ $size } KB まで）。分けて、順に送ってください。
rule-file-long-line = ⛔ 1行が { $longest } 文字を超えています。短く改行して、もう一度送ってください。
rule-file-many-lines = ⛔ 行が多すぎます（{ $lines } 行まで）。分けて、順に送ってください。
rule-file-not-text = ⛔ テキストファイルではありません。テキスト・Markdown・CSV（UTF-8、UTF-16、Shift_JIS）で保存し、もう一度送ってください。
rule-file-empty = ⛔ ファイルが空です。何も変更していません。
rule-file-no-sections = ⛔ このファイルにルールが見つかりません。ルールごとに見出し（`## 飲み物`）、質問と答え（`Q:` と `A:`）、または番号（`1.`）を付けるか、`ja` と `en` の列がある CSV を送ってください。
rule-file-no-columns = ⛔ 表の1行目に列の名前を書いてください（例：`title_ja,ja,title_en,en,questions`）。`ja`・`en`・`text` のどれかが必要です。
rule-file-open-quote = ⛔ 表の引用符が閉じられていないため、行を区別できません。表計算ソフトで「CSV UTF-8」形式で保存し、もう一度送ってください。
rule-file-too-many = ⛔ ルールが { $most } 件を超えています（サーバーごとの上限）。何も変更していません。ルール文書にある内容は省いてください。
rule-file-no-rules = ⛔ 取り込めるルールがありません。何も変更していません。

refusal-rule-needs-server = ハウスルールはサーバーごとのものです。サーバーでお使いください。
refusal-no-house-rule = ハウスルール「{ $rule }」はありません。入力中に出る一覧から選ぶか、`/rule add` で書いてください。
refusal-rule-draft-gone = この確認画面は処理済みです（保存した、取りやめた、または新しいものに替わった）。今回は何も変更していません。
refusal-rule-changed-meanwhile = `{ $section }` は、ほかの人が先に変更しました。`/rule show` で確かめ、`/rule edit` からやり直してください。今回の変更は保存していません。
refusal-rule-no-title = 見出しがありません。日本語か英語で書いてください。
refusal-rule-no-text = 本文がありません。日本語か英語で書いてください。
refusal-rule-long-title = 見出しが長すぎます（100文字まで）。
refusal-rule-long-text = 本文が長すぎます（言語ごとに2000文字まで）。いくつかのルールに分けてください。
refusal-rule-long-form = 質問が長すぎます（1行に1つ、200文字まで）。
refusal-rule-many-forms = 1つのルールに付ける質問は20までです。
refusal-rule-same = `{ $section }` がすでにそのとおりの内容です。保存の必要はありません。
refusal-rule-too-many = ハウスルールはサーバーごとに { $most } 件までです。先に `/rule remove` で減らしてください。
refusal-rule-form-known = この質問では、すでに `{ $section }` が見つかります。
refusal-rule-import-nothing = ファイルの内容はすべて、すでにハウスルールにあります（{ $same } 件）。保存の必要はありません。

audit-rule-added = ハウスルール { $section }「{ $title }」を書いた
audit-rule-edited = ハウスルール { $section }「{ $title }」を書き直した
audit-rule-removed = ハウスルール { $section }「{ $title }」を取り下げた
audit-rule-alias = 質問「{ $question }」を { $section } に加えた
audit-rule-imported = ハウスルールを取り込んだ（新規 { $added } 件、変更 { $changed } 件）
