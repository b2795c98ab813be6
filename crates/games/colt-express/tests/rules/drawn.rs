//! The drawn table: every option can be chosen on it, nothing is drawn that the eyes do not know, and it
//! stays small.

use std::collections::BTreeSet;

use colt_express::data::{Character::*, Kind, Level::*, RoundCard};
use colt_express::{Cast, ColtExpress, Event, Options, Position, View};
use table::drawn::{Choosable, Drawing, Drawn, Key, Pen};
use table::words::{Language, Phrase, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat};

/// Setups of every size and variant.
fn setups() -> Vec<Options> {
    let mut setups = Vec::new();
    for players in 2..=6 {
        let plain = Options::for_players(players);
        setups.extend([plain.clone(), plain.clone().expert().memory(), plain.cast(Cast::Picked)]);
    }
    setups
}

/// Plays a game at random; looks at it before every decision, after the last, and at every step told.
fn random_game(
    setup: &Options,
    seed: u64,
    mut each: impl FnMut(&ColtExpress, &mut Dice),
    mut told: impl FnMut(&ColtExpress, &[(Event, ColtExpress)]),
) {
    let mut dice = Dice::from_number(seed);
    let mut game = ColtExpress::new(setup, &mut dice).expect("a setup of ours");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        each(&game, &mut dice);
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        let before = game.clone();
        let mut log = Vec::new();
        let _ = game.play(seat, action, &mut dice, &mut log).expect("a legal action is played");
        told(&before, &log);
    }
    each(&game, &mut dice);
}

fn say(language: Language, phrase: &Phrase) -> String {
    ColtExpress::lexicon().say(language, phrase, &Unnamed)
}

/// What the seat may choose or may try in vain, as the house marks it.
fn marks(game: &ColtExpress, view: &View, language: Language) -> Vec<Choosable> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let options = legal.iter().enumerate().map(|(i, &action)| Choosable::Option {
        number: i + 1,
        words: say(language, &ColtExpress::option(view, action)),
        keys: ColtExpress::targets(view, action),
    });
    let refused = ColtExpress::attempts(view).into_iter().filter(|attempt| !legal.contains(&attempt.action));
    let refused = refused.map(|attempt| {
        let refusal = game.why_not(seat, attempt.action);
        Choosable::Refused { why: say(language, &ColtExpress::refusal(&refusal)), rule: refusal.rule, key: attempt.key }
    });
    options.chain(refused).collect()
}

fn draw(view: &View, language: Language, marks: &[Choosable]) -> Drawing {
    let pen = Pen::new(language, ColtExpress::lexicon(), &Unnamed, marks);
    ColtExpress::draw(view, &pen).expect("the game is drawn")
}

fn drawn(game: &ColtExpress, eyes: Eyes, language: Language) -> Drawing {
    let view = game.view(eyes);
    draw(&view, language, &marks(game, &view, language))
}

/// All that is sent of a drawing.
fn text(drawing: &Drawing) -> String {
    let Drawing { scene, plates, hand, panels } = drawing;
    let mut all = format!("{:?} {:?} {:?} {}", scene.size, scene.centre, scene.mood, scene.label);
    all += &scene.body.0;
    for plate in plates.iter().chain(hand) {
        all += &format!("{} {} {}", plate.key, plate.title, plate.body.0);
    }
    for panel in panels {
        all += &format!("{} {:?} {} {}", panel.colour, panel.persona, panel.emblem.0, panel.body.0);
    }
    all
}

/// The values of an attribute, in order.
fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    text.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn keys(text: &str) -> BTreeSet<&str> {
    values(text, "data-key").into_iter().collect()
}

fn eyes(game: &ColtExpress) -> impl Iterator<Item = Eyes> {
    Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Bystander])
}

