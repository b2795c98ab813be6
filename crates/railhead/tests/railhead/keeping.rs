//! Looking after what a house keeps, from the command line.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A house in a folder of its own.
struct House {
    folder: TempDir,
}

/// A house that is open; it is killed when it is dropped.
struct Open(Child);

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl House {
    fn new() -> House {
        House { folder: tempfile::tempdir().expect("a folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn data(&self) -> PathBuf {
        self.path("house")
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.args(args).env("RAILHEAD_DATA", self.data()).env("LANG", "en_GB.UTF-8").stdin(Stdio::null());
        command
    }

    /// Runs a command that ends by itself: whether it succeeded, and all that it said.
    fn run(&self, args: &[&str]) -> (bool, String) {
        let output = self.command(args).output().expect("the program starts");
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("only UTF-8 is written"));
        (output.status.success(), said.concat())
    }

    #[track_caller]
    fn succeeds(&self, args: &[&str]) -> String {
        let (succeeded, said) = self.run(args);
        assert!(succeeded, "{said}");
        said
    }

    #[track_caller]
    fn fails(&self, args: &[&str]) -> String {
        let (succeeded, said) = self.run(args);
        assert!(!succeeded, "{said}");
        said
    }

    /// A house counts at once that it is open.
    fn wait_for_a_commit(&self) {
        let began = Instant::now();
        let counted = || fs::read_to_string(self.data().join("railhead.count")).unwrap_or_default();
        while counted().trim().parse().unwrap_or(0) == 0 {
            assert!(began.elapsed() < PATIENCE, "nothing is written");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Opens the house, and waits until it is.
    fn open(&self, args: &[&str]) -> Open {
        let args = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
        let mut child = self.command(&args).stdout(Stdio::piped()).spawn().expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("its output is ours"));
        let open = Open(child);
        let first = out.lines().next().expect("it says something").expect("what it says is text");
        assert!(first.starts_with("Railhead is open at http://localhost:"), "{first}");
        open
    }
}

/// How long a test waits for what a house does by itself.
const PATIENCE: Duration = Duration::from_secs(60);

fn text(path: &Path) -> &str {
    path.to_str().expect("paths of tests are plain")
}

#[test]
fn a_damaged_house_is_told_explained_and_opened_when_asked() {
    let house = House::new();
    let open = house.open(&[]);
    house.wait_for_a_commit();
    drop(open);
    house.succeeds(&["doctor"]);
    let log = house.data().join("railhead.db-wal");
    assert!(fs::metadata(&log).expect("a killed house leaves its log").len() > 0);
    fs::write(&log, b"").expect("it can be emptied");

    let said = house.fails(&["serve", "--listen", "127.0.0.1:0"]);
    assert!(said.contains("is damaged") && said.contains("commits are missing"), "{said}");
    assert!(said.contains("railhead doctor") && said.contains("--accept-damage"), "{said}");
    let said = house.fails(&["doctor"]);
    let data = house.data();
    for advice in ["cp -a ", "railhead restore BACKUP", "railhead export GAMES", "--accept-damage"] {
        assert!(said.contains(advice) && said.contains(text(&data)), "{advice}: {said}");
    }
    drop(house.open(&["--accept-damage"]));
    house.succeeds(&["doctor"]);
}

#[test]
fn a_backup_holds_the_key_and_one_of_an_earlier_version_says_that_it_does_not() {
    let house = House::new();
    let backup = house.path("backup");
    let open = house.open(&[]);
    let said = house.succeeds(&["backup", text(&backup)]);
    assert!(said.contains("its secret key too"), "{said}");
    assert_eq!(fs::metadata(&backup).expect("it is there").permissions().mode() & 0o777, 0o600);
    drop(open);
    let key = fs::read(house.data().join("secret.key")).expect("there is a key");

    let new = house.path("new");
    let said = house.succeeds(&["restore", text(&backup), "--data", text(&new)]);
    assert!(!said.contains("secret"), "{said}");
    assert_eq!(fs::read(new.join("secret.key")).expect("it came along"), key);

    // A house that was opened by nobody yet has no key: its backup is as those of earlier versions were.
    fs::remove_file(house.data().join("secret.key")).expect("it can be removed");
    let old = house.path("old-backup");
    house.succeeds(&["backup", text(&old)]);
    let said = house.succeeds(&["restore", text(&old), "--data", text(&new), "--replace"]);
    assert!(said.contains("The one in the folder stays"), "{said}");
    let said = house.succeeds(&["restore", text(&old), "--data", text(&house.path("third"))]);
    assert!(said.contains("Copy secret.key from the folder that it was made of"), "{said}");
}

#[test]
fn what_is_exported_is_for_its_owner_alone() {
    let house = House::new();
    drop(house.open(&[]));
    let games = house.path("games");
    house.succeeds(&["export", text(&games)]);
    assert_eq!(fs::metadata(&games).expect("it was made").permissions().mode() & 0o777, 0o700);
}
