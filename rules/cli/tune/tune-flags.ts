import { availableParallelism } from "node:os";
import { hashRules, shippedRules } from "../../index.ts";
import { isTree } from "../../ruleset/overlay.ts";
import type { Policy } from "../../simulation/players.ts";
import { type CommandLine, choice, readCommandLine, wholeNumber } from "../arguments/flags.ts";
import { OUTPUT_FLAGS, type OutputFlags, readOutputFlags } from "../arguments/run-flags.ts";
import type { FlagTable, Usage } from "../arguments/usage.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { checkOutputFile } from "../input/output-file.ts";
import { readJson } from "../input/read-json.ts";
import { readRules } from "../input/read-rules.ts";
import { targetsOf } from "../targets/read-targets.ts";
import type { Targets } from "../targets/targets.ts";
import {
  memoryState,
  newStateFile,
  readSettings,
  resumedState,
  type StateFile,
  type TuneSettings,
} from "./evaluation/state-file.ts";
import { LEAST_BATTLES } from "./search/search.ts";
import { checkBounds, treeOf } from "./space/point-rules.ts";
import { spaceOf } from "./space/read-space.ts";
import type { Dimension } from "./space/space.ts";

const TUNE_POLICIES = ["full", "fast"] as const satisfies Policy[];
const USUAL = {
  battles: 20_000,
  confirm: 400,
  targets: "test/spec/targets.json",
  space: "rules/tuning/space.json",
};
const MOST_BATTLES = 10_000_000;
const MOST_MINUTES = 10_000;
const MOST_WORKERS = 64;

/** What decides the result; a resumed run has all of it in its state file. */
const SEARCH_FLAGS = {
  targets: { value: "FILE", what: `what is wanted (${USUAL.targets})` },
  space: { value: "FILE", what: `which numbers may move (${USUAL.space})` },
  rules: { value: "FILE", what: "an overlay to begin with, in place of the shipped rules" },
  battles: {
    value: "N",
    what: `battles the search plays for each difficulty and for PvP (${USUAL.battles})`,
  },
  minutes: { value: "N", what: "in place of --battles: as many battles as this machine plays in that time" },
  confirm: {
    value: "N",
    what: `battles of each kind on each of five fresh seeds at the end (${USUAL.confirm})`,
  },
  seed: { value: "SEED", what: "equal seeds and battles give equal results (1)" },
  policy: { value: TUNE_POLICIES.join("|"), what: "how both sides decide (full)" },
  scout: { value: TUNE_POLICIES.join("|"), what: "how they decide in the first stage (fast)" },
} as const satisfies FlagTable;

export const USAGE: Usage = {
  command: "npm run tune -- [flags]",
  what: "Searches numbers of the rules with which battles meet targets, and writes them as an overlay.",
  flags: {
    ...SEARCH_FLAGS,
    workers: { value: "N", what: "threads that play (one for each core); results do not depend on it" },
    state: { value: "FILE", what: "write down what is played, so that --resume can go on" },
    resume: { value: "FILE", what: "go on with the run of a state file" },
    overlay: { value: "FILE", what: "write the numbers found as an overlay" },
    ...OUTPUT_FLAGS,
  },
};

/** The parsed command line of `tune`. */
export interface TuneOrder {
  settings: TuneSettings;
  /** What the files of the settings ask for. */
  asked: Targets & { space: Dimension[] };
  /** Minutes that decide about the battles, if they do. */
  minutes: number | null;
  /** Opens the state, once the settings are final. */
  openState(settings: TuneSettings): StateFile;
  workers: number;
  overlay: string | undefined;
  output: OutputFlags;
}

export function readTuneFlags(argv: readonly string[]): TuneOrder {
  const line = readCommandLine(argv, Object.keys(USAGE.flags), 0);
  const overlay = line.flags.get("overlay");
  checkOutputFile("--overlay", overlay);
  const both = {
    workers: wholeNumber(line, "workers", { min: 1, max: MOST_WORKERS }, availableParallelism()),
    overlay,
    output: readOutputFlags(line),
  };
  const resume = line.flags.get("resume");
  return { ...both, ...(resume === undefined ? newRun(line) : resumedRun(line, resume)) };
}

type RunPart = Pick<TuneOrder, "settings" | "asked" | "minutes" | "openState">;

function newRun(line: CommandLine): RunPart {
  const { flags } = line;
  const rules = flags.get("rules");
  readRules(rules);
  const base = rules === undefined ? {} : readJson(rules);
  const targets = flags.get("targets") ?? USUAL.targets;
  const space = flags.get("space") ?? USUAL.space;
  const files = {
    base: isTree(base) ? base : {},
    targets: { file: targets, content: readJson(targets) },
    space: { file: space, content: readJson(space) },
  };
  // Before the numbers, so that a mistake in a file does not come up only once these are right.
  const asked = askedIn(files);
  if (flags.has("minutes") && flags.has("battles"))
    throw badInput("--minutes", "--battles beside it", "is one of the two");
  const policy = choice(line, "policy", TUNE_POLICIES, "full");
  const state = flags.get("state");
  checkOutputFile("--state", state);
  return {
    settings: {
      version: 1,
      rulesHash: hashRules(shippedRules),
      ...files,
      seed: flags.get("seed") ?? "1",
      battles: wholeNumber(line, "battles", { min: LEAST_BATTLES, max: MOST_BATTLES }, USUAL.battles),
      confirm: wholeNumber(line, "confirm", { min: 1, max: MOST_BATTLES }, USUAL.confirm),
      policy,
      scout: policy === "fast" ? "fast" : choice(line, "scout", TUNE_POLICIES, "fast"),
    },
    asked,
    minutes: flags.has("minutes") ? wholeNumber(line, "minutes", { min: 1, max: MOST_MINUTES }, 1) : null,
    openState: (settings) => (state === undefined ? memoryState() : newStateFile(state, settings)),
  };
}

/** What targets and space ask for; refuses a mistake in either, and a bound that the rules do not accept. */
function askedIn({
  base,
  targets,
  space,
}: Pick<TuneSettings, "base" | "targets" | "space">): TuneOrder["asked"] {
  const read = spaceOf(space.file, space.content, treeOf(base, { ...shippedRules }));
  const asked = targetsOf(targets.file, targets.content);
  checkBounds(space.file, base, read);
  return { ...asked, space: read };
}

function resumedRun({ flags }: CommandLine, file: string): RunPart {
  const other = [...Object.keys(SEARCH_FLAGS), "state"].find((flag) => flags.has(flag));
  if (other !== undefined)
    throw badInput(
      `--${other}`,
      "--resume beside it",
      "is one of the two: the state file holds the settings",
    );
  const { settings: content, state } = resumedState(file);
  const settings = readSettings(file, content);
  const hash = hashRules(shippedRules);
  if (settings.rulesHash !== hash)
    throw new BadInput(
      `--resume ${file}: found a run by the rules ${settings.rulesHash}, allowed is one by the shipped rules, ${hash}`,
    );
  return { settings, asked: askedIn(settings), minutes: null, openState: () => state };
}
