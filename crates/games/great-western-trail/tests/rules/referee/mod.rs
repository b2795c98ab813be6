//! A second opinion: ways and fees, deliveries and the final account, written down once more from the rules in the plainest
//! words, slowly and without a thought for speed. It knows names, and asks the game for nothing that it checks.

mod railroad;
mod scores;
mod trail;

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::{Number, Side};
use great_western_trail::data::tiles::{Area, Tile};
use great_western_trail::data::trail::{Purpose, Site};
use great_western_trail::{GreatWesternTrail, Options, Position, Sides, Tenant};
use proving::effort::Effort;
use proving::journey::Journey;
use table::{Dice, Game, Seat, Silent};

/// How many positions are looked at.
fn positions(usual: u32) -> u64 {
    Effort::wanted().of(usual).into()
}

/// Something that is so in one of so many cases.
fn one_in(cases: u32, dice: &mut Dice) -> bool {
    dice.below(cases) == 0
}

/// A game for so many players with everything else at random.
fn options(players: usize, dice: &mut Dice) -> Options {
    let side = |dice: &mut Dice| dice.pick(&Side::ALL);
    let sides = Sides::Chosen([(); 12].map(|()| side(dice)));
    let options = Options::for_players(players).random_layout().sides(sides);
    if one_in(2, dice) { options.simmentals() } else { options }
}

/// A table in the midst of a game that nobody has played: tiles and buildings on the trail, engines, discs and money, all at
/// random.
fn arranged(players: usize, dice: &mut Dice) -> Position {
    let mut position = Position::new(&options(players, dice), u64::from(dice.word()));
    for site in Site::ALL {
        if !matches!(position.table.tenant(site), Tenant::Neutral(_)) {
            lay_something(&mut position, site, dice);
        }
    }
    for seat in Seat::all(position.table.seats.into()) {
        for disc in Disc::ALL {
            (0..disc.count()).filter(|_| one_in(2, dice)).for_each(|_| _ = position.take(seat, disc));
        }
        let space = dice.pick(&[0, 1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 22, 38]);
        position.engine(seat, space).player(seat).dollars = dice.below(14) as u16;
    }
    position
}

/// What may lie on a site, or nothing; on some tables there is much, on others little.
fn lay_something(position: &mut Position, site: Site, dice: &mut Dice) {
    let nothing = one_in(2, dice);
    match site.purpose() {
        _ if nothing => {}
        Purpose::Hazard(area) => {
            let kinds = match area {
                Area::Flood => &Tile::ALL[0..5],
                Area::Drought => &Tile::ALL[5..10],
                Area::Rockfall => &Tile::ALL[10..15],
            };
            position.tile(site, dice.pick(kinds));
        }
        Purpose::Bandit => {
            position.tile(site, dice.pick(&[Tile::GreenBandit, Tile::OrangeBandit]));
        }
        Purpose::Building => {
            let seats: Vec<Seat> = Seat::all(position.table.seats.into()).collect();
            let owner = dice.pick(&seats);
            let unbuilt: Vec<Number> = position.table.unbuilt(owner).collect();
            if !unbuilt.is_empty() {
                position.build(owner, dice.pick(&unbuilt).get(), site);
            }
        }
        _ => {}
    }
}

/// Looks at random games on the way, decision by decision, until `look` has seen enough: it says whether it saw something.
fn on_the_way(enough: u64, mut look: impl FnMut(&GreatWesternTrail, &mut Dice) -> bool) {
    let (mut seen, mut seed) = (0, 0);
    while seen < enough {
        seed += 1;
        let mut dice = Dice::from_number(seed);
        let players = 1 + seed as usize % 4;
        let mut journey = Journey::<GreatWesternTrail>::begin(&options(players, &mut dice), seed);
        while seen < enough && journey.decide(&mut Silent) {
            seen += u64::from(look(&journey.game, &mut dice));
        }
    }
}

/// What a seat may do, in the notation, without exchange tokens.
fn legal(game: &GreatWesternTrail, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).filter(|option| !option.starts_with("exchange ")).collect()
}
