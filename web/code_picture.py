"""An address as a picture that phones read, to stand in a page."""

from io import BytesIO

import segno
from markupsafe import Markup


def code_picture(address: str, scale: int = 8) -> Markup:
    """The picture; it scales."""
    file = BytesIO()
    segno.make(address, error="m").save(
        file, kind="svg", scale=scale, border=2, xmldecl=False, svgclass="qr", lineclass=None, omitsize=True
    )
    return Markup(file.getvalue().decode())  # noqa: S704 - a picture that we have drawn ourselves
