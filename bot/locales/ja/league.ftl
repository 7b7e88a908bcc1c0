# リーグ規則: 受け付けられない理由と次にすること、レギュレーション設定の誤り、タイブレーク名。

## 結果
refusal-table-size = { $most ->
    [2] 対戦は2人です（報告は{ $count }人分）。対戦者を確認してください。
   *[other] 1テーブルは{ $least }〜{ $most }人です（報告は{ $count }人分）。着席者を確認してください。
}
refusal-seated-twice = { $player }さんが重複しています。1人1回だけ入力してください。
refusal-score-count = { $players }人に対して得点が{ $scores }件です。1人1件ずつ入力してください。
refusal-score-missing = { $player }さんの得点がありません。入力して送り直してください。
refusal-score-of-stranger = { $player }さんはこのテーブルの人ではありません。席の変更は審判が `/round replace` で行います。
refusal-handicap-missing = { $player }さんのクラスがありません。全員のクラスを入力してください。
refusal-handicaps-unused = このレギュレーションにハンデはありません。クラスを外してください。
refusal-handicap-count = { $players }人に対してクラスが{ $classes }件です。1人1件ずつ入力してください。
refusal-handicap-unknown = クラス「{ $class }」はありません。{ $known } から選んでください。
refusal-match-points-unused = ここでは{ $target }点先取と決まっています。ポイント数は入力しないでください。
refusal-match-points-range = { $points }ポイントマッチはできません。1以上を入力してください。
refusal-score-negative = { $player }さんの{ $score }点はありえません。0以上を入力してください。
refusal-score-too-high = { $player }さんの{ $score }点はありえません（上限{ $maximum }点）。得点を確認してください。
refusal-winner-not-seated = { $player }さんはこのテーブルにいません。勝者はこのテーブルから選んでください。
refusal-nobody-at-target = { $target }点に達した人がいません。得点を見直すか、時間切れとして報告してください。
refusal-winner-below-target = { $player }さんは{ $target }点に達していません。得点か勝者を見直してください。
refusal-two-at-target = { $target }点以上が{ $count }人いますが、先に達した時点で終了です。得点を見直してください。
refusal-winner-unclear = { $target }点以上が{ $count }人います。勝利宣言をした人を選んでください。
refusal-time-has-no-winner = 時間切れは勝者なしです（{ $player }さんも勝者になりません）。勝者を空欄にするか、勝利として報告してください。
refusal-time-needs-winner = 時間切れになった側の負けです。勝者を指定してください。
refusal-time-after-end = { $target }点に達した人がいるため、時間切れではありません。勝利として報告してください。
refusal-no-time-limit = 時間制限はありません。{ $target }点まで続けるか、`/judge call` を使ってください。
refusal-walkover-seats = { $most ->
    [2] 不戦勝には、来た人と欠席者を1人ずつ指定してください。
   *[other] 不戦勝には{ $least }〜{ $most }人が必要です（指定は{ $count }人）。来た人1人と欠席者全員を指定してください。
}
refusal-bye-needs-two-players = 3〜4人のテーブルに不戦勝はありません。どこかのテーブルに入れてください。
refusal-correction-closed = 次の試合が始まったため訂正できません。ディレクターに相談してください。

## 順位
refusal-explain-same-player = { $player }さんが2回選ばれています。別の2人を選んでください。
refusal-not-ranked = { $player }さんは順位表にいません。順位のある人を選んでください。
refusal-season-event-twice = 大会{ $event }がシーズンに2回入っています。片方を外してください。

## エントリー
refusal-not-entered = { $player }さんはこの大会にエントリーしていません。`/signup add` で登録してください。
    .own = この大会に申し込んでいません。`/signup join` で申し込めます。
refusal-entry-pending = { $player }さんのエントリーは承認待ちです。主催者が `/signup approve` で決めます。
    .own = エントリーは承認待ちです。主催者が `/signup approve` で決めます。
refusal-entry-waitlisted = { $player }さんはキャンセル待ちです。空きが出ると繰り上がります。
    .own = キャンセル待ちです。空きが出ると繰り上がります。
refusal-entry-confirmed = { $player }さんはエントリー済みです。
    .own = すでにエントリー済みです。
refusal-entry-checked-in = { $player }さんはチェックイン済みです。
    .own = すでにチェックイン済みです。
refusal-entry-refused = { $player }さんのエントリーは見送られました。主催者が `/event undo` で取り消せます。
    .own = エントリーは見送られました。主催者が `/event undo` で取り消せます。
