import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import type { ActiveEffect, EffectTurn } from "../state/effect.ts";
import { type EffectCourse, effectTurns, grownTurns, scaledTurns } from "./effect-turns.ts";

type ToolRow = RuleSet["tools"][string];
type SpellRow = RuleSet["spells"][string];
/** The fields of an item that decide which rule it follows. */
export type ItemKind = Pick<BattleItem, "name" | "type" | "effect">;

/** The turns of every tool and spell effect. */
interface ItemTurns {
  tools: Map<string, EffectTurn[]>;
  onTarget: Map<string, EffectTurn[]>;
  onCaster: Map<string, EffectTurn[]>;
  /** Effects of the catalogue that work without an item's own rule (`GAP-30`). */
  catalogue: Map<string, EffectTurn[]>;
  genericTool: EffectTurn[];
  missingTool: EffectTurn[];
}

const itemTurns = memoizeByRuleset((rules): ItemTurns => {
  const turns: ItemTurns = {
    tools: new Map(),
    onTarget: new Map(),
    onCaster: new Map(),
    catalogue: new Map(),
    genericTool: effectTurns(rules.genericTool as EffectCourse),
    missingTool: effectTurns(rules.missingTool as EffectCourse),
  };
  for (const [name, tool] of Object.entries(rules.tools))
    turns.tools.set(name, effectTurns({ ...(tool as EffectCourse), decay: decayOf(rules, tool) }));
  for (const [name, effect] of Object.entries(rules.effectCatalogue))
    if ("each" in effect) turns.catalogue.set(name, effectTurns(effect as EffectCourse));
  for (const [name, spell] of Object.entries(rules.spells)) {
    const { onTarget, onCaster, first, scaledByCaster } = spell as SpellRow & EffectCourse;
    const course = { turns: spell.turns, decay: decayOf(rules, spell), exact: scaledByCaster === true };
    if (onTarget)
      turns.onTarget.set(name, effectTurns({ ...course, each: onTarget, ...(first ? { first } : {}) }));
    if (onCaster) turns.onCaster.set(name, effectTurns({ ...course, each: onCaster }));
  }
  return turns;
});

/** The factor on an item's numbers from one turn to the next: its own, or Echo's, or 1. */
export function decayOf(rules: RuleSet, row: ToolRow | SpellRow): number {
  return row.decay ?? (row.effect === "Echo" ? rules.effectCatalogue.Echo.decay : 1);
}

/** The rule of a tool by its name, else by its type and effect (`BAT-156`). */
export function toolName(rules: RuleSet, tool: ItemKind): string | null {
  if (Object.hasOwn(rules.tools, tool.name)) return tool.name;
  return nameByKind(rules.tools, tool);
}

/**
 * The rule of a spell by its name, else by its type and effect (`BAT-165`); a spell without a rule (null) has
 * no effect (`BAT-167`).
 */
export function spellName(rules: RuleSet, spell: ItemKind): string | null {
  if (Object.hasOwn(rules.spells, spell.name)) return spell.name;
  return nameByKind(rules.spells, spell);
}

/** Whom a spell works on: an ally, an enemy, or all enemies. A spell that the rules do not know works on an ally. */
export function spellReach(rules: RuleSet, spell: BattleItem): SpellRow["side"] {
  const name = spellName(rules, spell);
  return (name === null ? undefined : rules.spells[name]?.side) ?? "ally";
}

function nameByKind(rows: Record<string, ToolRow | SpellRow>, item: ItemKind): string | null {
  for (const [name, row] of Object.entries(rows))
    if (row.type === item.type && row.effect === item.effect) return name;
  return null;
}

/** The turns of a tool; unlisted, unknown and missing ones fall back as stated (`BAT-157`, `BAT-158`, `GAP-30`). */
export function toolTurns(rules: RuleSet, tool: ItemKind): readonly EffectTurn[] {
  const turns = itemTurns(rules);
  const name = toolName(rules, tool);
  const own = name === null ? turns.catalogue.get(tool.effect) : turns.tools.get(name);
  return own ?? (tool.type && tool.effect ? turns.genericTool : turns.missingTool);
}

