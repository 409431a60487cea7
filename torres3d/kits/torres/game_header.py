"""The header of a game's text (`torres3d.kits.torres.game_text`): what line 1 of the log says, as YAML, and back."""

import msgspec

from torres3d.engine.entries import Header
from torres3d.kits.game_lines import check_chance, form_text, read_form
from torres3d.kits.torres.chance import Chance
from torres3d.kits.torres.setup import Player, Setup
from torres3d.kits.torres.torres_kit import TORRES, TorresHeader
from torres3d.rules.kinds import ActionCard, MasterCard, Mode


class PlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player as the header has one; who names no bot means a person."""

    name: str
    colour: str
    bot: str | None = None


class HeaderForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The header as it is written: set-up and chance of the log in one piece (LOG.md)."""

    format: str
    version: int
    game: str = ""
    created: str = "1970-01-01T00:00:00Z"
    edition: str
    mode: Mode
    rules: dict[str, object] = {}
    players: tuple[PlayerForm, ...]
    master: MasterCard | None = None
    decks: tuple[tuple[ActionCard, ...], ...] = ()


def header_text(header: TorresHeader) -> str:
    """The header as lines of YAML."""
    setup, chance = header.setup, header.chance
    form = HeaderForm(
        format=header.format,
        version=header.version,
        game=header.game,
        created=header.created,
        edition=setup.edition,
        mode=setup.mode,
        rules=setup.rules,
        players=tuple(PlayerForm(player.name, player.colour, player.bot) for player in setup.players),
        master=chance.master,
        decks=chance.decks,
    )
    return form_text(form)


def read_header(text: str) -> TorresHeader:
    """The header of such lines.

    Raises `FileFault` with line, key and what is allowed, `SetupFault` for a set-up that cannot be played, and
    `NotationFault` for another format, a time that is none, and chance that does not fit the set-up.
    """
    form = read_form(text, HeaderForm, TORRES)
    players = tuple(Player(player.name, player.colour, player.bot) for player in form.players)
    setup, chance = Setup(form.edition, form.mode, form.rules, players), Chance(form.decks, form.master)
    check_chance(TORRES, setup, chance, form.version, "decks and a master card that fit the set-up", text)
    return Header(form.format, form.version, form.game, form.created, setup, chance)
