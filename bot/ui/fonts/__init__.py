"""Fonts for pictures (SIL Open Font License): BIZ UDPGothic (OFL.txt), and Noto for other scripts (OFL-Noto.txt)."""
