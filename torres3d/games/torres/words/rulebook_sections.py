"""Rulebook of a game in sections: only the rules of its edition, mode and house rules. Pure.

The texts are in config/guide; each section names its rules (by their ids), so that a refusal leads to it.
"""

from collections.abc import Callable

import msgspec

from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.buying import BUY_COST
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.knights import ADD_COST, STEP_COST
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.scoring import KING_BONUS
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import RuleSection

PICTURES = "games/torres/rules/"
"""Folder of the pictures within the assets."""
CHAPTERS = ("start", "course", "turn", "cards", "scoring", "master")


class Plan(msgspec.Struct, frozen=True):
    """Plan of a section: the keys of its texts, its options, and the games that have it."""

    id: str
    chapter: str
    rules: tuple[str, ...]
    texts: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    stands: Callable[[Options], bool] = lambda options: True
    picture: bool = True


def _master(options: Options) -> bool:
    return options.mode == "master"


PLANS: tuple[Plan, ...] = (
    Plan("goal", "start", ("R-4.4",), ("goal",)),
    Plan("words", "start", ("section 1", "R-1"), ("words",)),
    Plan("material", "start", ("R-2.1", "R-2.2"), ("material",), picture=False),
    Plan("foundations", "start", ("R-3.1", "R-3.2", "R-3.3")),
    Plan("first", "start", ("R-3.4", "R-3.5"), ("first",)),
    Plan("years", "course", ("R-4", "R-4.1", "R-4.3"), ("years",), picture=False),
    Plan("stacks", "course", ("R-4.2", "R-5.9"), ("stacks",), picture=False),
    Plan("starter", "course", ("R-4.5", "R-10.2"), picture=False),
    Plan("ap", "turn", ("R-5.1",), ("ap",), picture=False),
    Plan("add", "turn", ("R-5.2",), ("add",)),
    Plan("step", "turn", ("R-5.3", "R-5.5"), ("step",)),
    Plan("doors", "turn", ("R-5.4",), ("doors",), ("door_passage",)),
    Plan("build", "turn", ("R-5.6", "R-5.7"), ("build",)),
    Plan("marker", "turn", ("R-7.1", "R-7.2"), ("marker",), ("marker_spaces",), picture=False),
    Plan("ending", "turn", ("R-5.8",), ("ending",), picture=False),
    Plan("leftovers", "turn", ("R-5.10",), ("leftovers",), ("leftover_blocks",), picture=False),
    Plan("deck", "cards", ("R-6.1", "R-6.2", "R-6.3", "R-6.4", "R-6.5"), (), ("deck",), picture=False),
    Plan("playing", "cards", ("R-8",), ("playing",), picture=False),
    Plan("card-climb", "cards", ("R-8.1",), ("card-climb",)),
    Plan("card-under", "cards", ("R-8.2",), ("card-under",)),
    Plan("card-extra", "cards", ("R-8.3",), ("card-extra",)),
    Plan("card-doors", "cards", ("R-8.4",), ("card-doors",)),
    Plan("card-diagonal", "cards", ("R-8.5",), ("card-diagonal",)),
    Plan("card-six", "cards", ("R-8.6",), ("card-six",), picture=False),
    Plan("card-seven", "cards", ("R-8.7",), ("card-seven",), picture=False),
    Plan("card-shift", "cards", ("R-8.8",), ("card-shift",)),
    Plan("card-recall", "cards", ("R-8.9",), ("card-recall",), ("recall_card",)),
    Plan("card-leap", "cards", ("R-8.10",), ("card-leap",), ("leap_over",)),
    Plan("castles", "scoring", ("R-9.1", "R-9.6"), ("castles",)),
    Plan("bonus", "scoring", ("R-9.2", "R-9.4"), ("bonus",), ("king_bonus_scored",)),
    Plan("order", "scoring", ("R-9.3", "R-9.4", "R-9.5"), (), ("scoring_first",), picture=False),
    Plan("king", "scoring", ("R-10.1",), ("king", "king-tie"), ("king_move",)),
    Plan("end", "scoring", ("R-4.4",), ("end",), picture=False),
    Plan("master", "master", ("R-11.9",), ("master",), (), _master, picture=False),
)
"""All sections but the master cards, in their order."""
MASTERS: dict[lit.MasterCard, str] = {card: f"R-11.{number}" for number, card in enumerate(lit.MASTER_CARDS, 1)}
"""Rule of each master card."""
MASTERS_TOLD: dict[lit.MasterCard, tuple[str, ...]] = {
    "row": ("master-row-told",),
    "square": ("master-square-told",),
    "border": ("master-alone",),
    "diagonals": ("master-diagonals-told", "master-alone"),
    "neighbours": ("master-neighbours-told",),
}
"""Notes on a master card beside its own text: our reading where rule sheets are ambiguous."""


