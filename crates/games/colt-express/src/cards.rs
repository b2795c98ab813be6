//! A player's cards as small multisets, and the common stack.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use table::sets::ones;
use table::{Dice, Seat};

use crate::action::Face;
use crate::data::{Kind, MAX_STACK};
use crate::subsets::{self, subset, subset_of_solo, ways};

/// Which of a team's characters a card belongs to: always the first with three players and more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Member {
    First,
    Second,
}

/// The face of an Action card within one player's set: its kind, and which member of the team acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Slot(u8);

/// Every number of three bits has a kind, so that looking one up needs no check.
const KINDS: [Kind; 8] =
    [Kind::Move, Kind::Level, Kind::Shoot, Kind::Rob, Kind::Punch, Kind::Sheriff, Kind::Sheriff, Kind::Sheriff];

impl Slot {
    #[inline]
    pub const fn new(kind: Kind, member: Member) -> Self {
        Slot(kind as u8 * 2 + member as u8)
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[(self.0 >> 1 & 7) as usize]
    }

    #[inline]
    pub const fn member(self) -> Member {
        if self.0 & 1 == 0 { Member::First } else { Member::Second }
    }

    /// Later kinds are larger; within a kind the first member comes first (CE-RUL-32).
    #[inline]
    pub const fn order(self) -> u8 {
        self.0
    }
}

/// A multiset of one player's cards. Nobody ever sees the order of a deck, so none is kept: cards are
/// drawn from the counts.
///
/// Two bits for each [`Slot`], as many set as there are cards (no slot ever has more than two), and
/// the number of Bullets in the highest byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Cards(u32);

const LOW_BITS: u32 = 0x55_5555;
const ACTIONS: u32 = 0xff_ffff;

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// The ten Action cards of a character (CE-SETUP-04).
    pub const SOLO: Cards = Cards(subsets::SOLO);

    /// The eleven Action cards of a team, one deck for both characters (CE-TWO-05, CE-TWO-06, CE-TWO-18).
    pub const TEAM: Cards = Cards(0b01_01_01_01_01_01_01_01_01_01_01);

    #[inline]
    pub const fn one(slot: Slot) -> Self {
        Cards(1 << (2 * slot.0))
    }

    #[inline]
    pub const fn bullets(count: u8) -> Self {
        Cards((count as u32) << 24)
    }

    #[inline]
    pub const fn bullet_count(self) -> u8 {
        (self.0 >> 24) as u8
    }

    #[inline]
    pub const fn action_count(self) -> u8 {
        (self.0 & ACTIONS).count_ones() as u8
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.action_count() + self.bullet_count()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        self.0 >> (2 * slot.0) & 1 == 1
    }

    #[inline]
    pub const fn count(self, slot: Slot) -> u8 {
        (self.0 >> (2 * slot.0) & 0b11).count_ones() as u8
    }

    /// The Action cards among them.
    #[inline]
    pub const fn actions(self) -> Cards {
        Cards(self.0 & ACTIONS)
    }

    /// The Bullets among them.
    #[inline]
    pub const fn just_bullets(self) -> Cards {
        Cards(self.0 & !ACTIONS)
    }

    /// The only distinct Action card, if there is just one.
    #[inline]
    pub const fn single_slot(self) -> Option<Slot> {
        let low = self.0 & LOW_BITS;
        if low.is_power_of_two() { Some(Slot((low.trailing_zeros() / 2) as u8)) } else { None }
    }

    /// The distinct Action cards, in the order of their kinds.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        ones(self.0 & LOW_BITS).map(|bit| Slot(bit / 2))
    }

    /// One more card in a slot: its low bit, or the high one if that is set.
    #[inline]
    #[must_use]
    pub const fn plus(self, slot: Slot) -> Cards {
        let at = 2 * slot.0;
        Cards(self.0 | 1 << (at as u32 + (self.0 >> at & 1)))
    }

    /// One card less in a slot that has one.
    #[inline]
    #[must_use]
    pub const fn minus(self, slot: Slot) -> Cards {
        let at = 2 * slot.0;
        Cards(self.0 & !(1 << (at as u32 + (self.0 >> at >> 1 & 1))))
    }

    /// Takes `count` of them at random, each card equally likely. Taking all or none needs no dice.
    #[inline]
    pub fn draw(&mut self, count: u8, dice: &mut Dice) -> Cards {
        let all = self.len();
        if count >= all {
            return std::mem::take(self);
        }
        if count == 0 {
            return Cards::NONE;
        }
        // Whether one takes some or leaves the others is the same; fewer are quicker.
        if count > all / 2 {
            let left = self.draw_few(all - count, all, dice);
            std::mem::replace(self, left)
        } else {
            self.draw_few(count, all, dice)
        }
    }

    /// Takes `count` of `all` cards, as many at once as one number can tell.
    fn draw_few(&mut self, count: u8, all: u8, dice: &mut Dice) -> Cards {
        let most = subsets::MOST_TAKEN as u8;
        if count <= most {
            return self.draw_at_once(count, all, dice);
        }
        let first = self.draw_at_once(most, all, dice);
        first + self.draw_few(count - most, all - most, dice)
    }

    /// One number says how many Bullets there are among the cards taken, and which the others are.
    #[inline]
    fn draw_at_once(&mut self, count: u8, all: u8, dice: &mut Dice) -> Cards {
        let bullets = self.bullet_count();
        let actions = all - bullets;
        let mut number = dice.below(ways(all, count));
        let mut hit = 0;
        let mut each = 1;
        if bullets > 0 {
            hit = count.saturating_sub(actions);
            loop {
                each = ways(bullets, hit);
                let these = each * ways(actions, count - hit);
                if number < these {
                    break;
                }
                number -= these;
                hit += 1;
            }
        }
        if each > 1 {
            number /= each;
        }
        let bits = self.0 & ACTIONS;
        let drawn =
            if bits == Cards::SOLO.0 { subset_of_solo(count - hit, number) } else { subset(bits, count - hit, number) };
        *self = Cards(settled(bits ^ drawn) | u32::from(bullets - hit) << 24);
        Cards(settled(drawn) | u32::from(hit) << 24)
    }
}

