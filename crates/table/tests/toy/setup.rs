//! What a host may choose.

use proving::schemas::every_kind;
use table::SetupError;
use table::setup::{Value, Values};

fn read(pairs: &[(&str, &str)]) -> Result<Values, SetupError> {
    let form = every_kind();
    let mut values = Values::new();
    for (key, text) in pairs {
        values.set(key, form.read(key, text)?);
    }
    form.complete(&values)
}

fn message(pairs: &[(&str, &str)]) -> String {
    read(pairs).unwrap_err().to_string()
}

#[test]
fn defaults_follow_what_was_chosen_before() {
    let values = read(&[]).unwrap();
    assert_eq!((values.number("players"), values.flag("expert")), (Some(3), false));
    assert!(read(&[("players", "2")]).unwrap().flag("expert"));
}

#[test]
fn what_fits_is_taken() {
    let values = read(&[("deal", "chosen"), ("cars", "b,a"), ("expert", "yes")]).unwrap();
    assert_eq!(values.many("cars"), ["b", "a"]);
    assert_eq!(values.one("deal"), Some("chosen"));
    assert!(values.flag("expert"));
}

#[test]
fn what_does_not_fit_is_refused_in_words() {
    assert_eq!(message(&[("seats", "2")]), "there is no option `seats`; the options are players, expert, deal, cars");
    assert_eq!(message(&[("players", "5")]), "`players` cannot be `5`: expected a number from 2 to 4");
    assert_eq!(message(&[("players", "two")]), "`players` cannot be `two`: expected a number from 2 to 4");
    assert_eq!(message(&[("expert", "maybe")]), "`expert` cannot be `maybe`: expected yes or no");
    assert_eq!(message(&[("players", "2"), ("expert", "no")]), "`expert` can only be `no` when players is 3 to 4");
    assert_eq!(message(&[("deal", "x")]), "`deal` cannot be `x`: expected random, chosen");
    assert_eq!(message(&[("players", "2"), ("deal", "chosen")]), "`deal` can only be `chosen` when players is 3 to 4");
    assert_eq!(message(&[("cars", "a,b")]), "`cars` can only be `a,b` when deal is chosen");
    for cars in ["a", "a,a", "a,x", "a,b,c"] {
        let found = message(&[("deal", "chosen"), ("cars", cars)]);
        assert_eq!(found, format!("`cars` cannot be `{cars}`: expected 2 different ones of a, b, c"));
    }
}

#[test]
fn chosen_without_a_choice_is_refused() {
    // The default of `cars` is none, which is right only while nobody has to choose them.
    let form = every_kind();
    let values = Values::new().with("deal", Value::one("chosen"));
    assert!(form.complete(&values).is_err());
}
