import type { NamedRules } from "../../input/read-rules.ts";
import { type Place, planOf } from "../../targets/place.ts";
import type { WorkerPool } from "../../workers/worker-pool.ts";
import { LEAST_BATTLES } from "../search/search.ts";
import type { TuneSettings } from "./state-file.ts";

/** Battles in each place of the trial, which is played twice: threads begin slowly, and the first time warms them up. */
const TRIAL = 200;
/** The search without its sensitivity, as a share of all. */
const SEARCH_SHARE = 0.85;
const CONFIRMING = 10;
const MS_PER_MINUTE = 60_000;

interface Trial {
  pool: WorkerPool;
  rules: NamedRules | null;
  places: readonly Place[];
  settings: Pick<TuneSettings, "policy" | "confirm">;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/**
 * The battles in each place that the search can play in so many minutes on this machine, by the speed of a trial. The
 * number is part of the result: with it the same run can be repeated anywhere.
 */
export async function battlesFor(
  minutes: number,
  { pool, rules, places, settings: { policy, confirm }, now = () => performance.now() }: Trial,
): Promise<number> {
  if (!rules) throw new Error("The rules that the search begins with do not load.");
  const trial = places.map((place) => ({
    rules: rules.rules,
    plan: planOf(place, policy, "trial"),
    battles: TRIAL,
  }));
  await pool.play(trial);
  const start = now();
  await pool.play(trial);
  const msPerBattle = (now() - start) / TRIAL;
  const all = (minutes * MS_PER_MINUTE) / msPerBattle - confirm * CONFIRMING;
  return Math.max(Math.floor(all * SEARCH_SHARE), LEAST_BATTLES);
}
