//! Everything that can be said is said, in every language: whole games of every setup, every question, with a fine ear
//! for what is missing.

use std::collections::BTreeSet;

use proving::golden::Golden;
use proving::journey::all_eyes;
use proving::rulebook::spaced;
use proving::words as checks;
use table::{Coded, Eyes, Game};
use west_story::data::{BuildingSet, City, Licence, NumberSet, SheriffCard, Side};
use west_story::{Action, Buildings, Event, Hard, Options, WestStory};
use wording::{Language, Phrase, Worded};

use crate::common::*;

/// Every way to play with so many people.
fn setups(people: usize) -> Vec<Options> {
    let plain = Options::for_people(people);
    let set = |set| Buildings::Set(set);
    let mut all = vec![
        plain,
        plain.side(Side::B).advanced().buildings(set(BuildingSet::Cowboys)),
        plain.new_cards().asymmetric().buildings(set(BuildingSet::Pioneers)),
        plain.everything(),
        plain.everything().side(Side::B),
        plain.numbers(NumberSet::Tuned),
    ];
    if people < 4 {
        let harder = |tom: &mut west_story::Tom| {
            (tom.contests, tom.gangs, tom.coins, tom.gold) = (people == 1, true, true, true);
            tom.hard = Hard::Random(6);
        };
        all.push(plain.everything().with_tom(harder));
        all.push(plain.tom().side(Side::B).buildings(set(BuildingSet::Trappers)));
    }
    all
}

fn are_told(setups: &[Options], seed: u64) {
    for (i, setup) in setups.iter().enumerate() {
        checks::games::<WestStory>(setup, 2, seed + 10 * i as u64);
    }
}

proving::cases! { are_told;
    whoever_plays_alone_is_told_everything(&setups(1), 100);
    two_people_are_told_everything(&setups(2), 200);
    three_people_are_told_everything(&setups(3), 300);
    four_people_are_told_everything(&setups(4), 400);
}

#[test]
fn whatever_is_asked_or_waited_for_leads_to_a_rule() {
    let mut met = BTreeSet::new();
    for people in 1..=4 {
        for (i, setup) in setups(people).iter().enumerate() {
            met.extend(checks::rules_asked::<WestStory>(setup, 1, 1000 + 10 * (people * 10 + i) as u64));
        }
    }
    let always = [
        "WS-ABIL-02",
        "WS-ASYM-03",
        "WS-BIZ-02",
        "WS-BLD-20",
        "WS-BLD-21",
        "WS-BLD-26",
        "WS-BUY-01",
        "WS-BUY-04",
        "WS-COMBO-02",
        "WS-COMBO-08",
        "WS-END-09",
        "WS-JOK-04",
        "WS-POSSE-05",
        "WS-RES-05",
        "WS-ROUND-02",
        "WS-SCAM-01",
        "WS-SCAM-02",
        "WS-SCAM-04",
        "WS-TOWN-05",
        "WS-TOWN-08",
        "WS-TOWN-09",
        "WS-TOWN-10",
        "WS-TURN-01",
        "WS-TURN-05",
        "WS-VP-02",
    ];
    let missing: Vec<&str> = always.into_iter().filter(|rule| !met.contains(rule)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "met: {met:?}");
}

#[test]
fn every_action_there_is_can_be_said() {
    let games = [
        turn(people(2).holds(0, 3, 5, 2).bandits(1, &["boot", "joker"]).tied(0, "cactus"), 0).game,
        town(people(2).dice(2, 2)).game,
        deal(&Options::for_people(1).everything(), 3).game,
        deal(&Options::for_people(3).side(Side::B), 4).game,
    ];
    for game in games {
        for eyes in all_eyes(&game) {
            let view = game.view(eyes);
            let all = (0..Action::SPACE).filter_map(Action::decode);
            all.for_each(|action| checks::phrase::<WestStory>(&WestStory::option(&view, action)));
        }
    }
}

/// A phrase in English and in Polish, with plain spaces.
pub fn said(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| spaced(&checks::say::<WestStory>(language, phrase)))
}

