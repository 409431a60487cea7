"""What every screen of the program shares, passed in once."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from torres3d.app.play.sitting import Mind
from torres3d.app.shell.effects import Effects
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
    effects: Effects = field(default_factory=Effects)
    screens: Screens = field(default_factory=Screens)
    quitting: bool = False

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots.yaml has none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    def toast(self, text: str) -> None:
        """Show a short message."""
        self.effects.toast(text)

    def refuse(self, text: str) -> None:
        """Say why something cannot be."""
        self.effects.toast(text, "refusal")
        self.effects.sound("refuse")
