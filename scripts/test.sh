#!/bin/bash
# All tests, after everything was built once. Those that need a browser run beside the others: a browser waits more than it
# works. Each is told in full, the browsers' last; one that fails hides no other.
set -u
cd "$(dirname "$0")/.."

# Every program of tests is named here, so that examples are not linked as well (the lints check them).
# The tidy test finds a program that is forgotten.
browsers="--test browser --test chromium"
others="--lib --test games --test house --test railhead --test rules --test toy"

# The same selection of packages and features every time: with any other one cargo would build again.
test="cargo test --workspace --all-features --no-fail-fast"

$test $others $browsers --no-run || exit

said=$(mktemp)
beside= rest=
trap 'kill -- ${beside:+-$beside} ${rest:+-$rest} 2>/dev/null; rm -f "$said"' EXIT
trap 'exit 130' INT TERM

# Groups of their own, so that whoever interrupts the tests ends all programs, browsers and houses at once; not sessions, since a
# kernel may give each session its share, whatever is nice.
set -m
$test $browsers >"$said" 2>&1 &
beside=$!

failed=
# The browsers take longest: they go first where both want the machine.
nice -n 19 $test $others &
rest=$!
wait $rest || failed="$failed programs"
nice -n 19 $test --doc &
rest=$!
wait $rest || failed="$failed documentation"
# It has dependencies of its own, and is built apart.
nice -n 19 cargo test --manifest-path tools/mutants/Cargo.toml --target-dir target/mutants/tool &
rest=$!
wait $rest || failed="$failed mutants"
# What researchers run is built as they build it.
nice -n 19 scripts/python.sh test &
rest=$!
wait $rest || failed="$failed python"
rest=
wait $beside
ended=$?
beside=
cat "$said"
# A browser that had to wait too long for a busy machine is not a fault of the house: what was red is tried once more, and told.
if [ $ended -ne 0 ]; then
    red=$(sed -n 's/^test \([^ ]*\) \.\.\. FAILED$/\1/p' "$said" | sort -u)
    if [ -n "$red" ] && $test $browsers -- --exact $red; then
        echo "unsteady, and green when tried again:" $red
    else
        failed="$failed browsers"
    fi
fi
[ -z "$failed" ] || { echo "failed:$failed (see above)"; exit 1; }
