//! Quick judgement of single decisions: for playing games out, and for where a search looks first.
//!
//! Every decision is weighed in dollars, by what it brings at once and how it serves the plan.

use arrayvec::ArrayVec;
use table::linear::Policy;
use table::sets::ones;
use table::{Dice, Seat};

use super::appraisal::Outset;
use super::atlas::atlas;
use crate::action::{Action, MAX_DRAWN, Set, symbols};
use crate::cards::{Card, Symbol};
use crate::data::{Lanes, data};
use crate::ids::{City, Color, EventCard, Postcard, Sticker, Strand, Tickets};
use crate::record::NOBODY;
use crate::setup::GREY;
use crate::state::{Ask, Player, TicketToRide};
use crate::vocabulary::{Effect, FaceUp};

/// The most options that are weighed; there are hardly ever so many.
const MOST_WEIGHED: usize = 256;

/// What decisions bring is told in dollars.
const POLICY: Policy<MOST_WEIGHED> = Policy { promise: 0.6, bounds: [0.02, 60.0], quick: 0.05 };

/// What a card of a colour is worth that the plan lacks, one that it does not, and a locomotive.
const NEEDED: f32 = 1.25;
const IDLE: f32 = 0.25;
const LOCO: f32 = 1.0;

/// What a card is worth more that completes the cards for a strand of the plan.
const COMPLETES: f32 = 0.2;

/// What a locomotive of the row is worth more: one knows what one gets.
const FACE_UP_LOCO: f32 = 0.35;

/// What building a strand of the plan is worth in itself, and what is saved because nobody else can take it.
const PLANNED: f32 = 1.55;
const SECURED: f32 = 0.35;

/// What turns used for strands outside of a plan cost.
const TURN: f32 = 1.0;

/// What it costs to have too few train cars for the plan.
const TOO_FEW_CARS: f32 = 5.0;

/// What it costs to end the game with a plan that takes longer.
const TOO_SOON: f32 = 3.0;

/// What it is worth to be asked about no postcard any more, or to take back that one is not.
const UNASKED: f32 = -1.0;

impl TicketToRide {
    pub(super) fn promise_of(&self, seat: Seat, action: Action) -> f32 {
        let mut promise = ArrayVec::<f32, MOST_WEIGHED>::new();
        self.weigh(seat, &[action], &mut promise);
        POLICY.promise(promise[0])
    }

    pub(super) fn promises_of(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let mut gains = ArrayVec::new();
        // Nothing is judged if there are too many; single ones can be.
        if actions.len() <= MOST_WEIGHED {
            self.weigh(seat, actions, &mut gains);
            out.extend(gains.iter().map(|gain| POLICY.promise(*gain)));
        }
    }

    /// What each decision brings, in dollars.
    fn weigh(&self, seat: Seat, actions: &[Action], gains: &mut ArrayVec<f32, MOST_WEIGHED>) {
        match actions[0] {
            Action::Keep(_) => self.weigh_tickets(seat, actions, gains),
            Action::Under(_) => gains.extend(actions.iter().map(|_| 0.0)),
            _ => {
                let valuation = Valuation::of(self, seat);
                gains.extend(actions.iter().map(|action| valuation.decision(*action)));
            }
        }
    }

    pub(super) fn quick_choice(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        POLICY.choose(legal, dice, |legal, gains| self.weigh(seat, legal, gains))
    }

    /// What may be expected with these of the drawn tickets.
    fn keep_is_worth(&self, seat: Seat, mask: u8) -> f32 {
        self.appraise_with(seat, self.player(seat).with_drawn(mask)).iter().sum()
    }

    /// What each choice of tickets is worth, compared with keeping none; if there are many to choose from, as if each
    /// ticket were by itself.
    fn weigh_tickets(&self, seat: Seat, actions: &[Action], gains: &mut ArrayVec<f32, MOST_WEIGHED>) {
        let masks = actions.iter().map(|action| if let Action::Keep(mask) = action { *mask } else { 0 });
        let drawn = self.player(seat).drawn.count;
        let none = self.keep_is_worth(seat, 0);
        if drawn <= 4 {
            return gains.extend(masks.map(|mask| self.keep_is_worth(seat, mask) - none));
        }
        let alone: ArrayVec<f32, MAX_DRAWN> =
            (0..drawn).map(|slot| self.keep_is_worth(seat, 1 << slot) - none).collect();
        let sum = |mask: u8| ones(mask).map(|slot| alone[usize::from(slot)]).sum::<f32>();
        gains.extend(masks.map(sum));
    }
}

impl Player {
    /// Tickets held, and these of the drawn ones.
    fn with_drawn(&self, mask: u8) -> Tickets {
        self.drawn.in_slots(mask).fold(self.tickets, Tickets::with)
    }
}

