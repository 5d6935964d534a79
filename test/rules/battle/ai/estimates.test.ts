import { describe, expect, it } from "vitest";
import { bestStyle, enemyStyle, withoutLookahead } from "../../../../rules/index.ts";
import { battleWith, type CreatureScene, fighter, rules, type SideScene } from "../support/scene.ts";
import { decision, level, scores } from "./support/deciding.ts";

const sturdy = { battle: { maxHealth: 100 } };
const plain = { focusFireChance: 0 };

/** What a reason counts for the action of that kind by that creature. */
function reason(
  battle: ReturnType<typeof battleWith>,
  name: string,
  type: string,
  id: string,
  number: 2 | 3 | 4 | 5 = 4,
): number | undefined {
  const scored = scores(battle, level(number, plain)).find(
    ({ action }) => action.type === type && Object.values(action).includes(id),
  );
  return scored?.reasons.find((one) => one.name === name)?.value;
}

const duel = (own: Partial<CreatureScene> = {}, foe: Partial<CreatureScene> = {}) =>
  battleWith({
    own: { field: [{ id: "own", ...sturdy, ...own }] },
    foe: { field: [{ id: "foe", ...sturdy, ...foe }] },
  });
const share = (battle: ReturnType<typeof battleWith>) => reason(battle, "damage", "attack", "foe") ?? 0;

describe("the expected damage of an attack", () => {
  const base = () =>
    share(duel({ battle: { criticalChance: 0 } }, { battle: { maxHealth: 100, dodgeChance: 0 } }));

  it("includes half as much again, weighted by the chance of a critical hit (GAP-34)", () => {
    const lucky = duel({ battle: { criticalChance: 20 } }, { battle: { maxHealth: 100, dodgeChance: 0 } });
    expect(share(lucky)).toBeCloseTo(base() * 1.1, 9);
  });

  it("is reduced by the chance of a dodge (GAP-34)", () => {
    const nimble = duel({ battle: { criticalChance: 0 } }, { battle: { maxHealth: 100, dodgeChance: 10 } });
    expect(share(nimble)).toBeCloseTo(base() * 0.9, 9);
  });

  it("is reduced by the target's barrier, but is at least 1 (GAP-34)", () => {
    const scene = () =>
      duel({ battle: { criticalChance: 0 } }, { battle: { maxHealth: 100, dodgeChance: 0 } });
    const behind = scene();
    fighter(behind, "foe").barrier = 3;
    expect(share(behind)).toBeCloseTo(base() - 0.03, 9);
    fighter(behind, "foe").barrier = 500;
    expect(share(behind)).toBeCloseTo(0.01, 9);
  });
});

describe("the score of a stance", () => {
  const danger = (foes: CreatureScene[], health: number, energy = 25) =>
    battleWith({
      own: { field: [{ id: "own", health }], energy: 5 },
      foe: { field: foes, energy },
    });
  const saves = (battle: ReturnType<typeof battleWith>) => reason(battle, "saves", "defend", "own");
  const two = [{ id: "foe" }, { id: "other" }];

  it("is given where 30% of the expected damage leaves the creature alive, and all of it would not (BAT-122)", () => {
    const four = ["one", "two", "three", "four"].map((id) => ({ id, battle: { physicalAttack: 40 } }));
    const saved = Array.from({ length: 400 }, (_, index) => index + 1).filter(
      (health) =>
        saves(
          battleWith({
            own: { field: [{ id: "own", health, battle: { maxHealth: 400 } }], energy: 5 },
            foe: { field: four, energy: 25 },
          }),
        ) !== undefined,
    );
    const [least = 0] = saved;
    const most = saved.at(-1) ?? 0;
    expect(saved).toHaveLength(most - least + 1);
    expect(most).toBeGreaterThan(60);
    // All of the damage is `most` or less than one more; 30% of it just leaves `least`.
    expect(least).toBeGreaterThan(most * 0.3);
    expect(least).toBeLessThanOrEqual((most + 1) * 0.3 + 1);
  });

  it("counts all enemies that can act, not stunned or charging ones (BAT-122, GAP-34)", () => {
    expect(saves(danger(two, 15))).toBe(rules.ai.scores.saves);
    const stunned = danger(two, 15);
    fighter(stunned, "other").stunnedTurns = 1;
    expect(saves(stunned)).toBeUndefined();
    const charging = danger(two, 15);
    fighter(charging, "other").charging = "Shardstorm";
    expect(saves(charging)).toBeUndefined();
  });

  it("counts no more attacks than the enemy can pay, its regeneration included (BAT-122, GAP-34)", () => {
    const four = ["one", "two", "three", "four"].map((id) => ({ id }));
    const regained = Math.floor(rules.battle.energy.regenBase / rules.battle.costs.attack);
    expect(regained).toBeLessThan(4);
    expect(saves(danger(four, 8 * 4, 0)), "too few attacks").toBeUndefined();
    expect(saves(danger(four, 8 * 4, 8)), "one attack each").toBe(rules.ai.scores.saves);
  });
});

