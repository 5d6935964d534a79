import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleItem, BattleSide, Fighter } from "../state/battle.ts";
import { type BattleMoment, momentOf } from "../state/battle-moment.ts";
import { cloneBattle, cloneFighter } from "../state/clone-battle.ts";
import { copyStats } from "../state/copied-stats.ts";
import { EVEN_DICE } from "../state/random.ts";

/**
 * A battle to play ahead in. The decisions of a battle play tens of thousands of turns ahead; with a new copy for each
 * of them, creating and collecting the copies would take longer than playing. So one battle is overwritten again and
 * again, field by field, which creates next to no objects.
 */
interface Scratch {
  /** The battle as each side sees it when it acts. */
  moments: readonly [BattleMoment, BattleMoment];
  /** Fighters that copies are written to; the first `taken` of them are in use. */
  fighters: Fighter[];
  taken: number;
}

let scratch: Scratch | null = null;

function newScratch(rules: RuleSet, original: Battle): Scratch {
  const battle: Battle = { ...cloneBattle(original), random: EVEN_DICE };
  return { moments: [momentOf(rules, battle, 0), momentOf(rules, battle, 1)], fighters: [], taken: 0 };
}

/**
 * Copies a battle to play on, with even dice, and returns it as each side sees it. The copy is valid until the next
 * call: it is the same object each time. Cards in hands and decks are shared with the original until they are deployed:
 * see `takeFromHand`.
 */
export function copyToPlay(rules: RuleSet, original: Battle): Scratch["moments"] {
  scratch ??= newScratch(rules, original);
  const { moments } = scratch;
  const { battle } = moments[0];
  moments[0].rules = rules;
  moments[1].rules = rules;
  scratch.taken = 0;
  battle.mode = original.mode;
  battle.difficulty = original.difficulty;
  battle.seed = original.seed;
  battle.turn = original.turn;
  battle.active = original.active;
  battle.first = original.first;
  battle.winner = original.winner;
  copySide(scratch, original.sides[0], battle.sides[0]);
  copySide(scratch, original.sides[1], battle.sides[1]);
  return moments;
}

/** Replaces a card of the hand by a copy before it is deployed. */
export function takeFromHand(hand: Fighter[], card: Fighter): Fighter {
  const copy = scratch === null ? cloneFighter(card) : copyOf(scratch, card);
  hand[hand.indexOf(card)] = copy;
  return copy;
}

function copySide(pool: Scratch, from: BattleSide, to: BattleSide): void {
  to.energy = from.energy;
  to.energySpent = from.energySpent;
  to.consecutiveActions = from.consecutiveActions;
  to.bestCombo = from.bestCombo;
  to.turnsBegun = from.turnsBegun;
  to.handTarget = from.handTarget;
  to.regenModifier = from.regenModifier;
  to.fieldLimit = from.fieldLimit;
  to.stanceReduction = from.stanceReduction;
  to.comboBuff = from.comboBuff;
  to.comboTurn = from.comboTurn ?? 0;
  to.emptyTurns = from.emptyTurns ?? 0;
  to.spellStrength = from.spellStrength ?? 1;
  to.synergyBonus = from.synergyBonus;
  to.synergyInitiative = from.synergyInitiative;
  to.synergyProtection = from.synergyProtection;
  to.synergyForm = from.synergyForm ?? 0;
  to.synergyDefenses = from.synergyDefenses ?? 0;
  to.damageDealt = from.damageDealt;
  for (let index = 0; index < from.field.length; index++)
    to.field[index] = copyOf(pool, from.field[index] as Fighter);
  shorten(to.field, from.field.length);
  share(from.hand, to.hand);
  share(from.deck, to.deck);
  share(from.fallen, to.fallen);
  copyItems(from.tools, to.tools);
  copyItems(from.spells, to.spells);
}

/** Setting the length of an array is slower. */
function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

function share(from: readonly Fighter[], to: Fighter[]): void {
  for (let index = 0; index < from.length; index++) to[index] = from[index] as Fighter;
  shorten(to, from.length);
}

function copyItems(from: readonly BattleItem[], to: BattleItem[]): void {
  for (let index = 0; index < from.length; index++) {
    const item = from[index] as BattleItem;
    const copy = to[index];
    if (copy === undefined) to.push({ ...item });
    else {
      copy.owned = item.owned;
      copy.id = item.id;
      copy.name = item.name;
      copy.type = item.type;
      copy.effect = item.effect;
      copy.isEnemyItem = item.isEnemyItem;
      copy.used = item.used;
      copy.revealed = item.revealed;
    }
  }
  shorten(to, from.length);
}

function copyOf(pool: Scratch, fighter: Fighter): Fighter {
  const unused = pool.fighters[pool.taken++];
  if (unused !== undefined) return overwrite(unused, fighter);
  const copy = cloneFighter(fighter);
  pool.fighters.push(copy);
  return copy;
}

/** The same fields as in `cloneFighter`. */
function overwrite(to: Fighter, from: Fighter): Fighter {
  to.creature = from.creature;
  to.id = from.id;
  to.name = from.name;
  to.side = from.side;
  to.form = from.form;
  to.specialtyMask = from.specialtyMask;
  to.pairMask = from.pairMask;
  to.speciesIndex = from.speciesIndex;
  to.isLegendary = from.isLegendary;
  to.energyStat = from.energyStat;
  to.casterFactor = from.casterFactor;
  to.rawStats = from.rawStats;
  copyStats(from.baseStats, to.baseStats);
  copyStats(from.battleStats, to.battleStats);
  to.currentHealth = from.currentHealth;
  shorten(to.effects, 0);
  for (const effect of from.effects) to.effects.push({ ...effect });
  to.stunnedTurns = from.stunnedTurns;
  to.charging = from.charging;
  to.isDefending = from.isDefending;
  to.nextAttackBonus = from.nextAttackBonus;
  to.nextAttackBonusTurns = from.nextAttackBonusTurns;
  to.barrier = from.barrier;
  to.protection = from.protection;
  to.damageReduction = from.damageReduction;
  to.costReduction = from.costReduction;
  to.attacksThisTurn = from.attacksThisTurn ?? 0;
  to.appeared = from.appeared ?? 0;
  return to;
}
