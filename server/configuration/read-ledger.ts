import { isIP } from "node:net";
import type { GatewayKey } from "../ledger/gateway/fetch-with-failover.ts";
import { type EntityKind, isAddressOf } from "../ledger/network/address.ts";
import { devNetwork } from "../ledger/network/dev-network.ts";
import { type LedgerNetwork, xrdOn } from "../ledger/network/ledger-network.ts";
import { publicNetwork, suffixOf } from "../ledger/network/public-networks.ts";
import { isPrivateAddress } from "../process/internet-address.ts";
import { LEDGER_CHOICES, type LedgerConfiguration } from "./configuration.ts";
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

/** The gateways named by the environment. */
export interface Gateways {
  /** Gateways the server calls, the preferred one first; empty for the network's own. */
  urls: string[];
  key: GatewayKey | null;
  /** The gateway browsers call, or null. */
  publicUrl: string | null;
}

const KEY_HEADER = "X-API-Key";
/** Printable characters only: fetch would refuse any other header value, and quote it in the error. */
const KEY_ALONE = /^[\x21-\x7e]+$/;
const KEY_WITH_HEADER = /^([A-Za-z][\w-]*): ([\x20-\x7e]+)$/;

/** `GATEWAY_URL` (several with commas), `GATEWAY_API_KEY` and `PUBLIC_GATEWAY_URL`. */
export function readGateways(variables: Variables): Gateways {
  return {
    urls: readUrls(variables),
    key: readKey(variables),
    publicUrl: variables.address("PUBLIC_GATEWAY_URL", false),
  };
}

/**
 * The gateway that browsers use: the server's own one if it is a single address without a key that a browser
 * can reach, or the one that the operator names; otherwise the network's own.
 */
export function toldToBrowsers(
  { urls, key, publicUrl }: Gateways,
  networksOwn: string,
): { url: string; notices: string[] } {
  if (publicUrl !== null) return { url: publicUrl, notices: [] };
  const [only, ...more] = urls;
  if (only === undefined && key === null) return { url: networksOwn, notices: [] };
  if (only !== undefined && more.length === 0 && key === null && !isInternal(new URL(only)))
    return { url: only, notices: [] };
  const notice = `PUBLIC_GATEWAY_URL is not set: browsers are told ${networksOwn}, and nothing of GATEWAY_URL.`;
  return { url: networksOwn, notices: [notice] };
}

function readUrls(variables: Variables): string[] {
  const urls = (variables.text("GATEWAY_URL") ?? "").split(",").map((text) => text.trim());
  const named = urls.filter((text) => text !== "");
  const bad = named.findIndex((text) => !isGatewayAddress(text));
  if (bad >= 0) {
    // The sentence does not repeat the address, as it may contain a password.
    const which = named.length === 1 ? "" : `, but the one at place ${bad + 1} is not`;
    const wanted = "must be http or https addresses with commas, without user name, query or fragment";
    variables.refuse("GATEWAY_URL", `${wanted}${which}.`);
    return [];
  }
  return [...new Set(named.map((text) => new URL(text).href.replace(/\/$/, "")))];
}

function isGatewayAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === "");
}

function readKey(variables: Variables): GatewayKey | null {
  const text = variables.text("GATEWAY_API_KEY");
  if (text === null) return null;
  const [, header, value] = KEY_WITH_HEADER.exec(text) ?? [];
  if (header !== undefined && value !== undefined) return { header, value };
  if (KEY_ALONE.test(text)) return { header: KEY_HEADER, value: text };
  variables.refuse("GATEWAY_API_KEY", "must be a key, or the name of a header and a key: 'Api-Key: ...'.");
  return null;
}

/** Whether an address can be reached only inside the operator's network. */
function isInternal({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes(".") || /\.(local|localhost|internal|intranet|lan|home|corp|private)\.?$/.test(host);
}
