"""Quarantine: sets an unusable file aside beside its replacement, and never overwrites an earlier one."""

from itertools import count
from pathlib import Path

from torres3d.base.atomic_write import move


def quarantine_name(file: Path, suffix: str = "") -> Path:
    """A free name beside a file: ``strength.jsonl.old``, then ``strength.jsonl.old2`` and so on.

    A ``suffix`` takes the place of the file's own suffix and of ``.old``.
    """
    first = file.with_suffix(suffix) if suffix else file.with_name(f"{file.name}.old")
    numbered = (first.with_name(f"{first.name}{number}") for number in count(2))
    return first if not first.exists() else next(place for place in numbered if not place.exists())


def quarantine(file: Path, suffix: str = "") -> Path:
    """Rename a file to such a name, and give its new path. Raises `OSError`."""
    place = quarantine_name(file, suffix)
    move(file, place)
    return place
