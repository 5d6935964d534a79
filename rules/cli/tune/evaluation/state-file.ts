import { existsSync } from "node:fs";
import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import type { Policy } from "../../../simulation/players.ts";
import { newTally, type Tally } from "../../../simulation/tally.ts";
import { badInput } from "../../input/bad-input.ts";
import { type LineFile, newLineFile, readLineFile } from "../../input/line-file.ts";
import type { Tallies } from "../../targets/place.ts";
import type { Order } from "../search/problem.ts";

/**
 * What a run has played, one line of JSON for each order, behind a first line with its settings. The search follows
 * from the settings and these counts alone, so a run that finds them here goes on as if it had never ended.
 */
export interface StateFile {
  /** The counts of an order; undefined if it was not played. */
  find(order: Order): Tallies | null | undefined;
  append(order: Order, tallies: Tallies | null): void;
}

/** Keeps everything in memory, for a run without a file. */
export function memoryState(): StateFile {
  const known = new Map<string, Tallies | null>();
  return {
    find: (order) => known.get(keyOf(order)),
    append: (order, tallies) => void known.set(keyOf(order), tallies),
  };
}

/** Begins a file with the settings of a run; refuses one that exists. */
export function newStateFile(file: string, settings: object): StateFile {
  if (existsSync(file))
    throw badInput(
      "--state",
      `the file ${file}, which exists`,
      `is a new file; --resume ${file} goes on with it`,
    );
  return fileState(newLineFile(file, settings), new Map());
}

const ALLOWED = "is the state file of a run of tune, as --state writes it";

/** Reads the settings and the counts of a run; a last line that was being written when it ended is cut off. */
export function resumedState(path: string): { settings: unknown; state: StateFile } {
  const { head, lines, file } = readLineFile("--resume", path, ALLOWED);
  const known = new Map<string, Tallies | null>();
  for (const line of lines) {
    const { order, tallies } = line as { order: Order; tallies: Packed | null };
    known.set(keyOf(order), tallies && unpacked(tallies));
  }
  return { settings: head, state: fileState(file, known) };
}

function fileState(file: LineFile, known: Map<string, Tallies | null>): StateFile {
  return {
    find: (order) => known.get(keyOf(order)),
    append(order, tallies) {
      known.set(keyOf(order), tallies);
      file.append({ order, tallies: tallies && packed(tallies) });
    },
  };
}

/** No target needs the energy or the synergies of battles, which would make up most of the file. */
type Packed = Record<string, Omit<Tally, "energy">>;

function packed(tallies: Tallies): Packed {
  return Object.fromEntries(
    Object.entries(tallies).map(([place, { energy: _, ...tally }]) => [
      place,
      { ...tally, use: { ...tally.use, synergies: {} } },
    ]),
  );
}

function unpacked(tallies: Packed): Tallies {
  return Object.fromEntries(
    Object.entries(tallies).map(([place, tally]) => [place, { ...newTally(), ...tally }]),
  );
}

function keyOf({ point, policy, series, battles }: Order): string {
  return `${series} ${policy} ${battles} ${point.join(",")}`;
}

/** Everything that the result of a run depends on. */
export interface TuneSettings {
  version: 1;
  /** Hash of the shipped rules. */
  rulesHash: string;
  /** The overlay that the search begins with. */
  base: Tree;
  targets: { file: string; content: unknown };
  space: { file: string; content: unknown };
  seed: string;
  /** Battles in each place that the search may play. */
  battles: number;
  /** Battles in each place on each fresh seed. */
  confirm: number;
  policy: Policy;
  scout: Policy;
}

/** The settings in the first line of a state file. */
export function readSettings(file: string, content: unknown): TuneSettings {
  if (!isTree(content) || content.version !== 1 || !isTree(content.targets) || !isTree(content.space))
    throw badInput(`--resume ${file}`, "no settings in line 1", "is the state file of a run of tune");
  return content as unknown as TuneSettings;
}
