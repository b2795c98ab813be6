//! The drawn table: every option can be chosen on it, nothing is drawn that the eyes do not know, and it
//! stays small.

use std::collections::BTreeSet;

use fliptown::data::{Character::*, Cowbot, Difficulty, Item};
use fliptown::{Event, Fliptown, Holdem, Options, Position, Rival, Space, View};
use table::drawn::{Choosable, Drawing, Drawn, Key, Pen};
use table::words::{Language, Phrase, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat};

/// Setups of every size and variant.
fn setups() -> Vec<Options> {
    let alone = Options::for_players(1);
    let mut setups = vec![
        alone,
        alone.characters(),
        alone.holdem(Holdem::Standard).english_weapons(),
        alone.characters().cowbot(Rival::Drawn, Difficulty::Hard),
    ];
    setups.extend(Cowbot::ALL.map(|cowbot| alone.cowbot(Rival::Chosen(cowbot), Difficulty::Normal)));
    for players in 2..=4 {
        let plain = Options::for_players(players);
        setups.extend([plain, plain.characters(), plain.characters().holdem(Holdem::Competitive)]);
    }
    setups
}

/// Plays a game at random; looks at it before every decision, after the last, and at every step told.
fn random_game(
    setup: &Options,
    seed: u64,
    mut each: impl FnMut(&Fliptown, &mut Dice),
    mut told: impl FnMut(&Fliptown, &[(Event, Fliptown)]),
) {
    let mut dice = Dice::from_number(seed);
    let mut game = Fliptown::new(setup, &mut dice).expect("a setup of ours");
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
    Fliptown::lexicon().say(language, phrase, &Unnamed)
}

/// What the seat may choose or may try in vain, as the house marks it.
fn marks(game: &Fliptown, view: &View, language: Language) -> Vec<Choosable> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let options = legal.iter().enumerate().map(|(i, &action)| Choosable::Option {
        number: i + 1,
        words: say(language, &Fliptown::option(view, action)),
        keys: Fliptown::targets(view, action),
    });
    let refused = Fliptown::attempts(view).into_iter().filter(|attempt| !legal.contains(&attempt.action));
    let refused = refused.map(|attempt| {
        let refusal = game.why_not(seat, attempt.action);
        Choosable::Refused { why: say(language, &Fliptown::refusal(&refusal)), rule: refusal.rule, key: attempt.key }
    });
    options.chain(refused).collect()
}

fn draw(view: &View, language: Language, marks: &[Choosable]) -> Drawing {
    let pen = Pen::new(language, Fliptown::lexicon(), &Unnamed, marks);
    Fliptown::draw(view, &pen).expect("the game is drawn")
}

fn drawn(game: &Fliptown, eyes: Eyes, language: Language) -> Drawing {
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

fn eyes(game: &Fliptown) -> impl Iterator<Item = Eyes> {
    Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Bystander])
}

