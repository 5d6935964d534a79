import { RadixNetwork } from "@radixdlt/babylon-gateway-api-sdk";
import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../../../server/configuration/read-configuration.ts";
import { addressOf, type EntityKind } from "../../../../server/ledger/network/address.ts";
import { devNetwork } from "../../../../server/ledger/network/dev-network.ts";
import { offeredActions, tokenAddress, xrdOn } from "../../../../server/ledger/network/ledger-network.ts";
import {
  PUBLIC_NETWORKS,
  publicNetwork,
  suffixOf,
} from "../../../../server/ledger/network/public-networks.ts";
import { bytesOf } from "../test-ledger.ts";

const on = (suffix: string) => (kind: EntityKind, name: string) => addressOf(kind, suffix, bytesOf(name, 29));
const mainnet = on("rdx");
const ADDRESSES = {
  DAPP_DEFINITION: mainnet("account", "dApp definition"),
  CVX_RESOURCE: mainnet("fungible", "CVX"),
  SCVX_RESOURCE: mainnet("fungible", "sCVX"),
  FOMO_RESOURCE: mainnet("fungible", "FOMO"),
  HUG_RESOURCE: mainnet("fungible", "HUG"),
  CREATURES_RESOURCE: mainnet("nonFungible", "creatures"),
  TOOLS_RESOURCE: mainnet("nonFungible", "tools"),
  SPELLS_RESOURCE: mainnet("nonFungible", "spells"),
  FOMO_HIT_RESOURCE: mainnet("nonFungible", "badges"),
  CREATURES_COMPONENT: mainnet("component", "creatures"),
  ENERGY_SALE_COMPONENT: mainnet("component", "sale"),
  FOMO_HIT_COMPONENT: mainnet("component", "badges"),
  ENERGY_TREASURY: mainnet("account", "treasury"),
};

function ledgerOf(environment: Record<string, string>) {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.configuration.ledger;
}
function onMainnet(environment: Record<string, string>) {
  return ledgerOf({ LEDGER_NETWORK: "mainnet", ...ADDRESSES, ...environment });
}
function problemsOf(environment: Record<string, string>): string[] {
  const read = readConfiguration(environment);
  return read.ok ? [] : read.problems;
}

describe("the public networks", () => {
  it("are nine, by number and name, mainnet first (LED-041)", () => {
    expect(PUBLIC_NETWORKS.map(({ id, name }) => [name, id])).toEqual([
      ["Mainnet", 1],
      ["Stokenet", 2],
      ["Kisharnet", 12],
      ["Zabanet", 14],
      ["Gilganet", 32],
      ["Enkinet", 33],
      ["Hammunet", 34],
      ["Mardunet", 36],
      ["Dumunet", 37],
    ]);
    expect(publicNetwork()).toBe(PUBLIC_NETWORKS[0]);
    for (const { id, name } of PUBLIC_NETWORKS)
      expect(RadixNetwork[name as keyof typeof RadixNetwork]).toBe(id);
  });

  it("have a gateway and a dashboard each (LED-041, GAP-19)", () => {
    const addresses = PUBLIC_NETWORKS.flatMap(({ gatewayUrl, dashboardUrl }) => [gatewayUrl, dashboardUrl]);
    expect(new Set(addresses).size).toBe(18);
    for (const address of addresses) expect(new URL(address).origin).toBe(address);
    expect(publicNetwork(1).gatewayUrl).toBe("https://mainnet.radixdlt.com");
    expect(publicNetwork(2).gatewayUrl).toBe("https://stokenet.radixdlt.com");
    expect(() => publicNetwork(99)).toThrow("no public network 99");
  });

  it("have addresses with their suffix, as the ledger's own toolkit writes them", async () => {
    for (const { id } of PUBLIC_NETWORKS) {
      const { resourceAddresses } = await RadixEngineToolkit.Utils.knownAddresses(id);
      expect(xrdOn(suffixOf(id))).toBe(resourceAddresses.xrd);
    }
  });
});

