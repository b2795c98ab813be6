//! Bandits and the Sheriff on the train.

use drawing::{Element, Markup, html};
use wording::{Arg, Phrase};

use super::layout::{Stance, round};
use super::sayings::{Place, Said, Unit};
use super::scene::{figure, portrait};
use super::{Artist, colour, keys, names};
use crate::data::Character;
use crate::view::{Ask, Phase};

/// How far above the ground a Bandit's chest is.
const CHEST: f32 = -38.0;

impl Artist<'_> {
    /// A Bandit where he stands, with his name over him.
    pub(super) fn bandit(&self, who: Character, place: Place, at: Stance, name: Option<(f32, f32)>) -> Markup {
        let key = keys::bandit(who);
        let label = self.named(who, &self.say(Said::Bandit(who, place)));
        let part = self.part(who);
        let class = ["ce-bandit ", colour(who), part].concat();
        let element = Element::new(&key, &class, &label).lens(who.name());
        let inner = html! {
            @if !part.is_empty() { ellipse class="ce-ring" cy="-2" rx=(round(21.0 * at.scale)) ry="5" {} }
            (figure(portrait(who), at))
            // On the chest: loot lies over the feet.
            @if self.is_own(who) {
                @let chest = CHEST * at.scale;
                g class="ce-you" {
                    rect x="-25" y=(round(chest - 10.0)) width="50" height="20" rx="10" {}
                    text y=(round(chest + 5.0)) text-anchor="middle" { (self.word("drawn-you")) }
                }
            }
            @if let Some((x, y)) = name {
                text class="ce-who" x=(round(x - at.x)) y=(round(y - at.y)) textLength=(names::length(who)) lengthAdjust="spacingAndGlyphs" {
                    (self.say(Said::Character(who)))
                }
            }
        };
        self.pen.group(element, (round(at.x), round(at.y)), &inner)
    }

    /// A Bandit's label with the name of whoever plays him.
    fn named(&self, who: Character, label: &str) -> String {
        let Some(bandit) = self.view.bandit(who) else { return label.to_owned() };
        let (name, label) = (Arg::Name(bandit.seat), Arg::Verbatim(label.to_owned()));
        self.pen.say(&Phrase::new("drawn-played-by").with("name", name).with("what", label))
    }

    /// Who acts and who suffers is marked by the style sheet, as is one's own Bandit.
    fn part(&self, who: Character) -> &'static str {
        let (acting, victim) = match self.view.phase {
            Phase::Resolving { card, ask } => (Some(card.owner), victim(ask)),
            Phase::Pickpockets { who } => (Some(who), None),
            _ => (None, None),
        };
        if acting == Some(who) {
            " acting"
        } else if victim == Some(who) {
            " victim"
        } else if self.is_own(who) {
            " own"
        } else {
            ""
        }
    }

    /// Whether it is the reader's own Bandit.
    fn is_own(&self, who: Character) -> bool {
        self.view.bandit(who).is_some_and(|bandit| Some(bandit.seat) == self.view.seat)
    }

    /// The Sheriff in his Unit.
    pub(super) fn sheriff(&self, unit: Unit, at: Stance) -> Markup {
        let label = self.say(Said::Sheriff(unit));
        let element = Element::new(keys::SHERIFF, "ce-sheriff", &label).lens("sheriff");
        self.pen.group(element, (round(at.x), round(at.y)), &figure("#ce-sheriff", at))
    }
}

/// Whom a Punch has hit.
pub(super) const fn victim(ask: Ask) -> Option<Character> {
    match ask {
        Ask::Knock { victim } | Ask::Pocket { victim } | Ask::Push { victim } => Some(victim),
        Ask::Card => None,
    }
}
