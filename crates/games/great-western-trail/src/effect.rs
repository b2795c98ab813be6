//! What the signs on buildings, slots, tiles and cards let one do (GWT-GEN-02).

use table::named;

use crate::data::cattle::Breed;
use crate::data::tiles::Worker;

named! {
    /// An action as printed.
    Effect {
        /// Hire at the row's cost.
        Hire = "hire",
        /// Hire for $2 more.
        HirePlus2 = "hire-plus-2",
        /// Hire for $1 less.
        HireLess1 = "hire-less-1",
        /// Hire for $2 less.
        HireLess2 = "hire-less-2",
        /// Build for $2 a craftsman: only neutral building B shows it (GWT-BLD-08).
        Build = "build",
        /// Build for $1 a craftsman: only two slots for craftsmen show it (GWT-BLD-08).
        BuildCheaply = "build-cheaply",
        /// Buy cattle.
        BuyCattle = "buy-cattle",
        /// Take an objective card.
        TakeObjective = "take-objective",
        /// Capture a bandit.
        Bandit = "bandit",
        /// Remove a hazard for nothing.
        HazardFree = "hazard-free",
        /// Remove a hazard for $2.
        HazardFor2 = "hazard-for-2",
        /// Remove a hazard for $5.
        HazardFor5 = "hazard-for-5",
        /// Remove a hazard for $7.
        HazardFor7 = "hazard-for-7",
        /// Engine forward, up to the number of engineers.
        EngineByEngineers = "engine-by-engineers",
        /// Engine forward, up to the number of own buildings near woods.
        EngineByWoods = "engine-by-woods",
        /// Engine forward, up to the number of own hazard tiles.
        EngineByHazards = "engine-by-hazards",
        /// Engine forward, up to 2.
        Engine2 = "engine-2",
        /// Engine forward, up to 3.
        Engine3 = "engine-3",
        /// Engine forward, up to 4.
        Engine4 = "engine-4",
        /// Engine forward, up to 2, for $2.
        PaidEngine2 = "paid-engine-2",
        /// Engine back exactly 1, for $3 gained.
        EngineBackFor3 = "engine-back-for-3",
        /// A single or double auxiliary action.
        Auxiliary = "auxiliary",
        /// Rancher forward 1.
        Forward1 = "forward-1",
        /// Rancher forward, up to 2.
        Forward2 = "forward-2",
        /// Rancher forward, up to 3.
        Forward3 = "forward-3",
        /// Rancher forward, up to 4.
        Forward4 = "forward-4",
        /// Rancher forward, up to 5.
        Forward5 = "forward-5",
        /// Rancher forward, up to 3, without fees and without actions there.
        FreeMove = "free-move",
        /// A certificate.
        Certificate = "certificate",
        /// Up to two certificates.
        Certificates2 = "certificates-2",
        /// Certificates up to the limit.
        CertificatesToLimit = "certificates-to-limit",
        /// For each pair of a green and an orange bandit up to two certificates and $2.
        BanditPairs = "bandit-pairs",
        /// $2.
        Gain2 = "gain-2",
        /// $4.
        Gain4 = "gain-4",
        /// $12.
        Gain12 = "gain-12",
        /// $2 for each own building near woods.
        GainByWoods = "gain-by-woods",
        /// $1 for each craftsman.
        GainByCraftsmen = "gain-by-craftsmen",
        /// $1 for each engineer.
        GainByEngineers = "gain-by-engineers",
        /// $2 for each station with an own disc.
        GainByStations = "gain-by-stations",
        /// An exchange token.
        GainToken = "gain-token",
        /// Draw up to the number of cowboys, then discard as many.
        DrawByCowboys = "draw-by-cowboys",
        /// Draw up to 3, then discard as many.
        DrawUpTo3 = "draw-up-to-3",
        /// A delivery by moving the engine back.
        ExtraordinaryDelivery = "extraordinary-delivery",
        /// Upgrade a station behind the own engine.
        UpgradeBehind = "upgrade-behind",
        /// Use the actions of an adjacent building.
        Copy = "copy",
        /// Discard a Galloway for $2.
        GallowayFor2 = "galloway-for-2",
        /// Discard a Galloway for $4.
        GallowayFor4 = "galloway-for-4",
        /// Discard a Santa Gertrudis for $2.
        SantaGertrudisFor2 = "santa-gertrudis-for-2",
        /// Discard a Santa Gertrudis, engine forward up to 2.
        SantaGertrudisForEngine2 = "santa-gertrudis-for-engine-2",
        /// Discard a Pineywoods for $2.
        PineywoodsFor2 = "pineywoods-for-2",
        /// Discard a Pineywoods for up to two certificates.
        PineywoodsFor2Certificates = "pineywoods-for-2-certificates",
        /// Discard a Criollo for $2.
        CriolloFor2 = "criollo-for-2",
        /// Discard a Criollo for $4.
        CriolloFor4 = "criollo-for-4",
        /// Discard a Criollo for a certificate.
        CriolloForCertificate = "criollo-for-certificate",
        /// Discard a Criollo for up to two certificates.
        CriolloFor2Certificates = "criollo-for-2-certificates",
        /// Discard a Criollo for a certificate and $2.
        CriolloForCertificateAnd2 = "criollo-for-certificate-and-2",
        /// Discard two cards of a breed for $3.
        PairFor3 = "pair-for-3",
        /// Discard two cards of a breed for $4.
        PairFor4 = "pair-for-4",
        /// Discard a yellow, red or blue card for $7.
        Value3For7 = "value-3-for-7",
        /// Discard any cattle card for a certificate.
        CattleForCertificate = "cattle-for-certificate",
        /// Discard any cattle card for $6 and an objective card into the hand.
        CattleFor6AndObjective = "cattle-for-6-and-objective",
        /// Discard an objective card for up to two certificates.
        ObjectiveFor2Certificates = "objective-for-2-certificates",
    }
}

