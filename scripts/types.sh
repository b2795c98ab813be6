#!/bin/bash
# Checks the types of the page's scripts, where Node is there. TypeScript is what `tools/types` names, installed beside what cargo
# builds; nothing of it is served.
set -eu
cd "$(dirname "$0")/.."

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    echo "Node is not here: the types of the page's scripts are not checked."
    exit
fi
own="${CARGO_TARGET_DIR:-target}/types"
if ! cmp -s tools/types/package-lock.json "$own/installed.json"; then
    mkdir -p "$own"
    cp tools/types/package.json tools/types/package-lock.json "$own"
    npm ci --prefix "$own" --no-audit --no-fund --silent
    cp tools/types/package-lock.json "$own/installed.json"
fi
"$own/node_modules/.bin/tsc" --project crates/house
