import { readCommandLine, wholeNumber } from "../arguments/flags.ts";
import { checkOutputFile } from "../input/output-file.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { type NamedPolicy, readPolicies } from "./read-policy.ts";

const FLAGS = ["policy", "weeks", "players", "seed", "rules", "json", "csv"] as const;
const MOST_WEEKS = 260;
const MOST_PLAYERS = 10_000;
const USUAL = { policy: "all", weeks: 12, players: 10, seed: "1" };

/** The parsed command line of `economy`. */
export interface EconomyOrder {
  policies: NamedPolicy[];
  weeks: number;
  players: number;
  seed: string;
  shipped: NamedRules;
  /** Rules under an overlay and the name of its file, or null without one. */
  changed: { file: string; named: NamedRules } | null;
  json: string | undefined;
  csv: string | undefined;
}

/** Reads the command line of `economy` and the files it names; refuses errors with a sentence. */
export function readEconomyFlags(argv: readonly string[]): EconomyOrder {
  const line = readCommandLine(argv, FLAGS, 0);
  const json = line.flags.get("json");
  const csv = line.flags.get("csv");
  checkOutputFile("--json", json);
  checkOutputFile("--csv", csv);
  const file = line.flags.get("rules");
  return {
    policies: readPolicies(line.flags.get("policy") ?? USUAL.policy),
    weeks: wholeNumber(line, "weeks", { min: 1, max: MOST_WEEKS }, USUAL.weeks),
    players: wholeNumber(line, "players", { min: 1, max: MOST_PLAYERS }, USUAL.players),
    seed: line.flags.get("seed") ?? USUAL.seed,
    shipped: readRules(undefined),
    changed: file === undefined ? null : { file, named: readRules(file) },
    json,
    csv,
  };
}
