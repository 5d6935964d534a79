import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { namesakeNumbers } from "./namesakes.ts";

/** Who reads: one of the sides, or somebody who only watches. */
export type Viewer = SideIndex | "watcher";

/** The names in a battle, by side and id. */
export interface LogNames {
  /** The creature's name, with its number where others share it; between players with its side, because both may have creatures of one name. */
  creature(side: SideIndex, id: string): string;
  /** The creature's name alone, for lines that already say whose it is. */
  card(side: SideIndex, id: string): string;
  tool(side: SideIndex, id: string): string;
  spell(side: SideIndex, id: string): string;
  /** "Your", "Enemy" and their like, as the viewer calls that side. */
  owner(side: SideIndex): string;
  /** "Your side", "The enemy" and their like. */
  side(side: SideIndex): string;
}

/** The ids of the creatures of each side that have stood on the field. */
export type InSight = readonly [Set<string>, Set<string>];

/** Returns the creatures that have stood on the field so far. */
export function inSightOf({ sides }: Battle): InSight {
  const [first, second] = sides.map(
    ({ field, fallen }) => new Set([...field, ...fallen].map(({ id }) => id)),
  );
  return [first ?? new Set(), second ?? new Set()];
}

/**
 * Collects the names in a battle: creatures in deck, hand, field or fallen, and items. Creatures of a side that share a
 * name have the numbers of the battlefield: all of the viewer's own, and of another side those that have been in sight,
 * as a number must not tell of hidden cards.
 * @param inSight may grow; the names then have the new numbers
 */
export function namesIn(
  rules: RuleSet,
  battle: Battle,
  viewer: Viewer,
  inSight: InSight = inSightOf(battle),
): LogNames {
  const creatures = [new Map<string, string>(), new Map<string, string>()] as const;
  for (const index of [0, 1] as const) {
    for (const { id, name } of creaturesOf(battle, index)) creatures[index].set(id, name);
  }
  const item = (kind: "tools" | "spells") => (side: SideIndex, id: string) =>
    battle.sides[side][kind].find((held) => held.id === id)?.name ?? id;
  const numbers = [0, 1].map(() => new Map<number, ReadonlyMap<string, number>>());
  const numbersOf = (side: SideIndex) => {
    const seen = inSight[side];
    const known = numbers[side]?.get(seen.size);
    if (known) return known;
    const all = creaturesOf(battle, side);
    const found = namesakeNumbers(
      side === viewer ? all.map(({ id, name }) => ({ id, name })) : all.filter(({ id }) => seen.has(id)),
    );
    numbers[side]?.set(seen.size, found);
    return found;
  };
  const card = (side: SideIndex, id: string) => {
    const creature = creatures[side].get(id) ?? id;
    const number = numbersOf(side).get(id);
    return number === undefined
      ? creature
      : fill(rules.texts.battleScreen.sides.numbered, { creature, number });
  };
  const sided = (side: SideIndex, id: string) =>
    fill(creatureText(rules, viewer, side), { creature: card(side, id) });
  return {
    card,
    creature: battle.mode === "pvp" ? sided : card,
    tool: item("tools"),
    spell: item("spells"),
    owner: (side) => nameFor(rules.texts.battleLog.owners, battle, viewer, side),
    side: (side) => nameFor(rules.texts.battleLog.sides, battle, viewer, side),
  };
}

function creaturesOf({ sides }: Battle, side: SideIndex): readonly Fighter[] {
  const { field, hand, deck, fallen } = sides[side];
  return [...field, ...hand, ...deck, ...fallen];
}

/** The template for a creature of a side in a battle between players. */
function creatureText({ texts }: RuleSet, viewer: Viewer, side: SideIndex): string {
  const { creatures } = texts.battleLog;
  if (viewer === "watcher") return side === 0 ? creatures.first : creatures.second;
  return viewer === side ? creatures.own : creatures.opponent;
}

/** What a viewer calls a side, of the names of a kind. */
function nameFor(
  names: RuleSet["texts"]["battleLog"]["owners"],
  battle: Battle,
  viewer: Viewer,
  side: SideIndex,
): string {
  if (viewer === "watcher") return side === 0 ? names.first : names.second;
  if (viewer === side) return names.own;
  return battle.mode === "ai" ? names.enemy : names.opponent;
}
