import type { RuleSet } from "../../../index.ts";
import type { Interval } from "../../statistics/interval.ts";
import { allNames, type Entrant, ITEM_KINDS, namesIn } from "../decks/entrant.ts";
import { type DeckShape, withSubstitute } from "../decks/equal-decks.ts";
import type { Contest } from "./contest.ts";
import { type Field, playUntilPrecise } from "./lane.ts";
import { nashAverage } from "./matchups.ts";
import type { ItemResult, WithoutResult } from "./metagame-result.ts";

/** Battles of a lane whose decks changed; against the AI a deck has only one. */
const BATTLES = { pvp: 40, ai: 160 };
const SHOWN = 3;
const SMALL_SHARE = 0.02;

/**
 * What changes if a species, tool or spell does not exist: the decks with it take the best rated other one of its kind
 * and play again. Stops early, with the items so far, if the field is stopped.
 */
export async function withoutItems(
  field: Field,
  shape: DeckShape,
  contest: Contest,
  items: readonly ItemResult[],
): Promise<WithoutResult[]> {
  const results: WithoutResult[] = [];
  for (const kind of ITEM_KINDS)
    for (const name of allNames(field.rules, kind)) {
      const hasIt = ({ deck }: Entrant) => namesIn(deck, kind).includes(name);
      const losers = contest.entrants.flatMap((entrant, index) => (hasIt(entrant) ? [index] : []));
      const substitute = substituteFor(field.rules, items, kind, name);
      if (losers.length === 0 || substitute === undefined) continue;
      const changed = contest.replacing((entrant) =>
        hasIt(entrant)
          ? { ...entrant, deck: withSubstitute(field.rules, shape, entrant, kind, name, substitute) }
          : entrant,
      );
      await playUntilPrecise(field, changed.lanes(), `without ${name}`, {
        precision: 0,
        most: BATTLES[shape.mode],
      });
      if (field.isStopped()) return results;
      results.push({
        kind,
        name,
        substitute,
        decks: losers.length,
        change: meanChange(contest, changed, losers),
        best: bestOf(changed),
        nash: topOfNash(changed),
      });
    }
  return results;
}

function substituteFor(
  rules: RuleSet,
  items: readonly ItemResult[],
  kind: ItemResult["kind"],
  name: string,
): string | undefined {
  const rated = items.find((item) => item.kind === kind && item.name !== name)?.name;
  return rated ?? allNames(rules, kind).find((other) => other !== name);
}

export function bestOf(contest: Contest): { name: string; rate: Interval } {
  const rates = contest.entrants.map(({ name }, index) => ({ name, rate: contest.fieldRate(index) }));
  rates.sort((one, other) => other.rate.value - one.rate.value);
  return rates[0] ?? { name: "none", rate: { value: 0, low: 0, high: 1 } };
}

function topOfNash({ matchups }: Contest): WithoutResult["nash"] {
  if (!matchups) return [];
  const { shares } = nashAverage(matchups);
  return matchups.entrants
    .map(({ name }, index) => ({ name, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > SMALL_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, SHOWN);
}

function meanChange(before: Contest, after: Contest, decks: readonly number[]): Interval {
  let value = 0;
  let variance = 0;
  for (const deck of decks) {
    const [old, now] = [before.fieldRate(deck), after.fieldRate(deck)];
    value += (now.value - old.value) / decks.length;
    variance += (((now.high - now.low) / 2) ** 2 + ((old.high - old.low) / 2) ** 2) / decks.length ** 2;
  }
  const half = Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
}
