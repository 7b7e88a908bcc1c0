"""The faults of a host's own regulations, in words."""

from bot.i18n import Language, Safe, refusal_text, text
from bot.ui.reply import Reply, embed
from league.refusal import Refusal
from league.regulations import Fault, Profile, parse_profile


def profile_faults(toml: str, refusal: Refusal, language: Language) -> Reply:
    """Why the file was refused, and every fault with its place in the file."""
    parsed = parse_profile(toml)
    faults = () if isinstance(parsed, Profile) else parsed
    lines = [_line(fault, language) for fault in faults]
    return Reply(f"⛔ {refusal_text(language, refusal)}", embeds=(embed("TOML", "\n".join(lines)),))


def _line(fault: Fault, language: Language) -> str:
    words = text(language, f"fault-{fault.code}", fault.params)
    if not fault.path:
        return f"• {words}"
    # Between code marks nothing is escaped, so that a name is shown as it stands in the file.
    return text(language, "fault-line", {"path": Safe(fault.path.replace("`", "'")), "fault": Safe(words)})
