import { basename } from "node:path";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import type { Difficulty } from "../../index.ts";
import { isTree, type Tree } from "../../ruleset/overlay.ts";
import { statedBranch } from "../../ruleset/stated-keys.ts";
import { loadRules } from "../../validation.ts";
import { choice, readCommandLine, wholeNumber } from "../arguments/flags.ts";
import { RUN_FLAGS, type RunFlags, readRunFlags } from "../arguments/run-flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { checkOutputFile } from "../input/output-file.ts";
import { readDeck } from "../input/read-deck.ts";
import { readJson } from "../input/read-json.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { counted } from "../terminal/counted.ts";
import type { Entrant } from "./decks/entrant.ts";
import { type KeptBattles, keptBattles } from "./play/kept-battles.ts";
import type { Sweep } from "./play/sweep.ts";

const MODES = ["pvp", "ai"] as const;
const YES_NO = ["yes", "no"] as const;
/** Ratings of items need many decks; against the AI each costs the same, in PvP each costs more than the one before. */
const USUAL_DECKS = { pvp: 24, ai: 60 };
const USUAL = { battles: 1200, grow: 3 };
const MOST = { decks: 200, grow: 50, percent: 100 };
const PERCENT = 100;

export const METAGAME_USAGE: Usage = {
  command: "npm run metagame -- [flags] [DECK.json ...]",
  what: "Lets many decks fight all against all, or each against the AI, and tells which decks, species, tools and spells rule. Deck files take part beside drawn decks and decks grown to beat them.",
  flags: {
    ...RUN_FLAGS,
    mode: { value: MODES.join("|"), what: "deck against deck, or each deck against the AI (pvp)" },
    difficulty: { value: DIFFICULTIES.join("|"), what: "the level of the AI with --mode ai (expert)" },
    decks: { value: "N", what: `drawn decks (${USUAL_DECKS.pvp}, against the AI ${USUAL_DECKS.ai})` },
    battles: {
      value: "N",
      what: `most battles of two decks; they end earlier at ±3 points (${USUAL.battles})`,
    },
    grow: { value: "N", what: `searches for a deck that beats those found before (${USUAL.grow})` },
    without: { value: YES_NO.join("|"), what: "whether to play without each species, tool and spell (yes)" },
    compare: { value: YES_NO.join("|"), what: "whether to play a sample with the other policy too (yes)" },
    sweep: {
      value: "KEY=FROM:TO:STEP",
      what: "play the decks again with each value of a number of the rules",
    },
    bound: { value: "PERCENT", what: "end with exit code 1 if a deck clearly wins more than this" },
    policy: { value: "full|fast|random", what: "how both sides decide (fast)" },
    rules: { value: "FILE", what: "an overlay; the same decks play under the shipped rules too" },
    before: { value: YES_NO.join("|"), what: "with --rules: whether they do (yes)" },
    state: {
      value: "FILE",
      what: "write down what is played, and play nothing again that stands there, also of another command",
    },
  },
};

/** The parsed command line of `metagame`. */
export interface MetagameOrder extends RunFlags {
  named: NamedRules;
  /** null: deck against deck. */
  difficulty: Difficulty | null;
  decks: number;
  grow: number;
  playsWithout: boolean;
  comparesPolicies: boolean;
  /** From 0 to 1. */
  bound: number | null;
  /** The rules to compare with: the shipped ones, where an overlay is played; null without. */
  before: NamedRules | null;
  sweep: Sweep | null;
  files: Entrant[];
  /** The battles of the file --state, which go on being written there; null without it. */
  kept: KeptBattles | null;
}

const MOST_FILES = 100;

