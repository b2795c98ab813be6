//! How decisions are written.

use great_western_trail::Action;

#[test]
fn every_number_is_written_in_one_way() {
    for notation in
        ["hire cowboy 02", "buy 0", "buy 33", "build 13 A1", "go E via CA", "go E via AA", "go E via ", "engine 40"]
    {
        assert!(notation.parse::<Action>().is_err(), "{notation}");
    }
    for notation in
        ["hire cowboy 12", "buy 32", "build 12 RR2", "go E via AC", "engine 39", "engine s9", "auxiliary 5 double"]
    {
        let action: Action = notation.parse().expect("an action");
        assert_eq!(action.to_string(), notation);
    }
}
