"""The page of strengths: how strong a person is, how that went, the last games, a good opponent."""

from collections.abc import Sequence

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, SOFT, TITLE, Canvas
from torres3d.hud.kit.controls import segments, stepper
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import ChoosePerson, StrengthGame, StrengthModel, StrengthPoint

AXIS = 46.0
"""Units of the numbers beside the course."""
BAR = 14.0
ELO_MARGIN = 150
"""Elo that a picture shows beyond what is in it."""
STEPS = (50, 100, 200, 500, 1000)
MOST_LINES = 6
"""Lines across that the course has at most."""
DOTTED = 60
"""Maximum number of games drawn as points; more would run together."""
BAND = (*theme.GOLD[:3], 70)
NAME = SMALL._replace(size=14)
LABEL = 26.0
"""Units of a name below the bar, or above it."""


def ladder(canvas: Canvas, box: Rect, now: StrengthPoint, bots: Sequence[tuple[str, int]]) -> None:
    """A bar from the gentlest bot to the strongest, with the interval as a band and the strength as a disc. A name
    without room goes above the bar, or is left out."""
    low = min([now.low, *(elo for _, elo in bots)]) - ELO_MARGIN
    high = max([now.high, *(elo for _, elo in bots)]) + ELO_MARGIN
    bar = box.row(box.middle[1] - BAR / 2, BAR)

    def at(elo: float) -> float:
        return bar.x + bar.w * (elo - low) / (high - low)

    canvas.fill(bar, theme.INSET, BAR / 2)
    canvas.outline(bar, (*theme.GOLD_DIM[:3], 170), BAR / 2)
    band = Rect(at(now.low), bar.y + 2, at(now.high) - at(now.low), BAR - 4)
    canvas.fill(band, (*theme.GOLD[:3], 150), BAR / 2 - 2)
    ends = [box.x, box.x]
    for name, elo in bots:
        x, wide = at(elo), canvas.width(name, NAME) if name else 0.0
        left = min(max(x - wide / 2, box.x), box.right - wide)
        row = next((row for row in (0, 1) if name and ends[row] <= left), None)
        canvas.fill(Rect(x - 0.8, bar.y - 3, 1.6, BAR + 6), (*theme.LIGHT_SOFT[:3], 190 if row is not None else 90))
        if row is not None:
            ends[row] = left + wide + 10
            canvas.text(left, bar.bottom + 14 if row == 0 else bar.y - 14, name, NAME)
    canvas.disc(at(now.value), bar.middle[1], 22, theme.GOLD_BRIGHT, theme.WOOD_LINE, 2.0)


