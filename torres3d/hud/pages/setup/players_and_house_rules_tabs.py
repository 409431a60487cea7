"""Tabs of the set-up pages of all games: the players, the house rules."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.engine.player_names_and_colours import emblems
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import named, segments, stepper
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.text_field import paint_field
from torres3d.hud.models.setup_models import Draft, RuleChoice
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupDraftPage, SetupModelT, SetupTab, picked
from torres3d.hud.widgets import bot_chooser as chooser
from torres3d.hud.widgets.player_signs_and_badges import chip
from torres3d.i18n.player_level_and_key_names import following_name, player_name

COUNTS = (2, 3, 4)
"""The numbers of players to choose from."""
ROW = 86.0
FAIR = 18.0
"""Units of height of what is promised of bots, below the rows."""
NAME = BODY._replace(size=16.5)


class PlayersTab(SetupTab[SetupModelT]):
    """Tab with the number of players, and a row for each of them."""

    def __init__(self, page: SetupDraftPage[SetupModelT]) -> None:
        super().__init__(page)
        self._parked: list[Draft] = []
        self._marking = False
        self._usual: dict[int, str] = {}

    def height(self, width: float) -> float:
        # Room for the most players: what is below stays in place when another number is chosen.
        return 46 + ROW * max(COUNTS) + FAIR

    def paint(self, canvas: Canvas, box: Rect) -> None:
        page = self.page
        texts = page.kit.texts
        count = len(page.model.draft.players)
        canvas.text(box.x, box.y + 17, texts("setup-count"), BODY.in_colour(theme.GOLD))
        numbers = [(str(n), str(n)) for n in COUNTS]
        place = Rect(box.right - 190, box.y, 190, 34)
        with named(page.panel, texts("setup-count")):
            segments(page.panel, canvas, "count", place, numbers, str(count), self._count)
        for number, player in enumerate(page.model.draft.players):
            with named(page.panel, player.name):
                self._row(canvas, number, player, box.row(box.y + 46 + ROW * number, ROW - 8))
        if any(player.bot is not None for player in page.model.draft.players):
            y = box.y + 46 + ROW * count + 6
            canvas.icon("bot", box.x + 12, y, 16, theme.LIGHT_SOFT)
            text = page.fairness_note
            canvas.text(box.x + 28, y, text, canvas.fitted(text, SMALL, box.w - 34), width=box.w - 30)

    def _count(self, text: str) -> None:
        wanted = int(text)
        rows = list(self.page.planned)
        self._parked = rows[wanted:] + self._parked
        rows = rows[:wanted]
        if not self.page.has_two_colours(wanted):
            # Second colours are free again for those who come.
            rows = [replace(row, second="") for row in rows]
        while len(rows) < wanted:
            spare = self._parked.pop(0) if self._parked else self._fresh(rows)
            if spare.colour in _taken(rows):
                spare = replace(spare, colour=self._free_colour(rows))
            if any(row.name == spare.name for row in rows):
                spare = replace(spare, name=self._follows(rows, len(rows), spare, spare.bot))
            rows.append(replace(spare, second=""))
        self.page.edit(None)
        self.page.seat(tuple(self._paired(rows)))

    def _paired(self, rows: list[Draft]) -> list[Draft]:
        """The rows with a second colour each, where that is usual for their number."""
        if not self.page.has_two_colours(len(rows)):
            return rows
        for number, row in enumerate(rows):
            if not row.second:
                rows[number] = replace(row, second=self._free_colour(rows))
        return rows

    def _free_colour(self, rows: Sequence[Draft]) -> str:
        return next(colour for colour in self.page.model.colours if colour not in _taken(rows))

    def _fresh(self, rows: list[Draft]) -> Draft:
        """One more player: a bot of the last bot's level; where only persons play, another person."""
        level = next((row.bot for row in reversed(rows) if row.bot is not None), None)
        fresh = Draft(player_name(len(rows) + 1, self.page.kit.texts), self._free_colour(rows), level)
        return replace(fresh, name=self._follows(rows, len(rows), fresh, level))

    def _change(self, number: int, player: Draft) -> None:
        rows = list(self.page.planned)
        rows[number] = player
        self.page.seat(tuple(rows))

    def _follows(self, rows: Sequence[Draft], number: int, player: Draft, bot: str | None) -> str:
        """The name of a player who becomes a person or a bot of another level: a default name follows, with a number to
        keep it unique; a name that somebody typed stays."""
        bots = self.page.model.bots
        others = {row.name for at, row in enumerate(rows) if at != number}
        return following_name(
            player.name, number + 1, chooser.name_of(bots, bot), chooser.names_of_all(bots), others, self.page.kit.texts
        )

    def _next_colour(self, number: int, second: bool) -> None:
        """The next colour; a player who has it gets this one's."""
        colours = self.page.model.colours
        rows = list(self.page.planned)
        old = rows[number].second if second else rows[number].colour
        new = colours[(colours.index(old) + 1) % len(colours)] if old in colours else colours[0]
        for at, row in enumerate(rows):
            rows[at] = replace(
                row, colour=old if row.colour == new else row.colour, second=old if row.second == new else row.second
            )
        rows[number] = replace(rows[number], second=new) if second else replace(rows[number], colour=new)
        self.page.seat(tuple(rows))

    def _row(self, canvas: Canvas, number: int, player: Draft, box: Rect) -> None:
        page = self.page
        canvas.panel(box, "inset")
        problem = next((text for row, text in page.model.problems if row == number), "")
        up = 6.0 if problem else 0.0
        if problem:
            canvas.outline(box, theme.RED_BRIGHT, 6, 1.6)
            style = SMALL._replace(size=13, colour=theme.RED_BRIGHT)
            canvas.text(box.x + 66, box.bottom - 9, problem, style, width=box.w - 76)
        self._chip(canvas, number, player.colour, Rect(box.x + 8, box.y + 16, 46, 46), second=False)
        left = 64.0
        if player.second:
            self._chip(canvas, number, player.second, Rect(box.x + 58, box.y + 16, 46, 46), second=True)
            left = 114.0
        self._name(canvas, number, player, Rect(box.x + left, box.y + 19 - up, box.w * 0.47 - left, 38))
        self._who(canvas, number, player, Rect(box.x + box.w * 0.47 + 8, box.y + 9 - up, box.w * 0.53 - 18, 60))

    def _chip(self, canvas: Canvas, number: int, colour: str, ring: Rect, second: bool) -> None:
        page = self.page
        taken = _taken(page.model.draft.players)
        emblem = dict(zip(taken, emblems(taken), strict=True))[colour]

        def draw(on: Canvas, look: Look) -> None:
            chip(on, page.kit.theme, colour, *ring.middle, 46 if look != "normal" else 42, number, emblem)

        if not page.chooses_colours:
            draw(canvas, "normal")
            return
        tip = lines(page.kit.texts("setup-colour-tip"), title=page.kit.texts(f"colour-{colour}"))
        name = f"{'second' if second else 'colour'}:{number}"
        page.panel.spot(canvas, Spot(name, ring, draw, lambda: self._next_colour(number, second), tip))

    def _name(self, canvas: Canvas, number: int, player: Draft, field: Rect) -> None:
        page = self.page
        style = NAME.in_colour(theme.INK)
        writing = page.writing if page.field == number else None

        def draw(on: Canvas, look: Look) -> None:
            paint_field(on, field, player.name, writing, style, look)

        def point(along: float, _down: float, done: bool) -> None:
            if page.field != number:
                page.edit(number, marked=False)
            if page.writing is not None and not done:
                page.writing.place(page.writing.position_at(canvas, style, along * field.w), marking=self._marking)
                page.panel.repaint()
            self._marking = not done

        page.panel.spot(
            canvas,
            Spot(f"name:{number}", field, draw, lambda: page.edit(number), lines(page.kit.texts("setup-name-tip")),
                 drag=point),
        )  # fmt: skip

    def _who(self, canvas: Canvas, number: int, player: Draft, rect: Rect) -> None:
        bots = self.page.model.bots
        if player.bot is not None:
            self._usual[number] = player.bot
        usual = self._usual.get(number) or next(
            (each.bot for each in self.page.model.draft.players if each.bot), bots[0].id
        )
        chooser.bot_chooser(
            self.page.panel, canvas, number, rect, bots, player.bot, usual, lambda bot: self._give(number, bot)
        )

    def _give(self, number: int, bot: str | None) -> None:
        """Give a seat to a bot, or to a person; its name follows."""
        rows = self.page.planned
        if number < len(rows):
            self._change(number, replace(rows[number], bot=bot, name=self._follows(rows, number, rows[number], bot)))

    @property
    def pointed(self) -> int | None:
        """The seat whose slider the pointer is on, None for none."""
        return _seat(self.page.panel.pointed)

    @property
    def focused(self) -> int | None:
        """The seat whose slider has the ring of the focus, None for none."""
        return _seat(self.page.panel.ringed)

    def key(self, name: str) -> bool:
        number = self.focused
        if number is None or number >= len(self.page.planned):
            return False
        chosen = self.page.planned[number].bot
        bot = chooser.leapt(self.page.model.bots, chosen, name)
        if bot is None:
            return False
        self._give(number, chooser.in_character(self.page.model.bots, bot, chosen))
        return True

    def wheel(self, steps: int) -> bool:
        number = self.pointed
        if number is None or number >= len(self.page.planned):
            return False
        bots, chosen = self.page.model.bots, self.page.planned[number].bot
        self._give(
            number, chooser.in_character(bots, chooser.stepped(bots, chooser.bot_of(bots, chosen), steps), chosen)
        )
        return True


