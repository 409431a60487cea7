"""New page in a folder: what another process does so that the window goes on."""

from pathlib import Path
from typing import Any

import msgspec

from torres3d.app.sharing.page_content import PageContent, game_content
from torres3d.app.sharing.written_page import HasPages, written_page
from torres3d.base import paths
from torres3d.base.atomic_write import create_file
from torres3d.base.faults import system_reason
from torres3d.base.lazy import Lazy
from torres3d.engine.kit import Kit
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_game_trash import numbered_names


class NewPage(msgspec.Struct, frozen=True):
    """A page that was written; ``closed`` where its hands are not shown, since the game is not over."""

    file: str
    closed: bool


def write_new_page(
    game: str,
    app: Lazy[HasPages],
    kit: Lazy[Kit[Any, Any]],
    source: PageContent | Path,
    among: Path,
    name: str,
    language: str,
    palette: str,
) -> NewPage:
    """Write a page into the program's folder ``among`` the user's documents, without replacing a file there.

    ``game`` is the game's id, ``source`` the content or the log of a game, ``name`` the file's name without ``.html``;
    it gets a number if it is taken. Raises `WriteFault`, and `LogFault` for a log.
    """
    content = source if isinstance(source, PageContent) else game_content(load_log(kit(), source)[1])
    data = written_page(app(), game, content, language, palette)
    try:
        for place in numbered_names(paths.user_output(among) / f"{name}.html"):
            try:
                create_file(place, data)
            except FileExistsError:
                continue
            return NewPage(str(place), bool(content.hidden) and app().has_hands)
    except OSError as error:
        raise WriteFault("not_written", among, why=system_reason(error)) from error
    raise AssertionError("there is always another number")
