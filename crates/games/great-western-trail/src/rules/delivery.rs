//! Deliveries: cities, links, transport.

use arrayvec::ArrayVec;
use table::{Log, Run, Seat};

use crate::action::Action;
use crate::data::railroad::{Bonus, City, Link};
use crate::event::{Cause, Event};
use crate::state::{GreatWesternTrail, Place, Step, Table};

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

impl GreatWesternTrail {
    pub(super) fn list_cities(&self, limit: u8, extraordinary: bool, out: &mut Vec<Action>) {
        let (seat, dollars) = (self.table.turn, self.table.mover().dollars);
        for city in City::ALL {
            let place = if extraordinary { Place::Extraordinary(city) } else { Place::City(city) };
            // Without any disc a delivery is made all the same, if transport can be paid.
            let payable = || {
                extraordinary
                    || dollars + city.dollars() >= city.transport(self.table.mover().engine)
                    || self.table.discs_for(seat, place, dollars).any()
            };
            if self.table.can_deliver(seat, city, limit) && payable() {
                out.push(Action::Deliver(city));
            }
        }
    }

    /// First the disc, with what it brings and what the city pays; then links; transport last (GWT-DEL-10).
    pub(super) fn deliver<L: Log<Self>>(&mut self, city: City, extraordinary: bool, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        run.tell(self, || Event::Delivered { seat, city, extraordinary });
        let place = if extraordinary {
            Place::Extraordinary(city)
        } else {
            self.table.steps.push(Step::Transport(city));
            Place::City(city)
        };
        self.table.steps.push(Step::Disc(place));
    }

    /// The player has said which bonus comes first (GWT-DEL-08).
    pub(super) fn order_links(&mut self, city: City, first: Link) {
        let links: ArrayVec<Link, 2> = self.table.new_links(city).collect();
        for link in links.into_iter().filter(|&link| link != first) {
            self.table.steps.push(Step::Bonus(link));
        }
        self.table.steps.push(Step::Bonus(first));
    }

    /// Links without a bonus count at the end only (GWT-DEL-09), but are told.
    pub(super) fn resolve_links<L: Log<Self>>(&mut self, city: City, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let links: ArrayVec<Link, 2> = self.table.new_links(city).collect();
        for link in links {
            match link.bonus() {
                Some(_) => self.table.steps.push(Step::Bonus(link)),
                None => run.tell(self, || Event::Linked(seat, link)),
            }
        }
    }

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
