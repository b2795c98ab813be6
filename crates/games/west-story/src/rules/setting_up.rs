//! Setting the table up.

use table::{Dice, RulesVersion, Run, Seat, Seats, SetupError, Silent};

use crate::data::{
    BANDITS, BUILDING_KINDS, Bandits, Card, DECKS, FieldId, Fields, Icon, Kind, Licence, MAX_AREAS, MAX_FIELDS,
    MAX_PLAYERS, MAX_REGIONS, PLAYER_BOARDS, Pile, Place, Places, REGION_SLOTS, ROW, START, SheriffCard, SheriffCards,
    Symbol, TOM_COINS, Token, TomCard, TomCards,
};
use crate::setup::{Buildings, Hard, Options};
use crate::state::{Disc, Phase, Player, Table, TomState, Turn, WestStory};

impl Table {
    /// A table with nothing on it that chance decides.
    pub(crate) fn bare(rules: RulesVersion, options: &Options) -> Table {
        let tom = options.tom.map(|tom| TomState {
            seat: tom.seat,
            order: tom.order,
            hard: if let Hard::Chosen(cards) = tom.hard { cards } else { TomCards::NONE },
            active: Places::NONE,
            contests: tom.contests,
            gangs: tom.gangs,
            coins: tom.coins,
            gold: tom.gold,
            hunted: false,
        });
        let people = options.people as u8;
        Table {
            rules,
            phase: Phase::Over,
            side: options.side,       // WS-SETUP-01
            variant: options.variant, // WS-SETUP-02
            number_set: options.numbers,
            seats: options.players() as u8, // WS-SETUP-29
            raccoons: options.raccoons,     // WS-SETUP-27
            new_buildings: options.new_buildings,
            new_sheriff_cards: options.new_sheriff_cards,
            asymmetric: options.asymmetric,
            gold_rush: options.gold_rush,
            kinds: crate::data::BuildingSet::Settlers.kinds(),
            tom,
            round: 0,
            sheriff: Seat::new(0),
            dice: [1; 2],
            waiting: Seats::NONE,
            contest: SheriffCard::Last,
            contests_seen: SheriffCards::NONE,
            spent: [0; MAX_PLAYERS],
            contested: Seats::NONE,
            giver: Seat::new(0),
            turn: Turn::of(Seat::new(0)),
            market: [Card::NONE; 3 * ROW],
            decks: [Pile::EMPTY; 3],
            discards: [Pile::EMPTY; 3],
            under: [Card::NONE; DECKS],
            revealed: options.side.board().without_bandits(),
            bandits: [[None; REGION_SLOTS]; MAX_REGIONS],
            unseen: Bandits::of(BANDITS),
            freed: Bandits::NONE,
            jailed: Bandits::NONE,
            posters: Symbol::BASIC,
            licences: [None; 5],
            tokens: [[None; 2]; MAX_AREAS],
            fields: [[None; MAX_FIELDS]; MAX_AREAS],
            free: [Fields::NONE; MAX_AREAS],
            discs: [[Disc::NONE; MAX_FIELDS]; MAX_AREAS],
            joker_places: [people; 2], // As many as people on each place (WS-SETUP-09).
            piles: [[Card::NONE; 2]; 5],
            players: std::array::from_fn(|seat| Player::with_board(seat as u8)),
        }
    }

    /// Sets up a table as the host chose.
    pub(crate) fn set_up(rules: RulesVersion, options: &Options, dice: &mut Dice) -> Result<Table, SetupError> {
        if !options.is_sound() {
            options.validate()?;
        }
        let mut game = Table::bare(rules, options);
        let mut silent = Silent;
        let mut run = Run::new(dice, &mut silent);
        game.set_up_board(run.dice);
        game.kinds = match options.buildings {
            Buildings::Set(set) => set.kinds(),
            Buildings::Chosen(kinds) => kinds,
            Buildings::Random => draw_kinds(options.new_buildings, run.dice),
        };
        game.set_up_decks();
        game.refill_market(&mut run); // Four cards of each (WS-SETUP-19).
        game.deal_boards(run.dice);
        if let Some(Hard::Random(count)) = options.tom.map(|tom| tom.hard) {
            game.turn_to_hard_side(count, run.dice);
        }
        game.reveal_contest(&mut run);
        game.sheriff = game.first_sheriff();
        game.giver = game.sheriff;
        game.hand_out_resources();
        if options.asymmetric {
            game.deal_start_cards(run.dice); // WS-SETUP-25
            game.begin_piles();
        } else {
            game.begin_game(&mut run);
        }
        Ok(game)
    }

