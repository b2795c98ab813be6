//! What building a strand sets off, rule by rule, held against what was told.

use std::collections::BTreeSet;

use ticket_to_ride_legacy::{Event, Reason, Sticker, View};

use super::atlas::{ATLAS, Line, Row, fits, number, of_type, text};
use super::desk::{Desk, Purse};

/// What somebody at the table would write down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Somebody takes dollars for a reason.
    Takes(usize, i64, &'static str),
    /// Somebody pays dollars to the outlaws.
    Robbed(i64),
    Stash(i64),
    Outlaw(String),
    Ore(i64),
    Cattle(String),
    Cargo(String),
    Spike {
        first: bool,
    },
    Plaque(Option<String>),
    Postcard(usize),
    Upgrade,
    Marker(&'static str),
    Card,
}

/// What an event is on paper; nothing if it is no part of a build.
pub fn note(event: &Event, builder: usize) -> Option<Note> {
    Some(match event {
        Event::Gained { seat, amount, why } => {
            let why = match why {
                Reason::Mountain => "mountain",
                Reason::Event(_) => "event",
                Reason::Sticker(Sticker::Company) => "company",
                Reason::Sticker(Sticker::Mail) => "mail",
                Reason::Sticker(Sticker::Station) => "station",
                Reason::Sticker(Sticker::Conductor) => "conductor",
                Reason::Sticker(Sticker::Spike) => "spike",
                Reason::Postcard(_) => "postcard",
                Reason::Instead(_) => "instead",
                _ => "something else",
            };
            Note::Takes(seat.index(), i64::from(*amount), why)
        }
        Event::Paid { amount, .. } => Note::Robbed(i64::from(*amount)),
        Event::StashTaken { amount, .. } => Note::Stash(i64::from(*amount)),
        Event::OutlawMoved { to } => Note::Outlaw(to.id().to_owned()),
        Event::OreTaken { amount, .. } => Note::Ore(i64::from(*amount)),
        Event::CattleTaken { ranch, .. } => Note::Cattle(ranch.id().to_owned()),
        Event::CargoTaken { port: Some(port), .. } => Note::Cargo(port.id().to_owned()),
        Event::SpikeDriven { first, .. } => Note::Spike { first: *first },
        Event::VaultItem { area, .. } => Note::Plaque(area.map(|area| area.id().to_owned())),
        Event::PostcardFulfilled { postcard, .. } => Note::Postcard(postcard.number()),
        Event::Upgraded { .. } => Note::Upgrade,
        Event::MinePlaced { .. } => Note::Marker("mine"),
        Event::StationPlaced { .. } => Note::Marker("station"),
        Event::Drew { seat, .. } if seat.index() == builder => Note::Card,
        _ => return None,
    })
}

/// A strand that was built: by whom, with what, under which event, and everything told since, until the turn was over or
/// something came in between (`cut`).
pub struct Build<'a> {
    /// What the builder saw when the cars stood on the board.
    pub view: &'a View,
    pub seat: usize,
    pub strand: &'static str,
    pub picks: i64,
    pub skulls: i64,
    /// The event at the declaration.
    pub event: Option<&'static str>,
    pub notes: &'a [Note],
    pub cut: bool,
}

/// The end of what was told, where it was cut.
struct Cut;

struct Reading<'a> {
    build: &'a Build<'a>,
    desk: Desk<'a>,
    line: &'static Line,
    at: usize,
    purse: Purse,
    mines: usize,
    upgrades: usize,
    fulfilled: BTreeSet<usize>,
}

/// Reads what was told, and says how many notes were as they should be.
pub fn check(build: &Build<'_>) -> usize {
    let desk = Desk::of(build.view, build.seat);
    let purse = Purse { dollars: desk.dollars(), ore: build.view.players[build.seat].ore.into() };
    let mut reading = Reading {
        purse,
        line: ATLAS.line(build.strand),
        at: 0,
        mines: build.view.mines.len(),
        upgrades: build.view.players[build.seat].upgrades.len(),
        fulfilled: BTreeSet::new(),
        build,
        desk,
    };
    if let Ok(()) = reading.all() {
        assert!(build.cut || reading.at == build.notes.len(), "{}: too much: {:?}", build.strand, reading.rest());
    }
    reading.at
}

