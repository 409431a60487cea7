"""A bot that wants to know what will be drawn: it tries all it can think of on what it gets, sees and remembers.

``python adversary.py ROOT MEMORY LIMIT``: ROOT is our program's folder, which anybody can read; MEMORY is a folder in
which it keeps what it saw in other games, and writes each guess beside what was drawn then, with the odds of a blind
guess; it tries LIMIT small numbers. It plays what lets it see draws: it buys cards, and ends its turn.
"""

import json
import os
import random
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FACTOR = 1_000_003
"""What an arena multiplies its seed with."""
OFFER = 3
"""Cards of which one is kept."""
ODDS = (120, 35)
"""A blind guess hits the first three cards of ten once in so many times, and the next three of seven."""
SIDES = 36

Draws = list[Any]
"""What is drawn in a game, one after the other, as a seat sees it."""


def likely(told: int, seat: int, limit: int) -> Iterator[int]:
    """What the told seed may be made of."""
    for number in range(limit):
        source = random.Random(number)
        if told in [source.getrandbits(32) for _ in range(4)] or told == zlib.crc32(f"{number}/{seat}".encode()):
            yield number
    yield told // 4  # as an arena had it once


def numbers(told: int, limit: int) -> Iterator[int]:
    """Whatever else chance may come from: what is near the told seed, and what is small."""
    yield from (told // part + more for part in range(1, 9) for more in (0, -1, 1, -2, 2))
    yield from (told >> bits for bits in range(1, 17))
    yield from range(limit)
    yield from (seed * FACTOR + deal for seed in range(20) for deal in range(limit // 20))


class Torres:
    """The cards a seat draws."""

    def __init__(self, seat: int, options: dict[str, Any]) -> None:
        import msgspec

        from torres3d.games.torres.rules.options import Options

        self.seat, self.options = seat, msgspec.convert(options, Options)

    def drawn_by(self, number: int) -> Draws:
        """What would be drawn if it came from this number."""
        from torres3d.games.torres.kit.chance import draw

        deck = draw(self.options, number).decks[self.seat]
        return [sorted(deck[at : at + OFFER]) for at in range(0, OFFER * len(ODDS), OFFER)]

    def seen(self, before: Draws, position: dict[str, Any]) -> Draws:
        """All that was drawn so far."""
        offer = sorted(position["offer"])
        return [*before, offer] if position["stage"] == "keep" and len(before) < len(ODDS) else before

    def blind(self) -> list[str]:
        """A guess of somebody who knows nothing."""
        return ["climb", "doors", "leap"]

    def odds(self, number: int) -> int:
        """How seldom a blind guess hits the draw with this number."""
        return ODDS[number]

    def move(self, legal: list[Any]) -> Any:
        """What is done: the cards it does not keep go to the bottom of its deck, so all that it draws is new."""
        wanted = {"buy": 3, "end_turn": 2}
        return max(legal, key=lambda each: (wanted.get(each["type"], 1), len(each.get("bottom", ()))))


class Turm:
    """The dice, which all see."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players

    def drawn_by(self, number: int) -> Draws:
        from torres3d.games.turm_bauer.kit.chance import draw

        return [list(dice) for dice in draw(self.players, self.colours, number).rolls]

    colours = 4

    def seen(self, before: Draws, position: dict[str, Any]) -> Draws:
        self.colours = sum(map(len, position["colours"]))
        return [list(dice) for dice in position["rolls"]]

    def blind(self) -> list[int]:
        return [1, 2]

    def odds(self, number: int) -> int:
        return SIDES

    def move(self, legal: list[Any]) -> Any:
        return legal[-1]


class Adversary:
    """One game of it."""

    def __init__(self, game: dict[str, Any], memory: Path, limit: int) -> None:
        kind = (
            Torres(game["seat"], game["options"])
            if game["game"] == "torres"
            else Turm(game["players"], game["options"])
        )
        self.kind: Torres | Turm = kind
        self.seat, self.told, self.limit = game["seat"], game["seed"], limit
        self.own = memory / f"{os.getpid()}-seen.json"
        self.guesses = memory / f"{os.getpid()}-guesses.jsonl"
        self.remembered = [
            json.loads(file.read_text()) for file in sorted(memory.glob("*-seen.json")) if file != self.own
        ]
        self.left: list[Draws] | None = None
        self.draws: Draws = []
        self.looked = False
        self.guess: Draws = []

    def look(self, position: dict[str, Any]) -> None:
        """See what was drawn, say whether it was guessed, and guess what comes next."""
        now = self.kind.seen(self.draws, position)
        if self.left is None:
            first = [self.kind.drawn_by(number) for number in likely(self.told, self.seat, self.limit)]
            others = [self.kind.drawn_by(number) for number in numbers(self.told, self.limit)]
            self.left = [*first, *(each["draws"] for each in self.remembered), *others]
        for number in range(len(self.draws), len(now)):
            guess = self.guess.pop(0) if self.guess else self.kind.blind()
            if self.looked:
                line = {"guess": guess, "drawn": now[number], "odds": self.kind.odds(number)}
                with self.guesses.open("a") as out:
                    out.write(json.dumps(line) + "\n")
        self.draws, self.looked = now, True
        self.own.write_text(json.dumps({"seat": self.seat, "draws": now}))
        self.left = [each for each in self.left if each[: len(now)] == now]
        further = [each for each in self.left if len(each) > len(now)]
        self.guess = further[0][len(now) :] if further else []


def main(root: str, memory: str, limit: str) -> None:
    sys.path.insert(0, root)
    playing: Adversary | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            say(type="ready", version=1, name="Adversary", games=["torres", "turm"])
        elif asked["type"] == "game":
            playing = Adversary(asked, Path(memory), int(limit))
        elif asked["type"] == "choose":
            assert playing is not None
            playing.look(asked["position"])
            say(type="commands", id=asked["id"], commands=[playing.kind.move(asked["legal"])])
        elif asked["type"] == "quit":
            return


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
