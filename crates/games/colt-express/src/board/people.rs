//! Bandits and the Sheriff on the train.

use table::drawn::{Element, Markup, html};

use super::layout::{Stance, round};
use super::sayings::{Place, Said, Unit};
use super::scene::{figure, portrait};
use super::{Artist, colour, keys, names};
use crate::data::Character;
use crate::view::{Ask, Phase};

impl Artist<'_> {
    /// A Bandit where he stands, with his name over him.
    pub(super) fn bandit(&self, who: Character, place: Place, at: Stance, name: Option<(f32, f32)>) -> Markup {
        let key = keys::bandit(who);
        let label = self.say(Said::Bandit(who, place));
        let part = self.part(who);
        let class = ["ce-bandit ", colour(who), part].concat();
        let element = Element { key: &key, class: &class, label: &label, lens: Some(who.name()) };
        let inner = html! {
            @if !part.is_empty() { ellipse class="ce-ring" cy="-2" rx=(round(21.0 * at.scale)) ry="5" {} }
            (figure(portrait(who), at))
            @if let Some((x, y)) = name {
                text class="ce-who" x=(round(x - at.x)) y=(round(y - at.y)) textLength=(names::length(who)) lengthAdjust="spacingAndGlyphs" {
                    (self.say(Said::Character(who)))
                }
            }
        };
        self.pen.group(element, (round(at.x), round(at.y)), &inner)
    }

    /// Who acts and who suffers is marked by the style sheet, as is one's own Bandit.
    fn part(&self, who: Character) -> &'static str {
        let (acting, victim) = match self.view.phase {
            Phase::Resolving { card, ask } => (Some(card.owner), victim(ask)),
            Phase::Pickpockets { who } => (Some(who), None),
            _ => (None, None),
        };
        let own = self.view.bandit(who).is_some_and(|bandit| Some(bandit.seat) == self.view.seat);
        if acting == Some(who) {
            " acting"
        } else if victim == Some(who) {
            " victim"
        } else if own {
            " own"
        } else {
            ""
        }
    }

    /// The Sheriff in his Unit.
    pub(super) fn sheriff(&self, unit: Unit, at: Stance) -> Markup {
        let label = self.say(Said::Sheriff(unit));
        let element = Element { key: keys::SHERIFF, class: "ce-sheriff", label: &label, lens: Some("sheriff") };
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
