import { describe, expect, it } from "vitest";
import { type Battle, DIFFICULTIES, type SideIndex, type Winner } from "../../../rules/index.ts";
import { positionChance } from "../../../rules/search/position-chance.ts";
import { battleWith, rules, type SideScene } from "../battle/support/scene.ts";

const EVEN: SideScene = { field: [{ id: "one" }], hand: [{ id: "two" }], energy: 10 };
const even = (own: SideScene = {}): Battle =>
  battleWith({
    mode: "pvp",
    own: { ...EVEN, ...own },
    foe: { field: [{ id: "three" }], hand: [{ id: "four" }], energy: 10 },
  });
const chance = (battle: Battle, side: SideIndex = 0) => positionChance(rules, battle, side);

describe("positionChance", () => {
  it("is one half between equals, and the chances of both sides add up to 1", () => {
    expect(chance(even())).toBe(0.5);
    const lead = even({ energy: 20 });
    expect(chance(lead) + chance(lead, 1)).toBeCloseTo(1, 12);
  });

  it("rises with health, attack, energy and income", () => {
    const better: SideScene[] = [
      { field: [{ id: "one", battle: { maxHealth: 300 } }] },
      { field: [{ id: "one", battle: { physicalAttack: 90 } }] },
      { energy: 12 },
      { field: [{ id: "one", stats: { energy: 6 } }] },
    ];
    for (const own of better) expect(chance(even(own))).toBeGreaterThan(0.5);
    expect(chance(even({ field: [{ id: "one", health: 20 }] }))).toBeLessThan(0.5);
  });

  it("is lower for a player the fewer mistakes the enemy's difficulty makes", () => {
    const scenes = DIFFICULTIES.map((difficulty) =>
      battleWith({
        difficulty,
        own: EVEN,
        foe: { field: [{ id: "three" }], hand: [{ id: "four" }], energy: 10 },
      }),
    );
    const chances = scenes.map((battle) => chance(battle));
    expect(chances).toEqual([...new Set(chances)].sort((one, other) => other - one));
    expect(chances[0]).toBeGreaterThan(0.95);
    expect(chances[3]).toBe(0.5);
    for (const battle of scenes) expect(chance(battle) + chance(battle, 1)).toBeCloseTo(1, 12);
  });

  it("is 1 for the winner, 0 for the loser and one half for both at a draw", () => {
    const ended = (winner: Winner) => Object.assign(even(), { winner });
    expect([chance(ended(0)), chance(ended(1)), chance(ended("draw"))]).toEqual([1, 0, 0.5]);
  });
});
