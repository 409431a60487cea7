"""The arena on a dask cluster of two worker processes, one of which dies."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import distributed
import pytest

from tests.bots.arena.test_arena import deadly, plan
from tests.house.places import ROOT
from torres3d.bots.arena.workers import play_each


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("TORRES3D_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT)]))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


@pytest.mark.slow
def test_games_go_to_the_cluster_and_a_dead_worker_costs_only_its_game(cluster: Any, tmp_path: Path) -> None:
    found = list(play_each(deadly, plan(6), cluster=cluster.scheduler_address))
    begun = list(map(int, (tmp_path / "mark.begun").read_text().split()))
    assert begun.count(1) == 2
    assert sorted(played.number for played in found) == list(range(6))
