# `make test` is what must pass before anything is merged. The targets below it are heavy.

RAILHEAD = cargo run --profile dist --quiet --

.PHONY: help
help:
	@echo "make test      format, lints and all tests (minutes)"
	@echo "make quick GAME=x   format, and lints and tests of one game"
	@echo "make pictures  pictures of the house in docs/pictures"
	@echo "make swift     how soon a click is felt and answered over a slow connection"
	@echo "make leaks     ten times as many games searched for leaks"
	@echo "make sealed    two hundred campaigns searched for what they have not opened yet"
	@echo "make kills     a house that is killed two hundred times loses nothing"
	@echo "make api       thousands of made-up requests against the document of the API"
	@echo "make soak      whether a house grows in a long evening"
	@echo "make load      moves a second, with thousands of people watching"
	@echo "make bench     how fast each game is"
	@echo "make arena     how strong the bots are, resumable (hours)"
	@echo "make balance   whether a way to play West Story is too good, resumable (an hour)"
	@echo "make fuzz      a million mutated files and notations"
	@echo "make mutants GAME=x   whether tests notice changes of the rules, resumable (minutes)"

.PHONY: test
test: tools
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	cargo fmt --manifest-path tools/mutants/Cargo.toml --check
	cargo clippy --manifest-path tools/mutants/Cargo.toml --target-dir target/mutants/tool --all-targets -- -D warnings
	scripts/types.sh
	scripts/test.sh

# What one runs while writing a game: `make quick GAME=fliptown`. A tenth of the random games are played.
.PHONY: quick
quick:
	@[ -f "crates/games/$(GAME)/Cargo.toml" ] || { echo "make quick GAME=x, where x is one of: $$(ls crates/games | tr '\n' ' ')"; exit 1; }
	cargo fmt --all --check
	cargo clippy -p $(GAME) --all-targets --all-features -- -D warnings
	RAILHEAD_EFFORT=quick cargo test -p $(GAME) --all-features --lib --test rules

# What a fresh machine with nothing but Rust lacks. As root it is installed, otherwise named.
.PHONY: tools
tools:
	@command -v cargo >/dev/null || { echo "Rust is missing: see https://rustup.rs"; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq gcc libc6-dev >/dev/null; } \
		|| { echo "A C compiler is missing: sudo apt-get install gcc libc6-dev"; exit 1; }
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "Chromium is missing: sudo apt-get install chromium"; exit 1; }
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; } \
		|| { echo "PostgreSQL is missing: sudo apt-get install postgresql"; exit 1; }
	@cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 \
		|| { echo "rustfmt or clippy is missing: rustup component add rustfmt clippy"; exit 1; }

.PHONY: pictures
pictures: tools
	cargo test --workspace --all-features --test browser -- --ignored pictures

.PHONY: swift
swift: tools
	cargo test --workspace --all-features --test browser -- --ignored --nocapture swift

.PHONY: leaks
leaks: tools
	RAILHEAD_EFFORT=thorough cargo test --release -p house --lib nothing_sent_to_a_seat

.PHONY: sealed
sealed: tools
	RAILHEAD_CAMPAIGNS=200 cargo test --release -p ticket-to-ride-legacy --all-features --test rules sealed::campaigns -- --nocapture

.PHONY: kills
kills: tools
	RAILHEAD_KILLS=200 cargo test -p house --test house kill -- --nocapture

.PHONY: api
api: tools
	cargo build -p railhead
	crates/house/contract/run "$${CARGO_TARGET_DIR:-target}/debug/railhead"

.PHONY: soak
soak: tools
	cargo run --release -p house --example soak -- --minutes 10 --rate 50
	cargo run --release -p house --example soak -- --logins 1000000

.PHONY: load
load: tools
	cargo run --profile dist -p house --example load -- --tables 500 --sockets 2000 --seconds 20

.PHONY: bench
bench: tools
	$(RAILHEAD) bench colt-express --players 2,3,4,5,6 --seconds 5
	$(RAILHEAD) bench fliptown --players 1,2,3,4 --seconds 5
	$(RAILHEAD) bench great-western-trail --players 1,2,3,4 --seconds 5
	$(RAILHEAD) bench ticket-to-ride-legacy --players 2,3,4,5 --seconds 5
	$(RAILHEAD) bench west-story --players 1,2,3,4 --seconds 5

