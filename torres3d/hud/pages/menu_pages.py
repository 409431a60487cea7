"""Pages of buttons below one another: main menu, pause menu, chapters of lessons, the first start."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, TITLE, Canvas
from torres3d.hud.kit.controls import named, segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.models.intents import ChooseGame, MenuChoice, SettingChanged
from torres3d.hud.models.lesson_models import LessonsModel, OpenChapter, WelcomeGame, WelcomeModel
from torres3d.hud.models.page_models import GameCard, MenuModel, PauseModel

LABEL = TEXT._replace(size=17.5)
BESIDE_LABEL = 48.0
"""Units of a button's width that its sign and its edges take."""
BUTTON, LOW_BUTTON = 46.0, 40.0
GAP = 8.0
WHOLE_HEAD, HEAD = 166.0, 56.0
"""Units of the games and the line below them, and of the games alone."""
CARD, LOW_CARD = 104.0, 40.0
"""Units of the height of a game's card."""
FURTHER_ROWS, WIDE = 3, 2
"""Rows of what there is besides new games, and the least number of entries that have room in each."""
EDGE = 46.0
"""Units between the menu's edge and its buttons."""
ICONS = {
    "continue": "play", "new": "plus", "learn": "learn", "games": "menu", "settings": "settings", "keys": "keys",
    "rules": "book", "strength": "rise", "puzzles": "castle", "study": "set_up", "practice": "let_go",
    "quit": "close", "resume": "play", "save_copy": "save", "replay": "turn_forward", "menu": "left",
}  # fmt: skip


