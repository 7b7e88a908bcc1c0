cmd-signup = 参加
    .description = 大会への申し込みと取り消し
cmd-signup-join = 申込
    .description = 大会に申し込みます
    .event = 大会
    .event-description = 対象の大会(受付中の大会が複数あるときだけ必要)

button-signup-join = 申し込む
button-signup-leave = 取り消す
button-signup-checkin = チェックイン

signup-confirmed = ✅ **{ $event }** への参加が決まりました。
signup-waitlisted = ⏳ **{ $event }** は満員です。キャンセル待ち{ $place }番目です。空きが出たらお知らせします。
signup-pending = 📝 **{ $event }** への申し込みは主催者の承認待ちです。結果はお知らせします。
notice-promoted = 🎉 { $user } さん、**{ $event }** に空きが出たため参加が決まりました!
