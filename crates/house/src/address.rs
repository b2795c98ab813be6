//! Where a request comes from: the other end of its connection, or what a trusted proxy says about it.
//!
//! **Invariant:** forwarded headers are read here alone, and believed only if the connection itself comes from
//! a proxy that the house was told to trust. Of several values the last one counts: it is the one that the
//! trusted proxy added, whatever a stranger wrote before it.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, header};

/// Some addresses that begin alike: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What was read is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an address such as 10.0.0.7, nor a network such as 10.0.0.0/8 or fd00::/8")]
pub struct NotANetwork(String);

impl Network {
    /// This machine.
    pub const LOOPBACK: [Network; 2] = [
        Network { address: IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 0)), bits: 8 },
        Network { address: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
    ];

    /// Whether an address is one of these.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                leading(u128::from(own.to_bits()) << 96, self.bits)
                    == leading(u128::from(other.to_bits()) << 96, self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                leading(own.to_bits(), self.bits) == leading(other.to_bits(), self.bits)
            }
            _ => false,
        }
    }
}

/// The first bits of a number.
fn leading(number: u128, bits: u8) -> u128 {
    number.checked_shr(128 - u32::from(bits)).unwrap_or(0)
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let wrong = || NotANetwork(text.chars().take(60).collect());
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// An address as limits count it. Whoever has one IPv6 address has all that begin with the same 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prefix(IpAddr);

impl Prefix {
    /// Whose limits an address counts towards.
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Prefix(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()),
            address => Prefix(address),
        }
    }

    /// The same as bytes, for hashing.
    pub fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        }
    }
}

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

/// Whether the one at the other end of a connection is a trusted proxy.
pub fn trusts(trusted: &[Network], peer: IpAddr) -> bool {
    trusted.iter().any(|network| network.contains(peer))
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

    #[test]
    fn all_of_one_ipv6_network_are_one_and_no_others() {
        assert_eq!(Prefix::of(ip("2001:db8::1")), Prefix::of(ip("2001:db8::ffff:1:2:3")));
        assert_ne!(Prefix::of(ip("2001:db8::1")), Prefix::of(ip("2001:db8:0:1::1")));
        assert_ne!(Prefix::of(ip("10.0.0.1")), Prefix::of(ip("10.0.0.2")));
        assert_eq!(Prefix::of(ip("::ffff:10.0.0.1")), Prefix::of(ip("10.0.0.1")));
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        let network = |text: &str| text.parse::<Network>().unwrap_or_else(|error| panic!("{error}"));
        assert!(network("10.0.0.0/8").contains(ip("10.200.3.4")) && !network("10.0.0.0/8").contains(ip("11.0.0.1")));
        assert!(network("10.0.0.7").contains(ip("10.0.0.7")) && !network("10.0.0.7").contains(ip("10.0.0.8")));
        assert!(network("fd00::/8").contains(ip("fdab::1")) && !network("fd00::/8").contains(ip("2001:db8::1")));
        assert!(network("0.0.0.0/0").contains(ip("1.2.3.4")) && !network("0.0.0.0/0").contains(ip("::1")));
        assert_eq!(network("fd00::/8").to_string(), "fd00::/8");
        for bad in ["", "10.0.0", "10.0.0.0/33", "fd00::/129", "10.0.0.0/x", "example.org"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }
}
