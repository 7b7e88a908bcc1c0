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
moment-guessed = ❓ 「{ $typed }」は **{ $moment }** でよいですか。{ $why }まだ保存していません。ボタンで確定するか、`2026-05-01 19:00` の形で入力してください。
button-starts-yes = この日時にする
button-checkin-yes = この日時にする

guess-day-first = 日と月が逆かもしれません。
guess-next = 別の週かもしれません。
guess-range = 開始だけを使います。
guess-about = おおよその時刻です。
guess-midnight = もう一方の0時かもしれません。
guess-twice = この夜は時計が同じ時刻を2回示します。
guess-morning = 午後かもしれません。
guess-late = 次の日の夜かもしれません。
guess-next-year = 過ぎたばかりの日付なので来年としました。
guess-zone = タイムゾーンによって時刻や日が変わります。

refusal-moment-unclear = 「{ $typed }」を日時として読み取れません。日と時刻を、`19:00`、`明日19時`、`金曜19時`、`2026年5月1日 19時` のように入力してください。
refusal-moment-no-hour = 「{ $typed }」に時刻がありません。`19:00` や `午後7時` のように時刻も入力してください。
refusal-moment-no-such-day = 「{ $typed }」という日はありません。月と日を確かめてください。
refusal-moment-other-weekday = 「{ $typed }」の日は{ $weekday ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}曜日です。日付か曜日を直してください。
refusal-moment-skipped = 「{ $typed }」は時計が進むため存在しない時刻です。別の時刻を入力してください。
refusal-moment-zone = 「{ $zone }」はタイムゾーンとして読めないか、複数の意味があります。サーバーの時刻か `UTC+9` の形で入力してください。
refusal-moment-past = 「{ $typed }」は過去の日時です。これからの日時を指定してください。
refusal-moment-far = 「{ $typed }」は10年以上先です。年を確かめてください。