/// An option that is open to a seat, in both languages.
#[track_caller]
fn says(t: &Table, who: usize, notation: &str) -> [String; 2] {
    assert!(t.can_as(who, notation), "{notation} is not possible: {:?}", t.legal_of(who));
    said(&WestStory::option(&t.game.view(Eyes::Seat(seat(who))), action(notation)))
}

#[track_caller]
fn asks(t: &Table, who: usize) -> [String; 2] {
    said(&WestStory::prompt(&t.game.view(Eyes::Seat(seat(who)))))
}

/// The lines of the story so far, in both languages.
pub fn story(t: &Table) -> [Vec<String>; 2] {
    let lines = |language| {
        let line = |(event, after): &(Event, WestStory)| {
            let phrase = WestStory::story(event, &after.view(Eyes::Bystander));
            spaced(&checks::say::<WestStory>(language, &phrase))
        };
        t.told.iter().map(line).collect()
    };
    Language::ALL.map(lines)
}

/// Holds that a line was told, in both languages.
#[track_caller]
pub fn tells(t: &Table, en: &str, pl: &str) {
    let [told_en, told_pl] = story(t);
    assert!(told_en.iter().any(|line| line == en), "{told_en:#?}");
    assert!(told_pl.iter().any(|line| line == pl), "{told_pl:#?}");
}

#[test]
fn dice_say_which_cards_they_really_wake() {
    // Top row blocked in 5, 6 and 1: a 5 slides on to 2.
    let at = west_story::Position::of(&Options::for_people(2).advanced()).blocked(0, "t5 t6 t1").dice(5, 1);
    let t = town(at);
    assert_eq!(asks(&t, 0)[0], "Which die do you give to which row? Yellow shows 5, green 1.");
    assert_eq!(
        says(&t, 0, "dice straight"),
        [
            "Yellow 5 for the top row: printed card (top 2; cactus), sliding on from 5, produces 1 hat and 1 coin; \
             green 1 for the bottom row: printed card (bottom 1; cactus) produces 2 hats; Combo (cactus)",
            "Żółta 5 w górnym rzędzie: karta nadrukowana (góra 2; kaktus), po przesunięciu z 5, Produkcja: 1 kapelusz \
             i 1 moneta; zielona 1 w dolnym: karta nadrukowana (dół 1; kaktus), Produkcja: 2 kapelusze; Kombo (kaktus)",
        ]
    );
    assert_eq!(
        says(&t, 0, "dice crossed"),
        [
            "Green 1 for the top row: printed card (top 2; cactus), sliding on from 1, produces 1 hat and 1 coin; \
             yellow 5 for the bottom row: printed card (bottom 5; boot) produces 1 coin or 1 point; no Combo",
            "Zielona 1 w górnym rzędzie: karta nadrukowana (góra 2; kaktus), po przesunięciu z 1, Produkcja: 1 kapelusz \
             i 1 moneta; żółta 5 w dolnym: karta nadrukowana (dół 5; but), Produkcja: 1 moneta albo 1 punkt; bez Kombo",
        ]
    );
}

#[test]
fn combos_are_named_with_what_the_third_card_brings() {
    let t = town(people(2).dice(2, 1));
    assert_eq!(
        asks(&t, 0),
        [
            "Combo (cactus): printed card (top 2; cactus) and printed card (bottom 1; cactus). A cow, or a third card?",
            "Kombo (kaktus): karta nadrukowana (góra 2; kaktus) i karta nadrukowana (dół 1; kaktus). \
             Krowa czy trzecia karta?",
        ]
    );
    assert_eq!(
        says(&t, 0, "combo t5"),
        [
            "Activate as third card the printed card (top 5; cactus): 2 coins",
            "Jako trzecią aktywuj kartę nadrukowaną (góra 5; kaktus): 2 monety",
        ]
    );
    assert_eq!(says(&t, 0, "combo cow"), ["Take a cow", "Weź krowę"]);
    let full = town(people(2).dice(2, 1).cows(0, 6));
    assert_eq!(says(&full, 0, "combo cow")[1], "Weź krowę, czyli punkt, bo Pastwisko jest pełne");
    let token = town(people(2).dice(1, 1).jokers(0, 1));
    assert_eq!(
        says(&token, 0, "combo t2 joker"),
        [
            "Spend a joker token and activate as third card the printed card (top 2; cactus): 1 hat and 1 coin",
            "Wydaj żeton jokera i jako trzecią aktywuj kartę nadrukowaną (góra 2; kaktus): 1 kapelusz i 1 moneta",
        ]
    );
    assert_eq!(says(&token, 0, "no-combo")[0], "Make no Combo and keep your joker token");
}

