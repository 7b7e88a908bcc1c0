"""Stored games say what they are: kind, rules version, all options; replies are no longer Catan's discards."""

import json

import sqlalchemy as sa
from alembic import op

from data.migrations.rebuild import rebuilt

revision = '0005'
down_revision = '0004'
branch_labels = None
depends_on = None

game = sa.table(
    'game',
    sa.column('id', sa.Integer),
    sa.column('board', sa.String),
    sa.column('profile', sa.String),
    sa.column('domestic_trade', sa.Boolean),
    sa.column('options', sa.String),
)
card = sa.table('game_card', sa.column('kind', sa.String))


def upgrade() -> None:
    with rebuilt('game') as batch:
        batch.add_column(sa.Column('kind', sa.String(), nullable=False, server_default='catan'))
        batch.add_column(sa.Column('rules_version', sa.Integer(), nullable=False, server_default='1'))
        batch.add_column(sa.Column('options', sa.String(), nullable=False, server_default=''))
        batch.add_column(sa.Column('start', sa.BigInteger(), nullable=False, server_default='0'))
    connection = op.get_bind()
    stored = connection.execute(sa.select(game.c.id, game.c.board, game.c.profile, game.c.domestic_trade)).all()
    for number, board, profile, trade in stored:
        options = {
            'board': board, 'profile': profile, 'domestic_trade': bool(trade), 'offer_limit': 4, 'open_offers': 3,
        }
        connection.execute(sa.update(game).where(game.c.id == number).values(options=json.dumps(options)))
    with rebuilt('game') as batch:
        for name in ('kind', 'rules_version', 'options', 'start'):
            batch.alter_column(name, server_default=None)
        for name in ('board', 'profile', 'domestic_trade'):
            batch.drop_column(name)
    connection.execute(sa.update(card).where(card.c.kind == 'discard').values(kind='reply'))


def downgrade() -> None:
    """Only games of Catan under the first version of the rules can be played by older programs."""
    with rebuilt('game') as batch:
        batch.add_column(sa.Column('board', sa.String(), nullable=False, server_default='random'))
        batch.add_column(sa.Column('profile', sa.String(), nullable=False, server_default='cjp'))
        batch.add_column(sa.Column('domestic_trade', sa.Boolean(), nullable=False, server_default=sa.true()))
    connection = op.get_bind()
    for number, text in connection.execute(sa.select(game.c.id, game.c.options)).all():
        options = json.loads(text)
        kept = {name: options[name] for name in ('board', 'profile', 'domestic_trade') if name in options}
        if kept:
            connection.execute(sa.update(game).where(game.c.id == number).values(**kept))
    with rebuilt('game') as batch:
        for name in ('board', 'profile', 'domestic_trade'):
            batch.alter_column(name, server_default=None)
        for name in ('kind', 'rules_version', 'options', 'start'):
            batch.drop_column(name)
    connection.execute(sa.update(card).where(card.c.kind == 'reply').values(kind='discard'))