class MenuPage(Page[MenuModel]):
    """Which game; a new one, go on, saved games, settings, quit; beside the table, which is worth a look. Where not all
    of it fits, the choices have the room, and the games are small."""

    across = 0.09

    @property
    def first_focus(self) -> str:
        return "continue" if self.model.resume else "new"

    def size(self, view: Viewport) -> tuple[float, float]:
        self._head, self._high = (HEAD, LOW_BUTTON) if view.folded else (WHOLE_HEAD, BUTTON)
        return 440, 4 + self._head + len(self._rows) * (self._high + GAP) + 26

    def paint(self, canvas: Canvas, box: Rect) -> None:
        self._games(canvas, box)
        y = box.y + self._head
        game = next((each.title for each in self.model.games if each.id == self.model.game), "")
        for choices in self._rows:
            row = box.row(y, self._high, EDGE)
            places = row.columns(len(choices), GAP)
            size = LABEL.size
            if len(choices) > 1:
                # What stands in a row is written equally large.
                words = [self.kit.texts(f"menu-{choice}") for choice in choices if choice]
                room = places[0].w - BESIDE_LABEL
                size = min((canvas.fitted(word, LABEL, room).size for word in words), default=size)
            for choice, rect in zip(choices, places, strict=True):
                if not choice:
                    continue
                kind: ButtonKind = "main" if choice == self.first_focus else "plain"
                with named(self.panel, game if choice == self.first_focus else ""):
                    _choice(self, canvas, choice, rect, kind, self._note(choice), game, size)
            y += self._high + GAP
        style = SMALL.in_colour(theme.LIGHT_FAINT)
        canvas.text(box.middle[0], box.bottom - 19, self.model.version, style, "middle", box.w - 40)

    @property
    def _rows(self) -> list[tuple[str, ...]]:
        """The choices row by row: as many rows with a game to go on with as without, so that nothing moves."""
        first = ("continue", "new") if self.model.resume else ("new",)
        return [first, *([("learn",)] if self.model.learn else []), *self._further]

    @property
    def _further(self) -> list[tuple[str, ...]]:
        """The further entries, row by row, those that all games have in front. There are as many rows for every game,
        empty at the end, so that nothing moves when another game is chosen. A game with few has one a row, and the way
        out where it always is."""
        choices = ["games", "rules", *self.model.entries]
        if len(choices) < FURTHER_ROWS:
            return [*((choice,) for choice in (*choices, "settings")), ("", "quit")]
        wide = max(WIDE, -(-len(choices) // FURTHER_ROWS))
        choices += [""] * (wide * FURTHER_ROWS - len(choices))
        return [*(tuple(choices[first : first + wide]) for first in range(0, len(choices), wide)), ("settings", "quit")]

    def _games(self, canvas: Canvas, box: Rect) -> None:
        """The games side by side, the chosen one lit, and a line on it: what to go on with, or what the game is."""
        whole, games = self._head == WHOLE_HEAD, self.model.games
        top = box.head(16 if whole else 10, CARD if whole else LOW_CARD, EDGE)
        for game, card in zip(games, top.columns(max(len(games), 1), 12), strict=False):
            self._game(canvas, game, card)
            if whole and game.id == self.model.game:
                wide, style = box.w - 40, TEXT.in_colour(theme.LIGHT_SOFT)
                line = self.model.resume or game.about
                canvas.fitted_text(box.middle[0], box.y + 141, line, style, wide, align="middle")

    def _game(self, canvas: Canvas, game: GameCard, card: Rect) -> None:
        chosen = game.id == self.model.game
        whole = card.h == CARD
        colour = theme.GOLD_BRIGHT if chosen else theme.LIGHT_SOFT
        middle, low = card.middle[0], card.bottom - 24 if whole else card.middle[1]

        def draw(on: Canvas, look: Look) -> None:
            on.button(card, "chosen" if chosen else "quiet", look)
            if chosen:
                on.outline(card.inset(1.0), theme.GOLD, 8, 2.0)
            if whole:
                on.icon(game.icon, middle, card.y + 40, 48, theme.GOLD if chosen else theme.LIGHT_FAINT)
            style = TITLE._replace(size=21 if whole else 17).in_colour(colour)
            on.text(middle, low, game.title, on.fitted(game.title, style, card.w - 16), "middle")

        def choose() -> None:
            self.kit.send(ChooseGame(game.id))
            self.panel.focus = ""  # Who has chosen a game wants to play it: Enter is at where the menu begins again.

        self.panel.spot(canvas, Spot(f"game:{game.id}", card, draw, choose, chosen=chosen))

    def _note(self, choice: str) -> str:
        if choice != "learn" or self.model.lesson is None:
            return ""
        number, of = self.model.lesson
        return self.kit.texts("menu-learn-on", number=number, of=of)


class PausePage(Page[PauseModel]):
    """The menu of a running game, over the table."""

    escape = MenuChoice("resume")

    def size(self, view: Viewport) -> tuple[float, float]:
        return 400, 88 + len(self.model.can) * (BUTTON + 9) + (52 if self.model.about else 10)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("pause-title")) + 6
        can = self.model.can
        for choice, rect in zip(can, box.row(y, 0, 48).rows(len(can), BUTTON, 9), strict=True):
            _choice(self, canvas, choice, rect, "main" if choice == "resume" else "plain")
        if self.model.about:
            canvas.paragraph(box.x + PAD, box.bottom - 52, box.w - 2 * PAD, self.model.about, SMALL, 2, "middle")


def _choice(
    page: "MenuPage | PausePage",
    canvas: Canvas,
    choice: str,
    rect: Rect,
    kind: ButtonKind,
    note: str = "",
    game: str = "",
    size: float = LABEL.size,
) -> None:
    """A button; ``game`` is the name of the game that is meant, where it says one."""
    colour = theme.INK if kind == "main" else theme.LIGHT
    page.panel.button(
        canvas, choice, rect, page.kit.texts(f"menu-{choice.replace('_', '-')}", game=game), MenuChoice(choice),
        kind=kind, icon=ICONS[choice], style=LABEL._replace(colour=colour, size=size), note=note,
    )  # fmt: skip


CHAPTER = 43.0
FOOT = 70.0


class LessonsPage(Page[LessonsModel]):
    """A button for each chapter, ticked when it was gone through."""

    def size(self, view: Viewport) -> tuple[float, float]:
        return 480, 82 + len(self.model.rows) * CHAPTER + FOOT

    @property
    def first_focus(self) -> str:
        return next((f"chapter:{number}" for number, row in enumerate(self.model.rows) if row.present), "chapter:0")

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("menu-learn", game=self.model.game)) + 4
        for number, row in enumerate(box.row(y, 0, PAD).rows(len(self.model.rows), CHAPTER - 7, 7)):
            self._row(canvas, number, row)
        foot = box.row(box.bottom - FOOT + 8, 44, PAD)
        ids = ("back", "menu") if self.model.begun else ("menu",)
        for choice, rect in zip(ids, foot.columns(len(ids), 12), strict=True):
            label = self.kit.texts("lessons-on" if choice == "back" else "menu-menu")
            self.panel.button(
                canvas, choice, rect, label, MenuChoice(choice), kind="main" if choice == "back" else "plain",
                icon="play" if choice == "back" else "left",
                style=TEXT.in_colour(theme.INK if choice == "back" else theme.LIGHT),
            )  # fmt: skip

    def _row(self, canvas: Canvas, number: int, rect: Rect) -> None:
        row = self.model.rows[number]
        note = self.kit.texts("lessons-here") if row.present else ""
        self.panel.button(
            canvas, f"chapter:{number}", rect, f"{number + 1}   {row.title}", OpenChapter(number),
            icon="check" if row.done else "right", kind="chosen" if row.present else "quiet", align="left", note=note,
            style=TEXT,
        )  # fmt: skip

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back" if self.model.begun else "menu"))
            return True
        return False


