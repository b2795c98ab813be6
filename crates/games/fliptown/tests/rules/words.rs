//! Everything that can be said is said, in every language: whole games of every setup, with a fine ear for what is
//! missing.

use std::collections::BTreeSet;

use fliptown::data::{Achievement, Character, Cowbot, Difficulty, Hand, Item, Objective};
use fliptown::{Action, Event, Fliptown, Holdem, Options, Position, Rival};
use proving::golden::Golden;
use proving::journey::all_eyes;
use proving::words as checks;
use table::{Coded, Eyes, Game, Seat};
use wording::{Language, Phrase, Unnamed, Worded};

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

proving::cases! { are_told;
    whoever_plays_alone_is_told_everything(alone(), 100);
    whoever_plays_a_cowbot_is_told_everything(against_cowbots(), 200);
    two_players_are_told_everything(in_company(2), 300);
    three_players_are_told_everything(in_company(3), 400);
    four_players_are_told_everything(in_company(4), 500);
}

#[test]
fn all_rules_are_there() {
    assert_eq!(Fliptown::rules().len(), 236);
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
            "Niech jedna karta pokerowa liczy się jako dowolna: zamiast układu „trójka” będzie kareta, \
             czyli 8 $ i 7 gwiazdek",
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
fn ft_end_08_cow_14_a_tie_says_how_it_was_broken() {
    let account = |position: Position, language| {
        let game = over(position).game;
        let standing = game.standing().expect("the game is over");
        let section = Fliptown::account(&game.view(Eyes::Bystander), &standing);
        Fliptown::lexicon().plain(language, &section, &checks::NAMES)
    };
    let even = || Position::players(2).money(0, 0, 0).money(1, 0, 0).stars(0, 9).stars(1, 9);
    let polish = account(even().wanted(1, 3), Language::Pl);
    assert!(
        polish.contains("Remis rozstrzyga na swoją korzyść Ann: mniej listów gończych.")
            && polish.contains("Remis: listy gończe | 0   | 3"),
        "{polish}"
    );
    for (position, how) in [
        (even().wanted(1, 3), "fewer wanted posters"),
        (even().money(0, 0, 1), "more gold"),
        (even().money(0, 3, 1).money(1, 2, 1), "more cash"),
    ] {
        let english = account(position, Language::En);
        assert!(english.contains(&format!(" wins the tie: {how}.")), "{english}");
    }
    for untied in [even(), even().stars(0, 10)] {
        assert!(!account(untied, Language::En).contains("wins the tie"), "nothing was decided by a tie-break");
    }
    let bart = Position::against(Cowbot::BlackBart, Difficulty::Easy).money(0, 0, 0).stars(0, 14 * 4 + 13 * 3);
    assert!(account(bart, Language::En).contains("a tie goes to the cowbot"));
}

#[test]
fn ft_cow_10_11_13_the_table_says_what_the_cowbot_counts() {
    let options = Options::for_players(1).characters().holdem(Holdem::Standard);
    let options = options.cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal);
    let position = Position::of(&options).characters(&[Character::Settler]).holdem(Holdem::Standard, &["Ah Kh"]);
    let t = turn(position.circled(0, "trail-3 bad-2 town-3 town-4").lineup("2c 5c 9h"));
    let said = |language| checks::whole_table::<Fliptown>(&t.view_of(0), language);
    let english = said(Language::En);
    for line in [
        "Trail    | 12                 | 4           | 48",
        "Badlands | 11                 | 3           | 33",
        "Town     | 11                 | 2           | 22",
        "0 cards stolen, worth 2 points each.",
        "5 points because you have a character.",
        "5 points because Texas Hold’em is played.",
        "The cowbot has 113 points as your sheet stands.",
    ] {
        assert!(english.contains(line), "{line} in {english}");
    }
    assert!(!english.contains("Mine     | "), "on normal the fourth region does not count");
    assert!(said(Language::Pl).contains("Szlak   | 12                 | 4               | 48"));
}

#[test]
fn ft_town_8a_8c_8d_the_table_says_what_fields_bring() {
    let t = turn(Position::solo().land(0, &[1, 2]).lineup("2c 5c 9h"));
    let english = checks::whole_table::<Fliptown>(&t.view_of(0), Language::En);
    for line in [
        "1                        | 3 stars | filled",
        "5                        | 2 stars | open",
        "two fields in a row for $4, three fields in a row for $6 and three fields in an L for $8.",
        "Whoever fills the ninth field gains 7 stars more.",
    ] {
        assert!(english.contains(line), "{line} in {english}");
    }
}

