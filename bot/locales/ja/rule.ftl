# ルールの質問
cmd-rule = ルール
    .description = ルールを出典つきで調べます
cmd-rule-ask = 質問
    .description = ルールについて自分の言葉で質問できます
    .question = 質問
    .question-description = 知りたいこと、テーブルで起きたこと
cmd-rule-show = 表示
    .description = IDや番号でルールの条項を表示します
    .section = 条項
    .section-description = ID（例：cwc/3.0.14-a）か番号（例：4.4.4）
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
rule-beside = 別の文書：{ $document } { $section }
rule-elsewhere = ここでは適用外：{ $document } { $section }
rule-related = 関連するルール・ほかの候補
rule-typed = 🔎 { $question }

rule-guess = 🤔 「{ $question }」の確かな答えはありません。近いのは次の2つです（ボタンで詳細）。
    違うときは、言い換えて質問するか審判を呼んでください。
rule-nothing = 🔍 「{ $question }」の規定は見つかりません。近いルールは下のボタンです。
    言い換えるか、`/judge call` で審判に聞いてください（番号からは `/rule show`）。
rule-in-need = ハラスメントや暴言、暴力には、ひとりで対応しなくて大丈夫です。{ $server ->
    [0] 主催者か審判に DM で知らせてください。
   *[1] 主催者か審判に DM で知らせるか、下の「審判に聞く」を押してください。読むのは審判だけで、返事は DM で届きます。
 }危険なときは、まずスタッフか緊急通報へ。関係する規定：
rule-no-question = 質問を書いてください（例：`/rule ask question:手札を見せてもいい?`）。
rule-no-search = このボットではルールを検索できません。番号から開くには `/rule show`、審判への質問は `/judge call` へ。
rule-shared = ✅ このチャンネルの全員に見えるようにしました。
    .waiting = ⏳ このチャンネルにはまだ投稿していません。
rule-shared-by = 📖 { $user }さんが表示
refusal-rule-not-here = このチャンネルに書き込めないため、表示できません。書き込めるチャンネルをお使いください。

rule-verdict-yes = { $sure ->
    [1] **はい。**
   *[0] **おそらく、はい。** 裁定を確かめてください。
}
rule-verdict-no = { $sure ->
    [1] **いいえ。**
   *[0] **おそらく、いいえ。** 裁定を確かめてください。
}
rule-verdict-said = { $sure ->
    [1] **{ $said }。**
   *[0] おそらく**{ $said }**。裁定を確かめてください。
}
rule-verdict-depends = **条件によります。**
rule-replaces = 🔁 代わる規定：{ $sections }
rule-replaced-here = ⚠️ このサーバーでは、代わりにハウスルール `{ $section }` が適用されます。
rule-not-in-force = ⚠️ 今の大会では適用外で、適用中の文書にも規定がありません。審判に確かめてください。
rule-ruled-here = ⚠️ 今の大会では適用外です。適用される規定：{ $sections }
rule-relation-part = あわせて：{ $title }（{ $section }）
rule-relation-exception = 例外：{ $title }（{ $section }）
rule-relation-penalty = ペナルティ：{ $title }（{ $section }）
rule-relation-half = あわせて：{ $title }（{ $section }）
rule-relation-comment = 訳者コメント：{ $title }（{ $section }）
rule-relation-same = 同じ内容：{ $title }（{ $section }）
rule-relation-sharper = より厳しい規定：{ $title }（{ $section }）
rule-relation-contradicts = 異なる規定：{ $title }（{ $section }）
rule-which-game = 🤔 「{ $question }」の規定は今の大会のゲームになく、{ $game }にあります。どのゲームですか。
rule-which-event = 🤔 どの大会についての質問ですか。
rule-which-event-choose = 大会を選択
rule-which-case = 🤔 「{ $question }」は場合によって変わります。どの場合ですか。
rule-sum-burst = 🧮 手札{ $given }枚なら{ $result }枚捨てます。
rule-sum-late = 🧮 クロックなしで{ $given }分の遅刻なら、相手に{ $result }ポイントです。
rule-sum-reserve = 🧮 { $given }ポイントマッチの持ち時間は{ $result }分です。
rule-sum-midmatch = 🧮 残りポイントの合計が{ $given }なら、持ち時間は{ $result }分です。
rule-sum-winner = 🧮 { $given }点で勝った人の記録は{ $result }点です。
rule-sum-others = 🧮 勝者以外の{ $given }点は{ $result }点と記録します。
rule-sum-breaks = 🧮 { $given }ポイントマッチの休憩は{ $result }回までです。
rule-sum-trade-4 = 🧮 同じ資源{ $given }枚を4:1で替えると、好きな資源{ $result }枚です。
rule-sum-trade-3 = 🧮 同じ資源{ $given }枚を3:1で替えると、好きな資源{ $result }枚です。
rule-sum-trade-2 = 🧮 港の資源{ $given }枚を2:1で替えると、好きな資源{ $result }枚です。
