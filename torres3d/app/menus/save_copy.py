"""Copy of a game among the user's documents."""

from pathlib import Path

import platformdirs

from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.i18n.fault_messages import system_message


def save_copy(file: Path | None, services: Services, faults: FaultDialogs) -> None:
    """Copy the log of a game, if it has one, and report its path, or the reason of a failure."""
    if file is None:
        return
    say = services.say
    try:
        copy = _free(paths.user_output(platformdirs.user_documents_path()) / file.name)
        services.shelf.export_copy(file, copy)
    except OSError as error:
        services.refuse(say("copy-not-saved", why=system_message(error, say)))
        return
    except Fault as fault:
        faults.tell(fault, "fault-copy-title")
        return
    services.toast(say("copy-saved", file=str(copy)))


def _free(file: Path) -> Path:
    """The file, with a number if its name is taken."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free
