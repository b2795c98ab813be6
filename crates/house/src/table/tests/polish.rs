//! What a page of the house says in Polish: whole random games of every game, read as somebody reads them.

use std::collections::BTreeSet;

use proving::effort::Effort;
use table::{Dice, Eyes, Seat, Seats};
use wording::Language;
use wording::lint::{Foreign, nests};

use super::leaks::{NOW, World, opened, some_decision};
use crate::records::person::{Confirm, Face};
use crate::table::gallery::Audience;
use crate::wire::Regions;

/// Games of each kind, by the usual effort.
const GAMES: u32 = 2;

/// One decision in so many is followed by a look at the page.
const LOOK: u32 = 15;

/// What the people of these tests are called and say, and words that Polish has though only English texts of ours use them.
const SAID: [&str; 3] = ["howdy", "notes", "person"];

/// What is written between the tags of a page, piece by piece, and what is read out of its labels and titles.
fn read(html: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        let quoted = |name: &str| Some(tag.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.to_owned());
        pieces.extend(["aria-label", " title", "placeholder"].iter().filter_map(|name| quoted(name)));
        // What can be typed, and what is a name of a key, is written the same everywhere.
        if !tag.starts_with("code") && !tag.starts_with("kbd") && !tag.starts_with("style") {
            pieces.push(text.to_owned());
        }
    }
    let plain =
        |text: String| text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    pieces.into_iter().map(plain).filter(|text| !text.trim().is_empty()).collect()
}

fn problems(world: &mut World, eyes: Eyes, face: Face, foreign: &Foreign, found: &mut BTreeSet<String>) {
    let audience = Audience { eyes, behind: Seats::NONE, language: Language::Pl, face };
    let regions: Regions = world.gallery.whole(&world.table, audience, NOW).regions;
    for (region, html) in &regions {
        for text in read(html) {
            let heard = foreign.heard(&text);
            if !heard.is_empty() || nests(&text) || text.contains('⟦') {
                found.insert(format!("{} {region}: {heard:?} {text}", world.table.game.name()));
            }
        }
    }
}

#[test]
fn a_game_in_polish_has_no_english_on_its_pages() {
    let mut found = BTreeSet::new();
    for game in shelf::games() {
        let foreign = Foreign::of(&[game.lexicon(), crate::kit::words::words()]).but(&SAID);
        for number in 0..u64::from(Effort::wanted().of(GAMES)) {
            let mut dice = Dice::from_number(number);
            let mut world = opened(*game, number, &mut dice);
            while let Some((seat, notation)) = some_decision(&world, &mut dice) {
                if dice.below(LOOK) == 0 {
                    let face = [Face::Drawn, Face::Words][dice.below(2) as usize];
                    problems(&mut world, Eyes::Seat(seat), face, &foreign, &mut found);
                }
                let decision = world.decision(seat, &notation, Confirm::AtOnce, &mut dice);
                assert_eq!(world.ask(&decision), Ok(()), "{notation}");
            }
            problems(&mut world, Eyes::Seat(Seat::new(0)), Face::Words, &foreign, &mut found);
        }
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn pages_are_read_as_people_read_them() {
    let html = "<p title=\"Rada\">Weź <b>kartę</b></p><code>go E</code><button aria-label=\"Zamknij\" data-notation=\"pass\"></button>";
    assert_eq!(read(html), ["Rada", "Weź ", "kartę", "Zamknij"]);
}
