import type { Battle, Fighter, SideIndex } from "../battle/state/battle.ts";
import { type RandomState, roll } from "../battle/state/random.ts";
import { determinized } from "../bots/imagined-battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * Draws one of the battles that this one can be for all that `side` knows: the other side's unseen cards and items,
 * the order of the own deck and all rolls to come are drawn from `dice` (`GAP-43`).
 */
export function sampledWorld(rules: RuleSet, battle: Battle, side: SideIndex, dice: RandomState): Battle {
  const world = determinized(rules, battle, side, dice);
  shuffle(world.sides[side].deck, dice);
  return world;
}

/** Sorts the cards first, so that their true order leaves no trace in the drawn one. */
function shuffle(cards: Fighter[], dice: RandomState): void {
  cards.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(roll(dice) * (last + 1));
    [cards[last], cards[other]] = [cards[other] as Fighter, cards[last] as Fighter];
  }
}
