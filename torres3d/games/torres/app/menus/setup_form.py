"""The set-up screen: a draft, its problems, and the set-up it becomes."""

from collections.abc import Mapping

import msgspec

from torres3d.app.menus.setup.setup_rows import Problems, bot_choices, name_problems
from torres3d.app.session.player_looks import bot_name
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.setup_models import EditionChoice, SetupDraft, SetupModel
from torres3d.games.torres.kit.editions import Edition, allowed_values
from torres3d.games.torres.kit.setup import HOUSE_RULES, Player, Setup, options_of
from torres3d.games.torres.kit.setup_fault import SetupFault
from torres3d.games.torres.rules.kinds import MODES
from torres3d.games.torres.words.names import edition_name
from torres3d.games.torres.words.rulebook import option_picture, option_told
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.models.setup_models import Draft, RuleChoice
from torres3d.i18n.default_names import player_name
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate

LISTS = ("stacks", "foundations")
"""House rules that are lists; the others are one of a few words."""


def first_draft(say: Translate, level: str) -> SetupDraft:
    """Two players, one of them a bot: the quickest way into a game."""
    players = (Draft(player_name(1, say), "red"), Draft(bot_name(level, say, BOTS), "blue", level))
    return SetupDraft(players, "rio-grande-1999", "basic")


def to_setup(draft: SetupDraft) -> Setup:
    """The set-up a draft becomes; not yet checked."""
    rules: dict[str, object] = dict(draft.rules)
    if draft.stacks is not None:
        rules["stacks"] = [list(stacks) for stacks in draft.stacks]
    if draft.foundations is not None:
        rules["foundations"] = list(draft.foundations)
    players = tuple(Player(player.name.strip(), player.colour, player.bot) for player in draft.players)
    return Setup(draft.edition, draft.mode, rules, players)


def to_draft(setup: Setup) -> SetupDraft:
    """The draft that becomes this set-up, for a rematch."""
    players = tuple(Draft(player.name, player.colour, player.bot) for player in setup.players)
    words = tuple((name, value) for name, value in setup.rules.items() if name not in LISTS)
    stacks = setup.rules.get("stacks")
    foundations = setup.rules.get("foundations")
    return SetupDraft(
        players,
        setup.edition,
        setup.mode,
        words,
        tuple(tuple(row) for row in stacks) if stacks else None,
        tuple(foundations) if foundations else None,
    )


def problems(draft: SetupDraft, editions: Mapping[str, Edition], say: Translate) -> Problems:
    """The obstacles to starting the game: (player's row or None, sentence)."""
    found = name_problems(draft, say)
    colours = [player.colour for player in draft.players]
    found += [(row, say("setup-problem-colour")) for row, colour in enumerate(colours) if colour in colours[:row]]
    if not found:
        try:
            options_of(to_setup(draft), known=editions)
        except SetupFault as fault:
            found.append((None, fault_message(fault, say).problem))
    return tuple(found)


def setup_model(draft: SetupDraft, editions: Mapping[str, Edition], say: Translate, tell: Translate) -> SetupModel:
    """The set-up screen for a draft; ``tell`` has the words of the rules."""
    edition = editions[draft.edition]
    usual = edition.options(draft.mode, len(draft.players))
    words = [name for name in HOUSE_RULES if name not in LISTS]
    return SetupModel(
        draft=draft,
        colours=COLOURS,
        bots=bot_choices(say, BOTS),
        editions=tuple(EditionChoice(name, edition_name(name, each.title, say)) for name, each in editions.items()),
        modes=MODES,
        rules=tuple(_rule(name, str(getattr(usual, name)), tell) for name in words),
        problems=problems(draft, editions, say),
        usual_stacks=usual.stacks,
        usual_foundations=usual.foundations,
    )


def _rule(option: str, usual: str, tell: Translate) -> RuleChoice:
    values = _values(option)
    told = tuple(option_told(option, value, tell) for value in values)
    return RuleChoice(option, values, usual, told, tuple(option_picture(option, value) for value in values))


def _values(option: str) -> tuple[str, ...]:
    info = msgspec.inspect.type_info(allowed_values(option))
    assert isinstance(info, msgspec.inspect.LiteralType)
    return tuple(str(value) for value in info.values)
