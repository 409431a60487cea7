"""The samples of docs/log.md: a log that is read, and the state it comes to."""

import json
import re
from pathlib import Path

from tests.cli.running import run
from tests.house.places import ROOT

PAGE = (ROOT / "docs/log.md").read_text("utf-8")


def sample(kind: str) -> str:
    """The one block of this kind on the page."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_sample_is_a_log_and_comes_to_the_state_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "sample.torres"
    file.write_text(sample("log"), "utf-8")
    done = run("replay", str(file), "--states")
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out.splitlines()[-1]) == json.loads(sample("state"))
