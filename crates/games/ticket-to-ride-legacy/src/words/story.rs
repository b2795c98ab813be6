//! A told event as a line of the story.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{
    area, brings_upgrade, by, card, city, conductor, counted, ends, event, event_in_full, is_last_game, laid, number,
    owner, postcard, postcard_back, series, sticker, strand, text, tickets, upgrade, who, yes,
};
use super::{chronicle, texts};
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{Area, EventCard, Sticker, Ticket};
use crate::rules::finale::Vault;
use crate::state::Slip;
use crate::view::View;
use crate::vocabulary::VaultItem;

/// The line, with what these eyes see right after it.
pub(super) fn of(event: &Event, after: &View) -> Phrase {
    match *event {
        Event::PlaysFirst { seat, by_lot } => by("story-first", seat).with("lot", yes(by_lot)),
        Event::TicketsKept { seat, kept, returned, ref tickets, .. } => {
            kept_tickets(seat, kept, returned, tickets.as_deref())
        }
        Event::StartTicketsKept { ref kept } => start_tickets(kept),
        Event::StoryRead(of) => Phrase::new("story-card").with("card", Arg::Verbatim(of.id().to_owned())),
        Event::RuleAdded(of) => Phrase::new("story-rule-added").with("place", place(of)).with("rule", sticker(of)),
        Event::RuleRemoved(of) => Phrase::new("story-rule-removed").with("rule", sticker(of)),
        Event::ConductorChosen { seat, conductor } => {
            by("story-conductor", seat).with("conductor", self::conductor(conductor))
        }
        Event::TurnBegan { seat } => by("story-turn", seat),
        Event::Passed { seat } => by("story-passed", seat),
        Event::Took { seat, card: of } => by("story-took", seat).with("card", card(after, of)),
        Event::Drew { seat, card: Some(of) } => by("story-drew", seat).with("card", card(after, of)),
        Event::Drew { seat, card: None } => by("story-drew-unseen", seat),
        Event::TurnedUp { card: of } => Phrase::new("story-turned-up").with("card", card(after, of)),
        Event::RowDiscarded => Phrase::new("story-row-discarded"),
        Event::Reshuffled => counted("story-reshuffled", after.deck),
        Event::Newspaper { seat } => by("story-newspaper", seat),
        Event::EventTurned(of) => turned(of),
        Event::EventsReshuffled => Phrase::new("story-events-reshuffled"),
        Event::Gained { seat, amount, why } => gained(seat, amount, why, is_last_game(after)),
        Event::Paid { seat, amount, why } => {
            by("story-paid", seat).with("sum", i64::from(amount)).with("why", reason(why))
        }
        Event::Discarded { seat, card: of } => by("story-discarded", seat).with("card", card(after, of)),
        Event::TicketsDrawn { seat, count, tickets: ref drawn } => drawn_tickets(seat, count, drawn.as_deref()),
        Event::Declared { seat, strand: chosen, cards, dollars } => by("story-declared", seat)
            .with("strand", strand(chosen))
            .with("cards", laid(after, &cards))
            .with("fee", yes(dollars > 0))
            .with("sum", dollars),
        Event::Revealed { card: of, .. } => Phrase::new("story-revealed").with("card", card(after, of)),
        Event::Surcharged { seat, card: Some(of) } => by("story-surcharged", seat).with("card", card(after, of)),
        Event::Surcharged { seat, card: None } => {
            by("story-surcharged-cash", seat).with("sum", data().modules.snow_surcharge)
        }
        Event::GaveUp { seat, strand: given } => by("story-gave-up", seat).with("route", ends(data().strand(given))),
        Event::Built { seat, strand: built } => {
            let left = after.players[seat.index()].cars;
            by("story-built", seat).with("route", ends(data().strand(built))).with("left", counted("cars-left", left))
        }
        Event::OutlawMoved { to } => Phrase::new("story-outlaw").with("city", city(to)),
        Event::StashGrew { amount } => Phrase::new("story-stash-grew").with("sum", i64::from(amount)),
        Event::StashTaken { seat, amount } => by("story-stash-taken", seat).with("sum", i64::from(amount)),
        Event::OreTaken { seat, amount } => by("story-ore", seat).with("ore", counted("ore", amount)),
        Event::CargoTaken { seat, port: Some(port), .. } => by("story-cargo", seat).with("city", city(port)),
        Event::CargoTaken { seat, port: None, amount } => {
            by("story-cargo-start", seat).with("cargo", counted("cargo", amount))
        }
        Event::CattleTaken { seat, ranch } => by("story-cattle", seat).with("city", city(ranch)),
        Event::SpikeDriven { seat, first } => by("story-spike", seat).with("first", yes(first)),
        Event::VaultItem { seat, item, area: of } => vault_item(seat, item, of),
        Event::PostcardTaken { seat, postcard: of } => by("story-postcard", seat).with("postcard", postcard(of)),
        Event::PostcardFulfilled { seat, postcard: of } => {
            let back = postcard_back(of, is_last_game(after));
            by("story-fulfilled", seat).with("postcard", postcard(of)).with("back", back)
        }
        Event::PostcardsRest { seat, resting } => by("story-postcards-rest", seat).with("resting", yes(resting)),
        Event::CardsShown { seat, color, count } => {
            by("story-shown", seat).with("cards", Phrase::new(format!("cards-{color}")).with("count", count))
        }
        Event::MinePlaced { city: at } => Phrase::new("story-mine").with("city", city(at)),
        Event::StationPlaced { seat, city: at } => by("story-station", seat).with("city", city(at)),
        Event::Upgraded { seat, upgrade: of } => by("story-upgraded", seat).with("upgrade", upgrade(of)),
        Event::LastTurns { seat } => {
            by("story-last-turns", seat).with("cars", counted("cars", after.players[seat.index()].cars))
        }
        Event::GameEnded => Phrase::new("story-ended"),
        Event::Scored { seat, slip, tickets: ref held } => scored(seat, slip, held),
        Event::Ranked { ref seats } => ranked(after, seats),
        Event::Caboose { seat } => by("story-caboose", seat).with("last", yes(is_last_game(after))),
        Event::EventArchived(of) => Phrase::new("story-archived").with("event", self::event(of)),
        Event::AreaOpened(of) => Phrase::new("story-area").with("area", area(of)),
        Event::ConductorBoxOpened => Phrase::new("story-last-box"),
        Event::EventsAdded(ref added) => {
            let added: Vec<Phrase> = added.iter().map(|of| self::event(*of)).collect();
            Phrase::new("story-events-added").with("events", added)
        }
        Event::TicketsAdded(ref added) => Phrase::new("story-tickets-added").with("tickets", tickets(added)),
        Event::Stamped { seat, tickets: ref stamped } => by("story-stamped", seat).with("tickets", tickets(stamped)),
        Event::TicketsWorn(ref worn) => Phrase::new("story-worn").with("tickets", tickets(worn)),
        Event::VaultsFilled => Phrase::new("story-vaults"),
        Event::CampaignScored => reckoning(after),
        Event::Over => Phrase::new("story-over"),
    }
}

