"""The database: tables, repositories, unit of work, outbox and timer tables, migrations. Nobody else knows SQL."""
