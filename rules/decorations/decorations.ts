import { type Resources, resourcesOf } from "../amounts/resources.ts";
import { reachedGoals } from "../goals/deeds.ts";
import type { Lab } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import {
  type DecorationKind,
  EARNED_KINDS,
  type EarnedKind,
  SOLD_KINDS,
  type SoldKind,
} from "./decoration.ts";

/** How a lab looks to everybody who sees it: nothing of it is private. */
export interface Decorations {
  /** null is the look of the beginning. */
  look: string | null;
  /** Themes by the number of their room; a room that is missing looks as built. */
  themes: Record<string, string>;
  /** Rugs by the number of their room, in place of the one that the room has. */
  rugs: Record<string, string>;
  /** Windows by the number of their room. */
  windows: Record<string, string>;
  /** The finish of all machines; null is as built. */
  skin: string | null;
  /** The plate with the owner's name; null is none. */
  plate: string | null;
  /** The trophies on the shelf, in the order of the rule file. */
  trophies: string[];
}

/** A lab that nobody has decorated. */
export const UNDECORATED: Decorations = {
  look: null,
  themes: {},
  rugs: {},
  windows: {},
  skin: null,
  plate: null,
  trophies: [],
};

/** Whether the lab's owner has earned a decoration; false for one that the rules do not have. */
export function isEarned(
  { decorations }: RuleSet,
  lab: Pick<Lab, "progress">,
  kind: EarnedKind,
  key: string,
): boolean {
  const rows = decorations[kind];
  const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return row !== undefined && Object.hasOwn(reachedGoals(lab), row.earnedBy);
}

/** Whether the lab's owner has bought a decoration; false for one that the rules do not have. */
export function isBought(
  { decorations }: RuleSet,
  { bought }: Pick<Lab, "bought">,
  kind: SoldKind,
  key: string,
): boolean {
  return Object.hasOwn(decorations[kind], key) && Object.hasOwn(bought?.[kind] ?? {}, key);
}

/** Whether a kind is bought, not earned. */
export function isSold(kind: DecorationKind): kind is SoldKind {
  return (SOLD_KINDS as readonly DecorationKind[]).includes(kind);
}

/** What a decoration costs; null for one that the rules do not have. */
export function decorationCost({ decorations }: RuleSet, kind: SoldKind, key: string): Resources | null {
  const rows = decorations[kind];
  const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return row === undefined ? null : resourcesOf(row.costs);
}

/**
 * How a lab looks: what is chosen, as far as it is earned or bought and the rules still have it, and all earned
 * trophies.
 */
export function decorationsOf(
  rules: RuleSet,
  lab: Pick<Lab, "progress" | "decoration" | "bought">,
): Decorations {
  const { decoration = { themes: {} } } = lab;
  const owned = (kind: DecorationKind, key: string): boolean =>
    isSold(kind) ? isBought(rules, lab, kind, key) : isEarned(rules, lab, kind, key);
  const one = (kind: DecorationKind, key: string | undefined): string | null =>
    key !== undefined && owned(kind, key) ? key : null;
  const byRoom = (kind: DecorationKind, rooms: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(rooms).filter(([, key]) => owned(kind, key)));
  return {
    look: one("looks", decoration.look),
    themes: byRoom("themes", decoration.themes),
    rugs: byRoom("rugs", decoration.rugs),
    windows: byRoom("windows", decoration.windows),
    skin: one("skins", decoration.skin),
    plate: one("plates", decoration.plate),
    trophies: Object.keys(rules.decorations.trophies).filter((key) => isEarned(rules, lab, "trophies", key)),
  };
}

/** What a goal or an achievement brings: kinds and keys, in the order of the rule file. */
export function broughtBy({ decorations }: RuleSet, goal: string): { kind: EarnedKind; key: string }[] {
  return EARNED_KINDS.flatMap((kind) =>
    Object.entries(decorations[kind]).flatMap(([key, { earnedBy }]) =>
      earnedBy === goal ? [{ kind, key }] : [],
    ),
  );
}

/** What a decoration is called; its key where there is no name. */
export function decorationName({ texts }: RuleSet, kind: DecorationKind, key: string): string {
  const names: Readonly<Record<string, string | undefined>> = texts.decorations.names[kind];
  return names[key] ?? key;
}
