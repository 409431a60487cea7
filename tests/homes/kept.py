"""What a home holds, as a value that can be compared with what was written down when the home was made."""

import shutil
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.bots.ended_games import KIND
from tests.games.kits import KITS, kit_of
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import key_bindings, settings
from torres3d.base import paths
from torres3d.bots.rated_games import read_strength
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.studies.study_file import read_study

HERE = Path(__file__).parent
HOMES = sorted(home.name for home in HERE.glob("at_*") if home.is_dir())
"""All homes that were kept, by their names."""


def config_of(home: Path) -> Path:
    """The folder of settings in a home."""
    return home / ".config" / "torres3d"


def games_of(home: Path) -> Path:
    """The folder of saved games in a home."""
    return home / ".local" / "share" / "torres3d" / "games"


def copy_of(name: str, folder: Path) -> Path:
    """A copy of a kept home in ``folder``, which a test may play in."""
    return Path(shutil.copytree(HERE / name, folder / name))


def written_down(name: str) -> Any:
    """What was in a kept home when it was made."""
    return msgspec.json.decode((HERE / f"{name}.json").read_bytes())


def kept(home: Path) -> Any:
    """Everything a home holds, as JSON has it; raises what reading raises."""
    games, config = games_of(home), config_of(home)
    titles = {game.log: game.name for game in Shelf(KITS, games).games()}
    study = read_study(next(games.glob("studies/*.study"))).study
    strength = read_strength(config / "strength.jsonl", KIND)
    usual = WINDOW_GAMES.usual_keys()
    chosen, wrong_setting = settings.load(paths.config(), config / "settings.yaml")
    own, wrong_key = key_bindings.load(usual, ACTIONS, config / "keys.yaml")
    assert wrong_setting is None
    assert wrong_key is None
    found = {
        "games": {name: {"title": title, **game_kept(games / name)} for name, title in sorted(titles.items())},
        "study": {
            "name": study.name,
            "players": [player.name for player in study.setup.players],
            "begun": diagram(study.begun),
            "moves": [[move.after, command_text(move.command), move.comment] for move in study.moves],
        },
        "puzzles": PuzzleRecord(config / "puzzles.jsonl").first_tries,
        "rated": strength.played,
        "unrated": strength.out,
        "settings": chosen,
        "own_keys": {action: key for action, key in own.items() if usual.get(action) != key},
        "lessons": lesson_navigation.load(config / "lessons.yaml"),
        "setup": setup_screen.read(config / "setup.yaml", editions(), BOTS.level_ids()),
    }
    return msgspec.json.decode(msgspec.json.encode(found))


def game_kept(file: Path) -> dict[str, object]:
    """What a log holds: its version, its players, how many commands, the sum of all its state documents (LOG.md)."""
    kit = kit_of(file)
    log, history = load_log(kit, file)
    states = b"".join(kit.document_line(history.state_at(n), n, False) + b"\n" for n in range(history.n + 1))
    progress_now = kit.progress(history.state, history.n)
    return {
        "version": log.header.version,
        "players": [player.name for player in log.header.setup.players],
        "bots": [player.bot for player in log.header.setup.players],
        "commands": history.n,
        "over": progress_now.over,
        "scores": list(progress_now.scores),
        "states": sha256(states).hexdigest(),
    }


def missing(found: Any, wanted: Any, where: str = "home") -> list[str]:
    """Where something that was written down is not there as it was; what came with later versions is no difference."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        lost = [f"{where}: no {key}" for key in wanted if key not in found]
        return lost + [
            line for key in wanted if key in found for line in missing(found[key], wanted[key], f"{where}/{key}")
        ]
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        return [
            line
            for number, pair in enumerate(zip(found, wanted, strict=True))
            for line in missing(*pair, f"{where}/{number}")
        ]
    return [] if found == wanted else [f"{where}: {found!r}, not {wanted!r}"]


if __name__ == "__main__":
    for each in HOMES:
        told = HERE / f"{each}.json"
        if not told.exists():  # what was written down stays
            with TemporaryDirectory() as folder:
                found_there = kept(copy_of(each, Path(folder)))
            told.write_bytes(msgspec.json.format(msgspec.json.encode(found_there), indent=1) + b"\n")
