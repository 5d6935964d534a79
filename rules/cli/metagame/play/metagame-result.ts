import type { Deck, Difficulty } from "../../../index.ts";
import type { Policy } from "../../../simulation/players.ts";
import type { Interval } from "../../statistics/interval.ts";
import type { Entrant, ItemKind } from "../decks/decks.ts";

/** What `metagame` writes as JSON. Shares and rates are from 0 to 1, differences too. */
export interface MetagameResult {
  version: 1;
  rulesHash: string;
  seed: string;
  policy: Policy;
  mode: "ai" | "pvp";
  /** null in PvP. */
  difficulty: Difficulty | null;
  /** Battles that were played in all. */
  battles: number;
  /** The best first. */
  decks: DeckResult[];
  /** Win rate of each deck against each, in the order of `decks`; null against a difficulty. */
  matrix: (Interval & { battles: number })[][] | null;
  /** Share of decided battles that the side with the first turn won. */
  firstMover: Interval;
  items: ItemResult[];
  searches: SearchResult[];
  without: WithoutResult[];
  policyDifference: PolicyDifference | null;
  /** null with the policy `full`, and where it was not asked for. */
  confirmed: Confirmation | null;
  /** With an overlay: the same decks under the shipped rules, in the order of the entrants. */
  before?: BeforeResult;
  sweep?: { key: string; values: SweepResult[] };
  /** Decks that clearly win more than the bound against the field. */
  bound?: { bound: number; over: string[] };
  interrupted?: true;
}

export interface DeckResult {
  name: string;
  origin: Entrant["origin"];
  content: string;
  deck: Deck;
  field: Interval;
  /** Share in the equilibrium, and win rate against it; null against a difficulty. */
  nash: { share: number; rate: number } | null;
  /** Rating by the model of Bradley and Terry; null against a difficulty. */
  elo: Interval | null;
}

/** What one copy of a species, tool or spell is worth compared with the mean of its kind. */
export interface ItemResult {
  kind: ItemKind;
  name: string;
  /** Decks that have it. */
  decks: number;
  elo: Interval;
  /** Win rate that one copy adds in an even battle. */
  points: Interval;
  /** Its numbers in the rules, such as `tools.Ledger Lens.turns`, as `--sweep` takes them. */
  keys: string[];
}

/** A search for a deck that beats those found before. */
export interface SearchResult {
  name: string;
  /** Win rate against the equilibrium (or the difficulty) before the deck took part, in battles of its own. */
  rate: Interval;
  /** The best of the other decks against the same. */
  before: number;
  battles: number;
}

/** What changes if an item does not exist. */
export interface WithoutResult {
  kind: ItemKind;
  name: string;
  substitute: string;
  decks: number;
  /** Mean change of the win rate against the field of the decks that lose it. */
  change: Interval;
  best: { name: string; rate: Interval };
  /** The decks with the largest shares in the equilibrium; empty against a difficulty. */
  nash: { name: string; share: number }[];
}

/** How far the other policy differs, on some pairings that are played with both. */
export interface PolicyDifference {
  policy: Policy;
  pairings: number;
  battles: number;
  /** Mean change of the favourite's win rate. */
  change: Interval;
  /** Mean and largest difference either way. */
  mean: number;
  largest: number;
}

/** Some decks in the order of the run, with what they win where `full` decides: against each other, or the difficulty. */
export interface Confirmation {
  decks: { name: string; rate: Interval }[];
}

/** What decks and items were worth before the overlay. */
export interface BeforeResult {
  rulesHash: string;
  /** Win rate against the field, and how much the overlay adds. */
  decks: { name: string; before: Interval; change: Interval }[];
  items: { kind: ItemKind; name: string; before: Interval }[];
}

/** The contest of the same decks with one number changed. */
export interface SweepResult {
  value: number;
  rulesHash: string;
  best: { name: string; rate: Interval };
  /** The item that the key belongs to, or the strongest one. */
  item: { name: string; points: Interval } | null;
}
