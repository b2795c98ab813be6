//! The worked examples of the rules, each with its exact result.

mod common;
use colt_express::Position;
use common::*;

#[test]
fn ce_ex_23_sheriff_meets_more_bandits_than_bullets_left() {
    let position =
        Position::of(&[Tuco, Doc, Ghost, Belle]).sheriff(2).at(1, Inside, &[Tuco, Doc, Ghost]).at(1, Roof, &[Belle]);
    let mut t = heist(position.neutral(2), &[(Belle, Sheriff)]);
    assert_eq!(t.legal(), ["sheriff 1", "sheriff 3"]);
    t.play("sheriff 1");
    for who in [Tuco, Doc, Ghost, Belle] {
        assert_eq!((t.spot(who), t.hits(who)), ((1, Roof), 0));
    }
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 13));
}
