import { describe, expect, it } from "vitest";
import { attackPreview, type Battle, damageWords, knownBattle, viewFor } from "../../../../rules/index.ts";
import { attack, damages, only, PLAIN_HIT, round } from "../support/play.ts";
import { battleWith, fighter, tiringRules } from "../support/scene.ts";

const FACTOR = tiringRules.battle.attack.repeatFactor;
/** Of an attack of 100 on the least defence. */
const FIRST = 100 * (1 - (1 / 101) * 0.7);
/** The same with the defence as 'Why?' shows it: 1%. */
const FIRST_SHOWN = 100 * (1 - 0.01);
const pair = { attackerId: "hero", targetId: "foe" };
const scene = () =>
  battleWith({
    own: { field: [{ id: "hero", battle: { physicalAttack: 100 } }, { id: "ally" }] },
    foe: { field: [{ id: "foe", battle: { maxHealth: 900, physicalDefense: 0 } }] },
  });

const hit = (battle: Battle, rolls: readonly number[] = PLAIN_HIT) =>
  attack(battle, "hero", "foe", rolls, tiringRules);

describe("further attacks of a creature in one turn, in the rules of some earlier releases", () => {
  it("each do a share of the damage of the one before, at the same cost (GAP-67)", () => {
    const battle = scene();
    const hits = [1, 2, 3].flatMap(() => damages(hit(battle)));
    expect(FACTOR).toBeLessThan(1);
    expect(hits).toEqual([FIRST, FIRST * FACTOR, FIRST * FACTOR * FACTOR].map(Math.round));
    expect(battle.sides[0].energy).toBe(25 - 3 * 2);
  });

  it("do not tire another creature, and all are rested in their next turn (GAP-67)", () => {
    const battle = scene();
    hit(battle);
    expect(fighter(battle, "ally").attacksThisTurn).toBe(0);
    expect(fighter(battle, "hero").attacksThisTurn).toBe(1);
    round(battle, tiringRules);
    expect(damages(hit(battle))).toEqual([Math.round(FIRST)]);
  });

  it("tire also when the one before was dodged (GAP-67)", () => {
    const battle = scene();
    hit(battle, [0]);
    expect(damages(hit(battle))).toEqual([Math.round(FIRST * FACTOR)]);
  });

  it("do no less than the minimum of the attacker's form (GAP-67, BAT-137)", () => {
    const battle = scene();
    fighter(battle, "hero").attacksThisTurn = 60;
    expect(damages(hit(battle))).toEqual([1]);
  });

  it("are told in 'Why?' and in what both players and bots see (GAP-67)", () => {
    const battle = scene();
    const [first] = only(hit(battle), "damaged");
    expect(first?.breakdown).not.toHaveProperty("repeat");
    const preview = attackPreview(tiringRules, battle, 0, pair);
    for (const viewer of [0, 1, "watcher"] as const) {
      const { player, enemy } = viewFor(tiringRules, battle, viewer);
      const seen = [...player.field, ...enemy.field].find(({ id }) => id === "hero");
      expect(seen?.attacksThisTurn).toBe(1);
    }
    const known = knownBattle(tiringRules, viewFor(tiringRules, battle, 0));
    expect(attackPreview(tiringRules, known, 0, pair)).toEqual(preview);
    const [second] = only(hit(battle), "damaged");
    expect(second && damageWords(tiringRules, second.breakdown)).toContain(
      `Tired from attacking this turn: × ${FACTOR} = ${Math.round(FIRST_SHOWN * FACTOR * 10) / 10}`,
    );
  });
});

describe("further attacks of a creature in one turn", () => {
  it("do full damage as the game is now (BAT-132, GAP-67)", () => {
    const battle = scene();
    const hits = [1, 2, 3].flatMap(() => damages(attack(battle, "hero", "foe")));
    expect(hits).toEqual([FIRST, FIRST, FIRST].map(Math.round));
  });
});
