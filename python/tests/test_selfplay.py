"""Self-play and what it writes."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

import railhead
from railhead import selfplay


def parts(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.parquet")}


def plan(**changes: Any) -> selfplay.Plan:
    usual: dict[str, Any] = {"bot": "mcts:8", "games": 4, "games_a_part": 2, "setup": {"players": 2}}
    return selfplay.Plan("colt-express", **usual | changes)


def test_rows_are_decisions_of_whole_games(tmp_path: Path) -> None:
    selfplay.play(plan(), tmp_path)
    table = selfplay.read(tmp_path)
    assert set(table.column_names) == {"game", "decision", "seat", "observation", "legal", "visits", "action", "result"}
    for game in range(4):
        rows = [row for row in table.to_pylist() if row["game"] == game]
        assert [row["decision"] for row in rows] == list(range(len(rows)))
        state = replayed(rows, plan(), game)
        assert state.is_over
        assert [row["result"] for row in rows] == [np.float32(state.returns()[row["seat"]]) for row in rows]


def replayed(rows: list[dict[str, Any]], plan: selfplay.Plan, game: int) -> railhead.State:
    """The same game from its decisions, every row compared with what its seat saw and could do."""
    first = next(selfplay._rows(plan, railhead.Bot(plan.bot), game))[0]
    assert first.action == rows[0]["action"]
    state = railhead.new(plan.game, seed=random.Random(f"{plan.seed} {game}").randrange(2**63), setup=plan.setup)
    for row in rows:
        assert row["legal"] == state.legal(row["seat"])
        assert np.array_equal(np.array(row["observation"], dtype=np.float32), state.observation(row["seat"]))
        assert len(row["visits"]) == len(row["legal"]) and sum(row["visits"]) > 0
        state.play(row["action"], row["seat"])
    return state


def test_visits_are_those_of_the_search(tmp_path: Path) -> None:
    selfplay.play(plan(bot="mcts:16", games=1), tmp_path)
    searched = [row for row in selfplay.read(tmp_path).to_pylist() if len(row["legal"]) > 1]
    assert all(row["visits"][row["legal"].index(row["action"])] == max(row["visits"]) for row in searched)
    assert any(sum(row["visits"]) >= 8 for row in searched)


def test_what_was_stopped_goes_on_and_the_files_are_the_same(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    selfplay.play(plan(games=5), whole)
    selfplay.play(plan(games=3), stopped)
    first = stopped / "part-000000.parquet"
    written = first.stat().st_mtime_ns
    selfplay.play(plan(games=5), stopped)
    assert parts(stopped) == parts(whole)
    assert first.stat().st_mtime_ns == written, "what was there is not played again"


def test_a_folder_is_of_one_plan(tmp_path: Path) -> None:
    selfplay.play(plan(games=1), tmp_path)
    with pytest.raises(railhead.RailheadError, match="its seed is 1, not 2"):
        selfplay.play(plan(games=1, seed=2), tmp_path)
    about = json.loads((tmp_path / "selfplay.json").read_text())
    assert about["game"] == "colt-express" and about["setup"]["players"] == 2


def test_a_trainer_reads_arrays(tmp_path: Path) -> None:
    selfplay.play(plan(bot="greedy"), tmp_path)
    table = selfplay.read(tmp_path)
    box = railhead.games()["colt-express"]
    assert selfplay.observations(table).shape == (len(table), box.observation_size)
    shares = selfplay.policies(table, box.action_count)
    assert shares.shape == (len(table), box.action_count)
    assert np.array_equal(shares.argmax(axis=1), table["action"].to_numpy())
    assert pyarrow.parquet.read_metadata(tmp_path / "part-000000.parquet").num_rows < len(table)


def test_explored_decisions_are_drawn_by_visits(tmp_path: Path) -> None:
    selfplay.play(plan(bot="mcts:16", games=6, explored=1000), tmp_path)
    rows = selfplay.read(tmp_path).to_pylist()
    likeliest = [row["visits"][row["legal"].index(row["action"])] == max(row["visits"]) for row in rows]
    assert any(likeliest) and not all(likeliest)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["fliptown", "--bot", "random", "--games", "2", "--set", "players=2", "--out", str(tmp_path)]
    assert selfplay.main(arguments) == 0
    assert len(selfplay.read(tmp_path)) > 0
    assert selfplay.main([*arguments, "--seed", "9"]) == 1
    assert "its seed is 1, not 9" in capsys.readouterr().err
