import type { RuleSet } from "../../../index.ts";
import { chanceOf, fitStrengths, strengthWithin } from "../../../simulation/statistics/bradley-terry.ts";
import { type Interval, Z_95 } from "../../statistics/interval.ts";
import { numbersBelow } from "../../tune/space/space.ts";
import { allNames, type Entrant, ITEM_KINDS, type ItemKind, namesIn } from "../decks/decks.ts";
import { ridgeStrengths } from "../math/math.ts";
import { type Contest, comparisonsOf } from "./contest.ts";
import type { ItemResult } from "./metagame-result.ts";

/** Elo points of one logit: 400 points are odds of ten to one. */
const ELO_POINTS = 400 / Math.LN10;

/** The Elo ratings of all decks, `mean` in the mean. */
export function deckRatings(contest: Contest, mean: number): Interval[] {
  const strengths = fitStrengths(comparisonsOf(contest));
  const all = contest.entrants.map((_, index) => index);
  return all.map((index) =>
    rangeOf(strengthWithin(strengths, index, all), (logits) => mean + ELO_POINTS * logits),
  );
}

/**
 * What each species, tool and spell is worth: a deck's strength is taken as the sum of its items and a rest of its own.
 */
export function itemRatings(rules: RuleSet, contest: Contest): ItemResult[] {
  const items = ITEM_KINDS.flatMap((kind) => allNames(rules, kind).map((name) => ({ kind, name })));
  const strengths = ridgeStrengths(
    contest.entrants.map((entrant) => items.map((item) => copiesIn(entrant, item))),
    fitStrengths(comparisonsOf(contest)).values,
  );
  const results = items.flatMap(({ kind, name }, index) => {
    const decks = contest.entrants.filter((entrant) => copiesIn(entrant, { kind, name }) > 0).length;
    if (decks === 0) return [];
    const group = items.flatMap((item, place) => (item.kind === kind ? [place] : []));
    const strength = strengthWithin(strengths, index, group);
    return [
      {
        kind,
        name,
        decks,
        elo: rangeOf(strength, (logits) => ELO_POINTS * logits),
        points: rangeOf(strength, (logits) => chanceOf(logits) - 0.5),
        keys: numbersBelow(rules[kind][name], `${kind}.${name}`),
      },
    ];
  });
  return results.sort((one, other) => other.points.value - one.points.value);
}

function copiesIn({ deck }: Entrant, { kind, name }: { kind: ItemKind; name: string }): number {
  return namesIn(deck, kind).filter((one) => one === name).length;
}

function rangeOf(
  { value, error }: { value: number; error: number },
  scale: (logits: number) => number,
): Interval {
  return { value: scale(value), low: scale(value - Z_95 * error), high: scale(value + Z_95 * error) };
}