    /// Turns up the bandits of the first region (WS-SETUP-26), and begins.
    pub(crate) fn begin_game<L: table::Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.put_last_pile_away(run);
        self.reveal(0, run);
        self.begin_round(run);
    }

    /// Bandits, posters, business tokens and licences.
    fn set_up_board(&mut self, dice: &mut Dice) {
        // Face-down tokens are drawn when they are turned up; what is left over leaves the game unseen (WS-SETUP-03). Those with
        // gold are used in the Gold Rush only (WS-GOLD-01).
        if !self.gold_rush {
            self.unseen.clear(Symbol::Gold);
        }
        dice.shuffle(&mut self.posters); // One at each of the four cities (WS-SETUP-04).
        let mut main = Token::main(self.gold_rush); // WS-SETUP-05, WS-SETUP-07
        dice.shuffle(&mut main);
        for (token, &area) in main.into_iter().zip(&self.board().main_slots) {
            self.tokens[usize::from(area)][0] = Some(token);
        }
        // For three or four players, Tom included, additional ones; for two none (WS-SETUP-06).
        if let Some(mut additional) = Token::additional(self.seat_count(), self.gold_rush) {
            dice.shuffle(&mut additional);
            for (token, &area) in additional.into_iter().zip(&self.board().additional_slots) {
                self.tokens[usize::from(area)][1] = Some(token);
            }
        }
        self.lay_out_fields();
        // One more than players, face up; the rest leave the game (WS-SETUP-08).
        let mut licences = Licence::ALL;
        dice.shuffle(&mut licences);
        for (spot, licence) in licences.into_iter().enumerate().take(self.seat_count() + 1) {
            self.licences[spot] = Some(licence);
        }
    }

    /// Printed fields and those of the tokens (WS-BOARD-09).
    pub(crate) fn lay_out_fields(&mut self) {
        let numbers = self.numbers();
        for (area, city) in self.board().areas.iter().enumerate() {
            let mut fields = [None; MAX_FIELDS];
            fields[..FieldId::PRINTED].copy_from_slice(&numbers.cities[city.index()].printed);
            for (slot, token) in self.tokens[area].iter().enumerate() {
                if let Some(token) = token {
                    let first = FieldId::PRINTED + slot * FieldId::TOKEN;
                    fields[first..first + FieldId::TOKEN].copy_from_slice(&numbers.tokens[token.index()]);
                }
            }
            self.fields[area] = fields;
            self.free[area] = FieldId::all().filter(|field| fields[field.index()].is_some()).collect();
        }
    }

    /// All cards of the levels in play; of level III six kinds, and in the Gold Rush the Gold Mine as a seventh
    /// (WS-SETUP-12, WS-SETUP-13, WS-SETUP-14, WS-GOLD-01).
    pub(crate) fn set_up_decks(&mut self) {
        use Kind::*;
        let all = |kinds: &[Kind]| kinds.iter().fold(Pile::EMPTY, |pile, kind| pile.union(kind.pile()));
        let [mut one, mut two, mut three] = [
            all(&[Drovers, RanchHands, Peddlers, WagonTrain, PosseRiders, CardSharps, LonghornHerd, FreightCoach]),
            all(&[Mustang, Bison, Eagle, Settlers, Rodeo, TownFair]),
            all(&self.kinds),
        ];
        if self.raccoons {
            two = two.union(Raccoon.pile());
        }
        if self.gold_rush {
            one = one.union(all(&[GoldPanners, SluiceCrew, MuleTrain, ClaimStakers]));
            two = two.union(GoldProspectors.pile());
            three = three.union(GoldMine.pile());
        }
        self.decks = [one, two, three];
    }

    /// Player boards at random, Tom's too (WS-SETUP-20, WS-TOM-47).
    fn deal_boards(&mut self, dice: &mut Dice) {
        let mut boards = [0, 1, 2, 3];
        dice.shuffle(&mut boards);
        self.players = boards.map(Player::with_board);
        self.block_empty_sections();
    }

    /// Tom's four cards with an empty section start blocked (WS-TOM-05).
    pub(crate) fn block_empty_sections(&mut self) {
        if let Some(tom) = self.tom {
            let empty = |place: &Place| self.numbers().tom[tom.order[place.index()].index()][0].steps.is_empty();
            let blocked = Place::all().filter(empty).collect();
            self.player_mut(tom.seat).blocked = blocked;
        }
    }

    /// So many of Tom's cards, by chance (WS-TOM-45).
    fn turn_to_hard_side(&mut self, count: usize, dice: &mut Dice) {
        let Some(tom) = &mut self.tom else { return };
        let mut cards = TomCard::ALL;
        if count > 0 && count < 12 {
            dice.shuffle(&mut cards);
        }
        tom.hard = cards.into_iter().take(count).collect();
    }

    /// The owner of the licence that the first sheriff card shows (WS-SETUP-21); if no person has it, whoever has that symbol
    /// nearest to the left edge (WS-SETUP-22). Tom is passed over (WS-TOM-08, WS-TOM-48).
    pub(crate) fn first_sheriff(&self) -> Seat {
        let symbol = self.contest.symbol().unwrap_or(Symbol::Cactus);
        let board = |seat: Seat| &PLAYER_BOARDS[usize::from(self.player(seat).board)];
        let column = |seat: Seat| {
            let found = board(seat).symbols.iter().enumerate().filter(|(_, it)| **it == symbol);
            found.map(|(place, _)| place % 6).min()
        };
        let people = || self.all_seats().filter(|&seat| !self.is_tom(seat));
        let owner = people().find(|&seat| board(seat).licence == symbol);
        owner.or_else(|| people().min_by_key(|&seat| column(seat))).unwrap_or(self.sheriff)
    }

    /// By turn order from the Sheriff (WS-SETUP-24); the first Sheriff gets no pay (WS-SETUP-23). Tom's seat counts, but he has
    /// five coins and nothing else (WS-TOM-02).
    pub(crate) fn hand_out_resources(&mut self) {
        for (place, seat) in self.in_turn_order().enumerate() {
            let (coins, cows) = if self.is_tom(seat) { (TOM_COINS, 0) } else { START[place] };
            let player = self.player_mut(seat);
            (player.coins, player.cows) = (coins, cows);
        }
    }

    /// All Wells, both Dogs, as many random Cabins as players, in the Gold Rush the card with gold (WS-ASYM-01). Tom's two first
    /// (WS-TOM-07), then piles of two, one more than people; what is left leaves the game (WS-ASYM-02).
    fn deal_start_cards(&mut self, dice: &mut Dice) {
        let mut cabins = [0, 1, 2, 3].map(|copy| Card(Kind::Cabin.first().0 + copy));
        dice.shuffle(&mut cabins);
        let mut deck = [Card::NONE; 13];
        let cards = Kind::Well.cards().chain(Kind::Dog.cards()).chain(cabins.into_iter().take(self.seat_count()));
        let gold = Kind::OldClaim.cards().filter(|_| self.gold_rush);
        let mut count = 0;
        for card in cards.chain(gold) {
            deck[count] = card;
            count += 1;
        }
        dice.shuffle(&mut deck[..count]);
        let mut next = deck.into_iter();
        let mut take = || next.next().unwrap_or(Card::NONE);
        if let Some(tom) = self.tom {
            let [first, second] = [take(), take()];
            // The second lies on top; they give nothing when they are dealt (WS-TOM-49).
            self.under[second.index()] = first;
            self.player_mut(tom.seat).stack = second;
        }
        for pile in 0..=self.people() {
            self.piles[pile] = [take(), take()];
        }
    }
}

/// Randomizer cards one by one; once four kinds have the same icon, further ones with it are passed over, until there are six
/// (WS-SETUP-16). The Gold Mine has no card; those of the Pioneers are used with new buildings only (WS-SETUP-18,
/// WS-SETUP-30).
fn draw_kinds(new_buildings: bool, dice: &mut Dice) -> [Kind; BUILDING_KINDS] {
    let mut cards = Kind::CHOOSABLE;
    let cards = &mut cards[..if new_buildings { 11 } else { 9 }];
    dice.shuffle(cards);
    let mut kinds = [Kind::Workshop; BUILDING_KINDS];
    let mut count = 0;
    for &mut kind in cards {
        let same = kinds[..count].iter().filter(|other| other.icon() == kind.icon()).count();
        if count < BUILDING_KINDS && same < 4 {
            kinds[count] = kind;
            count += 1;
        }
    }
    // Sorted, so that the order in which they came up leaves no trace.
    kinds.sort_unstable();
    debug_assert!(kinds.iter().filter(|kind| kind.icon() == Some(Icon::Coin)).count() >= 2);
    kinds
}
