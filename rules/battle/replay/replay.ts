import type { BattleSetup } from "../setup/new-battle.ts";
import type { BattleAction } from "../state/action.ts";
import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";

type BattleEnded = Extract<BattleEvent, { type: "battleEnded" }>;

type WithoutSeed<Setup> = Setup extends unknown ? Omit<Setup, "seed"> : never;

/** A battle as a small file: with the rules of that hash, everything in it follows from this. */
export interface Replay {
  version: 1;
  rulesHash: string;
  seed: string;
  setup: WithoutSeed<BattleSetup>;
  /** Every action of both sides, in order. */
  actions: BattleAction[];
  /** Four hexadecimal digits for the state after each action: they tell where a battle goes another way. */
  checks?: string;
  /** Who fought, the first side first; missing where nobody has a name. */
  names?: [string, string];
  /** An end that no action brought about (PvP); without it the actions lead to the end. */
  end?: ReplayEnd;
}

/** A side gave up, let too many turns expire, or the battle was closed without a result (`GAP-42`). */
export type ReplayEnd = { by: "forfeit" | "timeout"; loser: SideIndex } | { by: "closed" };

/** The setup that a replay's battle begins with. */
export function setupOfReplay({ seed, setup }: Replay): BattleSetup {
  return { ...setup, seed };
}

/** The end that no action brought about, as an event; null where the actions lead to the end. */
export function endEventOf({ end }: Pick<Replay, "end">): BattleEnded | null {
  if (!end) return null;
  const winner = end.by === "closed" ? "draw" : end.loser === 0 ? 1 : 0;
  return { type: "battleEnded", winner, reason: end.by };
}
