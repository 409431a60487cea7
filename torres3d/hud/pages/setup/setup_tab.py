"""A tab of a set-up screen, and what tabs ask of their page."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, PanelKit
from torres3d.hud.kit.text_field import TextField
from torres3d.hud.models.setup_models import BotChoice, Draft, RuleChoice


class SetupPageParts(Protocol):
    """The page: what all games' tabs see of it."""

    panel: Panel[Any]

    @property
    def kit(self) -> PanelKit:
        """The kit for painting."""


class PlayersSheet(SetupPageParts, Protocol):
    """The page, as the players' rows see it."""

    field: int | None
    """The row of the player whose name has the keyboard."""
    writing: TextField | None
    """The name as typed so far."""

    @property
    def shown_players(self) -> tuple[Draft, ...]:
        """The players that are shown."""

    @property
    def planned(self) -> tuple[Draft, ...]:
        """The players as they were sent last."""

    def seat(self, players: tuple[Draft, ...]) -> None:
        """Send other players."""

    def has_two_colours(self, count: int) -> bool:
        """Whether each player has two colours in a game of ``count``."""

    @property
    def colours(self) -> Sequence[str]:
        """The colours there are."""

    @property
    def chooses_colours(self) -> bool:
        """Whether a player can have another colour."""

    @property
    def bots(self) -> Sequence[BotChoice]:
        """The bots there are."""

    @property
    def problems(self) -> Sequence[tuple[int | None, str]]:
        """The obstacles to starting the game: a player's row or None, and a sentence."""

    @property
    def fairness_note(self) -> str:
        """The promise about bots."""

    def edit(self, row: int | None, marked: bool = True) -> None:
        """Give the keyboard to the name of a row, all of it ``marked``, or take it away."""


class RulesSheet(SetupPageParts, Protocol):
    """The page, as the rules see it."""

    @property
    def choices(self) -> Sequence[RuleChoice]:
        """The options there are."""

    @property
    def changed_options(self) -> Mapping[str, str]:
        """The options that are not as usual, as shown."""

    def choose(self, rule: RuleChoice, value: str) -> None:
        """Send another value of an option."""

    def take_back(self) -> None:
        """Reset all rules."""

    def option_name(self, option: str) -> str:
        """The name of an option."""

    def option_note(self, option: str) -> str:
        """A sentence on an option."""

    def value_name(self, option: str, value: str) -> str:
        """A value of an option in words."""

    def default_note(self, value: str) -> str:
        """A sentence that says the usual value, which is in words."""

    def reset_labels(self, count: int) -> tuple[str, str]:
        """The number of changed rules, and the label of the button that resets them all."""


class SetupTab(ABC):
    """The content of a set-up screen while its tab is chosen."""

    @abstractmethod
    def height(self, width: float) -> float:
        """The units of height that it needs in a width."""

    @abstractmethod
    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Paint the tab within a part of the page."""
