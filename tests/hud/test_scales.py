"""Every page, panel and dialog at UI scales from 80 to 200 %, in three sizes of window and three languages: nothing is
cut, nothing lies outside of the window or over another panel, and everything is reached by scrolling."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import get_args

import pytest
from _pytest.mark import ParameterSet
from msgspec.structs import replace

from tests.app.games import WINDOW_GAMES
from tests.games.torres.hud.study.study_examples import ARRANGE, SOUND, STUDIES, STUDY
from tests.hud.conftest import Player
from tests.hud.examples import CURVE, FILES, GAMES, LONG, PLAY, REPLAY, SCORE, SCORING, THINK, with_panels
from torres3d.app.menus.keys_screens import groups, help_model
from torres3d.app.menus.settings_screens import settings_model
from torres3d.app.session.player_looks import bot_name
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.bots.rated_games import Why
from torres3d.games.torres.app.menus.help_action_costs import costs
from torres3d.games.torres.app.menus.setup_screen import first_draft, setup_model
from torres3d.games.torres.app.study.base_puzzle_screen import BasePuzzleScreen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.dialog_models import (
    Aid,
    CarryDialog,
    EndQuestion,
    EndTurnDialog,
    KeepProposed,
    OfferDialog,
    StarterDialog,
)
from torres3d.games.torres.hud.models.editor_models import ArrangeTab
from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow
from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles.puzzle import THEMES
from torres3d.games.torres.rules.events import MarkerMoved
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, MODES
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import brief_line
from torres3d.hud.hud import Hud
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import (
    AnalysisModel,
    AnalysisRow,
    CourseLine,
    KeysModel,
    MenuModel,
    PauseModel,
    StrengthGame,
    StrengthModel,
    StrengthOffer,
    StrengthPoint,
)
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.puzzle_history_models import DayCell, HistoryModel, TriedRow
from torres3d.hud.models.puzzle_list_models import PuzzleRow, PuzzlesModel
from torres3d.hud.models.recap_and_pace_models import PastMomentModel
from torres3d.hud.models.study_models import FoundModel, StudiesModel
from torres3d.hud.models.turn_models import CoverModel, PromptModel, ReasonGroup
from torres3d.hud.text.fonts import Face, Fonts
from torres3d.i18n.texts import Texts, guide, language_ids, languages

HERE = paths.config() / "locale"
SCALES = (0.8, 1.0, 1.5, 2.0)
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
COLOURS = ("red", "blue", "green", "yellow")
SPOKEN = tuple(language_ids(HERE))
ALWAYS = {(1280, 2.0, "de"), (1280, 0.8, "ro")}
"""What every run tries; the rest is for `.ci/long`."""
TALL = 400
"""Pixels of a panel that the wheel turns through in steps of two notches."""
OUT = get_args(Why)
"""Why a game does not count for a strength."""
STUDYING = HudModel(panels={"score": SCORE, "study": STUDY}, overlays=PLAY.overlays)
PEOPLE = tuple(PlayerLook(seat, name, COLOURS[seat]) for seat, name in enumerate(("Ana", "Владислав", LONG, "王小明")))


def _marked(size: tuple[int, int], scale: float, language: str) -> ParameterSet:
    always = (size[0], scale, language) in ALWAYS
    name = f"{size[0]}x{size[1]} {scale:.0%} {language}"
    return pytest.param(size, scale, language, id=name, marks=() if always else pytest.mark.long)


def pages(say: Texts) -> Iterator[tuple[str, HudModel]]:
    """All screens, and the set-up with each edition and mode."""
    known = editions()
    names = BOTS.level_ids()
    draft = first_draft(say, names[0])
    for edition in known:
        for mode in MODES if edition == "romanian" else MODES[:1]:
            made = setup_model(replace(draft, edition=edition, mode=mode), known, say, guide(say.language))
            yield f"setup {edition} {mode}", HudModel(screen=made)
    yield "settings", HudModel(screen=settings_model(Settings(), languages(HERE), say))
    keys = WINDOW_GAMES.usual_keys()
    named = groups(keys, keys, WINDOW_GAMES, say)
    yield "keys", HudModel(screen=KeysModel(named, True))
    notes = say("mode-master"), costs(editions()["romanian"].options("master", 4), say)
    more = (("rules", say("menu-rules")),)
    listed = help_model(named, WINDOW_GAMES.default_game, WINDOW_GAMES, notes, keys["help"], more, say)
    yield "help", HudModel(screen=listed)
    yield "games", HudModel(screen=GAMES)
    yield "files", HudModel(screen=FILES)
    yield "menu", HudModel(screen=MenuModel(resume="Ana, Otto", version="1.2.3"))
    yield (
        "menu with strengths",
        HudModel(screen=MenuModel(resume="Ana, Otto", version="1.2.3", entries=("strength", "puzzles", "study"))),
    )
    for count, persons in ((0, 0), (1, 1), (20, 2), (300, 5)):
        yield f"strength after {count}", HudModel(screen=strengths(say, count, persons))
    yield (
        "pause",
        HudModel(screen=PauseModel(("resume", "settings", "save_copy", "replay", "menu", "quit"), "Ana, Otto")),
    )
    rows = tuple(ResultRow(each.name, each.colour, None, ((48, 15, 20),) * 3, 14, 234) for each in PEOPLE)
    yield "end", HudModel(screen=EndModel((replace(rows[0], winner=True), *rows[1:]), master=True))
    lines = tuple(
        CourseLine(each.name, each.colour, tuple(float(n * 9) for n in range(24)), "37 lost") for each in PEOPLE
    )
    turns = tuple(AnalysisRow(n, n * 9, "red", "Year 1", "− 12", mistake=say("mistake-height"))
                  for n in range(5))  # fmt: skip
    told = (
        say("strength-line", value="1573", margin="780", change="+573"),
        *(say(f"strength-not-{why}") for why in OUT),
    )
    rated = tuple(replace(row, strength=line) for row, line in zip(rows, told, strict=True))
    yield "end with strengths", HudModel(screen=EndModel(rated, master=True))
    summed = (
        say("summary-lost-by", cost=60, points=98, how=say("summary-by-marker")),
        say("summary-costliest", turn="Year 1", lost="− 12", how=say("mistake-marker")),
        f"{say('summary-right', right=16, turns=30)}; {say('summary-best', turn='Year 1', gained='+9')}",
    )
    own = AnalysisModel(
        lines, (8, 16), turns, turns, costliest=turns, best=turns[:4], own=(0,), summary=summed,
        marks=say("analysis-marks"), back=say("back-to-analysis"),
    )  # fmt: skip
    yield "analysis", HudModel(screen=own)
    every = replace(own, own=tuple(range(len(lines))), costliest=(), best=())
    yield "analysis of all", HudModel(screen=every)
    yield "working", HudModel(screen=AnalysisModel(working=True, percent=30))
    graded = tuple(PuzzleRow(grade, 100, 100, 100) for grade in (1, 2, 3))
    yield "puzzles", HudModel(screen=PuzzlesModel(graded, "failed", (1230, 120), back=120, themes=THEMES))
    when = say("date-day", day="28", month=9, year="2026", time="12:34")
    tries = tuple(TriedRow("a", when, 1 + n % 3, ("solved", "hinted", "failed", "shown")[n % 4]) for n in range(10))
    month = tuple(DayCell(1 + n, tries[n % 10].how, today=n == 20, future=n > 20) for n in range(31))
    yield "puzzles tried", HudModel(screen=HistoryModel(tries, 300, 310, 2026, 9, 6, month))
    yield "no puzzles tried", HudModel(screen=HistoryModel((), 0, 0, 2026, 9, 0, month[21:]))
    yield "studies", HudModel(screen=STUDIES)
    yield "no studies", HudModel(screen=StudiesModel(folder="/home/somebody"))
    unread = say("puzzles-unread", lines=12, where=f"…{'/folder' * 8}, line 1234", what="expects `int` - at `$.points`")
    yield "puzzles unread", HudModel(screen=PuzzlesModel(graded, "failed", (1230, 120), unread=unread))
    yield "no puzzles", HudModel(screen=PuzzlesModel(fault=say("puzzles-none")))


def strengths(say: Texts, count: int, persons: int) -> StrengthModel:
    """The page of strengths after so many games, of so many persons."""
    names = BOTS.level_ids()
    course = tuple(StrengthPoint(1200 + n % 7 * 30, 900 - 400 // (n + 1), 1500 + 800 // (n + 1)) for n in range(count))
    against = ", ".join(bot_name(name, say, BOTS) for name in names[-3:])
    place = say("strength-place", place=3, players=4)
    day = say("date-day", day="28", month=9, year="2026", time="12:34")
    game = StrengthGame(day, against, place, 3, 1234, -123)
    return StrengthModel(
        persons=tuple((f"person {number}", LONG) for number in range(persons)),
        chosen="person 0" if persons else "",
        course=course,
        games=(replace(game, place=1, change=77), *(game,) * 7)[: min(count, 8)],
        bots=tuple((bot_name(name, say, BOTS), 300 + 400 * number) for number, name in enumerate(names)),
        offer=StrengthOffer(names[-1], bot_name(names[-1], say, BOTS), 58),
        forgotten=LONG if count == 1 else "",
    )


def dialogs(say: Texts) -> Iterator[tuple[str, HudModel]]:
    """All questions."""
    yield "offer", HudModel(dialog=OfferDialog(("six", "leap", "doors"), together=False))
    kept = " · ".join((say("hint-keep", card=say("card-recall")), "+3: " + say("reason-own-hand-better")))
    proposed = KeepProposed("doors", ("six",), ("leap",))
    told = OfferDialog(("six", "leap", "doors"), together=False, proposed=proposed, aid=Aid((), advice=kept))
    yield "offer with a hint", HudModel(dialog=told)
    yield "ending", HudModel(dialog=EndTurnDialog((3, 2, 3, 1), (0, 1, 2), 1, ap=2))
    yield "carry", HudModel(dialog=CarryDialog((3, 2, 3, 1), 2, "Ana"))
    yield "starter", HudModel(dialog=StarterDialog(PEOPLE[0], PEOPLE))
    yield "end question", HudModel(dialog=EndQuestion("Ana", say("ending-unspent", ap=3)))
    cards = ", ".join(say("quoted", text=card_name(card, say)) for card in ("under", "six", "seven"))
    yield "end question of cards", HudModel(dialog=EndQuestion("Ana", say("lost-blocks", blocks=3), cards))
    answers = (("no", say("back")), ("yes", say("confirm")))
    yield "choice", HudModel(dialog=ChoiceDialog("x", say("games-title"), (say("games-none"),) * 3, answers))


def around(say: Texts) -> Iterator[tuple[str, HudModel]]:
    """What lies around the table."""
    yield "play", replace(PLAY, prompt=PromptModel(say("prompt-turn", name="Ana"), say("back"), "leave"))
    reason = say("reason-own-higher", level=3, was=2, area=12, square="d4")
    why = tuple((points, reason) for points in ("+12", "+9", "−3"))
    groups = (ReasonGroup(say("gain-lead", points="+21"), why[:2]), ReasonGroup(say("hint-why"), why))
    told = PromptModel(say("prompt-turn", name="Ana"), say("back"), "leave", why=groups)
    yield "play with reasons", replace(PLAY, prompt=told)
    yield "puzzle", replace(PLAY, log=None, prompt=puzzle_prompt(say))
    yield "play without log", replace(PLAY, prompt=None, log=None)
    yield "thinking", THINK
    assert THINK.thinking is not None
    yield "thinking aloud", replace(THINK, thinking=replace(THINK.thinking, said="35 points more"))
    seat = PEOPLE[0]
    said = brief_line(MarkerMoved(0, 21, 27, 6), [seat.name], say)
    past_moment = PastMomentModel(say("looking-turn", phase=2, round=3), f"{seat.name}: {said}", seat)
    yield "looking back", replace(PLAY, prompt=None, past_moment=past_moment)
    yield "study", replace(with_panels(STUDYING, turn=PLAY.panels["turn"]), pace=PLAY.pace)
    yield "study of three players", with_panels(STUDYING, score=replace(SCORE, rows=SCORE.rows[:3]))
    yield "study closed", with_panels(STUDYING, study=replace(STUDY, open=False))
    empty = replace(STUDY, rows=(), comment="", found=FoundModel(told=say("study-not-delete"), busy=True))
    yield "study without lines", with_panels(STUDYING, study=empty)
    names = tuple((edition, say(f"edition-{edition}")) for edition in editions())
    for tab, master in product(get_args(ArrangeTab), MASTER_CARDS):
        edition = names[MASTER_CARDS.index(master) % len(names)][0]
        made = replace(ARRANGE, tab=tab, master=master, editions=names, edition=edition)
        if tab == "moment" or master == MASTER_CARDS[0]:
            yield f"arrange {tab} {master}", with_panels(STUDYING, editor=made)
    yield "arranged", with_panels(STUDYING, editor=SOUND)
    assert REPLAY.replay is not None
    bar = replace(REPLAY.replay, can_analyse=True, back=say("back-to-analysis"))
    yield "replay", replace(REPLAY, replay=bar)
    for state in ("none", "working", "done"):
        curve = replace(CURVE, state=state, own=True)
        yield f"replay, curve {state}", replace(REPLAY, replay=replace(bar, curve=curve))


def puzzle_prompt(say: Texts) -> PromptModel:
    """The longest that a puzzle says, and its buttons."""
    known = ("puzzle-study-not", "puzzle-again", "puzzle-solution", "puzzle-next")
    answers = [(name.split("-")[1], say(name)) for name in known]
    what = say("puzzle-first-step", what=say("brief-played", card=card_name("recall", say)))
    points = say("puzzle-so-far", points=100, wanted=120)
    learned = f"{say('puzzle-rating-change', change='−12', rating='1234')} {say('puzzle-comes-back', days=21)}"
    text = f"{say('puzzle-few', points=100, wanted=120)} {learned}"
    return PromptModel(
        text, say("back"), "back", (("cancel", say("prompt-cancel")), *answers), shorter=(f"{points} {what}", points),
        signs=tuple(BasePuzzleScreen.signs), disabled=(("next", ""),), steady=True,
    )  # fmt: skip


def over(say: Texts) -> Iterator[tuple[str, HudModel]]:
    """What lies over the table for a moment."""
    castles = tuple(CastleLine(9, 3, 27, "c4", king=n == 0) for n in range(6))
    columns = tuple(ScoringColumn(each, castles, 15, 20, 100, 234, current=each.seat == 1) for each in PEOPLE)
    yield "scoring", with_panels(SCORING, scoring=ScoringModel(3, columns, "row", done=True))
    yield "cover", HudModel(cover=CoverModel(PEOPLE[0]))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The texts that were shortened with an ellipsis and are no names."""
    whole, found = Fonts.cut, set()

    def heard(fonts: Fonts, text: str, face: Face, size: int, width: float) -> str:
        shown = whole(fonts, text, face, size, width)
        if shown != text and not any(part in text for part in ("Maximiliane", "Großhöchstetten", "/home/")):
            found.add(text)
        return shown

    monkeypatch.setattr(Fonts, "cut", heard)
    return found


