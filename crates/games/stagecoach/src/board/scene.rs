//! The scene.

use drawing::{Element, Markup, Scene, html};
use table::Seat;
use wording::Phrase;

use super::{Artist, cards, keys, lens};
use crate::data::{DRIVERS, YARD};
use crate::view::{CardView, CoachView};

const SIZE: (u32, u32) = (1200, 620);

/// From one coach to the next.
const LANE: f32 = 142.0;

/// Where the deck and the places of the yard lie.
const DECK: (f32, f32) = (48.0, 150.0);
const PLACES: [(f32, f32); YARD] = [(146.0, 150.0), (48.0, 280.0), (146.0, 280.0)];

/// Where coaches stand, and what is aboard them.
const COACH: f32 = 290.0;
const ABOARD: f32 = 470.0;

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        let body = html! {
            g class="sc-scene" {
                use href="#sc-land" width=(SIZE.0) height=(SIZE.1) {}
                (self.sign("drawn-yard", 135.0, 128.0))
                (self.deck())
                @for place in 0..YARD { (self.place(place)) }
                @for (seat, coach) in Seat::all(DRIVERS).zip(&self.view.coaches) { (self.lane(seat, coach)) }
                (self.landmark(keys::ROAD, "drawn-road", "#sc-signpost", (960.0, 60.0), "road"))
                (self.landmark(keys::STATION, "drawn-station", "#sc-station", (960.0, 330.0), "station"))
            }
        };
        let label = self.pen.word("drawn-scene");
        Scene { size: SIZE, label, centre: None, places: Vec::new(), mood: None, body }
    }

    fn sign(&self, word: &'static str, x: f32, y: f32) -> Markup {
        html! { text class="sc-sign" x=(x) y=(y) { (self.pen.word(word)) } }
    }

    fn deck(&self) -> Markup {
        let label = self.pen.say(&Phrase::new("drawn-deck-label").with("count", self.view.deck));
        let inner = html! {
            @if self.view.deck > 0 { (cards::face(None, false)) }
            @else { rect class="halo sc-gap" width=(cards::SIZE.0) height=(cards::SIZE.1) rx="8" {} }
            text class="sc-count" x="38" y="60" { (self.view.deck) }
        };
        self.pen.group(Element::new(keys::DECK, "sc-deck", &label).lens("deck"), DECK, &inner)
    }

    fn place(&self, place: usize) -> Markup {
        let freight = self.view.yard[place];
        let words = Phrase::new("drawn-place").with("place", place + 1);
        let label = self.pen.say(&words.with("freight", Phrase::new(format!("freight-{freight}"))));
        let key = keys::yard(place as u8);
        let element = Element::new(&key, "sc-open", &label).lens(lens(Some(freight)));
        self.pen.group(element, PLACES[place], &cards::face(Some(freight), true))
    }

    /// A coach, its driver, and what is aboard.
    fn lane(&self, seat: Seat, coach: &CoachView) -> Markup {
        let lanes = self.view.coaches.len() as f32;
        let top = SIZE.1 as f32 / 2.0 + LANE * (seat.index() as f32 - lanes / 2.0) + 14.0;
        let (key, label) = (keys::coach(seat), self.pen.say(&Phrase::new("drawn-coach").with("who", seat)));
        let turn = if self.view.turn == seat { "sc-coach now" } else { "sc-coach" };
        let class = [turn, " ", super::panels::colour(seat)].concat();
        let inner = html! {
            use href="#sc-coach" width="150" height="100" {}
            rect class="halo" x="-8" y="-4" width="166" height="108" rx="14" {}
        };
        html! {
            text class="sc-driver" x=(COACH) y=(top - 8.0) { (self.pen.person(seat)) }
            (self.pen.group(Element::new(&key, &class, &label).lens("coach"), (COACH, top), &inner))
            @for (place, card) in coach.cards.iter().enumerate() {
                (self.card(seat, place, *card, (ABOARD + place as f32 * (cards::SIZE.0 + 8.0), top)))
            }
        }
    }

    fn card(&self, seat: Seat, place: usize, card: CardView, at: (f32, f32)) -> Markup {
        let (key, label) = (keys::aboard(seat, place), self.name(card));
        let element = Element::new(&key, "sc-aboard", &label).lens(lens(card.freight));
        self.pen.group(element, at, &cards::face(card.freight, card.open))
    }

    /// What a card is called.
    pub(super) fn name(&self, card: CardView) -> String {
        let freight = card.freight.map(|freight| Phrase::new(format!("freight-{freight}")));
        self.pen.say(&match freight {
            Some(freight) if card.open => Phrase::new("drawn-card").with("card", freight),
            Some(freight) => Phrase::new("card-down").with("freight", freight),
            None => Phrase::new("card-unknown"),
        })
    }

    /// The road or the station: where a turn ends.
    fn landmark(&self, key: &str, word: &'static str, symbol: &str, at: (f32, f32), lens: &str) -> Markup {
        let label = self.pen.word(word);
        let inner = html! {
            use href=(symbol) width="200" height="200" {}
            text class="sc-sign" x="100" y="222" { (label) }
            rect class="halo" width="200" height="232" rx="16" {}
        };
        self.pen.group(Element::new(key, "sc-landmark", &label).lens(lens), at, &inner)
    }
}
