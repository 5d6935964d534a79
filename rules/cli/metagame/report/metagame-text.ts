import { shippedRules } from "../../../index.ts";
import { percent, percentWithRange, points, pointsWithRange } from "../../terminal/figures.ts";
import { textTable } from "../../terminal/text-table.ts";
import { shownName } from "../decks/entrant.ts";
import type { ItemResult, MetagameResult, WithoutResult } from "../result/metagame-result.ts";

const MOST_DECKS = 20;

/** What `metagame` prints: the answer in sentences, then tables. */
export function metagameText(result: MetagameResult): string {
  const { rulesHash, seed, policy, battles } = result;
  const head = `Rules ${rulesHash}, seed ${seed}, policy ${policy}, ${fieldName(result)}, ${battles} battles.`;
  return [head, answers(result).join("\n"), ...tables(result)].join("\n\n");
}

function fieldName({ difficulty }: MetagameResult): string {
  return difficulty === null ? "all against all" : `each against the AI on ${difficulty}`;
}

/** The findings in sentences: the best deck, the item that adds most, what the searches found, and the bound. */
export function answers(result: MetagameResult): string[] {
  const [best] = result.decks;
  const [item] = result.items;
  const opposition = result.difficulty === null ? "the other decks" : result.difficulty;
  return [
    ...(best
      ? [
          `The strongest deck is ${best.name}: it wins ${percentWithRange(best.field)} against ${opposition}. ${best.content}.`,
        ]
      : []),
    ...(item
      ? [
          `${itemName(item)} adds most: ${pointsWithRange(item.points)} points in an even battle, for each copy, compared with the mean of all ${item.kind}.`,
        ]
      : []),
    ...result.searches.map(
      ({ name, rate, before, battles }) =>
        `${name}, found in ${battles} battles, wins ${percentWithRange(rate)} against ${
          result.difficulty ?? "the decks before it in equilibrium"
        }; the best of those ${percent(before)}.`,
    ),
    ...differenceText(result),
    ...boundText(result),
  ];
}

function differenceText({ policy, policyDifference }: MetagameResult): string[] {
  if (!policyDifference) return [];
  const { policy: other, pairings, change, mean, largest } = policyDifference;
  return [
    `With policy ${other} instead of ${policy} the favourite's win rate changes by ${pointsWithRange(change)} points (${pairings} pairings; ${points(mean).replace("+", "")} either way in the mean, ${points(largest).replace("+", "")} at most).`,
  ];
}

function boundText({ bound }: MetagameResult): string[] {
  if (!bound) return [];
  const limit = percent(bound.bound);
  return bound.over.length === 0
    ? [`No deck clearly wins more than ${limit}.`]
    : [`More than the bound of ${limit}: ${bound.over.join(", ")}.`];
}

function tables(result: MetagameResult): string[] {
  return [
    decksTable(result),
    itemsTable(result.items),
    ...(result.without.length > 0 ? [withoutTable(result)] : []),
    ...(result.sweep ? [sweepTable(result.sweep)] : []),
    result.decks
      .slice(0, MOST_DECKS)
      .map(({ name, content }) => `${name}: ${content}`)
      .join("\n"),
  ];
}

function decksTable({ decks, matrix, firstMover, difficulty }: MetagameResult): string {
  const rows = decks
    .slice(0, MOST_DECKS)
    .map(({ name, origin, field, nash, elo }, index) => [
      name,
      origin,
      percentWithRange(field),
      ...(nash && elo
        ? [
            percent(nash.share),
            percent(nash.rate),
            `${Math.round(elo.value)} ±${Math.round(elo.high - elo.value)}`,
          ]
        : []),
      ...(matrix ? [worstOf(matrix[index] ?? [], decks, index)] : []),
    ]);
  const head = ["deck", "", "wins against the field (95 %)"];
  if (matrix) head.push("Nash average", "wins against it", "Elo", "loses most to");
  const hidden = decks.length - rows.length;
  const more = hidden > 0 ? `\n${hidden} more decks: --json or --csv.` : "";
  // Against the AI the player always begins.
  const first =
    difficulty === null ? `\nThe side with the first turn wins ${percentWithRange(firstMover)}.` : "";
  return `${textTable(head, rows)}${more}${first}`;
}

function worstOf(row: readonly { value: number }[], decks: readonly { name: string }[], own: number): string {
  let worst = -1;
  row.forEach(({ value }, other) => {
    if (other !== own && (worst < 0 || value < (row[worst]?.value ?? 1))) worst = other;
  });
  const rate = row[worst]?.value;
  return rate === undefined || rate >= 0.5 ? "nobody" : `${decks[worst]?.name} (${percent(rate)})`;
}

function itemsTable(items: readonly ItemResult[]): string {
  return textTable(
    ["what one copy adds", "", "decks", "points in an even battle (95 %)", "Elo"],
    items.map((item) => [
      itemName(item),
      item.kind,
      String(item.decks),
      pointsWithRange(item.points),
      String(Math.round(item.elo.value)),
    ]),
  );
}

function withoutTable({ without, decks, difficulty }: MetagameResult): string {
  const [best] = decks;
  const head = ["if it did not exist", "decks", "they change by, points", "they take", "strongest deck then"];
  if (difficulty === null) head.push("most of the Nash average");
  const rows = [...without]
    .sort((one, other) => one.change.value - other.change.value)
    .map((row) => [
      itemName(row),
      String(row.decks),
      pointsWithRange(row.change),
      shownName(shippedRules, row.kind, row.substitute),
      `${row.best.name} ${percent(row.best.rate.value)}`,
      ...(difficulty === null ? [nashText(row)] : []),
    ]);
  const today = best
    ? `\nWith everything the strongest deck is ${best.name} with ${percent(best.field.value)}.`
    : "";
  return `${textTable(head, rows)}${today}`;
}

function nashText({ nash }: WithoutResult): string {
  return nash.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(", ");
}

function sweepTable({ key, values }: NonNullable<MetagameResult["sweep"]>): string {
  return textTable(
    [key, "strongest deck", "wins (95 %)", "item", "points for each copy (95 %)"],
    values.map(({ value, best, item }) => [
      String(value),
      best.name,
      percentWithRange(best.rate),
      item?.name ?? "–",
      item ? pointsWithRange(item.points) : "–",
    ]),
  );
}

export function itemName({ kind, name }: Pick<ItemResult, "kind" | "name">): string {
  return shownName(shippedRules, kind, name);
}
