import { describe, expect, it } from "vitest";
import { type BattleAction, bestStyle, enemyStyle } from "../../../../rules/index.ts";
import { battleWith, byId, rules } from "../support/scene.ts";
import { decision, level, scoreOf, scores } from "./support/deciding.ts";

const onTarget = (id: string) => (action: BattleAction) => action.type === "attack" && action.targetId === id;

/** The quick scores, by which the AI picks what it plays ahead, and the policy `fast` decides. */
describe("every AI level", () => {
  const calm = { focusFireChance: 0 };

  it("gives an attack the share of health it is expected to take (GAP-34)", () => {
    const battle = battleWith({ own: { field: [{ id: "own" }] } });
    const [foe] = battle.sides[1].field;
    const full = scoreOf(scores(battle, level(2, calm)), "attack");
    if (foe) foe.currentHealth /= 2;
    expect(scoreOf(scores(battle, level(2, calm)), "attack")).toBeCloseTo(full * 2);
  });

  it("adds one for a kill (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }] },
      foe: { field: [{ id: "foe", health: 1 }] },
    });
    expect(scoreOf(scores(battle, level(2, calm)), "attack")).toBe(2);
    expect(decision(battle, level(2))).toEqual({ type: "attack", attackerId: "own", targetId: "foe" });
  });

  it("deploys at once on an empty field, soon when outnumbered, else by strength (GAP-34)", () => {
    const hand = [{ id: "card" }];
    const foes = [{ id: "foe" }, { id: "other" }];
    const empty = battleWith({ own: { hand } });
    const outnumbered = battleWith({ own: { field: [{ id: "own" }], hand }, foe: { field: foes } });
    const even = battleWith({ own: { field: [{ id: "own" }], hand } });
    const points = [empty, outnumbered, even].map((battle) => scoreOf(scores(battle, level(2)), "deploy"));
    expect(points[0]).toBeGreaterThanOrEqual(9);
    expect(points[1]).toBeGreaterThanOrEqual(1.6);
    expect(points[1]).toBeLessThan(9);
    expect(points[2]).toBeGreaterThanOrEqual(0.6);
    expect(points[2]).toBeLessThanOrEqual(1.1);
  });

  it("saves for the next deployment, until three creatures stand on the field (GAP-34)", () => {
    const scene = (allies: string[], energy: number) =>
      battleWith({
        own: { field: allies.map((id) => ({ id })), hand: [{ id: "card" }], energy },
        foe: { field: [{ id: "foe" }] },
      });
    const reasons = (battle: ReturnType<typeof scene>) => JSON.stringify(scores(battle, level(2)));
    const saving = scene(["own", "second"], 6);
    expect(reasons(saving)).toContain(
      `{"name":"savesToDeploy","value":-${rules.ai.scores.deploymentPenalty}}`,
    );
    expect(reasons(scene(["own", "second"], 7)), "enough is left").not.toContain("savesToDeploy");
    expect(reasons(scene(["own", "second", "third"], 6)), "enough stand").not.toContain("savesToDeploy");
    saving.sides[0].hand = [];
    expect(reasons(saving), "nobody to deploy").not.toContain("savesToDeploy");
  });

  it("ends the turn when nothing can be done (GAP-37)", () => {
    const battle = battleWith({ own: { field: [{ id: "own" }], energy: 0 } });
    expect(decision(battle, level(5))).toEqual({ type: "endTurn" });
  });

  it("never lets a stunned creature act (BAT-123)", () => {
    const battle = battleWith({ own: { field: [{ id: "own" }, { id: "stunned" }] } });
    byId(battle.sides[0].field, "stunned").stunnedTurns = 1;
    const listed = JSON.stringify(scores(battle, level(5)).map(({ action }) => action));
    expect(listed).toContain('"own"');
    expect(listed).not.toContain('"stunned"');
  });
});

describe("AI level 2", () => {
  it("scores tools, spells and stances 0 (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own", health: 5 }], tools: ["Ledger Lens"], spells: ["Babylon Burst"] },
    });
    const list = scores(battle, level(2));
    for (const type of ["useTool", "useSpell", "defend"] as const) expect(scoreOf(list, type)).toBe(0);
  });
});

describe("AI level 3", () => {
  it("values tools and spells (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], tools: ["Hyperscale Capacitor"], spells: ["Babylon Burst"] },
    });
    const list = scores(battle, level(3));
    expect(scoreOf(list, "useTool")).toBeGreaterThan(0);
    expect(scoreOf(list, "useSpell")).toBeGreaterThan(0);
  });

  it("concentrates on the lowest health as often as its difficulty says (GAP-34)", () => {
    const foes = [
      { id: "weak", health: 30 },
      { id: "hale", health: 50 },
    ];
    const battle = battleWith({ own: { field: [{ id: "own" }] }, foe: { field: foes } });
    const plain = scores(battle, level(3, { focusFireChance: 0 }));
    const focused = scores(battle, level(3, { focusFireChance: 1 }));
    const gain = (id: string) =>
      scoreOf(focused, "attack", onTarget(id)) - scoreOf(plain, "attack", onTarget(id));
    expect(gain("weak")).toBeCloseTo(rules.ai.scores.focusFire);
    expect(gain("hale")).toBe(0);
  });

  it("does not combine attacks to defeat an enemy yet (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }] },
      foe: { field: [{ id: "foe", health: 20 }] },
    });
    const reasons = (number: 3 | 4) => JSON.stringify(scores(battle, level(number)));
    expect(reasons(3)).not.toContain('"lethal"');
    expect(reasons(4)).toContain('"lethal"');
  });
});

