"""House rules on the command line: ``OPTION=VALUE``, several of them with commas between; and edition and mode."""

import re
from collections.abc import Iterable
from typing import Any

from torres3d.base.faults import FileFault
from torres3d.base.read_document import Source
from torres3d.games.torres.rules.kinds import MODES, Mode
from torres3d.terminal.errors import Stop

EDITION, MODE = "rio-grande-1999", "basic"
"""What Torres is played with where nothing else is said."""
BETWEEN = re.compile(r",\s*(?=\w+\s*=)")
"""A comma before the next option; those within a value, as in ``stacks=[[1, 1], [2]]``, have none behind them."""


def house_rules(given: Iterable[str]) -> dict[str, Any]:
    """The house rules of ``option=value`` texts, with values read as YAML; whether there is such an option is seen
    when the set-up is resolved. Raises `Stop` for a text that is none, and for an option given twice."""
    found: dict[str, Any] = {}
    for text in (part for words in given for part in BETWEEN.split(words)):
        name, _, value = (part.strip() for part in text.partition("="))
        if not name or not value:
            missing = "value" if name else "option"
            raise Stop(f"the house rule `{text}` has no {missing}; write OPTION=VALUE, such as deck=own")
        if name in found:
            raise Stop(f"the house rule `{name}` is given twice; give it once")
        try:
            found[name] = Source(value, place=f"the house rule `{text}`").content
        except FileFault as fault:
            raise Stop(str(fault)) from fault
    return found


def known_mode(mode: str) -> Mode:
    """A mode that was typed; `Stop` for one there is none of."""
    if mode not in MODES:
        raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")
    return mode
