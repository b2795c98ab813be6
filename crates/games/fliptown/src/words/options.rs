//! Options: what is done, what it costs and what it brings.

use wording::{Arg, Order, Phrase};

use super::goods::{bonus, cash, cleared, counted, gold, payment, percent, stars};
use super::nouns::{building, card, character, hand, number, region, space as noun, yes};
use super::{effects, outcome};
use crate::action::{Action, Bail, Effect, Office, Payment, Penalty, Tool};
use crate::data::{Character, Hand, PENALTY_CASH, PENALTY_STARS, PLOTS, RANCH_HAND_EACH, Region, Shape, town};
use crate::poker::Written;
use crate::setup::Holdem;
use crate::space::Space;
use crate::view::{Phase, PlayerView, View};

/// An option as a line in a list.
pub(super) fn of(view: &View, action: Action) -> Phrase {
    let Some(player) = outcome::own_sheet(view) else { return Phrase::new("option-done") };
    match action {
        Action::Act { poker, space, payment } => act(view, player, poker, space, payment),
        Action::Pass(poker) => with_poker_card(Phrase::new("option-pass"), view, poker),
        Action::Bail(reward) => bail(player, reward),
        Action::Bonus(space) => Phrase::new("option-bonus")
            .with("do", going(player, space))
            .with("outcome", outcome::of(view, player, space)),
        Action::Decline(kind) => Phrase::new("option-decline").with("bonus", bonus(kind)),
        Action::Effect(effect) => effects::option(view, player, effect),
        Action::Take(tool) => Phrase::new(match tool {
            Tool::Pan => "option-take-pan",
            Tool::Hammer => "option-take-hammer",
        }),
        Action::Office(Office::Star) => Phrase::new("option-office-star").with("stars", stars(town::OFFICE_STARS)),
        Action::Office(Office::Wanted) => crossing_out("option-office-wanted", player.wanted.min(town::OFFICE_CLEARED)),
        Action::Use => ability(view, player),
        Action::UseFor(kind) => using(player, bonus(kind)),
        Action::Absolve(amount) => using(player, cleared(amount.into())),
        Action::Keep => keep(view, player),
        Action::Done => Phrase::new("option-done"),
        Action::Bribe => Phrase::new("option-bribe").with("gold", gold(player.wanted.into())),
        Action::Risk => Phrase::new("option-risk").with("chance", percent(view.arrest_odds(player))),
        Action::Pay(penalty) => pay(view, player, penalty),
    }
}

/// The heading of an option: the region of its space, the building whose effect it is, or the character's ability.
pub(super) fn group(action: Action) -> Option<Phrase> {
    match action {
        Action::Act { space, .. } | Action::Bonus(space) => Some(region(space.region())),
        Action::Effect(effect) => Some(building(effect.building())),
        Action::Use | Action::UseFor(_) => Some(Phrase::new("group-ability")),
        _ => None,
    }
}

/// The first half of an option that is one of many: the space before the poker card, a plot's shape before its fields.
pub(super) fn part(view: &View, action: Action) -> Option<Phrase> {
    match action {
        Action::Act { space, .. } => destination(view, space),
        Action::Effect(Effect::LandOffice(Some(plot))) => Some(effects::plot_of_shape(shape(plot))),
        _ => None,
    }
}

fn shape(plot: u8) -> Shape {
    PLOTS[usize::from(plot) % PLOTS.len()].shape
}

/// The space of a main action, with the least it costs and what it brings.
fn destination(view: &View, space: Space) -> Option<Phrase> {
    let player = outcome::own_sheet(view)?;
    let cards = 0..view.lineup.len() as u8;
    let prices = cards.filter_map(|poker| outcome::price(view, player, poker, space, Payment::Gold));
    let least = prices.map(|price| price.gold).filter(|&gold| u16::from(gold) <= player.gold).min();
    Some(
        Phrase::new("option-space")
            .with("do", going(player, space))
            .with("payment", Arg::Key(if least.is_some() { "gold" } else { "help" }))
            .with("gold", least.unwrap_or(0))
            .with("outcome", outcome::waking(outcome::of(view, player, space), view, space)),
    )
}

/// What is free comes before what costs gold, and that before what costs an ability.
pub(super) fn order(view: &View, action: Action) -> Order {
    const ABILITY: u16 = 100;
    match action {
        Action::Act { poker, space, payment } => {
            let price = outcome::own_sheet(view).and_then(|own| outcome::price(view, own, poker, space, payment));
            let gold = price.map_or(0, |price| u16::from(price.gold));
            match payment {
                Payment::Gold if gold == 0 => Order::Free,
                Payment::Gold => Order::Paid(gold),
                _ => Order::Paid(gold + ABILITY),
            }
        }
        Action::Pass(_) | Action::Decline(_) | Action::Keep => Order::Decline,
        Action::Effect(effect) if effect.is_nothing() => Order::Decline,
        Action::Effect(Effect::LandOffice(Some(plot))) => Order::Paid(shape(plot).price()),
        _ => Order::Free,
    }
}

