"""The programs of pages in ``assets/page`` are what the sources in ``web`` give, and their types hold.

Node and npm are asked, and npm for the packages of ``web/package-lock.json``: marked ``slow``.
"""

import json
import subprocess
from pathlib import Path

import pytest

from tests.house.places import ROOT

WEB, BUILT = ROOT / "web", ROOT / "assets/page"
BUNDLES = ("three.js", "page.js", "page.css")


@pytest.fixture(scope="module")
def packages() -> None:
    """The packages of the lockfile in ``web/node_modules``: those that are there, or installed now."""
    if not (WEB / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=WEB, check=True)


@pytest.mark.slow
@pytest.mark.usefixtures("packages")
def test_the_bundles_are_what_the_sources_give(tmp_path: Path) -> None:
    subprocess.run(["node", "build.mjs", tmp_path], cwd=WEB, check=True)
    different = [name for name in BUNDLES if (tmp_path / name).read_bytes() != (BUILT / name).read_bytes()]
    assert different == [], "run npm run build in web"
    assert {file.name for file in tmp_path.iterdir()} == {*BUNDLES}


@pytest.mark.slow
@pytest.mark.usefixtures("packages")
def test_the_types_of_the_sources_hold() -> None:
    checked = subprocess.run(
        ["node_modules/.bin/tsc", "--noEmit"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert (checked.stdout, checked.returncode) == ("", 0)


def test_the_lockfile_names_each_package_by_its_sum_and_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    declared = json.loads((WEB / "package.json").read_text("utf-8"))["devDependencies"]
    assert packages[""]["devDependencies"] == declared
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
