import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import type { RequestedCreature } from "../../../../server/dev-ledger/dev-ledger.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";

const MINUTE = 60_000;
const NO_POINTS = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };
const TOKENS = { XRD: "10000", CVX: "10000", FOMO: "10000", HUG: "10000" };

/** Ann with one creature. */
async function keeper(requested: Partial<RequestedCreature> = {}) {
  const world = await freshWorld();
  const ann = await world.player("Ann", TOKENS);
  const creature = { species_name: "Corvax", form: 0, rarity: "Common", ...requested };
  const { creatures } = await world.chain.ledger.give(ann.account, {
    creatures: [creature],
    tools: [],
    spells: [],
    tokens: {},
  });
  return { world, ann, creatureId: String(creatures[0]) };
}

function upgrade(player: WalletPlayer, creatureId: string, points: object = { magic: 2 }) {
  return player.ask("getUpgradeStatsManifest", { creatureId, ...NO_POINTS, ...points, creatureData: {} });
}

function evolution(player: WalletPlayer, creatureId: string) {
  return player.ask("getEvolveManifest", { creatureId, creatureData: {} });
}

function check(player: WalletPlayer, creatureId: string, intentHash: string, checkCount = 0) {
  return player.post("checkUpgradeStatus", { creatureId, intentHash, checkCount });
}

async function creatureOf({ world, ann }: { world: LedgerWorld; ann: WalletPlayer }) {
  world.server.clock.pass(MINUTE);
  return ((await ann.ask("getUserCreatures")).body.creatures as Record<string, unknown>[])[0];
}

const done = (form: number) => ({ form, evolution_progress: { stat_upgrades_completed: 3 } });

describe("upgrading a creature's stats", () => {
  it("costs 5 x (form + 1) x tier of its preferred token, and the ledger then holds the points (LED-161, LED-162, GAP-22)", async () => {
    const scene = await keeper({ form: 1, rarity: "Epic" });
    const { ann, creatureId } = scene;
    const before = await creatureOf(scene);
    const { status, body } = await upgrade(ann, creatureId, { magic: 1, speed: 1 });
    expect(status).toBe(200);
    expect(body.cost).toEqual({ amount: 30, token: "CVX" });
    expect(await check(ann, creatureId, await ann.sign(body.manifest))).toMatchObject({
      status: 200,
      body: {
        forceSuccess: false,
        transactionStatus: { status: "CommittedSuccess" },
        shouldRetry: false,
      },
    });
    const stats = before?.stats as Record<string, number>;
    expect(await creatureOf(scene)).toMatchObject({
      stats: { magic: (stats.magic ?? 0) + 1, speed: (stats.speed ?? 0) + 1 },
      evolution_progress: { stat_upgrades_completed: 1, total_points_allocated: 2 },
    });
  });

  it("refuses no points, more than two, and anything but whole numbers from 0 (ABU-33, LED-158, LED-159)", async () => {
    const { ann, creatureId } = await keeper();
    const refusals = [
      [{}, "no_points", "Please allocate at least one stat point"],
      [NO_POINTS, "no_points", "Please allocate at least one stat point"],
      [{ magic: 3 }, "too_many_points", "Cannot allocate more than 2 points"],
      [{ magic: 2, speed: 1 }, "too_many_points", "Cannot allocate more than 2 points"],
      [{ magic: 3, speed: -1 }, "bad_points", "Stat points must be whole numbers and not negative"],
    ] as const;
    for (const [points, code, error] of refusals)
      expect(await upgrade(ann, creatureId, { ...NO_POINTS, ...points })).toMatchObject({
        status: 400,
        body: { code, error },
      });
    for (const magic of [0.5, "2", null, [2], {}])
      expect((await upgrade(ann, creatureId, { magic })).status).toBe(400);
  });

  it("ignores forged creatureData in cost and limits (ABU-34)", async () => {
    const { ann, creatureId } = await keeper({ rarity: "Legendary", ...done(2) });
    const forged = { rarity: "Common", form: 0, evolution_progress: { stat_upgrades_completed: 0 } };
    expect(
      await ann.ask("getUpgradeStatsManifest", { creatureId, ...NO_POINTS, magic: 1, creatureData: forged }),
    ).toMatchObject({ status: 409, body: { error: "All 3 stat upgrades of this form are done" } });
    const evolving = await ann.ask("getEvolveManifest", { creatureId, creatureData: forged });
    expect(evolving.body.cost).toEqual({ amount: 400, token: "CVX" });
  });

  it("allows three upgrades in each form and three level-ups in the last (LED-160, LED-170, LED-171)", async () => {
    const { ann, creatureId } = await keeper();
    for (let round = 0; round < 3; round += 1) {
      const { body } = await upgrade(ann, creatureId);
      expect((await check(ann, creatureId, await ann.sign(body.manifest))).body.shouldRetry).toBe(false);
    }
    expect((await upgrade(ann, creatureId)).status).toBe(409);

    const last = await keeper({ form: 3 });
    for (let round = 0; round < 3; round += 1) {
      const { body } = await upgrade(last.ann, last.creatureId);
      expect(body.cost).toEqual({ amount: 25, token: "CVX" });
      await last.ann.sign(body.manifest);
      last.world.server.clock.pass(shippedRules.ledgerReads.sharedMs);
    }
    expect(await upgrade(last.ann, last.creatureId)).toMatchObject({
      status: 409,
      body: { error: "Maximum level reached" },
    });
  });

  it("answers 404 for an unknown creature, 403 for somebody else's, 400 for an invalid address", async () => {
    const { world, ann, creatureId } = await keeper();
    const bob = await world.player("Bob", TOKENS);
    for (const ask of [upgrade, evolution]) {
      for (const id of ["#99#", "nothing", `${creatureId}"`, "<a>"])
        expect(await ask(ann, id)).toMatchObject({ status: 404, body: { error: "Creature not found" } });
      expect(await ask(bob, creatureId)).toMatchObject({
        status: 403,
        body: { error: "This creature is not yours" },
      });
    }
    expect((await ann.post("getEvolveManifest", { creatureId })).status).toBe(400);
    const foreign = { accountAddress: bob.account, creatureId };
    expect((await ann.post("getEvolveManifest", foreign)).body.code).toBe("not_your_account");
  });
});

