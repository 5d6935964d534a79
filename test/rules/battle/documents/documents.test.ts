import { describe, expect, it } from "vitest";
import { perform } from "../../../../rules/battle/actions/apply-action.ts";
import { movableKeys, valueAtPath } from "../../../../rules/cli/tune/space/space.ts";
import {
  type BattleAction,
  type BattleEvent,
  cloneBattle,
  newBattle,
  newRandom,
  type RuleSet,
  shippedRules,
} from "../../../../rules/index.ts";
import { decidersOf } from "../../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../../rules/simulation/plan.ts";
import { chooserOf } from "../../../../rules/simulation/play-battle.ts";
import { loadRules } from "../../../../rules/validation.ts";
import { tiringRules } from "../support/scene.ts";
import { Audit } from "./audit.ts";

const PLANS: readonly (readonly [string, SimulationPlan])[] = [
  ...(["easy", "medium", "hard", "expert"] as const).map(
    (difficulty) => [difficulty, { mode: "ai", difficulty, policy: "fast", seed: "documents" }] as const,
  ),
  ["PvP", { mode: "pvp", policy: "fast", seed: "documents" }],
];

/** The long tests try each number. */
const EVERY = 9;

/** Numbers of minting and of the queue. */
const NOT_IN_BATTLES = /^(mint|pvp)\./;

/** Plays battles of a plan and holds every action against the documents. */
function audited(rules: RuleSet, plan: SimulationPlan, battles: number): Audit {
  const audit = new Audit(rules);
  for (let index = 1; index <= battles; index++) {
    const battle = newBattle(rules, setupOf(rules, plan, index));
    const choosers = decidersOf(rules, plan).map((decider, side) =>
      chooserOf(rules, decider, {
        battle,
        side: side as 0 | 1,
        dice: newRandom(`${plan.seed}:${index}|${side}`),
        events: [],
      }),
    );
    while (battle.winner === null) {
      const action = choosers[battle.active]?.() as BattleAction;
      const before = cloneBattle(battle);
      const events: BattleEvent[] = [];
      perform(rules, battle, battle.active, action, events);
      audit.action(before, events, battle);
    }
  }
  return audit;
}

describe("a battle as shipped", () => {
  it.each(PLANS)(
    "keeps every number that the documents state: %s (BAT-099 to BAT-102, BAT-122 to BAT-148, BAT-152 to BAT-165)",
    (_, plan) => {
      const { problems, checked } = audited(shippedRules, plan, 6);
      expect(problems).toEqual([]);
      expect(Object.keys(checked).length).toBeGreaterThan(20);
      for (const [what, times] of Object.entries(checked)) expect(times, what).toBeGreaterThan(0);
    },
  );

  it("keeps them whatever number is moved that the documents leave open (GAP-57)", () => {
    const moved = movableKeys({ ...shippedRules }).flatMap((key) => {
      const value = valueAtPath({ ...shippedRules }, key) as number;
      const path = key.split(".");
      const overlay = path.reduceRight<unknown>(
        (below, name) => ({ [name]: below }),
        value === 0 ? 1 : value * 2,
      );
      const loaded = loadRules(overlay);
      return loaded.ok && !NOT_IN_BATTLES.test(key) ? [{ key, rules: loaded.rules }] : [];
    });
    expect(moved.length).toBeGreaterThan(40);
    const tried = process.env.LONG === "1" ? moved : moved.filter((_, index) => index % EVERY === 0);
    for (const [index, { key, rules }] of tried.entries()) {
      const [, plan] = PLANS.at(-1 - (index % 2)) as (typeof PLANS)[number];
      expect(audited(rules, plan, 1).problems, key).toEqual([]);
    }
  });

  it("is found out when a stated number does not hold", () => {
    const problems = PLANS.flatMap(([, plan]) => audited(tiringRules, plan, 4).problems);
    const kinds = new Set(problems.map((problem) => problem.split(":")[0]));
    expect([...kinds].sort()).toEqual([
      "a deployment costs 5 plus the form",
      "damage is the product of its stated factors",
      "spell damage is the stated one times 1 + magic x 0.15",
      "spells do what is stated",
    ]);
  });
});
