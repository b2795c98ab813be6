//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p colt-express --all-features --example preview -- FOLDER`.

use std::io;

use colt_express::data::{Character::*, Kind, Level::*, RoundCard};
use colt_express::{Cast, ColtExpress, Face, Options, Position};
use proving::journey::Journey;
use proving::playtest::eyes;
use proving::{Playtest, preview};
use table::{Dice, Eyes};

fn main() -> io::Result<()> {
    preview::write_all(&scenes())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, ColtExpress, Eyes)> {
    let mut dice = Dice::from_number(5);
    let mut scenes = vec![
        ("planning", journey(4, 34, 11), eyes(0)),
        ("six", journey(6, 60, 4), eyes(2)),
        ("two", journey(2, 24, 8), eyes(1)),
        ("three", journey(3, 10, 2), eyes(0)),
        ("five", journey(5, 70, 3), eyes(3)),
        ("end", journey(4, usize::MAX, 11), eyes(1)),
    ];
    let tunnel = busy().round(2, RoundCard::Tunnels24).planning(1);
    scenes.push(("tunnel", tunnel, eyes(0)));
    let mut asked = Vec::new();
    for (name, card) in [
        ("move", (Doc, Kind::Move)),
        ("rob", (Tuco, Kind::Rob)),
        ("shoot", (Django, Kind::Shoot)),
        ("punch", (Cheyenne, Kind::Punch)),
    ] {
        let mut t = Playtest::at(busy().heist(&[card, (Doc, Kind::Shoot), (Tuco, Kind::Move)], &mut dice));
        if name == "punch" {
            t.play(&t.legal()[0]);
        }
        asked.push((name, t.game));
    }
    let crowd = Position::of(&[Doc, Belle, Cheyenne, Tuco, Django, Ghost])
        .at(0, Roof, &[Doc, Belle, Cheyenne, Tuco, Django])
        .at(1, Inside, &[Ghost])
        .loot(0, Roof, 5, 3, 1)
        .planning(0);
    scenes.push(("crowd", crowd, eyes(0)));
    asked.push(("picking", Journey::begin(&Options::for_players(4).cast(Cast::Picked), 5).after(0)));
    scenes.extend(preview::for_actors(asked));
    scenes
}

/// Somebody and something in many places.
fn busy() -> Position {
    Position::of(&[Doc, Cheyenne, Tuco, Django])
        .at(1, Inside, &[Tuco])
        .at(2, Inside, &[Doc, Cheyenne])
        .at(3, Roof, &[Django])
        .sheriff(4)
        .loot(0, Inside, 1, 0, 0)
        .loot(1, Inside, 3, 1, 0)
        .loot(2, Inside, 1, 2, 0)
        .loot(3, Inside, 4, 1, 0)
        .loot(3, Roof, 0, 1, 0)
        .loot(4, Inside, 0, 0, 1)
        .dropped(1, Inside, 450, &[2])
        .dropped(2, Roof, 300, &[0])
        .purses(Doc, &[250, 400])
        .treasure(Doc, 1, 1)
        .treasure(Cheyenne, 2, 0)
        .fired(Django, 3, Doc)
        .wounded(Doc, 2)
        .stack(&[(Doc, Kind::Move, Face::Up), (Cheyenne, Kind::Rob, Face::Down), (Tuco, Kind::Level, Face::Up)])
}

/// A game played at random for so many decisions.
fn journey(players: usize, decisions: usize, seed: u64) -> ColtExpress {
    Journey::begin(&Options::for_players(players), seed).after(decisions)
}
