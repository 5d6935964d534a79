import type { BattleSetup } from "../setup/new-battle.ts";
import type { BattleAction } from "../state/action.ts";

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
}

/** The setup that a replay's battle begins with. */
export function setupOfReplay({ seed, setup }: Replay): BattleSetup {
  return { ...setup, seed };
}
