//! Whether a record that was read can be that of a campaign: nothing that is played from it may go wrong.

use super::{ABSENT, COMPANIES, NOBODY, Record, company};
use crate::data::data;
use crate::ids::{Areas, Company, EventCards, Postcards, Sticker, Tickets};
use crate::vocabulary::Effect;

impl Record {
    /// What must hold before anything is worked out: seats, games, areas and slips.
    pub(super) fn is_consistent(&self) -> bool {
        self.seats_differ() && self.areas_follow_the_story() && self.slips_are_whole()
    }

    fn seats_differ(&self) -> bool {
        let seats: Vec<Company> = self.companies().collect();
        let twice = seats.iter().enumerate().any(|(i, company)| seats[..i].contains(company));
        let holder = company(self.caboose);
        !twice && holder.is_none_or(|it| seats.contains(&it)) && (holder.is_none() == (self.games == 0))
    }

    /// Each opening of the story so far has opened an area of its tier.
    fn areas_follow_the_story(&self) -> bool {
        let data = data();
        let read = data.story.iter().take_while(|card| card.game <= self.games).flat_map(|card| &card.effects);
        let tiers: Vec<u8> = read
            .filter_map(|effect| match effect {
                Effect::OpenArea { tier, .. } => Some(*tier),
                _ => None,
            })
            .collect();
        let opened: Vec<u8> = self.areas().map(|area| data.areas[area.index()].tier).collect();
        opened == tiers && self.open_areas().len() == opened.len()
    }

    fn slips_are_whole(&self) -> bool {
        (0..usize::from(self.games)).all(|game| {
            let present = |it: Company| self.slips[game][it.index()] != ABSENT;
            let best = self.companies().map(|it| self.slips[game][it.index()]).max();
            let won = company(self.ribbons[game]);
            self.companies().filter(|it| present(*it)).count() >= 2
                && won.is_some_and(|it| self.is_seated(it) && Some(self.slips[game][it.index()]) == best)
        })
    }

    fn is_seated(&self, it: Company) -> bool {
        self.companies().any(|company| company == it)
    }

    /// What must hold once everything is worked out.
    pub(super) fn is_possible(&self) -> bool {
        let strangers = Company::ALL.into_iter().filter(|it| !self.is_seated(*it));
        let empty = strangers.clone().all(|it| {
            let i = it.index();
            self.stamps[i].is_empty()
                && self.open[i].is_empty()
                && self.done[i].is_empty()
                && self.upgrades[i].is_empty()
        });
        let owners = self.stations.iter().chain(&self.pioneers).chain([&self.first_spike]);
        let owned =
            owners.filter(|owner| **owner != NOBODY).all(|owner| company(*owner).is_some_and(|it| self.is_seated(it)));
        let reserves = strangers.clone().all(|it| !self.has_used_reserve(it));
        empty && owned && reserves && self.markers_fit() && self.cards_fit()
    }

    /// Markers stand on the board, and only of boxes that are open.
    fn markers_fit(&self) -> bool {
        let data = data();
        let cities = data.open_cities(self.open_areas());
        let on_board = |index: usize| index < data.cities.len() && cities.contains(crate::ids::City(index as u8));
        let mut stations = (0..self.stations.len()).filter(|&i| self.stations[i] != NOBODY);
        let placed = |it: Company| self.stations.iter().filter(|owner| **owner == it.index() as u8).count();
        let enough = self.companies().all(|it| {
            let reserve = usize::from(self.has_used_reserve(it));
            (reserve..=usize::from(data.modules.stations.0) + reserve).contains(&placed(it))
        });
        let any_station = self.stations.iter().any(|owner| *owner != NOBODY) || !self.reserves.is_empty();
        let any_pioneer: Areas =
            (0..16).filter(|&i| self.pioneers[i] != NOBODY).map(|i| crate::ids::Area(i as u8)).collect();
        stations.all(on_board)
            && enough
            && (!any_station || self.rules.contains(Sticker::Station))
            && self.mines.minus(cities).is_empty()
            && self.mines.len() <= usize::from(data.modules.mines)
            && (self.mines.is_empty() || self.rules.contains(Sticker::Mine))
            && any_pioneer.minus(self.open_areas()).is_empty()
            && (self.first_spike == NOBODY || self.rules.contains(Sticker::Spike))
    }

    /// Cards come from sets that are in play, and each is in one place.
    fn cards_fit(&self) -> bool {
        let data = data();
        let known: Tickets = self.tickets.union(self.worn);
        let stamped = self.stamps.iter().all(|stamps| stamps.minus(known).is_empty());
        let all_events: EventCards = self.events.union(self.archived);
        let archived =
            self.archived.len() <= usize::from(self.games) && all_events.minus(self.added_events()).is_empty();
        let mut obtainable = self.given_postcards();
        for ticket in known.iter() {
            data.tickets[ticket.index()].postcard.into_iter().for_each(|postcard| obtainable.insert(postcard));
        }
        let held: Vec<Postcards> = self.open.iter().chain(&self.done).copied().collect();
        let all = held.iter().fold(Postcards::NONE, |all, some| all.union(*some));
        let once = all.len() == held.iter().map(|some| some.len()).sum::<usize>();
        let upgrades = self.upgrades.iter().all(|upgrades| upgrades.len() <= usize::from(data.numbers.max_upgrades));
        let rows = COMPANIES == self.upgrades.len();
        stamped && archived && once && all.minus(obtainable).is_empty() && upgrades && rows
    }

    /// Events that the start, the story and the boxes have brought, archived or not.
    fn added_events(&self) -> EventCards {
        let mut fresh = *self;
        fresh.archived = EventCards::NONE;
        fresh.follow();
        fresh.events
    }

    /// Postcards that the story and the boxes have given.
    fn given_postcards(&self) -> Postcards {
        let data = data();
        let story = data.story.iter().take_while(|card| card.game <= self.games).flat_map(|card| &card.effects);
        let boxes = self.areas().flat_map(|area| &data.boxes[area.index()]);
        let given = |effect: &Effect| match effect {
            Effect::GivePostcard { postcard, .. } => Some(*postcard),
            _ => None,
        };
        story.chain(boxes).filter_map(given).collect()
    }
}
