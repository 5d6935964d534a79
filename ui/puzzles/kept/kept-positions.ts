import type { PositionStanding } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey, VISITOR_POSITIONS } from "../../game/store/player-storage.ts";
import { readKeptJson, writeKeptText } from "./kept-text.ts";

/** A try that the server has not counted yet. */
export interface KeptTry {
  /** Its request id: of a try that is sent twice, one counts. */
  id: string;
  /** The actions of its turn as short texts. */
  actions: string[];
  reached: boolean;
  energyLeft: number;
  /** Whether it was made on the position's own day, as far as this browser knew. */
  onItsDay: boolean;
}

/** What this browser keeps of a position. */
export interface KeptPosition {
  number: number;
  /** What the server has said of it last; null for a visitor. */
  known: PositionStanding | null;
  /** The tries that the server does not know, oldest first. */
  tries: KeptTry[];
  /** How many tries came before those, too many to be kept. */
  older: number;
  /** The best line was shown before the goal was reached. */
  shown: boolean;
  /** The turn under way, or the one that ended last: a reload goes on with it. */
  turn: string[];
}

/** More than a year; the oldest go first. */
const MOST_POSITIONS = 400;
const MOST_TRIES = 30;

/** The key of this player's positions, or of the visitor's, which belong to the browser (`GAP-80`). */
export function positionsKey({ store }: Pick<Game, "store">): string {
  const { session } = store.getState();
  return session.kind === "player" ? playerKey("positions", session.userId) : VISITOR_POSITIONS;
}

/** What is kept under a key, by number. Content that cannot be read counts as none. */
export function readKept(game: Pick<Game, "storage">, key: string): KeptPosition[] {
  const found = readKeptJson(game, key);
  return Array.isArray(found) ? found.flatMap(sound) : [];
}

/** What is kept of one position; nothing was done in it where nothing is kept. */
export function keptPosition(game: Game, number: number, key = positionsKey(game)): KeptPosition {
  return readKept(game, key).find((kept) => kept.number === number) ?? untouched(number);
}

function untouched(number: number): KeptPosition {
  return { number, known: null, tries: [], older: 0, shown: false, turn: [] };
}

/** Changes what is kept of a position, after what other tabs have kept of it meanwhile. Returns it. */
export function changeKept(
  game: Game,
  number: number,
  change: (kept: KeptPosition) => void,
  key = positionsKey(game),
): KeptPosition {
  const all = readKept(game, key);
  const kept = all.find((one) => one.number === number) ?? untouched(number);
  change(kept);
  const extra = kept.tries.length - MOST_TRIES;
  if (extra > 0) {
    kept.tries.splice(0, extra);
    kept.older += extra;
  }
  writeKept(game, key, [...all.filter((one) => one.number !== number), kept]);
  return kept;
}

/** Keeps these positions under a key in place of those before; the longest untouched go first where they are many. */
export function writeKept(game: Pick<Game, "storage">, key: string, all: readonly KeptPosition[]): void {
  writeKeptText(game, key, all.length === 0 ? null : JSON.stringify(all.slice(-MOST_POSITIONS)));
}

/** A position as it is kept, in a list of one; none where it is broken. */
function sound(found: unknown): KeptPosition[] {
  const { number, known, tries, older, shown, turn } = Object(found) as Partial<KeptPosition>;
  if (!isCount(number) || number === 0) return [];
  return [
    {
      number,
      known: isStanding(known) ? known : null,
      tries: Array.isArray(tries) ? tries.filter(isTry) : [],
      older: isCount(older) ? older : 0,
      shown: shown === true,
      turn: isTexts(turn) ? turn : [],
    },
  ];
}

function isTry(found: unknown): found is KeptTry {
  const { id, actions, reached, energyLeft, onItsDay } = Object(found) as Partial<KeptTry>;
  const areFlags = typeof reached === "boolean" && typeof onItsDay === "boolean";
  return typeof id === "string" && isTexts(actions) && areFlags && isCount(energyLeft);
}

function isStanding(found: unknown): found is PositionStanding {
  const { number, tries, reached, energyLeft, onItsDay } = Object(found) as Partial<PositionStanding>;
  const areFlags = typeof reached === "boolean" && typeof onItsDay === "boolean";
  return isCount(number) && isCount(tries) && areFlags && (energyLeft === null || isCount(energyLeft));
}

function isTexts(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === "string");
}

function isCount(found: unknown): found is number {
  return typeof found === "number" && Number.isInteger(found) && found >= 0;
}
