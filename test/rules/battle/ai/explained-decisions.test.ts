import { describe, expect, it } from "vitest";
import {
  applyAction,
  type Difficulty,
  decide,
  type ExplainedDecision,
  enemyStyle,
  explainDecision,
  newBattle,
  newRandom,
  requirementTeam,
} from "../../../../rules/index.ts";
import { rules } from "../support/scene.ts";

type Told = ExplainedDecision & { action: string };

/** Every decision of the enemy in one battle, explained with the dice it was taken with. */
function decisionsOf(difficulty: Difficulty, seed: string): Told[] {
  const player = requirementTeam(rules, newRandom(seed), difficulty);
  const battle = newBattle(rules, { mode: "ai", difficulty, seed, player });
  const style = enemyStyle(rules, difficulty);
  const told: Told[] = [];
  for (let place = 0; battle.winner === null; place++) {
    const dice = newRandom(`${seed}|${place}`);
    const action = decide(rules, battle, battle.active, style, { ...dice });
    const before = structuredClone(battle);
    const explained = explainDecision(rules, battle, battle.active, style, { ...dice });
    expect(battle).toEqual(before);
    told.push({ ...explained, action: JSON.stringify(action) });
    expect(applyAction(rules, battle, battle.active, action)).toBeNull();
  }
  return told;
}

const scoreOf = ({ candidates, action }: Told) =>
  candidates.find((candidate) => JSON.stringify(candidate.action) === action)?.score ?? Number.NaN;

describe("explainDecision", () => {
  it("lists the decided action first whenever it was decided by scores (GAP-34)", () => {
    const weighed = decisionsOf("hard", "explained").filter(({ how }) => how === "weighed");
    expect(weighed.length).toBeGreaterThan(10);
    for (const told of weighed) expect(scoreOf(told)).toBeCloseTo(told.candidates[0]?.score ?? Number.NaN, 9);
  });

  it("reports when a mistake or chance decided, and differs from the best candidate only then (GAP-34)", () => {
    const told = decisionsOf("easy", "slips");
    expect(new Set(told.map(({ how }) => how))).toEqual(new Set(["weighed", "slip", "stop"]));
    for (const { how, action } of told) if (how === "stop") expect(action).toBe('{"type":"endTurn"}');
    const worse = told.filter((one) => scoreOf(one) < (one.candidates[0]?.score ?? 0) - 1e-9);
    expect(worse.length).toBeGreaterThan(0);
    expect(worse.every(({ how }) => how !== "weighed")).toBe(true);
  });

  it('gives the reason "nothing else is worth its energy" only when ending the turn scores best of what the level considers (GAP-34)', () => {
    const endings = decisionsOf("easy", "a").flatMap(({ candidates }) => {
      const ending = candidates.find(({ action }) => action.type === "endTurn");
      return ending ? [{ ending, isBest: (candidates[0]?.score ?? 0) <= ending.score }] : [];
    });
    expect(new Set(endings.map(({ ending }) => ending.reasons[0]?.name))).toEqual(
      new Set(["nothingBetter", "endsTurn"]),
    );
    for (const { ending, isBest } of endings)
      expect(ending.reasons[0]?.name).toBe(isBest ? "nothingBetter" : "endsTurn");
  });
});
