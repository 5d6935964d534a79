import { memoizeByRuleset } from "../../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../../ruleset/rule-set.ts";
import {
  type CasterPower,
  spellCasterTurns,
  spellName,
  spellTargetTurns,
  toolTurns,
} from "../../effects/item-effects.ts";
import type { BattleItem } from "../../state/battle.ts";
import type { EffectTurn } from "../../state/effect.ts";

/** The sum of all turns of an effect, by what the AI's scores distinguish. */
export interface EffectWorth {
  healing: number;
  physicalAttack: number;
  magicalAttack: number;
  /** Both defences. */
  defence: number;
  /** Share of damage that is prevented. */
  reduction: number;
  /** Barrier and health at most. */
  toughness: number;
  /** Energy gained and saved. */
  energy: number;
  /** Initiative, dodge and critical chance. */
  chances: number;
}

/** A spell as the scores see it. */
export interface SpellWorth {
  reach: "ally" | "enemy" | "area";
  /** Average immediate damage for a caster factor of 1; 0 without damage. */
  damage: number;
  /** Whether defence reduces it. */
  armour: boolean;
  charges: boolean;
  onTarget: EffectWorth | null;
  /** Whether the caster factor scales what it leaves on the target. */
  scaled: boolean;
  onCaster: EffectWorth | null;
}

const PERCENT = 100;

function worthOf(turns: readonly EffectTurn[]): EffectWorth {
  const worth: EffectWorth = {
    healing: 0,
    physicalAttack: 0,
    magicalAttack: 0,
    defence: 0,
    reduction: 0,
    toughness: 0,
    energy: 0,
    chances: 0,
  };
  for (const turn of turns) {
    worth.healing += turn.healing - turn.damage;
    worth.physicalAttack += turn.physicalAttack;
    worth.magicalAttack += turn.magicalAttack;
    worth.defence += turn.physicalDefense + turn.magicalDefense;
    worth.reduction += turn.damageReduction;
    worth.toughness += turn.barrier + turn.maxHealth;
    worth.energy += turn.energyGain + turn.costReduction;
    worth.chances += turn.initiative + turn.dodgeChance + turn.criticalChance;
  }
  return worth;
}

/** For effects before their caster's power. */
const UNSCALED: CasterPower = { factor: 1, growth: 1 };

const spells = memoizeByRuleset(
  (rules) => new Map(Object.keys(rules.spells).map((name) => [name, spellWorthOf(rules, name)])),
);

function spellWorthOf(rules: RuleSet, name: string): SpellWorth {
  const row = rules.spells[name];
  const onTarget = spellTargetTurns(rules, name, UNSCALED);
  const onCaster = spellCasterTurns(rules, name, UNSCALED);
  const extra = ((row?.criticalChance ?? 0) / PERCENT) * (rules.battle.damage.criticalFactor - 1);
  return {
    reach: row?.side ?? "ally",
    damage: (row?.damage ?? 0) * (1 + extra),
    armour: row?.ignoresArmor !== true,
    charges: row?.charges === true,
    onTarget: onTarget && worthOf(onTarget),
    scaled: row?.scaledByCaster === true,
    onCaster: onCaster && worthOf(onCaster),
  };
}

/** The worth of a spell; null for a spell that the rules do not know. */
export function spellWorth(rules: RuleSet, spell: BattleItem): SpellWorth | null {
  const known = spells(rules);
  return known.get(spell.name) ?? known.get(spellName(rules, spell) ?? "") ?? null;
}

const tools = memoizeByRuleset(
  (rules) => new Map(Object.keys(rules.tools).map((name) => [name, toolWorthOf(rules, name)])),
);

function toolWorthOf(rules: RuleSet, name: string): EffectWorth {
  const row = rules.tools[name];
  return worthOf(toolTurns(rules, { name, type: row?.type ?? "", effect: row?.effect ?? "" }));
}

/** The worth of a tool. */
export function toolWorth(rules: RuleSet, tool: BattleItem): EffectWorth {
  return tools(rules).get(tool.name) ?? worthOf(toolTurns(rules, tool));
}

/** Whether an unused item of the same kind comes before it in its list: looking at one of them is enough. */
export function isRepeated(items: readonly BattleItem[], index: number): boolean {
  const item = items[index] as BattleItem;
  for (let earlier = 0; earlier < index; earlier++) {
    const other = items[earlier] as BattleItem;
    if (!other.used && other.name === item.name && other.type === item.type && other.effect === item.effect)
      return true;
  }
  return false;
}
