import { targetsOf } from "../../../../rules/cli/targets/targets.ts";
import type { TuneSettings } from "../../../../rules/cli/tune/evaluation/state-file.ts";
import type { Tuned } from "../../../../rules/cli/tune/report/tuned.ts";
import { runTune } from "../../../../rules/cli/tune/run-tune.ts";
import { spaceOf } from "../../../../rules/cli/tune/space/read-space.ts";
import type { KeptBattles } from "../../../../rules/cli/workers/kept-battles.ts";
import type { WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { hashRules, shippedRules } from "../../../../rules/index.ts";
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
  const asked = { ...targetsOf("targets", settings.targets.content), space };
  const playing = { pool: kept?.with(pool) ?? pool, isStopped, onBattles: () => undefined };
  return runTune(settings, asked, playing, () => undefined);
}
