//! What a game keeps as files and must make again: whole games, a playthrough, counted positions, sentences.
//!
//! With `RAILHEAD_GOLDEN` set in the environment the files are written anew. Only tests come here.

use std::fs;
use std::path::{Path, PathBuf};

use crate::playthrough::{playthrough, uniform};
use table::commitment::SaltedSeed;
use table::dice::{Dice, Seed};
use table::game::{Game, RulesVersion, Silent};
use table::guide::Guide;
use table::live_game::LiveGame;
use table::seat::Seat;
use table::transcript::Transcript;

/// Asks for the files to be written anew.
const WRITE: &str = "RAILHEAD_GOLDEN";

/// The folder of a game's golden files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    folder: PathBuf,
    writes: bool,
}

impl Golden {
    /// The golden files of the crate in this folder: `env!("CARGO_MANIFEST_DIR")`.
    pub fn of(manifest: &str) -> Self {
        let folder = Path::new(manifest).join("tests/golden");
        Golden { folder, writes: std::env::var_os(WRITE).is_some() }
    }

    /// What is stored under this name; `text` is stored before, if asked to.
    ///
    /// # Panics
    /// If there is no such file, or it cannot be written.
    #[track_caller]
    pub fn stored(&self, file: &str, text: impl FnOnce() -> String) -> String {
        let path = self.folder.join(file);
        if self.writes {
            let written = fs::create_dir_all(&self.folder).and_then(|()| fs::write(&path, text()));
            written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}; {WRITE}=1 writes it", path.display()))
    }

    /// Holds a text to the stored one.
    ///
    /// # Panics
    /// With the first line that differs.
    #[track_caller]
    pub fn same(&self, file: &str, text: &str) {
        let stored = self.stored(file, || text.to_owned());
        if text == stored {
            return;
        }
        let lines = text.lines().zip(stored.lines()).enumerate();
        match lines.into_iter().find(|(_, (now, stored))| now != stored) {
            Some((line, (now, stored))) => {
                panic!("{file} differs in line {}; {WRITE}=1 writes it anew\n now: {now}\nthen: {stored}", line + 1)
            }
            None => panic!("{file} is longer or shorter than it was; {WRITE}=1 writes it anew"),
        }
    }

    /// A stored game is read, written back, and replayed to its end with every component accounted for. `game` is the
    /// one to store when asked to: a difference in a stored game is a change of the rules and needs a new version.
    ///
    /// # Panics
    /// If it is not so.
    #[track_caller]
    pub fn replays<G: Game>(&self, name: &str, game: impl FnOnce() -> Transcript<G>) {
        let file = format!("{name}.rail");
        let text = self.stored(&file, || game().to_string());
        let rules = replayed::<G>(&file, &text);
        assert_eq!(rules, G::RULES, "{file} was played by older rules: it belongs into the folder v{rules}");
    }

    /// Every game that was stored when the rules were at an older version (`v1/*.rail`) is replayed by that version. Rules that
    /// were never corrected have none: their games are those that [`Golden::replays`] holds.
    ///
    /// # Panics
    /// If it is not so, or there is none.
    #[track_caller]
    pub fn older<G: Game>(&self, rules: RulesVersion) {
        if rules == G::RULES {
            return;
        }
        let folder = self.folder.join(format!("v{rules}"));
        let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let paths: Vec<PathBuf> = files.map(|file| file.expect("the folder can be read").path()).collect();
        assert!(!paths.is_empty(), "{} is empty", folder.display());
        for path in paths {
            let file = path.display().to_string();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert_eq!(replayed::<G>(&file, &text), rules, "{file}");
        }
    }

    /// One game with everything that anybody could observe of it.
    ///
    /// # Panics
    /// If it is not the stored one.
    #[track_caller]
    pub fn playthrough<G: Game>(&self, name: &str, setup: &G::Setup, seed: u64) {
        let now = playthrough::<G>(setup, Seed::from_number(seed), uniform).unwrap_or_else(|error| panic!("{error}"));
        self.same(&format!("{name}.playthrough"), &now);
    }

