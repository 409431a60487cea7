"""Lines of the log and hints of Turm Bauer fit whole in a small window, in every language and in large letters."""

from collections.abc import Callable
from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.hud.examples import GAME, PANELS
from tests.games.turm_bauer.random_games import opened
from tests.hud.conftest import Player
from tests.hud.examples import PLAYERS
from tests.hud.test_scales import cut
from torres3d.app.session.playback import BaseShownEvent
from torres3d.base import paths
from torres3d.games.turm_bauer.app.log.turn_log import LoggedTurn, recap_page
from torres3d.games.turm_bauer.app.play.hints import hint_prompt
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint, Term
from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES, grade_of_figure
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.commands import Hand, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.refusals import REASONS, IllegalCommand
from torres3d.games.turm_bauer.words.event_sentences import brief, choice_in_words, refusal, shortest
from torres3d.games.turm_bauer.words.names import SHAPES
from torres3d.games.turm_bauer.words.risk_sentences import short_risk
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogLine, LogModel, LogTurn
from torres3d.hud.models.recap_and_pace_models import RecapLine, RecapModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.hud.panels.prompt_line import PromptLine
from torres3d.hud.panels.recap_panel import RecapPanel
from torres3d.i18n.texts import Texts, language_ids

__all__ = ["cut"]
LOCALE = paths.config() / "locale"
LANGUAGES = language_ids(LOCALE)
FAR, HIGH = (-12, 12, 11), (12, -1, 10)
"""Fields with long names."""
OTHERS = (("blue", "2a"), ("blue", "2b"))


def lines(language: str) -> list[tuple[str, str]]:
    """Every line that the log can have, with long names of blocks and fields."""
    say, found = Texts(LOCALE, language), []
    for block_set, shapes in SHAPES.items():
        for block in shapes:
            events = [
                e.BlockBuilt(0, "red", block, (FAR,), Hand(), (0, 0, 0)),
                e.BlockBuilt(0, "red", block, (FAR,), Hand(), (0, 0, 0), (), OTHERS),
                e.BlockSlipped(0, "red", block, (FAR,), Hand(), (("red", block), *OTHERS), 1),
                e.BlockBoxed(0, "red", block),
                e.BlockBoxed(0, "red", block, slipped=True),
            ]
            found += [(brief(event, [], block_set, say), shortest(event, block_set, say)) for event in events]
    walks = [e.FigureMoved(0, "red", FAR, HIGH), e.FigureMoved(0, "red", FAR, "table"), e.FigureStayed(0, "red")]
    rings = [e.RingUsed(0, "red", ring) for ring in ("free", "pass", "leap")]
    falls = [e.TowerCollapsed(0, "red", "5p", (FAR,), Hand(), None, (("red", "5p"), *OTHERS) * 12)]
    others = (*walks, *rings, *falls)
    return found + [(brief(event, [], "house", say), shortest(event, "house", say)) for event in others]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), list(product(LANGUAGES, (1.0, 1.5))))
def test_no_line_of_the_log_is_cut(make_hud: Callable[..., Player], cut: set[str], language: str, scale: float) -> None:
    hud = make_hud(language, (1280, 720), scale).hud
    told = list(dict.fromkeys(lines(language)))
    for first in range(0, len(told), 6):
        each = enumerate(told[first : first + 6])
        part = tuple(LogLine(number, text, text, "cube", 0, shorter) for number, (text, shorter) in each)
        log = LogModel((LogTurn(0, 0, part, brief="36 · 6+6", outcome="↑12"),), PLAYERS, open=True)
        hud.update(replace(GAME, prompt=None, log=log))
    assert cut & {text for both in told for text in both} == set()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), list(product(LANGUAGES, (1.0, 1.5))))
