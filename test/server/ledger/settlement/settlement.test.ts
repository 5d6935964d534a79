import { join } from "node:path";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { settlementJob } from "../../../../server/app/settlement-job.ts";
import { type App, openSqliteStore } from "../../../../server/index.ts";
import { LedgerUnavailable } from "../../../../server/ledger/gateway/gateway.ts";
import { encodeBech32 } from "../../../../server/ledger/network/address.ts";
import { reconcileAll } from "../../../../server/ledger/settlement/reconcile.ts";
import { sweep } from "../../../../server/ledger/settlement/sweep.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";
import { dataFolder } from "../../server-process.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EPOCH = 5 * MINUTE;

async function scene(file?: string) {
  const world = await freshWorld(file === undefined ? {} : { file });
  const ann = await world.player("Ann", { CVX: "2000" });
  return { world, ann };
}

function reconcile({ settlement, server }: LedgerWorld): Promise<string> {
  return reconcileAll(settlement, server.app.log);
}

async function paid(player: WalletPlayer): Promise<string> {
  return player.sign((await player.ask("buyEnergy")).body.manifest);
}

async function minted(player: WalletPlayer, machineId: string): Promise<string> {
  return player.sign((await player.ask("activateMachine", { machineId })).body.manifest);
}

describe("an open transaction", () => {
  it("is settled by the next reconciliation although nobody asks again (GAP-15, CON-15)", async () => {
    const { world, ann } = await scene();
    const machineId = await ann.place("fomoHit");
    world.behave({ delayMs: MINUTE });
    await ann.post("confirmEnergyPurchase", { intentHash: await paid(ann) });
    await ann.post("checkMintStatus", { machineId, intentHash: await minted(ann, machineId) });
    await reconcile(world);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 1 });
    world.server.clock.pass(MINUTE);
    await reconcile(world);
    expect(await ann.energy()).toBe("800");
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 0, isOffline: false });
    expect(await world.server.store.openHashesAfter("")).toEqual([]);
  });

  it("is settled when the player loads the lab or activates the machine (CON-15)", async () => {
    for (const look of ["getGameState", "activateMachine"]) {
      const { world, ann } = await scene();
      const machineId = await ann.place("fomoHit");
      world.behave({ delayMs: MINUTE });
      await ann.post("checkMintStatus", { machineId, intentHash: await minted(ann, machineId) });
      world.server.clock.pass(MINUTE);
      if (look === "activateMachine")
        expect((await ann.ask("activateMachine", { machineId })).status).toBe(429);
      expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 0, isOffline: false });
    }
  });

  it("does not keep a player from the lab while the gateway has problems", async () => {
    const { world, ann } = await scene();
    world.behave({ delayMs: MINUTE });
    await ann.post("confirmEnergyPurchase", { intentHash: await paid(ann) });
    world.behave({ gateway: "down" });
    expect((await ann.browser.get("getGameState")).status).toBe(200);
    await reconcile(world);
    expect(await world.server.store.openHashesAfter("")).toHaveLength(1);
  });

  it("allows a new mint of the machine after it failed (GAP-10)", async () => {
    const { world, ann } = await scene();
    const machineId = await ann.place("fomoHit");
    const { manifest } = (await ann.ask("activateMachine", { machineId })).body;
    world.behave({ next: "reject", count: 1, delayMs: MINUTE });
    await ann.post("checkMintStatus", { machineId, intentHash: await ann.sign(manifest) });
    world.server.clock.pass(MINUTE);
    await reconcile(world);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 0, lastActivated: 0 });
  });

  it("stays open until its epochs have passed when the ledger never saw it (GAP-10, GAP-15)", async () => {
    const { world, ann } = await scene();
    const machineId = await ann.place("fomoHit");
    const { manifest } = (await ann.ask("activateMachine", { machineId })).body;
    world.behave({ next: "unknown", count: 1, delayMs: 2 * HOUR });
    await ann.post("checkMintStatus", { machineId, intentHash: await ann.sign(manifest) });
    world.server.clock.pass(11 * EPOCH);
    await reconcile(world);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 1 });
    world.server.clock.pass(2 * EPOCH);
    await reconcile(world);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 0 });
  });

  it("is found among many that the ledger has never seen", async () => {
    const { world, ann } = await scene();
    const paidHash = await paid(ann);
    const { store } = world.server;
    const playerId = (await store.boundPlayer(ann.account)) ?? 0;
    const never = Array.from({ length: 120 }, (_, index) =>
      encodeBech32({ humanPart: "txid_sim", bytes: new Uint8Array(32).fill(index) }),
    );
    const intent = {
      purpose: "energy",
      playerId,
      subject: "",
      account: ann.account,
      rejectedFromEpoch: 0,
    } as const;
    for (const intentHash of [paidHash, ...never])
      await store.claimIntent({ ...intent, intentHash }, 1000, () => ({ ok: true, reply: null }));
    await reconcile(world);
    expect(await ann.energy()).toBe("800");
    expect(await store.openHashesAfter("")).toEqual([]);
  });
});

