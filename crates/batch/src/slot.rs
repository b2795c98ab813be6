//! One game of a batch.

use bots::Player;
use table::{Chapter, Dice, Game, Guide, SaltedSeed, Seat, Seed, SetupError, Silent, Standing, Worlds};

use crate::company::Company;
use crate::plan::{Autoreset, Episode};
use crate::rewards::Rewards;
use crate::rows::Sizes;

/// What all games of a batch have in common.
#[derive(Debug)]
pub(crate) struct House<G: Game> {
    /// The table of every episode, or of the first game of its campaign.
    pub setup: G::Setup,
    pub seed: Seed,
    pub company: Company,
    pub rewards: Rewards,
    pub autoreset: Autoreset,
    pub episode: Episode,
    pub limit: Option<u32>,
    pub sizes: Sizes,
}

impl<G: Game> House<G> {
    /// Which game of its campaign is set up this way, if an episode is one; otherwise 0.
    fn chapter_number(&self, setup: &G::Setup) -> i32 {
        match self.episode {
            Episode::Game => 0,
            Episode::Campaign => G::chapter(setup).map_or(0, |chapter| chapter.number as i32),
        }
    }
}

/// What else than a game follows from its seed.
const DEAL: u64 = 0;
const LUCK: u64 = 1;

/// Bots of a batch.
pub(crate) type Players<G> = [Box<dyn Player<G>>];

/// One game, and where it is in its episode.
#[derive(Debug)]
pub(crate) struct Slot<G: Game> {
    /// Its row.
    number: u64,
    /// How many episodes there were before this one.
    episode: u64,
    /// How many games of the episode there were before this one.
    chapter: u64,
    /// What follows from the chapters before, in all but the first.
    inherited: Option<G::Setup>,
    /// Which game of the campaign this is, from 1; 0 where there is none.
    pub chapter_number: i32,
    game: G,
    dice: Dice,
    /// The bots' chance, so that their thinking never changes the deal.
    luck: Dice,
    /// The one seat that is played from outside, if there is only one.
    pub learner: Option<Seat>,
    /// Who decides next; nobody where the episode is over.
    pub seat: Option<Seat>,
    /// Who decided last.
    last: Seat,
    /// How many decisions the episode has had.
    pub decisions: u32,
    /// Whether any of them came from outside.
    touched: bool,
    /// The decisions of the present game.
    moves: Vec<(Seat, G::Action)>,
}

