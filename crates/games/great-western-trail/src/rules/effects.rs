//! What actions do: whether they can be used, and what they start.

use table::Log;

use super::Run;
use crate::action::Action;
use crate::cards::{Card, Cows, Pile};
use crate::data::cattle::Breed;
use crate::effect::{Amount, Deed, Effect, Price, Ware};
use crate::event::{Cause, Event};
use crate::state::{GreatWesternTrail, Step};

impl Ware {
    /// The cards of a hand that are of it. Objective cards are no cattle (GWT-OBJ-17), Simmentals have neither a value-3
    /// colour nor another breed (GWT-SIM-08).
    pub(crate) fn among(self, hand: Pile) -> Pile {
        let of = |breeds: &[Breed]| breeds.iter().fold(Cows::NONE, |cows, &breed| cows + hand.cows.only(breed));
        let cows = match self {
            Ware::Breed(breed) => hand.cows.only(breed),
            Ware::Value3 => of(&[Breed::Longhorn, Breed::RedPoll, Breed::BlackAngus]),
            // Two Simmentals of any stages are a pair (GWT-SIM-09).
            Ware::Pair => Breed::ALL
                .map(|breed| hand.cows.only(breed))
                .into_iter()
                .filter(|cows| cows.len() >= 2)
                .fold(Cows::NONE, |all, cows| all + cows),
            Ware::Cattle => hand.cows,
            Ware::Objective => return Pile { goals: hand.goals, ..Pile::EMPTY },
        };
        Pile { cows, ..Pile::EMPTY }
    }
}

impl GreatWesternTrail {
    /// Whether an action can be used: costs and requirements must be met in full (GWT-LOC-07, GWT-FEE-05), and something
    /// must come of it.
    pub(super) fn can(&self, effect: Effect) -> bool {
        match effect.deed() {
            Deed::Trade(ware, _) => !ware.among(self.own().hand).is_empty(),
            Deed::Draw(_) => self.drawable(self.table.turn) > 0,
            deed => self.may_be_of_use(deed),
        }
    }

    /// The same, as far as everybody can see.
    #[inline]
    pub(super) fn may_be_of_use(&self, deed: Deed) -> bool {
        let (table, seat) = (&self.table, self.table.turn);
        let player = table.mover();
        match deed {
            Deed::Hire(modifier) => table.can_hire(seat, modifier),
            Deed::Build(rate) => table.can_build(seat, rate),
            Deed::Buy => table.can_buy(seat),
            Deed::Objective => table.can_take_objective(),
            Deed::Bandit => !table.bandits().is_empty(),
            Deed::Hazard(dollars) => table.can_remove_hazard(seat, dollars),
            Deed::Engine(dollars, amount) => player.dollars >= u16::from(dollars) && player.amount(amount) > 0,
            Deed::EngineBack(_) => !table.backward(seat, 1).is_empty(),
            Deed::Gain(_, amount) => player.amount(amount) > 0,
            Deed::BanditPairs => player.bandit_pairs() > 0,
            Deed::Deliver => !table.behind(seat).is_empty(),
            Deed::Upgrade => !table.stations_behind(seat).is_empty(),
            // A marker at its limit may be told to move, without effect (GWT-LOC-10).
            Deed::Certificates(_) | Deed::CertificatesToLimit => true,
            Deed::Auxiliary | Deed::Forward(_) | Deed::FreeMove(_) | Deed::Token | Deed::Draw(_) | Deed::Trade(..) => {
                true
            }
            Deed::Copy => false,
        }
    }

    /// One of up to two actions, or none. What is in the hand decides for its owner alone.
    pub(super) fn list_offer(&self, one: Effect, other: Option<Effect>, out: &mut Vec<Action>) {
        out.extend([Some(one), other].into_iter().flatten().filter(|&effect| self.can(effect)).map(Action::Use));
        out.push(Action::Done);
    }

