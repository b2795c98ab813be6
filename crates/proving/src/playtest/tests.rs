use super::*;
use crate::chance::assert_shares;
use crate::toy::{Toy, ToyAction, ToyEvent, ToySetup};
use table::live_game::NotTakenBack;
use table::setup::Setup;

type Table = Playtest<Toy>;

fn two() -> ToySetup {
    ToySetup { players: 2, ..ToySetup::standard() }
}

#[test]
fn whoever_is_to_act_plays_by_notation_or_by_value() {
    let mut t = Table::deal(&two(), 1);
    t.play("bid 1");
    assert_eq!(t.play(ToyAction::Meek), Played::QUIET);
    assert_eq!((t.acting(), t.actor()), (vec![1], seat(1)));
    assert!(t.play_all(["bid 0", "bold"]).is_barrier());
    assert_eq!(t.play_all_as(seat(1), ["bid 0", "meek"]), Played::QUIET);
    assert_eq!(t.legal_of(1), ["whistle"]);
    assert_eq!(t.options("bid "), ["0", "1", "2"]);
    assert_eq!(t.options_of(1, "whi"), ["stle"]);
}

#[test]
fn what_is_refused_has_its_rule_and_changes_nothing() {
    let t = Table::deal(&two(), 1);
    let before = t.clone();
    assert_eq!(t.refused("bold").rule.0, "TOY-TURN-02");
    assert_eq!(t.refused_as(1, "peek 4"), ("TOY-PEEK-02", "toy-nobody-there"));
    assert!(t.game == before.game && t.told == before.told && t.dice.drawn() == before.dice.drawn());
}

#[test]
#[should_panic(expected = "this should be refused")]
fn what_is_legal_is_not_refused() {
    let _ = Table::deal(&two(), 1).refused("bid 1");
}

#[test]
#[should_panic(expected = "seat 0: whistle: refused by TOY-TURN-02")]
fn whatever_is_played_has_to_be_legal() {
    Table::deal(&two(), 1).play("whistle");
}

#[test]
fn what_is_told_is_remembered_for_all_eyes() {
    let mut t = Table::deal(&two(), 1);
    t.play_all(["bid 2", "meek"]);
    assert_eq!(t.latest(), [ToyEvent::Nerve(seat(0), Some(false))]);
    assert_eq!(t.told_to(eyes(1)), [ToyEvent::Bid(seat(0), None), ToyEvent::Nerve(seat(0), None)]);
    let bid = |event: &ToyEvent| matches!(event, ToyEvent::Bid(..));
    assert_eq!((t.times(bid), t.events().len(), t.right_after(bid).acting()), (1, 2, vec![0, 1]));
    assert_eq!(t.right_after(bid).legal(), ["bold", "meek"]);
}

#[test]
fn games_are_played_on_until_something_or_their_end() {
    let mut t = Table::deal(&two(), 1);
    t.until(|toy| toy.view(Eyes::Bystander).round == 1);
    assert_eq!(t.view().round, 1);
    let mut random = t.clone();
    t.finish();
    let mut looks = 0;
    random.play_out(|_| looks += 1);
    assert!(looks >= 8 && t.legal().is_empty() && random.standing().results.len() == 2);
}

#[test]
fn imagined_worlds_are_counted() {
    let t = Table::deal(&two(), 1);
    let card = |toy: &Toy, seat| toy.view(eyes(seat)).own.map(|own| own.card);
    let own = card(&t.game, 0);
    let others: Vec<_> = (1..=15).map(Some).filter(|&it| it != own).map(|it| (it, 1.0 / 14.0)).collect();
    assert_shares(&t.imagined(0, 4_000, |toy| card(toy, 1)), &others);
}

#[test]
fn at_a_sitting_decisions_are_taken_back() {
    let mut t = Sitting::<Toy>::open(two(), 1);
    let start = t.game().clone();
    t.play_as(0, "bid 2");
    assert_eq!((t.can_undo(seat(0)), t.legal_of(0)), (1, vec!["bold".to_owned(), "meek".to_owned()]));
    t.undo(seat(0)).expect("nothing stands in the way");
    assert_eq!(*t.game(), start);
    assert_eq!(t.undo(seat(0)), Err(NotTakenBack::Nothing(seat(0))));
}
