import {
  applyAction,
  type Battle,
  type BattleAction,
  bestStyle,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  type ScoredAction,
  scoredActions,
} from "../../../../../rules/index.ts";
import { requirementTeam } from "../../../../../rules/simulation/requirement-team.ts";
import { rules } from "../../support/scene.ts";

const SEED = "worked:8";
const TURN = 4;

/** The enemy's turn of a real battle as rows of a table: what it did, how it scored, and why. */
export function workedTurn(): string[] {
  const player = requirementTeam(rules, newRandom(`${SEED}|deck`), "expert");
  const battle = newBattle(rules, { mode: "ai", difficulty: "expert", seed: SEED, player });
  const dice = [newRandom(`${SEED}|0`), newRandom(`${SEED}|1`)] as const;
  const styles = [bestStyle(rules), enemyStyle(rules, "expert")] as const;
  const rows: string[] = [];
  while (battle.winner === null && battle.turn <= TURN) {
    const side = battle.active;
    const list = scoredActions(rules, battle, side, styles[side], { ...dice[side] });
    const action = decide(rules, battle, side, styles[side], dice[side]);
    if (side === 1 && battle.turn === TURN) rows.push(rowOf(battle, list, action));
    const refusal = applyAction(rules, battle, side, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.text}`);
  }
  return rows;
}

function rowOf(battle: Battle, list: readonly ScoredAction[], action: BattleAction): string {
  const chosen = list.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  const reasons = chosen?.reasons.map(({ name, value }) => `${name} ${value.toFixed(2)}`) ?? [];
  const cells = [
    battle.sides[1].energy,
    textOf(battle, action),
    chosen?.score.toFixed(2),
    reasons.join(", "),
    list.length,
  ];
  return `| ${cells.join(" | ")} |`;
}

function textOf(battle: Battle, action: BattleAction): string {
  const all = battle.sides.flatMap(({ hand, field }) => [...hand, ...field]);
  const called = (id: string) => {
    const found = all.find((fighter) => fighter.id === id);
    return `${found?.name} (${found?.currentHealth} of ${found?.battleStats.maxHealth})`;
  };
  const item = (id: string) =>
    battle.sides.flatMap(({ tools, spells }) => [...tools, ...spells]).find((one) => one.id === id)?.name;
  switch (action.type) {
    case "attack":
      return `${called(action.attackerId)} attacks ${called(action.targetId)}`;
    case "deploy":
      return `deploys ${called(action.creatureId)}`;
    case "useTool":
      return `${item(action.toolId)} for ${called(action.targetId ?? action.creatureId)}`;
    case "useSpell":
      return `${item(action.spellId)} on ${action.targetId ? called(action.targetId) : "all"}`;
    case "defend":
      return `${called(action.creatureId)} defends`;
    case "endTurn":
      return "ends its turn";
  }
}
