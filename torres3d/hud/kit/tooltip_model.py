"""A tip: a few lines about the thing under the pointer."""

import msgspec


class TooltipModel(msgspec.Struct, frozen=True):
    """Lines shown near the pointer; the first may be a ``title``. ``heard`` are only read aloud."""

    lines: tuple[str, ...]
    title: str = ""
    heard: tuple[str, ...] = ()
