import { type Battle, type BattleEvent, logLines, type RuleSet } from "../../../rules/index.ts";
import { playRandomly, randomSetup } from "./support/random-battle.ts";

/** What the shipped rules come to; to be written anew whenever a battle number or rule changes on purpose. */
export const DIGEST = { battles: 1000, value: "fc79d5d4772f939b" };

const PRIME = 0x01000193;
const OFFSETS: readonly number[] = [0x811c9dc5, 0x9747b28c];

/**
 * Sixteen hexadecimal digits over the logs that a watcher reads, damage breakdowns and outcomes of random battles
 * `digest:1` to `digest:count`. Needs nothing but the language, so that a browser can compute it too: every engine
 * must come to the same.
 */
export function digestOfBattles(shipped: RuleSet, count: number): string {
  const rules = withoutNumbers(shipped);
  const hashes = [...OFFSETS];
  const add = (text: string) => {
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place);
      hashes[0] = Math.imul((hashes[0] ?? 0) ^ code, PRIME);
      hashes[1] = Math.imul((hashes[1] ?? 0) ^ code, PRIME);
    }
  };
  for (let number = 1; number <= count; number++) {
    const setup = randomSetup(rules, `digest:${number}`);
    playRandomly(rules, setup, (battle, _, events) => {
      for (const event of events)
        if (event.type === "damaged") add(JSON.stringify({ ...event.breakdown, criticalChance: undefined }));
      for (const { message } of logLines(rules, battle, "watcher", events.filter(toldSince020))) add(message);
      if (battle.winner !== null) add(outcomeOf(battle));
    });
  }
  return hashes.map((hash) => (hash >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * Whether release 0.2.0 told of an event too. It did not tell that a defeated caster loses its charge; left out, its
 * digest proves that the battles are the same.
 */
function toldSince020({ type }: BattleEvent, index: number, events: readonly BattleEvent[]): boolean {
  return type !== "chargeLost" || events[index + 1]?.type !== "defeated";
}

/** The rules with creatures that all have their bare names: release 0.2.0 numbered none for a watcher. */
function withoutNumbers({ texts, ...rules }: RuleSet): RuleSet {
  const { battleScreen } = texts;
  const sides = { ...battleScreen.sides, numbered: "{creature}" } as typeof battleScreen.sides;
  return { ...rules, texts: { ...texts, battleScreen: { ...battleScreen, sides } } };
}

function outcomeOf({ winner, turn, random, sides }: Battle): string {
  const { a, b, c, counter } = random;
  const left = sides.map(({ energy, damageDealt, field, fallen }) => [
    energy,
    damageDealt,
    field.map(({ id, currentHealth }) => [id, currentHealth]),
    fallen.map(({ id }) => id),
  ]);
  return JSON.stringify([winner, turn, [a, b, c, counter], left]);
}
