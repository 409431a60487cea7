"""Fields of the position editor: pieces, the moment and its rules, the material of a player."""

from collections.abc import Callable, Sequence
from functools import partial

from torres3d.games.torres.hud.models import editor_models as models
from torres3d.games.torres.hud.widgets import card_face
from torres3d.games.torres.hud.widgets.block_stacks import tower
from torres3d.games.torres.rules.literal_types import PHASES, STACK_LIMIT, ActionCard
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas, TextStyle
from torres3d.hud.kit.controls import counter, segments, stepper
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.widgets.player_signs_and_badges import badge, chip, player_sign

MOST_SEATS = 4
HEADING = SMALL._replace(size=13.5)


def seat_choice(
    panel: Panel[models.EditorModel],
    canvas: Canvas,
    name: str,
    rect: Rect,
    seats: Sequence[models.EditorSeat],
    chosen: int,
    choose: Callable[[int], None],
) -> None:
    """A button for each player with his chip; their names are tips. Its spots are called ``name:seat``."""

    def draw(who: PlayerLook, box: Rect, on: Canvas, look: Look) -> None:
        on.button(box, "chosen" if who.seat == chosen else "quiet", look)
        player_sign(on, panel.kit.theme, who, *box.middle, min(box.h - 8, 25.0))

    for who, box in zip((seat.player for seat in seats), rect.columns(max(len(seats), 1), 4), strict=True):
        press, tip = partial(choose, who.seat), lines(title=who.called)
        panel.spot(canvas, Spot(f"{name}:{who.seat}", box, partial(draw, who, box), press, tip))


def heading(canvas: Canvas, x: float, y: float, text: str, width: float) -> None:
    """A small heading over a part of the panel, around ``y``."""
    canvas.text(x, y, text, HEADING.in_colour(theme.LIGHT_SOFT), width=width)


TOOL, KNIGHT, TOOL_GAP = 42.0, 40.0, 6.0
PIECES_HEIGHT = 2 * (TOOL + TOOL_GAP) + 22 + MOST_SEATS * (KNIGHT + 4)
TOOL_ICONS: dict[models.Tool, str] = {"raise": "raise", "lower": "lower", "king": "king", "clear": "bin"}
KNIGHT_NAME = BODY._replace(size=15)


def pieces_tab(panel: Panel[models.EditorModel], canvas: Canvas, model: models.EditorModel, box: Rect) -> None:
    """The tools: spots ``tool:raise`` and so on, ``knight:0`` and so on for the players' knights."""
    texts = panel.kit.texts
    y = box.y
    row = box.row(y, TOOL)
    tools = list(TOOL_ICONS.items())
    for pair in (tools[:2], tools[2:]):
        for (tool, icon), place in zip(pair, row.columns(2, TOOL_GAP), strict=True):
            label = texts(f"arrange-tool-{tool}")
            panel.button(
                canvas, f"tool:{tool}", place, label, models.ToolChosen(tool), icon=icon,
                kind="chosen" if model.tool == tool else "quiet", align="left",
                tip=lines(texts(f"arrange-tool-{tool}-about"), title=label),
            )  # fmt: skip
        row = row.moved(0, TOOL + TOOL_GAP)
    heading(canvas, box.x + 2, row.y + 8, texts("arrange-knights"), box.w)
    row = box.row(row.y + 22, KNIGHT)
    for seat in model.seats:
        _knights(panel, canvas, model, seat, row)
        row = row.moved(0, KNIGHT + 4)


def _knights(
    panel: Panel[models.EditorModel], canvas: Canvas, model: models.EditorModel, seat: models.EditorSeat, box: Rect
) -> None:
    """The knights of a player: colour, name, and how many are on the board."""
    texts, who = panel.kit.texts, seat.player
    chosen = model.tool == "knight" and model.seat == who.seat
    count = texts("arrange-knights-of", there=seat.knights, of=seat.knights_of)

    def draw(on: Canvas, look: Look) -> None:
        on.button(box, "chosen" if chosen else "quiet", look)
        y = box.middle[1]
        colour = panel.kit.theme.player(who.colour)
        on.icon("knight", box.x + 20, y, 27, theme.mix(colour, theme.LIGHT, 0.25))
        chip(on, panel.kit.theme, who.colour, box.x + 42, y, 18, who.seat, who.emblem)
        right = box.right - 10
        right -= on.text(right, y, count, SMALL.in_colour(theme.GOLD_BRIGHT), "right") + 8
        left = box.x + 56
        on.fitted_text(left, y, who.called, KNIGHT_NAME, right - left, 11.5)

    tip = lines(texts("arrange-tool-knight-about"), count, title=who.called)
    press = models.ToolChosen("knight", who.seat)
    panel.spot(canvas, Spot(f"knight:{who.seat}", box, draw, lambda: panel.kit.send(press), tip))


