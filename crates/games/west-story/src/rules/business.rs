//! Main action C: City Business, that is Outpost or Robbery, and Rail Delivery.

use table::sets::ones;
use table::{List, Log, Run, Seat};

use crate::action::Action;
use crate::data::{Ability, City, FieldId, Gain, Places, Premium, RAIL_SURCHARGE};
use crate::event::Event;
use crate::state::{Deal, Disc, Player, Rail, Spot, Table, WestStory, main_action};

impl Table {
    /// Business in the Nearest City, in each half of the double city (WS-BIZ-01, WS-BIZ-11), and outposts by Rail Delivery.
    /// Without a disc there is none (WS-BIZ-08): the eight of a player are all there are.
    pub(crate) fn list_business(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        if player.discs == 0 {
            return;
        }
        let near = self.board().regions[self.region_of(seat)].areas;
        for area in ones(near).map(usize::from) {
            self.list_area(player, area, Rail::No, out);
        }
        let rail = self.rail_of(seat);
        if rail != Rail::No {
            for area in 0..self.board().areas.len() {
                if near >> area & 1 == 0 && self.is_on_the_line(player, area) {
                    self.list_area(player, area, rail, out);
                }
            }
        }
    }

    /// By a Station of one's own, or by the board where one's pawn is; never both, since City Business is done once in a turn
    /// (WS-ABIL-04), and the board never for want of the cheaper Station.
    pub(crate) fn rail_of(&self, seat: Seat) -> Rail {
        if self.anvils_of(seat, Ability::RailDelivery) > 0 {
            Rail::Station
        } else if self.board().railway == Some(self.region_of(seat) as u8) {
            Rail::Board
        } else {
            Rail::No
        }
    }

    /// Rail Delivery leads to cities where one has an outpost already (WS-BLD-15). The double city is one city (WS-BLD-23).
    pub(crate) fn is_on_the_line(&self, player: &Player, area: usize) -> bool {
        let posters = self.board().posters;
        (0..posters.len()).any(|other| posters[other] == posters[area] && player.outposts[other] > 0)
    }

    /// Whether a business area belongs to somebody's Nearest City.
    pub(crate) fn is_near(&self, seat: Seat, area: usize) -> bool {
        self.board().regions[self.region_of(seat)].has_area(area)
    }

    /// How somebody's disc gets to a business area: by rail, if it is not in the Nearest City.
    pub(crate) fn way_to(&self, seat: Seat, area: usize) -> Rail {
        if self.is_near(seat, area) { Rail::No } else { self.rail_of(seat) }
    }

    /// Free fields for which a card is available (WS-BIZ-03). Of fields that ask and give the same one is as good as the
    /// other. A field holds one disc for the whole game (WS-BIZ-08, WS-BOARD-09).
    fn list_area(&self, player: &Player, area: usize, rail: Rail, out: &mut impl List<Action>) {
        let city = self.board().areas[area];
        let price = u16::from(self.outpost_price(area, rail));
        let pays = price <= player.coins + u16::from(player.cows); // Before the activation (WS-ACT-04, WS-TURN-06).
        if !pays && rail != Rail::No {
            return;
        }
        let mut seen = 0u32;
        for id in self.free[area].iter() {
            let Some(field) = self.fields[area][id.index()] else { continue };
            let alike = 1 << (field.need as u32 * 4 + field.premium as u32);
            if seen & alike != 0 {
                continue;
            }
            seen |= alike;
            let fits = !(player.fitting(field.need) & player.available()).is_empty();
            // A token changes symbols, never types (WS-BIZ-12).
            if fits || player.jokers > 0 && field.need.symbol().is_some() {
                if pays {
                    out.put(Action::Outpost(city, id));
                }
                if rail == Rail::No {
                    out.put(Action::Rob(city, id)); // Rail Delivery is for outposts only (WS-BLD-15).
                }
            }
        }
    }

    /// The city's price; by the board's Rail Delivery two coins more, by one's own Station not (WS-BLD-16).
    pub(crate) fn outpost_price(&self, area: usize, rail: Rail) -> u8 {
        let surcharge = if rail == Rail::Board { RAIL_SURCHARGE } else { 0 };
        self.numbers().cities[self.board().areas[area].index()].cost + surcharge
    }

    /// One City Business in a turn, by rail or not (WS-BLD-17).
    pub(crate) fn begin_business<L: Log<WestStory>>(
        &mut self,
        city: City,
        field: FieldId,
        outpost: bool,
        run: &mut Run<'_, L>,
    ) {
        let seat = self.turn.seat;
        let Some(area) = self.board().areas.iter().position(|&one| one == city) else { return };
        let rail = self.way_to(seat, area);
        self.take_main_action(main_action::BUSINESS);
        if rail == Rail::Station {
            self.use_anvils(seat, Ability::RailDelivery, 1);
        }
        self.turn.deal = Deal::Business { spot: Spot { area: area as u8, field }, outpost, rail };
        self.ask_card(run);
    }

    /// The cards that a field asks for (WS-BIZ-02), and whether it asks for a symbol, so that a token may help (WS-BIZ-12).
    pub(crate) fn cards_for_business(&self, seat: Seat, spot: Spot) -> (Places, bool) {
        let Some(field) = self.fields[usize::from(spot.area)][spot.field.index()] else { return (Places::NONE, false) };
        (self.player(seat).fitting(field.need), field.need.symbol().is_some())
    }

    /// After the activation: the premium, then the disc on the field, outpost or Robbery (WS-BIZ-04, WS-BIZ-05). The premium is
    /// gained in one's own turn (WS-BIZ-09).
    pub(crate) fn finish_business<L: Log<WestStory>>(
        &mut self,
        seat: Seat,
        spot: Spot,
        outpost: bool,
        rail: Rail,
        run: &mut Run<'_, L>,
    ) {
        let premium = self.put_disc(seat, spot, outpost);
        let Spot { area, field } = spot;
        let city = self.board().areas[usize::from(area)];
        self.tell(run, || Event::Business { seat, city, field, outpost, rail: rail != Rail::No, premium });
        let gain = match premium {
            Premium::Nothing => return,
            Premium::Coin => Gain::coins(1),
            Premium::Cow => Gain::cows(1),
            Premium::Point => Gain::points(1),
        };
        self.gain(seat, gain, run);
    }

    /// Covers a field with a disc; says what the field gives.
    pub(crate) fn put_disc(&mut self, seat: Seat, spot: Spot, outpost: bool) -> Premium {
        let (area, field) = (usize::from(spot.area), spot.field.index());
        self.free[area].remove(spot.field);
        self.discs[area][field] = Disc::new(seat, outpost);
        let player = self.player_mut(seat);
        player.discs -= 1;
        if outpost {
            player.outposts[area] += 1; // The fourth and later are allowed (WS-BIZ-07).
        } else {
            player.robberies += 1;
        }
        self.fields[area][field].map_or(Premium::Nothing, |field| field.premium)
    }
}
