"""Turm Bauer in the terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from torres3d.app.session.player_looks import bots_of
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.bots.arena.arena_game import (
    ANCHOR,
    ARENA_RULES,
    FORMAT,
    TARGET_STEP,
    TOURNAMENT,
    ContestSetting,
    Heading,
    TournamentHeading,
    mark,
)
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.judge_selection import play_by
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame, TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, as_setup, colours_by_seat
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.commands import Choice, Command
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.seating import house_rules
from torres3d.terminal.shared_options import ContestAsked, GamesAsked, RulesAsked, TournamentAsked
from torres3d.terminal.terminal_declaration import AnalysedGame, BaseGameTerminal, HowFar, Seated

if TYPE_CHECKING:
    from rich.table import Table as TextTable

    from torres3d.bots.arena.results_file import Results
    from torres3d.games.turm_bauer.app.presentation.playback import Playback
    from torres3d.games.turm_bauer.bots.arena.arena_game import Result
    from torres3d.games.turm_bauer.commands.text.conversation import Conversation
    from torres3d.games.turm_bauer.commands.text.puzzles import GamePuzzles
    from torres3d.games.turm_bauer.commands.text.replay_conversation import ReplayConversation
    from torres3d.games.turm_bauer.commands.text.studies import GameStudies
    from torres3d.games.turm_bauer.scene.table import Table
    from torres3d.hud.models.player_look import PlayerLook
    from torres3d.terminal.bot_games import Contest, Tournament
    from torres3d.terminal.own_files import OwnFiles
    from torres3d.terminal.saved_file_checks import CheckedFile


def contest_setting(asked: GamesAsked) -> ContestSetting:
    """The setting of games between bots. Raises `Stop` for house rules that cannot be read."""
    return ContestSetting(asked.seed, dict(sorted({**ARENA_RULES, **house_rules(asked.rules)}.items())))


class TurmBauerTerminal(BaseGameTerminal[State, Event]):
    """Turm Bauer in the terminal; a new game has house rules."""

    bots = BOTS
    example = "master,careful"

    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> Setup:
        held = zip(seated, colours_by_seat(len(seated)), strict=True)
        players = tuple(Player(who.name, colours, who.level) for who, colours in held)
        return Setup(house_rules(asked.rules), players)

    def dialogue(
        self, game: TurmGame, terminal: Console, say: Translate, names: Sequence[str], bots: Mapping[Seat, str]
    ) -> "Conversation":
        from torres3d.games.turm_bauer.commands.text.conversation import Conversation

        return Conversation(game, terminal, say, names, bots, judge_of(game.state.options.judge))

    def replay(
        self, history: TurmHistory, file: Path, own: "OwnFiles", terminal: Console, say: Translate
    ) -> "ReplayConversation":
        from torres3d.games.turm_bauer.commands.text.replay_conversation import ReplayConversation

        return ReplayConversation(history, file, own.games, terminal, say)

    def studies(self, own: "OwnFiles") -> "GameStudies":
        from torres3d.games.turm_bauer.commands.text.studies import GameStudies

        return GameStudies(own.games)

    def puzzles(self, own: "OwnFiles", say: Translate) -> "GamePuzzles":
        from torres3d.games.turm_bauer.commands.text.puzzles import GamePuzzles

        return GamePuzzles(own.home, own.target)

    def command(self, state: State, choice: Choice) -> Command:
        return command_for(state, choice, judge_of(state.options.judge))

    def players(self, setup: GameSetup, say: Translate) -> "Sequence[PlayerLook]":
        from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat

        return players_by_seat(as_setup(setup), bots_of(setup, BOTS), say)

    def film_playback(self, table: "Table", state: State) -> "Playback":
        from torres3d.app.window.toast_and_sound_queue import Effects
        from torres3d.games.turm_bauer.app.presentation.playback import Playback

        return Playback(table, Effects(), state)

    def turns(self, state: State) -> int:
        return len(state.rolls)

    def how_far(self, state: State) -> HowFar:
        return HowFar(state.turn, f"turn {state.turn + 1}")

    def result_table(self, setup: GameSetup, state: State) -> "TextTable":
        from torres3d.games.turm_bauer.commands.game_course_and_result_tables import result_table

        return result_table(as_setup(setup), state)

    def print_course(self, history: TurmHistory, n: int) -> None:
        from torres3d.games.turm_bauer.commands.game_course_and_result_tables import print_course

        print_course(history, n)

    def contest(self, asked: ContestAsked) -> "Contest":
        from torres3d.terminal.bot_games import Contest

        seed, rules = setting = contest_setting(asked)
        return Contest(Heading(FORMAT, asked.players, seed, dict(rules)), setting, play_by(rules))

    def tournament(self, asked: TournamentAsked) -> "Tournament":
        from torres3d.games.turm_bauer.commands.arena_standings import counted_falls
        from torres3d.terminal.bot_games import Tournament

        seed, rules = setting = contest_setting(asked)
        marks = {name: mark(name) for name in asked.bots}
        heading = TournamentHeading(TOURNAMENT, asked.levels, seed, dict(rules), seats=asked.tables, bots=marks)
        return Tournament(heading, setting, play_by(rules), ANCHOR, TARGET_STEP, counted_falls)

    def print_standings(self, results: "Results[Result]") -> None:
        from torres3d.games.turm_bauer.commands.arena_standings import print_standings

        print_standings(results)

    def arena_ends(self, results: "Results[Result]") -> Mapping[str, int | float]:
        from torres3d.games.turm_bauer.commands.arena_standings import ends

        return ends(list(results.done.values()))

    def analyse(
        self, history: TurmHistory, level: str | None, seed: int, progress: Callable[[int, int], None]
    ) -> AnalysedGame:
        from torres3d.games.turm_bauer.bots.game_analysis import analyse
        from torres3d.games.turm_bauer.commands.game_course_and_result_tables import print_analysis, score_graph
        from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of

        judge = judge_of(history.state.options.judge)
        found = analyse(history, level or BOTS.adviser, seed, progress, judge)
        return AnalysedGame(found, lambda: print_analysis(found), lambda: score_graph(found))

    def saved_files(self, home: Path, games: Path) -> "Iterator[CheckedFile]":
        from torres3d.games.turm_bauer.app.menus.setup_screen import FILE, STUDY_FILE, read_draft
        from torres3d.games.turm_bauer.puzzles.puzzle_tries import FILE as PUZZLES_TRIED
        from torres3d.games.turm_bauer.puzzles.puzzle_tries import PuzzleRecord
        from torres3d.games.turm_bauer.studies.study_file import STUDIES
        from torres3d.terminal.saved_file_checks import checked_settings, files_of
        from torres3d.terminal.saved_record_checks import checked_record_file
        from torres3d.terminal.saved_study_checks import checked_studies

        for name in (FILE, STUDY_FILE):
            if (home / name).exists():
                yield checked_settings("set-up", home / name, lambda file: read_draft(file, BOTS.level_ids()), False)
        yield from checked_studies(games, STUDIES)
        yield from (checked_record_file(file, PuzzleRecord, "tries") for file in files_of(home, (), PUZZLES_TRIED))


TERMINAL = TurmBauerTerminal()
