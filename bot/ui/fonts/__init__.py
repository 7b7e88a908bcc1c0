"""BIZ UDPGothic (SIL Open Font License, see OFL.txt): Japanese and Latin letters for pictures."""
