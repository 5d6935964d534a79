import type { RuleSet } from "../../ruleset/rule-set.ts";
import { costFor } from "../actions/battle-refusal.ts";
import { matchupFactor } from "../damage/matchup.ts";
import { spellCasterTurns, spellName, spellTargetTurns, toolTurns } from "../effects/item-effects.ts";
import type { BattleAction } from "../state/action.ts";
import type { Battle, BattleItem, Fighter, SideIndex } from "../state/battle.ts";
import type { EffectTurn } from "../state/effect.ts";
import { expectedDamage, expectedSpellDamage, worstHit } from "./estimates.ts";
import type { PlayStyle } from "./opponent.ts";
import type { Reason } from "./scored-action.ts";

/** What the scores of one decision share. */
export interface Outlook {
  rules: RuleSet;
  battle: Battle;
  side: SideIndex;
  style: PlayStyle;
  /** The enemy to concentrate on, or null. */
  focus: Fighter | null;
  /** An enemy that affordable attacks together can defeat, or null. */
  lethal: Fighter | null;
}

/** Where reasons are written; null when nobody asks. */
type Reasons = Reason[] | null;

const SPELL_LEVEL = 3;
const DEFENCE_LEVEL = 4;
const RESERVE_LEVEL = 5;

function add(reasons: Reasons, name: Reason["name"], value: number): number {
  if (value !== 0) reasons?.push({ name, value });
  return value;
}

/** Share of health a blow takes, and more for a kill: what every level sees (`GAP-34`). */
function blow({ rules }: Outlook, damage: number, target: Fighter, reasons: Reasons): number {
  const share = Math.min(damage / target.currentHealth, 1);
  const kill = damage >= target.currentHealth ? rules.ai.scores.kill : 0;
  return add(reasons, "damage", share) + add(reasons, "kill", kill);
}

/** How good an attack looks. */
export function scoreAttack(outlook: Outlook, attacker: Fighter, target: Fighter, reasons: Reasons): number {
  const { rules, battle, focus, lethal } = outlook;
  const { scores } = rules.ai;
  let score = blow(outlook, expectedDamage(rules, battle, attacker, target), target, reasons);
  if (focus === target) score += add(reasons, "focusFire", scores.focusFire);
  if (lethal === target) score += add(reasons, "lethal", scores.lethal);
  return score;
}

/** How good a deployment looks: urgent on an empty field, good when outnumbered, else by strength. */
export function scoreDeploy(outlook: Outlook, card: Fighter, reasons: Reasons): number {
  const { rules, battle, side, style } = outlook;
  const { scores } = rules.ai;
  const own = battle.sides[side].field;
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  let score: number;
  if (own.length === 0) score = add(reasons, "emptyField", scores.deployEmptyField);
  else if (own.length < foes.length) score = add(reasons, "outnumbered", scores.deployOutnumbered);
  else score = add(reasons, "strength", scores.deployLow);
  score += add(reasons, "strength", (scores.deployHigh - scores.deployLow) * strengthOf(rules, card));
  if (style.level >= DEFENCE_LEVEL && foes.length > 0)
    score += add(reasons, "matchup", scores.deployMatchup * averageMatchup(rules, card, foes));
  return score;
}

/** A creature's strength from 0 to 1, by its better attack. */
function strengthOf(rules: RuleSet, card: Fighter): number {
  const attack = Math.max(card.baseStats.physicalAttack, card.baseStats.magicalAttack);
  return Math.min(attack / rules.battle.caps.attack.max, 1);
}

function averageMatchup(rules: RuleSet, card: Fighter, foes: readonly Fighter[]): number {
  let sum = 0;
  for (const foe of foes) sum += matchupFactor(rules, card.specialtyMask, foe.specialtyMask) - 1;
  return sum / foes.length;
}

