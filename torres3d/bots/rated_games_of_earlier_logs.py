"""Earlier games: those on the shelf from before strengths were kept, with the Elo of the levels of 0.1.0."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

from torres3d.bots.rated_games import RatedGame, records
from torres3d.bots.registry import BotRegistry
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_reader import Log, read_log
from torres3d.engine.saved_game_index import GameFacts
from torres3d.engine.saved_games_folder import SavedGame, Shelf, game_facts

AT_ONCE, SOON = 3, timedelta(seconds=1)
"""Limits for copied games: nobody gives so many commands so soon after creating a game. They come from a moment of
another game, or from a text."""


def earlier_records(shelf: Shelf, bots: BotRegistry[Any, Any]) -> Iterator[Sequence[RatedGame]]:
    """The records of a game's finished games on a shelf, game by game: none for most. Hints were not noted then.

    A game without Elo of then has none, and no log is read.
    """
    if not bots.past_elos:
        return
    shelf.refresh(0)
    for game in shelf.listed():
        yield _rated(game, bots)


def _rated(game: SavedGame, bots: BotRegistry[Any, Any]) -> Sequence[RatedGame]:
    elos = bots.past_elos
    if game.kit is not bots.kit() or (game.read and not _finished(game.facts)):
        return ()
    try:
        log = read_log(game.kit, game.file)
    except LogFault:
        return ()
    # To play a game through takes long, so that comes last, and seldom.
    players = log.header.setup.players
    if not any(player.bot is None for player in players) or not any(player.bot in elos for player in players):
        return ()
    if log.fault is not None or _copied(log):
        return ()
    facts = game.facts if game.read else game_facts(game.kit, game.file)
    if facts is None or not _finished(facts):
        return ()
    return records(facts.game, players, facts.progress, facts.last, elos.get)


def _finished(facts: GameFacts | None) -> bool:
    return facts is not None and facts.progress.over and not facts.faulty


def _copied(log: Log) -> bool:
    """Whether the game did not begin with its log."""
    players = log.header.setup.players
    try:
        soon = datetime.fromisoformat(log.header.created) + SOON
        theirs = [datetime.fromisoformat(entry.at) for entry in log.entries if players[entry.by].bot is None]
    except ValueError:
        return True  # of a time that is none nobody knows what it means
    return sum(when <= soon for when in theirs[:AT_ONCE]) == AT_ONCE
