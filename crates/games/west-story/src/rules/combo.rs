//! Combos: what two activated cards with the same symbol bring.

use table::{List, Log, Run, Seat};

use crate::action::Action;
use crate::data::{ANY_SYMBOL, Gain, Place, Places, Symbol, Symbols};
use crate::event::Event;
use crate::state::{Morning, Table, WestStory};

/// What the two cards of a seat make possible.
pub(crate) struct Chance {
    /// The cards share a symbol by themselves (WS-COMBO-01).
    pub natural: bool,
    /// The symbols one of which is the Combo's.
    pub symbols: Symbols,
    /// Third cards that bear a Combo symbol.
    pub fitting: Places,
    /// The other available cards.
    pub others: Places,
}

impl Table {
    /// Which symbols could be the Combo symbol, and which third cards bear one. Of two shared symbols one is chosen by
    /// choosing the card (WS-COMBO-05). A joker makes a Combo with the symbols of the other card, two jokers with any
    /// (WS-COMBO-06, WS-SYM-02). Printed symbols and jokers of animals count like any other (WS-SYM-04).
    pub(crate) fn chance_of_combo(&self, seat: Seat) -> Chance {
        let active = self.player(seat).active;
        self.chance_with(seat, [active[0], active[1]])
    }

    /// The same for any two cards.
    pub(crate) fn chance_with(&self, seat: Seat, two: [u8; 2]) -> Chance {
        let player = self.player(seat);
        let [one, other] = two.map(|place| self.facts(player.town[usize::from(place)]).marks);
        let stands_for = |marks: Symbols| if marks.contains(Symbol::Joker) { ANY_SYMBOL } else { marks };
        let shared = stands_for(one) & stands_for(other);
        // A token turns one of the two into a joker: the symbol is one of the other card (WS-COMBO-08).
        let symbols = if shared.is_empty() { one | other } else { shared };
        let bearing =
            (symbols & ANY_SYMBOL).iter().fold(Places::NONE, |places, one| places | player.marks[one.index()]);
        // Neither one of the two nor a blocked one; there is no sliding (WS-COMBO-03).
        let free =
            two.iter().fold(player.available(), |free, &place| free.without(Place::by_index(usize::from(place))));
        Chance { natural: !shared.is_empty(), symbols, fitting: bearing & free, others: free - bearing }
    }

    /// Cow or third card (WS-COMBO-02), and what joker tokens make possible: one for a Combo where there is none, one so that
    /// any third card fits (WS-COMBO-08, WS-JOK-03, WS-JOK-06).
    pub(crate) fn list_combo(&self, seat: Seat, out: &mut impl List<Action>) {
        let chance = self.chance_of_combo(seat);
        let jokers = self.player(seat).jokers;
        let made = u8::from(!chance.natural);
        if !chance.natural {
            out.put(Action::NoCombo);
            if jokers == 0 {
                return;
            }
        }
        out.put(Action::Combo { third: None, tokens: made });
        chance.fitting.iter().for_each(|place| out.put(Action::Combo { third: Some(place), tokens: made }));
        if jokers > made {
            let tokens = made + 1;
            chance.others.iter().for_each(|place| out.put(Action::Combo { third: Some(place), tokens }));
        }
    }

    /// After the two cards are known: asks what there is to choose. There is one Combo in a round at most, and it is settled
    /// before any production (WS-COMBO-04, WS-TOWN-13).
    pub(crate) fn begin_combo<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let chance = self.chance_of_combo(seat);
        let jokers = self.player(seat).jokers;
        let asks = if chance.natural {
            !chance.fitting.is_empty() || jokers > 0 && !chance.others.is_empty()
        } else {
            jokers > 0
        };
        if asks {
            self.player_mut(seat).morning = Morning::Combo;
        } else if chance.natural {
            self.decide_combo(seat, Action::Combo { third: None, tokens: 0 }, run);
        } else {
            self.decide_combo(seat, Action::NoCombo, run);
        }
    }

    pub(crate) fn decide_combo<L: Log<WestStory>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        self.player_mut(seat).morning = Morning::Production;
        if let Action::Combo { third, tokens } = action {
            for _ in 0..tokens {
                self.spend_token(seat, run);
            }
            match third {
                Some(place) => {
                    let player = self.player_mut(seat);
                    player.active[2] = place.index() as u8;
                    player.active_count = 3;
                    self.tell(run, || Event::ComboThird { seat, place });
                }
                None => {
                    self.tell(run, || Event::ComboCow { seat });
                    self.gain(seat, Gain::cows(1), run);
                }
            }
        }
        self.begin_production(seat);
    }

    /// A joker token is spent for one single action or check and leaves the game (WS-JOK-02).
    pub(crate) fn spend_token<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.player_mut(seat).jokers -= 1;
        self.tell(run, || Event::TokenSpent { seat });
    }
}
