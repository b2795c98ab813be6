//! Addresses: which networks are trusted, and whose limits an address counts towards.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

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

/// Whether the one at the other end of a connection is a trusted proxy.
pub fn trusts(trusted: &[Network], peer: IpAddr) -> bool {
    trusted.iter().any(|network| network.contains(peer))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
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
