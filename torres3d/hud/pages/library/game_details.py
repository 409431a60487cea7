"""The chosen game of the list at a closer look: its picture, name, players and points, and what can be done with it."""

from collections.abc import Callable

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import Page
from torres3d.hud.kit.panel import Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.models.library_models import GamePlayer, GameRow, GamesModel
from torres3d.hud.widgets.player_signs_and_badges import chip, face
from torres3d.hud.widgets.text_input import TextInput, typed_line
from torres3d.hud.widgets.thumbnail import thumbnail

NAME = BODY._replace(size=19)
PLAYER = 27.0
FACE = 25.0
BUTTON = 40.0
MIN_PICTURE_HEIGHT = 130.0
"""Units of height below which a picture shows little."""


class GameDetails:
    """Paints the game that is chosen on a page; ``title_line`` is its name as it is typed, ``rename`` begins that,
    ``choose`` does something with the game."""

    def __init__(
        self, page: Page[GamesModel], title_line: TextInput, rename: Callable[[], None], choose: Callable[[str], None]
    ) -> None:
        self._page = page
        self._title_line = title_line
        self._rename = rename
        self._choose = choose

    def paint(self, canvas: Canvas, box: Rect, naming: bool) -> None:
        """Paint it, the picture as large as the rest leaves room; ``naming`` while its name is typed."""
        canvas.panel(box, "inset")
        game = self._page.model.chosen
        if game is None:
            return
        inner = box.inset(14, 12)
        buttons = 2 * BUTTON + 8
        texts = 40 + (44 if not game.fault else 84)
        columns = 1
        room = inner.h - buttons - texts - 14
        if room - PLAYER * len(game.players) < MIN_PICTURE_HEIGHT:
            columns = 2  # where the window is low the picture is worth more than the names' ends
        lines_of_players = -(-len(game.players) // columns)
        high = min(inner.w * 9 / 16, room - PLAYER * lines_of_players)
        y = inner.y
        if high > 60:
            wide = min(inner.w, high * 16 / 9)
            picture = Rect(inner.middle[0] - wide / 2, y, wide, high)
            thumbnail(canvas, game.picture, picture, "close" if game.fault else game.icon)
            y = picture.bottom + 6
        y = self._name(canvas, game, inner.row(y, 34), naming) + 4
        wide = (inner.w - 20 * (columns - 1)) / columns
        for number, player in enumerate(game.players):
            left = inner.x + number % columns * (wide + 20)
            self._player(canvas, left, y + (number // columns + 0.5) * PLAYER, wide, player, number)
        y += PLAYER * lines_of_players
        self._about(canvas, game, inner.row(y + 4, inner.bottom - buttons - y - 8))
        self._buttons(canvas, game, inner.foot(buttons, buttons))

    def _name(self, canvas: Canvas, game: GameRow, rect: Rect, naming: bool) -> float:
        page = self._page
        texts = page.kit.texts
        if naming:
            typed_line(page.panel, canvas, "name", rect, self._title_line, True, lambda: None)
            return rect.bottom
        pen = "" if page.model.trash else "pen"

        def draw(on: Canvas, look: Look) -> None:
            bright = look in ("hover", "pressed", "focus") and pen
            style = NAME.in_colour(theme.GOLD_BRIGHT if bright else theme.LIGHT)
            wide = on.text(rect.x, rect.middle[1], game.title, style, width=rect.w - 30)
            if pen:
                on.icon(pen, rect.x + wide + 17, rect.middle[1], 16, theme.GOLD if bright else theme.GOLD_DIM)

        tip = lines(texts("games-rename-tip")) if pen else None
        page.panel.spot(canvas, Spot("rename", rect, draw, self._rename if pen else None, tip))
        return rect.bottom

    def _player(self, canvas: Canvas, x: float, y: float, width: float, player: GamePlayer, seat: int) -> None:
        chip(canvas, self._page.kit.theme, player.colour, x + 11, y, 22, seat, player.emblem)
        if player.second:
            x, width = x + 25, width - 25
            chip(canvas, self._page.kit.theme, player.second, x + 11, y, 22, seat, player.second_emblem)
        style = BODY.in_colour(theme.GOLD_BRIGHT if player.winner else theme.LIGHT)
        score = canvas.text(x + width, y, str(player.score), style._replace(face="bold"), "right")
        right = x + width - score - 8
        if player.winner:
            canvas.icon("crown", right - 9, y, 17, theme.GOLD_BRIGHT)
            right -= 26
        if player.bot:
            if player.character and face(canvas, player.character, right - 11, y, FACE, theme.GOLD_DIM):
                right -= 6
            else:
                canvas.icon("bot", right - 9, y, 15, theme.LIGHT_FAINT)
            right -= 26
        canvas.text(x + 30, y, player.name, style, width=right - x - 34)

    def _about(self, canvas: Canvas, game: GameRow, box: Rect) -> None:
        y = box.y
        if game.fault:
            style = SMALL._replace(size=14.5, colour=theme.RED_BRIGHT)
            y += canvas.paragraph(box.x, y, box.w, game.fault, style, 3) + 2
        style = SMALL._replace(size=14.5)
        for text in (game.edition, " · ".join(part for part in (game.date, game.progress) if part)):
            if text and y + 20 <= box.bottom + 6:
                canvas.text(box.x, y + 10, text, style, width=box.w)
                y += 20

    def _buttons(self, canvas: Canvas, game: GameRow, box: Rect) -> None:
        page = self._page
        texts = page.kit.texts
        upper, lower = Rect(box.x, box.y, box.w, BUTTON), box.row(box.y + BUTTON + 8, BUTTON)
        if page.model.trash:
            self._button(canvas, "restore", upper, texts("games-restore"), "undo", "main")
            self._button(canvas, "erase", lower, texts("games-erase"), "close", "danger")
            return
        if game.fault:
            self._button(canvas, "open", upper, texts("games-fault"), "hint", "plain")
        else:
            self._ways(canvas, game, upper)
        left, middle, right = lower.columns(3, 8)
        self._button(canvas, "copy", left, texts("games-copy"), "card", "quiet", game.fault == "")
        self._button(canvas, "export", middle, texts("games-export"), "save", "quiet")
        self._button(canvas, "delete", right, texts("games-delete"), "close", "quiet")

    def _ways(self, canvas: Canvas, game: GameRow, row: Rect) -> None:
        texts = self._page.kit.texts
        ways = [("replay", texts("menu-replay"), "turn_forward")]
        if not game.finished:
            ways.insert(0, ("open", texts("games-open"), "play"))
        if game.shares:
            ways.append(("share", texts("menu-share"), "share"))
        for number, (way, place) in enumerate(zip(ways, row.columns(len(ways), 8), strict=True)):
            name, label, icon = way
            self._button(canvas, name, place, label, icon, "plain" if number else "main")

    def _button(
        self, canvas: Canvas, name: str, rect: Rect, label: str, icon: str, kind: ButtonKind, enabled: bool = True
    ) -> None:
        page = self._page
        ink = theme.INK if kind == "main" else theme.LIGHT
        style = canvas.fitted(label, BODY.in_colour(ink), rect.w - 50)
        tip = lines(page.kit.texts(f"games-{name}-tip")) if name in ("copy", "export", "share", "delete") else None
        page.panel.button(
            canvas, name, rect, label, lambda: self._choose(name), icon=icon, kind=kind, style=style, enabled=enabled,
            tip=tip,
        )  # fmt: skip
