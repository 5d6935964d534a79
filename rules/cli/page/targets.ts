import type { SimulationResult } from "../statistics/simulation-result.ts";
import { projectTargets } from "../targets/targets.ts";
import { brief } from "../terminal/figures.ts";

/** From and to, both included. */
type TargetBand = readonly [number, number];

/** The target of a result, or undefined without one, or if it was measured in another way. */
export function targetOf(
  { difficulty, policy }: SimulationResult,
  ownDecks: boolean,
): TargetBand | undefined {
  if (policy !== "full" || ownDecks) return undefined;
  const [measure, place] = difficulty === null ? ["firstMover", "pvp"] : ["winRate", difficulty];
  const target = projectTargets().find((one) => one.measure === measure && one.place === place);
  return target && [target.band.from, target.band.to];
}

export function rangeText(target: TargetBand | undefined): string {
  return target ? `${brief(target[0] * 100)}–${brief(target[1] * 100)} %` : "–";
}
