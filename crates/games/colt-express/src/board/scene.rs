//! The scene: the train in its landscape, with everybody and everything on it.

use drawing::{Element, Markup, PreEscaped, Scene, html};

use super::layout::{FIGURE, Room, SIZE, Stance, height, round};
use super::sayings::{Said, Unit};
use super::symbols::OVERHANG;
use super::{Artist, keys, names};
use crate::data::{Character, Level, Loot, Turn};
use crate::view::{Ask, BanditView, Phase, View};

/// Smaller figures go without a name.
const SMALLEST_WITH_NAME: f32 = 0.66;

/// A name of so many letters is fitted to the Unit that it is painted on.
const LONG_NAME: usize = 10;

/// Where the light comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Light {
    Sunset,
    Tunnel,
    Station,
}

impl Light {
    fn of(view: &View) -> Self {
        match view.phase {
            Phase::Planning { symbol: Turn::Tunnel, .. } => Light::Tunnel,
            Phase::Over => Light::Station,
            _ => Light::Sunset,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Light::Sunset => "ce-scene ce-sunset",
            Light::Tunnel => "ce-scene ce-dark",
            Light::Station => "ce-scene ce-station",
        }
    }

    const fn mood(self) -> Option<&'static str> {
        match self {
            Light::Tunnel => Some("dark"),
            Light::Sunset | Light::Station => None,
        }
    }
}

/// What lies over what: places, then people, then tokens; and over all of them, in the same order, what
/// can be chosen, so that nothing stands between it and a finger.
#[derive(Default)]
pub(super) struct Layers {
    places: Layer,
    people: Layer,
    tokens: Layer,
}

#[derive(Default)]
struct Layer {
    below: String,
    above: String,
}

impl Layer {
    fn put(&mut self, can: bool, drawn: &Markup) {
        let to = if can { &mut self.above } else { &mut self.below };
        to.push_str(&drawn.0);
    }
}

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        if self.view.units.is_empty() {
            return self.posters();
        }
        let light = Light::of(self.view);
        let mut layers = Layers::default();
        for unit in 0..self.view.units.len() as u8 {
            for level in [Level::Roof, Level::Inside] {
                self.put_spot(unit, level, &mut layers);
                self.put_people(unit, level, &mut layers);
                self.put_loot(unit, level, &mut layers);
            }
        }
        self.put_aside(&mut layers);
        let Layers { places, people, tokens } = layers;
        let body = html! {
            g class=(light.class()) {
                (backdrop(light))
                (self.train(light))
                (PreEscaped(places.below)) (PreEscaped(people.below)) (PreEscaped(tokens.below))
                (PreEscaped(places.above)) (PreEscaped(people.above)) (PreEscaped(tokens.above))
                (foreground(light))
            }
        };
        let cars = self.view.units.len() as u8 - 1;
        Scene {
            size: SIZE,
            label: self.say(Said::Scene(self.view.rounds.len() as u8, cars)).to_string(),
            centre: self.centre(),
            places: Vec::new(),
            mood: light.mood(),
            body,
        }
    }

    /// Every Unit, from the Caboose to the Locomotive.
    fn train(&self, light: Light) -> Markup {
        let shape = self.train;
        html! {
            @for (unit, here) in self.view.units.iter().enumerate() {
                @let unit = unit as u8;
                @let x = round(shape.left(unit));
                @match here.car {
                    Some(car) => {
                        use href={ "#ce-car-" (car.name()) "-" (shape.cars) } x=(x - OVERHANG) width=(shape.pitch + OVERHANG) height=(SIZE.1) {}
                    }
                    None => {
                        @if light == Light::Tunnel { use href="#ce-beam" x="860" y="120" width="140" height="130" {} }
                        use href={ "#ce-loco-" (shape.cars) } x=(x - OVERHANG) width=(SIZE.0 as f32 - x + OVERHANG) height=(SIZE.1) {}
                    }
                }
                (self.nameplate(unit))
            }
        }
    }

    /// What the Unit is called in prompts and options.
    fn nameplate(&self, unit: u8) -> Markup {
        let name = self.say(match Unit::of(self.view, unit) {
            Unit::Car(number) => return self.numberplate(unit, number),
            other => Said::Nameplate(other),
        });
        let length = (name.chars().count() >= LONG_NAME).then_some(self.train.body(unit) - 14.0);
        html! {
            text class="ce-name" x=(round(self.train.middle(unit))) y=(height::SILL - 8.0) textLength=[length] lengthAdjust="spacingAndGlyphs" { (name) }
        }
    }

    fn numberplate(&self, unit: u8, number: u8) -> Markup {
        html! { text class="ce-name ce-number" x=(round(self.train.middle(unit))) y=(height::SILL - 7.0) { (number) } }
    }

    fn put_spot(&self, unit: u8, level: Level, layers: &mut Layers) {
        let key = keys::spot(unit, level);
        let label = self.say(Said::Spot(self.place(unit, level)));
        let Room { x, y, width, height } = self.train.room(unit, level);
        let inner = html! {
            rect class="halo" x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) rx="9" {}
        };
        let element = Element::new(&key, "ce-spot", &label);
        layers.places.put(self.pen.can_choose(&key), &self.pen.keyed_group(element, &inner));
    }

    fn put_people(&self, unit: u8, level: Level, layers: &mut Layers) {
        let bandits = &self.view.units[usize::from(unit)].level(level).bandits;
        let sheriff = level == Level::Inside && self.view.sheriff == Some(unit);
        let (stances, names) = self.stand(unit, level, bandits, sheriff);
        let place = self.place(unit, level);
        for (i, (&who, &at)) in bandits.iter().zip(&stances).enumerate() {
            let drawn = self.bandit(who, place, at, names.get(i).copied());
            layers.people.put(self.pen.can_choose(&keys::bandit(who)), &drawn);
        }
        if let Some(&at) = stances.last().filter(|_| sheriff) {
            layers.people.put(self.pen.can_choose(keys::SHERIFF), &self.sheriff(place.0, at));
        }
    }

    /// Where people stand and their names over them; in a crowd that leaves no room, without names.
    fn stand(&self, unit: u8, level: Level, bandits: &[Character], sheriff: bool) -> (Vec<Stance>, Vec<(f32, f32)>) {
        let count = bandits.len() + usize::from(sheriff);
        let room = self.train.room(unit, level);
        for lines in 1..=names::MOST {
            let stances = self.train.stances(unit, level, count, names::LINE * lines as f32);
            let small = stances.iter().any(|at| at.scale < SMALLEST_WITH_NAME);
            if small || bandits.is_empty() {
                break;
            }
            if names::fit(bandits, room, lines) {
                let heads = stances.iter().map(|at| at.y - FIGURE.1 * at.scale).fold(f32::MAX, f32::min);
                let over = |(x, line)| (x, heads - 3.0 - names::LINE * line as f32);
                let names = names::place(bandits, &stances, room, lines).into_iter().map(over).collect();
                return (stances, names);
            }
        }
        (self.train.stances(unit, level, count, 0.0), Vec::new())
    }

    fn put_loot(&self, unit: u8, level: Level, layers: &mut Layers) {
        for (key, drawn) in self.loot(unit, level) {
            layers.tokens.put(self.pen.can_choose(&key), &drawn);
        }
    }

    /// The second Strongbox, while it waits beside the Locomotive.
    fn put_aside(&self, layers: &mut Layers) {
        if !self.view.strongbox_aside {
            return;
        }
        let label = self.word("drawn-aside");
        let element = Element::new(keys::ASIDE, "ce-token", &label).lens(Loot::Strongbox.name());
        let inner = html! { use href="#ce-strongbox" x="-15" y="-26" width="30" height="26" {} };
        layers.tokens.put(false, &self.pen.group(element, (SIZE.0 as f32 - 34.0, SIZE.1 as f32 - 10.0), &inner));
    }

    /// Where it happens: the Bandit who acts, one's own, or the middle of the train.
    fn centre(&self) -> Option<(u32, u32)> {
        let view = self.view;
        let who = match view.phase {
            Phase::Resolving { ask: Ask::Push { victim }, .. } => Some(victim),
            Phase::Resolving { card, .. } if card.kind == crate::data::Kind::Sheriff => {
                return self.middle_of(view.sheriff?, Level::Inside);
            }
            Phase::Resolving { card, .. } => Some(card.owner),
            Phase::Pickpockets { who } => Some(who),
            _ => view.seat.and_then(|seat| view.team(seat).next()).map(|bandit| bandit.character),
        };
        let bandit = who.and_then(|who| view.bandit(who)).or_else(|| self.waited_for());
        match bandit.and_then(|bandit| Some((bandit.unit?, bandit.level))) {
            Some((unit, level)) => self.middle_of(unit, level),
            None => Some((SIZE.0 / 2, SIZE.1 / 2)),
        }
    }

    fn waited_for(&self) -> Option<&BanditView> {
        self.view.to_act.first().and_then(|seat| self.view.team(seat).next())
    }

    fn middle_of(&self, unit: u8, level: Level) -> Option<(u32, u32)> {
        let room = self.train.room(unit, level);
        Some(((room.x + room.width / 2.0) as u32, (room.y + room.height / 2.0) as u32))
    }
}

