//! What can be asked for on the command line.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use house::address::Network;
use shelf::Bot;
use table::{Eyes, Seed};
use wording::Language;

use crate::play::SeatPlan;

/// Board games of the Wild West, in your browser and at your terminal.
#[derive(Parser, Debug)]
#[command(
    name = "railhead",
    version,
    about = "Board games of the Wild West: play in the browser or the terminal, simulate, measure, check.",
    long_about = "Railhead is a house for board games: complete rules, strong opponents, two languages.\n\n\
        Without a command the house opens at http://localhost:8080. Play there or in the terminal, against \
        bots or with friends; let bots meet in the arena, replay and verify \
        games from their files, or see which rule is carried out where.",
    after_help = "Begin with `railhead` and a browser, or with `railhead play GAME`; `railhead games` shows the games.",
    after_long_help = "Examples:\n  \
        railhead                                            opens the house for this machine\n  \
        railhead serve --listen 0.0.0.0:8080 --data /srv/railhead\n  \
        railhead backup copy.db\n  \
        railhead games\n  \
        railhead play GAME                                  you against bots\n  \
        railhead play GAME --seats human:Anna,human:Ola,hard,greedy\n  \
        railhead play GAME --players 3 --set expert=yes --lang pl\n  \
        railhead simulate --bots greedy,random,random,random --games 1000\n  \
        railhead arena --bot mcts:4000 --against greedy --games 400 --file match.jsonl\n  \
        railhead replay game.rail --at 20\n  \
        railhead verify game.rail\n\n\
        Exit codes: 0 all is well; 1 a file or a result is not in order; 2 the command line is not; \
        130 stopped by Ctrl-C."
)]
pub struct Cli {
    /// What to do; without it, the house opens.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The language to speak: en or pl [default: that of the terminal]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open the house: people play in a browser
    Serve(ServeArgs),
    /// Copy everything that a house keeps to one file, while it runs or not
    Backup(BackupArgs),
    /// Put a backup in place; the house must not run
    Restore(RestoreArgs),
    /// Write the finished games of a house as .rail files
    Export(ExportArgs),
    /// Play a game in the terminal, alone against bots or with friends on one keyboard
    Play(PlayArgs),
    /// Show the games, or what can be set for one of them
    Games(GamesArgs),
    /// Let bots play many games and sum up what happened
    Simulate(SimulateArgs),
    /// Let one bot meet another in every seat, with confidence intervals
    Arena(ArenaArgs),
    /// Measure how fast a game is, per second of processor time
    Bench(BenchArgs),
    /// Tell the story of a game from its file
    Replay(ReplayArgs),
    /// Show that no shuffle of a finished game was touched and that every decision was legal
    Verify(VerifyArgs),
    /// Write down everything observable at every state of one random game
    Playthrough(PlaythroughArgs),
    /// Check words, rules, what a house keeps, and given files
    Doctor(DoctorArgs),
    /// Print completions for a shell
    Completions(CompletionsArgs),
}

/// How the house is opened.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "RAILHEAD_LISTEN", default_value_t = DEFAULT_LISTEN)]
    pub listen: SocketAddr,

    /// Where everything is kept
    #[command(flatten)]
    pub data: DataArgs,

    /// The path under which a proxy serves the house, such as /games
    #[arg(long, value_name = "PATH", env = "RAILHEAD_BASE", default_value = "", value_parser = base)]
    pub base: String,

    /// The origin that people see, such as https://example.org [default: that of each request]
    #[arg(long, value_name = "ORIGIN", env = "RAILHEAD_ORIGIN")]
    pub origin: Option<String>,

    /// A proxy on this machine stands before the house: believe its X-Forwarded-For, -Host and -Proto
    #[arg(long, env = "RAILHEAD_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// Believe those of a proxy elsewhere too, by its address or network, such as 10.0.0.0/8; may be repeated
    #[arg(long = "trusted-proxy", value_name = "NETWORK", env = "RAILHEAD_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxies: Vec<Network>,

    /// Where /metrics is served, and no longer at the house's own address, such as 127.0.0.1:9090
    #[arg(long, value_name = "ADDRESS", env = "RAILHEAD_METRICS")]
    pub metrics: Option<SocketAddr>,

    /// How many connections are open at once [default: what the limit of open files allows, at most 16384]
    #[arg(long, value_name = "N", env = "RAILHEAD_CONNECTIONS")]
    pub connections: Option<usize>,

    /// How many connections one address may have, if it is not a trusted proxy
    #[arg(long, value_name = "N", env = "RAILHEAD_CONNECTIONS_PER_ADDRESS", default_value_t = 256)]
    pub connections_per_address: usize,

    /// How many bots think at once [default: all cores but one]
    #[arg(long, value_name = "N", env = "RAILHEAD_THINKERS")]
    pub thinkers: Option<usize>,

    /// How many requests that write a person may make a minute; 0 is no limit
    #[arg(long, value_name = "N", env = "RAILHEAD_WRITES_PER_MINUTE", default_value_t = 600)]
    pub writes_per_minute: u32,

    /// How many unfinished tables a person may host; 0 is no limit
    #[arg(long, value_name = "N", env = "RAILHEAD_TABLES_PER_PERSON", default_value_t = 50)]
    pub tables_per_person: u32,

    /// Open the house although what it keeps is damaged; `railhead doctor` says what can still be read
    #[arg(long)]
    pub accept_damage: bool,

    /// Deal every game from seeds that follow from this one, so that everybody can know every card: for tests and pictures
    #[cfg(feature = "known-deals")]
    #[arg(long, value_name = "SEED", env = "RAILHEAD_KNOWN_DEALS")]
    pub known_deals: Option<table::Seed>,
}

