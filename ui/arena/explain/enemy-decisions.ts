import {
  applyAction,
  type Battle,
  type BattleAction,
  type Difficulty,
  type ExplainedDecision,
  enemyDice,
  enemyStyle,
  explainDecision,
  itemNames,
  type MoveNames,
  moveWords,
  newBattle,
  type Replay,
  type RuleSet,
  reasonTexts,
  setupOfReplay,
  viewFor,
} from "../../../rules/index.ts";
import { againstEnemy, ENEMY, PLAYER } from "../../battle/store/sides.ts";
import { creatureLabels } from "../../battle/use-shown-battle.ts";

/** An action the enemy could have taken. */
interface ExplainedCandidate {
  id: string;
  text: string;
  score: number;
  reasons: string[];
  /** Whether it is what the enemy did. */
  taken: boolean;
}

/** One decision of the enemy. */
export interface EnemyDecision {
  /** Index of its action in the battle. */
  index: number;
  turn: number;
  /** What it did. */
  text: string;
  how: ExplainedDecision["how"];
  candidates: ExplainedCandidate[];
}

/** The enemy's actions in one of its turns; each is explained when it is asked for. */
interface EnemyTurn {
  turn: number;
  /** Indexes of its actions in the battle. */
  indexes: number[];
}

/** The turns in which the enemy decided, in order. */
export function enemyTurns(rules: RuleSet, replay: Replay): EnemyTurn[] {
  const battle = newBattle(rules, setupOfReplay(replay));
  const turns: EnemyTurn[] = [];
  for (const [index, action] of replay.actions.entries()) {
    if (battle.active === ENEMY) {
      const last = turns.at(-1);
      if (last?.turn === battle.turn) last.indexes.push(index);
      else turns.push({ turn: battle.turn, indexes: [index] });
    }
    applyAction(rules, battle, battle.active, action);
  }
  return turns;
}

/** Explains the enemy's action at an index of a battle against the AI, with the dice it had then (`GAP-34`). */
export function enemyDecision(
  rules: RuleSet,
  replay: Replay,
  difficulty: Difficulty,
  index: number,
): EnemyDecision {
  const battle = newBattle(rules, setupOfReplay(replay));
  for (const action of replay.actions.slice(0, index)) applyAction(rules, battle, battle.active, action);
  const names = namesIn(rules, battle);
  const style = enemyStyle(rules, difficulty);
  const dice = enemyDice(replay.seed, index);
  const { how, candidates } = explainDecision(rules, battle, ENEMY, style, dice);
  const taken = replay.actions[index] ?? { type: "endTurn" };
  return {
    index,
    turn: battle.turn,
    text: moveWords(rules, names, taken),
    how,
    candidates: candidates.map((candidate) => ({
      id: idOf(candidate.action),
      text: moveWords(rules, names, candidate.action),
      score: candidate.score,
      reasons: reasonTexts(rules, candidate),
      taken: idOf(candidate.action) === idOf(taken),
    })),
  };
}

/** Names as on the field; cards that the player does not see are named as well, with numbers after those of the field. */
function namesIn(rules: RuleSet, battle: Battle): MoveNames {
  const seen = viewFor(rules, battle, ENEMY).player;
  const cards = [...seen.hand, ...(seen.deck ?? [])];
  const hand = cards.map((card) => ({ ...card, appeared: Number.MAX_SAFE_INTEGER }));
  const enemy = { ...seen, hand, deck: null };
  const { player } = viewFor(rules, battle, PLAYER);
  const labels = creatureLabels(rules.texts, { player, enemy }, againstEnemy(rules.texts));
  return { creature: (id) => labels.get(id) ?? id, ...itemNames(enemy) };
}

/** The same text for the same action, whatever the order of its fields. */
function idOf(action: BattleAction): string {
  return JSON.stringify(Object.entries(action).sort());
}
