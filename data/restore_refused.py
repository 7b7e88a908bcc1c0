"""Why a backup is not restored."""


class RestoreRefused(Exception):  # noqa: N818 - it names what happened
    """The file is no whole backup of ours, or of another schema: nothing was changed."""
