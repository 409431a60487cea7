"""The states of the project that later bots are measured by: where each is taken from, and what its bots need."""

from pathlib import Path

import msgspec

HERE = Path(__file__).parent


class Release(msgspec.Struct, frozen=True):
    """A state of the project whose bots play in an environment of their own.

    ``taken`` are the files and folders of ``commit`` that go into the wheel, ``libraries`` what they need besides, as
    they work with them. ``levels`` are its bots, the gentlest first; as programs they are called ``prefix`` and level.
    ``bot`` and ``games`` are scripts of `aside`: a bot that speaks the line protocol, and games it plays by itself.
    ``rules`` are the house rules by which all its games are played. Where it is ``compiled``, the modules of
    ``[tool.setuptools]`` are compiled in its environment, as an installation has them. ``wider``: levels that also play
    with a search so many times as wide, such as ``frozen-expert-x16``.
    """

    name: str
    version: str
    commit: str
    taken: tuple[str, ...]
    libraries: tuple[str, ...]
    levels: tuple[str, ...]
    prefix: str
    bot: str
    games: str
    rules: dict[str, str] = {}
    compiled: bool = False
    wider: tuple[tuple[str, int], ...] = ()

    @property
    def wheel(self) -> Path:
        """The wheel that lies beside this file."""
        return HERE / f"torres3d_yardstick-{self.version}-py3-none-any.whl"

    @property
    def usual_folder(self) -> Path:
        """The folder of the environment where nobody names one: in `build`, beside the tests."""
        return HERE.parents[3] / "build" / f"yardstick-{self.name}"


SEVENTEEN = tuple(
    f"{stage}{step}"
    for stage, steps in (("novice", 3), ("easy", 4), ("medium", 4), ("hard", 5), ("expert", 1))
    for step in ("", *(f"-{number}" for number in range(2, steps + 1)))
)
FIRST = Release(
    name="0.1.0",
    version="0.1.0",
    commit="fddf87a4e7fb38ba113bc2b3f201df6c6d305982",
    taken=(
        "LICENSE",
        "config/bots-weights.json",
        "config/bots.yaml",
        "config/editions",
        "torres3d/__init__.py",
        "torres3d/bots",
        "torres3d/engine",
        "torres3d/paths.py",
        "torres3d/rules",
    ),
    libraries=("msgspec==0.22.0", "PyYAML==6.0.3"),
    levels=("random", "greedy", "beginner", "novice", "easy", "medium", "hard", "expert"),
    prefix="old-",
    bot="old_bot.py",
    games="old_games.py",
    rules={"marker_spaces": "by_total"},
)
"""The last state of 0.1.0 before its rooms were moved."""
FROZEN = Release(
    name="frozen",
    version="0.1.0+frozen",
    commit="b27fc5d71a67cf1c197f058d99b1c8be42fc6caa",
    taken=(
        ".ci/compiling.py",
        "LICENSE",
        "config/games/torres/bots.yaml",
        "config/games/torres/editions",
        "config/games/torres/weights.json",
        "pyproject.toml",
        "torres3d/__init__.py",
        "torres3d/base",
        "torres3d/bots",
        "torres3d/engine",
        "torres3d/games/__init__.py",
        "torres3d/games/torres/__init__.py",
        "torres3d/games/torres/bots",
        "torres3d/games/torres/kit",
        "torres3d/games/torres/rules",
        "torres3d/i18n",
    ),
    libraries=(
        "fluent.syntax==0.19.0",
        "msgspec==0.22.0",
        "platformdirs==4.14.8",
        "PyYAML==6.0.4",
        "typing_extensions==4.16.0",
    ),
    levels=("random", "greedy", "beginner", *SEVENTEEN),
    prefix="frozen-",
    bot="frozen_bot.py",
    games="frozen_games.py",
    compiled=True,
    wider=(("expert", 4), ("expert", 16)),
)
"""The seventeen levels before their evaluation was learnt anew."""
RELEASES = {release.name: release for release in (FIRST, FROZEN)}
