import { describe, expect, it } from "vitest";
import { localIdOf } from "../../../../server/ledger/network/address.ts";
import type { TestWallet } from "../../dev-ledger/support/test-wallet.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** All that lies on the worktop, and no badge that would authorise the deposit. */
const EVERYTHING = ['Expression("ENTIRE_WORKTOP")', "Enum<0u8>()"];

interface Scene {
  world: LedgerWorld;
  ann: WalletPlayer;
  machineId: string;
}

async function fomoHit(): Promise<Scene> {
  const world = await freshWorld();
  const ann = await world.player("Ann", { CVX: "1000" });
  return { world, ann, machineId: await ann.place("fomoHit") };
}

async function manifestOf(player: WalletPlayer, machineId: string): Promise<string> {
  const { status, body } = await player.ask("activateMachine", { machineId });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.manifest);
}

function check(player: WalletPlayer, machineId: string, intentHash: string) {
  return player.post("checkMintStatus", { machineId, intentHash });
}

describe("the mint of a FOMO HIT", () => {
  it("begins with the first activation, which changes nothing (LAB-169, GAP-10, CON-14)", async () => {
    const { ann, machineId } = await fomoHit();
    const { status, body } = await ann.ask("activateMachine", { machineId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ requiresMint: true, message: "Mint NFT" });
    expect(body.manifest).toContain('"mint"');
    expect(body).not.toHaveProperty("updatedResources");
    expect(await ann.machine(machineId)).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
  });

  it("brings the machine online; the first 5 TCorvax come an hour later (LAB-170, CON-19, LAB-118)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const hash = await ann.sign(await manifestOf(ann, machineId));
    const minted = { lastActivated: world.server.clock.now(), isOffline: false, provisionalMint: 0 };
    expect(await check(ann, machineId, hash)).toMatchObject({
      status: 200,
      body: { transactionStatus: { status: "CommittedSuccess" }, machine: minted },
    });
    expect(await world.chain.ids(ann.account, "fomoHit")).toEqual([localIdOf(ann.account)]);
    expect((await ann.ask("activateMachine", { machineId })).status).toBe(429);
    world.server.clock.pass(HOUR);
    expect((await ann.ask("activateMachine", { machineId })).body).toMatchObject({
      reward: "5",
      updatedResources: { tcorvax: "305" },
    });
  });

  it("answers the same for the same hash and changes nothing (GAP-10)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const hash = await ann.sign(await manifestOf(ann, machineId));
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(ann, machineId, hash)));
    for (const { status } of answers) expect(status).toBe(200);
    const mintedAt = world.server.clock.now();
    world.server.clock.pass(MINUTE);
    expect((await check(ann, machineId, hash)).body.machine?.lastActivated).toBe(mintedAt);
  });

  it("leaves the machine minting and without yield while it is pending (ABU-23, LAB-166)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const manifest = await manifestOf(ann, machineId);
    world.behave({ delayMs: MINUTE });
    const hash = await ann.sign(manifest);
    expect(await check(ann, machineId, hash)).toMatchObject({
      status: 200,
      body: { transactionStatus: { status: "Pending" }, machine: { provisionalMint: 1, lastActivated: 0 } },
    });
    expect(await ann.ask("activateMachine", { machineId })).toMatchObject({
      status: 409,
      body: { error: "MINTING..." },
    });
    expect((await ann.browser.lab()).tcorvax).toBe("300");
    world.server.clock.pass(MINUTE);
    expect((await check(ann, machineId, hash)).body.machine?.provisionalMint).toBe(0);
  });

  it("may be repeated after a failed or rejected one (CON-03, LAB-168)", async () => {
    const { world, ann, machineId } = await fomoHit();
    for (const [next, status] of [
      ["fail", "CommittedFailure"],
      ["reject", "PermanentlyRejected"],
    ] as const) {
      const manifest = await manifestOf(ann, machineId);
      world.behave({ next, count: 1, delayMs: MINUTE });
      const hash = await ann.sign(manifest);
      expect((await check(ann, machineId, hash)).body.machine?.provisionalMint).toBe(1);
      world.server.clock.pass(MINUTE);
      expect((await check(ann, machineId, hash)).body).toMatchObject({
        transactionStatus: { status },
        machine: { provisionalMint: 0, lastActivated: 0 },
      });
      world.behave({});
    }
    const hash = await ann.sign(await manifestOf(ann, machineId));
    expect((await check(ann, machineId, hash)).body.machine?.isOffline).toBe(false);
  });

  it("counts once for two tabs: the second hash waits, and fails on the ledger (ABU-22, LAB-173)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const manifest = await manifestOf(ann, machineId);
    world.behave({ delayMs: MINUTE });
    const [one, two] = [await ann.sign(manifest), await ann.sign(manifest)];
    expect((await check(ann, machineId, one)).status).toBe(200);
    expect(await check(ann, machineId, two)).toMatchObject({ status: 409, body: { error: "MINTING..." } });
    world.server.clock.pass(MINUTE);
    expect((await check(ann, machineId, two)).body.transactionStatus).toMatchObject({
      status: "CommittedFailure",
    });
    expect((await check(ann, machineId, one)).body.machine).toMatchObject({ isOffline: false });
    expect(await world.chain.ids(ann.account, "fomoHit")).toHaveLength(1);
  });

  it("is refused with 409 once the machine is minted, whatever the transaction (LAB-173)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const manifest = await manifestOf(ann, machineId);
    await check(ann, machineId, await ann.sign(manifest));
    world.behave({ delayMs: MINUTE });
    expect(await check(ann, machineId, await ann.sign(manifest))).toMatchObject({
      status: 409,
      body: { error: "NFT Minted" },
    });
  });

  it("of another player is refused with 403, before and after that player reports it (GAP-10)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const bob = await world.player("Bob");
    const his = await bob.place("fomoHit");
    const hash = await ann.sign(await manifestOf(ann, machineId));
    expect(await check(bob, his, hash)).toMatchObject({
      status: 403,
      body: { error: "This transaction is not yours" },
    });
    await check(ann, machineId, hash);
    expect((await check(bob, his, hash)).status).toBe(403);
    expect(await bob.machine(his)).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
  });

  it("cannot be blocked by a stranger who mints for the player: that mint fails on the ledger (GAP-10, ABU-22)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const stranger = await world.wallet();
    const [mint = ""] = (await manifestOf(ann, machineId)).split("\n");
    const theft = await stranger.send(`${mint}\n${stranger.depositAll()}`);
    expect(theft).toMatchObject({
      status: "CommittedFailure",
      errorMessage: `the owner of ${ann.account} has not signed`,
    });
    const hash = await ann.sign(await manifestOf(ann, machineId));
    expect((await check(ann, machineId, hash)).body.machine?.isOffline).toBe(false);
  });

  it("does not accept the player's badge in another account, or another account's badge (GAP-10)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const other = await world.wallet();
    const [mint = ""] = (await manifestOf(ann, machineId)).split("\n");
    const elsewhere = await ann.sign(`${mint}\n${other.call("try_deposit_batch_or_abort", ...EVERYTHING)}`);
    expect((await check(ann, machineId, elsewhere)).status).toBe(409);
    const others = mint.replace(ann.account, other.address);
    const gift = `${others}\n${ann.wallet.call("try_deposit_batch_or_abort", ...EVERYTHING)}`;
    const given = await other.submit(`${other.lockFee()}${gift}`);
    expect((await check(ann, machineId, given)).status).toBe(409);
    expect(await ann.machine(machineId)).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
  });

  it("does not accept a badge that was moved, not even the player's own one that comes back (GAP-10, ABU-21)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const other = await world.wallet();
    const badges = `Address("${world.chain.collection("fomoHit")}")`;
    const move = (from: TestWallet, to: TestWallet, account: string) =>
      `${from.call("withdraw_non_fungibles", badges, `Array<NonFungibleLocalId>(NonFungibleLocalId("${localIdOf(account)}"))`)}
       ${to.call("try_deposit_batch_or_abort", ...EVERYTHING)}`;
    await ann.sign(await manifestOf(ann, machineId));
    await ann.sign(move(ann.wallet, other, ann.account));
    const others = (await manifestOf(ann, machineId)).replaceAll(ann.account, other.address);
    await other.submit(`${other.lockFee()}${others}`);
    for (const badge of [ann.account, other.address]) {
      const back = await other.submit(`${other.lockFee()}${move(other, ann.wallet, badge)}`);
      expect(await check(ann, machineId, back)).toMatchObject({
        status: 409,
        body: { error: "This transaction mints no FOMO HIT NFT" },
      });
    }
    expect(await world.chain.ids(ann.account, "fomoHit")).toHaveLength(2);
    expect(await ann.machine(machineId)).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
  });

  it("does not accept an energy purchase or an egg, nor does their confirmation accept a mint (ABU-21)", async () => {
    const { ann, machineId } = await fomoHit();
    const egg = await ann.sign((await ann.ask("getCreatureMintManifest")).body.manifest);
    const energy = await ann.sign((await ann.ask("buyEnergy")).body.manifest);
    const badge = await ann.sign(await manifestOf(ann, machineId));
    const confirm = (intentHash: string) => ann.post("confirmEnergyPurchase", { intentHash });
    const mintStatus = (intentHash: string) => ann.post("checkCreatureMintStatus", { intentHash });
    // As the ledger tells, and once more when the purpose is stored with the hash.
    for (let round = 0; round < 2; round += 1) {
      expect((await check(ann, machineId, egg)).status).toBe(409);
      expect((await check(ann, machineId, energy)).status).toBe(409);
      expect((await mintStatus(badge)).status).toBe(409);
      expect((await mintStatus(energy)).status).toBe(409);
      expect((await confirm(egg)).status).toBe(409);
      expect((await confirm(badge)).status).toBe(409);
      expect((await mintStatus(egg)).status).toBe(200);
      expect((await confirm(energy)).status).toBe(200);
      expect((await check(ann, machineId, badge)).status).toBe(200);
    }
  });

  it("answers 404 for an unknown machine, and for one that is no FOMO HIT (LAB-170)", async () => {
    const { ann, machineId } = await fomoHit();
    const hash = await ann.sign(await manifestOf(ann, machineId));
    const lair = await ann.browser.built("catLair", 0, 0);
    for (const id of ["nothing", lair]) expect((await check(ann, id, hash)).status).toBe(404);
  });

  it("answers 502 for a gateway with problems and changes nothing (ABU-56)", async () => {
    const { world, ann, machineId } = await fomoHit();
    const hash = await ann.sign(await manifestOf(ann, machineId));
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      expect((await check(ann, machineId, hash)).status, gateway).toBe(502);
    }
    world.behave({});
    expect(await ann.machine(machineId)).toMatchObject({ lastActivated: 0, provisionalMint: 0 });
  });

  it("needs a component on the network", async () => {
    const world = await freshWorld({
      missing: { components: { creatures: null, energySale: null, fomoHit: null } },
    });
    const ann = await world.player();
    const machineId = await ann.place("fomoHit");
    expect(await ann.ask("activateMachine", { machineId })).toMatchObject({
      status: 503,
      body: { code: "not_offered" },
    });
  });
});
