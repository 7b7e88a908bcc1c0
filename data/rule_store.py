"""The house rules, question forms, questions and votes of one transaction's database."""

from datetime import datetime

from sqlmodel import Session, col, select

from data.repository import Change, Repository
from data.rule_records import HouseRule, RuleAsk, RuleForm, RuleShown, RuleVote
from data.rule_tables import HouseRuleRow, RuleAskRow, RuleFormRow, RuleShownRow, RuleVoteRow

_AT_ONCE = 100


class RuleStore:
    """What a server adds to the rules, and what it was asked."""

    def __init__(self, session: Session, changes: list[Change]) -> None:
        """`changes` collects what an action changed; votes and what was shown are never undone."""
        self._session = session
        self.house = Repository(session, HouseRuleRow, HouseRule, changes)
        self.forms = Repository(session, RuleFormRow, RuleForm, changes)
        self.asks = Repository(session, RuleAskRow, RuleAsk, changes)
        self.votes = Repository(session, RuleVoteRow, RuleVote)
        self.shown = Repository(session, RuleShownRow, RuleShown)

    def forget_asks(self, guild_id: int, before: datetime) -> None:
        """Forget a server's questions from before a moment, with their votes; a few at a time."""
        old = (
            select(RuleAskRow)
            .where(RuleAskRow.guild_id == guild_id, RuleAskRow.at < before)
            .order_by(col(RuleAskRow.id))
            .limit(_AT_ONCE)
        )
        for ask in list(self._session.exec(old)):
            for vote in list(self._session.exec(select(RuleVoteRow).where(RuleVoteRow.ask_id == ask.id))):
                self._session.delete(vote)
            self._session.flush()
            self._session.delete(ask)
        self._session.flush()

    def forget_shown(self, message_id: int) -> None:
        """The answer could not be shown after all."""
        row = self._session.get(RuleShownRow, message_id)
        if row is not None:
            self._session.delete(row)
            self._session.flush()

    def forget_shown_before(self, guild_id: int, before: datetime) -> None:
        """Answers whose buttons Discord no longer serves need not be remembered."""
        query = select(RuleShownRow).where(RuleShownRow.guild_id == guild_id, RuleShownRow.at < before)
        for row in list(self._session.exec(query.limit(_AT_ONCE))):
            self._session.delete(row)
        self._session.flush()
