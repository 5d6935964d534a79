import { describe, expect, it, vi } from "vitest";
import { ACTION_RULES } from "../../../rules/battle/actions/action-rules.ts";
import { shippedRules } from "../../../rules/index.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";

const plan: SimulationPlan = { mode: "ai", difficulty: "easy", policy: "fast", seed: "endless" };

describe("playBattle", () => {
  it("stops with an error at a turn that never ends, such as with an attack that costs nothing", () => {
    vi.spyOn(ACTION_RULES.attack, "apply").mockImplementation(() => undefined);
    expect(() =>
      playBattle(shippedRules, setupOf(shippedRules, plan, 1), decidersOf(shippedRules, plan)),
    ).toThrow(/^Turn \d+ has not ended after 20000 actions, the last one "attack"\./);
  });
});