    /// How many positions can be reached after one decision, after two and so on, from a fixed seed: `counts.toml`.
    ///
    /// # Panics
    /// If the counts are not the stored ones.
    #[track_caller]
    pub fn counts<G: Game>(&self, games: &[(&str, G::Setup)], decisions: usize) {
        let line = |(name, setup): &(&str, G::Setup)| {
            let mut dice = Dice::from_number(11);
            let game = G::new(setup, &mut dice).unwrap_or_else(|error| panic!("{name}: {error}"));
            format!("{name} = {:?}\n", positions(game, dice, decisions))
        };
        self.same("counts.toml", &games.iter().map(line).collect::<String>());
    }
}

/// Reads a stored game, writes it back, and replays it to its end with every component accounted for; the version of the rules
/// that it was played by.
#[track_caller]
fn replayed<G: Game>(file: &str, text: &str) -> RulesVersion {
    let transcript = Transcript::<G>::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(transcript.to_string(), text, "{file}");
    let contents = G::contents(&transcript.setup);
    let mut replay = transcript.begin().unwrap_or_else(|error| panic!("{file}: {error}"));
    loop {
        assert_eq!(replay.game().census().differences(&contents), [], "{file}: everything is accounted for");
        match replay.step(&mut Silent) {
            Some(Ok(_)) => {}
            None => break,
            Some(Err(error)) => panic!("{file}: {error}"),
        }
    }
    assert!(replay.game().standing().is_some(), "{file} is a whole game");
    transcript.rules
}

/// A whole game for the shelf of golden ones: `choose` takes every decision of the first seat to act.
///
/// # Panics
/// If the table cannot be set up, or a choice is refused.
#[track_caller]
pub fn played<G: Game>(
    setup: &G::Setup,
    number: u64,
    by: &str,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Dice) -> G::Action,
) -> Transcript<G> {
    let seed = SaltedSeed::unsalted(Seed::from_number(number));
    let mut live_game = LiveGame::<G>::new(setup.clone(), seed).unwrap_or_else(|error| panic!("{error}"));
    let mut dice = Dice::from_number(number + 1);
    let mut legal = Vec::new();
    while let Some(seat) = live_game.game().to_act().first() {
        live_game.game().legal(seat, &mut legal);
        let action = choose(live_game.game(), seat, &legal, &mut dice);
        if let Err(error) = live_game.play(seat, action, &mut Silent) {
            panic!("seat {seat}, `{action}`: {error}");
        }
    }
    let label = |_| by.parse().unwrap_or_else(|error| panic!("`{by}`: {error}"));
    live_game.transcript(Seat::all(live_game.game().seats()).map(label).collect())
}

