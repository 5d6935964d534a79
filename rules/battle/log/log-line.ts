/** How a line of the log is styled (`BAT` section 4.1: damage, healing, defeat, victory, deployed, stance, critical). */
export type LogKind = "damage" | "healing" | "defeat" | "victory" | "deploy" | "defend" | "critical";

/** A line of the battle log, as one viewer reads it. */
export interface LogLine {
  /** Stays the same when further events follow. */
  id: string;
  turn: number;
  message: string;
  /** null for a line without a style of its own. */
  kind: LogKind | null;
}
