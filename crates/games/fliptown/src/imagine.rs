//! Worlds that a player cannot tell from the true one.
//!
//! Hidden from a player are the sheriff card (but for those who looked at it), the others' cards of Texas Hold'em, the cards
//! that the cowbot stole, and what the others have done since the present decisions began. Everything else is
//! public, or not decided yet: the draw pile has no order until a card is drawn.

use table::{Dice, Seat, Silent};

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::data::{Character, Region};
use crate::rules::{Rehearsal, Run};
use crate::setup::Holdem;
use crate::state::{Ask, Fliptown, Running, Step};

/// How often a turn is imagined anew to fit the robbery cards that were seen.
const ATTEMPTS: usize = 12;

impl Fliptown {
    /// Another world with everything that `seat` knows, and the rest dealt anew.
    pub(crate) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        if self.step == Step::Over {
            return world; // Nothing is hidden.
        }
        world.deal_anew(seat, dice);
        for other in self.hidden.without(seat) {
            world.imagine_decisions(other, dice);
        }
        world
    }

    /// Whether this seat knows the sheriff card: everybody does once it is turned up.
    pub(crate) fn knows_sheriff(&self, seat: Seat) -> bool {
        self.sheriff_open || seat.index() < self.player_count() && self.sheet(seat).peeked
    }

    /// Whether this seat sees a player's cards of Texas Hold'em: its own, and all once they are shown (FT-HOLD-02).
    pub(crate) fn knows_holdem(&self, seat: Option<Seat>, of: Seat) -> bool {
        seat == Some(of) || self.held(of)[0].some().is_some_and(|card| self.seen.contains(card))
    }

    /// Cards that this seat has not seen in this round.
    pub(crate) fn unseen(&self, seat: Option<Seat>) -> Cards {
        let mut unseen = Cards::DECK.minus(self.seen);
        if let Some(seat) = seat.filter(|seat| seat.index() < self.player_count()) {
            if self.knows_sheriff(seat) {
                unseen = unseen.without(self.sheriff);
            }
            unseen = unseen.minus(self.held(seat).into_iter().filter_map(Card::some).collect());
        }
        unseen
    }

    /// Deals hidden cards anew: stolen ones from those that can have been stolen in their round, the sheriff card and
    /// the others' private cards from whatever this seat has not seen; the rest is the draw pile.
    fn deal_anew(&mut self, seat: Seat, dice: &mut Dice) {
        let mut unseen = self.unseen(Some(seat));
        let reshuffled = self.draw.both(self.seen);
        let current = usize::from(self.round) - 1;
        for round in 0..=current {
            let count = self.stolen[round].len();
            if count == 0 {
                continue;
            }
            let mut possible = if round == current { unseen } else { self.suspects[round].both(unseen) };
            self.stolen[round] = possible.draw_several(count, dice);
            unseen = unseen.minus(self.stolen[round]);
        }
        if !self.knows_sheriff(seat) {
            self.sheriff = unseen.draw(dice);
        }
        if self.holdem != Holdem::Off {
            for other in self.all_players() {
                if !self.knows_holdem(Some(seat), other) {
                    *self.held_mut(other) = [unseen.draw(dice), unseen.draw(dice)];
                }
            }
        }
        self.draw = unseen.union(reshuffled);
    }

    /// Lets a player whose decisions are hidden have decided something possible: nothing yet, if still waited for.
    fn imagine_decisions(&mut self, seat: Seat, dice: &mut Dice) {
        let decided = !self.waiting.contains(seat);
        match self.step {
            Step::Turn => self.imagine_turn(seat, decided, dice),
            Step::Evening | Step::Bribe | Step::Arrest => self.imagine_answers(seat, decided, dice),
            Step::Mayor | Step::Cheat | Step::Unfolding | Step::Over => {}
        }
    }

    /// The sheet and the turn as they were when the present decisions began.
    fn rewind(&mut self, seat: Seat) {
        let sheet = self.shown[seat.index()];
        let Running { robberies, robbed, .. } = *self.running(seat);
        *self.sheet_mut(seat) = sheet;
        *self.running_mut(seat) = Running { robberies, robbed, ..Running::START };
        match self.step {
            Step::Turn => {
                self.running_mut(seat).due = self.bails(&sheet);
                self.ask_for_bail(seat);
            }
            Step::Arrest => self.ask_arrested(seat),
            _ => {}
        }
    }

    /// A turn that turns up exactly the robbery cards which everybody has seen: up to the last of them, or to its end
    /// if the player has ended it.
    fn imagine_turn(&mut self, seat: Seat, ended: bool, dice: &mut Dice) {
        let seen = *self.running(seat);
        let cards = seen.robberies();
        let mut options = Vec::new();
        for _ in 0..ATTEMPTS {
            self.rewind(seat);
            if self.rehearse(seat, ended, cards, &mut options, dice) {
                return;
            }
        }
        // So many robberies in a turn are rare: let the player have done something else.
        self.rewind(seat);
        if ended {
            self.rehearse(seat, true, &[], &mut options, dice);
        }
    }

    /// Plays a random turn with these robbery cards; says whether it used all of them.
    fn rehearse(
        &mut self,
        seat: Seat,
        to_the_end: bool,
        cards: &[Card],
        options: &mut Vec<Action>,
        dice: &mut Dice,
    ) -> bool {
        let mut rehearsal = Rehearsal::new(cards);
        while to_the_end || !rehearsal.is_used_up() {
            self.list_turn_of(seat, options);
            if options.first() == Some(&Action::Done) {
                return rehearsal.is_used_up();
            }
            prefer(options, |action| robs(action) != rehearsal.is_used_up());
            let action = dice.pick(options);
            let mut silent = Silent;
            let mut run = Run::new(dice, &mut silent);
            run.besides = Some(rehearsal);
            self.take_step(seat, action, &mut run);
            rehearsal = run.besides.unwrap_or(rehearsal);
        }
        true
    }

    /// What a player could do in a turn, whether waited for or not.
    fn list_turn_of(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list_turn(seat, out);
    }

    /// Random answers to the questions of the phases after the turns.
    fn imagine_answers(&mut self, seat: Seat, decided: bool, dice: &mut Dice) {
        self.rewind(seat);
        let drew = self.marshal.some().is_some() && self.owner(Character::Marshal) == Some(seat);
        if self.step == Step::Arrest && drew {
            self.sheet_mut(seat).uses -= 1;
            let _ = self.face_arrest(seat, Action::Use);
        }
        if !decided {
            return;
        }
        let mut silent = Silent;
        let mut options = Vec::new();
        match self.step {
            Step::Evening => {
                self.list_evening(seat, &mut options);
                let action = dice.pick(&options);
                self.act_in_the_evening(seat, action, &mut Run::new(dice, &mut silent));
            }
            Step::Bribe => self.bribe(seat, dice.below(2) == 0),
            _ => {
                while self.running(seat).ask != Ask::Nothing {
                    self.list_arrest(seat, &mut options);
                    // A card of the Marshal's own would have been seen.
                    options.retain(|action| *action != Action::Use);
                    let action = dice.pick(&options);
                    options.clear();
                    let _ = self.face_arrest(seat, action);
                }
            }
        }
    }
}

/// Whether an action robs a target.
fn robs(action: &Action) -> bool {
    let space = match action {
        Action::Act { space, .. } | Action::Bonus(space) => *space,
        _ => return false,
    };
    space.region() == Region::Badlands
}

/// Keeps only the options that fit, if any do.
fn prefer(options: &mut Vec<Action>, fits: impl Fn(&Action) -> bool) {
    if options.iter().any(&fits) {
        options.retain(fits);
    }
}
