//! The parts of a table page, by name.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

/// Parts of a table page. Each replaces the inside of its element.
pub type Regions = BTreeMap<Region, String>;

/// A part of a table page: what the element `region-NAME` holds. In the order of their names, in which they are sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    /// What people do to each other around the game.
    Banners,
    /// What the reader may do beside the options.
    Controls,
    /// How the game ended.
    End,
    /// What the reader holds.
    Hand,
    /// What is taught about the decision of the moment.
    Lesson,
    /// The line of the story that led to a moment of the past; it has no element of its own.
    Line,
    /// The story so far.
    Log,
    /// What the reader may do about the table.
    Menu,
    /// What can be chosen.
    Options,
    /// The people.
    Panels,
    /// What lies beside the scene.
    Plates,
    /// What is asked, or waited for.
    Prompt,
    /// What was read aloud.
    Readings,
    /// The drawn table.
    Scene,
    /// The table in words.
    Table,
}

impl Region {
    /// All of them, in order.
    pub const ALL: [Region; 15] = [
        Region::Banners,
        Region::Controls,
        Region::End,
        Region::Hand,
        Region::Lesson,
        Region::Line,
        Region::Log,
        Region::Menu,
        Region::Options,
        Region::Panels,
        Region::Plates,
        Region::Prompt,
        Region::Readings,
        Region::Scene,
        Region::Table,
    ];

    /// Those that an earlier moment has, when it is told or looked back at.
    pub const PAST: [Region; 6] =
        [Region::Prompt, Region::Scene, Region::Plates, Region::Hand, Region::Panels, Region::Table];

    /// Its name, as scripts know it.
    pub const fn name(self) -> &'static str {
        match self {
            Region::Banners => "banners",
            Region::Controls => "controls",
            Region::End => "end",
            Region::Hand => "hand",
            Region::Lesson => "lesson",
            Region::Line => "line",
            Region::Log => "log",
            Region::Menu => "menu",
            Region::Options => "options",
            Region::Panels => "panels",
            Region::Plates => "plates",
            Region::Prompt => "prompt",
            Region::Readings => "readings",
            Region::Scene => "scene",
            Region::Table => "table",
        }
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::{fs, path::Path};

    use super::*;

    /// Everything that stands between `before` and one of `after`.
    fn between<'a>(text: &'a str, before: &str, after: &[char]) -> Vec<&'a str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
    }

    /// The names in a set of regions that the scripts have.
    fn listed<'a>(scripts: &'a str, set: &str) -> Vec<&'a str> {
        let list = between(scripts, &format!("{set} = new Set(["), &[']'])[0];
        list.split(',').map(|name| name.trim().trim_matches('\'')).collect()
    }

    fn scripts() -> String {
        let folder = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")).expect("there are assets");
        let paths = folder.map(|entry| entry.expect("they can be listed").path());
        let scripts = paths.filter(|path| path.extension().is_some_and(|end| end == "js"));
        scripts.map(|path| fs::read_to_string(path).expect("a script can be read")).collect()
    }

    #[test]
    fn names_are_in_the_order_in_which_regions_are_sent() {
        let names = Region::ALL.map(Region::name);
        assert!(names.is_sorted() && Region::ALL.is_sorted(), "{names:?}");
        let regions: Regions = [(Region::Scene, "b".to_owned()), (Region::Hand, "a".to_owned())].into();
        assert_eq!(serde_json::to_string(&regions).expect("JSON"), r#"{"hand":"a","scene":"b"}"#);
    }

    #[test]
    fn scripts_know_no_other_regions() {
        let scripts = scripts();
        let names: BTreeSet<&str> = Region::ALL.map(Region::name).into();
        let called = between(&scripts, "region('", &['\'']);
        let by_id = between(&scripts, "region-", &['\'', '"', '`', ' ', ',', '.', ')', ']', '#', '\n']);
        let plain = |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase());
        let used: BTreeSet<&str> = called.into_iter().chain(by_id).filter(plain).collect();
        assert!(used.len() > 5, "{used:?}");
        assert_eq!(used.difference(&names).collect::<Vec<_>>(), [&""; 0]);
        for list in ["LIVE", "ASKED"] {
            assert!(listed(&scripts, list).iter().all(|name| names.contains(name)), "{list}");
        }
    }

    #[test]
    fn scripts_look_back_at_what_the_house_sends_of_the_past() {
        let scripts = scripts();
        assert_eq!(listed(&scripts, "PAST"), Region::PAST.map(Region::name));
    }
}