describe("AI level 4", () => {
  it("first attacks an enemy that its affordable attacks together defeat (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], energy: 8 },
      foe: { field: [{ id: "weak", health: 30 }, { id: "hale" }] },
    });
    expect(decision(battle, level(4))).toMatchObject({ type: "attack", targetId: "weak" });
    battle.sides[0].energy = 7;
    expect(decision(battle, level(4)), "three attacks are not enough").toMatchObject({ type: "deploy" });
  });

  it("does not save energy when it can finish an enemy (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], hand: [{ id: "card" }], energy: 4 },
      foe: { field: [{ id: "weak", health: 15 }] },
    });
    expect(JSON.stringify(scores(battle, level(4)))).not.toContain("savesToDeploy");
    expect(JSON.stringify(scores(battle, level(3)))).toContain("savesToDeploy");
  });

  it("counts at most as many attacks for a defeat as its difficulty allows (GAP-34)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], energy: 8 },
      foe: { field: [{ id: "weak", health: 30 }] },
    });
    const lethal = (finishingAttacks: number) =>
      JSON.stringify(scores(battle, level(4, { finishingAttacks })));
    expect(lethal(4)).toContain('"lethal"');
    expect(lethal(3)).not.toContain('"lethal"');
    const reckoned = (["hard", "expert"] as const).map((one) => enemyStyle(rules, one).finishingAttacks);
    expect([...reckoned, bestStyle(rules).finishingAttacks]).toEqual([4, 7, 5]);
  });

  it("counts only as many attacks as it may still make this turn (BAT-119)", () => {
    const battle = battleWith({
      own: { field: [{ id: "own" }], energy: 8 },
      foe: { field: [{ id: "weak", health: 30 }] },
    });
    const limited = level(4, { multiAction: { max: 3, chance: 1 } });
    expect(JSON.stringify(scores(battle, limited))).not.toContain('"lethal"');
  });

  it("defends when a stance that lets 30% through is expected to save the creature (BAT-122, GAP-34)", () => {
    const scene = (health: number) =>
      battleWith({
        own: { field: [{ id: "own", health }], energy: 1 },
        foe: { field: [{ id: "foe" }, { id: "other" }] },
      });
    expect(decision(scene(15), level(4))).toEqual({ type: "defend", creatureId: "own" });
    expect(decision(scene(50), level(4)), "in no danger").toEqual({ type: "endTurn" });
    expect(decision(scene(2), level(4)), "lost anyway").toEqual({ type: "endTurn" });
    expect(decision(scene(15), level(3)), "level 3 does not").toEqual({ type: "endTurn" });
  });

  it("deploys the creature with the better matchup (GAP-34)", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "own" }],
        hand: [
          { id: "beaten", specialties: ["strength"] },
          { id: "beats", specialties: ["energy"] },
        ],
        energy: 5,
      },
      foe: { field: [{ id: "foe", specialties: ["magic"], health: 50 }] },
    });
    const points = (number: 3 | 4, id: string) =>
      scores(battle, level(number)).find(
        ({ action }) => action.type === "deploy" && action.creatureId === id,
      ) ?? { score: 0, reasons: [] };
    const gain = (id: string) => points(4, id).score - points(3, id).score;
    expect(gain("beats")).toBeCloseTo(0.45 * rules.ai.scores.deployMatchup);
    expect(gain("beaten")).toBeCloseTo(-0.45 * rules.ai.scores.deployMatchup);
  });
});

describe("AI level 5", () => {
  it("keeps 4 energy for a finishing spell (GAP-34)", () => {
    const scene = (spells: string[]) =>
      battleWith({ own: { field: [{ id: "own" }], spells, energy: 5 }, foe: { field: [{ id: "foe" }] } });
    const reasons = (spells: string[], number: 4 | 5) =>
      JSON.stringify(scores(scene(spells), level(number)).map((one) => one.reasons));
    expect(reasons(["Babylon Burst"], 5)).toContain('"keepsEnergy"');
    expect(reasons(["Engine Overclock"], 5), "a spell that finishes nobody").not.toContain('"keepsEnergy"');
    expect(reasons(["Babylon Burst"], 4)).not.toContain('"keepsEnergy"');
  });
});
