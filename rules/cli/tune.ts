import { writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { hashRules, shippedRules } from "../index.ts";
import { isTree, withOverlay } from "../ruleset/overlay.ts";
import { BATTLE_FLAGS, battlesFlag, POLICY_SENTENCE } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { type CommandLine, choice, outputFile, rulesFile, text, wholeNumber } from "./command/flags.ts";
import { BadInput, badInput } from "./input/bad-input.ts";
import { readJson } from "./input/read-json.ts";
import { MOST_BATTLES } from "./targets/figure-text.ts";
import { targetsOf } from "./targets/targets.ts";
import { AS_THEY_ARE, type Asked, battlesFor, type Playing, rulesOf } from "./tune/evaluation/evaluator.ts";
import { newState, resumedState, type TuneSettings } from "./tune/evaluation/state-file.ts";
import { tuneReport } from "./tune/report/tune-report.ts";
import { tuneJson, tuneRows } from "./tune/report/tuned.ts";
import { runTune, wholeBattles } from "./tune/run-tune.ts";
import { LEAST_BATTLES } from "./tune/search/search.ts";
import { spaceOf } from "./tune/space/read-space.ts";
import { checkBounds, overlayOf } from "./tune/space/space.ts";
import type { KeptBattles } from "./workers/kept-battles.ts";

const POLICIES = ["full", "fast"] as const;

/** What decides the result; a resumed run has all of it in its state file. */
const SEARCH_FLAGS = {
  targets: text("FILE", "what is wanted", "test/spec/targets.json", "file"),
  space: text("FILE", "which numbers may move", "rules/tuning/space.json", "file"),
  rules: rulesFile("an overlay to begin with, in place of the shipped rules"),
  battles: wholeNumber(
    { min: LEAST_BATTLES, max: MOST_BATTLES },
    "battles the search plays for each difficulty and for PvP",
    20_000,
  ),
  minutes: wholeNumber(
    { min: 1, max: 10_000 },
    "in place of --battles: as many battles as this machine plays in that time",
  ),
  confirm: battlesFlag("battles of each kind on each of five fresh seeds at the end", 400),
  seed: { ...BATTLE_FLAGS.seed, what: "equal seeds and battles give equal results" },
  policy: choice(POLICIES, POLICY_SENTENCE, "full"),
  scout: choice(POLICIES, "how they decide in the first stage", "fast"),
};

const FLAGS = {
  ...SEARCH_FLAGS,
  state: outputFile("write down what is played, so that --resume can go on"),
  resume: text("FILE", "go on with the run of a state file", undefined, "file"),
  overlay: outputFile("write the numbers found as an overlay"),
};

/** What `tune` is asked. */
interface TuneOrder {
  settings: TuneSettings;
  /** What the files of the settings ask for. */
  asked: Asked;
  /** Minutes that decide about the battles, if they do. */
  minutes?: number | undefined;
  /** Opens the file of the battles that are played, if there is one, once the settings are final. */
  openState(settings: TuneSettings): KeptBattles | undefined;
  overlay: string | undefined;
}

/** `npm run tune`: finds numbers of the rules whose battles meet targets (`GAP-51`, `GAP-38`). */
export const tune = newCommand({
  name: "tune",
  what: "Searches numbers of the rules with which battles meet targets, and writes them as an overlay.",
  labels: {
    targets: "What is wanted",
    space: "Numbers that may move",
    rules: "Begin with",
    confirm: "Battles to confirm",
    policy: "Both sides decide by",
    scout: "First stage",
  },
  flags: FLAGS,
  hasWorkers: true,
  read(line): TuneOrder {
    const { overlay, resume } = line.flags;
    return { overlay, ...(resume === undefined ? newRun(line) : resumedRun(line, resume)) };
  },
  async play({ settings: ordered, asked, minutes, openState, overlay }, { pool, signal, progress }) {
    const { space, places } = asked;
    const battles =
      minutes === undefined
        ? ordered.battles
        : await battlesFor(minutes, {
            ...{ pool, places, settings: ordered },
            rules: rulesOf(ordered, asked, AS_THEY_ARE),
          });
    const settings = { ...ordered, battles };
    const total = wholeBattles(settings, space.length) * places.length;
    let part = "";
    const playing: Playing = {
      pool: openState(settings)?.with(pool) ?? pool,
      isStopped: () => signal.aborted,
      onBattles: (count) => progress(count, total, part),
    };
    const tuned = await runTune(settings, asked, playing, ({ stage, loss }) => {
      part = Number.isFinite(loss) ? `${stage}, best ${loss.toFixed(1)}` : stage;
    });
    if (overlay !== undefined) writeOverlay(overlay, overlayOf(settings.base, tuned.changes));
    return tuned;
  },
  show: {
    report: (tuned, { overlay }) => tuneReport(tuned, overlay),
    json: tuneJson,
    csv: tuneRows,
  },
  interrupted: () => "the overlay is the best until then, not confirmed.",
});

type RunPart = Omit<TuneOrder, "overlay">;

function newRun({ flags, has }: CommandLine<typeof FLAGS>): RunPart {
  const { file } = flags.rules;
  const base = file === undefined ? {} : readJson(file);
  const files = {
    base: isTree(base) ? base : {},
    targets: { file: flags.targets, content: readJson(flags.targets) },
    space: { file: flags.space, content: readJson(flags.space) },
  };
  // Before the numbers, so that a mistake in a file does not come up only once these are right.
  const asked = askedIn(files);
  if (has("minutes") && has("battles"))
    throw badInput("--minutes", "--battles beside it", "is one of the two");
  const { policy, state, battles, confirm, seed, minutes } = flags;
  const settings = {
    ...{ version: 1 as const, rulesHash: hashRules(shippedRules), ...files },
    ...{ seed, battles, confirm, policy, scout: policy === "fast" ? policy : flags.scout },
  };
  return {
    settings,
    asked,
    minutes,
    openState: (final) => (state === undefined ? undefined : newState(state, final)),
  };
}

/** What targets and space ask for; refuses a mistake in either, and a bound that the rules do not accept. */
function askedIn({ base, targets, space }: Pick<TuneSettings, "base" | "targets" | "space">): Asked {
  const read = spaceOf(space.file, space.content, withOverlay({ ...shippedRules }, base, []));
  const asked = targetsOf(targets.file, targets.content);
  checkBounds(space.file, base, read);
  return { ...asked, space: read };
}

function resumedRun({ has }: CommandLine, file: string): RunPart {
  const other = [...Object.keys(SEARCH_FLAGS), "state"].find(has);
  if (other !== undefined)
    throw badInput(
      `--${other}`,
      "--resume beside it",
      "is one of the two: the state file holds the settings",
    );
  const { settings, kept } = resumedState(file);
  const hash = hashRules(shippedRules);
  if (settings.rulesHash !== hash)
    throw new BadInput(
      `--resume ${file}: found a run by the rules ${settings.rulesHash}, allowed is one by the shipped rules, ${hash}`,
    );
  return { settings, asked: askedIn(settings), openState: () => kept };
}

/** As seen from the folder that npm runs commands in. */
const OVERLAY_SCHEMA = "rules/data/schema/overlay.schema.json";

function writeOverlay(file: string, overlay: object): void {
  const { $schema: _, ...numbers } = overlay as { $schema?: string };
  const schema = relative(dirname(resolve(file)), resolve(OVERLAY_SCHEMA));
  writeFileSync(file, `${JSON.stringify({ $schema: schema, ...numbers }, null, 2)}\n`);
}
