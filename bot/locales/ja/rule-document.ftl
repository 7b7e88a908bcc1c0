# サーバー独自のルール文書
cmd-document = 文書
    .description = 独自のルール文書を登録し、どの大会で使うかを決めます
cmd-document-add = 追加
    .description = 主催者用：ルール文書を登録します（Markdown・テキスト・表・文字のあるPDF）
    .file = ファイル
    .file-description = 見出し・番号・条ごとに条項になります
    .name = 名前
    .name-description = 文書の名前（省略時はファイル名）
cmd-document-use = 適用
    .description = 主催者用：文書を大会で適用します（外すこともできます）
    .document = 文書
    .document-description = どの文書か
    .standing = 位置
    .standing-description = 内蔵の規則より上か下か（省略時は上）
    .event = 大会
    .event-description = どの大会か（複数あるときだけ必要）
cmd-document-remove = 削除
    .description = 主催者用：文書を取り下げます
    .document = 文書
    .document-description = どの文書か
cmd-document-list = 一覧
    .description = このサーバーの文書と、使っている大会を表示します

choice-standing-above = 内蔵の規則より上
choice-standing-beneath = 内蔵の規則より下
choice-standing-nowhere = 適用しない

document-added = ✅ **{ $name }**を読み込みました（{ $count }条）。
document-section = • `{ $section }` { $printed } { $title }
document-section-alone = • `{ $section }` { $title }
document-added-next = まだどの大会でも適用されていません。`/document use` で適用してください。
document-named = { $standing ->
        [above] ✅ { $event }で**{ $name }**を適用します（内蔵の規則より優先）。
        [beneath] ✅ { $event }で**{ $name }**を適用します（内蔵の規則に定めがないとき）。
       *[nowhere] ✅ { $event }では**{ $name }**を適用しません。
    }
document-removed = ✅ **{ $name }**を取り下げました。どの大会でも適用されません。
document-none = ルール文書はまだありません。主催者が `/document add` で登録できます。
document-line = 📄 { $number }. **{ $name }**：
document-held = { $standing ->
        [above] { $event }（上）
       *[beneath] { $event }（下）
    }
document-held-nowhere = 適用なし

document-file-too-large = ⛔ ファイルが大きすぎます（上限 { $size } KB、文字は300 KB）。分けて登録してください。
document-file-long-line = ⛔ { $longest } 文字を超える行があります。改行を入れて、送り直してください。
document-file-many-lines = ⛔ { $lines } 行を超えています。分けて登録してください。
document-file-not-text = ⛔ 文字を読み取れません。Markdown、テキスト（UTF-8・UTF-16・Shift_JIS）、CSV、文字のあるPDF（スキャン以外）を送ってください。
document-file-empty = ⛔ 文字がありません。スキャンしたPDFの場合は、テキストにして送ってください。
document-file-no-sections = ⛔ 条項が見つかりません。見出し（`## 2.1 時間`）、番号（`2.1 時間`）、条（`第3条`）のどれかを付けてください。
document-file-no-columns = ⛔ 表の1行目に `title_ja,ja` のような列名がありません。付けて送り直してください。
document-file-open-quote = ⛔ 表の引用符が閉じていません。「CSV UTF-8」で保存して送り直してください。
document-file-too-many = ⛔ 条項が { $most } を超えています。分けて登録してください。

refusal-document-no-name = 文書の名前がありません。オプション「{ cmd-document-add.name }」に入力してください。
refusal-document-name-taken = 「{ $name }」という文書はすでにあります。`/document remove` で取り下げるか、別の名前にしてください。
refusal-document-too-many = 文書は1サーバー { $most } 件までです。先に `/document remove` で取り下げてください。
refusal-no-such-document = 文書 { $number } はありません。入力中に出る候補から選んでください。
refusal-document-stands-so = { $event }での「{ $name }」の扱いは、すでにそのとおりです。別の位置を選んでください。
refusal-section-not-in-force = `{ $section }` はこの大会では適用されません。入力中に出る候補から選んでください。
refusal-section-replaced = ここでは `{ $section }` の代わりにハウスルール `{ $rule }` を適用します。`{ $rule }` を選んでください。

audit-rule-document-added = ルール文書「{ $name }」（{ $count }条）を登録
audit-rule-document-named = { $standing ->
        [above] ルール文書「{ $name }」を内蔵の規則より上で適用
        [beneath] ルール文書「{ $name }」を内蔵の規則より下で適用
       *[nowhere] ルール文書「{ $name }」の適用を終了
    }
audit-rule-document-removed = ルール文書「{ $name }」を取り下げ
