//! A copy of what a game needs to be tested: its own folder and the crates under it.
//!
//! The copy keeps the game's `src` as it is, since tests read it too. What is compiled lies beside it, in `switched`.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::mutant::Mutant;
use crate::switch::{self, Switched};
use crate::trouble::{At, Trouble};

/// The folder of the code that is compiled.
const SWITCHED: &str = "switched";

const MANIFEST: &str = "Cargo.toml";

/// What every game is made of and tested with.
const KIT: [&str; 4] = ["crates/table", "crates/wording", "crates/drawing", "crates/proving"];

/// Lints that would stop a mutant before any test could.
const ALLOWED: [&str; 3] = ["warnings", "arithmetic_overflow", "unconditional_panic"];

/// The copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// The name of the game's crate.
    pub game: String,
    /// The root of the copied workspace.
    pub root: PathBuf,
    /// A number that is another one when anything in it is.
    pub fingerprint: String,
    sources: Vec<Source>,
}

/// A file of the game in which mutants may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// From the folder of the game.
    pub file: String,
    /// As somebody wrote it.
    pub text: String,
}

impl Tree {
    /// Copies the game and what it needs from a workspace. Files that are as they were are not touched, so that nothing is
    /// compiled without need.
    pub fn copy(workspace: &Path, game: &str, to: &Path) -> Result<Self, Trouble> {
        let folder = format!("crates/games/{game}");
        if !workspace.join(&folder).join(MANIFEST).is_file() {
            let place = workspace.join("crates/games");
            return Err(Trouble::new(format!(
                "there is no game `{game}` in {}: name one of its folders",
                place.display()
            )));
        }
        let own = to.join(&folder);
        let mut print = Fingerprint::default();
        for part in KIT {
            copy_folder(&workspace.join(part), &to.join(part), &[], &mut print)?;
        }
        copy_folder(&workspace.join(&folder), &own, &[MANIFEST, SWITCHED], &mut print)?;
        write(&own.join(MANIFEST), game_manifest(&read(&workspace.join(&folder).join(MANIFEST))?)?)?;
        let manifest = read(&workspace.join(MANIFEST))?;
        let lock = read(&workspace.join("Cargo.lock"))?;
        print.add(&manifest);
        print.add(&lock);
        write(&to.join(MANIFEST), workspace_manifest(&manifest, &[&KIT[..], &[&folder]].concat())?)?;
        // Cargo leaves out what the copy does not need; that is not undone each time.
        if write(&to.join("Cargo.lock.whole"), &lock)? {
            write(&to.join("Cargo.lock"), &lock)?;
        }
        let sources = rust_files(&own.join("src"))?
            .into_iter()
            .map(|path| {
                let file = path.strip_prefix(&own).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                Ok(Source { file, text: read(&path)? })
            })
            .collect::<Result<_, Trouble>>()?;
        Ok(Tree { game: game.into(), root: to.into(), fingerprint: print.text(), sources })
    }

    /// The game's folder in the copy.
    pub fn folder(&self) -> PathBuf {
        self.root.join("crates/games").join(&self.game)
    }

    /// All code of the game, sorted by file.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Writes the code with these mutants behind switches, and says what became of each file. `last` is the greatest number
    /// of all mutants that there are.
    pub fn write(&self, mutants: &[&Mutant], last: u32) -> Result<Vec<(PathBuf, Switched)>, Trouble> {
        let folder = self.folder();
        copy_folder_except_rust(&folder.join("src"), &folder.join(SWITCHED))?;
        let mut written = Vec::new();
        for source in &self.sources {
            let here: Vec<&Mutant> = mutants.iter().copied().filter(|mutant| mutant.file == source.file).collect();
            let mut switched = switch::switch(&source.text, &here);
            if source.file == "src/lib.rs" {
                switched.text.push_str(&format!("\nmod {};\n", switch::MODULE));
            }
            let path = folder.join(source.file.replacen("src", SWITCHED, 1));
            write(&path, &switched.text)?;
            written.push((path, switched));
        }
        let module = folder.join(SWITCHED).join(switch::MODULE).with_extension("rs");
        write(&module, switch::module(last))?;
        let mut kept: BTreeSet<&Path> = written.iter().map(|(path, _)| path.as_path()).collect();
        kept.insert(&module);
        for file in rust_files(&folder.join(SWITCHED))? {
            if !kept.contains(file.as_path()) {
                fs::remove_file(&file).at(file.display())?;
            }
        }
        Ok(written)
    }
}

