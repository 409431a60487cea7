"""Services that all screens share, whatever the game, passed in once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.screen_stack import ScreenStack
from torres3d.app.window.settings import Settings
from torres3d.app.window.sound import Sounds
from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.base import clipboard
from torres3d.bots.strength.player_strengths import PlayerStrengths
from torres3d.engine.library.shelf import Shelf
from torres3d.i18n.default_names import key_name
from torres3d.i18n.texts import Language, Translate
from torres3d.scene.shapes.colour_space import Colour


@dataclass(kw_only=True)
class Services:
    """Parts of the program.

    ``say`` and ``settings`` change with the user's settings, by ``set_setting`` (key and value as text), which the
    program provides.
    """

    say: Translate
    settings: Settings
    sounds: Sounds
    languages: tuple[Language, ...]
    bindings: KeyBindings
    shelf: Shelf
    strengths: PlayerStrengths
    colours: Mapping[str, Colour]
    """The players' colours of the palette that is chosen."""
    effects: Effects = field(default_factory=Effects)
    screens: ScreenStack = field(default_factory=ScreenStack)
    set_setting: Callable[[str, str], None] = lambda _key, _value: None
    folded: Callable[[], bool] = lambda: False
    """Whether panels are strips, for the window has little room: then what can be opened begins closed."""
    quitting: bool = False
    cursor: bool = False
    """Whether keys move a cursor over what is played on: then Enter chooses what it stands on."""

    @property
    def keys(self) -> dict[str, str]:
        """Action -> current key; one lasting mapping."""
        return self.bindings.keys

    def toast(self, text: str) -> None:
        self.effects.toast(text)

    def copy(self, text: str, done: str, failed: str) -> None:
        """Copy a text to the clipboard, and report success or failure with the texts of these keys."""
        if clipboard.write_text(text):
            self.toast(self.say(done))
        else:
            self.refuse(self.say(failed))

    def refuse(self, text: str, link: str = "") -> None:
        """Show why something is impossible; ``link`` is the id of the rule behind it."""
        key = self.keys.get("rules", "")
        more = self.say("rules-link", key=key_name(key, self.say)) if link and key else ""
        self.effects.toast(text, "refusal", link, more)
        self.effects.sound("refuse")
