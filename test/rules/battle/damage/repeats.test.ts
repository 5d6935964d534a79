import { describe, expect, it } from "vitest";
import { actionPreview, attackPreview, damageWords, knownBattle, viewFor } from "../../../../rules/index.ts";
import { act, attack, damages, only, PLAIN_HIT, round } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const FACTOR = rules.battle.attack.repeatFactor;
/** Of an attack of 100 on the least defence. */
const FIRST = 100 * (1 - (1 / 101) * 0.7);
const pair = { attackerId: "hero", targetId: "foe" };
const scene = () =>
  battleWith({
    own: { field: [{ id: "hero", battle: { physicalAttack: 100 } }, { id: "ally" }] },
    foe: { field: [{ id: "foe", battle: { maxHealth: 900, physicalDefense: 0 } }] },
  });

describe("further attacks of a creature in one turn", () => {
  it("each do a share of the damage of the one before, at the same cost (GAP-67)", () => {
    const battle = scene();
    const hits = [1, 2, 3].flatMap(() => damages(attack(battle, "hero", "foe")));
    expect(FACTOR).toBeLessThan(1);
    expect(hits).toEqual([FIRST, FIRST * FACTOR, FIRST * FACTOR * FACTOR].map(Math.round));
    expect(battle.sides[0].energy).toBe(25 - 3 * 2);
  });

  it("do not tire another creature, and all are rested in their next turn (GAP-67)", () => {
    const battle = scene();
    attack(battle, "hero", "foe");
    expect(fighter(battle, "ally").attacksThisTurn).toBe(0);
    expect(fighter(battle, "hero").attacksThisTurn).toBe(1);
    round(battle);
    expect(damages(attack(battle, "hero", "foe"))).toEqual([Math.round(FIRST)]);
  });

  it("tire also when the one before was dodged (GAP-67)", () => {
    const battle = scene();
    attack(battle, "hero", "foe", [0]);
    expect(damages(attack(battle, "hero", "foe"))).toEqual([Math.round(FIRST * FACTOR)]);
  });

  it("do no less than the minimum of the attacker's form (GAP-67, BAT-137)", () => {
    const battle = scene();
    fighter(battle, "hero").attacksThisTurn = 60;
    expect(damages(attack(battle, "hero", "foe"))).toEqual([1]);
  });

  it("are told in the preview, in 'Why?', and in what both players and bots see (GAP-67)", () => {
    const battle = scene();
    expect(attackPreview(rules, battle, 0, pair)).toMatchObject({ repeatFactor: 1 });
    const [first] = only(attack(battle, "hero", "foe"), "damaged");
    expect(first?.breakdown).not.toHaveProperty("repeat");
    const preview = attackPreview(rules, battle, 0, pair);
    expect(preview).toMatchObject({ repeatFactor: FACTOR });
    expect(actionPreview(rules, battle, 0, { type: "attack", ...pair })).toContain(
      `Tired from attacking: ${Math.round(FACTOR * 100)}% of the damage`,
    );
    for (const viewer of [0, 1, "watcher"] as const) {
      const { player, enemy } = viewFor(rules, battle, viewer);
      const seen = [...player.field, ...enemy.field].find(({ id }) => id === "hero");
      expect(seen?.attacksThisTurn).toBe(1);
    }
    const known = knownBattle(rules, viewFor(rules, battle, 0));
    expect(attackPreview(rules, known, 0, pair)).toEqual(preview);
    const [second] = only(act(battle, { type: "attack", ...pair }, PLAIN_HIT), "damaged");
    expect(second && damageWords(rules, second.breakdown)).toContain(
      `Tired from attacking this turn: x ${FACTOR}, makes ${Math.round(FIRST * FACTOR * 10) / 10}`,
    );
  });

  it("do full damage in rules of earlier releases (GAP-72)", () => {
    const before = structuredClone(rules);
    before.battle.attack.repeatFactor = 1;
    const battle = scene();
    const hit = () => damages(act(battle, { type: "attack", ...pair }, PLAIN_HIT, before));
    expect([...hit(), ...hit(), ...hit()]).toEqual([FIRST, FIRST, FIRST].map(Math.round));
  });
});
