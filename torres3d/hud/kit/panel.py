"""Panel: a painted picture on the screen, with spots that react to the pointer.

A panel is one picture, painted again only when its model, the language or the scale changes; the spot under the pointer
is painted once more above it, in its hovered or pressed look. So a panel costs two rectangles a frame at most, and its
text is as sharp as the font can be.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Align, Canvas, TextStyle
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.input_events import InputHooks
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.screen_picture import Surface
from torres3d.hud.kit.theme import ButtonKind, Theme
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.text.fonts import Fonts
from torres3d.i18n.player_level_and_key_names import key_hint
from torres3d.i18n.texts import Texts

Model = TypeVar("Model")
RING = 4.0
"""Units between a spot and the focus ring around it."""
OFF = 130
"""Opacity of a button's sign that stands alone while the button cannot be pressed: there is no word to be read."""
MIN_LABEL_SIZE = 10.0
"""The size a label of a button shrinks to before it is cut."""


class Unavailable(Intent, frozen=True):
    """Sent when something disabled is pressed and a rule is the reason: a sentence and the rule's id."""

    reason: str
    rule: str


class PanelKit:
    """What panels need to paint themselves and to send intents: ``send`` takes an intent, ``refuse`` a text that says
    why something cannot be done."""

    def __init__(
        self, fonts: Fonts, icons: Icons, colours: Theme, texts: Texts, send: Callable[[Intent], None], view: Viewport
    ) -> None:
        self.fonts = fonts
        self.icons = icons
        self.theme = colours
        self.texts = texts
        self.send = send
        self.view = view
        self.dirty = True
        self.refuse: Callable[[str], None] = lambda why: None

    def say_why(self, key: str, **values: Any) -> None:
        """Say in words why something cannot be done."""
        self.refuse(self.texts(key, **values))

    def key_hint(self, key: str) -> str:
        return key_hint(key, self.texts)

    def refuse_spot(self, spot: "Spot") -> None:
        """Say why a spot is disabled; if a rule is the reason, the app says so, as it knows how to open the rules."""
        if spot.rule:
            self.send(Unavailable(spot.reason, spot.rule))
        elif spot.reason:
            self.refuse(spot.reason)

    def canvas(self, rect: Rect) -> Canvas:
        return Canvas(rect, self.view.px, self.fonts, self.icons)


class Spot:
    """A part of a panel that reacts to the pointer.

    ``draw`` paints it in a look; ``press`` is called when it is clicked, ``drag`` with the shares of its width and
    height (0 to 1) and whether it was let go. ``over`` is the room its hovered look needs. ``reason`` says why it is
    not enabled, to somebody who clicks it all the same, ``rule`` is the id of the rule behind that, if any. ``nudge``
    moves what is dragged by one step, for keys: -1 or 1. Without ``by_keys`` the keyboard passes it by, since keys of
    its own do the same. ``label`` are the words on it, ``written`` the texts painted in it, ``called`` those beside it
    that name it. ``tip_over`` is what its tip lies above, instead of below the spot. It may be ``chosen``, or on.
    """

    def __init__(
        self,
        name: str,
        rect: Rect,
        draw: Callable[[Canvas, Look], None],
        press: Callable[[], None] | None = None,
        tip: TooltipModel | None = None,
        enabled: bool = True,
        drag: Callable[[float, float, bool], None] | None = None,
        over: Rect | None = None,
        reason: str = "",
        nudge: Callable[[int], None] | None = None,
        rule: str = "",
        by_keys: bool = True,
        label: str = "",
        tip_over: Rect | None = None,
        chosen: bool = False,
    ) -> None:
        self.chosen = chosen
        self.by_keys = by_keys
        self.label = label
        self.tip_over = tip_over
        self.reason = reason
        self.rule = rule
        self.nudge = nudge
        self.name = name
        self.rect = rect
        self.draw = draw
        self.press = press
        self.tip = tip
        self.enabled = enabled
        self.drag = drag
        self.over = over or rect
        self.clip: Rect | None = None
        """The part of the window outside of which the spot is neither seen nor clicked; None for all of it."""
        self.written: tuple[str, ...] = ()
        self.called = ""

    @property
    def name_in_words(self) -> str:
        """The words on it, or those of its tip where it has none; empty where nothing names it."""
        if self.label or self.tip is None:
            return self.label
        return self.tip.title or next(iter(self.tip.lines), "")

    def contains(self, x: float, y: float) -> bool:
        return self.rect.contains(x, y) and (self.clip is None or self.clip.contains(x, y))