describe("the sweep over the ledger's transactions", () => {
  it("credits an unreported payment, once (GAP-15)", async () => {
    const { world, ann } = await scene();
    const bob = await world.player("Bob");
    const machineId = await bob.place("fomoHit");
    const hash = await paid(ann);
    await paid(ann);
    await minted(bob, machineId);
    await sweep(world.settlement);
    expect(await ann.energy()).toBe("1300");
    expect(await bob.machine(machineId)).toMatchObject({ isOffline: false, provisionalMint: 0 });
    await sweep(world.settlement);
    expect((await ann.post("confirmEnergyPurchase", { intentHash: hash })).body).toMatchObject({
      status: "success",
      newEnergy: "1300",
    });
  });

  it("continues from its last position, also after a purchase has expired", async () => {
    const { world, ann } = await scene();
    await paid(ann);
    await sweep(world.settlement);
    const hash = await paid(ann);
    world.server.clock.pass(HOUR);
    await sweep(world.settlement);
    expect(await ann.energy()).toBe("1300");
    const { stateVersion } = (await world.ledger.gateway.committedTransaction(hash)) ?? {};
    const { energySale } = world.ledger.network.components;
    expect(await world.server.store.sweepCursor(energySale ?? "")).toBe(stateVersion);
  });

  it("ignores unknown purchases, failed payments and badges of strangers", async () => {
    const { world, ann } = await scene();
    const manifest = String((await ann.ask("buyEnergy")).body.manifest);
    const other = await world.wallet({ CVX: "1000" });
    const paidBy = (text: string) =>
      other.submit(`${other.lockFee()}${text.replaceAll(ann.account, other.address)}`);
    await paidBy(manifest);
    await paidBy(manifest.replace(/"buy" "[\w-]+"/, '"buy" "unknown"'));
    world.behave({ next: "fail", count: 1 });
    await paid(ann);
    const { fomoHit } = world.ledger.network.components;
    await paidBy(
      `CALL_METHOD Address("${fomoHit}") "mint" Address("${other.address}");\n${other.depositAll()}`,
    );
    await sweep(world.settlement);
    expect(await ann.energy()).toBe("300");
  });

  it("books a mint for the player who reported it, even when the account is another player's by now (GAP-10)", async () => {
    const { world, ann } = await scene();
    const bob = await world.player("Bob");
    const [his, hers] = [await bob.place("fomoHit"), await ann.place("fomoHit")];
    world.behave({ delayMs: MINUTE });
    await ann.post("checkMintStatus", { machineId: hers, intentHash: await minted(ann, hers) });
    const { store } = world.server;
    const players = [await store.boundPlayer(ann.account), await store.boundPlayer(bob.account)];
    await store.bindAccount(players[0] ?? 0, (await world.wallet()).address);
    await store.bindAccount(players[1] ?? 0, ann.account);
    world.server.clock.pass(MINUTE);
    await sweep(world.settlement);
    expect(await ann.machine(hers)).toMatchObject({ isOffline: false, provisionalMint: 0 });
    expect(await bob.machine(his)).toMatchObject({ isOffline: true, lastActivated: 0 });
  });

  it("and twenty confirmations at the same time credit once in total (ABU-18)", async () => {
    const { world, ann } = await scene();
    const intentHash = await paid(ann);
    await Promise.all([
      ...Array.from({ length: 20 }, () => ann.post("confirmEnergyPurchase", { intentHash })),
      sweep(world.settlement),
      sweep(world.settlement),
    ]);
    expect(await ann.energy()).toBe("800");
  });

  it("in two processes on one database credits once", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const { world, ann } = await scene(file);
    const store = openSqliteStore({ file, clock: world.server.clock, movableClock: true });
    await paid(ann);
    await Promise.all([sweep(world.settlement), sweep({ ...world.settlement, store })]);
    await store.close();
    expect(await ann.energy()).toBe("800");
  });

  it("ends with an error and changes nothing while the gateway has problems (ABU-56)", async () => {
    const { world, ann } = await scene();
    await paid(ann);
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      await expect(sweep(world.settlement), gateway).rejects.toBeInstanceOf(LedgerUnavailable);
      world.server.clock.pass(MINUTE);
    }
    world.behave({});
    await sweep(world.settlement);
    expect(await ann.energy()).toBe("800");
  });
});

describe("a running server", () => {
  it("settles and sweeps from its start on, and finishes a settlement before it ends (GAP-15)", async () => {
    const { world, ann } = await scene();
    const machineId = await ann.place("fomoHit");
    world.behave({ delayMs: MINUTE });
    await ann.post("checkMintStatus", { machineId, intentHash: await minted(ann, machineId) });
    world.server.clock.pass(MINUTE);
    world.behave({});
    await paid(ann);
    const app: App = fastify().withTypeProvider<TypeBoxTypeProvider>();
    settlementJob(app, { ...world.settlement, log: app.log })();
    await app.close();
    expect(await ann.energy()).toBe("800");
    expect(await world.server.store.openHashesAfter("")).toEqual([]);
  });
});

describe("a server that ends between payment and confirmation", () => {
  it("credits after its next start, by the sweep or when the player asks (GAP-15, ABU-18)", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const { world, ann } = await scene(file);
    const hash = await paid(ann);
    await world.server.close();
    const next = await freshWorld({ file, clock: world.server.clock });
    // The next server reads the same ledger.
    const settlement = { ...next.settlement, ledger: world.ledger };
    await sweep(settlement);
    await sweep(settlement);
    const again = await next.server.player("Ann");
    expect((await again.lab()).energy).toBe("800");
    expect(await next.server.store.settledIntent(hash)).toMatchObject({ purpose: "energy" });
  });
});
