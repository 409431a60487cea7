"""The header of a text of Turm Bauer (`torres3d.kits.turm.turm_game_text`): what line 1 of the log says, as YAML, and
back."""

import re
from typing import Any

import msgspec

from torres3d.base.notation.short_text import NotationFault
from torres3d.engine.entries import Header
from torres3d.kits.game_lines import check_chance, form_text, read_form
from torres3d.kits.turm.chance import Chance, Throws
from torres3d.kits.turm.setup import Player, Setup
from torres3d.kits.turm.turm_kit import TURM, TurmHeader
from torres3d.turm.places import Colour
from torres3d.turm.state import Dice

_ROLL = re.compile(r"[1-6]{2}")
_START = re.compile(r"[1-6]{2,4}")


class TurmPlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player as the header has one; who names no bot means a person."""

    name: str
    colours: tuple[Colour, ...]
    bot: str | None = None


class TurmHeaderForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The header as it is written: set-up and chance of the log in one piece. ``start`` and ``rolls`` are throws of
    dice with blanks between, a digit for each die."""

    format: str
    version: int
    game: str = ""
    created: str = "1970-01-01T00:00:00Z"
    rules: dict[str, Any] = {}
    players: tuple[TurmPlayerForm, ...]
    start: str
    rolls: str
    tremor: int


def turm_header_text(header: TurmHeader) -> str:
    """The header as lines of YAML."""
    setup, chance = header.setup, header.chance
    form = TurmHeaderForm(
        format=header.format,
        version=header.version,
        game=header.game,
        created=header.created,
        rules=setup.rules,
        players=tuple(TurmPlayerForm(player.name, player.colours, player.bot) for player in setup.players),
        start=_throws_text(chance.start),
        rolls=_throws_text(chance.rolls),
        tremor=chance.tremor,
    )
    return form_text(form)


def read_turm_header(text: str) -> TurmHeader:
    """The header of such lines.

    Raises `FileFault` with line, key and what is allowed, `TurmSetupFault` for a set-up that cannot be played, and
    `NotationFault` for another format, a time that is none, and dice that are none or do not fit the set-up.
    """
    form = read_form(text, TurmHeaderForm, TURM)
    players = tuple(Player(player.name, player.colours, player.bot) for player in form.players)
    setup = Setup(form.rules, players)
    chance = Chance(_throws(form.start, _START), tuple(map(_dice, _throws(form.rolls, _ROLL))), form.tremor)
    check_chance(TURM, setup, chance, form.version, "dice and a tremor that fit the set-up", text)
    return Header(form.format, form.version, form.game, form.created, setup, chance)


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
