import { describe, expect, it } from "vitest";
import { countLegalActions, legalActionAt } from "../../../../rules/battle/actions/legal-actions.ts";
import { decide, legalActions, newRandom, randomAction } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { battleWith, rules } from "../support/scene.ts";
import { decision, level } from "./support/deciding.ts";

describe("mistakes", () => {
  it("happen with the chance of the difficulty (GAP-34)", () => {
    const { easy, medium, hard, expert } = rules.ai.mistakes;
    expect([easy <= 0.35, medium <= 0.25, hard <= 0.15, expert <= 0.2]).toEqual([true, true, true, true]);
    const battle = battleWith({
      own: { field: [{ id: "own" }] },
      foe: {
        field: [
          { id: "weak", health: 1 },
          { id: "strong", battle: { maxHealth: 300 } },
        ],
      },
    });
    const share = (mistakes: number) => {
      let strange = 0;
      for (let number = 0; number < 1000; number++) {
        const action = decision(battle, level(2, { mistakes, focusFireChance: 0 }), `dice:${number}`);
        if (action.type !== "attack" || action.targetId !== "weak") strange += 1;
      }
      return strange / 1000;
    };
    expect(share(0)).toBe(0);
    expect(share(0.35)).toBeCloseTo(0.35, 1);
    expect(share(1)).toBe(1);
  });

  it("are one of the worse half of the same kind, and never throw the turn away (GAP-34)", () => {
    const foes = [20, 120, 220, 320].map((health) => ({ id: `foe${health}`, battle: { maxHealth: health } }));
    const battle = battleWith({ own: { field: [{ id: "own" }] }, foe: { field: foes } });
    const style = level(2, { mistakes: 1, focusFireChance: 0 });
    const chosen = new Map<string, number>();
    for (let number = 0; number < 400; number++) {
      const action = decision(battle, style, `half:${number}`);
      const name = action.type === "attack" ? action.targetId : action.type;
      chosen.set(name, (chosen.get(name) ?? 0) + 1);
    }
    expect([...chosen.keys()].sort()).toEqual(["foe220", "foe320"]);
    for (const times of chosen.values()) expect(times).toBeGreaterThan(150);
    const alone = battleWith({ own: { field: [{ id: "own" }], hand: [{ id: "card" }] } });
    for (let number = 0; number < 50; number++)
      expect(decision(alone, style, `alone:${number}`).type, "something to do").not.toBe("endTurn");
  });

  it("are any legal action in rules of earlier releases (GAP-72)", () => {
    const before = structuredClone(rules);
    before.ai.mistake = "any";
    const battle = battleWith({ own: { field: [{ id: "own" }] } });
    const kinds = new Set<string>();
    for (let number = 0; number < 50; number++)
      kinds.add(decide(before, battle, 0, level(2, { mistakes: 1 }), newRandom(`any:${number}`)).type);
    expect([...kinds].sort()).toEqual(["attack", "defend", "endTurn"]);
  });

  it("are drawn of all legal actions there, all equally likely (GAP-34)", () => {
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
