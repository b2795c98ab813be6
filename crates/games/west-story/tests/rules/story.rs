//! What is told of a game: once, and as it happened.

use proving::words as checks;
use table::{Eyes, Game};
use west_story::data::City;
use west_story::{Event, Options, Position, WestStory};
use wording::Worded;

use crate::common::*;
use crate::words::{said, story, tells};

fn solo() -> Position {
    Position::of(&Options::for_people(1)).sheriff(1)
}

#[test]
fn the_opening_is_told_before_anybody_decides() {
    let by_tom = |t: &Table| t.game.opening().iter().any(|event| matches!(event, Event::TomActivated { .. }));
    let t = (0..).map(|seed| deal(&Options::for_people(1), seed)).find(by_tom).expect("Tom acts first in some game");
    let view = t.game.view(Eyes::Bystander);
    let told: Vec<[String; 2]> = t.game.opening().iter().map(|event| said(&WestStory::story(event, &view))).collect();
    let [en, pl] = [0, 1].map(|language| told.iter().map(|line| line[language].as_str()).collect::<Vec<_>>());
    assert_eq!(en[1..3], ["Ann begins with 4 coins and 1 cow.", "Tom begins with 5 coins."]);
    assert_eq!(pl[1..3], ["Ann ma na początku 4 monety i 1 krowę.", "Tom ma na początku 5 monet."]);
    assert!(en[0].starts_with("Ann is the first Sheriff. The first contest: most visible "), "{en:#?}");
    assert!(pl[0].starts_with("Pierwszym Szeryfem jest Ann. Pierwszy konkurs: najwięcej "), "{pl:#?}");
    assert_eq!((en[4], pl[4]), ("Round 1 begins.", "Zaczyna się runda 1."));
    assert!(en.iter().any(|line| line.starts_with("Tom: the yellow ")), "{en:#?}");
}

#[test]
fn ws_tom_25_the_best_is_looked_for_by_symbols_and_the_first_when_anything_will_do() {
    // Yellow 1: the horseshoe of the licence, then the animal on top. Yellow 6: the animal first, and nothing after it.
    let at = |die| turn(solo().coins(1, 4).stack(&["II-A1.1"]).tom_active("t1").dice(die, 2), 1);
    tells(
        &at(1),
        "Step 1 of Y-1: building; he looks for horseshoe, and for most points, then for whatever comes first (yellow 1).",
        "Krok 1 z Y-1: Budynek; szuka: podkowa, i to za najwięcej punktów, a potem cokolwiek jest pierwsze (żółta 1).",
    );
    tells(
        &at(6),
        "Step 1 of Y-1: building; he looks for whatever comes first (yellow 6).",
        "Krok 1 z Y-1: Budynek; szuka: cokolwiek jest pierwsze (żółta 6).",
    );
}

#[test]
fn ws_tom_09_toms_coins_are_told_when_his_turn_begins_and_whenever_he_pays_or_cannot() {
    let t = turn(solo().coins(1, 5).market(0, &["I-01.3"]).tom_active("b1").dice(3, 2), 1);
    tells(
        &t,
        "It is Tom’s turn, in A1 (Deadwood); he has 5 coins.",
        "Tom zaczyna turę, region A1 (Deadwood); ma 5 monet.",
    );
    tells(
        &t,
        "Tom buys Drovers (boot) for 2 coins; he has 3 coins left.",
        "Tom kupuje Poganiaczy (but) za 2 monety; zostają mu 3 monety.",
    );
    // What the step adds is told too.
    tells(&t, "Tom takes 2 coins; he has 5 coins.", "Tom bierze 2 monety; ma 5 monet.");
    let t = turn(solo().coins(1, 2).bandits(1, &["boot"]).tom_active("t4").dice(3, 2).market(1, &["II-S1.1"]), 1);
    tells(
        &t,
        "Tom catches the bandit with a boot for 2 coins; he has no coins left.",
        "Tom łapie Bandytę z butem za 2 monety; nie zostają mu żadne monety.",
    );
    let t = turn(solo().coins(1, 3).tom_active("b3").dice(3, 2).total(1, 8).stack(&["III-04.1"]), 1);
    tells(
        &t,
        "Tom founds an outpost in Dodge City on the joker field for 3 coins; he has no coins left.",
        "Tom zakłada Placówkę w Dodge City na polu jokera za 3 monety; nie zostają mu żadne monety.",
    );
}