# Stop with Ctrl-C at any time; the same command goes on.
ARENA = target/arena
.PHONY: arena
arena: tools
	@mkdir -p $(ARENA)
	$(RAILHEAD) arena colt-express --bot greedy --against random --players 4 --file $(ARENA)/greedy-random.jsonl
	$(RAILHEAD) arena colt-express --bot mcts:4000 --against random --players 4 --file $(ARENA)/mcts4000-random.jsonl
	$(RAILHEAD) arena colt-express --bot mcts:4000 --against greedy --players 4 --file $(ARENA)/mcts4000-greedy.jsonl
	$(RAILHEAD) arena colt-express --bot mcts:16000 --against mcts:4000 --players 4 --file $(ARENA)/mcts16000-mcts4000.jsonl
	$(RAILHEAD) arena colt-express --ladder --players 2,4,6 --folder $(ARENA)/ladder
	@mkdir -p $(ARENA)/fliptown
	$(RAILHEAD) arena fliptown --bot greedy --against random --players 4 --file $(ARENA)/fliptown/greedy-random.jsonl
	$(RAILHEAD) arena fliptown --bot expert --against greedy --players 4 --file $(ARENA)/fliptown/expert-greedy.jsonl
	$(RAILHEAD) arena fliptown --ladder --players 1,2,4 --games 200 --folder $(ARENA)/fliptown/ladder
	for cowbot in black-bart wyatt-earp calamity-jane billy-the-kid; do for difficulty in easy normal hard; do \
		$(RAILHEAD) arena fliptown --bot expert --players 1 --set cowbot=yes --set rival=$$cowbot \
			--set difficulty=$$difficulty --games 100 --file $(ARENA)/fliptown/expert-$$cowbot-$$difficulty.jsonl || exit; done; done
	@mkdir -p $(ARENA)/great-western-trail
	$(RAILHEAD) arena great-western-trail --bot greedy --against random --players 2 --games 400 \
		--file $(ARENA)/great-western-trail/greedy-random.jsonl
	$(RAILHEAD) arena great-western-trail --bot expert --against greedy --players 2 --games 200 \
		--file $(ARENA)/great-western-trail/expert-greedy.jsonl
	$(RAILHEAD) arena great-western-trail --ladder --players 2 --games 200 --folder $(ARENA)/great-western-trail/ladder
	for level in easy medium hard; do \
		$(RAILHEAD) arena great-western-trail --bot expert --players 1 --set level=$$level --games 100 \
			--file $(ARENA)/great-western-trail/expert-sam-$$level.jsonl || exit; done
	@mkdir -p $(ARENA)/ticket-to-ride-legacy
	$(RAILHEAD) arena ticket-to-ride-legacy --bot greedy --against random --players 2 --games 400 \
		--file $(ARENA)/ticket-to-ride-legacy/greedy-random.jsonl
	$(RAILHEAD) arena ticket-to-ride-legacy --bot expert --against greedy --players 2 --games 200 \
		--file $(ARENA)/ticket-to-ride-legacy/expert-greedy.jsonl
	$(RAILHEAD) arena ticket-to-ride-legacy --ladder --players 2 --games 200 --folder $(ARENA)/ticket-to-ride-legacy/ladder
	@mkdir -p $(ARENA)/west-story
	$(RAILHEAD) arena west-story --bot greedy --against random --players 2 --games 400 \
		--file $(ARENA)/west-story/greedy-random.jsonl
	$(RAILHEAD) arena west-story --bot expert --against greedy --players 2 --games 200 \
		--file $(ARENA)/west-story/expert-greedy.jsonl
	$(RAILHEAD) arena west-story --bot expert --players 1 --set tom-hard=12 --games 100 \
		--file $(ARENA)/west-story/expert-tom-hard.jsonl
	$(RAILHEAD) arena west-story --bot expert --players 1 --set tom-hard=12 --set tom-contests=yes --set tom-gangs=yes \
		--set tom-coins=yes --set gold-rush=yes --set tom-gold=yes --games 100 \
		--file $(ARENA)/west-story/expert-tom-hardest.jsonl
	$(RAILHEAD) arena west-story --ladder --players 2 --games 200 --folder $(ARENA)/west-story/ladder

# Stop with Ctrl-C at any time; the same command goes on. In the end docs/balance is drawn anew.
BALANCE = target/balance
MEASURE = cargo run --profile dist --quiet --package shelf --example balance --
.PHONY: balance
balance: tools
	$(MEASURE) play --numbers first --file $(BALANCE)/first.jsonl
	$(MEASURE) play --numbers tuned --file $(BALANCE)/tuned.jsonl
	$(MEASURE) report $(BALANCE)/first.jsonl $(BALANCE)/tuned.jsonl docs/balance

.PHONY: fuzz
fuzz: tools
	RAILHEAD_MUTATIONS=1000000 cargo test --release --workspace --all-features --test rules -- --nocapture files:: records::

# All mutants of a sample are compiled at once (docs/testing.md). Stop with Ctrl-C at any time; the same command goes on.
SAMPLE = 200
SEED = 1
.PHONY: mutants
mutants: tools
	@[ -f "crates/games/$(GAME)/Cargo.toml" ] || { echo "make mutants GAME=x, where x is one of: $$(ls crates/games | tr '\n' ' ')"; exit 1; }
	cargo run --release --quiet --manifest-path tools/mutants/Cargo.toml --target-dir target/mutants/tool -- \
		$(GAME) --sample $(SAMPLE) --seed $(SEED)
