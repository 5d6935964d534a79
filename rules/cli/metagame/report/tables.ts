import { shippedRules } from "../../../index.ts";
import { percent, percentWithRange, pointsWithRange } from "../../terminal/figures.ts";
import { shownName } from "../decks/entrant.ts";
import type { BeforeResult, ItemResult, MetagameResult, WithoutResult } from "../play/metagame-result.ts";

/** A table with its head. */
export interface Table {
  head: string[];
  rows: string[][];
}

/** The first decks: their results against the field and, in PvP, in equilibrium. */
export function decksTable({ decks, matrix }: MetagameResult, most: number): Table {
  const rows = decks
    .slice(0, most)
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
  return { head, rows };
}

function worstOf(row: readonly { value: number }[], decks: readonly { name: string }[], own: number): string {
  let worst = -1;
  row.forEach(({ value }, other) => {
    if (other !== own && (worst < 0 || value < (row[worst]?.value ?? 1))) worst = other;
  });
  const rate = row[worst]?.value;
  return rate === undefined || rate >= 0.5 ? "nobody" : `${decks[worst]?.name} (${percent(rate)})`;
}

export function itemsTable(items: readonly ItemResult[]): Table {
  return {
    head: ["what one copy adds", "", "decks", "points in an even battle (95 %)", "Elo"],
    rows: items.map((item) => [
      itemName(item),
      item.kind,
      String(item.decks),
      pointsWithRange(item.points),
      String(Math.round(item.elo.value)),
    ]),
  };
}

/** What changes without each item; the one that its decks miss most comes first. */
export function withoutTable({ without, difficulty }: MetagameResult): Table {
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
  return { head, rows };
}

function nashText({ nash }: WithoutResult): string {
  return nash.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(", ");
}

/** How often each deck won under the shipped rules and under the overlay; what changed most comes first. */
export function beforeTable({ decks }: MetagameResult, before: BeforeResult): Table {
  const fields = new Map(decks.map(({ name, field }) => [name, field.value]));
  const rows = [...before.decks]
    .sort((one, other) => Math.abs(other.change.value) - Math.abs(one.change.value))
    .map(({ name, before: rate, change }) => [
      name,
      percent(rate.value),
      percent(fields.get(name) ?? 0),
      pointsWithRange(change),
    ]);
  return { head: ["before and after", "shipped", "with the overlay", "change in points (95 %)"], rows };
}

/** What one copy of each item added under the shipped rules, and adds under the overlay. */
export function itemsBeforeTable({ items }: MetagameResult, before: BeforeResult): Table {
  const rows = items.flatMap((item) => {
    const earlier = before.items.find(({ kind, name }) => kind === item.kind && name === item.name);
    return earlier
      ? [[itemName(item), item.kind, pointsWithRange(earlier.before), pointsWithRange(item.points)]]
      : [];
  });
  return { head: ["what one copy adds", "", "shipped (95 %)", "with the overlay (95 %)"], rows };
}

export function sweepTable({ key, values }: NonNullable<MetagameResult["sweep"]>): Table {
  return {
    head: [key, "strongest deck", "wins (95 %)", "item", "points for each copy (95 %)"],
    rows: values.map(({ value, best, item }) => [
      String(value),
      best.name,
      percentWithRange(best.rate),
      item?.name ?? "–",
      item ? pointsWithRange(item.points) : "–",
    ]),
  };
}

export function itemName({ kind, name }: Pick<ItemResult, "kind" | "name">): string {
  return shownName(shippedRules, kind, name);
}
