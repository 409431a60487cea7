"""The list of saved games: found, put in order, gone through by wheel, keys or bar; one of them at a closer look."""

from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Align, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models import library_models as models
from torres3d.hud.models.intents import GameChoice, MenuChoice
from torres3d.hud.pages.library.base_list_page import BAR, ListPage, paint_row_ground, paint_undo_bar
from torres3d.hud.pages.library.game_details import GameDetails
from torres3d.hud.widgets.player_signs_and_badges import chip
from torres3d.hud.widgets.text_input import TextInput, typed_line
from torres3d.hud.widgets.thumbnail import thumbnail

LEAST_ROW = 72.0
"""Units; rows are as much higher as it takes for a whole number of them to fill the list."""
GAP = 6.0
MAX_SIZE = (1220.0, 900.0)
NARROW_WIDTH, LIST, DETAILS, SAID = 860.0, 240.0, 250.0, 26.0
"""Least width in units for the chosen game beside the list; in a narrower page it goes below: the heights of both, and
of the line with the folder."""
ORDERS: tuple[models.GamesOrder, ...] = ("played", "oldest", "name")
LONGEST_NAME = 60
SHORT, SECOND = 66.0, 20.0
"""Units of a chip with points, and of a second chip before them."""


class GamesPage(ListPage[models.GamesModel]):
    """Rows to the left, the chosen game to the right; what is done with it can be done by keys, too."""

    foot = 68.0
    row_name = "game:"

    def __init__(self, panel: Panel[Any], model: models.GamesModel) -> None:
        super().__init__(panel, model, lambda first: self.kit.send(models.GamesScrolled(first)))
        self.search = TextInput(self.kit, model.query, LONGEST_NAME)
        self.title_line = TextInput(self.kit, most=LONGEST_NAME)
        self.field = ""
        """The field that has the keyboard: ``search``, ``name`` or none."""
        self._before = ""
        """The spot that had the focus before a field got the keyboard."""
        self._details = GameDetails(self, self.title_line, self.rename, self.choose)

    def size(self, view: Viewport) -> tuple[float, float]:
        if self._narrow(view.width - 2 * MARGIN):
            undo = 46 if self.model.undo else 0
            return view.width - 2 * MARGIN, 70 + 46 + LIST + GAP + DETAILS + SAID + undo + 70
        return min(MAX_SIZE[0], view.width - 2 * MARGIN), min(MAX_SIZE[1], view.height - 2 * MARGIN)

    @staticmethod
    def _narrow(width: float) -> bool:
        return width < NARROW_WIDTH

    @property
    def typing(self) -> bool:
        return bool(self.field)

    def type_text(self, text: str) -> None:
        line = self.search if self.field == "search" else self.title_line
        line.insert(text)
        self._edited()

    @property
    def first_focus(self) -> str:
        return f"game:{self.model.marked}" if self.model.count else ""

    @property
    def marked(self) -> int:
        return self.model.marked

    def mark(self, number: int, first: int) -> None:
        self.kit.send(models.GameMarked(number, first))

    def rename(self) -> None:
        game = self.model.chosen
        if game is not None and not self.model.trash:
            self.title_line.start(game.title if game.named else "")
            self._give_keyboard("name")

    def choose(self, what: str) -> None:
        if self.model.chosen is not None:
            self.kit.send(GameChoice(self.model.chosen.file, what))

    def key(self, name: str) -> bool:
        if self.field and self._key_of_field(name):
            return True
        if self.mark_by(name):
            return True
        if name in ("enter", "f2", "delete") and not self.field:
            return self._key_of_game(name)
        choices = {"escape": "back", "control-z": "undo", "control-v": "paste", "control-o": "import"}
        if name in choices and not self.field:
            self.kit.send(MenuChoice(choices[name]))
        elif name in ("control-f", "f3"):
            self._give_keyboard("search")
        elif name in ("control-e", "control-s") and not self.field:
            self.choose("export")
        elif name == "control-c" and not self.field:
            self.choose("copy")
        elif name == "control-p" and not self.field:
            self.choose("share")
        else:
            return False
        return True

    def _key_of_game(self, name: str) -> bool:
        if name == "enter":
            game = self.model.chosen
            goes_on = game is not None and (not game.finished or game.fault)
            self.choose("restore" if self.model.trash else "open" if goes_on else "replay")
        elif name == "f2":
            self.rename()
        else:
            self.choose("erase" if self.model.trash else "delete")
        return True

    def _key_of_field(self, name: str) -> bool:
        if name in ("escape", "enter", "tab", "shift-tab", "arrow_down"):
            field, self.field = self.field, ""
            self.panel.focus = self._before
            game = self.model.chosen
            if field == "name" and name == "enter" and game is not None:
                self.kit.send(models.GameNamed(game.file, self.title_line.text))
            elif field == "search" and name == "escape" and self.search.text:
                self.search.start("")
                self.kit.send(models.GamesSearched(""))
            self.repaint()
            return True
        line = self.search if self.field == "search" else self.title_line
        if not line.key(name):
            return False
        self._edited()
        return True

    def _edited(self) -> None:
        if self.field == "search" and self.search.text != self.model.query:
            self.kit.send(models.GamesSearched(self.search.text))
        self.repaint()

    def _give_keyboard(self, field: str) -> None:
        if not self.field:
            self._before = self.panel.focus
        # Where it has the focus it is scrolled into sight.
        self.field = self.panel.focus = field
        self.repaint()

    # painting

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        y = self.title(canvas, box, texts("games-trash-title" if model.trash else "games-title"))
        tools, body = box.row(y, box.bottom - y - 70, PAD).cut_top(36, 10)
        self._tools(canvas, tools)
        if model.undo:
            body, undo = body.cut_bottom(38, 8)
            self._undo(canvas, undo)
        row = box.foot(60, 42, PAD)
        if self._narrow(box.w):
            rows, rest = body.cut_top(LIST, GAP)
            details, rest = rest.cut_top(DETAILS, 2)
            self._rows(canvas, rows)
            self._details.paint(canvas, details, naming=self.field == "name")
            self._foot(canvas, row)
            said = rest.head(0, SAID)
            self._said(canvas, said.x, said.middle[1], said.w * 0.4, "left", where=False)
            self._said(canvas, said.right, said.middle[1], said.w * 0.6 - 10, "right", where=True)
            return
        rows, details = body.cut_right(max(340.0, min(body.w * 0.42, 470.0)), 14)
        self._rows(canvas, rows)
        self._details.paint(canvas, details, naming=self.field == "name")
        x = self._foot(canvas, row)
        self._said(canvas, row.right, row.y + 12, row.right - x, "right", where=False)
        self._said(canvas, row.right, row.y + 31, row.right - x, "right", where=True)

    def _tools(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        search, order = row.cut_right(min(row.w * 0.42, 470.0), 14)
        typed_line(
            self.panel, canvas, "search", search, self.search, self.field == "search",
            lambda: self._give_keyboard("search"), texts("games-search"), "search",
        )  # fmt: skip
        if not self.model.trash:
            choices = [(each, texts(f"games-order-{each}")) for each in ORDERS]
            segments(
                self.panel, canvas, "order", order, choices, self.model.order,
                lambda chosen: self.kit.send(models.GamesSorted(next(each for each in ORDERS if each == chosen))),
            )  # fmt: skip

    def _rows(self, canvas: Canvas, box: Rect) -> None:
        model = self.model
        rows, bar = box.cut_right(BAR, 6)
        seen = self.list.lay_out(model.first, model.count, box.h + GAP, LEAST_ROW)
        high = (box.h + GAP) / self.list.fit
        if not model.count:
            self._nothing(canvas, box)
        rows = rows if model.count > self.list.fit else box
        for number, rect in zip(seen, rows.rows(len(seen), high - GAP, GAP), strict=True):
            if 0 <= number - model.first < len(model.rows):
                self._row(canvas, number, model.rows[number - model.first], rect)
        self.list.bar(self.panel, canvas, bar)

    def _nothing(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        text = texts("games-none-found" if model.query else "games-trash-none" if model.trash else "games-none")
        style = TEXT
        if model.trouble:
            text, style = model.trouble, TEXT.in_colour(theme.RED_BRIGHT)
        canvas.paragraph(box.x + 20, box.y + 60, box.w - 40, text, style, 5, "middle")

    def _row(self, canvas: Canvas, number: int, game: models.GameRow, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            paint_row_ground(on, box, number == self.model.marked, look)
            self._row_texts(on, game, box)

        self.panel.spot(canvas, Spot(f"game:{number}", box, draw, lambda: self._click(number, game)))

    def _row_texts(self, on: Canvas, game: models.GameRow, box: Rect) -> None:
        high = box.h - 10
        picture = Rect(box.x + 5, box.y + 5, high * 16 / 9, high)
        thumbnail(on, game.picture, picture, "close" if game.fault else game.icon)
        left = picture.right + 12
        width = box.right - 12 - left
        middle = box.middle[1]
        on.text(left, middle - 20, game.title, BODY._replace(size=16.5), width=width)
        if game.players:
            self._scores(on, game, left, middle + 1, width)
        elif game.fault:
            on.text(left, middle + 1, game.fault, SMALL.in_colour(theme.RED_BRIGHT), width=width)
        if game.called:
            on.icon(game.icon, left + 7, middle + 20.5, 14, theme.GOLD)
            left, width = left + 20, width - 20
        details = " · ".join(part for part in (game.called, game.date, game.progress) if part)
        on.text(left, middle + 21, details, SMALL._replace(size=14), width=width)

    def _scores(self, on: Canvas, game: models.GameRow, left: float, y: float, width: float) -> None:
        """Chips with points, and names where the title does not say them."""
        each = width / len(game.players)
        short = SHORT + (SECOND if any(player.second for player in game.players) else 0.0)
        for number, player in enumerate(game.players):
            x, end = (left + number * each, each) if game.named else (left + number * short, short)
            end += x
            chip(on, self.kit.theme, player.colour, x + 9, y, 18, number, player.emblem)
            if player.second:
                x += SECOND
                chip(on, self.kit.theme, player.second, x + 9, y, 18, number, player.second_emblem)
            style = SMALL._replace(size=14.5, colour=theme.GOLD_BRIGHT if player.winner else theme.LIGHT)
            said = f"{player.score} {player.name}" if game.named else str(player.score)
            on.text(x + 23, y, said, style, width=end - x - 28)

    def _click(self, number: int, game: models.GameRow) -> None:
        self.field = ""
        if self.clicked_twice(number, game.file) and number == self.model.marked:
            self._key_of_game("enter")
        else:
            self.mark(number, self.list.first)

    def _undo(self, canvas: Canvas, row: Rect) -> None:
        self.panel.button(
            canvas, "undo", paint_undo_bar(canvas, row, self.model.undo), self.kit.texts("games-undo"),
            MenuChoice("undo"), icon="undo",
        )  # fmt: skip

    def _foot(self, canvas: Canvas, row: Rect) -> float:
        """The buttons; where they end."""
        texts, model = self.kit.texts, self.model
        buttons: list[tuple[str, str, str, bool]] = [("back", texts("back"), "left", True)]
        if model.trash:
            buttons.append(("empty", texts("games-trash-empty"), "close", model.total > 0))
        else:
            buttons.append(("import", texts("games-import"), "plus", True))
            buttons.append(("paste", texts("games-paste"), "card", True))
            if model.deleted:
                buttons.append(("deleted", texts("games-deleted", count=model.deleted), "close", True))
        x = row.x
        widths = [min(canvas.width(label, BODY) + 62, 230.0) for _, label, _, _ in buttons]
        share = min(1.0, (row.w - 8 * (len(buttons) - 1)) / sum(widths))
        for (name, label, icon, enabled), whole in zip(buttons, widths, strict=True):
            wide = whole * share
            tip = lines(texts(f"games-{name}-tip")) if name in ("import", "paste", "deleted") else None
            self.panel.button(
                canvas, name, row._replace(x=x, w=wide), label, MenuChoice(name), icon=icon,
                tip=tip, enabled=enabled, kind="danger" if name == "empty" else "plain",
            )  # fmt: skip
            x += wide + 8
        return x

    def _said(self, canvas: Canvas, x: float, y: float, width: float, align: Align, where: bool) -> None:
        """The text on the visible games, or on their folder."""
        texts, model = self.kit.texts, self.model
        said, style = "", SMALL
        if where:
            said = texts("games-folder", folder=model.folder) if model.folder else ""
            style = SMALL.in_colour(theme.LIGHT_FAINT)
        elif model.unread:
            said = texts("games-reading", count=model.unread)
        elif model.count:
            last = min(self.list.first + self.list.fit, model.count)
            said = texts("games-shown", first=self.list.first + 1, last=last, count=model.count)
        canvas.text(x, y, said, style, align, width=width)
