//! Everything that can be said is said, in every language: whole games of every setup, with a fine
//! ear for what is missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use colt_express::data::{Car, Character};
use colt_express::{Action, Cast, ColtExpress, Event, Options, Train, View};
use table::setup::{Kind, Setup};
use table::words::{Block, Language, Names, Phrase, Section, Unnamed, Worded};
use table::{Coded, Dice, Eyes, Game, Guide, Seat};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cy", "Dora", "Ed", "Fay"];

fn say(language: Language, phrase: &Phrase) -> String {
    ColtExpress::lexicon().say(language, phrase, &NAMES)
}

/// A sentence with nothing missing.
fn check(phrase: &Phrase) {
    for language in Language::ALL {
        let said = say(language, phrase);
        let fine = !said.trim().is_empty()
            && !said.contains(['⟦', '⟧', '{', '}'])
            && !said.contains("  ")
            && !said.contains(" .")
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
    for players in 2..=6 {
        let plain = Options::for_players(players);
        setups.extend([plain.clone(), plain.clone().expert(), plain.clone().memory()]);
        setups.extend([plain.clone().cast(Cast::Picked), plain.expert().cast(Cast::Picked).memory()]);
    }
    setups.push(Options::for_players(2).cast(Cast::Random));
    setups
}

fn eyes(players: usize) -> Vec<Eyes> {
    Seat::all(players).map(Eyes::Seat).chain([Eyes::Bystander]).collect()
}

/// Says what everybody sees and may do, and why some other things are not possible.
fn check_moment(game: &ColtExpress, dice: &mut Dice) {
    for eyes in eyes(game.seats()) {
        let view = game.view(eyes);
        check(&ColtExpress::prompt(&view));
        ColtExpress::table(&view).iter().for_each(check_section);
        for seat in Seat::all(game.seats()) {
            ColtExpress::persona(&view, seat).iter().for_each(check);
        }
    }
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        let view = game.view(Eyes::Seat(seat));
        game.legal(seat, &mut legal);
        let lines: BTreeSet<String> =
            legal.iter().map(|&action| say(Language::En, &ColtExpress::option(&view, action))).collect();
        assert_eq!(lines.len(), legal.len(), "options read alike: {lines:?}");
        legal.iter().for_each(|&action| check(&ColtExpress::option(&view, action)));
        let any = Action::decode(dice.below(Action::SPACE as u32) as usize).expect("codes have no gaps");
        if !legal.contains(&any) {
            check(&ColtExpress::refusal(&game.why_not(seat, any)));
            check(&ColtExpress::option(&view, any));
        }
    }
}

fn check_story(told: &[(Event, ColtExpress)], players: usize) {
    for (event, after) in told {
        for eyes in eyes(players) {
            if let Some(event) = ColtExpress::told(event, eyes) {
                let view = after.view(eyes);
                check(&ColtExpress::story(&event, &view));
                check(&ColtExpress::prompt(&view));
            }
        }
    }
}

/// Plays a game at random. Returns how it went, decision by decision.
fn random_game(setup: &Options, seed: u64, mut each: impl FnMut(&ColtExpress, &[(Event, ColtExpress)], &mut Dice)) {
    let mut dice = Dice::from_number(seed);
    let mut game = ColtExpress::new(setup, &mut dice).expect("the setup is possible");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        game.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        let mut told = Vec::new();
        let _ = game.play(seat, action, &mut dice, &mut told).expect("a legal action is played");
        each(&game, &told, &mut dice);
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let differences = ColtExpress::lexicon().differences();
    assert!(differences.is_empty(), "{}", differences.iter().map(|one| format!("{one}\n")).collect::<String>());
}

#[test]
fn whole_games_are_told_with_no_word_missing() {
    let setups = setups();
    for (i, setup) in setups.iter().cycle().take(12 * setups.len()).enumerate() {
        random_game(setup, i as u64, |game, told, dice| {
            check_story(told, game.seats());
            let often = if i < setups.len() { 5 } else { 30 };
            if dice.below(often) == 0 || game.standing().is_some() {
                check_moment(game, dice);
            }
        });
    }
}

#[test]
fn every_question_leads_to_its_rule() {
    let mut met = BTreeSet::new();
    for (i, setup) in setups().iter().cycle().take(90).enumerate() {
        random_game(setup, 1000 + i as u64, |game, _, _| {
            let rule = ColtExpress::prompt_rule(&game.view(Eyes::Bystander));
            let rule = rule.unwrap_or_else(|| panic!("no rule for {:?}", game.view(Eyes::Bystander).phase));
            assert!(ColtExpress::rules().iter().any(|known| known.id == rule), "{rule} is no rule");
            met.insert(rule.0);
        });
    }
    // Whatever is asked in these games has its own rule: a Change of Level asks nothing.
    let all = [
        "CE-CHEY-01",
        "CE-EV-PICK-01",
        "CE-EXP-02",
        "CE-GHOST-01",
        "CE-MOVE-01",
        "CE-PLAN-02",
        "CE-PUNCH-01",
        "CE-PUNCH-03",
        "CE-PUNCH-06",
        "CE-ROB-01",
        "CE-SCARD-01",
        "CE-SCORE-04",
        "CE-SETUP-02",
        "CE-SHOOT-01",
        "CE-TURN-02",
        "CE-TURN-03",
        "CE-TURN-05",
        "CE-TWO-03",
    ];
    assert_eq!(met, BTreeSet::from(all));
}

