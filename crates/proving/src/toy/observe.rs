//! The toy game in numbers.

use std::sync::LazyLock;

use super::view::{Own, Public};
use super::{Card, MAX_BID, ROUNDS, SEATS, Stage, Toy, ToyView, WHISTLES};
use table::observation;
use table::observe::{Amount, Count, Each, Flag, Layout, List, Maybe, Observed, Perspective, Place, Places};

/// All that can be in the pot: every bid of a round, and a coin for every whistle.
const POT: usize = SEATS * (MAX_BID + WHISTLES) as usize;

/// A purse that is well filled.
const PURSE: usize = 20;

impl Observed for Toy {
    type Shape = Table;

    fn layout() -> &'static Layout {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::of::<Table>);
        &LAYOUT
    }
}

fn perspective(view: &ToyView) -> Perspective {
    Perspective::of(view.seat, view.seats.len())
}

observation! {
    /// The table.
    pub Table of(view: &ToyView) {
        seat: Place<SEATS> = view.seat.map(|seat| seat.index()),
        round: Count<{ ROUNDS as usize }> = view.round,
        pot: Count<POT> = view.pot,
        shown: Places<{ Card::COUNT }> = view.shown.iter().map(|card| usize::from(card - 1)),
        player: List<SEATS, Player> = perspective(view).around().map(|seat| &view.seats[seat.index()]),
        own: Maybe<Secret> = view.own.as_ref().map(|own| (own, perspective(view))),
    }

    /// What everybody knows of a seat.
    Player of(public: &Public) {
        purse: Amount<PURSE> = public.purse,
        whistles: Count<{ WHISTLES as usize }> = public.whistles,
        stage: Place<3> = match public.stage {
            Stage::Bid => 0,
            Stage::Nerve => 1,
            Stage::Done => 2,
        },
        has_peeked: Flag = public.has_peeked,
    }

    /// What only the seat itself knows.
    Secret of(own: &Own, perspective: Perspective) {
        card: Place<{ Card::COUNT }> = usize::from(own.card - 1),
        bid: Maybe<Count<{ MAX_BID as usize }>> = own.bid,
        bold: Maybe<Flag> = own.bold,
        seen: Each<SEATS, Maybe<Place<{ Card::COUNT }>>> = perspective.around().map(|seat| {
            let seen = own.seen.iter().find(|(other, _)| *other == seat);
            seen.map(|(_, card)| usize::from(card - 1))
        }),
    }
}
