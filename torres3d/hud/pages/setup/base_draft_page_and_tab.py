"""Frame of a set-up page and base of its tabs: the draft, the names of options, the name that is being typed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from torres3d.base.plain_values import NAME_LENGTH
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import Page
from torres3d.hud.kit.panel import Panel
from torres3d.hud.kit.text_field import TextField
from torres3d.hud.models.setup_models import BaseSetupModel, Draft, RuleChoice, SetupChanged

SetupModelT = TypeVar("SetupModelT", bound=BaseSetupModel)


def picked(of_values: tuple[str, ...], rule: RuleChoice, value: str) -> str:
    """The part of a value in what an option says value by value; empty where it says nothing."""
    at = rule.values.index(value) if value in rule.values else -1
    return of_values[at] if 0 <= at < len(of_values) else ""


class SetupDraftPage(Page[SetupModelT]):
    """A set-up page as its tabs see it."""

    def __init__(self, panel: Panel[Any], model: SetupModelT) -> None:
        super().__init__(panel, model)
        self.field: int | None = None
        """The row of the player whose name has the keyboard."""
        self.writing: TextField | None = None
        """The name as typed so far."""
        self._latest: tuple[Any, Any] | None = None

    def seat(self, players: tuple[Draft, ...]) -> None:
        self.change(replace(self.draft, players=players))

    def has_two_colours(self, count: int) -> bool:
        """Whether each player has two colours in a game of ``count``."""
        return False

    @property
    def chooses_colours(self) -> bool:
        return True

    @property
    def draft(self) -> Any:
        """The draft as it was sent last: much may be typed before the app returns it."""
        return self._latest[1] if self._latest is not None and self._latest[0] is self.model else self.model.draft

    def change(self, draft: Any) -> None:
        self._latest = (self.model, draft)
        self.kit.send(SetupChanged(draft))

    @property
    def planned(self) -> tuple[Draft, ...]:
        players: tuple[Draft, ...] = self.draft.players
        return players

    @property
    def changed_options(self) -> Mapping[str, str]:
        """The options that are not as usual, as shown."""
        draft: Any = self.model.draft
        return dict(draft.rules)

    def chosen_value(self, rule: RuleChoice) -> str:
        """The chosen value of an option, or the edition's."""
        return self.changed_options.get(rule.option, rule.usual)

    def effect(self, rule: RuleChoice, value: str | None = None) -> str:
        """The effect of a value, of the chosen one by default; for a number, the description of the option."""
        value = self.chosen_value(rule) if value is None else value
        return picked(rule.told, rule, value) or self.option_note(rule.option)

    def choose(self, rule: RuleChoice, value: str) -> None:
        others = {option: old for option, old in self.draft.rules if option != rule.option}
        if value != rule.usual:
            others[rule.option] = value
        self.change(replace(self.draft, rules=tuple(sorted(others.items()))))

    def take_back(self) -> None:
        self.change(replace(self.draft, rules=()))

    def option_name(self, option: str) -> str:
        return self.kit.texts(f"option-{option}")

    def option_note(self, option: str) -> str:
        return self.kit.texts(f"option-{option}-about")

    def value_name(self, option: str, value: str) -> str:
        return self.kit.texts(f"option-{option}-{value}")

    def default_note(self, value: str) -> str:
        """A sentence that says the usual value, which is in words."""
        return self.kit.texts("option-usual", value=value)

    def reset_labels(self, count: int) -> tuple[str, str]:
        """The number of changed rules, and the label of the button that resets them all."""
        return self.kit.texts("setup-rules-count", count=count), self.kit.texts("setup-rules-usual")

    @property
    def fairness_note(self) -> str:
        return self.kit.texts("setup-bots-fair")

    def edit(self, row: int | None, marked: bool = True) -> None:
        """Give the keyboard to the name of a row, all of it ``marked``, or take it away."""
        rows = self.planned
        self.field = row if row is not None and row < len(rows) else None
        self.writing = None
        if self.field is not None:
            self.writing = TextField(rows[self.field].name, NAME_LENGTH, marked, self.kit.say_why)
        self.repaint()


class SetupTab(ABC, Generic[SetupModelT]):
    """The content of a set-up screen while its tab is chosen."""

    def __init__(self, page: SetupDraftPage[SetupModelT]) -> None:
        self.page = page

    @abstractmethod
    def height(self, width: float) -> float:
        """The units of height that it needs in a width."""

    @abstractmethod
    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Paint the tab within a part of the page."""
