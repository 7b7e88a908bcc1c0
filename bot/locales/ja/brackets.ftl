# 組み合わせ・トーナメント・予選通過: 受け付けられない理由と次にすること、各段階の名称。

## スイスドローと総当たり
refusal-swiss-too-few = { $players ->
        [0] 組み合わせる参加者がいません（2人必要です）。
       *[other] 残り{ $players }人では組めません。`/signup return` か `/event finish` を使ってください。
    }
refusal-swiss-duplicate-player = 同じ参加者が重複しています。1人1回にしてください。
refusal-swiss-forbidden-leaves-none = 避ける組の指定により、{ $players }人を組み合わせられません。`/round seat avoid:` で減らしてください。
swiss-team-mates = チームメイト同士（ほかの組み合わせがありません）
swiss-rematch = 再戦（ほかの組み合わせがありません）
swiss-second-bye = 2回目の不戦勝（ほかに割り当てられる人がいません）
refusal-robin-too-few = 総当たりには2人必要です（現在{ $players }人）。`/signup add` で追加してください。
refusal-robin-too-many = 総当たりは{ $largest }人までです（現在{ $players }人）。`/event format groups:` で組に分けてください。
refusal-robin-duplicate-player = 同じ参加者が重複しています。1人1回にしてください。
refusal-robin-odd = ベルガー表は偶数人用です（{ $players }人）。不戦勝の枠を1つ加えてください。

## トーナメント表
refusal-bracket-too-few = トーナメントには2人必要です（現在{ $players }人）。`/signup add` で追加してください。
refusal-bracket-too-few-left = トーナメントには2人必要ですが、予選から残ったのは{ $players }人です。`/event finish` で終えられます。
refusal-bracket-too-many = トーナメントは{ $largest }人までです（現在{ $players }人）。先に予選を行ってください。
refusal-bracket-duplicate-player = 同じ参加者が2つのシードに入っています。1人1つにしてください。
refusal-bracket-third-place-too-few = 3位決定戦には4人必要です（{ $players }人）。`/event format third:` でなしにしてください。
refusal-bracket-consolation-too-few = { $players }人ではコンソレーションを組めません。`/event format consolation:` で変えてください。
refusal-bracket-last-chance-too-few = { $players }人ではラストチャンスに出る人がいません。`/event format chance:` でなしにしてください。
refusal-bracket-unknown-match = 第{ $match }試合はこのトーナメントにありません。一覧から選んでください。
refusal-bracket-already-decided = { $round }回戦第{ $number }試合には結果があります。変更は `/result correct` です。
refusal-bracket-not-ready = { $round }回戦第{ $number }試合は対戦者がそろっていません。先に前の試合を報告してください。
refusal-bracket-winner-not-in-match = その参加者は{ $round }回戦第{ $number }試合の対戦者ではありません。2人から選んでください。

## 予選通過・準決勝・決勝
cut-not-official = 非公式：公式大会の人数に達していません。
refusal-cut-too-few = 決勝には3人必要です（現在{ $players }人）。`/signup add` か `/event cancel` を使ってください。
refusal-cut-choose-semi-final = { $players }人では、準決勝の有無を主催者が決めます。下のボタンか `/standings advance stage:` で選んでください。
refusal-cut-semi-final-not-allowed = { $players }人では、予選からそのまま決勝です。下のボタンで決勝を作ってください。
refusal-cut-semi-final-required = { $players }人では、準決勝が必要です。下のボタンで準決勝を作ってください。
refusal-cut-not-tied = 進出ラインで同順位ではない人が選ばれています。同順位の中から選んでください。
refusal-cut-wrong-number = 同順位の中からちょうど{ $places }人を選んでください（{ $chosen }人選ばれています）。
refusal-cut-table-sizes = { $players }人は3〜4人の{ $tables }テーブルに分けられません。テーブル数か人数を変えてください。
refusal-seat-choice-not-your-turn = まだこの参加者が席を選ぶ番ではありません。上位シードから選びます。
refusal-seat-choice-unknown = { $seat }番の席はありません。1〜{ $seats }番から選んでください。
refusal-seat-choice-taken = { $seat }番の席は選ばれています。空いている席を選んでください。

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
    [0] 2人そろったら始めてください。
   *[other] 2人そろったら審判が時計を動かします。
}
notice-match-seated = ⚔️ **{ $place }** { $first } 対 { $second }。2人そろったら始め、終わったらテーブルの投稿で報告してください。
notice-match-moved = 🔁 **{ $place }** 対戦相手が変わりました。テーブルの投稿で確認してください：{ $count ->
    [2] { $first }、{ $second }
   *[other] { $first }
}
notice-match-given = 🏳️ { $gone }さんの離脱により、{ $winner }さんは不戦勝で{ $ladder ->
    [consolation] コンソレーション
    [last-chance] ラストチャンス
   *[main] {""}
}{ $place ->
    [0] 次へ進みます
    [1] 優勝です
   *[other] { $place }位です
}。
game-counts-no-more = ゲーム #{ $game } は止まり、結果になりません。`/event undo` で不戦勝を取り消すと再開します。
notice-who-goes-on = ❓ { $judges } { $place }は勝者なしで終わりました。次へ進むのは 1️⃣ { $first }さん、2️⃣ { $second }さん、該当者なしのどれですか？
notice-matches-fall = ⚠️ { $judges } { $event }の結果の訂正で、第{ $tables }試合は別の人の対戦でした（{ $count }試合）。このままにするか、「無効にしてやり直す」で正しい対戦者を呼び出してください。
notice-match-falls = ⚠️ 前の結果が訂正され、{ $place }の対戦者が変わるかもしれません。審判をお待ちください。
button-bracket-void = 無効にしてやり直す
button-goes-on-first = 1️⃣ が進む
button-goes-on-second = 2️⃣ が進む
button-goes-on-nobody = 該当者なし
matches-voided = ✅ 第{ $tables }試合を無効にし（{ $count }試合）、正しい対戦者を呼び出しました。
    .waiting = ⏳ 第{ $tables }試合を無効にしました（{ $count }試合）。正しい対戦者はまだ呼び出していません。
