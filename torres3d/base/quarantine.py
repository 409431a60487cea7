"""Setting a file aside that cannot be used: it stays beside the new one, and none that was set aside before is lost."""

from itertools import count
from pathlib import Path

from torres3d.base.atomic_write import move


def quarantine_name(file: Path, suffix: str = "") -> Path:
    """A name beside a file that no other one has: ``strength.jsonl.old``, then ``strength.jsonl.old2`` and so on; with
    a ``suffix`` that one instead of the file's own and ``.old``."""
    first = file.with_suffix(suffix) if suffix else file.with_name(f"{file.name}.old")
    numbered = (first.with_name(f"{first.name}{number}") for number in count(2))
    return first if not first.exists() else next(place for place in numbered if not place.exists())


def quarantine(file: Path, suffix: str = "") -> Path:
    """Give a file such a name; where it lies now. Raises `OSError`."""
    place = quarantine_name(file, suffix)
    move(file, place)
    return place