/// What must be discarded (GWT-LOC-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ware {
    /// A card of this breed.
    Breed(Breed),
    /// Two cards of any one breed.
    Pair,
    /// A yellow, red or blue card.
    Value3,
    /// Any cattle card.
    Cattle,
    /// An objective card.
    Objective,
}

/// What is got for it (GWT-LOC-08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Price {
    /// Dollars.
    pub dollars: u8,
    /// Certificates, up to so many.
    pub certificates: u8,
    /// Engine forward, up to so far.
    pub engine: u8,
    /// An objective card into the hand.
    pub objective: bool,
}

/// How far, or how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// So many.
    Fixed(u8),
    /// One for each own worker of a kind.
    Workers(Worker),
    /// One for each own building near woods.
    Woods,
    /// One for each own hazard tile.
    Hazards,
    /// One for each station with an own disc.
    Stations,
}

/// An action by what it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// Hire a worker, for so many dollars more or less than the row says.
    Hire(i8),
    /// Build for so many dollars a craftsman.
    Build(u8),
    /// Buy cattle.
    Buy,
    /// Take an objective card.
    Objective,
    /// Capture a bandit.
    Bandit,
    /// Remove a hazard for so many dollars.
    Hazard(u8),
    /// Pay, then move the engine forward.
    Engine(u8, Amount),
    /// Move the engine back exactly 1 and gain dollars.
    EngineBack(u8),
    /// A single or double auxiliary action.
    Auxiliary,
    /// Move the rancher forward.
    Forward(u8),
    /// Move the rancher forward without fees, and end phase B.
    FreeMove(u8),
    /// Certificates, up to so many.
    Certificates(u8),
    /// Certificates up to the limit.
    CertificatesToLimit,
    /// Certificates and dollars for pairs of bandits.
    BanditPairs,
    /// So many dollars for each of something.
    Gain(u8, Amount),
    /// An exchange token.
    Token,
    /// Draw up to so many cards, then discard as many.
    Draw(Amount),
    /// Move the engine back and deliver.
    Deliver,
    /// Upgrade a station behind the engine.
    Upgrade,
    /// Use the actions of an adjacent building.
    Copy,
    /// Discard something for something.
    Trade(Ware, Price),
}

impl Effect {
    /// What it does.
    #[inline]
    pub const fn operation(self) -> Operation {
        const OPERATIONS: [Operation; Effect::ALL.len()] = {
            let mut operations = [Operation::Copy; Effect::ALL.len()];
            let mut i = 0;
            while i < operations.len() {
                operations[i] = Effect::ALL[i].meaning();
                i += 1;
            }
            operations
        };
        OPERATIONS[self as usize]
    }

