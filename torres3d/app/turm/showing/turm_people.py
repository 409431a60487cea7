"""Who sits at a table of Turm Bauer, for panels and pieces: names, colours, emblems."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from torres3d.app.showing.people import name_shown
from torres3d.bots.registry import title_of
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.hud.kit.theme import COLOURS, emblems
from torres3d.kits.turm.setup import Setup
from torres3d.table.set.seat_looks import SeatLook
from torres3d.table.shapes.tones import Colour as Tone
from torres3d.turm.places import Colour, Seat
from torres3d.words.names import level_name
from torres3d.words.texts import Say

GAME: Literal["turm"] = "turm"
"""The game's name where several are known."""


def turm_people(setup: Setup, bots: Mapping[Seat, str], say: Say) -> tuple[PlayerLook, ...]:
    """The players by seat, in their first colour; ``bots`` are the seats that bots play now."""
    shown, signs, looks = shown_as(setup), emblems_of(setup), []
    for seat, player in enumerate(setup.players):
        level = level_name(bots[seat], title_of(bots[seat], GAME), say) if seat in bots else None
        colour = player.colours[0]
        look = PlayerLook(seat, name_shown(player, say), shown[colour], level, emblem=signs[colour])
        looks.append(look if level is None else replace(look, full=_full(look, say)))
    return tuple(looks)


def shown_as(setup: Setup) -> dict[Colour, str]:
    """The colour each colour of the game is shown in: one the program does not know gets a free one (LOG.md)."""
    wanted = [colour for player in setup.players for colour in player.colours]
    free = [name for name in COLOURS if name not in wanted]
    return {colour: colour if colour in COLOURS else free.pop(0) for colour in wanted}


def emblems_of(setup: Setup) -> dict[Colour, int]:
    """The emblem of each colour's pieces, 1 to 4."""
    shown = shown_as(setup)
    return dict(zip(shown, emblems(tuple(shown.values())), strict=True))


def turm_looks(setup: Setup, palette: Mapping[str, Tone]) -> dict[Colour, SeatLook]:
    """How the pieces of each colour look; ``palette`` has the colours of the one that is chosen."""
    signs = emblems_of(setup)
    return {colour: SeatLook(palette[name], signs[colour]) for colour, name in shown_as(setup).items()}


def turm_bots(setup: Setup, levels: Sequence[str]) -> dict[Seat, str]:
    """The seats that bots play, with their levels; an unknown level is played by a person (LOG.md)."""
    return {
        seat: player.bot for seat, player in enumerate(setup.players) if player.bot is not None and player.bot in levels
    }


def called_by(players: Sequence[PlayerLook]) -> list[str]:
    """The players by seat as sentences call them: of bots with their level."""
    return [player.called for player in players]


def _full(look: PlayerLook, say: Say) -> str:
    if look.level:
        return say("player-bot", name=look.name, bot=look.level)
    return say("player-bot-only", name=look.name)
