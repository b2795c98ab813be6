//! What lies before each player, as everybody may see it.

use drawing::{Element, Markup, Panel, html};
use table::Seat;

use super::sayings::Said;
use super::{Artist, colour, emblem, icon, keys, mark, shade, stamps};
use crate::cards::Card;
use crate::ids::{Color, Company, Sticker};
use crate::view::PlayerView;
use crate::words::own::cars;

impl Artist<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        Seat::all(self.view.players.len()).map(|seat| self.panel(seat)).collect()
    }

    fn panel(&self, seat: Seat) -> Panel {
        let it = self.player(seat);
        let name = self.say(Said::Company(it.company));
        let key = keys::player(seat);
        let class = ["tr-emblem ", colour(it.company)].concat();
        Panel {
            colour: colour(it.company),
            emblem: self
                .pen
                .item(Element::new(&key, &class, &name).lens(company_lens(it.company)), &icon(emblem(it.company))),
            sign: Some(emblem(it.company).trim_start_matches('#')),
            persona: Some(name.to_string()),
            body: html! {
                (self.counters(seat, it))
                (self.seen(seat, it))
                (self.found(seat, it))
                @let label = self.say(Said::Company(it.company));
                (self.pen.opener(seat, "tr-open", &[&*self.word("drawn-office"), ": ", &*label].concat(), &icon("#tr-ledger")))
            },
        }
    }

    fn counters(&self, seat: Seat, it: &PlayerView) -> Markup {
        let chips = [
            ("cars", "#tr-wagon", "drawn-cars", i32::from(cars(self.view, it)), Some("cars")),
            ("cards", "#tr-fan", "drawn-cards", i32::from(it.hand_size), Some("deck")),
            ("tickets", "#tr-stub", "drawn-ticket-count", i32::from(it.ticket_count), Some("ticket")),
            ("dollars", "#tr-coin", "drawn-dollars", i32::from(it.dollars), Some("dollars")),
        ];
        html! {
            @for (what, symbol, words, count, lens) in chips {
                @let key = keys::counter(seat, what);
                @let label = self.say(Said::Count(words, count));
                @let class = if what == "cars" && count <= 6 { "tr-pill few" } else { "tr-pill" };
                (self.pen.item(Element::new(&key, class, &label).lens(lens), &html! { (icon(symbol)) (count) }))
            }
            @if seat == self.view.first {
                @let label = self.word("drawn-first");
                (self.pen.item(Element::new(keys::FIRST, "tr-pill", &label).lens("caboose"), &icon("#tr-caboose")))
            }
        }
    }

    /// What is in a company's vault, at a table that has asked for sums.
    pub(super) fn vault_so_far(&self, company: Company) -> Option<i32> {
        let campaign = self.view.campaign.as_ref()?;
        let place = campaign.companies.iter().position(|it| *it == company)?;
        campaign.totals.get(place).copied()
    }

    /// Cards in hand that everybody has seen.
    fn seen(&self, seat: Seat, it: &PlayerView) -> Markup {
        let colors = Color::ALL.into_iter().map(|color| (Some(color), it.known.of_color(color)));
        let colors = colors.chain([(None, it.known.count(Card::LOCO))]).filter(|(_, count)| *count > 0);
        html! {
            @for (color, count) in colors {
                @let key = keys::counter(seat, color.map_or("loco", Color::name));
                @let label = self.say(Said::Stack(color, count, 0, 0));
                @let class = ["tr-seen ", shade(color)].concat();
                @let symbol = color.map_or("#tr-loco", mark);
                (self.pen.item(Element::new(&key, &class, &label).lens("seen"), &html! { (icon(symbol)) (count) }))
            }
        }
    }

    /// What boxes and the story have brought.
    fn found(&self, seat: Seat, it: &PlayerView) -> Markup {
        let tokens = [
            (Sticker::Cargo, "cargo", i32::from(it.cargo), stamps::cargo as fn() -> Markup),
            (Sticker::Cattle, "cattle", it.cattle.len() as i32, stamps::cattle),
            (Sticker::Mine, "ore", i32::from(it.ore), stamps::ore),
        ];
        html! {
            @for (sticker, words, count, picture) in tokens {
                @if self.has(sticker) || count > 0 {
                    @let key = keys::counter(seat, words);
                    @let label = self.say(Said::Count(words, count));
                    // What they pay in the end stands in their rule.
                    @let note = self.has(sticker).then(|| self.say(Said::Rule(sticker)));
                    (self.pen.item(Element::new(&key, "tr-pill", &label).note(note.as_deref()), &html! { (token(&picture())) (count) }))
                }
            }
            @if let Some(sum) = self.vault_so_far(it.company) {
                @let label = self.say(Said::Count("drawn-vault", sum));
                (self.pen.item(Element::new(&keys::counter(seat, "vault"), "tr-pill", &label), &html! { (icon("#tr-seal")) (self.say(Said::Count("dollars", sum))) }))
            }
            @if it.spiked {
                @let label = self.word("spike");
                (self.pen.item(Element::new(&keys::counter(seat, "spike"), "tr-pill", &label), &token(&stamps::spike())))
            }
            @if let Some(conductor) = it.conductor {
                @let (name, note) = (self.say(Said::ConductorName(conductor)), self.say(Said::Conductor(conductor)));
                (self.pen.item(Element::new(&keys::counter(seat, "conductor"), "tr-pill", &name).note(Some(&*note)), &html! { (token(&stamps::conductor())) span { (name) } }))
            }
            @for upgrade in &it.upgrades {
                @let (name, note) = (self.say(Said::UpgradeName(*upgrade)), self.say(Said::Upgrade(*upgrade)));
                @let key = keys::counter(seat, &upgrade.id().to_ascii_lowercase());
                (self.pen.item(Element::new(&key, "tr-pill", &name).note(Some(&*note)), &icon("#tr-seal")))
            }
            @if !it.postcards.is_empty() || !it.fulfilled.is_empty() {
                @let label = self.say(Said::Counts("drawn-postcards", it.postcards.len() as i32, it.fulfilled.len() as i32));
                (self.pen.item(Element::new(&keys::counter(seat, "postcards"), "tr-pill", &label), &html! { (sticker(Sticker::Postcard)) (it.postcards.len()) @if !it.fulfilled.is_empty() { " ✓" (it.fulfilled.len()) } }))
            }
            @if it.stations_left != (0, false) {
                @let left = i32::from(it.stations_left.0);
                @let label = self.say(Said::Count("drawn-stations-left", left));
                (self.pen.item(Element::new(&keys::counter(seat, "stations"), "tr-pill", &label), &html! { (sticker(Sticker::Station)) (left) @if it.stations_left.1 { "+1" } }))
            }
        }
    }
}

/// A picture that came with a box, within HTML.
fn token(picture: &Markup) -> Markup {
    html! { svg class="tr-i" viewBox="-14 -14 28 28" aria-hidden="true" { (picture) } }
}

fn sticker(of: Sticker) -> Markup {
    html! { svg class="tr-i tr-drawing" viewBox="0 0 38 28" aria-hidden="true" { (stamps::rule(of)) } }
}

/// What explains a company.
pub(super) fn company_lens(company: Company) -> &'static str {
    match company {
        Company::Blue => "company-blue",
        Company::Red => "company-red",
        Company::Green => "company-green",
        Company::Yellow => "company-yellow",
        Company::Black => "company-black",
    }
}
