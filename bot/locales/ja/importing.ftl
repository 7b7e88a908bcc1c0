# 外部の名簿：ファイルや行を受け付けない理由（line-）と、確認すること（ask-）。

refusal-list-not-text = テキストファイルでも XLSX でもありません。CSV か XLSX で保存し、もう一度送ってください。
refusal-list-old-workbook = 古い形式の `.xls` は読めません。XLSX か CSV で保存し、もう一度送ってください。
refusal-list-empty = 参加者の行がありません。何も変更していません。
refusal-list-too-long = 名簿が長すぎます（{ $most }人まで）。分けて送ってください。
refusal-list-long-line = { $line }行目が{ $longest }文字を超えています。1行に1人ずつ書いてください。

refusal-trf-no-players = 001 で始まる行がなく、プレイヤーが読み取れません。大会ファイル（TRF）かどうか確認してください。
refusal-trf-opponent = { $round }回戦で、{ $player }番と対戦相手の記録が食い違っています。ファイルを直してからもう一度試してください。
refusal-replay-line = { $line }行目はトーナメントの記録ではありません。各行に players、matches、places が必要です。
refusal-trf-line = 大会報告（TRF）の{ $line }行目が決められた桁になっていません。直してもう一度送ってください。
refusal-trf-number = 大会報告（TRF）の{ $line }行目：スタート番号{ $number }の人がほかにもいます。直してもう一度送ってください。

line-list-no-name = 名前がありません
line-list-not-id = 「{ $cell }」は Discord の ID（17〜20桁）ではありません
line-list-rounded = 「{ $cell }」は表計算ソフトが丸めた ID です。列の書式を「文字列」にして入れ直してください
line-list-seed = 「{ $cell }」はシード順（整数）ではありません
line-list-rating = 「{ $cell }」はレーティングではありません
line-list-long-name = 名前が{ $most }文字を超えています
line-list-twice = { $other }行目と同じアカウントです
line-list-quotes = 読み取れない行です（引用符が閉じていないか、桁がずれています）
line-list-head-again = 見出しの繰り返しです
line-list-total = 合計の行です
line-list-letters = 「{ $cell }」に読めない文字があります。UTF-8 で保存してください
line-list-section = 一覧の見出しです
line-list-withdrawn = 「{ $cell }」とあり、参加を取り消しています
line-list-wide = 見出しより列が多い行です
line-list-too-many = { $most }人を超えた分は読みません

ask-no-head = 見出しの行がないため、列の内容は推測です。
ask-no-name = 名前の列はどれですか。列：{ $columns }
ask-name-guessed = 「{ $column }」は名前ですか。今は名前として使います。
ask-which-name = 表示する名前はどちらですか。今は「{ $taken }」、ほかに「{ $other }」
ask-titles = 見出しより上の行（{ $lines }行目）は題名とみなします。参加者が含まれていませんか。
ask-account-of = 「{ $column }」は Discord のユーザー名ですか。今は使いません。
ask-own-ids = 「{ $column }」は Discord の ID ですか。今は使いません。
ask-ids-taken = 「{ $column }」は Discord の ID ですか。今は ID として使います。
ask-other-sheets = 最初のシートだけを読みます。ほかのシート：{ $sheets }
ask-namesakes = { $lines }行目は同じ名前です。別の人ですか。

meaning-name = 名前
meaning-first_name = 名
meaning-last_name = 姓
meaning-discord_id = Discordアカウント
meaning-user_name = Discordアカウント
meaning-class = クラス
meaning-seed = シード順
meaning-rating = レーティング
meaning-team = チーム

line-list-no-member = 「{ $cell }」というIDのメンバーはこのサーバーにいません。ゲストなら空欄にしてください
line-list-class = 「{ $cell }」というクラスはレギュレーションにありません（{ $known }）

import-title = { $event } への一括登録：読み取り結果
import-columns = 🗂️ 列：{ $columns }。メニューで変更できます。
import-refused = ⛔ 登録しない行：{ $count }行
import-refused-line = -# { $line }行目：{ $why }
import-member = 🟢 新しく登録するメンバー：{ $count }人
import-guest = 👤 新しいゲスト（アカウントなし）：{ $count }人
import-known = 🔁 記録のある参加者：{ $count }人
import-listed = ☑️ すでに登録済み（変更なし）：{ $count }人
import-twice = ⚠️ ファイル内で重複（1回だけ登録）：{ $count }人
import-keeps = 🏷️ 記録上の名前（前）と名簿の名前（後）が違う人：{ $count }人。記録上の名前のままです。
import-renames = 🏷️ 名簿の名前（後）に変える人：{ $count }人
import-renamed-in = -# この名前は次の大会にも表示されます：{ $events }
import-renamed = 🏷️ 名前を変更：{ $count }人（{ $names }）
import-alike = ⚠️ ほかの参加者と同じ名前：{ $count }人。同じ人なら、名前の横に Discord の ID を入れてください。
import-unknown = ⚠️ このユーザー名のメンバーがいません：{ $count }人。ゲストとして登録します。
import-waiting = ⏳ 定員を超えるためキャンセル待ち：{ $count }人
import-teams = 👥 チームのメンバー：{ $count }人。1チーム{ $size }人までで、超えた人はチームなしで登録されます。
import-numbered = 🔢 シード順かレーティングのある行：{ $count }行。シード順は次の組み合わせに、レーティングは「レーティング順」の大会で使います。
import-next = まだ登録していません。ボタンを押すか、直した名簿を送ってください。
import-nobody = 新しい人はいません。登録の必要はありません。
import-no-column = なし
import-name-column = 名前
import-account-column = Discord
import-class-column = クラス
import-seed-column = シード順
import-paste-title = 名簿を貼り付ける
import-paste-label = 1行に1人、または表のコピー
button-entry-import = { $count }人を登録
button-import-teams = チームを登録
button-import-numbers = { $count }人を反映
button-import-names = 名簿の名前を使う
button-import-names-off = 記録上の名前のまま
refusal-import-gone = この一括登録は完了しているか、時間がたちすぎています。`/signup list` で登録を確認し、必要ならもう一度名簿を送ってください。
