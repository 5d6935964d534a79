import type { Resources } from "../../../rules/index.ts";

/** How far the activation of one machine came. */
export type RowOutcome =
  | { type: "waiting" }
  /** `again`: the answer was lost, so the same request is sent once more. */
  | { type: "asking"; again: boolean }
  /** What it gave, and the server's words for it. */
  | { type: "gave"; texts: string[]; gained: Resources }
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

/** The sum of everything that a run gave. */
export function gainedBy({ rows }: ActivationRun): Resources {
  const sum = { tcorvax: 0, catNips: 0, energy: 0, eggs: 0 };
  for (const { outcome } of rows) {
    if (outcome.type !== "gave") continue;
    sum.tcorvax += outcome.gained.tcorvax;
    sum.catNips += outcome.gained.catNips;
    sum.energy += outcome.gained.energy;
    sum.eggs += outcome.gained.eggs;
  }
  return sum;
}
