import type { RuleSet } from "../../ruleset/rule-set.ts";
import { tireCaster } from "../effects/caster-factor.ts";
import { newFighter } from "../setup/fighter.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex, Winner } from "../state/battle.ts";
import type { BattleView, SideView } from "./battle-view.ts";
import type { CreatureView } from "./creature-view.ts";
import type { SpellView, ToolView } from "./item-view.ts";

/**
 * Rebuilds a battle from what its viewer knows, with the viewer's side first: screens that have a view and not the
 * battle, such as a PvP player's, ask it for legal actions, costs and previews. It cannot be played on: it has no
 * generator, hidden cards and items are missing, and effects exist only as changed stats.
 */
export function knownBattle(rules: RuleSet, view: BattleView): Battle {
  return {
    mode: view.mode,
    difficulty: view.difficulty,
    seed: "",
    random: { a: 0, b: 0, c: 0, counter: 0 },
    turn: view.turn,
    active: view.activePlayer === "player" ? 0 : 1,
    first: 0,
    winner: WINNERS[view.gameState],
    sides: [knownSide(rules, view, view.player, 0), knownSide(rules, view, view.enemy, 1)],
  };
}

const WINNERS: Record<BattleView["gameState"], Winner> = {
  battle: null,
  victory: 0,
  defeat: 1,
  draw: "draw",
};

function knownSide(rules: RuleSet, view: BattleView, shown: SideView, side: SideIndex): BattleSide {
  const known = (creature: CreatureView) => knownFighter(rules, creature, side);
  const own: BattleSide = {
    energy: shown.energy,
    energySpent: shown.energyMomentum,
    consecutiveActions: shown.consecutiveActions,
    bestCombo: shown.bestCombo,
    turnsBegun: 0,
    handTarget: shown.handTarget,
    regenModifier: 0,
    fieldLimit: shown.fieldLimit,
    stanceReduction: stanceReduction(rules, view),
    comboBuff: true,
    comboTurn: shown.comboTurnsLeft === 0 ? 0 : rules.battle.combo.turns - shown.comboTurnsLeft + 1,
    emptyTurns: shown.emptyTurns,
    spellStrength: shown.spellStrength,
    deck: (shown.deck ?? []).map(known),
    hand: shown.hand.flatMap((card) => ("hidden" in card ? [] : [known(card)])),
    field: shown.field.map(known),
    fallen: shown.fallen.map(known),
    tools: shown.tools.map(knownTool),
    spells: shown.spells.map(knownSpell),
    synergyBonus: 0,
    synergyInitiative: 0,
    synergyProtection: 0,
    synergyForm: 0,
    synergyDefenses: 0,
    damageDealt: shown.damageDealt,
  };
  for (const fighter of own.field) tireCaster(rules, own, fighter);
  return own;
}

function stanceReduction({ battle, difficulty }: RuleSet, view: BattleView): number {
  return view.difficulty === null ? battle.defend.pvpReduction : difficulty[view.difficulty].stanceReduction;
}

function knownFighter(rules: RuleSet, shown: CreatureView, side: SideIndex): Fighter {
  const { battleStats, statusEffects } = shown;
  return {
    ...newFighter(rules, shown, side),
    battleStats: { ...battleStats },
    currentHealth: shown.currentHealth,
    stunnedTurns: statusEffects.find(({ type }) => type === "STUNNED")?.duration ?? 0,
    charging: statusEffects.find(({ type }) => type === "CHARGING")?.name ?? null,
    isDefending: shown.isDefending,
    nextAttackBonus: shown.nextAttackBonus,
    barrier: shown.barrier,
    damageReduction: shown.damageReduction,
    costReduction: shown.costReduction,
    attacksThisTurn: shown.attacksThisTurn,
    appeared: shown.appeared,
  };
}

function knownTool(tool: ToolView): BattleItem {
  return { ...knownItem(tool, tool.tool_type, tool.tool_effect), isEnemyItem: tool.isEnemyItem };
}

function knownSpell(spell: SpellView): BattleItem {
  return knownItem(spell, spell.spell_type, spell.spell_effect);
}

function knownItem({ id, name, used }: ToolView | SpellView, type: string, effect: string): BattleItem {
  return {
    owned: { id, name, type, effect },
    id,
    name,
    type,
    effect,
    isEnemyItem: false,
    used,
    revealed: true,
  };
}
