"""Levels of the bots of Turm Bauer, read from config/games/turm_bauer/bots.yaml and from users' files."""

from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.bots.bot import Title

SHIPPED = "games/turm_bauer/bots.yaml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; the file explains the fields. ``elo`` is None if never measured."""

    title: Title
    tries: Annotated[int, Meta(ge=1, le=5000)]
    places: Annotated[int, Meta(ge=1, le=500)]
    ahead: Annotated[float, Meta(ge=0, le=1)]
    rivals: Annotated[float, Meta(ge=0, le=3)]
    hands: Annotated[int, Meta(ge=1, le=200)]
    caution: Annotated[float, Meta(ge=0, le=1000)]
    futures: Annotated[int, Meta(ge=0, le=200)]
    ring: Annotated[float, Meta(ge=0, le=100)]
    softness: Annotated[float, Meta(ge=0, le=100)]
    elo: Annotated[int, Meta(ge=-5000, le=10_000)] | None = None
