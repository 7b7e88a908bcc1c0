# サーバーのハウスルール
cmd-rule-add = 追加
    .description = ハウスルールやリーグの FAQ を書きます（主催者）
cmd-rule-edit = 編集
    .description = ハウスルールを書き直します（主催者）
    .rule = ルール
    .rule-description = ハウスルール（例：house/3）
cmd-rule-remove = 削除
    .description = ハウスルールを削除します（主催者）
    .rule = ルール
    .rule-description = ハウスルール（例：house/3）
cmd-rule-import = 取込
    .description = ファイルからハウスルールを取り込みます（主催者）
    .file = ファイル
    .file-description = 見出し、QとA、番号、または ja・en の列

rule-replaces-choose = 代わりに適用外になる公式の規定
rule-replaces-chosen = 🔁 代わる規定：{ $sections }。もう一度選ぶと外せます。
rule-replaces-ask = 🔁 公式の規定に代わるなら、下で選んでください（以後、有効な規定として出ません）。

button-rule-save = 保存
button-rule-drop = やめる
button-rule-retype = 文章を直す
button-rule-undo = 取り消す

rule-house-badge = 🏠 ハウスルール
rule-house-source = 🏠 このサーバーのハウスルール（`{ $section }`）

rule-form-add = 新しいハウスルール（日英どちらかで可）
rule-form-edit = ハウスルール house/{ $number }
rule-field-title-ja = 見出し（日本語）
    .hint = 飲み物の置き場所
rule-field-text-ja = 本文（日本語）
    .hint = 飲み物は机の下に置きます。
rule-field-title-en = 見出し（英語）
    .hint = Where drinks go
rule-field-text-en = 本文（英語）
    .hint = Drinks go under the table.
rule-field-questions = 聞かれ方の例（1行に1つ）
    .hint = 飲み物はどこに置けばいい?

preview-rule-added = 👀 **新しいハウスルールの確認。** あなただけに表示しています。まだ保存していません。
preview-rule-edited = 👀 **変更後の `{ $section }`。** あなただけに表示しています。まだ保存していません。
preview-rule-removed = 👀 **このハウスルールを削除しますか？** まだ変更していません。
preview-rule-alias = 👀 **「{ $question }」でこのルールが見つかるようにしますか？** まだ保存していません。
preview-rule-imported = 👀 **ファイルの確認。** 新規{ $added }件、変更{ $changed }件、変更なし{ $same }件。まだ保存していません。
rule-import-one = { $new ->
        [yes] ➕
       *[no] ✏️
    } `house/{ $number }` { $title }
rule-import-repeated = 🔁 重複するルールがあります（{ $count }件）。1件にまとめます。
rule-and-more = …ほか{ $count }件
rule-evaluated = 🔎 質問{ $tried }件で確認。関係するのは{ $near }件（正答：現在{ $before }件→変更後{ $after }件）。答えが変わる質問：{ $changed }件
rule-evaluated-left = ⏳ 混み合っていて、質問{ $left }件は試せませんでした。あとで同じ操作をすると試せます。
rule-other-answer = ・「{ $question }」：{ $was } → { $now }
rule-no-answer = 確かな答えなし

saved-rule-added = ✅ `{ $section }` として保存しました。`/rule ask` で見つかります。
saved-rule-edited = ✅ `{ $section }` を保存しました。
saved-rule-removed = ✅ `{ $section }` を削除しました。この番号はもう使いません。
saved-rule-alias = ✅ 「{ $question }」で `{ $section }` が見つかるようになりました。
saved-rule-imported = ✅ 取り込みました：新規{ $added }件、変更{ $changed }件。`/rule ask` で見つかります。
rule-dropped = ✖️ 取りやめました。変更はありません。
rule-undone = ↩️ 取り消しました。ハウスルールは元のとおりです。

