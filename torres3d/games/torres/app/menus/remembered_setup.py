"""Reading the set-up as it was left last time, in a file of the player's own beside the settings."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from torres3d.app.menus.setup.setup_file import check_bots
from torres3d.base.faults import FileFault
from torres3d.base.json_values import ListIndex
from torres3d.base.read_document import read_source
from torres3d.games.torres.app.menus.setup_form import to_draft
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.editions import Edition
from torres3d.games.torres.kit.setup import Setup, options_of
from torres3d.games.torres.kit.setup_fault import SetupFault
from torres3d.hud.kit.theme import COLOURS

FILE = "setup.yaml"


def read(path: Path, editions: Mapping[str, Edition], levels: Sequence[str]) -> SetupDraft:
    """The set-up of a file: one that can be played, of editions, colours and levels there are. Raises `FileFault`."""
    found = read_source(path)
    setup = found.value(Setup)
    if setup.edition not in editions:
        raise found.wrong(("edition",), setup.edition, ", ".join(editions))
    for row, player in enumerate(setup.players):
        if player.colour not in COLOURS:
            raise found.wrong(("players", ListIndex(row), "colour"), player.colour, ", ".join(COLOURS))
    check_bots(found, setup.players, levels, BOTS)
    try:
        options_of(setup, known=editions)
    except SetupFault as fault:
        raise FileFault.in_file(fault, path, 1) from fault
    return to_draft(setup)
