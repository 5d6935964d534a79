import { describe, expect, it } from "vitest";
import { roll } from "../../../rules/battle/state/random.ts";
import {
  DIFFICULTIES,
  newRandom,
  type Replay,
  reviewBattle,
  shippedRules as rules,
  USUAL_REVIEW,
} from "../../../rules/index.ts";
import { shareWon } from "./playings.ts";
import { lastOf, playedReplay } from "./support.ts";

const HOURS = 4 * 60 * 60_000;
const BATTLES = 5;
const PLAYINGS = 200;
const [SWINGS, OTHERS, WITHIN, ENOUGH] = [10, 30, 0.15, 36];

interface Position {
  name: string;
  replay: Replay;
  index: number;
  /** As the review says. */
  chance: number;
  /** How much the chance changes until the next own turn. */
  swing: number;
}

/** The beginnings of all turns of a battle; prints how long the review takes. */
function positionsOf(name: string, replay: Replay): Position[] {
  const before = process.cpuUsage();
  const { turns, end } = lastOf(reviewBattle(rules, replay, 0, USUAL_REVIEW));
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${name}: ${turns.length} turns reviewed in ${(user + system) / 1e6} s\n`);
  return turns.map(({ turn, index, chance }, at) => {
    const swing = Math.abs((turns[at + 1]?.chance ?? end ?? chance) - chance);
    return { name: `${name}, turn ${turn}`, replay, index, chance, swing };
  });
}

describe("the chances of a review", () => {
  it(
    "lie within 15 points of 200 playings-on in 36 of 40 positions of 20 battles, 10 of them the greatest swings",
    () => {
      const all = DIFFICULTIES.flatMap((difficulty) =>
        Array.from({ length: BATTLES }, (_, at) => {
          const replay = playedReplay({ mode: "ai", difficulty }, "truth", "full", at + 1);
          return positionsOf(`${difficulty} ${at + 1}`, replay);
        }),
      ).flat();
      all.sort((one, other) => other.swing - one.swing);
      const dice = newRandom("positions");
      const others = all.slice(SWINGS).map((position) => ({ position, place: roll(dice) }));
      others.sort((one, other) => one.place - other.place);
      const drawn = [...all.slice(0, SWINGS), ...others.slice(0, OTHERS).map(({ position }) => position)];
      const near = drawn.filter(({ name, replay, index, chance }) => {
        const truth = shareWon(replay, index, PLAYINGS);
        process.stdout.write(`${name}: review ${chance.toFixed(2)}, played on ${truth.toFixed(2)}\n`);
        return Math.abs(chance - truth) <= WITHIN;
      });
      process.stdout.write(`${near.length} of ${drawn.length} within 15 points\n`);
      expect(drawn).toHaveLength(SWINGS + OTHERS);
      expect(near.length).toBeGreaterThanOrEqual(ENOUGH);
    },
    HOURS,
  );
});
