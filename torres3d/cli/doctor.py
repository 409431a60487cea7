"""``torres3d doctor``: findings in words or as JSON, and whether the game can be played here."""

import json
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from torres3d.base.anonymise import without_home
from torres3d.cli.machine_checks import Finding, findings
from torres3d.terminal.errors import Stop, printable

CANNOT = "the game cannot be played in a window here: see what to do above"


def run_doctor(as_json: bool) -> None:
    """Print all findings. Raises `Stop` where the game cannot be played."""
    found = list(findings())
    well = not any(each.needed and not each.well for each in found)
    if as_json:
        told = json.dumps({"playable": well, "found": msgspec.to_builtins(found)}, indent=1)
        print(without_home(told))  # it is sent to others
    else:
        _tell(found)
    if not well:
        raise Stop(CANNOT)


def _tell(found: Sequence[Finding]) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for each in found:
        sign = "" if each.well else "!!" if each.needed else "!"
        words = printable(each.found) + (f"\n→ {printable(each.todo)}" if each.todo else "")
        table.add_row(sign, each.name, escape(words))
    Console(highlight=False).print(table)
    missing = sum(not each.well for each in found)
    print("\nAll is well." if not missing else f"\n{missing} of {len(found)} things are not as they could be.")
