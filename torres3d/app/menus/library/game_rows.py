"""Saved games as rows of text: players, time, progress. A faulty one affects no other."""

from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.game_app import Games
from torres3d.app.menus.saved_game_lines import date_text
from torres3d.engine.library.game_names import one_line
from torres3d.engine.library.shelf import SavedGame, Shelf
from torres3d.hud.models.library_models import GameRow
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate


def game_row(saved: SavedGame, shelf: Shelf, games: Games, say: Translate, picture: Path | None) -> GameRow:
    file = str(saved.file)
    bare = GameRow(file, one_line(saved.name or saved.file.name), "", "", "", named=bool(saved.name))
    try:
        return _told_row(saved, shelf, games, say, bare, str(picture) if picture is not None else "")
    except Exception:  # noqa: BLE001  # whatever is odd about a file, the others are shown and can be played
        return GameRow(file, bare.title, "", "", say("game-fault"), fault=say("game-fault"))


def _told_row(saved: SavedGame, shelf: Shelf, games: Games, say: Translate, bare: GameRow, picture: str) -> GameRow:
    bare = replace(bare, date=date_text(saved.last, say))
    if not saved.read:
        return replace(bare, progress=say("games-unread"), unread=True)
    if saved.faulty:
        wrong = shelf.fault(saved.file)
        bare = replace(bare, fault=one_line(fault_message(wrong, say).problem) if wrong is not None else "")
    progress, setup = saved.progress, saved.setup
    if progress is None:
        return replace(bare, progress=say("game-fault"), fault=bare.fault or say("game-fault"))
    game = games.of_suffix(saved.kit.suffix)
    app, bare = game.app(), replace(bare, picture=picture, game=game.id, called=game.words().name(say))
    bare = replace(bare, icon=app.icon)
    if not bare.named:
        bare = replace(bare, title=", ".join(app.names(setup, say)))
    return app.saved_game_row(setup, progress, replace(bare, finished=progress.over), say)


def matches(game: SavedGame, query: str) -> bool:
    """Whether all words of a query occur in a game's name, its players, its file or its day."""
    names = game.facts.names if game.facts is not None else ()
    text = " ".join((game.name, *names, game.file.stem, game.last[:10])).casefold()
    return all(word in text for word in query.casefold().split())


def sort_name(game: SavedGame) -> str:
    names = game.facts.names if game.facts is not None else ()
    return (game.name or ", ".join(names) or game.file.name).casefold()
