"""Levels of the bots of Torres, read from config/games/torres/bots.yaml and from users' files."""

from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.bots.bot import Title

SHIPPED = "games/torres/bots.yaml"
"""File of the program's own bots, in config."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; the file explains the fields. Times in seconds, softness to variety in points; ``elo`` None if never
    measured."""

    title: Title
    width: Annotated[int, Meta(ge=1, le=5000)]
    depth: Annotated[int, Meta(ge=1, le=16)]
    cards: Annotated[int, Meta(ge=0, le=5000)]
    replies: Annotated[int, Meta(ge=0, le=200)]
    reply_width: Annotated[int, Meta(ge=1, le=1000)]
    softness: Annotated[float, Meta(ge=0, le=1000)]
    seconds: Annotated[float, Meta(ge=0.01, le=600)]
    nodes: Annotated[int, Meta(ge=1, le=100_000_000)]
    grasp: Annotated[float, Meta(ge=0, le=1)] = 1.0
    notice: Annotated[float, Meta(ge=0, le=1)] = 1.0
    whim: Annotated[float, Meta(ge=0, le=1)] = 0.0
    error: Annotated[float, Meta(ge=0, le=1000)] = 0.0
    marker: Annotated[float, Meta(ge=-100, le=100)] = 1.0
    waste: Annotated[float, Meta(ge=0, le=100)] = 0.0
    variety: Annotated[float, Meta(ge=0, le=100)] = 0.0
    elo: Annotated[int, Meta(ge=-5000, le=10_000)] | None = None
