# 順位表、シーズン、決勝への進出
cmd-standings = 順位
    .description = 順位表とその理由、決勝の作成（主催者）
cmd-standings-show = 表示
    .description = 大会またはシーズンの順位表を表示します
    .event = 大会
    .event-description = 対象の大会（省略時：開催中または直近）
    .stage = 段階
    .stage-description = 段階（省略時：大会全体）
    .season = シーズン
    .season-description = シーズン（各自の上位の大会を合計）
cmd-standings-explain = 理由
    .description = ある人が別の人より上位である理由を説明します
    .player_a = プレイヤー1
    .player_a-description = 一人目のプレイヤー
    .player_b = プレイヤー2
    .player_b-description = 二人目のプレイヤー
    .event = 大会
    .event-description = 対象の大会（省略時：開催中または直近）
    .stage = 段階
    .stage-description = 段階（省略時：大会全体）
cmd-standings-season = シーズン
    .description = 大会のシーズンと合計方法を決めます（主催者）
    .event = 大会
    .event-description = シーズンに入れる大会（終了後も可）
    .season = シーズン
    .season-description = シーズン名（「-」でなし、省略時：大会のシーズン）
    .measure = 基準
    .measure-description = 順位に応じたポイントか、大会の得点か
    .places = 順位点
    .places-description = 1位から：25 18 15 12（「-」は自分以下の人数）
    .participation = 参加点
    .participation-description = 参加するだけで入るポイント
    .best = 上位
    .best-description = 合計する大会の数（0はすべて）
    .drop = 除外
    .drop-description = 除外する大会の数（欠場を含む）