/// Lone high bits moved down: a single card always sets the low bit of its slot.
#[inline]
const fn settled(bits: u32) -> u32 {
    let lone = bits >> 1 & LOW_BITS & !bits;
    (bits & !(lone << 1)) | lone
}

/// Both multisets together. A second copy of a card sets the slot's high bit.
impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, other: Cards) -> Cards {
        let (a, b) = (self.0 & ACTIONS, other.0 & ACTIONS);
        let actions = a | b | (a & b & LOW_BITS) << 1;
        Cards(actions | ((self.0 & !ACTIONS) + (other.0 & !ACTIONS)))
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

/// Without the cards of `other`, all of which must be here.
impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, other: Cards) -> Cards {
        let (a, b) = (self.0 & ACTIONS, other.0 & ACTIONS);
        // In binary instead of unary: one is 01, two is 10, and fields subtract without borrowing.
        let binary = |unary: u32| unary - (unary >> 1 & LOW_BITS);
        let left = binary(a) - binary(b);
        Cards(left | (left >> 1 & LOW_BITS) | ((self.0 & !ACTIONS) - (other.0 & !ACTIONS)))
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut cards = f.debug_map();
        for slot in self.slots() {
            cards.entry(&format_args!("{}{:?}", slot.kind(), slot.member()), &self.count(slot));
        }
        cards.entry(&"bullets", &self.bullet_count()).finish()
    }
}

/// A card on the common stack: whose, which, and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Laid(u8);

impl Laid {
    const NOTHING: Laid = Laid(0);

    #[inline]
    pub const fn new(seat: Seat, slot: Slot, face: Face) -> Self {
        Laid((seat.index() as u8) << 5 | slot.0 << 1 | face as u8)
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new((self.0 >> 5) as usize)
    }

    #[inline]
    pub const fn slot(self) -> Slot {
        Slot(self.0 >> 1 & 0xf)
    }

    #[inline]
    pub const fn face(self) -> Face {
        if self.0 & 1 == 0 { Face::Up } else { Face::Down }
    }
}

impl std::fmt::Debug for Laid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}{:?}{:?}", self.seat(), self.slot().kind(), self.slot().member(), self.face())
    }
}

/// The single common stack, in the order in which it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    cards: [Laid; MAX_STACK],
    len: u8,
    /// How many have been taken off it in the Heist.
    resolved: u8,
}

