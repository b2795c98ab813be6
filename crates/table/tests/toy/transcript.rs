//! `.rail` files.

use proving::toy::{Toy, ToyEvent, ToySetup};
use table::dice::Seed;
use table::game::Silent;
use table::live_game::LiveGame;
use table::seat::Eyes;
use table::transcript::*;
use table::*;

fn labels(names: &[&str]) -> Vec<Label> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn table(moves: &[(usize, &str)]) -> Transcript<Toy> {
    let setup = ToySetup { players: 2, ..ToySetup::standard() };
    let salts = "1=abc".parse().unwrap();
    let mut live_game = LiveGame::new(setup, SaltedSeed { server_seed: Seed::from_number(1), salts }).unwrap();
    for &(seat, notation) in moves {
        let _ = live_game.play(Seat::new(seat), notation.parse().unwrap(), &mut Silent).unwrap();
    }
    live_game.transcript(labels(&["Anna", "bot:expert"]))
}

const ROUND: [(usize, &str); 4] = [(0, "bid 1"), (1, "bid 2"), (1, "meek"), (0, "meek")];

fn unfinished() -> Transcript<Toy> {
    table(&ROUND)
}

fn finished() -> Transcript<Toy> {
    table(&[ROUND; 3].concat())
}

fn error(text: &str) -> String {
    Transcript::<Toy>::parse(text.as_bytes()).unwrap_err().to_string()
}

/// The error of the unfinished game's text after one replacement.
fn spoilt(from: &str, to: &str) -> String {
    let text = unfinished().to_string();
    assert!(text.contains(from), "{from:?} is not in\n{text}");
    error(&text.replacen(from, to, 1))
}

#[test]
fn the_text_of_a_game() {
    let expected = "railhead 1\n\
        game: toy\n\
        rules: 1\n\
        setup: players=2 purse=6 champion=nobody\n\
        seats: Anna | bot:expert\n\
        commitment: 216eb5cf8e60e66db5dc53e5db5ded0a7c038a00b3bcbebb08b4556c830621a1\n\
        seed: 1a0d12016999e47689dae5744d2b8c1903faf7ca2886a658150083100ef2c8ee\n\
        salts: 1=abc\n\
        result: unfinished\n\
        \n\
        1 bid 1\n\
        2 bid 2\n\
        2 meek\n\
        1 meek\n\
        end 4\n";
    assert_eq!(unfinished().to_string(), expected);
}

#[test]
fn what_is_written_is_read_back() {
    for transcript in [unfinished(), finished(), table(&[]), unfinished().closed()] {
        let text = transcript.to_string();
        assert_eq!(Transcript::parse(text.as_bytes()), Ok(transcript), "{text}");
    }
}

#[test]
fn a_finished_game_states_its_result() {
    let finished = finished();
    let standing = finished.replay().unwrap().standing().unwrap();
    assert_eq!(finished.result, Some(Placing::all(&standing)));
    let line = format!(
        "result: {}\n",
        finished.result.as_deref().unwrap().iter().map(Placing::to_string).collect::<Vec<_>>().join(" | ")
    );
    let text = finished.to_string();
    assert!(text.contains(&line), "{text}");
    let wrong = error(&text.replace(&line, "result: 1. 99 | 2. 0\n"));
    assert!(wrong.starts_with("line 9: expected `") && wrong.ends_with("found `1. 99 | 2. 0`"), "{wrong}");
    assert!(error(&text.replace(&line, "result: unfinished\n")).starts_with("line 9: expected `"));
}

