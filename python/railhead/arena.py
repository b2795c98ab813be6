"""``python -m railhead.arena``: a match from the command line, on this machine or spread over a cluster.

    python -m railhead.arena colt-express --bot mcts:4000 --against greedy --set players=4 --games 400 --file match.jsonl
    python -m railhead.arena colt-express --policy mine:policy --against medium --ray auto --file match.jsonl

In programs, ``railhead.arena`` is the function that plays a match; importing this module leaves it what it is.
"""

import sys

import railhead
from railhead.commands import arena

if __name__ == "__main__":
    sys.exit(arena())

# `import railhead.arena` would put this module in the place of the function of that name.
sys.modules[__name__] = railhead.arena  # type: ignore[assignment]
