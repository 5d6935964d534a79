import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { cloneFighter } from "../state/clone-battle.ts";
import type { RandomState } from "../state/random.ts";

/**
 * A copy of a battle to play one's own turn on. Everything that turn can change is copied; the rolls come from
 * `dice` instead of the battle's generator. The cards that cannot be seen stay behind: the piles are only
 * there to be counted, and no action of one's own turn looks into them.
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

/** Cards in the own hand are shared until one is played: then a copy takes its place. */
export function imagineCard(hand: Fighter[], card: Fighter | null): void {
  const index = card === null ? -1 : hand.indexOf(card);
  if (card !== null && index >= 0) hand[index] = cloneFighter(card);
}

function unusedItems(items: readonly BattleItem[]): BattleItem[] {
  const unused: BattleItem[] = [];
  for (const item of items) if (!item.used) unused.push({ ...item });
  return unused;
}
