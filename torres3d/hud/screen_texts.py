"""Texts on the screen for reading aloud, taken from the models and from what panels painted."""

from typing import Any, NamedTuple

from torres3d.hud.hud_panels import HudPanels
from torres3d.hud.kit.base_models import ChoiceDialog, DialogModel
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import HelpModel, ResultModel, RulesModel
from torres3d.hud.models.turn_models import BaseTurnModel
from torres3d.i18n.texts import Translate

CANCEL = "cancel"
"""The answer of a prompt that is not read: Escape does it everywhere."""

READ_TO_THE_END = (DialogModel, ResultModel, HelpModel, RulesModel)
"""Dialogs and pages that are there to be read, however long they are."""


class ScreenTexts(NamedTuple):
    """Texts on the screen at one moment.

    ``prompt`` says what to do, with the words on its ``answers``, or for whom one is ``waiting``. ``turn`` names the
    player and what counts about the turn. ``page`` names the dialog, cover or full screen that is uppermost, empty for
    none, with its ``words``; a ``whole`` one is always read to its end. ``read`` are the words of panels that tell
    something, by their names. ``focus`` names the button that has the keyboard or the mouse, with its panel, and
    ``focus_words`` are its texts, ``around`` those of its panel.
    """

    prompt: str = ""
    answers: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    waiting: bool = False
    page: str = ""
    words: tuple[str, ...] = ()
    whole: bool = False
    read: tuple[tuple[str, tuple[str, ...]], ...] = ()
    focus: tuple[str, str] = ("", "")
    focus_words: tuple[str, ...] = ()
    around: tuple[str, ...] = ()


def texts_on_screen(
    model: HudModel, panels: HudPanels, attended: tuple[Panel[Any], Spot] | None, say: Translate
) -> ScreenTexts:
    """The texts of a model that is shown by the panels; ``attended`` is the spot with the keyboard or the mouse."""
    told = (panels.lesson, panels.recap, panels.past_moment, panels.reasons)
    top: Panel[Any] | None = next((each for each in (panels.dialog, panels.screen, panels.cover) if each.shown), None)
    found = ScreenTexts(
        prompt=_prompt(model, say),
        answers=_answers(model),
        turn=next((_turn(each, say) for each in model.panels.values() if isinstance(each, BaseTurnModel)), ()),
        waiting=model.thinking is not None or (model.prompt is not None and model.prompt.waiting),
        page="" if top is None else _name(top.model),
        words=() if top is None else _words(top, say),
        whole=top is not None and isinstance(top.model, READ_TO_THE_END),
        read=(
            *((type(each).__name__, each.written) for each in told if each.shown and each.written),
            *((type(each).__name__, words) for each in panels.over_table if (words := _with_buttons(each))),
        ),
    )
    if attended is None:
        return found
    panel, spot = attended
    # Single digits are headings of what is in the picture.
    around = () if panel is top or panel in told else tuple(word for word in panel.written if len(word) > 1)
    return found._replace(focus=(type(panel).__name__, spot.name), focus_words=spot_words(spot, say), around=around)


def spot_words(spot: Spot, say: Translate) -> tuple[str, ...]:
    """The texts of a button or another spot: what it is called, its tip, and why it cannot be used."""
    tip = spot.tip
    title = tip.title if tip is not None else ""
    called = (spot.called, title, spot.label) if title else (spot.called, *spot.written)
    lines = tip.lines if tip is not None else ()
    off = () if spot.enabled else (spot.reason or say("speech-unavailable"),)
    chosen = (say("speech-chosen"),) if spot.chosen else ()
    return tuple(dict.fromkeys(each for each in (*called, *chosen, *lines, *off) if each))


def _turn(turn: BaseTurnModel, say: Translate) -> tuple[str, ...]:
    return turn.player.called, *turn.spoken(say)


def _words(panel: Panel[Any], say: Translate) -> tuple[str, ...]:
    """The texts of a page; of a result its title, and sentences in place of the table."""
    if isinstance(panel.model, ChoiceDialog):
        return _with_buttons(panel)
    told = panel.model.spoken(say) if isinstance(panel.model, ResultModel) else ()
    return (*panel.written[:1], *told) if told else panel.written


def _with_buttons(panel: Panel[Any]) -> tuple[str, ...]:
    """The texts of a panel that waits for an answer; empty while it does not yet."""
    labels = [spot.label for spot in panel.spots if spot.label and spot.enabled]
    return (*panel.written, *labels) if panel.shown and labels else ()


def _prompt(model: HudModel, say: Translate) -> str:
    if model.dialog is not None:
        return ""
    if model.thinking is not None:
        return say("thinking", name=model.thinking.player.beside_face)
    return model.prompt.text if model.prompt is not None else ""


def _answers(model: HudModel) -> tuple[str, ...]:
    prompt = model.prompt
    if prompt is None or model.dialog is not None or model.thinking is not None:
        return ()
    return tuple(
        label for answer, label in (*prompt.more, (prompt.answer, prompt.button)) if label and answer != CANCEL
    )


def _name(model: object) -> str:
    return f"{type(model).__name__} {model.id if isinstance(model, ChoiceDialog) else ''}"
