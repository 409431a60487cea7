"""Arena plan: each chance is played from every seat."""

from typing import Protocol, TypeVar

MatchT_co = TypeVar("MatchT_co", covariant=True)
MatchT = TypeVar("MatchT")


class ContestRules(Protocol[MatchT_co]):
    """Common setting of all games of an arena or a tournament."""

    @property
    def seed(self) -> int:
        """The source of their chance."""

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> MatchT_co:
        """A game to play: its number, the levels of the bots and their seeds by seat, the seed of its chance."""


def matches(players: tuple[str, ...], games: int, setting: ContestRules[MatchT], anew: bool = False) -> list[MatchT]:
    """The games of an arena: each chance is played once from every seat by every player, so that it favours nobody.

    ``games`` is rounded up to whole rotations of the seats. ``anew``: where all players are of one level, each game has
    a chance of its own; otherwise strong bots play much the same game again and again.
    """
    count = len(players)
    seatings = 1 if anew and len(set(players)) == 1 else count
    found: list[MatchT] = []
    for deal in range(-(-games // seatings)):
        chance = setting.seed * 1_000_003 + deal
        for turn in range(seatings):
            seated = [(player + turn) % count for player in range(count)]
            levels = tuple(players[player] for player in seated)
            seeds = tuple(chance * 4 + player for player in seated)
            found.append(setting.match(len(found), levels, seeds, chance))
    return found
