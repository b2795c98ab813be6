//! Which documents a tab has loaded, and whether it is about to leave the one that it shows.

use std::collections::HashSet;

use serde_json::Value;

/// The documents of a tab's main frame.
#[derive(Debug, Clone, Default)]
pub(crate) struct Loads {
    pub begun: HashSet<String>,
    pub done: HashSet<String>,
    /// From the moment that something asks for another document until that one has loaded, or did not come.
    leaving: bool,
}

impl Loads {
    /// Whether the document that is shown has loaded, and nothing has asked for another one.
    pub fn is_settled(&self) -> bool {
        !self.leaving
    }

    /// Takes in an event of the protocol; whether anything changed.
    pub fn hear(&mut self, main_frame: &str, event: &str, about: &Value) -> bool {
        if about["frameId"].as_str() != Some(main_frame) {
            return false;
        }
        match event {
            "Page.lifecycleEvent" => self.note(about),
            // A link, a form or a script asks for another document. Chromium says so before it answers the click.
            "Page.frameRequestedNavigation" if about["disposition"] == "currentTab" => self.leave(true),
            "Page.frameStartedNavigating" if !is_within_document(&about["navigationType"]) => self.leave(true),
            "Page.frameStartedLoading" => self.leave(true),
            // Also where nothing came: an answer without a document, a download, a change of mind.
            "Page.frameStoppedLoading" => self.leave(false),
            _ => false,
        }
    }

    fn leave(&mut self, leaving: bool) -> bool {
        let before = std::mem::replace(&mut self.leaving, leaving);
        before != leaving
    }

    fn note(&mut self, about: &Value) -> bool {
        let Some(loader) = about["loaderId"].as_str() else { return false };
        let begins = self.begun.insert(loader.to_owned());
        let ends = about["name"] == "load" && self.done.insert(loader.to_owned());
        begins || ends
    }
}

fn is_within_document(kind: &Value) -> bool {
    matches!(kind.as_str(), Some("sameDocument" | "historySameDocument"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn heard(events: &[(&str, Value)]) -> Loads {
        let mut loads = Loads::default();
        for (event, about) in events {
            loads.hear("main", &format!("Page.{event}"), about);
        }
        loads
    }

    fn of(frame: &str) -> Value {
        json!({ "frameId": frame })
    }

    fn asked(disposition: &str) -> Value {
        json!({ "frameId": "main", "disposition": disposition })
    }

    #[test]
    fn only_loads_of_the_main_frame_count() {
        let loads =
            [("inner", "a", "load"), ("main", "b", "init"), ("main", "c", "load")].map(|(frame, loader, name)| {
                ("lifecycleEvent", json!({ "frameId": frame, "loaderId": loader, "name": name }))
            });
        let loads = heard(&loads);
        assert_eq!(loads.begun, HashSet::from(["b".to_owned(), "c".to_owned()]));
        assert_eq!(loads.done, HashSet::from(["c".to_owned()]));
    }

    #[test]
    fn a_page_is_unsettled_from_the_click_on_a_link_until_the_next_document_has_loaded() {
        let events = [
            ("frameRequestedNavigation", asked("currentTab")),
            ("frameStartedNavigating", json!({ "frameId": "main", "navigationType": "differentDocument" })),
            ("frameStartedLoading", of("main")),
            ("frameStoppedLoading", of("main")),
        ];
        for heard_so_far in 1..events.len() {
            assert!(!heard(&events[..heard_so_far]).is_settled(), "after {heard_so_far}");
        }
        assert!(heard(&events).is_settled());
    }

    #[test]
    fn other_tabs_other_frames_and_places_within_a_document_are_no_reason_to_wait() {
        let place = json!({ "frameId": "main", "navigationType": "sameDocument" });
        let events = [
            ("frameRequestedNavigation", asked("newTab")),
            ("frameStartedNavigating", place),
            ("frameStartedLoading", of("inner")),
        ];
        assert!(heard(&events).is_settled());
    }
}