/// A player's eyes on a decision.
pub(super) struct Valuation<'a> {
    pub game: &'a TicketToRide,
    pub seat: Seat,
    pub player: &'a Player,
    outset: Outset,
    /// What a card of each colour is worth.
    colors: [f32; GREY],
    loco: f32,
    /// What a card of the deck is worth on average.
    pub blind: f32,
}

impl<'a> Valuation<'a> {
    fn of(game: &'a TicketToRide, seat: Seat) -> Self {
        let player = game.player(seat);
        let outset = Outset::of(game, seat, game.tickets_of(seat));
        let (missing, all) = outset.plan.needs.missing(&player.hand);
        let mut colors = [IDLE; GREY];
        for color in Color::ALL {
            let there = player.hand.of_color(color);
            let worth = &mut colors[color.index()];
            if missing[color.index()] > 0 && all > 0 {
                *worth = NEEDED;
            } else {
                // Sets of one colour are of use for anything.
                *worth += 0.03 * f32::from(there.min(5));
            }
        }
        for strand in outset.plan.strands.iter() {
            let track = atlas().track(strand);
            if let Some(worth) = colors.get_mut(usize::from(track.color)) {
                let there = player.hand.of_color(Color::ALL[usize::from(track.color)]);
                if there + 1 == track.length {
                    *worth = worth.max(NEEDED + COMPLETES);
                }
            }
        }
        let late = (outset.turns / 3.0).min(1.0);
        colors.iter_mut().for_each(|worth| *worth *= late);
        let mut valuation = Valuation { game, seat, player, outset, colors, loco: LOCO * late, blind: 0.0 };
        valuation.blind = valuation.card_of_deck();
        valuation
    }

    /// What a card is worth in the hand.
    fn card(&self, card: Card) -> f32 {
        let Some(color) = card.color() else { return self.loco };
        let symbol = match card.symbol() {
            Symbol::Pickaxe if self.game.has(Sticker::Mine) => 0.15,
            Symbol::Skull if self.game.has(Sticker::Robbery) && !self.player.perks.no_robbery => -0.2,
            _ => 0.0,
        };
        self.colors[color.index()] + symbol
    }

    /// What a decision brings, in dollars.
    fn decision(&self, action: Action) -> f32 {
        match action {
            Action::Take(card) => self.take(card),
            Action::Blind => self.blind + self.second(None),
            Action::Refresh => self.refresh(),
            Action::Tickets => self.tickets(),
            Action::Build(strand) => self.build(strand),
            Action::Pay(set) => self.pay(set),
            Action::Discard(card) => -self.card(card),
            Action::Add(card) => -self.card(card),
            Action::Cash => -f32::from(data().modules.snow_surcharge) * 0.9,
            Action::GiveUp => -TURN - 1.0,
            Action::Outlaw(city) => self.outlaw(city),
            Action::Accept => self.accept(),
            Action::Show(color) => self.show(color),
            Action::Decline => 0.0,
            // Being asked costs a program nothing, and it may want to say yes later.
            Action::Rest | Action::Wake => UNASKED,
            Action::Site(city) => self.site(city),
            Action::Archive(event) => -self.event(event),
            Action::Open(area) => self.area(area),
            Action::Conductor(conductor) => self.conductor(conductor),
            Action::Keep(_) | Action::Under(_) => 0.0,
        }
    }

    fn is_first(&self) -> bool {
        self.game.ask != Ask::SecondCard
    }

    fn take(&self, card: Card) -> f32 {
        let ends = card == Card::LOCO && self.game.face_up_mode(self.seat) == FaceUp::Usual;
        if ends { self.loco + FACE_UP_LOCO } else { self.card(card) + self.second(Some(card)) }
    }

