import { quantile } from "../../../simulation/statistics/quantile.ts";
import { lossOf } from "../../targets/judge.ts";
import type { Target } from "../../targets/targets.ts";
import type { Visit } from "../evaluation/evaluator.ts";
import type { Point } from "../space/space.ts";

/** A visit by one target and all others. */
export interface FrontPoint {
  point: Point;
  /** The figure of the target, and its distance from the band. */
  value: number;
  distance: number;
  /** The loss of all other targets together. */
  others: number;
}

/** What a target costs: the visits that are nearer to it than every other one that is as good for the rest. */
export interface Front {
  target: Target;
  points: FrontPoint[];
  /** All visits, for the picture. */
  cloud: FrontPoint[];
  /** The target that suffers most where this one is nearest; null if none does. */
  against: Target | null;
}

/** The front of each target that was not reached, the weightiest distance first. */
export function frontsOf(missed: readonly Target[], visits: readonly Visit[], most: number): Front[] {
  const solid = withManyBattles(visits);
  return missed.slice(0, most).map((target) => {
    const cloud = solid.flatMap((visit) => frontPointOf(target, visit));
    const points = nonDominated(cloud);
    return { target, points, cloud, against: sufferingMost(target, points, solid) };
  });
}

/** The half with more battles: the front of many short samples would be that of the luckiest ones. */
function withManyBattles(visits: readonly Visit[]): Visit[] {
  const usual = quantile(
    visits.map(({ battles }) => battles),
    0.5,
  );
  return visits.filter(({ battles }) => battles >= usual);
}

function frontPointOf(target: Target, { point, judgements }: Visit): FrontPoint[] {
  const own = judgements.find((one) => one.target === target);
  if (!own?.reading) return [];
  const others = lossOf(judgements.filter((one) => one !== own));
  return [{ point, value: own.reading.value, distance: own.distance, others }];
}

/** Those to which none is better in one respect and at least as good in the other, from the nearest on. */
export function nonDominated<Candidate extends Pick<FrontPoint, "distance" | "others">>(
  candidates: readonly Candidate[],
): Candidate[] {
  const sorted = candidates.toSorted(
    (one, other) => one.distance - other.distance || one.others - other.others,
  );
  const front: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const one of sorted) {
    if (one.others >= least) continue;
    front.push(one);
    least = one.others;
  }
  return front;
}

function sufferingMost(
  target: Target,
  front: readonly FrontPoint[],
  visits: readonly Visit[],
): Target | null {
  const nearest = visitOf(front[0], visits);
  const fairest = visitOf(front.at(-1), visits);
  if (!nearest || !fairest || nearest === fairest) return null;
  let worst: Target | null = null;
  let most = 0;
  nearest.judgements.forEach((judgement, index) => {
    const before = fairest.judgements[index]?.distance ?? 0;
    const suffered = judgement.target.weight * (judgement.distance - before);
    if (judgement.target === target || suffered <= most) return;
    worst = judgement.target;
    most = suffered;
  });
  return worst;
}

function visitOf(front: FrontPoint | undefined, visits: readonly Visit[]): Visit | undefined {
  return visits.find(({ point }) => point === front?.point);
}
