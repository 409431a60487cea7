"""Torres in the terminal, and the games that its bots play among themselves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from torres3d.app.session.player_looks import bots_of
from torres3d.engine.kit import GameSetup
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.bots.arena.arena_game import (
    ANCHOR,
    FORMAT,
    TARGET_STEP,
    TOURNAMENT,
    ContestSetting,
    Heading,
    TournamentHeading,
    mark,
    play_match,
)
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.edition_and_mode import EDITION, MODE, known_mode
from torres3d.games.torres.kit.engine_adapter import TorresGame, TorresHistory
from torres3d.games.torres.kit.setup_and_options import Player, Setup, as_setup, resolve
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.game_course import place_in_round
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.seating import house_rules
from torres3d.terminal.shared_options import ContestAsked, GamesAsked, RulesAsked, TournamentAsked
from torres3d.terminal.terminal_declaration import AnalysedGame, BaseGameTerminal, HowFar, Seated

if TYPE_CHECKING:
    from rich.table import Table as TextTable

    from torres3d.games.torres.app.presentation.playback import Playback
    from torres3d.games.torres.commands.text.conversation import Conversation
    from torres3d.games.torres.commands.text.puzzles import GamePuzzles
    from torres3d.games.torres.commands.text.replay_conversation import ReplayConversation
    from torres3d.games.torres.commands.text.studies import GameStudies
    from torres3d.games.torres.scene.table import Table
    from torres3d.hud.models.player_look import PlayerLook
    from torres3d.terminal.bot_games import Contest, Tournament
    from torres3d.terminal.own_files import OwnFiles
    from torres3d.terminal.saved_file_checks import CheckedFile


def contest_setting(asked: GamesAsked, seats: int) -> ContestSetting:
    """The setting for tables of so many seats. Raises `Stop` or a fault for rules that cannot be played."""
    edition, mode = asked.options.get("edition", EDITION), known_mode(asked.options.get("mode", MODE))
    rules = house_rules(asked.rules)
    resolve(edition, mode, rules, seats)
    return ContestSetting(asked.seed, edition, mode, rules)


class TorresTerminal(BaseGameTerminal[State, Event]):
    """Torres in the terminal; a new game has an edition, a mode and house rules."""

    bots = BOTS
    example = "greedy,random"

    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> Setup:
        players = zip(seated, USUAL_COLOURS, strict=False)
        together = tuple(Player(player.name, colour, player.level) for player, colour in players)
        edition, mode = asked.options.get("edition", EDITION), known_mode(asked.options.get("mode", MODE))
        return Setup(edition, mode, house_rules(asked.rules), together)

    def dialogue(
        self, game: TorresGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> "Conversation":
        from torres3d.games.torres.commands.text.conversation import Conversation

        return Conversation(game, terminal, say, names, bots)

    def replay(
        self, history: TorresHistory, file: Path, own: "OwnFiles", terminal: Console, say: Translate
    ) -> "ReplayConversation":
        from torres3d.games.torres.commands.text.replay_conversation import ReplayConversation

        return ReplayConversation(history, file, own.games, terminal, say)

    def studies(self, own: "OwnFiles") -> "GameStudies":
        from torres3d.games.torres.commands.text.studies import GameStudies

        return GameStudies(own.games)

    def puzzles(self, own: "OwnFiles", say: Translate) -> "GamePuzzles":
        from torres3d.games.torres.commands.text.puzzles import GamePuzzles

        return GamePuzzles(own.home, own.games, own.target, say)

    def players(self, setup: GameSetup, say: Translate) -> "Sequence[PlayerLook]":
        return players_by_seat(as_setup(setup), bots_of(setup, BOTS), say)

    def film_playback(self, table: "Table", state: State) -> "Playback":
        """A playback that does not wait for anybody to read a scoring."""
        from torres3d.app.window.toast_and_sound_queue import Effects
        from torres3d.games.torres.app.presentation.playback import Playback

        playback = Playback(table, Effects(), state)
        playback.scoring_pause = playback.reading_time = 0.0
        return playback

    def turns(self, state: State) -> int:
        return state.players * sum(map(len, state.options.stacks))

    def how_far(self, state: State) -> HowFar:
        return HowFar(self._turns_done(state), f"phase {state.phase}, round {state.round}")

    def _turns_done(self, state: State) -> int:
        if state.stage == "over":
            return self.turns(state)
        rounds = sum(map(len, state.options.stacks[: state.phase - 1])) + state.round - 1
        seat = 0 if state.actor is None else place_in_round(state, state.actor)
        return rounds * state.players + (seat if state.stage in ("turn", "keep") else 0)

    def result_table(self, setup: GameSetup, state: State) -> "TextTable":
        from torres3d.games.torres.commands.game_course_and_result_tables import result_table

        return result_table(as_setup(setup), state)

    def print_course(self, history: TorresHistory, n: int) -> None:
        from torres3d.games.torres.commands.game_course_and_result_tables import print_course

        print_course(history, n)

    def contest(self, asked: ContestAsked) -> "Contest":
        from torres3d.terminal.bot_games import Contest

        seed, edition, mode, rules = setting = contest_setting(asked, len(asked.players))
        heading = Heading(FORMAT, asked.players, edition, mode, seed, dict(rules))
        return Contest(heading, setting, play_match, anew=False)

    def tournament(self, asked: TournamentAsked) -> "Tournament":
        from torres3d.terminal.bot_games import Tournament

        seed, edition, mode, rules = setting = contest_setting(asked, asked.tables)
        marks = {name: mark(name, asked.tables) for name in asked.bots}
        heading = TournamentHeading(
            TOURNAMENT, asked.levels, edition, mode, seed, dict(rules), seats=asked.tables, bots=marks
        )
        return Tournament(heading, setting, play_match, ANCHOR, TARGET_STEP)

    def analyse(
        self, history: TorresHistory, level: str | None, seed: int, progress: Callable[[int, int], None]
    ) -> AnalysedGame:
        from torres3d.games.torres.bots.game_analysis import analyse
        from torres3d.games.torres.commands.game_course_and_result_tables import print_analysis, score_graph

        found = analyse(history, level or BOTS.adviser, seed, progress)
        return AnalysedGame(found, lambda: print_analysis(found), lambda: score_graph(found))

    def saved_files(self, home: Path, games: Path) -> "Iterator[CheckedFile]":
        from torres3d.games.torres.commands.study_puzzle_and_setup_checks import saved_files

        return saved_files(home, games)


TERMINAL = TorresTerminal()
