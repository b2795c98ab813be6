//! Positions drawn into HTML files of their own, to look at: what a game's example `preview` does.

use std::path::PathBuf;
use std::{env, fs, io};

use crate::drawn::draw;
use drawing::{Choosable, Drawing, Drawn, Markup, Plate, PreEscaped, html, marks};
use table::game::Game;
use table::seat::{Eyes, Seat};
use wording::{Language, Unnamed};

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

/// What a phone shows of a scene, in pixels.
const PHONE: (f32, f32) = (370.0, 300.0);

/// The fewest pixels a unit of a scene has there.
const READABLE: f32 = 0.78;

/// These games, each as whoever is to act sees it; after the end as the first seat does.
pub fn for_actors<'a, G: Game>(games: impl IntoIterator<Item = (&'a str, G)>) -> Vec<(&'a str, G, Eyes)> {
    let seen = |(name, game): (&'a str, G)| {
        let eyes = Eyes::Seat(game.to_act().first().unwrap_or(Seat::new(0)));
        (name, game, eyes)
    };
    games.into_iter().map(seen).collect()
}

/// Draws every scene in every language into the folder that the command line names, and says how heavy they are.
pub fn write_all<G: Drawn>(scenes: &[(&str, G, Eyes)]) -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/preview".to_owned()));
    fs::create_dir_all(&folder)?;
    for (name, game, eyes) in scenes {
        for language in Language::ALL {
            let view = game.view(*eyes);
            let marks = marks(game, *eyes, language, &Unnamed);
            let drawing = draw::<G>(&view, language, &marks);
            let file = folder.join(format!("{name}.{}.html", language.code()));
            fs::write(&file, page::<G>(&view, &drawing, &marks, language).into_string())?;
            println!("{}: scene {} bytes, all {} bytes", file.display(), drawing.scene.body.0.len(), weight(&drawing));
        }
    }
    println!("symbols {} bytes, style {} bytes", G::symbols().0.len(), G::STYLE.len());
    Ok(())
}

fn weight(drawing: &Drawing) -> usize {
    let plates = drawing.plates.iter().chain(&drawing.hand).map(|plate| plate.body.0.len());
    let panels = drawing.panels.iter().map(|panel| panel.body.0.len() + panel.emblem.0.len());
    drawing.scene.body.0.len() + plates.sum::<usize>() + panels.sum::<usize>()
}

/// The part of a scene that a phone shows: left, top, width and height.
fn phone(drawing: &Drawing) -> [f32; 4] {
    let (width, height) = (drawing.scene.size.0 as f32, drawing.scene.size.1 as f32);
    let pixels = (PHONE.1 / height).max(READABLE);
    let (wide, high) = ((PHONE.0 / pixels).min(width), (PHONE.1 / pixels).min(height));
    let (x, y) = drawing.scene.centre.map_or((width / 2.0, height / 2.0), |(x, y)| (x as f32, y as f32));
    [(x - wide / 2.0).clamp(0.0, width - wide), (y - high / 2.0).clamp(0.0, height - high), wide, high]
}

fn page<G: Drawn>(view: &G::View, drawing: &Drawing, marks: &[Choosable], language: Language) -> Markup {
    let (width, height) = drawing.scene.size;
    let [left, top, wide, high] = phone(drawing);
    let prompt = G::lexicon().say(language, &G::prompt(view), &Unnamed);
    html! {
        (PreEscaped("<!doctype html>"))
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(FRAME)) (PreEscaped(G::STYLE)) }
            }
            body {
                svg class="sprite" { (G::symbols()) }
                div class="page" {
                    div class="bar" { (prompt) }
                    main {
                        svg class="scene wide" viewBox={ "0 0 " (width) " " (height) } { (drawing.scene.body) }
                        svg class="scene narrow" viewBox={ (left) " " (top) " " (wide) " " (high) } { (drawing.scene.body) }
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

fn section(plate: &Plate) -> Markup {
    html! { section class="plate" { h2 { (plate.title) } (plate.body) } }
}
