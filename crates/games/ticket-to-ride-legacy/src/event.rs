//! The steps of the story, as small as people would see them at the table.

use table::{Eyes, Seat};

use crate::cards::Card;
use crate::ids::{Area, City, Color, Conductor, EventCard, Postcard, Sticker, StoryCard, Strand, Ticket, Upgrade};
use crate::state::{Laid, Slip};
use crate::vocabulary::VaultItem;

/// Why dollars change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A rule sticker.
    Sticker(Sticker),
    /// An event card.
    Event(EventCard),
    /// A postcard.
    Postcard(Postcard),
    /// A postcard whose reward is not possible (TTR-POST-08).
    Instead(Postcard),
    /// An upgrade or a conductor to begin with.
    Office,
    /// The premium for a mountain strand.
    Mountain,
    /// The story.
    Story,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // `seat` is always whose doing it is.
pub enum Event {
    /// Who holds the caboose card and plays first, and whether chance gave it.
    PlaysFirst { seat: Seat, by_lot: bool },
    /// A player chose tickets. While all choose at once, others do not learn of it.
    TicketsKept { seat: Seat, kept: u8, returned: u8, tickets: Option<Vec<Ticket>>, hidden: bool },
    /// Everybody has chosen tickets to begin with: how many each keeps.
    StartTicketsKept { kept: Vec<u8> },
    /// A card of the story was read.
    StoryRead(StoryCard),
    /// A rule sticker came into force.
    RuleAdded(Sticker),
    /// A rule sticker is no longer in force.
    RuleRemoved(Sticker),
    /// A conductor was chosen.
    ConductorChosen { seat: Seat, conductor: Conductor },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A player could do nothing.
    Passed { seat: Seat },
    /// A card was taken from the row.
    Took { seat: Seat, card: Card },
    /// A card was taken from the deck.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was turned up into the row.
    TurnedUp { card: Card },
    /// All cards of the row were discarded.
    RowDiscarded,
    /// The discard pile became the deck.
    Reshuffled,
    /// A newspaper came off the deck, for this player.
    Newspaper { seat: Seat },
    /// This event is active now.
    EventTurned(EventCard),
    /// Discarded events became the deck.
    EventsReshuffled,
    /// A player took dollars.
    Gained { seat: Seat, amount: u16, why: Reason },
    /// A player paid dollars.
    Paid { seat: Seat, amount: u16, why: Reason },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// Tickets were drawn.
    TicketsDrawn { seat: Seat, count: u8, tickets: Option<Vec<Ticket>> },
    /// A strand and the cards for it were declared; the dollars are set aside.
    Declared { seat: Seat, strand: Strand, cards: Laid, dollars: u8 },
    /// A card was revealed for the mountains.
    Revealed { seat: Seat, card: Card },
    /// A card was added for the mountains; none if it was paid in dollars.
    Surcharged { seat: Seat, card: Option<Card> },
    /// A mountain strand was given up.
    GaveUp { seat: Seat, strand: Strand },
    /// Cars were placed.
    Built { seat: Seat, strand: Strand },
    /// The outlaws are there now.
    OutlawMoved { to: City },
    /// Dollars were put on the stash.
    StashGrew { amount: u16 },
    /// A player took the stash.
    StashTaken { seat: Seat, amount: u16 },
    /// Ore was taken.
    OreTaken { seat: Seat, amount: u8 },
    /// Cargo was taken from a port; from none at the beginning.
    CargoTaken { seat: Seat, port: Option<City>, amount: u8 },
    /// Cattle was taken from a ranch.
    CattleTaken { seat: Seat, ranch: City },
    /// A player's network joins the oceans.
    SpikeDriven { seat: Seat, first: bool },
    /// Something for the vault.
    VaultItem { seat: Seat, item: VaultItem, area: Option<Area> },
    /// A postcard was taken.
    PostcardTaken { seat: Seat, postcard: Postcard },
    /// A postcard was shown: its condition is met.
    PostcardFulfilled { seat: Seat, postcard: Postcard },
    /// A player lets postcards that ask for something rest, or takes them up again.
    PostcardsRest { seat: Seat, resting: bool },
    /// Cards of the hand were shown.
    CardsShown { seat: Seat, color: Color, count: u8 },
    /// A mine was placed.
    MinePlaced { city: City },
    /// A station was placed.
    StationPlaced { seat: Seat, city: City },
    /// A company has an upgrade from the next game on.
    Upgraded { seat: Seat, upgrade: Upgrade },
    /// Everybody has one more turn.
    LastTurns { seat: Seat },
    /// The game is over: tickets are laid open.
    GameEnded,
    /// A deposit slip.
    Scored { seat: Seat, slip: Slip, tickets: Vec<Ticket> },
    /// The ranking, the winner first.
    Ranked { seats: Vec<Seat> },
    /// The caboose card went to a player.
    Caboose { seat: Seat },
    /// An event was archived.
    EventArchived(EventCard),
    /// An area was opened.
    AreaOpened(Area),
    /// The conductor's box was opened.
    ConductorBoxOpened,
    /// Events join the deck, read aloud.
    EventsAdded(Vec<EventCard>),
    /// Tickets join the deck.
    TicketsAdded(Vec<Ticket>),
    /// A company stamped tickets.
    Stamped { seat: Seat, tickets: Vec<Ticket> },
    /// Tickets were archived.
    TicketsWorn(Vec<Ticket>),
    /// A slip went into each vault.
    VaultsFilled,
    /// The campaign was scored.
    CampaignScored,
    /// Everything is put away.
    Over,
}

impl Event {
    /// What these eyes learn of it.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Option<Event> {
        let owns = |seat: Seat| eyes == Eyes::Open || eyes == Eyes::Seat(seat);
        let mut told = self.clone();
        match &mut told {
            Event::TicketsKept { seat, hidden: true, .. } if !owns(*seat) => return None,
            Event::TicketsKept { seat, tickets, .. } | Event::TicketsDrawn { seat, tickets, .. } if !owns(*seat) => {
                *tickets = None;
            }
            Event::Drew { seat, card } if !owns(*seat) => *card = None,
            _ => {}
        }
        Some(told)
    }
}
