"""Mark of a bot: a short text that changes with the numbers by which it plays."""

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import structs


def mark_of(*numbers: object) -> str:
    """The mark for these numbers: anything that msgspec encodes as JSON."""
    return blake2b(msgspec.json.encode(numbers, order="sorted"), digest_size=6).hexdigest()


def playing_numbers(values: msgspec.Struct, not_playing: Collection[str]) -> dict[str, Any]:
    """The fields except ``not_playing`` that differ from their defaults, so that a new field changes nothing."""
    found = {field.name: (getattr(values, field.name), field.default) for field in structs.fields(values)}
    return {name: value for name, (value, default) in found.items() if name not in not_playing and value != default}
