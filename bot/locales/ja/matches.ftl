# 2人対戦の試合: 長さ、終わり方、報告フォームの言葉。

## 長さ
cmd-event-length = 試合の長さ
    .description = 試合の長さ（ポイントか番勝負）を段階ごとに決めます
    .part = 対象
    .part-description = 対象の試合
    .length = 長さ
    .length-description = ポイント数か番勝負の数（3、5など）。0：通常
    .round = 回戦
    .round-description = この回戦だけ（0：すべて）
    .event = 大会
    .event-description = 対象の大会
choice-part-event = すべての試合
choice-part-qualifier = 予選（スイス式・総当たり）
choice-part-bracket = トーナメントの全試合
choice-part-round = トーナメントの各回戦
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
length-set = ✅ **{ $event }**の試合の長さ：
audit-length-set = { $name }の試合の長さを変更：{ $part }{ $round ->
    [0] { "" }
   *[other] （{ $round }回戦）
}、{ $number ->
    [0] 通常どおり
   *[other] { $number }
}
refusal-length-has-no-rounds = この段階は1回戦だけです。「{ cmd-event-length.round }」を外してください。
refusal-length-in-games = このゲームに試合のポイントはありません。`/event length` で3などの奇数（番勝負）にしてください。
refusal-length-in-points = この大会の試合はポイント制です。ポイント数を `/event length` で指定してください。
refusal-length-even = { $games }番勝負は引き分けがあります。{ $next }などの奇数にしてください。
refusal-length-range = 試合の長さは1〜{ $most }です。その範囲か0（通常）にしてください。
refusal-length-game-on = { $place }が対局中（ゲーム #{ $game }）で、長さを変えられません。先に `/game end` です。
refusal-length-played = { $place }がこの長さで対戦済みで、変えられません。まだ行っていない回戦や段階を選んでください。
refusal-points-need-matches = 試合のポイント数があるのは2人対戦だけです。ポイントは指定しないでください。

## 報告フォーム
form-score-match = { $player }さん
form-score-hint-points = 0〜{ $target }（{ $target }ポイント先取）
form-score-hint-games = 勝ったゲーム数：0〜{ $target }
form-score-hint-single = 終了時の得点（例：{ $target }）
table-given = ⚖️ { $player }さんに +{ $points }（{ $section }）。スコアに含めます
refusal-points-by-post = { $place }は非同期対戦（ゲーム #{ $game }）です。終了後に `/result correct` で加えてください。
refusal-points-need-match = 進行中の試合がありません。未実施なら `/result walkover`、終了後は `/result correct` です。
refusal-score-below-given = この試合で{ $player }さんに{ $points }ポイント与えられています。スコアに含めてください。
refusal-capacity-beyond-format = この形式は{ $most }人までです（定員{ $capacity }人）。定員を減らすか `/event format` で変えてください。
refusal-capacity-beyond-groups = { $groups ->
        [1] 総当たりは{ $most }人までです（定員{ $capacity }人）。定員なしで作り、`/event format groups:` で分けてください。
       *[other] { $groups }組で{ $most }人までです（定員{ $capacity }人）。`/event format groups:` で組を増やしてください。
    }
refusal-late-into-bracket = **{ $event }**は対戦表の公開後で、途中参加できません。代わりなら `/signup substitute` です。

## レーティング一覧
cmd-standings-ratings = レーティング
    .description = ゲームのレーティング一覧を表示します（ファイル付き）
    .game = ゲーム
    .game-description = 対象のゲーム
ratings-title-post = レーティング一覧：{ $game }（非同期対戦）
ratings-title-jbs = レーティング一覧：{ $game }（試合）
ratings-title-table = レーティング一覧：{ $game }（テーブル戦）
ratings-line = **{ $place }位** { $player } — { $rating }（対象{ $games }試合）
ratings-more = ほか{ $count }人はファイルをご覧ください
export-rating = レーティング
export-ratings-post = レーティング（非同期対戦）
export-ratings-jbs = レーティング（試合）
export-ratings-table = レーティング（テーブル戦）
refusal-nobody-rated = このゲームではまだ誰にもレーティングがありません。対象の大会か、2人以上の非同期対戦で付きます。

## 組分け
format-groups = 🔠 { $groups }組の総当たりから、各組の上位が進みます。
refusal-groups-need-robin = 組分けは総当たりだけです。総当たりにするか、組数を外してください。
refusal-groups-range = 組数は2〜{ $most }です。その範囲か0（全員で）にしてください。
refusal-groups-running = 組の対戦が始まっていて、組数は変えられません。
refusal-groups-bracket-size = { $groups }組から同じ人数で{ $size }人のトーナメントは組めません。{ $groups }で割り切れる人数にしてください。
refusal-groups-too-many = { $players }人は{ $groups }組に分けられません（1組2人以上）。`/event format` で減らしてください。
refusal-game-best-of = 番勝負は非同期対戦1回では決まりません。対面で行うか、主催者が `/event length` で変えます。