#[test]
fn every_option_has_an_element_in_both_languages() {
    for (i, setup) in setups().iter().cycle().take(17).enumerate() {
        let look = |game: &Fliptown, dice: &mut Dice| {
            if dice.below(3) != 0 {
                return;
            }
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
    for (i, setup) in setups().iter().cycle().take(17).enumerate() {
        let look = |game: &Fliptown, dice: &mut Dice| {
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
    for (i, setup) in setups().iter().cycle().take(17).enumerate() {
        let look = |game: &Fliptown, dice: &mut Dice| {
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
    for (i, setup) in setups().iter().cycle().take(17).enumerate() {
        let look = |game: &Fliptown, dice: &mut Dice| {
            if dice.below(3) != 0 {
                return;
            }
            for seat in Seat::all(game.seats()) {
                let view = game.view(Eyes::Seat(seat));
                let marks = marks(game, &view, Language::En);
                let text = text(&draw(&view, Language::En, &marks));
                let here = keys(&text);
                for mark in &marks {
                    let Choosable::Refused { why, rule, key } = mark else { continue };
                    assert!(Fliptown::rules().iter().any(|known| known.id == *rule), "{rule} is no rule");
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
    let symbols = Fliptown::symbols().0;
    let known: BTreeSet<&str> = values(&symbols, "id").into_iter().collect();
    let mut flights = 0;
    for (i, setup) in setups().iter().step_by(2).enumerate() {
        let told = |before: &Fliptown, log: &[(Event, Fliptown)]| {
            let mut last = before;
            for (event, after) in log {
                for eyes in eyes(after) {
                    let Some(event) = Fliptown::told(event, eyes) else { continue };
                    let motion = Fliptown::motion(&event, &after.view(eyes));
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

/// The tag that has this key.
fn element<'a>(text: &'a str, key: &str) -> &'a str {
    let name = format!("data-key=\"{key}\"");
    text.split('<').find(|tag| tag.contains(&name)).unwrap_or_else(|| panic!("{key} is not drawn"))
}

#[test]
fn only_spaces_that_are_options_light_up_each_with_its_gold() {
    // Nine of hearts and five of clubs: stops up to nine, the store; seven of spades would make either a robbery.
    let game = Position::solo().money(0, 4, 2).lineup("9h 5c 7s").turn();
    let view = game.view(Eyes::Seat(Seat::new(0)));
    let scene = draw(&view, Language::En, &marks(&game, &view, Language::En)).scene.body.0;
    let mut legal = Vec::new();
    game.legal(Seat::new(0), &mut legal);
    for space in Space::all() {
        let can = legal.iter().any(|action| action.to_string().split(' ').nth(2) == Some(space.name()));
        assert_eq!(element(&scene, space.name()).contains("data-options="), can, "{space}");
    }
    let coin = |key: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        let group = group.split("</g>").next().unwrap_or_default();
        group.split("class=\"ft-cost\"").nth(1).and_then(|rest| rest.split(['>', '<']).nth(1)).map(str::to_owned)
    };
    // The seven or the nine as value card; further stops cost a gold a step.
    assert_eq!(coin("trail-7").as_deref(), Some("0"));
    assert_eq!(coin("trail-9").as_deref(), Some("2"), "the nine is the only heart: seven, and two steps up");
    assert_eq!(coin("bad-9").as_deref(), Some("0"));
    assert_eq!(coin("bad-10").as_deref(), Some("1"));
    assert_eq!(coin("town-7").as_deref(), Some("0"));
    assert_eq!(coin("town-2"), None, "too dear");
    assert_eq!(coin("grave-tl"), None, "tombstones never cost anything");
}

#[test]
fn what_takes_a_joker_shows_it_beside_its_gold() {
    let game = Position::players(2).characters(&[WildCard, Mayor]).money(0, 4, 1).lineup("2h 3h 5h").turn();
    let scene = drawn(&game, Eyes::Seat(Seat::new(0)), Language::En).scene.body.0;
    let helped = |key: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        group.split("</g>").next().unwrap_or_default().contains("#ft-joker")
    };
    assert!(!helped("trail-5") && !helped("trail-6"), "gold does");
    assert!(helped("trail-k") && helped("town-3"), "a joker is needed");
}

#[test]
fn the_pen_circles_crosses_and_fills() {
    let game = Position::solo()
        .circled(0, "trail-3 bad-5 mine-1l town-8 grave-tl")
        .items(0, &[Item::Pistol])
        .hotel(0, 2)
        .land(0, &[1, 2])
        .lineup("9h 5c 7s")
        .turn();
    let scene = draw(&game.view(Eyes::Bystander), Language::En, &[]).scene.body.0;
    let inked = |key: &str, mark: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        group.split("</g>").next().unwrap_or_default().contains(mark)
    };
    for key in ["trail-3", "bad-5", "mine-1l", "town-8", "grave-tl", "grave-c", "item-pistol", "night-1", "night-2"] {
        assert!(inked(key, "#ft-ring-"), "{key}");
    }
    for key in ["trail-a", "trail-2"] {
        assert!(inked(key, "#ft-cross-"), "{key} was passed");
    }
    assert!(inked("field-1", "#ft-scribble") && inked("field-2", "#ft-scribble"));
    for key in ["trail-4", "bad-6", "mine-1r", "town-9", "grave-tm", "item-rifle", "night-3", "field-3"] {
        assert!(!inked(key, "#ft-ring-") && !inked(key, "#ft-cross-") && !inked(key, "#ft-scribble"), "{key}");
    }
}

#[test]
fn plots_are_chosen_on_the_fields_they_cover() {
    let targets = |notation: &str| {
        let view = Position::solo().lineup("9h 5c 7s").turn().view(Eyes::Seat(Seat::new(0)));
        let action = notation.parse().expect("a decision");
        Fliptown::targets(&view, action).iter().map(Key::to_string).collect::<Vec<_>>()
    };
    assert_eq!(targets("land-office 1-2-5"), ["field-1", "field-2", "field-5"]);
    assert_eq!(targets("land-office no"), ["leave"]);
    assert_eq!(targets("store pickaxe"), ["item-pickaxe", "town-5"]);
    assert_eq!(targets("church 0"), ["leave", "town-6"]);
    assert_eq!(targets("play 2 bad-9"), ["bad-9"]);
}

#[test]
fn chances_on_the_plate_are_those_of_the_rules() {
    let game = busy().view(Eyes::Seat(Seat::new(0)));
    let drawing = draw(&game, Language::En, &[]);
    let plate = &drawing.plates.iter().find(|plate| plate.key.as_str() == "chances").expect("a plate").body.0;
    let shown: Vec<&str> = plate.split("<small>").skip(2).filter_map(|rest| rest.split('<').next()).collect();
    for (value, shown) in (2..=13).zip(&shown) {
        let odds = game.robbery_odds(&game.players[0], Space::target(value)).expect("a target");
        assert_eq!(shown.parse::<f64>().expect("a number"), (odds * 100.0).round(), "{value}");
    }
    assert_eq!(shown.len(), 12);
    let arrest = (game.arrest_odds(&game.players[0]) * 100.0).round();
    assert!(plate.contains(&format!("{arrest}%")), "{plate}");
}

/// A sheet with a pistol and some wanted posters.
fn busy() -> Fliptown {
    Position::players(3)
        .characters(&[WildCard, Mayor, Bandit])
        .at(2, 3)
        .wanted(0, 6)
        .items(0, &[Item::Pistol])
        .lineup("9c 10h 2d")
        .turn()
}

#[test]
fn every_word_in_the_scene_is_large_enough() {
    // A size is given once, in the line of the style sheet that begins with the class.
    let size = |class: &str| {
        let begin = format!(".{class} {{");
        let line = Fliptown::STYLE.lines().find(|line| line.starts_with(&begin))?;
        let font = line.split("font").nth(1)?;
        font.split("px").next()?.rsplit([' ', ':']).next()?.parse::<f32>().ok()
    };
    let all = Fliptown::symbols().0 + &drawn(&busy(), Eyes::Seat(Seat::new(0)), Language::Pl).scene.body.0;
    let mut classes = BTreeSet::new();
    for text in all.split("<text ").skip(1) {
        let class = text.split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a class");
        classes.insert(class.split(' ').next().unwrap_or_default().to_owned());
    }
    assert!(classes.len() > 4, "{classes:?}");
    for class in classes {
        let size = size(&class).unwrap_or_else(|| panic!("{class} has no size"));
        assert!(size >= 15.5, "{class}: {size}");
    }
}

#[test]
fn those_who_only_watch_see_a_sheet_and_no_hand() {
    let drawing = draw(&busy().view(Eyes::Bystander), Language::En, &[]);
    assert!(drawing.hand.is_none());
    assert_eq!(drawing.panels.len(), 3);
    // The sheets that are not the scene are seen from afar.
    let thumbnails = drawing.panels.iter().filter(|panel| panel.body.0.contains("#ft-mini")).count();
    assert_eq!(thumbnails, 2);
}

#[test]
fn a_strict_content_policy_holds() {
    let mut all = Fliptown::symbols().0 + Fliptown::STYLE;
    for lens in Fliptown::glossary() {
        all += &lens.picture.0;
    }
    let look = |game: &Fliptown, _: &mut Dice| all += &text(&drawn(game, Eyes::Bystander, Language::En));
    random_game(&Options::for_players(4), 1, look, |_, _| {});
    for bad in [" style=", "<script", "<style", "http:", "https:", "//", "javascript:", "@import", "<image", " onclick"]
    {
        assert!(!all.contains(bad), "`{bad}` is in a drawing");
    }
}

#[test]
fn no_element_says_an_attribute_twice() {
    let game = busy();
    let text = text(&drawn(&game, Eyes::Seat(Seat::new(0)), Language::En));
    for tag in text.split('<').filter_map(|rest| rest.split('>').next()) {
        let classes = tag.matches(" class=\"").count();
        assert!(classes <= 1, "a browser takes the first class alone of <{tag}>");
    }
}

#[test]
fn symbols_are_there_and_have_our_name() {
    let symbols = Fliptown::symbols().0;
    let known: BTreeSet<&str> = values(&symbols, "id").into_iter().collect();
    assert_eq!(known.len(), values(&symbols, "id").len(), "a symbol is drawn twice");
    assert!(known.iter().all(|id| id.starts_with("ft-")), "{known:?}");
    let paints = symbols.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    let used: Vec<&str> = paints.chain(values(&symbols, "href").into_iter().map(|href| &href[1..])).collect();
    for name in used {
        assert!(known.contains(name), "{name} is not drawn");
    }
    for (i, setup) in setups().iter().enumerate() {
        let look = |game: &Fliptown, _: &mut Dice| {
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
    let glossary = Fliptown::glossary();
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
        assert!(Fliptown::rules().iter().any(|one| one.id == rule), "{rule} is no rule");
    }
    for (i, setup) in setups().iter().enumerate() {
        let look = |game: &Fliptown, _: &mut Dice| {
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
    let symbols = Fliptown::symbols().0.len();
    assert!(symbols <= 60 * KB, "symbols: {symbols}");
    let (mut scenes, mut all) = (Vec::new(), Vec::new());
    for seed in 0..5 {
        let look = |game: &Fliptown, _: &mut Dice| {
            let drawing = drawn(game, Eyes::Seat(game.to_act().first().unwrap_or(Seat::new(0))), Language::Pl);
            scenes.push(drawing.scene.body.0.len());
            all.push(text(&drawing).len());
        };
        random_game(&Options::for_players(4), seed, look, |_, _| {});
    }
    scenes.sort_unstable();
    let typical = scenes[scenes.len() / 2];
    let largest = all.iter().max().copied().unwrap_or_default();
    assert!(typical <= 44 * KB, "a typical scene: {typical}");
    assert!(largest <= 110 * KB, "the largest drawing: {largest}");
    let middle = all.iter().sum::<usize>() / all.len();
    assert!(middle <= 60 * KB, "a drawing: {middle}");
}
