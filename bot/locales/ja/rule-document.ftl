# サーバー独自のルール文書
cmd-document = 文書
    .description = このサーバー独自のルール文書
cmd-document-add = 追加
    .description = Markdown・表・PDFなどのルール文書を登録（主催者）
    .file = ファイル
    .file-description = 見出し・番号・条が条項になります
    .name = 名前
    .name-description = 文書の名前（省略時はファイル名）
cmd-document-use = 適用
    .description = 文書を大会に適用する・外す（主催者）
    .document = 文書
    .document-description = 対象の文書
    .standing = 位置
    .standing-description = 内蔵のルールより上か下か（省略時は上）
    .event = 大会
    .event-description = 対象の大会（複数あるときだけ）
cmd-document-remove = 削除
    .description = 文書を削除します（主催者）
    .document = 文書
    .document-description = 対象の文書
cmd-document-list = 一覧
    .description = サーバーの文書と、使っている大会の一覧

choice-standing-above = 内蔵のルールより上
choice-standing-beneath = 内蔵のルールより下
choice-standing-nowhere = 適用しない

document-added = ✅ **{ $name }**を読み込みました（{ $count }条）。
document-section = • `{ $section }` { $printed } { $title }
document-section-alone = • `{ $section }` { $title }
document-added-next = まだどの大会にも使っていません。`/document use` で適用します。
document-named = { $standing ->
        [above] ✅ { $event }に**{ $name }**を適用します（内蔵のルールより優先）。
        [beneath] ✅ { $event }に**{ $name }**を適用します（内蔵のルールにないとき）。
       *[nowhere] ✅ { $event }に**{ $name }**を適用しません。
    }
document-removed = ✅ **{ $name }**を削除しました。どの大会にも適用されません。
document-none = ルール文書はまだありません。主催者が `/document add` で登録します。
document-line = 📄 { $number }. **{ $name }**：
document-held = { $standing ->
        [above] { $event }（上）
       *[beneath] { $event }（下）
    }
document-held-nowhere = 適用なし

document-file-too-large = ⛔ ファイルが大きすぎます（{ $size }KB、文字は300KBまで）。分けて登録してください。
document-file-long-line = ⛔ { $longest }文字を超える行があります。改行を入れて送り直してください。
document-file-many-lines = ⛔ { $lines }行を超えています。分けて登録してください。
document-file-not-text = ⛔ 文字を読み取れません。Markdown、テキスト（UTF-8・UTF-16・Shift_JIS）、CSV、文字のあるPDFを送ってください。
document-file-empty = ⛔ 文字がありません。スキャンしたPDFは、テキストにして送ってください。
document-file-no-sections = ⛔ 条項が見つかりません。見出し（`## 2.1 時間`）、番号（`2.1 時間`）、条（`第3条`）のどれかを付けてください。
document-file-no-columns = ⛔ 表の1行目に `title_ja,ja` のような列名がありません。付けて送り直してください。
document-file-open-quote = ⛔ 表の引用符が閉じていません。「CSV UTF-8」で保存して送り直してください。
document-file-too-many = ⛔ 条項が{ $most }を超えています。分けて登録してください。

refusal-document-no-name = 文書の名前がありません。「{ cmd-document-add.name }」に入力してください。
refusal-document-name-taken = 「{ $name }」はすでにあります。`/document remove` で消すか、別の名前にしてください。
refusal-document-too-many = 文書は1サーバー{ $most }件までです。先に `/document remove` で削除してください。
refusal-no-such-document = 文書 { $number } はありません。候補から選んでください。
refusal-document-stands-so = 「{ $name }」は{ $event }ですでにこの扱いです。別の「{ cmd-document-use.standing }」を選んでください。
refusal-section-not-in-force = `{ $section }` はこの大会に適用されません。`/rule ask` で探してください。
refusal-section-replaced = `{ $section }` の代わりにハウスルール `{ $rule }` が適用されます。`{ $rule }` を選んでください。

audit-rule-document-added = ルール文書「{ $name }」（{ $count }条）を登録
audit-rule-document-named = { $standing ->
        [above] ルール文書「{ $name }」を内蔵のルールより上で適用
        [beneath] ルール文書「{ $name }」を内蔵のルールより下で適用
       *[nowhere] ルール文書「{ $name }」の適用を終了
    }
audit-rule-document-removed = ルール文書「{ $name }」を削除
