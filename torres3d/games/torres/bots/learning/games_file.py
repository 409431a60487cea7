"""Files of games that were played to learn from, a line each; a run that was stopped goes on."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from torres3d.base.atomic_write import append_lines
from torres3d.bots.arena.statistics import Numbered
from torres3d.bots.arena.workers import play_each


class Deal(msgspec.Struct, frozen=True):
    """A game to play; ``number`` is the seed of everything in it."""

    number: int
    players: int


GameT = TypeVar("GameT", bound=Numbered)


def read_lines(file: Path, kind: type[GameT]) -> Iterator[GameT]:
    """The games of a file; a last line that was torn by the end of a run is left out."""
    if not file.is_file():
        return
    for line in file.read_bytes().split(b"\n")[:-1]:
        yield msgspec.json.decode(line, type=kind)


def play_missing(
    file: Path, kind: type[GameT], play: Callable[[Deal], GameT], deals: Iterable[Deal], jobs: int
) -> None:
    """Play the games that the file does not have; each is in it as soon as it has ended."""
    known = list(read_lines(file, kind))
    # Without a torn last line.
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in known))
    done = {game.number for game in known}
    left = [deal for deal in deals if deal.number not in done]
    begun = time.process_time()
    for count, game in enumerate(play_each(play, left, jobs), 1):
        append_lines(file, msgspec.json.encode(game) + b"\n")
        if count % 100 == 0:
            sys.stdout.write(f"{file.name}: {len(done) + count} games\n")
            sys.stdout.flush()
    if left and jobs == 1:
        sys.stdout.write(f"{(time.process_time() - begun) / len(left):.2f} s of processor time a game\n")