/** What a tool puts on its target. */
export function toolEffect(rules: RuleSet, tool: BattleItem, caster: Fighter): ActiveEffect {
  const { name, effect } = tool;
  const given = itemEffect(name || "Tool", effect, "buff", caster, toolTurns(rules, tool), false);
  given.onlyStrongest = rules.tools[toolName(rules, tool) ?? ""]?.onlyStrongest === true;
  return given;
}

/** How a caster changes the numbers of its spells. */
export interface CasterPower {
  /** Factor on damage, and on everything of a spell that is scaled as a whole. */
  factor: number;
  /** Factor on what else grows with the caster, 1 at default magic (`GAP-58`). */
  growth: number;
}

/** The caster factor at default magic (`BAT-159`). */
export function defaultCasterFactor({ battle: { spellcasting, missing } }: RuleSet): number {
  return spellcasting.factorBase + spellcasting.factorPerMagic * missing.magic;
}

/** The power of a caster with that factor. */
export function casterPower(rules: RuleSet, factor: number): CasterPower {
  const atDefault = defaultCasterFactor(rules);
  return { factor, growth: rules.battle.spells.normalised && atDefault > 0 ? factor / atDefault : 1 };
}

/** The turns of what a spell leaves on its target, with its caster's power; null when it leaves nothing. */
export function spellTargetTurns(
  rules: RuleSet,
  name: string,
  { factor, growth }: CasterPower,
): readonly EffectTurn[] | null {
  const turns = itemTurns(rules).onTarget.get(name);
  if (!turns) return null;
  if (rules.spells[name]?.scaledByCaster) return scaledTurns(turns, factor);
  return growth === 1 && !hasDamage(turns) ? turns : grownTurns(turns, factor, growth);
}

function hasDamage(turns: readonly EffectTurn[]): boolean {
  for (const turn of turns) if (turn.damage !== 0) return true;
  return false;
}

/** What a spell leaves on its target; null when it leaves nothing. */
export function spellTargetEffect(rules: RuleSet, name: string, caster: Fighter): ActiveEffect | null {
  const turns = spellTargetTurns(rules, name, casterPower(rules, caster.casterFactor));
  const row = rules.spells[name];
  if (!turns || !row) return null;
  const hostile = row.side !== "ally";
  const stacks = hostile && row.effect === "Drain";
  return itemEffect(name, row.effect, hostile ? "debuff" : "buff", caster, turns, stacks);
}

/** The turns of what a spell gives its caster, with the caster's power; null when it gives nothing. */
export function spellCasterTurns(
  rules: RuleSet,
  name: string,
  { growth }: CasterPower,
): readonly EffectTurn[] | null {
  const turns = itemTurns(rules).onCaster.get(name);
  if (!turns || growth === 1 || rules.spells[name]?.scaledByCaster) return turns ?? null;
  return grownTurns(turns, 1, growth);
}

/** What a spell gives its caster; null when it gives nothing. */
export function spellCasterEffect(rules: RuleSet, name: string, caster: Fighter): ActiveEffect | null {
  const turns = spellCasterTurns(rules, name, casterPower(rules, caster.casterFactor));
  return turns ? itemEffect(name, rules.spells[name]?.effect ?? "", "buff", caster, turns, false) : null;
}

/** What an unlisted spell of a catalogue effect leaves on its target; null when there is no such effect. */
export function catalogueEffect(rules: RuleSet, spell: BattleItem, caster: Fighter): ActiveEffect | null {
  const turns = itemTurns(rules).catalogue.get(spell.effect);
  const name = spell.name || spell.effect;
  return turns ? itemEffect(name, spell.effect, "buff", caster, turns, false) : null;
}

function itemEffect(
  name: string,
  effectType: string,
  kind: ActiveEffect["kind"],
  caster: Fighter,
  turns: readonly EffectTurn[],
  perCaster: boolean,
): ActiveEffect {
  return {
    name,
    kind,
    effectType,
    casterId: caster.id,
    perCaster,
    duration: turns.length,
    turn: 1,
    startTurn: 0,
    onlyStrongest: false,
    outdone: false,
    turns,
  };
}
