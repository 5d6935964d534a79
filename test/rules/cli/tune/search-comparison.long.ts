import { describe, expect, it } from "vitest";
import { newRandom } from "../../../../rules/battle/state/random.ts";
import { cmaEs } from "../../../../rules/cli/tune/search/cma-es.ts";
import { latinHypercube, type Optimiser, race, raceCost } from "../../../../rules/cli/tune/search/problem.ts";
import type { Point } from "../../../../rules/cli/tune/space/space.ts";
import { ntbea } from "./ntbea.ts";
import { syntheticProblem } from "./synthetic-problem.ts";

const BATTLES = 20_000;
const EACH = 20;
const PROBLEMS = 12;
const RACE_SHARE = 0.3;

type TestProblem = ReturnType<typeof syntheticProblem>;

async function raced(problem: TestProblem, battles: number): Promise<Point> {
  let count = 3;
  while (raceCost(count + 1, EACH, 1) <= battles) count += 1;
  const points = [problem.start, ...latinHypercube(newRandom("race"), problem.sizes, count - 1)];
  const ranked = await race(problem, { name: "race", policy: "full", points, battles: EACH, winners: 1 });
  return ranked[0]?.point ?? problem.start;
}

async function climbed(problem: TestProblem, optimiser: Optimiser, battles: number): Promise<Point> {
  let used = 0;
  for (let round = 1; ; round++) {
    const points = optimiser.ask();
    used += points.length * EACH;
    if (used > battles) return optimiser.guess();
    const losses: number[] = [];
    for (const point of points) {
      const order = { point, policy: "full" as const, series: `round-${round}`, battles: EACH };
      losses.push(problem.lossOf([await problem.sample(order)]));
    }
    optimiser.tell(points, losses);
  }
}

describe("CMA-ES after a race, at equal battles,", () => {
  it("ends nearer to the targets than NTBEA after a race, and than a race alone (GAP-38)", async () => {
    const sums = { present: 0, race: 0, ntbea: 0, cmaEs: 0 };
    for (let index = 0; index < PROBLEMS; index++) {
      const problem = syntheticProblem(`comparison-${index}`);
      const start = await raced(problem, BATTLES * RACE_SHARE);
      const rest = BATTLES * (1 - RACE_SHARE);
      const dice = () => newRandom(`comparison-${index}`);
      sums.present += problem.trueLoss(problem.start);
      sums.race += problem.trueLoss(await raced(problem, BATTLES));
      sums.ntbea += problem.trueLoss(await climbed(problem, ntbea(problem.sizes, start, dice()), rest));
      sums.cmaEs += problem.trueLoss(await climbed(problem, cmaEs(problem.sizes, start, dice()), rest));
    }
    expect(sums.cmaEs).toBeLessThan(sums.ntbea);
    expect(sums.cmaEs).toBeLessThan(sums.race);
  });
});
