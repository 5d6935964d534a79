import { shippedRules } from "../../../index.ts";
import {
  type Chart,
  figure,
  folded,
  onlyOn,
  type Part,
  type Report,
  type Section,
  sentences,
  type Table,
  table,
  WHO_BEGINS,
} from "../../report/report.ts";
import type { Interval } from "../../statistics/interval.ts";
import { counted, percent, percentWithRange, pointsWithRange, rangeColumns } from "../../terminal/figures.ts";
import { ITEM_KINDS, type ItemKind, shownName } from "../decks/decks.ts";
import type { BeforeResult, ItemResult, MetagameResult, WithoutResult } from "../play/metagame-result.ts";
import { answers, itemName } from "./answers.ts";

/** A terminal has no room for more. */
const MOST_DECKS = 20;
const KIND_TITLES: Record<ItemKind, string> = { species: "Species", tools: "Tools", spells: "Spells" };

/** What `metagame` shows: the answer in sentences, then tables and charts. */
export function metagameReport(result: MetagameResult): Report {
  const { seed, policy, rulesHash, battles, difficulty, interrupted } = result;
  return {
    title: "Which decks and items rule",
    facts: [
      `Rules ${rulesHash}`,
      `seed ${seed}`,
      `policy ${policy}`,
      difficulty === null ? "all against all" : `each against the AI on ${difficulty}`,
      counted(battles, "battle"),
    ],
    isInterrupted: interrupted === true,
    sections: [
      {
        title: "In short",
        parts: sentences([...answers(result), difficulty === null ? WHO_BEGINS : null], "list"),
      },
      decksSection(result),
      itemsSection(result),
      ...(result.before ? [beforeSection(result, result.before)] : []),
      ...(result.without.length > 0 ? [withoutSection(result)] : []),
      ...(result.sweep
        ? [{ title: `With other values of ${result.sweep.key}`, parts: [sweepTable(result.sweep)] }]
        : []),
      { title: "What the decks are made of", parts: contentParts(result) },
    ],
  };
}

const COLORS = { drawn: "var(--pvp)", file: "var(--accent)", grown: "var(--enemy)" } as const;
const ORIGIN_LEGEND = [
  { name: "drawn", color: COLORS.drawn },
  { name: "from a file", color: COLORS.file },
  { name: "grown by a search", color: COLORS.grown },
];

function decksSection(result: MetagameResult): Section {
  const { decks, matrix, bound, difficulty } = result;
  const fields = decks.map(({ name, origin, field }) => [name, { ...field, color: COLORS[origin] }] as const);
  const wins: Chart = {
    kind: "ranges",
    title: "Wins against the field",
    names: decks.map(({ name }) => name),
    series: [{ name: "", color: COLORS.drawn, values: Object.fromEntries(fields) }],
    scale: "percent",
    ...(bound ? { bound: bound.bound } : {}),
  };
  const charts = [figure(wins), ...(matrix ? [figure(matrixChart(decks, matrix))] : [])];
  const hidden = decks.length - MOST_DECKS;
  const more = hidden > 0 ? `${counted(hidden, "more deck")}: --json, --csv or --html.` : null;
  return {
    title: "Decks",
    lead: `Share of battles that a deck wins${difficulty === null ? " against all others alike" : ""}.`,
    parts: [
      { kind: "charts", arrangement: matrix ? "grid-2" : "grid-1", legend: ORIGIN_LEGEND, charts },
      ...onlyOn("page", decksTable(result, decks.length)),
      ...(matrix ? [pairsTable(decks, matrix)] : []),
      ...onlyOn("terminal", decksTable(result, MOST_DECKS), ...sentences([more])),
    ],
  };
}

/** Who wins against whom: a row for each deck, a column for each opponent, the best first. */
function matrixChart(decks: MetagameResult["decks"], matrix: NonNullable<MetagameResult["matrix"]>): Chart {
  const names = decks.map(({ name }) => name);
  const cells = matrix.flatMap((row, own) =>
    row.flatMap(({ value, low, high, battles }, other) => {
      if (own === other) return [];
      const [name = "", opponent = ""] = [names[own], names[other]];
      const range = `${percent(low)} to ${percent(high)}`;
      const hint = `${name} wins ${percent(value)} against ${opponent} (${range}, ${counted(battles, "battle")})`;
      return [{ name, opponent, value, hint }];
    }),
  );
  return { kind: "matrix", title: "Who wins against whom", names, cells };
}

/** Each pair of decks once, with the range of its win rate. */
function pairsTable(decks: MetagameResult["decks"], matrix: NonNullable<MetagameResult["matrix"]>): Part {
  const rows = matrix.flatMap((row, own) =>
    row
      .slice(own + 1)
      .map((cell, after) => [
        decks[own]?.name ?? "",
        decks[own + 1 + after]?.name ?? "",
        percentWithRange(cell),
        String(cell.battles),
      ]),
  );
  return folded("who wins against whom", ["deck", "against", "wins (95 %)", "battles"], rows);
}

function itemsSection({ items }: MetagameResult): Section {
  const charts = ITEM_KINDS.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const values = Object.fromEntries(own.map((item) => [itemName(item), item.points]));
    const series = [{ name: "one copy", color: "var(--accent)", values }];
    const title = `What one copy adds: ${kind}`;
    const chart: Chart = { kind: "ranges", title, names: Object.keys(values), series, scale: "points" };
    return figure(chart, { heading: KIND_TITLES[kind] });
  });
  return {
    title: "What one copy adds",
    lead: "Points of win rate in an even battle, compared with the mean of all of its kind, from how often it is in the decks that win.",
    parts: [{ kind: "charts", arrangement: "masonry", charts }, itemsTable(items)],
  };
}

