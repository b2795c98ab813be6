//! Everything that can be said is said, in every language: whole games of every setup, with a fine
//! ear for what is missing.

use std::collections::BTreeSet;

use colt_express::data::{Car, Character, Kind};
use colt_express::{Cast, ColtExpress, Event, Face, Options, Position, Shooter, Train};
use proving::golden::Golden;
use proving::journey::Journey;
use proving::words as checks;
use table::{Dice, Eyes, Game, Seat};
use wording::{Language, Luck, Phrase, Unnamed, Worded};

fn say(language: Language, phrase: &Phrase) -> String {
    checks::say::<ColtExpress>(language, phrase)
}

/// Every variant for so many players.
fn variants(players: usize) -> Vec<Options> {
    let plain = Options::for_players(players);
    let mut variants = vec![plain.clone(), plain.clone().expert(), plain.clone().memory()];
    variants.extend([plain.clone().cast(Cast::Picked), plain.clone().expert().cast(Cast::Picked).memory()]);
    variants.extend((players == 2).then(|| plain.cast(Cast::Random)));
    variants
}

fn are_told(players: usize) {
    for (i, setup) in variants(players).iter().enumerate() {
        checks::games::<ColtExpress>(setup, 12, 100 * i as u64);
    }
}

proving::cases! { are_told;
    two_players_are_told_everything(2);
    three_players_are_told_everything(3);
    four_players_are_told_everything(4);
    five_players_are_told_everything(5);
    six_players_are_told_everything(6);
}

#[test]
fn all_rules_are_there_in_the_order_of_the_list() {
    let rules = ColtExpress::rules();
    assert_eq!(rules.len(), 210);
    assert_eq!((rules[0].id.0, rules[209].id.0), ("CE-SETUP-01", "CE-INV-07"));
}

#[test]
fn every_question_leads_to_its_rule() {
    let mut met = BTreeSet::new();
    for (i, setup) in (2..=6).flat_map(variants).enumerate() {
        met.extend(checks::rules_asked::<ColtExpress>(&setup, 4, 1000 + 10 * i as u64));
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
        say(Language::Pl, &phrase.with("shot", wording::Arg::Key("roof")))
    };
    assert_eq!(
        Character::ALL.map(hit),
        ["Ghosta", "Bellę", "Cheyenne", "Tuco", "Django", "Doca"]
            .map(|whom| format!("Tuco strzela wzdłuż dachów i trafia {whom}."))
    );
}

/// A game of four with a fixed cast and train.
fn fixed_setup() -> Options {
    let cast = [Character::Tuco, Character::Belle, Character::Doc, Character::Django];
    let train = [Car::P3J1, Car::P1, Car::J3, Car::P4J1];
    Options::for_players(4).cast(Cast::Chosen(cast.to_vec())).train(Train::Chosen(train.to_vec()))
}

#[test]
fn table_and_story_read_as_they_should() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    for language in Language::ALL {
        let (view, _) = checks::told::<ColtExpress>(&fixed_setup(), 1899, 47, language);
        golden.same(&format!("table.{language}.txt"), &checks::whole_table::<ColtExpress>(&view, language));
        let (_, story) = checks::told::<ColtExpress>(&fixed_setup(), 1899, usize::MAX, language);
        golden.same(&format!("story.{language}.txt"), &story);
    }
}

#[test]
fn people_without_names_are_called_by_their_seats() {
    let picked = Event::Picked { seat: Seat::new(1), character: Character::Belle };
    let game = ColtExpress::new(&Options::for_players(3), &mut Dice::from_number(1)).expect("the setup is possible");
    let line = ColtExpress::story(&picked, &game.view(Eyes::Bystander));
    assert_eq!(ColtExpress::lexicon().say(Language::Pl, &line, &Unnamed), "Gracz 2 wybiera Bellę.");
}