refusal-entry-no-show = { $player }さんは欠席扱いです。主催者が `/signup return` で戻せます。
    .own = 欠席扱いになっています。主催者が `/signup return` で戻せます。
refusal-entry-dropped = { $player }さんは離脱しています。主催者が `/signup return` で戻せます。
    .own = すでに離脱しています。主催者が `/signup return` で戻せます。
refusal-entry-substituted = { $player }さんは交代しています。主催者が `/event undo` で取り消せます。
    .own = 別の人に交代しています。主催者が `/event undo` で取り消せます。
refusal-entry-disqualified = { $player }さんは失格です。審判が `/penalty revoke` で取り消せます。
    .own = 失格になっています。審判が `/penalty revoke` で取り消せます。
refusal-not-disqualified = { $player }さんは失格ではありません。復帰の手続きは不要です。
refusal-event-full = 満員です（{ $taken }/{ $capacity }）。`/event edit capacity:` で定員を増やすか、空きを待ってください。
refusal-event-started = 大会は始まっています。`/signup drop` か `/signup substitute` を使ってください。
refusal-event-not-started = 大会はまだ始まっていません。開始前は `/signup remove` で削除してください。
refusal-event-finished = 大会は終了しています。主催者は `/event reopen` で再開できます。
refusal-event-not-finished = 大会は終了していません。再開は不要です。
refusal-signup-closed = 受付は終了しています。主催者は `/event open` で再開できます。
refusal-signup-open = すでに受付中です。
refusal-check-in-open = すでにチェックイン中です。
refusal-check-in-not-open = チェックインの時間ではありません。主催者が `/event checkin` で始めます。
refusal-capacity-negative = 定員を{ $capacity }人にはできません。人数か0（無制限）を入力してください。
refusal-capacity-below-taken = { $taken }人が参加するため、定員を{ $capacity }人にできません。先に `/signup remove` で減らしてください。
refusal-substitute-self = { $player }さん本人には交代できません。別の人を選んでください。

## ペナルティ
refusal-penalty-not-in-profile = { $kind ->
    [point] ここにポイントのペナルティはありません。警告か失格を選んでください。
    [warning] ここに警告はありません。別のペナルティを選んでください。
   *[other] ここに失格はありません。別のペナルティを選んでください。
}
refusal-penalty-reason-missing = ペナルティの理由を書いてください。
refusal-penalty-own = 自分のペナルティは決められません。別の審判に頼んでください。
refusal-already-disqualified = { $player }さんはすでに失格です。誤りなら `/penalty revoke` で取り消してください。
refusal-no-such-penalty = 第{ $number }号のペナルティはありません。`/penalty list` で番号を確認してください。
refusal-already-revoked = ペナルティ第{ $number }号はすでに取り消されています。
refusal-revocation-reason-missing = 取り消す理由を書いてください。

## 審判
refusal-judge-plays = この大会の参加者なので審判になれません。別の人に頼むか、例外とする理由を書いてください。
refusal-judge-own-case = 当事者なので裁定できません。別の審判か主催者に頼んでください（いなければ主催者が理由を書いて裁定します）。
refusal-ruling-empty = 裁定の内容が空です。決めたことを書いてください。
refusal-ruling-final = 審判の裁定が最終で、上告はできません。試合を続けてください。
refusal-appeal-not-party = 上告できるのは当事者だけです。
refusal-appeal-twice = この裁定は上告済みです。コミッティの結論をお待ちください。
refusal-appeal-too-late = 試合が進んだため上告できません。裁定は有効です。
refusal-no-appeal = この裁定は上告されていません。コミッティは不要です。
refusal-committee-exists = コミッティはすでにあります。投票に進んでください。
refusal-committee-size = コミッティの人数は { $sizes } のいずれかです（指定は{ $count }人）。人数を調整してください。
refusal-committee-twice = { $player }さんが重複しています。1人1回だけ選んでください。
refusal-committee-director = { $player }さんは裁定した人かディレクターです。コミッティには別の人を選んでください。
refusal-committee-party = { $player }さんはこの件の当事者です。コミッティには別の人を選んでください。
refusal-no-committee = この裁定のコミッティはまだありません。`/judge committee` で指名してください。
refusal-committee-not-member = コミッティの一員ではないため、投票できません。
refusal-vote-twice = 投票済みです。票は変更できません。
refusal-appeal-decided = コミッティの結論はすでに出ています。結論に従ってください。

