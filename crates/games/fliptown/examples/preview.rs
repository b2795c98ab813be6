//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p fliptown --all-features --example preview -- FOLDER`.

use std::io;

use fliptown::data::{Character::*, Cowbot, Difficulty, Item};
use fliptown::{Fliptown, Holdem, Options, Position};
use proving::journey::Journey;
use proving::playtest::eyes;
use proving::{Playtest, preview};
use table::Eyes;

fn main() -> io::Result<()> {
    preview::write_all(&scenes())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, Fliptown, Eyes)> {
    let plain = Options::for_players(1);
    let town = busy(Position::solo()).lineup("8c 8d 2h").turn();
    vec![
        ("first", journey(&plain, 0, 11), eyes(0)),
        ("alone", busy(Position::solo()).lineup("7c 5s 9h").turn(), eyes(0)),
        ("land", played(town, "play 3 town-8"), eyes(0)),
        ("cowbot", busy(Position::against(Cowbot::BillyTheKid, Difficulty::Hard)).lineup("10s Ks 3d").turn(), eyes(0)),
        (
            "character",
            busy(
                Position::players(3)
                    .characters(&[WildCard, Mayor, Bandit])
                    .holdem(Holdem::Standard, &["Ah Kh", "2c 3c", "4c 5c"]),
            )
            .lineup("9c 10h 2d")
            .turn(),
            eyes(0),
        ),
        ("four", journey(&Options::for_players(4).characters(), 90, 4), eyes(1)),
        ("bonus", played(busy(Position::players(2)).lineup("9h 10d 4s").turn(), "play 3 trail-9"), eyes(0)),
        ("end", journey(&Options::for_players(3), usize::MAX, 7), eyes(1)),
    ]
}

/// Something written in every region.
fn busy(position: Position) -> Position {
    position
        .at(2, 3)
        .money(0, 13, 3)
        .stars(0, 17)
        .wanted(0, 6)
        .tools(0, 2, 1)
        .circled(0, "trail-2 trail-5 trail-6 bad-3 bad-9 bad-10 bad-j mine-1l mine-2a mine-3b mine-4b town-3 town-7 grave-tl grave-tm grave-mr")
        .items(0, &[Item::Friendship, Item::Pistol, Item::OutlawQueen, Item::BankRed])
        .hotel(0, 2)
        .land(0, &[1, 2, 5])
        .poker(0, "9h 9s")
}

/// The position after a decision of whoever is to act.
fn played(game: Fliptown, action: &str) -> Fliptown {
    let mut t = Playtest::at(game);
    t.play(action);
    t.game
}

/// A game played at random for so many decisions.
fn journey(options: &Options, decisions: usize, seed: u64) -> Fliptown {
    Journey::begin(options, seed).after(decisions)
}
