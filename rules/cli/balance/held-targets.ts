import { type Judgement, judge } from "../targets/judge.ts";
import type { Tallies } from "../targets/place.ts";
import { projectTargets } from "../targets/read-targets.ts";
import type { Target } from "../targets/targets.ts";
import type { MeasuredRun } from "../workers/measured-run.ts";

/** A target held against the battles before and after. */
export interface HeldTarget {
  target: Target;
  before: Judgement;
  after: Judgement;
}

interface Place {
  before: MeasuredRun;
  after: MeasuredRun;
}

/** Holds each target of the project against what was measured; none is about other policies than `full`. */
export function heldTargets(places: readonly Place[]): HeldTarget[] {
  if (places.some(({ after }) => after.result.policy !== "full" || after.result.battles === 0)) return [];
  const targets = projectTargets();
  const before = judge(targets, talliesOf(places, "before"));
  const after = judge(targets, talliesOf(places, "after"));
  return targets.flatMap((target, index) => {
    const [old, now] = [before[index], after[index]];
    return old && now && (old.reading || now.reading) ? [{ target, before: old, after: now }] : [];
  });
}

function talliesOf(places: readonly Place[], when: "before" | "after"): Tallies {
  return Object.fromEntries(
    places.map((place) => [place.after.result.difficulty ?? "pvp", place[when].tally]),
  );
}

/** How many targets are reached before and after; those that are only reported do not count. */
export function reachedText(held: readonly HeldTarget[]): string {
  const counting = held.filter(({ target }) => target.weight > 0);
  const before = counting.filter((one) => one.before.isReached).length;
  const after = counting.filter((one) => one.after.isReached).length;
  return `${after} of ${counting.length} targets are reached, before ${before}.`;
}
