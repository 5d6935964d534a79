import { describe, expect, it } from "vitest";
import { countLegalActions, legalActionAt } from "../../../../rules/battle/actions/legal-actions.ts";
import { legalActions, newRandom, randomAction } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { battleWith, rules } from "../support/scene.ts";
import { decision, level } from "./support/deciding.ts";

describe("mistakes", () => {
  it("happen with the chance of the difficulty (GAP-34)", () => {
    expect(rules.ai.mistakes).toEqual({ easy: 0.82, medium: 0.65, hard: 0.42, expert: 0.06 });
    const battle = battleWith({
      own: { field: [{ id: "own" }] },
      foe: { field: [{ id: "foe", health: 1 }] },
    });
    const share = (mistakes: number) => {
      let strange = 0;
      for (let number = 0; number < 1000; number++)
        if (decision(battle, level(2, { mistakes }), `dice:${number}`).type !== "attack") strange += 1;
      return strange / 1000;
    };
    // A random action is the attack one time in three.
    expect(share(0)).toBe(0);
    expect(share(0.35)).toBeCloseTo((0.35 * 2) / 3, 1);
    expect(share(1)).toBeCloseTo(2 / 3, 1);
  });

  it("are legal actions, all equally likely (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], tools: ["Ledger Lens"] },
    });
    const counts = new Map<string, number>();
    const dice = newRandom("even");
    for (let number = 0; number < 5000; number++) {
      const action = JSON.stringify(randomAction(rules, battle, 0, dice));
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    const legal = legalActions(rules, battle, 0).map((action) => JSON.stringify(action));
    expect([...counts.keys()].sort()).toEqual([...legal].sort());
    for (const count of counts.values()) expect(count).toBeGreaterThan((5000 / legal.length) * 0.85);
  });

  it("find every legal action by its index, in every state of random battles (GAP-34)", () => {
    for (let number = 1; number <= 12; number++)
      playRandomly(rules, randomSetup(rules, `place:${number}`), (battle) => {
        const count = countLegalActions(rules, battle, battle.active);
        const byPlace = Array.from({ length: count.total }, (_, place) => legalActionAt(count, place));
        expect(byPlace).toEqual(legalActions(rules, battle, battle.active));
      });
  });
});
