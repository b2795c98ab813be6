use std::collections::HashMap;

use super::*;

/// Every space as the design has it: its middle, its turn in degrees, its length.
const SLOTS: &str = include_str!("slots.json");

/// So near to the joint of two chords a space may be turned like either of them.
const JOINT: f32 = 0.05;

/// How far two directions are apart, in degrees.
fn apart(radians: f32, degrees: f32) -> f32 {
    ((radians.to_degrees() - degrees + 180.0).rem_euclid(360.0) - 180.0).abs()
}

/// The drawing is held to the design: half a unit, half a degree.
#[test]
fn every_space_lies_where_the_design_has_it() {
    let wanted: HashMap<String, Vec<[f32; 4]>> = serde_json::from_str(SLOTS).expect("a table of spaces");
    let mut count = 0;
    for strand in Strand::all() {
        // The design has a letter for the only strand between two cities as well.
        let wanted = wanted.get(strand.id()).unwrap_or_else(|| &wanted[&format!("{strand}-A")]);
        let (shape, lane) = (shape(strand), Lane::of(strand));
        let stretch = Stretch::of(strand, &lane);
        assert_eq!(shape.slots.len(), wanted.len(), "{strand}");
        for (number, (slot, [x, y, turn, length])) in shape.slots.iter().zip(wanted).enumerate() {
            let along = stretch.middle(number as u8);
            let turned = [-JOINT, JOINT].map(|off| apart(lane.at(along + off).1, *turn));
            assert!(distance(slot.at, (*x, *y)) < 0.5, "{strand}: {slot:?} is not at {x} {y}");
            assert!(turned.iter().any(|off| *off < 0.5), "{strand}: {slot:?} is not turned by {turn}");
            assert!((slot.length - length).abs() < 0.5, "{strand}: {slot:?} is not {length} long");
            count += 1;
        }
    }
    assert_eq!((Strand::all().len(), count), (200, 487));
}

#[test]
fn names_do_not_overlap() {
    use crate::ids::City;
    for (one, other) in City::all().flat_map(|one| City::all().take(one.index()).map(move |other| (one, other))) {
        let (a, b) = (spot(one).label, spot(other).label);
        let apart = a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
        assert!(apart, "{one} and {other}");
    }
}
