import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { cloneFighter } from "../state/clone-battle.ts";
import type { RandomState } from "../state/random.ts";
import { writeBaseStats } from "../stats/base-stats.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";

const MOST_DRAWN = 2;

/**
 * The battle as a side imagines it: hidden cards (the enemy's hand, both decks) are taken to be like the creatures that
 * the side has seen, and the enemy's items are left out. Of hidden cards only the number is read (`GAP-43`).
 */
export function imaginedBattle(rules: RuleSet, battle: Battle, side: SideIndex, random: RandomState): Battle {
  const own = battle.sides[side];
  const enemy = battle.sides[side === 0 ? 1 : 0];
  const ours = typical([...own.field, ...own.hand, ...own.fallen]);
  const theirs = typical([...enemy.field, ...enemy.fallen]) ?? ours;
  const mine: BattleSide = { ...own };
  mine.field = own.field;
  mine.fallen = [];
  mine.deck = imaginedCards(rules, ours, own.deck.length, side, "own");
  const other: BattleSide = { ...enemy };
  other.fallen = [];
  other.hand = imaginedCards(rules, theirs, enemy.hand.length, enemy === battle.sides[0] ? 0 : 1, "hand");
  other.deck = imaginedCards(rules, theirs, enemy.deck.length, enemy === battle.sides[0] ? 0 : 1, "deck");
  other.tools = [];
  other.spells = [];
  const { mode, difficulty, seed, turn, active, first, winner } = battle;
  return {
    mode,
    difficulty,
    seed,
    random,
    turn,
    active,
    first,
    winner,
    sides: side === 0 ? [mine, other] : [other, mine],
  };
}

function attackOf({ baseStats }: Fighter): number {
  return Math.max(baseStats.physicalAttack, baseStats.magicalAttack);
}

function typical(seen: Fighter[]): Fighter | null {
  if (seen.length === 0) return null;
  seen.sort((one, other) => attackOf(one) - attackOf(other));
  return seen[seen.length >> 1] as Fighter;
}

function imaginedCards(
  rules: RuleSet,
  model: Fighter | null,
  count: number,
  side: SideIndex,
  name: string,
): Fighter[] {
  const cards: Fighter[] = [];
  if (model === null) return cards;
  const card = fresh(rules, model, side);
  for (let index = 0; index < count; index++) {
    if (index < MOST_DRAWN || name === "hand") {
      const one = cloneFighter(card);
      one.id = `${name}-${index}`;
      cards.push(one);
    } else cards.push(card);
  }
  return cards;
}

function fresh(rules: RuleSet, model: Fighter, side: SideIndex): Fighter {
  const card = cloneFighter(model);
  card.side = side;
  card.effects = [];
  card.stunnedTurns = 0;
  card.charging = null;
  card.isDefending = false;
  card.nextAttackBonus = 0;
  card.nextAttackBonusTurns = 0;
  card.barrier = 0;
  card.protection = 0;
  writeBaseStats(rules, card.rawStats, 0, 0, card.baseStats);
  refreshBattleStats(rules, card);
  card.currentHealth = card.battleStats.maxHealth;
  return card;
}

/** A copy to play on. Cards in hands and decks are shared until they are deployed. */
export function copyOf(battle: Battle): Battle {
  const { mode, difficulty, seed, random, turn, active, first, winner, sides } = battle;
  return {
    mode,
    difficulty,
    seed,
    random,
    turn,
    active,
    first,
    winner,
    sides: [copyOfSide(sides[0]), copyOfSide(sides[1])],
  };
}

function copyOfSide(side: BattleSide): BattleSide {
  const copy = { ...side };
  copy.field = side.field.map(cloneFighter);
  copy.hand = side.hand.slice();
  copy.deck = side.deck.slice();
  copy.fallen = [];
  copy.tools = side.tools.map(copyOfItem);
  copy.spells = side.spells.map(copyOfItem);
  return copy;
}

function copyOfItem(item: BattleItem): BattleItem {
  return { ...item };
}

/** Replaces a card of the hand by a copy before it is played; until then the copy of the battle shares it. */
export function takeCard(hand: Fighter[], card: Fighter | null): void {
  const index = card === null ? -1 : hand.indexOf(card);
  if (card !== null && index >= 0) hand[index] = cloneFighter(card);
}
