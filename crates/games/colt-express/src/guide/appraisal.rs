//! What everybody may expect between two Rounds.
//!
//! All weights are dollars, fitted so that [`Appraisal::prospects`] foretells the winners of games
//! between bots as well as it can.

use table::guide::PerSeat;
use table::linear::chances;
use table::{MAX_SEATS, Seat};

use crate::data::{
    BULLETS, Character, GUNSLINGER_REWARD, JEWEL_VALUE, Level, MAX_SPOTS, RANSOM, ROUNDS, STRONGBOX_VALUE,
};
use crate::purses::Place;
use crate::state::{ColtExpress, Spot, Step};

/// What an average Purse is worth that nobody has looked into.
pub(super) const AVERAGE_PURSE: i32 = 340;

/// By how many dollars wealth is uncertain with one Round to go, two, and so on: the more, the less
/// today's lead says.
const UNCERTAINTY: [f32; ROUNDS as usize] = [386.0, 535.0, 630.0, 670.0, 700.0];

/// What carrying a Bullet through one more Round costs: it may fill a place in the hand, and for experts
/// it will, because it lies on top of the deck.
const BULLET_BURDEN: f32 = 30.0;
const EXPERT_BULLET_BURDEN: f32 = 45.0;

/// What is lost on average each Round by having a Strongbox that everybody wants.
const STRONGBOX_RISK: f32 = 90.0;

/// The parts of loot that a Bandit can hope for: the best in his location, all there, the best on the
/// other level, and all in the neighbouring Units.
const HOPE_BEST_HERE: f32 = 0.33;
const HOPE_HERE: f32 = 0.10;
const HOPE_OTHER_LEVEL: f32 = 0.17;
const HOPE_BESIDE: f32 = 0.08;

/// The most loot in neighbouring Units that matters.
const MOST_BESIDE: i32 = 3000;

/// What it costs to stand on the roof above the Sheriff (he shoots, and one cannot go down), or inside
/// next to him.
const ABOVE_SHERIFF: f32 = 110.0;
const BESIDE_SHERIFF: f32 = 80.0;

/// How sharply a lead in shots decides who will be the Gunslinger, in the last Round; and what a tie is
/// worth in shots, because all who are tied are paid.
const GUNSLINGER_SHARPNESS: f32 = 1.8;
const TIE_IN_SHOTS: f32 = 0.7;

/// A position with its riches counted, once for all that is asked about them.
pub(super) struct Appraisal<'a> {
    game: &'a ColtExpress,
    /// What each character has.
    owned: [i32; 6],
    /// The worth of all that lies in a location, and of the best of it.
    lying: [i32; MAX_SPOTS],
    best: [i32; MAX_SPOTS],
}

impl<'a> Appraisal<'a> {
    pub fn of(game: &'a ColtExpress) -> Self {
        let mut it = Appraisal { game, owned: [0; 6], lying: [0; MAX_SPOTS], best: [0; MAX_SPOTS] };
        for who in game.in_play.iter() {
            let bandit = game.bandit(who);
            it.owned[who.index()] = i32::from(bandit.jewels) * JEWEL_VALUE
                + i32::from(bandit.strongboxes) * STRONGBOX_VALUE
                + i32::from(bandit.ransoms) * RANSOM;
        }
        for (spot, pile) in game.piles.iter().enumerate() {
            let tokens =
                [(pile.purses, AVERAGE_PURSE), (pile.jewels, JEWEL_VALUE), (pile.strongboxes, STRONGBOX_VALUE)];
            for (count, value) in tokens {
                it.lying[spot] += i32::from(count) * value;
                it.best[spot] = if count > 0 { value } else { it.best[spot] };
            }
        }
        for purse in game.purses.owned() {
            let value = purse.value.dollars();
            match purse.place {
                Place::With(who) => it.owned[who.index()] += value,
                Place::At(spot) => {
                    it.lying[spot.index()] += value;
                    it.best[spot.index()] = it.best[spot.index()].max(value);
                }
            }
        }
        it
    }

    /// Each seat's chance of winning.
    pub fn prospects(&self) -> PerSeat {
        if self.game.step == Step::Over {
            return self.shares();
        }
        let uncertainty = UNCERTAINTY[usize::from(self.rounds_left()) - 1];
        chances(Seat::all(self.game.player_count()).map(|seat| self.estimate(seat)), uncertainty)
    }

    /// Winners share the victory.
    fn shares(&self) -> PerSeat {
        let mut wealth = [(i32::MIN, 0); MAX_SEATS];
        for seat in Seat::all(self.game.player_count()) {
            let gunslinger = self.game.team(seat).members().filter(|&who| self.game.is_gunslinger(who)).count() as i32;
            wealth[seat.index()] =
                (self.money(seat) + gunslinger * GUNSLINGER_REWARD, -i32::from(self.game.received(seat)));
        }
        let best = wealth.into_iter().max().unwrap_or_default();
        let winners = wealth.iter().filter(|&&wealth| wealth == best).count() as f32;
        wealth.map(|wealth| if wealth == best { 1.0 / winners } else { 0.0 })
    }

