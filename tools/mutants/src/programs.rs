//! Programs of tests: what is in them, and how they end.

use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::build::Program;
use crate::switch;
use crate::trouble::{At, Trouble};

/// More would be needed by a mutant that never stops collecting.
const MEMORY: u64 = 4 << 30;

/// Tests wait for the processor, which may have other work: how much longer they may take on the clock.
const PATIENCE: u32 = 20;

/// The signal for too much time on the processor.
const SIGXCPU: i32 = 24;

/// A test of one of the programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// The number of its program.
    pub program: usize,
    /// Its whole name.
    pub name: String,
}

/// What a program is started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Tell this file which mutants' code is reached.
    Trace(PathBuf),
    /// Turn this mutant on.
    Mutant(u32),
}

/// How tests ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All are green.
    Green,
    /// This one is red.
    Red(String),
    /// The program did not get to the end.
    Broken(String),
    /// It took too long.
    Late,
}

/// The programs of a game, and where they run.
pub struct Programs {
    programs: Vec<Program>,
    folder: PathBuf,
    effort: String,
}

impl Programs {
    /// They run in the game's folder, as much as this effort is worth.
    pub fn new(programs: Vec<Program>, folder: &Path, effort: &str) -> Self {
        Programs { programs, folder: folder.into(), effort: effort.into() }
    }

    /// All tests, in the order in which they run.
    pub fn tests(&self) -> Result<Vec<Test>, Trouble> {
        let mut tests = Vec::new();
        for (program, Program { name, path }) in self.programs.iter().enumerate() {
            let listed =
                Command::new(path).args(["--list", "--format", "terse"]).current_dir(&self.folder).output().at(name)?;
            let listed = String::from_utf8_lossy(&listed.stdout);
            let names = listed.lines().filter_map(|line| line.strip_suffix(": test"));
            tests.extend(names.map(|name| Test { program, name: name.to_owned() }));
        }
        Ok(tests)
    }

    /// Runs these tests of one program one after the other, until one is red. `limit` is time on the processor.
    pub fn run(&self, program: usize, names: &[&str], asked: &Asked, limit: Duration) -> Result<Ended, Trouble> {
        let Program { name, path } = &self.programs[program];
        let mut command = limited(limit);
        command.arg(path).args(["--test-threads=1", "--exact"]).args(names).current_dir(&self.folder);
        command
            .env("RAILHEAD_EFFORT", &self.effort)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .env_remove("RAILHEAD_GOLDEN");
        command.env_remove(switch::ON).env_remove(switch::REACHED);
        match asked {
            Asked::Trace(file) => command.env(switch::REACHED, file),
            Asked::Mutant(id) => command.env(switch::ON, id.to_string()),
        };
        watch(command.spawn().at(name)?, limit * PATIENCE).at(name)
    }
}

/// A command that may take only so much of the machine; what it runs is still to be named.
fn limited(limit: Duration) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -t $1; ulimit -v $2; ulimit -c 0; shift 2; exec \"$@\"", "sh"]);
    command.arg(limit.as_secs().max(1).to_string()).arg((MEMORY >> 10).to_string());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// The name of the test that a line tells the end of, if it is red.
fn red(line: &str) -> Option<&str> {
    line.strip_suffix(" ... FAILED").map(|line| line.strip_prefix("test ").unwrap_or(line))
}

/// Reads what a program says until it ends, one of its tests is red, or there is no more patience.
fn watch(mut child: Child, patience: Duration) -> std::io::Result<Ended> {
    let (sender, lines) = channel();
    let output = child.stdout.take().map(BufReader::new);
    thread::spawn(move || {
        for line in output.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let until = Instant::now() + patience;
    let early = loop {
        match lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                if let Some(name) = red(&line) {
                    break Some(Ended::Red(name.to_owned()));
                }
            }
            Err(RecvTimeoutError::Timeout) => break Some(Ended::Late),
            Err(RecvTimeoutError::Disconnected) => break None,
        }
    };
    if early.is_some() {
        child.kill()?;
    }
    let status = child.wait()?;
    Ok(early.unwrap_or_else(|| end(status)))
}

fn end(status: ExitStatus) -> Ended {
    match status.signal() {
        _ if status.success() => Ended::Green,
        Some(SIGXCPU) => Ended::Late,
        _ => Ended::Broken(status.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(script: &str, limit: u64, patience: u64) -> Ended {
        let mut command = limited(Duration::from_secs(limit));
        let child = command.args(["sh", "-c", script]).spawn().expect("a shell");
        watch(child, Duration::from_secs(patience)).expect("it can be watched")
    }

    #[test]
    fn programs_end_as_they_do() {
        assert_eq!(ended("echo 'test a::b ... ok'", 5, 60), Ended::Green);
        assert_eq!(ended("echo 'test a::b ... FAILED'; exec sleep 60", 5, 60), Ended::Red("a::b".into()));
        assert_eq!(ended("kill -ABRT $$", 5, 60), Ended::Broken("signal: 6 (SIGABRT)".into()));
        assert_eq!(ended("exit 101", 5, 60), Ended::Broken("exit status: 101".into()));
    }

    #[test]
    fn a_program_that_does_not_end_is_late() {
        assert_eq!(ended("while :; do :; done", 1, 60), Ended::Late);
        assert_eq!(ended("exec sleep 60", 1, 1), Ended::Late);
    }
}