describe("the score of a deployment", () => {
  const points = rules.ai.scores;
  const card = (battle: Partial<CreatureScene>["battle"]) =>
    battleWith({ own: { field: [{ id: "own" }], hand: [{ id: "card", ...(battle ? { battle } : {}) }] } });
  const strength = (battle: Partial<CreatureScene>["battle"]) =>
    reason(card(battle), "strength", "deploy", "card");
  const most = rules.battle.caps.attack.max;

  it("grows with the better of its attacks, up to the cap (GAP-34)", () => {
    const span = points.deployHigh - points.deployLow;
    expect(strength({ physicalAttack: most / 2, magicalAttack: 5 })).toBeCloseTo(span / 2, 9);
    expect(strength({ physicalAttack: 5, magicalAttack: most / 4 })).toBeCloseTo(span / 4, 9);
    expect(strength({ physicalAttack: most * 3, magicalAttack: 5 })).toBeCloseTo(span, 9);
  });

  it("depends on how much the field needs a creature (GAP-34)", () => {
    const scene = (own: string[], foes: string[]) =>
      battleWith({
        own: { field: own.map((id) => ({ id })), hand: [{ id: "card" }] },
        foe: { field: foes.map((id) => ({ id })) },
      });
    expect(reason(scene([], ["foe"]), "emptyField", "deploy", "card")).toBe(points.deployEmptyField);
    expect(reason(scene([], []), "emptyField", "deploy", "card")).toBe(points.deployEmptyField);
    expect(reason(scene(["own"], ["foe", "other"]), "outnumbered", "deploy", "card")).toBe(
      points.deployOutnumbered,
    );
    expect(reason(scene(["own"], ["foe"]), "reinforces", "deploy", "card")).toBe(points.deployLow);
    expect(reason(scene(["own", "second"], ["foe"]), "reinforces", "deploy", "card")).toBe(points.deployLow);
  });

  it("adds the average matchup from level 4 on, unless there are no enemies (GAP-34)", () => {
    const scene = (foes: CreatureScene[]) =>
      battleWith({
        own: { field: [{ id: "own" }], hand: [{ id: "card", specialties: ["energy"] }] },
        foe: { field: foes },
      });
    const beaten: CreatureScene = { id: "foe", specialties: ["magic"] };
    const alone = reason(scene([beaten]), "matchup", "deploy", "card") ?? 0;
    expect(alone).toBeGreaterThan(0);
    expect(reason(scene([beaten, { id: "other" }]), "matchup", "deploy", "card")).toBeCloseTo(alone / 2, 9);
    expect(reason(scene([beaten]), "matchup", "deploy", "card", 3)).toBeUndefined();
    expect(reason(scene([]), "matchup", "deploy", "card")).toBeUndefined();
  });
});

describe("the target that the AI can defeat this turn", () => {
  const finished = (own: SideScene, foes: CreatureScene[]) => {
    const battle = battleWith({ own, foe: { field: foes } });
    const action = decision(battle, level(4, plain));
    return action.type === "attack" ? action.targetId : action.type;
  };

  it("is the healthiest one within reach, the first of equals (GAP-34)", () => {
    const own = { field: [{ id: "own" }], energy: 4 };
    const weak = { id: "weak", health: 5 };
    const hale = { id: "hale", health: 15 };
    const whole = { id: "whole" };
    expect(finished(own, [weak, hale, whole])).toBe("hale");
    expect(finished(own, [whole, hale, weak])).toBe("hale");
    expect(finished(own, [{ id: "first", health: 15 }, hale])).toBe("first");
  });

  it("is calculated for each creature that can attack, by the cost of its attacks (GAP-31, GAP-34)", () => {
    const strong = { id: "strong", battle: { physicalAttack: 40 } };
    const scene = (set: (battle: ReturnType<typeof battleWith>) => void) => {
      const battle = battleWith({
        own: { field: [{ id: "own" }, strong], energy: 3 },
        foe: { field: [{ id: "foe", health: 30 }] },
      });
      set(battle);
      return JSON.stringify(scores(battle, level(4, plain))).includes('"lethal"');
    };
    expect(scene(() => undefined)).toBe(true);
    expect(scene((battle) => Object.assign(fighter(battle, "strong"), { stunnedTurns: 1 }))).toBe(false);
    const cheaper = battleWith({
      own: { field: [{ id: "own" }], energy: 3 },
      foe: { field: [{ id: "foe", health: 22 }] },
    });
    const lethal = () => JSON.stringify(scores(cheaper, level(4, plain))).includes('"lethal"');
    expect(lethal()).toBe(false);
    fighter(cheaper, "own").costReduction = 1;
    expect(lethal()).toBe(true);
    fighter(cheaper, "own").costReduction = 9;
    expect(lethal(), "free attacks are not endless").toBe(true);
  });

  it("does not count attacks already made this turn (BAT-119)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], energy: 8 },
      foe: { field: [{ id: "foe", health: 22 }] },
    });
    const limited = level(4, { ...plain, multiAction: { max: 3, chance: 1 } });
    const lethal = () => JSON.stringify(scores(battle, limited)).includes('"lethal"');
    expect(lethal()).toBe(true);
    battle.sides[0].consecutiveActions = 1;
    expect(lethal()).toBe(false);
  });
});

