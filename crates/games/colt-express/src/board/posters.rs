//! Before the train stands ready: the six characters on their wanted posters.

use drawing::{Element, Markup, Scene, html};

use super::layout::SIZE;
use super::sayings::Said;
use super::scene::portrait;
use super::{Artist, colour, keys};
use crate::data::Character;
use crate::view::Phase;

/// How many letters of a power go into one line of a poster.
const LINE: usize = 16;

impl Artist<'_> {
    pub(super) fn posters(&self) -> Scene {
        let body = html! {
            g class="ce-scene ce-wall" {
                use href="#ce-wall" width=(SIZE.0) height=(SIZE.1) {}
                @for (i, who) in Character::ALL.into_iter().enumerate() {
                    (self.poster(who, i))
                }
            }
        };
        Scene {
            size: SIZE,
            label: self.word("drawn-scene-wanted").to_string(),
            centre: Some((SIZE.0 / 2, SIZE.1 / 2)),
            places: Vec::new(),
            mood: None,
            body,
        }
    }

    fn poster(&self, who: Character, index: usize) -> Markup {
        let key = keys::pick(who);
        let label = self.say(Said::Power(who));
        let free = matches!(&self.view.phase, Phase::Picking { free } if free.contains(&who));
        let class = format!("ce-poster {}{}", colour(who), if free { "" } else { " taken" });
        let element = Element::new(&key, &class, &label).lens(who.name());
        let inner = html! {
            use href="#ce-poster" width="152" height="330" {}
            text class="ce-wanted" x="76" y="42" textLength="124" lengthAdjust="spacingAndGlyphs" { (self.word("drawn-wanted")) }
            use class="ce-posed" href=(portrait(who)) x="28" y="54" width="96" height="136" {}
            text class="ce-poster-name" x="76" y="220" { (self.say(Said::Character(who))) }
            (lines(&self.say(Said::JustPower(who))))
            @if let Some(owner) = self.view.bandit(who) {
                use href="#ce-stamp" x="12" y="92" width="128" height="60" {}
                text class="ce-owner" x="76" y="127" { (self.pen.person(owner.seat)) }
            }
            rect class="halo" width="152" height="330" rx="10" {}
        };
        self.pen.group(element, (18.0 + 162.0 * index as f32, 24.0), &inner)
    }
}

/// A text in short lines.
fn lines(text: &str) -> Markup {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line from the start");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + word.chars().count() < LINE {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    html! {
        text class="ce-small" y="230" {
            @for line in lines { tspan x="76" dy="17" { (line) } }
        }
    }
}
