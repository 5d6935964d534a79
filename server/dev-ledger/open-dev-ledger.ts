import type { Database } from "better-sqlite3";
import type { RuleSet } from "../../rules/index.ts";
import { devNetwork } from "../ledger/network/dev-network.ts";
import type { Random } from "../process/random.ts";
import { openDatabase } from "../store/sqlite/open-database.ts";
import { blueprintsOf } from "./components/blueprints.ts";
import { gameAddresses } from "./components/game.ts";
import type { Clock, DevLedger } from "./dev-ledger.ts";
import { genesis } from "./genesis.ts";
import { give } from "./gifts.ts";
import { hasStoppedNode } from "./state/behaviour.ts";
import { createTables, type LedgerTables, openLedgerTables } from "./state/ledger-tables.ts";
import { StoppedNode, viewOf } from "./state/ledger-view.ts";
import type { DevAccount } from "./state/model.ts";
import { Submissions } from "./submissions.ts";

/** How long a process waits for another process's transaction, in milliseconds. */
const BUSY_MS = 5_000;
const KEY_BYTES = 32;
const SEED_BYTES = 16;

interface DevLedgerOptions {
  /** Path of its database, or ":memory:". */
  file: string;
  clock: Clock;
  random: Random;
  rules: RuleSet;
}

/** Opens the dev ledger's file, or creates it. */
export async function openDevLedger({ file, clock, random, rules }: DevLedgerOptions): Promise<DevLedger> {
  const network = devNetwork();
  const addresses = gameAddresses(network);
  const database = openDatabase(file, { timeout: BUSY_MS });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  const opened = await clock.now();
  const tables = preparedTables(database, network.suffix, (empty) => genesis(empty, network, opened));
  const game = {
    network,
    addresses,
    rules,
    newSeed: () => random.bytes(SEED_BYTES).toString("hex"),
    nextEgg: () => tables.settings.behaviour().mint,
    payPurchase: (purchaseId: string) => tables.purchases.pay(purchaseId),
  };
  const machine = { database, tables, blueprints: blueprintsOf(game), xrd: addresses.xrd };
  const giver = { network, addresses, rules, tables };
  const submissions = new Submissions(machine, clock, network.id);
  const stoppedNode = new StoppedNode(database, tables, network.suffix);
  let lastLook = opened;
  const read: DevLedger["read"] = async (look) => {
    const now = await submissions.settle();
    lastLook = now;
    return database.transaction(() => look(viewOf(tables, now))).deferred();
  };

  return {
    network,
    read,
    readStopped: async (look) => {
      const view = stoppedNode.view();
      return view ? look(view) : read(look);
    },
    submit: (notarized) => submissions.submit(notarized),
    preview: (input) => submissions.preview(input),
    behaviour: () => tables.settings.behaviour(),
    setBehaviour: (behaviour) =>
      database
        .transaction(() => {
          if (behaviour.next !== "unknown") tables.transactions.makeAllKnown();
          if (!hasStoppedNode(behaviour.gateway)) stoppedNode.follow();
          else stoppedNode.stop(lastLook);
          tables.settings.setBehaviour(behaviour);
        })
        .immediate(),
    give: async (account, gifts) => {
      const now = await submissions.settle();
      return database.transaction(() => give(giver, account, gifts, now)).immediate();
    },
    createAccount: async (holder, label, gifts) => {
      const account = await newAccount(random, network.id, label);
      const now = await submissions.settle();
      return database
        .transaction(() => {
          tables.keys.add(holder, account);
          return { account, given: give(giver, account.address, gifts, now) };
        })
        .immediate();
    },
    accountsOf: (holder) => tables.keys.of(holder),
    close: () => {
      stoppedNode.close();
      database.close();
    },
  };
}

/** Creates and fills the tables of a new file; if two processes start together, only one of them does it. */
function preparedTables(
  database: Database,
  suffix: string,
  fill: (tables: LedgerTables) => void,
): LedgerTables {
  return database
    .transaction(() => {
      const isNew = createTables(database);
      const tables = openLedgerTables(database, suffix);
      if (isNew) fill(tables);
      return tables;
    })
    .immediate();
}

async function newAccount(random: Random, networkId: number, label: string): Promise<DevAccount> {
  const { PrivateKey, RadixEngineToolkit } = await import("@radixdlt/radix-engine-toolkit");
  const privateKey = random.bytes(KEY_BYTES);
  const publicKey = new PrivateKey.Ed25519(Uint8Array.from(privateKey)).publicKey();
  const address = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(publicKey, networkId);
  return { address, label, privateKey: privateKey.toString("hex") };
}