/** Reads the command line of `metagame` and the files it names; refuses errors with a sentence. */
export function readMetagameFlags(argv: readonly string[]): MetagameOrder {
  const line = readCommandLine(argv, Object.keys(METAGAME_USAGE.flags), MOST_FILES);
  const { flags, files } = line;
  const mode = choice(line, "mode", MODES, "pvp");
  const level = choice(line, "difficulty", DIFFICULTIES, "expert");
  if (mode === "pvp" && flags.has("difficulty"))
    throw badInput("--difficulty", JSON.stringify(level), "is no difficulty without --mode ai");
  const run = readRunFlags(line);
  const state = flags.get("state");
  checkOutputFile("--state", state);
  const overlay = flags.get("rules");
  const named = readRules(overlay);
  const comparesRules = choice(line, "before", YES_NO, "yes") === "yes";
  if (flags.has("before") && overlay === undefined)
    throw badInput("--before", "it without --rules", "is it with an overlay");
  const sweep = flags.get("sweep");
  const decks = wholeNumber(line, "decks", { min: 0, max: MOST.decks }, USUAL_DECKS[mode]);
  if (decks + files.length < 2)
    throw badInput(
      "--decks",
      `${decks} with ${counted(files.length, "file")}`,
      "are at least two decks in all",
    );
  return {
    ...run,
    battles: flags.has("battles") ? run.battles : USUAL.battles,
    policy: flags.has("policy") ? run.policy : "fast",
    named,
    difficulty: mode === "ai" ? level : null,
    decks,
    grow: wholeNumber(line, "grow", { min: 0, max: MOST.grow }, USUAL.grow),
    playsWithout: choice(line, "without", YES_NO, "yes") === "yes",
    comparesPolicies: choice(line, "compare", YES_NO, "yes") === "yes",
    bound: flags.has("bound")
      ? wholeNumber(line, "bound", { min: 1, max: MOST.percent }, PERCENT) / PERCENT
      : null,
    before: overlay !== undefined && comparesRules ? readRules(undefined) : null,
    sweep: sweep === undefined ? null : readSweep(sweep, overlay === undefined ? {} : readJson(overlay)),
    files: entrantsOf(named, mode, files),
    kept: state === undefined ? null : keptBattles(state),
  };
}

/** The decks of files in the order of their names, so that the order on the command line does not matter. */
function entrantsOf({ rules }: NamedRules, mode: "ai" | "pvp", files: readonly string[]): Entrant[] {
  const seen = new Set<string>();
  return [...files].sort().flatMap((file) => {
    const deck = readDeck(rules, mode, file);
    const name = basename(file, ".json");
    if (seen.has(name)) throw badInput(file, `the deck ${name} twice`, "is each name once");
    seen.add(name);
    return deck ? [{ name, origin: "file" as const, deck }] : [];
  });
}

const FORM = /^(?<key>[^=]+)=(?<from>-?[\d.]+):(?<to>-?[\d.]+):(?<step>[\d.]+)$/;
const MOST_VALUES = 50;
const DIGITS = 1e9;

/** Reads `KEY=FROM:TO:STEP`: the rules of an overlay with each value of the key. */
export function readSweep(text: string, overlay: unknown): Sweep {
  const { key = "", from = "", to = "", step = "" } = FORM.exec(text)?.groups ?? {};
  const [first, last, width] = [from, to, step].map(Number) as [number, number, number];
  if (key === "" || ![first, last, width].every(Number.isFinite) || width <= 0)
    throw badInput("--sweep", JSON.stringify(text), "is KEY=FROM:TO:STEP, such as battle.costs.attack=1:3:1");
  if (last < first)
    throw badInput(
      "--sweep",
      `from ${first} to ${last}`,
      `is from the lower to the higher value: ${key}=${to}:${from}:${step}`,
    );
  const count = Math.floor((last - first) / width + 1 / DIGITS) + 1;
  if (count > MOST_VALUES) throw badInput("--sweep", `${count} values`, `are at most ${MOST_VALUES}`);
  const values = Array.from({ length: count }, (_, index) => {
    const value = Math.round((first + index * width) * DIGITS) / DIGITS;
    const loaded = loadRules(withValue(overlay, key.split("."), value), "--sweep");
    if (!loaded.ok) throw new BadInput(String(loaded.problems[0]));
    return { value, named: loaded };
  });
  if (statedBranch(key) !== null) console.error(`--sweep: ${key} is stated by the documents`);
  return { key, values };
}

/** A copy of the overlay with a value at a path. */
function withValue(overlay: unknown, [key = "", ...rest]: readonly string[], value: number): Tree {
  const tree = isTree(overlay) ? overlay : {};
  return { ...tree, [key]: rest.length === 0 ? value : withValue(tree[key], rest, value) };
}
