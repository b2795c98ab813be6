//! Everything that can be said is said, in every language: whole games of every setup, with a fine ear for what is
//! missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use fliptown::data::{Achievement, Character, Cowbot, Difficulty, Hand, Item, Objective};
use fliptown::{Action, Event, Fliptown, Holdem, Options, Position, Rival, View};
use table::setup::{Kind, Setup};
use table::words::{Arg, Block, Language, Names, Phrase, Section, Unnamed, Worded};
use table::{Coded, Dice, Eyes, Game, Guide, Seat};

use crate::common::*;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dora"];

fn say(language: Language, phrase: &Phrase) -> String {
    Fliptown::lexicon().say(language, phrase, &NAMES)
}

/// A sentence with nothing missing.
fn check(phrase: &Phrase) {
    for language in Language::ALL {
        let said = say(language, phrase);
        let fine = !said.trim().is_empty()
            && !said.contains(['⟦', '⟧', '{', '}'])
            && !said.contains("  ")
            && !said.contains(" .")
            && !said.contains(" ,")
            && !said.contains("..");
        assert!(fine, "{language}: `{said}` from {phrase:?}");
    }
}

fn check_section(section: &Section) {
    check(&section.title);
    for block in &section.blocks {
        match block {
            Block::Line(line) => check(line),
            Block::Table { head, rows } => {
                assert!(rows.iter().all(|row| row.len() == head.len()), "{section:?}");
                head.iter().chain(rows.iter().flatten()).for_each(check);
            }
        }
    }
}

/// Setups of every size and variant.
fn setups() -> Vec<Options> {
    let mut setups = Vec::new();
    for players in 1..=4 {
        let plain = Options::for_players(players);
        setups.extend([plain, plain.characters(), plain.characters().holdem(Holdem::Standard)]);
        if players > 1 {
            setups.push(plain.characters().holdem(Holdem::Competitive).english_weapons());
        }
    }
    let solo = Options::for_players(1);
    setups.extend(Cowbot::ALL.map(|cowbot| solo.cowbot(Rival::Chosen(cowbot), Difficulty::Normal)));
    setups.push(solo.characters().cowbot(Rival::Drawn, Difficulty::Hard));
    setups.push(solo.characters().holdem(Holdem::Standard).cowbot(Rival::Random, Difficulty::Easy));
    setups
}

fn all_eyes(seats: usize) -> Vec<Eyes> {
    Seat::all(seats).map(Eyes::Seat).chain([Eyes::Bystander]).collect()
}

/// Says what everybody sees and may do, and why some other things are not possible.
fn check_moment(game: &Fliptown, dice: &mut Dice) {
    for eyes in all_eyes(game.seats()) {
        let view = game.view(eyes);
        check(&Fliptown::prompt(&view));
        Fliptown::table(&view).iter().for_each(check_section);
        for seat in Seat::all(game.seats()) {
            Fliptown::persona(&view, seat).iter().for_each(check);
        }
    }
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        let view = game.view(Eyes::Seat(seat));
        game.legal(seat, &mut legal);
        let lines: BTreeSet<String> =
            legal.iter().map(|&action| say(Language::Pl, &Fliptown::option(&view, action))).collect();
        assert_eq!(lines.len(), legal.len(), "options read alike: {lines:?}");
        legal.iter().for_each(|&action| check(&Fliptown::option(&view, action)));
        let any = Action::decode(dice.below(Action::SPACE as u32) as usize);
        if let Some(any) = any.filter(|any| !legal.contains(any)) {
            check(&Fliptown::refusal(&game.why_not(seat, any)));
            check(&Fliptown::option(&view, any));
        }
    }
}

fn check_story(told: &[(Event, Fliptown)], seats: usize) {
    for (event, after) in told {
        for eyes in all_eyes(seats) {
            if let Some(event) = Fliptown::told(event, eyes) {
                let view = after.view(eyes);
                check(&Fliptown::story(&event, &view));
                check(&Fliptown::prompt(&view));
            }
        }
    }
}

/// Plays a game at random, and hears how it goes, decision by decision.
fn random_game(setup: &Options, seed: u64, mut each: impl FnMut(&Fliptown, &[(Event, Fliptown)], &mut Dice)) {
    let mut dice = Dice::from_number(seed);
    let mut game = Fliptown::new(setup, &mut dice).expect("the setup is possible");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        let mut told = Vec::new();
        let _ = game.play(seat, action, &mut dice, &mut told).expect("a legal action is played");
        each(&game, &told, &mut dice);
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let differences = Fliptown::lexicon().differences();
    assert!(differences.is_empty(), "{}", differences.iter().map(|one| format!("{one}\n")).collect::<String>());
}

