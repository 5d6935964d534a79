import { describe, expect, it } from "vitest";
import { promising } from "../../../../rules/battle/ai/choose-action.ts";
import { playAhead } from "../../../../rules/battle/ai/lookahead.ts";
import { survey } from "../../../../rules/battle/ai/survey.ts";
import {
  applyAction,
  bestStyle,
  cloneBattle,
  type Difficulty,
  decide,
  enemyStyle,
  legalActions,
  newBattle,
  newRandom,
  type PlayStyle,
  type RuleSet,
  withoutLookahead,
} from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { battleWith, rules } from "../support/scene.ts";
import { decision, level, scores } from "./support/deciding.ts";

const DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
const sturdy = { battle: { maxHealth: 300, dodgeChance: 0 } };

describe("the lookahead of a difficulty", () => {
  it("plays as many turns ahead as the table states: 1, 2, 3, 4 (BAT-118, GAP-34)", () => {
    expect(DIFFICULTIES.map((difficulty) => enemyStyle(rules, difficulty).depth)).toEqual([1, 2, 3, 4]);
    expect(withoutLookahead(enemyStyle(rules, "expert")).depth).toBe(0);
  });

  it("leaves the battle as it is (GAP-34)", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "own" }, { id: "second" }],
        hand: [{ id: "card" }],
        tools: ["Ledger Lens"],
        spells: ["Babylon Burst", "Shardstorm"],
        energy: 20,
      },
      foe: { field: [{ id: "foe" }, { id: "other" }], hand: [{ id: "hidden" }] },
    });
    const before = JSON.stringify(battle);
    decision(battle, level(5, { depth: 4 }));
    scores(battle, level(5, { depth: 4 }));
    expect(JSON.stringify(battle)).toBe(before);
  });

  it("leaves a card as it is that steps forward in the imagined battle and is hit there (GAP-57)", () => {
    const battle = battleWith({
      own: { hand: [{ id: "card" }], energy: 6 },
      foe: { field: [{ id: "foe", battle: { physicalAttack: 60 } }], energy: 10 },
    });
    const before = structuredClone(battle.sides[0].hand);
    playAhead(rules, battle, 0, bestStyle(rules), { type: "endTurn" });
    expect(battle.sides[0].hand).toEqual(before);
  });

  it("needs no dice but those for its habits: it compares actions by what usually follows (GAP-43)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], tools: ["Validator Core"], energy: 9 },
      foe: { field: [{ id: "foe" }, { id: "other", ...sturdy }] },
    });
    const told = ["one", "two", "three"].map((seed) =>
      decide(rules, cloneBattle(battle), 0, level(5, { depth: 4 }), newRandom(seed)),
    );
    expect(new Set(told.map((action) => JSON.stringify(action))).size).toBe(1);
  });
});

/** How many of the enemy's turns end at once although an attack is legal, in a battle against the best style. */
function idleTurns(by: RuleSet, difficulty: Difficulty, index: number): number {
  const battle = newBattle(by, setupOf(by, { mode: "ai", difficulty, policy: "full", seed: "idle" }, index));
  const styles = [bestStyle(by), enemyStyle(by, difficulty)] as const;
  const dice = [newRandom(`${index} player`), newRandom(`${index} enemy`)] as const;
  let idle = 0;
  while (battle.winner === null) {
    const { active, sides } = battle;
    const action = decide(by, battle, active, styles[active], dice[active]);
    const isFirst = active === 1 && sides[1].consecutiveActions === 0;
    if (
      isFirst &&
      action.type === "endTurn" &&
      legalActions(by, battle, 1).some(({ type }) => type === "attack")
    )
      idle += 1;
    applyAction(by, battle, active, action);
  }
  return idle;
}

describe("each difficulty", () => {
  it("takes into account what its AI level does: items from 3 on, stances that save from 4 on (GAP-34)", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "own", health: 15, ...sturdy }],
        tools: ["Ledger Lens"],
        spells: ["Babylon Burst"],
        energy: 10,
      },
      foe: { field: [{ id: "foe", battle: { ...sturdy.battle, physicalAttack: 20 } }], energy: 6 },
    });
    battle.sides[0].consecutiveActions = 1;
    const kinds = (style: PlayStyle) => {
      const outlook = survey(rules, battle, 0, { ...style, mistakes: 0 }, newRandom("dice"), []);
      return [...new Set(promising(outlook).map(({ type }) => type))].sort();
    };
    const items = ["attack", "endTurn", "useSpell", "useTool"];
    expect(DIFFICULTIES.map((difficulty) => kinds(enemyStyle(rules, difficulty)))).toEqual([
      ["attack", "endTurn"],
      items,
      ["attack", "defend", ...items.slice(1)],
      ["attack", "defend", ...items.slice(1)],
    ]);
    expect(kinds(bestStyle(rules)), "no table limits the best").toContain("defend");
    const [own] = battle.sides[0].field;
    if (own) own.currentHealth = 300;
    expect(kinds(enemyStyle(rules, "expert")), "a stance that saves nobody").not.toContain("defend");
  });

  it("never ends a turn in which it could attack before it has acted, unless by rules of earlier releases (GAP-34, GAP-72)", () => {
    const before = structuredClone(rules);
    before.ai.lookahead.neverIdle = false;
    const idle = [rules, before].map((by) => {
      let turns = 0;
      for (const difficulty of DIFFICULTIES)
        for (let index = 1; index <= 5; index++) turns += idleTurns(by, difficulty, index);
      return turns;
    });
    expect(idle[0]).toBe(0);
    expect(idle[1]).toBeGreaterThan(0);
  });

  it("concentrates on the enemy with the lowest health as often as the table states (BAT-118, GAP-34)", () => {
    const foes = ["first", "second"].map((id) => ({ id, ...sturdy }));
    const battle = battleWith({
      own: { field: [{ id: "own", ...sturdy }], energy: 3 },
      foe: { field: foes },
    });
    const [, second] = battle.sides[1].field;
    if (second) second.currentHealth -= 1;
    for (const difficulty of DIFFICULTIES) {
      const style = { ...enemyStyle(rules, difficulty), mistakes: 0 };
      let focused = 0;
      for (let dice = 0; dice < 120; dice++) {
        const list = scores(battle, style, `focus:${dice}`);
        if (list.some(({ reasons }) => reasons.some(({ name }) => name === "focusFire"))) focused += 1;
      }
      expect(Math.abs(focused / 120 - rules.difficulty[difficulty].focusFireChance), difficulty).toBeLessThan(
        0.07,
      );
    }
  });

  it("deploys on an empty field as soon as it can pay (GAP-34)", () => {
    const battle = battleWith({
      own: { hand: [{ id: "card" }], energy: 5, deck: [{ id: "next" }] },
      foe: { field: ["a", "b", "c", "d"].map((id) => ({ id, ...sturdy })), energy: 25 },
    });
    for (const difficulty of DIFFICULTIES)
      expect(decision(battle, { ...enemyStyle(rules, difficulty), mistakes: 0 })).toEqual({
        type: "deploy",
        creatureId: "card",
      });
  });
});