/** What an effect is worth to its bearer, turn by turn. */
function effectWorth(turns: readonly EffectTurn[], bearer: Fighter, reasons: Reasons): number {
  const { battleStats } = bearer;
  const missing = battleStats.maxHealth - bearer.currentHealth;
  let healing = 0;
  let strengthening = 0;
  for (const turn of turns) {
    healing += turn.healing - turn.damage;
    strengthening +=
      turn.physicalAttack / battleStats.physicalAttack +
      turn.magicalAttack / battleStats.magicalAttack +
      (turn.physicalDefense + turn.magicalDefense) / PROTECTION_POINTS +
      turn.damageReduction +
      (turn.barrier + turn.maxHealth) / battleStats.maxHealth +
      (turn.energyGain + turn.costReduction) / ENERGY_POINTS +
      (turn.initiative + turn.dodgeChance + turn.criticalChance) / CHANCE_POINTS;
  }
  const healed = Math.min(healing, missing) / battleStats.maxHealth;
  return add(reasons, "healing", healed) + add(reasons, "strengthening", strengthening / EFFECT_SCALE);
}

const PROTECTION_POINTS = 100;
const ENERGY_POINTS = 6;
const CHANCE_POINTS = 100;
const EFFECT_SCALE = 4;

/** How good a tool looks on a target; tools cost no energy. */
export function scoreTool(outlook: Outlook, tool: BattleItem, target: Fighter, reasons: Reasons): number {
  if (outlook.style.level < SPELL_LEVEL) return 0;
  return outlook.rules.ai.scores.tool * effectWorth(toolTurns(outlook.rules, tool), target, reasons);
}

/** How good a spell looks on a target, or on all enemies for an area spell. */
export function scoreSpell(
  outlook: Outlook,
  spell: BattleItem,
  caster: Fighter,
  target: Fighter | null,
  reasons: Reasons,
): number {
  const { rules, battle, side, style } = outlook;
  const name = spellName(rules, spell);
  if (name === null || style.level < SPELL_LEVEL) return 0;
  const targets = target ? [target] : battle.sides[side === 0 ? 1 : 0].field;
  const isHostile = rules.spells[name]?.side !== "ally";
  let score = 0;
  for (const hit of targets) {
    const damage = expectedSpellDamage(rules, name, caster, hit);
    if (damage > 0) score += blow(outlook, damage, hit, reasons);
    const left = spellTargetTurns(rules, name, caster);
    if (left)
      score += isHostile
        ? add(reasons, "weakening", -effectWorth(left, hit, null))
        : effectWorth(left, hit, reasons);
  }
  const given = spellCasterTurns(rules, name);
  if (given) score += effectWorth(given, caster, reasons);
  // An attack costs half as much, so a spell must do more.
  return score * (rules.battle.costs.attack / Math.max(rules.battle.costs.spell, 1)) * SPELL_PREFERENCE;
}

const SPELL_PREFERENCE = 1.5;

/** How good a stance looks: worth it only where it saves a creature (`BAT-122`). */
export function scoreDefend(outlook: Outlook, fighter: Fighter, reasons: Reasons): number {
  const { rules, battle, side, style } = outlook;
  if (style.level < DEFENCE_LEVEL) return 0;
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  const incoming = worstHit(rules, battle, foes, fighter) * Math.min(foes.length, 2);
  const saved =
    incoming >= fighter.currentHealth && incoming * rules.ai.scores.defendFactor < fighter.currentHealth;
  return saved ? add(reasons, "saves", rules.ai.scores.saves) : 0;
}

/** Energy kept for a finishing spell: what spending on anything else costs at the highest level. */
export function reservePenalty(outlook: Outlook, cost: number, reasons: Reasons): number {
  const { rules, battle, side, style } = outlook;
  if (style.level < RESERVE_LEVEL) return 0;
  const own = battle.sides[side];
  const { spellEnergyReserve, reservePenalty: penalty } = rules.ai.scores;
  const hasSpell = own.spells.some((spell) => !spell.used);
  const breaks = own.energy >= spellEnergyReserve && own.energy - cost < spellEnergyReserve;
  return hasSpell && breaks && outlook.lethal === null ? add(reasons, "keepsEnergy", -penalty) : 0;
}

/** Energy an action costs its side. */
export function priceOf(rules: RuleSet, action: BattleAction["type"], actor: Fighter): number {
  if (action === "attack") return costFor(actor, rules.battle.costs.attack);
  if (action === "defend") return costFor(actor, rules.battle.costs.defend);
  if (action === "useSpell") return costFor(actor, rules.battle.costs.spell);
  return 0;
}
