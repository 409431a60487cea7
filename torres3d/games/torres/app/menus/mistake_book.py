"""Puzzles from one's own games and the record of their tries: their list, the games to search, what was found."""

from collections.abc import Callable, Iterable
from pathlib import Path

from torres3d.base.faults import Fault
from torres3d.engine.log_entries import timestamp
from torres3d.engine.puzzles.return_schedule import How
from torres3d.engine.saved_games_folder import SavedGame
from torres3d.games.torres.app.menus.mistake_list import MistakeList
from torres3d.games.torres.bots.puzzles.mistake_answers import MistakesFound
from torres3d.games.torres.bots.puzzles.mistake_puzzle import (
    FILE,
    TRIED_FILE,
    MistakePuzzle,
    MistakeTried,
    MistakeTries,
    OwnPuzzles,
    SearchedGame,
)
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate


class MistakeBook:
    """The puzzles and their tries in the ``folder`` of the user's own files; ``say`` gives the texts."""

    def __init__(self, folder: Path, say: Callable[[], Translate]) -> None:
        self.puzzles = OwnPuzzles(folder / FILE)
        self.tries = MistakeTries(folder / TRIED_FILE)
        self.list = MistakeList(self.puzzles, self.tries, say)
        self._say = say

    def note(self, puzzle: MistakePuzzle, how: How, hinted: bool) -> None:
        """Record the result of a try. Raises `Fault`."""
        self.tries.add(MistakeTried(puzzle.id, how, timestamp(), hinted))

    def keep(self, game: str, found: MistakesFound) -> None:
        """Keep what was found in the game of this id. Raises `Fault`."""
        known = {puzzle.id for puzzle in self.puzzles.puzzles}
        new = [puzzle for puzzle in found.puzzles if puzzle.id not in known]
        self.puzzles.add(*new, SearchedGame(game, len(found.puzzles)))

    def told_of(self, found: MistakesFound) -> str:
        """What was found, in words."""
        say = self._say()
        if found.puzzles:
            return say("mistakes-found", puzzles=len(found.puzzles))
        if found.unclear:
            return say("mistakes-unclear", turns=found.unclear)
        return say("mistakes-fine" if found.turns else "mistakes-nobody")

    def next_game(self, games: Iterable[SavedGame]) -> SavedGame | None:
        """The last finished game of a person that was not searched yet; None where all were."""
        searched = self.puzzles.searched
        for game in games:
            facts = game.facts
            if game.kit is TORRES and facts is not None and facts.game not in searched and _of_person(game):
                return game
        return None

    def faults(self) -> list[str]:
        """What cannot be read in the files, in words."""
        say = self._say()
        told = [fault_message(fault, say).in_one for fault in (self.puzzles.fault, self.tries.fault) if fault]
        unread: tuple[Fault, ...] = self.puzzles.unread or self.tries.unread
        if unread and not told:
            first = fault_message(unread[0], say)
            told.append(say("puzzles-unread", lines=len(unread), where=first.where, what=first.problem))
        return told


def _of_person(game: SavedGame) -> bool:
    """Whether a finished, faultless game was played by a person."""
    if game.faulty or game.progress is None or not game.progress.over:
        return False
    return any(player.bot is None for player in as_setup(game.setup).players)