const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// Where a house keeps everything.
#[derive(Args, Clone, Debug, Default)]
pub struct DataArgs {
    /// The folder of the house [default: railhead in the user's data folder]
    #[arg(long = "data", value_name = "FOLDER", env = "RAILHEAD_DATA")]
    pub folder: Option<PathBuf>,
}

/// Where to copy everything.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The file to write; it must not exist
    pub file: PathBuf,

    /// Which house
    #[command(flatten)]
    pub data: DataArgs,
}

/// Which backup to put in place.
#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// The backup
    pub file: PathBuf,

    /// Which house
    #[command(flatten)]
    pub data: DataArgs,

    /// Replace what the house keeps now, which is lost
    #[arg(long)]
    pub replace: bool,
}

/// Where to write finished games.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The folder to write to; files that exist are kept
    #[arg(value_name = "FOLDER")]
    pub to: PathBuf,

    /// Which house
    #[command(flatten)]
    pub data: DataArgs,
}

/// How the table is set up.
#[derive(Args, Clone, Debug, Default)]
pub struct SetupArgs {
    /// How many players: short for --set players=N
    #[arg(long, value_name = "N")]
    pub players: Option<u32>,

    /// Set an option of the game, such as --set expert=yes; `railhead games GAME` shows them
    #[arg(long, value_name = "OPTION=VALUE", value_parser = pair)]
    pub set: Vec<(String, String)>,
}

/// How a game in the terminal is played.
#[derive(Args, Debug)]
#[command(after_long_help = "While playing, type the number of an option, its notation, or a command: \
    undo, hint, why ACTION, table, log, rules ID, save FILE, load FILE, help, quit.")]
pub struct PlayArgs {
    /// The game
    pub game: String,

    /// How the table is set up
    #[command(flatten)]
    pub setup: SetupArgs,

    /// Who sits where, in order: human, human:NAME, or a bot (beginner, easy, medium, hard, expert,
    /// greedy, random, mcts:ITERATIONS) [default: one human, the rest --bots]
    #[arg(long, value_name = "LIST")]
    pub seats: Option<SeatPlan>,

    /// The bot in seats that --seats does not name
    #[arg(long, value_name = "BOT", default_value = "medium")]
    pub bots: Bot,

    /// Everything random follows from it: a number, or 64 hexadecimal digits [default: random]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<SeedArg>,

    /// Go on with the game of a file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "set"])]
    pub load: Option<PathBuf>,

    /// Play the next game of a campaign, which follows upon the finished game of a file (the last one of several)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "players", "set"])]
    pub after: Option<PathBuf>,

    /// With --after: members of the campaign who stay away, by their numbers from 1, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',', requires = "after")]
    pub absent: Vec<usize>,

    /// Save the game to a file when leaving
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// Which games to show.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// Only this game, with everything that can be set
    pub game: Option<String>,

    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Which games to simulate.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game [default: the only one]
    pub game: Option<String>,

    /// How the table is set up
    #[command(flatten)]
    pub setup: SetupArgs,

    /// Who plays: one bot for all seats or one for each
    #[arg(long, value_name = "LIST", default_value = "random", value_parser = Bots::from_str)]
    pub bots: Bots,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,

    /// All chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// How the run goes about it
    #[command(flatten)]
    pub run: RunArgs,
}

/// How a run of many games goes about it.
#[derive(Args, Debug)]
pub struct RunArgs {
    /// On how many threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,

    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Who meets whom.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game [default: the only one]
    pub game: Option<String>,

    /// How many players; several numbers, separated by commas, make several matches
    #[arg(long, value_name = "N", value_delimiter = ',')]
    pub players: Vec<u32>,

    /// Set an option of the game, such as --set expert=yes
    #[arg(long, value_name = "OPTION=VALUE", value_parser = pair)]
    pub set: Vec<(String, String)>,

    /// Whose match it is
    #[arg(long, value_name = "BOT", required_unless_present_any = ["ladder", "league"])]
    pub bot: Option<Bot>,

    /// Who plays in the other seats; where one plays alone, another bot to be tried on the same deals
    #[arg(long, value_name = "BOT", requires = "bot")]
    pub against: Option<Bot>,

