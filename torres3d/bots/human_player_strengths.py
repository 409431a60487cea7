"""Strengths of the persons at this machine: counts each game once, and can exclude or forget it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.base.atomic_write import FileBusy, exclusive_access, quarantine, quarantine_name, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.record_lines import round_trips
from torres3d.bots.person_elo_estimate import Belief, course, fitting
from torres3d.bots.rated_games import (
    EloOf,
    Kept,
    RatedGame,
    StrengthFile,
    Why,
    person,
    read_strength,
    records,
    write_strength,
)
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.log_errors import WriteFault
from torres3d.i18n.player_level_and_key_names import default_names

LOCK_SECONDS = 2.0
"""Seconds to wait for another program that writes the file."""


class KnownStrength(msgspec.Struct, frozen=True):
    """Strength of a person: the last name, games in the order they ended, beliefs before the first and after each."""

    name: str
    played: tuple[RatedGame, ...]
    course: tuple[Belief, ...]

    @property
    def belief(self) -> Belief:
        return self.course[-1]


class PlayerStrengths:
    """Strengths in a ``folder``, in a file of this ``kind``.

    ``numbered`` are default names with the number of the player; ``elo_of`` gives a bot's Elo, ``is_apart`` tells which
    bots are no opponents to grow with: games against them count, and they are not offered.

    A line that cannot be used is left out, a file that cannot be used is ignored (`fault` says why); such a file is
    kept beside the next one that is written, as ``….jsonl.old`` or with a further number. One of a later version of the
    program is never touched. Changes raise `WriteFault` where the file cannot be written; then nothing has changed.
    """

    def __init__(
        self,
        folder: Path,
        kind: StrengthFile,
        numbered: Callable[[], Mapping[str, int]],
        elo_of: EloOf,
        is_apart: Callable[[str], bool] = lambda bot: False,
    ) -> None:
        self.file = folder / kind.name
        self._kind = kind
        self._numbered = numbered
        self._elo_of = elo_of
        self._is_apart = is_apart
        self._seen: tuple[int, int] | None = None
        self._kept = Kept()
        self._fault: FileFault | None = None
        self._bad = False
        """Whether it, or a line of it, cannot be used as it stands now."""

    @property
    def fault(self) -> FileFault | None:
        """The fault of the file, if it, or a line of it, could not be used; also after it was set aside."""
        self._read()
        return self._fault

    @property
    def searched(self) -> bool:
        """Whether games from before strengths were kept have been searched."""
        return self._read().searched

    def persons(self) -> list[str]:
        """All persons with rated games, the last player first; see `person`."""
        return list(dict.fromkeys(self.person(played.name) for played in reversed(self._read().played)))

    def person(self, name: str) -> str:
        """The person with a name."""
        return person(name, self._numbered())

    def strength_of(self, who: str) -> KnownStrength:
        """The strength of a person; one without games where there is none."""
        played = tuple(each for each in self._read().played if self.person(each.name) == who)
        name = played[-1].name if played else ""
        return KnownStrength(name, played, tuple(course(each.rivals for each in played)))

    def why_out(self, game: str) -> Why | None:
        """The reason why a running game does not count; None where it does."""
        return self._read().out.get(game)

    def meet(self, players: Sequence[PlayerEntry]) -> bool:
        """Whether these players include persons, and bots of known Elo."""
        persons = any(player.bot is None for player in players)
        return persons and any(player.bot is not None and self._elo_of(player.bot) is not None for player in players)

    def would_count(self, game: str, players: Sequence[PlayerEntry]) -> bool:
        """Whether a game of these players counts for anybody when it is over."""
        return self.meet(players) and game not in self._read().out

    def count(self, game: str, players: Sequence[PlayerEntry], progress: Progress, when: str) -> bool:
        """Count a finished game for its persons if they met a bot of known Elo, unless it is excluded.

        Gives whether it counted for anybody. A game is counted once.
        """
        fresh = records(game, players, progress, when, self._elo_of)
        kept = self._read()
        if game in kept.out or not self._unknown(kept, fresh):
            return False
        self._change(lambda now: replace(now, played=(*now.played, *self._unknown(now, fresh))))
        return True

    def take_out(self, game: str, why: Why) -> None:
        """Exclude a running game."""
        if game not in self._read().out:
            self._change(lambda now: replace(now, out={**now.out, game: why}))

    def take_earlier(self, earlier: Iterable[RatedGame]) -> None:
        """Count games from before strengths were kept; they are searched only once."""
        found = list(earlier)

        def taken(now: Kept) -> Kept:
            fresh = [each for each in self._unknown(now, found) if each.game not in now.out]
            return replace(now, played=_in_order((*now.played, *fresh)), searched=True)

        self._change(taken)

    def forget(self, who: str) -> tuple[RatedGame, ...]:
        """Forget all games of a person; they are returned, in case of regret."""
        gone = self.strength_of(who).played
        self._change(lambda now: replace(now, played=tuple(p for p in now.played if self.person(p.name) != who)))
        return gone

    def remember(self, played: Sequence[RatedGame]) -> None:
        """Undo `forget`."""
        self._change(lambda now: replace(now, played=_in_order((*now.played, *self._unknown(now, played)))))

    def fitting(self, who: str, levels: Sequence[str]) -> tuple[str, float] | None:
        """The level with a chance nearest to 60 % for the person, and that chance; None without any Elo."""
        known = {level: self._elo_of(level) for level in levels if not self._is_apart(level)}
        elos = {level: elo for level, elo in known.items() if elo is not None}
        belief = self.strength_of(who).belief
        level = fitting(belief, elos)
        return None if level is None else (level, belief.chance(elos[level]))

    # from here on private

    def _unknown(self, kept: Kept, fresh: Sequence[RatedGame]) -> list[RatedGame]:
        known = {(each.game, self.person(each.name)) for each in kept.played}
        return [each for each in fresh if (each.game, self.person(each.name)) not in known and round_trips(each)]

    def _read(self) -> Kept:
        """The content of the file, read again when it has changed: other programs write there, too."""
        try:
            about = self.file.stat()
        except OSError:
            self._seen, self._kept, self._bad = None, Kept(), False
            return self._kept
        seen = about.st_mtime_ns, about.st_size
        if seen != self._seen:
            self._seen = seen
            try:
                self._kept = read_strength(self.file, self._kind)
                self._bad = bool(self._kept.faults)
                self._fault = next(iter(self._kept.faults), self._fault)
            except FileFault as fault:
                self._kept, self._bad, self._fault = Kept(), True, fault
        return self._kept

    @property
    def _is_later(self) -> bool:
        """Whether a later version of the program wrote the file as it stands now."""
        return self._bad and self._fault is not None and self._fault.reason == "later_version"

    def _set_aside(self) -> None:
        """Keep the file, as a copy where most of it is used: the power may fail before the next one is written."""
        if self._kept.faults:
            write_file(quarantine_name(self.file), self.file.read_bytes())
        else:
            quarantine(self.file)

    def _change(self, change: Callable[[Kept], Kept]) -> None:
        try:
            with exclusive_access(self.file, LOCK_SECONDS):
                self._seen = None
                kept = change(self._read())
                if self._is_later:
                    raise WriteFault("strength_later", self.file)
                if self._bad:
                    self._set_aside()
                write_strength(self.file, self._kind, kept)
        except FileBusy as error:
            raise WriteFault("strength_busy", self.file) from error
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error
        self._seen = None


def _in_order(played: Sequence[RatedGame]) -> tuple[RatedGame, ...]:
    return tuple(sorted(played, key=lambda each: each.when))


def strengths_in(folder: Path, bots: BotRegistry[Any, Any]) -> PlayerStrengths:
    """The strengths in a game kept in a folder of settings, by games against its bots."""

    def numbered() -> Mapping[str, int]:
        return default_names(paths.config() / "locale").numbers

    elo_of = bots.elo_of if bots.rated else lambda bot: None
    return PlayerStrengths(folder, bots.strength_file, numbered, elo_of, bots.is_apart)
