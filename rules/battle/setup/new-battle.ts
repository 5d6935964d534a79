import type { RuleSet } from "../../ruleset/rule-set.ts";
import { enemyItems } from "../enemy/enemy-items.ts";
import { generateEnemy } from "../enemy/generate-enemy.ts";
import type {
  Battle,
  BattleItem,
  BattleSide,
  Difficulty,
  Fighter,
  OwnedItem,
  SideIndex,
} from "../state/battle.ts";
import type { Creature } from "../state/creature.ts";
import type { Recorder } from "../state/event.ts";
import { newRandom, type RandomState, roll } from "../state/random.ts";
import { refreshSynergies } from "../synergies/refresh-synergies.ts";
import { beginTurn } from "../turn/begin-turn.ts";
import { newFighter } from "./fighter.ts";

export type { OwnedItem } from "../state/battle.ts";

/** What a side brings: creatures in drawing order, tools and spells. */
export interface Deck {
  creatures: Creature[];
  tools: OwnedItem[];
  spells: OwnedItem[];
}

/** Everything that determines how a battle begins; together with the actions it is a replay. */
export type BattleSetup =
  | { mode: "ai"; difficulty: Difficulty; seed: string; player: Deck; enemy?: Deck }
  | { mode: "pvp"; seed: string; player1: Deck; player2: Deck };

/** A battle ready for its first action. */
export function newBattle(rules: RuleSet, setup: BattleSetup, record: Recorder = null): Battle {
  const random = newRandom(setup.seed);
  const battle = setup.mode === "ai" ? aiBattle(rules, setup, random) : pvpBattle(rules, setup, random);
  record?.push({ type: "battleStarted", first: battle.first });
  if (battle.mode === "ai") deployFreely(rules, battle, rules.ai.openingDeploys, record);
  beginTurn(rules, battle, battle.first, record);
  return battle;
}

function aiBattle(rules: RuleSet, setup: Extract<BattleSetup, { mode: "ai" }>, random: RandomState): Battle {
  const { difficulty } = setup;
  const row = rules.difficulty[difficulty];
  const { hand, energy, fieldLimit } = rules.battle;
  const player = newSide(rules, setup.player, 0);
  const enemy = setup.enemy
    ? newSide(rules, setup.enemy, 1)
    : generatedSide(rules, random, difficulty, player);
  opening(player, hand.playerStart, row.playerHandTarget, energy.playerStart);
  opening(enemy, row.initialHandSize, row.initialHandSize + hand.enemyTargetAboveStart, row.startingEnergy);
  enemy.fieldLimit = Math.min(fieldLimit, row.enemySlots, row.maxFieldSize);
  enemy.regenModifier = row.enemyEnergyRegen - rules.battle.energy.regenBase;
  enemy.comboBuff = false;
  for (const side of [player, enemy]) side.stanceReduction = row.stanceReduction;
  return battleOf({ mode: "ai", difficulty, seed: setup.seed, random, first: 0 }, player, enemy);
}

/** Deploys enemy creatures for free before turn 1: a setting for designers, 0 as shipped (`CON-61`). */
function deployFreely(rules: RuleSet, battle: Battle, creatures: number, record: Recorder): void {
  const enemy = battle.sides[1];
  for (let deployed = 0; deployed < creatures && enemy.field.length < enemy.fieldLimit; deployed++) {
    const card = enemy.hand.shift();
    if (!card) return;
    enemy.field.push(card);
    card.appeared = enemy.field.length;
    record?.push({ type: "deployed", side: 1, creatureId: card.id, cost: 0 });
    refreshSynergies(rules, battle, 1, card, record);
  }
}

function generatedSide(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  player: BattleSide,
): BattleSide {
  const creatures = Array.from({ length: rules.difficulty[difficulty].enemyDeckSize }, (_, index) =>
    generateEnemy(rules, random, difficulty, `enemy-${index + 1}`),
  );
  const side = newSide(rules, { creatures, tools: [], spells: [] }, 1);
  return Object.assign(side, enemyItems(rules, random, difficulty, player));
}

function pvpBattle(
  rules: RuleSet,
  setup: Extract<BattleSetup, { mode: "pvp" }>,
  random: RandomState,
): Battle {
  const { pvp, battle } = rules;
  const one = newSide(rules, setup.player1, 0);
  const two = newSide(rules, setup.player2, 1);
  for (const side of [one, two]) {
    opening(side, pvp.hand.start, pvp.hand.target, pvp.startEnergy);
    side.stanceReduction = battle.defend.pvpReduction;
  }
  const first = firstMover(one, two, random);
  (first === 0 ? two : one).energy += pvp.secondMoverEnergy;
  return battleOf({ mode: "pvp", difficulty: null, seed: setup.seed, random, first }, one, two);
}

/** The side whose opening hand has more initiative begins; a tie is a seeded coin (`GAP-28`). */
function firstMover(one: BattleSide, two: BattleSide, random: RandomState): SideIndex {
  const initiative = (side: BattleSide) =>
    side.hand.reduce((sum, fighter) => sum + fighter.battleStats.initiative, 0);
  const lead = initiative(one) - initiative(two);
  const coin = roll(random) < 0.5 ? 0 : 1;
  return lead > 0 ? 0 : lead < 0 ? 1 : coin;
}

function newSide(rules: RuleSet, deck: Deck, side: SideIndex): BattleSide {
  return {
    energy: 0,
    energySpent: 0,
    consecutiveActions: 0,
    bestCombo: 0,
    turnsBegun: 0,
    handTarget: 0,
    regenModifier: 0,
    fieldLimit: rules.battle.fieldLimit,
    stanceReduction: 0,
    comboBuff: true,
    comboTurn: 0,
    emptyTurns: 0,
    spellStrength: 1,
    deck: deck.creatures.map((creature): Fighter => newFighter(rules, creature, side)),
    hand: [],
    field: [],
    fallen: [],
    tools: deck.tools.map(battleItem),
    spells: deck.spells.map(battleItem),
    synergyBonus: 0,
    synergyInitiative: 0,
    synergyProtection: 0,
    synergyForm: 0,
    synergyDefenses: 0,
    damageDealt: 0,
  };
}

/** A tool or spell as a battle holds it, unused and unseen. */
export function battleItem(item: OwnedItem): BattleItem {
  const { id, name, type, effect } = item;
  return {
    owned: item,
    id,
    name: name ?? "",
    type: type ?? "",
    effect: effect ?? "",
    isEnemyItem: false,
    used: false,
    revealed: false,
  };
}

function opening(side: BattleSide, start: number, target: number, energy: number): void {
  side.hand = side.deck.splice(0, start);
  side.handTarget = target;
  side.energy = energy;
}

function battleOf(
  {
    mode,
    difficulty,
    seed,
    random,
    first,
  }: Pick<Battle, "mode" | "difficulty" | "seed" | "random" | "first">,
  one: BattleSide,
  two: BattleSide,
): Battle {
  return { mode, difficulty, seed, random, turn: 1, active: first, first, winner: null, sides: [one, two] };
}