    /// An action that a slot, tile or card gives at once is performed or forfeited (GWT-HIRE-06, GWT-SMT-03,
    /// GWT-OBJ-06). What has choices of its own needs no question before them.
    pub(super) fn offer<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        match effect.deed() {
            Deed::Trade(..) => self.table.steps.push(Step::Offer(effect, None)),
            _ => self.perform(effect, run),
        }
    }

    /// Starts an action.
    pub(super) fn perform<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        if counts_something(effect.deed()) {
            run.tell(|| Event::Used(seat, effect), self);
        }
        let player = self.table.mover();
        match effect.deed() {
            Deed::Hire(modifier) => self.table.steps.push(Step::Hire(modifier)),
            Deed::Build(rate) => self.table.steps.push(Step::Build(rate)),
            Deed::Buy => self.table.steps.push(Step::Buy),
            Deed::Objective => self.table.steps.push(Step::TakeObjective { to_hand: false }),
            Deed::Bandit => self.table.steps.push(Step::Bandit),
            Deed::Hazard(dollars) => self.table.steps.push(Step::Hazard(dollars)),
            Deed::Engine(dollars, amount) => {
                let most = player.amount(amount); // GWT-ENG-01
                self.pay(u16::from(dollars), Cause::Effect(effect), run);
                self.table.steps.push(Step::Engine(most));
            }
            Deed::EngineBack(dollars) => {
                self.table.steps.push(Step::Gain(dollars));
                self.table.steps.push(Step::Back(1));
            }
            Deed::Auxiliary => self.table.steps.push(Step::Auxiliary),
            Deed::Forward(most) => self.table.steps.push(Step::Forward(most)),
            Deed::FreeMove(most) => self.table.steps.push(Step::FreeMove(most)),
            Deed::Certificates(count) => self.certify(count, run),
            Deed::CertificatesToLimit => {
                let limit = player.marker_limit();
                self.certify(limit, run);
            }
            Deed::BanditPairs => {
                let pairs = player.bandit_pairs();
                self.certify(2 * pairs, run);
                self.gain(2 * u16::from(pairs), run);
            }
            Deed::Gain(dollars, amount) => {
                let dollars = u16::from(dollars) * u16::from(player.amount(amount));
                self.gain(dollars, run);
            }
            Deed::Token => self.gain_token(run),
            Deed::Draw(amount) => {
                let most = player.amount(amount).min(self.drawable(seat));
                self.table.steps.push(Step::Draw(most));
            }
            Deed::Deliver => self.table.steps.push(Step::BackToDeliver),
            Deed::Upgrade => self.table.steps.push(Step::UpgradeBehind),
            Deed::Trade(..) => {
                // To choose it is to say that one has what it takes.
                run.revealed = true;
                self.table.steps.push(Step::Give(effect));
            }
            Deed::Copy => {}
        }
    }

    pub(super) fn list_gifts(&self, effect: Effect, out: &mut Vec<Action>) {
        if let Deed::Trade(ware, _) = effect.deed() {
            out.extend(ware.among(self.own().hand).kinds().map(Action::Discard));
        }
        give_nothing(out);
    }

    pub(super) fn list_second_gifts(&self, breed: Breed, out: &mut Vec<Action>) {
        out.extend(Ware::Breed(breed).among(self.own().hand).kinds().map(Action::Discard));
        give_nothing(out);
    }

    pub(super) fn only_gift(&self, effect: Effect) -> Option<Action> {
        match effect.deed() {
            Deed::Trade(ware, _) => sole(ware.among(self.own().hand)),
            _ => None,
        }
    }

    pub(super) fn only_second_gift(&self, breed: Breed) -> Option<Action> {
        sole(Ware::Breed(breed).among(self.own().hand))
    }

    /// Exactly what is shown is discarded, once (GWT-LOC-09).
    pub(super) fn give<L: Log<Self>>(&mut self, effect: Effect, card: Card, run: &mut Run<'_, L>) {
        let Deed::Trade(ware, price) = effect.deed() else { return };
        self.discard(self.table.turn, card, run);
        match (ware, card) {
            (Ware::Pair, Card::Cattle(kind)) => self.table.steps.push(Step::GiveSecond(effect, kind.breed())),
            _ => self.reward(price, run),
        }
    }

    pub(super) fn give_second<L: Log<Self>>(&mut self, effect: Effect, card: Card, run: &mut Run<'_, L>) {
        self.discard(self.table.turn, card, run);
        if let Deed::Trade(_, price) = effect.deed() {
            self.reward(price, run);
        }
    }

    /// Money must be taken in full; of the rest one may take less (GWT-LOC-08).
    fn reward<L: Log<Self>>(&mut self, price: Price, run: &mut Run<'_, L>) {
        self.certify(price.certificates, run);
        self.gain(u16::from(price.dollars), run);
        if price.objective {
            self.table.steps.push(Step::TakeObjective { to_hand: true });
        }
        if price.engine > 0 {
            self.table.steps.push(Step::Engine(price.engine));
        }
    }
}

/// Whether an action brings something for each of something. Every other one is told by what comes of it, and only then: it
/// may still be declined.
fn counts_something(deed: Deed) -> bool {
    matches!(deed, Deed::BanditPairs) || matches!(deed, Deed::Gain(_, amount) if !matches!(amount, Amount::Fixed(_)))
}

/// Who has meanwhile exchanged what was to be given gets nothing for it (GWT-EXC-01, GWT-LOC-07).
fn give_nothing(out: &mut Vec<Action>) {
    if out.is_empty() {
        out.push(Action::Done);
    }
}

/// The only kind, as a discard.
fn sole(cards: Pile) -> Option<Action> {
    let mut kinds = cards.kinds();
    let kind = kinds.next()?;
    kinds.next().is_none().then_some(Action::Discard(kind))
}
