import { expectedByChance, type RuleChange } from "../statistics/rule-change.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { brief, percentWithRange, points, pointsWithRange } from "./figures.ts";
import { nameOf } from "./simulation-text.ts";
import { textTable } from "./text-table.ts";

/** The comparison of shipped and changed rules as text for a terminal. */
export function balanceText(
  before: readonly SimulationResult[],
  after: readonly SimulationResult[],
  changes: readonly RuleChange[],
): string {
  const [old] = before;
  const [now] = after;
  if (!old || !now) return "Nothing was played under both rules.";
  const head = `Rules ${old.rulesHash} (shipped) against ${now.rulesHash}, seed ${now.seed}, policy ${now.policy}.`;
  return [head, winRates(before, after, changes), lifts(changes)].join("\n\n");
}

function winRates(
  before: readonly SimulationResult[],
  after: readonly SimulationResult[],
  changes: readonly RuleChange[],
): string {
  return textTable(
    [
      "",
      "battles",
      "win rate before (95 %)",
      "win rate after (95 %)",
      "difference in points (95 %)",
      "",
      "turns",
    ],
    after.map((now, index) => {
      const old = before[index];
      const change = changes.find(
        ({ kind, difficulty }) => kind === "winRate" && difficulty === now.difficulty,
      );
      return [
        nameOf(now),
        String(now.battles),
        old ? percentWithRange(old.winRate) : "–",
        percentWithRange(now.winRate),
        change ? rangeOf(change) : "–",
        change?.significant ? "significant" : "",
        `${old ? brief(old.turns.median) : "–"} → ${brief(now.turns.median)}`,
      ];
    }),
  );
}

function lifts(changes: readonly RuleChange[]): string {
  const compared = changes.filter(({ kind }) => kind !== "winRate");
  const clear = compared
    .filter(({ significant }) => significant)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  const summary = `${clear.length} of ${compared.length} lifts changed significantly; about ${Math.round(expectedByChance(compared.length))} would by chance alone.`;
  if (clear.length === 0) return summary;
  const rows = clear.map((change) => [
    change.name,
    change.kind,
    change.difficulty ?? "pvp",
    points(change.before),
    points(change.after),
    rangeOf(change),
  ]);
  return `${textTable(["lift of", "", "", "before", "after", "difference in points (95 %)"], rows)}\n\n${summary}`;
}

/** The difference of a change with its range. */
export function rangeOf({ difference, low, high }: RuleChange): string {
  return pointsWithRange({ value: difference, low, high });
}
