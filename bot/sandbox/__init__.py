"""The sandbox: the real bot on a simulated Discord, in the browser, without a token or an account."""

from bot.sandbox.house import serve

__all__ = ["serve"]
