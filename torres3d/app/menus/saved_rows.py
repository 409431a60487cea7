"""The saved games as rows of text."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from torres3d.app.showing.people import name_shown
from torres3d.engine.shelf import SavedGame, Shelf
from torres3d.hud.contract.page_models import GameRow
from torres3d.kits.torres.editions import Edition
from torres3d.kits.torres.setup import Setup
from torres3d.words.fault_words import told
from torres3d.words.names import edition_name
from torres3d.words.texts import Say


def names_of(setup: Setup, say: Say) -> list[str]:
    """The players' names by seat."""
    return [name_shown(player, say) for player in setup.players]


def resume_line(game: SavedGame, say: Say) -> str:
    """A game that can be gone on with, in one line."""
    if game.progress is None:
        return ""
    names = ", ".join(names_of(game.setup, say))
    phase, round_ = game.progress.moment
    return say("resume-line", names=names, phase=phase, round=round_)


def game_rows(
    games: Iterable[SavedGame], shelf: Shelf, editions: Mapping[str, Edition], say: Say
) -> tuple[GameRow, ...]:
    """The rows of the list of saved games."""
    return tuple(_row(game, shelf, editions, say) for game in games)


def _row(game: SavedGame, shelf: Shelf, editions: Mapping[str, Edition], say: Say) -> GameRow:
    date = datetime.fromtimestamp(game.time / 10**9, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    wrong = shelf.fault(game.file) if game.faulty else None
    fault = told(wrong, say).what if wrong is not None else ""
    if game.progress is None:
        return GameRow(str(game.file), game.file.name, date, "", say("game-fault"), fault=fault)
    setup, progress, names = game.setup, game.progress, names_of(game.setup, say)
    edition = f"{edition_name(setup.edition, editions[setup.edition].title, say)}, {say(f'mode-{setup.mode}')}"
    if progress.over:
        shown = say("game-finished", name=", ".join(names[seat] for seat in progress.winners))
    else:
        phase, round_ = progress.moment
        shown = say("game-progress", phase=phase, round=round_)
    return GameRow(str(game.file), ", ".join(names), date, edition, shown, progress.over, fault)
