import { existsSync } from "node:fs";
import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import type { Policy } from "../../../simulation/players.ts";
import { badInput } from "../../input/bad-input.ts";
import {
  goOnWith,
  type KeptBattles,
  newKeptBattles,
  type Pack,
  readBattles,
} from "../../workers/kept-battles.ts";

/** No target needs the energy or the synergies of battles, which would make up most of the file. */
const pack: Pack = ({ energy: _, ...tally }) => ({ ...tally, use: { ...tally.use, synergies: {} } });

/** Begins a file with the settings of a run; refuses one that exists. */
export function newState(file: string, settings: TuneSettings): KeptBattles {
  if (existsSync(file))
    throw badInput(
      "--state",
      `the file ${file}, which exists`,
      `is a new file; --resume ${file} goes on with it`,
    );
  return newKeptBattles(file, settings, pack);
}

const ALLOWED = "is the state file of a run of tune, as --state writes it";

/**
 * Reads what a run has played, and goes on with its file. The search follows from the settings and the counts alone, so a
 * run that finds them here goes on as if it had never ended.
 */
export function resumedState(path: string): { settings: TuneSettings; kept: KeptBattles } {
  const where = `--resume ${path}`;
  if (!existsSync(path)) throw badInput("--resume", path, ALLOWED);
  const read = readBattles(where, path, ALLOWED);
  const { head } = read;
  if (head.version !== 1 || !isTree(head.targets) || !isTree(head.space))
    throw badInput(where, "no settings in line 1", ALLOWED);
  return { settings: head as unknown as TuneSettings, kept: goOnWith(path, read, pack) };
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
