import type { BattleAction } from "../actions/action-rules.ts";
import type { BattleSetup } from "../setup/new-battle.ts";
import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";

type BattleEnded = Extract<BattleEvent, { type: "battleEnded" }>;

type WithoutSeed<Setup> = Setup extends unknown ? Omit<Setup, "seed"> : never;

/** A battle as a small file: together with the rules of that hash it determines the whole battle. */
export interface Replay {
  version: 1;
  rulesHash: string;
  seed: string;
  setup: WithoutSeed<BattleSetup>;
  /** Every action of both sides, in order. */
  actions: BattleAction[];
  /**
   * Four hexadecimal digits for the state after each action: they show where a replay differs from the
   * battle.
   */
  checks?: string;
  /** The names of both sides, the first side first. */
  names?: [string, string];
  /** An end that was not caused by an action (PvP); missing if the actions end the battle. */
  end?: ReplayEnd;
}

/** A side gave up, let too many turns expire, or the battle was closed without a result (`GAP-42`). */
export type ReplayEnd = { by: "forfeit" | "timeout"; loser: SideIndex } | { by: "closed" };

/** The setup that a replay's battle begins with. */
export function setupOfReplay({ seed, setup }: Replay): BattleSetup {
  return { ...setup, seed };
}

/** The end that was not caused by an action, as an event; null if the actions end the battle. */
export function endEventOf({ end }: Pick<Replay, "end">): BattleEnded | null {
  if (!end) return null;
  const winner = end.by === "closed" ? "draw" : end.loser === 0 ? 1 : 0;
  return { type: "battleEnded", winner, reason: end.by };
}
