import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { settlementJob } from "../../../../server/app/settlement-job.ts";
import type { App } from "../../../../server/index.ts";
import { encodeBech32 } from "../../../../server/ledger/network/address.ts";
import { reconcileAll } from "../../../../server/ledger/settlement/reconcile.ts";
import { sweep } from "../../../../server/ledger/settlement/sweep.ts";
import { type Change, type GatewayBetween, worldBetween } from "../../gateway-between.ts";
import type { LedgerWorld, WalletPlayer } from "../../ledger-world.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const STATUS = "/transaction/status";
const DETAILS = "/transaction/committed-details";
const STREAM = "/stream/transactions";

async function scene() {
  const { world, between } = await worldBetween();
  const ann = await world.player("Ann", { CVX: "2000" });
  return { world, between, ann };
}

async function paid(player: WalletPlayer): Promise<string> {
  return player.sign((await player.ask("buyEnergy")).body.manifest);
}

const withoutChanges: Change = (answer) => {
  if (answer.body.transaction) answer.body.transaction.balance_changes = null;
  return answer;
};

/** Changes what the stream tells of one transaction. */
function oddInStream(intentHash: string, more: object): Change {
  return (answer) => {
    for (const item of answer.body.items) if (item.intent_hash === intentHash) Object.assign(item, more);
    return answer;
  };
}

function reconcile({ settlement, server }: LedgerWorld): Promise<string> {
  return reconcileAll(settlement, server.app.log);
}

/** The first letter of a hash with this byte sorts before all others: such a one is asked for first. */
const FIRST = 0x78;

/** Five transactions that nobody has ever sent, claimed by a player; they stand before all real ones. */
async function invent(player: WalletPlayer): Promise<string[]> {
  const hashes = Array.from({ length: 5 }, (_, index) =>
    encodeBech32({ humanPart: "txid_sim", bytes: new Uint8Array(32).fill(FIRST + index) }),
  );
  for (const intentHash of hashes) {
    const { status } = await player.post("confirmEnergyPurchase", { intentHash });
    if (status !== 200) throw new Error(`The claim was answered with ${status}`);
  }
  return hashes;
}

describe("a committed transaction whose changes the gateway does not know yet", () => {
  it("stays pending, even beyond its epochs, and counts as soon as they are known (GAP-15)", async () => {
    const { world, between, ann } = await scene();
    const intentHash = await paid(ann);
    between.change(DETAILS, withoutChanges);
    const pending = { status: "pending", newEnergy: "300", transactionStatus: { status: "Pending" } };
    expect((await ann.post("confirmEnergyPurchase", { intentHash })).body).toMatchObject(pending);
    world.server.clock.pass(2 * HOUR);
    await reconcile(world);
    expect(await world.server.store.openHashesAfter("")).toHaveLength(1);
    between.change(DETAILS, null);
    world.server.clock.pass(MINUTE);
    await reconcile(world);
    expect(await ann.energy()).toBe("800");
  });
});

describe("the sweep over the ledger's transactions", () => {
  it.each([
    ["whose changes are not known yet", { balance_changes: null }],
    ["with changes nobody can read", { balance_changes: { fungible_balance_changes: "many" } }],
    ["with a status nobody knows", { transaction_status: "Unheard" }],
  ])("books the other transactions after one %s, and that one later (GAP-15, ABU-56)", async (_what, odd) => {
    const { world, between, ann } = await scene();
    const bob = await world.player("Bob", { CVX: "2000" });
    const intentHash = await paid(ann);
    await paid(bob);
    between.change(STREAM, oddInStream(intentHash, odd));
    between.change(DETAILS, withoutChanges);
    await sweep(world.settlement);
    expect([await ann.energy(), await bob.energy()]).toEqual(["300", "800"]);
    world.server.clock.pass(MINUTE);
    await sweep(world.settlement);
    expect(await ann.energy()).toBe("300");
    between.change(DETAILS, null);
    world.server.clock.pass(HOUR);
    await sweep(world.settlement);
    expect([await ann.energy(), await bob.energy()]).toEqual(["800", "800"]);
    expect(await world.server.store.dueUnbooked(String(world.ledger.network.components.energySale))).toEqual(
      [],
    );
  });

  it("books the badges while the energy sale's transactions cannot be read (GAP-10)", async () => {
    const { world, between, ann } = await scene();
    const { energySale } = world.ledger.network.components;
    const machineId = await ann.place("fomoHit");
    await ann.sign((await ann.ask("activateMachine", { machineId })).body.manifest);
    between.change(STREAM, (answer, request) => {
      const [entity] = (request as { affected_global_entities_filter: string[] })
        .affected_global_entities_filter;
      return entity === energySale ? { ...answer, status: 500 } : answer;
    });
    await expect(sweep(world.settlement)).rejects.toMatchObject({ status: 502 });
    expect(await ann.machine(machineId)).toMatchObject({ isOffline: false });
  });
});

