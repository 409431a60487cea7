"""The saved games as rows of text: who played, when, how it stands. One that cannot be told harms no other."""

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.saved_game_lines import date_text, names_of, one_line
from torres3d.app.session.players import character_of
from torres3d.engine.library.shelf import SavedGame, Shelf
from torres3d.engine.players import display_colours, emblems
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import Edition
from torres3d.games.torres.kit.setup import Setup
from torres3d.games.torres.words.names import edition_name
from torres3d.games.turm_bauer.app.menus.saved_game_row import saved_game_row
from torres3d.games.turm_bauer.kit.setup import Setup as TurmSetup
from torres3d.hud.models.shelf_models import GamePlayer, GameRow
from torres3d.i18n.fault_messages import told
from torres3d.i18n.texts import Translate


def game_row(
    game: SavedGame, shelf: Shelf, editions: Mapping[str, Edition], say: Translate, picture: Path | None
) -> GameRow:
    """The row of a saved game."""
    file = str(game.file)
    bare = GameRow(file, one_line(game.name or game.file.name), "", "", "", named=bool(game.name))
    try:
        return _told_row(game, shelf, editions, say, bare, str(picture) if picture is not None else "")
    except Exception:  # noqa: BLE001  # whatever is odd about a file, the others are shown and can be played
        return GameRow(file, bare.title, "", "", say("game-fault"), fault=say("game-fault"))


def _told_row(
    game: SavedGame, shelf: Shelf, editions: Mapping[str, Edition], say: Translate, bare: GameRow, picture: str
) -> GameRow:
    date = date_text(game.last, say)
    if not game.read:
        return GameRow(bare.file, bare.title, date, "", say("games-unread"), named=bare.named, unread=True)
    fault = ""
    if game.faulty:
        wrong = shelf.fault(game.file)
        fault = one_line(told(wrong, say).what) if wrong is not None else ""
    progress, setup = game.progress, game.setup
    if progress is not None and isinstance(setup, TurmSetup):
        return saved_game_row(setup, progress, replace(bare, date=date, picture=picture, fault=fault), say)
    if progress is None or not isinstance(setup, Setup):
        fault = fault or say("game-fault")
        return GameRow(bare.file, bare.title, date, "", say("game-fault"), named=bare.named, fault=fault)
    names = names_of(setup, say)
    title = one_line(game.name) or ", ".join(names)
    edition = edition_name(setup.edition, editions[setup.edition].title, say)
    colours = display_colours([player.colour for player in setup.players])
    players = tuple(
        GamePlayer(
            name,
            colour,
            score,
            player.bot is not None,
            seat in progress.winners,
            emblem,
            character=character_of(player.bot, BOTS),
        )
        for seat, (name, colour, emblem, score, player) in enumerate(
            zip(names, colours, emblems(colours), progress.scores, setup.players, strict=True)
        )
    )
    if progress.over:
        shown = say("game-finished", name=", ".join(names[seat] for seat in progress.winners))
    else:
        shown = say("game-progress", phase=progress.moment[0], round=progress.moment[1])
    mode = say("games-edition", edition=edition, mode=say(f"mode-{setup.mode}"), rules=len(setup.rules))
    row = GameRow(bare.file, title, date, mode, shown, players, picture, bare.named, progress.over, fault)
    return replace(row, called=say("game-torres"))


def matches(game: SavedGame, query: str) -> bool:
    """Whether a game is found by all the words of a query: in its name, the players' names, its file or its day."""
    names = game.facts.names if game.facts is not None else ()
    text = " ".join((game.name, *names, game.file.stem, game.last[:10])).casefold()
    return all(word in text for word in query.casefold().split())


def sort_name(game: SavedGame) -> str:
    """By what a game stands in a list by names."""
    names = game.facts.names if game.facts is not None else ()
    return (game.name or ", ".join(names) or game.file.name).casefold()
