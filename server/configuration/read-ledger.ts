import { type EntityKind, isAddressOf } from "../ledger/network/address.ts";
import { devNetwork } from "../ledger/network/dev-network.ts";
import { type LedgerNetwork, xrdOn } from "../ledger/network/ledger-network.ts";
import { publicNetwork, suffixOf } from "../ledger/network/public-networks.ts";
import { LEDGER_CHOICES, type LedgerConfiguration } from "./configuration.ts";
import { readGateways, toldToBrowsers } from "./read-gateways.ts";
import type { Variables } from "./variables.ts";

/** The address variables of a network, and the kind of entity each must be. */
const ADDRESSES = {
  DAPP_DEFINITION: "account",
  CVX_RESOURCE: "fungible",
  SCVX_RESOURCE: "fungible",
  FOMO_RESOURCE: "fungible",
  HUG_RESOURCE: "fungible",
  CREATURES_RESOURCE: "nonFungible",
  TOOLS_RESOURCE: "nonFungible",
  SPELLS_RESOURCE: "nonFungible",
  FOMO_HIT_RESOURCE: "nonFungible",
  CREATURES_COMPONENT: "component",
  ENERGY_SALE_COMPONENT: "component",
  FOMO_HIT_COMPONENT: "component",
  ENERGY_TREASURY: "account",
} as const satisfies Record<string, EntityKind>;
type AddressName = keyof typeof ADDRESSES;
type Addresses = Record<AddressName, string | null>;

/** Addresses that a component cannot work without. */
const NEEDS: Partial<Record<AddressName, AddressName[]>> = {
  CREATURES_COMPONENT: ["CREATURES_RESOURCE"],
  ENERGY_SALE_COMPONENT: ["ENERGY_TREASURY", "CVX_RESOURCE"],
  FOMO_HIT_COMPONENT: ["FOMO_HIT_RESOURCE"],
};

const STOKENET = 2;

const KIND_NAMES: Record<EntityKind, string> = {
  fungible: "a token's address",
  nonFungible: "a non-fungible collection's address",
  component: "a component's address",
  account: "an account's address",
};

/**
 * Reads the ledger from the environment. A public network without any address counts as no ledger; one with only some
 * of the required addresses is refused.
 */
export function readLedger(variables: Variables): LedgerConfiguration {
  const choice = variables.oneOf("LEDGER_NETWORK", LEDGER_CHOICES) ?? "dev";
  const { urls, key, publicUrl } = readGateways(variables);
  const read = { gatewayUrls: urls, gatewayKey: key, stakingUrl: variables.secureAddress("STAKING_URL") };
  if (choice === "none") return { network: null, ...read, notices: [] };
  if (choice === "dev") return { network: devNetwork(publicUrl ?? undefined), ...read, notices: [] };
  const named = configuredNetwork(variables, choice);
  if (named === null) return { network: null, ...read, notices: [] };
  const told = toldToBrowsers({ urls, key, publicUrl }, named.gatewayUrl);
  return { network: { ...named, gatewayUrl: told.url }, ...read, notices: told.notices };
}

function configuredNetwork(variables: Variables, name: "stokenet" | "mainnet"): LedgerNetwork | null {
  const { id, ...places } = publicNetwork(name === "mainnet" ? undefined : STOKENET);
  const suffix = suffixOf(id);
  const known = readAddresses(variables, { name, suffix });
  if (!Object.values(known).some((address) => address !== null)) return null;
  refuseHalves(variables, known);
  return {
    name,
    id,
    suffix,
    gatewayUrl: places.gatewayUrl,
    explorer: {
      baseUrl: places.dashboardUrl,
      transactionPath: "/transaction/",
      accountsPath: "/account/",
    },
    dappDefinition: known.DAPP_DEFINITION ?? "",
    tokens: {
      XRD: xrdOn(suffix),
      CVX: known.CVX_RESOURCE,
      sCVX: known.SCVX_RESOURCE,
      FOMO: known.FOMO_RESOURCE,
      HUG: known.HUG_RESOURCE,
    },
    collections: {
      creatures: known.CREATURES_RESOURCE,
      tools: known.TOOLS_RESOURCE,
      spells: known.SPELLS_RESOURCE,
      fomoHit: known.FOMO_HIT_RESOURCE,
    },
    components: {
      creatures: known.CREATURES_COMPONENT,
      energySale: known.ENERGY_SALE_COMPONENT,
      fomoHit: known.FOMO_HIT_COMPONENT,
    },
    treasury: known.ENERGY_TREASURY,
  };
}

function readAddresses(variables: Variables, network: { name: string; suffix: string }): Addresses {
  const known = {} as Addresses;
  for (const name of Object.keys(ADDRESSES) as AddressName[]) {
    known[name] = variables.text(name);
    if (known[name] === null || isAddressOf(ADDRESSES[name], network.suffix, known[name])) continue;
    const found = JSON.stringify(known[name]);
    variables.refuse(name, `must be ${KIND_NAMES[ADDRESSES[name]]} on ${network.name}, but is ${found}.`);
  }
  return known;
}

function refuseHalves(variables: Variables, known: Addresses): void {
  if (known.DAPP_DEFINITION === null)
    variables.refuse(
      "DAPP_DEFINITION",
      "must be set with the other addresses: wallets ask whom they talk to.",
    );
  for (const [name, needed] of Object.entries(NEEDS)) {
    const missing = needed.filter((other) => known[other] === null);
    if (known[name as AddressName] !== null && missing.length > 0)
      variables.refuse(name, `must be set together with ${missing.join(" and ")}.`);
  }
}
