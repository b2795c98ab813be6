//! All games of a batch.

use std::fmt;

use rayon::{ThreadPool, ThreadPoolBuilder};
use table::setup::Values;
use table::{Coded, Game, Guide, Observed, RulesVersion, Seat, Seed, Setup};

use crate::chunk::Chunk;
use crate::company::Company;
use crate::error::{BatchError, MAX_GAMES};
use crate::plan::{Episode, Plan};
use crate::rows::{Codes, Rows, Sizes};
use crate::slot::House;

/// The most games that are stepped by one thread before it looks for others.
const CHUNK: usize = 64;

/// Into how many parts a batch is divided for each thread, so that none waits long for another.
const PARTS: usize = 8;

/// Many games of any kind, stepped in place.
pub trait Batched: Send {
    /// How large everything is.
    fn sizes(&self) -> Sizes;

    /// Begins all episodes anew, or those of the rows for which `only` is true: the next ones, or with a seed all that follows
    /// from it, from the first on. Episodes in which nothing was decided yet begin again.
    fn reset(&mut self, seed: Option<Seed>, only: Option<&[bool]>, rows: Rows<'_>) -> Result<(), BatchError>;

    /// Plays a decision in every row. What is said for rows where nobody is to act is ignored.
    fn step(&mut self, codes: Codes<'_>, rows: Rows<'_>) -> Result<(), BatchError>;

    /// How many codes there are to choose from in all rows.
    fn options(&self) -> usize;

    /// Writes the codes to choose from, row after row, and where those of each row start (and the last ones end).
    fn lists(&self, starts: &mut [i64], codes: &mut [i32]) -> Result<(), BatchError>;

    /// Chooses a code for every row, each equally likely; 0 where nobody is to act.
    ///
    /// # Panics
    /// If there is no place for each of them.
    fn sample(&mut self, codes: &mut [i32]);

    /// How one of the games came about.
    fn past(&self, row: usize) -> Option<Past>;
}

/// How a game of a batch came about: whoever sets the table up with this seed and plays these decisions has the same game.
#[derive(Clone, PartialEq, Debug)]
pub struct Past {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The table.
    pub setup: Values,
    /// Where its chance comes from.
    pub seed: Seed,
    /// Seats and the codes of what they decided.
    pub moves: Vec<(Seat, usize)>,
}

/// Many games of one kind.
pub struct Batch<G: Game> {
    house: House<G>,
    chunks: Vec<Chunk<G>>,
    /// How many games each chunk but the last has.
    chunk: usize,
    pool: Option<ThreadPool>,
    choices: Choices,
}

impl<G: Game> fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("house", &self.house).finish_non_exhaustive()
    }
}

impl<G: Guide + Observed> Batch<G> {
    /// Games of this setup.
    pub fn new(setup: G::Setup, plan: &Plan) -> Result<Self, BatchError> {
        if !(1..=MAX_GAMES).contains(&plan.games) {
            return Err(BatchError::Games(plan.games));
        }
        if plan.episode == Episode::Campaign && G::chapter(&setup).is_none() {
            return Err(BatchError::NoCampaign);
        }
        let pool = pool(plan.threads)?;
        let company = Company::new::<G>(&plan.seating, &setup)?;
        let (games, seats) = (plan.games, setup.seats());
        let sizes = Sizes { games, seats, actions: G::Action::SPACE, observation: G::layout().len() };
        let house = House {
            setup,
            seed: plan.seed,
            company,
            rewards: plan.rewards,
            autoreset: plan.autoreset,
            episode: plan.episode,
            limit: plan.limit,
            sizes,
        };
        let chunk = games.div_ceil(plan.threads * PARTS).clamp(1, CHUNK);
        let ranges = (0..games).step_by(chunk).map(|start| start..games.min(start + chunk));
        let chunks = ranges.map(|rows| Chunk::new(rows, &house)).collect::<Result<_, _>>()?;
        Ok(Batch { house, chunks, chunk, pool, choices: Choices::new(plan.seed) })
    }

    fn chunk_of(&self, row: usize) -> &Chunk<G> {
        &self.chunks[row / self.chunk]
    }
}

fn pool(threads: usize) -> Result<Option<ThreadPool>, BatchError> {
    match threads {
        0 => Err(BatchError::Threads { threads, why: "expected at least one".to_owned() }),
        1 => Ok(None),
        _ => {
            let built = ThreadPoolBuilder::new().num_threads(threads).thread_name(|i| format!("batch-{i}")).build();
            built.map(Some).map_err(|error| BatchError::Threads { threads, why: error.to_string() })
        }
    }
}

