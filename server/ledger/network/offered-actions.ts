import type { LedgerNetwork } from "./ledger-network.ts";

/** The actions on a network; an action without its address is switched off. */
export interface OfferedActions {
  creatures: boolean;
  energySale: boolean;
  fomoHit: boolean;
  incubator: boolean;
}

export function offeredActions({ tokens, collections, components, treasury }: LedgerNetwork): OfferedActions {
  const all = (...addresses: (string | null)[]) => addresses.every((address) => address !== null);
  return {
    creatures: all(collections.creatures, components.creatures),
    energySale: all(tokens.CVX, components.energySale, treasury),
    fomoHit: all(collections.fomoHit, components.fomoHit),
    incubator: all(tokens.sCVX),
  };
}