#[test]
fn every_option_has_an_element_in_both_languages() {
    for (i, setup) in setups().iter().cycle().take(60).enumerate() {
        let look = |game: &ColtExpress, _: &mut Dice| {
            for seat in game.to_act().iter() {
                let view = game.view(Eyes::Seat(seat));
                for language in Language::ALL {
                    let marks = marks(game, &view, language);
                    let text = text(&draw(&view, language, &marks));
                    let chosen: BTreeSet<&str> =
                        values(&text, "data-options").into_iter().flat_map(|numbers| numbers.split(' ')).collect();
                    for mark in &marks {
                        let Choosable::Option { number, words, keys: on } = mark else { continue };
                        assert!(!on.is_empty(), "`{words}` is chosen nowhere in {:?}", view.phase);
                        let here = keys(&text);
                        let gone: Vec<&Key> = on.iter().filter(|key| !here.contains(key.as_str())).collect();
                        assert!(gone.is_empty(), "`{words}`: {gone:?} not drawn in {:?}", view.phase);
                        assert!(chosen.contains(number.to_string().as_str()), "`{words}` has no mark");
                    }
                }
            }
        };
        random_game(setup, i as u64, look, |_, _| {});
    }
}

#[test]
fn keys_are_unique_and_no_word_is_missing() {
    for (i, setup) in setups().iter().cycle().take(45).enumerate() {
        let look = |game: &ColtExpress, dice: &mut Dice| {
            if dice.below(4) != 0 && game.standing().is_none() {
                return;
            }
            for (eyes, language) in eyes(game).flat_map(|eyes| Language::ALL.map(|language| (eyes, language))) {
                let text = text(&drawn(game, eyes, language));
                let all = values(&text, "data-key");
                assert_eq!(all.len(), keys(&text).len(), "a key is used twice: {all:?}");
                assert!(!text.contains(['⟦', '⟧']) && !text.contains("{ $"), "a word is missing: {text}");
                assert!(values(&text, "aria-label").iter().all(|label| !label.trim().is_empty()));
            }
        };
        random_game(setup, 100 + i as u64, look, |_, _| {});
    }
}

#[test]
fn nothing_is_drawn_that_the_eyes_do_not_know() {
    for (i, setup) in setups().iter().cycle().take(60).enumerate() {
        let look = |game: &ColtExpress, dice: &mut Dice| {
            if dice.below(6) != 0 {
                return;
            }
            for seat in Seat::all(game.seats()) {
                let world = game.imagine(seat, dice);
                let (eyes, language) = (Eyes::Seat(seat), Language::Pl);
                assert_eq!(text(&drawn(game, eyes, language)), text(&drawn(&world, eyes, language)));
            }
        };
        random_game(setup, 200 + i as u64, look, |_, _| {});
    }
}

#[test]
fn what_is_refused_is_drawn_and_names_its_rule() {
    let mut refused = 0;
    for (i, setup) in setups().iter().cycle().take(30).enumerate() {
        let look = |game: &ColtExpress, _: &mut Dice| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(Eyes::Seat(seat));
                let marks = marks(game, &view, Language::En);
                let text = text(&draw(&view, Language::En, &marks));
                let here = keys(&text);
                for mark in &marks {
                    let Choosable::Refused { why, rule, key } = mark else { continue };
                    assert!(ColtExpress::rules().iter().any(|known| known.id == *rule), "{rule} is no rule");
                    assert!(!why.trim().is_empty());
                    assert!(here.contains(key.as_str()), "{key} is not drawn in {:?}", view.phase);
                    refused += 1;
                }
                assert_eq!(values(&text, "data-why").len(), values(&text, "data-rule").len());
            }
        };
        random_game(setup, 300 + i as u64, look, |_, _| {});
    }
    assert!(refused > 1000, "attempts are hardly ever refused: {refused}");
}

#[test]
fn what_is_seen_to_move_is_drawn() {
    let symbols = ColtExpress::symbols().0;
    let known: BTreeSet<&str> = values(&symbols, "id").into_iter().collect();
    let mut flights = 0;
    for (i, setup) in setups().iter().cycle().take(30).enumerate() {
        let told = |before: &ColtExpress, log: &[(Event, ColtExpress)]| {
            let mut last = before;
            for (event, after) in log {
                for eyes in eyes(after) {
                    let Some(event) = ColtExpress::told(event, eyes) else { continue };
                    let motion = ColtExpress::motion(&event, &after.view(eyes));
                    let was = text(&draw(&last.view(eyes), Language::En, &[]));
                    let is = text(&draw(&after.view(eyes), Language::En, &[]));
                    let (was, is) = (keys(&was), keys(&is));
                    let seen = |key: &Key| is.contains(key.as_str()) || was.contains(key.as_str());
                    for flight in &motion.flights {
                        assert!(known.contains(flight.symbol), "{} is no symbol", flight.symbol);
                        assert!(seen(&flight.from) && seen(&flight.to), "{flight:?} of {event:?}");
                        flights += 1;
                    }
                    assert!(motion.focus.as_ref().is_none_or(seen), "{:?} of {event:?}", motion.focus);
                }
                last = after;
            }
        };
        random_game(setup, 400 + i as u64, |_, _| {}, told);
    }
    assert!(flights > 1000, "hardly anything flies: {flights}");
}

