# リーグ規則: 受け付けられない理由と次にすること、レギュレーション設定の誤り、タイブレーク名。

## 結果
refusal-table-size = { $most ->
    [2] 対戦は2人で行いますが、{ $count }人分の報告です。対戦者を確認してください。
   *[other] 1テーブルは{ $least }〜{ $most }人ですが、{ $count }人分の報告です。着席者を確認してください。
}
refusal-seated-twice = { $player } さんが重複しています。1人につき1回だけ入力してください。
refusal-score-count = { $players }人に対して点数が{ $scores }件です。全員分を1件ずつ入力してください。
refusal-score-missing = { $player } さんの点数がありません。入力してもう一度送信してください。
refusal-score-of-stranger = { $player } さんはこのテーブルの参加者ではありません。このテーブルの参加者だけを報告してください。席の変更は審判が `/round replace` で行います。
refusal-handicap-missing = { $player } さんのクラスがありません。全員のクラスを入力してください。
refusal-handicaps-unused = このレギュレーションにハンデはありません。クラスは入力しないでください。
refusal-handicap-count = { $players }人に対してクラスが{ $classes }件です。全員分を1件ずつ入力してください。
refusal-handicap-unknown = クラス「{ $class }」はありません。{ $known } から選んでください。
refusal-match-points-unused = このレギュレーションでは{ $target }点先取と決まっています。ポイント数は入力しないでください。
refusal-match-points-range = { $points }ポイントマッチはできません。1以上を入力してください。
refusal-score-negative = { $player } さんの{ $score }点はありえません。0以上を入力してください。
refusal-score-too-high = { $player } さんの{ $score }点はありえません（上限{ $maximum }点）。点数を確認してください。
refusal-winner-not-seated = { $player } さんはこのテーブルにいないため、勝者にできません。このテーブルの参加者を選んでください。
refusal-nobody-at-target = { $target }点に達した人がいないため、勝者がいません。点数を見直すか、時間切れとして報告してください。
refusal-winner-below-target = { $player } さんは{ $target }点に達していないため、勝者にできません。点数か勝者を見直してください。
refusal-two-at-target = { $target }点以上が{ $count }人いますが、先に達した時点で終了のはずです。点数を見直してください。
refusal-winner-unclear = { $target }点以上が{ $count }人います。勝利宣言をした人を選んでください。
refusal-time-has-no-winner = 時間切れの場合は勝者なしのため、{ $player } さんを勝者にできません。勝者を空欄にするか、勝利による終了として報告してください。
refusal-time-needs-winner = 時間切れになった側がマッチの負けです。勝者を指定してください。
refusal-time-after-end = すでに{ $target }点に達しているため、時間切れの前に終了しています。勝利による終了として報告してください。
refusal-no-time-limit = このレギュレーションに時間制限はありません。{ $target }点に達するまで続けてください。困ったときは `/judge call`。
refusal-walkover-seats = { $most ->
    [2] 不戦勝には、来た人と来なかった人の2人を指定してください。
   *[other] 不戦勝には{ $least }〜{ $most }人を重複なく指定しますが、{ $count }人でした。来た人1人と、来なかった人全員を指定してください。
}
refusal-bye-needs-two-players = 3〜4人のテーブルに不戦勝の空き番はありません。どこかのテーブルに着席させてください。
refusal-correction-closed = 次の試合が始まったため、この結果はもう訂正できません。ディレクターに相談してください。

## 順位
refusal-explain-same-player = 同じ人（{ $player } さん）が選ばれています。別の2人を選んでください。
refusal-not-ranked = { $player } さんは順位表にいません。順位のある人を選んでください。
refusal-season-event-twice = 大会{ $event }がシーズンに2回入っています。片方を外してください。

## エントリー
refusal-not-entered = { $player } さんはこの大会にエントリーしていません。`/signup add` で登録してください。
    .own = この大会に申し込んでいません。`/signup join` で申し込めます。
refusal-entry-pending = { $player } さんのエントリーは承認待ちです。主催者が `/signup approve` で決めます。
    .own = エントリーは承認待ちです。主催者が `/signup approve` で決めます。
refusal-entry-waitlisted = { $player } さんはキャンセル待ちです。空きが出しだい繰り上がります。
    .own = キャンセル待ちの列に入っています。空きが出しだい繰り上がります。
refusal-entry-confirmed = { $player } さんはエントリー済みです。手続きは不要です。
    .own = すでにエントリー済みです。手続きは不要です。
refusal-entry-checked-in = { $player } さんはチェックイン済みです。手続きは不要です。
    .own = すでにチェックイン済みです。手続きは不要です。
refusal-entry-refused = { $player } さんのエントリーは主催者が見送りました。取り消せるのは主催者だけです（`/event undo`）。
    .own = 今回のエントリーは主催者が見送りました。取り消せるのは主催者だけです（`/event undo`）。
