# 組み合わせ・トーナメント・予選通過: 受け付けられない理由と次にすること、各段階の名称。

## スイスドローと総当たり
refusal-swiss-too-few = { $players ->
    [0] 組み合わせる参加者がいません。1回戦には2人必要です。
   *[other] 残りが{ $players }人のため組み合わせできません。大会を終了するか、参加者の復帰を受け付けてください。
}
refusal-swiss-duplicate-player = 同じ参加者が重複しています。1人1回にして、もう一度組み合わせてください。
refusal-swiss-forbidden-leaves-none = 対戦させない組の指定により、{ $players }人全員の組み合わせが作れません。`/round seat avoid:` で指定を減らしてください。
swiss-team-mates = チームメイト同士の対戦（避けられる組み合わせは残っていません）
swiss-rematch = 再戦（再戦なしの組み合わせは残っていません）
swiss-second-bye = 2回目の不戦勝（ほかに割り当てられる参加者がいません）
refusal-robin-too-few = 総当たり戦には2人以上必要ですが、現在{ $players }人です。参加者が増えるのをお待ちください。
refusal-robin-too-many = 総当たり戦は{ $largest }人までですが、現在{ $players }人です。組に分けるか、スイスドローにしてください。
refusal-robin-duplicate-player = 同じ参加者が重複しています。1人1回にしてください。
refusal-robin-odd = ベルガー表は偶数人用ですが、{ $players }人が指定されました。不戦勝の枠を1つ加えてください。

## トーナメント表
refusal-bracket-too-few = トーナメントには2人以上必要ですが、現在{ $players }人です。参加者が増えるのをお待ちください。
refusal-bracket-too-few-left = トーナメントには2人以上必要ですが、予選の参加者で残っているのは{ $players }人です。`/event finish` で予選の順位のまま終了できます。
refusal-bracket-too-many = トーナメントは{ $largest }人までですが、現在{ $players }人です。先に予選を行ってください。
refusal-bracket-duplicate-player = 同じ参加者が2つのシードに入っています。1人1つにしてください。
refusal-bracket-third-place-too-few = 3位決定戦には4人必要ですが、{ $players }人です。`/event format third:` で3位決定戦なしにしてください。
refusal-bracket-consolation-too-few = { $players }人では早い段階の敗者が足りず、コンソレーションを組めません。`/event format consolation:` で、各回戦の敗者が加わる方式にするか、なしにしてください。
refusal-bracket-last-chance-too-few = { $players }人ではラストチャンスに進む人が足りません。`/event format chance:` でなしにしてください。
refusal-bracket-unknown-match = 試合番号{ $match }はこのトーナメント表にありません。一覧から選んでください。
refusal-bracket-already-decided = { $round }回戦第{ $number }試合の結果は入力済みです。変更するときは結果を訂正してください。
refusal-bracket-not-ready = { $round }回戦第{ $number }試合は、対戦者が未定か不戦勝のため報告できません。先に前の試合を報告してください。
refusal-bracket-winner-not-in-match = その参加者は{ $round }回戦第{ $number }試合の対戦者ではありません。対戦者2人から選んでください。

## 予選通過・準決勝・決勝
cut-not-official = 公式大会に必要な人数に達していません（非公式）。
refusal-cut-too-few = 決勝には3人以上必要ですが、{ $players }人です。参加者が増えるのを待つか、大会を中止してください。
refusal-cut-choose-semi-final = { $players }人の場合、準決勝を行うかどうかは主催者が決めます。次に行う段階を、下のボタンか `/standings advance stage:` で選んでください。
refusal-cut-semi-final-not-allowed = この形式では{ $players }人のとき、予選からそのまま決勝に進みます。下のボタンで決勝を作成してください。
refusal-cut-semi-final-required = この形式では{ $players }人のとき、準決勝が必要です。下のボタンで準決勝を作成してください。
refusal-cut-not-tied = 通過ラインで同順位ではない参加者が選ばれています。同順位の中から選んでください。
refusal-cut-wrong-number = 同順位から通過するのは{ $places }人ですが、{ $chosen }人選ばれています。ちょうど{ $places }人を選んでください。
refusal-cut-table-sizes = { $players }人を3〜4人ずつ{ $tables }テーブルに分けることはできません。テーブル数か人数を変えてください。
refusal-seat-choice-not-your-turn = まだこの参加者が席を選ぶ番ではありません。上位シードから順に選びます。
refusal-seat-choice-unknown = { $seat }番の席はありません。1〜{ $seats }番から選んでください。
refusal-seat-choice-taken = { $seat }番の席はすでに選ばれています。空いている席を選んでください。

