//! The drawn table: every option can be chosen on it, nothing is drawn that the eyes do not know, and it
//! stays small.

use colt_express::data::{Character::*, Kind, Level::*, RoundCard};
use colt_express::{Cast, ColtExpress, Options, Position};
use drawing::{Drawn, Key};
use proving::drawn::{self as checks, Seen, draw, drawn, element, text};
use proving::journey::Journey;
use table::{Dice, Eyes, Game, Seat, Silent};
use wording::Language;

/// Every variant for so many players.
fn variants(players: usize) -> [Options; 3] {
    let plain = Options::for_players(players);
    [plain.clone(), plain.clone().expert().memory(), plain.cast(Cast::Picked)]
}

fn are_drawn(players: usize) {
    let mut seen = Seen::default();
    for (i, setup) in variants(players).iter().enumerate() {
        seen += checks::games::<ColtExpress>(setup, 12, 100 * i as u64);
    }
    assert!(seen.refused > 1000 && seen.flights > 1000, "{seen:?}");
}

proving::cases! { are_drawn;
    two_players_are_drawn(2);
    three_players_are_drawn(3);
    four_players_are_drawn(4);
    five_players_are_drawn(5);
    six_players_are_drawn(6);
}

#[test]
fn a_tunnel_is_dark_and_an_open_turn_is_not() {
    let position = || Position::of(&[Doc, Belle, Tuco, Ghost]).round(1, RoundCard::Tunnels24);
    let mood = |turn| drawn(&position().planning(turn), Eyes::Bystander, Language::En).scene.mood;
    assert_eq!((mood(0), mood(1)), (None, Some("dark")));
}

#[test]
fn a_choice_in_a_crowd_is_marked_on_every_choosable_bandit() {
    let game = Position::of(&[Doc, Belle, Tuco, Ghost])
        .at(1, Inside, &[Doc])
        .at(2, Inside, &[Belle, Tuco, Ghost])
        .heist(&[(Doc, Kind::Shoot)], &mut Dice::from_number(1));
    let text = text(&drawn(&game, Eyes::Seat(Seat::new(0)), Language::En));
    let marked = |key: &str| {
        let element = element(&text, key);
        (element.contains("data-options="), element.contains("data-why="))
    };
    assert_eq!(marked("bandit-tuco"), (true, false));
    assert_eq!(marked("bandit-ghost"), (true, false));
    assert_eq!(marked("bandit-belle"), (false, true), "Belle is spared while there are others");
}

#[test]
fn a_push_is_chosen_where_the_victim_lands() {
    let mut dice = Dice::from_number(1);
    let mut game = Position::of(&[Doc, Belle, Tuco, Ghost])
        .at(2, Inside, &[Doc, Tuco])
        .purses(Tuco, &[])
        .heist(&[(Doc, Kind::Punch)], &mut dice);
    let seat = Seat::new(0);
    let play = |game: &mut ColtExpress, notation: &str, dice: &mut Dice| {
        let action = notation.parse().expect("notation of an action");
        let keys = ColtExpress::targets(&game.view(Eyes::Seat(seat)), action);
        let _ = game.play(seat, action, dice, &mut table::Silent).expect("a legal action is played");
        keys.iter().map(Key::to_string).collect::<Vec<String>>()
    };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if legal.iter().any(|action| action.to_string() == "punch tuco") {
        assert_eq!(play(&mut game, "punch tuco", &mut dice), ["bandit-tuco", "panel-tuco"]);
    }
    assert_eq!(play(&mut game.clone(), "push forward", &mut dice), ["spot-3-inside"]);
    assert_eq!(play(&mut game, "push rearward", &mut dice), ["spot-1-inside"]);
    assert_eq!(game.view(Eyes::Bystander).bandit(Tuco).and_then(|tuco| tuco.unit), Some(1));
}

#[test]
fn up_to_three_who_stand_together_all_have_their_names() {
    for (i, setup) in (2..=6).flat_map(variants).cycle().take(30).enumerate() {
        let mut journey = Journey::<ColtExpress>::begin(&setup, 500 + i as u64);
        loop {
            let view = journey.game.view(Eyes::Bystander);
            let scene = draw::<ColtExpress>(&view, Language::Pl, &[]).scene.body.0;
            let people = view.units.iter().flat_map(|unit| [&unit.inside, &unit.roof]).map(|spot| spot.bandits.len());
            let few: usize = people.filter(|count| *count <= 3).sum();
            assert!(scene.matches("class=\"ce-who\"").count() >= few, "somebody has no name: {scene}");
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
}
