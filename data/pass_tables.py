"""The table of what lets people in on the web."""

from datetime import datetime

from sqlalchemy import BigInteger
from sqlmodel import Field

from data.constraints import one_of
from data.pass_records import PassKind
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment


class WebPassRow(VersionedRow[int], table=True):
    """A link, a signed-in device, or the frame inside Discord (`WebPass`)."""

    __tablename__ = "web_pass"
    __table_args__ = (one_of("web_pass", "kind", PassKind), NEVER_AGAIN)
    user_id: int = Field(sa_type=BigInteger, index=True)
    kind: str
    digest: str = Field(unique=True)
    name: str
    label: str
    made_at: datetime = Field(sa_type=Moment)
    seen_at: datetime = Field(sa_type=Moment)
    ends_at: datetime = Field(sa_type=Moment, index=True)
    leads_to: str = ""
