import { enemyItems } from "../battle/enemy/enemy-items.ts";
import { generateEnemy } from "../battle/enemy/generate-enemy.ts";
import { newFighter } from "../battle/setup/fighter.ts";
import { battleItem, type Deck } from "../battle/setup/new-battle.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "../battle/state/battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { duelDeck } from "../simulation/duel-deck.ts";
import { requirementTeam } from "../simulation/requirement-team.ts";

/** Cards and items that a side might hold unseen. */
export type HiddenCards = Pick<BattleSide, "hand" | "deck" | "tools" | "spells">;

/**
 * Draws what the `owner` may hold where its opponent cannot see it: as many cards in hand and deck as it really has,
 * of the kind that its battle is played with, and the items that it may not have used yet. Of the real hidden cards
 * only the number is read.
 */
export function drawHiddenCards(
  rules: RuleSet,
  battle: Battle,
  owner: SideIndex,
  dice: RandomState,
): HiddenCards {
  const { hand, deck, tools, spells } = battle.sides[owner];
  const cards: Fighter[] = [];
  const items = drawItems(rules, battle, owner, dice);
  while (cards.length < hand.length + deck.length)
    for (const creature of drawCreatures(rules, battle, owner, dice))
      cards.push(newFighter(rules, { ...creature, id: `imagined-${cards.length + 1}` }, owner));
  return {
    hand: cards.slice(0, hand.length),
    deck: cards.slice(hand.length, hand.length + deck.length),
    tools: withSeen(tools, items.tools),
    spells: withSeen(spells, items.spells),
  };
}

function drawCreatures(
  rules: RuleSet,
  { difficulty }: Battle,
  owner: SideIndex,
  dice: RandomState,
): Creature[] {
  if (difficulty === null) return duelDeck(rules, dice).creatures;
  if (owner === 0) return requirementTeam(rules, dice, difficulty).creatures;
  return [generateEnemy(rules, dice, difficulty, "")];
}

function drawItems(
  rules: RuleSet,
  { difficulty, sides }: Battle,
  owner: SideIndex,
  dice: RandomState,
): Pick<HiddenCards, "tools" | "spells"> {
  if (difficulty !== null && owner === 1) return enemyItems(rules, dice, difficulty, sides[0]);
  const deck: Deck = difficulty === null ? duelDeck(rules, dice) : requirementTeam(rules, dice, difficulty);
  return { tools: deck.tools.map(battleItem), spells: deck.spells.map(battleItem) };
}

/** The items that were seen, and drawn ones for the rest. */
function withSeen(held: readonly BattleItem[], drawn: readonly BattleItem[]): BattleItem[] {
  const seen = held.filter(({ revealed }) => revealed).map((item) => ({ ...item }));
  const unseen = drawn.slice(seen.length).map((item) => ({ ...item, id: `imagined-${item.id}` }));
  return [...seen, ...unseen];
}
