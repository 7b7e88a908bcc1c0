"""The faults of a host's own regulations, in words."""

from collections.abc import Sequence

from bot.i18n import Language, Safe, refusal_text, text
from bot.ui.reply import Reply, embed
from league.refusal import Refusal
from league.regulations import ProfileFault

_SHOWN = 40


def profile_faults(faults: Sequence[ProfileFault], language: Language) -> Reply:
    """Why the file was refused, and its faults with their places in the file, as far as there is room."""
    refusal = Refusal("profile-faults", params={"count": len(faults)})
    lines = [_line(fault, language) for fault in faults[:_SHOWN]]
    return Reply(f"⛔ {refusal_text(language, refusal)}", embeds=(embed("TOML", "\n".join(lines)),))


def _line(fault: ProfileFault, language: Language) -> str:
    words = text(language, f"fault-{fault.code}", fault.params)
    if not fault.path:
        return f"• {words}"
    # Between code marks nothing is escaped, so that a name is shown as it stands in the file.
    return text(language, "fault-line", {"path": Safe(fault.path.replace("`", "'")), "fault": Safe(words)})
