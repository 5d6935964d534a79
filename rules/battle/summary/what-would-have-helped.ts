import type { RuleSet } from "../../ruleset/rule-set.ts";
import { meetsRequirement } from "../../team/requirement.ts";
import { fill } from "../../text/fill.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import { fillPlural } from "../../texts/fill-plural.ts";
import { listText } from "../../texts/list-text.ts";
import { numberText } from "../../texts/number-text.ts";
import type { Battle, BattleItem, SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";
import type { CreatureDeeds } from "./creature-deeds.ts";
import type { OwnTurns } from "./own-turns.ts";

/** What a lost battle is judged by. */
export interface LostBattle {
  battle: Battle;
  /** The side that lost it. */
  side: SideIndex;
  events: readonly BattleEvent[];
  /** What its creatures did, most damage first. */
  deeds: readonly CreatureDeeds[];
  turns: OwnTurns;
}

/** One thing that would have helped, and how much it weighs. */
interface Advice {
  /** Share of the chances that were missed, from 0 to 1. */
  weight: number;
  sentence: string;
}

/** A player remembers three things, not seven. */
const MOST = 3;
/** Least share of turns, attacks or damage from which something is worth a sentence. */
const LEAST_SHARE = 0.25;
/** In fewer turns than these nothing can be said of turns. */
const LEAST_TURNS = 3;
/** Of fewer hits than these nothing can be said. */
const LEAST_HITS = 4;
/** A lone creature is one that did at least this share of its team's damage. */
const LONE_SHARE = 0.5;
/** Wounded enemies are those below this share of their health. */
const WOUNDED = 0.6;
const PERCENT = 100;

/**
 * Returns what would have helped the player in a lost battle, as sentences, the weightiest first; at most three. Each
 * names what was counted in this battle, so an advice never appears without its cause.
 */
export function whatWouldHaveHelped(rules: RuleSet, lost: LostBattle): string[] {
  const found = [
    strongerTeam(rules, lost),
    energyForAttacks(rules, lost),
    cardsInHand(rules, lost),
    unusedItems(rules, lost),
    badMatchups(rules, lost),
    loneAttacker(rules, lost),
    spreadDamage(rules, lost),
  ];
  return found
    .filter((advice) => advice !== null)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ sentence }) => sentence);
}

function strongerTeam(rules: RuleSet, { battle, side }: LostBattle): Advice | null {
  const { difficulty, sides } = battle;
  if (difficulty === null) return null;
  const { field, fallen, hand, deck } = sides[side];
  const team = [...field, ...fallen, ...hand, ...deck].map(({ creature }) => creature);
  if (meetsRequirement(rules, team, difficulty)) return null;
  const { name } = rules.texts.difficulty[difficulty];
  return { weight: 1, sentence: fill(rules.texts.arena.result.help.strongerTeam, { difficulty: name }) };
}

function energyForAttacks(rules: RuleSet, { turns: { attackLeft, turns } }: LostBattle): Advice | null {
  const weight = share(attackLeft, turns);
  if (turns < LEAST_TURNS || weight < LEAST_SHARE) return null;
  const { attackLeft: text } = rules.texts.arena.result.help;
  return { weight, sentence: fillNumbers(rules.texts, text, { left: attackLeft, turns }) };
}

function cardsInHand(rules: RuleSet, { turns: { deployLeft, turns } }: LostBattle): Advice | null {
  const weight = share(deployLeft, turns);
  if (turns < LEAST_TURNS || weight < LEAST_SHARE) return null;
  const { deployLeft: text } = rules.texts.arena.result.help;
  return { weight, sentence: fillNumbers(rules.texts, text, { left: deployLeft, turns }) };
}

function unusedItems(rules: RuleSet, { battle, side }: LostBattle): Advice | null {
  const { tools, spells } = battle.sides[side];
  const brought = [...tools, ...spells];
  const unused = brought.filter(({ revealed }) => !revealed);
  if (unused.length === 0) return null;
  const names = [...new Set(unused.map(({ name }) => name))];
  const items = listText(
    rules.texts,
    names.map((name) => unusedWords(rules, name, { brought, unused })),
  );
  const weight = share(unused.length, brought.length);
  return { weight, sentence: fill(rules.texts.arena.result.help.unusedItems, { items }) };
}

/** An item by its name; where copies of it were brought, with how many of them were never used. */
function unusedWords(
  rules: RuleSet,
  item: string,
  { brought, unused }: Record<"brought" | "unused", readonly BattleItem[]>,
): string {
  const copies = (items: readonly BattleItem[]) => items.filter(({ name }) => name === item).length;
  const { unusedCopies } = rules.texts.arena.result.help;
  const [left, all] = [copies(unused), copies(brought)];
  return all > 1 ? fillNumbers(rules.texts, unusedCopies, { left, all, item }) : item;
}

function badMatchups(rules: RuleSet, { events, side }: LostBattle): Advice | null {
  let attacks = 0;
  let bad = 0;
  for (const event of events) {
    if (event.type !== "damaged" || event.side === side) continue;
    if (event.breakdown.kind !== "physical" && event.breakdown.kind !== "magical") continue;
    attacks += 1;
    if (event.breakdown.matchup < 1) bad += 1;
  }
  const weight = share(bad, attacks);
  if (attacks < LEAST_HITS || weight < LEAST_SHARE) return null;
  const { badMatchups: text } = rules.texts.arena.result.help;
  return { weight, sentence: fillNumbers(rules.texts, text, { bad, attacks }) };
}

function loneAttacker(rules: RuleSet, { deeds }: LostBattle): Advice | null {
  const [best] = deeds;
  const deployed = deeds.filter((one) => one.deployed).length;
  const all = deeds.reduce((sum, { damage }) => sum + damage, 0);
  const part = best ? share(best.damage, all) : 0;
  if (!best || deployed < 2 || part < LONE_SHARE) return null;
  const percent = numberText(rules.texts, Math.round(part * PERCENT));
  const { loneAttacker: text } = rules.texts.arena.result.help;
  return { weight: part / 2, sentence: fill(text, { creature: best.name, percent }) };
}

/** Enemies that were wounded but outlived the battle: with the damage on fewer of them, some would have fallen. */
function spreadDamage(rules: RuleSet, { battle, side }: LostBattle): Advice | null {
  const { field } = battle.sides[side === 0 ? 1 : 0];
  const isWounded = ({ currentHealth, battleStats }: (typeof field)[number]) =>
    currentHealth < battleStats.maxHealth * WOUNDED;
  const wounded = field.filter(isWounded).length;
  if (wounded < 2) return null;
  const { spreadDamage: text } = rules.texts.arena.result.help;
  return {
    weight: share(wounded, field.length) / 2,
    sentence: fillPlural(rules.texts, text, { wounded }),
  };
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
