import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { cloneFighter } from "../state/clone-battle.ts";
import type { RandomState } from "../state/random.ts";

/**
 * Copies a battle so that the side's own turn can be played on the copy. Everything that turn can change is copied;
 * rolls come from `dice` instead of the battle's generator. Hidden cards are not copied: decks and the enemy's hand
 * are only counted, and no action of the own turn looks into them.
 */
export function imaginedBattle(battle: Battle, side: SideIndex, dice: RandomState): Battle {
  const one = imaginedSide(battle.sides[0], side === 0);
  const two = imaginedSide(battle.sides[1], side === 1);
  const { mode, difficulty, seed, turn, active, first, winner } = battle;
  return { mode, difficulty, seed, random: { ...dice }, turn, active, first, winner, sides: [one, two] };
}

function imaginedSide(side: BattleSide, isOwn: boolean): BattleSide {
  const copy = { ...side };
  copy.field = side.field.map(cloneFighter);
  copy.fallen = [];
  if (!isOwn) return copy;
  copy.hand = side.hand.slice();
  copy.tools = unusedItems(side.tools);
  copy.spells = unusedItems(side.spells);
  return copy;
}

/** Replaces a card of the hand by a copy before it is played; until then the copy of the battle shares it. */
export function imagineCard(hand: Fighter[], card: Fighter | null): void {
  const index = card === null ? -1 : hand.indexOf(card);
  if (card !== null && index >= 0) hand[index] = cloneFighter(card);
}

function unusedItems(items: readonly BattleItem[]): BattleItem[] {
  const unused: BattleItem[] = [];
  for (const item of items) if (!item.used) unused.push({ ...item });
  return unused;
}
