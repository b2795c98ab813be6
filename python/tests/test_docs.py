"""Documentation that runs, and stubs that say what is there."""

import doctest
import inspect
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

import railhead
import railhead._railhead

ROOT = pathlib.Path(__file__).parents[2]
SKIPPED = {"__new__", "__class__", "__doc__", "__init__", "__subclasshook__", "__init_subclass__"}


def documented() -> Iterator[tuple[str, str]]:
    """Everything public with its documentation."""
    for name in railhead.__all__:
        thing = getattr(railhead, name)
        if name.startswith("__"):
            continue
        yield name, inspect.getdoc(thing) or ""
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", inspect.getdoc(value) or ""


DOCUMENTED = dict(documented())
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


def run(name: str, text: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    failures: list[str] = []
    runner.run(test, out=failures.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(failures)


@pytest.mark.parametrize("name", [name for name, text in DOCUMENTED.items() if ">>>" in text])
def test_examples_in_docstrings_run(name: str) -> None:
    run(name, DOCUMENTED[name])


def test_everything_public_is_documented() -> None:
    assert [name for name, text in DOCUMENTED.items() if not text] == []
    assert len([text for text in DOCUMENTED.values() if ">>>" in text]) > 10


def test_the_guide_runs() -> None:
    guide = (ROOT / "docs" / "python.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", guide, flags=re.DOTALL)
    assert len(blocks) > 5
    text = "\n".join(block for block in blocks if ">>>" in block)
    run("docs/python.md", text)


def test_types_are_checked_and_stubs_say_what_is_there() -> None:
    for tool in (["mypy"], ["mypy.stubtest", "railhead", "--mypy-config-file", "pyproject.toml"]):
        checked = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
