import { describe, expect, it } from "vitest";
import { intentionOf } from "../../../../rules/index.ts";
import { battleWith, rules, type SideScene } from "../support/scene.ts";

const sturdy = { battle: { maxHealth: 300, dodgeChance: 0 } };

/** What the enemy on easy means to do while it is the player's turn. */
function intention(foe: SideScene, own: SideScene = { field: [{ id: "own", health: 5, ...sturdy }] }) {
  const battle = battleWith({ own, foe: { energy: 9, ...foe } });
  const before = JSON.stringify(battle);
  const found = intentionOf(rules, battle);
  expect(JSON.stringify(battle), "the battle stays as it is").toBe(before);
  return found;
}

describe("intentionOf", () => {
  it("names attacker and target of the enemy's next attack", () => {
    expect(intention({ field: [{ id: "foe", ...sturdy }] })).toEqual({
      type: "attack",
      attackerId: "foe",
      targetId: "own",
    });
  });

  it("does not say which hidden card the enemy would deploy (GAP-43)", () => {
    expect(intention({ hand: [{ id: "card" }] })).toEqual({ type: "deploy" });
  });

  it("does not name an item that the enemy has not shown (GAP-43)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own", ...sturdy }] },
      foe: { field: [{ id: "foe", ...sturdy }], tools: ["Hyperscale Capacitor"], energy: 0 },
    });
    const found = intentionOf(rules, battle);
    if (found?.type === "useTool") expect(found.name).toBeNull();
    expect(JSON.stringify(found)).not.toContain("Capacitor");
  });

  it("tells nothing of the enemy in PvP, in the enemy's turn and after the battle", () => {
    const scene = { own: { field: [{ id: "own" }] }, foe: { field: [{ id: "foe" }] } };
    expect(intentionOf(rules, battleWith({ ...scene, mode: "pvp" }))).toBeNull();
    expect(intentionOf(rules, Object.assign(battleWith(scene), { active: 1 }))).toBeNull();
    expect(intentionOf(rules, Object.assign(battleWith(scene), { winner: 0 }))).toBeNull();
  });
});
