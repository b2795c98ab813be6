//! The steps of the story, as small as people would see them at the table. Everything is public: all eyes are told all.

use table::Seat;

use crate::action::How;
use crate::data::{Card, City, FieldId, Gain, Level, Licence, Place, Premium, ROW, SheriffCard, Symbol, TomAct};

/// What led to a card of Tom's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TomWay {
    /// The die of its row.
    Die,
    /// The same, after it slid over blocked cards.
    Slid,
    /// The card that it is linked with (WS-TOM-15).
    Linked,
}

/// What was paid for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Hats.
    pub hats: u8,
    /// Coins.
    pub coins: u8,
    /// Cows.
    pub cows: u8,
    /// Discounts used.
    pub uses: u8,
}

impl Payment {
    /// So many coins and nothing else: how Tom pays (WS-TOM-09).
    pub const fn coins(coins: u8) -> Payment {
        Payment { hats: 0, coins, cows: 0, uses: 0 }
    }

    /// Whether nothing was given for it.
    pub const fn is_free(self) -> bool {
        self.hats + self.coins + self.cows == 0
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The game began with this Sheriff.
    Began {
        /// The first Sheriff.
        sheriff: Seat,
        /// The first sheriff card.
        contest: SheriffCard,
    },
    /// What somebody begins with.
    Holds {
        /// Who.
        seat: Seat,
        /// Hats.
        hats: u8,
        /// Coins.
        coins: u16,
        /// Cows.
        cows: u8,
    },
    /// Somebody took a pile of start cards; Tom was dealt one.
    PileTaken {
        /// Who.
        seat: Seat,
        /// Its cards.
        cards: [Card; 2],
    },
    /// The pile that nobody took left the game.
    PileLeft {
        /// Its cards.
        cards: [Card; 2],
    },
    /// A card was laid in a Town.
    Laid {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        place: Place,
        /// What it covers.
        covered: Card,
    },
    /// A round began.
    RoundBegan {
        /// Which, from 1.
        round: u8,
    },
    /// The Sheriff rolled the dice.
    Rolled {
        /// The Sheriff.
        seat: Seat,
        /// The yellow die and the green one.
        dice: [u8; 2],
    },
    /// Somebody gave the dice to rows.
    DiceGiven {
        /// Who.
        seat: Seat,
        /// Yellow to the bottom row.
        crossed: bool,
    },
    /// A card was activated.
    Activated {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Which card.
        card: Card,
        /// The die pointed elsewhere: it slid over blocked cards.
        slid: bool,
    },
    /// A joker token was spent.
    TokenSpent {
        /// Whose.
        seat: Seat,
    },
    /// A Combo brought a cow.
    ComboCow {
        /// Whom.
        seat: Seat,
    },
    /// A Combo brought a third card.
    ComboThird {
        /// Whom.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// A section of production was carried out.
    Produced {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// How.
        how: How,
        /// What it gave, before hats and cows that found no room became points.
        gain: Gain,
    },
    /// Hats or cows found no room and became points.
    Overflowed {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Points were accepted.
    Scored {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u16,
        /// Of how many.
        offered: u16,
    },
    /// The bandits of a region were turned up.
    Revealed {
        /// Which region.
        region: u8,
        /// What lies there.
        bandits: [Option<Symbol>; 2],
    },
    /// Somebody passed a joker place and took a token.
    TokenTaken {
        /// Who.
        seat: Seat,
    },
    /// A row was cleared of markers.
    RowCleared {
        /// Whose.
        seat: Seat,
        /// 0 for the top row.
        row: u8,
    },
    /// A Gold Mine gave a cow to somebody else; Tom gets a coin.
    Gift {
        /// Whose mine.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A cow instead of a main action or a purchase.
    CowTaken {
        /// By whom.
        seat: Seat,
        /// Instead of a purchase.
        purchase: bool,
    },
    /// Grazing paid.
    Grazed {
        /// Whom.
        seat: Seat,
        /// Coins.
        coins: u16,
    },
    /// A posse or an outpost was paid for.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        paid: Payment,
    },
    /// A Single Bandit was tied.
    BanditTied {
        /// By whom.
        seat: Seat,
        /// Which.
        bandit: Symbol,
    },
    /// A Whole Gang was chased into the next region.
    GangMoved {
        /// By whom.
        seat: Seat,
        /// Into which region.
        to: u8,
    },
    /// A bandit was jailed.
    Jailed {
        /// By whom.
        seat: Seat,
        /// Which.
        bandit: Symbol,
        /// Coins for it.
        coins: u8,
        /// In one's own prison.
        own: bool,
    },
    /// Business was done in a city.
    Business {
        /// By whom.
        seat: Seat,
        /// Where.
        city: City,
        /// On which field.
        field: FieldId,
        /// An outpost, or else a Robbery.
        outpost: bool,
        /// By Rail Delivery.
        rail: bool,
        /// What the field gave.
        premium: Premium,
    },
    /// Cards of a row were discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which row.
        row: Level,
        /// Which cards, by their places; [`Card::NONE`] for those that stayed.
        cards: [Card; ROW],
    },
    /// A card was reserved.
    Reserved {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// What was discarded for want of room.
        discarded: Card,
    },
    /// The discards of a deck were shuffled into a new deck.
    Reshuffled {
        /// Which.
        row: Level,
    },
    /// A card came into the Market.
    Refilled {
        /// Where, row by row.
        slot: u8,
        /// Which.
        card: Card,
    },
    /// A licence was bought.
    Licensed {
        /// By whom.
        seat: Seat,
        /// Which.
        licence: Licence,
        /// For what.
        paid: Payment,
    },
    /// A train was robbed.
    TrainRobbed {
        /// By whom.
        seat: Seat,
        /// Hats.
        hats: u8,
        /// The bandit who was set free.
        bandit: Option<Symbol>,
        /// Coins.
        coins: u16,
    },
    /// A card was unblocked.
    Mobilised {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// Purchases began.
    ShoppingBegan {
        /// Whose.
        seat: Seat,
        /// How many.
        purchases: u8,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// It had been reserved.
        reserved: bool,
        /// For what.
        paid: Payment,
    },
    /// Interest paid.
    InterestPaid {
        /// Whom.
        seat: Seat,
        /// Coins.
        coins: u16,
    },
    /// A card of Tom's was activated.
    TomActivated {
        /// His seat.
        seat: Seat,
        /// Where.
        place: Place,
        /// What led there.
        way: TomWay,
    },
    /// Tom takes up the steps of a card.
    TomTakesUp {
        /// His seat.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// Tom takes up a step of a card.
    TomTries {
        /// His seat.
        seat: Seat,
        /// Where the card lies.
        place: Place,
        /// The number of the step, from 0.
        step: u8,
        /// The step.
        act: TomAct,
    },
    /// Tom passes over a posse, since he has hunted a gang already (WS-TOM-55).
    TomPassesOver {
        /// His seat.
        seat: Seat,
        /// Where the card lies.
        place: Place,
    },
    /// Tom leaves the other steps of a card, since this one was carried out (WS-TOM-20).
    TomStops {
        /// His seat.
        seat: Seat,
        /// Where the card lies.
        place: Place,
        /// How many steps are left out.
        left: u8,
    },
    /// Tom could not carry out a step.
    TomFails {
        /// His seat.
        seat: Seat,
        /// The step.
        act: TomAct,
        /// Coins that he got instead.
        coins: u16,
    },
    /// Tom hunted a bandit.
    TomHunted {
        /// His seat.
        seat: Seat,
        /// Which.
        bandit: Symbol,
    },
    /// Tom took coins.
    TomCoins {
        /// His seat.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// Tom exchanged coins for points.
    TomExchanged {
        /// His seat.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// Somebody's count in a contest, tokens included.
    Counted {
        /// Whose.
        seat: Seat,
        /// How much.
        count: u8,
    },
    /// Somebody decided how many joker tokens to spend in a contest.
    Contested {
        /// Who.
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// Somebody was elected Sheriff and paid.
    Elected {
        /// Who.
        seat: Seat,
        /// The Sheriff until now.
        outgoing: Seat,
        /// Others had as much (WS-SHER-04).
        tie: bool,
    },
    /// The next sheriff card was turned up.
    ContestRevealed {
        /// Which.
        contest: SheriffCard,
    },
    /// The game is over.
    Ended,
}
