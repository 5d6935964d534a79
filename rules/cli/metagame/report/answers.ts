import { shippedRules } from "../../../index.ts";
import { unconfirmedText } from "../../report/report.ts";
import { isClear } from "../../statistics/interval.ts";
import { counted, percent, percentWithRange, points, pointsWithRange } from "../../terminal/figures.ts";
import { ITEM_KINDS, type ItemKind, shownName } from "../decks/decks.ts";
import type { ItemResult, MetagameResult, SearchResult } from "../play/metagame-result.ts";

/** The findings in sentences: the best deck, what adds most of each kind, what the searches found, and the bound. */
export function answers(result: MetagameResult): string[] {
  const [best] = result.decks;
  const opposition = result.difficulty === null ? "the other decks" : result.difficulty;
  return [
    ...confirmedText(result),
    ...(best
      ? [
          `The strongest deck is ${best.name}: it wins ${percentWithRange(best.field)} against ${opposition}. ${best.content}.`,
        ]
      : []),
    ...ITEM_KINDS.flatMap((kind) => bestOfKind(result, kind)),
    ...result.searches.map((search) => searchText(search, result.difficulty)),
    ...differenceText(result),
    ...beforeText(result),
    ...boundText(result),
  ];
}

/** What `full`, by which the game is played, says of decks that another policy ranked. */
function confirmedText({ policy, confirmed, difficulty }: MetagameResult): string[] {
  if (policy === "full") return [];
  const [best, ...others] = confirmed?.decks ?? [];
  const [rival] = others.toSorted((one, other) => other.rate.value - one.rate.value);
  if (!best || !rival) return [unconfirmedText(policy) ?? ""];
  const [found, advice] =
    best.rate.low > rival.rate.value
      ? ["confirms its first", ""]
      : best.rate.high < rival.rate.value
        ? ["does not confirm its first", " Play with --policy full before you change a number."]
        : ["leaves its first open", " Play with --policy full to decide it."];
  const against = difficulty === null ? "" : ` against ${difficulty}`;
  const rates = `${best.name} wins ${percentWithRange(best.rate)}${against}, ${rival.name} ${percentWithRange(rival.rate)}`;
  return [
    `Policy ${policy} decided all of this, and full, played on a sample, ${found}: of ${others.length + 1} decks from the first to the last ${rates}.${advice}`,
  ];
}

/** What adds most of its kind, with its numbers for whoever wants to mend it; species have none. */
function bestOfKind({ items, sweep }: MetagameResult, kind: ItemKind): string[] {
  const best = items.find((item) => item.kind === kind);
  if (best === undefined) return [];
  const { keys, points: added } = best;
  const chance = isClear(added) ? "" : "; that may be chance";
  const numbers =
    keys.length === 0 || sweep
      ? ""
      : ` Its numbers are ${keys.join(", ")}; --sweep "${keys[0]}=FROM:TO:STEP" plays the same decks with other values.`;
  return [
    `${itemName(best)} adds most of the ${kind}: ${pointsWithRange(added)} points in an even battle, for each copy, compared with their mean${chance}.${numbers}`,
  ];
}

function searchText({ name, rate, before, battles }: SearchResult, difficulty: string | null): string {
  const opposition = difficulty ?? "the decks before it in equilibrium";
  const gain = rate.low > before ? "" : ": no clear gain";
  return `${name}, found in ${counted(battles, "battle")}, wins ${percentWithRange(rate)} against ${opposition}; the best of those ${percent(before)}${gain}.`;
}

function differenceText({ policy, policyDifference }: MetagameResult): string[] {
  if (!policyDifference) return [];
  const { policy: other, pairings, change, mean, largest } = policyDifference;
  return [
    `With policy ${other} instead of ${policy} the favourite's win rate changes by ${pointsWithRange(change)} points (${counted(pairings, "pairing")}; ${points(mean).replace("+", "")} either way in the mean, ${points(largest).replace("+", "")} at most).`,
  ];
}

/** The decks that the overlay clearly changes, or that it changes none. */
function beforeText({ before }: MetagameResult): string[] {
  if (!before) return [];
  const clear = before.decks.filter(({ change }) => isClear(change));
  const [best] = [...before.decks].sort((one, other) => other.before.value - one.before.value);
  return [
    `Under the shipped rules ${best?.name} was the strongest with ${percent(best?.before.value ?? 0)}; the overlay clearly changes ${clear.length} of ${counted(before.decks.length, "deck")}.`,
  ];
}

function boundText({ bound }: MetagameResult): string[] {
  if (!bound) return [];
  const limit = percent(bound.bound);
  return bound.over.length === 0
    ? [`No deck clearly wins more than ${limit}.`]
    : [`More than the bound of ${limit}: ${bound.over.join(", ")}.`];
}

export function itemName({ kind, name }: Pick<ItemResult, "kind" | "name">): string {
  return shownName(shippedRules, kind, name);
}
