"""Every text the program asks for is there, in every language, and no text is there that nobody asks for.

Keys that are put together (``option-{name}``) are listed here, each with all it can become: a new way of putting one
together fails until its keys are listed too.
"""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import torres3d
from tests.app.games import ACTIONS as KEY_ACTIONS
from tests.app.games import WINDOW_GAMES
from tests.i18n.messages import LOCALE, messages
from tests.i18n.test_faults import fault_classes, phrase_ids
from torres3d.app.menus.keys_screens import action_label, grouped
from torres3d.app.menus.settings_screens import CHOICES as SETTING_CHOICES
from torres3d.app.menus.settings_screens import GROUPS as SETTING_GROUPS
from torres3d.app.screens.better_turn import Line
from torres3d.app.session.palettes import COLOURS
from torres3d.app.sharing.page_writer import WORDS as WORDS_OF_PAGES
from torres3d.app.window.key_bindings import ACTIONS as ANY_GAME
from torres3d.app.window.settings import Settings
from torres3d.bots.rated_games import Why
from torres3d.engine.log_errors import UNDO_TEXT
from torres3d.engine.puzzles.puzzle_file import GRADES as PUZZLE_GRADES
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.presentation.roof_legend import ROOFS
from torres3d.games.torres.bots.hint_and_analysis_types import Mistake
from torres3d.games.torres.bots.registry import BOTS as TORRES_BOTS
from torres3d.games.torres.bots.weights_by_grasp_and_character import CHARACTERS
from torres3d.games.torres.commands.text.conversation import Conversation as TorresTalk
from torres3d.games.torres.commands.text.puzzle_conversation import PuzzleConversation as TorresPuzzleTalk
from torres3d.games.torres.commands.text.replay_conversation import ReplayConversation as TorresReplayTalk
from torres3d.games.torres.commands.text.study_conversation import StudyConversation as TorresStudyTalk
from torres3d.games.torres.commands.text.typed_and_listed_choices import SHORT, WORDS
from torres3d.games.torres.hud.models.editor_models import ArrangeTab, ArrangeWay, Tool
from torres3d.games.torres.hud.models.mistake_models import MistakeState, MistakesWay
from torres3d.games.torres.hud.models.turn_models import ActionId
from torres3d.games.torres.hud.pages.result_page import ALL_TABS, USES
from torres3d.games.torres.hud.study.study_panel import StudyPanel as TorresPanel
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import PROBLEMS
from torres3d.games.torres.puzzles.puzzle import THEMES
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, MODES, PHASES, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.refusals import REASONS
from torres3d.games.torres.rules.soundness.flaw import FLAWS
from torres3d.games.torres.words.event_sentences import TOLD
from torres3d.games.turm_bauer.app.lessons.practice_screen import GRADES as PRACTICE_GRADES
from torres3d.games.turm_bauer.app.lessons.practice_screen import OUTCOMES
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import TermKind
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS
from torres3d.games.turm_bauer.commands.text.conversation import Conversation as TurmTalk
from torres3d.games.turm_bauer.commands.text.puzzle_conversation import PuzzleConversation as TurmPuzzleTalk
from torres3d.games.turm_bauer.commands.text.replay_conversation import ReplayConversation as TurmReplayTalk
from torres3d.games.turm_bauer.commands.text.study_conversation import StudyConversation as TurmStudyTalk
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import SHORT as TURM_SHORT
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import WORDS as TURM_WORDS
from torres3d.games.turm_bauer.hud.models.turn_models import BuildingActionId, Outcome, Task
from torres3d.games.turm_bauer.hud.pages.result_page import COLUMNS, TABS
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES
from torres3d.games.turm_bauer.hud.panels.turn_panel import BOXING
from torres3d.games.turm_bauer.hud.study.study_panel import StudyPanel as TurmPanel
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import allowed_values
from torres3d.games.turm_bauer.puzzles.puzzle import KINDS as TURM_KINDS
from torres3d.games.turm_bauer.rules.command_notation import STEPS
from torres3d.games.turm_bauer.rules.commands import BuildRing, WalkRing
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.options import Options as TurmOptions
from torres3d.games.turm_bauer.rules.refusals import REASONS as TURM_REASONS
from torres3d.games.turm_bauer.words.names import SHAPES
from torres3d.hud.kit.theme import PALETTES
from torres3d.hud.models.library_models import ExportForm, GamesOrder
from torres3d.hud.models.overlay_models import PRESETS
from torres3d.hud.models.study_models import MARK_NAMES, StudiesWay, StudyWay
from torres3d.hud.pages.puzzles.puzzle_history_page import ICONS as TRIED_ICONS
from torres3d.hud.panels.overlay_strip import GROUPS as STRIP_GROUPS
from torres3d.i18n.notation_messages import EXPECTED
from torres3d.i18n.player_level_and_key_names import SMALL_SIGNS
from torres3d.i18n.texts import FALLBACK, language_ids
from torres3d.terminal.puzzle_page import PuzzlePage
from torres3d.terminal.study_page import StudyPage

