//! Tom, the automa: his production, his turn, his steps.

mod buying;
mod outpost;

use table::{Log, Run, Seat};

use crate::data::{
    Gain, HelpSource, LICENCE_COINS, Place, Places, SheriffCard, Sort, Symbol, Symbols, TOM_CAP, TOM_CONSOLATION,
    TOM_CONTEST, TOM_POSSE_POINTS, TomAct, TomStep,
};
use crate::event::{Event, Payment, TomWay};
use crate::state::{Table, WestStory};

/// What Tom looks for: a symbol, or anything at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Want {
    /// This symbol.
    Symbol(Symbol),
    /// Whatever comes first: his top card is an animal (WS-TOM-25).
    Anything,
}

impl Want {
    /// Whether a card with these symbols will do; with two, one has to match (WS-TOM-24).
    fn accepts(self, marks: Symbols) -> bool {
        match self {
            Want::Symbol(symbol) => marks.contains(symbol),
            Want::Anything => true,
        }
    }
}

impl Table {
    fn toms_seat(&self) -> Seat {
        self.tom.as_ref().map_or(Seat::new(0), |tom| tom.seat)
    }

    /// Dice lead to his cards as to anybody's in the basic variant, whatever people play (WS-TOM-10, WS-TOM-14). The card linked
    /// with one of them is activated too, unless it is blocked (WS-TOM-15). Cards blocked at the start are cards like the others
    /// once their row has been cleared (WS-TOM-16).
    pub(crate) fn tom_produces<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let Some(tom) = self.tom.filter(|tom| tom.active.is_empty()) else { return };
        let seat = tom.seat;
        let blocked = self.player(seat).blocked;
        let (mut active, mut linked) = (Places::NONE, Places::NONE);
        for row in 0..2 {
            let place = Self::slide(blocked, row, usize::from(self.dice[row]) - 1);
            active.insert(place);
            if let Some(partner) = tom.order[place.index()].partner() {
                linked |=
                    Place::all().filter(|place| tom.order[place.index()] == partner).collect::<Places>() - blocked;
            }
        }
        active |= linked;
        if let Some(tom) = &mut self.tom {
            tom.active = active;
        }
        for place in active.iter() {
            let way = match place.column() + 1 == usize::from(self.dice[place.row()]) {
                _ if linked.contains(place) => TomWay::Linked,
                true => TomWay::Die,
                false => TomWay::Slid,
            };
            self.tell(run, || Event::TomActivated { seat, place, way });
            let gain = self.toms_side(place).production;
            self.tell(run, || Event::Produced { seat, place, how: crate::action::How::Plain, gain });
            self.gain(seat, gain, run);
        }
    }

    pub(crate) fn toms_side(&self, place: Place) -> &'static crate::data::TomSide {
        let (card, hard) = self.tom.as_ref().map_or((0, 0), |tom| {
            let card = tom.order[place.index()];
            (card.index(), usize::from(tom.hard.contains(card)))
        });
        &self.numbers().tom[card][hard]
    }

    /// First a licence, then a gang in the option that makes him harder, then his cards (WS-TOM-55): those of the top row, then
    /// those of the bottom row (WS-TOM-19). At the end his markers go to the block fields, and full rows are cleared
    /// (WS-TOM-17); coins above twelve become points (WS-TOM-21). He uses no abilities, jails nobody, reserves and robs nothing
    /// (WS-TOM-13).
    pub(crate) fn tom_turn<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let Some(tom) = self.tom else { return };
        let seat = tom.seat;
        self.tom_buys_licence(run);
        let hunted = tom.gangs && self.tom_hunts_gang(run); // WS-TOM-46
        if let Some(tom) = &mut self.tom {
            tom.hunted = hunted;
        }
        for row in 0..2 {
            for place in (tom.active & Places::in_row(row)).iter() {
                self.tom_resolves(place, self.toms_side(place).steps, run);
            }
        }
        if let Some(tom) = &mut self.tom {
            tom.active = Places::NONE;
            tom.hunted = false;
        }
        self.player_mut(seat).blocked |= tom.active;
        self.clear_full_rows(seat, run);
        self.tom_exchanges(run);
    }

    /// In a region with licences, with five coins and none yet: the one worth most for his cards, of equals the first (WS-TOM-18).
    fn tom_buys_licence<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.toms_seat();
        let price = u16::from(LICENCE_COINS);
        if self.player(seat).licence.is_some() || self.player(seat).coins < price {
            return;
        }
        let worth = |spot: usize, licence: crate::data::Licence| {
            (self.worth_of_licence(seat, licence.symbols()), std::cmp::Reverse(spot))
        };
        let best = self.offered_licences(seat).max_by_key(|&(spot, licence)| worth(spot, licence));
        if let Some((spot, licence)) = best {
            self.licences[spot] = None;
            let player = self.player_mut(seat);
            player.coins -= price;
            player.licence = Some(licence);
            self.tell(run, || Event::Licensed { seat, licence, paid: Payment::coins(LICENCE_COINS) });
        }
    }

    /// Steps from the top. After one with an arrow the next follows always, after another only if it was not carried out in
    /// full (WS-TOM-20).
    fn tom_resolves<L: Log<WestStory>>(&mut self, place: Place, steps: &[TomStep], run: &mut Run<'_, L>) {
        let seat = self.toms_seat();
        if !steps.is_empty() {
            self.tell(run, || Event::TomTakesUp { seat, place });
        }
        for (number, step) in steps.iter().enumerate() {
            let skipped = step.act == TomAct::Posse && self.tom.as_ref().is_some_and(|tom| tom.hunted);
            if skipped {
                self.tell(run, || Event::TomPassesOver { seat, place });
                continue; // Without the coin of one that failed (WS-TOM-55).
            }
            self.tell(run, || Event::TomTries { seat, place, step: number as u8, act: step.act });
            let done = self.tom_does(place.row(), step, run);
            let left = (steps.len() - number - 1) as u8;
            if done && !step.arrow {
                if left > 0 {
                    self.tell(run, || Event::TomStops { seat, place, left });
                }
                return;
            }
        }
    }

    /// Carries out a step; says whether it could be carried out in full.
    fn tom_does<L: Log<WestStory>>(&mut self, row: usize, step: &TomStep, run: &mut Run<'_, L>) -> bool {
        let seat = self.toms_seat();
        if step.refresh {
            self.tom_refreshes(step.act, run);
        }
        let done = match step.act {
            TomAct::LevelOne(_) | TomAct::LevelTwo(_) | TomAct::Building => self.tom_buys_by_symbol(row, step.act, run),
            TomAct::CheapestAnimal | TomAct::DearestAnimal => self.tom_buys_animal(step.act, run),
            TomAct::Outpost => self.tom_founds_outpost(row, run),
            TomAct::Posse => self.tom_hunts(row, run),
            TomAct::Coins(coins) => {
                self.tom_takes_coins(u16::from(coins), run); // Always carried out (WS-TOM-38).
                true
            }
        };
        if !done {
            // An Outpost or posse that failed brings a coin (WS-TOM-33, WS-TOM-36).
            let failed = matches!(step.act, TomAct::Outpost | TomAct::Posse);
            let coins = if failed { TOM_CONSOLATION } else { 0 };
            self.player_mut(seat).coins += coins;
            self.tell(run, || Event::TomFails { seat, act: step.act, coins });
        }
        done
    }

    fn tom_takes_coins<L: Log<WestStory>>(&mut self, coins: u16, run: &mut Run<'_, L>) {
        let seat = self.toms_seat();
        self.player_mut(seat).coins += coins;
        self.tell(run, || Event::TomCoins { seat, coins });
    }

    /// The symbols that he may use, in order, by the help card of the row's colour and the value of that die (WS-TOM-22); with
    /// the Gold Rush the sides with gold (WS-TOM-06). With 1 the licence, then the top card; with 6 the other way round
    /// (WS-TOM-23). Without a top card the licence alone (WS-TOM-26).
    pub(crate) fn toms_wants(&self, row: usize) -> impl Iterator<Item = Want> {
        let seat = self.toms_seat();
        let value = usize::from(self.dice[row]) - 1;
        let sources = self.numbers().help[usize::from(self.gold_rush)][row][value];
        let top = self.player(seat).stack.some().map(|card| self.facts(card));
        let licence = self.licence_symbols(seat);
        sources.into_iter().flat_map(move |source| {
            let symbols = match source {
                HelpSource::Symbol(symbol) => [Some(symbol), None],
                HelpSource::Licence => licence,
                HelpSource::TopCard => top.map_or([None; 2], |card| card.symbols),
            };
            symbols.into_iter().flatten().map(|symbol| match symbol {
                Symbol::Joker => Want::Anything,
                symbol => Want::Symbol(symbol),
            })
        })
    }

    /// Whether the present help card of a row speaks of licence and top card.
    pub(crate) fn tom_consults_himself(&self, row: usize) -> bool {
        matches!(self.dice[row], 1 | 6)
    }

    /// A gang in his region if he is Sheriff (WS-TOM-35); otherwise the first Single Bandit with the first symbol that allows it
    /// and that he can pay (WS-TOM-34, WS-TOM-52). Hats are paid in coins (WS-TOM-09). He activates nothing, and the bandit counts
    /// as delivered.
    fn tom_hunts<L: Log<WestStory>>(&mut self, row: usize, run: &mut Run<'_, L>) -> bool {
        if self.tom_hunts_gang(run) {
            return true;
        }
        let seat = self.toms_seat();
        let region = self.region_of(seat);
        let coins = self.player(seat).coins;
        let prey = |want: Want| {
            let fits = |bandit: Symbol| {
                bandit != Symbol::Joker
                    && want.accepts(Symbols::only(bandit))
                    && u16::from(self.price_of(seat, bandit)) <= coins
            };
            self.bandits[region].iter().position(|bandit| bandit.is_some_and(fits))
        };
        let Some(slot) = self.toms_wants(row).find_map(prey) else { return false };
        let Some(bandit) = self.bandits[region][slot].take() else { return false };
        let price = self.price_of(seat, bandit);
        let player = self.player_mut(seat);
        player.coins -= u16::from(price);
        player.delivered += 1;
        self.jailed.add(bandit, 1);
        self.tell(run, || Event::TomHunted { seat, bandit });
        self.gain_points(seat, u16::from(TOM_POSSE_POINTS), run);
        true
    }

    /// As Sheriff: four points, no cost, and the gang moves on (WS-TOM-35). Nobody else may hunt one (WS-SHER-08).
    fn tom_hunts_gang<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) -> bool {
        let seat = self.toms_seat();
        let region = self.region_of(seat);
        let gang = self.bandits[region].iter().position(|&bandit| bandit == Some(Symbol::Joker));
        let Some(slot) = gang.filter(|_| self.sheriff == seat) else { return false };
        self.tell(run, || Event::TomHunted { seat, bandit: Symbol::Joker });
        self.move_gang(seat, region, slot, run);
        self.gain_points(seat, u16::from(TOM_POSSE_POINTS), run);
        true
    }

    /// At the end of his turn coins above twelve become points (WS-TOM-21), also those he got meanwhile (WS-TOM-59).
    fn tom_exchanges<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.toms_seat();
        let surplus = self.player(seat).coins.saturating_sub(TOM_CAP);
        if surplus > 0 {
            self.player_mut(seat).coins -= surplus;
            self.tell(run, || Event::TomExchanged { seat, coins: surplus });
            self.gain_points(seat, surplus, run);
        }
    }

    /// In contests about what is visible four, five if his top card supports it; in others what he has (WS-TOM-42), of blocked
    /// cards the markers on his block fields (WS-TOM-58). Alone against him one more, in that option (WS-TOM-46).
    pub(crate) fn tom_count(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let top = player.stack.some().map(|card| self.facts(card));
        let visible = |supports: bool| TOM_CONTEST + u8::from(supports);
        let of_sort = |sort: Sort| visible(top.is_some_and(|card| card.sort == sort));
        let count = match self.contest {
            SheriffCard::Buildings => of_sort(Sort::Building),
            SheriffCard::Animals => of_sort(Sort::Animal),
            SheriffCard::Bandits => player.delivered,
            SheriffCard::Outposts => player.all_outposts(),
            SheriffCard::Blocked => player.blocked.len() as u8,
            SheriffCard::Last => 0,
            symbols => {
                let wanted = symbols.symbol().into_iter().chain([Symbol::Joker]).collect::<Symbols>();
                visible(top.is_some_and(|card| !(card.marks & wanted).is_empty()))
            }
        };
        count + u8::from(self.tom.as_ref().is_some_and(|tom| tom.contests))
    }

    /// What a premium or a price is to Tom: coins, whatever it is (WS-TOM-57).
    pub(crate) fn tom_gains<L: Log<WestStory>>(&mut self, gain: Gain, run: &mut Run<'_, L>) {
        self.gain(self.toms_seat(), gain, run);
    }
}
