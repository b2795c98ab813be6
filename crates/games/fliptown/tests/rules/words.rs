//! Everything that can be said is said, in every language: whole games of every setup, with a fine ear for what is
//! missing.

use std::collections::BTreeSet;

use fliptown::data::{Achievement, Character, Cowbot, Difficulty, Hand, Item, Objective};
use fliptown::{Action, Event, Fliptown, Holdem, Options, Position, Rival};
use table::golden::Golden;
use table::journey::all_eyes;
use table::words::{Language, Phrase, Unnamed, Worded, checks};
use table::{Coded, Eyes, Game, Seat};

use crate::common::*;

fn say(language: Language, phrase: &Phrase) -> String {
    checks::say::<Fliptown>(language, phrase)
}

fn check(phrase: &Phrase) {
    checks::phrase::<Fliptown>(phrase);
}

fn alone() -> Vec<Options> {
    let solo = Options::for_players(1);
    vec![solo, solo.characters(), solo.characters().holdem(Holdem::Standard)]
}

fn against_cowbots() -> Vec<Options> {
    let solo = Options::for_players(1);
    let mut setups = Cowbot::ALL.map(|cowbot| solo.cowbot(Rival::Chosen(cowbot), Difficulty::Normal)).to_vec();
    setups.push(solo.characters().cowbot(Rival::Drawn, Difficulty::Hard));
    setups.push(solo.characters().holdem(Holdem::Standard).cowbot(Rival::Random, Difficulty::Easy));
    setups
}

fn in_company(players: usize) -> Vec<Options> {
    let plain = Options::for_players(players);
    let everything = plain.characters().holdem(Holdem::Competitive).english_weapons();
    vec![plain, plain.characters(), plain.characters().holdem(Holdem::Standard), everything]
}

fn are_told(setups: Vec<Options>, seed: u64) {
    for (i, setup) in setups.iter().enumerate() {
        checks::games::<Fliptown>(setup, 4, seed + 10 * i as u64);
    }
}

#[test]
fn whoever_plays_alone_is_told_everything() {
    are_told(alone(), 100);
}

#[test]
fn whoever_plays_a_cowbot_is_told_everything() {
    are_told(against_cowbots(), 200);
}

#[test]
fn two_players_are_told_everything() {
    are_told(in_company(2), 300);
}

#[test]
fn three_players_are_told_everything() {
    are_told(in_company(3), 400);
}

#[test]
fn four_players_are_told_everything() {
    are_told(in_company(4), 500);
}

#[test]
fn the_lexicon_is_complete() {
    checks::lexicon::<Fliptown>();
    assert_eq!(Fliptown::rules().len(), 236);
}

#[test]
fn every_reason_and_every_category_has_words() {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/account.rs")];
    assert!(checks::reasons::<Fliptown>(&sources) > 50);
}

#[test]
fn every_action_there_is_can_be_said() {
    let games = [
        turn(Position::solo().lineup("2c 5c 9h")).game,
        turn(Position::players(2).characters(&[Character::Mayor, Character::Cheat]).lineup("2c 5c 9h")).game,
        over(Position::against(Cowbot::BlackBart, Difficulty::Easy)).game,
    ];
    for game in games {
        for eyes in all_eyes(&game) {
            let view = game.view(eyes);
            let all = (0..Action::SPACE).filter_map(Action::decode);
            all.step_by(3).for_each(|action| check(&Fliptown::option(&view, action)));
        }
    }
}

#[test]
fn every_question_leads_to_its_rule() {
    let mut met = BTreeSet::new();
    let setups = alone().into_iter().chain(against_cowbots()).chain((2..=4).flat_map(in_company));
    for (i, setup) in setups.enumerate() {
        met.extend(checks::rules_asked::<Fliptown>(&setup, 6, 1000 + 10 * i as u64));
    }
    let phases = ["FT-CHAR-02", "FT-CHAR-09", "FT-CHAR-11", "FT-CHAR-13", "FT-SHERIFF-02", "FT-SHERIFF-07"];
    let turns = ["FT-TURN-03", "FT-TURN-14", "FT-TOWN-10b", "FT-TRAIL-08", "FT-TOWN-J", "FT-RES-03"];
    let bonuses = ["FT-BONUS-02", "FT-BONUS-03", "FT-BONUS-04", "FT-BONUS-05", "FT-BONUS-06"];
    let buildings = ["2a", "3", "4a", "5a", "6", "7a", "8a", "9a", "10a", "Q", "K"];
    let buildings = buildings.map(|building| format!("FT-TOWN-{building}"));
    let waiting = ["FT-TURN-13", "FT-END-09"];
    let all = phases.into_iter().chain(turns).chain(bonuses).chain(waiting).chain(buildings.iter().map(String::as_str));
    // What the undertaker gives is hardly ever asked about: it has no alternative, but an ability may come before it.
    met.remove("FT-TOWN-A1");
    assert_eq!(met, all.collect());
}

