"""What every screen of the program shares, passed in once."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from torres3d.app.play.sitting import Mind
from torres3d.app.shell.screens import Screens
from torres3d.app.shell.settings import Settings
from torres3d.app.shell.sound import Sounds
from torres3d.engine.shelf import Shelf
from torres3d.kits.torres.editions import Edition
from torres3d.kits.torres.kit import TorresGame
from torres3d.table.shapes.tones import Colour
from torres3d.table.table import Table
from torres3d.words.languages import Language
from torres3d.words.texts import Say


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
    languages: tuple[Language, ...]
    keys: dict[str, str]
    colours: Mapping[str, Colour]
    backdrop: TorresGame | None = None
    """The game whose table stands behind the menus."""
    toasts: list[tuple[str, bool]] = field(default_factory=list)
    """Short messages still to be shown: text, and whether something was refused."""
    cards: list[str] = field(default_factory=list)
    """Action cards that were played and are still to be turned over on the screen."""
    screens: Screens = field(default_factory=Screens)
    quitting: bool = False
    hushed: bool = False
    """Whether a refusal that is still shown has become pointless."""

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots.yaml has none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    def hush(self) -> None:
        """Take back a refusal: the person has done something else by now."""
        self.hushed = True

    def toast(self, text: str, refused: bool = False) -> None:
        """Show a short message."""
        self.toasts.append((text, refused))
        if refused:
            self.sounds.play("refuse")