PACKAGE = Path(torres3d.__file__).parent
A_WAY = re.compile(r"[a-z]+-[a-z0-9_{}-]+")
KEYBOARD = ("escape", "enter", "space", "backspace", "tab", "delete", "insert", "home", "end", "page_up", "page_down")
HELD = ("control", "shift", "alt")
OPTIONS = {name: kind for name, kind in get_type_hints(Options).items() if name not in ("mode", "players")}
LISTS = ("stacks", "foundations")
"""Options that are set on a page of their own."""
PLACES = ("top", "bottom")
"""Places for the cards that are not kept."""
TALKS = (TorresPuzzleTalk, TurmPuzzleTalk, TorresStudyTalk, TurmStudyTalk, TorresReplayTalk, TurmReplayTalk)
FURTHER_WORDS = {word for talk in TALKS for word in talk.further_words} | {*PuzzlePage.words, *StudyPage.words}
"""Words of puzzles, studies and replays by text, besides those of the games."""
MODES_OF_TEXT = ("puzzle", "study", "replay")
"""Topics of help about them."""
SHARED_TOPICS = ("game",)
"""Topics of help in text play that all games share."""
OF_THE_GUIDE = {"turm-{}", "turm-lesson-failed-{}", "turm-chapter-{}", "turm-{}-title", "turm-{}-{}"}
"""Keys of config/guide, which `tests/games/turm_bauer/words/test_rulebook_sections.py` looks through."""
TURM_TOLD = ("rolled", "built", "slipped", "discarded", "slipped-out", "collapsed", "moved", "stayed")
"""How events of Turm Bauer are told."""
TURM_RINGS = [f"ring-{ring}" for ring in (*get_args(BuildRing), *get_args(WalkRing))]
CHANGES = {
    "": ("entered", "higher", "larger", "room", "left", "lower", "smaller", "tighter"),
    "king-": ("won", "nearer", "lost", "farther"),
    "knights-": ("better", "worse"),
    "blocks-": ("more", "fewer"),
    "hand-": ("better", "worse"),
    "master-": ("more", "fewer"),
    "marker-": ("more", "fewer"),
}
OWN_CHANGES = ("own-knights-more", "own-knights-fewer", "own-hand-more", "own-hand-fewer")
WHY = (
    *(f"{whose}-{of}{how}" for whose in ("own", "other") for of, hows in CHANGES.items() for how in hows),
    *OWN_CHANGES,
)
"""What is told of a turn that is better than another one."""
UNSPOKEN = ("window", "measured_quality", "game", "reading_width")
"""Settings without a row."""


GAME_IDS = tuple(game.id for game in WINDOW_GAMES)
OVERLAYS = tuple(action.removeprefix("overlay_") for action in KEY_ACTIONS if action.startswith("overlay_"))