    fn card_of_deck(&self) -> f32 {
        let deck = if self.game.deck.without_news() > 0 { &self.game.deck } else { &self.game.discards };
        let (mut sum, mut count) = (0.0, 0.0);
        for (card, there) in deck.iter().filter(|(card, _)| *card != Card::NEWS) {
            sum += f32::from(there) * self.card(card);
            count += f32::from(there);
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// What the second card will be worth, if this one is taken from the row.
    fn second(&self, first: Option<Card>) -> f32 {
        if !self.is_first() {
            return 0.0;
        }
        let mut best = self.blind;
        let mut taken = first;
        for card in self.game.row.iter().filter_map(|card| card.some()) {
            if taken == Some(card) {
                taken = None;
            } else if card != Card::LOCO {
                best = best.max(self.card(card));
            }
        }
        best
    }

    fn refresh(&self) -> f32 {
        let there = self.game.row.iter().filter_map(|card| card.some()).map(|card| self.card(card));
        let best = there.fold(0.0, f32::max);
        // It can be done once: when nothing of the row is of use.
        if best < NEEDED { 2.0 * self.blind + 0.5 } else { 0.0 }
    }

    fn tickets(&self) -> f32 {
        let spare = (self.outset.turns - 1.0 - self.outset.plan.turns).max(0.0);
        let (worth, _) = self.game.ticket_draw_is_worth(self.seat, spare);
        worth
    }

    fn build(&self, strand: Strand) -> f32 {
        let (game, plan) = (self.game, &self.outset.plan);
        let track = atlas().track(strand);
        let planned = plan.strands.contains(strand);
        let mut worth = self.income(strand) - self.price(strand);
        if planned {
            worth += PLANNED;
            let rivals = (game.seat_count() - 1) as f32;
            worth += SECURED
                * rivals.sqrt()
                * match track.lanes {
                    Lanes::Single => 1.0,
                    Lanes::Double if game.seat_count() <= 3 => 1.0,
                    Lanes::Double => 0.4,
                    Lanes::Triple => 0.15,
                };
            // The cards were counted as useful for this.
            worth += self.cards_used(strand);
        } else {
            let after = f32::from(self.player.cars) - f32::from(track.length);
            let (needed, spare) = (f32::from(plan.needs.cars), self.outset.spare());
            if after < needed {
                worth -= TOO_FEW_CARS;
            }
            // Cars that would not be used otherwise.
            let left = f32::from(self.player.cars) - needed;
            let unused = (left - 1.2 * spare).max(0.0);
            worth += (unused.min(6.0) - (unused - f32::from(track.length)).clamp(0.0, 6.0)).max(0.0) * 0.9;
            if plan.strands.is_empty() {
                worth += 0.25 * f32::from(track.length) + 0.3;
            } else if spare < 1.0 {
                worth -= TURN * (1.0 - spare);
            }
        }
        worth - self.ends_too_soon(track.length, planned)
    }

    /// What it costs to begin the last turns with much left to do.
    fn ends_too_soon(&self, length: u8, planned: bool) -> f32 {
        let (game, plan) = (self.game, &self.outset.plan);
        let trigger = data().numbers.last_round_trigger_trains;
        if game.turns_left != NOBODY || self.player.cars > length + trigger {
            return 0.0;
        }
        let left = f32::from(plan.needs.strands) - if planned { 1.0 } else { 0.0 };
        TOO_SOON * (left - 1.0).max(0.0)
    }

    /// What the cards for a strand are worth, paid in the cheapest way, whatever they show.
    fn price(&self, strand: Strand) -> f32 {
        let cards = self.game.price(self.seat, strand).map_or(0, |price| price.cards);
        let there = |color: usize| self.player.hand.of_color(Color::ALL[color]).min(cards);
        let paid =
            |color: usize| f32::from(there(color)) * self.colors[color] + f32::from(cards - there(color)) * self.loco;
        match usize::from(atlas().track(strand).color) {
            GREY => {
                let locos = self.player.hand.count(Card::LOCO);
                let possible = (0..GREY).filter(|color| there(*color) + locos >= cards);
                possible.map(paid).reduce(f32::min).unwrap_or(0.0)
            }
            color => paid(color),
        }
    }

    /// What cards of a strand's colour are worth as far as they are needed for it.
    fn cards_used(&self, strand: Strand) -> f32 {
        let track = atlas().track(strand);
        let worth = self.colors.get(usize::from(track.color)).copied();
        let late = (self.outset.turns / 3.0).min(1.0);
        f32::from(track.length) * worth.unwrap_or(0.4).min(NEEDED) * late.max(0.1)
    }

    /// What a set of cards is worth.
    fn set(&self, strand: Strand, set: Set) -> f32 {
        let cards = self.game.price(self.seat, strand).map_or(0, |price| price.cards);
        let Some(color) = set.color else { return self.loco * f32::from(cards) };
        let of_color: f32 = symbols(set, cards)
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(symbol, count)| f32::from(count) * self.card(Card::of(color, symbol)))
            .sum();
        of_color + self.loco * f32::from(set.locos)
    }

    /// Cards for a strand: what they would be worth otherwise, and what they dig and lose on the way.
    fn pay(&self, set: Set) -> f32 {
        let Ask::Set(strand) = self.game.ask else { return 0.0 };
        let (game, modules) = (self.game, &data().modules);
        let it = data().strand(strand);
        let mut worth = -self.set(strand, set);
        let at_mine = [it.a, it.b].iter().any(|city| game.record.mines.contains(*city));
        if game.has(Sticker::Mine) && at_mine {
            let cap = game.now().ore_cap.unwrap_or(modules.ore_cap);
            worth += f32::from(set.pickaxes.min(cap)) * f32::from(modules.ore_value);
        }
        if game.has(Sticker::Robbery) && !self.player.perks.no_robbery && set.skulls > 0 {
            let met = [it.a, it.b].iter().any(|city| game.outlaw == city.0);
            worth -= f32::from((set.skulls * modules.robbery.0).min(modules.robbery.1));
            worth -= if met { f32::from(game.stash) } else { 0.0 };
        }
        worth
    }

    /// Outlaws should stand where the next strand is one's own.
    fn outlaw(&self, city: City) -> f32 {
        let here = data().map.by_city[city.index()];
        let own = self.outset.plan.strands.both(here).len() as f32;
        let others = self.game.free_strands(self.seat).both(here).len() as f32;
        (0.5 * own - 0.1 * others) * (1.0 + 0.2 * f32::from(self.game.stash))
    }

    fn accept(&self) -> f32 {
        let Ask::Offer(number) = self.game.ask else { return 0.0 };
        let postcard = Postcard(number);
        let crate::vocabulary::Condition::ExtraLoco { n } = data().postcards[postcard.index()].condition else {
            return 0.0;
        };
        self.game.postcard_pays(self.seat, postcard) - self.loco * f32::from(n)
    }

    fn show(&self, _: Color) -> f32 {
        let Ask::Show(number) = self.game.ask else { return 0.0 };
        self.game.postcard_pays(self.seat, Postcard(number))
    }

    /// A station or a mine belongs where most strands end.
    fn site(&self, city: City) -> f32 {
        let board = self.game.fixed.board;
        let strands = board.both(data().map.by_city[city.index()]).len() as f32;
        let large = if data().city(city).large { 0.5 } else { 0.0 };
        0.3 * strands + large
    }

    /// What an event does for this player in later games.
    fn event(&self, event: EventCard) -> f32 {
        let it = &data().events[event.index()];
        it.effects.iter().map(effect_is_worth).sum()
    }

    /// Nobody knows what is in a box: the nearer an area lies to one's own network, the better.
    fn area(&self, area: crate::ids::Area) -> f32 {
        let (map, touched) = (&data().map, self.player.touched);
        let near = |city: City| {
            let here = data().city(city);
            let far = |other: City| {
                let there = data().city(other);
                f32::from(here.x.abs_diff(there.x)).hypot(f32::from(here.y.abs_diff(there.y)))
            };
            touched.iter().map(far).fold(500.0, f32::min)
        };
        let cities = map.cities[area.index()];
        -cities.iter().map(near).fold(500.0, f32::min) / 150.0
    }

    fn conductor(&self, conductor: crate::ids::Conductor) -> f32 {
        let it = &data().conductors[conductor.index()].modifiers;
        let (strands, dollars) = it.route_bonus;
        let share = self.game.fixed.board.both(strands).len() as f32 / self.game.fixed.board.len() as f32;
        let mut worth = 16.0 * share * f32::from(dollars);
        worth += if it.face_up == FaceUp::CountsOne { 3.0 } else { 0.0 };
        worth += 2.2 * f32::from(it.ticket_plus);
        worth += if it.large_draw.is_some() { 4.0 } else { 0.0 };
        worth += 2.5 * it.token_value.iter().map(|more| f32::from(*more)).sum::<f32>();
        worth += it.token_start.iter().map(|more| f32::from(*more)).sum::<f32>();
        worth += if it.no_robbery { 1.5 } else { 0.0 } + if it.no_duty { 1.5 } else { 0.0 };
        worth + f32::from(it.start_dollars)
    }
}

/// What an effect of an event does for whoever keeps it in the deck.
fn effect_is_worth(effect: &Effect) -> f32 {
    match effect {
        Effect::ModRouteBonus { .. } | Effect::ModCompanyBonus { .. } => 1.0,
        Effect::GainPer { .. } | Effect::GainDollars { .. } | Effect::DrawTrainCards { .. } => 0.7,
        Effect::ModTicketDraw { .. } | Effect::ModLargeCityDraw { cards: 1.. } => 0.6,
        Effect::ModFaceUpLoco { mode: FaceUp::CountsOne } | Effect::ModOreCap { cap: 3.. } => 0.5,
        Effect::ModNoDuty | Effect::ModTokenValue { .. } => 0.4,
        Effect::ModExtraCard { .. } | Effect::ModBuildFee { .. } => -0.8,
        Effect::ModBuildForbidden { .. } | Effect::ModFaceUpLoco { .. } | Effect::ModLargeCityDraw { .. } => -0.6,
        Effect::PayDollars { .. } | Effect::DiscardTrainCards { .. } | Effect::ModOreCap { .. } => -0.7,
        _ => 0.0,
    }
}