fn kept_tickets(seat: Seat, kept: u8, returned: u8, which: Option<&[Ticket]>) -> Phrase {
    let id = if which.is_some() { "story-kept" } else { "story-kept-unseen" };
    by(id, seat)
        .with("kept", counted("tickets", kept))
        .with("returned", returned)
        .with("tickets", tickets(which.unwrap_or_default()))
}

fn drawn_tickets(seat: Seat, count: u8, which: Option<&[Ticket]>) -> Phrase {
    let id = if which.is_some() { "story-tickets" } else { "story-tickets-unseen" };
    by(id, seat).with("count", counted("tickets", count)).with("tickets", tickets(which.unwrap_or_default()))
}

fn start_tickets(kept: &[u8]) -> Phrase {
    let each = kept.iter().enumerate();
    let each =
        each.map(|(seat, kept)| Phrase::new("pair").with("who", who(Seat::new(seat))).with("what", number(*kept)));
    Phrase::new("story-start-tickets").with("each", each.collect::<Vec<_>>())
}

/// An event that was turned up: what it does, and for how long.
fn turned(of: EventCard) -> Phrase {
    let instant = data().events[of.index()].instant;
    Phrase::new("story-event").with("event", event_in_full(of)).with("instant", yes(instant))
}

fn gained(seat: Seat, amount: u16, why: Reason, last_game: bool) -> Phrase {
    let phrase = match why {
        // In the last game the card itself promises no more.
        Reason::Instead(of) if !(last_game && brings_upgrade(of)) => {
            by("story-gained-instead", seat).with("postcard", postcard(of))
        }
        _ => by("story-gained", seat).with("why", reason(why)),
    };
    phrase.with("sum", i64::from(amount))
}

