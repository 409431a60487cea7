"""Names are the trade's words: none of this project's former words is left, and no name repeats its package."""

import ast
import re
import subprocess

from tests.house.figures import PREFIX
from tests.house.places import PACKAGE, ROOT


def words(text: str) -> set[str]:
    """The words of a text."""
    return set(text.split())


FILES = words("""
    answer answering any_branching any_chronicle any_opening any_planned any_recap arranging aside attending begun
    chronicle closing commanding crew deeds digging entering errand eye facts fitting foreign_bot gestures going_on
    grasp grown guarding harvest heaps keeper lecture lively losing masonry misfit misread noticing outlook parts
    people plain planned_game regular sent_knights spoken titles told_faults turnery unnamed visible watching
""")
"""Former names of files; what they are called now is in the trade's words: `players`, `index`, `process_pool` …"""

FOLDERS = words("""
    app/either app/session/showing beside choosing conduct failing following line nature pieces plain playing replaying
    rules/sound set showing touch
""")
"""Former names of folders, as the end of a path."""

CLASSES = words("""
    AnySitting AnyShowing Advise Beat Chosen Choose Deed Foothold Give Given Lecture Lie Looks Mishaps Offer Refuse Say
    Showing Sitting Told
""")

PREFIXED = re.compile(r"(Turm(?!Bauer)|Any)[A-Z]")
"""What its package says already. What a room asks of a game may bear the game's full name: ``TurmBauerScene``."""


def test_no_file_or_folder_has_a_former_name() -> None:
    files = [file.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py") if file.stem in FILES]
    ends = tuple(f"/{name}" for name in FOLDERS)
    folders = [
        folder
        for init in PACKAGE.rglob("__init__.py")
        if f"/{(folder := init.parent.relative_to(PACKAGE).as_posix())}".endswith(ends)
    ]
    assert files + folders == []


def test_no_class_has_a_former_name_or_that_of_its_package() -> None:
    found = {
        node.name
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and (node.name in CLASSES or PREFIXED.match(node.name))
    }
    assert found == set()


def test_no_path_repeats_the_name_of_its_game() -> None:
    """``turm_bauer`` itself is the game's folder, in each of the four trees."""
    listed = subprocess.run(
        ["git", "ls-files", "torres3d", "tests", "config", "assets"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert listed
    parts = {part for path in listed for part in path.split("/")} - {"turm_bauer"}
    assert {part for part in parts if PREFIX.match(part.removeprefix("test_"))} - {"test_any_numbers.py"} == set()
