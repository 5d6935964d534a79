import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleItem, Difficulty } from "../state/battle.ts";
import { happens, type RandomState } from "../state/random.ts";
import { pick } from "./generate-enemy.ts";

type ItemKind = "tool" | "spell";

/** A tool or spell of the rules that no player owns. */
function genericItem(rules: RuleSet, kind: ItemKind, name: string, id: string): BattleItem {
  const row = (kind === "tool" ? rules.tools : rules.spells)[name];
  const type = row?.type ?? "";
  const effect = row?.effect ?? "";
  return {
    owned: { id, name, type, effect, rarity: "Common" },
    id,
    name,
    type,
    effect,
    isEnemyItem: true,
    used: false,
    revealed: false,
  };
}

/**
 * The enemy's tools and spells: copies of the player's, or generic ones if the player has none, with bonus
 * items added (`BAT-117`, `BAT-118`, `GAP-36`).
 */
export function enemyItems(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  own: { tools: readonly BattleItem[]; spells: readonly BattleItem[] },
): { tools: BattleItem[]; spells: BattleItem[] } {
  const row = rules.difficulty[difficulty];
  let tools = row.enemyTools;
  let spells = row.enemySpells;
  for (let bonus = 0; bonus < row.bonusStartingItems; bonus++)
    if (happens(random, rules.enemy.bonusToolShare)) tools += 1;
    else spells += 1;
  return {
    tools: Array.from({ length: tools }, (_, index) => drawn(rules, random, "tool", own.tools, index)),
    spells: Array.from({ length: spells }, (_, index) => drawn(rules, random, "spell", own.spells, index)),
  };
}

function drawn(
  rules: RuleSet,
  random: RandomState,
  kind: ItemKind,
  own: readonly BattleItem[],
  index: number,
): BattleItem {
  const id = `enemy-${kind}-${index + 1}`;
  if (own.length > 0) {
    const { owned, name, type, effect } = pick(random, own);
    return { owned, id, name, type, effect, isEnemyItem: true, used: false, revealed: false };
  }
  const names = Object.keys(kind === "tool" ? rules.tools : rules.spells);
  return genericItem(rules, kind, pick(random, names), id);
}
