//! Finding, starting and ending Chromium.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::wire::Wire;
use crate::{BrowserError, Person, Size, get};

/// Names another Chromium than the installed one.
const NAMED: &str = "RAILHEAD_CHROMIUM";
const PROGRAMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const KEEPER: &str = include_str!("keeper.sh");

/// A cold start on a busy machine takes some seconds.
const PATIENCE: Duration = Duration::from_secs(60);

const LONGEST_LOG: u64 = 100_000;

const FLAGS: [&str; 20] = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
    "--password-store=basic",
    "--mute-audio",
    "--lang=en-US",
    // All pages live at full speed, whichever window is in front.
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
];

/// A running Chromium without a window, with a profile of its own.
///
/// It ends when this handle and everything made from it are dropped, and also when the process ends
/// without dropping them, even by a signal. It may be kept in a `static` and shared by tests that have
/// runtimes of their own.
#[derive(Clone)]
pub struct Chromium {
    running: Arc<Running>,
}

pub(crate) struct Running {
    pub wire: Wire,
    process: Process,
}

impl Chromium {
    /// Starts the Chromium that `RAILHEAD_CHROMIUM` names, or the installed one.
    pub async fn launch() -> Result<Self, BrowserError> {
        let program = find(env::var_os(NAMED), &folders(), Path::is_file)?;
        let process = Process::start(&program)?;
        let (process, address) = process.address().await?;
        let wire = Wire::connect(address).await?;
        Ok(Self { running: Arc::new(Running { wire, process }) })
    }

    /// Somebody with a screen of this size and cookies of their own.
    pub async fn person(&self, size: Size) -> Result<Person, BrowserError> {
        let method = "Target.createBrowserContext";
        let made = self.running.wire.call(None, method, json!({ "disposeOnDetach": true })).await?;
        Ok(Person::new(Arc::clone(&self.running), get(&made, "browserContextId", method)?, size))
    }

    /// The id of the process (a group of the same id holds all processes of this Chromium).
    pub fn process_id(&self) -> u32 {
        self.running.process.keeper.id()
    }
}

fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    std::iter::once(PathBuf::from("/usr/bin")).chain(env::split_paths(&path)).collect()
}

fn find(
    named: Option<OsString>,
    folders: &[PathBuf],
    is_file: impl Fn(&Path) -> bool,
) -> Result<PathBuf, BrowserError> {
    if let Some(named) = named.filter(|named| !named.is_empty()).map(PathBuf::from) {
        return if is_file(&named) { Ok(named) } else { Err(BrowserError::NoSuchProgram(named)) };
    }
    let mut programs = PROGRAMS.iter().flat_map(|program| folders.iter().map(move |folder| folder.join(program)));
    programs.find(|program| is_file(program)).ok_or(BrowserError::NotInstalled)
}

/// Chromium refuses its sandbox to root.
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// The shell that keeps Chromium, in a process group of their own.
struct Process {
    keeper: Child,
    profile: PathBuf,
    /// What Chromium says; nameless, so that it goes with the last process that holds it.
    log: File,
}

impl Process {
    fn start(program: &Path) -> Result<Self, BrowserError> {
        let failed = |error: std::io::Error| BrowserError::Launch { reason: error.to_string() };
        // The keeper removes the folder, as it outlives this process.
        let profile = tempfile::Builder::new().prefix("railhead-chromium-").tempdir().map_err(failed)?.keep();
        let log = tempfile::tempfile().map_err(failed)?;
        let mut command = Command::new("/bin/sh");
        command.args(["-c", KEEPER, "keeper"]).arg(&profile).arg(program).args(FLAGS);
        command.arg(format!("--user-data-dir={}", profile.display()));
        if is_root() {
            command.arg("--no-sandbox");
        }
        command.arg("about:blank");
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log.try_clone().map_err(failed)?);
        let keeper = command.process_group(0).spawn().map_err(failed)?;
        Ok(Self { keeper, profile, log })
    }

    /// Where it listens, once it does.
    async fn address(mut self) -> Result<(Self, String), BrowserError> {
        let began = Instant::now();
        loop {
            // The file is written at one go, but it may be seen before.
            let said = fs::read_to_string(self.profile.join("DevToolsActivePort")).unwrap_or_default();
            if let Some((port, path)) = said.trim().split_once('\n') {
                return Ok((self, format!("ws://127.0.0.1:{port}{path}")));
            }
            let ended = !matches!(self.keeper.try_wait(), Ok(None));
            if ended || began.elapsed() > PATIENCE {
                return Err(BrowserError::Launch { reason: self.last_words() });
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn last_words(&self) -> String {
        let length = self.log.metadata().map_or(0, |log| log.len().min(LONGEST_LOG));
        let mut said = vec![0; usize::try_from(length).unwrap_or_default()];
        // Not by reading on: Chromium writes where this handle would read.
        let read = self.log.read_at(&mut said, 0).unwrap_or_default();
        let said = String::from_utf8_lossy(&said[..read]);
        let lines: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
        match lines.as_slice() {
            [] => "it said nothing".to_owned(),
            lines => lines[lines.len().saturating_sub(5)..].join(" / "),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // It kills its whole group last of all, itself included.
        let _ = self.keeper.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_chromium_the_error_says_how_to_get_it() {
        let error = find(None, &[PathBuf::from("/usr/bin")], |_| false).expect_err("nothing is there");
        assert!(error.to_string().contains("apt-get install chromium"), "{error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }

    #[test]
    fn a_named_chromium_comes_first_and_must_exist() {
        let folders = [PathBuf::from("/usr/bin")];
        let named = find(Some("/opt/mine".into()), &folders, |_| true).expect("everything is there");
        assert_eq!(named, Path::new("/opt/mine"));
        let error = find(Some("/opt/mine".into()), &folders, |path| path.starts_with("/usr")).expect_err("not there");
        assert!(error.to_string().contains("/opt/mine"), "{error}");
    }

    #[test]
    fn the_first_program_of_any_folder_is_taken() {
        let folders = [PathBuf::from("/usr/bin"), PathBuf::from("/opt")];
        let found = |there: &str| find(None, &folders, |path| path == Path::new(there)).expect("one is there");
        assert_eq!(found("/opt/chromium"), Path::new("/opt/chromium"));
        assert_eq!(found("/usr/bin/google-chrome"), Path::new("/usr/bin/google-chrome"));
        assert_eq!(find(None, &folders, |_| true).expect("all are there"), Path::new("/usr/bin/chromium"));
    }

    #[tokio::test]
    async fn a_program_that_is_no_chromium_is_reported_with_its_last_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("chromium");
        fs::write(&program, "#!/bin/sh\necho no display for you >&2\nexit 1\n").expect("written");
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(&program, mode).expect("made a program");
        let process = Process::start(&program).expect("the shell starts");
        let profile = process.profile.clone();
        let error = process.address().await.err().expect("it says no address");
        assert!(error.to_string().contains("no display for you"), "{error}");
        assert!(!profile.exists(), "the profile stays behind");
    }
}
