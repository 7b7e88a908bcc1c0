# すべてのコマンドに共通の文
error-reference = ⚠️ こちらの不具合で、何も変更していません。もう一度お試しください。続く場合はこの番号を主催者に伝えてください：{ $reference }
database-trouble = ⚠️ 今は保存できず、何も変更していません。数分後にもう一度お試しください。原因はボットの運営者のログにあります。番号：{ $reference }
command-outdated = ⛔ ボットの別のバージョンのコマンドなので、何もしていません。Discord を再起動（パソコンは Ctrl+R）してください。直らなければ、ボットの運営者が `python -m bot sync` を実行します。
answer-cut = ⚠️ Discord との接続が切れました。操作は済んでいるかもしれません。結果を確認してからやり直してください。
button-unknown = 古いボタンです。最新のメッセージか、コマンドを使ってください。
citation = > **{ $title }** — { $ruling }
    > *{ $document } { $section }*

citation-comment = > **{ $title }** — { $ruling }
    > *{ $document } { $section } · 訳者のコメント（規則ではありません）*

refusal-already-done = すでに処理済みで、変更はありません。
refusal-needs-judge = 審判と主催者だけが使えます。頼むか、`/judge call` で審判を呼んでください。
refusal-needs-organizer = 主催者だけが使えます。ロールは管理者が `/setup` で設定します。
refusal-needs-admin = サーバーの管理者（「サーバー管理」権限）だけが使えます。
refusal-no-event = 今この操作ができる大会はありません。`/event list` で確認してください。
refusal-no-such-event = その大会はこのサーバーにありません。候補から選んでください。
offers-more = …ほか{ $count }件：名前の一部を入力してください
refusal-which-event = 大会が複数あります：{ $names }。「{ cmd-event-show.event }」で指定してください。
refusal-which-event-below = 大会が複数あります。下から選んでください。
refusal-no-direct-message = リーグのサーバー内だけで使えます（DM では使えません）。
refusal-name-empty = 名前が空です。入力してください。

role-organizer = 主催者
role-judge = 審判

house-rule = 🏠 ハウスルール
