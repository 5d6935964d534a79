import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { newTally, type Tally } from "../../../simulation/tally.ts";
import { badInput } from "../../input/bad-input.ts";
import type { Order } from "../search/problem.ts";
import type { Tallies } from "../targets/place.ts";

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
  writeFileSync(file, `${JSON.stringify(settings)}\n`);
  return fileState(file, new Map());
}

/** Reads the settings and the counts of a run; a last line that was being written when it ended is cut off. */
export function resumedState(file: string): { settings: unknown; state: StateFile } {
  const text = readText(file);
  const end = text.lastIndexOf("\n") + 1;
  const [first, ...lines] = text.slice(0, end).trimEnd().split("\n");
  const known = new Map<string, Tallies | null>();
  const settings = parsed(file, first ?? "", 1);
  lines.forEach((line, index) => {
    const { order, tallies } = parsed(file, line, index + 2) as { order: Order; tallies: Packed | null };
    known.set(keyOf(order), tallies && unpacked(tallies));
  });
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)));
  return { settings, state: fileState(file, known) };
}

function fileState(file: string, known: Map<string, Tallies | null>): StateFile {
  return {
    find: (order) => known.get(keyOf(order)),
    append(order, tallies) {
      known.set(keyOf(order), tallies);
      appendFileSync(file, `${JSON.stringify({ order, tallies: tallies && packed(tallies) })}\n`);
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

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw badInput("--resume", file, "is the state file of a run of tune, as --state writes it");
  }
}

function parsed(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw badInput(`--resume ${file}`, `no JSON in line ${number}`, "is the state file of a run of tune");
  }
}
