#!/bin/bash
# Builds the Python package and installs it into an environment of its own beside what cargo builds; with `test` its tests are
# run there. Whatever else is said is handed on to pytest.
set -eu
cd "$(dirname "$0")/.."

own="${CARGO_TARGET_DIR:-target}/python"
if ! cmp -s python/requirements.txt "$own/installed.txt"; then
    python3 -m venv "$own"
    "$own/bin/python" -m pip install --quiet --disable-pip-version-check --requirement python/requirements.txt
    cp python/requirements.txt "$own/installed.txt"
fi
# Without isolation, so that nothing is fetched again and cargo's work is kept.
PATH="$PWD/$own/bin:$PATH" "$own/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation \
    --no-deps --force-reinstall .
echo "railhead is in $own: $own/bin/python"

if [ "${1:-}" = test ]; then
    shift
    "$own/bin/python" scripts/python-setups.py --check
    "$own/bin/python" -m pytest "$@"
fi
