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
rule-source = { $badge }：**{ $document }**
    { $printed }（`{ $sections }`）
rule-example = *例：* { $example }
rule-edition = 版：{ $edition }
rule-beside = 別の文書での扱い：{ $document } { $section }
rule-related = 関連するルール、ほかの候補
rule-typed = 🔎 { $question }

rule-guess = 🤔 「{ $question }」について、確かな答えが見つかりません。この中にありますか。
    なければ、言い方を変えてもう一度質問するか、審判を呼んでください。
rule-nothing = 🔍 「{ $question }」についての規定は、登録されている文書には見つかりませんでした。
    言い方を変えて質問するか、`/judge call` で審判に確かめてください。番号が分かる条項は `/rule show` で開けます。
rule-no-question = 調べる文章がありません。`/rule ask question:手札を見せてもいい?` のように質問を書いてください。
rule-shared = ✅ このチャンネルの全員に見えるようにしました。
rule-shared-by = 📖 { $user } さんが表示
refusal-rule-not-here = このチャンネルには書き込めないため、代わりに表示することもできません。書き込めるチャンネルでお調べください。
