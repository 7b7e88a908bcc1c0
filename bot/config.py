"""The settings: read from the environment and `.env`, checked before anything starts."""

import os
from pathlib import Path
from typing import Literal, Self

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from data.retention import days_of
from usecases.device.address import signs_in
from usecases.limits import limits_of

_FILE, _PREFIX = ".env", "GUILDHALL_"
_ENCODING = "utf-8-sig"
"""Editors on Windows put a mark before the first name, which would not be found with it."""
_OF_TESTS = "GUILDHALL_TEST_"
_QUOTES = ("'", '"')


class Settings(BaseSettings):
    """Everything a host can set; `.env.example` explains each with its default."""

    model_config = SettingsConfigDict(
        env_file=_FILE, env_file_encoding=_ENCODING, env_prefix=_PREFIX, extra="ignore"
    )

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    client_secret: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_CLIENT_SECRET")
    database_url: str = "sqlite:///var/guildhall.db"
    language: Literal["ja", "en"] = "ja"
    sandbox_port: int = Field(default=8765, ge=0, le=65535)
    backup_dir: Path = Path("var/backups")
    backup_nights: int = Field(default=7, ge=0)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"
    shard_count: int = Field(default=1, ge=1)
    shard_ids: tuple[int, ...] = ()
    workers: int = Field(default=2, ge=1, le=32)
    house_processes: int = Field(default=1, ge=0, le=4)
    house_pace: float = Field(default=1.0, ge=0, le=10)
    discord_base: str = ""
    sync_at_start: bool = False
    limits: dict[str, str] = Field(default_factory=dict)
    metrics_port: int = Field(default=0, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    web_port: int = Field(default=0, ge=0, le=65535)
    web_host: str = "127.0.0.1"
    web_url: str = ""
    web_proxies: int = Field(default=0, ge=0, le=5)
    retention: dict[str, int] = Field(default_factory=dict)
    nightly_hour: int = Field(default=19, ge=0, le=23)

    @field_validator("*", mode="before")
    @classmethod
    def _bare(cls, value: object) -> object:
        """Without what `docker run --env-file` leaves around a value: spaces and quotes."""
        if not isinstance(value, str):
            return value
        bare = value.strip()
        quoted = len(bare) > 1 and bare[0] == bare[-1] and bare[0] in _QUOTES
        return bare[1:-1].strip() if quoted else bare

    @field_validator("discord_token", "client_secret")
    @classmethod
    def _is_one_word(cls, value: SecretStr) -> SecretStr:
        """What is copied with its surroundings is told before Discord is asked."""
        token = value.get_secret_value()
        if not token.isascii() or any(map(str.isspace, token)):
            raise ValueError("it is one word of letters, digits, dots, - and _: copy it alone")
        return value

    @field_validator("limits")
    @classmethod
    def _are_limits(cls, value: dict[str, str]) -> dict[str, str]:
        """Each names what is limited and says how: a fault is told before anything starts."""
        limits_of(value)
        return value

    @field_validator("retention")
    @classmethod
    def _is_retention(cls, value: dict[str, int]) -> dict[str, int]:
        """Each names what is kept, and for how many days."""
        days_of(value)
        return value

    @model_validator(mode="after")
    def _pages_are_found(self) -> Self:
        """Links lead nowhere from an address that listens to everybody."""
        if self.web_port and self.web_host in {"0.0.0.0", "::"} and not self.web_url:  # noqa: S104 - it is compared
            raise ValueError(
                "GUILDHALL_WEB_HOST lets everybody in: say in GUILDHALL_WEB_URL where they find the pages"
            )
        return self

    @model_validator(mode="after")
    def _games_open_inside_discord(self) -> Self:
        """Discord shows pages in a frame of its own only by https: a slip is told before anything starts."""
        if self.client_secret.get_secret_value() and not (self.web_port and signs_in(self.web_address)):
            raise ValueError(
                "DISCORD_CLIENT_SECRET opens games inside Discord: that needs the pages (GUILDHALL_WEB_PORT),"
                " and GUILDHALL_WEB_URL with https"
            )
        return self

    @model_validator(mode="after")
    def _shards_fit(self) -> Self:
        strange = [shard for shard in self.shard_ids if not 0 <= shard < self.shard_count]
        if strange or len(set(self.shard_ids)) < len(self.shard_ids):
            raise ValueError(
                f"GUILDHALL_SHARD_IDS names {strange or 'a shard twice'}:"
                f" with GUILDHALL_SHARD_COUNT={self.shard_count} there are 0 to {self.shard_count - 1}"
            )
        return self

    @field_validator("web_url")
    @classmethod
    def _is_address(cls, value: str) -> str:
        """Links and codes are made from it: a slip is told before anything starts."""
        if value and not value.startswith(("http://", "https://")):
            raise ValueError("write the whole address, such as https://league.example.org")
        return value.rstrip("/")

    @property
    def web_address(self) -> str:
        """Where people find the pages; "" where there are none."""
        return self.web_url or (f"http://{self.web_host}:{self.web_port}" if self.web_port else "")

    @property
    def opens_inside_discord(self) -> bool:
        """Whether games open inside Discord too."""
        return bool(self.client_secret.get_secret_value())

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The shards that this process serves: all of them where none are named."""
        return self.shard_ids or tuple(range(self.shard_count))


class BadSettings(Exception):  # noqa: N818 - it names what happened
    """The settings cannot be used; `faults` says why, one line each."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        """Words for a host, without the values: a token may be among them."""
        super().__init__("; ".join(faults))
        self.faults = faults


def load_settings() -> Settings:
    """The settings of this process. Raises BadSettings."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(tuple(_fault(fault["loc"], fault["msg"]) for fault in error.errors())) from None
    except SettingsError as error:  # a list that is no JSON
        raise BadSettings((f"{error}: write a list such as [0,1]",)) from None
    except UnicodeDecodeError:
        raise BadSettings((f"{_FILE} is not in UTF-8: save it anew in that encoding",)) from None
    except OSError as error:
        raise BadSettings((f"{_FILE} cannot be read: {error.strerror}",)) from None


def strange_settings() -> tuple[str, ...]:
    """Names that look like settings and are none: a slip, by which nothing is set."""
    known = {f"{_PREFIX}{name.upper()}" for name in Settings.model_fields}
    named = {name.upper() for name in (*os.environ, *dotenv_values(_FILE, encoding=_ENCODING))}
    return tuple(
        sorted(name for name in named - known if name.startswith(_PREFIX) and not name.startswith(_OF_TESTS))
    )


def _fault(where: tuple[int | str, ...], words: str) -> str:
    name = str(where[0]) if where else ""
    known = Settings.model_fields.get(name)
    variable = f"GUILDHALL_{name.upper()}" if known and not known.validation_alias else name
    return f"{variable}: {words}" if variable else words.removeprefix("Value error, ")
