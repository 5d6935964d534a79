import { describe, expect, it } from "vitest";
import type { PlayStyle } from "../../../../rules/index.ts";
import { battleWith, rules, type SideScene } from "../support/scene.ts";
import { level, scores } from "./support/deciding.ts";

const { standing, scores: points } = rules.ai;
const COST = rules.battle.costs.deployBase;
/** A healthy creature on the field for the energy of its deployment. */
const DEPLOYED = standing.creature + standing.health - standing.energy * COST;

/** What playing ahead adds to the score of the first action of a kind. */
function ahead(own: SideScene, type: string, style: Partial<PlayStyle>, foe: SideScene = {}): number {
  const battle = battleWith({ own, foe: { field: [{ id: "foe" }], ...foe } });
  const scored = scores(battle, level(5, { focusFireChance: 0, ...style })).find(
    ({ action }) => action.type === type,
  );
  if (!scored) throw new Error(`No ${type}`);
  return scored.reasons.find(({ name }) => name === "lookahead")?.value ?? 0;
}

const cards = ["one", "two", "three"].map((id) => ({ id }));
const enough = { hand: cards, energy: 3 * COST };

describe("the lookahead", () => {
  it("counts creatures, their health and the energy that is left (GAP-34)", () => {
    const once = { depth: 2, multiAction: { max: 1, chance: 1 } };
    expect(ahead(enough, "deploy", once)).toBeCloseTo(DEPLOYED, 9);
    const stance = { field: [{ id: "own" }], energy: 20 };
    expect(ahead(stance, "defend", once)).toBeCloseTo(-standing.energy * rules.battle.costs.defend, 9);
  });

  it("weights each further action less, up to the depth (GAP-34)", () => {
    const discount = points.lookaheadDiscount;
    expect(ahead(enough, "deploy", { depth: 2 })).toBeCloseTo(DEPLOYED * (1 + discount), 9);
    expect(ahead(enough, "deploy", { depth: 3 })).toBeCloseTo(DEPLOYED * (1 + discount + discount ** 2), 9);
  });

  it("weights a further action by the chance that there is one (BAT-120, GAP-34)", () => {
    const half = { aggressionLevel: 0, comboAwareness: false, multiAction: { max: 9, chance: 0.5 } };
    expect(ahead(enough, "deploy", { depth: 2, ...half })).toBeCloseTo(
      DEPLOYED * (1 + points.lookaheadDiscount * 0.5),
      9,
    );
    const sure = { ...half, multiAction: { max: 9, chance: 3 } };
    expect(ahead(enough, "deploy", { depth: 2, ...sure })).toBeCloseTo(
      DEPLOYED * (1 + points.lookaheadDiscount),
      9,
    );
  });

  it("includes the health that an attack leaves the enemy (GAP-34)", () => {
    const once = { depth: 2, multiAction: { max: 1, chance: 1 } };
    const own = { field: [{ id: "own", battle: { physicalAttack: 100, criticalChance: 0 } }], energy: 20 };
    const spent = standing.energy * rules.battle.costs.attack;
    const defeats = { field: [{ id: "foe", health: 20, battle: { maxHealth: 40, dodgeChance: 0 } }] };
    expect(ahead(own, "attack", once, { ...defeats, deck: [{ id: "next" }] })).toBeCloseTo(
      standing.creature + standing.health / 2 - spent,
      9,
    );
    expect(ahead(own, "attack", { depth: 4 }, defeats), "the battle is over").toBeCloseTo(
      standing.creature + standing.health / 2 - spent,
      9,
    );
  });

  it("uses the score of a tool or charged spell for its later effects (GAP-34)", () => {
    const once = { depth: 2, multiAction: { max: 1, chance: 1 } };
    const own = { field: [{ id: "own" }], tools: ["Hyperscale Capacitor"], spells: ["Shardstorm"] };
    const alone = (type: string) =>
      scores(battleWith({ own, foe: { field: [{ id: "foe" }] } }), level(4, { focusFireChance: 0 })).find(
        ({ action }) => action.type === type,
      )?.score ?? 0;
    expect(alone("useTool")).toBeGreaterThan(0);
    expect(ahead(own, "useTool", once)).toBeCloseTo(alone("useTool"), 9);
    const cost = standing.energy * rules.battle.costs.spell;
    expect(ahead(own, "useSpell", once)).toBeCloseTo(alone("useSpell") - cost, 9);
    const burst = { ...own, spells: ["Babylon Burst"] };
    expect(
      ahead(burst, "useSpell", once, { field: [{ id: "foe", battle: { maxHealth: 1000 } }] }),
    ).toBeLessThan(0);
  });
});