function beforeSection(result: MetagameResult, before: BeforeResult): Section {
  return {
    title: "Before and after",
    lead: "The same decks and seeds under the shipped rules and under the overlay.",
    parts: [beforeTable(result, before), itemsBeforeTable(result, before)],
  };
}

function withoutSection(result: MetagameResult): Section {
  const [best] = result.decks;
  const rate = best ? `${best.name} with ${percent(best.field.value)}` : "";
  return {
    title: "If it did not exist",
    lead: "Decks that have it take the best rated other one of its kind and play again.",
    parts: [withoutTable(result), ...sentences([`With everything the strongest deck is ${rate}.`])],
  };
}

function contentParts({ decks }: MetagameResult) {
  const lines = decks.slice(0, MOST_DECKS).map(({ name, content }) => `${name}: ${content}`);
  const rows = decks.map(({ name, content }) => [name, content]);
  return [
    ...onlyOn("terminal", ...sentences(lines)),
    folded("what the decks are made of", ["deck", "species; tools; spells"], rows, { hasWords: true }),
  ];
}

/** The first decks: their results against the field and, in PvP, in equilibrium. */
function decksTable({ decks, matrix }: MetagameResult, most: number): Table {
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
  if (matrix) head.push("Nash average", "wins against it", "Elo", "loses most to (95 %)");
  return table(head, rows);
}

function worstOf(row: readonly Interval[], decks: readonly { name: string }[], own: number): string {
  let worst = -1;
  row.forEach(({ value }, other) => {
    if (other !== own && (worst < 0 || value < (row[worst]?.value ?? 1))) worst = other;
  });
  const rate = row[worst];
  return rate === undefined || rate.value >= 0.5
    ? "nobody"
    : `${decks[worst]?.name}: ${percentWithRange(rate)}`;
}

function itemsTable(items: readonly ItemResult[]): Table {
  const rows = items.map((item) => [
    itemName(item),
    item.kind,
    String(item.decks),
    pointsWithRange(item.points),
    String(Math.round(item.elo.value)),
  ]);
  return table(["what one copy adds", "", "decks", "points in an even battle (95 %)", "Elo"], rows);
}

/** What changes without each item; the one that its decks miss most comes first. */
function withoutTable({ without, difficulty }: MetagameResult): Table {
  const head = [
    "if it did not exist",
    "decks",
    "they change by, points (95 %)",
    "they take",
    "strongest deck then (95 %)",
  ];
  if (difficulty === null) head.push("most of the Nash average");
  const rows = [...without]
    .sort((one, other) => one.change.value - other.change.value)
    .map((row) => [
      itemName(row),
      String(row.decks),
      pointsWithRange(row.change),
      shownName(shippedRules, row.kind, row.substitute),
      `${row.best.name} ${percentWithRange(row.best.rate)}`,
      ...(difficulty === null ? [nashText(row)] : []),
    ]);
  return table(head, rows);
}

function nashText({ nash }: WithoutResult): string {
  return nash.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(", ");
}

/** How often each deck won under the shipped rules and under the overlay; what changed most comes first. */
function beforeTable({ decks }: MetagameResult, before: BeforeResult): Table {
  const fields = new Map(decks.map(({ name, field }) => [name, field]));
  const rows = [...before.decks]
    .sort((one, other) => Math.abs(other.change.value) - Math.abs(one.change.value))
    .flatMap(({ name, before: rate, change }) => {
      const after = fields.get(name);
      return after ? [[name, percentWithRange(rate), percentWithRange(after), pointsWithRange(change)]] : [];
    });
  const head = ["before and after", "shipped (95 %)", "with the overlay (95 %)", "change in points (95 %)"];
  return table(head, rows);
}

/** What one copy of each item added under the shipped rules, and adds under the overlay. */
function itemsBeforeTable({ items }: MetagameResult, before: BeforeResult): Table {
  const rows = items.flatMap((item) => {
    const earlier = before.items.find(({ kind, name }) => kind === item.kind && name === item.name);
    return earlier
      ? [[itemName(item), item.kind, pointsWithRange(earlier.before), pointsWithRange(item.points)]]
      : [];
  });
  return table(["what one copy adds", "", "shipped (95 %)", "with the overlay (95 %)"], rows);
}

function sweepTable({ key, values }: NonNullable<MetagameResult["sweep"]>): Table {
  const rows = values.map(({ value, best, item }) => [
    String(value),
    best.name,
    percentWithRange(best.rate),
    item?.name ?? "–",
    item ? pointsWithRange(item.points) : "–",
  ]);
  return table([key, "strongest deck", "wins (95 %)", "item", "points for each copy (95 %)"], rows);
}

/** The matrix with a row for each deck and the win rate against each opponent with its range; against a difficulty the win rates. */
export function matchupRows({
  decks,
  matrix,
  difficulty,
}: MetagameResult): Record<string, string | number | null>[] {
  const rate = (of: string, { value, low, high }: Interval) =>
    rangeColumns(of, { value: rounded(value), low: rounded(low), high: rounded(high) });
  return decks.map(({ name, origin, content, field, nash, elo }, index) => ({
    deck: name,
    origin,
    content,
    ...rate(difficulty ?? "field", field),
    ...(matrix ? { nash: rounded(nash?.share ?? 0), elo: Math.round(elo?.value ?? 0) } : {}),
    ...Object.assign(
      {},
      ...(matrix?.[index] ?? []).map((cell, other) => rate(`against ${decks[other]?.name}`, cell)),
    ),
  }));
}

const DIGITS = 10_000;

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
