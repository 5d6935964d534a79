import { describe, expect, it } from "vitest";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";

const MINUTE = 60_000;

async function minter(): Promise<{ world: LedgerWorld; ann: WalletPlayer }> {
  const world = await freshWorld();
  return { world, ann: await world.player() };
}

async function manifestOf(player: WalletPlayer): Promise<string> {
  return String((await player.ask("getCreatureMintManifest")).body.manifest);
}

function check(player: WalletPlayer, intentHash: string) {
  return player.post("checkCreatureMintStatus", { intentHash });
}

describe("minting a creature", () => {
  it("has a manifest that pays 250 XRD to the creatures component (LED-150, LED-147)", async () => {
    const { world, ann } = await minter();
    const { tokens, components } = world.ledger.network;
    const manifest = await manifestOf(ann);
    expect(manifest).toContain(`"withdraw" Address("${tokens.XRD}") Decimal("250");`);
    expect(manifest).toContain(
      `CALL_METHOD Address("${components.creatures}") "mint_egg" Bucket("payment");`,
    );
  });

  it("returns the egg and its bonus item (LED-151, LED-122, GAP-21)", async () => {
    const { world, ann } = await minter();
    world.behave({ mint: { species_name: "Hugbloom", rarity: "Epic" } });
    const { status, body } = await check(ann, await ann.sign(await manifestOf(ann)));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      transactionStatus: { status: "CommittedSuccess", error_message: null },
      creatureNft: { id: "#1#", species_name: "Hugbloom", rarity: "Epic", form: 0 },
      bonusItem: { id: "#1#", name: expect.any(String), image_url: expect.any(String) },
    });
    const items = (await ann.ask("getUserItems")).body;
    const { type, name } = body.bonusItem as { type: "tool" | "spell"; name: string };
    expect(items[`${type}s`]).toMatchObject([{ name }]);
  });

  it("returns the same creature for the same hash, however often it is asked", async () => {
    const { ann } = await minter();
    const [one, two] = [await ann.sign(await manifestOf(ann)), await ann.sign(await manifestOf(ann))];
    const first = await Promise.all(Array.from({ length: 20 }, () => check(ann, one)));
    for (const { body } of first) expect(body.creatureNft).toMatchObject({ id: "#1#" });
    expect((await check(ann, two)).body.creatureNft).toMatchObject({ id: "#2#" });
    expect((await check(ann, one)).body.creatureNft).toMatchObject({ id: "#1#" });
  });

  it("is pending while the ledger has not decided, and a failure has a reason (CON-03, LED-146)", async () => {
    const { world, ann } = await minter();
    const manifest = await manifestOf(ann);
    world.behave({ delayMs: MINUTE });
    const slow = await ann.sign(manifest);
    expect((await check(ann, slow)).body).toEqual({
      transactionStatus: { status: "Pending", error_message: null },
    });
    world.behave({ next: "fail", count: 1 });
    const { body } = await check(ann, await ann.sign(manifest));
    expect(body.transactionStatus).toMatchObject({
      status: "CommittedFailure",
      error_message: expect.stringMatching(/\w/),
    });
    expect(body).not.toHaveProperty("creatureNft");
    world.behave({ next: "unknown", count: 1 });
    expect((await check(ann, await ann.sign(manifest))).body.transactionStatus).toMatchObject({
      status: "Unknown",
    });
  });

  it("answers 403 for another player's egg, before and after that player reports it", async () => {
    const { world, ann } = await minter();
    const bob = await world.player("Bob");
    const hash = await ann.sign(await manifestOf(ann));
    for (let round = 0; round < 2; round += 1) {
      expect(await check(bob, hash)).toMatchObject({
        status: 403,
        body: { error: "This transaction is not yours" },
      });
      expect((await check(ann, hash)).status).toBe(200);
    }
  });

  it("answers 409 for a transaction that mints nothing (ABU-21)", async () => {
    const { ann } = await minter();
    const hash = await ann.sign(ann.wallet.withdraw("XRD", "250") + ann.wallet.depositAll());
    expect(await check(ann, hash)).toMatchObject({ status: 409, body: { code: "wrong_transaction" } });
  });

  it("needs an intent hash; a gateway with problems is 502 (ABU-56)", async () => {
    const { world, ann } = await minter();
    for (const intentHash of ["", "txid_sim1", 5, null])
      expect((await check(ann, intentHash as string)).status).toBe(400);
    const hash = await ann.sign(await manifestOf(ann));
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      expect((await check(ann, hash)).status, gateway).toBe(502);
    }
  });
});
