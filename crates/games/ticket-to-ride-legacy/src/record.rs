//! What passes from game to game: the record of a campaign (TTR-CAMP-02, TTR-CAMP-25).
//!
//! A record is kept as its players' choices alone; which rules, tickets and events are in play follows from them and
//! from how far the story has been read.

use serde::{Serialize, Serializer};

use crate::data::{Data, MAX_CITIES, data};
use crate::ids::{
    Area, Areas, COMPANIES, Cities, City, Companies, Company, EventCards, Postcard, Postcards, Sticker, Stickers,
    Ticket, Tickets, Upgrades,
};
use crate::vocabulary::Effect;

mod possible;
mod text;

/// No company, no city, no card.
pub(crate) const NOBODY: u8 = u8::MAX;

/// The most games of a campaign.
pub(crate) const MAX_GAMES: usize = 12;

/// The slip of a company that was absent (TTR-FINAL-04).
pub(crate) const ABSENT: i16 = -1;

/// The slip of a game that has not been played.
pub(crate) const UNPLAYED: i16 = -2;

/// A campaign between two games, or as it changes in the course of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// Companies in clockwise order, by number (TTR-CAMP-22).
    pub(crate) seats: [u8; COMPANIES],
    pub(crate) seat_count: u8,
    /// Games that have been played.
    pub(crate) games: u8,
    /// Who holds the caboose card; nobody before the first game.
    pub(crate) caboose: u8,
    /// Opened areas in the order of their opening (TTR-CAMP-14).
    pub(crate) areas: [u8; 8],
    pub(crate) area_count: u8,
    /// Archived events (TTR-CAMP-09). Nothing but cards is ever archived here; whatever else would be, would be out of
    /// play in the same way (TTR-CAMP-26).
    pub(crate) archived: EventCards,
    /// Tickets that each company has stamped.
    pub(crate) stamps: [Tickets; COMPANIES],
    /// Unfulfilled postcards in each office (TTR-POST-04).
    pub(crate) open: [Postcards; COMPANIES],
    /// Fulfilled postcards in each vault (TTR-CAMP-08).
    pub(crate) done: [Postcards; COMPANIES],
    /// Whose station each city has.
    pub(crate) stations: [u8; MAX_CITIES],
    /// Companies that have used their reserve station, one bit each.
    pub(crate) reserves: Companies,
    /// Cities with a mine.
    pub(crate) mines: Cities,
    /// Who has the Pioneer plaque of each area.
    pub(crate) pioneers: [u8; 16],
    /// Who has the First Spike plaque.
    pub(crate) first_spike: u8,
    /// Upgrades of each company.
    pub(crate) upgrades: [Upgrades; COMPANIES],
    /// Every game's total of each company.
    pub(crate) slips: [[i16; COMPANIES]; MAX_GAMES],
    /// Who won a ribbon in each game.
    pub(crate) ribbons: [u8; MAX_GAMES],
    /// Companies with a Returned Note, one bit each.
    pub(crate) notes: Companies,
    /// Rules in force (TTR-CAMP-16).
    pub(crate) rules: Stickers,
    /// Tickets in play.
    pub(crate) tickets: Tickets,
    /// Archived tickets.
    pub(crate) worn: Tickets,
    /// Events in play.
    pub(crate) events: EventCards,
    /// The next card of the story.
    pub(crate) story: u8,
    /// Whether the conductor's box is open.
    pub(crate) conductor_box: bool,
}

impl Record {
    /// A campaign that begins: the companies in clockwise order (TTR-CAMP-03, TTR-CAMP-04).
    ///
    /// # Panics
    /// If there are not two to five different ones.
    pub fn founded(companies: &[Company]) -> Self {
        assert!((2..=COMPANIES).contains(&companies.len()), "two to five companies found a campaign");
        let mut record = Record::blank(companies);
        record.follow();
        record
    }

