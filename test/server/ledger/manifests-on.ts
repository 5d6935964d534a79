import type { RuleSet } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../../../server/ledger/network/ledger-network.ts";
import { PURPOSES } from "../../../server/ledger/purposes/purposes.ts";

type Bound<Manifest> = Manifest extends (game: never, ...values: infer Values) => string
  ? (...values: Values) => string
  : never;
export type Manifests = { [Name in keyof typeof PURPOSES]: Bound<(typeof PURPOSES)[Name]["manifest"]> };

/** The manifests of all purposes on one network, as the server writes them. */
export function manifestsOn(network: LedgerNetwork, rules: RuleSet): Manifests {
  const game = { network, rules };
  const bound = Object.entries(PURPOSES).map(([name, { manifest }]) => [
    name,
    (...values: unknown[]) => (manifest as (...all: unknown[]) => string)(game, ...values),
  ]);
  return Object.fromEntries(bound) as Manifests;
}