#[test]
fn order_is_asked_about_only_where_it_matters() {
    // Both cards leave a choice, and neither changes what the other brings.
    let apart = town(people(2).dice(6, 5));
    assert_eq!(
        asks(&apart, 0),
        ["How do you carry out this production? You have nothing.", "Jak wykonujesz tę Produkcję? Nic nie masz.",]
    );
    // With points of both the pawn could stop in a region that nobody has seen.
    let entangled = town(people(2).total(0, 5).dice(6, 5));
    assert!(asks(&entangled, 0)[0].starts_with("What is produced next? Order may matter."));
}

#[test]
fn a_train_robbery_without_a_bandit_is_refused_by_its_name() {
    let t = turn(people(2).total(0, 22).hats(0, 2), 0);
    let view = t.game.view(Eyes::Seat(seat(0)));
    assert_eq!(
        said(&WestStory::option(&view, action("train 2 bandit"))),
        [
            "Train Robbery: 2 hats and a bandit for 5 coins",
            "Napad na pociąg: oddaj 2 kapelusze i wypuść Bandytę za 5 monet",
        ]
    );
}

#[test]
fn posses_say_their_price_in_cows_too() {
    let at = people(2).holds(0, 1, 0, 4).total(0, 8).bandits(2, &["boot", "revolver"]);
    let t = turn(at.posters(["cactus", "boot", "horseshoe", "revolver"]), 0);
    assert_eq!(
        says(&t, 0, "posse 1"),
        [
            "Posse on the bandit with a boot for 3 hats, at least 2 of it with cows (wanted here); 3 cards fit",
            "Obława na Bandytę z butem za 3 kapelusze, w tym krowami co najmniej 2 (tu poszukiwany); pasują 3 karty",
        ]
    );
    assert_eq!(
        says(&t, 0, "posse 2")[1],
        "Obława na Bandytę z rewolwerem za 2 kapelusze, w tym krową co najmniej 1; pasują 3 karty"
    );
    let only = turn(people(2).hats(0, 2).blocked(0, "t4 b2").bandits(1, &["boot"]), 0);
    assert_eq!(
        says(&only, 0, "posse 1"),
        [
            "Posse on the bandit with a boot for 2 hats; activates the printed card (bottom 5; boot): 1 coin or 1 point",
            "Obława na Bandytę z butem za 2 kapelusze; aktywujesz kartę nadrukowaną (dół 5; but): \
             1 moneta albo 1 punkt",
        ]
    );
    let gang = turn(people(2).bandits(1, &["joker"]), 0);
    assert_eq!(
        says(&gang, 0, "posse 1"),
        [
            "Posse on the Whole Gang, which costs nothing: activate any card; the gang flees to A2 (Dodge City)",
            "Obława na Całą Bandę za darmo; aktywujesz dowolną kartę, a banda ucieka do A2 (Dodge City)",
        ]
    );
}

