import { playReplay } from "../battle/replay/play-replay.ts";
import type { Replay } from "../battle/replay/replay.ts";
import type { Review } from "../review/review.ts";
import { reviewBattle, USUAL_REVIEW } from "../review/review-battle.ts";
import { reviewNames } from "../review/review-names.ts";
import { type CommandLine, choice, readCommandLine, wholeNumber } from "./arguments/flags.ts";
import type { Usage } from "./arguments/usage.ts";
import { EXIT, runTool } from "./exit.ts";
import { badInput } from "./input/bad-input.ts";
import { checkOutputFile } from "./input/output-file.ts";
import { readReplayOf } from "./input/read-replay.ts";
import { type NamedRules, readRules } from "./input/read-rules.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { reviewText } from "./terminal/review-text.ts";
import { writeResults } from "./write-results.ts";

const SIDES = ["first", "second"] as const;
const MOST_TRIES = 1_000_000;
const PERCENT = 100;

const USAGE: Usage = {
  command:
    "npm run review -- FILE [--rules FILE] [--side first|second] [--budget N] [--playings N] [--seed SEED] [--json FILE]",
  what: "Looks at each turn of a battle file again: chances, by playing on to the end, better moves, and the moments worth a look.",
  flags: {
    rules: { value: "FILE", what: "the overlay that the battle was played by" },
    side: { value: SIDES.join("|"), what: "whose turns (first: the player's)" },
    budget: { value: "N", what: `tries for each decision (${USUAL_REVIEW.budget}, as in the game)` },
    playings: {
      value: "N",
      what: `how often each turn is played on to the end, at most (${USUAL_REVIEW.playings}, as in the game)`,
    },
    seed: {
      value: "SEED",
      what: `the same seed, budget and playings give the same review (${USUAL_REVIEW.seed}, as in the game)`,
    },
    json: { value: "FILE", what: "write all estimates as JSON; - writes them to standard output" },
  },
};

/** `npm run review -- FILE`: the review that the game shows after a battle, as text or JSON. */
async function review(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv, Object.keys(USAGE.flags), 1);
  const [file] = line.files;
  if (file === undefined) throw badInput("review", "no file", "is one replay file");
  const named = readRules(line.flags.get("rules"));
  const side = choice(line, "side", SIDES, "first") === "first" ? 0 : 1;
  const budget = wholeNumber(line, "budget", { min: 1, max: MOST_TRIES }, USUAL_REVIEW.budget);
  const playings = wholeNumber(line, "playings", { min: 1, max: MOST_TRIES }, USUAL_REVIEW.playings);
  const json = outputFile(line);
  const { rules } = named;
  const replay = playableReplay(file, named);

  const options = { budget, playings, seed: line.flags.get("seed") ?? USUAL_REVIEW.seed };
  const found = withProgress(reviewBattle(rules, replay, side, options));
  await writeResults(
    { json, csv: undefined, html: undefined },
    {
      text: () => reviewText(rules, reviewNames(rules, replay, side), found),
      json: () => ({ version: 2, ...options, rulesHash: named.hash, ...found }),
      csv: () => [],
      html: () => "",
    },
  );
  return EXIT.done;
}

function outputFile({ flags }: CommandLine): string | undefined {
  const json = flags.get("json");
  checkOutputFile("--json", json);
  return json;
}

/** The replay in a file; refuses one of other rules, and one that was changed. */
function playableReplay(file: string, named: NamedRules): Replay {
  const replay = readReplayOf(named, file);
  const { divergence } = playReplay(named.rules, replay);
  if (divergence === null) return replay;
  const { turn, index, reason } = divergence;
  throw badInput(`${file}: actions[${index}]`, `"${reason}" in turn ${turn}`, "is an action that fits");
}

/** The finished review; a bar on the terminal says how far it is. */
function withProgress(steps: Generator<Review, void>): Review {
  const bar = progressBar(PERCENT, () => "review");
  let done = 0;
  let found: Review | null = null;
  for (found of steps) {
    const percent = Math.floor(found.progress * PERCENT);
    bar.advance(percent - done);
    done = percent;
  }
  bar.clear();
  if (found === null) throw new Error("The review ended without a result");
  return found;
}

await runTool(review, USAGE);