impl<G: Guide> Slot<G> {
    /// A game that has just been set up.
    pub fn new(number: usize, house: &House<G>) -> Result<Self, SetupError> {
        let number = number as u64;
        let (game, dice) = dealt(&house.setup, house.seed.derived([number, 0, 0, DEAL]))?;
        Ok(Slot {
            number,
            episode: 0,
            chapter: 0,
            inherited: None,
            chapter_number: house.chapter_number(&house.setup),
            game,
            dice,
            luck: Dice::new(house.seed.derived([number, 0, 0, LUCK])),
            learner: house.company.learner(number, 0),
            seat: None,
            last: Seat::new(0),
            decisions: 0,
            touched: false,
            moves: Vec::new(),
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Whose eyes look at a game that is over.
    pub fn witness(&self) -> Seat {
        self.learner.unwrap_or(self.last)
    }

    /// The present table.
    pub fn setup<'a>(&'a self, house: &'a House<G>) -> &'a G::Setup {
        self.inherited.as_ref().unwrap_or(&house.setup)
    }

    /// Where the chance of the present game comes from.
    pub fn seed(&self, house: &House<G>) -> Seed {
        self.derived(house, DEAL)
    }

    /// The decisions of the present game.
    pub fn moves(&self) -> &[(Seat, G::Action)] {
        &self.moves
    }

    fn derived(&self, house: &House<G>, what: u64) -> Seed {
        house.seed.derived([self.number, self.episode, self.chapter, what])
    }

    /// Begins the next episode; one in which nobody from outside has decided yet begins again.
    pub fn begin_next(&mut self, house: &House<G>) {
        let next = self.episode + u64::from(self.touched);
        self.begin(next, house);
    }

    /// Begins an episode.
    pub fn begin(&mut self, episode: u64, house: &House<G>) {
        (self.episode, self.chapter, self.inherited) = (episode, 0, None);
        (self.decisions, self.touched) = (0, false);
        self.learner = house.company.learner(self.number, episode);
        self.deal(house).expect("it was set up before, and that depends on nothing but the setup");
    }

    /// Sets the present table up.
    fn deal(&mut self, house: &House<G>) -> Result<(), SetupError> {
        (self.game, self.dice) = dealt(self.setup(house), self.seed(house))?;
        self.luck = Dice::new(self.derived(house, LUCK));
        self.chapter_number = house.chapter_number(self.setup(house));
        self.moves.clear();
        Ok(())
    }

    /// Begins the next game of the campaign, if an episode is one and it is not over.
    pub fn begin_chapter(&mut self, house: &House<G>) -> bool {
        let next = match house.episode {
            Episode::Game => None,
            Episode::Campaign => self.next_chapter(house),
        };
        let Some(next) = next else { return false };
        self.inherited = Some(next);
        self.chapter += 1;
        self.deal(house).is_ok()
    }

    fn next_chapter(&self, house: &House<G>) -> Option<G::Setup> {
        let next = G::inherit(self.setup(house), &self.game.legacy()?);
        let later = |chapter: &Chapter| !chapter.is_epilogue() && chapter.number as i32 > self.chapter_number;
        let chapter = G::chapter(&next).filter(later)?;
        G::attended(&next, &chapter.everybody()).ok()
    }

    /// How the campaign ended that is over with this game, if an episode is one and has a standing of its own.
    pub fn concluded(&self, house: &House<G>) -> Option<Standing> {
        match house.episode {
            Episode::Game => None,
            Episode::Campaign => self.game.legacy().and_then(|legacy| G::concluded(&legacy)),
        }
    }

    /// Plays a decision from outside.
    #[inline]
    pub fn decide(&mut self, seat: Seat, action: G::Action) {
        self.touched = true;
        self.play(seat, action);
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: G::Action) {
        self.decisions += 1;
        self.last = seat;
        self.moves.push((seat, action));
        let _ = self.game.play_legal(seat, action, &mut self.dice, &mut Silent);
    }

    /// Lets bots decide until somebody from outside has to, or the game is over.
    #[inline]
    pub fn go_on(&mut self, company: &Company, players: &mut Players<G>, legal: &mut Vec<G::Action>) {
        loop {
            if G::INTERJECTS && !players.is_empty() {
                self.offer_interjections(company, players);
            }
            self.seat = self.game.to_act().first();
            let Some(seat) = self.seat else { return };
            let Some(bot) = company.rival(seat, self.learner) else { return };
            self.game.legal(seat, legal);
            let place = players[bot].choose_place(&Worlds::of(&self.game, seat), legal, &mut self.luck);
            self.play(seat, legal[place]);
        }
    }

    /// Asks every bot once that may interject.
    fn offer_interjections(&mut self, company: &Company, players: &mut Players<G>) {
        for seat in self.game.may_act() {
            let still_may = self.game.may_act().contains(seat) && !self.game.to_act().contains(seat);
            let Some(bot) = company.rival(seat, self.learner).filter(|_| still_may) else { continue };
            let worlds = Worlds::of(&self.game, seat);
            if let Some(action) = players[bot].interject(&worlds, &mut self.luck) {
                self.play(seat, action);
            }
        }
    }
}

/// A table that has just been set up, and its dice: as a live game of the same seed would have them.
fn dealt<G: Game>(setup: &G::Setup, seed: Seed) -> Result<(G, Dice), SetupError> {
    let mut dice = Dice::new(SaltedSeed::unsalted(seed).game_seed());
    Ok((G::new(setup, &mut dice)?, dice))
}