#[test]
fn a_tunnel_is_dark_and_an_open_turn_is_not() {
    let position = || Position::of(&[Doc, Belle, Tuco, Ghost]).round(1, RoundCard::Tunnels24);
    let mood = |turn| draw(&position().planning(turn).view(Eyes::Bystander), Language::En, &[]).scene.mood;
    assert_eq!((mood(0), mood(1)), (None, Some("dark")));
}

#[test]
fn a_choice_in_a_crowd_is_marked_on_every_choosable_bandit() {
    let game = Position::of(&[Doc, Belle, Tuco, Ghost])
        .at(1, Inside, &[Doc])
        .at(2, Inside, &[Belle, Tuco, Ghost])
        .heist(&[(Doc, Kind::Shoot)], &mut Dice::from_number(1));
    let text = text(&drawn(&game, Eyes::Seat(Seat::new(0)), Language::En));
    let marked = |key: &str| {
        let element = text.split('<').find(|tag| tag.contains(&format!("data-key=\"{key}\""))).unwrap_or_default();
        (element.contains("data-options="), element.contains("data-why="))
    };
    assert_eq!(marked("bandit-tuco"), (true, false));
    assert_eq!(marked("bandit-ghost"), (true, false));
    assert_eq!(marked("bandit-belle"), (false, true), "Belle is spared while there are others");
}

#[test]
fn a_push_is_chosen_where_the_victim_lands() {
    let mut dice = Dice::from_number(1);
    let mut game = Position::of(&[Doc, Belle, Tuco, Ghost])
        .at(2, Inside, &[Doc, Tuco])
        .purses(Tuco, &[])
        .heist(&[(Doc, Kind::Punch)], &mut dice);
    let seat = Seat::new(0);
    let play = |game: &mut ColtExpress, notation: &str, dice: &mut Dice| {
        let action = notation.parse().expect("notation of an action");
        let keys = ColtExpress::targets(&game.view(Eyes::Seat(seat)), action);
        let _ = game.play(seat, action, dice, &mut table::Silent).expect("a legal action is played");
        keys.iter().map(Key::to_string).collect::<Vec<String>>()
    };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if legal.iter().any(|action| action.to_string() == "punch tuco") {
        assert_eq!(play(&mut game, "punch tuco", &mut dice), ["bandit-tuco", "panel-tuco"]);
    }
    assert_eq!(play(&mut game.clone(), "push forward", &mut dice), ["spot-3-inside"]);
    assert_eq!(play(&mut game, "push rearward", &mut dice), ["spot-1-inside"]);
    assert_eq!(game.view(Eyes::Bystander).bandit(Tuco).and_then(|tuco| tuco.unit), Some(1));
}

#[test]
fn up_to_three_who_stand_together_all_have_their_names() {
    for (i, setup) in setups().iter().cycle().take(30).enumerate() {
        let look = |game: &ColtExpress, _: &mut Dice| {
            let view = game.view(Eyes::Bystander);
            let scene = draw(&view, Language::Pl, &[]).scene.body.0;
            let people = view.units.iter().flat_map(|unit| [&unit.inside, &unit.roof]).map(|spot| spot.bandits.len());
            let few: usize = people.filter(|count| *count <= 3).sum();
            assert!(scene.matches("class=\"ce-who\"").count() >= few, "somebody has no name: {scene}");
        };
        random_game(setup, 500 + i as u64, look, |_, _| {});
    }
}

