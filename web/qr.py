"""The code that leads a phone to "find my table"."""

from io import BytesIO

import segno

from usecases.show.page.head import PageHead
from web.pages import RenderContext


def find_code(ctx: RenderContext, head: PageHead) -> bytes:
    """The address as a picture that scales."""
    file = BytesIO()
    address = ctx.site.absolute(f"/e/{head.page.key}/find")
    segno.make(address, error="m").save(
        file, kind="svg", scale=8, border=3, xmldecl=False, svgclass=None, lineclass=None
    )
    return file.getvalue()