describe("the dev network", () => {
  it("has number 242 and the same addresses at every start, each of the kind it must be", async () => {
    const network = devNetwork();
    expect(network).toEqual(devNetwork());
    const { resourceAddresses } = await RadixEngineToolkit.Utils.knownAddresses(network.id);
    expect(network.tokens.XRD).toBe(resourceAddresses.xrd);
    const kinds = async (addresses: object) =>
      Promise.all(
        Object.values(addresses).map(async (address: string) => {
          const { entityType } = await RadixEngineToolkit.Address.decode(address);
          return String(entityType);
        }),
      );
    expect(new Set(await kinds(network.tokens))).toEqual(new Set(["GlobalFungibleResourceManager"]));
    expect(new Set(await kinds(network.collections))).toEqual(new Set(["GlobalNonFungibleResourceManager"]));
    expect(new Set(await kinds(network.components))).toEqual(new Set(["GlobalGenericComponent"]));
    expect(await kinds({ treasury: network.treasury, dapp: network.dappDefinition })).toEqual([
      "GlobalAccount",
      "GlobalAccount",
    ]);
  });

  it("is used without any variable, and offers everything", () => {
    const { network, gatewayUrls } = ledgerOf({});
    expect([network, gatewayUrls]).toEqual([devNetwork(), []]);
    expect(offeredActions(devNetwork())).toEqual({
      creatures: true,
      energySale: true,
      fomoHit: true,
      incubator: true,
    });
  });

  it("knows only the tokens of the game", () => {
    expect(tokenAddress(devNetwork(), "HUG")).toBe(devNetwork().tokens.HUG);
    for (const symbol of ["DOGE", "constructor", "__proto__", ""])
      expect(tokenAddress(devNetwork(), symbol)).toBeNull();
  });
});