impl Reading<'_> {
    fn rest(&self) -> &[Note] {
        &self.build.notes[self.at..]
    }

    fn next(&self) -> Result<&Note, Cut> {
        match self.rest().first() {
            Some(note) => Ok(note),
            None if self.build.cut => Err(Cut),
            None => panic!("{}: something is missing after {:?}", self.build.strand, self.build.notes),
        }
    }

    fn expect(&mut self, expected: Note) -> Result<(), Cut> {
        let found = self.next()?;
        assert_eq!(*found, expected, "{} of {:?}, note {}", self.build.strand, self.build.notes, self.at);
        self.at += 1;
        Ok(())
    }

    fn takes(&mut self, seat: usize, amount: i64, why: &'static str) -> Result<(), Cut> {
        if amount == 0 {
            return Ok(());
        }
        if seat == self.build.seat {
            self.purse.dollars += amount;
        }
        self.expect(Note::Takes(seat, amount, why))
    }

    /// (c) the premium, (d) what the event pays, (e) the numbered rules in ascending order.
    fn all(&mut self) -> Result<(), Cut> {
        let (seat, line) = (self.build.seat, self.line);
        if self.desk.has("R-SNOW") && line.mountain {
            self.takes(seat, number(ATLAS.module("snow"), "premium"), "mountain")?;
        }
        let paid = ATLAS.on_event(self.build.event, "MOD_ROUTE_BONUS");
        let paid: i64 = paid.iter().filter(|it| fits(it, line)).map(|it| number(it, "dollars")).sum();
        self.takes(seat, paid, "event")?;
        self.rule_3_company_and_mail()?;
        if self.desk.has("R-ROBBERY") {
            self.rule_4_robbery()?;
        }
        if self.desk.has("R-STATION") {
            self.rule_5_stations()?;
        }
        if self.desk.has("R-CONDUCTOR") {
            let paid = ATLAS.on_conductor(self.desk.conductor(), "MOD_ROUTE_BONUS");
            let paid: i64 = paid.iter().filter(|it| fits(it, line)).map(|it| number(it, "dollars")).sum();
            self.takes(seat, paid, "conductor")?;
        }
        if self.desk.has("R-MINE") {
            self.rule_7_mines()?;
        }
        if self.desk.has("R-CATTLE") {
            for city in line.ends() {
                if self.build.view.cattle.iter().any(|ranch| ranch.id() == city) {
                    self.expect(Note::Cattle(city.to_owned()))?;
                }
            }
        }
        if self.desk.has("R-CARGO") {
            self.rule_9_cargo()?;
        }
        if self.desk.has("R-SPIKE") {
            self.rule_10_spike()?;
        }
        if self.desk.has("R-PIONEER") {
            self.rule_11_pioneers()?;
        }
        if self.desk.has("R-POSTCARD") {
            self.rule_11_postcards()?;
        }
        self.rule_12_large_city()?;
        // At the end of the turn cards may be shown for a postcard.
        while let [Note::Postcard(shown), ..] = *self.rest() {
            assert_eq!(text(ATLAS.postcard(shown), "check"), "turn_end_optional", "{:?}", self.build.notes);
            self.fulfil(shown)?;
        }
        Ok(())
    }

    fn rule_3_company_and_mail(&mut self) -> Result<(), Cut> {
        if self.line.color == self.desk.company() {
            let more: i64 = ATLAS
                .on_event(self.build.event, "MOD_COMPANY_BONUS")
                .iter()
                .chain(&ATLAS.on_upgrades(&self.desk.upgrades(), "MOD_COMPANY_BONUS"))
                .chain(&ATLAS.on_conductor(self.desk.conductor(), "MOD_COMPANY_BONUS"))
                .map(|it| number(it, "dollars"))
                .sum();
            self.takes(self.build.seat, 2 + more, "company")?;
        }
        if self.desk.has("R-MAIL") && self.line.color == "white" {
            self.takes(self.build.seat, 1, "mail")?;
        }
        Ok(())
    }

    fn rule_4_robbery(&mut self) -> Result<(), Cut> {
        let immune = !ATLAS.on_conductor(self.desk.conductor(), "MOD_NO_ROBBERY").is_empty();
        let skulls = if immune { 0 } else { self.build.skulls };
        let here = self.build.view.outlaw.is_some_and(|city| self.line.ends().contains(&city.id()));
        if here && skulls == 0 {
            let stash = i64::from(self.build.view.stash);
            self.purse.dollars += stash;
            self.expect(Note::Stash(stash))?;
            return self.expect(Note::Outlaw("MIL".to_owned()));
        }
        if skulls > 0 {
            let loss = skulls.min(2).min(self.purse.dollars);
            if loss > 0 {
                self.purse.dollars -= loss;
                self.expect(Note::Robbed(loss))?;
            }
            let Note::Outlaw(to) = self.next()? else { panic!("the outlaws stay: {:?}", self.build.notes) };
            assert!(self.line.ends().contains(&to.as_str()), "the outlaws go to {to}");
            self.at += 1;
        }
        Ok(())
    }

    fn rule_5_stations(&mut self) -> Result<(), Cut> {
        for city in self.line.ends() {
            let owner = self.build.view.stations.iter().find(|(at, _)| at.id() == city).map(|(_, owner)| *owner);
            let seat = self.build.view.players.iter().position(|player| Some(player.company) == owner);
            if let Some(seat) = seat {
                self.takes(seat, 1, "station")?;
            }
        }
        Ok(())
    }

    fn rule_7_mines(&mut self) -> Result<(), Cut> {
        let mines = &self.build.view.mines;
        if !self.line.ends().iter().any(|city| mines.iter().any(|mine| mine.id() == *city)) {
            return Ok(());
        }
        let cap = ATLAS.on_event(self.build.event, "MOD_ORE_CAP").first().map_or(2, |it| number(it, "cap"));
        let dug: i64 = self.build.view.players.iter().map(|player| i64::from(player.ore)).sum();
        let ore = self.build.picks.min(cap).min(40 - dug);
        self.purse.ore += ore;
        if ore > 0 { self.expect(Note::Ore(ore)) } else { Ok(()) }
    }

    fn rule_9_cargo(&mut self) -> Result<(), Cut> {
        let it = &self.build.view.players[self.build.seat];
        let mut cargo = it.cargo;
        for city in self.line.ends() {
            let has = it.ports.iter().any(|port| port.id() == city);
            if ATLAS.sea(city).is_some() && !has && cargo < 8 {
                cargo += 1;
                self.expect(Note::Cargo(city.to_owned()))?;
            }
        }
        Ok(())
    }

    fn rule_10_spike(&mut self) -> Result<(), Cut> {
        let touched = self.desk.touched();
        let at =
            |sea: &str| -> Vec<&str> { touched.iter().copied().filter(|city| ATLAS.sea(city) == Some(sea)).collect() };
        let (east, west) = (at("atlantic"), at("pacific"));
        let across = east.iter().any(|a| west.iter().any(|b| self.desk.joins(a, b)));
        if !across || self.build.view.players[self.build.seat].spiked {
            return Ok(());
        }
        let first = !self.build.view.spiked;
        self.expect(Note::Spike { first })?;
        self.takes(self.build.seat, if first { 12 } else { 6 }, "spike")?;
        match &self.build.view.campaign {
            Some(campaign) if campaign.first_spike.is_none() => self.expect(Note::Plaque(None)),
            _ => Ok(()),
        }
    }

    fn rule_11_pioneers(&mut self) -> Result<(), Cut> {
        let campaign = self.build.view.campaign.as_ref().expect("a campaign");
        // In the order in which the areas are listed.
        let mut areas: Vec<&str> = self.line.ends().iter().map(|city| ATLAS.area(city)).collect();
        areas.retain(|area| self.line.needs.iter().any(|needed| needed == area));
        areas.sort_by_key(|area| ["FL", "GP", "OR", "BL", "HD", "NM", "CF", "PN"].iter().position(|it| it == area));
        areas.dedup();
        for area in areas {
            if !campaign.pioneers.iter().any(|(taken, _)| taken.id() == area) {
                self.expect(Note::Plaque(Some(area.to_owned())))?;
            }
        }
        Ok(())
    }

    /// Those that cost nothing from the lowest number on, again from the lowest after each; then an offer that was
    /// accepted, and all of it again.
    fn rule_11_postcards(&mut self) -> Result<(), Cut> {
        let mut offered = 0;
        loop {
            while let Some(met) = self.lowest_met() {
                self.expect_postcard(met)?;
            }
            match *self.rest() {
                [Note::Postcard(accepted), ..]
                    if text(ATLAS.postcard(accepted), "check") == "build_step_11_optional" =>
                {
                    assert!(accepted > offered, "offers are made in ascending numbers");
                    offered = accepted;
                    self.fulfil(accepted)?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn open(&self) -> Vec<usize> {
        let all = self.build.view.players[self.build.seat].postcards.iter().map(|(it, _)| it.number());
        all.filter(|number| !self.fulfilled.contains(number)).collect()
    }

    fn lowest_met(&self) -> Option<usize> {
        let built = Some((self.line, self.build.event));
        let condition = |number: usize| ATLAS.postcard(number)["condition"].as_table().expect("a condition");
        let checked = |number: &usize| text(ATLAS.postcard(*number), "check") == "build_step_11";
        let met = |number: &usize| self.desk.meets(condition(*number), built, self.purse);
        self.open().into_iter().filter(checked).filter(met).min()
    }

    fn expect_postcard(&mut self, number: usize) -> Result<(), Cut> {
        let found = self.next()?.clone();
        assert_eq!(found, Note::Postcard(number), "{} in {:?}", self.build.strand, self.build.notes);
        self.fulfil(number)
    }

    fn fulfil(&mut self, postcard: usize) -> Result<(), Cut> {
        assert!(self.open().contains(&postcard), "{postcard} is not this player's");
        self.fulfilled.insert(postcard);
        self.at += 1;
        let row = ATLAS.postcard(postcard);
        let seat = self.build.seat;
        for paid in of_type(row, "reward", "GAIN_DOLLARS") {
            self.takes(seat, number(&paid, "amount"), "postcard")?;
        }
        for drawn in of_type(row, "reward", "DRAW_TRAIN_CARDS") {
            self.cards(number(&drawn, "count"))?;
        }
        for upgrade in of_type(row, "reward", "UPGRADE_COMPANY") {
            self.upgrade(&upgrade)?;
        }
        if !of_type(row, "reward", "PLACE_MINE").is_empty() {
            let room = self.desk.touched().iter().any(|city| !self.build.view.mines.iter().any(|it| it.id() == *city));
            let possible = self.desk.has("R-MINE") && self.mines < 10 && room;
            self.mines += usize::from(possible);
            self.marker(possible, "mine")?;
        }
        if !of_type(row, "reward", "PLACE_STATION").is_empty() {
            let stations = &self.build.view.stations;
            let room = self.desk.touched().iter().any(|city| !stations.iter().any(|(it, _)| it.id() == *city));
            let reserve = self.build.view.players[seat].stations_left.1;
            self.marker(self.desk.has("R-STATION") && reserve && room, "station")?;
        }
        Ok(())
    }

    fn upgrade(&mut self, effect: &Row) -> Result<(), Cut> {
        let owned = self.build.view.players[self.build.seat].upgrades.iter();
        let has = owned.into_iter().any(|it| it.id() == text(effect, "upgrade"));
        let last = self.build.view.game == Some(12);
        if has || self.upgrades >= 3 || last {
            return self.takes(self.build.seat, 4, "instead");
        }
        self.upgrades += 1;
        self.expect(Note::Upgrade)
    }

    fn marker(&mut self, possible: bool, what: &'static str) -> Result<(), Cut> {
        if possible { self.expect(Note::Marker(what)) } else { self.takes(self.build.seat, 4, "instead") }
    }

    fn rule_12_large_city(&mut self) -> Result<(), Cut> {
        if !self.line.ends().iter().any(|city| ATLAS.is_large(city)) {
            return Ok(());
        }
        let of = |effects: Vec<Row>| effects.first().map(|it| number(it, "cards"));
        let event = of(ATLAS.on_event(self.build.event, "MOD_LARGE_CITY_DRAW"));
        let conductor = of(ATLAS.on_conductor(self.desk.conductor(), "MOD_LARGE_CITY_DRAW"));
        let cards = if event == Some(0) { 0 } else { event.unwrap_or(1).max(conductor.unwrap_or(1)) };
        self.cards(cards)
    }

    fn cards(&mut self, count: i64) -> Result<(), Cut> {
        (0..count).try_for_each(|_| self.expect(Note::Card))
    }
}
