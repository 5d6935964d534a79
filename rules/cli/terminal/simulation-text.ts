import { PLAYER_ACTIONS, USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { counted } from "./counted.ts";
import { brief, intervalOf, percent, percentWithRange, pointsWithRange } from "./figures.ts";
import { textTable } from "./text-table.ts";

/** The results of a run as tables for a terminal. */
export function simulationText(results: readonly SimulationResult[]): string {
  const [first] = results;
  if (!first) return "Nothing was played.";
  const head = `Rules ${first.rulesHash}, seed ${first.seed}, policy ${first.policy}, mode ${first.mode}.`;
  const note =
    "Lift: win rate of battles with it minus that of battles without it, in points, with 95 % range.";
  return [
    [head, ...playersText(results)].join("\n"),
    overview(results),
    courses(results),
    note,
    ...USE_KINDS.map((kind) => liftTable(kind, results)),
  ].join("\n\n");
}

/** Who played, and how long bots took. */
function playersText(results: readonly SimulationResult[]): string[] {
  const distinct = (names: readonly string[]) => [...new Set(names)].join(", ");
  const players = `Player: ${distinct(results.map(({ player }) => player))}. Opponent: ${distinct(results.map(({ opponent }) => opponent))}.`;
  const times = results.flatMap((result) =>
    (["player", "opponent"] as const).flatMap((side) => {
      const time = result.decisions?.[side];
      return time
        ? [
            `${result[side]} (${nameOf(result)}, ${side}): ${counted(time.decisions, "decision")}, ${time.meanMs} ms on average, 99 % within ${time.p99Ms} ms.`,
          ]
        : [];
    }),
  );
  return [players, ...times];
}

/** The name of a result in one word. */
export function nameOf({ difficulty, mode }: Pick<SimulationResult, "difficulty" | "mode">): string {
  return difficulty ?? mode;
}

function overview(results: readonly SimulationResult[]): string {
  return textTable(
    [
      "",
      "battles",
      "won",
      "lost",
      "drawn",
      "win rate (95 %)",
      "turns (10–90 %)",
      "actions/turn",
      "first mover wins",
    ],
    results.map((result) => [
      nameOf(result),
      String(result.battles),
      String(result.wins),
      String(result.losses),
      String(result.draws),
      percentWithRange(result.winRate),
      `${brief(result.turns.median)} (${brief(result.turns.p10)}–${brief(result.turns.p90)})`,
      result.actionsPerTurn.toFixed(2),
      percentWithRange(result.firstMover),
    ]),
  );
}

/** How battles went: what makes them worth thinking about. */
function courses(results: readonly SimulationResult[]): string {
  const rows = results.map((result) => [
    nameOf(result),
    percentWithRange(result.emptyTurns),
    `${result.leadChanges.value.toFixed(2)} (${result.leadChanges.low.toFixed(2)}–${result.leadChanges.high.toFixed(2)})`,
    percentWithRange(result.leaderAtHalf),
    result.speedRewards.map(({ value }) => percent(value)).join(" ") || "–",
    PLAYER_ACTIONS.map((kind) => `${Math.round(result.actions[kind] * 100)}`).join(" "),
  ]);
  const head = [
    "",
    "turns without action",
    "lead changes",
    "leader at half wins",
    "wins with 1st 2nd 3rd speed reward",
    `${PLAYER_ACTIONS.join(" ")} (%)`,
  ];
  return textTable(head, rows);
}

function liftTable(kind: UseKind, results: readonly SimulationResult[]): string {
  const names = [...new Set(results.flatMap((result) => Object.keys(result[kind])))].sort();
  const rows = names.map((name) => [
    name,
    ...results.flatMap((result) => {
      const lift = result[kind][name];
      const interval = lift ? intervalOf(lift) : null;
      return [String(lift?.uses ?? 0), percent(lift?.used ?? 0), interval ? pointsWithRange(interval) : "–"];
    }),
  ]);
  const head = [kind, ...results.flatMap((result) => ["uses", "used in", `lift, ${nameOf(result)}`])];
  return textTable(head, rows);
}
