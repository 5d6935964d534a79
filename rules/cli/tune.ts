import { writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { exitAfter, runTool } from "./exit.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { battlesFor } from "./tune/evaluation/battles-for-minutes.ts";
import { newEvaluator } from "./tune/evaluation/evaluator.ts";
import { tuneJson, tuneRows } from "./tune/report/tune-json.ts";
import { tunePage } from "./tune/report/tune-page.ts";
import { tuneText } from "./tune/report/tune-text.ts";
import { AS_THEY_ARE, runTune, wholeBattles } from "./tune/run-tune.ts";
import { overlayOf, rulesAt } from "./tune/space/point-rules.ts";
import type { Point } from "./tune/space/space.ts";
import { readTuneFlags, USAGE } from "./tune/tune-flags.ts";
import { tuningProblem } from "./tune/tuning-problem.ts";
import { stopOnInterrupt } from "./workers/interruption.ts";
import { openWorkerPool } from "./workers/worker-pool.ts";
import { writeResults } from "./write-results.ts";

/** `npm run tune`: finds numbers of the rules whose battles meet targets (`GAP-51`, `GAP-38`). */
async function tune(argv: readonly string[]): Promise<number> {
  const order = readTuneFlags(argv);
  const { space, targets, places } = order.asked;
  const { base } = order.settings;

  const pool = openWorkerPool(order.workers);
  const interruption = stopOnInterrupt(pool);
  try {
    const rulesOf = (point: Point) => rulesAt(base, point.length === 0 ? [] : space, point);
    const battles =
      order.minutes === null
        ? order.settings.battles
        : await battlesFor(order.minutes, {
            pool,
            rules: rulesOf(AS_THEY_ARE),
            places,
            settings: order.settings,
          });
    const settings = { ...order.settings, battles };
    let label = "";
    const bar = progressBar(wholeBattles(settings, space.length) * places.length, () => label);
    const evaluator = newEvaluator({
      pool,
      isStopped: interruption.happened,
      rulesAt: rulesOf,
      places,
      seed: settings.seed,
      state: order.openState(settings),
      onBattles: (count) => bar.advance(count),
    });
    const problem = tuningProblem(space, targets, evaluator, settings.policy);
    const tuned = await runTune({
      settings,
      space,
      targets,
      problem,
      onProgress({ stage, loss }) {
        label = Number.isFinite(loss) ? `${stage}, best ${loss.toFixed(1)}` : stage;
      },
    });
    bar.clear();

    if (order.overlay !== undefined) writeOverlay(order.overlay, overlayOf(base, tuned.changes));
    writeResults(order.output, {
      text: () => tuneText(tuned, order.overlay),
      json: () => tuneJson(tuned),
      csv: () => tuneRows(tuned),
      html: () => tunePage(tuned),
    });
    return exitAfter(tuned.interrupted ?? false, "the overlay is the best until then, not confirmed.");
  } finally {
    interruption.unwatch();
    await pool.stop();
  }
}

/** As seen from the folder that npm runs commands in. */
const OVERLAY_SCHEMA = "rules/data/schema/overlay.schema.json";

function writeOverlay(file: string, overlay: object): void {
  const { $schema: _, ...numbers } = overlay as { $schema?: string };
  const schema = relative(dirname(resolve(file)), resolve(OVERLAY_SCHEMA));
  writeFileSync(file, `${JSON.stringify({ $schema: schema, ...numbers }, null, 2)}\n`);
}

await runTool(tune, USAGE);
