"""The living posts: one message a thing, drawn from the database each time it is edited."""

from bot.ui.play import board_post, prompt_post
from bot.ui.posts import announcement, call, podium, server_event, standings, table
from bot.ui.posts import round as round_overview
from bot.ui.posts.style import PostStyle
from data.records import PostKind

POSTS: dict[PostKind, PostStyle] = {
    PostKind.ANNOUNCEMENT: announcement.STYLE,
    PostKind.ROUND: round_overview.STYLE,
    PostKind.TABLE: table.STYLE,
    PostKind.STANDINGS: standings.STYLE,
    PostKind.PODIUM: podium.STYLE,
    PostKind.CALL: call.STYLE,
    PostKind.GAME: board_post.STYLE,
    PostKind.GAME_CARD: prompt_post.STYLE,
    PostKind.SERVER_EVENT: server_event.STYLE,
}
