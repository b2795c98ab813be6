//! What a page complains about, collected from its first moment on.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::loads::Loads;
use crate::wire::{Command, Ears};

/// The function by which our script in a page tells about a press, and what it says when that met its element.
pub(crate) const PRESS: &str = "railheadPress";
const HIT: &str = "hit";

/// Who complained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// `console.error` or `console.assert`.
    Console,
    /// An exception or a rejected promise that nobody caught.
    Exception,
    /// A request that got no answer, or an answer that says it failed.
    Network,
    /// The content-security policy, mixed content and the like.
    Security,
    /// Anything else that Chromium logs as an error.
    Browser,
}

/// One thing that went wrong in a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Complaint {
    /// Who complained.
    pub source: Source,
    /// In their words, with the address where there is one.
    pub text: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = match self.source {
            Source::Console => "console",
            Source::Exception => "exception",
            Source::Network => "network",
            Source::Security => "security",
            Source::Browser => "browser",
        };
        write!(f, "{source}: {}", self.text)
    }
}

#[derive(Default)]
struct Heard {
    complaints: Vec<Complaint>,
    /// Addresses of requests on their way.
    requests: HashMap<String, String>,
    /// Requests that were complained about: Chromium logs most of them a second time.
    reported: HashSet<String>,
    /// How many presses have met what they were meant for.
    hits: usize,
}

/// Remembers what happened in one tab.
pub(crate) struct Record {
    main_frame: String,
    heard: Mutex<Heard>,
    loads: watch::Sender<Loads>,
}

impl Record {
    /// The tab's main frame has the id of the tab.
    pub fn new(target: &str) -> Self {
        Self { main_frame: target.to_owned(), heard: Mutex::default(), loads: watch::Sender::default() }
    }

    pub fn loads(&self) -> watch::Receiver<Loads> {
        self.loads.subscribe()
    }

    pub fn complaints(&self) -> Vec<Complaint> {
        self.heard().complaints.clone()
    }

    /// Drops complaints that contain a text; how many there were.
    pub fn forgive(&self, pattern: &str) -> usize {
        let complaints = &mut self.heard().complaints;
        let before = complaints.len();
        complaints.retain(|complaint| !complaint.to_string().contains(pattern));
        before - complaints.len()
    }

    /// How many presses have met what they were meant for.
    pub fn hits(&self) -> usize {
        self.heard().hits
    }

    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ears for Record {
    fn hear(&self, event: &str, about: &Value) -> Option<Command> {
        match event {
            // A question of the browser's own stops the page until it is answered.
            "Page.javascriptDialogOpening" => Some(("Page.handleJavaScriptDialog", json!({ "accept": true }))),
            _ => {
                self.loads.send_if_modified(|loads| loads.hear(&self.main_frame, event, about));
                self.heard().hear(event, about);
                None
            }
        }
    }
}

impl Heard {
    fn hear(&mut self, event: &str, about: &Value) {
        match event {
            "Network.requestWillBeSent" => {
                let url = about["request"]["url"].as_str().unwrap_or_default();
                self.requests.insert(text(&about["requestId"]), url.to_owned());
            }
            "Network.loadingFinished" => {
                self.requests.remove(&text(&about["requestId"]));
            }
            "Network.loadingFailed" => self.loading_failed(about),
            "Log.entryAdded" => self.logged(&about["entry"]),
            "Runtime.exceptionThrown" => self.note(Source::Exception, thrown(&about["exceptionDetails"])),
            "Runtime.consoleAPICalled" if about["type"] == "error" || about["type"] == "assert" => {
                let said: Vec<String> = about["args"].as_array().into_iter().flatten().map(argument).collect();
                self.note(Source::Console, said.join(" "));
            }
            "Runtime.bindingCalled" if about["name"] == PRESS => self.hits += usize::from(about["payload"] == HIT),
            "Inspector.targetCrashed" => self.note(Source::Browser, "the page crashed".to_owned()),
            _ => {}
        }
    }

    fn note(&mut self, source: Source, text: String) {
        self.complaints.push(Complaint { source, text });
    }

    fn loading_failed(&mut self, about: &Value) {
        let id = text(&about["requestId"]);
        let url = self.requests.remove(&id).unwrap_or_default();
        // The page itself thought better of it, or was left.
        if about["canceled"] == true {
            return;
        }
        if self.reported.insert(id) {
            self.note(Source::Network, format!("{} for {url}", text(&about["errorText"])));
        }
    }

    fn logged(&mut self, entry: &Value) {
        if entry["level"] != "error" {
            return;
        }
        let id = text(&entry["networkRequestId"]);
        if !id.is_empty() && !self.reported.insert(id) {
            return;
        }
        let source = match entry["source"].as_str() {
            Some("network") => Source::Network,
            Some("security") => Source::Security,
            Some("javascript") => Source::Exception,
            _ => Source::Browser,
        };
        let (said, url) = (text(&entry["text"]), text(&entry["url"]));
        let place = if url.is_empty() { String::new() } else { format!(" ({url})") };
        self.note(source, format!("{said}{place}"));
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// An argument of `console.error`.
fn argument(remote: &Value) -> String {
    match (&remote["value"], remote["description"].as_str()) {
        (Value::String(said), _) => said.clone(),
        (_, Some(description)) => description.to_owned(),
        (value, None) => value.to_string(),
    }
}

/// What an exception says of itself.
pub(crate) fn thrown(details: &Value) -> String {
    let exception = &details["exception"];
    let said = exception["description"].as_str().or(exception["value"].as_str());
    said.or(details["text"].as_str()).unwrap_or("an exception without words").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(id: &str, canceled: bool) -> Value {
        json!({ "requestId": id, "errorText": "net::ERR_CONNECTION_REFUSED", "canceled": canceled })
    }

    #[test]
    fn a_failed_request_is_one_complaint_with_its_address() {
        let record = Record::new("main");
        record.hear("Network.requestWillBeSent", &json!({ "requestId": "1", "request": { "url": "http://a/b" } }));
        record.hear("Network.loadingFailed", &failed("1", false));
        let logged = json!({ "level": "error", "source": "network", "text": "Failed", "networkRequestId": "1" });
        record.hear("Log.entryAdded", &json!({ "entry": logged }));
        let text = "net::ERR_CONNECTION_REFUSED for http://a/b".to_owned();
        assert_eq!(record.complaints(), [Complaint { source: Source::Network, text }]);
    }

    #[test]
    fn a_cancelled_request_is_no_complaint() {
        let record = Record::new("main");
        record.hear("Network.loadingFailed", &failed("1", true));
        assert_eq!(record.complaints(), []);
    }
}