/// What dollars are taken or paid for.
fn reason(why: Reason) -> Phrase {
    match why {
        Reason::Sticker(of) => match of {
            Sticker::Company => Phrase::new("reason-company"),
            Sticker::Station => Phrase::new("reason-station"),
            Sticker::Mail => Phrase::new("reason-mail"),
            Sticker::Conductor => Phrase::new("reason-conductor"),
            Sticker::Spike => Phrase::new("reason-spike"),
            Sticker::Robbery => Phrase::new("reason-robbery"),
            _ => Phrase::new("reason-rule").with("rule", sticker(of)),
        },
        Reason::Event(of) => Phrase::new("reason-event").with("event", event(of)),
        Reason::Postcard(of) | Reason::Instead(of) => Phrase::new("reason-postcard").with("postcard", postcard(of)),
        Reason::Office => Phrase::new("reason-office"),
        Reason::Mountain => Phrase::new("reason-mountain"),
        Reason::Story => Phrase::new("reason-story"),
    }
}

/// Something for the vault.
fn vault_item(seat: Seat, item: VaultItem, of: Option<Area>) -> Phrase {
    let phrase = match of {
        Some(of) => by("story-vault-area", seat).with("area", area(of)),
        None => by("story-vault", seat),
    };
    phrase.with("item", text(texts::vault_item(item)))
}

/// Where a rule stands: its list and its number there.
pub(super) fn place(of: Sticker) -> Phrase {
    let row = data().stickers.iter().find(|row| row.sticker == of);
    let (list, number) = row.map_or(("score", 0), |row| (row.list.name(), row.number));
    Phrase::new("rule-place").with("list", Arg::Key(list)).with("number", number)
}

fn scored(seat: Seat, slip: Slip, held: &[Ticket]) -> Phrase {
    by("story-scored", seat)
        .with("sum", i64::from(slip.total()))
        .with("completed", slip.completed)
        .with("count", held.len())
        .with("tickets", i64::from(slip.tickets))
}

/// Everybody from first place to last, and how ties were broken (TTR-END-05, TTR-END-06).
fn ranked(after: &View, seats: &[Seat]) -> Phrase {
    let order: Vec<Phrase> = seats.iter().map(|seat| who(*seat)).collect();
    let slip = |seat: Seat| after.players[seat.index()].slip.unwrap_or_default();
    let tied = seats.windows(2).filter(|pair| slip(pair[0]).total() == slip(pair[1]).total());
    let ties: Vec<Phrase> = tied
        .map(|pair| {
            let by = if slip(pair[0]).completed == slip(pair[1]).completed { "order" } else { "tickets" };
            chronicle::tie(who(pair[0]), who(pair[1]), by)
        })
        .collect();
    Phrase::new("story-ranked").with("order", order).with("tied", yes(!ties.is_empty())).with("ties", series(ties))
}

/// Who has won the campaign, and everybody from first place to last (TTR-FINAL-01 to -03).
pub(super) fn reckoning(after: &View) -> Phrase {
    let vaults = after.reckoning.as_deref().unwrap_or_default();
    let order = chronicle::in_order(vaults);
    let name = |company| owner(after, company);
    let winners: Vec<Phrase> = order.iter().filter(|it| it.place == 1).map(|it| name(it.company)).collect();
    let sum = |it: &&Vault| Phrase::new("vault-sum").with("who", name(it.company)).with("sum", i64::from(it.total()));
    let ties = chronicle::ties(vaults, name);
    Phrase::new("story-reckoning")
        .with("winners", winners)
        .with("order", order.iter().map(sum).collect::<Vec<_>>())
        .with("tied", yes(!ties.is_empty()))
        .with("ties", series(ties))
}
