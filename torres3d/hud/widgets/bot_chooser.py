"""Chooses who plays a seat: a person, a bot whose strength is set on a slider, or one apart from the slider."""

from collections.abc import Callable, Sequence
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.controls import LABEL, arrow
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.setup_models import BotChoice, CharacterChoice
from torres3d.i18n.player_level_and_key_names import parts_of

ARROW = 30.0
HANDLE = 18.0
GAP = 4.0
STAR = 13.0
OTHERS_BUTTON = 26.0
"""Units of the button for bots that are apart."""
FACE = 58.0
PART = "strength:"
"""Prefix of the names of the sliders' spots; the seat follows."""
PAGES = {"page_down": -1, "page_up": 1}
ENDS = {"home": 0, "end": -1}
Give = Callable[[str | None], None]
"""Gets who is to play: a bot's id, None for a person."""


def bot_chooser(
    panel: Panel[Any], canvas: Canvas, seat: int, rect: Rect, bots: Sequence[BotChoice], chosen: str | None,
    usual: str, give: Give,
) -> None:  # fmt: skip
    """The name of who plays between two arrows that step on, and the slider below. A press on the name turns a person
    into the ``usual`` bot, and a bot into a person. Bots that are apart have a button at the slider's end. Beside them
    the face of its character, in games whose bots have some; it stays as long as the level that is chosen has it."""
    bot = bot_of(bots, chosen)
    left = rect._replace(w=rect.w - FACE - GAP) if any(each.characters for each in bots) else rect

    def keep(level: str | None) -> None:
        give(in_character(bots, level, chosen))

    upper = left._replace(h=left.h * 0.6)
    _name(panel, canvas, seat, upper, bots, bot, usual, keep)
    track = left.row(upper.bottom + GAP, left.bottom - upper.bottom - GAP)
    others = [each for each in bots if each not in ladder(bots)]
    if others:
        more = Rect(track.right - OTHERS_BUTTON, track.middle[1] - OTHERS_BUTTON / 2, OTHERS_BUTTON, OTHERS_BUTTON)
        track = track._replace(w=track.w - OTHERS_BUTTON - GAP)
        _others(panel, canvas, seat, more, others, bot, keep)
    _slider(panel, canvas, seat, track, ladder(bots), bot if bot in ladder(bots) else None, keep)
    if left is not rect and bot is not None:
        _face(
            panel, canvas, seat, Rect(rect.right - FACE, rect.middle[1] - FACE / 2, FACE, FACE), bots, bot, chosen, give
        )


def _name(
    panel: Panel[Any], canvas: Canvas, seat: int, rect: Rect, bots: Sequence[BotChoice], bot: BotChoice | None,
    usual: str, give: Give,
) -> None:  # fmt: skip
    texts = panel.kit.texts
    ids: list[str | None] = [None, *(each.id for each in bots)]
    at = ids.index(bot.id) if bot is not None else 0

    def step(by: int) -> None:
        give(ids[(at + by) % len(ids)])

    arrow(panel, canvas, f"who:{seat}:prev", Rect(rect.x, rect.y, ARROW, rect.h), step, -1)
    arrow(panel, canvas, f"who:{seat}:next", Rect(rect.right - ARROW, rect.y, ARROW, rect.h), step, 1)
    middle = Rect(rect.x + ARROW + 3, rect.y, rect.w - 2 * ARROW - 6, rect.h)
    label = bot.name if bot is not None else texts("setup-person")
    note = "" if bot is None or bot.elo is None else str(bot.elo)
    strength = texts("setup-elo", elo=note) if note else ""
    about = bot.about if bot is not None else texts("setup-person-about")
    style = canvas.fitted(label, LABEL, middle.w - (88 if note else 44))
    panel.button(
        canvas, f"who:{seat}:value", middle, label, lambda: give(usual if bot is None else None), kind="quiet",
        icon="bot" if bot is not None else "person", note=note, style=style,
        tip=lines(about, strength, texts("setup-to-bot" if bot is None else "setup-to-person"), title=label),
    )  # fmt: skip


