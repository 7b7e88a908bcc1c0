# 順位表、シーズン、決勝への進出
cmd-standings = 順位
    .description = 順位表とその理由の表示、決勝の作成（主催者）
cmd-standings-show = 表示
    .description = 大会またはシーズンの順位表を表示します
    .event = 大会
    .event-description = 対象の大会（省略時は開催中または直近の大会）
    .stage = 段階
    .stage-description = 予選・準決勝・決勝のどれか（省略時は大会全体）
    .season = シーズン
    .season-description = シーズン名。各プレイヤーの上位の大会を合計します
cmd-standings-explain = 理由
    .description = ある人が別の人より上位である理由を数字で説明します
    .player_a = プレイヤー1
    .player_a-description = 一人目のプレイヤー
    .player_b = プレイヤー2
    .player_b-description = 二人目のプレイヤー
    .event = 大会
    .event-description = 対象の大会（省略時は開催中または直近の大会）
    .stage = 段階
    .stage-description = 予選・準決勝・決勝のどれか（省略時は大会全体）
cmd-standings-season = シーズン
    .description = 大会のシーズンと、その合計のしかたを決めます（主催者）
    .event = 大会
    .event-description = シーズンに入れる大会（終了した大会も選べます）
    .season = シーズン
    .season-description = シーズン名（「-」でなし、省略時は大会のシーズン）
    .measure = 基準
    .measure-description = 順位に応じたポイントか、大会で取った得点か
    .places = 順位点
    .places-description = 1位から順に：25 18 15 12（「-」なら自分以下の人数がポイント）
    .participation = 参加点
    .participation-description = 大会に参加するともらえるポイント
    .best = 上位
    .best-description = 合計する大会の数（0はすべて）
    .drop = 除外
    .drop-description = 合計から外す大会の数（欠場した大会を含む）
cmd-standings-advance = 進出
    .description = 上位者による準決勝または決勝を作成します（主催者）
    .event = 大会
    .event-description = 対象の大会（開催中の大会が複数あるときだけ必要）
    .stage = 段階
    .stage-description = 次の段階（ルールに定めがないとき）
    .players = 進出者
    .players-description = 同順位が多いとき：進出する人を上位から順に入力。例：はるか, ケン

choice-stage-overall = 大会全体
choice-stage-qualifier = 予選
choice-stage-semi-final = 準決勝
choice-stage-final = 決勝
choice-stage-bracket = トーナメント
choice-stage-play-off = プレーオフ（同順位者）
stage-qualifier = 予選
stage-semi-final = 準決勝
stage-final = 決勝
stage-play-off = プレーオフ
stage-bracket = トーナメント

column-player = プレイヤー
column-games = 対局
column-wins = 勝利
column-points = 得点
column-victory-points = 勝利点
column-table-share = 得点率計
column-mean-share = 平均%
column-first-places = 1位
column-second-places = 2位
column-third-places = 3位
column-head-to-head = 直接対決
column-opponent-wins = 相手勝数
column-met-opponent-wins = 対戦者勝数
column-point-difference = 得失点

standings-title = { $event }：順位表（{ $stage }）
standings-title-overall = { $event }：順位表
standings-picture-title = { $event }
standings-state-qualifier = 予選：{ $tables }テーブル中{ $done }テーブルを集計
standings-state-only = { $tables }テーブル中{ $done }テーブルを集計
standings-state-semi-final = 準決勝：{ $tables }テーブル中{ $done }テーブルを集計
standings-state-final = 決勝：{ $tables }テーブル中{ $done }テーブルを集計
standings-state-bracket = トーナメント：{ $tables }試合中{ $done }試合を集計
standings-state-overall = 全段階：{ $tables }テーブル中{ $done }テーブルを集計（数字は予選のもの）
standings-disputed = ⚠️ 審判が判断中：{ $tables }
standings-reached = { $stage }{ $place }位
standings-page = { $page }/{ $pages }ページ
standings-line = { $place }{ $moved ->
    [none] {""}
   *[other] {" "}{ $moved }
} { $player }{ $reached ->
    [none] {""}
   *[other] （{ $reached }）
}{ $numbers ->
    [none] {""}
   *[other] {" "}— { $numbers }
}{ $left ->
    [0] {""}
   *[other] （棄権）
}
standings-cut = ここまで{ $stage }進出{ $level ->
    [0] {""}
   *[other] （{ $place }位の{ $level }人のうち{ $open }人）
}
button-standings-text = 文字で読む
standings-empty = まだ順位がありません。
standings-later-semi-final = 🥈 **準決勝**：{ $names }{ $open ->
    [0] {""}
   *[other] （進行中）
}
standings-later-bracket = 🏆 **トーナメント**：{ $names }{ $open ->
    [0] {""}
   *[other] （進行中）
}
standings-later-final = 🏆 **決勝**：{ $names }{ $open ->
    [0] {""}
   *[other] （進行中）
}

