import { writeFileSync } from "node:fs";
import { DIFFICULTIES } from "../battle/state/battle.ts";
import type { SimulationPlan } from "../simulation/plan.ts";
import { choice, readCommandLine } from "./arguments/flags.ts";
import { RUN_FLAGS, readRunFlags } from "./arguments/run-flags.ts";
import { EXIT, runTool } from "./exit.ts";
import { checkOutputFolder } from "./input/output-place.ts";
import { readDeck } from "./input/read-deck.ts";
import { readRules } from "./input/read-rules.ts";
import { simulationPage } from "./page/simulation-page.ts";
import { writeReplays } from "./replays/write-replays.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { nameOf, simulationText } from "./terminal/simulation-text.ts";
import { hireCrew } from "./workers/crew.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { type MeasuredRun, measuredRun } from "./workers/measured-run.ts";

const FLAGS = ["difficulty", "mode", "deck", "enemy", "rules", "replays", ...RUN_FLAGS] as const;

/** `npm run simulate`: plays many battles and sums them up (`GAP-51`). */
async function simulate(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv, FLAGS, 0);
  const mode = choice(line, "mode", ["ai", "pvp"], "ai");
  const difficulty = choice(line, "difficulty", [...DIFFICULTIES, "all"], "all");
  const named = readRules(line.flags.get("rules"));
  const deck = readDeck(named.rules, mode, line.flags.get("deck"));
  const other = readDeck(named.rules, mode, line.flags.get("enemy"));
  const { battles, seed, policy, workers, json, html } = readRunFlags(line);
  const replays = line.flags.get("replays");
  checkOutputFolder("--replays", replays);

  const base = { policy, seed, ...(deck ? { deck } : {}), ...(other ? { enemy: other } : {}) };
  const chosen = difficulty === "all" ? DIFFICULTIES : [difficulty];
  const plans: SimulationPlan[] =
    mode === "pvp" ? [{ mode, ...base }] : chosen.map((one) => ({ mode, difficulty: one, ...base }));

  const crew = hireCrew(workers);
  const interruption = stopOnInterrupt(crew);
  let label = "";
  const bar = progressBar(
    process.stderr,
    battles * plans.length,
    () => label,
    () => performance.now(),
  );
  const runs: MeasuredRun[] = [];
  for (const plan of plans) {
    label = plan.mode === "ai" ? plan.difficulty : plan.mode;
    runs.push(
      await measuredRun(crew, interruption, named, plan, {
        battles,
        keepCourses: replays !== undefined,
        onPart(part) {
          bar.advance(part.tally.battles);
          if (replays !== undefined) writeReplays(replays, label, named, part);
        },
      }),
    );
    if (interruption.happened()) break;
  }
  bar.clear();
  interruption.unwatch();
  await crew.stop();

  const results = runs.map(({ result }) => result);
  console.log(simulationText(results));
  const isList = mode === "ai" && difficulty === "all";
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(isList ? results : results[0], null, 2)}\n`);
  if (html !== undefined)
    writeFileSync(html, simulationPage(runs, deck !== undefined || other !== undefined));
  if (!interruption.happened()) return EXIT.done;
  console.error(`Interrupted in ${results.map(nameOf).at(-1)}: what was played so far is above.`);
  return EXIT.interrupted;
}

await runTool(simulate);
