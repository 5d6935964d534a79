import type { LedgerNetwork } from "../ledger/network/ledger-network.ts";
import { FAUCET, type GameAddresses, gameAddresses } from "./components/game.ts";
import { Holdings } from "./engine/holdings.ts";
import type { LedgerTables } from "./state/ledger-tables.ts";
import { type Metadata, ONE_TOKEN } from "./state/model.ts";

/** XRD in the faucet at the beginning: more than anybody will ever take. */
const FAUCET_STOCK = 1_000_000_000_000n * ONE_TOKEN;
const STATE_VERSION = 1;
const DIVISIBILITY = 18;

const TOKEN_NAMES: Record<string, string> = {
  XRD: "Radix",
  CVX: "Corvax",
  sCVX: "Staked Corvax",
  FOMO: "FOMO",
  HUG: "Hug",
};

/**
 * Creates the first state of the ledger: the game's tokens, collections and components, and a full faucet.
 */
export function genesis(tables: LedgerTables, network: LedgerNetwork, at: number): void {
  const addresses = gameAddresses(network);
  addTokens(tables, network);
  addCollections(tables, addresses);
  addComponents(tables, addresses);
  describe(tables, network.dappDefinition, { name: "Corvax Lab", account_type: "dapp definition" });
  const holdings = new Holdings(tables, STATE_VERSION);
  holdings.put(FAUCET, holdings.mint(addresses.xrd, FAUCET_STOCK));
  tables.settings.recordChange(STATE_VERSION, at);
}

function addTokens(tables: LedgerTables, { tokens }: LedgerNetwork): void {
  for (const [symbol, address] of Object.entries(tokens)) {
    if (address === null) continue;
    tables.entities.addResource({
      address,
      kind: "fungible",
      divisibility: DIVISIBILITY,
      idType: null,
      stateVersion: STATE_VERSION,
    });
    describe(tables, address, { symbol, name: TOKEN_NAMES[symbol] ?? symbol });
  }
}

function addCollections(tables: LedgerTables, { creatures, tools, spells, fomoHit }: GameAddresses): void {
  const collections = [
    { address: creatures, name: "Evolving Creatures", idType: "Integer" },
    { address: tools, name: "Tools", idType: "Integer" },
    { address: spells, name: "Spells", idType: "Integer" },
    { address: fomoHit, name: "FOMO HIT", idType: "Bytes" },
  ] as const;
  for (const { address, name, idType } of collections) {
    tables.entities.addResource({
      address,
      kind: "nonFungible",
      divisibility: null,
      idType,
      stateVersion: STATE_VERSION,
    });
    describe(tables, address, { name });
  }
}

function addComponents(tables: LedgerTables, { components }: GameAddresses): void {
  const rows = [
    { address: FAUCET, blueprint: "Faucet" },
    { address: components.creatures, blueprint: "Creatures" },
    { address: components.energySale, blueprint: "EnergySale" },
    { address: components.fomoHit, blueprint: "FomoHit" },
  ];
  for (const row of rows) tables.entities.addComponent(row);
}

function describe(tables: LedgerTables, entity: string, texts: Record<string, string>): void {
  for (const [key, value] of Object.entries(texts)) {
    const metadata: Metadata = { key, kind: "String", value, locked: false, stateVersion: STATE_VERSION };
    tables.entities.addMetadata(entity, metadata);
  }
}