class WelcomePage(Page[WelcomeModel]):
    """Languages above, so that all below can be read; the games beside one another."""

    escape = MenuChoice("known")

    @property
    def first_focus(self) -> str:
        return f"learn-{self.model.games[0].id}" if self.model.games else "known"

    def size(self, view: Viewport) -> tuple[float, float]:
        return 700, 500

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, kit = self.kit.texts, self.kit
        inner = box.row(box.y, box.h, PAD + 14)
        canvas.text(box.middle[0], box.y + 56, texts("welcome-title"), TITLE._replace(size=34), "middle", inner.w)
        about = texts("welcome-about")
        canvas.paragraph(inner.x, box.y + 86, inner.w, about, TEXT.in_colour(theme.LIGHT_SOFT), 2, "middle")
        segments(
            self.panel, canvas, "language", inner.row(box.y + 140, 40), self.model.languages, self.model.language,
            lambda key: kit.send(SettingChanged("language", key)),
        )  # fmt: skip
        games = self.model.games
        for game, place in zip(
            games, inner.row(box.y + 206, 212).columns(len(games), 18) if games else (), strict=True
        ):
            self._game(canvas, game, place)
        self._choice(canvas, "known", box.foot(62, 40, 190), "welcome-known", "menu", "quiet")

    def _game(self, canvas: Canvas, game: WelcomeGame, box: Rect) -> None:
        canvas.panel(box, "inset")
        canvas.icon(game.icon, box.middle[0], box.y + 36, 40, theme.GOLD)
        name = TITLE._replace(size=21)
        canvas.fitted_text(box.middle[0], box.y + 76, game.title, name, box.w - 24, align="middle")
        main = f"learn-{game.id}" == self.first_focus
        learn, play = box.head(98, 0, 16).rows(2, 44, 10)
        self._choice(
            canvas, f"learn-{game.id}", learn, f"welcome-learn-{game.id}", "learn", "main" if main else "plain"
        )
        self._choice(canvas, f"play-{game.id}", play, "welcome-play", "play", "plain")

    def _choice(self, canvas: Canvas, choice: str, rect: Rect, key: str, icon: str, kind: ButtonKind) -> None:
        style = TEXT.in_colour(theme.INK if kind == "main" else theme.LIGHT)._replace(size=17)
        label = self.kit.texts(key)
        fitted = canvas.fitted(label, style, rect.w - BESIDE_LABEL, 11)
        self.panel.button(canvas, choice, rect, label, MenuChoice(choice), kind=kind, icon=icon, style=fitted)