ROW, ROW_GAP, WIDE = 28.0, 4.0, 126.0
MOMENT_HEIGHT = 8 * (ROW + ROW_GAP) + 20 + ROW + 6
LABEL = BODY._replace(size=14.5)


def moment_tab(panel: Panel[models.EditorModel], canvas: Canvas, model: models.EditorModel, box: Rect) -> None:
    """Numbers (``phase``, ``round``, ``ap``, each with ``:-1`` and ``:+1``), seats (``actor:0``, ``start:0``), how many
    play (``count:2``), ``mode:…``, ``edition:…`` and ``master:…``."""
    texts, send = panel.kit.texts, panel.kit.send

    def row(number: int, label: str) -> Rect:
        line = box.head(number * (ROW + ROW_GAP), ROW)
        canvas.fitted_text(box.x + 2, line.middle[1], label, LABEL, box.w - WIDE - 8)
        return Rect(line.right - WIDE, line.y, WIDE, ROW)

    rounds = texts("arrange-round-of", round=model.round, rounds=model.rounds)
    counter(panel, canvas, "phase", row(0, texts("arrange-phase")), str(model.phase), model.phase, 1, PHASES,
            lambda value: send(models.FactSet("phase", value)))  # fmt: skip
    counter(panel, canvas, "round", row(1, texts("arrange-round")), rounds, model.round, 1, model.rounds,
            lambda value: send(models.FactSet("round", value)))  # fmt: skip
    counter(panel, canvas, "ap", row(2, texts("arrange-ap")), "–" if model.ap is None else str(model.ap), model.ap, 0,
            model.ap_most, lambda value: send(models.FactSet("ap", value)))  # fmt: skip
    seat_choice(panel, canvas, "actor", row(3, texts("arrange-actor")), model.seats, model.actor,
                lambda seat: send(models.FactSet("actor", seat)))  # fmt: skip
    seat_choice(panel, canvas, "start", row(4, texts("arrange-start")), model.seats, model.start,
                lambda seat: send(models.FactSet("start", seat)))  # fmt: skip
    counts = [(str(count), str(count)) for count in range(2, MOST_SEATS + 1)]
    segments(panel, canvas, "count", row(5, texts("arrange-count")), counts, str(len(model.seats)),
             lambda count: send(models.FactSet("players", int(count))))  # fmt: skip
    line = box.row(box.y + 6 * (ROW + ROW_GAP) + 4, ROW)
    _rules(panel, canvas, model, line)


def _rules(panel: Panel[models.EditorModel], canvas: Canvas, model: models.EditorModel, line: Rect) -> None:
    texts, send = panel.kit.texts, panel.kit.send
    modes = [(mode, texts(f"mode-{mode}")) for mode in model.modes]
    segments(panel, canvas, "mode", line, modes, model.mode,
             lambda chosen: send(models.PlayedBy(model.edition, next(mode for mode in model.modes if mode == chosen))),
             [lines(texts(f"mode-{mode}-about")) for mode in model.modes])  # fmt: skip
    line = line.moved(0, ROW + ROW_GAP)
    names = [name for _, name in model.editions]
    ids = [edition for edition, _ in model.editions]
    at = ids.index(model.edition) if model.edition in ids else 0

    def next_edition(way: int) -> None:
        send(models.PlayedBy(ids[(at + way) % len(ids)], model.mode))

    stepper(panel, canvas, "edition", line, names[at] if names else "", next_edition,
            lines(title=texts("arrange-edition")))  # fmt: skip
    if model.master is None or not model.masters:
        return
    line = line.moved(0, ROW + ROW_GAP)
    heading(canvas, line.x + 2, line.y + 8, texts("arrange-master"), line.w)
    place = model.masters.index(model.master) if model.master in model.masters else 0

    def next_master(way: int) -> None:
        send(models.MasterChosen(model.masters[(place + way) % len(model.masters)]))

    tip = lines(texts(f"master-{model.master}-effect"), title=texts(f"master-{model.master}"))
    stepper(panel, canvas, "master", line.moved(0, 20), texts(f"master-{model.master}"), next_master, tip)