def rulebook(
    options: Options, usual: Options, edition: str, say: Translate, tell: Translate
) -> tuple[RuleSection, ...]:
    """The rules of a game; ``usual`` are its edition's options without house rules, ``tell`` has the guide's words."""
    sections = [_section(plan, options, say, tell) for plan in PLANS if plan.stands(options)]
    if _master(options):
        sections += [_master_section(card, options, say, tell) for card in lit.MASTER_CARDS]
    if options != usual:
        before = {each.id: each for each in rulebook(usual, usual, edition, say, tell)}
        sections = [msgspec.structs.replace(each, changed=each != before.get(each.id)) for each in sections]
    changed = _house_rules(options, usual, edition, say, tell)
    return tuple(sections) if changed is None else (changed, *sections)


def without_effect(options: Options) -> frozenset[str]:
    """The options without effect in a game with this mode and this deck (R-3.1, R-4.5, R-6.2, R-11.6)."""
    idle = {"next_phase_start", "foundations"} if _master(options) else {"castles_card"}
    if options.deck != "own":
        idle.add("returned_cards")
    return frozenset(idle)


def _section(plan: Plan, options: Options, say: Translate, tell: Translate) -> RuleSection:
    texts, told, after = list(plan.texts), list(plan.options), []
    led, bought = not _master(options), options.deck != "hand"
    match plan.id:
        case "foundations":
            texts.append("foundations-placed" if _master(options) else "foundations")
        case "starter":
            texts.append("starter" if led else "starter-leader")
            told += ["next_phase_start"] * led
            after += ["starter-tie"] * (led and options.next_phase_start != "same")
        case "ap":
            texts += [*["ap-buy"] * bought, "ap-play"]
        case "deck" if bought:
            told += ["returned_cards"] * (options.deck == "own")
            after.append("buying")
        case "leftovers" if options.leftover_blocks == "carry":
            after.append("leftovers-order")
        case "order":
            texts.append(f"order-{options.king_bonus_scored}")
            texts += [*["order-master"] * _master(options), "order"]
    keys = [*texts, *(f"{name}-{getattr(options, name)}" for name in told), *after]
    title = card_name(plan.id.removeprefix("card-"), say) if plan.id.startswith("card-") else tell(f"{plan.id}-title")
    return RuleSection(
        plan.id,
        plan.chapter,
        title,
        tuple(line for key in keys for line in _lines(key, options, say, tell)),
        plan.rules,
        _picture(plan, options),
    )


def _house_rules(options: Options, usual: Options, edition: str, say: Translate, tell: Translate) -> RuleSection | None:
    """The section of all house rules of this game; None where there are none."""
    told = [name for name in Options.__struct_fields__ if name not in without_effect(options)]
    changed = [name for name in told if getattr(options, name) != getattr(usual, name)]
    if not changed:
        return None
    lines = [tell("house-rules", edition=edition)]
    for name in changed:
        value = getattr(options, name)
        words = _listed(value) if isinstance(value, tuple) else say(f"option-{name}-{value}")
        lines.append(tell("house-rule", option=say(f"option-{name}"), value=words))
    return RuleSection("house-rules", "start", tell("house-rules-title"), tuple(lines), changed=True)


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join("-".join(map(str, each)) if isinstance(each, tuple) else str(each) for each in values)