/// FNV-1a: only has to notice changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn add(&mut self, bytes: impl AsRef<[u8]>) {
        let bytes = bytes.as_ref();
        for byte in bytes.iter().chain(&(bytes.len() as u64).to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    fn text(self) -> String {
        format!("{:016x}", self.0)
    }
}

fn read(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).at(path.display())
}

/// Writes a file, unless it is the same already, and says whether it was written.
fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<bool, Trouble> {
    let bytes = bytes.as_ref();
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).at(folder.display())?;
    }
    fs::write(path, bytes).at(path.display())?;
    Ok(true)
}

/// What is in a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let found = fs::read_dir(folder).at(folder.display())?;
    let mut paths = found.map(|entry| Ok(entry.at(folder.display())?.path())).collect::<Result<Vec<_>, Trouble>>()?;
    paths.sort();
    Ok(paths)
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// Makes a folder like another, but for what we write into it ourselves.
fn copy_folder(from: &Path, to: &Path, ours: &[&str], print: &mut Fingerprint) -> Result<(), Trouble> {
    fs::create_dir_all(to).at(to.display())?;
    let mut kept: BTreeSet<OsString> = ours.iter().map(OsString::from).collect();
    for path in entries(from)? {
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_folder(&path, &to.join(name), &[], print)?;
        } else {
            let bytes = fs::read(&path).at(path.display())?;
            print.add(name.as_encoded_bytes());
            print.add(&bytes);
            if !kept.contains(name) {
                write(&to.join(name), &bytes)?;
            }
        }
        kept.insert(name.to_owned());
    }
    for old in entries(to)?.into_iter().filter(|old| old.file_name().is_none_or(|name| !kept.contains(name))) {
        let gone = if old.is_dir() { fs::remove_dir_all(&old) } else { fs::remove_file(&old) };
        gone.at(old.display())?;
    }
    Ok(())
}

/// What code includes: pictures, tables.
fn copy_folder_except_rust(from: &Path, to: &Path) -> Result<(), Trouble> {
    for path in entries(from)? {
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_folder_except_rust(&path, &to.join(name))?;
        } else if path.extension().is_none_or(|extension| extension != "rs") {
            write(&to.join(name), fs::read(&path).at(path.display())?)?;
        }
    }
    Ok(())
}

/// The manifest of a workspace that has fewer members and says nothing about odd code.
fn workspace_manifest(manifest: &str, members: &[&str]) -> Result<String, Trouble> {
    let mut manifest: toml::Table = manifest.parse().at(MANIFEST)?;
    let missing = || Trouble::new("Cargo.toml describes no workspace: start this at the root of the checkout");
    let workspace = manifest.get_mut("workspace").and_then(toml::Value::as_table_mut).ok_or_else(missing)?;
    workspace.remove("default-members");
    workspace.remove("exclude");
    workspace.insert("members".into(), members.to_vec().into());
    let allowed = ALLOWED.iter().map(|lint| ((*lint).to_owned(), toml::Value::from("allow"))).collect();
    let lints = toml::Table::from_iter([("rust".to_owned(), toml::Value::Table(allowed))]);
    workspace.insert("lints".into(), toml::Value::Table(lints));
    toml::to_string(&manifest).at(MANIFEST)
}

