"""The house rules, question forms, questions and votes of one transaction's database."""

from datetime import datetime

from sqlalchemy import Connection, delete, select

from data.repository import Repository, RowChange
from data.rule_records import EventDocument, HouseRule, RuleAsk, RuleDocument, RuleForm, RuleShown, RuleVote
from data.rule_tables import (
    EventDocumentRow,
    HouseRuleRow,
    RuleAskRow,
    RuleDocumentRow,
    RuleFormRow,
    RuleShownRow,
    RuleVoteRow,
)
from data.statements import table_of

_AT_ONCE = 100
_ASK = table_of(RuleAskRow).c
_VOTE = table_of(RuleVoteRow).c
_SHOWN = table_of(RuleShownRow).c


class RuleStore:
    """What a server adds to the rules, and what it was asked."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed; votes and what was shown are never undone."""
        self._connection = connection
        self.house = Repository(connection, HouseRuleRow, HouseRule, changes)
        self.forms = Repository(connection, RuleFormRow, RuleForm, changes)
        self.documents = Repository(connection, RuleDocumentRow, RuleDocument, changes)
        self.event_documents = Repository(connection, EventDocumentRow, EventDocument, changes)
        self.asks = Repository(connection, RuleAskRow, RuleAsk, changes)
        self.votes = Repository(connection, RuleVoteRow, RuleVote)
        self.shown = Repository(connection, RuleShownRow, RuleShown)

    def forget_asks(self, guild_id: int, before: datetime) -> None:
        """Forget a server's questions from before a moment, with their votes; a few at a time."""
        old = (
            select(_ASK.id)
            .where(_ASK.guild_id == guild_id, _ASK.at < before)
            .order_by(_ASK.id)
            .limit(_AT_ONCE)
        )
        asks = self._connection.scalars(old).all()
        self._connection.execute(delete(table_of(RuleVoteRow)).where(_VOTE.ask_id.in_(asks)))
        self._connection.execute(delete(table_of(RuleAskRow)).where(_ASK.id.in_(asks)))

    def forget_shown(self, message_id: int) -> None:
        """The answer could not be shown after all."""
        self._connection.execute(delete(table_of(RuleShownRow)).where(_SHOWN.id == message_id))

    def forget_shown_before(self, guild_id: int, before: datetime) -> None:
        """Answers whose buttons Discord no longer serves need not be remembered."""
        query = select(_SHOWN.id).where(_SHOWN.guild_id == guild_id, _SHOWN.at < before)
        shown = self._connection.scalars(query.limit(_AT_ONCE)).all()
        self._connection.execute(delete(table_of(RuleShownRow)).where(_SHOWN.id.in_(shown)))
