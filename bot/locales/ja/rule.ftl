# ルールの質問
cmd-rule = ルール
    .description = ルールを調べます。出典つきで裁定を示します
cmd-rule-ask = 質問
    .description = ルールについて、自分の言葉で質問できます
    .question = 質問
    .question-description = 知りたいこと、またはテーブルで起きたこと
cmd-rule-show = 表示
    .description = 条項のIDや番号から、ルールを表示します
    .section = 条項
    .section-description = cwc/3.0.14-a のようなID、または 4.4.4 のような番号
cmd-find-the-rule = ルールを探す

button-rule-open = ルールを見る
button-rule-language = Read in English
button-rule-share = 全員に見せる

rule-badge-tournament = 🏆 大会ルール
rule-badge-faq = 💬 公式FAQ
rule-badge-manual = 📘 説明書
rule-badge-official = 📘 公式ルール
rule-badge-own = 📄 この大会独自の規則
rule-badge-own-beneath = 📄 この大会独自の規則
rule-badge-printed = 📗 製品のルール・リーグ独自の資料
rule-source = { $badge }：**{ $document }**
    { $printed }（`{ $sections }`）
rule-example = *例：* { $example }
rule-edition = 版：{ $edition }
rule-beside = 別の文書での扱い：{ $document } { $section }
rule-elsewhere = 別の文書での扱い（ここでは適用外）：{ $document } { $section }
rule-related = 関連するルール、ほかの候補
rule-typed = 🔎 { $question }

rule-guess = 🤔 「{ $question }」について、確かな答えが見つかりません。近いのは次の2つです。ボタンで詳しい内容を開けます。
    なければ、言い方を変えてもう一度質問するか、審判を呼んでください。
rule-nothing = 🔍 「{ $question }」についての規定は、登録されている文書には見つかりませんでした。近いルールをボタンで開けます。
    言い方を変えて質問するか、`/judge call` で審判に確かめてください。番号が分かる条項は `/rule show` で開けます。
rule-in-need = ハラスメントや暴言、暴力を受けたり見かけたりしたときは、ひとりで対応する必要はありません。{ $server ->
    [0] 主催者か審判に、個別のメッセージで知らせてください。
   *[1] 下の「審判に聞く」を押すと、このサーバーの審判だけが読みます。返事はDM（受け取れる設定の場合）で届きます。
 }危険なときは、まずスタッフか緊急通報へ。関係する規定：
rule-no-question = 調べる文章がありません。`/rule ask question:手札を見せてもいい?` のように質問を書いてください。
rule-no-search = ここでは規則を検索できません(このボットには検索機能が入っていません)。条項の番号が分かれば `/rule show`、審判への質問は `/judge call` をお使いください。
rule-shared = ✅ このチャンネルの全員に見えるようにしました。
    .waiting = ⏳ このチャンネルにはまだ投稿していません。
rule-shared-by = 📖 { $user } さんが表示
refusal-rule-not-here = このチャンネルには書き込めないため、代わりに表示することもできません。書き込めるチャンネルでお調べください。

rule-verdict-yes = { $sure ->
    [1] **はい。**
   *[0] **はい**（おそらく）。次の裁定で確かめてください。
}
rule-verdict-no = { $sure ->
    [1] **いいえ。**
   *[0] **いいえ**（おそらく）。次の裁定で確かめてください。
}
rule-verdict-said = { $sure ->
    [1] **{ $said }。**
   *[0] おそらく**{ $said }**。次の裁定で確かめてください。
}
rule-verdict-depends = **条件によります。**
rule-replaces = 🔁 次の規定に代わるもの：{ $sections }
rule-replaced-here = ⚠️ このサーバーでは適用されません。代わりにハウスルール`{ $section }`が適用されます。
rule-not-in-force = ⚠️ この文書は今の大会では適用されません。適用中の文書には、この件の規定がありません。勝負に関わるときは審判に確かめてください。
rule-ruled-here = ⚠️ この文書は今の大会では適用されません。この件で適用される規定：{ $sections }
rule-relation-part = あわせて：{ $title }（{ $section }）
rule-relation-exception = 例外：{ $title }（{ $section }）
rule-relation-penalty = ペナルティ：{ $title }（{ $section }）
rule-relation-half = あわせて：{ $title }（{ $section }）
rule-relation-comment = 訳者コメント：{ $title }（{ $section }）
rule-relation-same = 同じ内容：{ $title }（{ $section }）
rule-relation-sharper = より厳しい規定：{ $title }（{ $section }）
rule-relation-contradicts = 異なる規定：{ $title }（{ $section }）
rule-which-game = 🤔 「{ $question }」に当てはまる規定は、今の大会のゲームには見当たらず、{ $game }にはあります。どのゲームのことですか。
rule-which-event = 🤔 複数の大会に参加しています。どの大会についての質問ですか。
rule-which-event-choose = 大会を選択
rule-which-case = 🤔 「{ $question }」は、場合によって扱いが変わります。どちらの場合ですか。
rule-sum-burst = 🧮 手札{ $given }枚なら、捨てるのは{ $result }枚です。
rule-sum-late = 🧮 クロックなしで{ $given }分の遅刻なら、相手に{ $result }ポイントです。
rule-sum-reserve = 🧮 { $given }ポイントマッチの持ち時間は{ $result }分です。
rule-sum-midmatch = 🧮 残りポイントの合計が{ $given }なら、持ち時間は{ $result }分です。
rule-sum-winner = 🧮 { $given }点で勝った人の記録は{ $result }点です。
rule-sum-others = 🧮 勝者でない人の{ $given }点は、{ $result }点として記録します。
rule-sum-breaks = 🧮 { $given }ポイントマッチの休憩は{ $result }回までです。
rule-sum-trade-4 = 🧮 同じ資源{ $given }枚を4:1で替えると、好きな資源{ $result }枚です。
rule-sum-trade-3 = 🧮 同じ資源{ $given }枚を3:1で替えると、好きな資源{ $result }枚です。
rule-sum-trade-2 = 🧮 港の資源{ $given }枚を2:1で替えると、好きな資源{ $result }枚です。
