//! Opens the house.

use std::env;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Parser;
use house::address::Network;
use house::config::{Config, Connections};
use house::server::Server;
use house::store::Damage;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry};

use crate::cli::{DataArgs, ServeArgs};
use crate::failure::Failure;

/// Serves until Ctrl-C or SIGTERM.
pub fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    log_to_stderr();
    let config = configure(args)?;
    let (store, base) = (config.store.to_string(), config.base.clone());
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let server = Server::open(config).await?;
        let opened = format!("Railhead is open at {}{base}/ and keeps everything in {store}.", url(server.address()?));
        // A house that nobody listens to any more stays open all the same.
        let counted = server.metrics_address()?;
        let counted = counted.map(|address| format!("What it counts is at {}/metrics.\n", url(address)));
        let counted = counted.unwrap_or_default();
        let _ = writeln!(out, "{opened}\n{counted}Ctrl-C closes it; nothing is lost.").and_then(|()| out.flush());
        Ok(server.run(stopped()).await?)
    })
}

/// Logs what `RUST_LOG` asks for by target and level (`house=debug,sqlx=info`); warnings and what the house does if it
/// asks for nothing that can be understood.
fn log_to_stderr() {
    let usual = || Targets::new().with_default(LevelFilter::WARN).with_target("house", LevelFilter::INFO);
    let asked = env::var("RUST_LOG").ok().and_then(|targets| targets.parse().ok());
    let lines = fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr);
    registry().with(lines).with(asked.unwrap_or_else(usual)).init();
}

impl Default for ServeArgs {
    /// What the environment says, and the defaults for the rest.
    fn default() -> Self {
        #[derive(Parser)]
        struct Defaults {
            #[command(flatten)]
            serve: ServeArgs,
        }
        Defaults::parse_from(["railhead"]).serve
    }
}

fn configure(args: &ServeArgs) -> Result<Config, Failure> {
    let local = Config::local(folder(&args.data)?);
    Ok(Config {
        listen: args.listen,
        base: args.base.clone(),
        origin: args.origin.clone(),
        proxies: proxies(args),
        metrics: args.metrics,
        connections: Connections {
            most: args.connections,
            per_address: args.connections_per_address,
            ..local.connections
        },
        thinkers: args.thinkers.unwrap_or(local.thinkers),
        writes_per_minute: (args.writes_per_minute > 0).then_some(args.writes_per_minute),
        tables_per_person: (args.tables_per_person > 0).then_some(args.tables_per_person),
        damage: if args.accept_damage { Damage::Accept } else { Damage::Refuse },
        #[cfg(feature = "known-deals")]
        deals: args.known_deals.map_or(local.deals, house::config::Deals::Known),
        ..local
    })
}

/// Whom the house believes about others: a proxy on this machine if there is said to be one, and those named.
fn proxies(args: &ServeArgs) -> Vec<Network> {
    let here = Network::LOOPBACK.into_iter().filter(|_| args.behind_proxy);
    here.chain(args.trusted_proxies.iter().copied()).collect()
}

/// The folder of the house: as given, or where programs of a user keep their data.
pub(super) fn folder(args: &DataArgs) -> Result<PathBuf, Failure> {
    let of_user = || {
        let shared = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
        shared.or_else(home).map(|folder| folder.join("railhead"))
    };
    args.folder.clone().or_else(of_user).ok_or(Failure::NoDataFolder)
}

/// What to type into a browser.
fn url(address: SocketAddr) -> String {
    match address.ip() {
        ip if ip.is_loopback() || ip.is_unspecified() => format!("http://localhost:{}", address.port()),
        _ => format!("http://{address}"),
    }
}

async fn stopped() {
    let terminated = async {
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                terminated.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}
