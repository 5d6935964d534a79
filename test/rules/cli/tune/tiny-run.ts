import { targetsOf } from "../../../../rules/cli/targets/targets.ts";
import { newEvaluator } from "../../../../rules/cli/tune/evaluation/evaluator.ts";
import type { TuneSettings } from "../../../../rules/cli/tune/evaluation/state-file.ts";
import type { Tuned } from "../../../../rules/cli/tune/report/tuned.ts";
import { runTune, tuningProblem } from "../../../../rules/cli/tune/run-tune.ts";
import { spaceOf } from "../../../../rules/cli/tune/space/read-space.ts";
import { rulesAt } from "../../../../rules/cli/tune/space/space.ts";
import type { KeptBattles } from "../../../../rules/cli/workers/kept-battles.ts";
import type { WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { hashRules, shippedRules } from "../../../../rules/index.ts";
import type { Tree } from "../../../../rules/ruleset/overlay.ts";
import { inlinePool } from "./inline-pool.ts";

/** Fewer victories on hard, by how much stamina counts for health, and hardly by anything else. */
export const TINY: TuneSettings = {
  version: 1,
  rulesHash: hashRules(shippedRules),
  base: {},
  targets: {
    file: "targets",
    content: { targets: [{ measure: "winRate", binding: true, bands: { hard: { to: 0.4 } } }] },
  },
  space: {
    file: "space",
    content: {
      keys: {
        "battle.blend.maxHealth.stamina": { from: 0.1, to: 6.1, step: 1 },
        "ai.scores.spell": { from: 0.25, to: 2.25, step: 0.5 },
      },
    },
  },
  seed: "tiny",
  battles: 1200,
  confirm: 30,
  policy: "fast",
  scout: "fast",
};

/** A whole run, in this thread without a pool; `isStopped` is asked before and after each order. */
export function tinyRun(
  kept: KeptBattles | undefined = undefined,
  isStopped = () => false,
  settings = TINY,
  pool: WorkerPool = inlinePool(),
): Promise<Tuned> {
  const space = spaceOf("space", settings.space.content, { ...shippedRules });
  const { targets, places } = targetsOf("targets", settings.targets.content);
  const evaluator = newEvaluator({
    pool: kept?.with(pool) ?? pool,
    isStopped,
    rulesAt: (point) => rulesAt(settings.base as Tree, point.length === 0 ? [] : space, point),
    places,
    seed: settings.seed,
    onBattles: () => undefined,
  });
  const problem = tuningProblem(space, targets, evaluator, settings.policy);
  return runTune({ settings, space, targets, problem, onProgress: () => undefined });
}
