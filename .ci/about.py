"""What releases say of the project, from pyproject.toml, torres3d/__init__.py and CHANGELOG.md."""

import re
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from archives import sources_date

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class Project(NamedTuple):
    """Who made what, when, and where more is said of it."""

    version: str
    date: str
    """Of the release, as in 2026-11-29."""
    summary: str
    paragraphs: list[str]
    licence: str
    copyright: str
    maintainer: str
    web: str
    """The project's page, or an empty text."""
    mail: str
    """The address to write to, or an empty text."""
    identifier: str


NO_PAGE = "org.example"
"""A name that belongs to nobody, which stands for a page until there is one (RFC 2606)."""


def identifier_of(address: str) -> str:
    """The program's name for software centres: the parts of the project's page, from the most general one."""
    page = urlsplit(address)
    labels = [*reversed((page.hostname or "").split(".")), *page.path.split("/")]
    place = ".".join(re.sub(r"\W", "_", label) for label in labels if label) or NO_PAGE
    return f"{place.removesuffix('.torres3d')}.torres3d"


def read_project() -> Project:
    """What is known of this tree. Raises `SystemExit` where the changelog does not begin with this version."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    own = read["tool"]["torres3d"]
    found = VERSION.search((ROOT / "torres3d" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise SystemExit("torres3d/__init__.py has no version")
    licence = (ROOT / "LICENSE").read_text("utf-8")
    address = own["address"]
    return Project(
        version=found[1],
        date=datetime.fromtimestamp(sources_date(), UTC).date().isoformat(),
        summary=read["project"]["description"],
        paragraphs=own["paragraphs"],
        licence=read["project"]["license"],
        copyright=re.search(r"Copyright (?:\(c\) )?(.+)", licence)[1],
        maintainer="The torres3d project",
        web=address if "://" in address else "",
        mail=address if "@" in address and "://" not in address else "",
        identifier=identifier_of(address if "://" in address else ""),
    )


def notes_of(version: str) -> str:
    """The section of a version in CHANGELOG.md, without its heading. Raises `SystemExit` when another is first."""
    _, first, *_ = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    heading, _, text = first.partition("\n")
    if heading.split()[0] != version:
        raise SystemExit(f"CHANGELOG.md begins with {heading}; the version in torres3d/__init__.py is {version}")
    return text.strip() + "\n"
