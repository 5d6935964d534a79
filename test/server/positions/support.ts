import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { inject } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { actionRow, type Position, positionAt, shippedPositions } from "../../../rules/positions.ts";
import type { PositionsReply } from "../../../server/contract/index.ts";
import type { StartReplayWorker } from "../../../server/goals/replay-checker.ts";
import type { LabServerOptions, TestPlayer } from "../lab-server.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";
import { TestClock } from "../test-clock.ts";

export const startReplayWorker: StartReplayWorker = (workerData) =>
  new Worker(join(inject("serverFolder"), "replay-worker.js"), { workerData });

const FIRST_DAY = Date.UTC(2026, 10, 29);
export const DAY = 86_400_000;
const positions = await shippedPositions(shippedRules);

/** A server on the day of a position, at noon. */
export function serverOnDay(number: number, options: LabServerOptions = {}) {
  const clock = new TestClock(FIRST_DAY + (number - 0.5) * DAY);
  return freshServer({ startReplayWorker, clock, ...options });
}

export function positionOfDay(number: number): Position {
  const position = positionAt(positions, number);
  if (!position) throw new Error("No position ships");
  return position;
}

/** The turn that reaches the goal, and the obvious one that misses it, as texts. */
export const solutionOf = (number: number) => positionOfDay(number).solution.map(actionRow);
export const obviousOf = (number: number) => positionOfDay(number).obvious.map(actionRow);

export function tryPosition(player: TestPlayer, number: number, actions: string[], requestId?: string) {
  return player.post("tryPosition", { number, actions, ...(requestId && { requestId }) });
}

export async function positionsOf(player: TestPlayer): Promise<PositionsReply> {
  return good(await player.get("getPositions"));
}
