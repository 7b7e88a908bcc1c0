"""Freeze the migrations of a release: `python -m tests.data.released` notes their hashes; run it when you tag one."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

NOTED: Final = Path(__file__).parent / "released.json"
VERSIONS: Final = Path(__file__).parents[2] / "data" / "migrations" / "versions"


def noted() -> dict[str, str]:
    """The released migrations with the hashes of their files."""
    found: Any = json.loads(NOTED.read_text(encoding="utf-8"))
    return dict(found)


def hashes() -> dict[str, str]:
    """The migrations as they are, in order."""
    files = sorted(VERSIONS.glob("[0-9]*.py"))
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


if __name__ == "__main__":
    NOTED.write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")