refusal-entry-no-show = { $player } さんは不参加（受付なし）の扱いです。主催者が `/signup return` で復帰させられます。
    .own = 不参加（受付なし）の扱いになっています。主催者が `/signup return` で復帰させられます。
refusal-entry-dropped = { $player } さんは途中棄権しています。主催者が `/signup return` で復帰させられます。
    .own = すでに途中棄権しています。主催者が `/signup return` で復帰させられます。
refusal-entry-substituted = { $player } さんには代わりの人が入っています。誤りであれば、主催者が `/event undo` で取り消せます。
    .own = あなたの席には代わりの人が入っています。誤りであれば、主催者が `/event undo` で取り消せます。
refusal-entry-disqualified = { $player } さんは失格です。取り消せるのは審判だけです（`/penalty revoke`）。
    .own = この大会では失格になっています。取り消せるのは審判だけです（`/penalty revoke`）。
refusal-not-disqualified = { $player } さんは失格ではないため、復帰の手続きは不要です。
refusal-event-full = 満員です（{ $taken }/{ $capacity }）。`/event edit capacity:` で定員を増やすか、空きが出るのをお待ちください。
refusal-event-started = 大会は始まっています。途中棄権は `/signup drop`、途中参加は `/signup add`、交代は `/signup substitute` を使ってください。
refusal-event-not-started = 大会はまだ始まっていません。開始前は `/signup remove` で削除してください。
refusal-event-finished = 大会は終了しています。変更が必要なら、主催者が `/event reopen` で再開します。
refusal-event-not-finished = 大会は終了していないため、再開は不要です。
refusal-signup-closed = エントリーは締め切りました。主催者が `/event open` で受付を再開できます。
refusal-signup-open = エントリーはすでに受付中です。
refusal-check-in-open = チェックインはすでに始まっています。
refusal-check-in-not-open = チェックインの時間ではありません。主催者が `/event checkin` で始めます。
refusal-capacity-negative = 定員を{ $capacity }人にはできません。人数か、定員なしなら0を入力してください。
refusal-capacity-below-taken = すでに{ $taken }人が確定しているため、定員を{ $capacity }人にはできません。先にエントリーを減らしてください。
refusal-substitute-self = { $player } さん自身は交代要員になれません。別の人を選んでください。

## ペナルティ
refusal-penalty-not-in-profile = { $kind ->
    [point] このレギュレーションにポイントのペナルティはありません。警告か失格を選んでください。
    [warning] このレギュレーションに警告はありません。別のペナルティを選んでください。
   *[other] このレギュレーションに失格はありません。別のペナルティを選んでください。
}
refusal-penalty-reason-missing = ペナルティには理由が必要です。何があったかを書いてください。
refusal-penalty-own = 自分自身のペナルティについては判断できません。別の審判に依頼してください。
refusal-already-disqualified = { $player } さんはすでに失格です。誤りなら、先に取り消してください。
refusal-no-such-penalty = ペナルティ{ $number }番はありません。一覧で番号を確認してください。
refusal-already-revoked = ペナルティ{ $number }番はすでに取り消されています。
refusal-revocation-reason-missing = 取り消しには理由が必要です。理由を書いてください。

## 審判
refusal-judge-plays = この大会の参加者なので、原則として審判になれません。別の人に頼むか、例外とする理由を書いてください。
refusal-judge-own-case = この件の当事者なので裁定できません。別の審判か主催者に依頼してください（ほかに誰もいないときは、主催者が例外の理由を書いて裁定できます）。
refusal-ruling-empty = 裁定の内容がありません。決めたことを書いてください。
refusal-ruling-final = このレギュレーションでは審判の判断が最終で、上告はできません。試合を続けてください。
refusal-appeal-not-party = この件の当事者ではありません。上告できるのは当事者だけです。
refusal-appeal-twice = この裁定はすでに上告されています。コミッティの結論をお待ちください。
refusal-appeal-too-late = 上告は裁定の直後に限られ、すでに試合が進んでいます。裁定はそのまま有効です。
refusal-no-appeal = この裁定は上告されていないため、コミッティは不要です。
refusal-committee-exists = この件のコミッティはすでにあります。投票に進んでください。
refusal-committee-size = コミッティの人数は { $sizes } のいずれかです。{ $count }人が選ばれています。人数を調整してください。
refusal-committee-twice = { $player } さんが重複しています。1人につき1回だけ選んでください。
refusal-committee-director = { $player } さんはこの裁定の担当者かディレクターなので、コミッティに入れません。別の人を選んでください。
refusal-committee-party = { $player } さんはこの件の当事者なので、コミッティに入れません。別の人を選んでください。
refusal-no-committee = この裁定のコミッティはまだありません。先に任命してください。
refusal-committee-not-member = このコミッティの一員ではないため、投票できません。
refusal-vote-twice = すでに投票済みです。票は変更できません。
refusal-appeal-decided = コミッティの結論はすでに出ています。この結論に従ってください。