rule-line-outside = ⚠️ { $line }行目：最初の見出し・質問・番号より前の文章（取り込みません）
rule-line-no-title = ⚠️ { $line }行目：見出しがありません。
rule-line-no-text = ⚠️ { $line }行目：見出しだけで本文がありません。
rule-line-long-title = ⚠️ { $line }行目：見出しが100文字を超えています。
rule-line-long-text = ⚠️ { $line }行目：本文が2000文字を超えています。分けてください。
rule-line-long-form = ⚠️ { $line }行目：質問が200文字を超えています。
rule-line-many-forms = ⚠️ { $line }行目：1つのルールの質問が20を超えています。
rule-line-no-answer = ⚠️ { $line }行目：質問に答えがありません。
rule-line-no-question = ⚠️ { $line }行目：答えに質問がありません。
rule-line-title-twice = ⚠️ { $line }行目：前のルールと見出しが同じで本文が違います。見出しを変えてください。
rule-line-formula = ⚠️ { $line }行目：数式かそのエラーです。文字で書いてください。

rule-file-too-large = ⛔ ファイルが大きすぎます（{ $size }KBまで）。分けて順に送ってください。
rule-file-long-line = ⛔ { $longest }文字を超える行があります。改行を入れて送り直してください。
rule-file-many-lines = ⛔ 行が多すぎます（{ $lines }行まで）。分けて順に送ってください。
rule-file-not-text = ⛔ テキストではありません。テキスト・Markdown・CSV（UTF-8、UTF-16、Shift_JIS）で送り直してください。
rule-file-empty = ⛔ ファイルが空です。変更はありません。
rule-file-no-sections = ⛔ ルールが見つかりません。見出し（`## 飲み物`）、QとA（`Q:`・`A:`）、番号（`1.`）、または CSV の `ja`・`en` 列を使ってください。
rule-file-no-columns = ⛔ 表の1行目に列名がありません（例：`title_ja,ja,title_en,en,questions`）。`ja`・`en`・`text` のどれかが必要です。
rule-file-open-quote = ⛔ 表の引用符が閉じていません。「CSV UTF-8」で保存して送り直してください。
rule-file-too-many = ⛔ ルールが{ $most }件を超えています（サーバーの上限）。変更はありません。ルール文書と同じ内容は省いてください。
rule-file-no-rules = ⛔ 取り込めるルールがありません。変更はありません。

refusal-rule-needs-server = ハウスルールはサーバーごとのものです。サーバーの中でお使いください。
refusal-no-house-rule = ハウスルール「{ $rule }」はありません。候補から選ぶか、`/rule add` で書いてください。
refusal-rule-draft-gone = この確認画面は無効です（保存・取りやめ・更新済み）。変更はありません。
refusal-rule-changed-meanwhile = ほかの人が `{ $section }` を変えたため、保存していません。確認は `/rule show`。
refusal-rule-no-title = 見出しがありません。日本語か英語で書いてください。
refusal-rule-no-text = 本文がありません。日本語か英語で書いてください。
refusal-rule-long-title = 見出しが長すぎます（100文字まで）。
refusal-rule-long-text = 本文が長すぎます（言語ごとに2000文字まで）。分けてください。
refusal-rule-long-form = 質問が長すぎます（1行に1つ、200文字まで）。
refusal-rule-many-forms = 1つのルールに付ける質問は20までです。
refusal-rule-same = `{ $section }` はすでにこの内容です。保存は不要です。
refusal-rule-too-many = ハウスルールは1サーバー{ $most }件までです。先に `/rule remove` で減らしてください。
refusal-rule-form-known = この質問では、すでに `{ $section }` が見つかります。
refusal-rule-import-nothing = ファイルの内容は、すべてハウスルールにあります（{ $same }件）。保存は不要です。

audit-rule-added = ハウスルール { $section }「{ $title }」を作成
audit-rule-edited = ハウスルール { $section }「{ $title }」を変更
audit-rule-removed = ハウスルール { $section }「{ $title }」を削除
audit-rule-alias = 質問「{ $question }」を { $section } に追加
audit-rule-imported = ハウスルールを取り込み（新規{ $added }件、変更{ $changed }件）