#[test]
fn errors_in_the_header_name_their_line() {
    assert_eq!(spoilt("railhead 1", "railhead 2"), "line 1: expected `railhead 1`, found `railhead 2`");
    assert_eq!(spoilt("game: toy", "game: go"), "line 2: this is a game of `go`, expected one of `toy`");
    assert_eq!(spoilt("rules: 1", "rules: 7"), "line 3: played by version 7 of the rules; known here: version 1");
    assert_eq!(
        spoilt("rules: 1", "rules: 99999999"),
        "line 3: expected the version of the rules, a number, found `99999999`"
    );
    assert_eq!(
        spoilt("players=2", "players=9"),
        "line 4: the table cannot be set up: `players` cannot be `9`: expected a number from 2 to 4"
    );
    assert_eq!(spoilt("players=2", "players=3"), "line 5: expected a name for each of 3 seats, found 2");
    assert!(spoilt("commitment: ", "commitment: x").starts_with("line 6: expected 64 hexadecimal digits"));
    assert!(spoilt("seed: 1a", "seed: 2a").starts_with("line 6: the commitment does not match the seed: expected "));
    assert_eq!(spoilt("salts: 1=", "salts: 3="), "line 8: the table has no seat 3: expected 1 to 2");
    assert_eq!(
        spoilt("result: unfinished", "result: 1. 2"),
        "line 9: expected a place and a total for each of 2 seats, found `1 of them`"
    );
    assert_eq!(spoilt("\n\n", "\n"), "line 10: expected an empty line, found `1 bid 1`");
    assert!(spoilt("game: toy\n", "").starts_with("line 2: expected `game: …`, found `rules: 1`"));
}

#[test]
fn there_is_one_way_to_write_a_game() {
    let reordered = spoilt("players=2 purse=6", "purse=6 players=2");
    assert!(reordered.starts_with("line 4: expected `setup: players=2 purse=6 champion=nobody`"), "{reordered}");
    assert!(spoilt("players=2 ", "").starts_with("line 4: expected `setup: players=3 purse=6 champion=nobody`"));
    assert!(spoilt("players=2", "players=2 players=2").starts_with("line 4: expected `setup: players=2 purse=6"));
    assert!(spoilt("players=2", "players=02").starts_with("line 4: expected `setup: players=2 purse=6"));
    assert!(spoilt("rules: 1", "rules: 01").starts_with("line 3: "));
    assert!(spoilt("game: toy\n", "game: toy\r\n").starts_with("line 2: "));
    assert!(spoilt("1 bid 1\n", "1 bid 1\r\n").starts_with("line 11: "));
}

#[test]
fn errors_in_decisions_name_line_seat_and_rule() {
    assert_eq!(
        spoilt("2 meek", "2 whistle"),
        "line 13: seat 2 may not play `whistle`: refused by TOY-TURN-02 (toy-wrong-stage)"
    );
    assert_eq!(spoilt("2 meek", "3 meek"), "line 13: the table has no seat 3: expected 1 to 2");
    assert!(spoilt("2 meek", "9 meek").starts_with("line 13: expected a seat and its decision"));
    assert!(spoilt("2 meek", "meek").starts_with("line 13: expected a seat and its decision"));
    assert!(spoilt("2 meek", "2 run").starts_with("line 13: `run` is not a decision of this game"));
    assert_eq!(
        spoilt("1 bid 1\n2 bid 2\n2 meek", "1 bid 1\n2 meek\n2 bid 2"),
        "line 12: seat 2 may not play `meek`: refused by TOY-TURN-02 (toy-wrong-stage)"
    );
}

#[test]
fn truncation_and_excess_are_noticed() {
    assert_eq!(spoilt("2 meek\n1 meek\n", "2 meek\n"), "line 14: expected `end 3`, found `end 4`");
    assert_eq!(
        spoilt("end 4\n", ""),
        "line 15: the file is cut short: expected a seat and its decision, or `end` and the number of decisions"
    );
    assert!(spoilt("end 4\n", "end 4").starts_with("line 15: the file is cut short"));
    assert_eq!(spoilt("end 4\n", "end 4\n1 bid 1\n"), "line 16: expected nothing after the end, found `1 bid 1`");
    assert_eq!(error(""), "line 1: the file is cut short: expected `railhead 1`");
    let text = unfinished().to_string();
    for cut in 0..text.len() {
        assert!(error(&text[..cut]).starts_with("line "), "cut after {cut} bytes");
    }
}

#[test]
fn what_is_not_text_or_too_long_is_refused() {
    let mut bytes = unfinished().to_string().into_bytes();
    let at = bytes.windows(4).position(|window| window == b"Anna").unwrap();
    bytes[at] = 0xff;
    assert_eq!(Transcript::<Toy>::parse(&bytes).unwrap_err(), RailError { line: 5, wrong: Wrong::NotText });
    let long = "x".repeat(MAX_LINE + 1);
    assert_eq!(spoilt("2 meek", &long), format!("line 13: the line is longer than {} bytes", MAX_LINE));
    let endless = "1 whistle\n".repeat(Toy::BOUND + 1);
    assert!(spoilt("end 4\n", &endless).contains("more decisions than the 36 a game can have"));
}

