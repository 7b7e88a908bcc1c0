"""The settings: read from the environment and `.env`, checked before anything starts."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Everything a host can set; `.env.example` explains each with its default."""

    model_config = SettingsConfigDict(env_file=".env", env_prefix="GUILDHALL_", extra="ignore")

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    database_url: str = "sqlite:///var/guildhall.db"
    language: Literal["ja", "en"] = "ja"
    sandbox_port: int = Field(default=8765, ge=0, le=65535)
    backup_dir: Path = Path("var/backups")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"
    shard_count: int = Field(default=1, ge=1)
    shard_ids: tuple[int, ...] = ()
    workers: int = Field(default=2, ge=1, le=32)
    discord_base: str = ""
