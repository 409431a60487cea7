"""The players' rows of the set-up screen: colour, name, person or bot."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.hud.contract.setup_models import Draft
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted, segments, stepper
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Spot, lines
from torres3d.hud.kit.skin import Look
from torres3d.hud.kit.text_field import paint_field
from torres3d.hud.kit.theme import emblems
from torres3d.hud.pages.setup_tab import SetupSheet, SetupTab
from torres3d.hud.pieces.chips import chip
from torres3d.words.names import following_name, player_name

ROW = 70.0
NAME = BODY._replace(size=16.5)


class PlayersTab(SetupTab):
    """How many play, and a row for each of them."""

    def __init__(self, page: SetupSheet) -> None:
        super().__init__(page)
        self._parked: list[Draft] = []
        self._marking = False

    def height(self, width: float) -> float:
        return 46 + ROW * len(self.page.model.draft.players)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        page = self.page
        texts = page.kit.texts
        count = len(page.model.draft.players)
        canvas.text(box.x, box.y + 17, texts("setup-count"), BODY.in_colour(theme.GOLD))
        numbers = [(str(n), str(n)) for n in (2, 3, 4)]
        segments(page.panel, canvas, "count", Rect(box.right - 190, box.y, 190, 34), numbers, str(count), self._count)
        for number, player in enumerate(page.model.draft.players):
            self._row(canvas, number, player, Rect(box.x, box.y + 46 + ROW * number, box.w, ROW - 8))
        if any(player.bot is not None for player in page.model.draft.players):
            y = box.y + 46 + ROW * count + 6
            canvas.icon("bot", box.x + 12, y, 16, theme.LIGHT_SOFT)
            text = texts("setup-bots-fair")
            canvas.text(box.x + 28, y, text, fitted(canvas, text, SMALL, box.w - 34), width=box.w - 30)

    def _count(self, text: str) -> None:
        wanted = int(text)
        draft = self.page.draft
        rows = list(draft.players)
        self._parked = rows[wanted:] + self._parked
        rows = rows[:wanted]
        while len(rows) < wanted:
            spare = self._parked.pop(0) if self._parked else self._fresh(rows)
            if any(row.colour == spare.colour for row in rows):
                spare = replace(spare, colour=self._free_colour(rows))
            if any(row.name == spare.name for row in rows):
                spare = replace(spare, name=self._follows(rows, len(rows), spare, spare.bot))
            rows.append(spare)
        self.page.edit(None)
        self.page.change(replace(draft, players=tuple(rows), stacks=None))

    def _free_colour(self, rows: list[Draft]) -> str:
        taken = {row.colour for row in rows}
        return next(colour for colour in self.page.model.colours if colour not in taken)

    def _fresh(self, rows: list[Draft]) -> Draft:
        """One more player: a bot of the last bot's level; where only persons play, another person."""
        level = next((row.bot for row in reversed(rows) if row.bot is not None), None)
        fresh = Draft(player_name(len(rows) + 1, self.page.kit.texts), self._free_colour(rows), level)
        return replace(fresh, name=self._follows(rows, len(rows), fresh, level))

    def _change(self, number: int, player: Draft) -> None:
        draft = self.page.draft
        rows = list(draft.players)
        rows[number] = player
        self.page.change(replace(draft, players=tuple(rows)))

    def _follows(self, rows: Sequence[Draft], number: int, player: Draft, bot: str | None) -> str:
        """The name of a player who becomes a person or a bot of another level: one that nobody has written follows,
        told apart from others by a number; one that somebody has written stays."""
        bots = self.page.model.bots
        level = next((choice.name for choice in bots if choice.id == bot), None)
        others = {row.name for at, row in enumerate(rows) if at != number}
        return following_name(
            player.name, number + 1, level, [choice.name for choice in bots], others, self.page.kit.texts
        )

    def _next_colour(self, number: int) -> None:
        """The next colour; a player who has it gets this one's."""
        draft = self.page.draft
        colours = self.page.model.colours
        rows = list(draft.players)
        old = rows[number].colour
        new = colours[(colours.index(old) + 1) % len(colours)] if old in colours else colours[0]
        for other, row in enumerate(rows):
            if row.colour == new:
                rows[other] = replace(row, colour=old)
        rows[number] = replace(rows[number], colour=new)
        self.page.change(replace(draft, players=tuple(rows)))

    def _row(self, canvas: Canvas, number: int, player: Draft, box: Rect) -> None:
        page = self.page
        texts = page.kit.texts
        canvas.panel(box, "inset")
        problem = next((text for row, text in page.model.problems if row == number), "")
        up = 6.0 if problem else 0.0
        if problem:
            canvas.outline(box, theme.RED_BRIGHT, 6, 1.6)
            style = SMALL._replace(size=13, colour=theme.RED_BRIGHT)
            canvas.text(box.x + 66, box.bottom - 9, problem, style, width=box.w - 76)
        ring = Rect(box.x + 8, box.y + 8, 46, 46)

        emblem = emblems([row.colour for row in page.model.draft.players])[number]

        def draw_chip(on: Canvas, look: Look) -> None:
            chip(on, page.kit.theme, player.colour, *ring.middle, 46 if look != "normal" else 42, number, emblem)

        tip = lines(texts("setup-colour-tip"), title=texts(f"colour-{player.colour}"))
        page.panel.spot(canvas, Spot(f"colour:{number}", ring, draw_chip, lambda: self._next_colour(number), tip))
        self._name(canvas, number, player, Rect(box.x + 64, box.y + 12 - up, box.w * 0.47 - 64, 38))
        self._who(canvas, number, player, Rect(box.x + box.w * 0.47 + 8, box.y + 12 - up, box.w * 0.53 - 18, 38))

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
                page.writing.place(page.writing.at(canvas, style, along * field.w), marking=self._marking)
                page.panel.repaint()
            self._marking = not done

        page.panel.spot(
            canvas,
            Spot(f"name:{number}", field, draw, lambda: page.edit(number), lines(page.kit.texts("setup-name-tip")),
                 drag=point),
        )  # fmt: skip

    def _who(self, canvas: Canvas, number: int, player: Draft, rect: Rect) -> None:
        page = self.page
        texts = page.kit.texts
        ids: list[str | None] = [None, *(bot.id for bot in page.model.bots)]
        bot = next((bot for bot in page.model.bots if bot.id == player.bot), None)
        label = bot.name if bot is not None else texts("setup-person")

        def step(by: int) -> None:
            at = ids.index(player.bot) if player.bot in ids else 0
            bot = ids[(at + by) % len(ids)]
            self._change(number, replace(player, bot=bot, name=self._follows(page.draft.players, number, player, bot)))

        tip = lines(bot.about if bot is not None else texts("setup-person-about"), title=label)
        stepper(
            page.panel, canvas, f"who:{number}", rect, label, step, tip, icon="bot" if bot is not None else "person"
        )