def _picture(plan: Plan, options: Options) -> str:
    """The picture of a section, of the option's value where values look different."""
    if not plan.picture:
        return ""
    if plan.id == "doors":
        return PICTURES + f"doors-{options.door_passage}"
    if plan.id == "foundations":
        return PICTURES + ("foundations-placed" if _master(options) else "foundations")
    return PICTURES + plan.id


def _master_section(card: lit.MasterCard, options: Options, say: Translate, tell: Translate) -> RuleSection:
    """A master card: its condition, and its points after each year."""
    lines = [say(f"master-{card}-effect")]
    if card == "castles":
        lines.append(tell(f"castles_card-{options.castles_card}"))
    lines += [tell(key) for key in MASTERS_TOLD.get(card, ())]
    lines += [say("master-points", phase=phase, points=say(f"master-{card}-points-{phase}"))
              for phase in range(1, lit.PHASES + 1)]  # fmt: skip
    name = f"master-{card}"
    return RuleSection(name, "master", say(name), tuple(lines), (MASTERS[card],), PICTURES + name)


def _lines(key: str, options: Options, say: Translate, tell: Translate) -> list[str]:
    years = [len(stacks) for stacks in options.stacks]
    values: dict[str, object] = {
        "blocks": lit.BLOCKS,
        "knights": lit.KNIGHTS,
        "track": lit.TRACK,
        "ap": lit.TURN_AP,
        "add": ADD_COST,
        "step": STEP_COST,
        "build": BUILD_COST,
        "score": SCORE_COST,
        "buy": BUY_COST,
    }
    ordinals = ("first", "second", "third")
    match key:
        case "foundations":
            values["squares"] = _listed(options.foundations)
        case "build":
            values |= {f"card_{card}": card_name(card, say) for card in lit.ACTION_CARDS}
        case "master":
            values |= {card: say(f"master-{card}") for card in ("border", "castles", "diagonals")}
        case "years":
            values |= dict(zip(ordinals, years, strict=True))
        case "stacks":
            heights = [", ".join(map(str, stacks)) for stacks in options.stacks]
            values |= dict(zip(ordinals, heights, strict=True))
        case "bonus":
            values |= {name: KING_BONUS * year for year, name in enumerate(ordinals, 1)}
    return tell(key, **values).split("\n")


OPTION_PICTURES: dict[str, str] = {
    "leap_over": "card-leap",
    "recall_card": "card-recall",
    "king_move": "king",
    "king_bonus_scored": "bonus",
    "castles_card": "master-castles",
    "door_passage": "doors",
}
"""Pictures of options in the rules; that of doors is one for each value."""


def option_told(option: str, value: str, tell: Translate) -> str:
    """The effect of an option's value: its sentence in the rules."""
    sentence = tell(f"{option}-{value}")
    return sentence[:1].upper() + sentence[1:]


def option_picture(option: str, value: str) -> str:
    """The picture in the rules for an option's value, empty if there is none."""
    picture = OPTION_PICTURES.get(option, "")
    return picture and PICTURES + (f"{picture}-{value}" if option == "door_passage" else picture)


def pictures() -> tuple[str, ...]:
    """All required pictures, for any game."""
    plain = [plan.id for plan in PLANS if plan.picture and plan.id not in ("doors", "foundations")]
    shown = [*plain, "doors-no_rise", "doors-any_door", "foundations", "foundations-placed"]
    return tuple(PICTURES + name for name in shown + [f"master-{card}" for card in lit.MASTER_CARDS])
