import type { RewardItem, Rewards } from "../../../rules/index.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";

const KEY = "arena_rewards";

/** The rewards of all victories on this device together; worth nothing elsewhere (`GAP-35`, `ABU-55`). */
export interface RewardTotals {
  victories: number;
  experience: number;
  currency: number;
  items: RewardItem[];
}

const noTotals: RewardTotals = { victories: 0, experience: 0, currency: 0, items: [] };

/** Reads the totals; storage that was tampered with and cannot be read counts as none. */
export function readTotals(storage: SafeStorage): RewardTotals {
  try {
    const { victories, experience, currency, items } = JSON.parse(storage.read(KEY) ?? "null") ?? noTotals;
    const isSound = [victories, experience, currency].every(Number.isSafeInteger) && Array.isArray(items);
    return isSound ? { victories, experience, currency, items } : noTotals;
  } catch {
    return noTotals;
  }
}

/** Adds a victory's rewards. */
export function addRewards(storage: SafeStorage, { experience, currency, items }: Rewards): void {
  const totals = readTotals(storage);
  const added: RewardTotals = {
    victories: totals.victories + 1,
    experience: totals.experience + experience,
    currency: totals.currency + currency,
    items: [...totals.items, ...items],
  };
  storage.write(KEY, JSON.stringify(added));
}