#[test]
fn a_sealed_file_shows_no_seed_and_cannot_be_replayed() {
    let open = unfinished();
    let closed = open.closed();
    let Sealing::Open(seed) = &open.sealing else { panic!("an open transcript") };
    assert!(!closed.to_string().contains(&seed.server_seed.to_string()));
    assert_eq!(closed.sealing.commitment(), open.sealing.commitment());
    assert_eq!(closed.replay(), Err(ReplayError::SeedWithheld));
    let text = closed.to_string().replace("result: unfinished", "result: 1. 6 | 2. 5");
    assert_eq!(error(&text), "line 9: expected `unfinished`, found `1. 6 | 2. 5`");
}

#[test]
fn a_header_is_read_without_knowing_the_game() {
    let text = unfinished().to_string().replace("game: toy", "game: go").replace("2 bid 2", "\u{7f} what follows");
    let header = Header::parse(text.as_bytes()).unwrap();
    assert_eq!((header.game.as_str(), header.rules.0), ("go", 1));
    assert_eq!(header.setup[0], ("players".to_owned(), "2".to_owned()));
    assert_eq!(header.labels, labels(&["Anna", "bot:expert"]));
    assert_eq!(header.result, None);
}

#[test]
fn a_game_is_replayed_to_any_decision() {
    let finished = finished();
    let states: Vec<Toy> = finished.states().unwrap().map(Result::unwrap).collect();
    assert_eq!(states.len(), finished.moves.len() + 1);
    for (number, state) in states.iter().enumerate() {
        assert_eq!(finished.at(number).as_ref(), Ok(state), "after {number} decisions");
    }
    assert_eq!(finished.at(usize::MAX), finished.replay());
}

#[test]
fn a_replay_stops_at_the_first_illegal_decision() {
    let mut transcript = unfinished();
    transcript.moves[2] = (Seat::new(1), "whistle".parse().unwrap());
    let error = transcript.replay().unwrap_err();
    assert!(error.to_string().starts_with("decision 3: seat 2 may not play `whistle`: refused by"), "{error}");
    let states: Vec<_> = transcript.states().unwrap().collect();
    assert_eq!((states.len(), states.iter().filter(|state| state.is_err()).count()), (4, 1));
    transcript.moves[2].0 = Seat::new(7);
    assert_eq!(transcript.replay(), Err(ReplayError::NoSuchSeat { decision: 3, seat: Seat::new(7), seats: 2 }));
}

#[test]
fn each_pair_of_eyes_is_told_its_own_story() {
    let transcript = unfinished();
    let second = |eyes| transcript.events_for(eyes).unwrap().remove(2);
    let bidder = second(Eyes::Seat(Seat::new(1)));
    assert_eq!((bidder.decision, bidder.event), (2, ToyEvent::Bid(Seat::new(1), Some(2))));
    assert_eq!(bidder.view.own.unwrap().bid, Some(2));
    let bystander = second(Eyes::Bystander);
    assert_eq!((bystander.event, bystander.view.own), (ToyEvent::Bid(Seat::new(1), None), None));
}

#[test]
fn the_story_begins_with_what_setting_up_told_each_pair_of_eyes() {
    let transcript = unfinished();
    let start = transcript.at(0).unwrap();
    let first = |eyes| transcript.events_for(eyes).unwrap().remove(0);
    let own = first(Eyes::Seat(Seat::new(1)));
    let card = start.view(Eyes::Seat(Seat::new(1))).own.unwrap().card;
    assert_eq!((own.decision, own.event), (0, ToyEvent::Deal([None, Some(card), None, None])));
    assert_eq!(own.view, start.view(Eyes::Seat(Seat::new(1))));
    let bystander = first(Eyes::Bystander);
    assert_eq!((bystander.decision, bystander.event), (0, ToyEvent::Deal([None; 4])));
    assert_eq!(transcript.events_for(Eyes::Bystander).unwrap()[1].decision, 1);
}