#[test]
fn a_strict_content_policy_holds() {
    let mut all = ColtExpress::symbols().0 + ColtExpress::STYLE;
    for lens in ColtExpress::glossary() {
        all += &lens.picture.0;
    }
    let look = |game: &ColtExpress, _: &mut Dice| all += &text(&drawn(game, Eyes::Bystander, Language::En));
    random_game(&Options::for_players(4), 1, look, |_, _| {});
    for bad in [" style=", "<script", "<style", "http:", "https:", "//", "javascript:", "@import", "<image", " onclick"]
    {
        assert!(!all.contains(bad), "`{bad}` is in a drawing");
    }
}

#[test]
fn no_element_says_an_attribute_twice() {
    let game = Position::of(&[Doc, Belle, Tuco, Ghost]).planning(0);
    let text = text(&drawn(&game, Eyes::Seat(Seat::new(0)), Language::En));
    for tag in text.split('<').filter_map(|rest| rest.split('>').next()) {
        let classes = tag.matches(" class=\"").count();
        assert!(classes <= 1, "a browser takes the first class alone of <{tag}>");
    }
}

#[test]
fn symbols_are_there_and_have_our_name() {
    let symbols = ColtExpress::symbols().0;
    let known: BTreeSet<&str> = values(&symbols, "id").into_iter().collect();
    assert_eq!(known.len(), values(&symbols, "id").len(), "a symbol is drawn twice");
    assert!(known.iter().all(|id| id.starts_with("ce-")), "{known:?}");
    let paints = symbols.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    let used: Vec<&str> = paints.chain(values(&symbols, "href").into_iter().map(|href| &href[1..])).collect();
    for name in used {
        assert!(known.contains(name), "{name} is not drawn");
    }
    for (i, setup) in setups().iter().enumerate() {
        let look = |game: &ColtExpress, _: &mut Dice| {
            let text = text(&drawn(game, Eyes::Seat(Seat::new(0)), Language::En));
            for href in values(&text, "href") {
                assert!(known.contains(&href[1..]), "{href} is not drawn");
            }
        };
        random_game(setup, 600 + i as u64, look, |_, _| {});
    }
}

#[test]
fn every_lens_is_explained_and_every_one_asked_for_is_there() {
    let glossary = ColtExpress::glossary();
    let known: BTreeSet<&str> = glossary.iter().map(|lens| lens.id).collect();
    assert_eq!(known.len(), glossary.len());
    for lens in &glossary {
        for phrase in [&lens.title, &lens.text] {
            for language in Language::ALL {
                let said = say(language, phrase);
                assert!(
                    !said.trim().is_empty() && !said.contains(['⟦', '⟧', '{']),
                    "{language}: {said} of {}",
                    lens.id
                );
            }
        }
        let rule = lens.rule.expect("every thing has a rule");
        assert!(ColtExpress::rules().iter().any(|one| one.id == rule), "{rule} is no rule");
    }
    for (i, setup) in setups().iter().enumerate() {
        let look = |game: &ColtExpress, _: &mut Dice| {
            let text = text(&drawn(game, Eyes::Seat(Seat::new(0)), Language::En));
            for lens in values(&text, "data-lens") {
                assert!(known.contains(lens), "there is no lens {lens}");
            }
        };
        random_game(setup, 700 + i as u64, look, |_, _| {});
    }
}

#[test]
fn drawings_stay_small() {
    const KB: usize = 1024;
    let symbols = ColtExpress::symbols().0.len();
    assert!(symbols <= 60 * KB, "symbols: {symbols}");
    let (mut scenes, mut all) = (Vec::new(), Vec::new());
    for seed in 0..20 {
        let look = |game: &ColtExpress, _: &mut Dice| {
            let drawing = drawn(game, Eyes::Seat(game.to_act().first().unwrap_or(Seat::new(0))), Language::Pl);
            scenes.push(drawing.scene.body.0.len());
            all.push(text(&drawing).len());
        };
        random_game(&Options::for_players(4), seed, look, |_, _| {});
    }
    scenes.sort_unstable();
    let typical = scenes[scenes.len() / 2];
    let largest = all.iter().max().copied().unwrap_or_default();
    assert!(typical <= 9 * KB, "a typical scene: {typical}");
    assert!(largest <= 30 * KB, "the largest drawing: {largest}");
    let middle = all.iter().sum::<usize>() / all.len();
    assert!(middle <= 25 * KB, "a drawing: {middle}");
}
