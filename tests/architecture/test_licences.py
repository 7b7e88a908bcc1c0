"""What `make run` installs may be passed on: permissive licences, and what is not is named in docs/licences.md."""

import re
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
PERMISSIVE = re.compile(
    r"\b(MIT|MIT-CMU|BSD|0BSD|BSD-[23]-Clause|Apache|Apache-2\.0|ISC|ISCL|PSF-2\.0|Python Software Foundation"
    r"|Zlib|CC0-1\.0|CNRI-Python)\b"
)
COPYLEFT = re.compile(r"\b[AL]?GPL|General Public|MPL|Mozilla|EUPL")


def locked() -> list[str]:
    """The packages that running needs."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    return [line.partition("==")[0] for line in lines if re.match(r"[A-Za-z0-9._-]+==", line)]


def licence(package: str) -> str | None:
    """What the package itself says of its licence; None where this machine does not need it."""
    try:
        facts = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return None
    classified = [line for line in facts.get_all("Classifier") or () if line.startswith("License ::")]
    said = facts.get_all("License-Expression") or classified or facts.get_all("License") or []
    return "; ".join(map(str, said))


def named() -> set[str]:
    """The packages that docs/licences.md names as not permissive, in the first column of its table."""
    text = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([a-z0-9-]+) \| ", text, flags=re.MULTILINE))


def test_what_running_needs_is_permissive_or_named_in_the_document() -> None:
    installed = {package: said for package in locked() if (said := licence(package)) is not None}
    assert len(installed) > 40, "the lock file is read wrongly"
    copyleft = {package for package, said in installed.items() if COPYLEFT.search(said)}
    assert copyleft == named() & installed.keys()
    unknown = {package: said for package, said in installed.items() if not PERMISSIVE.search(said)}
    assert unknown.keys() == copyleft


def test_no_video_codecs_are_installed_with_the_bot() -> None:
    assert "av" not in locked()