describe("energy", () => {
  it("is saved for the cheapest card while the field has room (GAP-34)", () => {
    const saving = (hand: CreatureScene[], limit: number, energy: number) => {
      const battle = battleWith({
        own: { field: [{ id: "own" }], hand, energy },
        foe: { field: [{ id: "foe", ...sturdy }] },
      });
      battle.sides[0].fieldLimit = limit;
      return reason(battle, "savesToDeploy", "attack", "own");
    };
    const cards = [{ id: "dear", form: 2 }, { id: "cheap" }, { id: "middling", form: 1 }];
    expect(saving(cards, 4, 6)).toBe(-rules.ai.scores.deploymentPenalty);
    expect(saving(cards, 4, 7), "the cheapest can still be paid").toBeUndefined();
    expect(saving(cards, 1, 6), "no room").toBeUndefined();
  });

  it("is not affected by actions that cost none (GAP-31, GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], energy: 4 },
      foe: { field: [{ id: "foe", ...sturdy }] },
    });
    expect(reason(battle, "savesToDeploy", "attack", "own")).toBe(-rules.ai.scores.deploymentPenalty);
    fighter(battle, "own").costReduction = 9;
    expect(reason(battle, "savesToDeploy", "attack", "own")).toBeUndefined();
  });

  it("is reserved for a finishing spell only if an attack would use the reserve (GAP-34)", () => {
    const kept = (energy: number, set: (battle: ReturnType<typeof battleWith>) => void = () => undefined) => {
      const battle = battleWith({
        own: { field: [{ id: "own" }], spells: ["Babylon Burst"], energy },
        foe: { field: [{ id: "foe", ...sturdy }] },
      });
      set(battle);
      return reason(battle, "keepsEnergy", "attack", "own", 5);
    };
    const penalty = -rules.ai.scores.reservePenalty;
    expect([3, 4, 5, 6].map((energy) => kept(energy))).toEqual([undefined, penalty, penalty, undefined]);
    const spent = kept(5, (battle) => Object.assign(battle.sides[0].spells[0] ?? {}, { used: true }));
    expect(spent, "the spell is used").toBeUndefined();
  });
});

describe("a style", () => {
  it("comes from the table for each difficulty; the best style has no limits (BAT-119, BAT-120, GAP-34)", () => {
    for (const difficulty of ["easy", "medium", "hard", "expert"] as const) {
      const row = rules.difficulty[difficulty];
      expect(enemyStyle(rules, difficulty)).toEqual({
        level: row.enemyAILevel,
        byTable: true,
        mistakes: rules.ai.mistakes[difficulty],
        focusFireChance: row.focusFireChance,
        finishingAttacks: rules.ai.finishingAttacks[difficulty],
        aggressionLevel: row.aggressionLevel,
        comboAwareness: row.comboAwareness,
        depth: row.predictiveDepth,
        candidates: rules.ai.lookaheadWidth,
        multiAction: { max: row.multiActionMax, chance: row.multiActionChance },
      });
    }
    expect(bestStyle(rules)).toMatchObject({
      level: 5,
      byTable: false,
      mistakes: 0,
      focusFireChance: 1,
      multiAction: null,
    });
    expect(bestStyle(rules).comboAwareness).toBe(true);
    expect(withoutLookahead(bestStyle(rules))).toEqual({ ...bestStyle(rules), depth: 0 });
  });
});
