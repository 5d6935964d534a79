import { type BattleAction, idsOf, ruleOf } from "../battle/actions/action-rules.ts";
import type { Battle, BattleSide, SideIndex } from "../battle/state/battle.ts";
import { fighterOf, itemOf } from "../battle/state/lookup.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { ItemUse, UseKind } from "./battle-record.ts";
import { synergyNames } from "./synergy-names.ts";

/** The use record before a battle: everything that the side holds is present, and nothing has been used. */
export function newUse(side: BattleSide): Record<UseKind, ItemUse> {
  const creatures = [...side.hand, ...side.deck, ...side.field];
  return {
    species: { uses: new Map(), present: new Set(creatures.map(({ creature }) => creature.species_id)) },
    tools: { uses: new Map(), present: new Set(side.tools.map(({ name }) => name)) },
    spells: { uses: new Map(), present: new Set(side.spells.map(({ name }) => name)) },
    synergies: { uses: new Map(), present: new Set() },
  };
}

/** Counts an action a side is about to take. */
export function noteAction(
  { sides }: Battle,
  index: SideIndex,
  action: BattleAction,
  use: Record<UseKind, ItemUse>,
): void {
  const side = sides[index];
  const { takenBy, items } = ruleOf(action.type);
  if (takenBy === "card") {
    const card = fighterOf(side.hand, idsOf(action).actor);
    if (card) count(use.species, card.creature.species_id);
  } else if (items !== null) {
    const used = itemOf(side[items], idsOf(action).item);
    if (used) count(use[items], used.name);
  }
}

/** Counts the synergies that are active at the end of the player's turn. */
export function noteSynergies(rules: RuleSet, battle: Battle, use: ItemUse): void {
  for (const name of synergyNames(rules, battle.sides[0])) {
    use.present.add(name);
    count(use, name);
  }
}

function count(use: ItemUse, name: string): void {
  use.uses.set(name, (use.uses.get(name) ?? 0) + 1);
}
