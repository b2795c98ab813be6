//! The story, line by line.

mod report;

use table::Seat;
use wording::{Arg, Phrase};

use super::effects;
use super::goods::{bonus, cash, cleared, counted, gold, of_gains, payment, stars};
use super::nouns::{building, by, card, cards, character, cowbot, hand, number, objective, space as noun, stops, yes};
use super::outcome::together;
use crate::action::{Bail, Office, Payment, Penalty, Tool};
use crate::cards::Card;
use crate::data::{Hand, Region};
use crate::event::{Deed, Event, Gains};
use crate::space::Space;
use crate::view::View;

/// A told event as a line of the story.
pub(super) fn of(event: &Event, after: &View) -> Phrase {
    match event {
        &Event::Cast { seat, character: who } => {
            Phrase::new("story-cast").with("who", Arg::Name(seat)).with("character", character(who))
        }
        &Event::Challenged { cowbot: rival, difficulty } => {
            Phrase::new("story-challenged").with("who", cowbot(rival)).with("difficulty", Arg::Key(difficulty.name()))
        }
        Event::ObjectivesLaid(all) => {
            let all: Vec<Phrase> = all.iter().map(|&one| Phrase::new("quoted").with("what", objective(one))).collect();
            Phrase::new("story-objectives").with("objectives", all)
        }
        &Event::RoundBegan { round } => Phrase::new("story-round").with("round", round),
        Event::Dealt { seat, cards: dealt, .. } => match dealt {
            Some(dealt) => by("story-dealt", *seat).with("cards", cards(dealt)),
            None => by("story-dealt-unseen", *seat),
        },
        Event::Flipped { turn, lineup } => {
            Phrase::new("story-flipped").with("turn", *turn).with("cards", cards(lineup))
        }
        Event::Reshuffled => Phrase::new("story-reshuffled"),
        Event::LineupReplaced { seat, old } => by("story-replaced", *seat).with("cards", cards(old)),
        &Event::AbilityKept { seat, character: who } => by("story-kept", seat).with("character", character(who)),
        &Event::BankPaid { seat, stars: won } => by("story-bank-paid", seat).with("stars", stars(won)),
        Event::Did { seat, deed, .. } => did(*seat, deed),
        &Event::RobberyCard { seat, card: turned } => by("story-robbery-card", seat).with("card", card(turned)),
        Event::Shown { seat, report } => report::of(*seat, report),
        &Event::ObjectiveScored { seat, objective: which, stars: won } => {
            by("story-objective", seat).with("objective", objective(which)).with("stars", stars(won))
        }
        &Event::ObjectiveTurned(which) => Phrase::new("story-objective-turned").with("objective", objective(which)),
        &Event::Stole { cowbot: thief, cards } => {
            Phrase::new("story-stole").with("who", cowbot(thief)).with("count", cards)
        }
        Event::CardsShown { seat, cards: shown } => by("story-cards-shown", *seat).with("cards", cards(shown)),
        &Event::HandPaid { seat, hand, wild, cash, stars } => showdown(seat, hand, wild, (cash, stars)),
        &Event::Worked { seat, gold, cash } => {
            by("story-worked", seat).with("pay", of_gains(&Gains { gold, cash, ..Gains::default() }))
        }
        &Event::Bribed { seat, gold: 0 } => by("story-no-bribe", seat),
        &Event::Bribed { seat, gold: paid } => by("story-bribed", seat).with("gold", gold(paid)),
        &Event::SheriffRevealed { card: turned } => sheriff(after, turned),
        &Event::MarshalDrew { seat, card: drawn } => marshal(after, seat, drawn),
        &Event::Arrested { seat, penalty, amount } => by("story-arrested", seat).with(
            "penalty",
            match penalty {
                Penalty::Cash => cash(amount),
                Penalty::Stars => stars(amount),
            },
        ),
        Event::Ended => Phrase::new("story-ended"),
    }
}

/// A hand that was paid; in the competitive version somebody may have shared the payout, or lost it to a stronger hand.
fn showdown(seat: Seat, held: Hand, wild: bool, (paid, won): (u16, u16)) -> Phrase {
    let how = match held.payout() {
        full if full == (paid, won) => "alone",
        _ if paid + won > 0 => "shared",
        _ => "beaten",
    };
    by("story-hand", seat)
        .with("hand", hand(held))
        .with("wild", yes(wild))
        .with("how", Arg::Key(how))
        .with("pay", payment(paid, won))
}

/// The Marshal's own card, and whether it is enough.
fn marshal(after: &View, seat: Seat, drawn: Card) -> Phrase {
    let free = after.player(seat).is_some_and(|player| player.wanted <= drawn.value());
    by("story-marshal", seat).with("card", card(drawn)).with("free", yes(free))
}