explain-title = この順位の理由
explain-above = **{ $upper }** さん（{ $upper_place }位）は **{ $lower }** さん（{ $lower_place }位）より上位です。
explain-level = **{ $upper }** さんと **{ $lower }** さんは同順位（{ $upper_place }位）です。すべての基準で並んでいます。
tiebreak-a-match = 1試合あたりの{ $tiebreak }
explain-step = **{ $tiebreak }**：{ $upper } さん { $mine }、{ $lower } さん { $theirs }
explain-further = { $upper } さんは**{ $stage }**に進み、{ $lower } さんは進みませんでした。後の段階の結果が先に比べられます。
explain-in-stage = 2人の順位を決めた**{ $stage }**での比較：
explain-bracket = トーナメントでは { $upper } さんのほうが { $lower } さんより先まで勝ち進みました。勝利数や得点は比べません。
explain-bracket-shared = **{ $upper }** さんと **{ $lower }** さんは同順位（{ $upper_place }位）です。トーナメントで同じところまで進み、2人の順位を決める試合はありません。
explain-groups = { $upper } さんはグループ{ $above }位、{ $lower } さんはグループ{ $below }位です。グループ内の順位が数字より先に比べられます。
explain-step-level = { $tiebreak }：どちらも { $mine }
explain-step-none = { $tiebreak }：全員が対戦していないため比較できず、次の基準を見ます
explain-playoff = ➡️ 並んでいたため、**プレーオフ**で決まりました。
explain-decided = ➡️ 決め手：**{ $tiebreak }**

advance-through = 🎯 進出者{ $count }人（シード順）：{ $names }。公開するまで投稿されません。
advance-short = ⚠️ { $rounds ->
    [0] まだ全員の対戦が済んでいません。
   *[other] 予選は{ $rounds }回戦のうち{ $played }回戦しか行われていません。
}
advance-tie = ⚖️ 進出ラインで並んでいます：{ $tied }。進出決定：{ $through }。残り{ $places }人を{ $playoff ->
    [0] 選んでください。
   *[other] 選ぶか、プレーオフを行ってください。
}
advance-tie-many = 並んでいるのは{ $count }人で、メニューに入りきりません。進出する人を上位から順に `/standings advance players:` で指定してください。全員の順位は `/standings show` で見られます。
button-stage-playoff = プレーオフ
playoff-planned = ⚖️ 残り{ $places }人の枠をかけたプレーオフ：{ $names }。公開するまで投稿されません。終わったら `/standings advance` で次の段階を組みます。
advance-choose = 進出者を選択（{ $places }人）

choice-measure-places = 順位に応じたポイント
choice-measure-points = 大会で取った得点
season-title = シーズン { $season }
season-rule = 終了した{ $events }大会のうち、上位{ $best }大会を合計します。
season-rule-none = 終了した大会はまだありません。
season-line = { $place } { $player } — **{ $total }**（勝利 { $wins }{ $shared ->
    [0] {""}
   *[other] 、同順位
}）· { $counted }
season-score = { $event }（{ $place }位、{ $points }点）
season-by-places = 最下位が1ポイントで、1つ上がるごとに1ポイント増えます。同順位は等分します。
season-by-awards = 順位点：{ $awards }。同順位は等分します。
season-by-points = 大会で取った得点を合計します（予選の得点を下回ることはありません）。
season-participation = 参加すると{ $points }ポイント加わります。
season-drop = 各自{ $count }大会を除外します（欠場した大会から先に{ $last ->
    [0] {""}
   *[other] 。1大会は必ず数えます
}）。
season-set = ✅ シーズン **{ $season }**{ $event ->
    [none] {""}
   *[other] ：**{ $event }** を入れました
}
season-none = ✅ **{ $event }** はどのシーズンにも入らなくなりました。
audit-season-set = { $name } のシーズンを設定した（{ $season }）
refusal-season-unnamed = シーズン名を入れるか、シーズンのある大会を選んでください。
refusal-season-awards = 順位点は{ $points }までの整数で、1位から順に{ $most }個まで入れてください。例：25 18 15 12
refusal-season-numbers = 対象・除外の大会数は0〜{ $events }、参加点は0〜{ $points }の整数で入れてください。
refusal-season-drop = シーズン { $season } の大会は{ $events }つなので、それより多くは除外できません。先にほかの大会をこのシーズンに入れるか、除外を減らしてください。
refusal-season-awards-rise = 上の順位の点が下の順位より少なくなっています。1位から順に入れてください。
season-shared = 合計、勝利数、上位の大会の成績がすべて等しい人は同順位です。

