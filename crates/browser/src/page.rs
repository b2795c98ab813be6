//! A tab: where it is, what it says, and waiting for it.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Value, json};

use crate::complaints::{Complaint, PRESS, Record, thrown};
use crate::conditions::Conditions;
use crate::loads::Loads;
use crate::person::Own;
use crate::{BrowserError, Size, get};

/// How long a page may take to load, and an element to appear, unless told otherwise. Only what fails takes so long.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a script may take that awaits something.
const SCRIPT_PATIENCE: Duration = Duration::from_secs(600);
/// How often is looked while waiting.
pub(crate) const GLANCE: Duration = Duration::from_millis(10);

/// Functions that our scripts share.
const DOM: &str = include_str!("js/dom.js");

/// A tab with a page. It closes when it is dropped.
///
/// Methods that take a selector mean the first element that matches. Questions of the browser's own
/// (`confirm`, "leave this page?") are answered with yes.
///
/// **Invariant:** nothing is looked at or pressed in a document that is still loading or about to be left: whatever is
/// asked of a page waits until it has settled. A click on a link or on the button of a form has led to the next page when
/// it is over. What a page does by itself some time later has to be waited for: by what it will show.
pub struct Page {
    own: Arc<Own>,
    target: String,
    session: String,
    pub(crate) size: Size,
    conditions: Mutex<Conditions>,
    pub(crate) record: Arc<Record>,
}

