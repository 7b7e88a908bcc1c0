# 2人対戦の試合: 長さ、終わり方、報告フォームの言葉。

## 長さ
cmd-event-length = 試合の長さ
    .description = 試合の長さ（何ポイント先取か、何番勝負か）を、回戦や段階ごとに決めます
    .part = 対象
    .part-description = どの試合か
    .length = 長さ
    .length-description = 先取するポイント（バックギャモン）か、何番勝負か（ライバルカタン：3、5など）。0なら通常どおり
    .round = 回戦
    .round-description = その中の1つの回戦だけ（0ならすべて）
    .event = 大会
    .event-description = 対象の大会
choice-part-event = すべての試合
choice-part-qualifier = 予選（スイス式・総当たり）
choice-part-bracket = トーナメントのすべての試合
choice-part-round = シングルエリミネーションの各回戦
choice-part-quarter-final = 準々決勝
choice-part-semi-final = 準決勝
choice-part-final = 決勝
choice-part-third-place = 3位決定戦
choice-part-winners-round = 勝者側の各回戦
choice-part-winners-final = 勝者側決勝
choice-part-losers-round = 敗者側の各回戦
choice-part-losers-final = 敗者側決勝
choice-part-grand-final = グランドファイナル
choice-part-grand-final-reset = グランドファイナル再戦
choice-part-consolation-round = コンソレーションの各回戦
choice-part-consolation-final = コンソレーション決勝
choice-part-last-chance-round = ラストチャンスの各回戦
choice-part-last-chance-final = ラストチャンス決勝
match-length-points = { $number }ポイント先取
match-length-games = { $number }番勝負（{ $target }勝先取）
match-length = 🎯 試合：{ $length }
length-part = 🎯 { $part }：{ $length }
length-part-round = { $part }（{ $round }回戦）
length-usual = 通常どおり
length-set = ✅ **{ $event }** の試合の長さ：
audit-length-set = { $name } の試合の長さを決めました：{ $part }{ $round ->
    [0] { "" }
   *[other] （{ $round }回戦）
}：{ $number ->
    [0] 通常どおり
   *[other] { $number }
}
refusal-length-has-no-rounds = その段階は1つの回戦だけなので、回戦は指定しないでください。
refusal-length-in-games = このゲームの試合はポイントで数えません。複数のゲームで争うときは、`/event length` で3などの奇数（番勝負）を指定してください。
refusal-length-in-points = この大会の試合はポイントで数えます。何ポイント先取かを `/event length` で指定してください。
refusal-length-even = { $games }番勝負では同点で終わることがあります。{ $next }などの奇数を指定してください。
refusal-length-range = 試合の長さは1〜{ $most }です。その範囲で指定するか、0で通常に戻してください。
refusal-length-game-on = { $place }は、今の長さでゲーム #{ $game } として対局中のため、その段階の長さは変えられません。終わるのを待つか `/game end` で終了するか、ほかの回戦や段階を指定してください。
refusal-length-played = { $place }は今の長さで対戦済みのため、その段階の長さは変えられません。まだ行われていない回戦や段階を指定してください。
refusal-points-need-matches = ポイント数を決められるのは2人対戦の試合だけです。このレギュレーションでは勝利点が決まっているので、ポイントは指定しないでください。

## 報告フォーム
form-score-match = { $player } さん
form-score-hint-points = 0〜{ $target }（{ $target }ポイント先取）
form-score-hint-games = 勝ったゲーム数：0〜{ $target }
form-score-hint-single = 終了時の点数（例：{ $target }）
table-given = ⚖️ { $player } さんに +{ $points }（{ $section }）。スコアに含めます
refusal-points-by-post = { $place }は非同期対戦で、ゲーム #{ $game } は点数を自分で数えるため、与えたポイントが反映されません。違反は `/penalty warn` で記録し、試合が終わったら、ポイントを加えた得点を `/result correct` で登録してください。
refusal-points-need-match = ポイントを与えられるのは進行中の試合だけです。この参加者には進行中の試合がありません。行われなかった試合は `/result walkover` で不戦勝に、結果が出ている試合は `/result correct` で訂正してください。
refusal-score-below-given = この試合では { $player } さんに{ $points }ポイントが与えられているため、それより低いスコアにはなりません。与えられたポイントもスコアに含めてください。
refusal-capacity-beyond-format = この形式は{ $most }人までですが、定員が{ $capacity }人になっています。定員を減らすか、スイス式にして後でトーナメント（`/event format`）を行ってください。
refusal-capacity-beyond-groups = { $groups ->
    [1] 全員での総当たりは{ $most }人までですが、定員が{ $capacity }人になっています。組に分ければ行えます：定員を指定せずに大会を作成し、`/event format groups:` で組数を、その後 `/event edit capacity:` で定員を決めてください。
   *[other] { $groups }組で{ $most }人までですが、定員が{ $capacity }人になっています。`/event format groups:` で組数を増やすか、定員を減らしてください。
}
refusal-late-into-bracket = **{ $event }** はトーナメント表が公開済みのため、途中参加はできません。誰かの代わりに入るときは `/signup substitute` を使ってください。

## レーティング一覧
cmd-standings-ratings = レーティング
    .description = ゲームごとのレーティング一覧を表示します（ファイル付き）
    .game = ゲーム
    .game-description = どのゲームか
ratings-title-post = レーティング一覧：{ $game }（非同期対戦）
ratings-title-jbs = レーティング一覧：{ $game }（試合）
ratings-title-table = レーティング一覧：{ $game }（テーブル戦）
ratings-line = **{ $place }位** { $player } — { $rating }（対象 { $games }試合）
ratings-more = ほか{ $count }人はファイルをご覧ください
export-rating = レーティング
export-ratings-post = レーティング（非同期対戦）
export-ratings-jbs = レーティング（試合）
export-ratings-table = レーティング（テーブル戦）
refusal-nobody-rated = このゲームではまだレーティングのある人がいません。レーティング対象の大会で結果が出るか、2人以上で非同期対戦を終えると載ります。

## 組分け
format-groups = 🔠 { $groups }組に分かれて総当たりを行い、各組の上位が次へ進みます。
refusal-groups-need-robin = 組分けできるのは総当たりだけです。総当たりで大会を作成するか、組数を指定しないでください。
refusal-groups-range = 組数は2〜{ $most }です。その範囲で指定するか、0（全員で総当たり）にしてください。
refusal-groups-running = 組ごとの対戦が始まっているため、組数は変えられません。
refusal-groups-bracket-size = { $groups }組から同じ人数ずつ{ $size }人のトーナメントに進むことはできません。{ $groups }で割り切れる人数にしてください。
refusal-groups-too-many = { $players }人では{ $groups }組に分けられません（1組に2人以上必要です）。`/event format` で組数を減らしてください。
refusal-game-best-of = この試合は番勝負なので、非同期ゲーム1回では結果になりません。対面で対戦して勝ったゲーム数を報告するか、主催者が `/event length` で1ゲームに変更してください。
