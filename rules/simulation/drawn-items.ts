import { pick } from "../battle/enemy/generate-enemy.ts";
import type { OwnedItem } from "../battle/setup/new-battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * Tools or spells drawn one by one, with each kind equally likely (`GAP-38`).
 * @param areDifferent no kind comes again before each has come
 */
export function drawnItems(
  rules: RuleSet,
  random: RandomState,
  kind: "tools" | "spells",
  count: number,
  areDifferent = false,
): OwnedItem[] {
  const rows = rules[kind];
  const names = Object.keys(rows);
  let left = names;
  return Array.from({ length: count }, (_, index) => {
    const name = pick(random, left);
    if (areDifferent) left = left.length > 1 ? left.filter((one) => one !== name) : names;
    return {
      id: `${kind}-${index + 1}`,
      name,
      type: rows[name]?.type ?? "",
      effect: rows[name]?.effect ?? "",
    };
  });
}