#[test]
fn a_result_is_a_result_for_those_whom_it_is_about() {
    let game = ColtExpress::new(&fixed_setup(), &mut Dice::from_number(7)).expect("the setup is possible");
    let hit = Event::Hit { who: Character::Belle, by: Shooter::Bandit(Character::Tuco) };
    let luck = |eyes: Eyes| ColtExpress::outcome(&hit, &game.view(eyes)).map(|outcome| outcome.luck);
    assert_eq!(luck(Eyes::Seat(Seat::new(0))), Some(Luck::Good), "Tuco hits");
    assert_eq!(luck(Eyes::Seat(Seat::new(1))), Some(Luck::Bad), "Belle is hit");
    assert_eq!([Eyes::Seat(Seat::new(2)), Eyes::Bystander].map(luck), [None, None], "others read it in the story");
    let words = ColtExpress::outcome(&hit, &game.view(Eyes::Seat(Seat::new(1)))).expect("a result").words;
    assert_eq!(say(Language::En, &words), "Ann (Tuco) fires into the next car and hits Bob (Belle).");
    assert_eq!(say(Language::Pl, &words), "Ann (Tuco) strzela do sąsiedniego wagonu i trafia gracza Bob (Belle).");
}

#[test]
fn what_a_round_brought_is_summed_up_for_those_who_know_the_purses() {
    let mut journey = Journey::<ColtExpress>::begin(&fixed_setup(), 11);
    let (me, other) = (Seat::new(0), Seat::new(1));
    let (mut told, mut before, mut sums) = (Vec::new(), None, 0);
    while journey.decide(&mut told) {
        for (event, after) in told.drain(..) {
            let view = after.view(Eyes::Seat(me));
            if ColtExpress::opens(&event).is_some() {
                before = Some(after.view(Eyes::Seat(me)));
            }
            let Some(before) = before.as_ref().filter(|_| ColtExpress::closes(&event).is_some()) else { continue };
            let brought =
                |seat| say(Language::En, &ColtExpress::brought(before, &view, seat).expect("something to say"));
            // Nobody is told what is in another's Purses.
            assert!(!brought(other).contains('$') || view.worth(other).is_some(), "{}", brought(other));
            let gained = view.worth(me).zip(before.worth(me)).map(|(is, was)| is - was).expect("one's own are known");
            assert_eq!(brought(me).contains('$'), gained != 0, "{}", brought(me));
            sums += usize::from(gained != 0);
        }
    }
    assert!(sums > 0, "some Round brought something");
}

/// How the end of this position is told: who won and how, in both languages.
fn end(position: Position) -> [String; 2] {
    let view = position.over().view(Eyes::Bystander);
    let [en, pl] = Language::ALL.map(|language| say(language, &ColtExpress::prompt(&view)));
    let account = ColtExpress::account(&view, view.standing.as_ref().expect("it is over"));
    let told = Language::ALL.map(|language| ColtExpress::lexicon().plain(language, &account, &checks::NAMES));
    for (prompt, told) in [&en, &pl].into_iter().zip(&told) {
        let result = prompt.split_once(". ").expect("two sentences").1;
        assert!(told.contains(result), "{told} has no `{result}`");
        assert!(told.contains("Bob (Belle)"), "{told}");
    }
    [en, pl]
}

#[test]
fn ce_score_05_ce_score_06_the_end_says_how_a_tie_was_broken() {
    let position = || Position::of(&[Character::Tuco, Character::Belle, Character::Doc]);
    assert_eq!(
        end(position().treasure(Character::Doc, 1, 0)),
        ["The game is over. Cy (Doc) wins.", "Koniec gry. Wygrywa Cy (Doc)."]
    );
    assert_eq!(
        end(position().wounded(Character::Tuco, 1).wounded(Character::Doc, 2)),
        [
            "The game is over. Bob (Belle) wins. Ann (Tuco) and Cy (Doc) are just as rich, but have taken more Bullets.",
            "Koniec gry. Wygrywa Bob (Belle). Ann (Tuco) i Cy (Doc) mają tyle samo pieniędzy, ale więcej otrzymanych \
             Pocisków.",
        ]
    );
    assert_eq!(
        end(position().wounded(Character::Doc, 2)),
        [
            "The game is over. Ann (Tuco) and Bob (Belle) share the victory: equally rich, with equally many Bullets \
             taken. Cy (Doc) is just as rich, but has taken more Bullets.",
            "Koniec gry. Zwycięstwem dzielą się Ann (Tuco) i Bob (Belle): mają tyle samo pieniędzy i tyle samo \
             otrzymanych Pocisków. Cy (Doc) ma tyle samo pieniędzy, ale więcej otrzymanych Pocisków.",
        ]
    );
}