## 独自レギュレーションの誤り(本文の前に項目名を表示)
fault-toml-broken = { $line }行目が TOML として読めません。引用符・かっこ・イコールを確認してください。
fault-toml-lines = { $most }行を超えています。base と同じ項目は省いてください。
fault-toml-line-length = { $line }行目が{ $longest }文字を超えています。短く改行してください。
fault-toml-depth = { $line }行目：入れ子が深すぎます。ドットとかっこを確認してください。
fault-missing-key = 「{ $key }」がありません。追加してください。
fault-unknown-key = 「{ $key }」という項目はありません。削除してください。
fault-misspelt-key = 「{ $key }」という項目はありません。「{ $nearest }」ではありませんか？
fault-fixed-by-base = 「{ $key }」は base で決まります。削除するか、別の base を選んでください。
fault-wrong-type = 値の型が { $found } です。{ $expected } で書いてください。
fault-out-of-range = { $value } は範囲外です。{ $low }〜{ $high }で書いてください。
fault-not-odd = { $value } は偶数です。コミッティは奇数にしてください。
fault-text-length = { $length }文字です。1〜{ $longest }文字で書いてください。
fault-not-allowed = 「{ $value }」は使えません。{ $allowed } から選んでください。
fault-array-length = 値が{ $count }個です。{ $low }〜{ $high }個にしてください。
fault-listed-twice = 「{ $value }」が重複しています。片方を削除してください。
fault-name-taken = 「{ $name }」は標準の名前です。別の名前にしてください。
fault-name-form = 「{ $name }」は使えません。英小文字・数字・ハイフンで40文字以内にしてください。
fault-target-above-maximum = 最高{ $maximum }点では{ $target }点に届きません。win_target か maximum_score を直してください。
fault-scoring-game = 得点方式「{ $scoring }」は { $game } に使えません。方式か base を変えてください。
fault-placement-points-count = 順位{ $players }つに値が{ $count }個です。順位ごとに1個書いてください。
fault-placement-points-rise = 下の順位の得点が上の順位を超えています。大きい順に並べてください。
fault-handicaps-need-zero-sum = ハンデのクラスは得点方式「zero-sum」専用です（現在「{ $scoring }」）。クラスを消すか、方式を変えてください。
fault-time-loss-needs-two-players = 時間切れ負けは2人用です。{ $game } では別の time_up を選んでください。
fault-clock-without-time-limit = 時間制限なしですが play_seconds が{ $seconds }です。"unlimited" にするか、別の time_up を選んでください。
fault-committee-without-size = 上告はコミッティが扱います。人数を [3, 5] のように書いてください。
fault-bands-not-rising = at_least は小さい順に書いてください。

## タイブレーク
tiebreak-wins = 勝利数
tiebreak-points = 得点
tiebreak-victory-points = 勝利点
tiebreak-table-share = 得点率（各テーブルの合計）
tiebreak-mean-share = 平均得点率（%）
tiebreak-first-places = 1位の回数
tiebreak-second-places = 2位の回数
tiebreak-third-places = 3位の回数
tiebreak-head-to-head = 直接対決
tiebreak-opponent-wins = 対戦相手の勝利数
tiebreak-met-opponent-wins = 対戦した相手の勝利数
tiebreak-point-difference = 得失点差
fault-stake-too-low = { $stake } では敗者が得をします。{ $least } 以上にするか、win_target を下げてください。
fault-final-not-a-table = 決勝は1テーブルです。{ $low }〜{ $high } にしてください。
fault-semi-final-tables = { $players }人で{ $tables }テーブルは埋まりません。semi_final_size か semi_final_tables を直してください。
fault-draw-needs-two-players = draw_half_wins は2人対戦用です（{ $game } では不可）。消してください。
fault-small-tables-need-tables = raise_small_tables は3人テーブル用です（{ $game } は2人対戦）。消してください。
fault-team-best-above-size = team_best（{ $best }人）がチームの上限（{ $size }人）を超えています。どちらかを直してください。
fault-team-tie-break-no-sum = 「{ $value }」は合計できません。team_tie_breaks から外してください。
fault-band-below-tables = { $least }人未満では準決勝のテーブルが埋まりません。at_least か semi_final_tables を直してください。
refusal-retired-needs-match = 棄権で終われるのは2人対戦の試合だけです。
refusal-retired-needs-winner = 相手の棄権で勝った人を選んで送り直してください。
refusal-retired-after-end = { $target }点に達していれば棄権ではありません。終わり方を選び直してください。
refusal-playoff-does-not-fit = { $players }人で{ $places }人の枠を争うテーブルは組めません。進出者は `/standings advance players:` で指定してください。
refusal-cut-nothing-tied = 進出ラインに同順位はありません。次の段階へ進めてください。
