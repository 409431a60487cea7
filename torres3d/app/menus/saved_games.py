"""The saved games as rows of text."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from torres3d.app.play.people import Say
from torres3d.engine.shelf import SavedGame
from torres3d.hud.contract.page_models import GameRow
from torres3d.kits.torres.editions import Edition
from torres3d.kits.torres.kit import TorresHeader


def names_of(header: TorresHeader) -> str:
    """The players' names in order."""
    return ", ".join(player.name for player in header.setup.players)


def resume_line(game: SavedGame, say: Say) -> str:
    """A game that can be gone on with, in one line."""
    if game.header is None or game.progress is None:
        return ""
    phase, round_ = game.progress.moment
    return say("resume-line", names=names_of(game.header), phase=phase, round=round_)


def game_rows(games: Iterable[SavedGame], editions: Mapping[str, Edition], say: Say) -> tuple[GameRow, ...]:
    """The rows of the list of saved games."""
    return tuple(_row(game, editions, say) for game in games)


def _row(game: SavedGame, editions: Mapping[str, Edition], say: Say) -> GameRow:
    date = datetime.fromtimestamp(game.changed, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    fault = game.fault.what if game.fault is not None else ""
    if game.header is None or game.progress is None:
        return GameRow(str(game.file), game.file.name, date, "", say("game-fault"), fault=fault)
    setup, progress = game.header.setup, game.progress
    edition = f"{editions[setup.edition].title}, {say(f'mode-{setup.mode}')}"
    if progress.over:
        told = say("game-finished", name=", ".join(setup.players[seat].name for seat in progress.winners))
    else:
        phase, round_ = progress.moment
        told = say("game-progress", phase=phase, round=round_)
    return GameRow(str(game.file), names_of(game.header), date, edition, told, progress.over, fault)
