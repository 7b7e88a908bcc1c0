# サーバーのハウスルール
rule-house-badge = 🏠 ハウスルール
rule-house-source = 🏠 このサーバーのハウスルール(`{ $section }`)
