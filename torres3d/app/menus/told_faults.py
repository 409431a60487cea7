"""Faults as dialogs: what is wrong, where, what to do; and the good part of a faulty log as a copy."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.shell.services import Services
from torres3d.base.faults import Fault
from torres3d.engine.loading import salvage
from torres3d.hud.contract.models import ChoiceDialog
from torres3d.kits.torres.kit import TORRES


class ToldFaults:
    """Tells faults in a dialog over whatever is shown."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def tell(self, fault: Fault) -> None:
        """Say what is wrong, where, and what to do."""
        self._ask(fault, fault.todo, (), {})

    def tell_log(self, fault: Fault, log: Path, opened: Callable[[Path], None]) -> None:
        """As `tell`; the part of the ``log`` before the fault can be ``opened`` as a copy."""
        if fault.line is None or fault.line == 1:
            self.tell(fault)
            return
        say = self._services.say
        answers = (("salvage", say("fault-salvage")),)
        self._ask(fault, say("fault-salvage-todo"), answers, {"salvage": lambda: self._salvage(log, opened)})

    def _ask(
        self, fault: Fault, todo: str, answers: tuple[tuple[str, str], ...], then: dict[str, Callable[[], None]]
    ) -> None:
        say = self._services.say
        lines = tuple(line for line in (fault.where, fault.what, todo) if line)
        dialog = ChoiceDialog("fault", say("fault-open-title"), lines, (*answers, ("ok", say("fault-ok"))))
        self._services.screens.ask(dialog, then)

    def _salvage(self, log: Path, opened: Callable[[Path], None]) -> None:
        number = 1
        while (copy := log.with_name(f"{log.stem}-part{number}.torres")).exists():
            number += 1
        try:
            salvage(TORRES, log, copy)
        except Fault as fault:
            self.tell(fault)
            return
        opened(copy)
