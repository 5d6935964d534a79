import { hash } from "node:crypto";
import { addressOf, BODY_LENGTH, type EntityKind } from "./address.ts";
import { type LedgerNetwork, xrdOn } from "./ledger-network.ts";

const SUFFIX = "sim";

/** An address derived from a name: always the same, and nobody holds a key to it. */
function devAddress(kind: EntityKind, name: string): string {
  return addressOf(kind, SUFFIX, hash("sha256", `corvax lab: ${name}`, "buffer").subarray(0, BODY_LENGTH));
}

/**
 * The dev ledger's network has the number 242; nothing signed for it is valid anywhere else. Browsers reach it below
 * the game's own origin; the server learns its own address when it listens.
 */
export function devNetwork(gatewayUrl = "/dev/gateway"): LedgerNetwork {
  return {
    name: "dev",
    id: 242,
    suffix: SUFFIX,
    gatewayUrl,
    explorer: { baseUrl: "/dev/ledger", transactionPath: "/transaction/", accountsPath: "/account/" },
    dappDefinition: devAddress("account", "dApp definition"),
    tokens: {
      XRD: xrdOn(SUFFIX),
      CVX: devAddress("fungible", "CVX"),
      sCVX: devAddress("fungible", "sCVX"),
      FOMO: devAddress("fungible", "FOMO"),
      HUG: devAddress("fungible", "HUG"),
    },
    collections: {
      creatures: devAddress("nonFungible", "creatures"),
      tools: devAddress("nonFungible", "tools"),
      spells: devAddress("nonFungible", "spells"),
      fomoHit: devAddress("nonFungible", "FOMO HIT badges"),
    },
    components: {
      creatures: devAddress("component", "creatures component"),
      energySale: devAddress("component", "energy sale component"),
      fomoHit: devAddress("component", "FOMO HIT component"),
    },
    treasury: devAddress("account", "treasury"),
  };
}
