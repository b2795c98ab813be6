use super::*;
use crate::seat::{Seat, Seats};
use suit::Suit;

#[allow(dead_code, reason = "what is named has more names than are asked for")]
mod suit {
    crate::named! {
        /// A suit.
        Suit {
            /// Red.
            Hearts = "hearts",
            /// Black.
            Spades = "spades",
            /// Black as well.
            Clubs = "clubs",
        }
    }
}

/// Something to look at.
struct Sight {
    coins: u8,
    debt: i16,
    suit: Option<Suit>,
    held: Vec<(Suit, u8)>,
    covered: Option<(u8, Suit)>,
    rows: Vec<Vec<Suit>>,
}

crate::observation! {
    /// All of it.
    Whole of(sight: &Sight) {
        coins: Count<10> = sight.coins,
        debt: Signed<100> = sight.debt,
        wealth: Amount<5> = Some(sight.coins),
        rich: Flag = sight.coins > 5,
        suit: OneOf<Suit> = sight.suit,
        held: Tally<Suit, 4> = sight.held.iter().copied(),
        covered: Maybe<Card> = sight.covered,
        row: List<2, Set<Suit>> = sight.rows.iter().map(|row| row.iter().copied()),
        by_suit: Per<Suit, Count<4>> = sight.held.iter().copied(),
    }

    /// A card.
    Card of(value: u8, suit: Suit) {
        value: Place<3> = usize::from(value),
        suit: OneOf<Suit> = suit,
    }
}

const NOTHING: Sight = Sight { coins: 0, debt: 0, suit: None, held: vec![], covered: None, rows: vec![] };

fn observed(sight: &Sight) -> Vec<f32> {
    let mut out = vec![f32::NAN; Whole::LEN];
    row::fill::<Whole, _>(sight, &mut out);
    out
}

fn of(sight: &Sight, name: &str) -> Vec<f32> {
    let range = Layout::of::<Whole>().range(name).unwrap_or_else(|| panic!("there is no {name}"));
    observed(sight)[range].to_vec()
}

#[test]
fn entries_are_named_in_the_order_in_which_they_are_written() {
    let layout = Layout::of::<Whole>();
    let names: Vec<&str> = layout.entries().iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(
        names.join(" "),
        "coins debt wealth rich suit.hearts suit.spades suit.clubs held.hearts held.spades held.clubs \
         covered.there covered.value.0 covered.value.1 covered.value.2 covered.suit.hearts covered.suit.spades \
         covered.suit.clubs row.0.there row.0.hearts row.0.spades row.0.clubs row.1.there row.1.hearts row.1.spades \
         row.1.clubs by_suit.hearts by_suit.spades by_suit.clubs"
    );
    assert_eq!((layout.len(), layout.is_empty()), (Whole::LEN, false));
}

#[test]
fn parts_have_ranges_and_come_before_what_they_are_made_of() {
    let layout = Layout::of::<Whole>();
    assert_eq!(layout.range("covered"), Some(10..17));
    assert_eq!(layout.range("covered.suit"), Some(14..17));
    assert_eq!(layout.range("covered.suit.clubs"), Some(16..17));
    assert_eq!(layout.range("covered.su"), None);
    let parts: Vec<&str> = layout.parts().map(|(name, _)| name).collect();
    assert_eq!(parts[..6], ["coins", "debt", "wealth", "rich", "suit", "suit.hearts"]);
}

#[test]
fn numbers_are_scaled_and_bounded() {
    let sight = Sight { coins: 7, debt: -50, ..NOTHING };
    assert_eq!([of(&sight, "coins"), of(&sight, "debt"), of(&sight, "wealth")], [[0.7], [-0.5], [1.4]]);
    let bounds =
        |place: usize| (Layout::of::<Whole>().entries()[place].low, Layout::of::<Whole>().entries()[place].high);
    assert_eq!([0, 1, 2, 3].map(bounds), [(0.0, 1.0), (-1.0, 1.0), (-4.0, 4.0), (0.0, 1.0)]);
}

#[test]
fn what_is_not_there_is_nothing_but_zero() {
    assert!(observed(&NOTHING).iter().all(|&number| number == 0.0));
}

#[test]
fn things_stand_at_their_places() {
    let sight = Sight {
        suit: Some(Suit::Spades),
        held: vec![(Suit::Clubs, 3), (Suit::Hearts, 1)],
        covered: Some((2, Suit::Hearts)),
        rows: vec![vec![Suit::Clubs, Suit::Spades]],
        ..NOTHING
    };
    assert_eq!(of(&sight, "suit"), [0.0, 1.0, 0.0]);
    assert_eq!(of(&sight, "held"), [0.25, 0.0, 0.75]);
    assert_eq!(of(&sight, "covered"), [1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
    assert_eq!(of(&sight, "row"), [1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(of(&sight, "by_suit"), of(&sight, "held"));
}

#[test]
#[should_panic(expected = "never more than the layout has places for")]
fn what_has_no_place_is_not_left_out_in_silence() {
    observed(&Sight { rows: vec![vec![], vec![], vec![]], ..NOTHING });
}

#[test]
#[should_panic(expected = "an observation is as long as its layout")]
fn a_row_of_another_length_is_refused() {
    row::fill::<Whole, _>(&NOTHING, &mut [0.0; 3]);
}

#[test]
fn the_one_who_looks_comes_first() {
    let third = Perspective::of(Some(Seat::new(2)), 4);
    assert_eq!(third.around().map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
    assert_eq!(Seat::all(4).map(|seat| third.place(seat)).collect::<Vec<_>>(), [2, 3, 0, 1]);
    assert_eq!(third.places(Seats::first_n(2)).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(Perspective::of(None, 3), Perspective::of(Some(Seat::new(0)), 3));
}