#[test]
fn a_purchase_is_told_once_with_its_price() {
    let mut t = turn(people(2).coins(0, 2).market(0, &["I-02.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 0h 1c"]);
    let [en, _] = story(&t);
    assert_eq!(en.iter().filter(|line| line.contains("Ranch Hands")).count(), 1, "{en:#?}");
    tells(
        &t,
        "Ann buys Ranch Hands (cactus) for 1 coin and 1 cow.",
        "Ann kupuje Parobków (kaktus) za 1 monetę i 1 krowę.",
    );
    let at = people(2).hats(0, 2).card(0, "t1", "III-02.1").anvils(0, "t1", 2).market(1, &["II-A1.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["cow", "cow", "buy II-1", "pay 0h 0c 2x"]);
    tells(
        &t,
        "Ann buys a Mustang (joker) without paying anything, thanks to 2 discounts.",
        "Ann kupuje Mustanga (joker) za darmo, dzięki 2 zniżkom.",
    );
}

#[test]
fn robberies_say_that_they_came_off_and_what_they_brought() {
    let mut t = turn(people(2).card(0, "t1", "III-05.1"), 0);
    t.play_as(0, "rob deadwood M3");
    tells(
        &t,
        "Ann brings off a robbery in Deadwood on the building field, which brings 1 coin.",
        "Ann dokonuje udanego Napadu w Deadwood na polu Budynku; premia to 1 moneta.",
    );
    let mut t = turn(people(2), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    tells(
        &t,
        "Ann brings off a robbery in Deadwood on the joker field, which brings nothing more.",
        "Ann dokonuje udanego Napadu w Deadwood na polu jokera; bez premii.",
    );
}

#[test]
fn points_are_told_when_they_are_accepted_and_not_before() {
    let mut t = turn(people(2).total(0, 6).tied(0, "boot"), 0);
    t.play_all_as(0, ["jail", "accept 0"]);
    tells(
        &t,
        "Ann jails the bandit with a boot in Deadwood and gets 2 coins.",
        "Ann wydaje w Deadwood Bandytę z butem i dostaje 2 monety.",
    );
    tells(&t, "Ann refuses 4 points.", "Ann odmawia przyjęcia 4 punktów.");
    let mut t = turn(people(2).cows(0, 6), 0);
    t.play_as(0, "cow");
    tells(
        &t,
        "There is no more room for 1 of these: it becomes a point for Ann.",
        "Na 1 z tego nie ma już miejsca, więc zmienia się w punkt (Ann).",
    );
}

#[test]
fn ws_end_09_the_end_says_how_a_tie_was_broken() {
    let ends = |position: Position| said(&WestStory::prompt(&over(position).game.view(Eyes::Bystander)));
    assert_eq!(ends(people(2).total(0, 9)), ["The game is over. Ann wins.", "Koniec gry. Wygrywa Ann."]);
    assert_eq!(
        ends(people(3).sheriff(1).total(0, 9).total(1, 9)),
        ["The game is over. Bob wins the tie as Sheriff.", "Koniec gry. Remis wygrywa Szeryf: Bob."]
    );
    assert_eq!(
        ends(people(3).sheriff(1).total(0, 9).total(2, 9)),
        [
            "The game is over. Ann wins the tie, sitting nearest to the right of the Sheriff, Bob.",
            "Koniec gry. Remis wygrywa Ann, najbliżej na prawo od Szeryfa (Bob).",
        ]
    );
}

#[test]
fn no_brackets_stand_in_brackets() {
    let mut t = turn(
        people(2).coins(0, 9).outposts(1, City::Amarillo, 1).card(0, "t1", "III-05.1").card(0, "t2", "III-01.1"),
        0,
    );
    t.play_as(0, "outpost deadwood M3");
    let asked = said(&WestStory::prompt(&t.game.view(Eyes::Seat(seat(0)))));
    assert_eq!(
        asked,
        [
            "Which card do you activate for the outpost in Deadwood on the building field (+1 coin)?",
            "Którą kartę aktywujesz do Placówki w Deadwood na polu Budynku (+1 moneta)?",
        ]
    );
    for language in wording::Language::ALL {
        let (_, told) = checks::told::<WestStory>(&Options::for_people(2).everything(), 4, usize::MAX, language);
        for line in told.lines() {
            let mut depth = 0;
            for sign in line.chars() {
                depth += i32::from(sign == '(') - i32::from(sign == ')');
                assert!(depth < 2, "{line}");
            }
        }
    }
}
