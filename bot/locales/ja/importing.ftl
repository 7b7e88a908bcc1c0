# 外部の名簿：ファイルや行を受け付けない理由（line-）と、確認すること（ask-）。

refusal-list-not-text = テキストファイルでも XLSX でもありません。CSV か XLSX で保存し、もう一度送ってください。
refusal-list-old-workbook = 古い形式の `.xls` は読めません。XLSX か CSV で保存し、もう一度送ってください。
refusal-list-empty = 参加者の行がありません。何も変更していません。
refusal-list-too-long = 名簿が長すぎます（{ $most }人まで）。分けて送ってください。
refusal-list-long-line = { $line }行目が{ $longest }文字を超えています。1行に1人ずつ書いてください。

line-list-no-name = 名前がありません
line-list-not-id = 「{ $cell }」は Discord の ID（17〜20桁）ではありません
line-list-rounded = 「{ $cell }」は表計算ソフトが丸めた ID です。列の書式を「文字列」にして入れ直してください
line-list-seed = 「{ $cell }」はシード順（整数）ではありません
line-list-rating = 「{ $cell }」はレーティングではありません
line-list-long-name = 名前が{ $most }文字を超えています
line-list-twice = { $other }行目と同じアカウントです
line-list-quotes = 引用符が閉じていません
line-list-head-again = 見出しの繰り返しです
line-list-total = 合計の行です
line-list-wide = 見出しより列が多い行です
line-list-too-many = { $most }人を超えた分は読みません

ask-no-head = 見出しの行がないため、列の内容は推測です。
ask-no-name = 名前の列はどれですか。列：{ $columns }
ask-which-name = 表示する名前はどちらですか。今は「{ $taken }」、ほかに「{ $other }」
ask-titles = 見出しより上の行（{ $lines }行目）は題名とみなします。参加者が含まれていませんか。
ask-account-of = 「{ $column }」は Discord のユーザー名ですか。今は使いません。
ask-own-ids = 「{ $column }」は Discord の ID ですか。今は使いません。
ask-ids-taken = 「{ $column }」は Discord の ID ですか。今は ID として使います。
ask-other-sheets = 最初のシートだけを読みます。ほかのシート：{ $sheets }
ask-namesakes = { $lines }行目は同じ名前です。別の人ですか。
