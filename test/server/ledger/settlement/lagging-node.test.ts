import { describe, expect, it } from "vitest";
import { reconcileAll } from "../../../../server/ledger/settlement/reconcile.ts";
import { sweep } from "../../../../server/ledger/settlement/sweep.ts";
import { type PassedAnswer, worldBetween } from "../../gateway-between.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STATUS = "/transaction/status";

async function scene() {
  const world = await freshWorld();
  return { world, ann: await world.player("Ann", { CVX: "5000" }) };
}

/** What the settlement job does in one round; an old node may refuse what it has not reached. */
async function settleOnce({ settlement, server }: LedgerWorld): Promise<void> {
  await reconcileAll(settlement, server.app.log);
  await sweep(settlement).catch(() => {});
}

async function mintEgg(player: WalletPlayer): Promise<string> {
  return player.sign((await player.ask("getCreatureMintManifest")).body.manifest);
}

/** Ids of the creatures in the list, read anew. */
async function creatureIds(player: WalletPlayer): Promise<string[]> {
  const { status, body } = await player.ask("getUserCreatures", { forceRefresh: true });
  expect(status).toBe(200);
  return (body.creatures as { id: string }[]).map(({ id }) => id);
}

describe("a mint that is read from a stopped node", () => {
  it("is unknown at first, with the old collection; later there is one egg, however often anybody asks (LED-151, GAP-18)", async () => {
    const { world, ann } = await scene();
    world.behave({ gateway: "behind" });
    const intentHash = await mintEgg(ann);
    for (let look = 0; look < 3; look += 1) {
      expect(await ann.post("checkCreatureMintStatus", { intentHash })).toMatchObject({
        status: 200,
        body: { transactionStatus: { status: "Unknown" } },
      });
      expect(await creatureIds(ann)).toEqual([]);
      world.server.clock.pass(MINUTE);
    }
    world.behave({});
    for (let look = 0; look < 2; look += 1) {
      expect((await ann.post("checkCreatureMintStatus", { intentHash })).body).toMatchObject({
        transactionStatus: { status: "CommittedSuccess" },
        creatureNft: { id: "#1#" },
      });
      expect(await creatureIds(ann)).toEqual(["#1#"]);
      world.server.clock.pass(MINUTE);
    }
  });

  it("gives no second egg and stays successful while reads come from two nodes (LED-151)", async () => {
    const { world, ann } = await scene();
    world.behave({ gateway: "sometimesBehind" });
    const intentHash = await mintEgg(ann);
    const told: string[] = [];
    for (let look = 0; look < 12; look += 1) {
      const { status, body } = await ann.post("checkCreatureMintStatus", { intentHash });
      expect(status).toBe(200);
      told.push((body.transactionStatus as { status: string }).status);
      if (body.creatureNft) expect(body.creatureNft).toMatchObject({ id: "#1#" });
      expect([[], ["#1#"]]).toContainEqual(await creatureIds(ann));
      world.server.clock.pass(MINUTE);
      // Calls of every kind alternate: one more shifts which of them the old node gets.
      if (look % 3 === 0) await ann.ask("checkXrdBalance");
    }
    const success = told.indexOf("CommittedSuccess");
    expect(success).toBeGreaterThanOrEqual(0);
    expect(new Set(told.slice(success))).toEqual(new Set(["CommittedSuccess"]));
    world.behave({ gateway: "ok" });
    expect(await creatureIds(ann)).toEqual(["#1#"]);
  });
});

describe("an energy payment that is read from two nodes, one of them stopped,", () => {
  it("is credited once, and stays credited when the ledger calls it unknown again (GAP-15, ABU-18)", async () => {
    const { world, ann } = await scene();
    world.behave({ gateway: "sometimesBehind" });
    const intentHash = await ann.sign((await ann.ask("buyEnergy")).body.manifest);
    let credited = false;
    for (let look = 0; look < 12; look += 1) {
      expect((await ann.post("confirmEnergyPurchase", { intentHash })).status).toBe(200);
      await settleOnce(world);
      const energy = await ann.energy();
      expect(energy).toBe(credited || energy === "800" ? "800" : "300");
      credited = energy === "800";
      world.server.clock.pass(MINUTE / 2);
    }
    expect(credited).toBe(true);
    world.behave({ gateway: "behind" });
    expect(await ann.post("confirmEnergyPurchase", { intentHash })).toMatchObject({
      status: 200,
      body: { status: "success", newEnergy: "800" },
    });
    world.server.clock.pass(2 * HOUR);
    await settleOnce(world);
    world.behave({});
    await settleOnce(world);
    expect(await ann.energy()).toBe("800");
  });

  it("is credited without a report as soon as one reading of the stream is current (GAP-15)", async () => {
    const { world, ann } = await scene();
    world.behave({ gateway: "behind" });
    await ann.sign((await ann.ask("buyEnergy")).body.manifest);
    await settleOnce(world);
    expect(await ann.energy()).toBe("300");
    world.behave({ gateway: "sometimesBehind" });
    for (let round = 0; round < 6; round += 1) {
      await settleOnce(world);
      world.server.clock.pass(MINUTE);
    }
    expect(await ann.energy()).toBe("800");
    world.behave({});
    await settleOnce(world);
    expect(await ann.energy()).toBe("800");
  });
});

describe("a FOMO HIT whose status comes from a stopped node and whose epoch comes from another one", () => {
  it("stays minting after its epochs, as a second mint could be paid otherwise (GAP-10, LAB-173)", async () => {
    const { world, between } = await worldBetween();
    const ann = await world.player("Ann", { CVX: "5000" });
    const machineId = await ann.place("fomoHit");
    const manifest = (await ann.ask("activateMachine", { machineId })).body.manifest;
    world.behave({ delayMs: MINUTE });
    const intentHash = await ann.sign(manifest);
    const old: PassedAnswer[] = [];
    between.change(STATUS, (answer) => {
      old.push(answer);
      return old[0] ?? answer;
    });
    await ann.post("checkMintStatus", { machineId, intentHash });
    expect(old[0]?.body.status).toBe("Pending");
    // Committed after a minute; two hours later its epochs are over as well.
    world.server.clock.pass(2 * HOUR);
    await reconcileAll(world.settlement, world.server.app.log);
    expect(old.length).toBeGreaterThan(1);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 1 });
    expect(await ann.ask("activateMachine", { machineId })).toMatchObject({ status: 409 });
    between.change(STATUS, null);
    world.server.clock.pass(MINUTE);
    await reconcileAll(world.settlement, world.server.app.log);
    expect(await ann.machine(machineId)).toMatchObject({ provisionalMint: 0, isOffline: false });
    expect(await world.chain.ids(ann.account, "fomoHit")).toHaveLength(1);
  });
});
