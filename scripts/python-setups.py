"""Writes python/railhead/setups.py: what can be chosen for each game, as types that editors complete.

`python scripts/python-setups.py` writes it anew after a setup has changed; `--check` says whether it is as it should be.
"""

import pathlib
import sys

import railhead

FILE = pathlib.Path(__file__).parents[1] / "python" / "railhead" / "setups.py"
HEAD = '''"""What can be chosen for each game. Written by scripts/python-setups.py from the games' own descriptions."""

from collections.abc import Sequence
from typing import Literal, TypedDict

'''


def kind(option: railhead.Option) -> str:
    match option.kind:
        case "number":
            return "int"
        case "flag":
            return "bool"
        case "one":
            return f"Literal[{', '.join(repr(value).replace(chr(39), chr(34)) for value in option.values or ())}]"
        case _:
            return "Sequence[str]"


def about(option: railhead.Option) -> str:
    bounds = option.bounds
    told = [f"{bounds[0]} to {bounds[1]}"] if bounds else []
    told += [f"one of {len(option.values or ())}"] if option.kind == "ordered" else []
    told += [f"when {option.when}"] if option.when != "always" else []
    return f"    #: {option.help()}" + (f" ({'; '.join(told)})" if told else "")


def setup(game: railhead.Game) -> str:
    name = "".join(word.capitalize() for word in game.name.split("-")) + "Setup"
    fields = [
        f"{about(option)}\n    {option.key.replace('-', '_')}: {kind(option)}" for option in game.options.values()
    ]
    return f'class {name}(TypedDict, total=False):\n    """{game.title()}."""\n\n' + "\n".join(fields) + "\n"


def main() -> int:
    text = HEAD + "\n" + "\n\n".join(setup(game) for game in railhead.games().values())
    if "--check" not in sys.argv:
        FILE.write_text(text)
        return 0
    if FILE.read_text() == text:
        return 0
    print(f"{FILE.name} is not what the games say: run python scripts/python-setups.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