SEATS, NAME_ROW, POINTS, HEAD = 36.0, 24.0, 30.0, 20.0
STACK, LEAST_SLOTS, MOST_STACKS = 52.0, 5, 8
CARDS_IN_ROW, CARD, CARD_GAP = 5, 48.0, 5.0
PLAYERS_HEIGHT = SEATS + NAME_ROW + POINTS + 6 + HEAD + STACK + 6 + HEAD + 2 * (CARD + CARD_GAP)
MOST_POINTS = 999
COUNT = TextStyle("bold", 11.5, theme.LIGHT)


def players_tab(panel: Panel[models.EditorModel], canvas: Canvas, model: models.EditorModel, box: Rect) -> None:
    """The players (``seat:0``), the chosen one's points (``points:+1``, ``points:+10`` …), stacks (``stack:0`` …,
    ``stack:new``) and cards (``give:climb`` …)."""
    texts, send = panel.kit.texts, panel.kit.send
    seat_choice(panel, canvas, "seat", Rect(box.x, box.y, box.w, SEATS - 4), model.seats, model.seat,
                lambda seat: send(models.SeatChosen(seat)))  # fmt: skip
    seat = next((each for each in model.seats if each.player.seat == model.seat), model.seats[0])
    y = box.y + SEATS
    name = BODY._replace(size=15.5, face="bold", colour=theme.GOLD_BRIGHT)
    canvas.fitted_text(box.middle[0], y + 9, seat.player.called, name, box.w, 11.5, "middle")
    y += NAME_ROW
    counter(panel, canvas, "points", box.row(y, POINTS), texts("arrange-points", points=seat.points),
            seat.points, 0, MOST_POINTS, lambda value: send(models.FactSet("points", value)), 10)  # fmt: skip
    y += POINTS + 6
    heading(canvas, box.x + 2, y + 9, texts("arrange-stacks"), box.w)
    _stacks(panel, canvas, seat, box.row(y + HEAD, STACK))
    y += HEAD + STACK + 6
    heading(canvas, box.x + 2, y + 9, texts("arrange-cards"), box.w * 0.6)
    deck = texts("arrange-deck", cards=model.deck)
    canvas.text(box.right - 2, y + 9, deck, SMALL.in_colour(theme.LIGHT_FAINT), "right", box.w * 0.4)
    row = box.row(y + HEAD, CARD)
    for start in range(0, len(seat.cards), CARDS_IN_ROW):
        places = row.columns(CARDS_IN_ROW, CARD_GAP)
        for (card, held, more), place in zip(seat.cards[start : start + CARDS_IN_ROW], places, strict=False):
            _card(panel, canvas, card, held, more, place)
        row = row.moved(0, CARD + CARD_GAP)


def _stacks(panel: Panel[models.EditorModel], canvas: Canvas, seat: models.EditorSeat, box: Rect) -> None:
    """The stacks, each pressed for one block more; behind the last a new one."""
    texts, send = panel.kit.texts, panel.kit.send
    count = len(seat.stacks)
    slots = box.columns(max(LEAST_SLOTS, min(count + 1, MOST_STACKS)), 4)

    def draw(blocks: int, box: Rect, on: Canvas, look: Look) -> None:
        on.button(box, "quiet", look)
        wide = min(box.w - 12, 26.0)
        tower(on, Rect(box.middle[0] - wide / 2, box.y + 5, wide, box.h - 10), blocks)

    for number, (blocks, slot) in enumerate(zip(seat.stacks, slots, strict=False)):
        press = partial(send, models.StackSet(number, (blocks + 1) % (STACK_LIMIT + 1)))
        tip = lines(texts("arrange-stack-about"), title=texts("arrange-stack", blocks=blocks))
        panel.spot(canvas, Spot(f"stack:{number}", slot, partial(draw, blocks, slot), press, tip))
    if count < len(slots):
        panel.button(
            canvas, "stack:new", slots[count], "", lambda: send(models.StackSet(count, 1)), icon="plus", kind="quiet",
            tip=lines(title=texts("arrange-stack-new")),
        )  # fmt: skip


def _card(panel: Panel[models.EditorModel], canvas: Canvas, card: ActionCard, held: int, more: int, box: Rect) -> None:
    """A kind of card, bright where some are in hand."""
    texts = panel.kit.texts
    aim = models.CardGiven(card, held + 1 if more else 0)
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
