import {
  applyAction,
  type Battle,
  type BattleAction,
  type BattleEvent,
  type BattleSetup,
  type Creature,
  type Deck,
  type Difficulty,
  legalActions,
  newBattle,
  newRandom,
  type OwnedItem,
  RARITIES,
  type RandomState,
  type RuleSet,
  roll,
} from "../../../../rules/index.ts";

const DIFFICULTIES: Difficulty[] = ["easy", "medium", "hard", "expert"];
const CATALOGUE = ["Energize", "Empower", "Enchant", "Fortify", "Hasten"];

function pick<Item>(dice: RandomState, items: readonly Item[]): Item {
  return items[Math.floor(roll(dice) * items.length)] as Item;
}

function between(dice: RandomState, low: number, high: number): number {
  return low + Math.floor(roll(dice) * (high - low + 1));
}

function randomCreature(rules: RuleSet, dice: RandomState, id: string, pool: readonly string[]): Creature {
  const speciesId = pick(dice, pool);
  const species = rules.species[speciesId];
  const form = between(dice, 0, 3);
  const stat = () => between(dice, 4, 9 + 5 * form);
  return {
    id,
    species_id: speciesId,
    species_name: species?.name ?? speciesId,
    form,
    rarity: pick(dice, RARITIES),
    stats: { energy: stat(), strength: stat(), magic: stat(), stamina: stat(), speed: stat() },
    specialty_stats: [...(species?.specialties ?? [])],
    combination_level: roll(dice) < 0.2 ? between(dice, 1, 4) : 0,
  };
}

/** Items of the rules, and now and then one that the rules do not name. */
function randomItems(rules: RuleSet, dice: RandomState, kind: "tools" | "spells", most: number): OwnedItem[] {
  const names = Object.keys(rules[kind]);
  return Array.from({ length: between(dice, 0, most) }, (_, place) => {
    const id = `${kind}-${place}`;
    const odd = roll(dice);
    if (odd < 0.04) return { id, name: "", type: "", effect: "" };
    if (odd < 0.08) return { id, name: "Odd Thing", type: "luck", effect: "Surge" };
    if (odd < 0.16) return { id, name: "Odd Thing", type: "luck", effect: pick(dice, CATALOGUE) };
    const name = pick(dice, names);
    const row = rules[kind][name];
    return { id, name, type: row?.type ?? "", effect: row?.effect ?? "" };
  });
}

function randomDeck(
  rules: RuleSet,
  dice: RandomState,
  size: { min: number; max: number; tools: number; spells: number },
): Deck {
  const all = Object.keys(rules.species);
  // Few species now and then, so that packs and pairs come together.
  const pool = roll(dice) < 0.5 ? all : [pick(dice, all), pick(dice, all)];
  return {
    creatures: Array.from({ length: between(dice, size.min, size.max) }, (_, place) =>
      randomCreature(rules, dice, `creature-${place}`, pool),
    ),
    tools: randomItems(rules, dice, "tools", size.tools),
    spells: randomItems(rules, dice, "spells", size.spells),
  };
}

/** A setup that follows from its seed: all difficulties and PvP, decks of any allowed size. */
export function randomSetup(rules: RuleSet, seed: string): BattleSetup {
  const dice = newRandom(`setup:${seed}`);
  const kind = between(dice, 0, 5);
  if (kind >= DIFFICULTIES.length) {
    const [player1, player2] = [
      randomDeck(rules, dice, rules.pvp.team),
      randomDeck(rules, dice, rules.pvp.team),
    ];
    return { mode: "pvp", seed, player1, player2 };
  }
  const difficulty = DIFFICULTIES[kind] as Difficulty;
  return { mode: "ai", difficulty, seed, player: randomDeck(rules, dice, rules.battle.team) };
}

/** Called after the setup (without an action) and after each action. */
export type Watcher = (battle: Battle, action: BattleAction | null, events: readonly BattleEvent[]) => void;

/**
 * Plays a battle with legal actions drawn at random, ending turns less often than the mere draw would.
 * Follows from the seed alone; throws where a legal action is refused.
 */
export function playRandomly(rules: RuleSet, setup: BattleSetup, watch: Watcher): BattleAction[] {
  const events: BattleEvent[] = [];
  const battle = newBattle(rules, setup, events);
  const dice = newRandom(`policy:${setup.seed}`);
  const actions: BattleAction[] = [];
  watch(battle, null, events);
  while (battle.winner === null) {
    const action = pick(dice, legalActions(rules, battle, battle.active));
    events.length = 0;
    const refusal = applyAction(rules, battle, battle.active, action, events);
    if (refusal) throw new Error(`A legal ${action.type} was refused: ${refusal.text}`);
    actions.push(action);
    watch(battle, action, events);
  }
  return actions;
}
