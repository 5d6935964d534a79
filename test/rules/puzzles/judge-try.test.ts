import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pick } from "../../../rules/battle/enemy/generate-enemy.ts";
import { applyAction, type Battle, cloneBattle, legalActions, newRandom } from "../../../rules/index.ts";
import { judgeTry, judgeTurn, type Position, positionBattle } from "../../../rules/positions.ts";
import { isGoalReached } from "../../../rules/puzzles/goal-shortfalls.ts";
import { type PositionRow, positionOfRow } from "../../../rules/puzzles/position-row.ts";
import { drawnPositions, positions, positionWhere } from "./drawn-positions.ts";

const { rules } = positions;
/** After its solution expert spares a creature that it could defeat. */
const spared: PositionRow = JSON.parse(readFileSync("test/rules/puzzles/spared-position.json", "utf8"));
const [position] = drawnPositions(1);
if (!position) throw new Error("No position ships");

describe("judgeTry", () => {
  it("says that the solution reaches the goal, with the energy left and the enemy's answer (GAP-73)", () => {
    const survival = positionWhere(({ goal }) => goal.kind === "survive");
    const judged = judgeTry(rules, survival, survival.solution);
    expect(judged).toMatchObject({ ok: true, reached: true, shortfalls: [] });
    if (!judged.ok) return;
    expect(judged.answer.length).toBeGreaterThan(0);
    expect(judged.battle.active).toBe(0);
    expect(judged.energyLeft).toBeGreaterThanOrEqual(0);
  });

  it("judges a turn alike with and without its end", () => {
    const ended = judgeTry(rules, position, [...position.solution, { type: "endTurn" }]);
    if (position.goal.kind !== "win") expect(ended).toEqual(judgeTry(rules, position, position.solution));
  });

  it("refuses an illegal action by its index, and what comes after the end of the turn", () => {
    const illegal = judgeTry(rules, position, [{ type: "defend", creatureId: "nobody" }]);
    expect(illegal).toMatchObject({ ok: false, index: 0, refusal: { code: "invalid_defend" } });
    const late = judgeTry(rules, position, [{ type: "endTurn" }, ...position.solution]);
    expect(late).toMatchObject({ ok: false, index: 1, refusal: { code: "not_your_turn" } });
  });

  it("refuses what is no action at all instead of failing", () => {
    const nothing = [{ type: "constructor" }, null, 7] as never[];
    for (const value of nothing)
      expect(judgeTry(rules, position, [value])).toMatchObject({ ok: false, index: 0 });
  });

  it("names the enemies that are left when the goal is to win", () => {
    const win = positionWhere(({ goal }) => goal.kind === "win");
    const [first] = positionBattle(rules, win).sides[1].field;
    const judged = judgeTry(rules, win, []);
    expect(judged).toMatchObject({ ok: true, reached: false, shortfalls: [{ kind: "enemiesLeft" }] });
    expect(JSON.stringify(judged.ok && judged.shortfalls)).toContain(first?.id);
  });

  it("names the own creatures that fell when the goal is to survive", () => {
    const survival = positionWhere(({ goal }) => goal.kind === "survive");
    const judged = judgeTry(rules, survival, survival.obvious);
    expect(judged).toMatchObject({ ok: true, reached: false });
    if (judged.ok) expect(["fallen", "lost"]).toContain(judged.shortfalls[0]?.kind);
  });

  it("says how many are left and needed when the goal is a lead", () => {
    const lead = positionWhere(({ goal }) => goal.kind === "lead");
    const judged = judgeTry(rules, lead, lead.obvious);
    if (!judged.ok || lead.goal.kind !== "lead") throw new Error("The obvious play is legal");
    for (const shortfall of judged.shortfalls)
      if (shortfall.kind === "tooFewOwn") expect(shortfall.left).toBeLessThan(shortfall.needed);
      else if (shortfall.kind === "tooManyEnemies") expect(shortfall.left).toBeGreaterThan(shortfall.allowed);
  });

  it("leaves the battle that it judges as it is", () => {
    const battle = positionBattle(rules, position);
    const before = cloneBattle(battle);
    judgeTurn(rules, battle, position, position.solution);
    expect(battle).toEqual(before);
  });

  it("finds no answer by chance that spoils what a solution has reached (GAP-73)", () => {
    const spoiled = drawnPositions()
      .filter(({ answers }) => answers > 0)
      .slice(0, 20)
      .filter((drawn) => {
        const before = positionBattle(rules, drawn);
        const ended = endedAfter(before, drawn.solution);
        const answers = Array.from({ length: 50 }, (_, index) => randomAnswer(ended, `${drawn.id}:${index}`));
        return answers.some((after) => !isGoalReached(drawn.goal, before, after));
      });
    expect(spoiled.map(({ id }) => id)).toEqual([]);
  });

  it("lets the enemy spoil a goal that expert's turn would have left, where it looks for such a turn (GAP-73)", () => {
    const [usual, looking] = [0, 1500].map((answers) => {
      const position = positionOfRow(rules, { ...spared, answers });
      return judgeTry(rules, position, position.solution);
    });
    expect(usual).toMatchObject({ ok: true, reached: true });
    expect(looking).toMatchObject({ ok: true, reached: false, shortfalls: [{ kind: "tooFewOwn" }] });
    expect(looking?.ok && looking.answer.at(-1)).toEqual({ type: "endTurn" });
  });
});

function endedAfter(before: Battle, turn: Position["solution"]): Battle {
  const battle = cloneBattle(before);
  for (const action of turn) applyAction(rules, battle, 0, action);
  if (battle.winner === null && battle.active === 0) applyAction(rules, battle, 0, { type: "endTurn" });
  return battle;
}

/** The battle after a turn of the enemy of which each action is drawn. */
function randomAnswer(ended: Battle, seed: string): Battle {
  const battle = cloneBattle(ended);
  const dice = newRandom(seed);
  while (battle.winner === null && battle.active === 1)
    applyAction(rules, battle, 1, pick(dice, legalActions(rules, battle, 1)));
  return battle;
}