impl Page {
    pub(crate) async fn open(own: Arc<Own>, size: Size) -> Result<Self, BrowserError> {
        let wire = &own.running.wire;
        // A window for each: Chromium gives no frames and no input to tabs in the background.
        let place = json!({
            "url": "about:blank", "browserContextId": own.context, "newWindow": true,
            "width": size.width, "height": size.height,
        });
        let made = wire.call(None, "Target.createTarget", place).await?;
        let target: String = get(&made, "targetId", "Target.createTarget")?;
        let attached = json!({ "targetId": target, "flatten": true });
        let attached = wire.call(None, "Target.attachToTarget", attached).await?;
        let session: String = get(&attached, "sessionId", "Target.attachToTarget")?;
        let record = Arc::new(Record::new(&target));
        wire.listen(&session, Arc::clone(&record) as Arc<_>);
        let page = Self { own, target, session, size, conditions: Mutex::default(), record };
        for domain in ["Page.enable", "Runtime.enable", "Network.enable", "Log.enable", "Inspector.enable"] {
            page.call(domain, json!({})).await?;
        }
        page.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true })).await?;
        page.call("Runtime.addBinding", json!({ "name": PRESS })).await?;
        // Several people type at once; each page believes that it has the keyboard.
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        page.put_on_screen().await?;
        Ok(page)
    }

    async fn put_on_screen(&self) -> Result<(), BrowserError> {
        let Size { width, height, scale, touch } = self.size;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.call("Emulation.setDeviceMetricsOverride", metrics).await?;
        if touch {
            let fingers = json!({ "enabled": true, "maxTouchPoints": 5 });
            self.call("Emulation.setTouchEmulationEnabled", fingers).await?;
        }
        Ok(())
    }

    /// How long pages may take to load and elements to appear or go, instead of a minute.
    pub fn set_patience(&self, patience: Duration) {
        self.conditions().patience = Some(patience);
    }

    pub(crate) fn conditions(&self) -> MutexGuard<'_, Conditions> {
        self.conditions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn patience(&self) -> Duration {
        self.conditions().patience.unwrap_or(PATIENCE)
    }

    pub(crate) async fn call(&self, method: &'static str, params: Value) -> Result<Value, BrowserError> {
        self.own.running.wire.call(Some(&self.session), method, params).await
    }

    /// Opens an address in this tab and waits until it has loaded.
    pub async fn goto(&self, url: &str) -> Result<(), BrowserError> {
        let answer = self.call("Page.navigate", json!({ "url": url })).await?;
        if let Some(reason) = answer["errorText"].as_str() {
            return Err(BrowserError::Navigation { url: url.to_owned(), reason: reason.to_owned() });
        }
        // Without a new document, as for an address that differs after its #, there is nothing to load.
        let Some(loader) = answer["loaderId"].as_str() else { return Ok(()) };
        self.wait_for_load(url, |loads| loads.done.contains(loader)).await
    }

    /// Loads the page anew and waits until it has loaded.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        let before = self.record.loads().borrow().begun.clone();
        self.call("Page.reload", json!({})).await?;
        self.wait_for_load("the reloaded page", |loads| loads.done.iter().any(|loader| !before.contains(loader))).await
    }

    async fn wait_for_load(&self, what: &str, is_done: impl Fn(&Loads) -> bool) -> Result<(), BrowserError> {
        let mut loads = self.record.loads();
        let done = loads.wait_for(|loads| is_done(loads));
        let patience = self.patience();
        match tokio::time::timeout(patience, done).await {
            Ok(_) => Ok(()),
            Err(_) => Err(BrowserError::Late { what: format!("{what} to load"), after: patience }),
        }
    }

    /// Waits until the document has loaded, and no other one is on its way.
    async fn settle(&self) -> Result<(), BrowserError> {
        self.wait_for_load("the page", Loads::is_settled).await
    }

    /// The address.
    pub async fn url(&self) -> Result<String, BrowserError> {
        self.read("location.href").await
    }

    /// The title.
    pub async fn title(&self) -> Result<String, BrowserError> {
        self.read("document.title").await
    }

    /// The value of an expression that changes nothing. If the page goes on to another document before it has answered,
    /// that one is asked: where a page may be drawn anew by itself, this is how to look at it.
    pub async fn read<T: DeserializeOwned>(&self, script: &str) -> Result<T, BrowserError> {
        let began = Instant::now();
        loop {
            match self.eval(script).await {
                Err(BrowserError::Left { .. }) if began.elapsed() < self.patience() => {}
                answer => return answer,
            }
        }
    }

    /// The value of an expression in the page as it is now, promises awaited. What it throws is an error. It works
    /// under any content-security policy, as it is not the page that evaluates it. If the page goes on to another document
    /// meanwhile that is an error, since the expression may have changed something; that document has loaded then.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str) -> Result<T, BrowserError> {
        self.settle().await?;
        let order = json!({ "expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": false });
        let wire = &self.own.running.wire;
        let answer = match wire.call_within(SCRIPT_PATIENCE, Some(&self.session), "Runtime.evaluate", order).await {
            Err(error) if is_between_documents(&error) => {
                self.settle().await?;
                return Err(BrowserError::Left { script: beginning(script) });
            }
            answer => answer?,
        };
        if let Some(details) = answer.get("exceptionDetails") {
            return Err(BrowserError::Script { script: beginning(script), message: thrown(details) });
        }
        let value = answer["result"]["value"].clone();
        serde_json::from_value(value).map_err(|source| BrowserError::Shape { what: beginning(script), source })
    }

    /// Carries out a script, whatever its value is.
    pub async fn run(&self, script: &str) -> Result<(), BrowserError> {
        self.eval::<IgnoredAny>(script).await.map(drop)
    }

    /// Calls a function of our shared script.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, function: &str, about: &[Value]) -> Result<T, BrowserError> {
        self.ask_with("", function, about).await
    }

    /// The same, with one more script.
    pub(crate) async fn ask_with<T: DeserializeOwned>(
        &self,
        script: &str,
        function: &str,
        about: &[Value],
    ) -> Result<T, BrowserError> {
        let about: Vec<String> = about.iter().map(Value::to_string).collect();
        let call = format!("{function}({})", about.join(", "));
        let all = format!("(() => {{\n{DOM}\n{script}\nreturn {call};\n}})()");
        self.read(&all).await.map_err(|error| match error {
            BrowserError::Script { message, .. } => BrowserError::Script { script: call.clone(), message },
            BrowserError::Shape { source, .. } => BrowserError::Shape { what: call.clone(), source },
            BrowserError::Left { .. } => BrowserError::Left { script: call.clone() },
            other => other,
        })
    }

    /// Waits until an element that matches can be seen.
    pub async fn wait_for(&self, selector: &str) -> Result<(), BrowserError> {
        self.wait(&format!("{selector} to appear"), self.patience(), async || self.is_seen(selector).await).await
    }

    /// Waits until no element that matches can be seen.
    pub async fn wait_gone(&self, selector: &str) -> Result<(), BrowserError> {
        self.wait(&format!("{selector} to go"), self.patience(), async || Ok(!self.is_seen(selector).await?)).await
    }

    /// Waits until a condition holds in the page.
    pub async fn wait_until(&self, condition: &str, timeout: Duration) -> Result<(), BrowserError> {
        let script = format!("Promise.resolve({condition}).then(Boolean)");
        self.wait(condition, timeout, async || self.eval::<bool>(&script).await).await
    }

    /// Whether an element that matches can be seen.
    pub async fn is_seen(&self, selector: &str) -> Result<bool, BrowserError> {
        self.ask("anySeen", &[json!(selector)]).await
    }

    async fn wait(
        &self,
        what: &str,
        timeout: Duration,
        is_so: impl AsyncFn() -> Result<bool, BrowserError>,
    ) -> Result<(), BrowserError> {
        let began = Instant::now();
        loop {
            match is_so().await {
                Ok(true) => return Ok(()),
                Err(error) if !matches!(error, BrowserError::Left { .. }) => return Err(error),
                Ok(false) | Err(_) if began.elapsed() < timeout => tokio::time::sleep(GLANCE).await,
                Ok(false) | Err(_) => return Err(BrowserError::Late { what: what.to_owned(), after: timeout }),
            }
        }
    }

    /// What an element says, as far as it can be seen.
    pub async fn text(&self, selector: &str) -> Result<String, BrowserError> {
        self.of(selector, "textOf", &[]).await
    }

    /// How many elements match.
    pub async fn count(&self, selector: &str) -> Result<usize, BrowserError> {
        self.read(&format!("document.querySelectorAll({}).length", json!(selector))).await
    }

    /// Whether an element matches, be it visible or not.
    pub async fn exists(&self, selector: &str) -> Result<bool, BrowserError> {
        Ok(self.count(selector).await? > 0)
    }

    /// An attribute of an element, if it has it.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>, BrowserError> {
        self.of(selector, "attributeOf", &[json!(name)]).await
    }

    /// Whether an element has the focus.
    pub async fn is_focused(&self, selector: &str) -> Result<bool, BrowserError> {
        self.of(selector, "isFocused", &[]).await
    }

    /// A short path of the element that has the focus, if one has.
    pub async fn focused(&self) -> Result<Option<String>, BrowserError> {
        self.ask("focused", &[]).await
    }

    /// A fact about the first element that matches.
    async fn of<T: DeserializeOwned>(&self, selector: &str, function: &str, more: &[Value]) -> Result<T, BrowserError> {
        let about: Vec<Value> = std::iter::once(json!(selector)).chain(more.iter().cloned()).collect();
        // In a list of one, as a fact may be null itself.
        let found: Option<(T,)> = self.ask(function, &about).await?;
        found.map(|(fact,)| fact).ok_or_else(|| BrowserError::Missing { selector: selector.to_owned() })
    }

    /// A picture of what is on the screen, as a PNG file.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        self.read::<()>("document.fonts.ready.then(() => null)").await?;
        let method = "Page.captureScreenshot";
        let answer = self.call(method, json!({ "format": "png" })).await?;
        let encoded: String = get(&answer, "data", method)?;
        let refused = |error: base64::DecodeError| BrowserError::Refused { method, message: error.to_string() };
        let picture = BASE64_STANDARD.decode(encoded).map_err(refused)?;
        let path = path.as_ref();
        std::fs::write(path, picture).map_err(|source| BrowserError::File { path: path.to_owned(), source })
    }

    /// What the page has complained about so far, from its first moment on.
    pub async fn complaints(&self) -> Result<Vec<Complaint>, BrowserError> {
        self.hear_all().await?;
        Ok(self.record.complaints())
    }

    /// Events arrive in order: when this is answered, everything before has been heard.
    pub(crate) async fn hear_all(&self) -> Result<(), BrowserError> {
        self.read::<IgnoredAny>("0").await.map(drop)
    }

    /// An error that lists the page's complaints, if there are any: errors on the console, exceptions
    /// that nobody caught, requests that failed, offences against the content-security policy.
    pub async fn expect_no_errors(&self) -> Result<(), BrowserError> {
        match self.complaints().await?.as_slice() {
            [] => Ok(()),
            complaints => Err(BrowserError::Complaints(complaints.to_vec())),
        }
    }

    /// Drops the complaints up to now that contain a text, and says how many there were. Later ones of
    /// the same kind count again.
    pub async fn forgive(&self, pattern: &str) -> Result<usize, BrowserError> {
        self.complaints().await?;
        Ok(self.record.forgive(pattern))
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.own.running.wire.tell("Target.closeTarget", json!({ "targetId": self.target }));
    }
}

/// Whether a script was lost because the page went on to another document.
fn is_between_documents(error: &BrowserError) -> bool {
    const SIGNS: [&str; 4] = [
        "context was destroyed",
        "Cannot find context",
        "navigated or closed",
        "Cannot find default execution context",
    ];
    matches!(error, BrowserError::Refused { message, .. } if SIGNS.iter().any(|sign| message.contains(sign)))
}

fn beginning(script: &str) -> String {
    const LENGTH: usize = 200;
    match script.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &script[..end]),
        None => script.to_owned(),
    }
}
