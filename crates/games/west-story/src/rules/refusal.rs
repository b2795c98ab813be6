//! Why an action is not possible now: the rule that forbids it.

use table::{Refusal, Seat, refused};

use super::payment::Due;
use crate::action::{Action, How, Slot};
use crate::data::{Ability, Card, City, Cost, FieldId, Kind, LICENCE_COINS, Licence, Place, ROW, Section, Symbol};
use crate::setup::Variant;
use crate::state::{Morning, Phase, Player, Rail, Table, Task, main_action};

impl Table {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.phase == Phase::Over {
            return refused("WS-END-01", "why-game-over");
        }
        if seat.index() >= self.seat_count() {
            return refused("WS-SETUP-29", "why-no-such-seat");
        }
        if self.is_tom(seat) {
            return refused("WS-TOM-13", "why-tom-decides-nothing");
        }
        if !self.waiting.contains(seat) {
            return self.refuse_waiting(seat);
        }
        if self.player(seat).offer > 0 {
            return match action {
                Action::Accept(_) => refused("WS-VP-02", "why-fewer-points-offered"),
                _ => refused("WS-VP-02", "why-points-first"),
            };
        }
        if let Action::Accept(_) = action {
            return refused("WS-VP-02", "why-no-points-offered");
        }
        match self.phase {
            Phase::Piles => match action {
                Action::Pile(_) => refused("WS-ASYM-03", "why-pile-taken"),
                _ => refused("WS-ASYM-03", "why-pile-first"),
            },
            Phase::StartCards => match action {
                Action::Lay(_) => refused("WS-ASYM-03", "why-start-card-there"),
                _ => refused("WS-ASYM-03", "why-lay-start-cards-first"),
            },
            Phase::Town => self.refuse_in_town(seat, action),
            Phase::Turn => self.refuse_in_turn(seat, action),
            Phase::Contest => match action {
                Action::Contest(_) => refused("WS-JOK-01", "why-fewer-tokens"),
                _ => refused("WS-JOK-04", "why-contest-first"),
            },
            Phase::Gifts | Phase::Over => refused("WS-BLD-21", "why-points-first"),
        }
    }

    /// Somebody else is to decide first.
    fn refuse_waiting(&self, seat: Seat) -> Refusal {
        match self.phase {
            Phase::Piles | Phase::StartCards => refused("WS-ASYM-03", "why-not-your-pile"),
            Phase::Town if self.player(seat).offer > 0 => refused("WS-ROUND-03", "why-others-reveal-first"),
            Phase::Town => refused("WS-TOWN-03", "why-town-done"),
            Phase::Gifts => refused("WS-BLD-21", "why-gift-first"),
            Phase::Turn => refused("WS-ROUND-02", "why-not-your-turn"),
            Phase::Contest => refused("WS-JOK-04", "why-contest-of-others"),
            Phase::Over => refused("WS-END-01", "why-game-over"),
        }
    }

    fn refuse_in_town(&self, seat: Seat, action: Action) -> Refusal {
        let player = self.player(seat);
        match (player.morning, action) {
            (Morning::Dice, _) => refused("WS-TOWN-05", "why-dice-first"),
            (_, Action::Dice { .. }) if self.variant == Variant::Basic => refused("WS-TOWN-04", "why-dice-are-fixed"),
            (_, Action::Dice { .. }) => refused("WS-TOWN-05", "why-dice-are-given"),
            (Morning::Combo, Action::Combo { third, tokens }) => self.refuse_combo(player, third, tokens),
            (Morning::Combo, _) => refused("WS-COMBO-02", "why-combo-first"),
            (_, Action::Combo { .. } | Action::NoCombo) => refused("WS-COMBO-04", "why-no-combo-now"),
            (_, Action::Produce { place, second, how }) => self.refuse_section(seat, place, second, how),
            _ => refused("WS-TOWN-07", "why-production-first"),
        }
    }

    fn refuse_combo(&self, player: &Player, third: Option<Place>, tokens: u8) -> Refusal {
        if tokens > player.jokers {
            return refused("WS-JOK-01", "why-fewer-tokens");
        }
        match third {
            Some(place) if player.active[..2].contains(&(place.index() as u8)) => {
                refused("WS-COMBO-03", "why-activated-already")
            }
            Some(place) if player.blocked.contains(place) => refused("WS-COMBO-03", "why-blocked"),
            Some(_) => refused("WS-COMBO-02", "why-not-the-combo-symbol"),
            None => refused("WS-COMBO-08", "why-tokens-of-no-use"),
        }
    }

    fn refuse_section(&self, seat: Seat, place: Place, second: bool, how: How) -> Refusal {
        let player = self.player(seat);
        let number =
            player.active[..usize::from(player.active_count)].iter().position(|&at| usize::from(at) == place.index());
        let Some(number) = number else { return refused("WS-TOWN-09", "why-not-activated") };
        if player.pending >> (2 * number + usize::from(second)) & 1 == 0 {
            return refused("WS-TOWN-10", "why-produced-already");
        }
        match (self.card_at(seat, place).production[usize::from(second)], how) {
            (Section::Pay(..), How::Hats) => refused("WS-LV2-01", "why-too-few-hats"),
            (Section::Pay(..), How::Cows) => refused("WS-RES-10", "why-no-cow"),
            (Section::Pay(..), How::Skip) => refused("WS-TOWN-09", "why-gains-first"),
            _ => refused("WS-TOWN-09", "why-not-that-way"),
        }
    }

    fn refuse_in_turn(&self, seat: Seat, action: Action) -> Refusal {
        match (self.turn.task, action) {
            (Task::Activate, Action::Activate { place, joker }) => self.refuse_card(seat, place, joker),
            (Task::Activate, _) => refused("WS-ACT-01", "why-activate-first"),
            (Task::Pay, Action::Pay { .. }) => refused("WS-RES-05", "why-not-that-payment"),
            (Task::Pay, _) => refused("WS-TURN-06", "why-pay-first"),
            (Task::Produce, Action::Produce { place, second, how }) => self.refuse_section(seat, place, second, how),
            (Task::Produce, _) => refused("WS-ACT-02", "why-production-first"),
            (Task::Scam, Action::Refresh(_)) => refused("WS-SCAM-02", "why-refreshed-already"),
            (Task::Scam, Action::Reserve(_)) => refused("WS-SCAM-03", "why-reserved-already"),
            (Task::Scam, Action::Done) => refused("WS-SCAM-01", "why-one-part-at-least"),
            (Task::Scam, _) => refused("WS-SCAM-01", "why-scam-first"),
            (Task::Refresh(_), _) => refused("WS-SCAM-02", "why-discard-first"),
            (Task::Keep(_), _) => refused("WS-SCAM-04", "why-keep-first"),
            (Task::Mobilise, Action::Mobilise(place)) => self.refuse_mobilisation(seat, place),
            (Task::Mobilise, _) => refused("WS-BLD-20", "why-mobilise-first"),
            (Task::Lay(_), Action::Lay(_)) => refused("WS-BUY-03", "why-blocked"),
            (Task::Lay(_), _) => refused("WS-BUY-03", "why-lay-first"),
            (Task::Shop, _) => self.refuse_while_shopping(seat, action),
            (Task::Main, _) => self.refuse_main(seat, action),
        }
    }

    fn refuse_card(&self, seat: Seat, place: Place, joker: bool) -> Refusal {
        let player = self.player(seat);
        if player.blocked.contains(place) {
            refused("WS-ACT-01", "why-blocked")
        } else if joker && player.jokers == 0 {
            refused("WS-JOK-01", "why-fewer-tokens")
        } else if joker {
            refused("WS-JOK-03", "why-tokens-of-no-use")
        } else {
            refused("WS-ACT-01", "why-card-does-not-fit")
        }
    }

    fn refuse_while_shopping(&self, seat: Seat, action: Action) -> Refusal {
        let Action::Buy(slot) = action else { return refused("WS-TURN-07", "why-only-purchases-now") };
        let card =
            if slot == Slot::RESERVED { self.player(seat).reserved } else { self.market[slot.index() % (3 * ROW)] };
        match (card == Card::NONE, slot == Slot::RESERVED) {
            (true, true) => refused("WS-SCAM-06", "why-nothing-reserved"),
            (true, false) => refused("WS-BUY-02", "why-not-refilled-yet"),
            (false, _) => refused("WS-BUY-03", "why-too-dear"),
        }
    }

    fn refuse_main(&self, seat: Seat, action: Action) -> Refusal {
        if let Some(refusal) = self.refuse_number_of_actions(action) {
            return refusal;
        }
        match action {
            Action::Posse(slot) => self.refuse_posse(seat, usize::from(slot)),
            Action::Jail if self.player(seat).tied.is_none() => refused("WS-JAIL-01", "why-nobody-tied"),
            Action::Jail => refused("WS-JAIL-01", "why-no-jail-here"),
            Action::Outpost(city, field) => self.refuse_business(seat, city, field, true),
            Action::Rob(city, field) => self.refuse_business(seat, city, field, false),
            Action::Scam => refused("WS-SCAM-01", "why-empty-market"),
            Action::Licence(licence) => self.refuse_licence(seat, licence),
            Action::OwnPrison if self.player(seat).tied.is_none() => refused("WS-BLD-11", "why-nobody-tied"),
            Action::OwnPrison => refused("WS-ABIL-02", "why-no-anvil"),
            Action::Mobilise(place) => self.refuse_mobilisation(seat, place),
            Action::Train { hats, .. } => self.refuse_train(seat, hats),
            Action::Shop => refused("WS-TURN-01", "why-main-actions-first"),
            Action::Buy(_) | Action::Lay(_) => refused("WS-TURN-01", "why-main-actions-first"),
            Action::Dice { .. } | Action::Combo { .. } | Action::NoCombo => refused("WS-COMBO-07", "why-no-combo-now"),
            Action::Contest(_) => refused("WS-JOK-04", "why-no-contest-now"),
            Action::Pile(_) => refused("WS-ASYM-03", "why-no-piles-now"),
            Action::Activate { .. } => refused("WS-ACT-01", "why-nothing-to-activate"),
            Action::Pay { .. } => refused("WS-TURN-06", "why-nothing-to-pay"),
            Action::Produce { .. } => refused("WS-TOWN-09", "why-not-activated"),
            _ => refused("WS-SCAM-01", "why-no-scam-now"),
        }
    }

    /// Both main actions are done, or this one is.
    fn refuse_number_of_actions(&self, action: Action) -> Option<Refusal> {
        let which = match action {
            Action::Posse(_) => main_action::POSSE,
            Action::Jail => main_action::JAIL,
            Action::Outpost(..) | Action::Rob(..) => main_action::BUSINESS,
            Action::Scam => main_action::SCAM,
            Action::Licence(_) => main_action::LICENCE,
            Action::Cow => 0,
            _ => return None,
        };
        if self.turn.actions == 0 {
            Some(refused("WS-TURN-01", "why-two-main-actions"))
        } else if self.turn.done & which != 0 {
            Some(refused("WS-TURN-02", "why-done-already"))
        } else {
            None
        }
    }

    fn refuse_posse(&self, seat: Seat, slot: usize) -> Refusal {
        let player = self.player(seat);
        let here = &self.bandits[self.region_of(seat)];
        let Some(bandit) = here[slot % here.len()] else { return refused("WS-POSSE-01", "why-no-bandit-there") };
        if here[..slot].contains(&Some(bandit)) {
            refused("WS-POSSE-01", "why-alike")
        } else if bandit == Symbol::Joker {
            refused("WS-POSSE-06", "why-sheriff-only")
        } else if player.tied.is_some() {
            refused("WS-POSSE-02", "why-somebody-tied")
        } else if !Due::plain(Cost::new(self.price_of(seat, bandit), 0)).is_payable(player) {
            refused("WS-POSSE-03", "why-too-few-hats")
        } else {
            refused("WS-POSSE-02", "why-no-card-fits")
        }
    }

    fn refuse_business(&self, seat: Seat, city: City, field: FieldId, outpost: bool) -> Refusal {
        let player = self.player(seat);
        let Some(area) = self.board().areas.iter().position(|&one| one == city) else {
            return refused("WS-SETUP-01", "why-other-side");
        };
        let near = self.is_near(seat, area);
        let rail = self.way_to(seat, area);
        let Some(printed) = self.fields[area][field.index()] else {
            return refused("WS-BOARD-09", "why-no-such-field");
        };
        if player.discs == 0 {
            refused("WS-BIZ-01", "why-no-disc")
        } else if !near && (rail == Rail::No || !outpost) {
            match self.board().regions[self.region_of(seat)].city {
                None => refused("WS-BOARD-08", "why-no-city"),
                Some(_) => refused("WS-BIZ-01", "why-not-the-nearest-city"),
            }
        } else if !near && !self.is_on_the_line(player, area) {
            refused("WS-BLD-15", "why-no-outpost-there")
        } else if !self.free[area].contains(field) {
            refused("WS-BIZ-08", "why-field-taken")
        } else if outpost && u16::from(self.outpost_price(area, rail)) > player.coins + u16::from(player.cows) {
            refused("WS-BIZ-04", "why-too-few-coins")
        } else if (player.fitting(printed.need) & player.available()).is_empty()
            && (player.jokers == 0 || printed.need.symbol().is_none())
        {
            refused("WS-BIZ-01", "why-no-card-fits")
        } else {
            refused("WS-BIZ-03", "why-alike")
        }
    }

    fn refuse_licence(&self, seat: Seat, licence: Licence) -> Refusal {
        let player = self.player(seat);
        if player.licence.is_some() {
            refused("WS-LIC-02", "why-one-licence")
        } else if !self.licences.contains(&Some(licence)) {
            refused("WS-LIC-04", "why-licence-gone")
        } else if !self.offered_licences(seat).any(|(_, offered)| offered == licence) {
            refused("WS-BOARD-13", "why-licence-elsewhere")
        } else {
            debug_assert!(player.coins + u16::from(player.cows) < u16::from(LICENCE_COINS));
            refused("WS-LIC-01", "why-too-few-coins")
        }
    }

    fn refuse_mobilisation(&self, seat: Seat, place: Place) -> Refusal {
        if self.turn.task != Task::Mobilise && self.anvils_of(seat, Ability::Mobilisation) == 0 {
            refused("WS-ABIL-02", "why-no-anvil")
        } else if self.card_at(seat, place).kind == Kind::SheriffsOffice {
            refused("WS-BLD-20", "why-never-the-office")
        } else {
            refused("WS-BLD-27", "why-not-blocked")
        }
    }

    fn refuse_train(&self, seat: Seat, hats: u8) -> Refusal {
        if self.board().desert != Some(self.region_of(seat) as u8) {
            refused("WS-BOARD-12", "why-no-train-here")
        } else if self.turn.train {
            refused("WS-BLD-22", "why-train-robbed")
        } else if hats > self.player(seat).hats {
            refused("WS-BLD-22", "why-too-few-hats")
        } else {
            refused("WS-BLD-22", "why-nobody-tied")
        }
    }
}
