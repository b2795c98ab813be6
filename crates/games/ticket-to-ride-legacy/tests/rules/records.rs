//! Records that somebody has tampered with. `make fuzz` tries a million.

use proving::laws::mutations;
use table::Dice;
use ticket_to_ride_legacy::{Options, Record};

use crate::common::*;

#[test]
fn spoilt_records_are_no_records_or_read_back_and_can_be_played() {
    let mut dice = Dice::from_number(8);
    let texts: Vec<String> = (0..=12).map(|games| record(games).to_text()).collect();
    let mut read = 0;
    for _ in 0..mutations(6_000) {
        let mut bytes = dice.pick(&texts.iter().collect::<Vec<_>>()).clone().into_bytes();
        for _ in 0..1 + dice.below(2) {
            let place = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[place] = dice.pick(b"0123456789abcdef.-;:nouredblgFLGPORT"),
                1 => _ = bytes.remove(place),
                _ => bytes.insert(place, dice.pick(b"0123456789abcdef.-;:")),
            }
        }
        let Ok(text) = String::from_utf8(bytes) else { continue };
        if let Some(record) = Record::from_text(&text) {
            assert_eq!(record.to_text(), text);
            let present: Vec<_> = record.companies().collect();
            let mut t = deal(&Options::next(&record, &present).unwrap(), 1);
            assert!(!t.acting().is_empty());
            if read % 20 == 0 {
                t.play_out(|_| {});
            }
            read += 1;
        }
    }
    assert!(read > 0, "some mutations are campaigns too");
}