#[test]
fn an_option_says_what_it_costs_and_brings() {
    let says = |position: Position, notation: &str| {
        let table = turn(position);
        let line = Fliptown::option(&table.view_of(0), action(notation));
        [Language::En, Language::Pl].map(|language| say(language, &line).replace('\u{a0}', " "))
    };
    let plain = || Position::solo().lineup("9s 4h 7c");
    assert_eq!(
        says(plain(), "play 1 trail-3"),
        [
            "Circle stop 3 of the Trail (poker card 9♠): a Cemetery bonus action and 1 star; A and 2 are crossed out",
            "Zakreśl przystanek 3 Szlaku (karta pokerowa 9♠): dodatkowa akcja Cmentarza i 1 gwiazdka; \
             A i 2 zostają skreślone",
        ]
    );
    assert_eq!(
        says(plain().money(0, 4, 5), "play 2 mine-1r"),
        [
            "Enter the right chamber of level 1 for 2 gold (poker card 4♥): 1 pan and 1 gold",
            "Wejdź do prawej komory poziomu 1 za 2 złota (karta pokerowa 4♥): 1 misa i 1 złoto",
        ]
    );
    assert_eq!(
        says(plain().items(0, &[Item::Friendship, Item::Shovel]), "play 3 grave-tm"),
        [
            "Circle the top middle tombstone (poker card 7♣): 1 hammer and 1 star",
            "Zakreśl górny środkowy nagrobek (karta pokerowa 7♣): 1 młotek i 1 gwiazdka",
        ]
    );
    let [en, pl] = says(plain().money(0, 4, 5).items(0, &[Item::Bandana]), "play 3 bad-4");
    assert!(
        en.starts_with("Rob chicken 4 (poker card 7♣): ")
            && en.contains("% chance of 2 stars and $3, otherwise 1 star"),
        "{en}"
    );
    assert!(
        pl.contains("Napadnij na kurę 4") && pl.contains("% na 2 gwiazdki i 3 $, w razie niepowodzenia 1 gwiazdka"),
        "{pl}"
    );
    let waking = Position::against(Cowbot::CalamityJane, Difficulty::Easy).money(0, 4, 5).lineup("9s 4d 7c");
    let [en, pl] = says(waking, "play 1 trail-a");
    assert!(en.contains("for 2 gold") && en.ends_with("Calamity Jane becomes active"), "{en}");
    assert!(pl.ends_with("Calamity Jane staje się aktywna"), "{pl}");
}

#[test]
fn an_ability_says_what_it_does_now() {
    let says = |table: &Table, notation: &str| {
        let line = Fliptown::option(&table.view_of(0), action(notation));
        Language::ALL.map(|language| say(language, &line).replace('\u{a0}', " "))
    };
    let cheat = payday(Position::solo().characters(&[Character::Cheat]).poker(0, "9c 9h 9s 3d 2c"));
    assert_eq!(
        says(&cheat, "use"),
        [
            "Let one poker card count as any card: four of a kind instead of three of a kind, worth $8 and 7 stars",
            "Niech jedna karta pokerowa liczy się jako dowolna (teraz: trójka): kareta, czyli 8 $ i 7 gwiazdek",
        ]
    );
    assert_eq!(says(&cheat, "keep")[0], "Keep the ability for later: three of a kind, worth $4 and 3 stars");
    let baroness = turn(Position::solo().characters(&[Character::Baroness]).wanted(0, 5).lineup("2c 5c 9h"));
    assert_eq!(says(&baroness, "use"), ["Use the Baroness’s ability: 5 gold", "Użyj zdolności Baronowej: 5 złota"]);
    let hunted = Position::solo().characters(&[Character::Marshal]).wanted(0, 5).money(0, 20, 0).stars(0, 9);
    let marshal = sheriff(hunted.sheriff("2d"));
    assert_eq!(says(&marshal, "use")[1], "Dobierz kartę zamiast karty szeryfa: 5 lub więcej daje ci wolność");
}

