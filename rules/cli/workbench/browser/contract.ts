import type { RuleNumber } from "../../../validation.ts";

/** What page and server of the workbench tell each other. The server takes these types from here. */

export type { RuleNumber };

export type Tree = { [key: string]: unknown };

/** `GET /api/rules` */
export interface RulesReply {
  numbers: RuleNumber[];
  /** All numbers and names of the rule files by key, without sentences. */
  shipped: Tree;
  /** How a difficulty or PvP is shown: its name, and its colour as a variable of the page. */
  places: { place: string; title: string; color: string }[];
  cards: DeckCards;
  /** Whose labs can be played: a name, and the player in one sentence. */
  players: { name: string; what: string }[];
}

export const CARD_KINDS = ["creatures", "tools", "spells"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A creature of a deck, as a deck file has it. */
export interface DeckCreature {
  species_id: string;
  form: number;
  rarity: string;
  stats: Record<string, number>;
}

/** A deck of the draft: a deck file with a name. */
export interface DraftDeck {
  name: string;
  creatures: DeckCreature[];
  tools: string[];
  spells: string[];
}

/** What a deck can be built of. */
export interface DeckCards {
  /** `usual`: what a creature of that form and rarity typically has, by `FORM RARITY`. */
  species: { id: string; name: string; what: string; usual: Record<string, Record<string, number>> }[];
  tools: { name: string; what: string }[];
  spells: { name: string; what: string }[];
  rarities: readonly string[];
  stats: readonly string[];
}

/** `POST /api/deck` `{ overlay, deck }`: why it may not fight against the AI, and in PvP; null where it may. */
export interface DeckReply {
  ai: string | null;
  pvp: string | null;
  /** The sum of all stats, and its mean of a creature. */
  stats: { total: number; average: number };
  /** The team that each difficulty recommends, and whether this is one. */
  recommended: { title: string; team: string; isMet: boolean }[];
}

/** `POST /api/check` */
export type CheckReply = { ok: true; hash: string; notices: string[] } | { ok: false; problems: string[] };

/** What a designer is working on; kept in the overlay folder. */
export interface Draft {
  overlay: Tree;
  /** Why a number was changed, by key. */
  notes: Record<string, string>;
  decks: DraftDeck[];
  /** What there was before the latest changes, the oldest first, and what undo took back, the next one last. */
  past: DraftStep[];
  future: DraftStep[];
  /** The overlay file it was opened from or saved to, and the hash of that file's content then. */
  file: { name: string; content: string } | null;
}

/** What a step of undo or redo brings back. */
export type DraftStep = { overlay: Tree } | { decks: DraftDeck[] };

/** `GET /api/draft`, and the answer to `POST /api/draft` `{ draft, revision, replace? }`; 409 if there is a newer one. */
export interface KeptDraft {
  draft: Draft;
  /** Counts up with each writing; 0: nothing has been written. */
  revision: number;
  savedAt: string | null;
}

/** `POST /api/overlay` `{ name, overlay, replaces }`, where `replaces` is the hash of the content it may replace. */
export type SaveReply =
  | { ok: true; file: string; content: string }
  | { ok: false; problems: string[] }
  | { ok: false; exists: { content: string; savedAt: string } };

/** `GET /api/overlay?name=` */
export interface OverlayReply {
  overlay: Tree;
  content: string;
}

export interface Range {
  value: number;
  low: number;
  high: number;
}

/** The battles of a difficulty or of PvP so far. */
export interface PlaceFigures {
  place: string;
  battles: number;
  before: Range;
  after: Range;
  /** After minus before, of the same battles. */
  difference: Range;
  /** The band that is wanted, if the battles are played as it says. */
  wanted: [number, number] | null;
}

/** A line of the answer to `POST /api/curve` `{ overlay, policy, battles, seed }`. */
export interface CurveLine {
  played: number;
  total: number;
  places: PlaceFigures[];
}

/** A line of the answer to `POST /api/sweep` `{ overlay, key, values, policy, battles, seed, deck }`; `deck` is null for drawn ones. */
export interface SweepLine {
  played: number;
  total: number;
  points: { value: number; place: string; battles: number; rate: Range; wanted: [number, number] | null }[];
  /** Values that the rules do not allow, with the reason. */
  refused: { value: number; problem: string }[];
}

/**
 * `POST /api/link` `{ overlay }`: the data of a link that opens the game with the overlay, and the keys of the overlay that a
 * battle by it leaves as they ship; or why there is none.
 */
export type LinkReply = { ok: true; data: string; left: string[] } | { ok: false; problem: string };

/** `GET /api/game`, and `POST /api/game`, which starts it where it does not answer. */
export interface GameReply {
  address: string;
  /** `starting`: the workbench has started it, and it does not answer yet. */
  state: "answers" | "starting" | "away";
  /** What it said at last, if it ended by itself. */
  problem: string | null;
}

/** `GET /api/lab`, and `POST /api/lab` `{ overlay, day, player }`, which begins one with the draft's rules. */
export interface LabReply {
  /** `starting`: its game is being started. `playing`: its days are. `none`: no lab, or `problem` says why not. */
  state: "none" | "starting" | "playing" | "ready";
  /** Visits that were played, of how many. */
  done: number;
  total: number;
  /** Opens the lab, logged in. */
  link: string | null;
  /** The player's name in that game. */
  name: string | null;
  problem: string | null;
}

/** The last line, if it could not go on. */
export interface FailedLine {
  error: string;
}

/** `POST /api/replay` `{ name, content }` keeps a replay file for the tab Review; `GET /api/replays` lists the names. */
export type ReplayReply = { name: string };

/**
 * `POST /api/player` `{ name, text }` keeps a player for the tab Economy, and replies with its name; `GET /api/players`
 * lists those of the game, then those that are kept, each with its file as text.
 */
export interface PlayerReply {
  name: string;
  text: string;
}

/** `GET /api/commands`: what the tab of a command asks. */
export interface CommandForm {
  name: string;
  what: string;
  /** What may stand beside the flags, such as deck files, and how many. */
  files: { label: string; value?: string; most: number; of?: FileKind; words?: readonly string[] } | null;
  flags: FlagForm[];
}

/** What the files beside the flags are: the page offers its own of them by name. */
export type FileKind = "deck" | "player" | "replay";

export interface FlagForm {
  name: string;
  /** What the page calls it. */
  label: string;
  kind: "choice" | "number" | "text" | "rules" | "player" | "policy" | "deck" | "file" | "output" | "folder";
  value: string;
  what: string;
  words?: readonly string[];
  range?: { min: number; max: number };
  usual?: string;
  isNeeded?: boolean;
}

/** What was asked of a run; a flag of kind `rules` is `draft`, or the name of a saved overlay, a deck that of one of the draft. */
export interface AskedRun {
  command: string;
  flags: Record<string, string>;
  files: string[];
}

/** A run as it is kept; `GET /api/runs` lists them, the latest first. */
export interface KeptRun extends AskedRun {
  id: string;
  at: string;
  state: "playing" | "done" | "stopped" | "failed";
  progress: { done: number; total?: number; part?: string } | null;
  /** What it said besides its result, or why it failed. */
  sentences: string[];
  /** The hash of the draft's rules, if it was played by the draft. */
  draftHash: string | null;
  /** The files of its result, one for each form, and an overlay that a search has found. */
  results: string[];
  /** Whether it can go on where it was stopped. */
  canGoOn: boolean;
}

/** What the process of a run tells the workbench. */
export type RunNews =
  | { forms: CommandForm[] }
  | { progress: NonNullable<KeptRun["progress"]> }
  | { notice: string }
  | { ended: { isStopped: boolean; sentence: string | null } }
  | { problem: string };
