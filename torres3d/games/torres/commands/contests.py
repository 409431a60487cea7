"""Games that bots of Torres play among themselves."""

from torres3d.games.torres.bots.arena.match import FORMAT, ContestSetting, Heading, play_match
from torres3d.games.torres.commands.edition_and_mode import EDITION, MODE, known_mode
from torres3d.games.torres.kit.setup import resolve
from torres3d.terminal.arena import Contest
from torres3d.terminal.bot_game_options import ContestAsked, GamesAsked
from torres3d.terminal.house_rules import house_rules


def contest_setting(asked: GamesAsked, seats: int) -> ContestSetting:
    """The setting for tables of so many seats. Raises `Stop` or a fault for rules that cannot be played."""
    edition, mode = asked.options.get("edition", EDITION), known_mode(asked.options.get("mode", MODE))
    rules = house_rules(asked.rules)
    resolve(edition, mode, rules, seats)
    return ContestSetting(asked.seed, edition, mode, rules)


def arena_contest(asked: ContestAsked) -> Contest:
    """The games of ``torres3d arena``."""
    seed, edition, mode, rules = setting = contest_setting(asked, len(asked.players))
    return Contest(Heading(FORMAT, asked.players, edition, mode, seed, dict(rules)), setting, play_match, anew=False)
