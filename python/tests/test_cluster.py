"""Matches and self-play over Ray: the same as on one machine."""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

import railhead
from railhead import cluster, commands, selfplay

MATCH: dict[str, Any] = {"games": 12, "seed": 3, "players": 3}


@pytest.fixture(scope="module")
def local() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def results(file: Path) -> list[dict[str, Any]]:
    """What a file of results says, without how long it took."""
    header, *records = map(json.loads, file.read_text().splitlines())
    kept = [{key: value for key, value in each.items() if not key.endswith("cpu_micros")} for each in records]
    return [header, *sorted(kept, key=lambda record: record["index"])]


def summary(outcome: railhead.Outcome | railhead.SoloOutcome) -> tuple[Any, ...]:
    assert isinstance(outcome, railhead.Outcome)
    return outcome.games, outcome.planned, outcome.wins, outcome.share, outcome.interval, outcome.score


def test_a_match_is_that_of_one_machine(local: None, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    alone = railhead.arena("colt-express", "greedy", "random", file=here, **MATCH)
    spread = cluster.arena("colt-express", "greedy", "random", file=there, **MATCH)
    assert summary(spread) == summary(alone) and spread.is_complete
    assert results(there) == results(here)
    numbers = [json.loads(line)["index"] for line in there.read_text().splitlines()[1:]]
    assert numbers == list(range(12)), "games stand in order"


def test_a_match_goes_on_where_it_stopped(local: None, tmp_path: Path) -> None:
    file, whole = tmp_path / "match.jsonl", tmp_path / "whole.jsonl"
    railhead.arena("colt-express", "greedy", "random", file=whole, **MATCH)
    lines = whole.read_text().splitlines(keepends=True)
    file.write_text(lines[0] + lines[3] + lines[7][:10])
    played: list[int] = []
    cluster.arena("colt-express", "greedy", "random", file=file, progress=lambda done, _: played.append(done), **MATCH)
    assert results(file) == results(whole)
    assert played[0] == 1 and played[-1] == 12


def test_games_alone_are_spread_too(local: None) -> None:
    setup = {"players": 1}
    alone = railhead.arena("fliptown", "greedy", games=6, setup=setup)
    spread = cluster.arena("fliptown", "greedy", games=6, setup=setup)
    assert (spread.games, spread.score, spread.interval) == (alone.games, alone.score, alone.interval)


def test_a_policy_of_ones_own_travels(local: None) -> None:
    def first(worlds: railhead.Worlds) -> int:
        return worlds.legal()[0]

    alone = railhead.arena("fliptown", first, "random", games=4, players=2, name="first")
    spread = cluster.arena("fliptown", first, "random", games=4, players=2, name="first")
    assert summary(spread) == summary(alone)


def test_what_is_lost_with_a_worker_is_begun_anew(local: None, tmp_path: Path) -> None:
    """Every job's first worker is killed."""

    def once(number: int) -> int:
        mark = tmp_path / str(number)
        if not mark.exists():
            mark.write_text("")
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    assert sorted(cluster.spread(once, range(3))) == [(0, 0), (1, 1), (2, 4)]


def test_an_exception_in_a_job_is_raised_here(local: None) -> None:
    def broken(_: int) -> None:
        raise railhead.SetupError("nothing to play")

    with pytest.raises(railhead.SetupError, match="nothing to play"):
        list(cluster.spread(broken, [1]))


def test_a_file_that_is_in_use_is_left_alone(local: None, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    railhead.arena("fliptown", "random", "random", games=2, players=2, file=file)
    with cluster._Ledger.open(file), pytest.raises(railhead.ArenaError):
        cluster.arena("fliptown", "random", "random", games=2, players=2, file=file)


def test_self_play_is_that_of_one_machine(local: None, tmp_path: Path) -> None:
    plan = selfplay.Plan("fliptown", bot="greedy", games=4, games_a_part=1, setup={"players": 2})
    for folder, address in ((tmp_path / "here", None), (tmp_path / "there", "auto")):
        selfplay.play(plan, folder, address=address)
    here, there = (sorted(folder.glob("*.parquet")) for folder in (tmp_path / "here", tmp_path / "there"))
    assert [file.read_bytes() for file in here] == [file.read_bytes() for file in there]


def test_the_command_line(local: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["colt-express", "--bot", "greedy", "--against", "random", "--set", "players=3", "--games", "3"]
    assert commands.arena([*arguments, "--ray", "auto", "--file", str(tmp_path / "match.jsonl")]) == 0
    assert capsys.readouterr().out.startswith("greedy against random: 3 games")
    assert commands.arena([*arguments, "--set", "players"]) == 1
    assert "expected KEY=VALUE" in capsys.readouterr().err


@pytest.mark.long
def test_a_node_that_dies_in_mid_match_costs_nothing(tmp_path: Path) -> None:
    """Two nodes on this machine; one is killed while both play."""
    from ray.cluster_utils import Cluster

    alone, spread = tmp_path / "alone.jsonl", tmp_path / "spread.jsonl"
    match: dict[str, Any] = {"games": 60, "seed": 5, "players": 3}
    railhead.arena("colt-express", "mcts:200", "greedy", file=alone, **match)

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    mortal = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    ray.init(address=nodes.address, log_to_driver=False)
    try:
        killed: list[int] = []

        def progress(done: int, planned: int) -> None:
            if not killed and 0 < done < planned // 2:
                nodes.remove_node(mortal, allow_graceful=False)
                killed.append(done)

        cluster.arena("colt-express", "mcts:200", "greedy", file=spread, progress=progress, **match)
        assert killed and results(spread) == results(alone)
        while len([node for node in ray.nodes() if node["Alive"]]) > 1:  # type: ignore[no-untyped-call]
            time.sleep(0.1)
    finally:
        ray.shutdown()
        nodes.shutdown()  # type: ignore[no-untyped-call]