describe("a configured network", () => {
  it("is mainnet, number 1, by default: its addresses come from the variables, XRD is the network's own (LED-034, LED-042)", () => {
    const { network } = ledgerOf({ LEDGER_NETWORK: "mainnet", ...ADDRESSES });
    expect(network).toEqual({
      name: "mainnet",
      id: 1,
      suffix: "rdx",
      gatewayUrl: "https://mainnet.radixdlt.com",
      explorer: {
        baseUrl: "https://dashboard.radixdlt.com",
        transactionPath: "/transaction/",
        accountsPath: "/account/",
      },
      dappDefinition: ADDRESSES.DAPP_DEFINITION,
      tokens: {
        XRD: "resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd",
        CVX: ADDRESSES.CVX_RESOURCE,
        sCVX: ADDRESSES.SCVX_RESOURCE,
        FOMO: ADDRESSES.FOMO_RESOURCE,
        HUG: ADDRESSES.HUG_RESOURCE,
      },
      collections: {
        creatures: ADDRESSES.CREATURES_RESOURCE,
        tools: ADDRESSES.TOOLS_RESOURCE,
        spells: ADDRESSES.SPELLS_RESOURCE,
        fomoHit: ADDRESSES.FOMO_HIT_RESOURCE,
      },
      components: {
        creatures: ADDRESSES.CREATURES_COMPONENT,
        energySale: ADDRESSES.ENERGY_SALE_COMPONENT,
        fomoHit: ADDRESSES.FOMO_HIT_COMPONENT,
      },
      treasury: ADDRESSES.ENERGY_TREASURY,
    });
  });

  it("is reached at GATEWAY_URL, without a slash at the end (LED-037)", () => {
    const { network, gatewayUrls, notices } = onMainnet({ GATEWAY_URL: "https://gateway.example/" });
    expect([network?.gatewayUrl, gatewayUrls, notices]).toEqual([
      "https://gateway.example",
      ["https://gateway.example"],
      [],
    ]);
  });

  it.each([
    ["a name without a dot", { GATEWAY_URL: "http://gateway:8080/core" }],
    ["a private address", { GATEWAY_URL: "https://10.1.2.3" }],
    ["a private IPv6 address", { GATEWAY_URL: "https://[fd00::1]" }],
    ["this very machine", { GATEWAY_URL: "http://localhost:5308" }],
    ["an internal name", { GATEWAY_URL: "https://gateway.lab.internal" }],
    ["several addresses", { GATEWAY_URL: "https://one.example,https://two.example" }],
    ["an address that wants a key", { GATEWAY_URL: "https://one.example", GATEWAY_API_KEY: "secret" }],
  ])("gives browsers its own gateway when the server asks %s, and the start says so", (_what, more) => {
    const { network, notices } = onMainnet(more);
    expect(network?.gatewayUrl).toBe("https://mainnet.radixdlt.com");
    expect(notices).toEqual([
      "PUBLIC_GATEWAY_URL is not set: browsers are told https://mainnet.radixdlt.com, and nothing of GATEWAY_URL.",
    ]);
  });

  it("gives browsers PUBLIC_GATEWAY_URL, and the server GATEWAY_URL", () => {
    const { network, gatewayUrls, notices } = onMainnet({
      GATEWAY_URL: "http://one:8080/, http://two:8080, http://one:8080",
      PUBLIC_GATEWAY_URL: "https://gateway.example/",
    });
    expect(network?.gatewayUrl).toBe("https://gateway.example");
    expect(gatewayUrls).toEqual(["http://one:8080", "http://two:8080"]);
    expect(notices).toEqual([]);
  });

  it("gives browsers of the dev network PUBLIC_GATEWAY_URL, else the place below the game's own address", () => {
    const publicUrl = "https://lab.example/dev/gateway";
    expect(ledgerOf({ PUBLIC_GATEWAY_URL: publicUrl }).network?.gatewayUrl).toBe(publicUrl);
    expect(ledgerOf({ GATEWAY_URL: "http://gateway:1" }).network?.gatewayUrl).toBe("/dev/gateway");
  });

  it("sends an API key in X-API-Key, or in the configured header", () => {
    expect(onMainnet({ GATEWAY_API_KEY: "s3cret" }).gatewayKey).toEqual({
      header: "X-API-Key",
      value: "s3cret",
    });
    expect(onMainnet({ GATEWAY_API_KEY: "Authorization: Bearer s3cret" }).gatewayKey).toEqual({
      header: "Authorization",
      value: "Bearer s3cret",
    });
  });

  it("offers what it has all addresses for, and switches the rest off", () => {
    const { network } = ledgerOf({
      LEDGER_NETWORK: "mainnet",
      DAPP_DEFINITION: ADDRESSES.DAPP_DEFINITION,
      SCVX_RESOURCE: ADDRESSES.SCVX_RESOURCE,
    });
    expect(network && offeredActions(network)).toEqual({
      creatures: false,
      energySale: false,
      fomoHit: false,
      incubator: true,
    });
  });

  it("names no network where no address is set, or LEDGER_NETWORK is none", () => {
    expect(ledgerOf({ LEDGER_NETWORK: "stokenet" }).network).toBeNull();
    expect(ledgerOf({ LEDGER_NETWORK: "none", ...ADDRESSES }).network).toBeNull();
  });

  it.each(Object.keys(ADDRESSES))("refuses a %s of another network in one sentence (ABU-39)", (name) => {
    const { [name as "CVX_RESOURCE"]: address } = ADDRESSES;
    const [problem, ...more] = problemsOf({
      LEDGER_NETWORK: "mainnet",
      ...ADDRESSES,
      [name]: address.replace("_rdx1", "_tdx_2_1"),
    });
    expect(problem).toMatch(new RegExp(`^${name} must be an? .* address on mainnet, but is ".*"\\.$`));
    expect(more).toEqual([]);
  });

  it("refuses an address of the wrong kind and one with a wrong letter", () => {
    const problems = problemsOf({
      LEDGER_NETWORK: "mainnet",
      ...ADDRESSES,
      TOOLS_RESOURCE: ADDRESSES.CVX_RESOURCE,
      ENERGY_TREASURY: ADDRESSES.ENERGY_TREASURY.replace("_rdx1c", "_rdx1p"),
    });
    expect(problems.map((problem) => problem.split(",")[0])).toEqual([
      "TOOLS_RESOURCE must be a non-fungible collection's address on mainnet",
      "ENERGY_TREASURY must be an account's address on mainnet",
    ]);
  });

  it("refuses incomplete settings", () => {
    const { ENERGY_TREASURY, FOMO_HIT_RESOURCE, DAPP_DEFINITION, ...rest } = ADDRESSES;
    expect(problemsOf({ LEDGER_NETWORK: "mainnet", ...rest })).toEqual([
      "DAPP_DEFINITION must be set with the other addresses: wallets ask whom they talk to.",
      "ENERGY_SALE_COMPONENT must be set together with ENERGY_TREASURY.",
      "FOMO_HIT_COMPONENT must be set together with FOMO_HIT_RESOURCE.",
    ]);
  });
});