def families() -> dict[str, Iterable[str | tuple[object, ...]]]:
    """Keys that are put together, and all that they can become."""
    reasons = {reason for kind in fault_classes() for reason in kind.messages}
    words = [name for name in OPTIONS if name not in LISTS]
    replay = ("first", "turn_back", "back", "play", "pause", "forward", "turn_forward", "last")
    mistakes = ("mistake_back", "mistake_forward", "better")
    places = ("menu", "games", "result", "pause", "replay", "analysis")
    menus = [
        "continue",
        "learn",
        "rules",
        "new",
        "games",
        "strength",
        "puzzles",
        "study",
        "practice",
        "settings",
        "keys",
        "quit",
        "resume",
        "save-copy",
        "replay",
        "menu",
        "rematch",
        "analysis",
        "practise",
    ]
    return {
        "action-{}": get_args(ActionId),
        "action-{}-about": get_args(ActionId),
        "bot-{}": {*TORRES_BOTS.level_ids(), *TURM_BOTS.level_ids()},
        "bot-{}-about": {*TORRES_BOTS.level_ids(), *TURM_BOTS.level_ids()},
        "brief-{}": TOLD.values(),
        "character-{}": set(CHARACTERS),
        "character-{}-role": set(CHARACTERS),
        "character-{}-about": set(CHARACTERS),
        "card-{}": (*ACTION_CARDS, "hidden"),
        "card-{}-effect": ACTION_CARDS,
        "colour-{}": COLOURS,
        "does-{}": [
            action
            for action in (*KEY_ACTIONS, *ANY_GAME)
            if action_label(action, WINDOW_GAMES, lambda key, **_: key) == f"does-{action}"
        ],
        "edition-{}": editions(),
        "end-{}": ("castles", "king", "master", "marker", "total"),
        "expected-{}": EXPECTED.values(),
        "fault-{}-title": ("settings", "keys", "bots", "pieces", "texts"),
        "fault-{}-todo": ("settings", "keys", "bots", "pieces", "texts"),
        "flaw-{}": FLAWS,
        "files-form-{}": get_args(ExportForm),
        "study-do-{}": {*get_args(StudyWay), *TorresPanel.icons, *TurmPanel.icons},
        "turm-study-hand-{}": get_args(HandKind),
        "study-mend-{}": ("title", "moment", "correct"),
        "study-not-{}": ("promote", "delete", "mark", "dice"),
        "study-mark-{}": MARK_NAMES.values(),
        "arrange-tab-{}": get_args(ArrangeTab),
        "arrange-tool-{}": [tool for tool in get_args(Tool) if tool != "knight"],
        "arrange-tool-{}-about": get_args(Tool),
        "arrange-do-{}": get_args(ArrangeWay),
        "studies-{}": get_args(StudiesWay),
        "strength-{}": ("forget", "remember"),
        "strength-not-{}": get_args(Why),
        "strength-out-{}": get_args(Why),
        "turm-term-{}": get_args(TermKind),
        "reason-{}": ("line", *WHY),
        "study-tool-{}": get_args(Tool),
        "mistake-{}": get_args(Mistake),
        "mistakes-{}": get_args(MistakesWay),
        "mistakes-{}-tip": ("game", "delete", "search"),
        "mistakes-state-{}": get_args(MistakeState),
        "puzzle-{}-not": ("cancel", "study", "again", "solution", "next"),
        "puzzles-grade-{}": PUZZLE_GRADES,
        "puzzles-how-{}": TRIED_ICONS,
        "turm-option-hand-{}": get_args(HandKind),
        "turm-puzzle-{}-{}": (*((kind, "solved") for kind in TURM_KINDS), ("height", "failed")),
        "turm-puzzle-{}-hinted": TURM_KINDS,
        "turm-puzzle-{}-shown": TURM_KINDS,
        "puzzles-theme-{}": ("all", *THEMES, *TURM_KINDS),
        "puzzles-theme-{}-about": ("all", *THEMES, *TURM_KINDS),
        "puzzles-today-{}": get_args(How),
        "line-{}": (*get_args(Line), "now"),
        "game-{}": (*GAME_IDS, "finished"),
        "game-{}-about": GAME_IDS,
        "games-order-{}": get_args(GamesOrder),
        "games-{}-tip": ("import", "paste", "deleted", "copy", "export", "share", "delete"),
        "keyname-{}": (
            *KEYBOARD,
            *HELD,
            *SMALL_SIGNS.values(),
            *(f"arrow_{way}" for way in ("left", "right", "up", "down")),
        ),
        "end-tab-{}": ALL_TABS,
        "simple-{}": ("result", "course"),
        "end-use-{}": USES,
        "keys-group-{}": ("everywhere", *grouped(WINDOW_GAMES)),
        "master-{}": MASTER_CARDS,
        "master-{}-effect": MASTER_CARDS,
        "master-{}-points-{}": [(card, phase) for card in MASTER_CARDS for phase in range(1, PHASES + 1)],
        "lessons-{}": ("next", "play", "back", "skip", "rules"),
        "log-{}": TOLD.values(),
        "menu-{}": menus,
        "mode-{}": MODES,
        "mode-{}-about": MODES,
        "option-{}": OPTIONS,
        "option-{}-about": OPTIONS,
        "option-{}-{}": [(name, value) for name in words for value in get_args(OPTIONS[name])],
        "offer-{}": ("top", "bottom"),
        "overlay-{}": OVERLAYS,
        "overlay-{}-about": OVERLAYS,
        "prompt-{}": ("starter", "carry", "keep", "knight", "stack", "reserve"),
        "page-{}": WORDS_OF_PAGES,
        "page-turm-{}": ("build", "move"),
        "prompt-card-{}": ("knight", "block"),
        "refusal-{}": REASONS,
        "replay-{}": (*replay, *mistakes),
        "back-to-{}": places,
        "summary-by-{}": get_args(Mistake),
        "settings-{}": [name for name in Settings.__struct_fields__ if name not in UNSPOKEN],
        "settings-group-{}": SETTING_GROUPS,
        "settings-palette-{}": PALETTES,
        "settings-{}-{}": [(key, name) for key, names in SETTING_CHOICES.items() for name in names],
        "recap-{}": ("back", "next", "close"),
        "looking-{}-about": ("back", "next", "now"),
        "pace-{}-about": ("slower", "faster", "instant", "pause", "resume"),
        "todo-{}": reasons,
        "text-beside-{}": ("north", "east", "south", "west"),
        "text-word-{}": (*WORDS, *SHORT, *TURM_WORDS, *TURM_SHORT, *PLACES, *FURTHER_WORDS),
        "text-topic-{}": (*TorresTalk.topics, *TurmTalk.topics, *MODES_OF_TEXT),
        "text-help-{}": (*TorresTalk.topics, *MODES_OF_TEXT),
        "text-turm-help-{}": [topic for topic in TurmTalk.topics if topic not in SHARED_TOPICS],
        "text-how-{}": [stage.replace("_", "-") for stage in get_args(Stage) if stage not in ("turn", "keep", "over")],
        "text-task-{}": [stage.replace("_", "-") for stage in get_args(Stage) if stage not in ("turn", "over")],
        "text-kept-{}": PLACES,
        "text-step-{}": STEPS,
        "turm-better-{}": get_args(Line),
        "turm-block-{}": {shape for shapes in SHAPES.values() for shape in shapes.values()},
        "turm-brief-{}": (*TURM_TOLD, *TURM_RINGS, "built-fell", "slipped-more"),
        "turm-do-{}": get_args(BuildingActionId),
        "turm-do-{}-about": get_args(BuildingActionId),
        "turm-end-{}": COLUMNS,
        "turm-end-tab-{}": TABS,
        "turm-held-{}": [
            task
            for task in get_args(Task)
            if task not in (*BOXING, *get_args(Outcome)) and not task.startswith("watch")
        ],
        "turm-log-{}": (*TURM_TOLD, *TURM_RINGS, "built-fell", "slipped-more"),
        "turm-option-{}": TurmOptions.__struct_fields__,
        "turm-option-{}-about": TurmOptions.__struct_fields__,
        "turm-option-{}-{}": [
            (name, value)
            for name in TurmOptions.__struct_fields__
            for value in allowed_values(name)
            if isinstance(value, str)
        ],
        "turm-reach-other-{}": ("more", "less", "walled", "too"),
        "turm-reach-own-{}": ("more", "less", "walled", "same"),
        "turm-refusal-{}": TURM_REASONS,
        "turm-ring-{}": (*get_args(BuildRing), *get_args(WalkRing)),
        "turm-ring-{}-about": (*get_args(BuildRing), *get_args(WalkRing)),
        "turm-short-{}": ("built", "built-fell", "slipped", "slipped-more"),
        "turm-practice-{}": [*OUTCOMES, *(grade for _, grade in PRACTICE_GRADES)],
        "turm-steadiness-{}": [grade.name for grade in GRADES[:-1]],
        "turm-risk-grade-{}": [grade.name for grade in GRADES],
        "turm-task-{}": [task for task in get_args(Task) if task != "build"],
        "turm-task-{}-about": get_args(Task),
        "turm-use-{}": (*get_args(BuildRing), *get_args(WalkRing)),
        "turm-where-{}": ("built", "boxed"),
        "undo-{}": [reason.replace("_", "-") for reason in (*UNDO_TEXT, *TORRES.final_texts, *TURM.final_texts)],
        "view-{}": PRESETS,
        "view-{}-short": PRESETS,
        "strip-{}": STRIP_GROUPS,
        "strip-{}-open": ("help", "rules"),
        "legend-{}": ROOFS,
        "welcome-learn-{}": GAME_IDS,
        "why-{}": phrase_ids() | {f"problem_{problem}" for problem in PROBLEMS},
        "wrong-{}": reasons,
    }


