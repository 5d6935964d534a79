import { describe, expect, it } from "vitest";
import { lentTeam } from "../../../../rules/goals/lent-team.ts";
import {
  applyAction,
  type BattleAction,
  decide,
  enemyDice,
  enemyStyle,
  intentionOf,
  legalActions,
  newBattle,
} from "../../../../rules/index.ts";
import { battleWith, rules, type SideScene } from "../support/scene.ts";

/** After so many actions the enemy on easy rolls no mistake in these scenes. */
const QUIET = 0;

const sturdy = { battle: { maxHealth: 300, dodgeChance: 0 } };

/** What the enemy on easy means to do while it is the player's turn. */
function intention(foe: SideScene, own: SideScene = { field: [{ id: "own", health: 5, ...sturdy }] }) {
  const battle = battleWith({ own, foe: { energy: 9, ...foe } });
  const before = JSON.stringify(battle);
  const found = intentionOf(rules, battle, QUIET);
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

  it("the intention shown is the decision that the enemy on easy then takes, mistakes included", () => {
    const told: string[] = [];
    for (const seed of ["one", "two", "three"]) {
      const battle = newBattle(rules, {
        mode: "ai",
        difficulty: "easy",
        seed,
        player: lentTeam(rules, seed, "easy"),
      });
      let actions = 0;
      for (let turn = 0; turn < 8 && battle.winner === null; turn++) {
        const card = legalActions(rules, battle, 0).find(({ type }) => type === "deploy");
        if (card) {
          applyAction(rules, battle, 0, card);
          actions += 1;
        }
        const intention = intentionOf(rules, battle, actions);
        let decision: BattleAction = { type: "endTurn" };
        let first = true;
        do {
          applyAction(rules, battle, battle.active, decision);
          actions += 1;
          if (battle.winner !== null || battle.active === 0) break;
          decision = decide(rules, battle, 1, enemyStyle(rules, "easy"), enemyDice(seed, actions));
          if (first) {
            expect(intention?.type, `${seed}, turn ${turn}`).toBe(decision.type);
            if (decision.type === "attack") expect(intention).toEqual(decision);
            told.push(decision.type);
          }
          first = false;
        } while (battle.winner === null);
      }
    }
    expect(new Set(told).size, "several kinds").toBeGreaterThan(1);
  });

  it("does not say which hidden card the enemy would deploy (GAP-43)", () => {
    expect(intention({ hand: [{ id: "card" }] })).toEqual({ type: "deploy" });
  });

  it("does not name an item that the enemy has not shown (GAP-43)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own", ...sturdy }] },
      foe: { field: [{ id: "foe", ...sturdy }], tools: ["Hyperscale Capacitor"], energy: 0 },
    });
    const found = intentionOf(rules, battle, QUIET);
    if (found?.type === "useTool") expect(found.name).toBeNull();
    expect(JSON.stringify(found)).not.toContain("Capacitor");
  });

  it("tells nothing of the enemy in PvP, in the enemy's turn and after the battle", () => {
    const scene = { own: { field: [{ id: "own" }] }, foe: { field: [{ id: "foe" }] } };
    expect(intentionOf(rules, battleWith({ ...scene, mode: "pvp" }), 0)).toBeNull();
    expect(intentionOf(rules, Object.assign(battleWith(scene), { active: 1 }), 0)).toBeNull();
    expect(intentionOf(rules, Object.assign(battleWith(scene), { winner: 0 }), 0)).toBeNull();
  });
});
