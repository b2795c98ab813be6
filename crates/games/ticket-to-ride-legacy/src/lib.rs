//! Ticket to Ride Legacy: Legends of the West.
