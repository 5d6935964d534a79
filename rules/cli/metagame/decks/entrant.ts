import type { Deck, RuleSet } from "../../../index.ts";

/** What can be in a deck and be rated. */
export const ITEM_KINDS = ["species", "tools", "spells"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A deck that takes part. */
export interface Entrant {
  name: string;
  origin: "drawn" | "file" | "grown";
  deck: Deck;
}

/** What a deck is made of, by name: creatures as ids of their species, in their order. */
export function namesIn(deck: Deck, kind: ItemKind): string[] {
  return kind === "species"
    ? deck.creatures.map(({ species_id }) => species_id)
    : deck[kind].map(({ name }) => name);
}

/** All names of a kind in the rules. */
export function allNames(rules: RuleSet, kind: ItemKind): string[] {
  return Object.keys(rules[kind]);
}

/** The content of a deck in one line: "Corvax ×2, Bullx; Babylon Keystone ×3; Shardstorm". */
export function contentOf(rules: RuleSet, deck: Deck): string {
  return ITEM_KINDS.map((kind) => {
    const counts = new Map<string, number>();
    for (const name of namesIn(deck, kind)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => `${shownName(rules, kind, name)}${count > 1 ? ` ×${count}` : ""}`)
      .join(", ");
  })
    .filter(Boolean)
    .join("; ");
}

/** The name that players see: of a species that of its creatures. */
export function shownName(rules: RuleSet, kind: ItemKind, name: string): string {
  return kind === "species" ? (rules.species[name]?.name ?? name) : name;
}
