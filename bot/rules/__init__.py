"""The rules on Discord: searching them, what becomes of a question, the house rules of a server."""
