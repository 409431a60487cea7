"""Rulebook of a game in sections: only the rules of its options and number of players. Pure.

The texts are in config/guide; each section names its rules (by their ids), so that a refusal leads to it.
"""

from collections.abc import Callable
from typing import get_args

import msgspec

from torres3d.games.turm_bauer.rules.options import Options, Overhang
from torres3d.games.turm_bauer.words.names import PAIRED, option_name, value_name
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import RuleSection

CHAPTERS = ("start", "turn", "build", "walk", "fall", "end")


class Plan(msgspec.Struct, frozen=True):
    """Plan of a section: its rules and texts, its options with a text for each value, the ``numbers`` in its texts."""

    id: str
    chapter: str
    rules: tuple[str, ...]
    options: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    with_two: str = ""
    only_two: bool = False
    own_text: bool = True


PLANS: tuple[Plan, ...] = (
    Plan("goal", "start", ("T-8",)),
    Plan("words", "start", ("T-1", "T-1.1")),
    Plan("material", "start", ("T-2.1", "T-2.2", "T-2.3", "T-2.4", "T-2.6"), ("blocks",)),
    Plan("begin", "start", ("T-3.1", "T-3.2", "T-3.3")),
    Plan("two", "start", ("T-11", "T-11.1", "T-11.2"), only_two=True),
    Plan("turn", "turn", ("T-4", "T-4.1", "T-4.6", "T-4.8")),
    Plan("dice", "turn", ("T-4.2", "T-4.3", "T-4.4")),
    Plan("discard", "turn", ("T-4.5", "T-4.9")),
    Plan("rings", "turn", ("T-4.7",)),
    Plan("trying", "turn", ("T-5.10",)),
    Plan("place", "build", ("T-5", "T-5.2", "T-5.5")),
    Plan("pattern", "build", ("T-5.1", "T-1.2", "T-2.5")),
    Plan("first", "build", ("T-5.3", "T-5.4", "T-5.6")),
    Plan("overhang", "build", ("T-5.7",), ("overhang",), own_text=False),
    Plan("way", "build", ("T-5.8",)),
    Plan("closed", "build", ("T-5.9",), ("walled_in",)),
    Plan("walk", "walk", ("T-6", "T-6.1", "T-6.4", "T-6.8")),
    Plan("colours", "walk", ("T-6.2",)),
    Plan("others", "walk", ("T-6.3",)),
    Plan("room", "walk", ("T-6.5",)),
    Plan("down", "walk", ()),
    Plan("leap", "walk", ("T-6.6", "T-6.7"), with_two="pass-two"),
    Plan("hand", "fall", ("T-7", "T-7.1", "T-9", "T-9.1", "T-9.5", "T-10.1"), ("hand", "wobble", "judge")),
    Plan("fallen", "fall", ("T-7.2", "T-7.3", "T-7.4", "T-7.7")),
    Plan("slip", "fall", ("T-7.5",), numbers=("slips", "collapse")),
    Plan("collapse", "fall", ("T-7.6", "T-8.5"), numbers=("collapse",)),
    Plan("end", "end", ("T-8.1", "T-8.2", "T-8.3", "T-8.4", "T-11.3", "T-11.4"), with_two="end-two"),
)
"""All sections in their order."""
PICTURED_BY_VALUE = ("overhang",)
"""Sections whose picture shows the value of their option."""
PICTURES = "games/turm_bauer/rules/"
"""Folder of the pictures within the assets."""


def rule_sections(options: Options, players: int, say: Translate, tell: Translate) -> tuple[RuleSection, ...]:
    """The rules of a game with these options. ``say`` gives the program's words, ``tell`` those of the guide."""
    sections = [_section(plan, options, players, tell) for plan in PLANS if players == PAIRED or not plan.only_two]
    changed = _house_rules(options, say, tell)
    return (*([changed] if changed is not None else []), *sections)


def pictures() -> tuple[str, ...]:
    """All required pictures, for any game."""
    usual = Options()
    names = [_picture(plan, usual) for plan in PLANS]
    others = [Options(overhang=value) for value in get_args(Overhang)]
    pictured = [plan for plan in PLANS if plan.id in PICTURED_BY_VALUE]
    return tuple(dict.fromkeys([*names, *(_picture(plan, each) for plan in pictured for each in others)]))


def option_told(option: str, value: str, tell: Translate) -> str:
    """The effect of an option's value: its sentence in the rules; empty for a number."""
    return "" if value.isdigit() else tell(f"turm-{option}-{value}")


def option_picture(option: str, value: str) -> str:
    """The picture in the rules for an option's value, empty if there is none."""
    plan = next((plan for plan in PLANS if option in plan.options and plan.id in PICTURED_BY_VALUE), None)
    return f"{PICTURES}{plan.id}-{value}" if plan is not None else ""


def _section(plan: Plan, options: Options, players: int, tell: Translate) -> RuleSection:
    keys = [plan.id] * plan.own_text
    keys += [f"{option}-{getattr(options, option)}" for option in plan.options]
    keys += [plan.with_two] * (players == PAIRED and bool(plan.with_two))
    values = {number: getattr(options, number) for number in plan.numbers}
    judged = (*plan.options, *plan.numbers)
    return RuleSection(
        f"turm-{plan.id}",
        plan.chapter,
        tell(f"turm-{plan.id}-title"),
        tuple(line for key in keys for line in _lines(f"turm-{key}", values, tell)),
        plan.rules,
        _picture(plan, options),
        any(getattr(options, name) != getattr(Options(), name) for name in judged),
    )


def _lines(key: str, values: dict[str, object], tell: Callable[..., str]) -> list[str]:
    return tell(key, **values).split("\n")


def _house_rules(options: Options, say: Translate, tell: Translate) -> RuleSection | None:
    """The section of all options that differ from the defaults; None where there are none."""
    usual = Options()
    changed = [name for name in Options.__struct_fields__ if getattr(options, name) != getattr(usual, name)]
    if not changed:
        return None
    lines = [tell("turm-house-rules")]
    for name in changed:
        value = value_name(name, getattr(options, name), say)
        lines.append(tell("turm-house-rule", option=option_name(name, say), value=value))
    return RuleSection("turm-house-rules", "start", tell("turm-house-rules-title"), tuple(lines), changed=True)


def _picture(plan: Plan, options: Options) -> str:
    name = PICTURES + plan.id
    return f"{name}-{getattr(options, plan.options[0])}" if plan.id in PICTURED_BY_VALUE else name
