// What the page's scripts share, for whoever reads or checks them: nothing of it is served. What goes over the wire is described
// in `wire.rs`, what a page begins with in `kit/page.rs`, motions in `drawing`.
//
// What the house must send to the page of a table:
// - the page: every region in an element `region-NAME`, and `<script type="application/json" id="state">` with a
//   `PageState`;
// - GET  {base}/tables/{id}/live?seat=N&version=V  a socket: messages {type: update | pulse | said | reload} of `wire.rs`;
// - GET  {base}/tables/{id}/now?seat=N             the whole present as an update without `from`;
// - GET  {base}/tables/{id}/moments/{n}?seat=N     {regions, moments}; `regions.line` is the line of the story;
// - GET  {base}/tables/{id}/sheets/{player}?seat=N&moment=M  what lies before a player, large, as HTML;
// - POST {base}/tables/{id}/{play | undo | confirm | say | hint | …}  {seat, version, client, …}: {update} or
//   {refusal, update}; `hint` answers with HTML, `rematch` with {href}, what has nothing to tell with 204;
// - GET  {base}/games/{game}/lens/{id}             a piece of the game, explained, as HTML;
// - POST {base}/settings                           the settings that changed, as {name: value}: 204;
// - POST {base}/games/{game}/lessons               {read: NAME} or {taught: whether}: 204.

/** A part of the page of a table that is drawn as a whole. A page shows a scene and plates, or the table in words. */
type RegionName = 'banners' | 'controls' | 'end' | 'hand' | 'lesson' | 'log' | 'menu' | 'options' | 'panels' | 'plates' | 'prompt'
  | 'readings' | 'scene' | 'table';

/** Regions by name, as HTML. */
type Regions = Partial<Record<RegionName, string>>;

/** How a region follows from the one before: pieces that stay, as (first, how many), and new ones. */
interface Delta {
  /** How many pieces the one before has. */
  of: number;
  to: (string | [number, number])[];
}

type Changes = Partial<Record<RegionName, Delta>>;

/** The way of something that did not go straight: the keys that it passed. */
interface Way { key: string; past: string[] }

/** Something that flies from one element to another and is gone. */
interface Flight { symbol: string; from: string; to: string }

/** What is seen and heard of a step. */
interface Motion { flights: Flight[]; ways?: Way[]; cue?: string; focus?: string }

/** One step, as these eyes saw it. */
interface Frame { line: string; regions: Regions; changes?: Changes; motion: Motion; result?: string }

/** What has changed for these eyes; everything if it follows upon no version. */
interface Update {
  from?: number;
  version: number;
  frames: Frame[];
  regions: Regions;
  changes?: Changes;
  turn: boolean;
  moments: number;
  hand_over?: HandOver;
  curtain?: Sharer[];
}

/** What is told at once: the steps of an update, the last with the update that it led to. */
interface Step { regions: Regions; lines: string[]; results: string[]; motion: Motion | null; present: Update | null }

/** On a shared screen, somebody else is to decide. */
interface HandOver { seat: number; name: string; curtain: boolean }

/** One of several people at a screen. */
interface Sharer { seat: number; name: string; asked: boolean }

/** Who is here, and what the clock of a seat shows. */
interface Pulse { present: boolean; away: number | null; thinking: boolean; left: number | null; running: boolean }

/** Why the house refuses. */
interface Refusal { words: string; href?: string }

/** What the house answers; HTML in place of it where something is read. */
interface Answer { update?: Update; refusal?: Refusal; href?: string; html?: string }

/** An earlier moment, with the line of the story that tells it. */
interface Past { regions: Regions & { line?: string }; focus?: string }

/** A table that waits for the reader. */
interface Waiting { table: string; href: string; title: string }

/** What the socket brings, by type. */
interface Messages {
  update: Update;
  pulse: { seats: Pulse[]; watching: number };
  said: { room: string; line: string };
  reload: {};
}

/** Who takes what the socket brings. */
type Listeners = { [T in keyof Messages]: (message: Messages[T]) => void };

/** How fast the reader is told what happens. */
type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** What the page knows. */
interface PageState {
  table: string;
  game: string;
  title: string;
  rules: string;
  seat: number | null;
  base: string;
  assets: string;
  version: number;
  moments: number;
  turn: boolean;
  handOver: HandOver | null;
  curtain: Sharer[] | null;
  /** What a page shows that has lifted the curtain before a seat. */
  pass: string | null;
  pulses: Pulse[];
  watching: number;
  speed: Speed;
  caution: string;
  newcomer: boolean;
  sound: boolean;
  notify: boolean;
  known: boolean;
  lessons: string[] | null;
  words: Record<string, string>;
}

/** A condition of a setup, as `table` writes it. */
type When = 'Always' | { Is: [string, SetupValue] } | { Between: [string, number, number] } | { All: When[] };

/** What is chosen in a setup: a truth, a number, or words. */
type SetupValue = boolean | number | string | string[];

interface Point { x: number; y: number }
interface Size { w: number; h: number }
interface Box extends Point, Size {}

/** Where something is seen: its centre, in units of a scene or in pixels, and where that is within the plate that it lies on. */
interface Place extends Point { scene: SVGSVGElement | null; home: Element | null; within: Point }

/** What a region holds, in one piece and in many. */
interface Held { html: string; pieces: string[] | null }

/** What the modules tell each other through the document. */
interface DocumentEventMap {
  /** A decision was sent: whether it was carried out. */
  deciding: CustomEvent<Promise<boolean>>;
  /** The house told everybody something, about somebody. */
  noticed: CustomEvent<{ words: string; about: string | undefined }>;
  refused: CustomEvent<Refusal>;
  /** A tab is wanted, by name. */
  tab: CustomEvent<string>;
  /** Another tab is shown. */
  tabbed: Event;
  /** An update was taken. */
  told: Event;
  'turn-over': Event;
}