/// Lets work be done on every chunk, on all threads of the pool if there is one.
fn on_all<G: Guide + Observed>(
    chunks: &mut [Chunk<G>],
    sizes: &Sizes,
    rows: Rows<'_>,
    pool: Option<&ThreadPool>,
    work: &(impl Fn(&mut Chunk<G>, Rows<'_>) + Sync),
) {
    match pool {
        None => {
            let mut rest = rows;
            for chunk in chunks {
                let (own, others) = rest.split(chunk.len(), sizes);
                work(chunk, own);
                rest = others;
            }
        }
        Some(pool) => pool.install(|| divide(chunks, sizes, rows, work)),
    }
}

/// The same in two halves again and again, so that nothing has to be listed.
fn divide<G: Guide + Observed>(
    chunks: &mut [Chunk<G>],
    sizes: &Sizes,
    rows: Rows<'_>,
    work: &(impl Fn(&mut Chunk<G>, Rows<'_>) + Sync),
) {
    if let [chunk] = chunks {
        return work(chunk, rows);
    }
    let (left, right) = chunks.split_at_mut(chunks.len() / 2);
    let games = left.iter().map(Chunk::len).sum();
    let (first, rest) = rows.split(games, sizes);
    rayon::join(|| divide(left, sizes, first, work), || divide(right, sizes, rest, work));
}

impl<G: Guide + Observed> Batched for Batch<G> {
    fn sizes(&self) -> Sizes {
        self.house.sizes
    }

    fn reset(&mut self, seed: Option<Seed>, only: Option<&[bool]>, rows: Rows<'_>) -> Result<(), BatchError> {
        let sizes = self.house.sizes;
        rows.check(&sizes)?;
        if let Some(found) = only.map(<[bool]>::len).filter(|found| *found != sizes.games) {
            return Err(BatchError::Length { what: "flags", found, expected: sizes.games });
        }
        if let Some(seed) = seed {
            self.house.seed = seed;
            self.choices = Choices::new(seed);
        }
        let Batch { house, chunks, pool, .. } = self;
        let only = if seed.is_some() { None } else { only };
        on_all(chunks, &sizes, rows, pool.as_ref(), &|chunk, rows| chunk.reset(seed.is_some(), only, house, rows));
        Ok(())
    }

    fn step(&mut self, codes: Codes<'_>, rows: Rows<'_>) -> Result<(), BatchError> {
        let sizes = self.house.sizes;
        rows.check(&sizes)?;
        if codes.len() != sizes.games {
            return Err(BatchError::Length { what: "codes", found: codes.len(), expected: sizes.games });
        }
        if let Some(row) = self.chunks.iter_mut().find_map(|chunk| chunk.pick(&codes)) {
            return Err(Box::new(self.chunk_of(row).wrong(row, codes.at(row))).into());
        }
        let Batch { house, chunks, pool, .. } = self;
        on_all(chunks, &sizes, rows, pool.as_ref(), &|chunk, rows| chunk.step(house, rows));
        Ok(())
    }

    fn options(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.options().codes.len()).sum()
    }

    fn lists(&self, starts: &mut [i64], codes: &mut [i32]) -> Result<(), BatchError> {
        if starts.len() != self.house.sizes.games + 1 {
            return Err(BatchError::Memory("starts"));
        }
        if codes.len() < self.options() {
            return Err(BatchError::Memory("codes"));
        }
        let mut before = 0;
        for chunk in &self.chunks {
            let options = chunk.options();
            options.starts().zip(&mut starts[chunk.first..]).for_each(|(start, out)| *out = (before + start) as i64);
            codes[before..][..options.codes.len()].copy_from_slice(&options.codes);
            before += options.codes.len();
        }
        starts[self.house.sizes.games] = before as i64;
        Ok(())
    }

    fn sample(&mut self, codes: &mut [i32]) {
        self.choices.round += 1;
        assert_eq!(codes.len(), self.house.sizes.games, "every game gets a code");
        for chunk in &self.chunks {
            let rows = chunk.first..chunk.first + chunk.len();
            for (row, out) in rows.clone().zip(&mut codes[rows]) {
                let options = chunk.codes_of(row);
                *out = options.get(self.choices.below(row, options.len())).copied().unwrap_or(0);
            }
        }
    }

    fn past(&self, row: usize) -> Option<Past> {
        if row >= self.house.sizes.games {
            return None;
        }
        let slot = self.chunk_of(row).slot(row);
        Some(Past {
            rules: G::RULES,
            setup: slot.setup(&self.house).to_values(),
            seed: slot.seed(&self.house),
            moves: slot.moves().iter().map(|(seat, action)| (*seat, action.encode())).collect(),
        })
    }
}

/// Where random choices come from: a number for every row and round, whichever rows there are besides. They are made for speed;
/// nothing of a game depends on them.
#[derive(Debug)]
struct Choices {
    key: u64,
    round: u64,
}

/// Keeps the seed of random choices apart from those of games.
const CHOICES: u64 = u64::MAX;

impl Choices {
    fn new(seed: Seed) -> Self {
        let mut key = [0; 8];
        key.copy_from_slice(&seed.derived([CHOICES]).0[..8]);
        Choices { key: u64::from_le_bytes(key), round: 0 }
    }

    /// A number below another one, each as likely; 0 if there is none below it.
    #[inline]
    fn below(&self, row: usize, bound: usize) -> usize {
        let at = mixed(self.key ^ mixed(self.round)).wrapping_add((row as u64).wrapping_mul(GOLDEN));
        ((u128::from(mixed(at)) * bound as u128) >> 64) as usize
    }
}

/// Steele, Lea and Flood's SplitMix64.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

#[inline]
fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
