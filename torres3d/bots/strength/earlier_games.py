"""Games finished before strengths were kept: those on the shelf count, with the Elo that the levels of 0.1.0 had."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from torres3d.bots.strength.rated_game import RatedGame, records
from torres3d.engine.library.index import GameFacts
from torres3d.engine.library.shelf import SavedGame, Shelf, game_facts
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_reader import Log, read_log
from torres3d.games.torres.kit.kit import TORRES

ELO = {"novice": -40, "easy": 715, "medium": 1655, "hard": 2270, "expert": 2755}
"""Of the levels of 0.1.0, with two players, on the scale of config/games/torres/bots.yaml (docs/bots/ladder)."""
AT_ONCE, SOON = 3, timedelta(seconds=1)
"""So many commands no person gives so soon after a game was created: they were copied, from a game that goes on from a
moment of another one, or from a text."""


def earlier(shelf: Shelf) -> Iterator[Sequence[RatedGame]]:
    """What the finished games of Torres on a shelf say, game by game: nothing of most. Hints were not noted then."""
    shelf.refresh(0)
    for game in shelf.known():
        yield _told(game)


def _told(game: SavedGame) -> Sequence[RatedGame]:
    if game.kit is not TORRES or (game.read and not _finished(game.facts)):
        return ()
    try:
        log = read_log(TORRES, game.file)
    except LogFault:
        return ()
    # To play a game through takes long, so that comes last, and seldom.
    players = log.header.setup.players
    if not any(player.bot is None for player in players) or not any(player.bot in ELO for player in players):
        return ()
    if log.fault is not None or _copied(log):
        return ()
    facts = game.facts if game.read else game_facts(TORRES, game.file)
    if facts is None or not _finished(facts):
        return ()
    return records(facts.game, players, facts.progress, facts.last, ELO.get)


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
