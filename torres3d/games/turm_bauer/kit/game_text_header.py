"""Header of a text of Turm Bauer (`torres3d.games.turm_bauer.kit.game_writing`), based on `BaseHeaderForm`."""

import re
from typing import Any

import msgspec

from torres3d.base.short_text import NotationFault
from torres3d.engine.game_text_header import BaseHeaderForm, format_header, header_fields, parse_header
from torres3d.engine.log_entries import GameHeader
from torres3d.games.turm_bauer.kit.chance import Chance, Throws, as_chance
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.games.turm_bauer.kit.setup import Player, Setup, as_setup
from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.rules.state import Dice

_ROLL = re.compile(r"[1-6]{2}")
_START = re.compile(r"[1-6]{2,4}")


class PlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player in the header; one without a bot is human."""

    name: str
    colours: tuple[Colour, ...]
    bot: str | None = None


class HeaderForm(BaseHeaderForm, frozen=True, kw_only=True):
    """Header with the fields of Turm Bauer.

    ``start`` and ``rolls`` are throws of dice separated by blanks, a digit for each die.
    """

    rules: dict[str, Any] = msgspec.field(default_factory=dict)
    players: tuple[PlayerForm, ...]
    start: str
    rolls: str
    tremor: int


def header_text(header: GameHeader) -> str:
    """The header as lines of YAML."""
    setup, chance = as_setup(header.setup), as_chance(header.chance)
    form = HeaderForm(
        **header_fields(header),
        rules=setup.rules,
        players=tuple(PlayerForm(player.name, player.colours, player.bot) for player in setup.players),
        start=_throws_text(chance.start),
        rolls=_throws_text(chance.rolls),
        tremor=chance.tremor,
    )
    return format_header(form)


def read_header(text: str) -> GameHeader:
    """The header of YAML lines; raises as `parse_header` does, and `NotationFault` for invalid dice."""
    return parse_header(text, HeaderForm, TURM, _meant, "dice and a tremor that fit the set-up")


def _meant(form: HeaderForm) -> tuple[Setup, Chance]:
    players = tuple(Player(player.name, player.colours, player.bot) for player in form.players)
    rolls = tuple(map(_dice, _throws(form.rolls, _ROLL)))
    return Setup(form.rules, players), Chance(_throws(form.start, _START), rolls, form.tremor)


def _throws_text(throws: tuple[tuple[int, ...], ...]) -> str:
    return " ".join("".join(map(str, throw)) for throw in throws)


def _throws(text: str, form: re.Pattern[str]) -> tuple[Throws, ...]:
    for word in text.split():
        if form.fullmatch(word) is None:
            raise NotationFault(word, "throws of dice, a digit from 1 to 6 for each die")
    return tuple(tuple(map(int, word)) for word in text.split())


def _dice(throw: Throws) -> Dice:
    one, two = throw
    return one, two
