//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p great-western-trail --all-features --example preview -- FOLDER`.

use std::io;

use great_western_trail::data::buildings::Side;
use great_western_trail::data::trail::Site;
use great_western_trail::{GreatWesternTrail, Options, Position, Sides, Step};
use proving::journey::Journey;
use proving::playtest::eyes;
use proving::preview;
use table::{Eyes, Game, Seat, Silent};

fn main() -> io::Result<()> {
    preview::write_all(&scenes())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, GreatWesternTrail, Eyes)> {
    let two = Options::for_players(2);
    let four = Options::for_players(4).random_layout().sides(Sides::Random).simmentals();
    let solo = Options::for_players(1).sides(Sides::All(Side::B));
    vec![
        ("start", Journey::begin(&two, 3).after(0), eyes(0)),
        ("middle", asked(&four, 5, 260, |step| matches!(step, Step::Depart)), eyes(0)),
        ("visit", asked(&two, 4, 120, |step| matches!(step, Step::Visit)), eyes(0)),
        ("build", asked(&two, 6, 100, |step| matches!(step, Step::Build(_))), eyes(0)),
        ("hire", asked(&four, 7, 150, |step| matches!(step, Step::Hire(_))), eyes(0)),
        ("buy", asked(&four, 8, 200, |step| matches!(step, Step::Buy)), eyes(0)),
        ("engine", asked(&four, 9, 200, |step| matches!(step, Step::Engine(_))), eyes(0)),
        ("foresight", asked(&four, 10, 200, |step| matches!(step, Step::Foresight(_))), eyes(0)),
        ("income", asked(&two, 11, 250, |step| matches!(step, Step::Income)), eyes(0)),
        ("city", asked(&four, 12, 400, |step| matches!(step, Step::City { .. })), eyes(0)),
        ("disc", asked(&four, 13, 400, |step| matches!(step, Step::Disc(_))), eyes(0)),
        ("solo", asked(&solo, 14, 120, |step| matches!(step, Step::Depart)), eyes(0)),
        ("watched", Journey::begin(&four, 15).after(500), Eyes::Bystander),
        ("end", Journey::begin(&four, 16).after(usize::MAX), eyes(1)),
        ("kansas-city", kansas_city(), eyes(0)),
    ]
}

/// A game played at random for so many decisions, and on until the first player is asked for such a step.
fn asked(setup: &Options, seed: u64, decisions: usize, is_wanted: fn(Step) -> bool) -> GreatWesternTrail {
    let mut journey = Journey::<GreatWesternTrail>::begin(setup, seed);
    let mut made = 0;
    loop {
        let table = journey.game.table();
        let mine = table.asked == Some(Seat::new(0)) && table.busy.is_empty();
        if made >= decisions && mine && table.step().is_some_and(is_wanted) || !journey.decide(&mut Silent) {
            return journey.game;
        }
        made += 1;
    }
}

/// A herd that has just come to Kansas City.
fn kansas_city() -> GreatWesternTrail {
    let mut position = Position::new(&Options::for_players(3), 2);
    position.engine(Seat::new(0), 9).build(Seat::new(0), 4, Site::B2).build(Seat::new(1), 1, Site::E1);
    position.visit(Site::KansasCity);
    let game = position.game();
    assert!(!game.to_act().is_empty(), "somebody is asked");
    game
}
