//! Bots against bots.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use arena::report;
use shelf::{Bot, Contest, League, Level, Row, Shelved};
use table::setup::Values;

use super::bar::{Bar, stop_on_ctrl_c, use_threads};
use super::json_line;
use crate::cli::{ArenaArgs, SetupArgs};
use crate::failure::Failure;
use crate::setup;

/// Plays a match, a ladder or a league, or what of it is missing in its files.
pub fn arena(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = setup::game(args.game.as_deref())?;
    let setups = setups(game, args)?;
    if args.file.is_some() && setups.len() > 1 {
        return Err(Failure::Usage("--file keeps one match; use --folder for several numbers of players".to_owned()));
    }
    if let Some(folder) = &args.folder {
        fs::create_dir_all(folder).map_err(|source| Failure::File { path: folder.clone(), source })?;
    }
    use_threads(args.run.threads)?;
    let stop = stop_on_ctrl_c()?;
    let arena = Arena { args, game, stop: &stop };
    let complete = match &args.league {
        Some(bots) => arena.league(&setups, &bots.0, out)?,
        None => arena.matches(&setups, out)?,
    };
    if complete { Ok(()) } else { Err(Failure::Stopped(going_on(args))) }
}

/// How a run that was stopped can be taken up.
fn going_on(args: &ArenaArgs) -> String {
    let kept = args.file.is_some() || args.folder.is_some();
    let advice = if kept { "run the same command again to go on" } else { "with --file or --folder it could go on" };
    format!("stopped before all games were played; {advice}")
}

/// One setup for each number of players that was asked for.
fn setups(game: &'static dyn Shelved, args: &ArenaArgs) -> Result<Vec<Values>, Failure> {
    let flags = SetupArgs { players: None, set: args.set.clone() };
    if args.players.is_empty() {
        return Ok(vec![flags.values(game)?]);
    }
    args.players.iter().map(|&players| flags.with_players(game, Some(players))).collect()
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    game: &'static dyn Shelved,
    stop: &'a AtomicBool,
}

impl Arena<'_> {
    /// Who meets whom.
    fn pairs(&self) -> Vec<(Bot, Bot)> {
        match (&self.args.bot, &self.args.against) {
            (Some(bot), Some(against)) => vec![(bot.clone(), against.clone())],
            _ => Level::ALL.windows(2).map(|pair| (Bot::Level(pair[1]), Bot::Level(pair[0]))).collect(),
        }
    }

    /// Plays one match after the other and reports each as soon as it is over.
    fn matches(&self, setups: &[Values], out: &mut dyn Write) -> Result<bool, Failure> {
        let mut rows = Vec::new();
        let mut complete = true;
        for values in setups {
            for (bot, against) in self.pairs() {
                let (row, whole) = self.one_match(values, bot, against)?;
                complete &= whole;
                if self.args.run.json {
                    json_line(out, &row)?;
                    out.flush()?;
                }
                rows.push(row);
            }
        }
        if !self.args.run.json {
            write!(out, "{}", if self.args.csv { report::csv(&rows) } else { report::table(&rows) })?;
        }
        Ok(complete)
    }

    fn one_match(&self, values: &Values, bot: Bot, against: Bot) -> Result<(Row, bool), Failure> {
        let file = self.file(values, &bot, &against)?;
        let (games, seed) = (self.args.games, self.args.seed);
        let contest = Contest { setup: values.clone(), bot, against, games, seed };
        let bar = Bar::new();
        let (row, outcome) = self.game.contest(&contest, file.as_deref(), &bar, self.stop)?;
        Ok((row, outcome.is_complete()))
    }

    /// Where a match is kept.
    fn file(&self, values: &Values, bot: &Bot, against: &Bot) -> Result<Option<PathBuf>, Failure> {
        let Some(folder) = &self.args.folder else { return Ok(self.args.file.clone()) };
        let plain = |bot: &Bot| bot.to_string().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        let name = format!("{}-vs-{}-{}.jsonl", plain(bot), plain(against), self.seats(values)?);
        Ok(Some(folder.join(name)))
    }

    fn seats(&self, values: &Values) -> Result<usize, Failure> {
        self.game.seats(values).map_err(|error| Failure::Setup { game: self.game.name(), error })
    }

    /// Lets every two bots meet, and rates them.
    fn league(&self, setups: &[Values], bots: &[Bot], out: &mut dyn Write) -> Result<bool, Failure> {
        let mut complete = true;
        for values in setups {
            let league =
                League { setup: values.clone(), bots: bots.to_vec(), games: self.args.games, seed: self.args.seed };
            let folder = match &self.args.folder {
                Some(folder) => Some(folder.join(self.seats(values)?.to_string())),
                None => None,
            };
            if let Some(folder) = &folder {
                fs::create_dir_all(folder).map_err(|source| Failure::File { path: folder.clone(), source })?;
            }
            let bar = Bar::new();
            let ratings = self.game.rate(&league, folder.as_deref(), &bar, self.stop)?;
            drop(bar);
            complete &= ratings.complete;
            if self.args.run.json {
                ratings.ratings.iter().try_for_each(|rating| json_line(out, rating))?;
            } else {
                write!(out, "{}", if self.args.csv { ratings.csv() } else { ratings.table() })?;
            }
        }
        Ok(complete)
    }
}
