"""The players of a saved game and what can be gone on with, in a line each."""

from msgspec.structs import replace

from torres3d.app.showing.people import bots_of, people
from torres3d.bots.registry import level_ids
from torres3d.engine.beside.titles import tidy
from torres3d.engine.shelf import SavedGame
from torres3d.kits.torres.setup import Setup
from torres3d.words.texts import Say


def names_of(setup: Setup, say: Say) -> list[str]:
    """The players' names by seat as a list can show them, of bots with their level."""
    players = tuple(replace(player, name=one_line(player.name)) for player in setup.players)
    return [player.called for player in people(replace(setup, players=players), bots_of(setup, level_ids()), say)]


def one_line(text: str) -> str:
    """A name as a list can show it: whatever ends a line, or is no letter of a text, is a blank."""
    return tidy(text, len(text))


def resume_line(game: SavedGame, say: Say) -> str:
    """A game that can be gone on with, in one line."""
    try:
        assert game.progress is not None
        names = ", ".join(names_of(game.setup, say))
        phase, round_ = game.progress.moment
        return say("resume-line", names=one_line(game.name) or names, phase=phase, round=round_)
    except Exception:  # noqa: BLE001  # whatever is odd about a game, the menu is shown
        return one_line(game.name or game.file.name)
