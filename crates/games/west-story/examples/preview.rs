//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p west-story --all-features --example preview -- FOLDER`.

use std::io;

use proving::journey::Journey;
use proving::preview;
use table::{Dice, Eyes, Game, Seat, Silent};
use west_story::data::{City, Side};
use west_story::{Options, Position, WestStory};

fn main() -> io::Result<()> {
    preview::write_all(&scenes())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, WestStory, Eyes)> {
    let actor = |game: &WestStory| Eyes::Seat(game.to_act().first().unwrap_or(Seat::new(0)));
    let mut scenes = Vec::new();
    let mut look = |name, game: WestStory| {
        let eyes = actor(&game);
        scenes.push((name, game, eyes));
    };
    look("start", journey(&Options::for_people(4).asymmetric(), 0, 3));
    look("lay-start", journey(&Options::for_people(2).asymmetric(), 1, 3));
    look("dice", journey(&Options::for_people(3).advanced(), 0, 5));
    look("early-a", journey(&Options::for_people(2), 12, 7));
    look("middle-a", journey(&Options::for_people(4), 160, 2));
    look("middle-b", journey(&Options::for_people(4).everything().side(Side::B), 190, 4));
    look("late-b", journey(&Options::for_people(3).side(Side::B).gold_rush(), 210, 9));
    look("tom", journey(&Options::for_people(1), 70, 6));
    look("main", busy().turn(0));
    look("shop", until(busy().turn(0), "shop"));
    look("lay", until(busy().turn(0), "lay"));
    look("scam", until(busy().turn(0), "refresh"));
    look("pay", until(busy().turn(0), "pay"));
    look("contest", busy().jokers(0, 2).order(&mut Dice::from_number(1), &mut Silent));
    look("end", journey(&Options::for_people(4), usize::MAX, 11));
    scenes
}

/// A game played at random for so many decisions.
fn journey(options: &Options, decisions: usize, seed: u64) -> WestStory {
    Journey::begin(options, seed).after(decisions)
}

/// Plays on at random until an option of this name is there.
fn until(game: WestStory, verb: &str) -> WestStory {
    let mut dice = Dice::from_number(8);
    let mut game = game;
    for _ in 0..400 {
        let Some(seat) = game.to_act().first() else { break };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let wanted = if verb == "refresh" {
            "discard"
        } else if verb == "shop" {
            "buy"
        } else {
            verb
        };
        if legal.iter().any(|action| action.to_string().starts_with(wanted)) {
            break;
        }
        let leads = legal
            .iter()
            .position(|action| action.to_string().starts_with(if verb == "refresh" { "scam" } else { verb }));
        let next =
            legal.iter().position(|action| action.to_string().starts_with("refresh")).filter(|_| verb == "refresh");
        let number = next.or(leads).unwrap_or_else(|| dice.below(legal.len() as u32) as usize);
        game.play_legal(seat, legal[number], &mut dice, &mut Silent);
    }
    game
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
