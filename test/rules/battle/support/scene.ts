import type { BattleStats } from "../../../../rules/battle/state/creature.ts";
import { refreshBattleStats } from "../../../../rules/battle/stats/battle-stats.ts";
import { refreshSynergies } from "../../../../rules/battle/synergies/refresh-synergies.ts";
import {
  type Battle,
  type Creature,
  type Deck,
  type Difficulty,
  type Fighter,
  newBattle,
  type OwnedItem,
  type Rarity,
  type RuleSet,
  type SideIndex,
  type StatName,
  type Stats,
  shippedRules,
} from "../../../../rules/index.ts";

export const rules: RuleSet = shippedRules;

/** Rules as releases had them that changed stated numbers: attacks and spells tire, who is behind is helped. */
export const tiringRules: RuleSet = {
  ...rules,
  battle: {
    ...rules.battle,
    attack: { repeatFactor: 0.85 },
    spellcasting: { ...rules.battle.spellcasting, repeatFactor: 0.85 },
    comeback: {
      energy: 2,
      behindEnergy: 6,
      emptyFieldDiscount: 6,
      discountAfterFall: true,
      emptyFieldDeploys: true,
    },
  },
};

/** Rules as releases had them whose copies of an item each count. */
export const copyingRules: RuleSet = {
  ...rules,
  battle: {
    ...rules.battle,
    tools: { oncePerName: false },
    spells: { ...rules.battle.spells, oncePerName: false },
  },
};

/** A creature of a scene: a Common egg with 5 in every stat and no specialty, where nothing else is said. */
export interface CreatureScene {
  id: string;
  species?: string;
  form?: number;
  rarity?: Rarity;
  /** All five stats, or some with 5 for the rest. */
  stats?: number | Partial<Stats>;
  specialties?: StatName[];
  fusion?: number;
  bonus?: Partial<Stats>;
  /** Battle stats that are simply set. */
  battle?: Partial<BattleStats>;
  health?: number;
}

export interface SideScene {
  field?: CreatureScene[];
  hand?: CreatureScene[];
  deck?: CreatureScene[];
  tools?: (string | OwnedItem)[];
  spells?: (string | OwnedItem)[];
  energy?: number;
}

interface Scene {
  mode?: "ai" | "pvp";
  difficulty?: Difficulty;
  rules?: RuleSet;
  own?: SideScene;
  foe?: SideScene;
  turn?: number;
}

const FIVE: Stats = { energy: 5, strength: 5, magic: 5, stamina: 5, speed: 5 };
const NONE: Stats = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };

export function all(value: number): Stats {
  return { energy: value, strength: value, magic: value, stamina: value, speed: value };
}

export function creature(scene: CreatureScene): Creature {
  const { stats } = scene;
  return {
    id: scene.id,
    species_id: scene.species ?? `species-of-${scene.id}`,
    species_name: scene.species ? (rules.species[scene.species]?.name ?? scene.species) : scene.id,
    form: scene.form ?? 0,
    rarity: scene.rarity ?? "Common",
    stats: typeof stats === "number" ? all(stats) : { ...FIVE, ...stats },
    specialty_stats: scene.specialties ?? [],
    combination_level: scene.fusion ?? 0,
    ...(scene.bonus ? { bonus_stats: { ...NONE, ...scene.bonus } } : {}),
  };
}

/** A tool or spell of the rules by its name, which is its id too. */
export function item(named: string | OwnedItem): OwnedItem {
  if (typeof named !== "string") return named;
  const row = rules.tools[named] ?? rules.spells[named];
  if (!row) throw new Error(`No item ${named}`);
  return { id: named, name: named, type: row.type, effect: row.effect };
}

function deckOf({ field = [], hand = [], deck = [], tools = [], spells = [] }: SideScene): Deck {
  return {
    creatures: [...field, ...hand, ...deck].map(creature),
    tools: tools.map(item),
    spells: spells.map(item),
  };
}

/** A battle in one literal; the first side, `own`, is at turn. On the other side stands a plain `foe`. */
export function battleWith(scene: Scene): Battle {
  const { own = {}, foe = { field: [{ id: "foe" }] }, difficulty = "medium" } = scene;
  const by = scene.rules ?? rules;
  const decks = [deckOf(own), deckOf(foe)] as const;
  const battle = newBattle(
    by,
    scene.mode === "pvp"
      ? { mode: "pvp", seed: "scene", player1: decks[0], player2: decks[1] }
      : { mode: "ai", difficulty, seed: "scene", player: decks[0], enemy: decks[1] },
  );
  arrange(by, battle, 0, own);
  arrange(by, battle, 1, foe);
  battle.first = 0;
  battle.active = 0;
  battle.turn = scene.turn ?? 1;
  return battle;
}

function arrange(by: RuleSet, battle: Battle, index: SideIndex, scene: SideScene): void {
  const side = battle.sides[index];
  const fighters = [...side.field, ...side.hand, ...side.deck];
  const take = (list: CreatureScene[] = []) => list.map(({ id }) => byId(fighters, id));
  side.field = take(scene.field);
  side.hand = take(scene.hand);
  side.deck = take(scene.deck);
  side.energy = scene.energy ?? 25;
  side.turnsBegun = 1;
  for (const row of [...(scene.field ?? []), ...(scene.hand ?? []), ...(scene.deck ?? [])])
    adjust(by, byId(fighters, row.id), row);
  refreshSynergies(by, battle, index, null, null);
  for (const row of scene.field ?? [])
    if (row.health !== undefined) byId(fighters, row.id).currentHealth = row.health;
}

function adjust(by: RuleSet, fighter: Fighter, { battle }: CreatureScene): void {
  if (!battle) return;
  Object.assign(fighter.rawStats, battle);
  Object.assign(fighter.baseStats, battle);
  refreshBattleStats(by, fighter);
  if (battle.energyCost !== undefined) fighter.battleStats.energyCost = battle.energyCost;
  fighter.currentHealth = fighter.battleStats.maxHealth;
}

export function byId(fighters: readonly Fighter[], id: string): Fighter {
  const found = fighters.find((fighter) => fighter.id === id);
  if (!found) throw new Error(`No fighter ${id}`);
  return found;
}

/** The creature of that id, wherever it is. */
export function fighter(battle: Battle, id: string): Fighter {
  return byId(
    battle.sides.flatMap(({ field, hand, deck, fallen }) => [...field, ...hand, ...deck, ...fallen]),
    id,
  );
}
