# 参加者ひとりのページ。
web-night-tap = 自分の名前をタップしてください。次回から自動で表示します。
web-night-count = { $count }人
web-night-other = 別の名前を選ぶ
web-night-seat = { $seat }番の席
web-night-opponents = 同じテーブルの人
web-night-place = { $players }人中{ $place }位
web-night-next = 次の予定
web-night-waits = { $label }（第{ $match }試合）：対戦相手（{ $other }）を待っています。
web-night-came = トーナメントは{ $place }位でした。
web-night-next-start = 第1回戦が公開されると、ここにテーブルが出ます。
web-night-next-check-in = チェックインしてください。第1回戦が公開されると、ここにテーブルが出ます。
web-night-next-round = 次の回戦が公開されると、ここにテーブルが出ます。
web-night-next-over = 大会は終了しました。
web-night-next-left = この大会を離脱しました。
web-night-earlier = これまでの回戦
web-night-you = あなた

# ほかのサイトと配信のために。
web-overlay = 配信用オーバーレイ
web-share = 自分のサイトや配信に
web-share-standings = サイトに載せる順位表
web-share-bracket = サイトに載せるトーナメント表
web-share-overlay = 配信用オーバーレイ：大会名・回戦・時計
web-share-overlay-table = テーブル1の参加者も表示
web-event-on-discord = Discord で大会を見る
web-server-on-discord = Discord でサーバーを開く

# 印刷用。
web-paper-back = ページに戻る
web-paper-print = 印刷
web-paper-names = 名前順の席
web-paper-seat = テーブル{ $table } { $seat }番
web-paper-badges = 名札
web-paper-round = テーブル順に印刷
web-paper-round-names = 名前順に印刷

# ログインした人がすること。
web-owed = あなたがすること
web-owed-confirm = この結果で合っていますか？
web-owed-do-confirm = 確認する
web-owed-wrong = 違う場合：Discord で異議
web-owed-check-in = 会場に来ていますか？
web-owed-do-check-in = チェックインする
web-owed-until = チェックインの期限：
web-owed-play = 対局して結果を報告してください。
web-home-floors = 会場ボード

web-venue = 会場