def test_a_hint_says_what_to_do_and_why_and_is_not_cut(
    make_hud: Callable[..., Player], language: str, scale: float
) -> None:
    hud, say = make_hud(language, (1280, 720), scale).hud, Texts(LOCALE, language)
    reasons = tuple(Term(kind, 2) for kind in ("climbs", "ring", "leaves", "hinders", "bars", "risky"))
    for step in (Placement("6b", (FAR,), "free"), Placement("5a", (FAR,), None), Move(HIGH, "pass"), Stay()):
        for count in range(1, len(reasons) + 1):
            prompt = hint_prompt(step, Hint((step,), 12, 0.3, reasons[:count]), "twins", say)
            hud.update(replace(GAME, prompt=prompt))
            shown = " ".join(next(panel for panel in hud.panels if isinstance(panel, PromptLine)).lines)
            assert shown in (prompt.text, *prompt.shorter)
            assert choice_in_words(step, "twins", say) in shown


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), list(product(LANGUAGES, (1.0, 1.5))))
def test_a_recap_is_told_whole(make_hud: Callable[..., Player], cut: set[str], language: str, scale: float) -> None:
    hud, say = make_hud(language, (1280, 720), scale).hud, Texts(LOCALE, language)
    state = opened(2)
    state = replace(state, turn=len(state.rolls) - 1)
    begun = BaseShownEvent(1, e.TurnBegan(state.turn, 1, "blue", (6, 6)), state)
    page = recap_page(LoggedTurn(state, (begun,), 0), PLAYERS[:2], say)
    assert ", " in page.when, "the colour is told"
    hud.update(replace(GAME, log=None, recap=RecapModel((page,) * 3, 0)))
    panel = next(panel for panel in hud.panels if isinstance(panel, RecapPanel))
    assert panel.shown
    assert not [text for text in cut if page.when in text]
    told = [RecapLine(text, "cube", shorter=shorter) for text, shorter in dict.fromkeys(lines(language))]
    for first in range(0, len(told), 6):
        hud.update(replace(GAME, log=None, recap=RecapModel((replace(page, lines=tuple(told[first : first + 6])),), 0)))
    assert not cut & {text for line in told for text in (line.text, line.shorter)}


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), list(product(LANGUAGES, (1.0, 1.5))))
def test_no_refusal_is_cut(make_hud: Callable[..., Player], language: str, scale: float) -> None:
    hud, say = make_hud(language, (1280, 720), scale).hud, Texts(LOCALE, language)
    for reason in REASONS:
        for kind in ("plain", "cube", "pattern"):
            values = {"at": FAR, "colour": "yellow", "block": "6b", "first": "6b", "dice": (6, 6), "kind": kind}
            text = refusal(IllegalCommand(reason, **values, stage="build", overhang="row", ring="leap"), say, "twins")
            hud.update(replace(GAME, prompt=PromptModel(text, say("prompt-cancel"), "cancel")))
            assert " ".join(next(panel for panel in hud.panels if isinstance(panel, PromptLine)).lines) == text


def with_steadiness(model: SteadinessModel) -> HudModel:
    return replace(GAME, panels={**PANELS, "steadiness": model})


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), list(product(LANGUAGES, (1.0, 1.5))))
def test_the_meter_tells_each_grade_and_risk_whole(
    make_hud: Callable[..., Player], cut: set[str], language: str, scale: float
) -> None:
    hud, say = make_hud(language, (1280, 720), scale).hud, Texts(LOCALE, language)
    told = set[str]()
    for falls in (0.0, 0.05, 0.2, 0.45, 1.0):
        wide = RiskFigure(falls, 0.0, 0.22, 0.58, final=False)
        for figure in (RiskFigure(falls, 0.0, falls, falls), wide, replace(wide, low=0.12)):
            hud.update(with_steadiness(SteadinessModel(0.2, figure)))
            word, share = say(f"turm-risk-grade-{grade_of_figure(figure).name}"), short_risk(figure, say)
            told |= {share, f"{word} · {share}"}
    for each in GRADES[:-1]:
        hud.update(with_steadiness(SteadinessModel(each.least)))
        told.add(say(f"turm-steadiness-{each.name}"))
        hud.update(with_steadiness(SteadinessModel(0.2, RiskFigure(0.0, 0.0, 0.0, 0.0, after=each.least))))
        told.add(say("turm-steadiness-drop-then", grade=say(f"turm-steadiness-{each.name}")))
    told |= {say("turm-steadiness-tower"), say("turm-steadiness-drop")}
    assert not cut & told
