"""The header of a game's text (`torres3d.kits.torres.game_text`): what line 1 of the log says, as YAML, and back."""

import msgspec
import yaml

from torres3d.base.read import read_text
from torres3d.base.short_text import NotationFault
from torres3d.engine.entries import Header, is_timestamp
from torres3d.kits.torres.chance import Chance
from torres3d.kits.torres.setup import Player, Setup
from torres3d.kits.torres.torres_kit import TORRES, TorresHeader
from torres3d.rules.kinds import ActionCard, MasterCard, Mode

WIDTH = 110
"""Characters of a line, about."""


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


class _Dumper(yaml.SafeDumper):
    """The safe dumper, but a text with what cannot be printed is written with escapes: other forms would lose it."""

    def text(self, text: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", text, None if text.isprintable() else '"')


_Dumper.add_representer(str, _Dumper.text)


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
    plain = msgspec.to_builtins(form)
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH)


def read_header(text: str) -> TorresHeader:
    """The header of such lines.

    Raises `FileFault` with line, key and what is allowed, `SetupFault` for a set-up that cannot be played, and
    `NotationFault` for another format, a time that is none, and chance that does not fit the set-up.
    """
    form = read_text(text, HeaderForm, "the game's header")
    if form.format != TORRES.format or form.version not in TORRES.versions:
        known = f"{TORRES.format} of version {' or '.join(map(str, TORRES.versions))}"
        raise NotationFault(f"{form.format} {form.version}", known, line=1)
    if not is_timestamp(form.created):
        raise NotationFault(form.created, "the time of its creation, such as 2026-01-31T20:15:00Z")
    players = tuple(Player(player.name, player.colour, player.bot) for player in form.players)
    setup, chance = Setup(form.edition, form.mode, form.rules, players), Chance(form.decks, form.master)
    TORRES.check(setup, form.version)
    why = TORRES.misfit(setup, chance, form.version)
    if why is not None:
        last = text.rstrip().count("\n") + 1
        raise NotationFault(why, "decks and a master card that fit the set-up", line=last)
    return Header(form.format, form.version, form.game, form.created, setup, chance)