impl Stack {
    pub const EMPTY: Stack = Stack { cards: [Laid::NOTHING; MAX_STACK], len: 0, resolved: 0 };

    #[inline]
    pub fn lay(&mut self, card: Laid) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub fn clear(&mut self) {
        *self = Stack::EMPTY;
    }

    /// All cards of this Round, resolved ones included.
    #[inline]
    pub fn cards(&self) -> &[Laid] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many of them have been resolved.
    #[inline]
    pub const fn resolved(&self) -> usize {
        self.resolved as usize
    }

    /// Those still to be resolved.
    #[inline]
    pub fn waiting(&self) -> &[Laid] {
        &self.cards[usize::from(self.resolved)..usize::from(self.len)]
    }

    #[inline]
    pub fn next(&self) -> Option<Laid> {
        self.waiting().first().copied()
    }

    /// Turns the next card face up.
    #[inline]
    pub fn turn_up(&mut self) {
        self.cards[usize::from(self.resolved)].0 &= !(Face::Down as u8);
    }

    /// Takes the next card off the stack.
    #[inline]
    pub fn resolve(&mut self) {
        self.resolved += 1;
    }

    /// Puts another card in place of a face-down one, in an imagined world.
    pub fn swap_slot(&mut self, index: usize, slot: Slot) {
        let laid = self.cards[index];
        self.cards[index] = Laid::new(laid.seat(), slot, laid.face());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(kind: Kind) -> Slot {
        Slot::new(kind, Member::First)
    }

    #[test]
    fn a_set_of_cards_counts_by_slot() {
        for kind in Kind::ALL {
            assert_eq!(Cards::SOLO.count(slot(kind)), kind.count());
            assert_eq!(Cards::TEAM.count(slot(kind)), 1);
            let second = u8::from(kind != Kind::Sheriff);
            assert_eq!(Cards::TEAM.count(Slot::new(kind, Member::Second)), second);
        }
        assert_eq!((Cards::SOLO.len(), Cards::TEAM.len()), (10, 11));
    }

    #[test]
    fn adding_and_taking_away_are_inverse() {
        let some = Cards::one(slot(Kind::Move)) + Cards::one(slot(Kind::Move)) + Cards::bullets(3);
        assert_eq!(some.count(slot(Kind::Move)), 2);
        let rest = Cards::SOLO + Cards::bullets(5) - some;
        assert_eq!((rest.len(), rest.bullet_count(), rest.count(slot(Kind::Move))), (10, 2, 0));
        assert_eq!(rest + some, Cards::SOLO + Cards::bullets(5));
        let one_less = some - Cards::one(slot(Kind::Move));
        assert_eq!(one_less, Cards::one(slot(Kind::Move)) + Cards::bullets(3));
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut dice = Dice::from_number(1);
        for count in [2, 9] {
            let mut moves = 0u32;
            let mut bullets = 0u32;
            for _ in 0..20_000 {
                let mut deck = Cards::SOLO + Cards::bullets(2);
                let drawn = deck.draw(count, &mut dice);
                assert_eq!((drawn.len(), deck.len()), (count, 12 - count));
                assert_eq!(drawn + deck, Cards::SOLO + Cards::bullets(2));
                moves += u32::from(drawn.count(slot(Kind::Move)));
                bullets += u32::from(drawn.bullet_count());
            }
            // Two of twelve cards each: the share of draws is two times count out of twelve.
            let expected = 20_000.0 * f64::from(count) / 6.0;
            for seen in [moves, bullets] {
                assert!((f64::from(seen) / expected - 1.0).abs() < 0.03, "{count}: {moves} {bullets}");
            }
        }
    }

    #[test]
    fn drawing_all_needs_no_dice() {
        let mut dice = Dice::from_number(1);
        let before = dice.drawn();
        let mut deck = Cards::SOLO;
        assert_eq!(deck.draw(11, &mut dice), Cards::SOLO);
        assert!(deck.is_empty());
        assert_eq!(dice.drawn(), before);
    }

    #[test]
    fn a_laid_card_remembers_whose_which_and_how() {
        for seat in Seat::all(6) {
            for slot in Cards::TEAM.slots() {
                for face in [Face::Up, Face::Down] {
                    let laid = Laid::new(seat, slot, face);
                    assert_eq!((laid.seat(), laid.slot(), laid.face()), (seat, slot, face));
                }
            }
        }
    }
}