## トーナメントの試合
match-place = { $phase } 第{ $number }試合
table-place = { $phase } テーブル{ $number }
table-list = テーブル{ $tables }
match-list = 第{ $tables }試合
table-alone = テーブル{ $number }
match-phase-in-round = 第{ $round }回戦
match-phase-in-semi-final = 準決勝
match-phase-in-final = 決勝
match-phase-in-play-off = プレーオフ
match-phase-round = { $round }回戦
match-phase-quarter-final = 準々決勝
match-phase-semi-final = 準決勝
match-phase-final = 決勝
match-phase-third-place = 3位決定戦
match-phase-winners-round = 勝者側{ $round }回戦
match-phase-winners-final = 勝者側決勝
match-phase-losers-round = 敗者側{ $round }回戦
match-phase-losers-final = 敗者側決勝
match-phase-grand-final = グランドファイナル
match-phase-grand-final-reset = グランドファイナル再戦
match-phase-consolation-round = コンソレーション{ $round }回戦
match-phase-consolation-final = コンソレーション決勝
match-phase-last-chance-round = ラストチャンス{ $round }回戦
match-phase-last-chance-final = ラストチャンス決勝
match-title = { $label } · 第{ $table }試合
match-status-waiting = ⚔️ { $clock ->
    [0] 2人そろったら始めてください。開始の合図はありません。
   *[other] 2人そろったら始めてください。時計は審判が動かします。
}
notice-match-seated = ⚔️ **{ $place }** { $first } 対 { $second }。2人そろったら始め、終わったらテーブルの投稿のボタンで結果を報告してください。
notice-match-moved = 🔁 **{ $place }** 対戦の組み合わせが変わりました。{ $count ->
    [2] { $first } さん、{ $second } さん
   *[other] { $first } さん
}はテーブルの投稿で対戦相手を確認してください。
notice-match-given = 🏳️ { $gone } さんが大会から外れたため、{ $winner } さんは不戦勝で{ $ladder ->
    [consolation] コンソレーション
    [last-chance] ラストチャンス
   *[main] {""}
}{ $place ->
    [0] 次へ進みます
    [1] 優勝です
   *[other] { $place }位です
}。
game-counts-no-more = このテーブルのゲーム #{ $game } はここで止まり、結果にはなりません。`/event undo` で不戦勝が取り消された場合は再開します。
notice-who-goes-on = ❓ { $judges } { $place }は勝者なしで終わりました。次へ進むのは 1️⃣ { $first } さん、2️⃣ { $second } さん、それとも該当者なしでしょうか。
notice-matches-fall = ⚠️ { $judges } { $event }の結果が訂正され、第{ $tables }試合は別の人が対戦するはずでした（{ $count }試合）。どなたかが決めるまでは、行われた結果のままです。「無効にしてやり直す」を押すと結果を取り消し、正しい対戦者を呼び出します。
notice-match-falls = ⚠️ この試合より前の結果が訂正されたため、{ $place }の対戦者が変わるかもしれません。審判が決めるまでお待ちください。
button-bracket-void = 無効にしてやり直す
button-goes-on-first = 1️⃣ が進む
button-goes-on-second = 2️⃣ が進む
button-goes-on-nobody = 該当者なし
matches-voided = ✅ 第{ $tables }試合を無効にし（{ $count }試合）、正しい対戦者を呼び出しました。
    .waiting = ⏳ 第{ $tables }試合を無効にしました（{ $count }試合）。正しい対戦者はまだ呼び出していません。
sent-on = ✅ { $place }からは { $player } さんが進みます。
sent-nobody-on = ✅ { $place }からは誰も進みません。
audit-matches-voided = 訂正により { $event } の第{ $tables }試合を無効にしました
audit-sent-on = { $event } の{ $place }から { $player } を進めました
refusal-bracket-running = トーナメントは進行中です。対戦者が2人とも決まった試合から自動で始まります。`/round show` でご覧ください。
refusal-bracket-not-over = トーナメントの試合がまだ{ $matches }試合残っています。結果を報告するか、`/result walkover` で不戦勝を記録してください。
refusal-bracket-one-extra = 3位決定戦とコンソレーションは両方できません（準決勝の敗者はどちらか一方にしか出られません）。どちらかを選んでください。
refusal-no-such-bracket = このサーバーにそのトーナメント表はありません。最新の投稿か `/round show` をお使いください。
refusal-void-after-end = **{ $event }** は終了しており、試合は行われた結果のままです。無効にするには、主催者が `/event reopen` で再開してください。
refusal-nothing-falls = 無効にする試合はありません。どのテーブルも正しい対戦者です。
refusal-has-a-winner = { $place }にはすでに勝者がいます。変更するときは `/result correct` で結果を訂正してください。
refusal-already-sent-on = { $place }から進む人は決定済みです。変更するときは `/result correct` で結果を訂正してください。
refusal-swap-bracket-played = どちらかがすでに対戦を始めているため（{ $place }）、組み合わせ表の位置は入れ替えられません。`/result correct` で結果を訂正してください。
refusal-lock-bracket = トーナメントの試合は個別に固定できません。組み合わせを変えるには `/round swap` を使うか、`/round seat` でシード順を指定してください。
refusal-seeded-twice = 「{ $typed }」が2回あります。1人1回ずつ指定してください。
matches-fall = ⚠️ 第{ $tables }試合は別の人が対戦するはずでした（{ $count }試合）。審判チャンネルの「無効にしてやり直す」を押すまでは、そのままです。

