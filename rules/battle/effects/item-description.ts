import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { numberText } from "../../texts/number-text.ts";
import { GROWING, grownNumber } from "./effect-turns.ts";
import {
  type CasterPower,
  casterPower,
  decayOf,
  defaultCasterFactor,
  type ItemKind,
  spellName,
  toolName,
  toolTurns,
} from "./item-effects.ts";

const PERCENT = 100;

type Row = { turns?: number; damageReduction?: number } & Record<string, unknown>;

/** The sentence on a tool's card, with the numbers of its rule (`BAT-061`). */
export function toolDescription(rules: RuleSet, tool: ItemKind): string {
  const name = toolName(rules, tool) ?? "";
  const row = rules.tools[name];
  if (!row) return ofKind(rules, tool.effect);
  return writtenOnce(rules, `tool ${name}`, () => {
    const healingByTurn = toolTurns(rules, tool)
      .map(({ healing }) => numberText(rules.texts, healing))
      .join("/");
    return described(rules, textOf(rules.texts.items.tools, name), row, decayOf(rules, row), {
      healingByTurn,
    });
  });
}

const sentences = memoizeByRuleset(() => new Map<string, string>());

/** The sentence of a card, which is written for the first of those that ask; each view of a battle shows all cards of a hand, whose sentences stay the same. */
function writtenOnce(rules: RuleSet, name: string, write: () => string): string {
  const known = sentences(rules).get(name);
  if (known !== undefined) return known;
  const sentence = write();
  sentences(rules).set(name, sentence);
  return sentence;
}

/**
 * The sentence on a spell's card, with what a caster with this factor makes of the numbers: damage grows with it, and
 * what else the rules say (`BAT-062`, `BAT-159`, `GAP-58`). Without a caster, one with default magic.
 */
export function spellDescription(rules: RuleSet, spell: ItemKind, factor: number | null = null): string {
  const name = spellName(rules, spell) ?? "";
  const row = rules.spells[name];
  if (!row) return ofKind(rules, spell.effect);
  const { criticalFactor } = rules.battle.damage;
  const template = textOf(rules.texts.items.spells, name);
  const write = (caster: number) => {
    const numbers = grown(row, casterPower(rules, caster));
    return described(rules, template, numbers, decayOf(rules, row), { criticalFactor });
  };
  if (factor !== null) return write(factor);
  return writtenOnce(rules, `spell ${name}`, () => write(defaultCasterFactor(rules)));
}

/** The row with the numbers that grow with the caster multiplied; damage in whole points. */
function grown(row: RuleSet["spells"][string], { factor, growth }: CasterPower): Row {
  const damage = row.damage === undefined ? {} : { damage: Math.round(row.damage * factor) };
  const others = row.scaledByCaster ? factor : growth;
  const onTarget = grownNumbers(row.onTarget, row.scaledByCaster === true, factor, others);
  if (row.scaledByCaster) return { ...row, ...damage, onTarget };
  return {
    ...row,
    ...damage,
    onTarget,
    first: grownNumbers(row.first, false, factor, others),
    onCaster: grownNumbers(row.onCaster, false, 1, others),
  };
}

/** The numbers with damage multiplied by one factor and others by another: all of them, or those that grow. */
function grownNumbers(
  numbers: Readonly<Record<string, number>> = {},
  all: boolean,
  damage: number,
  others: number,
): Record<string, number> {
  const grows = (name: string) => all || GROWING.some((growing) => growing === name);
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      if (name === "damage") return [name, Math.round(value * damage)];
      return [name, grows(name) && others !== 1 ? grownNumber(name, value, others) : value];
    }),
  );
}

/** What a name of the effect catalogue means (`BAT-166`, `GAP-30`). */
export function effectDescription(rules: RuleSet, name: keyof RuleSet["effectCatalogue"]): string {
  const row = rules.effectCatalogue[name];
  return described(rules, rules.texts.items.effects[name], row, "decay" in row ? row.decay : 1);
}

function textOf(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? "";
}

function ofKind(rules: RuleSet, effect: string): string {
  return isKind(rules, effect) ? effectDescription(rules, effect) : "";
}

function isKind(rules: RuleSet, effect: string): effect is keyof RuleSet["effectCatalogue"] {
  return Object.hasOwn(rules.effectCatalogue, effect);
}

/**
 * Fills a template: numbers of every turn by their name, others with `first_`, `last_`, `growth_`, `caster_`.
 *
 * @param more values that are not in the row
 */
function described(
  { texts }: RuleSet,
  template: string,
  row: Row,
  decay: number,
  more: Record<string, string | number> = {},
): string {
  const values: Record<string, string | number> = { ...more, fadePercent: percentOf(1 - decay) };
  for (const [name, value] of Object.entries(row)) if (typeof value === "number") values[name] = value;
  const groups = {
    each: "",
    onTarget: "",
    onCaster: "caster_",
    first: "first_",
    last: "last_",
    growth: "growth_",
  };
  for (const [group, prefix] of Object.entries(groups))
    for (const [name, value] of Object.entries((row[group] ?? {}) as Record<string, number>))
      values[prefix + name] = value;
  values.reductionPercent = percentOf(Number(values.damageReduction ?? 0));
  values.stunPercent = percentOf(Number(row.stunChance ?? 0));
  return fillNumbers(texts, template, values);
}

function percentOf(share: number): number {
  return Math.round(share * PERCENT);
}
