"""Game terminal: what the terminal asks of a game, such as play as text, games of bots, the course, the analysis."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

import msgspec

from torres3d.bots.registry import BotRegistry
from torres3d.engine.history import History
from torres3d.engine.kit import Command, EventT, GameSetup, Kit, Seat, StateT
from torres3d.engine.logged_game import Game
from torres3d.engine.player_names_and_colours import names_by_level
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.console import Console
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.json_output import print_json
from torres3d.terminal.shared_options import ContestAsked, RulesAsked, TournamentAsked

if TYPE_CHECKING:
    from rich.table import Table

    from torres3d.bots.arena.results_file import Results
    from torres3d.hud.models.player_look import PlayerLook
    from torres3d.terminal.bot_games import Contest, Tournament
    from torres3d.terminal.dialogue import Dialogue
    from torres3d.terminal.own_files import OwnFiles
    from torres3d.terminal.puzzle_page import BaseGamePuzzles
    from torres3d.terminal.replay_conversation import BaseReplayConversation
    from torres3d.terminal.saved_file_checks import CheckedFile
    from torres3d.terminal.study_page import BaseGameStudies


class ScoreGraph(msgspec.Struct, frozen=True):
    """A line for each player by seat: a value before the first turn and one after each turn.

    ``lowest``, ``highest`` and ``step`` describe the scale; ``marks`` are turns with a label, ``points`` turns and
    seats with a ring; ``results`` are the players' results in words.
    """

    title: str
    players: tuple[str, ...]
    colours: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]
    lowest: int
    highest: int
    step: int
    marks: tuple[tuple[int, str], ...]
    points: tuple[tuple[int, int], ...]
    results: tuple[str, ...]
    winners: tuple[int, ...]


class Seated(NamedTuple):
    """A player: a name, and the level of a bot or None for a person."""

    name: str
    level: str | None


class HowFar(NamedTuple):
    """Progress of a game: the number of finished turns, and the moment in words."""

    turns: int
    moment: str


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """The analysis of a game: values for ``--json``, a function that prints a table, and a graph."""

    report: msgspec.Struct
    print_table: Callable[[], None]
    graph: "Callable[[], ScoreGraph]"


class BaseGameTerminal(ABC, Generic[StateT, EventT]):
    """A game in the terminal. ``example`` are two bots, as they are typed after ``--players``."""

    bots: BotRegistry[Any, Any]
    words: GameWords
    """Its words, for a game that is played as text by a list of its commands."""
    example: ClassVar[str]

    @property
    def kit(self) -> Kit[StateT, EventT]:
        """The kit of its bots."""
        return self.bots.kit()

    @abstractmethod
    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> GameSetup:
        """The set-up of a new game of these players. Raises `Stop` for rules that were typed and cannot be."""

    def bot_setup(self, asked: RulesAsked, levels: Sequence[str]) -> GameSetup:
        """The set-up of a new game of these bots. Raises `Stop` as `setup` does."""
        return self.setup(asked, [Seated(*each) for each in zip(names_by_level(levels), levels, strict=True)])

    def dialogue(
        self,
        game: Game[StateT, EventT],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> "Dialogue[Any]":
        """The conversation about a game; ``bots`` are the seats that bots play, with their levels."""
        from torres3d.terminal.dialogue import ListDialogue

        return ListDialogue(self, game, terminal, say, names, bots)

    def puzzles(self, own: "OwnFiles", say: Translate) -> "BaseGamePuzzles[Any]":
        """The puzzles of the game. Raises `Stop` if it has none."""
        raise Stop(f"{self.bots.title} has no puzzles")

    def studies(self, own: "OwnFiles") -> "BaseGameStudies":
        """The studies of the game. Raises `Stop` if it has none."""
        raise Stop(f"{self.bots.title} has no studies")

    def replay(
        self, history: History[StateT, EventT], file: Path, own: "OwnFiles", terminal: Console, say: Translate
    ) -> "BaseReplayConversation[Any]":
        """The conversation about a game that was played, from ``file``. Raises `Stop` in a game without one."""
        raise Stop(f"{self.bots.title} has no replay as text")

    def command(self, state: StateT, choice: Any) -> Command:
        """The command for a bot's choice: the choice itself, unless a judge decides its outcome."""
        command: Command = choice
        return command

    def players(self, setup: GameSetup, say: Translate) -> "Sequence[PlayerLook]":
        """The looks of the players by seat, in the usual colours."""
        from torres3d.app.session.player_looks import usual_looks

        return usual_looks(setup, self.bots, say)

    def film_playback(self, table: Any, state: StateT) -> Any:
        """A playback for a film, on the table of a studio that shows ``state``."""
        from torres3d.app.session.playback import BasePlayback
        from torres3d.app.window.toast_and_sound_queue import Effects

        return BasePlayback(table, Effects(), state)

    @abstractmethod
    def turns(self, state: StateT) -> int:
        """The number of turns of a whole game."""

    @abstractmethod
    def how_far(self, state: StateT) -> HowFar:
        """The progress of a game."""

    def result_table(self, setup: GameSetup, state: StateT) -> "Table":
        """The players with their scores; the winners are marked when the game is over."""
        from rich.table import Table

        from torres3d.terminal.error_exit import printable

        progress = self.kit.progress(state, 0)
        table = Table("player", "points", "", title="Result")
        for seat, player in enumerate(setup.players):
            table.add_row(printable(player.name), str(progress.scores[seat]), "won" if seat in progress.winners else "")
        return table

    @abstractmethod
    def print_course(self, history: History[StateT, EventT], n: int) -> None:
        """Print the course of a game up to command ``n``, without commands that were taken back."""

    def contest(self, asked: ContestAsked) -> "Contest":
        """The games of an arena."""
        from torres3d.bots.arena.game_arena import FORMAT, ContestSetting, Heading, play_match
        from torres3d.terminal.bot_games import Contest

        set_up = partial(self.bot_setup, RulesAsked(asked.options, asked.rules))
        self.kit.check(set_up(asked.players), self.kit.versions[-1])
        heading = Heading(FORMAT, asked.players, self.bots.game, asked.seed, asked.options, tuple(asked.rules))
        return Contest(heading, ContestSetting(asked.seed, self.bots, set_up), play_match)

    def print_standings(self, results: "Results[Any]") -> None:
        """Print the table of an arena."""
        from torres3d.terminal.bot_games import contest_table, print_full_width

        print_full_width(contest_table(results, self.bots, "points"))

    def arena_ends(self, results: "Results[Any]") -> Mapping[str, int | float]:
        """Counts of an arena's games beyond the standings, by name; for ``--json``."""
        return {}

    def run_arena(self, asked: ContestAsked, as_json: bool = False) -> None:
        """Let bots play many games against each other, and print the table of all, as JSON where wanted."""
        from torres3d.terminal.bot_games import contest_report, play_contest

        results = play_contest(asked, self.bots, self.example, self.contest)
        if as_json:
            print_json(contest_report(results, self.bots, self.arena_ends(results)))
        else:
            self.print_standings(results)

    def tournament(self, asked: TournamentAsked) -> "Tournament":
        """The games of a tournament of these levels. Raises `Stop` if the game has no ladder, and for rules as `setup`.

        Raises `UnknownLevel`, too.
        """
        raise Stop(f"{self.bots.title} has no ladder of levels")

    def analyse(
        self, history: History[StateT, EventT], level: str | None, seed: int, progress: Callable[[int, int], None]
    ) -> AnalysedGame:
        """Analyse a finished game with a level of the bots, None for the best. ``progress`` gets turns done and all.

        Raises `UnknownLevel`, and `Stop` if the game has no analysis.
        """
        raise Stop("this game cannot be analysed")

    def saved_files(self, home: Path, games: Path) -> "Iterator[CheckedFile]":
        """Check the files that only this game saves, in the folders of settings and of games. Never raises."""
        yield from ()
