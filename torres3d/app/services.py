"""What every screen of the program shares, passed in once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from torres3d.app.match import Mind
from torres3d.app.people import Say
from torres3d.app.settings import Settings
from torres3d.app.sound import Sounds
from torres3d.engine.editions import Edition
from torres3d.engine.shelf import Shelf
from torres3d.hud.intents import Intent
from torres3d.hud.models import HudModel
from torres3d.table.picking import Pick
from torres3d.table.table import Table


class Screen(Protocol):
    """One state of the program: the menu, the set-up, a game, a replay."""

    def enter(self) -> None:
        """The screen is shown from now on."""

    def leave(self) -> None:
        """The screen is gone; nothing of it may go on."""

    def model(self) -> HudModel:
        """What lies on the screen now."""

    def step(self, seconds: float) -> bool:
        """Go on; True when `model` has changed."""

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""

    def key(self, action: str) -> None:
        """A key of config/keys.yaml was pressed."""

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing of the table now."""

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table was clicked, ``second`` with the other button."""


@dataclass
class Services:
    """The program's parts. ``say`` and ``settings`` change when the person changes a setting."""

    table: Table
    say: Say
    settings: Settings
    sounds: Sounds
    mind: Mind
    shelf: Shelf
    editions: Mapping[str, Edition]
    levels: tuple[str, ...]
    keys: dict[str, str]
    config: Path
    toasts: list[tuple[str, bool]] = field(default_factory=list)
    """Short messages still to be shown: text, and whether something was refused."""
    next_screen: Screen | None = None
    quitting: bool = False

    def toast(self, text: str, refused: bool = False) -> None:
        """Show a short message."""
        self.toasts.append((text, refused))
        if refused:
            self.sounds.play("refuse")

    def go(self, screen: Screen) -> None:
        """Change to another screen after this round."""
        self.next_screen = screen