/// The manifest of a game whose code lies elsewhere.
fn game_manifest(manifest: &str) -> Result<String, Trouble> {
    let mut manifest: toml::Table = manifest.parse().at("Cargo.toml of the game")?;
    let library = manifest.entry("lib").or_insert_with(|| toml::Value::Table(toml::Table::new()));
    let library = library.as_table_mut().ok_or_else(|| Trouble::new("Cargo.toml of the game: `lib` is no table"))?;
    library.insert("path".into(), format!("{SWITCHED}/lib.rs").into());
    toml::to_string(&manifest).at("Cargo.toml of the game")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    const LIB: &str = "mod rules;\npub use rules::is_even;\n";
    const RULES: &str = "pub fn is_even(number: u32) -> bool {\n    number % 2 == 0\n}\n";

    /// A workspace with a game, its kit and a crate that the game does not need.
    fn workspace() -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("a folder");
        let put = |path: &str, text: &str| write(&root.path().join(path), text).expect("a file");
        put("Cargo.toml", "[workspace]\nmembers = [\"crates/*\"]\n[workspace.lints.rust]\nunsafe_code = \"forbid\"\n");
        put("Cargo.lock", "version = 4\n");
        for part in KIT {
            put(&format!("{part}/Cargo.toml"), "[package]\n");
        }
        put("crates/house/Cargo.toml", "[package]\nname = \"house\"\n");
        put("crates/games/nim/Cargo.toml", "[package]\nname = \"nim\"\n");
        put("crates/games/nim/src/lib.rs", LIB);
        put("crates/games/nim/src/rules.rs", RULES);
        put("crates/games/nim/src/heap.toml", "heaps = 3\n");
        root
    }

    fn copy_of(workspace: &Path) -> Tree {
        Tree::copy(workspace, "nim", &workspace.join("target/mutants/nim")).expect("a copy")
    }

    #[test]
    fn a_copy_holds_the_game_and_its_kit_and_nothing_else() {
        let workspace = workspace();
        let tree = copy_of(workspace.path());
        let manifest: toml::Table = read(&tree.root.join(MANIFEST)).expect("a manifest").parse().expect("a table");
        assert_eq!(manifest["workspace"]["members"], [&KIT[..], &["crates/games/nim"]].concat().into());
        assert_eq!(manifest["workspace"]["lints"]["rust"]["warnings"].as_str(), Some("allow"));
        assert!(!tree.root.join("crates/house").exists());
        let manifest = read(&tree.folder().join(MANIFEST)).expect("a manifest");
        assert!(manifest.contains("path = \"switched/lib.rs\""), "{manifest}");
        let files: Vec<&str> = tree.sources().iter().map(|source| source.file.as_str()).collect();
        assert_eq!(files, ["src/lib.rs", "src/rules.rs"]);
    }

    #[test]
    fn switches_are_written_beside_the_code() {
        let workspace = workspace();
        let tree = copy_of(workspace.path());
        let found = find("src/rules.rs", RULES, 0).expect("mutants").mutants;
        tree.write(&[&found[0]], 9).expect("switches");
        let there = |path: &str| read(&tree.folder().join(path)).expect("a file");
        assert_eq!(there("src/rules.rs"), RULES);
        assert!(there("switched/rules.rs").contains("if crate::mutant_switch::on(1) { return true; }"));
        assert_eq!(there("switched/lib.rs"), format!("{LIB}\nmod mutant_switch;\n"));
        assert!(there("switched/mutant_switch.rs").contains("[AtomicBool; 10]"));
        assert_eq!(there("switched/heap.toml"), "heaps = 3\n");
        tree.write(&[], 9).expect("no switches");
        assert_eq!(there("switched/rules.rs"), RULES);
    }

    #[test]
    fn a_second_copy_writes_only_what_changed_and_takes_away_what_is_gone() {
        let workspace = workspace();
        let first = copy_of(workspace.path());
        first.write(&[], 0).expect("code");
        let written =
            |tree: &Tree, file: &str| fs::metadata(tree.folder().join(file)).and_then(|it| it.modified()).ok();
        let times = ["Cargo.toml", "src/lib.rs", "switched/lib.rs"].map(|file| written(&first, file));
        fs::write(workspace.path().join("crates/games/nim/src/rules.rs"), "// Nothing.\n").expect("a file");
        fs::remove_file(workspace.path().join("crates/games/nim/src/heap.toml")).expect("gone");
        let second = copy_of(workspace.path());
        second.write(&[], 0).expect("code");
        assert_ne!(first.fingerprint, second.fingerprint);
        assert_eq!(times, ["Cargo.toml", "src/lib.rs", "switched/lib.rs"].map(|file| written(&second, file)));
        assert!(!second.folder().join("src/heap.toml").exists());
        assert_eq!(read(&second.folder().join("switched/rules.rs")).as_deref(), Ok("// Nothing.\n"));
    }

    #[test]
    fn an_unknown_game_is_named() {
        let workspace = workspace();
        let trouble = Tree::copy(workspace.path(), "chess", &workspace.path().join("copy")).expect_err("no such game");
        assert!(trouble.to_string().starts_with("there is no game `chess` in "), "{trouble}");
    }
}