TITLED = ("bot-{}", "bot-{}-about", "edition-{}")
"""Families of what a person may add with a title of its own, which is shown where there is no text."""


@cache
def put_together(titled: bool = True) -> frozenset[str]:
    """The keys the families become; those with titles too, or without them."""
    found = set()
    for pattern, values in families().items():
        for value in values if titled or pattern not in TITLED else ():
            found.add(pattern.format(*(value if isinstance(value, tuple) else (value,))))
    return frozenset(found)


class Strings(ast.NodeVisitor):
    """The texts of a module: whole ones, and those with places in them as ``bot-{}``."""

    def __init__(self, tree: ast.Module) -> None:
        self.whole: set[str] = set()
        self.parted: set[str] = set()
        self._names = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name) and isinstance(node.value.value, str)
        }
        self.visit(tree)

    def visit_Expr(self, node: ast.Expr) -> None:  # the library's name
        if not isinstance(node.value, ast.Constant):  # else it is a docstring
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value))
            elif isinstance(part, ast.FormattedValue):
                name = part.value.id if isinstance(part.value, ast.Name) else ""
                parts.append(self._names.get(name, "{}"))
                self.visit(part.value)
        self.parted.add("".join(parts))


@cache
def strings() -> tuple[frozenset[str], frozenset[str]]:
    """All whole texts of the program, and all with places."""
    whole: set[str] = set()
    parted: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        found = Strings(ast.parse(file.read_text("utf-8")))
        whole |= found.whole
        parted |= found.parted
    return frozenset(whole), frozenset(parted)


@cache
def asked() -> frozenset[str]:
    """The whole texts that the program looks up: what is handed to ``say`` or ``texts``."""
    found = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in ("say", "texts", "_texts", "Advise"):
                    first = node.args[0]
                    ways = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                    found.update(map(_whole, ways))
    return frozenset(found - {""})


def _whole(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(LOCALE))
def test_every_text_that_is_asked_for_is_there(language: str) -> None:
    assert len(asked()) > 150
    assert sorted((asked() | put_together(titled=False)) - set(messages(language))) == []


@pytest.mark.slow
def test_every_way_to_put_a_key_together_is_told_here() -> None:
    firsts = {key.partition("-")[0] for key in messages(FALLBACK) if "-" in key}
    ways = {way for way in strings()[1] if A_WAY.fullmatch(way) and way.partition("-")[0] in firsts}
    assert sorted(ways - set(families()) - OF_THE_GUIDE) == []


@pytest.mark.slow
def test_no_text_is_there_for_nothing() -> None:
    assert sorted(set(messages(FALLBACK)) - strings()[0] - put_together()) == []
