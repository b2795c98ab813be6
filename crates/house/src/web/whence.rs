//! Where a request comes from: the other end of its connection, or what a trusted proxy says about it.
//!
//! **Invariant:** forwarded headers are read here alone, and believed only if the connection itself comes from
//! a proxy that the house was told to trust. Of several values the last one counts: it is the one that the
//! trusted proxy added, whatever a stranger wrote before it.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};

use crate::operations::address::{Network, Prefix, trusts};

/// What the house knows about the way a request came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whence {
    /// Where it was sent from.
    pub address: Prefix,
    /// Whether a trusted proxy says that it came encrypted.
    pub encrypted: bool,
    /// The host that the sender asked for.
    pub host: Option<String>,
}

impl Whence {
    /// Reads it off a request that came over a connection from `peer`.
    pub fn of(headers: &HeaderMap, peer: Option<IpAddr>, trusted: &[Network]) -> Self {
        let forwarded = Forwarded { headers, believed: peer.is_some_and(|peer| trusts(trusted, peer)) };
        let address = forwarded.last("x-forwarded-for").and_then(address_in).or(peer);
        let host = forwarded.last("x-forwarded-host").or_else(|| only(headers, &header::HOST));
        Whence {
            address: Prefix::of(address.unwrap_or(IpAddr::from([0, 0, 0, 0]))),
            encrypted: forwarded.last("x-forwarded-proto") == Some("https"),
            host: host.map(str::to_owned),
        }
    }
}

struct Forwarded<'a> {
    headers: &'a HeaderMap,
    believed: bool,
}

impl<'a> Forwarded<'a> {
    /// The last value of the last line: what the proxy itself wrote, whether it adds a line or to a line.
    fn last(&self, name: &str) -> Option<&'a str> {
        let line = self.headers.get_all(name).iter().next_back().filter(|_| self.believed)?;
        let value = line.to_str().ok()?.rsplit(',').next()?.trim();
        (!value.is_empty()).then_some(value)
    }
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address_in(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn from(lines: &[(&'static str, &'static str)], peer: &str) -> Prefix {
        Whence::of(&headers(lines), Some(ip(peer)), &Network::LOOPBACK).address
    }

    #[test]
    fn the_last_value_of_the_last_line_of_a_trusted_proxy_counts() {
        let at = |text| Prefix::of(ip(text));
        assert_eq!(from(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9")], "127.0.0.1"), at("9.9.9.9"));
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "7.7.7.7, 9.9.9.9")];
        assert_eq!(from(&lines, "127.0.0.1"), at("9.9.9.9"));
        assert_eq!(from(&lines, "::ffff:127.0.0.1"), at("9.9.9.9"));
        assert_eq!(from(&lines, "10.0.0.1"), at("10.0.0.1"), "who is not trusted says nothing about others");
        assert_eq!(from(&[("x-forwarded-for", "6.6.6.6, nonsense")], "127.0.0.1"), at("127.0.0.1"));
        assert_eq!(from(&[("x-forwarded-for", "9.9.9.9:443")], "127.0.0.1"), at("9.9.9.9"));
        assert_eq!(from(&[("x-forwarded-for", "[2001:db8::1]")], "127.0.0.1"), at("2001:db8::"));
    }

    #[test]
    fn protocol_and_host_are_believed_in_the_same_way() {
        let lines = [
            ("host", "127.0.0.1:8080"),
            ("x-forwarded-proto", "http"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "evil.example, a.org"),
        ];
        let proxied = Whence::of(&headers(&lines), Some(ip("127.0.0.1")), &Network::LOOPBACK);
        assert_eq!((proxied.encrypted, proxied.host.as_deref()), (true, Some("a.org")));
        let direct = Whence::of(&headers(&lines), Some(ip("127.0.0.1")), &[]);
        assert_eq!((direct.encrypted, direct.host.as_deref()), (false, Some("127.0.0.1:8080")));
    }
}
