import { describe, expect, it } from "vitest";
import { cloneBattle, newRandom } from "../../../rules/index.ts";
import { PlayedChance } from "../../../rules/review/played-chance.ts";
import { battleWith, rules } from "../battle/support/scene.ts";

/** The player wins with the first attack, unless it is dodged. */
const wonAtOnce = (dodgeChance: number) =>
  battleWith({
    own: { field: [{ id: "own", health: 1, battle: { physicalAttack: 300 } }], energy: 2 },
    foe: {
      field: [
        {
          id: "foe",
          health: 1,
          battle: { dodgeChance, initiative: 0, physicalAttack: 900, physicalDefense: 0 },
        },
      ],
      energy: 30,
    },
  });

function played(dodgeChance: number, most: number) {
  const battle = wonAtOnce(dodgeChance);
  const chance = new PlayedChance(rules, battle, 0, newRandom("dice"));
  while (!chance.isKnown(most)) chance.add();
  return { battle, chance };
}

describe("PlayedChance", () => {
  it("is the share of battles that are won, and leaves the position as it is", () => {
    const { battle, chance } = played(0, 80);
    expect(chance.chance).toBe(1);
    expect(battle).toEqual(cloneBattle(wonAtOnce(0)));
  });

  it("plays a clear chance on 30 times, and an unclear one more often", () => {
    expect(played(0, 80).chance.playings).toBe(30);
    const { chance } = played(50, 80);
    expect(chance.chance).toBeLessThan(0.9);
    expect(chance.playings).toBeGreaterThan(30);
    expect(chance.playings).toBeLessThanOrEqual(80);
  });
});
