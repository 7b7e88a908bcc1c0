# Web へのログイン：リンク、端末、ログインした人のページ。
cmd-me-devices = 端末
    .description = Web のログイン・ログアウトと、端末の一覧
me-devices-title = Web にログイン中の端末
me-devices-none = ログイン中の端末はありません。
me-devices-line = **{ $device }**：最後の利用 { $seen }、ログイン { $made }
me-devices-how = 「リンクを取得」で端末を追加できます。
device-unknown = 不明な端末
button-device-link = リンクを取得
button-device-open = ログイン
button-device-out-all = 全端末ログアウト
button-device-not-me = ログアウトする
menu-device-out = 端末を選んでログアウト
device-link = 🔑 ログインする端末で開いてください（{ $until }まで、1回）。開いた人があなたとしてログインします。誰にも見せないでください。
device-link-here = 🏠 ボットのマシンでだけ開けます。ボットの運営者が GUILDHALL_WEB_URL で変えられます。
device-signed-out = { $count ->
    [0] ログイン中の端末はありませんでした。
   *[other] ✅ { $count }台の端末でログアウトしました。
 }
device-new = 🔑 新しい端末でログインがありました
    端末：**{ $device }**、{ $on }。心当たりがなければ「ログアウトする」を押してください。
refusal-device-gone = この端末はログアウト済みです。ほかの端末は `/me devices` で確認できます。
refusal-link-ended = このリンクは使えません。`/me devices` で新しいリンクを取得してください。
refusal-pages-unencrypted = Web のページ（{ $url }）が https でなく、ログインできません。ボットの運営者が設定で直せます。
refusal-limit-web-link = リンクの上限（{ $most }回）に達しました。{ limit-wait }

web-in-title = ログイン
web-in-as = この端末に{ $name }さんとしてログインしますか？
web-in-other = 今は{ $name }さんでログイン中です。先にログアウトします。
web-in-button = ログイン
web-in-lasts = 最後の利用から{ $days }日間ログインしたままです。自分の端末だけでログインしてください。
web-in-ended = このリンクは使えません
web-in-ended-why = リンクは{ $minutes }分以内に1回だけ使えます。Discord の `/me devices` で新しく取得してください。
web-out-title = この端末ではログインしていません
web-out-why = Discord の `/me devices` でリンクを取得し、ここで開いてください。
web-denied = このページからの操作ではありません
web-denied-why = 変更はありません。読み込み直して、もう一度ボタンを押してください。
web-signed-in-as = { $name }さんでログイン中
web-signed-in-note = あなただけに表示されます。結果の報告は Discord で行います。
web-home-events = 参加中の大会
web-home-games = 進行中の非同期対戦
web-home-nothing = 参加中の大会や対戦はありません。大会は Discord の `/event list` で探せます。
web-home-no-page = Web ページなし
web-home-on-discord = Discord で開く
web-sign-out = ログアウト
web-sign-out-why = ほかの端末は Discord の `/me devices` で