def _slider(
    panel: Panel[Any], canvas: Canvas, seat: int, rect: Rect, bots: Sequence[BotChoice], bot: BotChoice | None,
    give: Give,
) -> None:  # fmt: skip
    """A stop for each bot of a ladder, the gentlest at the left; longer marks where a stage begins, a star at the one
    that fits a person. Without one of them it has no handle."""
    last = max(len(bots) - 1, 1)
    at = bots.index(bot) if bot is not None else None
    line = Rect(rect.x + HANDLE / 2, rect.middle[1] - 2.5, rect.w - HANDLE, 5)

    def where(number: int) -> float:
        return line.x + line.w * number / last

    def draw(on: Canvas, look: Look) -> None:
        faint = at is None
        on.fill(line.inset(-1), (0, 0, 0, 70 if faint else 130), 3)
        for number, each in enumerate(bots):
            begins = number == 0 or each.stage != bots[number - 1].stage
            high, wide = (13.0, 1.6) if begins else (7.0, 1.0)
            shade = (*theme.GOLD_DIM[:3], 110 if faint else 230)
            on.fill(Rect(where(number) - wide / 2, rect.middle[1] - high / 2, wide, high), shade)
        if at is not None:
            on.fill(Rect(line.x, line.y, max(4.0, where(at) - line.x), line.h), theme.GOLD, 2.5)
            bright = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD
            on.disc(where(at), rect.middle[1], HANDLE, bright, theme.WOOD_LINE, 1.6)
        for number, each in enumerate(bots):
            if each.fits and at is not None:  # a star above the line, or on the handle that hides it
                place, colour = (rect.middle[1], theme.WOOD_LINE) if number == at else (rect.y + 2, theme.GOLD_BRIGHT)
                on.icon("star", where(number), place, STAR, colour)

    def slide(along: float, _down: float, _done: bool) -> None:
        share = (along * rect.w - HANDLE / 2) / line.w
        number = min(max(round(share * last), 0), len(bots) - 1)
        if number != at:
            give(bots[number].id)

    fits = next((each.fits for each in bots if each.fits), "")
    tip = lines(panel.kit.texts("setup-slider-tip"), fits, title=panel.kit.texts("setup-slider"))
    panel.spot(
        canvas,
        Spot(f"{PART}{seat}", rect, draw, tip=tip, drag=slide, nudge=lambda way: give(stepped(bots, bot, way))),
    )  # fmt: skip


def _others(
    panel: Panel[Any], canvas: Canvas, seat: int, rect: Rect, others: Sequence[BotChoice], bot: BotChoice | None,
    give: Give,
) -> None:  # fmt: skip
    """A button with three dots for the bots that are apart: a press brings the first of them, or the next. It is golden
    while one of them plays."""
    texts = panel.kit.texts
    at = others.index(bot) if bot in others else None

    def draw(on: Canvas, look: Look) -> None:
        bright = look in ("hover", "pressed", "focus")
        ground, ink = (theme.GOLD, theme.WOOD_LINE) if at is not None else (theme.HOLLOW, theme.LIGHT_SOFT)
        on.disc(*rect.middle, rect.w - 4, ground, theme.GOLD_BRIGHT if bright else theme.GOLD_DIM, 1.4)
        on.icon("more", *rect.middle, rect.w * 0.6, ink)

    names = ", ".join(each.name for each in others)
    tip = lines(texts("setup-apart", names=names), texts("setup-apart-tip"), title=texts("setup-apart-title"))

    def step(by: int) -> None:
        begin = 0 if by > 0 else -1
        give(others[begin if at is None else (at + by) % len(others)].id)

    panel.spot(canvas, Spot(f"others:{seat}", rect, draw, lambda: step(1), tip, nudge=step))


