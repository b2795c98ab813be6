//! What all services and routes share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use super::campaign::Glances;
use crate::kit::SiteContext;
use crate::operations::config::Config;
use crate::operations::health::Health;
use crate::operations::limits::Limits;
use crate::operations::metrics::Metrics;
use crate::records::ids::PersonId;
use crate::store::departures::Departures;
use crate::store::{CachingStore, Process, Store};
use crate::table::Tables;

/// The house, as everybody shares it.
pub type House = Arc<Inner>;

/// What all services and routes share.
pub struct Inner {
    /// How it is run.
    pub config: Config,
    /// Which process this is.
    pub process: Process,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The tables that are live.
    pub tables: Arc<Tables>,
    /// What all pages have in common.
    pub site: SiteContext,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How much anybody may write.
    pub limits: Limits,
    /// Where those are told who may no longer look.
    pub departures: Departures,
    /// Whether it can write.
    pub health: Health,
    /// What session tokens are signed with.
    pub secret: [u8; 32],
    /// How many tables each person is opening at this moment.
    pub(super) opening: Mutex<HashMap<PersonId, u32>>,
    /// How many seeds were made of a known one.
    #[cfg(feature = "test-doors")]
    pub(super) dealt: std::sync::atomic::AtomicU64,
    /// Held while the next game of a campaign is opened.
    pub(super) founding: tokio::sync::Mutex<()>,
    /// Who may look once at what only one member of a campaign knows.
    pub glances: Glances,
}

impl Inner {
    /// A house with all tables put away.
    pub fn new(
        config: Config,
        process: Process,
        store: Arc<CachingStore>,
        site: SiteContext,
        secret: [u8; 32],
    ) -> Self {
        let metrics = Arc::new(Metrics::default());
        let departures = store.departures();
        let store: Arc<dyn Store> = store;
        Inner {
            tables: Arc::new(Tables::new(Arc::clone(&store), site, config.thinkers, Arc::clone(&metrics))),
            limits: Limits::new(config.writes_per_minute),
            config,
            process,
            departures,
            store,
            site,
            metrics,
            health: Health::default(),
            secret,
            opening: Mutex::default(),
            #[cfg(feature = "test-doors")]
            dealt: std::sync::atomic::AtomicU64::new(0),
            founding: tokio::sync::Mutex::default(),
            glances: Glances::default(),
        }
    }
}