def reached(panel: Panel[object]) -> set[str]:
    """The spots of a panel that are visible whole, at first or when the wheel is turned."""
    found: set[str] = set()
    panel.wheel(1000)
    notches = 2 if panel.rect.h > TALL else 1  # nothing in it is so tall that two notches would pass over it
    for _ in range(60):
        for spot in panel.spots:
            room = spot.clip
            box = spot.rect
            seen = room is None or (room.y - 1 <= box.y and box.bottom <= room.bottom + 1)
            if seen or (room is not None and box.h > room.h / 2 and room.y <= box.middle[1] <= room.bottom):
                found.add(spot.name)
        before = [(spot.name, spot.rect) for spot in panel.spots]
        panel.wheel(-notches)
        if [(spot.name, spot.rect) for spot in panel.spots] == before:
            break
    return found


def checked(hud: Hud, name: str) -> None:
    """Everything of what is shown lies in the window and can be reached."""
    window = hud.window.inset(-0.75)
    for panel in hud.panels:
        kind = f"{name}: {type(panel).__name__}"
        assert window.contains(panel.rect.x, panel.rect.y), kind
        assert panel.rect.right <= window.right, kind
        assert panel.rect.bottom <= window.bottom, kind
        for spot in panel.spots:
            assert spot.rect.x >= window.x, f"{kind} {spot.name}"
            assert spot.rect.right <= window.right, f"{kind} {spot.name}"
            if spot.clip is None:
                assert spot.rect.y >= window.y, f"{kind} {spot.name}"
                assert spot.rect.bottom <= window.bottom, f"{kind} {spot.name}"
        lost = {spot.name for spot in panel.spots} - reached(panel)
        assert not lost, f"{kind} {lost}"