/// A choice with some sense, so that much happens in a stored game.
pub fn quick<G: Guide>(game: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> G::Action {
    game.quick(seat, legal, dice)
}

/// Leaves of the tree of decisions of the first seat to act, by depth.
fn positions<G: Game>(game: G, dice: Dice, depth: usize) -> Vec<usize> {
    let mut layer = vec![(game, dice)];
    let mut counts = Vec::new();
    let mut legal = Vec::new();
    for _ in 0..depth {
        let mut next = Vec::new();
        for (game, dice) in &layer {
            let Some(seat) = game.to_act().first() else { continue };
            game.legal(seat, &mut legal);
            for &action in &legal {
                let (mut after, mut dice) = (game.clone(), dice.clone());
                after.play_legal(seat, action, &mut dice, &mut Silent);
                next.push((after, dice));
            }
        }
        counts.push(next.len());
        layer = next;
    }
    counts
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::toy::{Toy, ToySetup};
    use table::setup::Setup;

    /// A folder that is gone when the test is over.
    struct Shelf(PathBuf);

    impl Shelf {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("railhead-golden-{name}-{}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            Shelf(folder)
        }

        fn golden(&self, writes: bool) -> Golden {
            Golden { folder: self.0.clone(), writes }
        }
    }

    impl Drop for Shelf {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn said(check: impl FnOnce()) -> String {
        let panic = catch_unwind(AssertUnwindSafe(check)).expect_err("the difference is found");
        panic.downcast_ref::<String>().cloned().unwrap_or_default()
    }

    #[test]
    fn a_text_that_differs_is_found_by_its_line() {
        let shelf = Shelf::new("text");
        let missing = said(|| shelf.golden(false).same("a.txt", "x"));
        assert!(missing.contains("a.txt") && missing.contains("RAILHEAD_GOLDEN=1 writes it"), "{missing}");
        shelf.golden(true).same("a.txt", "one\ntwo\n");
        shelf.golden(false).same("a.txt", "one\ntwo\n");
        let differs = said(|| shelf.golden(false).same("a.txt", "one\nthree\n"));
        assert!(differs.contains("a.txt differs in line 2") && differs.contains("then: two"), "{differs}");
        let longer = said(|| shelf.golden(false).same("a.txt", "one\ntwo\nthree\n"));
        assert!(longer.contains("longer or shorter"), "{longer}");
    }

    #[test]
    fn a_game_that_no_longer_replays_is_found() {
        let shelf = Shelf::new("game");
        let setup = ToySetup::standard();
        let game = || played::<Toy>(&setup, 1, "bot:quick", quick);
        shelf.golden(true).replays("toy", game);
        shelf.golden(false).replays::<Toy>("toy", || unreachable!("nothing is to be stored"));
        let path = shelf.0.join("toy.rail");
        let text = fs::read_to_string(&path).unwrap();
        let bids = ["bid 0", "bid 1", "bid 2"].into_iter().filter(|bid| text.contains(bid));
        for bid in bids {
            fs::write(&path, text.replacen(bid, "whistle", 1)).unwrap();
            let found = said(|| shelf.golden(false).replays::<Toy>("toy", game));
            assert!(found.starts_with("toy.rail: "), "{found}");
        }
    }

    #[test]
    fn the_first_file_makes_its_folder() {
        let shelf = Shelf::new("folder");
        let golden = Golden { folder: shelf.0.join("tests/golden"), writes: true };
        golden.same("a.txt", "one\n");
        assert_eq!(fs::read_to_string(golden.folder.join("a.txt")).unwrap(), "one\n");
    }

    #[test]
    fn older_games_are_asked_for_where_the_rules_were_corrected() {
        let shelf = Shelf::new("older");
        shelf.golden(false).older::<Toy>(Toy::RULES);
        let missing = said(|| shelf.golden(false).older::<Toy>(RulesVersion(0)));
        assert!(missing.contains("v0"), "{missing}");
        fs::create_dir_all(shelf.0.join("v0")).unwrap();
        let empty = said(|| shelf.golden(false).older::<Toy>(RulesVersion(0)));
        assert!(empty.contains("is empty"), "{empty}");
    }

    #[test]
    fn counts_and_playthroughs_are_stored_and_compared() {
        let shelf = Shelf::new("counts");
        let games = [("two", ToySetup { players: 2, ..ToySetup::standard() })];
        shelf.golden(true).counts::<Toy>(&games, 3);
        // Three bids and a peek; two nerves for each bid and three bids after the peek; then the other seat's four
        // options, or two nerves for each bid.
        assert_eq!(fs::read_to_string(shelf.0.join("counts.toml")).unwrap(), "two = [4, 9, 30]\n");
        shelf.golden(false).counts::<Toy>(&games, 3);
        said(|| shelf.golden(false).counts::<Toy>(&games, 2));
        shelf.golden(true).playthrough::<Toy>("toy", &games[0].1, 1);
        shelf.golden(false).playthrough::<Toy>("toy", &games[0].1, 1);
        said(|| shelf.golden(false).playthrough::<Toy>("toy", &games[0].1, 2));
    }
}
