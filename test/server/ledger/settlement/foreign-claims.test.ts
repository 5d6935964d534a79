import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { fomoHit } from "../../../../server/ledger/purposes/fomo-hit.ts";
import { reconcileAll } from "../../../../server/ledger/settlement/reconcile.ts";
import { sweep } from "../../../../server/ledger/settlement/sweep.ts";
import { freshWorld, type LedgerWorld, WalletPlayer } from "../../ledger-world.ts";
import { dataFolder } from "../../server-process.ts";

const MINUTE = 60_000;
const TOKENS = { XRD: "10000", CVX: "10000", FOMO: "10000", HUG: "10000" };
const NOT_YOURS = { status: 403, body: { error: "This transaction is not yours" } };

async function scene(file?: string) {
  const world = await freshWorld(file === undefined ? {} : { file });
  const ann = await world.player("Ann", TOKENS);
  return { world, ann };
}

async function strangers(world: LedgerWorld, count: number): Promise<WalletPlayer[]> {
  const players: WalletPlayer[] = [];
  for (let number = 1; number <= count; number += 1) players.push(await world.player(`Stranger ${number}`));
  return players;
}

/** Signs what a call gives out, and has the ledger decide a minute later. */
async function pending(world: LedgerWorld, player: WalletPlayer, call: string, body: object = {}) {
  const { manifest } = (await player.ask(call, body)).body;
  world.behave({ delayMs: MINUTE });
  return player.sign(manifest);
}

const confirm = (player: WalletPlayer, intentHash: string) =>
  player.post("confirmEnergyPurchase", { intentHash });
const checkMint = (player: WalletPlayer, intentHash: string, machineId = "the fomoHit") =>
  player.post("checkMintStatus", { machineId, intentHash });
const reconcile = ({ settlement, server }: LedgerWorld) => reconcileAll(settlement, server.app.log);

describe("a pending energy purchase", () => {
  it("stays its owner's when twenty strangers claim it first (GAP-10, GAP-15, ABU-19)", async () => {
    const { world, ann } = await scene();
    const others = await strangers(world, 20);
    const intentHash = await pending(world, ann, "buyEnergy");
    const claims = await Promise.all(others.map((other) => confirm(other, intentHash)));
    expect(claims.map(({ body }) => body.status)).toEqual(Array(20).fill("pending"));
    expect((await confirm(ann, intentHash)).body).toMatchObject({ status: "pending", newEnergy: "300" });
    world.server.clock.pass(MINUTE);
    const answers = await Promise.all([ann, ...others].map((player) => confirm(player, intentHash)));
    expect(answers[0]?.body).toMatchObject({ status: "success", newEnergy: "800" });
    for (const answer of answers.slice(1)) expect(answer).toMatchObject(NOT_YOURS);
    expect((await confirm(ann, intentHash)).body).toMatchObject({ status: "success", newEnergy: "800" });
    for (const other of others) expect(await other.energy()).toBe("300");
    expect(await world.server.store.openHashesAfter("")).toEqual([]);
  });

  it("is credited to its owner when only a stranger has reported it (GAP-15)", async () => {
    const { world, ann } = await scene();
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    const intentHash = await pending(world, ann, "buyEnergy");
    await confirm(bob, intentHash);
    world.server.clock.pass(MINUTE);
    await reconcile(world);
    await sweep(world.settlement);
    expect([await ann.energy(), await bob.energy()]).toEqual(["800", "300"]);
    expect(await confirm(bob, intentHash)).toMatchObject(NOT_YOURS);
    expect(await world.server.store.openHashesAfter("")).toEqual([]);
  });

  it("leaves no more claims of one player than the rules allow (GAP-10)", async () => {
    const { world, ann } = await scene();
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    const { mostOpen } = world.rules.energyPack;
    const statuses: number[] = [];
    for (let count = 0; count <= mostOpen; count += 1)
      statuses.push((await confirm(bob, await pending(world, ann, "getCreatureMintManifest"))).status);
    expect(statuses).toEqual([...Array(mostOpen).fill(200), 429]);
  });
});

describe("a pending FOMO HIT mint", () => {
  it.each(["the owner asks", "the open transactions are asked for", "the ledger is swept"])(
    "brings the owner's machine online when a stranger claims it first and %s (GAP-10)",
    async (how) => {
      const { world, ann } = await scene();
      const [bob] = (await strangers(world, 1)) as [WalletPlayer];
      for (const player of [ann, bob]) await player.place("fomoHit");
      const intentHash = await pending(world, ann, "activateMachine", { machineId: "the fomoHit" });
      expect((await checkMint(bob, intentHash)).body.machine?.provisionalMint).toBe(1);
      if (how !== "the ledger is swept") expect((await checkMint(ann, intentHash)).status).toBe(200);
      world.server.clock.pass(MINUTE);
      if (how === "the owner asks") await checkMint(ann, intentHash);
      else if (how === "the ledger is swept") await sweep(world.settlement);
      else await reconcile(world);
      expect(await ann.machine("the fomoHit")).toMatchObject({ isOffline: false, provisionalMint: 0 });
      expect(await bob.machine("the fomoHit")).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
      expect(await checkMint(bob, intentHash)).toMatchObject(NOT_YOURS);
      const mintedAt = (await ann.machine("the fomoHit"))?.lastActivated;
      world.server.clock.pass(MINUTE);
      expect((await checkMint(ann, intentHash)).body.machine?.lastActivated).toBe(mintedAt);
    },
  );

  it("is booked after a restart between the claims and the booking (GAP-10)", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const { world, ann } = await scene(file);
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    for (const player of [ann, bob]) await player.place("fomoHit");
    const intentHash = await pending(world, ann, "activateMachine", { machineId: "the fomoHit" });
    await checkMint(bob, intentHash);
    await checkMint(ann, intentHash);
    await world.server.close();
    world.server.clock.pass(MINUTE);
    const next = await freshWorld({ file, clock: world.server.clock });
    await reconcileAll({ ...next.settlement, ledger: world.ledger }, next.server.app.log);
    const machines = async (name: string) => (await (await next.server.player(name)).lab()).machines;
    expect(await machines("Ann")).toMatchObject([{ isOffline: false, provisionalMint: 0 }]);
    expect(await machines("Stranger 1")).toMatchObject([{ lastActivated: 0, provisionalMint: 0 }]);
  });
});