@pytest.mark.parametrize(("size", "scale", "language"), [_marked(*each) for each in product(SIZES, SCALES, SPOKEN)])
class TestScales:
    """At each scale, size and language."""

    @pytest.mark.long
    def test_pages_are_whole(
        self, make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
    ) -> None:
        player = make_hud(language, size, scale)
        for name, model in pages(Texts(HERE, language)):
            player.hud.update(model)
            checked(player.hud, name)
            if name.startswith("setup") and name.endswith("basic"):
                for tab in ("rules", "material", "players"):
                    press(player.hud, f"tab:{tab}")
                    checked(player.hud, f"{name} {tab}")
        assert cut == set()

    @pytest.mark.slow
    def test_questions_are_whole(
        self, make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
    ) -> None:
        hud = make_hud(language, size, scale).hud
        for name, model in (*dialogs(Texts(HERE, language)), *over(Texts(HERE, language))):
            hud.update(model)
            checked(hud, name)
        assert cut == set()

    @pytest.mark.long
    def test_panels_around_the_table_leave_it_room(
        self, make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
    ) -> None:
        hud = make_hud(language, size, scale).hud
        for name, model in around(Texts(HERE, language)):
            hud.update(model)
            checked(hud, name)
            panels = hud.panels
            for number, one in enumerate(panels):
                for other in panels[number + 1 :]:
                    assert not one.rect.overlaps(other.rect), f"{name}: {one} {one.rect} over {other} {other.rect}"
            free = hud.free_area
            assert free is not None
            assert free.w >= 0.35 * size[0], name
            assert free.h >= 0.35 * size[1], name
        assert cut == set()


def press(hud: Hud, name: str) -> None:
    """Do what a spot does."""
    spot = hud.spot(name)
    assert spot.press is not None
    spot.press()