#[test]
fn payments_name_hats_coins_and_cows() {
    let mut t = turn(people(2).holds(0, 3, 4, 2).market(2, &["III-05.1"]), 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(
        asks(&t, 0),
        [
            "2 purchases are left; you have 3 hats, 4 coins and 4 cows. Which card do you buy? You may also take a cow.",
            "Zostały ci 2 zakupy; masz 3 kapelusze, 4 monety i 4 krowy. Którą kartę kupujesz? Możesz też wziąć krowę.",
        ]
    );
    assert_eq!(
        says(&t, 0, "buy III-1"),
        [
            "Buy a Saloon (III-1; cactus, horseshoe) for 3 hats and 4 coins: 5 points; produces as many coins as the \
             dice differ",
            "Kup Saloon (III-1; kaktus, podkowa) za 3 kapelusze i 4 monety: 5 punktów; Produkcja: tyle monet, ile \
             wynosi różnica kości",
        ]
    );
    t.play_as(0, "buy III-1");
    assert_eq!(
        asks(&t, 0)[1],
        "Jak płacisz 3 kapelusze i 4 monety za Saloon (kaktus, podkowa)? Masz 3 kapelusze, 4 monety i 4 krowy."
    );
    assert_eq!(says(&t, 0, "pay 1h 4c"), ["Pay 1 hat, 4 coins and 2 cows", "Zapłać 1 kapelusz, 4 monety i 2 krowy"]);
}

#[test]
fn discounts_are_named_with_what_they_take_off() {
    let at = people(2).holds(0, 1, 3, 0).card(0, "t1", "III-01.1").anvils(0, "t1", 1).market(2, &["III-05.1"]);
    let mut t = turn(at.blocked(0, "t1"), 0);
    t.play_all_as(0, ["scam", "refresh I", "discard 1", "done", "rob deadwood P1", "activate t4"]);
    assert_eq!(
        says(&t, 0, "buy III-1"),
        [
            "Buy a Saloon (III-1; cactus, horseshoe) for 3 hats and 4 coins (with 1 × Foreman 2 less, and at least \
             1 cow): 5 points; produces as many coins as the dice differ",
            "Kup Saloon (III-1; kaktus, podkowa) za 3 kapelusze i 4 monety (z 1 × Majster o 2 mniej, w tym co \
             najmniej 1 krowa): 5 punktów; Produkcja: tyle monet, ile wynosi różnica kości",
        ]
    );
}

/// The headings over an option that is open to a seat: its group and its first part.
#[track_caller]
fn heads(t: &Table, who: usize, notation: &str) -> [Option<[String; 2]>; 2] {
    assert!(t.can_as(who, notation), "{notation} is not possible: {:?}", t.legal_of(who));
    let (view, action) = (t.game.view(Eyes::Seat(seat(who))), action(notation));
    [WestStory::group(&view, action), WestStory::part(&view, action)].map(|head| head.map(|head| said(&head)))
}

fn both(en: &str, pl: &str) -> Option<[String; 2]> {
    Some([en.to_owned(), pl.to_owned()])
}

#[test]
fn many_payments_stand_under_their_discount_and_their_cows() {
    let at = |cows| people(2).holds(0, 3, 4, cows).market(2, &["III-05.1"]);
    let paying = |position| {
        let mut t = turn(position, 0);
        t.play_all_as(0, ["scam", "refresh I", "discard 1", "done", "rob deadwood P1", "activate t3", "buy III-1"]);
        t
    };
    let t = paying(at(2));
    assert_eq!(heads(&t, 0, "pay 3h 4c"), [None, both("Without cows", "Bez krów")]);
    assert_eq!(heads(&t, 0, "pay 3h 3c"), [None, both("With one cow", "Z jedną krową")]);
    assert_eq!(heads(&t, 0, "pay 1h 4c"), [None, both("With 2 cows", "Z 2 krowami")]);
    let foreman = |cows| at(cows).card(0, "t1", "III-01.1").anvils(0, "t1", 1).blocked(0, "t1");
    let (full, less) = (both("At the full price", "Za pełną cenę"), both("With 1 × Foreman", "Zniżka: 1 × Majster"));
    let t = paying(foreman(1));
    assert_eq!(heads(&t, 0, "pay 3h 4c"), [full.clone(), both("Without cows", "Bez krów")]);
    assert_eq!(heads(&t, 0, "pay 1h 3c 1x"), [less.clone(), both("With one cow", "Z jedną krową")]);
    let t = paying(foreman(0));
    assert_eq!(heads(&t, 0, "pay 3h 4c"), [full, None], "who has no cow is not told so in every line");
    assert_eq!(heads(&t, 0, "pay 1h 4c 1x"), [less, None]);
}

#[test]
fn many_discards_are_told_apart_at_a_glance() {
    let row = ["II-A1.1", "II-A2.1", "II-S1.1", "II-S2.1"];
    let refreshing = |cards: &[&str]| {
        let mut t = turn(people(2).market(1, cards), 0);
        t.play_all_as(0, ["scam", "refresh II"]);
        t
    };
    let t = refreshing(&row);
    assert_eq!(heads(&t, 0, "discard 1"), [None, both("Discard one card", "Odrzuć jedną kartę")]);
    assert_eq!(heads(&t, 0, "discard 123"), [None, both("Discard 3 cards", "Odrzuć 3 karty")]);
    for (notation, en, pl) in [
        ("discard 1", "Discard a Mustang (no. 1; joker)", "Odrzuć Mustanga (nr 1; joker)"),
        ("discard 12", "Discard the Mustang (no. 1) and the Bison (no. 2)", "Odrzuć Mustanga (nr 1) i Bizona (nr 2)"),
        ("discard 134", "Discard all but the Bison (no. 2)", "Odrzuć wszystkie, a zostaw Bizona (nr 2)"),
        ("discard 1234", "Discard all 4 cards", "Odrzuć wszystkie 4 karty"),
    ] {
        assert_eq!(Some(says(&t, 0, notation)), both(en, pl));
    }
    assert_eq!(Some(says(&refreshing(&row[..2]), 0, "discard 12")), both("Discard both cards", "Odrzuć obie karty"));
    let t = refreshing(&row[..3]);
    assert_eq!(says(&t, 0, "discard 13")[0], "Discard the Mustang (no. 1) and the Settlers (no. 3)");
}

#[test]
fn outposts_say_price_field_and_worth() {
    let at = people(2).coins(0, 5).total(0, 8).outposts(0, City::DodgeCity, 1);
    let t = turn(at, 0);
    assert_eq!(
        says(&t, 0, "outpost dodge-city M4"),
        [
            "Outpost in Dodge City on the joker field for 3 coins; 12 cards fit; your number 2 there: 4 points at the \
             end",
            "Placówka w Dodge City na polu jokera za 3 monety; pasuje 12 kart; twoja 2. w tym mieście: na koniec \
             4 punkty",
        ]
    );
    let b = west_story::Position::of(&Options::for_people(2).side(Side::B).advanced());
    let t = turn(b.coins(0, 9).total(0, 37).outposts(0, City::Bleakston, 1), 0);
    let [en, pl] = says(&t, 0, "outpost old-bleakston P1");
    assert!(en.contains("for 5 coins, by rail from the board;"), "{en}");
    assert!(pl.contains("za 5 monet, koleją z planszy;"), "{pl}");
    let [en, pl] = says(&t, 0, "rob lonehill-creek M1");
    assert!(en.ends_with("; costs 2 points at the end"), "{en}");
    assert!(pl.ends_with("; na koniec kosztuje 2 punkty"), "{pl}");
}

#[test]
fn jailing_and_licences_say_what_they_are_worth() {
    let at = people(2).total(0, 8).tied(0, "boot").posters(["cactus", "boot", "horseshoe", "revolver"]);
    let t = turn(at, 0);
    assert_eq!(
        says(&t, 0, "jail"),
        [
            "Jail the bandit with a boot in Dodge City: 4 points and 4 coins (wanted there)",
            "Wydaj w Dodge City Bandytę z butem: 4 punkty i 4 monety (tam poszukiwany)",
        ]
    );
    let at = people(2).total(0, 22).holds(0, 0, 4, 1).licences(&[Licence::L2]);
    let t = turn(at.card(0, "t1", "I-02.1").card(0, "t2", "I-02.3"), 0);
    assert_eq!(
        says(&t, 0, "licence L2"),
        [
            "Buy the licence (cactus, boot) for 5 coins, at least 1 of it with a cow: 3 points as things are, while \
             yours gives 1 point",
            "Kup Licencję (kaktus, but) za 5 monet, w tym krową co najmniej 1: teraz warta 3 punkty, a twoja 1 punkt",
        ]
    );
}

#[test]
fn a_border_ahead_is_said_before_points_are_accepted() {
    let mut t = turn(people(2).total(0, 13).cows(0, 6), 0);
    t.play_as(0, "cow");
    assert_eq!(
        asks(&t, 0),
        [
            "You get 1 point. You are on field 13; 1 point leads into A3 (Dodge City). How many do you accept? The rest \
             is lost.",
            "Dostajesz 1 punkt. Stoisz na polu 13; 1 punkt prowadzi do A3 (Dodge City). Ile przyjmujesz? Reszta przepada.",
        ]
    );
    assert_eq!(
        says(&t, 0, "accept 1"),
        [
            "Accept the point: field 14, in A3 (Dodge City), whose bandits are turned up; a joker token",
            "Przyjmij ten punkt: pole 14, region A3 (Dodge City), odkryjesz tam Bandytów; żeton jokera",
        ]
    );
    assert_eq!(
        says(&t, 0, "accept 0"),
        [
            "Accept none: you stay on field 13, in A2 (Dodge City)",
            "Nie przyjmuj żadnego: zostajesz na polu 13, A2 (Dodge City)",
        ]
    );
    // A purchase says so before it is chosen.
    let mut t = turn(people(2).total(0, 26).holds(0, 2, 5, 0).market(2, &["III-06.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "shop"]);
    let [en, pl] = says(&t, 0, "buy III-1");
    assert!(en.contains(": 5 points leading into A5 (Amarillo); produces"), "{en}");
    assert!(pl.contains(": 5 punktów aż do A5 (Amarillo); Produkcja"), "{pl}");
}

#[test]
fn a_place_says_what_is_covered_and_which_dice_lead_there() {
    let at = people(2).holds(0, 3, 0, 0).market(1, &["II-A1.1"]).blocked(0, "t1 t2").card(0, "t3", "III-04.1");
    let mut t = turn(at.anvils(0, "t3", 1), 0);
    t.play_all_as(0, ["cow", "cow", "buy II-1", "pay 3h 0c"]);
    assert_eq!(
        says(&t, 0, "lay t3"),
        [
            "Lay it on top 3, over a Bank (horseshoe, cactus), which produces 2 coins; an anvil is lost with it; \
             dice with 1, 2 and 3 lead there",
            "Połóż na miejscu góra 3, zakrywając Bank (podkowa, kaktus), Produkcja: 2 monety; przepada Kowadło; \
             prowadzą tam wyniki 1, 2 i 3",
        ]
    );
}

#[test]
fn a_contest_gives_the_standing_of_all() {
    let at = people(3).sheriff(0).contest(SheriffCard::Cactus).jokers(1, 1).card(0, "t1", "I-02.1");
    let t = order(at.card(0, "t3", "I-04.1").card(1, "b1", "I-02.2").card(1, "b2", "I-03.1"));
    assert_eq!(t.acting(), [1]);
    let [en, pl] = asks(&t, 1);
    assert_eq!(
        en,
        "The contest: most visible cactuses, jokers included. You have 4; Ann 5 and Cy 3. How many of your \
         joker tokens do you spend? You have 1, and each adds 1."
    );
    assert!(pl.starts_with("Konkurs: najwięcej widocznych kaktusów, razem z jokerami. Masz 4; Ann 5 i Cy 3."), "{pl}");
    assert_eq!(
        says(&t, 1, "contest 1"),
        [
            "Spend a joker token: 5 for you; you would be Sheriff as things are",
            "Wydaj żeton jokera: masz 5; na razie wygrywasz",
        ]
    );
    let table = checks::whole_table::<WestStory>(&t.game.view(Eyes::Seat(seat(1))), Language::En);
    for line in ["Ann    | 5     | 0", "Bob    | 4     | 1", "Cy     | 3     | 0"] {
        assert!(table.contains(line), "{table}");
    }
}

#[test]
fn tom_tells_his_steps_and_why() {
    let solo = west_story::Position::of(&Options::for_people(1));
    let at = solo.dice(3, 4).total(1, 22).coins(1, 4).tom_active("t2 b1");
    let t = turn(at.market(0, &["I-02.3"]).market(1, &["II-S1.1"]), 1);
    tells(
        &t,
        "Tom takes up Y-2: outpost ↓; plain level II (+1 point); take 2 coins.",
        "Tom bierze się do Y-2: Placówka ↓; poziom II bez typu (+1 punkt); weź 2 monety.",
    );
    tells(
        &t,
        "Step 1 of Y-2: outpost; he looks for a joker field, then boot, then revolver (yellow 3).",
        "Krok 1 z Y-2: Placówka; szuka: pole jokera, potem but, potem rewolwer (żółta 3).",
    );
    tells(
        &t,
        "There is no city here. The step is not carried out, so Tom takes 1 coin and goes on.",
        "Nie ma tu miasta. Krok nie zostaje wykonany, więc Tom bierze 1 monetę i idzie dalej.",
    );
    tells(
        &t,
        "There is no such card with the right symbol that Tom can pay: he has 5 coins. The step is not carried out, so \
         Tom goes on.",
        "Nie ma takiej karty z właściwym Symbolem, na którą Toma stać: ma 5 monet. Krok nie zostaje wykonany, więc Tom \
         idzie dalej.",
    );
    tells(&t, "Tom takes 2 coins; he has 7 coins.", "Tom bierze 2 monety; ma 7 monet.");
}

#[test]
fn lines_read_as_people_would_tell_them() {
    let mut t = turn(people(2).holds(0, 2, 5, 0).blocked(0, "t1 t2 t3 t5 t6"), 0);
    t.told.clear();
    t.play_all_as(0, ["outpost deadwood P1", "activate t4"]);
    tells(&t, "Ann pays 2 coins for an outpost in Deadwood.", "Ann płaci 2 monety za Placówkę w Deadwood.");
    tells(&t, "Ann activates the printed card (top 4; boot).", "Ann aktywuje kartę nadrukowaną (góra 4; but).");
    tells(
        &t,
        "All six cards of Ann’s top row are blocked: the row is cleared.",
        "Ann ma zablokowany cały górny rząd: rząd się odblokowuje.",
    );
    tells(
        &t,
        "Ann founds an outpost in Deadwood on the joker field.",
        "Ann zakłada Placówkę w Deadwood na polu jokera.",
    );
    let t = order(people(3).sheriff(1));
    tells(
        &t,
        "Ann wins the tie, sitting nearest to the right of Bob, and takes the badge and 1 coin.",
        "Remis wygrywa Ann, najbliżej na prawo od ustępującego Szeryfa (Bob), i dostaje odznakę i 1 monetę.",
    );
}

#[test]
fn table_and_story_read_as_they_should() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    let three = Options::for_people(3).everything().side(Side::B);
    let told = |setup: &Options, n, language| checks::told::<WestStory>(setup, 1899, n, language);
    for language in Language::ALL {
        let (view, story) = told(&three, 140, language);
        golden.same(&format!("table.{language}.txt"), &checks::whole_table::<WestStory>(&view, language));
        golden.same(&format!("story.{language}.txt"), &story);
        let (view, story) = told(&Options::for_people(1), usize::MAX, language);
        golden.same(&format!("story-tom.{language}.txt"), &story);
        let standing = view.standing.as_ref().expect("the game is over");
        let account = WestStory::lexicon().plain(language, &WestStory::account(&view, standing), &checks::NAMES);
        let over = format!("{}\n{account}", checks::whole_table::<WestStory>(&view, language));
        golden.same(&format!("table-over.{language}.txt"), &over);
    }
}

#[test]
fn the_account_names_every_category_and_what_breaks_a_tie() {
    let tied = over(people(3).sheriff(1).total(0, 40).total(1, 40).total(2, 12));
    let view = tied.game.view(Eyes::Bystander);
    let section = WestStory::account(&view, view.standing.as_ref().expect("it is over"));
    let account = WestStory::lexicon().plain(Language::En, &section, &checks::NAMES);
    assert!(account.contains("Bob wins the tie: "), "{account}");
    assert!(account.contains("Tie: seats from the Sheriff, to the right | 1   | Sheriff | 2"), "{account}");
    assert!(!account.contains("Robberies") && !account.contains("Raccoons"), "they score nothing here: {account}");
    let harder = Options::for_people(1).everything().with_tom(|tom| tom.coins = true);
    let all = over(west_story::Position::of(&harder).total(0, 40));
    let view = all.game.view(Eyes::Bystander);
    let section = WestStory::account(&view, view.standing.as_ref().expect("it is over"));
    for language in Language::ALL {
        let account = WestStory::lexicon().plain(language, &section, &checks::NAMES);
        for category in view.standing.as_ref().expect("it is over").categories {
            let name = checks::say::<WestStory>(language, &Phrase::new(*category));
            assert!(account.contains(&name), "{name} is not in\n{account}");
        }
    }
}
