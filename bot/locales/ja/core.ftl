# すべてのコマンドに共通の文
error-reference = ⚠️ こちらの不具合で処理できませんでした。何も変更されていません。もう一度お試しください。続く場合は、この番号を主催者に伝えてください：{ $reference }
database-trouble = ⚠️ ただいまデータベースに書き込めないため、何も変更されていません。原因は運用担当者のログに記録されています。数分後にもう一度お試しください。番号：{ $reference }
command-outdated = ⛔ このコマンドはボットの別のバージョンのものなので、何も行われていません。Discordを再起動（パソコンではCtrl+R）してから、もう一度お試しください。直らない場合は、運用担当者がコマンドを登録し直す必要があります（`python -m bot sync`）。
answer-cut = ⚠️ お返事する前にDiscordとの接続が切れました。操作は済んでいる可能性があります。もう一度行う前に、結果をご確認ください。
button-unknown = このボタンは古いメッセージのものです。新しいメッセージのボタンか、コマンドをお使いください。
citation = > **{ $title }** — { $ruling }
    > *{ $document } { $section }*

citation-comment = > **{ $title }** — { $ruling }
    > *{ $document } { $section } · 訳者のコメント（規則ではありません）*

refusal-already-done = すでに処理済みです。変更はありません。
refusal-needs-judge = 審判と主催者だけが使えます。主催者に頼むか、`/judge call` で審判を呼んでください。
refusal-needs-organizer = 主催者だけが使えます。主催者に頼んでください。主催者のロールは、管理者が `/setup` で設定します。
refusal-needs-admin = このサーバーの管理者（「サーバー管理」権限）だけが使えます。
refusal-no-event = 今この操作ができる大会はありません。`/event list` で大会とその状態を確認できます。
refusal-no-such-event = その大会はこのサーバーにありません。入力中に出る候補から選んでください。
offers-more = …ほか{ $count }件：名前の一部を入力すると絞り込めます
refusal-which-event = 該当する大会が複数あります：{ $names }。オプション「{ cmd-event-show.event }」で指定してください。
refusal-which-event-below = 該当する大会が複数あります。どの大会ですか。
refusal-no-direct-message = この操作はリーグのサーバー内でのみ使えます。ダイレクトメッセージでは使えません。
refusal-name-empty = 名前が空です。名前を入力してください。

role-organizer = 主催者
role-judge = 審判

house-rule = 🏠 ハウスルール
