//! The guide sees what a player should see.

use colt_express::data::{Character, Character::*, Kind, Level::*, RoundCard};
use colt_express::{Action, Card, ColtExpress, Face, Options, Position, Token};
use proving::guiding::is_sound;
use table::{Dice, Game, Guide, Seat};

const GHOST: Seat = Seat::new(0);

fn three() -> Position {
    Position::of(&[Ghost, Django, Tuco]).at(0, Roof, &[Django]).at(3, Roof, &[Tuco])
}

fn play(owner: Character, kind: Kind) -> Action {
    Action::Play(Card { owner, kind }, Face::Up)
}

/// How often the quick policy takes each of what is legal, in a thousand.
fn quick_counts(game: &ColtExpress, seat: Seat) -> Vec<(Action, u32)> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut counts: Vec<_> = legal.iter().map(|&action| (action, 0)).collect();
    let mut dice = Dice::from_number(3);
    for _ in 0..1_000 {
        let chosen = game.quick(seat, &legal, &mut dice);
        counts.iter_mut().filter(|(action, _)| *action == chosen).for_each(|(_, count)| *count += 1);
    }
    counts
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    is_sound::<ColtExpress>((2..=6).map(Options::for_players).flat_map(|setup| [setup.clone(), setup.expert()]));
}

#[test]
fn the_rich_have_better_prospects_and_more_so_late() {
    let rich = || three().treasure(Ghost, 2, 0);
    let early = rich().round(2, RoundCard::Braking24).planning(0).prospects();
    let late = rich().round(5, RoundCard::StationHostage).planning(0).prospects();
    assert!(early[0] > early[1] && early[0] > early[2]);
    assert!(late[0] > early[0]);
}

#[test]
fn bullets_weigh_and_shots_pay() {
    let fired = three().round(3, RoundCard::Braking24).fired(Ghost, 4, Tuco).planning(0);
    let terms = |seat| fired.terms(Seat::new(seat));
    let index = |name| ColtExpress::TERMS.iter().position(|&term| term == name).unwrap();
    assert!(terms(2)[index("term-bullets-taken")] < terms(1)[index("term-bullets-taken")]);
    assert!(terms(0)[index("term-gunslinger")] > terms(1)[index("term-gunslinger")]);
    assert!(terms(0)[index("term-bullets-given")] > 0.0);
    assert!(fired.prospects()[0] > fired.prospects()[1]);
    assert!(fired.prospects()[1] > fired.prospects()[2]);
}

#[test]
fn a_strongbox_within_reach_is_robbed() {
    let here = three().sheriff(3).loot(0, Inside, 2, 1, 1);
    let planned = here.clone().hand(0, &[Some((Ghost, Kind::Rob)), Some((Ghost, Kind::Move))]).planning(1);
    assert!(planned.promise(GHOST, play(Ghost, Kind::Rob)) > 2.0 * planned.promise(GHOST, play(Ghost, Kind::Move)));

    let heist = here.heist(&[(Ghost, Kind::Rob)], &mut Dice::from_number(1));
    let counts = quick_counts(&heist, GHOST);
    let strongbox = counts.iter().find(|(action, _)| *action == Action::Rob(Token::Strongbox)).unwrap().1;
    assert!(strongbox > 800, "{counts:?}");
}

#[test]
fn loot_on_the_stack_is_resolved_in_the_head() {
    let game = three().sheriff(3).loot(0, Inside, 0, 0, 1).stack(&[(Ghost, Kind::Rob, Face::Up)]);
    let game = game.round(5, RoundCard::StationHostage).planning(3);
    let term = ColtExpress::TERMS.iter().position(|&term| term == "term-expected").unwrap();
    assert_eq!(game.terms(GHOST)[term], 1000.0);
    assert!(game.prospects()[0] > 0.6, "{:?}", game.prospects());
}

#[test]
fn nobody_walks_into_the_sheriff() {
    let game = three().at(1, Inside, &[Ghost]).sheriff(2).heist(&[(Ghost, Kind::Move)], &mut Dice::from_number(1));
    let counts = quick_counts(&game, GHOST);
    assert_eq!(counts.iter().map(|(action, _)| *action).collect::<Vec<_>>(), [Action::Move(0), Action::Move(2)]);
    assert!(counts[0].1 > 800, "{counts:?}");

    let above = three().at(2, Roof, &[Ghost]).sheriff(2);
    let above = above.hand(0, &[Some((Ghost, Kind::Level)), Some((Ghost, Kind::Move))]).planning(1);
    assert!(above.promise(GHOST, play(Ghost, Kind::Level)) < above.promise(GHOST, play(Ghost, Kind::Move)));
}

#[test]
fn the_sheriff_is_sent_to_others_and_never_to_oneself() {
    let game = three().at(0, Inside, &[Ghost]).at(2, Inside, &[Django]).sheriff(1);
    let game = game.heist(&[(Ghost, Kind::Sheriff)], &mut Dice::from_number(1));
    let counts = quick_counts(&game, GHOST);
    assert!(counts.iter().find(|(action, _)| *action == Action::Sheriff(2)).unwrap().1 > 800, "{counts:?}");
}

#[test]
fn friends_are_spared_where_there_is_a_foe() {
    let game = Position::teams([Tuco, Cheyenne], [Django, Doc]).at(0, Inside, &[Tuco, Cheyenne, Doc]);
    let game = game.at(3, Inside, &[Django]).heist(&[(Tuco, Kind::Punch)], &mut Dice::from_number(1));
    let counts = quick_counts(&game, Seat::new(0));
    assert!(counts.iter().find(|(action, _)| *action == Action::Punch(Doc)).unwrap().1 > 800, "{counts:?}");
}