describe("a server whose gateway hangs when it is asked for open transactions", () => {
  /** Holds the answers about these transactions back until the test lets them go. */
  function holdBack(between: GatewayBetween, hashes: readonly string[]): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    between.change(STATUS, async (answer, request) => {
      if (hashes.includes((request as { intent_hash: string }).intent_hash)) await released;
      return answer;
    });
    return release;
  }

  it("still credits unreported payments: the sweep waits for nothing (GAP-15)", async () => {
    const { world, between, ann } = await scene();
    const bob = await world.player("Bob", { CVX: "2000" });
    const release = holdBack(between, await invent(ann));
    await paid(bob);
    world.server.clock.pass(MINUTE);
    const app: App = fastify().withTypeProvider<TypeBoxTypeProvider>();
    settlementJob(app, { ...world.settlement, log: app.log })();
    await expect.poll(() => bob.energy(), { timeout: 4_000 }).toBe("800");
    release();
    await app.close();
  });

  it("asks for the other transactions at the same time: one that hangs does not delay the next one", async () => {
    const { world, between, ann } = await scene();
    const bob = await world.player("Bob", { CVX: "2000" });
    world.behave({ delayMs: MINUTE });
    const intentHash = await paid(bob);
    await bob.post("confirmEnergyPurchase", { intentHash });
    const release = holdBack(between, (await invent(ann)).slice(0, 3));
    world.server.clock.pass(MINUTE);
    const reconciled = reconcile(world);
    // Not by a look at the lab, which would ask for it as well.
    const { store } = world.server;
    const isOpen = async () => (await store.settledIntent(intentHash)) === null;
    await expect.poll(isOpen, { timeout: 4_000 }).toBe(false);
    release();
    await reconciled;
  });
});

describe("five invented transactions", () => {
  it("lead to three gateway questions each in ten seconds and fifty visits to the lab (GAP-15)", async () => {
    const { world, between, ann } = await scene();
    const hashes = await invent(ann);
    between.calls.length = 0;
    for (let look = 0; look < 50; look += 1) {
      expect((await ann.browser.get("getGameState")).status).toBe(200);
      world.server.clock.pass(SECOND / 5);
    }
    expect(between.calls.filter((path) => path === STATUS).length).toBeLessThanOrEqual(3 * hashes.length);
  });
});

describe("an account that is missing in the gateway's answer", () => {
  const leftOut: Change = (answer) => ({ ...answer, body: { ...answer.body, items: [] } });

  it("is treated as empty: no tokens, no creatures, no items, no stake (ABU-56, GAP-09)", async () => {
    const { between, ann } = await scene();
    const machineId = await ann.place("incubator");
    between.change("/state/entity/details", leftOut);
    const answers = await Promise.all([
      ann.ask("checkXrdBalance"),
      ann.ask("checkTokenBalance", { tokenSymbol: "CVX" }),
      ann.ask("getUserCreatures"),
      ann.ask("getUserItems"),
      ann.ask("activateMachine", { machineId }),
    ]);
    expect(answers.map(({ status, body }) => ({ status, ...body }))).toMatchObject([
      { status: 200, xrdBalance: "0" },
      { status: 200, tokenBalance: "0" },
      { status: 200, creatures: [] },
      { status: 200, tools: [], spells: [] },
      { status: 200, message: "No sCVX Found" },
    ]);
  });
});
