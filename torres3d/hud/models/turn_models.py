"""Models of a turn: whose it is, the prompt, the bot that thinks, the cover between two players."""

import msgspec

from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class ReasonGroup(msgspec.Struct, frozen=True):
    """Reasons below a line of text that says for what, each with its points first."""

    lead: str
    reasons: tuple[tuple[str, str], ...]


class PromptModel(msgspec.Struct, frozen=True):
    """A line that says what to do now, with an answer as a button where one is possible (leave the king, cancel).

    ``more`` are further buttons before it: pairs of answer and label. ``icons`` replace labels without room, by their
    answers, ``signs`` in any case. ``disabled`` are answers that cannot be given now, and why; what a ``chosen`` one
    does is on, and giving it again takes that back. A ``steady`` prompt keeps its height, and so its buttons their
    places. ``why`` are groups of reasons, which are shown in place of the log. The sign of a ``player`` stands before
    the text: of a bot, for what it is about to do. ``shorter`` texts are tried one after another where the text would
    be cut. ``waiting`` says that somebody else acts."""

    text: str
    button: str = ""
    answer: str = ""
    more: tuple[tuple[str, str], ...] = ()
    why: tuple[ReasonGroup, ...] = ()
    icons: tuple[tuple[str, str], ...] = ()
    player: PlayerLook | None = None
    shorter: tuple[str, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    disabled: tuple[tuple[str, str], ...] = ()
    chosen: tuple[str, ...] = ()
    steady: bool = False
    waiting: bool = False


class ThinkingModel(msgspec.Struct, frozen=True):
    """A bot is thinking: who, the progress (0 to 1, None if unknown); ``take_back`` as in `CoverModel`; ``said`` is
    what the bot says about it, if anything."""

    player: PlayerLook
    share: float | None = None
    can_cancel: bool = True
    take_back: str = ""
    said: str = ""


class CoverModel(msgspec.Struct, frozen=True):
    """The opaque screen between the turns of two people: who is next; ``take_back`` offers the previous player to take
    back an action, empty for nothing."""

    player: PlayerLook
    take_back: str = ""


class BaseTurnModel(PanelModel, frozen=True):
    """Base of what shows whose turn it is."""

    player: PlayerLook

    def spoken(self, say: Translate) -> tuple[str, ...]:
        """What is spoken of it where it changes."""
        return ()
