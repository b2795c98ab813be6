//! One player's side of the table on paper: plain lists, and loops over them.

use std::collections::{BTreeMap, BTreeSet};

use ticket_to_ride_legacy::{Set, View};

use super::atlas::{ATLAS, Line, Row, fits, number, text, words};

/// Cards by colour (`loco` for locomotives) and what they show: plain ones, pickaxes, skulls.
pub type Hand = BTreeMap<String, [i64; 3]>;

pub struct Desk<'a> {
    pub view: &'a View,
    pub seat: usize,
}

/// A way to pay, as far as it matters: colour (none for locomotives alone), locomotives, pickaxes, skulls.
pub type Way = (Option<String>, i64, Option<i64>, Option<i64>);

impl<'a> Desk<'a> {
    pub fn of(view: &'a View, seat: usize) -> Self {
        Desk { view, seat }
    }

    pub fn has(&self, rule: &str) -> bool {
        self.view.rules.iter().any(|it| it.sticker.name() == rule)
    }

    pub fn event(&self) -> Option<&'static str> {
        self.view.event.map(|event| event.id())
    }

    pub fn conductor(&self) -> Option<&'static str> {
        self.view.players[self.seat].conductor.map(|conductor| conductor.id())
    }

    /// Upgrades that work in this game.
    pub fn upgrades(&self) -> Vec<String> {
        let it = &self.view.players[self.seat];
        it.upgrades.iter().filter(|it_is| !it.new_upgrades.contains(it_is)).map(|it| it.id().to_owned()).collect()
    }

    pub fn dollars(&self) -> i64 {
        self.view.players[self.seat].dollars.into()
    }

    pub fn company(&self) -> &'static str {
        self.view.players[self.seat].company.name()
    }

    pub fn hand(&self) -> Hand {
        let pile = self.view.players[self.seat].hand.expect("one's own hand");
        let mut hand = Hand::new();
        for (card, count) in pile.iter() {
            let name = card.to_string();
            let (color, place) = match name.split_once('-') {
                None => (name.as_str(), 0),
                Some((color, "pickaxe")) => (color, 1),
                Some((color, _)) => (color, 2),
            };
            hand.entry(color.to_owned()).or_default()[place] += i64::from(count);
        }
        hand
    }

    /// Strands of this game's board that somebody has built.
    fn built(&self) -> Vec<(&'static Line, usize)> {
        self.view.built.iter().map(|(strand, seat)| (ATLAS.line(strand.id()), seat.index())).collect()
    }

    pub fn own(&self) -> Vec<&'static Line> {
        self.built().into_iter().filter(|(_, seat)| *seat == self.seat).map(|(line, _)| line).collect()
    }

    /// Whether both ends lie on the board as it is in this game (TTR-BUILD-06, TTR-AREA-05).
    fn is_on_board(&self, line: &Line) -> bool {
        let open = |area: &String| {
            let named = |it: &ticket_to_ride_legacy::Area| it.id() == area;
            self.view.areas.iter().any(named) && !self.view.new_areas.iter().any(named)
        };
        line.needs.iter().all(open)
    }

    /// Free, on the board, in no group of one's own, and in no double that is closed at a table of two or three.
    pub fn is_free(&self, line: &Line) -> bool {
        let built = self.built();
        let taken = built.iter().any(|(it, _)| it.name == line.name);
        let own_group = built.iter().any(|(it, seat)| it.joins(line) && *seat == self.seat);
        let closed = line.lanes == 2 && self.view.players.len() <= 3 && built.iter().any(|(it, _)| it.joins(line));
        self.is_on_board(line) && !taken && !own_group && !closed
    }

    fn pays_duty(&self, line: &Line) -> bool {
        let border = ATLAS.country(&line.a) != ATLAS.country(&line.b);
        let free = !ATLAS.on_event(self.event(), "MOD_NO_DUTY").is_empty()
            || !ATLAS.on_conductor(self.conductor(), "MOD_NO_DUTY").is_empty();
        border && self.has("R-CUSTOMS") && !free
    }

    /// Cards and dollars that a strand costs now; none if the event forbids it.
    pub fn price(&self, line: &Line) -> Option<(i64, i64)> {
        let of = |kind: &str| ATLAS.on_event(self.event(), kind).into_iter().filter(|it| fits(it, line));
        if of("MOD_BUILD_FORBIDDEN").count() > 0 {
            return None;
        }
        let extra: i64 = of("MOD_EXTRA_CARD").map(|it| number(&it, "cards")).sum();
        let fee: i64 = of("MOD_BUILD_FEE").map(|it| number(&it, "dollars")).sum();
        let duty = if self.pays_duty(line) { number(ATLAS.module("customs"), "duty") } else { 0 };
        Some((line.length + extra, fee + duty))
    }

    /// Every way to pay for a strand with the cards in hand: each hand of that many cards is tried.
    pub fn ways(&self, line: &Line) -> BTreeSet<Way> {
        let mut ways = BTreeSet::new();
        let Some((count, dollars)) = self.price(line) else { return ways };
        let cars = i64::from(self.view.players[self.seat].cars);
        if dollars > self.dollars() || cars < line.length || !self.is_free(line) {
            return ways;
        }
        let hand = self.hand();
        let locos = hand.get("loco").map_or(0, |it| it[0]);
        if locos >= count {
            ways.insert((None, count, Some(0), Some(0)));
        }
        for (color, there) in hand.iter().filter(|(color, _)| *color != "loco") {
            if line.color != "gray" && line.color != *color {
                continue;
            }
            for plain in 0..=there[0] {
                for picks in 0..=there[1] {
                    for skulls in 0..=there[2] {
                        let rest = count - plain - picks - skulls;
                        if plain + picks + skulls > 0 && (0..=locos).contains(&rest) {
                            ways.insert(self.way(color, rest, picks, skulls));
                        }
                    }
                }
            }
        }
        ways
    }

    /// What of a way matters: symbols before their rule do not (TTR-CAMP-17).
    fn way(&self, color: &str, locos: i64, picks: i64, skulls: i64) -> Way {
        let matter = |rule: &str, count: i64| self.has(rule).then_some(count);
        (Some(color.to_owned()), locos, matter("R-MINE", picks), matter("R-ROBBERY", skulls))
    }

    /// The same of a set as the rules name it.
    pub fn way_of(&self, set: Set, count: i64) -> Way {
        match set.color {
            None => (None, count, Some(0), Some(0)),
            Some(color) => self.way(color.name(), set.locos.into(), set.pickaxes.into(), set.skulls.into()),
        }
    }

    /// Whether one's own strands join two cities: from one of them on, as far as they lead.
    pub fn joins(&self, a: &str, b: &str) -> bool {
        reach(&self.own(), a).contains(b)
    }

    pub fn completes(&self, ticket: &str) -> bool {
        let (a, b, _) = ATLAS.ticket(ticket);
        self.joins(a, b)
    }

    pub fn touched(&self) -> BTreeSet<&'static str> {
        self.own().into_iter().flat_map(|line| line.ends()).collect()
    }

    /// The fewest spaces still to be built between two cities, over strands that are free or one's own: distances are made
    /// shorter until none can be.
    pub fn missing(&self, from: &str, to: &str) -> Option<i64> {
        let own: Vec<&str> = self.own().iter().map(|line| line.name.as_str()).collect();
        let open: Vec<(&Line, i64)> = ATLAS
            .lines
            .iter()
            .filter_map(|line| match own.contains(&line.name.as_str()) {
                true => Some((line, 0)),
                false => self.is_free(line).then_some((line, line.length)),
            })
            .collect();
        let mut far: BTreeMap<&str, i64> = BTreeMap::from([(from, 0)]);
        loop {
            let mut shorter = false;
            for (line, cost) in &open {
                for [here, there] in [[&*line.a, &*line.b], [&*line.b, &*line.a]] {
                    let Some(way) = far.get(here).map(|far| far + cost) else { continue };
                    if far.get(there).is_none_or(|known| *known > way) {
                        far.insert(there, way);
                        shorter = true;
                    }
                }
            }
            if !shorter {
                return far.get(to).copied();
            }
        }
    }

    /// Whether the condition of a postcard is met that asks for no decision, with so many dollars and ore.
    pub fn meets(&self, condition: &Row, built: Option<(&Line, Option<&str>)>, purse: Purse) -> bool {
        let own = self.own();
        let n = || number(condition, "n") as usize;
        let count = |which: &dyn Fn(&Line) -> bool| own.iter().filter(|line| which(line)).count();
        let ends_in = |line: &Line, area: &str| line.ends().iter().any(|city| ATLAS.area(city) == area);
        match text(condition, "type") {
            "CONNECT" => self.joins(text(condition, "a"), text(condition, "b")),
            "CITY_ROUTES" => count(&|line| line.ends().contains(&text(condition, "city"))) >= n(),
            "COLOR_ROUTES" => count(&|line| line.color == text(condition, "color")) >= n(),
            "LONG_ROUTES" => count(&|line| line.length >= number(condition, "min_len")) >= n(),
            "LARGE_CITIES" => self.touched().iter().filter(|city| ATLAS.is_large(city)).count() >= n(),
            "PORTS" => self.touched().iter().filter(|city| ATLAS.sea(city).is_some()).count() >= n(),
            "AREA_ROUTES" => count(&|line| ends_in(line, text(condition, "area"))) >= n(),
            "COMPANY_ROUTES" => count(&|line| line.color == self.company()) >= n(),
            "TOKENS" => {
                assert_eq!(text(condition, "token"), "ore", "no other postcard asks for tokens");
                purse.ore >= n() as i64
            }
            "DOLLARS" => purse.dollars >= n() as i64,
            "BUILD_DURING_EVENT" => {
                let Some((line, Some(event))) = built else { return false };
                let named = words(&condition["events"]);
                let archived = |id: &String| {
                    let archive = self.view.campaign.iter().flat_map(|campaign| &campaign.archived);
                    archive.into_iter().any(|event| event.id() == id)
                };
                let any = named.iter().all(archived) && !ATLAS.is_instant(event);
                line.length >= 2 && (any || named.iter().any(|id| id == event))
            }
            _ => false,
        }
    }
}

/// What a player has in hand that the view may not tell yet.
#[derive(Clone, Copy)]
pub struct Purse {
    pub dollars: i64,
    pub ore: i64,
}

/// Cities that can be reached from one.
pub fn reach(lines: &[&'static Line], from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::from([from.to_owned()]);
    loop {
        let before = reached.len();
        for line in lines {
            if line.ends().iter().any(|city| reached.contains(*city)) {
                reached.extend(line.ends().map(str::to_owned));
            }
        }
        if reached.len() == before {
            return reached;
        }
    }
}
