//! What actions do: whether they can be used, and what they start.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::cards::{Card, Cows, Pile};
use crate::data::cattle::Breed;
use crate::effect::{Amount, Effect, Operation, Price, Ware};
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

/// Which of these to use, if any.
#[derive(Clone, Copy)]
pub(super) struct Offer(pub Effect, pub Option<Effect>);

impl Offer {
    fn effects(&self) -> impl Iterator<Item = Effect> + use<> {
        [Some(self.0), self.1].into_iter().flatten()
    }
}

impl Asks<Offer> for GreatWesternTrail {
    fn list(&self, _: Seat, offer: Offer, out: &mut impl List<Action>) {
        out.put_all(offer.effects().filter(|&effect| self.can(effect)).map(Action::Use));
        out.put(Action::Done);
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Offer, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Use(effect) = answer {
            self.perform(effect, run);
        }
    }

    fn object(&self, _: Seat, offer: Offer, answer: Action) -> Refusal {
        match answer {
            Action::Use(effect) if offer.effects().any(|other| other == effect) => self.refuse_effect(effect),
            Action::Use(_) if offer.1.is_some() => refused("GWT-SMT-03", "why-not-offered-here"),
            Action::Use(_) => refused("GWT-HIRE-06", "why-not-offered-here"),
            _ => not_now(answer),
        }
    }

    /// What is in the hand decides for its owner alone.
    fn forced(&self, _: Seat, offer: Offer) -> Option<Action> {
        let any = offer.effects().any(|effect| self.may_be_of_use(effect.operation()));
        (!any).then_some(Action::Done)
    }
}

/// Which card to discard for an effect; the second of a pair is of the breed of the first.
#[derive(Clone, Copy)]
pub(super) struct Give {
    pub effect: Effect,
    pub second: Option<Breed>,
}

impl Asks<Give> for GreatWesternTrail {
    fn list(&self, seat: Seat, give: Give, out: &mut impl List<Action>) {
        let Operation::Trade(ware, _) = give.effect.operation() else { return };
        let gifts = give.second.map_or(ware, Ware::Breed).among(self.herd(seat).hand);
        out.put_all(gifts.kinds().map(Action::Discard));
        // Who has meanwhile exchanged what was to be given gets nothing for it (GWT-EXC-01, GWT-LOC-07).
        if gifts.is_empty() {
            out.put(Action::Done);
        }
    }

    /// Exactly what is shown is discarded, once (GWT-LOC-09).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, give: Give, answer: Action, run: &mut Run<'_, L>) {
        let (Action::Discard(card), Operation::Trade(ware, price)) = (answer, give.effect.operation()) else { return };
        self.discard(seat, card, run);
        match (ware, card, give.second) {
            (Ware::Pair, Card::Cattle(kind), None) => {
                self.table.steps.push(Step::GiveSecond(give.effect, kind.breed()));
            }
            _ => self.reward(price, run),
        }
    }

    fn object(&self, _: Seat, _: Give, answer: Action) -> Refusal {
        match answer {
            Action::Discard(_) => refused("GWT-LOC-09", "why-wrong-card"),
            _ => refused("GWT-LOC-07", "why-discard-first"),
        }
    }

    /// That there is such a card was said with the action; that there is none any more is not.
    fn forced(&self, seat: Seat, give: Give) -> Option<Action> {
        self.only_answer(seat, give).filter(|&answer| answer != Action::Done)
    }
}

impl GreatWesternTrail {
    /// Whether an action can be used: costs and requirements must be met in full (GWT-LOC-07, GWT-FEE-05), and something
    /// must come of it.
    pub(super) fn can(&self, effect: Effect) -> bool {
        match effect.operation() {
            Operation::Trade(ware, _) => !ware.among(self.own().hand).is_empty(),
            Operation::Draw(_) => self.drawable(self.table.turn) > 0,
            operation => self.may_be_of_use(operation),
        }
    }

    /// The same, as far as everybody can see.
    #[inline]
    pub(super) fn may_be_of_use(&self, operation: Operation) -> bool {
        let (table, seat) = (&self.table, self.table.turn);
        let player = table.mover();
        match operation {
            Operation::Hire(modifier) => table.can_hire(seat, modifier),
            Operation::Build(rate) => table.can_build(seat, rate),
            Operation::Buy => table.can_buy(seat),
            Operation::Objective => table.can_take_objective(),
            Operation::Bandit => !table.bandits().is_empty(),
            Operation::Hazard(dollars) => table.can_remove_hazard(seat, dollars),
            Operation::Engine(dollars, amount) => player.dollars >= u16::from(dollars) && player.amount(amount) > 0,
            Operation::EngineBack(_) => !table.backward(seat, 1).is_empty(),
            Operation::Gain(_, amount) => player.amount(amount) > 0,
            Operation::BanditPairs => player.bandit_pairs() > 0,
            Operation::Deliver => !table.behind(seat).is_empty(),
            Operation::Upgrade => !table.stations_behind(seat).is_empty(),
            // A marker at its limit may be told to move, without effect (GWT-LOC-10).
            Operation::Certificates(_) | Operation::CertificatesToLimit => true,
            Operation::Auxiliary
            | Operation::Forward(_)
            | Operation::FreeMove(_)
            | Operation::Token
            | Operation::Draw(_)
            | Operation::Trade(..) => true,
            Operation::Copy => false,
        }
    }

