import { type Amount, amountOf } from "./amount.ts";

/** The four lab resources, in the order of all resource displays (`LAB-121`). */
export const RESOURCE_NAMES = ["tcorvax", "catNips", "energy", "eggs"] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];

/** What a player owns, or what something costs or yields, in amounts. */
export type Resources = Record<ResourceName, Amount>;

/** Decimal numbers per resource, as in a rule file. */
export type DecimalResources = Record<ResourceName, number>;

/** A row of zeros. */
export function noResources(): Resources {
  return { tcorvax: 0, catNips: 0, energy: 0, eggs: 0 };
}

/** The amounts of a rule file's decimal row, each multiplied by `factor`; what is missing is 0. */
export function resourcesOf(row: Partial<DecimalResources>, factor = 1): Resources {
  const { tcorvax = 0, catNips = 0, energy = 0, eggs = 0 } = row;
  return {
    tcorvax: amountOf(tcorvax * factor),
    catNips: amountOf(catNips * factor),
    energy: amountOf(energy * factor),
    eggs: amountOf(eggs * factor),
  };
}

/** Whether `owned` covers every resource of `cost` (`LAB-067`). */
export function covers(owned: Resources, cost: Resources): boolean {
  return RESOURCE_NAMES.every((name) => owned[name] >= cost[name]);
}

/** Takes `cost` out of `owned`; the caller must check `covers` first. */
export function pay(owned: Resources, cost: Resources): void {
  for (const name of RESOURCE_NAMES) owned[name] -= cost[name];
}

/** Adds `gain` to `owned`. */
export function receive(owned: Resources, gain: Resources): void {
  for (const name of RESOURCE_NAMES) owned[name] += gain[name];
}