sent-on = ✅ { $place }からは{ $player }さんが進みます。
sent-nobody-on = ✅ { $place }からは誰も進みません。
audit-matches-voided = 訂正により{ $event }の第{ $tables }試合を無効化
audit-sent-on = { $event } { $place }から進む人を{ $player }さんに決定
refusal-bracket-running = トーナメントは進行中で、対戦者が決まった試合から始まります。`/round show` で確認してください。
refusal-bracket-not-over = トーナメントがあと{ $matches }試合あります。結果を報告するか、`/result walkover` で記録してください。
refusal-bracket-one-extra = 準決勝の敗者は、3位決定戦かコンソレーションの一方にしか出られません。どちらかを選んでください。
refusal-no-such-bracket = このサーバーにそのトーナメントはありません。最新の投稿か `/round show` で確認してください。
refusal-void-after-end = **{ $event }**は終了し、結果は変わりません。主催者が `/event reopen` で再開すると無効にできます。
refusal-nothing-falls = 無効にする試合はありません。対戦者はすべて正しいです。
refusal-has-a-winner = { $place }には勝者がいます。変更は `/result correct` です。
refusal-already-sent-on = { $place }から進む人は決定済みです。変更は `/result correct` です。
refusal-swap-bracket-played = { $place }は始まっていて、入れ替えられません。結果の訂正は `/result correct` です。
refusal-lock-bracket = トーナメントは固定できません。`/round swap` か `/round seat seeds:`。
refusal-seeded-twice = 「{ $typed }」が2回あります。1人1回にしてください。
matches-fall = ⚠️ 第{ $tables }試合は別の人の対戦でした（{ $count }試合）。審判が審判チャンネルの「無効にしてやり直す」を押すまで有効です。

