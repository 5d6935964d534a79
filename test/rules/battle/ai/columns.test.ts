import { describe, expect, it } from "vitest";
import { perform } from "../../../../rules/battle/actions/apply-action.ts";
import {
  type BattleAction,
  bestStyle,
  decide,
  enemyStyle,
  type Fighter,
  newBattle,
  newRandom,
  type PlayStyle,
  type RuleSet,
  withoutLookahead,
} from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { rules } from "../support/scene.ts";

const BATTLES = 60;
/** Standard errors by which two shares must differ to be no chance. */
const CLEAR = 3;

/** How an enemy on hard played, counted over the same battles. */
interface Play {
  turns: number;
  actions: number;
  items: number;
  stances: number;
}

function playOf(by: RuleSet, parts: Partial<PlayStyle> = {}): Play {
  const play: Play = { turns: 0, actions: 0, items: 0, stances: 0 };
  const styles = [bestStyle(by), { ...enemyStyle(by, "hard"), mistakes: 0, ...parts }] as const;
  for (let index = 1; index <= BATTLES; index++) {
    const plan = { mode: "ai", difficulty: "hard", policy: "fast", seed: "columns" } as const;
    const battle = newBattle(by, setupOf(by, plan, index));
    const dice = [newRandom(`${index} player`), newRandom(`${index} enemy`)] as const;
    while (battle.winner === null) {
      const { active } = battle;
      const action = decide(by, battle, active, styles[active], dice[active]);
      if (active === 1) count(play, action);
      perform(by, battle, active, action, null);
    }
  }
  return play;
}

function count(play: Play, { type }: BattleAction): void {
  if (type === "endTurn") play.turns += 1;
  else play.actions += 1;
  if (type === "useTool" || type === "useSpell") play.items += 1;
  if (type === "defend") play.stances += 1;
}

/** Whether an action attacks the enemy with the lowest health. */
function attacksWeakest(action: BattleAction, foes: readonly Fighter[]): boolean {
  const least = Math.min(...foes.map(({ currentHealth }) => currentHealth));
  return (
    action.type === "attack" &&
    foes.some(({ id, currentHealth }) => id === action.targetId && currentHealth === least)
  );
}

/** Compares an enemy's decisions in the same positions, with the same dice, for two variants of its style. */
function compared(one: Partial<PlayStyle>, other: Partial<PlayStyle>, battles = BATTLES / 2) {
  let decisions = 0;
  let different = 0;
  let moreAttacks = 0;
  let fewerAttacks = 0;
  let toWeakest = 0;
  let fromWeakest = 0;
  const style = { ...enemyStyle(rules, "hard"), mistakes: 0 };
  for (let index = 1; index <= battles; index++) {
    const plan = { mode: "ai", difficulty: "hard", policy: "fast", seed: "columns" } as const;
    const battle = newBattle(rules, setupOf(rules, plan, index));
    while (battle.winner === null) {
      const { active } = battle;
      const dice = () => newRandom(`${index} ${decisions}`);
      const parts = active === 1 ? one : {};
      const action = decide(
        rules,
        battle,
        active,
        active === 1 ? { ...style, ...parts } : withoutLookahead(bestStyle(rules)),
        dice(),
      );
      if (active === 1) {
        const second = decide(rules, battle, 1, { ...style, ...other }, dice());
        if (JSON.stringify(second) !== JSON.stringify(action)) different += 1;
        if (second.type === "attack" && action.type !== "attack") moreAttacks += 1;
        if (second.type !== "attack" && action.type === "attack") fewerAttacks += 1;
        const foes = battle.sides[0].field;
        if (action.type === "attack" && second.type === "attack") {
          const [first, then] = [attacksWeakest(action, foes), attacksWeakest(second, foes)];
          if (then && !first) toWeakest += 1;
          if (first && !then) fromWeakest += 1;
        }
        decisions += 1;
      }
      perform(rules, battle, active, action, null);
    }
  }
  return { different: different / decisions, moreAttacks, fewerAttacks, toWeakest, fromWeakest };
}

/** By how many standard errors the second share is larger. */
function larger([a, ofA]: readonly [number, number], [b, ofB]: readonly [number, number]): number {
  const all = (a + b) / (ofA + ofB);
  return (b / ofB - a / ofA) / Math.sqrt(all * (1 - all) * (1 / ofA + 1 / ofB));
}

describe("each stated column of the levels, moved alone, moves how an enemy plays", () => {
  it("a higher AI level uses more items (BAT-106, GAP-34)", () => {
    const [low, high] = [playOf(rules, { level: 2 }), playOf(rules, { level: 5 })];
    expect(low.items).toBe(0);
    expect(larger([low.items, low.actions], [high.items, high.actions])).toBeGreaterThan(CLEAR);
  });

  it("a higher multi-action chance acts more often a turn (BAT-119, GAP-34) @long", () => {
    const withChance = (chance: number) => {
      const { actions, turns } = playOf(rules, { aggressionLevel: 0.5, multiAction: { max: 5, chance } });
      return actions / turns;
    };
    expect(withChance(0.95) / withChance(0.35)).toBeGreaterThan(1.1);
  });

  it("a higher aggression attacks where a lower one deploys or waits (BAT-120, GAP-34)", () => {
    // Both below the threshold of an aggressive level, whose further actions would count too.
    const { different, moreAttacks, fewerAttacks } = compared(
      { aggressionLevel: 0 },
      { aggressionLevel: 0.75 },
    );
    expect(different).toBeGreaterThan(0.05);
    expect(moreAttacks).toBeGreaterThan(0);
    expect(fewerAttacks).toBe(0);
  });

  it("more focus fire attacks the enemy with the lowest health more often (BAT-118, GAP-34) @long", () => {
    const { toWeakest, fromWeakest } = compared({ focusFireChance: 0 }, { focusFireChance: 0.95 }, 200);
    expect(toWeakest - fromWeakest).toBeGreaterThan(CLEAR * Math.sqrt(toWeakest + fromWeakest));
  });

  it("another predictive depth decides otherwise in the same positions with the same dice (BAT-118, GAP-34) @long", () => {
    const others = [1, 2, 3].map((depth) => compared({ depth }, { depth: 4 }).different);
    for (const share of others) expect(share).toBeGreaterThan(0);
    expect(others[0], "the farther apart, the more").toBeGreaterThan(0.05);
  });

  it("a stance that is expected to let less through is taken more often (BAT-122, GAP-34) @long", () => {
    const letting = (defendFactor: number) => {
      const other = structuredClone(rules);
      other.ai.scores.defendFactor = defendFactor;
      return playOf(other);
    };
    const [stated, weaker] = [letting(0.3), letting(0.95)];
    expect(stated.stances).toBeGreaterThan(0);
    expect(weaker.stances).toBeLessThan(stated.stances);
  });
});
