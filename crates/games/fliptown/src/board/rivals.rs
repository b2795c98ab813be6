//! The plate of what one plays against: objectives, or a cowbot.

use drawing::{Element, Key, Markup, Plate, html};
use table::Seat;

use super::sayings::Said;
use super::{Artist, cards, emblem, icon, keys, print};
use crate::data::{OBJECTIVE_FIRST, OBJECTIVE_LATER, Trigger};
use crate::view::{CowbotView, ObjectiveView};

impl Artist<'_> {
    /// Nothing in a solo game without a cowbot.
    pub(super) fn rivals_plate(&self) -> Option<Plate> {
        if let Some(cowbot) = &self.view.cowbot {
            let title = self.say(Said::Cowbot(cowbot.cowbot)).to_string();
            return Some(Plate { key: Key::new("rival"), title, body: self.cowbot(cowbot) });
        }
        if self.view.objectives.is_empty() {
            return None;
        }
        let body = html! { @for objective in &self.view.objectives { (self.objective(objective)) } };
        Some(Plate { key: Key::new("objectives"), title: self.word("drawn-objectives").to_string(), body })
    }

    fn objective(&self, view: &ObjectiveView) -> Markup {
        let stars = if view.turned { OBJECTIVE_LATER } else { OBJECTIVE_FIRST };
        let own = self.sheet.seat;
        let done = view.scored.contains(&own);
        let key = keys::objective(view.objective);
        let label = self.say(Said::Objective(view.objective, stars, done));
        let class = if done { "ft-objective done" } else { "ft-objective" };
        let inner = html! {
            b { (stars) (icon("ft-star")) }
            span { (self.say(Said::Goal(view.objective))) }
            @for &seat in &view.scored { (icon(self.emblem_of(seat))) }
            @if done { span class="ft-tick" { "✓" } }
        };
        self.pen.item(Element::new(&key, class, &label).lens(view.objective.name()), &inner)
    }

    fn emblem_of(&self, seat: Seat) -> &'static str {
        emblem(seat, self.view.player(seat).and_then(|player| player.character))
    }

    /// Its points, its suit and what it waits for, how many cards it has stolen, and the regions that it counts.
    fn cowbot(&self, view: &CowbotView) -> Markup {
        let points = self.say(Said::Count("drawn-cowbot-points", view.points.into()));
        let stolen: u8 = view.stolen.iter().sum();
        let awake = self.word(if view.awake { "drawn-cowbot-awake" } else { "drawn-cowbot-asleep" });
        let trigger = match view.cowbot.trigger() {
            Trigger::Gold => "ft-gold",
            Trigger::Bonus => "ft-bonus",
            Trigger::Star => "ft-star",
            Trigger::Wanted => "ft-wanted",
        };
        let taken = self.say(Said::Count("drawn-cowbot-stolen", stolen.into()));
        html! {
            div class="ft-chips" {
                (self.pen.item(
                    Element::new(keys::COWBOT, "ft-chip", &points).lens("cowbot"),
                    &html! { (icon("ft-cowbot")) (points) },
                ))
                (self.pen.item(
                    Element::new("cowbot-trigger", "ft-chip", &awake).lens(view.cowbot.name()),
                    &html! { (icon(cards::suit(view.cowbot.suit()))) "→" (icon(trigger)) (awake) },
                ))
                (self.pen.item(
                    Element::new("cowbot-stolen", "ft-chip", &taken).lens("cowbot"),
                    &html! { (icon("ft-back")) "×" (stolen) },
                ))
                @for (place, region) in view.cowbot.regions().into_iter().take(view.difficulty.regions()).enumerate() {
                    span class="ft-chip" { (icon(print::suit(region))) "×" (crate::data::cowbot::MULTIPLIERS[place]) }
                }
                @if let Some(stolen) = &view.cards {
                    @for &card in stolen {
                        span class="ft-chip" { (cards::value_name(card.value())) (icon(cards::suit(card.suit()))) }
                    }
                }
            }
        }
    }
}