fn backdrop(light: Light) -> Markup {
    let whole = |symbol: &str| html! { use href=(symbol) width=(SIZE.0) height=(SIZE.1) {} };
    match light {
        Light::Sunset => whole("#ce-land"),
        Light::Tunnel => whole("#ce-tunnel"),
        Light::Station => html! { (whole("#ce-land")) (whole("#ce-halt")) },
    }
}

/// What is nearer than the train, along the lower edge.
fn foreground(light: Light) -> Markup {
    let symbol = match light {
        Light::Sunset => "#ce-near",
        Light::Tunnel => "#ce-gloom",
        Light::Station => "#ce-platform",
    };
    html! { use class="ce-still" href=(symbol) width=(SIZE.0) height=(SIZE.1) {} }
}

/// A figure at its place: a symbol whose feet are in the middle of its lower edge.
pub(super) fn figure(symbol: &str, at: Stance) -> Markup {
    let (width, height) = (FIGURE.0 * at.scale, FIGURE.1 * at.scale);
    html! {
        rect class="halo" x=(round(-at.reach / 2.0)) y=(round(-height)) width=(round(at.reach)) height=(round(height + 4.0)) rx="10" {}
        use href=(symbol) x=(round(-width / 2.0)) y=(round(-height)) width=(round(width)) height=(round(height)) {}
    }
}

/// The symbol of a character.
pub(super) const fn portrait(who: Character) -> &'static str {
    match who {
        Character::Ghost => "#ce-ghost",
        Character::Belle => "#ce-belle",
        Character::Cheyenne => "#ce-cheyenne",
        Character::Tuco => "#ce-tuco",
        Character::Django => "#ce-django",
        Character::Doc => "#ce-doc",
    }
}
