import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { cloneFighter } from "../state/clone-battle.ts";
import { writeBaseStats } from "../stats/base-stats.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";
import { attackOf } from "./scores/estimates.ts";

/**
 * The battle as a side imagines it. Each hidden card (the enemy's hand, both decks) is taken to be like a middling
 * creature that the side has seen; the enemy's items are left out. Of hidden cards only the number is read (`GAP-43`).
 */
export function imagineBattle(rules: RuleSet, battle: Battle, side: SideIndex): Battle {
  const other = side === 0 ? 1 : 0;
  const own = battle.sides[side];
  const enemy = battle.sides[other];
  const ours = middling([...own.field, ...own.hand, ...own.fallen]);
  const theirs = middling([...enemy.field, ...enemy.fallen]) ?? ours;
  const drawn = cardsLike(rules, theirs, other, enemy.hand.length + enemy.deck.length);
  const sides: Battle["sides"] = [own, own];
  sides[side] = { ...own, deck: cardsLike(rules, ours, side, own.deck.length) };
  sides[other] = {
    ...enemy,
    hand: drawn.slice(0, enemy.hand.length),
    deck: drawn.slice(enemy.hand.length),
    tools: [],
    spells: [],
  };
  return { ...battle, sides };
}

/** The creature in the middle by attack; null if none was seen. */
function middling(seen: Fighter[]): Fighter | null {
  seen.sort((one, other) => attackOf(one) - attackOf(other));
  return seen[seen.length >> 1] ?? null;
}

function cardsLike(rules: RuleSet, model: Fighter | null, side: SideIndex, count: number): Fighter[] {
  const cards: Fighter[] = [];
  if (model === null) return cards;
  const card = unhurt(rules, model, side);
  for (let index = 0; index < count; index++) {
    const copy = cloneFighter(card);
    copy.id = `imagined-${side}-${index}`;
    cards.push(copy);
  }
  return cards;
}

/** A creature as it would come out of the hand. */
function unhurt(rules: RuleSet, model: Fighter, side: SideIndex): Fighter {
  const card = cloneFighter(model);
  Object.assign(card, {
    side,
    effects: [],
    stunnedTurns: 0,
    charging: null,
    isDefending: false,
    nextAttackBonus: 0,
    attacksThisTurn: 0,
    appeared: 0,
    nextAttackBonusTurns: 0,
    barrier: 0,
    protection: 0,
  });
  writeBaseStats(rules, card.rawStats, 0, 0, card.baseStats);
  refreshBattleStats(rules, card);
  card.currentHealth = card.battleStats.maxHealth;
  return card;
}
