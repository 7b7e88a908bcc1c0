"""Write the golden master anew: `python -m tests.golden.record`."""

import json
import tempfile
from pathlib import Path

from data.database import open_database
from data.migrate import upgrade
from tests.golden.digest import digest_of
from tests.golden.walk import walk_of


def main() -> None:
    """All fifty games, each on a database of its own."""
    found = {}
    for seed in range(1, 51):
        with tempfile.TemporaryDirectory() as folder:
            database = open_database(f"sqlite:///{folder}/golden.sqlite")
            upgrade(database)
            found[str(seed)] = digest_of(walk_of(database, seed))
    file = Path(__file__).parent / "catan.json"
    file.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