## 形式
cmd-event-format = 形式
    .description = 2人対戦：トーナメント、シード、3位決定戦、組分け
    .size = 人数
    .size-description = 予選後のトーナメントの人数（4〜16。0：なし）
    .bracket = トーナメント
    .bracket-description = そのトーナメントの種類
    .seeding = シード
    .seeding-description = シードの決め方（手動なら席決めの「シード順」）
    .third = 3位決定戦
    .third-description = シングルエリミネーション：3位決定戦の有無
    .final = グランドファイナル
    .final-description = ダブルエリミネーション：無敗の人に2勝が必要か
    .consolation = コンソレーション
    .consolation-description = シングルエリミネーション：どの敗者が出るか
    .chance = ラストチャンス
    .chance-description = コンソレーションで早く負けた人の再挑戦
    .accelerated = 加速方式
    .accelerated-description = スイス式：最初の2回戦を上位と下位に分けます
    .leavers = 離脱
    .leavers-description = 総当たり：離脱した人の結果の扱い
    .groups = 組数
    .groups-description = 総当たり：組の数（0：全員で）
    .days = 日数
    .days-description = スイス式・総当たり：1回戦の日数（0：期限なし）
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
choice-leavers-by-half = 半分未満は抹消、以上は有効
choice-leavers-count = 常に有効（残りは不戦敗）
choice-leavers-annul = 常に抹消
format-leavers-by-half = 🚪 離脱：半分未満なら抹消、半分以上なら有効で残りは不戦敗。
format-leavers-count = 🚪 離脱：結果は有効、残りは不戦敗。
format-leavers-annul = 🚪 離脱：結果はすべて抹消。
notice-free-round = 🪑 **第{ $round }回戦** { $first }さんは抜け番です（勝ちにはなりません）。
choice-seeding-lot = 抽選
choice-seeding-rating = レーティング順
format-set = ✅ **{ $event }**の形式：
format-no-bracket = ▫️ トーナメントなし（追加：`/event format size:`）
format-accelerated = 🚀 加速方式：最初の2回戦は上位半分に1勝を足して組みます。
format-days = ⏳ 1回戦は{ $days }日。1日前に催促、終了後は審判が裁定します。
format-then-single-elimination = 🏆 その後、上位{ $size }人でシングルエリミネーション。
format-then-double-elimination = 🏆 その後、上位{ $size }人でダブルエリミネーション。
format-seeding-lot = 🎲 シードは抽選（抽選番号で再現できます）。
format-seeding-rating = 📈 シードはレーティング順（なければ抽選）。
format-seeding-qualifier = 🏅 シードは予選の順位。
format-seeding-hand = ✍️ シードは主催者が決定。
format-final-with-reset = 🔁 グランドファイナル：無敗の人には2勝が必要。
format-final-single = 1️⃣ グランドファイナル：1試合。
format-third-shared = 🥉 準決勝の敗者2人が3位。
format-third-played = 🥉 準決勝の敗者で3位決定戦。
format-consolation-progressive = ➰ コンソレーション：決勝を除く各回戦の敗者。
format-consolation-first-round = ➰ コンソレーション：1回戦の敗者。
format-last-chance = 🍀 ラストチャンス：コンソレーションで早く負けた人。
audit-format-set = { $name }の形式を変更
refusal-format-needs-matches = トーナメントやスイス式は2人対戦だけです。2人用のレギュレーションで `/event create` を使ってください。
refusal-bracket-is-all = この大会はトーナメントなので、後に別のトーナメントは行えません。「{ cmd-event-format.size }」を外すか、スイス式か総当たりにしてください。
refusal-bracket-after-ladder = ラダーの後にトーナメントは行えません。「{ cmd-event-format.size }」を外すか、スイス式か総当たりにしてください。
refusal-bracket-size = 予選後のトーナメントは{ $smallest }〜{ $largest }人です。その範囲か0（なし）にしてください。
refusal-days-need-rounds = トーナメントに日数はありません。`/event edit` でスイス式か総当たりにしてください。
refusal-days-range = 1回戦は{ $least }〜{ $most }日です。`/event format` でその範囲か0（期限なし）にしてください。

## トーナメント表と道のり
bracket-title = トーナメント表：第{ $first }〜{ $last }試合
bracket-post-title = { $stage ->
    [final] 決勝トーナメント
   *[other] トーナメント表
} · { $event }
bracket-drawn = 🔢 抽選番号 { $seed }（{ $count }回目）
bracket-winner-of = 第{ $match }試合の勝者
bracket-loser-of = 第{ $match }試合の敗者
bracket-winner-to = 勝者 → { $match }
bracket-loser-to = 敗者 → { $match }
bracket-bye = 不戦
bracket-loser-out = 敗者：{ $place }位
me-next-bracket-out = 🏁 **{ $event }** { $place ->
    [1] 優勝です。
   *[other] { $place }位で終わりました。
}
me-next-bracket-out-ladder = 🏁 **{ $event }** { $place }位、{ $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}{ $ladder_place }位です。
notice-bracket-waits = ⏳ { $player }さんの次の試合は**{ $where }（第{ $match }試合）**、相手は第{ $other }試合の{ $side ->
    [loser] 敗者
   *[winner] 勝者
}です。
notice-bracket-out = 🏁 { $player }さん、{ $place ->
    [1] 優勝です。おめでとうございます！
   *[other] { $place }位で終わりました。
}
notice-bracket-out-ladder = 🏁 { $player }さん、{ $place }位、{ $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}{ $ladder_place }位で終わりました。
notice-bracket-byes = 🪑 1回戦が不戦勝：{ $players }。相手は `/me next` で確認できます。
notice-bracket-byes-changed = 🪑 シードを訂正しました。1回戦が不戦勝：{ $players }。
me-next-bracket = ⏳ **{ $event }** { $label }（第{ $match }試合）：対戦相手（{ $opponent }）を待っています。
choice-ending-victory-match = 最後まで対戦（スコアで決定）
bracket-walkover = 不戦勝
bracket-reset-to = 敗者側が勝てば → { $match }
group-name = { $group }組
choice-help-matches = 2人対戦・不戦勝・トーナメント
help-matches = - **あなたの試合**：2人そろったら始め、終わったら「結果を報告」。相手が確認します。次は `/me next`。
    - **不戦勝**：奇数なら1人が休んで1勝。全員が休むまで2回目はありません。
    - **離脱**：順番が来た試合は不戦勝です。
    - **棄権・欠席**：報告フォームで選び、欠席は審判が確認します。遅刻は `/penalty points`。
    - **訂正**：始まっていない試合は組み直します。対戦済みは審判が無効にするまで有効です。
    - **主催者**：`/organize round`（席決め・入れ替え）、`/event format`