## 形式
cmd-event-format = 形式
    .description = 2人対戦の進め方：トーナメント、シード、3位決定戦、コンソレーション、予選後の決勝トーナメント
    .size = 人数
    .size-description = スイス式や総当たりの後の決勝トーナメントの人数（4〜16。0ならなし）
    .bracket = トーナメント
    .bracket-description = そのトーナメントの種類
    .seeding = シード
    .seeding-description = シードの決め方（手で決めるときは席決めの「シード順」に入力）
    .third = 3位決定戦
    .third-description = シングルエリミネーション：3位決定戦を行うか
    .final = グランドファイナル
    .final-description = ダブルエリミネーション：無敗の人に2回勝つ必要があるか
    .consolation = コンソレーション
    .consolation-description = シングルエリミネーション：敗者のうち誰がコンソレーションに出るか
    .chance = ラストチャンス
    .chance-description = コンソレーションで早く負けた人がもう一度戦うか
    .accelerated = 加速方式
    .accelerated-description = スイス式：最初の2回戦で上位と下位に分けます（人数が多く回戦が少ないとき）
    .leavers = 途中棄権
    .leavers-description = 総当たり：途中で抜けた人の結果の扱い
    .groups = 組数
    .groups-description = 総当たり：いくつの組に分けるか（0なら全員で）
    .days = 日数
    .days-description = 数週間のスイス式・総当たり：1回戦の日数（0：期限なし）
    .event = 大会
    .event-description = 対象の大会
choice-third-shared = 3位決定戦なし（3位は2人）
choice-third-played = 3位決定戦あり
choice-final-with-reset = 2回（1戦目に負けたら再戦）
choice-final-single = 1回
choice-consolation-none = コンソレーションなし
choice-consolation-progressive = 決勝を除く各回戦の敗者
choice-consolation-first-round = 1回戦の敗者
choice-chance-none = ラストチャンスなし
choice-chance-played = ラストチャンスあり
choice-leavers-by-half = 半分に満たなければ抹消、半分以上なら有効
choice-leavers-count = 常に有効（残りは不戦敗）
choice-leavers-annul = 常に抹消
format-leavers-by-half = 🚪 途中で抜けた人の結果は、試合数の半分に満たなければ抹消、半分以上なら有効で残りは不戦敗とします。
format-leavers-count = 🚪 途中で抜けた人の結果は有効で、残りは不戦敗とします。
format-leavers-annul = 🚪 途中で抜けた人の結果はすべて抹消します。
notice-free-round = 🪑 **第{ $round }回戦** { $first } さんは今回は試合がありません（抜け番だけでは勝ちになりません）。
choice-seeding-lot = 抽選
choice-seeding-rating = レーティング順
format-set = ✅ **{ $event }** の形式：
format-no-bracket = ▫️ 決勝トーナメントは行いません。`/event format size:` で追加すると、選んだ内容が有効になります。
format-accelerated = 🚀 加速方式：最初の2回戦では、上位半分を1勝多いものとして組み合わせます。
format-days = ⏳ 各回戦は{ $days }日以内に行います。終了の1日前に未対局の人に催促が届き、終了後は審判が裁定します。
format-then-single-elimination = 🏆 その後、上位{ $size }人でシングルエリミネーションを行います。
format-then-double-elimination = 🏆 その後、上位{ $size }人でダブルエリミネーションを行います。
format-seeding-lot = 🎲 シードは抽選。番号があれば誰でも同じ抽選を確かめられます。
format-seeding-rating = 📈 シードはレーティング順、レーティングのない人は抽選。
format-seeding-qualifier = 🏅 シードは予選の順位。
format-seeding-hand = ✍️ シードは主催者が決めました。
format-final-with-reset = 🔁 グランドファイナルでは、無敗の人に2回勝つ必要があります。
format-final-single = 1️⃣ グランドファイナルは1試合です。
format-third-shared = 🥉 3位決定戦はありません（準決勝の敗者2人が3位）。
format-third-played = 🥉 準決勝の敗者が3位決定戦を行います。
format-consolation-progressive = ➰ 決勝を除く各回戦の敗者がコンソレーションに出ます。
format-consolation-first-round = ➰ 1回戦の敗者がコンソレーションに出ます。
format-last-chance = 🍀 コンソレーションで早く負けた人のラストチャンスがあります。
audit-format-set = { $name } の形式を決めました
refusal-format-needs-matches = トーナメントやスイス式は2人対戦の大会だけの設定です。2人用のレギュレーションで `/event create` してください。
refusal-bracket-is-all = この大会は最初からトーナメントなので、後に別のトーナメントは付けられません。人数を指定しないか、スイス式か総当たりで大会を作成してください。
refusal-bracket-size = 予選後のトーナメントは{ $smallest }〜{ $largest }人です。その範囲で指定するか、0（なし）にしてください。
refusal-days-need-rounds = トーナメントでは対戦相手が決まり次第始まるため、回戦の期限はありません。スイス式か総当たりで設定してください（`/event edit`）。
refusal-days-range = 回戦の日数は{ $least }〜{ $most }日です。`/event format` でその範囲の数か、0（期限なし）を指定してください。