class Panel(InputHooks, ABC, Generic[Model]):
    """A panel; subclasses say where it is (`place`) and paint it (`paint`)."""

    modal = False
    """Whether nothing below it can be clicked."""
    answers_keys = False
    """Whether it gets keys although it is not modal."""
    kept_height = 0.0
    """Units of the lower edge that the table leaves to the panel, also while it shows nothing for a time."""
    solid = True
    """Whether the whole panel takes clicks, or only its spots."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        self.kit = kit
        self.model: Model | None = None
        self.rect = Rect(0, 0, 0, 0)
        self.spots: list[Spot] = []
        self.written: tuple[str, ...] = ()
        """The texts of the panel outside its spots, as they were painted."""
        self.focus = ""
        self._node = parent.attach_new_node(type(self).__name__, sort)
        self._picture = Surface(self._node, "picture", 1)
        self._hover = Surface(self._node, "hover", 2)
        self._hovered: tuple[str, Look] | None = None
        self._aside = False

    # -- for those that derive -------------------------------------------------------------------------------

    @abstractmethod
    def place(self, view: Viewport, model: Model) -> Rect:
        """The rectangle of the panel, in units."""

    @abstractmethod
    def paint(self, canvas: Canvas, model: Model) -> None:
        """Paint the panel; spots are made with `spot` and `button` while painting."""

    def on_shown(self, model: Model) -> None:
        """The panel was hidden and is shown now, or shows something of another kind."""

    def arrow_past_edge(self, steps: int) -> bool:
        """An arrow key led over the upper (1) or lower (-1) edge of the spots; whether the panel went on. Lists do."""
        return self.wheel(steps)

    def pressed(self, name: str) -> None:
        """Something was pressed while `typing`: the panel's spot of this name; empty for all that is not its own."""

    # -- showing ---------------------------------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        return self.model is not None and not self._aside

    @property
    def covered_area(self) -> Rect | None:
        """The part of the window under the panel; None for nothing."""
        return self.rect if self.shown and self.solid else None

    @property
    def strip(self) -> bool:
        """Whether a panel over the table is only a strip at its edge now."""
        return False

    def forget(self) -> None:
        """Another table, or none, is shown from now on."""
        self.kept_height = 0.0

    def stand_aside(self, aside: bool) -> None:
        """Go out of sight, with all that was chosen on the panel, or come back."""
        if aside != self._aside:
            self._aside = aside
            self._node.hide() if aside else self._node.show()
            self.kit.dirty = True

    def update(self, model: Model | None) -> None:
        """Show a model; nothing happens if it is the same as before."""
        if model == self.model:
            return
        before, self.model = self.model, model
        if model is None:
            self._clear()
            self.kit.dirty = True
            return
        if before is None or type(before) is not type(model):
            self.on_shown(model)
        self.repaint()

    def repaint(self) -> None:
        if self.model is None:
            self.kept_height = 0.0
            return
        self.kit.dirty = True
        self.rect = self.place(self.kit.view, self.model)
        self.spots = []
        canvas = self.kit.canvas(self.rect)
        self.paint(canvas, self.model)
        self.written = tuple(each.text for each in canvas.written)
        px = self.kit.view.px
        self._picture.show(canvas.image, round(self.rect.x * px), round(self.rect.y * px))
        hovered, self._hovered = self._hovered, None
        self._hover.hide()
        if hovered is not None:
            self.hover(*hovered)

    def _clear(self) -> None:
        self.spots = []
        self.written = ()
        self.focus = ""
        self._picture.hide()
        self._hover.hide()
        self._hovered = None

    def hover(self, name: str, look: Look) -> None:
        """Show one spot in another look; an empty name none."""
        if self._hovered == (name, look):
            return
        spot = self.spot_named(name)
        if spot is None or not (spot.enabled or look == "focus"):
            if self._hovered is not None:
                self._hovered = None
                self._hover.hide()
                self.kit.dirty = True
            return
        self._hovered = (name, look)
        box = _around(spot) if look == "focus" else spot.over
        canvas = self.kit.canvas(box)
        spot.draw(canvas, look if spot.enabled else "disabled")
        if look == "focus":
            _ring(canvas, spot.rect)
        self._hover.show(*canvas.within(spot.clip or box))
        self.kit.dirty = True

    @property
    def ringed(self) -> str:
        """The spot with the ring of the focus around it; empty if there is none."""
        return self._hovered[0] if self._hovered is not None and self._hovered[1] == "focus" else ""

    @property
    def pointed(self) -> str:
        """The spot that the pointer is on; empty if there is none."""
        return self._hovered[0] if self._hovered is not None and self._hovered[1] != "focus" else ""

    def covers(self, x: float, y: float) -> bool:
        """Whether a point (in units) belongs to the panel."""
        if not self.shown:
            return False
        if self.solid and self.rect.contains(x, y):
            return True
        return self.spot_at(x, y) is not None

    def spot_at(self, x: float, y: float) -> Spot | None:
        """The uppermost spot at a point (in units)."""
        return next((spot for spot in reversed(self.spots) if spot.contains(x, y)), None)

    def spot_named(self, name: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.name == name), None)

    def destroy(self) -> None:
        self._picture.destroy()
        self._hover.destroy()
        self._node.remove_node()
        self.model = None

    # -- painting --------------------------------------------------------------------------------------------

    def spot(self, canvas: Canvas, spot: Spot) -> None:
        self.spots.append(spot)
        around, canvas.written = canvas.written, []
        spot.draw(canvas, "normal" if spot.enabled else "disabled")
        spot.written, canvas.written = tuple(each.text for each in canvas.written), around

    def button(
        self,
        canvas: Canvas,
        name: str,
        rect: Rect,
        label: str,
        press: Callable[[], None] | Intent | None,
        *,
        icon: str = "",
        kind: ButtonKind = "plain",
        enabled: bool = True,
        tip: TooltipModel | None = None,
        style: TextStyle | None = None,
        align: Align = "middle",
        note: str = "",
        reason: str = "",
        rule: str = "",
    ) -> None:
        """A button with a label, an icon or both, a small ``note`` at its right end; ``press`` is called or sent."""
        if isinstance(press, Intent):
            press = partial(self.kit.send, press)
        text = style or BODY.in_colour(theme.INK if kind == "main" else theme.LIGHT)

        def draw(on: Canvas, look: Look) -> None:
            on.button(rect, kind, look)
            _label(on, rect.moved(0, 1) if look == "pressed" else rect, look, label, icon, text, align, note)

        spot = Spot(name, rect, draw, press, tip, enabled, reason=reason, rule=rule, label=label)
        spot.chosen = kind == "chosen"
        self.spot(canvas, spot)


