import { describe, expect, it } from "vitest";
import { attackPreview, type Battle } from "../../../../rules/index.ts";
import { battleWith, type CreatureScene, fighter, rules } from "../support/scene.ts";

const ATTACK = { attackerId: "own", targetId: "foe" };
function duel(own: Partial<CreatureScene>, foe: Partial<CreatureScene> = {}): Battle {
  return battleWith({ own: { field: [{ id: "own", ...own }] }, foe: { field: [{ id: "foe", ...foe }] } });
}

function previewOf(battle: Battle) {
  const preview = attackPreview(rules, battle, 0, ATTACK);
  if (!preview) throw new Error("No preview");
  return preview;
}

describe("the preview of an attack", () => {
  it("subtracts the barrier", () => {
    const battle = duel({ battle: { physicalAttack: 40 } }, { health: 30 });
    const open = previewOf(battle);
    fighter(battle, "foe").barrier = 1000;
    const behind = previewOf(battle);
    expect(open.defeatChance).toBeGreaterThan(0.5);
    expect(behind).toMatchObject({ lowest: 1, highest: 1, defeatChance: 0 });
  });

  it("tells of no critical damage where a critical hit does no more than an ordinary one", () => {
    const strong = { form: 3, battle: { physicalAttack: 100, criticalChance: 20 } };
    const capped = previewOf(duel(strong, { form: 1, health: 100, battle: { maxHealth: 100 } }));
    expect(capped).toMatchObject({ criticalChance: 0.2, critical: null });
    expect(capped.ordinary).toEqual({ lowest: capped.lowest, highest: capped.highest });
    expect(previewOf(duel(strong, { form: 3 })).critical).not.toBeNull();
  });

  it("says how the specialties meet (GAP-27)", () => {
    const against = (own: CreatureScene["specialties"], foe: CreatureScene["specialties"]) =>
      previewOf(duel({ ...(own && { specialties: own }) }, { ...(foe && { specialties: foe }) }))
        .effectiveness;
    expect(against(["stamina"], ["speed"])).toBe("effective");
    expect(against(["speed"], ["stamina"])).toBe("notVeryEffective");
    expect(against(["energy", "magic"], ["magic", "strength"])).toBe("veryEffective");
    expect(against(["energy"], ["energy"])).toBe("ordinary");
  });

  it("changes nothing, and is null for creatures that are not on the field", () => {
    const battle = duel({});
    const before = JSON.stringify(battle);
    previewOf(battle);
    expect(JSON.stringify(battle)).toBe(before);
    expect(attackPreview(rules, battle, 0, { attackerId: "foe", targetId: "own" })).toBeNull();
    expect(attackPreview(rules, battle, 0, { attackerId: "own", targetId: "nobody" })).toBeNull();
  });
});
