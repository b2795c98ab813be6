//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p fliptown --features drawn --example preview -- FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use fliptown::data::{Character::*, Cowbot, Difficulty, Item};
use fliptown::{Fliptown, Holdem, Options, Position, View};
use table::drawn::{Choosable, Drawing, Drawn, Markup, Pen, PreEscaped, html};
use table::words::{Language, Phrase, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat, Silent};

/// A frame much simpler than the house's, in its colours.
const FRAME: &str = "
:root{--ink:#2b2118;--paper:#f6ecd8;--paper2:#eadbbd;--line:#cbb58c;--wood:#6b4226;--act:#0f7b6c;--warn:#a63a2b}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.4 system-ui,'DejaVu Sans',sans-serif}
.page{display:grid;grid-template-columns:minmax(0,1fr) 350px;max-width:1440px;margin:auto}.bar{grid-column:1/3;background:var(--wood);color:#fff;padding:12px 16px;font-weight:700}
main{min-width:0;padding:12px;display:grid;grid-template-columns:minmax(0,1fr);gap:10px;align-content:start}.scene{display:block;width:100%;border-radius:12px;border:3px solid var(--wood)}.narrow{display:none;height:300px}
.plates{display:flex;gap:11px}.plates .plate{flex:0 1 auto;overflow-x:auto}.plates .plate:first-child:not(:last-child){flex-shrink:0;max-width:55%}.plates .plate:last-child{flex:1 1 0}.plate{min-width:0;overflow-x:auto;background:var(--paper2);border:1.5px solid var(--line);border-radius:12px;padding:8px 12px}.plate h2{margin:0 0 6px;font:700 13px Georgia,serif;text-transform:uppercase;letter-spacing:.06em}
aside{padding:12px;display:grid;gap:8px;align-content:start;background:var(--paper2)}.seat{background:#fffaf0;border:1.5px solid var(--line);border-left:8px solid var(--c);border-radius:10px;padding:8px 10px}
.seat-head{display:flex;gap:14px;align-items:center;margin-bottom:4px}.sprite{position:absolute;width:0;height:0}ol{columns:2;margin:4px}
@media(max-width:720px){.page{display:block}.wide{display:none}.narrow{display:block}.plates{display:block}.plate{margin-bottom:8px}}";

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/preview".to_owned()));
    fs::create_dir_all(&folder)?;
    for (name, game, eyes) in scenes() {
        for language in Language::ALL {
            let view = game.view(eyes);
            let marks = marks(&game, &view, language);
            let drawing = Fliptown::draw(&view, &Pen::new(language, Fliptown::lexicon(), &Unnamed, &marks));
            let Some(drawing) = drawing else { continue };
            let file = folder.join(format!("{name}.{}.html", language.code()));
            fs::write(&file, page(&view, &drawing, &marks, language).into_string())?;
            println!("{}: scene {} bytes, all {} bytes", file.display(), drawing.scene.body.0.len(), weight(&drawing));
        }
    }
    println!("symbols {} bytes, style {} bytes", Fliptown::symbols().0.len(), Fliptown::STYLE.len());
    Ok(())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, Fliptown, Eyes)> {
    let eyes = |seat| Eyes::Seat(Seat::new(seat));
    let plain = Options::for_players(1);
    let town = busy(Position::solo()).lineup("8c 8d 2h").turn();
    vec![
        ("first", journey(&plain, 0, 11), eyes(0)),
        ("alone", busy(Position::solo()).lineup("7c 5s 9h").turn(), eyes(0)),
        ("land", played(town, &["play 3 town-8"]), eyes(0)),
        ("cowbot", busy(Position::against(Cowbot::BillyTheKid, Difficulty::Hard)).lineup("10s Ks 3d").turn(), eyes(0)),
        (
            "character",
            busy(
                Position::players(3)
                    .characters(&[WildCard, Mayor, Bandit])
                    .holdem(Holdem::Standard, &["Ah Kh", "2c 3c", "4c 5c"]),
            )
            .lineup("9c 10h 2d")
            .turn(),
            eyes(0),
        ),
        ("four", journey(&Options::for_players(4).characters(), 90, 4), eyes(1)),
        ("bonus", played(busy(Position::players(2)).lineup("9h 10d 4s").turn(), &["play 3 trail-9"]), eyes(0)),
        ("end", journey(&Options::for_players(3), usize::MAX, 7), eyes(1)),
    ]
}

/// Something written in every region.
fn busy(position: Position) -> Position {
    position
        .at(2, 3)
        .money(0, 13, 3)
        .stars(0, 17)
        .wanted(0, 6)
        .tools(0, 2, 1)
        .circled(0, "trail-2 trail-5 trail-6 bad-3 bad-9 bad-10 bad-j mine-1l mine-2a mine-3b mine-4b town-3 town-7 grave-tl grave-tm grave-mr")
        .items(0, &[Item::Friendship, Item::Pistol, Item::OutlawQueen, Item::BankRed])
        .hotel(0, 2)
        .land(0, &[1, 2, 5])
        .poker(0, "9h 9s")
}

/// The position after these decisions of the first seat.
fn played(mut game: Fliptown, actions: &[&str]) -> Fliptown {
    let mut dice = Dice::from_number(2);
    for action in actions {
        let action = action.parse().expect("a decision");
        let _ = game.play(Seat::new(0), action, &mut dice, &mut Silent).expect("a legal decision");
    }
    game
}

/// A game played at random for so many decisions.
fn journey(options: &Options, decisions: usize, seed: u64) -> Fliptown {
    let mut dice = Dice::from_number(seed);
    let mut game = Fliptown::new(options, &mut dice).expect("a setup of ours");
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act().first() else { break };
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    game
}

fn marks(game: &Fliptown, view: &View, language: Language) -> Vec<Choosable> {
    let Some(seat) = view.seat else { return Vec::new() };
    let say = |phrase: &Phrase| Fliptown::lexicon().say(language, phrase, &Unnamed);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let options = legal.iter().enumerate().map(|(i, &action)| Choosable::Option {
        number: i + 1,
        words: say(&Fliptown::option(view, action)),
        keys: Fliptown::targets(view, action),
    });
    let refused = Fliptown::attempts(view).into_iter().filter(|attempt| !legal.contains(&attempt.action));
    let refused = refused.map(|attempt| {
        let refusal = game.why_not(seat, attempt.action);
        Choosable::Refused { why: say(&Fliptown::refusal(&refusal)), rule: refusal.rule, key: attempt.key }
    });
    options.chain(refused).collect()
}

fn weight(drawing: &Drawing) -> usize {
    let plates = drawing.plates.iter().chain(&drawing.hand).map(|plate| plate.body.0.len());
    let panels = drawing.panels.iter().map(|panel| panel.body.0.len() + panel.emblem.0.len());
    drawing.scene.body.0.len() + plates.sum::<usize>() + panels.sum::<usize>()
}

fn page(view: &View, drawing: &Drawing, marks: &[Choosable], language: Language) -> Markup {
    let (width, height) = drawing.scene.size;
    // A phone shows 370 by 300 pixels, at no less than 0.78 pixels a unit.
    let part = (370.0 / 0.78_f32, 300.0 / 0.78);
    let (x, y) = drawing.scene.centre.map_or((width / 2, height / 2), |centre| centre);
    let left = (x as f32 - part.0 / 2.0).clamp(0.0, width as f32 - part.0);
    let top = (y as f32 - part.1 / 2.0).clamp(0.0, height as f32 - part.1);
    let prompt = Fliptown::lexicon().say(language, &Fliptown::prompt(view), &Unnamed);
    html! {
        (PreEscaped("<!doctype html>"))
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(FRAME)) (PreEscaped(Fliptown::STYLE)) }
            }
            body {
                svg class="sprite" { (Fliptown::symbols()) }
                div class="page" {
                    div class="bar" { (prompt) }
                    main {
                        svg class="scene wide" viewBox={ "0 0 " (width) " " (height) } { (drawing.scene.body) }
                        svg class="scene narrow" viewBox={ (left) " " (top) " " (part.0) " " (part.1) } { (drawing.scene.body) }
                        div class="plates" { @for plate in &drawing.plates { (section(plate)) } }
                        @if let Some(hand) = &drawing.hand { (section(hand)) }
                        ol { @for mark in marks { @if let Choosable::Option { words, .. } = mark { li { (words) } } } }
                    }
                    aside {
                        @for panel in &drawing.panels {
                            div class={ "seat " (panel.colour) } {
                                div class="seat-head" { (panel.emblem) b { @if let Some(name) = &panel.persona { (name) } } }
                                (panel.body)
                            }
                        }
                    }
                }
            }
        }
    }
}

fn section(plate: &table::drawn::Plate) -> Markup {
    html! { section class="plate" { h2 { (plate.title) } (plate.body) } }
}
