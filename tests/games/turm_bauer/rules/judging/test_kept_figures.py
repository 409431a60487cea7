"""What the judge computes for some towers is what it was: T-7.1, T-9.1, T-9.3 and T-9.5 in numbers."""

import json

import pytest

from tests.games.turm_bauer.rules.judging.kept_figures import FILE, KINDS, flat


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[pytest.mark.slow] * (kind == "held" or "risks" in kind)) for kind in KINDS]
)
def test_figures_are_those_that_are_kept(kind: str) -> None:
    kept = json.loads(FILE.read_text("utf-8"))[kind]
    assert flat(KINDS[kind]()) == pytest.approx(kept, abs=2e-6)
