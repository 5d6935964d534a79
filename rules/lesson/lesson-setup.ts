import { checkSetup } from "../battle/setup/check-deck.ts";
import type { BattleSetup, Deck, OwnedItem } from "../battle/setup/new-battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lesson } from "../ruleset/schema/lesson.ts";
import { fill } from "../text/fill.ts";
import { shippedLessons } from "./shipped-lessons.ts";

type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/**
 * Returns the setup of a guided battle: both teams and the seed are fixed. null where its teams do not fit the rules,
 * such as an overlay with larger teams or without one of its species. Tools and spells that the rules lack are left out.
 */
export function lessonSetup(rules: RuleSet, lesson: Lesson): AiSetup | null {
  const known = [...lesson.player.creatures, ...lesson.enemy.creatures].every(
    ({ species }) => rules.species[species] !== undefined,
  );
  if (!known) return null;
  const { enemy: enemyName } = rules.texts.battleLog.creatures;
  const setup: AiSetup = {
    mode: "ai",
    difficulty: lesson.difficulty,
    seed: lesson.seed,
    player: teamOf(rules, lesson.player, "lesson-own", (creature) => creature),
    enemy: teamOf(rules, lesson.enemy, "lesson-enemy", (creature) => fill(enemyName, { creature })),
  };
  return checkSetup(rules, setup).length === 0 ? setup : null;
}

/** Returns the guided battle that a battle or replay is, which counts for nothing: its seed says so. null for another. */
export function lessonOf({ seed }: Pick<BattleSetup, "seed">): Lesson | null {
  return Object.values(shippedLessons).find((lesson) => lesson.seed === seed) ?? null;
}

function teamOf(
  rules: RuleSet,
  { creatures, tools, spells }: Lesson["player"],
  prefix: string,
  called: (name: string) => string,
): Deck {
  return {
    creatures: creatures.map(({ species, form, rarity, stats }, index): Creature => {
      const { name, specialties } = rules.species[species] ?? { name: species, specialties: [] };
      return {
        id: `${prefix}-${index + 1}`,
        species_id: species,
        species_name: called(name),
        form,
        rarity,
        stats: { ...stats },
        specialty_stats: [...specialties],
        combination_level: 0,
      };
    }),
    tools: itemsOf(rules.tools, tools, `${prefix}-tool`),
    spells: itemsOf(rules.spells, spells, `${prefix}-spell`),
  };
}

function itemsOf(
  rows: Readonly<Record<string, { type: string; effect: string }>>,
  names: readonly string[],
  prefix: string,
): OwnedItem[] {
  return names.flatMap((name, index) => {
    const row = rows[name];
    return row ? [{ id: `${prefix}-${index + 1}`, name, type: row.type, effect: row.effect }] : [];
  });
}