cmd-standings-advance = 進出
    .description = 準決勝・決勝を作成します（主催者）
    .event = 大会
    .event-description = 対象の大会（複数開催中のときだけ必要）
    .stage = 段階
    .stage-description = 次の段階（レギュレーションに定めがないとき）
    .players = 進出者
    .players-description = 同順位のとき：進出者を上位から。例：はるか, ケン

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
column-table-share = 得点率
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
standings-state-qualifier = 予選：{ $tables }テーブル中{ $done }を集計
standings-state-only = { $tables }テーブル中{ $done }を集計
standings-state-semi-final = 準決勝：{ $tables }テーブル中{ $done }を集計
standings-state-final = 決勝：{ $tables }テーブル中{ $done }を集計
standings-state-bracket = トーナメント：{ $tables }試合中{ $done }を集計
standings-state-overall = 全段階：{ $tables }テーブル中{ $done }を集計（数字は予選）
standings-disputed = ⚠️ 裁定待ち：{ $tables }
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
   *[other] （離脱）
}
standings-cut = ここまで{ $stage }進出{ $level ->
    [0] {""}
   *[other] （同{ $place }位{ $level }人中{ $open }人）
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
explain-above = **{ $upper }**さん（{ $upper_place }位）は **{ $lower }**さん（{ $lower_place }位）より上位です。
explain-level = **{ $upper }**さんと **{ $lower }**さんは同順位（{ $upper_place }位）です。すべての基準で並んでいます。
tiebreak-a-match = 1試合あたりの{ $tiebreak }
explain-step = **{ $tiebreak }**：{ $upper }さん { $mine }、{ $lower }さん { $theirs }
explain-further = { $upper }さんは **{ $stage }** に進出し、{ $lower }さんは進出していません。後の段階が優先です。
explain-in-stage = **{ $stage }** での比較：
explain-bracket = トーナメントでは { $upper }さんが { $lower }さんより先に進みました（勝利数・得点は不問）。
explain-bracket-shared = **{ $upper }**さんと **{ $lower }**さんは同順位（{ $upper_place }位）です。トーナメントで同じところまで進みました（順位決定戦なし）。
explain-groups = { $upper }さんはグループ{ $above }位、{ $lower }さんはグループ{ $below }位です。グループ順位が優先です。
explain-step-level = { $tiebreak }：どちらも { $mine }
explain-step-none = { $tiebreak }：比較できません（全員は対戦していないため）
explain-playoff = ➡️ 同順位のため、**プレーオフ**で決まりました。
explain-ladder = ➡️ ラダーの順位です。上の順位の人に勝つと、その順位に入ります。
explain-decided = ➡️ 決め手：**{ $tiebreak }**

advance-through = 🎯 進出者{ $count }人（シード順）：{ $names }。公開するまで投稿されません。
advance-short = ⚠️ { $rounds ->
    [0] まだ全員の対戦が済んでいません。
   *[other] 予選は{ $rounds }回戦中{ $played }回戦だけ済んでいます。
}
advance-tie = ⚖️ 進出ラインで同順位：{ $tied }。進出決定：{ $through }。残り{ $places }人を{ $playoff ->
    [0] 選んでください。
   *[other] 選ぶか、プレーオフを行ってください。
}
advance-tie-many = 同順位の{ $count }人はメニューに入りません。進出者を上位から `/standings advance players:` で指定してください。
button-stage-playoff = プレーオフ
playoff-planned = ⚖️ 残り{ $places }人の枠のプレーオフ：{ $names }。公開するまで投稿されません。終わったら `/standings advance`。
advance-choose = 進出者を選択（{ $places }人）

choice-measure-places = 順位に応じたポイント
choice-measure-points = 大会の得点
season-title = シーズン { $season }
season-rule = 終了した{ $events }大会のうち上位{ $best }大会を合計します。
season-rule-none = 終了した大会はまだありません。
season-line = { $place } { $player } — **{ $total }**（勝利 { $wins }{ $shared ->
    [0] {""}
   *[other] 、同順位
}）· { $counted }
season-score = { $event }（{ $place }位、{ $points }点）
season-by-places = 最下位が1ポイント、1つ上がるごとに+1。同順位は等分します。
season-by-awards = 順位点：{ $awards }。同順位は等分します。
season-by-points = 大会の得点を合計します（予選の得点が下限）。
season-participation = 参加で{ $points }ポイント加わります。
season-drop = 各自{ $count }大会を除外します（欠場が先{ $last ->
    [0] {""}
   *[other] 。1大会は必ず数えます
}）。
season-set = ✅ シーズン **{ $season }**{ $event ->
    [none] を更新しました
   *[other] に **{ $event }** を入れました
}
season-none = ✅ **{ $event }** をシーズンから外しました。
audit-season-set = { $name } のシーズンを設定（{ $season }）
refusal-season-unnamed = シーズン名を入れるか、シーズンのある大会を選んでください。
refusal-season-awards = 順位点は{ $points }までの整数を1位から{ $most }個まで入れてください。例：25 18 15 12
refusal-season-numbers = 大会数は0〜{ $events }、参加点は0〜{ $points }の整数を入れてください。
refusal-season-drop = シーズン { $season } は{ $events }大会なので、それ以上は除外できません。先に大会を加えるか、除外を減らしてください。
refusal-season-awards-rise = 上の順位の点が下の順位より少なくなっています。1位から順に入れてください。
season-shared = 合計・勝利数・上位の大会がすべて等しければ同順位です。

audit-stage-planned = { $event } の{ $stage }を作成（{ $players }人）

refusal-standings-hidden = **{ $event }** の順位表は終了まで非公開です。主催者に確認するか、お待ちください。
refusal-event-not-played = **{ $event }** はまだ始まっていません。参加者は `/signup list` で確認できます。
refusal-stage-not-played = その段階はまだありません。「段階」を省略してください。
refusal-no-such-season = シーズン「{ $season }」に終了した大会はありません。候補から選んでください。
refusal-advance-ladder = ラダーは回戦ごとに続きます。`/round seat` で続けてください。
refusal-advance-bracket = トーナメント表がそのまま決勝につながります。`/round seat` で続けてください。
refusal-final-exists = **{ $event }** の決勝は公開済みです。結果を報告し、`/event finish` で終了してください。
refusal-qualifier-not-played = 予選がまだ行われていません。`/round seat` で席を決めて公開してください。
refusal-qualifier-round-planned = 予選の第{ $round }回戦が未公開です。公開するか `/round cancel` で取り消し、やり直してください。
refusal-playoff-after-qualifier = プレーオフは予選の後だけです。進出者は `/standings advance players:` で指定してください。
refusal-playoff-outdated = 順位が変わり、同順位ではなくなりました。`/standings advance` で組み直してください。
refusal-playoff-in-groups = グループ戦にプレーオフはありません。進出者は `/standings advance players:` で指定してください。
refusal-semi-final-played = 準決勝は公開済みです。決勝は、段階を指定せずに `/standings advance` で作成します。

podium-title = 🏁 { $event }：最終結果
podium-step = { $medal } **{ $names }**
podium-teams = **団体**
podium-ladder-consolation = **コンソレーション**
podium-ladder-last-chance = **ラストチャンス**
podium-ladder-open = 最後まで行われず
podium-players = 順位のついた人：{ $count }人。全員：`/standings show`、理由：`/standings explain`
notice-place = 🏁 **{ $event }** が終了しました。あなたは **{ $place ->
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
notice-place-in-ladder = 🏁 **{ $event }** が終了しました。あなたは **{ $place ->
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
notice-not-through = ✂️ **{ $event }**：{ $stage }に進む{ $players }人が決まりました。あなたは進出していません。{ $ranks ->
    [hidden] {""}
   *[shown] 順位は `/standings show` で確認できます。
}
notice-place-gone = 🏁 **{ $event }**：お知らせした順位は無効になり、順位の対象外です。
notice-place-moved = 🔁 **{ $event }**：終了後の変更で、あなたは **{ $place ->
    [1] 🥇 優勝
    [2] 🥈 2位
    [3] 🥉 3位
   *[other] { $place }位
}**（{ $players }人中）になりました{ $before ->
    [0] {""}
   *[other] （変更前：{ $before }位）
}。一覧：`/standings show`
