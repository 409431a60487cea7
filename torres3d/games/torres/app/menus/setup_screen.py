"""The set-up screen of Torres: a draft as it was left last time, its problems, and the set-up it becomes."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from torres3d.app.menus.setup import setup_screen as base
from torres3d.app.session.player_looks import bot_name
from torres3d.base.faults import FileFault
from torres3d.base.plain_values import ListIndex
from torres3d.base.read_document import read_source
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.setup_models import EditionChoice, SetupDraft, SetupModel
from torres3d.games.torres.kit.editions import Edition, allowed_values
from torres3d.games.torres.kit.setup_and_options import HOUSE_RULES, Player, Setup, SetupFault, options_of
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.torres.words.card_and_edition_names import edition_name
from torres3d.games.torres.words.rulebook_sections import option_picture, option_told
from torres3d.hud.kit.theme import COLOURS
from torres3d.hud.models.setup_models import Draft, RuleChoice
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate, guide

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
    base.check_bots(found, setup.players, levels, BOTS)
    try:
        options_of(setup, known=editions)
    except SetupFault as fault:
        raise FileFault.in_file(fault, path, 1) from fault
    return to_draft(setup)


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


def problems(draft: SetupDraft, editions: Mapping[str, Edition], say: Translate) -> base.Problems:
    """The obstacles to starting the game: (player's row or None, sentence)."""
    found = base.name_problems(draft, say)
    colours = [player.colour for player in draft.players]
    found += [(row, say("setup-problem-colour")) for row, colour in enumerate(colours) if colour in colours[:row]]
    return base.problems_with(found, lambda: options_of(to_setup(draft), known=editions), say)


def setup_model(draft: SetupDraft, editions: Mapping[str, Edition], say: Translate, tell: Translate) -> SetupModel:
    """The set-up screen for a draft; ``tell`` has the words of the rules."""
    edition = editions[draft.edition]
    usual = edition.options(draft.mode, len(draft.players))
    words = [name for name in HOUSE_RULES if name not in LISTS]
    return SetupModel(
        draft=draft,
        colours=COLOURS,
        bots=base.bot_choices(say, BOTS),
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


FIRST_OPPONENT = "easy"


class SetupScreen(base.BaseSetupScreen[Setup, SetupDraft]):
    """Set-up of the next game of Torres; see `BaseSetupScreen`."""

    _parts: GameServices
    _setup = staticmethod(to_setup)

    def _without_rules(self, draft: SetupDraft) -> SetupDraft:
        return replace(draft, rules=(), stacks=None, foundations=None)

    def _kept(self) -> SetupDraft:
        return read(self._file, self._parts.editions, self._parts.levels)

    def _usual(self) -> SetupDraft:
        return first_draft(self._services.say, self._parts.level(FIRST_OPPONENT))

    def _problems(self, draft: SetupDraft) -> base.Problems:
        return problems(draft, self._parts.editions, self._services.say)

    def _model(self) -> SetupModel:
        services = self._services
        tell = guide(services.settings.language)
        return setup_model(self.draft, self._parts.editions, services.say, tell)
