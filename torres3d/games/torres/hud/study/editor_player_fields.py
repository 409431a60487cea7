"""Material of a player in the position editor: points, stacks, cards."""

from torres3d.games.torres.hud.models.study_models import (
    CardGiven,
    EditorModel,
    EditorSeat,
    FactSet,
    SeatChosen,
    StackSet,
)
from torres3d.games.torres.hud.study.seat_choice import heading, seat_choice
from torres3d.games.torres.hud.widgets import card_face
from torres3d.games.torres.hud.widgets.block_stacks import tower
from torres3d.games.torres.rules.literal_types import STACK_LIMIT, ActionCard
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas, TextStyle
from torres3d.hud.kit.controls import counter
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.skin import Look
from torres3d.hud.widgets.chips import badge

SEATS, NAME_ROW, POINTS, HEAD = 36.0, 24.0, 30.0, 20.0
STACK, LEAST_SLOTS, MOST_STACKS = 52.0, 5, 8
CARDS_IN_ROW, CARD, GAP = 5, 48.0, 5.0
HEIGHT = SEATS + NAME_ROW + POINTS + 6 + HEAD + STACK + 6 + HEAD + 2 * (CARD + GAP)
MOST_POINTS = 999
COUNT = TextStyle("bold", 11.5, theme.LIGHT)


def players_tab(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, box: Rect) -> None:
    """The players (``seat:0``), the chosen one's points (``points:+1``, ``points:+10`` …), stacks (``stack:0`` …,
    ``stack:new``) and cards (``give:climb`` …)."""
    texts, send = panel.kit.texts, panel.kit.send
    seat_choice(panel, canvas, "seat", Rect(box.x, box.y, box.w, SEATS - 4), model.seats, model.seat,
                lambda seat: send(SeatChosen(seat)))  # fmt: skip
    seat = next((each for each in model.seats if each.player.seat == model.seat), model.seats[0])
    y = box.y + SEATS
    name = BODY._replace(size=15.5, face="bold", colour=theme.GOLD_BRIGHT)
    canvas.fitted_text(box.middle[0], y + 9, seat.player.called, name, box.w, 11.5, "middle")
    y += NAME_ROW
    counter(panel, canvas, "points", box.row(y, POINTS), texts("arrange-points", points=seat.points),
            seat.points, 0, MOST_POINTS, lambda value: send(FactSet("points", value)), 10)  # fmt: skip
    y += POINTS + 6
    heading(canvas, box.x + 2, y + 9, texts("arrange-stacks"), box.w)
    _stacks(panel, canvas, seat, box.row(y + HEAD, STACK))
    y += HEAD + STACK + 6
    heading(canvas, box.x + 2, y + 9, texts("arrange-cards"), box.w * 0.6)
    deck = texts("arrange-deck", cards=model.deck)
    canvas.text(box.right - 2, y + 9, deck, SMALL.in_colour(theme.LIGHT_FAINT), "right", box.w * 0.4)
    row = box.row(y + HEAD, CARD)
    for start in range(0, len(seat.cards), CARDS_IN_ROW):
        places = row.columns(CARDS_IN_ROW, GAP)
        for (card, held, more), place in zip(seat.cards[start : start + CARDS_IN_ROW], places, strict=False):
            _card(panel, canvas, card, held, more, place)
        row = row.moved(0, CARD + GAP)


def _stacks(panel: Panel[EditorModel], canvas: Canvas, seat: EditorSeat, box: Rect) -> None:
    """The stacks, each pressed for one block more; behind the last a new one."""
    texts, send = panel.kit.texts, panel.kit.send
    count = len(seat.stacks)
    slots = box.columns(max(LEAST_SLOTS, min(count + 1, MOST_STACKS)), 4)
    for number, (blocks, slot) in enumerate(zip(seat.stacks, slots, strict=False)):
        _stack(panel, canvas, number, blocks, slot)
    if count < len(slots):
        panel.button(
            canvas, "stack:new", slots[count], "", lambda: send(StackSet(count, 1)), icon="plus", kind="quiet",
            tip=lines(title=texts("arrange-stack-new")),
        )  # fmt: skip


def _stack(panel: Panel[EditorModel], canvas: Canvas, number: int, blocks: int, box: Rect) -> None:
    texts = panel.kit.texts
    aim = StackSet(number, (blocks + 1) % (STACK_LIMIT + 1))

    def draw(on: Canvas, look: Look) -> None:
        on.button(box, "quiet", look)
        wide = min(box.w - 12, 26.0)
        tower(on, Rect(box.middle[0] - wide / 2, box.y + 5, wide, box.h - 10), blocks)

    tip = lines(texts("arrange-stack-about"), title=texts("arrange-stack", blocks=blocks))
    panel.spot(canvas, Spot(f"stack:{number}", box, draw, lambda: panel.kit.send(aim), tip))


def _card(panel: Panel[EditorModel], canvas: Canvas, card: ActionCard, held: int, more: int, box: Rect) -> None:
    """A kind of card, bright where some are in hand."""
    texts = panel.kit.texts
    aim = CardGiven(card, held + 1 if more else 0)
    none = "" if held or more else texts("arrange-card-none")
    picture = Rect(box.middle[0] - 19, box.y, 38, box.h)

    def draw(on: Canvas, look: Look) -> None:
        card_face.small_card(on, picture, card)
        if not held:
            on.fill(picture, (*theme.WOOD_LOW[:3], 165), 5)
        if look in ("hover", "pressed", "focus"):
            on.outline(picture, theme.LIGHT, 5, 2.0)
        elif held:
            on.outline(picture, theme.GOLD_BRIGHT, 5, 1.8)
        if held:
            badge(on, picture.right - 15, picture.bottom - 8, str(held), COUNT, theme.RED)

    tip = lines(texts(f"card-{card}-effect"), none or texts("arrange-card-about"), title=texts(f"card-{card}"))
    over = Rect(picture.x - 2, box.y - 2, picture.w + 8, box.h + 5)
    press = None if none else lambda: panel.kit.send(aim)
    panel.spot(canvas, Spot(f"give:{card}", picture, draw, press, tip, not none, over=over, reason=none))
