"""Page export: games as pages for browsers, written by another process, one after another."""

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from torres3d.app.menus.app_declaration import AppGame
from torres3d.app.menus.library.file_chooser_screen import safe_name
from torres3d.app.sharing.page_content import PageContent
from torres3d.app.window.services import Services
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.i18n.fault_messages import failure_reason, fault_message

if TYPE_CHECKING:
    from torres3d.app.sharing.new_page import NewPage

LONGEST_NAME = 50
"""Characters of a file's name without its ending and number: every system has room for them."""
LAST_SECONDS = 10.0
"""Seconds that a page may still take when the program is closed."""


class PageExport:
    """Writes the pages that players ask for, and says where each of them lies."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.writing: ChildProcess[NewPage] = ChildProcess("torres3d-page", keep=False)
        self._wanted: deque[tuple[Any, ...]] = deque()

    def share(self, game: AppGame, source: PageContent | Path, name: str) -> None:
        """Write the content, or the log, of a game as a page of this ``name``."""
        services = self._services
        settings, plain = services.settings, safe_name(name)[:LONGEST_NAME].strip(" .") or game.id
        place = platformdirs.user_documents_path(), plain
        self._wanted.append((game.id, game.app, game.kit, source, *place, settings.language, settings.palette))
        services.toast(services.say("share-writing"))
        self._begin()

    def step(self) -> None:
        """Report a page that is done, and begin the next."""
        answer = self.writing.poll()
        if answer is None:
            return
        services, say = self._services, self._services.say
        if isinstance(answer, CallFailure):
            services.refuse(self._why(answer))
        else:
            services.toast(say("share-saved-closed" if answer.closed else "share-saved", file=answer.file))
        self._begin()

    def close(self) -> None:
        """Let the page that is being written come to its end, and end the process."""
        self._wanted.clear()
        self.writing.wait(LAST_SECONDS)
        self.writing.close()

    def _begin(self) -> None:
        if self._wanted and not self.writing.busy:
            # Imported when needed: what writes pages is the other process's, which no window loads otherwise.
            from torres3d.app.sharing.new_page import write_new_page

            self.writing.submit(write_new_page, *self._wanted.popleft())

    def _why(self, failure: CallFailure) -> str:
        say = self._services.say
        if failure.fault is not None:
            return fault_message(failure.fault, say).in_one
        return say("share-not-saved", why=failure_reason(failure.reason, failure.text, say))
