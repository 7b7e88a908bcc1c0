# 入力された日時：どう読み取ったか、読み取れない理由

moment-in-words = { $year }年{ $month }月{ $day }日（{ $weekday ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}）{ $time }（{ $zone }）
moment-understood = 🗓️ { $moment }
moment-guessed = ❓ 「{ $typed }」は**{ $moment }**ですか？{ $why }ボタンで確定するか、`2026-05-01 19:00` の形で入力してください（未保存）。
button-starts-yes = この日時にする
button-checkin-yes = この日時にする

guess-day-first = 日と月が逆かもしれません。
guess-next = 別の週かもしれません。
guess-range = 開始だけを使います。
guess-about = おおよその時刻です。
guess-midnight = もう一方の0時かもしれません。
guess-twice = この夜は同じ時刻が2回あります。
guess-morning = 午後かもしれません。
guess-late = 翌日の夜かもしれません。
guess-next-year = 過ぎた日なので来年にしました。
guess-zone = タイムゾーンによって時刻や日が変わります。

refusal-moment-unclear = 「{ $typed }」は日時として読めません。`19:00`、`金曜19時`、`2026年5月1日 19時` のように書きます。
refusal-moment-no-hour = 「{ $typed }」に時刻がありません。`19:00` や `午後7時` を加えてください。
refusal-moment-no-such-day = 「{ $typed }」という日はありません。月日を確認してください。
refusal-moment-other-weekday = 「{ $typed }」の日は{ $weekday ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}曜日です。日付か曜日を直してください。
refusal-moment-skipped = 「{ $typed }」は時計が進むため存在しません。別の時刻を入力してください。
refusal-moment-zone = 「{ $zone }」のタイムゾーンが定まりません。サーバーの時刻か `UTC+9` の形で入力してください。
refusal-moment-past = 「{ $typed }」は過去です。これからの日時を入力してください。
refusal-moment-far = 「{ $typed }」は10年以上先です。年を確認してください。
