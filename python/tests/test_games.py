"""Games in their boxes, and how tables are set up."""

import pytest

import railhead


def test_five_games_are_on_the_shelf() -> None:
    assert list(railhead.games()) == [
        "colt-express",
        "fliptown",
        "great-western-trail",
        "ticket-to-ride-legacy",
        "west-story",
    ]


def test_a_game_says_what_it_is(game: str) -> None:
    box = railhead.games()[game]
    assert box.name == game and box.rules >= 1 and box.bound > 100
    assert box.title("en") and box.title("pl") and box.about("en") != box.about("pl")
    assert len(box.layout) == box.observation_size == len(box.layout.names) == len(set(box.layout.names))
    assert (box.layout.low <= box.layout.high).all()
    assert repr(box) == f"<railhead.Game {game}>"


def test_parts_of_a_layout_are_found_by_name(game: str) -> None:
    layout = railhead.games()[game].layout
    for place, (name, entry) in enumerate(zip(layout.names, layout.entries)):
        assert layout[name] == slice(place, place + 1, 1) and name in layout and entry.name == name
    assert all(0 <= part.start < part.stop <= len(layout) for part in layout.parts.values())
    assert "no-such-part" not in layout and 7 not in layout
    with pytest.raises(KeyError, match="no-such-part"):
        layout["no-such-part"]


def test_options_describe_themselves(game: str) -> None:
    box = railhead.games()[game]
    described = box.describe("en")
    for key, option in box.options.items():
        assert option.key == key and f"{key}: " in described
        assert option.label("en") and option.label("pl") and option.help("en")
        assert (option.bounds is not None) == (option.kind == "number")
        assert (option.values is not None) == (option.kind in ("one", "ordered"))
        assert box.complete({key: option.default})[key] == option.default
    with pytest.raises(railhead.SetupError, match="not a language"):
        box.describe("de")  # type: ignore[arg-type]


def test_a_setup_is_completed_and_kept(game: str) -> None:
    box = railhead.games()[game]
    least, most = box.options["players"].bounds or (0, 0)
    for players in range(least, most + 1):
        whole = box.complete(players=players)
        assert whole["players"] == players
        state = box.new(seed=1, players=players)
        assert state.setup == whole and state.seats == box.seats(players=players) >= players
        assert state.automata == box.automata(players=players)
        assert box.new(seed=1, setup=whole).fingerprint(0) == state.fingerprint(0)


def test_options_are_written_with_underscores_or_as_they_are() -> None:
    hard = railhead.new("west-story", seed=1, players=1, tom_hard=12)
    assert hard.setup["tom-hard"] == 12
    assert railhead.new("west-story", seed=1, setup={"players": 1, "tom-hard": 12}).setup == hard.setup
    assert railhead.new("west-story", seed=1, players="1", tom_hard="12").setup == hard.setup


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 9}, "`players` cannot be `9`: expected a number from 2 to 6"),
        ({"players": -1}, "`players` cannot be `-1`: expected a number from 2 to 6"),
        ({"players": 2**70}, "expected a number from 2 to 6"),
        ({"players": None}, "`players` cannot be `None`: expected a number from 2 to 6"),
        ({"players": 2.5}, "`players` cannot be `2.5`: expected a number from 2 to 6"),
        ({"players": "many"}, "`players` cannot be `many`: expected a number from 2 to 6"),
        ({"player": 4}, "there is no option `player`; the options are players, "),
        ({"expert": 3}, "`expert` cannot be `3`: expected yes or no"),
        ({"cast": ["doc"]}, "`cast` cannot be `doc`: expected "),
    ],
)
def test_a_wrong_setup_says_what_would_have_fitted(options: dict[str, object], message: str) -> None:
    with pytest.raises(railhead.SetupError) as raised:
        railhead.new("colt-express", setup=options)  # type: ignore[call-overload]
    assert message in str(raised.value)
    assert isinstance(raised.value, ValueError) and isinstance(raised.value, railhead.RailheadError)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(railhead.SetupError, match="there is no game `chess` here; there is colt-express, "):
        railhead.new("chess")
    with pytest.raises(railhead.SetupError, match="no rules of version 99 are known: expected version"):
        railhead.new("colt-express", rules=99)
    with pytest.raises(railhead.SetupError, match="not a seed: expected 64 hexadecimal digits"):
        railhead.new("colt-express", seed="abc")


def test_seeds_are_numbers_or_digits_and_otherwise_never_the_same(game: str) -> None:
    state = railhead.new(game, seed=5)
    assert state.seed is not None and len(state.seed) == 64
    assert railhead.new(game, seed=state.seed).fingerprint() == state.fingerprint()
    assert len({railhead.new(game).seed for _ in range(5)}) == 5


def test_codes_and_notation_are_two_ways_to_say_the_same(game: str) -> None:
    box = railhead.games()[game]
    for code in range(0, box.action_count, max(1, box.action_count // 500)):
        if box.is_code(code):
            assert box.code(box.notation(code)) == code
        else:
            with pytest.raises(railhead.IllegalAction, match=f"no decision has the code {code}"):
                box.notation(code)
    assert not box.is_code(-1) and not box.is_code(box.action_count)
    with pytest.raises(railhead.IllegalAction, match="`sing` is not a decision of this game: expected"):
        box.code("sing")
