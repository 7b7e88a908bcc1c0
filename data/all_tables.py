"""All tables, parents before children."""

from sqlmodel import SQLModel

from data import (
    bracket_tables,
    check_in_tables,
    door_tables,
    floor_tables,
    game_tables,
    hall_tables,
    left_tables,
    limit_tables,
    list_tables,
    match_tables,
    news_tables,
    outbox_tables,
    page_tables,
    pass_tables,
    rank_moves,
    rule_tables,
    season_tables,
    shard_tables,
    slip_tables,
    tables,
    team_tables,
    told_kinds,
)

TABLES: tuple[type[SQLModel], ...] = (
    tables.GuildRow, tables.UserRow, tables.PersonRow, tables.EventRow, page_tables.EventPageRow,
    team_tables.TeamRow, tables.EntryRow, check_in_tables.CheckInCallRow, news_tables.NewsRow,
    tables.RoundRow, tables.TableRow, tables.SeatRow, tables.ResultRow, tables.ClockRow, tables.PenaltyRow,
    tables.CallRow, tables.ReminderRow, tables.DraftRow, tables.AuditRow, tables.ChangeRow, tables.CommandRow,
    outbox_tables.PostRow, outbox_tables.NoticeRow, tables.TimerRow, shard_tables.ShardServedRow, game_tables.GameRow,
    game_tables.GameSeatRow, game_tables.GameEventRow, game_tables.GameCardRow, game_tables.GameArchiveRow,
    game_tables.GameTakenBackRow,
    game_tables.GameHoldRow, game_tables.SeatHandoverRow, game_tables.InvitationAnswerRow,
    game_tables.GameWatchRow,
    rule_tables.HouseRuleRow, rule_tables.RuleDocumentRow, rule_tables.EventDocumentRow,
    rule_tables.RuleFormRow, rule_tables.RuleAskRow, rule_tables.RuleVoteRow,
    rule_tables.RuleShownRow, bracket_tables.BracketRow, bracket_tables.BracketSeedRow, bracket_tables.GoesOnRow,
    bracket_tables.TournamentRow, match_tables.SheetRow, season_tables.SeasonRulesRow, rank_moves.RankMoveRow,
    list_tables.ListMappingRow, hall_tables.HallRow, hall_tables.BoardCallRow,
    slip_tables.SlipKeyRow, slip_tables.SlipDeedRow, floor_tables.FloorNoteRow,
    door_tables.DoorKeyRow, door_tables.DoorRequestRow,
    limit_tables.LimitCountRow, limit_tables.BlockedRow, told_kinds.ToldKindRow,
    pass_tables.WebPassRow, left_tables.LeftServerRow,
)  # fmt: skip
"""In this order foreign keys hold while rows are put in, and backwards while they are removed."""
