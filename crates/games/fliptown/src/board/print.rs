//! What is printed on every sheet, as one symbol: land, roads, rock, houses, values and rewards. There are no words in it,
//! so it is the same in every language and sent once a page.

use std::fmt::Write as _;

use super::cards::value_name;
use super::layout::{self, Area, Point, SIZE};
use crate::data::{
    Building, BuildingBonus, CORRIDORS, Corridor, GRAVE_REWARDS, Item, LAND_BONUS, LAND_STARS, LINEUP, Outlaw, Region,
    Reward, Shape, TARGET_CASH, Target, chamber_reward, town, trail_reward,
};
use crate::space::Space;

/// A printed sign with its number; without one if it is a single thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sign {
    pub symbol: &'static str,
    pub number: Option<u16>,
}

const fn one(symbol: &'static str) -> Sign {
    Sign { symbol, number: None }
}

const fn many(symbol: &'static str, number: u16) -> Sign {
    Sign { symbol, number: Some(number) }
}

/// The sign of a bonus action.
pub(super) const fn bonus(kind: Region) -> &'static str {
    match kind {
        Region::Trail => "ft-bonus-trail",
        Region::Badlands => "ft-bonus-badlands",
        Region::Mine => "ft-bonus-mine",
        Region::Town => "ft-bonus-town",
        Region::Cemetery => "ft-bonus-cemetery",
    }
}

/// The sign of a region: its suit, or a tombstone.
pub(super) const fn suit(of: Region) -> &'static str {
    match of {
        Region::Trail => "ft-hearts",
        Region::Badlands => "ft-spades",
        Region::Mine => "ft-diamonds",
        Region::Town => "ft-clubs",
        Region::Cemetery => "ft-grave",
    }
}

/// The sign of an item.
pub(super) const fn item(item: Item) -> &'static str {
    match item {
        Item::Friendship => "ft-friendship",
        Item::Shovel => "ft-shovel",
        Item::WorkHorse => "ft-work-horse",
        Item::TrailHorse => "ft-trail-horse",
        Item::StorePan => "ft-pan",
        Item::Pickaxe => "ft-pickaxe",
        Item::Bandana => "ft-bandana",
        Item::Pistol => "ft-pistol",
        Item::Rifle => "ft-rifle",
        Item::BankRed => "ft-bank-red",
        Item::BankBlack => "ft-bank-black",
        Item::OutlawJack | Item::OutlawQueen | Item::OutlawKing => "ft-outlaw",
    }
}

/// The sign of a kind of target.
pub(super) const fn target(kind: Target) -> &'static str {
    match kind {
        Target::Chicken => "ft-chicken",
        Target::Cow => "ft-cow",
        Target::Stagecoach => "ft-stagecoach",
        Target::Train => "ft-train",
    }
}

/// A reward as signs, what is good first.
pub(super) fn signs(reward: Reward) -> Vec<Sign> {
    let counted = [
        ("ft-gold", reward.gold),
        ("ft-cash", reward.cash),
        ("ft-star", reward.stars),
        ("ft-wanted", reward.wanted),
        ("ft-cleared", reward.cleared),
    ];
    let mut signs: Vec<Sign> = Vec::new();
    signs.extend(reward.bonus.map(|kind| one(bonus(kind))));
    signs.extend((reward.pans > 0).then_some(one("ft-pan")));
    signs.extend((reward.hammers > 0).then_some(one("ft-hammer")));
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    signs.extend(counted.map(|(symbol, count)| many(symbol, count.into())));
    signs
}

/// Draws into a symbol.
pub(super) struct Press(String);

impl Press {
    pub fn new() -> Self {
        Press(String::new())
    }

    pub fn finish(self) -> String {
        self.0
    }

    fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    fn path(&mut self, d: &str, class: &str) {
        let _ = write!(self.0, r##"<path d="{d}" class="{class}"/>"##);
    }

    fn rect(&mut self, area: Area, radius: f32, class: &str) {
        let (x, y) = (area.left(), area.top());
        let _ = write!(
            self.0,
            r##"<rect x="{x}" y="{y}" width="{}" height="{}" rx="{radius}" class="{class}"/>"##,
            area.width, area.height
        );
    }

    /// A symbol by its middle.
    pub fn icon(&mut self, symbol: &str, (x, y): Point, size: f32) {
        let (x, y) = (x - size / 2.0, y - size / 2.0);
        let _ = write!(self.0, r##"<use href="#{symbol}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##);
    }

    /// A number or letter by the middle of its line.
    pub fn text(&mut self, text: &str, (x, y): Point, class: &str) {
        let _ = write!(self.0, r##"<text x="{x}" y="{}" class="{class}">{text}</text>"##, y + 5.7);
    }

    /// The same, fitted to a width.
    fn fitted(&mut self, text: &str, (x, y): Point, width: f32, class: &str) {
        let _ = write!(
            self.0,
            r##"<text x="{x}" y="{}" class="{class}" textLength="{width}" lengthAdjust="spacingAndGlyphs">{text}</text>"##,
            y + 5.7
        );
    }

    /// A sign with its number to its right, around a middle.
    fn sign(&mut self, sign: Sign, (x, y): Point, size: f32) {
        match sign.number {
            None => self.icon(sign.symbol, (x, y), size),
            Some(number) => {
                let digits = number.to_string();
                let wide = 9.8 * digits.len() as f32;
                let left = x - (size + 1.0 + wide) / 2.0;
                self.icon(sign.symbol, (left + size / 2.0, y), size);
                self.text(&digits, (left + size + 1.0 + wide / 2.0, y), "ft-n");
            }
        }
    }

    fn value(&mut self, value: u8, (x, y): Point, class: &str) {
        self.text(value_name(value), (x, y), class);
    }
}

/// The whole sheet.
pub(super) fn sheet() -> String {
    let mut press = Press::new();
    let _ = write!(press.0, r##"<symbol id="ft-sheet" viewBox="0 0 {} {}">"##, SIZE.0, SIZE.1);
    press.raw(r##"<use href="#ft-land" width="1400" height="450"/>"##);
    trail(&mut press);
    badlands(&mut press);
    mine(&mut press);
    cemetery(&mut press);
    poker(&mut press);
    street(&mut press);
    press.raw("</symbol>");
    press.finish()
}

fn trail(press: &mut Press) {
    press.rect(layout::region(Region::Trail), 10.0, "ft-plain");
    press.raw(r##"<use href="#ft-desert" x="8" y="50" width="388" height="244"/>"##);
    let road = road();
    press.path(&road, "ft-road-edge");
    press.path(&road, "ft-road");
    press.path(&road, "ft-road-line");
    for value in 1..=13 {
        let space = Space::stop(value);
        let (x, y) = layout::middle(space);
        let _ = write!(press.0, r##"<circle cx="{x}" cy="{y}" r="19" class="ft-stop"/>"##);
        press.value(value, (x, y), "ft-v");
        // The second stop is a choice (FT-TRAIL-08).
        let signs = if value == 2 { vec![one("ft-pan"), one("ft-hammer")] } else { signs(trail_reward(space)) };
        let step = 21.0;
        let top = y - step * (signs.len() as f32 - 1.0) / 2.0;
        let wide = if signs.iter().any(|sign| sign.number.is_some_and(|number| number > 9)) { 44.0 } else { 34.0 };
        let middle = x + 22.0 + wide / 2.0;
        let plaque = Area { x: middle, y, width: wide, height: 21.0 * signs.len() as f32 + 5.0 };
        press.rect(plaque, 5.0, "ft-plaque");
        for (i, sign) in signs.into_iter().enumerate() {
            let size = if sign.symbol.starts_with("ft-bonus") { 23.0 } else { 18.0 };
            press.sign(sign, (middle, top + step * i as f32), size);
        }
        if value == 2 {
            press.path(&format!("M{} {}l-10 8", x + 44.0, y - 4.0), "ft-or");
        }
    }
}

/// The road through all stops, winding.
fn road() -> String {
    let mut d = String::from("M8 98");
    let mut last = (8.0, 98.0);
    for value in 1..=13 {
        let at = layout::middle(Space::stop(value));
        // Where the road turns, it goes round a bend.
        let bend = match value {
            6 => 66.0,
            10 => -66.0,
            _ => 0.0,
        };
        let (from, to) = match value {
            6..=9 => (-26.0, 26.0),
            _ => (26.0, -26.0),
        };
        if bend == 0.0 {
            let _ = write!(d, "C{} {} {} {} {} {}", last.0 + from, last.1, at.0 + to, at.1, at.0, at.1);
        } else {
            let _ = write!(d, "C{} {} {} {} {} {}", last.0 + bend, last.1, at.0 + bend, at.1, at.0, at.1);
        }
        last = at;
    }
    d + "L396 252"
}

fn badlands(press: &mut Press) {
    press.rect(layout::region(Region::Badlands), 10.0, "ft-rough");
    press.raw(r##"<use href="#ft-rocks" x="400" y="50" width="250" height="244"/>"##);
    for kind in Target::ALL {
        let y = layout::row(kind.index());
        press.rect(Area { x: 525.0, y, width: 242.0, height: 50.0 }, 7.0, "ft-row");
        for column in 0..3 {
            let space = Space::target(2 + 3 * kind as u8 + column);
            let (x, y) = layout::middle(space);
            press.icon(target(kind), (x + 8.0, y - 5.0), 34.0);
            let _ = write!(press.0, r##"<circle cx="{}" cy="{}" r="12.5" class="ft-disc"/>"##, x - 16.0, y - 11.0);
            press.value(space.value().unwrap_or_default(), (x - 16.0, y - 11.0), "ft-v");
            let cash = TARGET_CASH[usize::from(space.number())];
            press.text(&format!("${cash}"), (x + 10.0, y + 15.0), "ft-n ft-halo");
        }
        press.sign(many("ft-star", kind.stars()), (624.0, y - 15.0), 17.0);
        press.sign(many("ft-wanted", kind.wanted().into()), (624.0, y + 3.0), 15.0);
        press.icon(bonus(kind.row_bonus()), (597.0, y - 5.0), 24.0);
        press.path(&format!("M406 {}H592", y + 21.0), "ft-brace");
    }
}

fn mine(press: &mut Press) {
    press.rect(layout::region(Region::Mine), 10.0, "ft-rock");
    press.raw(r##"<use href="#ft-strata" x="654" y="50" width="402" height="244"/>"##);
    let mouth = (layout::SHAFT, 58.0);
    let ends = |corridor: &Corridor| {
        let from = corridor.from.map_or(mouth, |from| layout::middle(Space::chamber(from)));
        (from, layout::middle(Space::chamber(corridor.to)))
    };
    let mut tunnels = String::new();
    for corridor in &CORRIDORS {
        let ((ax, ay), (bx, by)) = ends(corridor);
        let _ = write!(tunnels, "M{ax} {ay}L{bx} {by}");
    }
    press.path(&tunnels, "ft-tunnel");
    press.raw(r##"<use href="#ft-mouth" x="823" y="48" width="64" height="30"/>"##);
    for corridor in &CORRIDORS {
        let ((ax, ay), (bx, by)) = ends(corridor);
        let y = if corridor.from.is_none() { 73.0 } else { (ay + by) / 2.0 };
        let x = match corridor.from {
            None => layout::SHAFT + (bx - ax).signum() * 50.0,
            Some(_) => (ax + bx) / 2.0,
        };
        press.rect(Area { x, y, width: 38.0, height: 19.0 }, 4.0, "ft-range");
        let range = format!("{}–{}", value_name(corridor.min), value_name(corridor.max));
        press.fitted(&range, (x, y), if range.chars().count() > 3 { 34.0 } else { 28.0 }, "ft-n");
    }
    for number in 0..14 {
        let space = Space::chamber(number);
        let area = layout::area(space);
        press.rect(area, 9.0, "ft-chamber");
        let mut signs = signs(chamber_reward(space));
        signs.splice(0..0, silver(number));
        let wide: f32 = signs.iter().map(width).sum::<f32>();
        let mut x = area.x - wide / 2.0;
        for sign in signs {
            let own = width(&sign);
            let size = if sign.number.is_some() { 16.0 } else { own - 1.0 };
            press.sign(sign, (x + own / 2.0, area.y), size);
            x += own;
        }
    }
}

/// How much room a sign takes in a chamber.
fn width(sign: &Sign) -> f32 {
    match sign.number {
        Some(_) => 25.0,
        None if sign.symbol.starts_with("ft-bonus") => 27.0,
        None => 23.0,
    }
}

/// The silver stars of the lowest chambers, and what each of them counts (FT-MINE-08).
fn silver(chamber: u8) -> Vec<Sign> {
    let counts = match chamber {
        9 => "ft-grave",
        10 => "ft-clubs",
        11 => "ft-diamonds",
        12 => "ft-hearts",
        13 => "ft-spades",
        _ => return Vec::new(),
    };
    vec![one("ft-silver"), one(counts)]
}

fn cemetery(press: &mut Press) {
    press.rect(layout::region(Region::Cemetery), 10.0, "ft-yard");
    for number in 0..9 {
        let area = layout::area(Space::grave(number));
        let (l, t, r, b) = (area.left() + 2.0, area.top(), area.right() - 2.0, area.bottom());
        let arch = t + 17.0;
        press.path(&format!("M{l} {b}V{arch}C{l} {t} {r} {t} {r} {arch}V{b}z"), "ft-stone");
        press.path(&format!("M{} {}v20m-7-12h14", area.x, area.y - 10.0), "ft-carved");
        press.path(&format!("M{} {b}q4-7 7 0 3-9 6 0m14 0q3-8 6 0", l - 3.0), "ft-grass");
    }
    for grave in GRAVE_REWARDS {
        let ((x, y), beside) = layout::between(grave.between.0, grave.between.1);
        for sign in signs(grave.reward) {
            let size = if sign.number.is_none() { 24.0 } else { 18.0 };
            match sign.number {
                // Between stones that stand side by side there is more height than width.
                Some(number) if beside => {
                    press.icon(sign.symbol, (x, y - 8.0), size + 3.0);
                    press.text(&number.to_string(), (x, y + 10.0), "ft-n ft-halo");
                }
                _ => press.sign(sign, (x, y - 1.0), size),
            }
        }
    }
}

fn poker(press: &mut Press) {
    press.rect(layout::POKER, 10.0, "ft-felt");
    for round in 0..3 {
        for turn in 0..5 {
            press.rect(layout::poker_card(round, turn), 4.0, "ft-slot");
        }
        let x = layout::poker_card(round, 0).x;
        press.path(&format!("M{} 241h32v46h-32z", x - 16.0), "ft-slot");
    }
}

fn street(press: &mut Press) {
    press.rect(layout::region(Region::Town), 8.0, "ft-street");
    press.path("M4 436H1396", "ft-boardwalk");
    for building in Building::ALL {
        facade(press, building);
        let (x, y) = layout::sign(building);
        let _ = write!(press.0, r##"<circle cx="{x}" cy="{y}" r="13" class="ft-disc"/>"##);
        press.value(building.value(), (x, y), "ft-v");
        let (left, width) = layout::building(building.index());
        let at = (left + width - 19.0, 320.0);
        match building.first_visit() {
            BuildingBonus::Star => press.icon("ft-star", at, 26.0),
            BuildingBonus::Action(kind) => press.icon(bonus(kind), at, 26.0),
        }
        contents(press, building);
    }
}

/// A false front of planks, a porch and a name board; no two neighbours look the same.
fn facade(press: &mut Press, building: Building) {
    let (x, w) = layout::building(building.index());
    let (r, mid) = (x + w, x + w / 2.0);
    let top = match building.index() % 4 {
        0 => format!("M{x} 436V316L{} 303H{}L{r} 316V436z", x + 34.0, r - 34.0),
        1 => format!("M{x} 436V308H{}V302H{}V308H{r}V436z", x + 30.0, r - 30.0),
        2 => format!("M{x} 436V318L{mid} 301L{r} 318V436z"),
        _ => format!("M{x} 436V312Q{mid} 294 {r} 312V436z"),
    };
    press.path(&top, PAINTS[building.index() % PAINTS.len()]);
    press.path(&format!("M{x} 336H{r}V355H{x}z"), "ft-board");
    press.path(&format!("M{} 357H{}V436H{}z", x + 3.0, r - 3.0, x + 3.0), "ft-front");
    press.path(&format!("M{x} 357v79M{r} 357v79"), "ft-post");
}

const PAINTS: [&str; 5] = ["ft-paint-0", "ft-paint-1", "ft-paint-2", "ft-paint-3", "ft-paint-4"];

/// The lines below what is sold.
const PRICE: f32 = 404.0;
const GAIN: f32 = 424.0;

fn contents(press: &mut Press, building: Building) {
    let at = |x: f32, y: f32| layout::within(building, x, y);
    let middle = layout::building(building.index()).1 / 2.0;
    for thing in Item::ALL.into_iter().filter(|&thing| sold_by(thing) == building) {
        let area = layout::item(thing);
        press.icon(item(thing), (area.x, area.y), 32.0);
    }
    match building {
        Building::Undertaker => {
            press.icon("ft-grave", at(18.0, 413.0), 20.0);
            press.icon("ft-cleared", at(37.0, 413.0), 18.0);
            press.icon("ft-grave", at(63.0, 413.0), 20.0);
            press.icon("ft-star", at(82.0, 413.0), 18.0);
            press.path(&format!("M{} 377h9m-4-4l4 4-4 4", at(45.0, 0.0).0), "ft-or");
        }
        Building::Bank => {
            press.text(&dollars(town::BANK_FEE), at(middle, PRICE), "ft-n");
            press.icon("ft-star", at(14.0, GAIN), 17.0);
            press.fitted("1·2·3", at(51.0, GAIN), 46.0, "ft-n");
        }
        Building::Hideout => {
            press.icon("ft-cleared", at(middle, 382.0), 40.0);
            press.text(&up_to(town::HIDEOUT_LIMIT), at(middle, 416.0), "ft-n");
        }
        Building::Stables => {
            press.text(&dollars(town::WORK_HORSE), at(29.0, PRICE), "ft-n");
            press.text(&dollars(town::TRAIL_HORSE), at(80.0, PRICE), "ft-n");
            press.icon("ft-hammer", at(20.0, GAIN), 18.0);
            press.icon("ft-star", at(38.0, GAIN), 17.0);
            press.icon("ft-hearts", at(70.0, GAIN), 14.0);
            press.text("+6", at(89.0, GAIN), "ft-n");
        }
        Building::Store => {
            for (x, price) in [(24.0, town::PAN), (65.0, town::PICKAXE), (106.0, town::BANDANA)] {
                press.text(&dollars(price), at(x, PRICE), "ft-n");
            }
            press.icon("ft-star", at(24.0, GAIN), 17.0);
            press.icon("ft-star", at(54.0, GAIN), 17.0);
            press.text("±2", at(75.0, GAIN), "ft-n");
            press.icon("ft-wanted", at(98.0, GAIN), 15.0);
            press.text("−1", at(116.0, GAIN), "ft-n");
        }
        Building::Church => {
            press.icon("ft-cleared", at(middle, 378.0), 34.0);
            press.text(&dollars(town::CHURCH_PRICE), at(middle, PRICE), "ft-n");
            press.text(&up_to(town::CHURCH_LIMIT), at(middle, GAIN), "ft-n");
        }
        Building::Hotel => {
            for (number, stars) in town::HOTEL_STARS.into_iter().enumerate() {
                let area = layout::night(number);
                let _ = write!(press.0, r##"<circle cx="{}" cy="{}" r="14" class="ft-silver"/>"##, area.x, area.y);
                press.text(&stars.to_string(), (area.x, area.y), "ft-n");
            }
            press.text(&dollars(town::HOTEL_FEE), at(middle, 428.0), "ft-n");
        }
        Building::LandOffice => land(press),
        Building::Gunsmith => {
            press.text(&dollars(town::PISTOL), at(28.0, PRICE), "ft-n");
            press.text(&dollars(town::RIFLE), at(76.0, PRICE), "ft-n");
        }
        Building::BailBonds => {
            for outlaw in Outlaw::ALL {
                let area = layout::item(outlaw.item());
                press.text(value_name(outlaw.value()), (area.x, PRICE), "ft-n");
            }
            press.sign(many("ft-cash", town::BAIL_CASH), at(22.0, GAIN), 18.0);
            press.sign(many("ft-gold", town::BAIL_GOLD), at(60.0, GAIN), 17.0);
            press.sign(many("ft-cleared", town::BAIL_CLEARED.into()), at(98.0, GAIN), 17.0);
        }
        Building::SheriffsOffice => {
            press.icon("ft-eye", at(middle, 376.0), 34.0);
            press.sign(many("ft-star", town::OFFICE_STARS), at(26.0, 412.0), 20.0);
            press.sign(many("ft-cleared", town::OFFICE_CLEARED.into()), at(70.0, 412.0), 19.0);
            press.path(&format!("M{} 405l-7 14", at(50.0, 0.0).0), "ft-or");
        }
        Building::Saloon => {
            press.icon("ft-star", at(middle, 377.0), 34.0);
            press.text(&dollars(town::SALOON_PRICE), at(middle, PRICE), "ft-n");
            press.text(&up_to(town::SALOON_LIMIT), at(middle, GAIN), "ft-n");
        }
        Building::Club => {
            press.icon("ft-star", at(middle, 377.0), 34.0);
            press.sign(many("ft-gold", town::CLUB_PRICE), at(middle, PRICE), 17.0);
            press.text(&up_to(town::CLUB_LIMIT), at(middle, GAIN), "ft-n");
        }
    }
}

/// Which building an item belongs to.
pub(super) const fn sold_by(item: Item) -> Building {
    match item {
        Item::Friendship | Item::Shovel => Building::Undertaker,
        Item::WorkHorse | Item::TrailHorse => Building::Stables,
        Item::StorePan | Item::Pickaxe | Item::Bandana => Building::Store,
        Item::Pistol | Item::Rifle => Building::Gunsmith,
        Item::BankRed | Item::BankBlack => Building::Bank,
        Item::OutlawJack | Item::OutlawQueen | Item::OutlawKing => Building::BailBonds,
    }
}

fn dollars(amount: u16) -> String {
    format!("${amount}")
}

fn up_to(limit: u8) -> String {
    format!("≤{limit}")
}

/// The fields of the land office, the shapes with their prices, and the stars for all nine.
fn land(press: &mut Press) {
    for (cell, stars) in (0u8..).zip(LAND_STARS) {
        let area = layout::field(cell);
        press.rect(area, 2.0, "ft-field");
        press.text(&stars.to_string(), (area.x, area.y), "ft-n");
    }
    let at = |x: f32, y: f32| layout::within(Building::LandOffice, x, y);
    for (i, shape) in Shape::ALL.into_iter().enumerate() {
        let y = 367.0 + 19.0 * i as f32;
        let (x, _) = at(96.0, 0.0);
        let cells = match shape {
            Shape::Domino => format!("M{x} {}h8v8h-8zm8 0h8v8h-8z", y - 4.0),
            Shape::Bar => format!("M{x} {}h8v8h-8zm8 0h8v8h-8zm8 0h8v8h-8z", y - 4.0),
            Shape::Corner => format!("M{x} {}h8v8h-8zm0 8h8v8h-8zm8 0h8v8h-8z", y - 8.0),
        };
        press.path(&cells, "ft-plot");
        press.text(&dollars(shape.price()), at(136.0, y), "ft-n");
    }
    press.path(
        &{
            let (x, _) = at(96.0, 0.0);
            format!("M{x} 418h6v6h-6zm6 0h6v6h-6zm6 0h6v6h-6zM{x} 424h6v6h-6zm6 0h6v6h-6zm6 0h6v6h-6z")
        },
        "ft-plot",
    );
    press.sign(many("ft-star", LAND_BONUS), at(136.0, 424.0), 16.0);
}

/// A sheet seen from afar: a point for every space, for the panels.
pub(super) fn thumbnail() -> String {
    let mut press = Press::new();
    let _ = write!(press.0, r##"<symbol id="ft-mini" viewBox="0 0 {} {}">"##, SIZE.0, SIZE.1);
    for region in Region::ALL {
        press.rect(layout::region(region), 16.0, MINI[region.index()]);
        press.icon(suit(region), mini_suit(region), 54.0);
    }
    press.rect(layout::POKER, 16.0, "ft-mini-4");
    let dots: String = Space::all().map(dot).collect();
    press.path(&dots, "ft-dots");
    press.raw("</symbol>");
    press.finish()
}

const MINI: [&str; LINEUP + 2] = ["ft-mini-0", "ft-mini-1", "ft-mini-2", "ft-mini-3", "ft-mini-4"];

fn mini_suit(of: Region) -> Point {
    let area = layout::region(of);
    match of {
        Region::Town => (area.x, area.top() + 30.0),
        _ => (area.left() + 34.0, area.top() + 14.0),
    }
}

/// A point of a path: a line without length and with round ends.
pub(super) fn dot(space: Space) -> String {
    let (x, y) = layout::middle(space);
    let y = if space.region() == Region::Town { y + 22.0 } else { y };
    format!("M{x:.0} {y:.0}h.1")
}
