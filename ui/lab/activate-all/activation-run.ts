import { noResources, RESOURCE_NAMES, type Resources } from "../../../rules/index.ts";

/** How far the activation of one machine came. */
export type RowOutcome =
  | { type: "waiting" }
  /** `again`: the answer was lost, so the same request is sent once more. */
  | { type: "asking"; again: boolean }
  /** What it gave without what it took, and the server's words for it. */
  | { type: "gave"; texts: string[]; change: Resources }
  | { type: "refused"; text: string }
  /** Nobody knows: no answer came, however often it was asked for. */
  | { type: "unanswered" };

export interface RunRow {
  machineId: string;
  outcome: RowOutcome;
}

/** The activation of all ready machines, one after the other. */
export interface ActivationRun {
  /** In the order in which they were tried, those that wait last. */
  rows: RunRow[];
  state: "running" | "stopping" | "stopped" | "lost" | "finished";
}

export function isRunning(run: ActivationRun | null): boolean {
  return run?.state === "running" || run?.state === "stopping";
}

/** How a run changed the resources: the sum of what it gave, without what it took. */
export function changeBy({ rows }: ActivationRun): Resources {
  const sum = noResources();
  for (const { outcome } of rows)
    if (outcome.type === "gave") for (const name of RESOURCE_NAMES) sum[name] += outcome.change[name];
  return sum;
}
