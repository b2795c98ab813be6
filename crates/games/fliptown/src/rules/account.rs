//! The end of the game: points, places, titles, and the cowbot's account.

use table::{Seat, Standing};

use crate::data::{
    CASH_PER_POINT, Cowbot, Difficulty, GOLD_PER_POINT, Region, TITLE_BOUNDS, Title, WANTED_BOUNDS, Wanted, cowbot,
    town,
};
use crate::setup::Holdem;
use crate::space::Space;
use crate::state::{Fliptown, Sheet, Step};

/// What is scored, in this order (FT-END-02 to -06); a cowbot's own categories follow.
const CATEGORIES: &[&str] = &[
    "score-cash",
    "score-gold",
    "score-stars",
    "score-silver-graves",
    "score-silver-buildings",
    "score-silver-chambers",
    "score-silver-stops",
    "score-silver-targets",
    "score-hotel",
    "score-stolen",
    "score-left-trail",
    "score-left-badlands",
    "score-left-mine",
    "score-left-town",
    "score-against-character",
    "score-against-holdem",
];

/// How many categories a player has.
const OF_PLAYERS: usize = 9;

/// What breaks a tie (FT-END-08).
const TIE_BREAKS: &[&str] = &["tie-wanted", "tie-gold", "tie-cash"];

/// Against a cowbot a tie is lost (FT-COW-14).
const COWBOT_TIE_BREAKS: &[&str] = &["tie-cowbot"];

/// The five chambers with silver stars, and what each of them counts (FT-END-05).
pub(crate) const SILVER: [(Space, Region); 5] = [
    (Space::chamber(9), Region::Cemetery),
    (Space::chamber(10), Region::Town),
    (Space::chamber(11), Region::Mine),
    (Space::chamber(12), Region::Trail),
    (Space::chamber(13), Region::Badlands),
];

/// A cowbot's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CowbotAccount {
    pub stolen: u16,
    /// By region, in the order of suits.
    pub left: [u16; 4],
    pub character: u16,
    pub holdem: u16,
}

impl CowbotAccount {
    pub fn total(&self) -> u16 {
        self.stolen + self.left.iter().sum::<u16>() + self.character + self.holdem
    }

    fn scores(&self) -> [i32; 7] {
        let [trail, badlands, mine, town] = self.left;
        [self.stolen, trail, badlands, mine, town, self.character, self.holdem].map(i32::from)
    }
}

impl Sheet {
    /// Points by category (FT-END-02 to -06).
    pub(crate) fn points(&self) -> [i32; OF_PLAYERS] {
        let silver =
            SILVER.map(|(chamber, region)| if self.circled.contains(chamber) { self.count(region) as i32 } else { 0 });
        let [graves, buildings, chambers, stops, targets] = silver;
        [
            i32::from(self.cash / CASH_PER_POINT),
            i32::from(self.gold / GOLD_PER_POINT),
            i32::from(self.stars),
            graves,
            buildings,
            chambers,
            stops,
            targets,
            i32::from(self.hotel_stars()),
        ]
    }

    /// The last night in the hotel alone counts (FT-TOWN-7b, FT-END-06).
    pub(crate) fn hotel_stars(&self) -> u16 {
        match self.hotel {
            0 => 0,
            nights => town::HOTEL_STARS[usize::from(nights) - 1],
        }
    }

    /// Silver stars: those of the Mine and of the hotel.
    pub(crate) fn silver_stars(&self) -> i32 {
        self.points()[3..].iter().sum()
    }

    pub(crate) fn total(&self) -> i32 {
        self.points().iter().sum()
    }

    /// The second half of the title (FT-END-09).
    pub(crate) fn wanted_title(&self) -> Wanted {
        let reached = WANTED_BOUNDS.iter().filter(|bound| self.wanted >= **bound).count();
        Wanted::ALL[reached - 1]
    }
}

impl Fliptown {
    /// The final account (FT-END-07), once the game is over.
    pub(crate) fn final_account(&self) -> Option<Standing> {
        (self.step == Step::Over).then(|| self.account())
    }

    /// What the account would be if the game ended here.
    pub(crate) fn account(&self) -> Standing {
        match self.cowbot {
            None => {
                let seats = self.all_players().map(|seat| {
                    let sheet = self.sheet(seat);
                    // FT-END-08: fewer wanted posters, more gold, more cash.
                    let ties = [-i32::from(sheet.wanted), i32::from(sheet.gold), i32::from(sheet.cash)];
                    (sheet.points().into_iter().collect(), ties.into_iter().collect())
                });
                Standing::ranked(&CATEGORIES[..OF_PLAYERS], TIE_BREAKS, seats)
            }
            Some((cowbot, difficulty)) => self.duel(cowbot, difficulty),
        }
    }

    /// The player wins with more points only (FT-COW-14).
    fn duel(&self, cowbot: Cowbot, difficulty: Difficulty) -> Standing {
        let player = self.sheet(Seat::new(0)).points().into_iter().chain([0; 7]);
        let opponent = [0; OF_PLAYERS].into_iter().chain(self.cowbot_account(cowbot, difficulty).scores());
        let seats = [(player.collect(), [0].into_iter().collect()), (opponent.collect(), [1].into_iter().collect())];
        Standing::ranked(CATEGORIES, COWBOT_TIE_BREAKS, seats)
    }

    /// Stolen cards (FT-COW-10), uncircled spaces of the regions that count (FT-COW-11, FT-COW-12), and five each for a
    /// character and for Texas Hold'em (FT-COW-13).
    pub(crate) fn cowbot_account(&self, cowbot: Cowbot, difficulty: Difficulty) -> CowbotAccount {
        let sheet = self.sheet(Seat::new(0));
        let mut left = [0; 4];
        let counted = cowbot.regions().into_iter().zip(cowbot::MULTIPLIERS).take(difficulty.regions());
        for (region, each) in counted {
            let uncircled = crate::space::Spaces::in_region(region).minus(sheet.circled).len() as u16;
            left[region.index()] = each * uncircled;
        }
        CowbotAccount {
            stolen: difficulty.stolen_card() * self.all_stolen().len() as u16,
            left,
            character: if self.characters { cowbot::CHARACTER } else { 0 },
            holdem: if self.holdem == Holdem::Off { 0 } else { cowbot::HOLDEM },
        }
    }

    /// The first half of a player's title, in the column of the options in use (FT-END-09, FT-ACH-02).
    pub(crate) fn title(&self, seat: Seat) -> Title {
        let column = usize::from(self.characters) + usize::from(self.holdem != Holdem::Off);
        let total = self.sheet(seat).total();
        let reached = TITLE_BOUNDS[column].iter().filter(|bound| total >= **bound).count();
        Title::ALL[reached.max(1) - 1]
    }
}