    /// The same, as printed: read once, into the list that [`Effect::operation`] looks up.
    const fn meaning(self) -> Operation {
        const NOTHING: Price = Price { dollars: 0, certificates: 0, engine: 0, objective: false };
        const fn dollars(dollars: u8) -> Price {
            Price { dollars, ..NOTHING }
        }
        const fn certificates(certificates: u8) -> Price {
            Price { certificates, ..NOTHING }
        }
        const CRIOLLO: Ware = Ware::Breed(Breed::Criollo);
        match self {
            Effect::Hire => Operation::Hire(0),
            Effect::HirePlus2 => Operation::Hire(2),
            Effect::HireLess1 => Operation::Hire(-1),
            Effect::HireLess2 => Operation::Hire(-2),
            Effect::Build => Operation::Build(2),
            Effect::BuildCheaply => Operation::Build(1),
            Effect::BuyCattle => Operation::Buy,
            Effect::TakeObjective => Operation::Objective,
            Effect::Bandit => Operation::Bandit,
            Effect::HazardFree => Operation::Hazard(0),
            Effect::HazardFor2 => Operation::Hazard(2),
            Effect::HazardFor5 => Operation::Hazard(5),
            Effect::HazardFor7 => Operation::Hazard(7),
            Effect::EngineByEngineers => Operation::Engine(0, Amount::Workers(Worker::Engineer)),
            Effect::EngineByWoods => Operation::Engine(0, Amount::Woods),
            Effect::EngineByHazards => Operation::Engine(0, Amount::Hazards),
            Effect::Engine2 => Operation::Engine(0, Amount::Fixed(2)),
            Effect::Engine3 => Operation::Engine(0, Amount::Fixed(3)),
            Effect::Engine4 => Operation::Engine(0, Amount::Fixed(4)),
            Effect::PaidEngine2 => Operation::Engine(2, Amount::Fixed(2)),
            Effect::EngineBackFor3 => Operation::EngineBack(3),
            Effect::Auxiliary => Operation::Auxiliary,
            Effect::Forward1 => Operation::Forward(1),
            Effect::Forward2 => Operation::Forward(2),
            Effect::Forward3 => Operation::Forward(3),
            Effect::Forward4 => Operation::Forward(4),
            Effect::Forward5 => Operation::Forward(5),
            Effect::FreeMove => Operation::FreeMove(3),
            Effect::Certificate => Operation::Certificates(1),
            Effect::Certificates2 => Operation::Certificates(2),
            Effect::CertificatesToLimit => Operation::CertificatesToLimit,
            Effect::BanditPairs => Operation::BanditPairs,
            Effect::Gain2 => Operation::Gain(1, Amount::Fixed(2)),
            Effect::Gain4 => Operation::Gain(1, Amount::Fixed(4)),
            Effect::Gain12 => Operation::Gain(1, Amount::Fixed(12)),
            Effect::GainByWoods => Operation::Gain(2, Amount::Woods),
            Effect::GainByCraftsmen => Operation::Gain(1, Amount::Workers(Worker::Craftsman)),
            Effect::GainByEngineers => Operation::Gain(1, Amount::Workers(Worker::Engineer)),
            Effect::GainByStations => Operation::Gain(2, Amount::Stations),
            Effect::GainToken => Operation::Token,
            Effect::DrawByCowboys => Operation::Draw(Amount::Workers(Worker::Cowboy)),
            Effect::DrawUpTo3 => Operation::Draw(Amount::Fixed(3)),
            Effect::ExtraordinaryDelivery => Operation::Deliver,
            Effect::UpgradeBehind => Operation::Upgrade,
            Effect::Copy => Operation::Copy,
            Effect::GallowayFor2 => Operation::Trade(Ware::Breed(Breed::Galloway), dollars(2)),
            Effect::GallowayFor4 => Operation::Trade(Ware::Breed(Breed::Galloway), dollars(4)),
            Effect::SantaGertrudisFor2 => Operation::Trade(Ware::Breed(Breed::SantaGertrudis), dollars(2)),
            Effect::SantaGertrudisForEngine2 => {
                Operation::Trade(Ware::Breed(Breed::SantaGertrudis), Price { engine: 2, ..NOTHING })
            }
            Effect::PineywoodsFor2 => Operation::Trade(Ware::Breed(Breed::Pineywoods), dollars(2)),
            Effect::PineywoodsFor2Certificates => Operation::Trade(Ware::Breed(Breed::Pineywoods), certificates(2)),
            Effect::CriolloFor2 => Operation::Trade(CRIOLLO, dollars(2)),
            Effect::CriolloFor4 => Operation::Trade(CRIOLLO, dollars(4)),
            Effect::CriolloForCertificate => Operation::Trade(CRIOLLO, certificates(1)),
            Effect::CriolloFor2Certificates => Operation::Trade(CRIOLLO, certificates(2)),
            Effect::CriolloForCertificateAnd2 => {
                Operation::Trade(CRIOLLO, Price { dollars: 2, certificates: 1, ..NOTHING })
            }
            Effect::PairFor3 => Operation::Trade(Ware::Pair, dollars(3)),
            Effect::PairFor4 => Operation::Trade(Ware::Pair, dollars(4)),
            Effect::Value3For7 => Operation::Trade(Ware::Value3, dollars(7)),
            Effect::CattleForCertificate => Operation::Trade(Ware::Cattle, certificates(1)),
            Effect::CattleFor6AndObjective => {
                Operation::Trade(Ware::Cattle, Price { dollars: 6, objective: true, ..NOTHING })
            }
            Effect::ObjectiveFor2Certificates => Operation::Trade(Ware::Objective, certificates(2)),
        }
    }
}
