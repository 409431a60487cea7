"""House rules on the command line: ``OPTION=VALUE``, several of them with commas between."""

import re
from collections.abc import Iterable
from typing import Any

from torres3d.base.faults import FileFault
from torres3d.base.read_document import Source
from torres3d.terminal.errors import Stop

OPTION_SEPARATOR = re.compile(r",\s*(?=\w+\s*=)")
"""A comma before the next option; those within a value, as in ``stacks=[[1, 1], [2]]``, have none behind them."""


def house_rules(given: Iterable[str]) -> dict[str, Any]:
    """Read ``option=value`` texts into house rules, with values in YAML.

    Whether a game has such an option is checked when its set-up is resolved. Raises `Stop` for a text that is no house
    rule, and for an option given twice.
    """
    found: dict[str, Any] = {}
    for text in (part for words in given for part in OPTION_SEPARATOR.split(words)):
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
