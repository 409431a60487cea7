"""Header of a text of Torres (`torres3d.games.torres.kit.game_writing`), based on `BaseHeaderForm`."""

import msgspec

from torres3d.engine.game_text_header import BaseHeaderForm, format_header, header_fields, parse_header
from torres3d.engine.log_entries import GameHeader
from torres3d.games.torres.kit.chance import Chance, as_chance
from torres3d.games.torres.kit.kit import TORRES
from torres3d.games.torres.kit.setup import Player, Setup, as_setup
from torres3d.games.torres.rules.kinds import ActionCard, MasterCard, Mode


class PlayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player in the header; one without a bot is human."""

    name: str
    colour: str
    bot: str | None = None


class HeaderForm(BaseHeaderForm, frozen=True, kw_only=True):
    """Header with the fields of Torres."""

    edition: str
    mode: Mode
    rules: dict[str, object] = msgspec.field(default_factory=dict)
    players: tuple[PlayerForm, ...]
    master: MasterCard | None = None
    decks: tuple[tuple[ActionCard, ...], ...] = ()


def header_text(header: GameHeader) -> str:
    """The header as lines of YAML."""
    setup, chance = as_setup(header.setup), as_chance(header.chance)
    form = HeaderForm(
        **header_fields(header),
        edition=setup.edition,
        mode=setup.mode,
        rules=setup.rules,
        players=tuple(PlayerForm(player.name, player.colour, player.bot) for player in setup.players),
        master=chance.master,
        decks=chance.decks,
    )
    return format_header(form)


def read_header(text: str) -> GameHeader:
    """The header of YAML lines; raises as `parse_header` does."""
    return parse_header(text, HeaderForm, TORRES, _meant, "decks and a master card that fit the set-up")


def _meant(form: HeaderForm) -> tuple[Setup, Chance]:
    players = tuple(Player(player.name, player.colour, player.bot) for player in form.players)
    return Setup(form.edition, form.mode, form.rules, players), Chance(form.decks, form.master)
