//! The circumstances of a page: its network, and what its reader prefers.

use std::time::Duration;

use serde_json::json;

use crate::{BrowserError, Page};

/// What was set so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Conditions {
    offline: bool,
    latency: Duration,
    pub patience: Option<Duration>,
    /// The script that enlarges text in every new document.
    zoom: Option<String>,
}

impl Page {
    /// Whether the reader prefers less motion.
    pub async fn set_reduced_motion(&self, reduced: bool) -> Result<(), BrowserError> {
        let value = if reduced { "reduce" } else { "no-preference" };
        let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": value }] });
        self.call("Emulation.setEmulatedMedia", features).await.map(drop)
    }

    /// Sets all text this many times as large, now and on later pages, as a reader does who sets a larger
    /// font in the browser: the size of the root element is multiplied, so that everything grows which is
    /// measured in `rem` and `em`. Text in `px` does not, and neither do media queries.
    pub async fn set_text_zoom(&self, factor: f64) -> Result<(), BrowserError> {
        let before = self.conditions().zoom.take();
        if let Some(identifier) = before {
            let removed = json!({ "identifier": identifier });
            self.call("Page.removeScriptToEvaluateOnNewDocument", removed).await?;
        }
        let zoom = format!(
            "(() => {{ const zoom = () => {{ const root = document.documentElement; root.style.fontSize = ''; \
             root.style.fontSize = `${{parseFloat(getComputedStyle(root).fontSize) * {factor}}}px`; }};\n"
        );
        self.run(&format!("{zoom} zoom(); }})()")).await?;
        // Style sheets have come by the time of the first event, images by the second.
        let source = format!(
            "{zoom} addEventListener('DOMContentLoaded', zoom, {{ once: true }}); \
             addEventListener('load', zoom, {{ once: true }}); }})()"
        );
        let method = "Page.addScriptToEvaluateOnNewDocument";
        let answer = self.call(method, json!({ "source": source })).await?;
        let identifier = crate::get(&answer, "identifier", method)?;
        self.conditions().zoom = Some(identifier);
        Ok(())
    }

    /// Takes the network away, or gives it back. Requests fail; a WebSocket that is open stays so, but
    /// its messages wait. To see it break, put a [`Delay`](crate::Delay) before the server and cut it.
    pub async fn set_offline(&self, offline: bool) -> Result<(), BrowserError> {
        self.set_network(|conditions| conditions.offline = offline).await
    }

    /// Delays every request of this page by this much before it is answered. Chromium (156) does not delay
    /// messages of a WebSocket, so that a page which lives by one seems faster than it is: for figures,
    /// put a [`Delay`](crate::Delay) before the server.
    pub async fn set_latency(&self, latency: Duration) -> Result<(), BrowserError> {
        self.set_network(|conditions| conditions.latency = latency).await
    }

    async fn set_network(&self, change: impl FnOnce(&mut Conditions)) -> Result<(), BrowserError> {
        let order = {
            let mut conditions = self.conditions();
            change(&mut conditions);
            let latency = conditions.latency.as_secs_f64() * 1000.0;
            let (down, up) = (-1, -1);
            json!({
                "offline": conditions.offline, "latency": latency,
                "downloadThroughput": down, "uploadThroughput": up,
            })
        };
        self.call("Network.emulateNetworkConditions", order).await.map(drop)
    }
}
