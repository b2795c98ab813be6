# A PostgreSQL cluster for tests, in a temporary folder of its own, for as long as somebody holds the other end of this
# script's input: when that ends, however it ends, the server is stopped and the folder removed.
#
# It says `ready FOLDER PORT` once, and `done` after each order: `stop` (as by a crash), `start`.
set -eu

fail() {
    echo "failed $*"
    exit 1
}

# The newest of those that Debian's packages install beside each other, or the one in the path.
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ]; then
    initdb=$(command -v initdb) || fail "PostgreSQL is missing: sudo apt-get install postgresql"
    bin=$(dirname "$initdb")
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/railhead-postgres.XXXXXX" 2>/dev/null) || folder=$(mktemp -d /tmp/railhead-postgres.XXXXXX)
log=$folder/log

tidy() {
    "$bin/pg_ctl" --pgdata "$folder/data" --mode immediate --wait stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap tidy EXIT
trap 'exit 130' INT TERM

start() {
    "$bin/pg_ctl" --pgdata "$folder/data" --log "$log" --wait --timeout 60 start >/dev/null 2>&1
}

"$bin/initdb" --pgdata "$folder/data" --username railhead --auth trust --encoding UTF8 --locale C.UTF-8 \
    --no-sync >"$log" 2>&1 || fail "$(tail -n 3 "$log" | tr '\n' ' ')"

# Nothing that is tested survives the loss of the machine's power, and so nothing waits for its disk but where a test asks.
cat >>"$folder/data/postgresql.conf" <<SETTINGS
unix_socket_directories = '$folder'
listen_addresses = '127.0.0.1'
port = ${PORT}
fsync = ${FSYNC}
max_connections = 200
max_wal_senders = 0
wal_level = minimal
autovacuum = off
SETTINGS

start || fail "$(tail -n 3 "$log" | tr '\n' ' ')"
echo "ready $folder $PORT"

while read -r order; do
    case $order in
        stop) "$bin/pg_ctl" --pgdata "$folder/data" --mode immediate --wait stop >/dev/null 2>&1 ;;
        start) start ;;
    esac && echo "done" || echo "failed $order"
done
