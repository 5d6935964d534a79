import {
  actionOutcomes,
  type Battle,
  type BattleAction,
  type BattleView,
  fill,
  idsOf,
  numberText,
  outcomeWords,
  percentOf,
  type RuleSet,
  rowText,
} from "../../../rules/index.ts";
import { PLAYER } from "../store/sides.ts";

/** Sentences that are enough to choose by, such as the damage and the chance to defeat. */
const SENTENCES = 2;

interface MoveGroup {
  /** Id of the creature that takes the moves; null for those of the whole side. */
  actor: string | null;
  moves: BattleAction[];
}

/** Groups moves by the creature that takes them, in the order of their first ones; those of the whole side come last. */
export function groupedMoves(moves: readonly BattleAction[]): MoveGroup[] {
  const groups = new Map<string | null, MoveGroup>();
  for (const move of moves) {
    const { actor } = idsOf(move);
    const group = groups.get(actor) ?? { actor, moves: [] };
    group.moves.push(move);
    groups.set(actor, group);
  }
  return [...groups.values()].sort((one, other) => Number(one.actor === null) - Number(other.actor === null));
}

/** What a move does, in a line; empty where its name says all. */
export function moveEffect(
  rules: RuleSet,
  battle: Battle,
  { player }: BattleView,
  move: BattleAction,
): string {
  const { texts } = rules;
  const { allMoves, hand } = texts.battleScreen;
  const { target, item } = idsOf(move);
  const whole = (value: number) => numberText(texts, Math.round(value));
  if (move.type === "defend") {
    const { stanceReduction } = battle.sides[PLAYER];
    return fill(allMoves.defends, { percent: percentOf(stanceReduction), turns: rules.battle.defend.turns });
  }
  if (move.type === "deploy") {
    const card = battle.sides[PLAYER].hand.find(({ id }) => id === move.creatureId);
    if (!card) return "";
    const { maxHealth, physicalAttack, magicalAttack, physicalDefense, magicalDefense } = card.battleStats;
    return fill(hand.stats, {
      health: whole(maxHealth),
      attack: whole(Math.max(physicalAttack, magicalAttack)),
      physical: whole(physicalDefense),
      magical: whole(magicalDefense),
    });
  }
  const outcomes = actionOutcomes(rules, battle, PLAYER, move);
  const outcome = outcomes.find(({ creatureId }) => creatureId === target) ?? outcomes[0];
  const words = outcome ? outcomeWords(rules, outcome).slice(0, SENTENCES) : [];
  if (words.length > 0) return rowText(texts, words);
  const list = move.type === "useTool" ? player.tools : player.spells;
  return list.find(({ id }) => id === item)?.description ?? "";
}
