# Runs Chromium until it ends or the process that asked for it does, however that one ends:
# its end of our standard input closes when it is killed, too. Then nothing stays behind.
folder=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
chromium=$!
{ read -r _ <&3; kill -KILL "$chromium"; } 2>/dev/null &
wait "$chromium"
# Children of a killed Chromium may write for another moment.
for attempt in 1 2 3 4 5 6 7 8 9 10; do
    rm -rf -- "$folder" 2>/dev/null && break
    sleep 0.05
done
kill -KILL 0
