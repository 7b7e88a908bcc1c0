# ライバルカタン：カードの説明。カード表の効果と条件ごとに一文。

cmd-rivals-card = カード
    .description = カードの費用・点・条件・効果を表示します
    .name = カード名
    .name-description = カードの名前（日本語、英語、ドイツ語）

refusal-rivals-card-unknown = 「{ $name }」というカードはありません。入力中の一覧から選んでください。

rivals-card-title = { $name }（{ $others }）
rivals-card-kind = { $kind }{ $city ->
    [yes] （街専用）
   *[no] { "" }
}{ $one ->
    [yes] （1人1つまで）
   *[no] { "" }
}
rivals-card-cost = 費用：{ $cost }
rivals-card-signs = 点：{ $signs }
rivals-card-needs = 条件：{ $needs }
rivals-card-copies = 枚数：{ $copies }
rivals-card-copies-of = { $set }{ $number }枚
rivals-card-section = ルール：{ $section }
rivals-worth-victory = 勝利点{ $number }
rivals-worth-commerce = 商業{ $number }
rivals-worth-strength = 軍事{ $number }
rivals-worth-skill = スキル{ $number }
rivals-worth-progress = 進歩{ $number }

rivals-kind-centre = 中央カード
rivals-kind-region = リジョン
rivals-kind-attack = アクションカード（攻撃）
rivals-kind-action = アクションカード
rivals-kind-building = 建物
rivals-kind-event = イベント
rivals-kind-site = リジョンの隣に置くカード
rivals-kind-unit = ユニット
rivals-kind-hero = ヒーロー
rivals-kind-ship = 船
rivals-kind-trade-ship = 交易船

rivals-needs-hedge-tavern = 酒場
rivals-needs-merchant-guild = 商人ギルド
rivals-needs-university = 大学
rivals-needs-bath-house = 浴場
rivals-needs-parish-hall = 集会所（その上に置く）
rivals-needs-abbey-or-library = 修道院か図書館
rivals-needs-town-hall-or-behind = タウンホール、または勝利点が相手より少ないこと
rivals-needs-library-or-behind = 図書館、または勝利点が相手より少ないこと
rivals-needs-strength-advantage = 軍事アドバンテージ
rivals-needs-two-progress = 進歩ポイント2
rivals-needs-commerce-or-city = 街か、商業ポイント3
rivals-needs-pirate-and-gold = 海賊と、相手の金
rivals-needs-fighting-hero = 軍事ポイントのあるヒーロー