## 独自レギュレーションの誤り(本文の前に項目名を表示)
fault-toml-broken = { $line }行目がTOMLとして読めません。引用符・かっこ・イコールを確認してください。
fault-toml-lines = { $most }行を超えています。元のプロファイルと同じ項目は省いてください。
fault-toml-line-length = { $line }行目が{ $longest }文字を超えています。短く改行してください。
fault-toml-depth = { $line }行目：ドットまたはかっこの入れ子が深すぎます。設定にそこまで深いものはありません。
fault-missing-key = 「{ $key }」がありません。追加してください。
fault-unknown-key = 「{ $key }」という項目はありません。削除してください。
fault-misspelt-key = 「{ $key }」という項目はありません。「{ $nearest }」ではありませんか?
fault-fixed-by-base = 「{ $key }」は元のレギュレーションで決まります。削除するか、別の base を選んでください。
fault-wrong-type = 値の型が { $found } です。{ $expected } で書いてください。
fault-out-of-range = { $value } は範囲外です。{ $low }〜{ $high }で書いてください。
fault-not-odd = { $value } は偶数です。多数決ができるよう、奇数にしてください。
fault-text-length = { $length }文字です。1〜{ $longest }文字で書いてください。
fault-not-allowed = 「{ $value }」は使えません。{ $allowed } から選んでください。
fault-array-length = 値が{ $count }個です。{ $low }〜{ $high }個にしてください。
fault-listed-twice = 「{ $value }」が重複しています。片方を削除してください。
fault-name-taken = 「{ $name }」は標準レギュレーションの名前です。別の名前にしてください。
fault-name-form = 「{ $name }」は名前に使えません。英小文字・数字・ハイフンで40文字以内にしてください。
fault-target-above-maximum = 最高{ $maximum }点では{ $target }点に届きません。win_target を下げるか、maximum_score を上げてください。
fault-scoring-game = 得点方式「{ $scoring }」は { $game } に使えません。別の得点方式か base を選んでください。
fault-placement-points-count = { $players }人分の順位に対して値が{ $count }個です。順位ごとに1個書いてください。
fault-placement-points-rise = 下の順位の点が上の順位を超えています。大きい順に並べてください。
fault-handicaps-need-zero-sum = ハンデのクラスは得点方式「zero-sum」専用です（現在は「{ $scoring }」）。クラスを消すか、得点方式を変えてください。
fault-time-loss-needs-two-players = 時間切れ負けは2人用です。{ $game } では別の time_up を選んでください。
fault-clock-without-time-limit = 時間制限なしなのに play_seconds が{ $seconds }です。"unlimited" と書くか、別の time_up を選んでください。
fault-committee-without-size = 上告はコミッティが扱います。人数を [3, 5] のように書いてください。
fault-bands-not-rising = at_least は小さい順に書いてください。

## タイブレーク
tiebreak-wins = 勝利数
tiebreak-points = 得点
tiebreak-victory-points = 勝利点
tiebreak-table-share = 卓内得点率の合計
tiebreak-mean-share = 平均得点率（%）
tiebreak-first-places = 1位の回数
tiebreak-second-places = 2位の回数
tiebreak-third-places = 3位の回数
tiebreak-head-to-head = 直接対決
tiebreak-opponent-wins = 対戦相手の勝利数
tiebreak-met-opponent-wins = 実際に対戦した相手の勝利数
tiebreak-point-difference = 得失点差
fault-stake-too-low = { $stake } では敗者が得をすることがあります。{ $least } 以上にするか、win_target を下げてください。
fault-final-not-a-table = 決勝は1テーブルです。{ $low }〜{ $high } にしてください。
fault-semi-final-tables = { $players }人では{ $tables }テーブルを埋められません。semi_final_size か semi_final_tables を変えてください。
fault-draw-needs-two-players = draw_half_wins は2人の対戦だけに使えます。{ $game } のテーブルで勝者なしのときは、誰にも勝ちがつきません。この行を消してください。
fault-small-tables-need-tables = raise_small_tables は3人テーブル用です。{ $game } は2人で対戦します。この行を消してください。
fault-team-best-above-size = team_best は{ $best }人ですが、チームは{ $size }人までです。team_best を下げるか team_size を上げてください。
fault-team-tie-break-no-sum = 「{ $value }」は合計できません。team_tie_breaks から外してください。
fault-band-below-tables = { $least }人未満では準決勝のテーブルを埋められません。at_least を上げるか、semi_final_tables を下げてください。
refusal-retired-needs-match = 途中棄権を記録できるのは2人対戦の試合だけです。
refusal-retired-needs-winner = 相手の途中棄権で勝った人を選んで、もう一度送ってください。
refusal-retired-after-end = { $target }点に達していれば試合は終わっています（途中棄権ではありません）。終わり方を選び直してください。
refusal-playoff-does-not-fit = { $players }人で残り{ $places }人の枠を争うテーブルは組めません。進出する人を `/standings advance players:` で指定してください。
refusal-cut-nothing-tied = 通過ラインに同順位はないため、決めることはありません。次の段階へ進めてください。