audit-stage-planned = { $event } の{ $stage }を{ $players }人で作成

refusal-standings-hidden = **{ $event }** の順位表は終了まで非公開です。主催者に確認するか、終了をお待ちください。
refusal-event-not-played = **{ $event }** はまだ始まっていないため、順位表がありません。参加者は `/signup list` で確認できます。
refusal-stage-not-played = その段階はまだ作成されていません。オプション「段階」を省略すると、今の順位表が表示されます。
refusal-no-such-season = シーズン「{ $season }」の終了した大会がありません。入力中に表示される候補から選んでください。
refusal-advance-bracket = トーナメントでは組み合わせ表がそのまま決勝につながります。`/round seat` で続けてください。
refusal-final-exists = **{ $event }** の決勝はすでに公開されています。結果を報告し、`/event finish` で大会を終了してください。
refusal-qualifier-not-played = 予選がまだ1回戦も行われていません。`/round seat` で席を決めて公開してください。
refusal-qualifier-round-planned = 予選の第{ $round }回戦が準備中です。公開するか、`/round cancel` で取り消してから、もう一度お試しください。
refusal-playoff-after-qualifier = プレーオフは予選の後だけ行えます。進出する人を `/standings advance players:` で指定してください。
refusal-playoff-outdated = 順位が変わり、このプレーオフの参加者は同順位ではなくなりました。`/standings advance` で組み直してください。
refusal-playoff-in-groups = グループ戦ではプレーオフを行えません。進出する人を `/standings advance players:` で指定してください。
refusal-semi-final-played = 準決勝はすでに公開されています。残るは決勝だけです。段階を指定せずに `/standings advance` を実行してください。

podium-title = 🏁 { $event }：最終結果
podium-step = { $medal } **{ $names }**
podium-teams = **団体**
podium-ladder-consolation = **コンソレーション**
podium-ladder-last-chance = **ラストチャンス**
podium-ladder-open = 最後まで行われませんでした
podium-players = 順位がついたプレイヤー：{ $count }人。全員の順位は `/standings show`、理由は `/standings explain` で見られます。
notice-place = 🏁 **{ $event }** が終了しました。あなたの順位は **{ $place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $place }位
}**（{ $players }人中）です。ご参加ありがとうございました。
place-in-ladder-too = { $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}では { $ladder_place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $ladder_place }位
} です。
notice-place-in-ladder = 🏁 **{ $event }** が終了しました。あなたの順位は **{ $place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $place }位
}**（{ $players }人中）、{ $ladder ->
    [consolation] コンソレーション
   *[last-chance] ラストチャンス
}では **{ $ladder_place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $ladder_place }位
}** です。ご参加ありがとうございました。
notice-not-through = ✂️ **{ $event }**：{ $stage }に進む{ $players }人が決まりました。今回、あなたは進出していません。{ $ranks ->
    [hidden] {""}
   *[shown] 順位は `/standings show` で確認できます。
}
notice-place-gone = 🏁 **{ $event }**：お知らせした順位は無効になりました。現在、あなたは順位の対象ではありません。
notice-place-moved = 🔁 **{ $event }**：終了後に順位が変わりました。あなたの順位は **{ $place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $place }位
}**（{ $players }人中）です{ $before ->
    [0] {""}
   *[other] （変更前：{ $before }位）
}。全員の順位は `/standings show` で確認できます。