    /// A campaign of which nothing is known.
    pub(crate) fn blank(companies: &[Company]) -> Self {
        let mut seats = [NOBODY; COMPANIES];
        for (seat, company) in seats.iter_mut().zip(companies) {
            *seat = company.index() as u8;
        }
        Record {
            seats,
            seat_count: companies.len() as u8,
            games: 0,
            caboose: NOBODY,
            areas: [NOBODY; 8],
            area_count: 0,
            archived: EventCards::NONE,
            stamps: [Tickets::NONE; COMPANIES],
            open: [Postcards::NONE; COMPANIES],
            done: [Postcards::NONE; COMPANIES],
            stations: [NOBODY; MAX_CITIES],
            reserves: Companies::NONE,
            mines: Cities::NONE,
            pioneers: [NOBODY; 16],
            first_spike: NOBODY,
            upgrades: [Upgrades::NONE; COMPANIES],
            slips: [[UNPLAYED; COMPANIES]; MAX_GAMES],
            ribbons: [NOBODY; MAX_GAMES],
            notes: Companies::NONE,
            rules: Stickers::NONE,
            tickets: Tickets::NONE,
            worn: Tickets::NONE,
            events: EventCards::NONE,
            story: 0,
            conductor_box: false,
        }
    }

    /// One game by itself: the starting board, tickets and events (TTR-VAR-01).
    pub(crate) fn single(companies: &[Company]) -> Self {
        Record::founded(companies)
    }

    /// Works out what follows from the choices: everything that the story and the boxes have brought so far.
    pub(crate) fn follow(&mut self) {
        let data = data();
        self.rules = Stickers::NONE.with(Sticker::Company).with(Sticker::Large);
        self.tickets = tickets_of(data, 0);
        self.events = (0..data.events.len() as u8)
            .map(crate::ids::EventCard)
            .filter(|event| !data.events[event.index()].is_new())
            .collect();
        self.conductor_box = false;
        self.story = 0;
        self.notes = Companies::NONE;
        let (mut opened, games) = (0, self.games);
        for card in data.story.iter().take_while(|card| card.game <= games) {
            self.story += 1;
            for effect in &card.effects {
                match effect {
                    Effect::OpenArea { .. } if opened < usize::from(self.area_count) => {
                        let area = Area(self.areas[opened]);
                        opened += 1;
                        data.boxes[area.index()].iter().for_each(|effect| self.note(effect));
                    }
                    Effect::GainVault { item: crate::vocabulary::VaultItem::ReturnedNote, .. } => {
                        self.notes |= self.present_in(card.game);
                    }
                    effect => self.note(effect),
                }
            }
        }
        self.worn = self.worn_now();
        self.tickets -= self.worn;
        self.events -= self.archived;
    }

    /// Companies that took part in a game.
    fn present_in(&self, game: u8) -> Companies {
        let slips = &self.slips[usize::from(game) - 1];
        Company::ALL.into_iter().filter(|company| slips[company.index()] >= 0).collect()
    }

    /// Tickets with the stamps of all companies of the campaign (TTR-STAMP-03).
    pub(crate) fn worn_now(&self) -> Tickets {
        self.companies().fold(Tickets::from_bits(u128::MAX), |all, company| all.both(self.stamps[company.index()]))
    }