#[test]
fn whole_games_are_told_with_no_word_missing() {
    let setups = setups();
    for (i, setup) in setups.iter().cycle().take(4 * setups.len()).enumerate() {
        random_game(setup, i as u64, |game, told, dice| {
            check_story(told, game.seats());
            let often = if i < setups.len() { 9 } else { 40 };
            if dice.below(often) == 0 || game.standing().is_some() {
                check_moment(game, dice);
            }
        });
    }
}

#[test]
fn every_action_there_is_can_be_said() {
    let games = [
        turn(Position::solo().lineup("2c 5c 9h")).game,
        turn(Position::players(2).characters(&[Character::Mayor, Character::Cheat]).lineup("2c 5c 9h")).game,
        over(Position::against(Cowbot::BlackBart, Difficulty::Easy)).game,
    ];
    for game in games {
        for eyes in all_eyes(game.seats()) {
            let view = game.view(eyes);
            let all = (0..Action::SPACE).filter_map(Action::decode);
            all.step_by(3).for_each(|action| check(&Fliptown::option(&view, action)));
        }
    }
}

#[test]
fn every_question_leads_to_its_rule() {
    let mut met = BTreeSet::new();
    for (i, setup) in setups().iter().cycle().take(120).enumerate() {
        random_game(setup, 1000 + i as u64, |game, _, _| {
            for seat in game.to_act() {
                let view = game.view(Eyes::Seat(seat));
                let rule = Fliptown::prompt_rule(&view).unwrap_or_else(|| panic!("no rule for {:?}", view.phase));
                assert!(Fliptown::rules().iter().any(|known| known.id == rule), "{rule} is no rule");
                met.insert(rule.0);
            }
        });
    }
    let phases = ["FT-CHAR-02", "FT-CHAR-09", "FT-CHAR-11", "FT-CHAR-13", "FT-SHERIFF-02", "FT-SHERIFF-07"];
    let turns = ["FT-TURN-03", "FT-TURN-14", "FT-TOWN-10b", "FT-TRAIL-08", "FT-TOWN-J", "FT-RES-03"];
    let bonuses = ["FT-BONUS-02", "FT-BONUS-03", "FT-BONUS-04", "FT-BONUS-05", "FT-BONUS-06"];
    let buildings = ["2a", "3", "4a", "5a", "6", "7a", "8a", "9a", "10a", "Q", "K"];
    let buildings = buildings.map(|building| format!("FT-TOWN-{building}"));
    let all = phases.into_iter().chain(turns).chain(bonuses).chain(buildings.iter().map(String::as_str));
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
fn the_account_names_every_category() {
    for options in [Options::for_players(4), Options::for_players(1).cowbot(Rival::Random, Difficulty::Hard)] {
        random_game(&options, 7, |game, _, _| {
            if let Some(standing) = game.standing() {
                check_section(&Fliptown::account(&game.view(Eyes::Bystander), &standing));
            }
        });
    }
}

#[test]
fn a_tie_is_explained() {
    let even = Position::players(2).stars(0, 9).stars(1, 9).wanted(1, 3);
    let game = over(even).game;
    let standing = game.standing().expect("the game is over");
    let section = Fliptown::account(&game.view(Eyes::Bystander), &standing);
    let account = Fliptown::lexicon().plain(Language::Pl, &section, &NAMES);
    assert!(account.contains("Wygrywa Ann.") && account.contains("Remis: listy gończe | 0   | 3"), "{account}");
}

/// Every string literal of the rules' sources that begins with this.
fn ids_in_sources(prefix: &str) -> BTreeSet<String> {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/account.rs")];
    let literals = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter(|text| text.starts_with(prefix)).map(str::to_owned).collect()
}

#[test]
fn every_reason_and_every_category_has_words() {
    let lexicon = Fliptown::lexicon();
    let whys = ids_in_sources("why-");
    assert!(whys.len() > 50);
    let scores = ids_in_sources("score-").into_iter().chain(ids_in_sources("tie-"));
    let cells = scores.flat_map(|id| [format!("{id}.cell"), id]);
    for id in whys.iter().cloned().chain(cells) {
        assert!(Language::ALL.iter().all(|&language| lexicon.knows(language, &id)), "{id}");
    }
    let unused: Vec<&str> =
        lexicon.ids(Language::En).filter(|id| id.starts_with("why-") && !whys.contains(*id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_choice_of_the_setup_has_words() {
    let mut ids = vec!["game-title".to_owned(), "game-about".to_owned()];
    for choice in &Options::form().options {
        ids.extend([format!("setup-{}", choice.key), format!("setup-{}.help", choice.key)]);
        let values: Vec<&str> = match &choice.kind {
            Kind::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
            Kind::Ordered { of, .. } => of.clone(),
            Kind::Number { .. } | Kind::Flag => Vec::new(),
        };
        ids.extend(values.iter().map(|value| format!("setup-{}-{value}", choice.key)));
    }
    ids.iter().for_each(|id| check(&Phrase::new(id.clone())));
}

#[test]
fn every_reason_of_the_coach_goes_both_ways() {
    let said: BTreeSet<&str> = Fliptown::lexicon().ids(Language::En).filter(|id| id.starts_with("term-")).collect();
    assert_eq!(said, Fliptown::TERMS.iter().copied().collect());
    for term in said {
        let said = |sign| {
            let phrase = Phrase::new(term.to_owned()).with("sign", Arg::Key(sign));
            check(&phrase);
            Language::ALL.map(|language| say(language, &phrase))
        };
        let (up, down) = (said("up"), said("down"));
        assert!(up[0] != down[0] && up[1] != down[1], "{term}");
    }
}

#[test]
fn all_twenty_achievements_and_twelve_objectives_have_words() {
    assert_eq!(Fliptown::ACHIEVEMENTS.len(), 20);
    for goal in Fliptown::ACHIEVEMENTS {
        check(&Phrase::new(format!("achievement-{}", goal.name)));
    }
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

#[test]
fn every_rule_has_an_id_and_a_title_in_every_language() {
    let rules = Fliptown::rules();
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.0).collect();
    assert_eq!((rules.len(), ids.len()), (236, 236));
    for rule in rules {
        for language in Language::ALL {
            let title = rule.title(language);
            assert!((10..=160).contains(&title.chars().count()) && !title.contains('\n'), "{}: {title}", rule.id);
        }
    }
}

/// Compares with a file of `tests/golden`, or writes it when `RAILHEAD_GOLDEN` is set.
fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("RAILHEAD_GOLDEN").is_some() {
        std::fs::write(&path, text).expect("golden files can be written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(text, stored, "{name} differs; RAILHEAD_GOLDEN=1 writes it anew");
}

fn whole_table(language: Language, view: &View, names: &dyn Names) -> String {
    let lexicon = Fliptown::lexicon();
    let sections = Fliptown::table(view).into_iter().map(|section| lexicon.plain(language, &section, names));
    let prompt = lexicon.say(language, &Fliptown::prompt(view), names);
    sections.chain([prompt + "\n"]).collect::<Vec<_>>().join("\n")
}

/// A game up to its `n`th decision, with the story so far as the first seat hears it.
fn fixed_game(setup: &Options, n: usize, language: Language) -> (View, String) {
    let eyes = Eyes::Seat(Seat::new(0));
    let (mut view, mut story, mut decisions) = (None, String::new(), 0);
    random_game(setup, 1899, |game, told, _| {
        decisions += 1;
        if decisions > n {
            return;
        }
        for (event, after) in told {
            if let Some(event) = Fliptown::told(event, eyes) {
                story += &(say(language, &Fliptown::story(&event, &after.view(eyes))) + "\n");
            }
        }
        view = Some(game.view(eyes));
    });
    (view.expect("the game has decisions"), story)
}

fn in_company() -> Options {
    Options::for_players(3).characters().holdem(Holdem::Standard)
}

fn duel() -> Options {
    Options::for_players(1).cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal)
}

#[test]
fn the_table_reads_as_it_should() {
    for language in Language::ALL {
        let (view, _) = fixed_game(&in_company(), 120, language);
        golden(&format!("table.{language}.txt"), &whole_table(language, &view, &NAMES));
        let (view, _) = fixed_game(&duel(), usize::MAX, language);
        golden(&format!("table-over.{language}.txt"), &whole_table(language, &view, &NAMES));
    }
}

#[test]
fn the_story_reads_as_it_should() {
    for language in Language::ALL {
        golden(&format!("story.{language}.txt"), &fixed_game(&in_company(), usize::MAX, language).1);
        golden(&format!("story-duel.{language}.txt"), &fixed_game(&duel(), usize::MAX, language).1);
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
