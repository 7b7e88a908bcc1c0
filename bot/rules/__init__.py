"""The rules on Discord: searching them for somebody, what becomes of a question, the house rules of a server."""