rivals-effect-guarded = 相手の見張り台かハインリッヒがダイスで防ぐことがあります。
rivals-effect-shoot = 相手は軍事ポイントのあるユニット（リーグの資料では、カード）を1枚選んで失います。
rivals-effect-burn = 相手はあなたが選んだ建物を失います。
rivals-effect-raid = 自分のリジョン1枚を相手の同じ資源で満たします。
rivals-effect-rob-gold = 自分の海賊1枚ごとに、相手の金を奪います。
rivals-effect-fetch-theirs = 相手の捨て札から1枚を手札に加えます。
rivals-effect-fetch-own = 自分の捨て札から1枚を手札に加えます。
rivals-effect-take = 相手から資源を{ $number }個取ります。
rivals-effect-take-up-to = 相手から資源を1〜{ $number }個取ります。
rivals-effect-give = そのあと自分の資源を{ $number }個渡します。
rivals-effect-betray = 相手の手札を見て1枚を取ります。
rivals-effect-plunder = 相手から資源を1個、相手の勝利点が多ければ2個取ります。
rivals-effect-produce-again = この出目で、自分のリジョンがもう一度産出します。
rivals-effect-set-die = ダイスの前に、産出ダイスの目を決めます。
rivals-effect-set-celebration = ダイスの前に使います。イベントは祝祭になり、自分は資源をもう1個得ます。
rivals-effect-heal = 自分の浴場の隣のリジョンが、資源を1個ずつ得ます。
rivals-effect-spend-gold = 金を{ $number }個支払います。
rivals-effect-spend-any = 好きな資源を{ $number }個支払います。
rivals-effect-gain = 好きな資源を{ $number }個得ます。
rivals-effect-gain-ore = 鉱石を{ $number }個得ます。
rivals-effect-gain-grain = 麦を{ $number }個得ます。
rivals-effect-relocate = 自分のリジョン2枚か拡張カード2枚を入れ替えます。
rivals-effect-scout = 集落を建てるとき、そのリジョン2枚を選びます。
rivals-effect-preach = 確執、兄弟の確執、暴動の影響を受けません。
rivals-effect-plenty = 豊作の年には、隣のリジョン2枚が資源を1個ずつ得ます。
rivals-effect-plenty-storehouse = 山賊の襲撃では隣のリジョン2枚を数えません。豊作の年にはそこが資源を1個ずつ得ます。
rivals-effect-healthy = この街のまわりのリジョンは疫病を受けません。
rivals-effect-double = 隣の{ $good }のリジョンは、出目で1個多く産出します。
rivals-effect-cheaper-city = 高い街専用カードが資源1個分安くなります。
rivals-effect-cheaper-heroes = ヒーローが資源1個分安くなります。
rivals-effect-calm = ダイスが{ $numbers }なら暴動を防ぎます。
rivals-effect-gain-if-skilled = 建てたとき、スキルポイントが相手より多ければ好きな資源を{ $number }個得ます。
rivals-effect-fireproof = この街（リーグの資料では、すべての街と集落）は放火犯の対象になりません。
rivals-effect-harbour = 交易船3枚で勝利点1です。
rivals-effect-look-up = 建てたとき、山札を1つ見て1枚を取ります。
rivals-effect-guard = ダイスが{ $numbers }なら、弓使い、放火犯、裏切り者を防ぎます。
rivals-effect-market = 出目のリジョンが相手のほうが多いとき、その資源を1個得ます。
rivals-effect-mint = 1ターンに1回、金1個を別の資源に換えられます。
rivals-effect-lend = 商業アドバンテージがあれば、取引のイベントで相手から資源を2個取ります。
rivals-effect-price = 山札を見て選ぶ費用が資源{ $number }個になります。
rivals-effect-cure = 疫病のとき、資源を1個得ます。
rivals-effect-salt = 交易船1枚ごとに商業ポイントが1増えます。
rivals-effect-tithe = 建てたとき、ヒーロー1枚ごとに羊毛か麦（どちらか1種類）を1個得ます。
rivals-effect-toll = 豊作のとき、金を2個得ます。
rivals-effect-base = 港と市場1枚ごとに商業ポイントが1増えます。
rivals-effect-feud = 軍事アドバンテージのある人が相手の建物を3つまで選び、相手はその1つを失います。
rivals-effect-fraternal-feuds = 軍事アドバンテージのある人が、相手の手札2枚を山札の下に戻します。
rivals-effect-gift = 軍事ポイントのあるユニット（リーグの資料では、カード）1枚ごとに金を1個得ます。
rivals-effect-invention = 進歩ポイント1ごとに資源を1個得ます（2個まで）。
rivals-effect-plague = 街に接するリジョンは資源を1個ずつ失います。
rivals-effect-riots = 軍事か商業のポイントのあるユニットを持つ人は、金を支払うか、その1枚を失います。
rivals-effect-race = 交易船がいちばん多い人は資源を1個得ます。
rivals-effect-merchants = 2人とも、金1個で資源1個を2回まで買えます。
rivals-effect-year-of-plenty = 倉庫と修道院の隣のリジョンが、資源を1個ずつ得ます。
rivals-effect-yule = イベントカードを積み直し、もう1枚めくります。
rivals-effect-hide-gold = 山賊の襲撃を受けない金を3個まで置けます。
rivals-effect-console = イベントやアクションカードで自分のカードを失うたびに、資源を1個得ます。
rivals-effect-sink = 建てたとき、相手は交易船を1枚選んで失います。豊作のとき、金を1個得ます。
rivals-effect-trade = { $good }2個を別の資源1個と何回でも交換できます。
rivals-effect-trade-beside = 隣のリジョンの資源2個を別の資源1個と何回でも交換できます。
rivals-effect-yield = 出目で{ $good }を産出します。