/// A main action: the space, its price, the card for poker, and what it brings.
fn act(view: &View, player: &PlayerView, poker: u8, space: Space, payment: Payment) -> Phrase {
    let paid = outcome::price(view, player, poker, space, payment).map_or(0, |price| price.gold);
    let outcome = outcome::waking(outcome::of(view, player, space), view, space);
    let option = Phrase::new("option-act")
        .with("do", going(player, space))
        .with("payment", Arg::Key(payment.name()))
        .with("gold", paid)
        .with("outcome", outcome);
    with_poker_card(option, view, poker)
}

fn with_poker_card(option: Phrase, view: &View, poker: u8) -> Phrase {
    let card = view.lineup.get(usize::from(poker)).map_or_else(|| Phrase::new("no-card"), |&flipped| card(flipped));
    option.with("card", card)
}

/// Going to a space, as an order.
fn going(player: &PlayerView, space: Space) -> Phrase {
    let id = match space.region() {
        Region::Trail => "do-trail",
        Region::Badlands => "do-badlands",
        Region::Mine => "do-mine",
        Region::Town if player.circled.contains(&space) => "do-town-again",
        Region::Town => "do-town",
        Region::Cemetery => "do-cemetery",
    };
    Phrase::new(id).with("space", noun(space))
}

fn bail(player: &PlayerView, reward: Bail) -> Phrase {
    Phrase::new("option-bail").with(
        "reward",
        match reward {
            Bail::Cash => cash(town::BAIL_CASH),
            Bail::Gold => gold(town::BAIL_GOLD),
            Bail::Wanted => cleared(player.wanted.min(town::BAIL_CLEARED).into()),
        },
    )
}

fn crossing_out(id: &'static str, count: u8) -> Phrase {
    counted(id, count.into())
}

/// Using the ability for something that is gained at once.
fn using(player: &PlayerView, gain: Phrase) -> Phrase {
    let who = player.character.map_or_else(|| Phrase::new("no-character"), character);
    Phrase::new("option-use").with("who", who).with("gain", gain)
}

/// What the ability does now.
fn ability(view: &View, player: &PlayerView) -> Phrase {
    match player.character {
        Some(Character::Mayor) => Phrase::new("option-mayor"),
        Some(Character::Cheat) => cheat(view, player),
        Some(Character::Marshal) => Phrase::new("option-marshal").with("wanted", player.wanted),
        Some(Character::RanchHand) => {
            let count = u16::from(RANCH_HAND_EACH) * u16::from(player.hammers);
            using(player, cleared(count.min(player.wanted.into())))
        }
        Some(Character::Baroness) => using(player, gold(player.wanted.into())),
        Some(Character::Prospector) => {
            Phrase::new("option-with-main-action").with("who", character(Character::Prospector))
        }
        Some(Character::WildCard) => Phrase::new("option-with-main-action").with("who", character(Character::WildCard)),
        Some(Character::Preacher) => using(player, cleared(player.wanted.min(crate::data::PREACHER_LIMIT).into())),
        Some(other) => match other.bonus() {
            Some(kind) => using(player, bonus(kind)),
            None => using(player, Phrase::new("any-bonus-action")),
        },
        None => Phrase::new("option-no-ability"),
    }
}

/// The hand as it is, and with a wild card (FT-CHAR-09).
fn cheat(view: &View, player: &PlayerView) -> Phrase {
    let (now, wild) = hands(view, player);
    let (cash_then, stars_then) = wild.payout();
    Phrase::new("option-cheat")
        .with("now", hand(now))
        .with("then", hand(wild))
        .with("pay", payment(cash_then, stars_then))
        .with("contest", contest(view))
}

/// Whether a hand is paid only if it is the strongest (FT-HOLD-05).
fn contest(view: &View) -> Arg {
    yes(view.holdem == Holdem::Competitive)
}

/// The hand of this round, without and with a wild card.
fn hands(view: &View, player: &PlayerView) -> (Hand, Hand) {
    let column = usize::from(view.round).checked_sub(1).and_then(|round| player.poker.get(round));
    let held = player.holdem.iter().flatten();
    let cards = Written::by(view.rules, column.into_iter().flatten().chain(held).copied());
    (cards.best_hand(), cards.best_with_wild().hand())
}

/// What keeping the ability for later means now.
fn keep(view: &View, player: &PlayerView) -> Phrase {
    match view.phase {
        Phase::Mayor => Phrase::new("option-keep-lineup"),
        Phase::Cheat => {
            let (now, _) = hands(view, player);
            let (paid, won) = now.payout();
            Phrase::new("option-keep-hand")
                .with("now", hand(now))
                .with("pay", payment(paid, won))
                .with("contest", contest(view))
        }
        Phase::Arrest => Phrase::new("option-keep-arrest"),
        _ => Phrase::new("option-keep"),
    }
}

/// The penalty of this round (FT-SHERIFF-06); too few stars are all there are (FT-SHERIFF-11).
fn pay(view: &View, player: &PlayerView, penalty: Penalty) -> Phrase {
    let round = usize::from(view.round).clamp(1, PENALTY_CASH.len()) - 1;
    match penalty {
        Penalty::Cash => Phrase::new("option-pay-cash").with("value", number(PENALTY_CASH[round])),
        Penalty::Stars => counted("option-pay-stars", PENALTY_STARS[round].min(player.stars)),
    }
}