    fn money(&self, seat: Seat) -> i32 {
        self.game.team(seat).members().map(|who| self.owned[who.index()]).sum()
    }

    /// Loot and ransom in dollars.
    pub fn fortune(&self, seat: Seat) -> f32 {
        self.money(seat) as f32
    }

    /// What a seat will probably end with, compared to the others.
    fn estimate(&self, seat: Seat) -> f32 {
        let hopes = self.gunslinger(seat) + self.within_reach(seat);
        let fears = self.risk(seat) + self.burden(seat) + self.danger(seat);
        self.fortune(seat) + hopes - fears
    }

    /// How far ahead of the best of the others a seat is.
    pub fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.game.player_count()).filter(|&other| other != seat);
        self.estimate(seat) - others.map(|other| self.estimate(other)).fold(f32::MIN, f32::max)
    }

    /// Rounds to go, with the one that is being played.
    fn rounds_left(&self) -> u8 {
        if self.game.step == Step::Over { 0 } else { ROUNDS + 1 - self.game.round.max(1) }
    }

    /// Bullets clog the hand for the rest of the game.
    pub fn burden(&self, seat: Seat) -> f32 {
        f32::from(self.game.received(seat)) * self.bullet_burden()
    }

    /// What a seat's Bullets cost the others, each in his race against it.
    pub fn burden_on_others(&self, seat: Seat) -> f32 {
        let given: u8 = self.game.team(seat).members().map(|who| BULLETS - self.game.bandit(who).bullets).sum();
        let others = self.game.player_count() as f32 - 1.0;
        f32::from(given) * self.bullet_burden() / others
    }

    /// What a Bullet costs from now on.
    fn bullet_burden(&self) -> f32 {
        let each_round = if self.game.expert { EXPERT_BULLET_BURDEN } else { BULLET_BURDEN };
        each_round * f32::from(self.rounds_left())
    }

    /// The chance of being the Gunslinger, in dollars: by shots ahead of the next best.
    pub fn gunslinger(&self, seat: Seat) -> f32 {
        let game = self.game;
        let Some(who) = game.team(seat).first().filter(|_| game.players > 2) else { return 0.0 };
        let reward = GUNSLINGER_REWARD as f32;
        if game.step == Step::Over {
            return if game.is_gunslinger(who) { reward } else { 0.0 };
        }
        let fired = |who: Character| BULLETS - game.bandit(who).bullets;
        let best_other = game.in_play.iter().filter(|&other| other != who).map(fired).max().unwrap_or(0);
        let lead = f32::from(fired(who)) - f32::from(best_other);
        let sharpness = GUNSLINGER_SHARPNESS / f32::from(self.rounds_left()).sqrt();
        reward / (1.0 + (-(lead + TIE_IN_SHOTS) * sharpness).exp())
    }

    /// Loot that the seat's Bandits can hope to reach.
    pub fn within_reach(&self, seat: Seat) -> f32 {
        self.game.team(seat).members().map(|who| self.hope(self.game.spot(who))).sum()
    }

    fn hope(&self, spot: Spot) -> f32 {
        if spot == Spot::NOWHERE || self.rounds_left() == 0 {
            return 0.0;
        }
        let at = |unit: u8| {
            self.lying[Spot::new(unit, Level::Inside).index()] + self.lying[Spot::new(unit, Level::Roof).index()]
        };
        let behind = if spot.unit() > 0 { at(spot.unit() - 1) } else { 0 };
        let ahead = if spot.unit() < self.game.locomotive { at(spot.unit() + 1) } else { 0 };
        HOPE_BEST_HERE * self.best[spot.index()] as f32
            + HOPE_HERE * self.lying[spot.index()] as f32
            + HOPE_OTHER_LEVEL * self.best[spot.other_level().index()] as f32
            + HOPE_BESIDE * (behind + ahead).min(MOST_BESIDE) as f32
    }

    /// What others' greed for a seat's Strongboxes will cost.
    pub fn risk(&self, seat: Seat) -> f32 {
        let strongboxes: u8 = self.game.team(seat).members().map(|who| self.game.bandit(who).strongboxes).sum();
        // The Round at hand counts half: what is robbed late in it is safe soon.
        f32::from(strongboxes) * STRONGBOX_RISK * (f32::from(self.rounds_left()) - 0.5).max(0.0)
    }

    /// What the Sheriff threatens to do to a seat's Bandits.
    pub fn danger(&self, seat: Seat) -> f32 {
        if self.rounds_left() == 0 {
            return 0.0;
        }
        self.game.team(seat).members().map(|who| self.danger_at(self.game.spot(who))).sum()
    }

    fn danger_at(&self, spot: Spot) -> f32 {
        match (spot.level(), spot.unit().abs_diff(self.game.sheriff)) {
            (Level::Roof, 0) => ABOVE_SHERIFF,
            (Level::Inside, 1) => BESIDE_SHERIFF,
            _ => 0.0, // NOWHERE is far away
        }
    }
}