def _around(spot: Spot) -> Rect:
    ring, over = spot.rect.inset(-RING), spot.over
    x, y = min(ring.x, over.x), min(ring.y, over.y)
    return Rect(x, y, max(ring.right, over.right) - x, max(ring.bottom, over.bottom) - y)


def _ring(on: Canvas, rect: Rect) -> None:
    """The ring around what has the keyboard, the same everywhere: light between two dark lines."""
    on.outline(rect.inset(-RING), theme.WOOD_LINE, 9, RING + 1.6)
    on.outline(rect.inset(1.2 - RING), theme.LIGHT, 8, RING - 1.0)


def _label(
    on: Canvas, rect: Rect, look: Look, label: str, icon: str, style: TextStyle, align: Align, note: str
) -> None:
    shown = style.in_colour(theme.LIGHT_FAINT) if look == "disabled" else style
    x, y = rect.middle
    pad = min(10.0, rect.h * 0.3, rect.w * 0.08)
    sign = min(rect.h * 0.56, 20.0)
    right = rect.right - pad
    if note:
        right -= on.text(right, y, note, shown._replace(size=13.5, face="bold"), "right") + 6
    if icon and not label:
        colour = (*shown.colour[:3], OFF) if look == "disabled" else shown.colour
        on.icon(icon, x, y, min(rect.h * 0.62, 24.0), colour)
        return
    shown = on.fitted(label, shown, right - rect.x - pad - (sign + 7 if icon else 0.0), MIN_LABEL_SIZE)
    wide = (sign + 7 if icon else 0.0) + min(on.width(label, shown), right - rect.x - pad)
    left = rect.x + pad if align == "left" else max(rect.x + pad, (rect.x + pad + right - wide) / 2)
    if icon:
        on.icon(icon, left + sign / 2, y, sign, shown.colour)
        left += sign + 7
    on.text(left, y, label, shown, width=right - left + 0.5)


class HangingPanel(Panel[Model]):
    """A panel that begins below others, or ends above others."""

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._top = MARGIN
        self._floor = 0.0

    def below(self, top: float) -> None:
        """Begin at this y from now on."""
        if top != self._top:
            self._top = top
            self.repaint()

    def above(self, floor: float) -> None:
        """Leave ``floor`` units of the lower edge free from now on."""
        if floor != self._floor:
            self._floor = floor
            self.repaint()


def lines(*texts: str, title: str = "") -> TooltipModel | None:
    """A tip of the texts that are not empty; None if all are."""
    found = tuple(text for text in texts if text)
    return TooltipModel(found, title) if found or title else None