#[test]
fn ce_round_04_what_setting_up_tells_has_words() {
    let told = |options: &Options, language| {
        let game = ColtExpress::new(options, &mut Dice::from_number(3)).expect("the setup is possible");
        let eyes = Eyes::Seat(Seat::new(0));
        let line = |event: &Event| {
            let told = ColtExpress::event_for(event, eyes)?;
            Some(say(language, &ColtExpress::story(&told, &game.view(eyes))))
        };
        game.opening().iter().filter_map(line).collect::<Vec<_>>()
    };
    let four = told(&fixed_setup(), Language::En);
    assert_eq!(four.len(), 6);
    assert_eq!(four[0], "All aboard! The train pulls out.");
    assert!(four[1].starts_with("Ann (Tuco) takes 6 cards in hand: "), "{}", four[1]);
    assert_eq!(four[3], "Cy (Doc) takes 7 cards in hand.");
    assert!(four[5].starts_with("Round 1 begins (at the end: ") && four[5].ends_with(" leads."), "{}", four[5]);
    let four = told(&fixed_setup(), Language::Pl);
    assert_eq!((four[0].as_str(), four[3].as_str()), ("Odjazd! Pociąg rusza.", "Cy (Doc) bierze na rękę 7 kart."));
    let two = Language::ALL.map(|language| told(&Options::for_players(2), language));
    assert_eq!([two[0].len(), two[1].len()], [1, 1]);
    assert!(two[0][0].starts_with("The train is about to leave: "), "{}", two[0][0]);
    assert!(two[1][0].starts_with("Pociąg zaraz odjedzie: "), "{}", two[1][0]);
}

#[test]
fn ce_info_04_in_memory_mode_the_table_does_not_say_what_lies_covered() {
    let own_cards = |memory: bool, language| {
        let position = Position::of(&[Character::Doc, Character::Tuco, Character::Belle])
            .stack(&[(Character::Doc, Kind::Punch, Face::Up), (Character::Tuco, Kind::Move, Face::Up)]);
        let game = if memory { position.memory() } else { position }.planning(1);
        checks::whole_table::<ColtExpress>(&game.view(Eyes::Seat(Seat::new(0))), language)
    };
    assert!(
        own_cards(false, Language::En)
            .contains("Still in the deck: 2 × Move, 2 × Change Level, 2 × Shoot, 2 × Rob and Sheriff.")
    );
    let memory = own_cards(true, Language::En);
    assert!(
        memory.contains(
            "In the deck or covered on the stack: 2 × Move, 2 × Change Level, 2 × Shoot, 2 × Rob, Punch and Sheriff."
        ),
        "{memory}"
    );
    assert!(!memory.contains("Still in the deck"), "{memory}");
    assert!(own_cards(true, Language::Pl).contains("W talii albo przykryte na stosie: 2 × Ruch, "));
    // Told again, a card that was covered is just a card.
    let game = Position::of(&[Character::Doc, Character::Tuco, Character::Belle]).planning(1);
    let covered = Event::Played { seat: Seat::new(0), card: None, hidden: false };
    let line = ColtExpress::story(&covered, &game.view(Eyes::Bystander));
    assert_eq!(
        Language::ALL.map(|language| say(language, &line)),
        ["Ann (Doc) plays a card.", "Ann (Doc) zagrywa kartę."]
    );
}