    /// Each level against the one below; where one plays alone, what each level scores
    #[arg(long, conflicts_with_all = ["bot", "against", "league", "file"])]
    pub ladder: bool,

    /// Rate several bots, every two of which meet; where one plays alone, what each of them scores
    #[arg(long, value_name = "LIST", conflicts_with_all = ["bot", "against", "file"], value_parser = Bots::from_str)]
    pub league: Option<Bots>,

    /// How many games a match, at least; the last round of seats is always played in full
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,

    /// All chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Keep the results of a match here, and go on where it stopped
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// Keep the results of a ladder or league in files of this folder, and go on where it stopped
    #[arg(long, value_name = "FOLDER", conflicts_with = "file")]
    pub folder: Option<PathBuf>,

    /// Comma-separated values
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,

    /// How the run goes about it
    #[command(flatten)]
    pub run: RunArgs,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The game [default: all of them]
    pub game: Option<String>,

    /// How many players; several numbers, separated by commas, make several measurements
    #[arg(long, value_name = "N", value_delimiter = ',')]
    pub players: Vec<u32>,

    /// Set an option of the game, such as --set expert=yes
    #[arg(long, value_name = "OPTION=VALUE", value_parser = pair)]
    pub set: Vec<(String, String)>,

    /// How long to measure each rate
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub seconds: f64,

    /// All chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Which game to tell.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The game's file
    pub file: PathBuf,

    /// Stop after so many decisions [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,

    /// Through whose eyes: the number of a seat, or bystander
    #[arg(long, value_name = "EYES", default_value = "bystander", value_parser = eyes)]
    pub eyes: Eyes,
}

/// Which game to verify.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The game's file
    pub file: PathBuf,

    /// The commitment that was published before the game, to be compared with the file's
    #[arg(long, value_name = "HASH")]
    pub commitment: Option<table::Commitment>,
}

/// Which game to write down.
#[derive(Args, Debug)]
pub struct PlaythroughArgs {
    /// The game
    pub game: String,

    /// How the table is set up
    #[command(flatten)]
    pub setup: SetupArgs,

    /// Everything random follows from it: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: SeedArg,
}

/// What to check besides the program itself.
#[derive(Args, Debug)]
pub struct DoctorArgs {
    /// `.rail` files, or folders with such files
    pub paths: Vec<PathBuf>,

    /// Which house, open or not
    #[command(flatten)]
    pub data: DataArgs,
}

/// Completions for which shell.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// Several bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Bots(pub Vec<Bot>);

impl FromStr for Bots {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bots = listed(text).into_iter().map(|bot| bot.parse::<Bot>());
        bots.collect::<Result<_, _>>().map(Bots).map_err(|error| error.to_string())
    }
}

/// The items of a list. A setting of a search belongs to the bot before it: `mcts:100,trees=all,greedy`
/// are two bots.
pub fn listed(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for part in text.split(',') {
        match items.last_mut() {
            Some(bot) if part.contains('=') => *bot = format!("{bot},{part}"),
            _ => items.push(part.trim().to_owned()),
        }
    }
    items
}

/// A seed as people give it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedArg(pub Seed);

impl FromStr for SeedArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().map(Seed::from_number).ok();
        let seed = number.or_else(|| text.parse().ok());
        seed.map(SeedArg).ok_or_else(|| "expected a whole number or 64 hexadecimal digits".to_owned())
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected OPTION=VALUE, such as players=4")?;
    Ok((key.to_owned(), value.to_owned()))
}

fn base(text: &str) -> Result<String, String> {
    let trimmed = text.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-_.".contains(c);
    match trimmed.is_empty() || (trimmed.starts_with('/') && trimmed.chars().all(plain)) {
        true => Ok(trimmed.to_owned()),
        false => Err("expected a path such as /games".to_owned()),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds from 0.001 to 3600".to_owned())
}

fn eyes(text: &str) -> Result<Eyes, String> {
    match text {
        "bystander" => Ok(Eyes::Bystander),
        seat => seat.parse().map(Eyes::Seat).map_err(|_| "expected the number of a seat, or bystander".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn settings_belong_to_the_bot_before_them() {
        assert_eq!(listed("mcts:100,trees=all,greedy, hard"), ["mcts:100,trees=all", "greedy", "hard"]);
        assert_eq!(Bots::from_str("greedy,random").unwrap().0, [Bot::Greedy, Bot::Random]);
        assert!(Bots::from_str("greedy,clever").unwrap_err().contains("`clever` is not a bot"));
    }

    #[test]
    fn seeds_are_numbers_or_digits() {
        assert_eq!("7".parse(), Ok(SeedArg(Seed::from_number(7))));
        assert_eq!("ab".repeat(32).parse(), Ok(SeedArg(Seed([0xab; 32]))));
        assert!("seven".parse::<SeedArg>().is_err());
    }
}