describe("evolving a creature", () => {
  it("costs 25, 50 and 100 x tier, and the ledger then holds the next form (LED-180, LED-169, GAP-22)", async () => {
    for (const [form, amount] of [
      [0, 25],
      [1, 50],
      [2, 100],
    ] as const) {
      const scene = await keeper({ species_name: "Bullx", ...done(form) });
      const { body } = await evolution(scene.ann, scene.creatureId);
      expect(body.cost).toEqual({ amount, token: "XRD" });
      const hash = await scene.ann.sign(body.manifest);
      expect((await check(scene.ann, scene.creatureId, hash)).body.shouldRetry).toBe(false);
      expect(await creatureOf(scene)).toMatchObject({ form: form + 1 });
    }
  });

  it("needs three upgrades, and is refused in the last form (LED-172, LED-173, CON-83)", async () => {
    const young = await keeper({ evolution_progress: { stat_upgrades_completed: 1 } });
    expect(await evolution(young.ann, young.creatureId)).toMatchObject({
      status: 409,
      body: { error: "2 more stat upgrades needed before evolving" },
    });
    const last = await keeper({ form: 3 });
    expect(await evolution(last.ann, last.creatureId)).toMatchObject({
      status: 409,
      body: { error: "Already at final form" },
    });
  });
});

describe("POST /api/checkUpgradeStatus", () => {
  it("asks for another check while the transaction is pending, and after it failed (CON-31, GAP-53)", async () => {
    const { world, ann, creatureId } = await keeper();
    const { body } = await upgrade(ann, creatureId);
    world.behave({ delayMs: MINUTE });
    expect((await check(ann, creatureId, await ann.sign(body.manifest))).body).toEqual({
      forceSuccess: false,
      transactionStatus: { status: "Pending", error_message: null },
      shouldRetry: true,
    });
    world.behave({ next: "fail", count: 1 });
    expect((await check(ann, creatureId, await ann.sign(body.manifest))).body).toMatchObject({
      forceSuccess: false,
      transactionStatus: { status: "CommittedFailure" },
      shouldRetry: true,
    });
  });

  it("forces success only when the ledger's creature has the change, whatever the number of checks (GAP-53, ABU-35)", async () => {
    for (const act of [upgrade, evolution]) {
      const { world, ann, creatureId } = await keeper(act === evolution ? done(0) : {});
      const { body } = await act(ann, creatureId);
      world.behave({ next: "unknown", count: 1, delayMs: MINUTE });
      const hash = await ann.sign(body.manifest);
      expect((await check(ann, creatureId, hash, 1_000_000)).body).toMatchObject({
        forceSuccess: false,
        transactionStatus: { status: "Unknown" },
        shouldRetry: true,
      });
      world.server.clock.pass(MINUTE);
      expect((await check(ann, creatureId, hash)).body).toMatchObject({
        forceSuccess: true,
        transactionStatus: { status: "Unknown" },
        shouldRetry: false,
      });
    }
  });

  it("answers 403 for another player's transaction, 409 for one of another creature or kind (ABU-21)", async () => {
    const { world, ann, creatureId } = await keeper();
    const bob = await world.player("Bob", TOKENS);
    const { body } = await upgrade(ann, creatureId);
    const hash = await ann.sign(body.manifest);
    const egg = await ann.sign((await ann.ask("getCreatureMintManifest")).body.manifest);
    for (let round = 0; round < 2; round += 1) {
      expect((await check(bob, creatureId, hash)).status).toBe(403);
      expect((await check(ann, "#99#", hash)).status).toBe(409);
      expect((await check(ann, creatureId, egg)).status).toBe(409);
      expect((await check(ann, creatureId, hash)).status).toBe(200);
    }
  });

  it("needs hash, creature and count; a gateway with problems is 502 (ABU-56)", async () => {
    const { world, ann, creatureId } = await keeper();
    const hash = await ann.sign((await upgrade(ann, creatureId)).body.manifest);
    for (const body of [{}, { intentHash: hash }, { intentHash: hash, creatureId, checkCount: -1 }])
      expect((await ann.post("checkUpgradeStatus", body)).status).toBe(400);
    expect((await check(ann, creatureId, "txid_sim1")).status).toBe(400);
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      expect((await check(ann, creatureId, hash)).status, gateway).toBe(502);
    }
  });
});
