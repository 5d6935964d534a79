import {
  applyAction,
  type Battle,
  type BattleAction,
  type Difficulty,
  type ExplainedDecision,
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
import { ENEMY, enemyDice, PLAYER } from "../../battle/ai-battle/arena-battle.ts";
import { creatureLabels } from "../../battle/field/creature-labels.ts";
import { AGAINST_ENEMY } from "../../battle/side-names.ts";

/** An action the enemy could have taken. */
export interface ExplainedCandidate {
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
  place: number;
  turn: number;
  /** What it did. */
  text: string;
  how: ExplainedDecision["how"];
  candidates: ExplainedCandidate[];
}

/** Where the enemy decided something, by turn; each decision is looked into when it is asked for. */
export interface EnemyTurn {
  turn: number;
  places: number[];
}

/** The turns in which the enemy decided, in order. */
export function enemyTurns(rules: RuleSet, replay: Replay): EnemyTurn[] {
  const battle = newBattle(rules, setupOfReplay(replay));
  const turns: EnemyTurn[] = [];
  for (const [place, action] of replay.actions.entries()) {
    if (battle.active === ENEMY) {
      const last = turns.at(-1);
      if (last?.turn === battle.turn) last.places.push(place);
      else turns.push({ turn: battle.turn, places: [place] });
    }
    applyAction(rules, battle, battle.active, action);
  }
  return turns;
}

/** Looks into what the enemy decided at a place of a battle against the AI, with the dice it had (`GAP-34`). */
export function enemyDecision(
  rules: RuleSet,
  replay: Replay,
  difficulty: Difficulty,
  place: number,
): EnemyDecision {
  const battle = newBattle(rules, setupOfReplay(replay));
  for (const action of replay.actions.slice(0, place)) applyAction(rules, battle, battle.active, action);
  const names = namesIn(rules, battle);
  const style = enemyStyle(rules, difficulty);
  const dice = enemyDice(replay.seed, place);
  const { how, candidates } = explainDecision(rules, battle, ENEMY, style, dice);
  const taken = replay.actions[place] ?? { type: "endTurn" };
  return {
    place,
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

/** Creatures are called as on the field; what the enemy holds unseen is named as well. */
function namesIn(rules: RuleSet, battle: Battle): MoveNames {
  const enemy = viewFor(rules, battle, ENEMY).player;
  const { player } = viewFor(rules, battle, PLAYER);
  const labels = creatureLabels({ player, enemy }, AGAINST_ENEMY);
  return { creature: (id) => labels.get(id) ?? id, ...itemNames(enemy) };
}

/** The same for the same action, in whatever order its parts stand. */
function idOf(action: BattleAction): string {
  return JSON.stringify(Object.entries(action).sort());
}
