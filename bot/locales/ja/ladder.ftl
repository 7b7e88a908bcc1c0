ladder-how = ⚔️ 次の回戦の相手として、{ $reach }つ上の順位まで挑戦できます。
ladder-challenge-line = ⚔️ { $challenger } → { $player }
ladder-question = { $player ->
        [""] { $count ->
            [0] { $reach }つ上までに、第{ $round }回戦で挑戦できる人がいません。次の結果が出てから試してください。
           *[other] 第{ $round }回戦で誰に挑戦しますか？{ $reach }つ上の順位まで選べます。
        }
       *[other] 第{ $round }回戦は**{ $player }**さんに挑戦中です。別の人を選ぶか、取り下げられます。
    }
ladder-nobody = 挑戦しない
ladder-said = { $player ->
        [""] ✅ 挑戦を取り下げました。第{ $round }回戦は順位が隣の人と対戦します。
       *[other] ✅ 第{ $round }回戦で**{ $player }**さんに挑戦します。組み合わせの時点で順位が離れすぎていなければ対戦します。
    }
button-ladder-challenge = 挑戦する
menu-ladder-challenged = 誰に挑戦しますか？
refusal-not-a-ladder = **{ $event }**はラダーではありません。「{ cmd-match-challenge.event }」でラダーを選んでください。
refusal-ladder-drawn = **{ $event }**の次の回戦は組み合わせ中です。`/round publish` で公開された後に挑戦してください。
refusal-ladder-challenged = 第{ $round }回戦は**{ $player }**さんから挑戦されています。その対戦になります。
refusal-ladder-out-of-reach = 挑戦できるのは空いている{ $reach }つ上の順位までです。順位は `/standings show` で見られます。
refusal-ladder-too-small = ラダーには2人以上必要です。`/signup add` で追加してください。
cmd-match-challenge = 挑戦
    .description = ラダーで上の順位の人に挑戦します
    .event = 大会
    .event-description = ラダーの大会
