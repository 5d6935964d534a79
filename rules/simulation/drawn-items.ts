import { pick } from "../battle/enemy/generate-enemy.ts";
import type { OwnedItem } from "../battle/setup/new-battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Tools or spells drawn one by one, with each kind equally likely (`GAP-38`). */
export function drawnItems(
  rules: RuleSet,
  random: RandomState,
  kind: "tools" | "spells",
  count: number,
): OwnedItem[] {
  const rows = rules[kind];
  return Array.from({ length: count }, (_, index) => {
    const name = pick(random, Object.keys(rows));
    return {
      id: `${kind}-${index + 1}`,
      name,
      type: rows[name]?.type ?? "",
      effect: rows[name]?.effect ?? "",
    };
  });
}