## トーナメント表と道のり
bracket-title = トーナメント表：第{ $first }〜{ $last }試合
bracket-post-title = { $stage ->
    [final] 決勝トーナメント
   *[other] トーナメント表
} · { $event }
bracket-drawn = 🔢 番号 { $seed }（抽選 { $count }回目）
bracket-winner-of = 第{ $match }試合の勝者
bracket-loser-of = 第{ $match }試合の敗者
bracket-winner-to = 勝者 → { $match }
bracket-loser-to = 敗者 → { $match }
bracket-bye = 不戦
bracket-loser-out = 敗者：{ $place }位
me-next-bracket-out = 🏁 **{ $event }** { $place ->
    [1] 優勝です。
   *[other] 試合はすべて終わりました（{ $place }位）。
}
me-next-bracket-out-ladder = 🏁 **{ $event }** { $place }位、{ $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}{ $ladder_place }位です。
notice-bracket-waits = ⏳ { $player } さんの次の試合は **{ $where }（第{ $match }試合）** です。第{ $other }試合の{ $side ->
    [loser] 敗者
   *[winner] 勝者
}を待っています。
notice-bracket-out = 🏁 { $player } さん、{ $place ->
    [1] 優勝です。おめでとうございます！
   *[other] 試合はすべて終わりました。{ $place }位です。
}
notice-bracket-out-ladder = 🏁 { $player } さん、試合はすべて終わりました。{ $place }位、{ $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}{ $ladder_place }位です。
notice-bracket-byes = 🪑 { $players } さん（{ $count }人）は1回戦が不戦勝です。誰を待っているかは `/me next` とトーナメント表で確認できます。
notice-bracket-byes-changed = 🪑 シードが訂正されました。1回戦が不戦勝になるのは：{ $players }。
me-next-bracket = ⏳ **{ $event }** { $label }（第{ $match }試合）：対戦相手（{ $opponent }）を待っています。
form-ended-match = 試合の終わり方
choice-ending-victory-match = 最後まで対戦（スコアで判断）
bracket-walkover = 不戦勝
bracket-reset-to = 敗者側が勝てば → { $match }
group-name = { $group }組
choice-help-matches = 2人対戦・不戦勝・トーナメント
help-matches = 2人対戦：スイス式、総当たり、トーナメント。
    - **あなたの試合** には投稿とスレッドがあります。2人そろったら始め、終わったら「結果を報告」を押すと、相手が確認します。開始の合図はありません。
    - **不戦勝**：奇数のときは1人が休み、1勝として扱います。全員が1回休むまで、2回目はありません。
    - **トーナメント**：抽選は一度だけ。対戦者が2人とも決まった試合から自動で始まります。誰を待っているかは `/me next`、全体の表は `/round show` で。
    - **抜けた人** の試合は、順番が来るたびに相手の不戦勝になります。戻ってきても、決まったことは変わりません。
    - **途中棄権・不在・遅刻**：途中棄権、相手の不在、両者の不在は報告フォームで選べます（不在は審判が確かめて記録します）。遅刻のポイントは審判が `/penalty points` で記録し、テーブルの投稿に表示され、スコアに含めます。
    - **勝者のない試合** は、誰が進むかを審判に尋ねます。
    - **訂正** があると、まだ始まっていない試合は組み直します。すでに別の人が対戦していた場合は、審判が「無効にしてやり直す」を押すまでそのままです。
    - **主催者へ**：`/event format` で3位決定戦、グランドファイナル、コンソレーション、ラストチャンス、レーティング順のシード、加速方式、組分け、総当たりの途中棄権の扱い、予選後の4〜16人のトーナメントを選べます。試合の長さは `/event length` で決めます。`/round seat` のシード順で並びを決め、避ける組で最初の対戦を避け、`/round swap` で始める前の2人を入れ替えられます。
