"""Messages for faults and errors of the system in the player's language: where, what is wrong, and what to do.

The command line has its own English ones. A fault is a reason id with values; its texts are ``wrong-…`` and ``todo-…``
in the locale. Values that are words themselves (`Phrase`, refused commands) have texts of their own.
"""

import msgspec

from torres3d.base.faults import Fault, Phrase, system_reason
from torres3d.engine.log_errors import UndoRefused
from torres3d.i18n.texts import Translate


def system_message(error: OSError, say: Translate) -> str:
    """The reason why the system refused something, such as writing a file."""
    phrase = system_reason(error)
    return say(f"why-{phrase.id}", **phrase.values)


MAX_PLACE_LENGTH = 60
"""Maximum characters of a place: of a longer path the end says more than the beginning."""


class FaultMessage(msgspec.Struct, frozen=True):
    """A fault in words. ``where`` is a file, perhaps with a line, or empty."""

    where: str
    problem: str
    remedy: str

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for line in (self.where, self.problem, self.remedy) if line)

    @property
    def in_one(self) -> str:
        """The whole message in one line, for places without a dialog."""
        return " ".join(self.lines)


def fault_message(fault: Fault, say: Translate) -> FaultMessage:
    values = {name: _said(value, say) for name, value in fault.values.items()}
    return FaultMessage(
        _where(fault, say), say(f"wrong-{fault.reason}", **values), say(f"todo-{fault.reason}", **values)
    )


def failure_reason(reason: str, detail: str, say: Translate) -> str:
    """The reason why a bot or a calculation failed: ``reason`` is ``raised`` or ``died``.

    The last line of ``detail`` begins with the error's name.
    """
    last = detail.strip().rpartition("\n")[2]
    return say(f"why-{reason}", name=last.partition(":")[0])


def phrase_text(phrase: Phrase, say: Translate) -> str:
    """The text of a phrase; in English where the language has none for it."""
    key = f"why-{phrase.id}"
    text = say(key, **{name: _said(value, say) for name, value in phrase.values.items()})
    return str(phrase) if text == key else text


def undo_refusal(reason: str, say: Translate) -> str:
    """The reason why nothing can be taken back; ``reason`` is the id of the refused undo."""
    return say(f"undo-{reason.replace('_', '-')}")


def _where(fault: Fault, say: Translate) -> str:
    place = str(fault.file or fault.values.get("place", ""))
    if len(place) > MAX_PLACE_LENGTH:
        place = f"…{place[-MAX_PLACE_LENGTH + 1 :]}"
    return say("fault-line", file=place, line=str(fault.line)) if place and fault.line is not None else place


def _said(value: object, say: Translate) -> object:
    """A value for a text; `Texts` has words for those of games."""
    if isinstance(value, Phrase):
        return phrase_text(value, say)
    if isinstance(value, UndoRefused):
        return undo_refusal(value.reason, say)
    return value
