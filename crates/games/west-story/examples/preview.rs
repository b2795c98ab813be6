//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p west-story --all-features --example preview -- FOLDER`.

use std::io;

use proving::journey::Journey;
use proving::{Playtest, preview};
use table::{Dice, Silent};
use west_story::data::{City, Side};
use west_story::{Options, Position, WestStory};

fn main() -> io::Result<()> {
    let of = Options::for_people;
    preview::write_all(&preview::for_actors([
        ("start", journey(&of(4).asymmetric(), 0, 3)),
        ("lay-start", journey(&of(2).asymmetric(), 1, 3)),
        ("dice", journey(&of(3).advanced(), 0, 5)),
        ("early-a", journey(&of(2), 12, 7)),
        ("middle-a", journey(&of(4), 160, 2)),
        ("middle-b", journey(&of(4).everything().side(Side::B), 190, 4)),
        ("late-b", journey(&of(3).side(Side::B).gold_rush(), 210, 9)),
        ("tom", journey(&of(1), 70, 6)),
        ("main", busy().turn(0)),
        ("shop", until("buy", "shop")),
        ("lay", until("lay", "buy")),
        ("scam", until("discard", "scam refresh")),
        ("pay", until("pay", "outpost")),
        ("contest", busy().jokers(0, 2).order(&mut Dice::from_number(1), &mut Silent)),
        ("end", journey(&of(4), usize::MAX, 11)),
    ]))
}

/// A game played at random for so many decisions.
fn journey(options: &Options, decisions: usize, seed: u64) -> WestStory {
    Journey::begin(options, seed).after(decisions)
}

/// Plays on until an option of this name is there; what leads to it is taken, and otherwise the first option.
fn until(wanted: &str, leads: &str) -> WestStory {
    let mut t = Playtest::at(busy().turn(0));
    while !t.legal().is_empty() && t.options(wanted).is_empty() {
        let legal = t.legal();
        let leading = legal.iter().find(|option| leads.split(' ').any(|verb| option.starts_with(verb)));
        t.play(leading.unwrap_or(&legal[0]));
    }
    t.game
}

/// A table in the middle of a game, with something of everything.
fn busy() -> Position {
    Position::people(4)
        .round(4)
        .holds(0, 5, 9, 3)
        .holds(1, 2, 3, 6)
        .holds(2, 0, 7, 1)
        .total(0, 16)
        .total(1, 23)
        .total(2, 9)
        .total(3, 31)
        .jokers(0, 1)
        .card(0, "t2", "III-06.1")
        .card(0, "b3", "II-A1.1")
        .card(0, "t5", "I-01.1")
        .card(0, "b1", "III-04.2")
        .card(0, "b6", "II-S2.1")
        .card(1, "t1", "III-01.1")
        .card(2, "b2", "II-A2.1")
        .card(3, "t4", "III-05.3")
        .blocked(0, "t3 b2 b4")
        .blocked(1, "t1 t2 b5")
        .tied(0, "boot")
        .delivered(1, 2)
        .reserved(0, "III-03.1")
        .bandits(3, &["cactus", "revolver"])
        .bandits(2, &["horseshoe", "joker"])
        .outposts(0, City::DodgeCity, 1)
        .outposts(1, City::Deadwood, 2)
        .disc(2, City::DodgeCity, "M3", false)
        .dice(4, 2)
}
