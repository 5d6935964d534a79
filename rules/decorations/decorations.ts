import { reachedGoals } from "../goals/deeds.ts";
import type { Lab } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** What can be earned to decorate a lab. */
export const DECORATION_KINDS = [
  "trophies",
  "themes",
  "looks",
] as const satisfies (keyof RuleSet["decorations"])[];
export type DecorationKind = (typeof DECORATION_KINDS)[number];

/** How a lab looks to everybody who sees it: nothing of it is private. */
export interface Decorations {
  /** null is the look of the beginning. */
  look: string | null;
  /** Themes by the number of their room; a room that is missing looks as built. */
  themes: Record<string, string>;
  /** The trophies on the shelf, in the order of the rule file. */
  trophies: string[];
}

/** Whether the lab's owner has earned a decoration; false for one that the rules do not have. */
export function isEarned(
  { decorations }: RuleSet,
  lab: Pick<Lab, "progress">,
  kind: DecorationKind,
  key: string,
): boolean {
  const rows = decorations[kind];
  const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
  return row !== undefined && Object.hasOwn(reachedGoals(lab), row.earnedBy);
}

/** How a lab looks: what is chosen, as far as it is earned and the rules still have it, and all earned trophies. */
export function decorationsOf(rules: RuleSet, lab: Pick<Lab, "progress" | "decoration">): Decorations {
  const { look, themes = {} } = lab.decoration ?? {};
  return {
    look: look !== undefined && isEarned(rules, lab, "looks", look) ? look : null,
    themes: Object.fromEntries(
      Object.entries(themes).filter(([, theme]) => isEarned(rules, lab, "themes", theme)),
    ),
    trophies: Object.keys(rules.decorations.trophies).filter((key) => isEarned(rules, lab, "trophies", key)),
  };
}

/** What a goal or an achievement brings: kinds and keys, in the order of the rule file. */
export function broughtBy({ decorations }: RuleSet, goal: string): { kind: DecorationKind; key: string }[] {
  return DECORATION_KINDS.flatMap((kind) =>
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