def _seat(spot: str) -> int | None:
    return int(spot.removeprefix(chooser.PART)) if spot.startswith(chooser.PART) else None


def _taken(rows: Sequence[Draft]) -> list[str]:
    """The colours of all players, seconds behind."""
    return [row.colour for row in rows] + [row.second for row in rows if row.second]


MIN_ROW_WIDTH = 760.0
"""Minimum width in units for the parts of a row side by side."""
TOP = 44.0
"""Units of what is said above the rows, with the button that takes all back."""
PICTURE = (136.0, 76.5)
PAD = 10.0
NAME_HIGH, VALUE = 26.0, 34.0
NOTE_STYLE = SMALL._replace(size=15)
GAP = 8.0


class HouseRulesTab(SetupTab[SetupModelT]):
    """A row for each option: its name, value, meaning and picture. Options that differ from the edition stand out and
    can be reset. A row is as high as its longest meaning needs: nothing moves when another value is chosen."""

    def height(self, width: float) -> float:
        return TOP + sum(self._high(rule, width) + GAP for rule in self.page.model.rules)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        page = self.page
        changed = len(page.changed_options)
        about, label = page.reset_labels(changed)
        wide = min(box.w * 0.5, canvas.width(label, BODY) + 60)
        style = BODY.in_colour(theme.GOLD_BRIGHT if changed else theme.LIGHT_SOFT)
        canvas.fitted_text(box.x + 4, box.y + 17, about, style, box.w - wide - 16)
        page.panel.button(
            canvas, "usual_rules", Rect(box.right - wide, box.y, wide, 34), label,
            page.take_back, icon="undo", kind="quiet", enabled=changed > 0,
            style=canvas.fitted(label, BODY, wide - 54),
        )  # fmt: skip
        y = box.y + TOP
        for rule in page.model.rules:
            high = self._high(rule, box.w)
            self._rule(canvas, rule, box.row(y, high))
            y += high + GAP

    def _room(self, rule: RuleChoice, value: str, width: float) -> tuple[float, float]:
        """The width of the sentence about a value, and of the picture beside it."""
        name = picked(rule.pictures, rule, value)
        has = name and self.page.kit.icons.picture(name, 16, 9) is not None
        picture = PICTURE[0] if has and width >= MIN_ROW_WIDTH else 0.0
        return width - 2 * PAD - (picture + PAD if picture else 0.0), picture

    def _high(self, rule: RuleChoice, width: float) -> float:
        return max(self._high_with(rule, value, width) for value in rule.values)

    def _high_with(self, rule: RuleChoice, value: str, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        room, picture = self._room(rule, value, width)
        told = self.page.effect(rule, value)
        words = len(canvas.break_lines(told, NOTE_STYLE, room)) * canvas.line_height(NOTE_STYLE)
        head = VALUE if width >= MIN_ROW_WIDTH else NAME_HIGH + VALUE
        return 2 * PAD + max(head + 6 + words, PICTURE[1] if picture else 0.0)

    def _rule(self, canvas: Canvas, rule: RuleChoice, row: Rect) -> None:
        page = self.page
        value = self.page.chosen_value(rule)
        other = value != rule.usual
        canvas.panel(row, "inset")
        if other:
            canvas.fill(Rect(row.x, row.y + 4, 4, row.h - 8), theme.GOLD_BRIGHT, 2)
        room, picture = self._room(rule, value, row.w)
        inner = Rect(row.x + PAD, row.y + PAD, room, row.h - 2 * PAD)
        narrow = row.w < MIN_ROW_WIDTH
        label = page.option_name(rule.option)
        name = Rect(inner.x, inner.y, inner.w if narrow else row.w * 0.3 - 10, NAME_HIGH if narrow else VALUE)
        style = BODY.in_colour(theme.GOLD_BRIGHT if other else theme.LIGHT)
        canvas.fitted_text(name.x, name.middle[1], label, style, name.w)
        across = inner.x if narrow else name.right + 10
        right = inner.right if narrow else row.right - PICTURE[0] - 2 * PAD
        place = Rect(across, inner.y + (NAME_HIGH if narrow else 0), right - across, VALUE)
        if other:
            back = Rect(place.right - 40, place.y, 40, VALUE)
            tip = lines(page.default_note(page.value_name(rule.option, rule.usual)))
            page.panel.button(
                canvas, f"usual:{rule.option}", back, "", lambda: page.choose(rule, rule.usual), icon="undo",
                kind="quiet", tip=tip,
            )  # fmt: skip
        place = place._replace(w=place.w - 46)

        def step(by: int) -> None:
            at = rule.values.index(value) if value in rule.values else 0
            page.choose(rule, rule.values[(at + by) % len(rule.values)])

        usual = page.default_note(page.value_name(rule.option, rule.usual))
        tip = lines(page.option_note(rule.option), usual, title=label)
        text = page.value_name(rule.option, value)
        with named(page.panel, label, text):
            stepper(page.panel, canvas, f"rule:{rule.option}", place, text, step, tip, bright=other)
        canvas.paragraph(inner.x, place.bottom + 6, inner.w, self.page.effect(rule), NOTE_STYLE)
        if picture:
            beside = Rect(row.right - PAD - PICTURE[0], row.y + (row.h - PICTURE[1]) / 2, *PICTURE)
            canvas.picture(picked(rule.pictures, rule, value), beside, 6)
            canvas.outline(beside, theme.GOLD_DIM, 6, 1.2)
