"""Fault dialogs: what is wrong, where, what to do; and a copy of the good part of a faulty log."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.window.services import Services
from torres3d.base.faults import Fault
from torres3d.engine.log_replay import salvage
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.i18n.fault_messages import FaultMessage, fault_message

MOST_TOLD = 3
"""Maximum number of faults in a dialog."""
OPENING, COPYING = "fault-open-title", "fault-copy-title"


class FaultDialogs:
    """Dialogs for faults over the current screen."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def tell(self, fault: Fault, title: str) -> None:
        """Show what is wrong, where, and what to do, under the title of this key."""
        self.ask(title, fault_message(fault, self._services.say), (), {})

    @contextmanager
    def shown(self, title: str) -> Iterator[None]:
        """Run a block; a fault ends it and is shown under the title of this key."""
        try:
            yield
        except Fault as fault:
            self.tell(fault, title)

    def tell_some(self, faults: Sequence[Fault], title: str, todo: str, remedies: bool = False) -> None:
        """Show the first of several faults, perhaps each with its remedy, and the number of others; ``title`` and
        ``todo`` are keys."""
        say = self._services.say
        words = [fault_message(fault, say) for fault in faults[:MOST_TOLD]]
        lines = [f"{each.where}: {each.problem}{f' {each.remedy}' if remedies else ''}" for each in words]
        if len(faults) > MOST_TOLD:
            lines.append(say("fault-more", count=len(faults) - MOST_TOLD))
        self.say_some(lines, title, todo)

    def say_some(self, lines: Sequence[str], title: str, todo: str) -> None:
        """Show several lines on what is wrong, and what to do; ``title`` and ``todo`` are keys."""
        self.say_lines((*lines, self._services.say(todo)), title)

    def say_lines(self, lines: Sequence[str], title: str) -> None:
        """Show these lines under the title of this key."""
        say = self._services.say
        dialog = ChoiceDialog("fault", say(title), tuple(lines), (("ok", say("fault-ok")),))
        self._services.screens.ask(dialog, {})

    def tell_log(self, fault: Fault, log: Path, opened: Callable[[Path], None]) -> None:
        """Show the fault of a log; its good part can be ``opened`` as a copy. See `tell`."""
        if fault.line is None or fault.line == 1:
            self.tell(fault, OPENING)
            return
        say = self._services.say
        words = replace(fault_message(fault, say), remedy=say("fault-salvage-todo"))
        answers = (("salvage", say("fault-salvage")),)
        self.ask(OPENING, words, answers, {"salvage": lambda: self._salvage(log, opened)})

    def tell_in_use(self, fault: Fault, look_on: Callable[[], None]) -> None:
        """Show that another program plays the game; the user may ``look_on``."""
        say = self._services.say
        words = replace(fault_message(fault, say), where="")
        self.ask("fault-in-use-title", words, (("look_on", say("look-on")),), {"look_on": look_on})

    def ask(
        self, title: str, words: FaultMessage, answers: tuple[tuple[str, str], ...], then: dict[str, Callable[[], None]]
    ) -> None:
        """Show what is wrong, under the title of this key, with further ``answers`` (ids and labels)."""
        say = self._services.say
        dialog = ChoiceDialog("fault", say(title), words.lines, (*answers, ("ok", say("fault-ok"))))
        self._services.screens.ask(dialog, then)

    def _salvage(self, log: Path, opened: Callable[[Path], None]) -> None:
        number, folder = 1, self._services.shelf.folder
        kit = self._services.shelf.kit_of(log)
        while (copy := folder / f"{log.stem}-part{number}{kit.suffix}").exists():
            number += 1
        try:
            salvage(kit, log, copy)
        except Fault as fault:
            self.tell(fault, COPYING)
            return
        opened(copy)
