//! Why an action is not possible now: the rule that forbids it. Nothing is said of what is still sealed.

use table::{Refusal, Seat, refused};

use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::ids::Strand;
use crate::rules::building::Price;
use crate::state::{Ask, Stage, TicketToRide};
use crate::vocabulary::FaceUp;

impl TicketToRide {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.stage == Stage::Over {
            return refused("TTR-END-12", "why-game-over");
        }
        if !self.waiting.contains(seat) {
            return self.refuse_waiting(seat);
        }
        match self.ask {
            Ask::Nothing => refused("TTR-END-12", "why-game-over"),
            Ask::StartTickets => self.refuse_tickets(action, "TTR-SETUP-08"),
            Ask::Tickets | Ask::Under => self.refuse_tickets(action, "TTR-TICKET-02"),
            Ask::Conductor => refused("TTR-COND-02", "why-choose-conductor"),
            Ask::Turn => self.refuse_turn(seat, action),
            Ask::FirstCard => self.refuse_card(seat, action, true, "TTR-UPG-03"),
            Ask::SecondCard => self.refuse_card(seat, action, false, "TTR-DRAW-01"),
            Ask::Set(_) => refused("TTR-BUILD-02", "why-choose-cards"),
            Ask::Discard => refused("TTR-NEWS-06", "why-discard-first"),
            Ask::Surcharge => self.refuse_surcharge(action),
            Ask::Outlaw => refused("TTR-OUTLAW-03", "why-move-outlaw"),
            Ask::Offer(_) => self.refuse_offer(action),
            Ask::Mine => refused("TTR-MINE-04", "why-choose-mine"),
            Ask::Reserve => refused("TTR-STATION-05", "why-choose-reserve"),
            Ask::Show(_) => refused("TTR-POST-14", "why-not-enough-of-a-colour"),
            Ask::Archive => refused("TTR-END-08", "why-archive-event"),
            Ask::Area(_) => refused("TTR-AREA-03", "why-open-area"),
            Ask::Station => self.refuse_station(action),
        }
    }

    /// It is somebody else's decision, or this seat has decided already.
    fn refuse_waiting(&self, seat: Seat) -> Refusal {
        match self.ask {
            Ask::StartTickets => refused("TTR-SETUP-15", "why-others-choose-tickets"),
            Ask::Conductor => refused("TTR-COND-02", "why-wait-for-conductor"),
            Ask::Archive => refused("TTR-END-08", "why-wait-for-caboose"),
            Ask::Area(_) => refused("TTR-AREA-03", "why-wait-for-area"),
            Ask::Station => refused("TTR-STATION-02", "why-wait-for-station"),
            Ask::Discard if seat == self.on_turn() => refused("TTR-NEWS-06", "why-wait-for-discard"),
            _ => refused("TTR-TURN-01", "why-not-your-turn"),
        }
    }

    fn refuse_tickets(&self, action: Action, rule: &'static str) -> Refusal {
        match action {
            Action::Keep(_) | Action::Under(_) => refused(rule, "why-keep-more"),
            _ => refused(rule, "why-tickets-first"),
        }
    }

    fn refuse_turn(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Take(_) | Action::Blind if !self.can_draw() => refused("TTR-DRAW-09", "why-too-few-cards"),
            Action::Take(_) | Action::Blind => self.refuse_card(seat, action, true, "TTR-DRAW-01"),
            Action::Refresh if self.player(seat).perks.refreshes > 0 => refused("TTR-DRAW-09", "why-too-few-cards"),
            Action::Refresh if self.knows_dispatcher() => refused("TTR-UPG-02", "why-no-refresh"),
            Action::Tickets => refused("TTR-TICKET-01", "why-no-tickets"),
            Action::Build(strand) => self.refuse_build(seat, strand),
            _ => refused("TTR-TURN-02", "why-one-of-three"),
        }
    }

    /// Whether some company has the upgrade that refreshes the row, so that everybody knows of it.
    fn knows_dispatcher(&self) -> bool {
        let owned = self.record.upgrades.iter().flat_map(|upgrades| upgrades.iter());
        owned.into_iter().any(|upgrade| data().upgrades[upgrade.index()].modifiers.refreshes > 0)
    }

    fn refuse_card(&self, seat: Seat, action: Action, first: bool, otherwise: &'static str) -> Refusal {
        match action {
            Action::Take(Card::LOCO) if self.row.contains(&Card::LOCO) => match self.face_up_mode(seat) {
                FaceUp::Forbidden => refused("TTR-NEWS-03", "why-locos-forbidden"),
                _ if first => refused("TTR-DRAW-03", "why-not-in-row"),
                _ => refused("TTR-DRAW-05", "why-loco-first"),
            },
            Action::Take(_) => refused("TTR-DRAW-01", "why-not-in-row"),
            Action::Blind => refused("TTR-NEWS-09", "why-no-cards"),
            _ => refused(otherwise, "why-draw-a-card"),
        }
    }

    fn refuse_build(&self, seat: Seat, strand: Strand) -> Refusal {
        let (it, player) = (data().strand(strand), self.player(seat));
        if !self.fixed.board.contains(strand) {
            return refused("TTR-BUILD-06", "why-not-on-board");
        }
        if self.taken.contains(strand) {
            let owned = (0..self.seat_count()).any(|seat| self.players[seat].built.contains(strand));
            return match owned {
                true => refused("TTR-BUILD-08", "why-taken"),
                false => refused("TTR-BUILD-10", "why-double-closed"),
            };
        }
        if player.closed.contains(strand) {
            return refused("TTR-BUILD-09", "why-one-strand-each");
        }
        if player.cars < it.length {
            return refused("TTR-BUILD-05", "why-too-few-cars");
        }
        match self.price(seat, strand) {
            None => refused("TTR-NEWS-03", "why-event-forbids"),
            Some(price) if u16::from(price.dollars()) > player.dollars => Self::refuse_dollars(price),
            Some(price) => self.refuse_cards(seat, strand, price),
        }
    }

    /// An event's fee, the duty, or both together (TTR-BUILD-19).
    fn refuse_dollars(price: Price) -> Refusal {
        match (price.fee, price.duty) {
            (0, _) => refused("TTR-CUSTOMS-02", "why-duty"),
            (_, 0) => refused("TTR-BUILD-19", "why-fee"),
            _ => refused("TTR-BUILD-19", "why-fee-and-duty"),
        }
    }

    /// Too few cards for the spaces, or for what an event asks for besides.
    fn refuse_cards(&self, seat: Seat, strand: Strand, price: Price) -> Refusal {
        let it = data().strand(strand);
        match it.color {
            _ if self.cards_for(seat, strand) >= it.length && price.cards > it.length => {
                refused("TTR-BUILD-19", "why-extra-card")
            }
            Some(_) => refused("TTR-BUILD-02", "why-too-few-of-colour"),
            None => refused("TTR-BUILD-03", "why-too-few-alike"),
        }
    }

    fn refuse_surcharge(&self, action: Action) -> Refusal {
        match action {
            Action::Add(_) if self.build.laid.color.is_none() => refused("TTR-SNOW-03", "why-only-locos"),
            Action::Add(_) => refused("TTR-SNOW-02", "why-card-does-not-fit"),
            Action::Cash => refused("TTR-SNOW-02", "why-too-few-dollars"),
            _ => refused("TTR-SNOW-07", "why-settle-surcharge"),
        }
    }

    fn refuse_offer(&self, action: Action) -> Refusal {
        match action {
            Action::Accept => refused("TTR-DRAW-11", "why-too-few-locos"),
            _ => refused("TTR-POST-11", "why-answer-postcard"),
        }
    }

    fn refuse_station(&self, action: Action) -> Refusal {
        match action {
            Action::Site(city) if self.record.station(city).is_some() => refused("TTR-STATION-03", "why-station-there"),
            Action::Site(_) => refused("TTR-STATION-02", "why-not-in-network"),
            _ => refused("TTR-STATION-02", "why-choose-station"),
        }
    }
}
