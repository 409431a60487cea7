"""Header of a game text: line 1 of the log as YAML; written and parsed."""

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar

import msgspec
import yaml

from torres3d.base.read_document import read_text
from torres3d.base.short_text import NotationFault
from torres3d.engine.kit import Kit
from torres3d.engine.log_entries import ChanceT_co, Header, SetupT_co, is_timestamp

WIDTH = 110
"""Approximate characters of a line."""


class BaseHeaderForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The header as written: set-up and chance of the log in one mapping (LOG.md). Each game adds its own fields."""

    format: str
    version: int
    game: str = ""
    created: str = "1970-01-01T00:00:00Z"


FormT = TypeVar("FormT", bound=BaseHeaderForm)


class HeaderFields(TypedDict):
    """The fields of a `BaseHeaderForm`."""

    format: str
    version: int
    game: str
    created: str


def header_fields(header: Header[Any, Any]) -> HeaderFields:
    """The common fields of a header."""
    return HeaderFields(format=header.format, version=header.version, game=header.game, created=header.created)


class _Dumper(yaml.SafeDumper):
    """The safe dumper, but with escapes in a text that cannot be printed: other forms would lose it."""

    def text(self, text: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", text, None if text.isprintable() else '"')


_Dumper.add_representer(str, _Dumper.text)


def format_header(form: BaseHeaderForm) -> str:
    """A header as lines of YAML."""
    plain = msgspec.to_builtins(form)
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH)


def parse_header(
    text: str,
    kind: type[FormT],
    kit: Kit[Any, Any],
    meant: Callable[[FormT], tuple[SetupT_co, ChanceT_co]],
    fitting: str,
) -> Header[SetupT_co, ChanceT_co]:
    """The header of YAML lines.

    ``meant`` makes set-up and chance of a form, ``fitting`` says which chance a set-up needs.

    Raises `FileFault` with line, key and what is allowed, the kit's `Fault` for a set-up that cannot be played, and
    `NotationFault` for another format or version, an invalid time, and chance that does not fit the set-up.
    """
    form = read_text(text, kind, "the game's header")
    if form.format != kit.format or form.version not in kit.versions:
        known = f"{kit.format} of version {' or '.join(map(str, kit.versions))}"
        raise NotationFault(f"{form.format} {form.version}", known, line=1)
    if not is_timestamp(form.created):
        raise NotationFault(form.created, "the time of its creation, such as 2026-01-31T20:15:00Z")
    setup, chance = meant(form)
    kit.check(setup, form.version)
    why = kit.chance_error(setup, chance, form.version)
    if why is not None:
        raise NotationFault(why, fitting, line=text.rstrip().count("\n") + 1)
    return Header(form.format, form.version, form.game, form.created, setup, chance)
