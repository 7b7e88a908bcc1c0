# Web で打つ非同期対戦。対局者だけのページ。
button-game-table = Web でプレイ
web-table-note = このページはあなただけに表示されます。Discord と同じゲームです。
web-table-on-discord = Discord で話す
web-table-confirm = 決定
web-table-choose = { $least }つ選ぶ
web-table-choose-some = { $least }〜{ $most }つ選ぶ
web-table-happened = ログ
web-table-seats = 対戦状況
web-table-chosen = 選択中
web-table-next = 次のゲームへ（あと{ $count }件）
web-table-home = 進行中の対戦一覧
web-home-waits = あなたの番
web-table-clear = やめる
web-table-texts = 場に出ているカードの効果
web-table-quick = 置き直せるものは1タップで置く