describe("a creature's pending transaction", () => {
  it("stays its owner's when a stranger claims it as a purchase or a badge (GAP-10, ABU-21)", async () => {
    const { world, ann } = await scene();
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    await bob.place("fomoHit");
    const grown = { form: 0, evolution_progress: { stat_upgrades_completed: 3 } };
    const requests = [{ form: 0 }, grown].map((requested) => ({
      species_name: "Corvax",
      rarity: "Common",
      ...requested,
    }));
    const given = { creatures: requests, tools: [], spells: [], tokens: {} };
    const { creatures } = await world.chain.ledger.give(ann.account, given);
    const [young = "", done = ""] = creatures;
    const points = { energy: 0, strength: 0, magic: 2, stamina: 0, speed: 0 };
    const signed = [
      ["checkCreatureMintStatus", {}, await pending(world, ann, "getCreatureMintManifest")],
      [
        "checkUpgradeStatus",
        { creatureId: young },
        await pending(world, ann, "getUpgradeStatsManifest", {
          creatureId: young,
          creatureData: {},
          ...points,
        }),
      ],
      [
        "checkUpgradeStatus",
        { creatureId: done },
        await pending(world, ann, "getEvolveManifest", { creatureId: done, creatureData: {} }),
      ],
    ] as const;
    for (const [call, body, intentHash] of signed) {
      expect((await confirm(bob, intentHash)).status).toBe(200);
      expect((await ann.post(call, { ...body, intentHash, checkCount: 0 })).body).toMatchObject({
        transactionStatus: { status: "Pending" },
      });
    }
    world.server.clock.pass(MINUTE);
    for (const [call, body, intentHash] of signed)
      expect(await ann.post(call, { ...body, intentHash, checkCount: 1 })).toMatchObject({
        status: 200,
        body: { transactionStatus: { status: "CommittedSuccess" } },
      });
  });
});

describe("a FOMO HIT badge that exists before its machine", () => {
  const mint = (world: LedgerWorld, account: string) =>
    fomoHit.manifest({ network: world.ledger.network, rules: shippedRules }, account);

  it("brings the machine online at the next visit, or when it is activated (GAP-10)", async () => {
    for (const visit of ["getGameState", "activateMachine"]) {
      const { world, ann } = await scene();
      await ann.sign(mint(world, ann.account));
      await sweep(world.settlement);
      const machineId = await ann.place("fomoHit");
      if (visit === "activateMachine")
        expect((await ann.ask("activateMachine", { machineId })).status).toBe(429);
      expect(await ann.machine(machineId), visit).toMatchObject({ isOffline: false, provisionalMint: 0 });
    }
  });

  it("brings the machine online in a new, empty database (GAP-10)", async () => {
    const { world, ann } = await scene();
    await ann.place("fomoHit");
    const { manifest } = (await ann.ask("activateMachine", { machineId: "the fomoHit" })).body;
    await checkMint(ann, await ann.sign(manifest));
    const next = await freshWorld({ clock: world.server.clock });
    const again = new WalletPlayer(next, await next.server.player("Ann"), ann.wallet);
    await sweep({ ...next.settlement, ledger: world.ledger });
    expect((await again.bind()).status).toBe(200);
    await again.place("fomoHit");
    expect(await again.machine("the fomoHit")).toMatchObject({ isOffline: false, provisionalMint: 0 });
  });

  it("brings online only the machine of its account's player, and only one (GAP-10, ABU-15)", async () => {
    const { world, ann } = await scene();
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    await bob.place("fomoHit");
    await ann.sign(mint(world, ann.account));
    await sweep(world.settlement);
    expect(await bob.machine("the fomoHit")).toMatchObject({ isOffline: true });
    await ann.place("fomoHit");
    expect(await ann.machine("the fomoHit")).toMatchObject({ isOffline: false });
    await new WalletPlayer(world, ann.browser, await world.wallet()).bind();
    await new WalletPlayer(world, bob.browser, ann.wallet).bind();
    expect(await bob.machine("the fomoHit")).toMatchObject({ isOffline: true, lastActivated: 0 });
  });

  it("counts for both accounts that one transaction has minted for (GAP-10)", async () => {
    const { world, ann } = await scene();
    const [bob] = (await strangers(world, 1)) as [WalletPlayer];
    for (const player of [ann, bob]) await player.place("fomoHit");
    const both = `${ann.wallet.lockFee()}${mint(world, ann.account)}\n${mint(world, bob.account)}`;
    await ann.wallet.submit(both, { cosigners: [bob.wallet] });
    await sweep(world.settlement);
    for (const player of [ann, bob])
      expect(await player.machine("the fomoHit")).toMatchObject({ isOffline: false, provisionalMint: 0 });
  });
});