#[test]
fn many_options_stand_in_groups_with_the_cheapest_first() {
    use wording::Order;
    let t = turn(Position::solo().characters(&[Character::Settler]).money(0, 9, 3).lineup("9s 4h 7c"));
    let view = t.view_of(0);
    let group = |notation: &str| Fliptown::group(&view, action(notation)).map(|heading| say(Language::En, &heading));
    let headings = ["play 1 trail-3", "play 1 town-4", "play 2 grave-tl", "use"].map(group);
    assert_eq!(headings.map(Option::unwrap), ["Trail", "Town", "Cemetery", "Your ability"]);
    let order = |notation: &str| Fliptown::order(&view, action(notation));
    assert_eq!([order("play 1 town-4"), order("play 1 town-3")], [Order::Free, Order::Paid(1)]);
    // Every space is one line, whichever card goes to the poker hand.
    let part = |notation: &str| Fliptown::part(&view, action(notation)).map(|part| say(Language::En, &part));
    assert_eq!(part("play 1 grave-tl"), part("play 2 grave-tl"));
    assert_ne!(part("play 1 grave-tl"), part("play 1 grave-tr"));
    // Thirty-four plots are three lines, the cheapest first.
    let mut office = turn(Position::solo().money(0, 9, 0).circled(0, "town-8").lineup("8s 2c 7h"));
    office.play("play 3 town-8");
    let view = office.view_of(0);
    let plots: Vec<String> = office.legal().into_iter().filter(|option| *option != "land-office no").collect();
    let lines: BTreeSet<(Order, String)> = plots
        .iter()
        .map(|plot| {
            let part = Fliptown::part(&view, action(plot)).expect("a shape");
            (Fliptown::order(&view, action(plot)), say(Language::En, &part))
        })
        .collect();
    let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    let shapes = ["two fields in a row for $4", "three fields in a row for $6", "three fields in an L for $8"];
    assert_eq!((plots.len(), lines), (34, shapes.map(|shape| format!("Buy {shape}")).to_vec()));
    assert_eq!(Fliptown::order(&view, action("land-office no")), Order::Decline);
}

#[test]
fn ft_hold_05_a_hand_that_is_not_the_strongest_claims_no_payout() {
    let line = |language, cash, stars| {
        let paid = Event::HandPaid { seat: Seat::new(1), hand: Hand::TwoPair, wild: false, cash, stars };
        let view = turn(Position::players(2).lineup("2c 5c 9h")).view();
        say(language, &Fliptown::story(&paid, &view)).replace('\u{a0}', " ")
    };
    assert_eq!(line(Language::En, 3, 2), "Bob has two pair: $3 and 2 stars.");
    assert_eq!(line(Language::En, 1, 1), "Bob has two pair and shares the payout: $1 and 1 star.");
    assert_eq!(line(Language::En, 0, 0), "Bob has two pair, but another hand is stronger: no payout.");
    assert_eq!(line(Language::Pl, 0, 0), "Bob ma dwie pary, ale inny układ jest mocniejszy: bez wypłaty.");
    let cheat = Position::of(&Options::for_players(2).characters().holdem(Holdem::Competitive));
    let cheat = cheat.characters(&[Character::Cheat, Character::Settler]);
    let t = payday(
        cheat.holdem(Holdem::Competitive, &["2c 7d", "3c 8d"]).poker(0, "9c 9h 9s 3d 2c").poker(1, "2h 3h 9d Jd Kd"),
    );
    let option = |notation: &str| say(Language::En, &Fliptown::option(&t.view_of(0), action(notation)));
    assert!(option("use").ends_with("if it is the strongest") && option("keep").ends_with("if it is the strongest"));
}

#[test]
fn ft_char_11_who_may_still_draw_is_not_called_arrested() {
    let hunted = |character| {
        let position = Position::players(2).characters(&[character, Character::Settler]).sheriff("2d");
        let t = sheriff(position.wanted(0, 5).money(0, 20, 0).stars(0, 9));
        let revealed = Event::SheriffRevealed { card: card("2d") };
        say(Language::En, &Fliptown::outcome(&revealed, &t.view_of(0)).expect("a result").words)
    };
    assert_eq!(
        hunted(Character::Marshal),
        "The sheriff card is 2♦. Your 5 wanted posters are too many, unless the Marshal draws a better card."
    );
    assert!(hunted(Character::Cheat).ends_with("Your 5 wanted posters are too many: you are arrested."));
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
    assert_eq!(said, "Gracz 2 ma parę: 2 $ i 1 gwiazdka.");
}

#[test]
fn the_cowbot_is_called_by_its_name() {
    let table = turn(Position::against(Cowbot::BillyTheKid, Difficulty::Easy).lineup("2c 5c 9h"));
    let persona = Fliptown::persona(&table.view(), Seat::new(1)).expect("the cowbot sits there");
    assert_eq!(say(Language::En, &persona), "Billy the Kid");
    assert_eq!(Fliptown::persona(&table.view(), Seat::new(0)), None);
}
