# 組み合わせ・トーナメント・予選通過: 受け付けられない理由と次にすること、各段階の名称。

## スイスドローと総当たり
refusal-swiss-too-few = { $players ->
    [0] 組み合わせる参加者がいません。1回戦には2人必要です。
   *[other] 残りが{ $players }人のため組み合わせできません。大会を終了するか、参加者の復帰を受け付けてください。
}
refusal-swiss-duplicate-player = 同じ参加者が重複しています。1人1回にして、もう一度組み合わせてください。
refusal-swiss-forbidden-leaves-none = 対戦させない組の指定により、{ $players }人全員の組み合わせが作れません。指定を1つ外してください。
swiss-rematch = 再戦（再戦なしの組み合わせは残っていません）
swiss-second-bye = 2回目の不戦勝（ほかに割り当てられる参加者がいません）
refusal-robin-too-few = 総当たり戦には2人以上必要ですが、現在{ $players }人です。参加者が増えるのをお待ちください。
refusal-robin-too-many = 総当たり戦は{ $largest }人までですが、現在{ $players }人です。組に分けるか、スイスドローにしてください。
refusal-robin-duplicate-player = 同じ参加者が重複しています。1人1回にしてください。
refusal-robin-odd = ベルガー表は偶数人用ですが、{ $players }人が指定されました。不戦勝の枠を1つ加えてください。

## トーナメント表
bracket-stage-main = 本戦
bracket-stage-losers = 敗者側トーナメント
bracket-stage-grand-final = グランドファイナル
bracket-stage-third-place = 3位決定戦
bracket-stage-consolation = コンソレーション
bracket-stage-last-chance = ラストチャンス
bracket-ending-played = 対戦
bracket-ending-walkover = 不戦勝
bracket-ending-withdrawal = 棄権
refusal-bracket-too-few = トーナメントには2人以上必要ですが、現在{ $players }人です。参加者が増えるのをお待ちください。
refusal-bracket-too-many = トーナメントは{ $largest }人までですが、現在{ $players }人です。先に予選を行ってください。
refusal-bracket-duplicate-player = 同じ参加者が2つのシードに入っています。1人1つにしてください。
refusal-bracket-third-place-too-few = 3位決定戦には4人必要ですが、{ $players }人です。3位は決定戦なしにしてください。
refusal-bracket-consolation-too-few = { $players }人では早い段階の敗者が足りず、コンソレーションを組めません。各回戦の敗者が加わる方式にするか、行わないでください。
refusal-bracket-last-chance-too-few = { $players }人ではラストチャンスに進む人が足りません。ラストチャンスなしにしてください。
refusal-bracket-unknown-match = 試合番号{ $match }はこのトーナメント表にありません。一覧から選んでください。
refusal-bracket-already-decided = { $round }回戦第{ $number }試合の結果は入力済みです。変更するときは結果を訂正してください。
refusal-bracket-not-ready = { $round }回戦第{ $number }試合は、対戦者が未定か不戦勝のため報告できません。先に前の試合を報告してください。
refusal-bracket-winner-not-in-match = その参加者は{ $round }回戦第{ $number }試合の対戦者ではありません。対戦者2人から選んでください。
refusal-bracket-nothing-to-correct = { $round }回戦第{ $number }試合の結果はまだありません。先に結果を報告してください。

## 予選通過・準決勝・決勝
cut-not-official = 公式大会に必要な人数に達していません（非公式）。
refusal-cut-too-few = 決勝には3人以上必要ですが、{ $players }人です。参加者が増えるのを待つか、大会を中止してください。
refusal-cut-choose-semi-final = { $players }人の場合、準決勝を行うかどうかは主催者が決めます。「あり」か「なし」を選んでください。
refusal-cut-semi-final-not-allowed = この形式では{ $players }人のとき、予選からそのまま決勝に進みます。準決勝なしで進めてください。
refusal-cut-semi-final-required = この形式では{ $players }人のとき、準決勝が必要です。準決勝ありで進めてください。
refusal-cut-nothing-tied = 通過ラインに同順位はないため、決めることはありません。次の段階へ進めてください。
refusal-cut-not-tied = 通過ラインで同順位ではない参加者が選ばれています。同順位の中から選んでください。
refusal-cut-wrong-number = 同順位から通過するのは{ $places }人ですが、{ $chosen }人選ばれています。ちょうど{ $places }人を選んでください。
refusal-cut-tie-open = 通過ラインの同順位（残り{ $places }枠）が未決定です。先にプレーオフか主催者の決定で決めてください。
refusal-cut-not-through = その参加者は通過していないため、繰り上げは不要です。通過者の中から選んでください。
refusal-cut-reserves-tied = 次点に{ $tied }人が並んでいます。繰り上げる人を選んでください。
refusal-cut-table-sizes = { $players }人を3〜4人ずつ{ $tables }テーブルに分けることはできません。テーブル数か人数を変えてください。
refusal-seat-choice-not-your-turn = まだこの参加者が席を選ぶ番ではありません。上位シードから順に選びます。
refusal-seat-choice-unknown = { $seat }番の席はありません。1〜{ $seats }番から選んでください。
refusal-seat-choice-taken = { $seat }番の席はすでに選ばれています。空いている席を選んでください。
