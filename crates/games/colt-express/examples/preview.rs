//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p colt-express --features drawn --example preview -- FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use colt_express::data::{Character::*, Kind, Level::*, RoundCard};
use colt_express::{Cast, ColtExpress, Face, Options, Position, View};
use table::drawn::{Choosable, Drawing, Drawn, Markup, Pen, PreEscaped, html};
use table::words::{Language, Phrase, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat, Silent};

/// A frame much simpler than the house's, in its colours.
const FRAME: &str = "
:root{--ink:#2b2118;--paper:#f6ecd8;--paper2:#eadbbd;--line:#cbb58c;--wood:#6b4226;--act:#0f7b6c;--warn:#a63a2b}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.4 system-ui,'DejaVu Sans',sans-serif}
.page{display:grid;grid-template-columns:minmax(0,1fr) 350px;max-width:1440px;margin:auto}.bar{grid-column:1/3;background:var(--wood);color:#fff;padding:12px 16px;font-weight:700}
main{min-width:0;padding:12px;display:grid;grid-template-columns:minmax(0,1fr);gap:10px;align-content:start}.scene{display:block;width:100%;border-radius:12px;border:3px solid var(--wood)}.narrow{display:none;height:300px}
.plates{display:flex;gap:10px}.plate{min-width:0}.plate{background:var(--paper2);border:1.5px solid var(--line);border-radius:12px;padding:8px 12px;flex:auto}.plate h2{margin:0 0 6px;font:700 13px Georgia,serif;text-transform:uppercase;letter-spacing:.06em}
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
            let drawing = ColtExpress::draw(&view, &Pen::new(language, ColtExpress::lexicon(), &Unnamed, &marks));
            let Some(drawing) = drawing else { continue };
            let file = folder.join(format!("{name}.{}.html", language.code()));
            fs::write(&file, page(&view, &drawing, &marks, language).into_string())?;
            println!("{}: scene {} bytes, all {} bytes", file.display(), drawing.scene.body.0.len(), weight(&drawing));
        }
    }
    println!("symbols {} bytes, style {} bytes", ColtExpress::symbols().0.len(), ColtExpress::STYLE.len());
    Ok(())
}

/// The positions worth a look.
fn scenes() -> Vec<(&'static str, ColtExpress, Eyes)> {
    let mut dice = Dice::from_number(5);
    let eyes = |seat| Eyes::Seat(Seat::new(seat));
    let actor = |game: &ColtExpress| Eyes::Seat(game.to_act().first().unwrap_or(Seat::new(0)));
    let mut scenes = vec![
        ("planning", journey(4, 34, 11), eyes(0)),
        ("six", journey(6, 60, 4), eyes(2)),
        ("two", journey(2, 24, 8), eyes(1)),
        ("three", journey(3, 10, 2), eyes(0)),
        ("five", journey(5, 70, 3), eyes(3)),
        ("end", journey(4, usize::MAX, 11), eyes(1)),
    ];
    let tunnel = busy().round(2, RoundCard::Tunnels24).planning(1);
    scenes.push(("tunnel", tunnel, eyes(0)));
    for (name, card) in [
        ("move", (Doc, Kind::Move)),
        ("rob", (Tuco, Kind::Rob)),
        ("shoot", (Django, Kind::Shoot)),
        ("punch", (Cheyenne, Kind::Punch)),
    ] {
        let mut game = busy().heist(&[card, (Doc, Kind::Shoot), (Tuco, Kind::Move)], &mut dice);
        if name == "punch" {
            let mut legal = Vec::new();
            if let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                game.play_legal(seat, legal[0], &mut dice, &mut Silent);
            }
        }
        let eyes = actor(&game);
        scenes.push((name, game, eyes));
    }
    let crowd = Position::of(&[Doc, Belle, Cheyenne, Tuco, Django, Ghost])
        .at(0, Roof, &[Doc, Belle, Cheyenne, Tuco, Django])
        .at(1, Inside, &[Ghost])
        .loot(0, Roof, 5, 3, 1)
        .planning(0);
    scenes.push(("crowd", crowd, eyes(0)));
    let picking = ColtExpress::new(&Options::for_players(4).cast(Cast::Picked), &mut dice).expect("a setup of ours");
    let eyes = actor(&picking);
    scenes.push(("picking", picking, eyes));
    scenes
}

/// Somebody and something in many places.
fn busy() -> Position {
    Position::of(&[Doc, Cheyenne, Tuco, Django])
        .at(1, Inside, &[Tuco])
        .at(2, Inside, &[Doc, Cheyenne])
        .at(3, Roof, &[Django])
        .sheriff(4)
        .loot(0, Inside, 1, 0, 0)
        .loot(1, Inside, 3, 1, 0)
        .loot(2, Inside, 1, 2, 0)
        .loot(3, Inside, 4, 1, 0)
        .loot(3, Roof, 0, 1, 0)
        .loot(4, Inside, 0, 0, 1)
        .dropped(1, Inside, 450, &[2])
        .dropped(2, Roof, 300, &[0])
        .purses(Doc, &[250, 400])
        .treasure(Doc, 1, 1)
        .treasure(Cheyenne, 2, 0)
        .fired(Django, 3, Doc)
        .wounded(Doc, 2)
        .stack(&[(Doc, Kind::Move, Face::Up), (Cheyenne, Kind::Rob, Face::Down), (Tuco, Kind::Level, Face::Up)])
}

/// A game played at random for so many decisions.
fn journey(players: usize, decisions: usize, seed: u64) -> ColtExpress {
    let mut dice = Dice::from_number(seed);
    let mut game = ColtExpress::new(&Options::for_players(players), &mut dice).expect("a setup of ours");
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act().first() else { break };
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    game
}

fn marks(game: &ColtExpress, view: &View, language: Language) -> Vec<Choosable> {
    let Some(seat) = view.seat else { return Vec::new() };
    let say = |phrase: &Phrase| ColtExpress::lexicon().say(language, phrase, &Unnamed);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let options = legal.iter().enumerate().map(|(i, &action)| Choosable::Option {
        number: i + 1,
        words: say(&ColtExpress::option(view, action)),
        keys: ColtExpress::targets(view, action),
    });
    let refused = ColtExpress::attempts(view).into_iter().filter(|attempt| !legal.contains(&attempt.action));
    let refused = refused.map(|attempt| {
        let refusal = game.why_not(seat, attempt.action);
        Choosable::Refused { why: say(&ColtExpress::refusal(&refusal)), rule: refusal.rule, key: attempt.key }
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
    // A phone shows the scene 300 pixels high.
    let part = (390.0 * height as f32 / 300.0).min(width as f32);
    let middle = drawing.scene.centre.map_or(width / 2, |(x, _)| x) as f32;
    let left = (middle - part / 2.0).clamp(0.0, width as f32 - part);
    let prompt = ColtExpress::lexicon().say(language, &ColtExpress::prompt(view), &Unnamed);
    html! {
        (PreEscaped("<!doctype html>"))
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(FRAME)) (PreEscaped(ColtExpress::STYLE)) }
            }
            body {
                svg class="sprite" { (ColtExpress::symbols()) }
                div class="page" {
                    div class="bar" { (prompt) }
                    main {
                        svg class="scene wide" viewBox={ "0 0 " (width) " " (height) } { (drawing.scene.body) }
                        svg class="scene narrow" viewBox={ (left) " 0 " (part) " " (height) } { (drawing.scene.body) }
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