#[test]
fn the_account_names_every_category() {
    random_game(&Options::for_players(4), 7, |game, _, _| {
        if let Some(standing) = game.standing() {
            check_section(&ColtExpress::account(&game.view(Eyes::Bystander), &standing));
        }
    });
}

/// Every string literal of the rules' sources that begins with this.
fn ids_in_sources(prefix: &str) -> BTreeSet<String> {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/account.rs")];
    let literals = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter(|text| text.starts_with(prefix)).map(str::to_owned).collect()
}

#[test]
fn every_reason_and_every_category_has_words() {
    let lexicon = ColtExpress::lexicon();
    let whys = ids_in_sources("why-");
    assert!(whys.len() > 40);
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
fn every_choice_of_the_setup_and_every_term_of_the_guide_has_words() {
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
    for term in ColtExpress::TERMS {
        for sign in ["up", "down"] {
            check(&Phrase::new(*term).with("sign", table::words::Arg::Key(sign)));
        }
    }
}

#[test]
fn polish_counts_and_declines() {
    let counted = |id: &'static str| {
        [1, 2, 5, 12, 22].map(|n| say(Language::Pl, &Phrase::new(id).with("count", n).with("values", Vec::new())))
    };
    assert_eq!(counted("cards"), ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]);
    assert_eq!(counted("bullets"), ["1 Pocisk", "2 Pociski", "5 Pocisków", "12 Pocisków", "22 Pociski"]);
    assert_eq!(counted("purses"), ["1 Worek", "2 Worki", "5 Worków", "12 Worków", "22 Worki"]);
    assert_eq!(counted("strongboxes")[..3], ["1 Walizka", "2 Walizki", "5 Walizek"]);
    let hit = |whom: Character| {
        let noun = |who: Character| Phrase::new(format!("character-{who}"));
        let phrase = Phrase::new("story-hit").with("who", noun(Character::Tuco)).with("victim", noun(whom));
        say(Language::Pl, &phrase.with("shot", table::words::Arg::Key("roof")))
    };
    assert_eq!(
        Character::ALL.map(hit),
        ["Ghosta", "Belle", "Cheyenne", "Tuco", "Django", "Doca"]
            .map(|whom| format!("Tuco strzela wzdłuż dachów i trafia {whom}."))
    );
}

#[test]
fn every_rule_has_an_id_and_a_title_in_every_language() {
    let rules = ColtExpress::rules();
    assert_eq!(rules.len(), 210);
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.0).collect();
    assert_eq!(ids.len(), 210);
    for rule in rules {
        for language in Language::ALL {
            let title = rule.title(language);
            assert!((10..=160).contains(&title.chars().count()) && !title.contains('\n'), "{}: {title}", rule.id);
        }
    }
    assert_eq!((rules[0].id.0, rules[209].id.0), ("CE-SETUP-01", "CE-INV-07"));
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
    let lexicon = ColtExpress::lexicon();
    let sections = ColtExpress::table(view).into_iter().map(|section| lexicon.plain(language, &section, names));
    let prompt = lexicon.say(language, &ColtExpress::prompt(view), names);
    sections.chain([prompt + "\n"]).collect::<Vec<_>>().join("\n")
}

/// A game of four with a fixed cast and train, up to its `n`th decision; with the story so far, as the
/// first seat hears it.
fn fixed_game(n: usize, language: Language) -> (View, String) {
    let cast = [Character::Tuco, Character::Belle, Character::Doc, Character::Django];
    let train = [Car::P3J1, Car::P1, Car::J3, Car::P4J1];
    let setup = Options::for_players(4).cast(Cast::Chosen(cast.to_vec())).train(Train::Chosen(train.to_vec()));
    let eyes = Eyes::Seat(Seat::new(0));
    let (mut view, mut story, mut decisions) = (None, String::new(), 0);
    random_game(&setup, 1899, |game, told, _| {
        decisions += 1;
        if decisions > n {
            return;
        }
        for (event, after) in told {
            if let Some(event) = ColtExpress::told(event, eyes) {
                story += &(say(language, &ColtExpress::story(&event, &after.view(eyes))) + "\n");
            }
        }
        view = Some(game.view(eyes));
    });
    (view.expect("the game has decisions"), story)
}

#[test]
fn the_table_reads_as_it_should() {
    for language in Language::ALL {
        let (view, _) = fixed_game(47, language);
        golden(&format!("table.{language}.txt"), &whole_table(language, &view, &NAMES));
    }
}

#[test]
fn the_story_reads_as_it_should() {
    for language in Language::ALL {
        golden(&format!("story.{language}.txt"), &fixed_game(usize::MAX, language).1);
    }
}

#[test]
fn people_without_names_are_called_by_their_seats() {
    let picked = Event::Picked { seat: Seat::new(1), character: Character::Belle };
    let game = ColtExpress::new(&Options::for_players(3), &mut Dice::from_number(1)).expect("the setup is possible");
    let line = ColtExpress::story(&picked, &game.view(Eyes::Bystander));
    assert_eq!(ColtExpress::lexicon().say(Language::Pl, &line, &Unnamed), "gracz 2 wybiera Belle.");
}
