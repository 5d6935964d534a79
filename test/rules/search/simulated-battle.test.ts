import { describe, expect, it } from "vitest";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";
import { builtInPlayer } from "../../../rules/simulation/players.ts";
import { rules } from "../battle/support/scene.ts";

const player = builtInPlayer("strongest", 6);
if (player === null) throw new Error("The word means nobody");

describe("a battle of the strongest player", () => {
  it("is the same each time, on either side", () => {
    for (const seat of ["player", "opponent"] as const) {
      const plan: SimulationPlan = {
        mode: "ai",
        difficulty: "easy",
        policy: "fast",
        seed: "search",
        [seat]: player,
      };
      const play = () => playBattle(rules, setupOf(rules, plan, 1), decidersOf(rules, plan));
      expect(play()).toEqual(play());
    }
  });
});
