import { isTree, type Tree } from "../../ruleset/overlay.ts";
import type { Policy } from "../../simulation/players.ts";
import { badInput } from "../input/bad-input.ts";

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
