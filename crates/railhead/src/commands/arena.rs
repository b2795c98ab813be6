//! Bots against bots.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use arena::report;
use shelf::{Bot, Contest, League, Level, Row, ScoreRow, Shelved, Solo};
use table::SetupError;
use table::setup::Values;

use super::bar::{Bar, stop_on_ctrl_c, use_threads};
use super::json_line;
use crate::cli::{ArenaArgs, SetupArgs};
use crate::failure::Failure;
use crate::setup;

/// Plays a match, a ladder, a league or the games of bots that play alone, or what of it is missing in its files.
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
    let (solo, shared) = arena.split(setups)?;
    let mut complete = true;
    if !solo.is_empty() {
        complete &= arena.trials(&solo, out)?;
    }
    if !shared.is_empty() {
        complete &= match &args.league {
            Some(bots) => arena.league(&shared, &bots.0, out)?,
            None => arena.matches(&shared, out)?,
        };
    }
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

/// A bot's name as a part of a file's.
fn plain(bot: &Bot) -> String {
    bot.to_string().replace(|c: char| !c.is_ascii_alphanumeric(), "-")
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    game: &'static dyn Shelved,
    stop: &'a AtomicBool,
}

impl Arena<'_> {
    /// The tables at which one plays alone, and those at which bots meet.
    fn split(&self, setups: Vec<Values>) -> Result<(Vec<Values>, Vec<Values>), Failure> {
        let mut solo = Vec::new();
        let mut shared = Vec::new();
        for values in setups {
            let automata = self.game.automata(&values).map_err(|error| self.refused(&values, error))?;
            let played = self.seats(&values)? - automata.len();
            if played == 1 { solo.push(values) } else { shared.push(values) }
        }
        let needs_rival = self.args.bot.is_some() && self.args.against.is_none();
        if needs_rival && !shared.is_empty() {
            return Err(Failure::Usage("where several play, --bot needs --against".to_owned()));
        }
        if self.args.file.is_some() && !solo.is_empty() && self.soloists().len() > 1 {
            return Err(Failure::Usage("--file keeps the games of one bot alone; use --folder for several".to_owned()));
        }
        Ok((solo, shared))
    }

    /// Who plays alone: all who were named, or all levels.
    fn soloists(&self) -> Vec<Bot> {
        if let Some(bots) = &self.args.league {
            return bots.0.clone();
        }
        let named: Vec<Bot> = self.args.bot.iter().chain(&self.args.against).cloned().collect();
        if named.is_empty() { Level::ALL.map(Bot::Level).to_vec() } else { named }
    }

    /// Lets each bot play alone on the same deals, and reports what it scores.
    fn trials(&self, setups: &[Values], out: &mut dyn Write) -> Result<bool, Failure> {
        let mut rows = Vec::new();
        let mut complete = true;
        for values in setups {
            for bot in self.soloists() {
                let (row, whole) = self.one_trial(values, bot)?;
                complete &= whole;
                if self.args.run.json {
                    json_line(out, &row)?;
                    out.flush()?;
                }
                rows.push(row);
            }
        }
        if !self.args.run.json {
            write!(out, "{}", if self.args.csv { report::score_csv(&rows) } else { report::score_table(&rows) })?;
        }
        Ok(complete)
    }

    fn one_trial(&self, values: &Values, bot: Bot) -> Result<(ScoreRow, bool), Failure> {
        let file = match &self.args.folder {
            Some(folder) => Some(folder.join(format!("{}-alone-{}.jsonl", plain(&bot), self.seats(values)?))),
            None => self.args.file.clone(),
        };
        let solo = Solo { setup: values.clone(), bot, games: self.args.games, seed: self.args.seed };
        let bar = Bar::new();
        let (row, scores) = self.game.solo(&solo, file.as_deref(), &bar, self.stop)?;
        Ok((row, scores.is_complete()))
    }

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
        let name = format!("{}-vs-{}-{}.jsonl", plain(bot), plain(against), self.seats(values)?);
        Ok(Some(folder.join(name)))
    }

    fn seats(&self, values: &Values) -> Result<usize, Failure> {
        self.game.seats(values).map_err(|error| self.refused(values, error))
    }

    fn refused(&self, values: &Values, error: SetupError) -> Failure {
        Failure::Setup { game: self.game.name(), error, given: Box::new(values.clone()) }
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
