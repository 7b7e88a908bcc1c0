# The house rules of a server: shown beside the documents, and changed by organizers.
rule-house-badge = 🏠 House rule
rule-house-source = 🏠 House rule of this server (`{ $section }`)