    /// The companies of the campaign, clockwise.
    pub fn companies(&self) -> impl DoubleEndedIterator<Item = Company> + ExactSizeIterator + '_ {
        self.seats[..usize::from(self.seat_count)].iter().map(|company| Company::ALL[usize::from(*company)])
    }

    /// How many games have been played.
    pub fn games_played(&self) -> usize {
        self.games.into()
    }

    /// Whether all games have been played (TTR-CAMP-01).
    pub fn is_finished(&self) -> bool {
        self.games == data().numbers.games_in_campaign
    }

    /// Who holds the caboose card.
    pub fn caboose(&self) -> Option<Company> {
        company(self.caboose)
    }

    /// Opened areas, in the order of their opening.
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        self.areas[..usize::from(self.area_count)].iter().map(|area| Area(*area))
    }

    /// Opened areas as a set.
    pub fn open_areas(&self) -> Areas {
        self.areas().collect()
    }

    /// A game's total of a company, from game 1; none if it was absent or has not been played.
    pub fn slip(&self, game: usize, company: Company) -> Option<i16> {
        Some(self.slips[game - 1][company.index()]).filter(|total| *total >= 0)
    }

    /// Whether a company was absent from a game that has been played.
    pub fn was_absent(&self, game: usize, company: Company) -> bool {
        self.slips[game - 1][company.index()] == ABSENT
    }

    /// Unfulfilled postcards of a company.
    pub fn postcards(&self, company: Company) -> impl Iterator<Item = Postcard> + use<> {
        self.open[company.index()].iter()
    }

    /// Fulfilled postcards of a company.
    pub fn fulfilled(&self, company: Company) -> impl Iterator<Item = Postcard> + use<> {
        self.done[company.index()].iter()
    }

    /// Upgrades of a company.
    pub fn upgrades(&self, company: Company) -> impl Iterator<Item = crate::ids::Upgrade> + use<> {
        self.upgrades[company.index()].iter()
    }

    /// Whose station a city has.
    pub fn station(&self, city: City) -> Option<Company> {
        company(self.stations[city.index()])
    }

    /// Cities with a mine.
    pub fn mines(&self) -> impl Iterator<Item = City> + use<> {
        self.mines.iter()
    }

    /// Tickets that a company has stamped.
    pub fn stamps(&self, company: Company) -> impl Iterator<Item = Ticket> + use<> {
        self.stamps[company.index()].iter()
    }

    /// Who has the Pioneer plaque of an area.
    pub fn pioneer(&self, area: Area) -> Option<Company> {
        company(self.pioneers[area.index()])
    }

    /// Who has the First Spike plaque.
    pub fn first_spike(&self) -> Option<Company> {
        company(self.first_spike)
    }

    /// Games that a company has won, with a ribbon for each.
    pub fn ribbons(&self, company: Company) -> usize {
        self.ribbons.iter().filter(|winner| **winner == company.index() as u8).count()
    }

    /// Whether a company has a Returned Note.
    pub fn has_note(&self, company: Company) -> bool {
        self.notes.contains(company)
    }

    /// Rules in force.
    pub fn rules(&self) -> Stickers {
        self.rules
    }

    /// Tickets in play.
    pub fn tickets(&self) -> Tickets {
        self.tickets
    }

    /// Archived tickets.
    pub fn worn_tickets(&self) -> Tickets {
        self.worn
    }

    /// Events in play.
    pub fn events(&self) -> EventCards {
        self.events
    }

    /// Archived events.
    pub fn archived_events(&self) -> EventCards {
        self.archived
    }

    /// Postcards that nobody has taken (TTR-POST-05).
    pub(crate) fn post_office(&self) -> Postcards {
        let all = Postcards::first_n(data().postcards.len());
        (0..COMPANIES).fold(all, |left, company| left.minus(self.open[company]).minus(self.done[company]))
    }

    /// Regular stations that a company has left (TTR-STATION-01).
    pub(crate) fn stations_left(&self, company: Company) -> u8 {
        let placed = self.stations.iter().filter(|owner| **owner == company.index() as u8).count() as u8;
        data().modules.stations.0.saturating_sub(placed - u8::from(self.has_used_reserve(company)))
    }

    /// Whether a company has used its reserve station (TTR-STATION-05).
    pub(crate) fn has_used_reserve(&self, company: Company) -> bool {
        self.reserves.contains(company)
    }
}

/// Tickets of a set.
pub(crate) fn tickets_of(data: &Data, set: u8) -> Tickets {
    (0..data.tickets.len() as u8).map(Ticket).filter(|ticket| data.tickets[ticket.index()].set == set).collect()
}

pub(crate) fn company(number: u8) -> Option<Company> {
    Company::ALL.get(usize::from(number)).copied()
}

/// A record is written as its text.
impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_text())
    }
}