def _face(
    panel: Panel[Any], canvas: Canvas, seat: int, rect: Rect, bots: Sequence[BotChoice], bot: BotChoice,
    chosen: str | None, give: Give,
) -> None:  # fmt: skip
    """The face of the character, a plain one where it has none. A press brings the next, arrows the one beside it."""
    texts = panel.kit.texts
    ids = [bot.id, *(each.id for each in bot.characters)]
    at = ids.index(chosen) if chosen in ids else 0
    shown: CharacterChoice | None = bot.characters[at - 1] if at else None
    first = next(each for each in bots if each.characters)

    def draw(on: Canvas, look: Look) -> None:
        bright = look in ("hover", "pressed", "focus")
        if shown is not None:
            on.face(shown.character, rect, rect.w / 2)
            if bright:
                on.outline(rect, theme.GOLD_BRIGHT, rect.w / 2, 2.0)
            return
        on.disc(*rect.middle, rect.w - 6, theme.HOLLOW, theme.GOLD if bright else theme.GOLD_DIM, 1.6)
        faint = theme.LIGHT_SOFT if look != "disabled" else (*theme.GOLD_DIM[:3], 150)
        on.icon("bot", *rect.middle, rect.w * 0.5, faint)

    if not bot.characters:
        tip = lines(texts("setup-characters-from", level=first.name), title=texts("setup-no-character-title"))
    elif shown is None:
        tip = lines(texts("setup-no-character"), texts("setup-character-tip"), title=texts("setup-no-character-title"))
    else:
        tip = lines(shown.about, texts("setup-character-tip"), title=f"{shown.name}, {shown.role}")

    def step(by: int) -> None:
        give(ids[(at + by) % len(ids)])

    panel.spot(
        canvas,
        Spot(f"face:{seat}", rect, draw, lambda: step(1), tip, enabled=bool(bot.characters), nudge=step),
    )  # fmt: skip


def bot_of(bots: Sequence[BotChoice], chosen: str | None) -> BotChoice | None:
    """The level of a bot's id, whatever its character; None for a person."""
    level = None if chosen is None else parts_of(chosen)[0]
    return next((bot for bot in bots if bot.id == level), None)


def ladder(bots: Sequence[BotChoice]) -> list[BotChoice]:
    """The bots on the slider, the gentlest first: all but those that are apart, unless all are."""
    return [bot for bot in bots if not bot.apart] or list(bots)


def in_character(bots: Sequence[BotChoice], level: str | None, chosen: str | None) -> str | None:
    """The bot of a level with the character that was ``chosen`` so far, if that level has it."""
    bot = bot_of(bots, level)
    if bot is None or chosen is None or level != bot.id:
        return level
    character = parts_of(chosen)[1]
    return next((each.id for each in bot.characters if each.character == character), level)


def name_of(bots: Sequence[BotChoice], chosen: str | None) -> str | None:
    """The default name of a bot: that of its character, otherwise of its level; None for a person."""
    bot = bot_of(bots, chosen)
    if bot is None:
        return None
    return next((each.name for each in bot.characters if each.id == chosen), bot.name)


def names_of_all(bots: Sequence[BotChoice]) -> list[str]:
    """All names that bots have when nobody has named them."""
    return [bot.name for bot in bots] + sorted({each.name for bot in bots for each in bot.characters})


def stepped(bots: Sequence[BotChoice], bot: BotChoice | None, way: int) -> str:
    """The bot some steps further on the slider, the weakest or strongest at the ends; the weakest from a person, or
    from a bot that is apart."""
    rungs = ladder(bots)
    at = rungs.index(bot) + way if bot is not None and bot in rungs else 0
    return rungs[min(max(at, 0), len(rungs) - 1)].id


def leapt(bots: Sequence[BotChoice], chosen: str | None, key: str) -> str | None:
    """The bot a key leads to: ``home`` and ``end`` to the weakest and strongest, ``page_up`` and ``page_down`` to where
    the next stage above or this one or the one below begins; None for any other key."""
    rungs = ladder(bots)
    if key in ENDS:
        return rungs[ENDS[key]].id
    if key not in PAGES:
        return None
    begins = [number for number, bot in enumerate(rungs) if number == 0 or bot.stage != rungs[number - 1].stage]
    found = bot_of(rungs, chosen)
    at = rungs.index(found) if found is not None else 0
    if PAGES[key] > 0:
        return rungs[next((number for number in begins if number > at), len(rungs) - 1)].id
    return rungs[next((number for number in reversed(begins) if number < at), 0)].id