def strength_course(canvas: Canvas, box: Rect, course: Sequence[StrengthPoint]) -> None:
    """The strength after each game as a line, within the band of its intervals."""
    picture = Rect(box.x + AXIS, box.y, box.w - AXIS, box.h)
    canvas.panel(picture, "inset")
    low, high = min(point.low for point in course), max(point.high for point in course)
    step = next((each for each in STEPS if (high - low) / each <= MOST_LINES), STEPS[-1])
    # A course of one game has no length: it is drawn as a short stretch around its point.
    count = len(course)

    def place(game: float, elo: float) -> tuple[float, float]:
        along = 0.5 if count == 1 else game / (count - 1)
        x = picture.x + 12 + (picture.w - 24) * along
        return x, picture.bottom - 10 - (picture.h - 20) * (elo - low) / max(high - low, 1)

    for value in range(-(-low // step) * step, high + 1, step):
        y = place(0, value)[1]
        canvas.fill(picture.row(y, 1, 4), (*theme.LIGHT_FAINT[:3], 60))
        canvas.text(picture.x - 8, y, str(value).replace("-", "\N{MINUS SIGN}"), SMALL, "right")
    upper = [place(game, point.high) for game, point in enumerate(course)]
    lower = [place(game, point.low) for game, point in enumerate(course)]
    if count == 1:
        upper, lower = ([(x + by, y) for by in (-9, 9)] for ((x, y),) in (upper, lower))
    canvas.area([*upper, *reversed(lower)], BAND)
    path = [place(game, point.value) for game, point in enumerate(course)]
    if count > 1:
        canvas.line(path, (*theme.WOOD_LINE[:3], 200), 4.4)
        canvas.line(path, theme.GOLD_BRIGHT, 2.6)
    for x, y in path if count <= DOTTED else path[-1:]:
        canvas.disc(x, y, 9, theme.GOLD_BRIGHT, theme.WOOD_LINE, 1.4)


WIDTH, NARROW = 1060.0, 900.0
"""Units of width; below `NARROW` everything is stacked."""
RIGHT, GAP = 350.0, 28.0
GAMES_BELOW_PERSONS = 7
"""Games that have room below a row of persons."""
PERSONS, SIDE_BY_SIDE = 48.0, 4
"""Units of the row in which a person is chosen, and how many fit side by side."""
VALUE, LADDER, COURSE = 84.0, 84.0, 250.0
OFFER, HEAD, ROW = 128.0, 30.0, 46.0
"""Units of height: the opponent that is offered, a heading, a game."""
EMPTY_WIDTH = 680.0
"""Units of width of the page while nobody has played."""
TOP, FOOT = 70.0, 76.0
NOTE_HEIGHT = 40.0
"""Units of the lines below the course that say what it is."""
NOTE_STYLE = SMALL._replace(size=14.5)


class StrengthPage(Page[StrengthModel]):
    """The number, its pictures on the left; an opponent and the last games on the right, or below."""

    escape = MenuChoice("back")
    foot = FOOT - 4

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(WIDTH, view.width - 2 * MARGIN)
        self._narrow = width < NARROW
        if not self.model.course:
            width = min(width, EMPTY_WIDTH)
            canvas = self.kit.canvas(Rect(0, 0, 1, 1))
            told = canvas.break_lines(self.kit.texts("strength-none", game=self.model.game), TEXT, width - 2 * PAD - 24)
            return width, TOP + 12 + canvas.line_height(TEXT) * len(told) + 20 + OFFER + FOOT
        left, right = VALUE + LADDER + COURSE + NOTE_HEIGHT, OFFER + HEAD + ROW * len(self._games)
        inner = left + GAP + right if self._narrow else max(left, right)
        return width, TOP + self._persons_high + inner + FOOT

    @property
    def _persons_high(self) -> float:
        return PERSONS if len(self.model.persons) > 1 else 0.0

    @property
    def _games(self) -> tuple[StrengthGame, ...]:
        """Those that are listed: one less where the row of persons needs its room."""
        games = self.model.games
        return games[:-1] if self._persons_high and len(games) > GAMES_BELOW_PERSONS else games

    @property
    def first_focus(self) -> str:
        # What lies further down is not scrolled to by itself.
        return "play" if self.model.offer is not None and not self._narrow else "back"

    def paint(self, canvas: Canvas, box: Rect) -> None:
        top = self.title(canvas, box, self.kit.texts("strength-title", game=self.model.game))
        inner = box.row(top, box.bottom - FOOT - top, PAD)
        if self._persons_high:
            self._persons(canvas, inner._replace(h=34))
            inner = inner._replace(y=inner.y + PERSONS, h=inner.h - PERSONS)
        if not self.model.course:
            text = self.kit.texts("strength-none", game=self.model.game)
            canvas.paragraph(inner.x + 12, inner.y + 12, inner.w - 24, text, TEXT)
            self._offer(canvas, inner._replace(y=inner.bottom - OFFER, h=OFFER - 12))
        elif self._narrow:
            below = inner.y + VALUE + LADDER + COURSE + NOTE_HEIGHT + GAP
            self._left(canvas, inner._replace(h=below - GAP - inner.y))
            self._right(canvas, inner._replace(y=below, h=inner.bottom - below))
        else:
            self._left(canvas, inner._replace(w=inner.w - RIGHT - GAP))
            self._right(canvas, inner._replace(x=inner.right - RIGHT, w=RIGHT))
        self._foot(canvas, box.foot(62, 42, PAD))

    def _persons(self, canvas: Canvas, row: Rect) -> None:
        persons, chosen = self.model.persons, self.model.chosen
        if len(persons) <= SIDE_BY_SIDE:
            segments(self.panel, canvas, "person", row, persons, chosen, lambda who: self.kit.send(ChoosePerson(who)))
            return
        ids = [who for who, _ in persons]
        at = ids.index(chosen)

        def step(by: int) -> None:
            self.kit.send(ChoosePerson(ids[(at + by) % len(ids)]))

        place = row._replace(w=min(row.w, 420.0))
        stepper(self.panel, canvas, "person", place, persons[at][1], step, icon="person")

    # on the left

    def _left(self, canvas: Canvas, box: Rect) -> None:
        texts, now = self.kit.texts, self.model.course[-1]
        self._headline(canvas, box._replace(h=VALUE), now)
        ladder(canvas, box.head(VALUE, LADDER, 8), now, self.model.bots)
        y = box.y + VALUE + LADDER + 6
        picture = box.row(y, box.bottom - NOTE_HEIGHT - y)
        strength_course(canvas, picture, self.model.course)
        about = texts("strength-course-about")
        canvas.paragraph(box.x + 8, picture.bottom + 4, box.w - 8, about, SMALL, 2)

    def _headline(self, canvas: Canvas, box: Rect, now: StrengthPoint) -> None:
        texts = self.kit.texts
        large = TITLE._replace(size=46, colour=theme.GOLD_BRIGHT)
        wide = canvas.text(box.x + 8, box.y + 28, in_figures(now.value), large)
        margin = texts("strength-margin", margin=str((now.high - now.low) // 2))
        canvas.text(box.x + 20 + wide, box.y + 34, margin, TITLE._replace(size=24, colour=theme.LIGHT_SOFT))
        about = texts(
            "strength-about", count=len(self.model.course), low=in_figures(now.low), high=in_figures(now.high)
        )
        canvas.fitted_text(box.x + 8, box.y + 66, about, SOFT._replace(size=15.5), box.w - 8, 11)

    # on the right

    def _right(self, canvas: Canvas, box: Rect) -> None:
        self._offer(canvas, box._replace(h=OFFER - 12))
        canvas.text(box.x, box.y + OFFER + 10, self.kit.texts("strength-last"), HEADING, width=box.w)
        for game, row in zip(self._games, box.head(OFFER + HEAD, 0).rows(len(self._games), ROW - 5, 5), strict=True):
            self._game(canvas, game, row)

    def _offer(self, canvas: Canvas, box: Rect) -> None:
        texts, offer = self.kit.texts, self.model.offer
        if offer is None:
            return
        canvas.panel(box, "inset")
        canvas.fitted_text(box.x + 14, box.y + 20, texts("strength-offer", bot=offer.name), HEADING, box.w - 28, 12)
        told = texts("strength-offer-chance" if self.model.course else "strength-offer-first", chance=offer.chance)
        canvas.fitted_text(box.x + 14, box.y + 44, told, NOTE_STYLE, box.w - 28, 11)
        button = box.foot(50, 40, 12)
        style = TEXT.in_colour(theme.INK)._replace(face="bold")
        label = texts("strength-play")
        self.panel.button(
            canvas, "play", button, label, MenuChoice("play"), kind="main", icon="play",
            style=canvas.fitted(label, style, button.w - 60, 11),
        )  # fmt: skip

    def _game(self, canvas: Canvas, game: StrengthGame, box: Rect) -> None:
        canvas.panel(box, "inset")
        if game.place == 1:
            canvas.icon("crown", box.x + 19, box.middle[1], 20, theme.GOLD)
        else:
            style = TEXT.in_colour(theme.LIGHT_FAINT)._replace(face="bold")
            canvas.text(box.x + 19, box.middle[1], str(game.place), style, "middle")
        upper, lower, left, right = box.y + 13, box.bottom - 12, box.x + 38, box.right - 10
        value = canvas.text(right, upper, in_figures(game.value), BODY._replace(face="bold"), "right")
        small = 0.0
        if game.change is not None:
            change = f"+{game.change}" if game.change >= 0 else in_figures(game.change)
            small = canvas.text(right, lower, change, SMALL, "right")
        room = right - value - 10 - left
        canvas.fitted_text(left, upper, game.against, BODY, room, 11)
        room = right - small - 10 - left
        below = f"{game.result} · {game.day}" if game.day else game.result
        canvas.fitted_text(left, lower, below, SMALL, room, 10)

    # below

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts, model = self.kit.texts, self.model
        back = row._replace(w=min(160.0, row.w / 3))
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"))
        if model.forgotten:
            told, choice, icon = texts("strength-forgotten", name=model.forgotten), "remember", "undo"
        elif model.course:
            told, choice, icon = texts("strength-here"), "forget", "close"
        else:
            return
        label, style = texts(f"strength-{choice}"), TEXT._replace(size=15.5)
        wide = min(canvas.width(label, style) + 60, row.w / 2)
        place = Rect(row.right - wide, row.y, wide, row.h)
        self.panel.button(
            canvas, choice, place, label, MenuChoice(choice), icon=icon, kind="quiet",
            style=canvas.fitted(label, style, wide - 50, 10),
        )  # fmt: skip
        room = place.x - back.right - 36
        lines = canvas.break_lines(told, NOTE_STYLE, room, 2)
        high = canvas.line_height(NOTE_STYLE)
        for number, line in enumerate(lines):
            y = row.middle[1] + high * (number - (len(lines) - 1) / 2)
            canvas.text(back.right + 18, y, line, NOTE_STYLE, width=room)


def in_figures(elo: int) -> str:
    """A number of Elo as it is shown, with a true minus sign."""
    return str(elo) if elo >= 0 else f"\N{MINUS SIGN}{-elo}"