/// The sheriff card, and whether it is after anybody at all.
fn sheriff(after: &View, turned: Card) -> Phrase {
    let wanted = |bribed: bool, posters: u8| !bribed && posters > turned.value();
    let hunted = after.players.iter().filter(|player| {
        let bribed = player.running.as_ref().is_some_and(|running| running.bribed);
        wanted(bribed, player.wanted)
    });
    Phrase::new("story-sheriff").with("card", card(turned)).with("hunted", yes(hunted.count() > 0))
}

/// Something that somebody did on the own sheet.
fn did(seat: Seat, deed: &Deed) -> Phrase {
    match deed {
        &Deed::Bailed { reward, amount } => by("story-bailed", seat).with("reward", bail(reward, amount)),
        &Deed::Acted { poker, suit, value, space, payment, gold } => by("story-acted", seat)
            .with("poker", card(poker))
            .with("suit", card(suit))
            .with("value", card(value))
            .with("region", super::nouns::region(space.region()))
            .with("payment", payment_key(payment))
            .with("gold", gold),
        &Deed::Dug { poker, .. } => by("story-dug", seat).with("poker", card(poker)),
        &Deed::Passed { poker } => by("story-passed", seat).with("poker", card(poker)),
        &Deed::BonusUsed { space } => by("story-bonus-used", seat).with("bonus", bonus(space.region())),
        &Deed::BonusDeclined(kind) => by("story-bonus-declined", seat).with("bonus", bonus(kind)),
        &Deed::BonusLost(kind) => by("story-bonus-lost", seat).with("bonus", bonus(kind)),
        &Deed::BonusGained { kind, .. } => by("story-bonus-gained", seat).with("bonus", bonus(kind)),
        Deed::Circled { space, passed } => circled(seat, *space, passed),
        &Deed::Revisited(again) => by("story-revisited", seat).with("building", building(again)),
        Deed::Gained(gains) => gained(seat, gains),
        &Deed::Robbed { space, card, weapon, success } => robbed(seat, space, card, weapon, success),
        &Deed::EffectUsed { effect, cash, gold, item } => effects::story(seat, effect, cash, gold, item),
        &Deed::Peeked { card: Some(seen) } => by("story-peeked", seat).with("card", card(seen)),
        Deed::Peeked { card: None } => by("story-peeked-unseen", seat),
        &Deed::OfficeRewarded { reward: Office::Star, amount } => gains(seat, vec![stars(amount)]),
        &Deed::OfficeRewarded { reward: Office::Wanted, amount } => {
            by("story-office-wanted", seat).with("count", number(amount))
        }
        Deed::Took(Tool::Pan) => gains(seat, vec![counted("pans", 1)]),
        Deed::Took(Tool::Hammer) => gains(seat, vec![counted("hammers", 1)]),
        &Deed::AbilityUsed(who) => by("story-ability", seat).with("character", character(who)),
        Deed::Ended => by("story-turn-ended", seat),
    }
}

fn payment_key(payment: Payment) -> Arg {
    Arg::Key(payment.name())
}

fn bail(reward: Bail, amount: u16) -> Phrase {
    match reward {
        Bail::Cash => cash(amount),
        Bail::Gold => gold(amount),
        Bail::Wanted => cleared(amount),
    }
}

fn gains(seat: Seat, things: Vec<Phrase>) -> Phrase {
    by("story-gained", seat).with("things", together(things))
}

fn gained(seat: Seat, all: &Gains) -> Phrase {
    if (Gains { cleared: 0, ..*all }).is_nothing() {
        return by("story-cleared", seat).with("count", all.cleared);
    }
    gains(seat, of_gains(all))
}

/// Coming to a space for the first time.
fn circled(seat: Seat, space: Space, passed: &[Space]) -> Phrase {
    let id = match space.region() {
        Region::Trail => "story-circled-trail",
        Region::Badlands => "story-circled-badlands",
        Region::Mine => "story-circled-mine",
        Region::Town => "story-circled-town",
        Region::Cemetery => "story-circled-cemetery",
    };
    by(id, seat).with("space", noun(space)).with("passed", stops(passed))
}

/// How a robbery went.
fn robbed(seat: Seat, space: Space, card: Card, weapon: u8, success: bool) -> Phrase {
    by("story-robbed", seat)
        .with("space", noun(space))
        .with("success", yes(success))
        .with("weapon", weapon)
        .with("sum", number(u16::from(card.value() + weapon)))
        .with("needed", number(space.value().unwrap_or(0).into()))
}
