import type { RewardItem, Rewards } from "../../../rules/index.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";

/** Where earlier releases kept the rewards of all players of the browser together. */
const KEY_BEFORE = "arena_rewards";

/** The rewards of all of a player's victories on this device together; worth nothing elsewhere (`GAP-35`, `ABU-55`). */
interface RewardTotals {
  victories: number;
  experience: number;
  currency: number;
  items: RewardItem[];
}

const noTotals: RewardTotals = { victories: 0, experience: 0, currency: 0, items: [] };

/** Reads the totals; storage that was tampered with and cannot be read counts as none. */
export function readTotals(storage: SafeStorage, owner: string): RewardTotals {
  try {
    const kept = storage.read(playerKey("arena_rewards", owner)) ?? storage.read(KEY_BEFORE) ?? "null";
    const { victories, experience, currency, items } = JSON.parse(kept) ?? noTotals;
    const isSound = [victories, experience, currency].every(Number.isSafeInteger) && Array.isArray(items);
    return isSound ? { victories, experience, currency, items } : noTotals;
  } catch {
    return noTotals;
  }
}

/** Adds a victory's rewards. */
export function addRewards(storage: SafeStorage, owner: string, rewards: Rewards): void {
  const { experience, currency, items } = rewards;
  const totals = readTotals(storage, owner);
  const added: RewardTotals = {
    victories: totals.victories + 1,
    experience: totals.experience + experience,
    currency: totals.currency + currency,
    items: [...totals.items, ...items],
  };
  storage.write(playerKey("arena_rewards", owner), JSON.stringify(added));
  storage.remove(KEY_BEFORE);
}
