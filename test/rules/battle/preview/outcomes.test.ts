import { describe, expect, it } from "vitest";
import {
  actionOutcomes,
  applyAction,
  type Battle,
  type BattleAction,
  cloneBattle,
  legalActions,
  newBattle,
  newRandom,
  type SideIndex,
  type TargetOutcome,
} from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { battleWith, rules } from "../support/scene.ts";

const SEEDS = process.env.LONG === "1" ? 40 : 15;
const TRIALS = 6;

/** The creature on either side of a battle, also a fallen one. */
function creatureIn({ sides }: Battle, side: SideIndex, id: string) {
  const { field, fallen } = sides[side];
  return [...field, ...fallen].find((one) => one.id === id);
}

/** What the outcome promised is what an action did to a creature. */
function checkOutcome(action: BattleAction, outcome: TargetOutcome, after: Battle): void {
  const { creatureId, side, health, left, defeatChance, dodgeChance, damage } = outcome;
  const creature = creatureIn(after, side, creatureId);
  const now = creature?.currentHealth ?? Number.NaN;
  const says = JSON.stringify({ action, outcome, now });
  const missed = damage !== null && dodgeChance > 0 && now === health;
  if (!missed) {
    expect(now, says).toBeGreaterThanOrEqual(left.lowest);
    expect(now, says).toBeLessThanOrEqual(left.highest);
  }
  if (defeatChance === 0) expect(now, says).toBeGreaterThan(0);
  if (defeatChance === 1) expect(now, says).toBe(0);
}

/** Plays every legal action of a battle with several dice, and checks what was said before. */
function checkAll(battle: Battle, seed: string, seen: Set<string>): void {
  const side = battle.active;
  for (const action of legalActions(rules, battle, side)) {
    const outcomes = actionOutcomes(rules, battle, side, action).filter(({ later }) => !later);
    if (outcomes.length === 0) continue;
    for (let trial = 0; trial < TRIALS; trial++) {
      const after = cloneBattle(battle);
      after.random = newRandom(`${seed}:${trial}`);
      expect(applyAction(rules, after, side, action)).toBeNull();
      for (const outcome of outcomes) {
        checkOutcome(action, outcome, after);
        seen.add(outcome.damage ? `${action.type} damages` : `${action.type} changes`);
        if (outcome.healing > 0) seen.add("heals");
        if (outcome.defeatChance === 1) seen.add("surely defeats");
      }
    }
  }
}

describe("the outcomes of an action", () => {
  it("contain whatever its dice may do, in battles of every kind (GAP-26, GAP-28, GAP-58)", () => {
    const seen = new Set<string>();
    for (let number = 0; number < SEEDS; number++) {
      const setup = randomSetup(rules, `outcomes ${number}`);
      const actions = playRandomly(rules, setup, () => undefined);
      const battle = newBattle(rules, setup);
      actions.forEach((action, index) => {
        if (index % 9 === number % 9) checkAll(battle, `${number}:${index}`, seen);
        applyAction(rules, battle, battle.active, action);
      });
    }
    expect([...seen].sort()).toEqual([
      "attack damages",
      "heals",
      "surely defeats",
      "useSpell changes",
      "useSpell damages",
      "useTool changes",
    ]);
  });

  it("of a charging spell name all enemies, and say that it lands later", () => {
    const battle = battleWith({
      own: { field: [{ id: "caster" }], spells: ["Shardstorm"] },
      foe: { field: [{ id: "one" }, { id: "two", battle: { maxHealth: 20 } }] },
    });
    const cast: BattleAction = { type: "useSpell", spellId: "Shardstorm", casterId: "caster" };
    expect(actionOutcomes(rules, battle, 0, cast)).toMatchObject([
      { creatureId: "one", later: true, stunChance: 0.2 },
      { creatureId: "two", later: true, defeatChance: 1, left: { lowest: 0, highest: 0 } },
    ]);
  });

  it("are none for an action that changes no health, and for one that is not possible", () => {
    const battle = battleWith({ own: { field: [{ id: "own" }] } });
    const outcomes = (action: BattleAction) => actionOutcomes(rules, battle, 0, action);
    expect(outcomes({ type: "endTurn" })).toEqual([]);
    expect(outcomes({ type: "defend", creatureId: "own" })).toEqual([]);
    expect(outcomes({ type: "attack", attackerId: "own", targetId: "nobody" })).toEqual([]);
    expect(outcomes({ type: "useTool", toolId: "none", creatureId: "own" })).toEqual([]);
  });
});
