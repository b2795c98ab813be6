//! Deliveries: cities, links, transport.

use arrayvec::ArrayVec;
use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::railroad::{Bonus, City, Link};
use crate::event::{Cause, Event};
use crate::state::{GreatWesternTrail, Place, Player, Step, Table};

impl Table {
    /// Whether a player may deliver to a city (GWT-DEL-01, GWT-DEL-02).
    pub fn can_deliver(&self, seat: Seat, city: City, limit: u8) -> bool {
        city.value() <= limit && (city.is_repeatable() || self.player(seat).cities[city.index()] == 0)
    }

    /// Links that the disc just put on a city has completed: each once, when the second disc arrives (GWT-DEL-05).
    pub fn new_links(&self, city: City) -> impl Iterator<Item = Link> + '_ {
        let cities = &self.mover().cities;
        let first = cities[city.index()] == 1;
        Link::at(city).filter(move |link| {
            let (near, far) = link.cities();
            first && cities[near.index()] > 0 && cities[far.index()] > 0
        })
    }

    /// Whether it is a question in which order link bonuses are taken (GWT-DEL-08): two of one kind have no order.
    #[inline]
    pub(super) fn is_order_of_links_open(&self, city: City) -> bool {
        let mut bonuses = self.new_links(city).filter_map(Link::bonus);
        let (one, other) = (bonuses.next(), bonuses.next());
        other.is_some() && one != other
    }
}

/// Which city to deliver to, of at most this value; without transport if extraordinary.
#[derive(Clone, Copy)]
pub(super) struct Deliver {
    pub limit: u8,
    pub extraordinary: bool,
}

impl Deliver {
    /// Where the disc goes.
    fn place(&self, city: City) -> Place {
        if self.extraordinary { Place::Extraordinary(city) } else { Place::City(city) }
    }

    /// The rule that demands a delivery, and says of what value.
    fn rule(&self) -> &'static str {
        if self.extraordinary { "GWT-PB-9a" } else { "GWT-DEL-01" }
    }
}

impl Asks<Deliver> for GreatWesternTrail {
    fn list(&self, seat: Seat, deliver: Deliver, out: &mut impl List<Action>) {
        let Player { dollars, engine, .. } = *self.table.player(seat);
        for city in City::ALL {
            // Without any disc a delivery is made all the same, if transport can be paid.
            let payable = || {
                deliver.extraordinary
                    || dollars + city.dollars() >= city.transport(engine)
                    || self.table.discs_for(seat, deliver.place(city), dollars).any()
            };
            if self.table.can_deliver(seat, city, deliver.limit) && payable() {
                out.put(Action::Deliver(city));
            }
        }
    }

    /// First the disc, with what it brings and what the city pays; then links; transport last (GWT-DEL-10).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, deliver: Deliver, answer: Action, run: &mut Run<'_, L>) {
        let Action::Deliver(city) = answer else { return };
        let extraordinary = deliver.extraordinary;
        run.tell(self, || Event::Delivered { seat, city, extraordinary });
        if !extraordinary {
            self.table.steps.push(Step::Transport(city));
        }
        self.table.steps.push(Step::Disc(deliver.place(city)));
    }

    fn object(&self, seat: Seat, deliver: Deliver, answer: Action) -> Refusal {
        let Action::Deliver(city) = answer else { return refused(deliver.rule(), "why-deliver-first") };
        if city.value() > deliver.limit {
            refused(deliver.rule(), if deliver.extraordinary { "why-too-few-spaces" } else { "why-value-too-low" })
        } else if !self.table.can_deliver(seat, city, deliver.limit) {
            refused("GWT-DEL-02", "why-delivered-already")
        } else {
            refused("GWT-DEL-10", "why-no-transport-left")
        }
    }

    fn forced(&self, _: Seat, _: Deliver) -> Option<Action> {
        None
    }
}

/// Which of two link bonuses comes first, if that is a question.
#[derive(Clone, Copy)]
pub(super) struct Links(pub City);

impl Asks<Links> for GreatWesternTrail {
    fn list(&self, _: Seat, Links(city): Links, out: &mut impl List<Action>) {
        if self.table.is_order_of_links_open(city) {
            out.put_all(self.table.new_links(city).map(Action::Link));
        } else {
            out.put(Action::Done);
        }
    }

    /// In the order that the player has said (GWT-DEL-08). Links without a bonus count at the end only (GWT-DEL-09), but are
    /// told.
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Links(city): Links, answer: Action, run: &mut Run<'_, L>) {
        let links: ArrayVec<Link, 2> = self.table.new_links(city).collect();
        let is_first = |link: &Link| answer == Action::Link(*link);
        for link in links.iter().copied().filter(|link| !is_first(link)).chain(links.iter().copied().filter(is_first)) {
            match link.bonus() {
                Some(_) => self.table.steps.push(Step::Bonus(link)),
                None => run.tell(self, || Event::Linked(seat, link)),
            }
        }
    }

    fn object(&self, _: Seat, _: Links, _: Action) -> Refusal {
        refused("GWT-DEL-08", "why-link-first")
    }
}

impl GreatWesternTrail {
    /// An objective card, which must be taken (GWT-DEL-06), or an exchange token (GWT-DEL-07).
    pub(super) fn take_bonus<L: Log<Self>>(&mut self, link: Link, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        run.tell(self, || Event::Linked(seat, link));
        match link.bonus() {
            Some(Bonus::Objective) => self.table.steps.push(Step::TakeObjective { to_hand: false }),
            Some(Bonus::Token) => self.gain_token(run),
            None => {}
        }
    }

    pub(super) fn pay_transport<L: Log<Self>>(&mut self, city: City, run: &mut Run<'_, L>) {
        let dollars = city.transport(self.table.mover().engine);
        self.pay(dollars, Cause::Transport(city), run);
    }
}