#[test]
fn a_tie_is_explained() {
    let even = Position::players(2).stars(0, 9).stars(1, 9).wanted(1, 3);
    let game = over(even).game;
    let standing = game.standing().expect("the game is over");
    let section = Fliptown::account(&game.view(Eyes::Bystander), &standing);
    let account = Fliptown::lexicon().plain(Language::Pl, &section, &checks::NAMES);
    assert!(account.contains("Wygrywa Ann.") && account.contains("Remis: listy gończe | 0   | 3"), "{account}");
}

#[test]
fn all_twenty_achievements_and_twelve_objectives_have_words() {
    assert_eq!(Fliptown::ACHIEVEMENTS.len(), 20);
    for achievement in Achievement::ALL {
        check(&Phrase::new(format!("achievement-{achievement}")));
    }
    for objective in Objective::ALL {
        check(&Phrase::new(format!("objective-{objective}")));
    }
}

#[test]
fn polish_counts_and_declines() {
    let counted = |id: &'static str| [1, 2, 5, 12, 22].map(|n| say(Language::Pl, &Phrase::new(id).with("count", n)));
    assert_eq!(counted("stars"), ["1 gwiazdka", "2 gwiazdki", "5 gwiazdek", "12 gwiazdek", "22 gwiazdki"]);
    assert_eq!(counted("gold"), ["1 złoto", "2 złota", "5 złota", "12 złota", "22 złota"]);
    assert_eq!(
        counted("wanted"),
        ["1 list gończy", "2 listy gończe", "5 listów gończych", "12 listów gończych", "22 listy gończe"]
    );
    assert_eq!(counted("pans")[..3], ["1 misa", "2 misy", "5 mis"]);
    assert_eq!(counted("hammers")[..3], ["1 młotek", "2 młotki", "5 młotków"]);
    assert_eq!(counted("cleared")[..2], ["skreślenie 1 listu gończego", "skreślenie 2 listów gończych"]);
}

fn duel() -> Options {
    Options::for_players(1).cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal)
}

#[test]
fn table_and_story_read_as_they_should() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    let three = Options::for_players(3).characters().holdem(Holdem::Standard);
    let told = |setup: &Options, n, language| checks::told::<Fliptown>(setup, 1899, n, language);
    for language in Language::ALL {
        let (view, _) = told(&three, 120, language);
        golden.same(&format!("table.{language}.txt"), &checks::whole_table::<Fliptown>(&view, language));
        golden.same(&format!("story.{language}.txt"), &told(&three, usize::MAX, language).1);
        let (view, story) = told(&duel(), usize::MAX, language);
        let standing = view.standing.as_ref().expect("the game is over");
        let account = Fliptown::lexicon().plain(language, &Fliptown::account(&view, standing), &checks::NAMES);
        let over = format!("{}\n{account}", checks::whole_table::<Fliptown>(&view, language));
        golden.same(&format!("table-over.{language}.txt"), &over);
        golden.same(&format!("story-duel.{language}.txt"), &story);
    }
}

#[test]
fn people_without_names_are_called_by_their_seats() {
    let paid = Event::HandPaid { seat: Seat::new(1), hand: Hand::Pair, wild: false, cash: 2, stars: 1 };
    let line = Fliptown::story(&paid, &turn(Position::players(2).lineup("2c 5c 9h")).view());
    let said = Fliptown::lexicon().say(Language::Pl, &line, &Unnamed).replace('\u{a0}', " ");
    assert_eq!(said, "gracz 2 ma układ: para. Wypłata to 2 $ i 1 gwiazdka.");
}

#[test]
fn the_cowbot_is_called_by_its_name() {
    let table = turn(Position::against(Cowbot::BillyTheKid, Difficulty::Easy).lineup("2c 5c 9h"));
    let persona = Fliptown::persona(&table.view(), Seat::new(1)).expect("the cowbot sits there");
    assert_eq!(say(Language::En, &persona), "Billy the Kid");
    assert_eq!(Fliptown::persona(&table.view(), Seat::new(0)), None);
}
