import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { perform } from "../../battle/actions/apply-action.ts";
import { decide } from "../../battle/ai/decide.ts";
import { bestStyle, enemyStyle, type PlayStyle } from "../../battle/ai/scores/play-style.ts";
import { enemyItems } from "../../battle/enemy/enemy-items.ts";
import { generateEnemy, pick } from "../../battle/enemy/generate-enemy.ts";
import { battleItem, type Deck, newBattle } from "../../battle/setup/new-battle.ts";
import { type Battle, DIFFICULTIES, type Difficulty } from "../../battle/state/battle.ts";
import { cloneBattle } from "../../battle/state/clone-battle.ts";
import type { Creature } from "../../battle/state/creature.ts";
import { newRandom, type RandomState, rollBetween } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { requirementTeam } from "../../simulation/requirement-team.ts";
import { creatureOfRow, creatureRow, itemOfRow } from "../creature-row.ts";
import type { Position } from "../position.ts";

/** The beginning of an own turn in a played battle. */
export interface SourceTurn extends Pick<Position, "setup" | "actions"> {
  battle: Battle;
}

/** Creatures of each side: few, so that a position can be read on a phone. */
const [FEWEST_OWN, MOST_OWN] = [3, 4];
const [FEWEST_FOES, MOST_FOES] = [2, 4];
const MOST_ITEMS = 2;
/** A battle that lasts longer has positions with too long a history. */
const MOST_TURNS = 14;

/**
 * Plays a battle between levels with small teams, by the rules of positions, and yields the beginning of each own turn
 * after the first. Levels make the mistakes of `levels`, the rules with chance, so that positions are not all alike.
 * The same seed gives the same battle.
 */
export function* sourceTurns(rules: RuleSet, levels: RuleSet, seed: string): Generator<SourceTurn> {
  const dice = newRandom(`${seed}|source`);
  const setup = drawnSetup(rules, dice, seed);
  const own = pick(dice, [bestStyle(levels), ...DIFFICULTIES.map((name) => enemyStyle(levels, name))]);
  const styles: [PlayStyle, PlayStyle] = [own, enemyStyle(levels, setup.difficulty)];
  const battle = newBattle(rules, setup);
  const actions: BattleAction[] = [];
  while (battle.winner === null && battle.turn <= MOST_TURNS) {
    const { active } = battle;
    const begins = battle.sides[active].consecutiveActions === 0 && actions.at(-1)?.type === "endTurn";
    if (active === 0 && begins) yield { setup, actions: [...actions], battle: cloneBattle(battle) };
    const action = decide(rules, battle, active, styles[active], dice);
    actions.push(action);
    perform(rules, battle, active, action, null);
  }
}

function drawnSetup(rules: RuleSet, dice: RandomState, seed: string): Position["setup"] {
  const difficulty = pick(dice, DIFFICULTIES);
  const ownCount = rollBetween(dice, FEWEST_OWN, MOST_OWN);
  const foeCount = rollBetween(dice, FEWEST_FOES, MOST_FOES);
  const player = ownDeck(rules, dice, difficulty, ownCount);
  return { mode: "ai", difficulty, seed, player, enemy: foeDeck(rules, dice, difficulty, foeCount, player) };
}

function ownDeck(rules: RuleSet, dice: RandomState, difficulty: Difficulty, count: number): Deck {
  const { creatures, tools, spells } = requirementTeam(rules, dice, difficulty);
  const [toolCount, spellCount] = [rollBetween(dice, 0, MOST_ITEMS), rollBetween(dice, 0, MOST_ITEMS)];
  return {
    creatures: creatures.slice(0, count).map((creature, index) => renamed(rules, creature, "own", index)),
    tools: namedItems(rules, "tools", tools.slice(0, toolCount), "own"),
    spells: namedItems(rules, "spells", spells.slice(0, spellCount), "own"),
  };
}

function foeDeck(
  rules: RuleSet,
  dice: RandomState,
  difficulty: Difficulty,
  count: number,
  { tools, spells }: Deck,
): Deck {
  const creatures = Array.from({ length: Math.max(count, rules.battle.team.min) }, (_, index) =>
    renamed(rules, generateEnemy(rules, dice, difficulty, `foe-${index + 1}`), "foe", index),
  );
  const own = { tools: tools.map(battleItem), spells: spells.map(battleItem) };
  const items = enemyItems(rules, dice, difficulty, own);
  const most = Math.ceil(MOST_ITEMS / 2);
  return {
    creatures,
    tools: namedItems(rules, "tools", items.tools.slice(0, most), "foe"),
    spells: namedItems(rules, "spells", items.spells.slice(0, most), "foe"),
  };
}

/** As the creature is once it was kept and read again. */
function renamed(rules: RuleSet, creature: Creature, side: "own" | "foe", index: number): Creature {
  return creatureOfRow(rules, creatureRow(creature), side, index);
}

/** One item of each name. */
function namedItems(
  rules: RuleSet,
  kind: "tools" | "spells",
  items: readonly { name: string }[],
  side: "own" | "foe",
): Deck["tools"] {
  const names = [...new Set(items.map(({ name }) => name))];
  return names.map((name, index) => itemOfRow(rules, kind, name, side, index));
}