    /// An action that a slot, tile or card gives at once is performed or forfeited (GWT-HIRE-06, GWT-SMT-03,
    /// GWT-OBJ-06). What has choices of its own needs no question before them.
    pub(super) fn offer<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        match effect.operation() {
            Operation::Trade(..) => self.table.steps.push(Step::Offer(effect, None)),
            _ => self.perform(effect, run),
        }
    }

    /// Starts an action.
    pub(super) fn perform<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        if counts_something(effect.operation()) {
            run.tell(self, || Event::Used(seat, effect));
        }
        let player = self.table.mover();
        match effect.operation() {
            Operation::Hire(modifier) => self.table.steps.push(Step::Hire(modifier)),
            Operation::Build(rate) => self.table.steps.push(Step::Build(rate)),
            Operation::Buy => self.table.steps.push(Step::Buy),
            Operation::Objective => self.table.steps.push(Step::TakeObjective { to_hand: false }),
            Operation::Bandit => self.table.steps.push(Step::Bandit),
            Operation::Hazard(dollars) => self.table.steps.push(Step::Hazard(dollars)),
            Operation::Engine(dollars, amount) => {
                let most = player.amount(amount); // GWT-ENG-01
                self.pay(u16::from(dollars), Cause::Effect(effect), run);
                self.table.steps.push(Step::Engine(most));
            }
            Operation::EngineBack(dollars) => {
                self.table.steps.push(Step::Gain(dollars));
                self.table.steps.push(Step::Back(1));
            }
            Operation::Auxiliary => self.table.steps.push(Step::Auxiliary),
            Operation::Forward(most) => self.table.steps.push(Step::Forward(most)),
            Operation::FreeMove(most) => self.table.steps.push(Step::FreeMove(most)),
            Operation::Certificates(count) => self.certify(count, run),
            Operation::CertificatesToLimit => {
                let limit = player.marker_limit();
                self.certify(limit, run);
            }
            Operation::BanditPairs => {
                let pairs = player.bandit_pairs();
                self.certify(2 * pairs, run);
                self.gain(2 * u16::from(pairs), run);
            }
            Operation::Gain(dollars, amount) => {
                let dollars = u16::from(dollars) * u16::from(player.amount(amount));
                self.gain(dollars, run);
            }
            Operation::Token => self.gain_token(run),
            Operation::Draw(amount) => {
                let most = player.amount(amount).min(self.drawable(seat));
                self.table.steps.push(Step::Draw(most));
            }
            Operation::Deliver => self.table.steps.push(Step::BackToDeliver),
            Operation::Upgrade => self.table.steps.push(Step::UpgradeBehind),
            Operation::Trade(..) => {
                // To choose it is to say that one has what it takes.
                run.reveal();
                self.table.steps.push(Step::Give(effect));
            }
            Operation::Copy => {}
        }
    }

    /// Why an action cannot be used, whatever offers it.
    pub(super) fn refuse_effect(&self, effect: Effect) -> Refusal {
        let player = self.table.mover();
        match effect.operation() {
            Operation::Hire(_) => refused("GWT-HIRE-01", "why-nobody-to-hire"),
            Operation::Build(_) => refused("GWT-BLD-02", "why-nothing-to-build"),
            Operation::Buy => refused("GWT-BUY-02", "why-nothing-to-buy"),
            Operation::Objective => refused("GWT-OBJ-03", "why-no-objectives"),
            Operation::Bandit => refused("GWT-BAN-03", "why-no-bandit"),
            Operation::Hazard(dollars) if player.dollars < u16::from(dollars) => {
                refused("GWT-HAZ-02", "why-too-few-dollars")
            }
            Operation::Hazard(_) => refused("GWT-HAZ-02", "why-no-hazard"),
            Operation::Engine(dollars, _) if player.dollars < u16::from(dollars) => {
                refused("GWT-LOC-07", "why-too-few-dollars")
            }
            Operation::Engine(..) => refused("GWT-ENG-01", "why-engine-stays"),
            Operation::EngineBack(_) | Operation::Deliver => refused("GWT-ENG-06", "why-engine-at-start"),
            Operation::Gain(_, Amount::Stations) => refused("GWT-PB-12b", "why-brings-nothing"),
            Operation::Gain(..) => refused("GWT-PB-1a", "why-brings-nothing"),
            Operation::BanditPairs => refused("GWT-PB-7a", "why-brings-nothing"),
            Operation::Draw(_) => refused("GWT-DECK-04", "why-no-cards"),
            Operation::Upgrade => refused("GWT-PB-9b", "why-no-station-behind"),
            Operation::Trade(Ware::Objective, _) => refused("GWT-PB-1b", "why-no-objective-in-hand"),
            Operation::Trade(..) => refused("GWT-LOC-09", "why-no-such-card"),
            Operation::Auxiliary
            | Operation::Forward(_)
            | Operation::FreeMove(_)
            | Operation::Certificates(_)
            | Operation::CertificatesToLimit
            | Operation::Token
            | Operation::Copy => refused("GWT-LOC-01", "why-not-offered-here"),
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
fn counts_something(operation: Operation) -> bool {
    matches!(operation, Operation::BanditPairs)
        || matches!(operation, Operation::Gain(_, amount) if !matches!(amount, Amount::Fixed(_)))
}
