import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { decodeBech32, encodeBech32 } from "../../../../server/ledger/network/address.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer, type WorldOptions } from "../../ledger-world.ts";

const FIFTEEN_MINUTES = 900_000;

async function buyer(options?: WorldOptions): Promise<{ world: LedgerWorld; ann: WalletPlayer }> {
  const world = await freshWorld(options);
  return { world, ann: await world.player("Ann", { CVX: "2000" }) };
}

async function manifestOf(player: WalletPlayer): Promise<string> {
  const { status, body } = await player.ask("buyEnergy");
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.manifest);
}

function confirm(player: WalletPlayer, intentHash: string) {
  return player.post("confirmEnergyPurchase", { intentHash });
}

describe("POST /api/buyEnergy", () => {
  it("returns a manifest that withdraws 200 CVX into the energy sale under a purchase id (LAB-151, GAP-15)", async () => {
    const { world, ann } = await buyer();
    const manifest = await manifestOf(ann);
    const { tokens, components } = world.ledger.network;
    expect(manifest).toContain(
      `CALL_METHOD Address("${ann.account}") "withdraw" Address("${tokens.CVX}") Decimal("200");`,
    );
    expect(manifest).toMatch(
      new RegExp(`Address\\("${components.energySale}"\\) "buy" "[\\w-]{22}" Bucket\\("payment"\\)`),
    );
  });

  it("needs the address of the player's own account (LAB-150, ERR-018)", async () => {
    const { world, ann } = await buyer();
    for (const accountAddress of [undefined, "", " "])
      expect(await ann.post("buyEnergy", { accountAddress })).toMatchObject({
        status: 400,
        body: { error: "No wallet address provided" },
      });
    expect((await ann.post("buyEnergy", { accountAddress: "account_sim1" })).status).toBe(400);
    const { address } = await world.wallet();
    expect(await ann.post("buyEnergy", { accountAddress: address })).toMatchObject({
      status: 403,
      body: { error: "This account is not yours" },
    });
  });

  it("allows five open purchases; an expired one no longer counts (GAP-15)", async () => {
    const { world, ann } = await buyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.ask("buyEnergy")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe("too_many_purchases");
    expect(refused?.headers["retry-after"]).toBe("900");
    world.server.clock.pass(FIFTEEN_MINUTES);
    expect((await ann.ask("buyEnergy")).status).toBe(200);
  });

  it("allows the next purchase when one is paid", async () => {
    const { ann } = await buyer();
    const manifests = await Promise.all(Array.from({ length: 5 }, () => manifestOf(ann)));
    await confirm(ann, await ann.sign(manifests[0]));
    expect((await ann.ask("buyEnergy")).status).toBe(200);
  });

  it("reports a network without an energy sale", async () => {
    const { ann } = await buyer({
      missing: { components: { creatures: null, energySale: null, fomoHit: null } },
    });
    expect(await ann.ask("buyEnergy")).toMatchObject({ status: 503, body: { code: "not_offered" } });
  });
});

describe("POST /api/confirmEnergyPurchase", () => {
  it("credits 500 Energy for a paid purchase (LAB-148, LAB-149, LAB-152)", async () => {
    const { world, ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    expect(await confirm(ann, hash)).toMatchObject({
      status: 200,
      body: { status: "success", newEnergy: "800", transactionStatus: { status: "CommittedSuccess" } },
    });
    expect(await world.chain.holds(world.ledger.network.treasury ?? "", "CVX")).toBe("200");
    expect(await world.chain.holds(ann.account, "CVX")).toBe("1800");
  });

  it("answers success with the current energy for the same hash again, and credits nothing (ABU-17)", async () => {
    const { ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    await confirm(ann, hash);
    await ann.browser.grant({ energy: "-100" });
    expect((await confirm(ann, hash)).body).toMatchObject({ status: "success", newEnergy: "700" });
    expect(await ann.energy()).toBe("700");
  });

  it("credits once for twenty parallel requests with the same hash (ABU-18)", async () => {
    const { ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(ann, hash)));
    for (const answer of answers) expect(answer.body).toMatchObject({ status: "success", newEnergy: "800" });
    expect(await ann.energy()).toBe("800");
  });

  it("answers 403 for another player's purchase, before and after its owner confirms it, and it stays theirs (ABU-19)", async () => {
    const { world, ann } = await buyer();
    const bob = await world.player("Bob");
    const hash = await ann.sign(await manifestOf(ann));
    expect(await confirm(bob, hash)).toMatchObject({
      status: 403,
      body: { error: "This transaction is not yours" },
    });
    expect((await confirm(ann, hash)).body.newEnergy).toBe("800");
    expect((await confirm(bob, hash)).status).toBe(403);
    expect([await ann.energy(), await bob.energy()]).toEqual(["800", "300"]);
  });

  it("answers 403 for a purchase that another account has paid (ABU-19)", async () => {
    const { world, ann } = await buyer();
    const other = await world.wallet({ CVX: "200" });
    const manifest = (await manifestOf(ann)).replaceAll(ann.account, other.address);
    const hash = await other.submit(`${other.lockFee()}${manifest}`);
    expect((await confirm(ann, hash)).status).toBe(403);
    expect(await ann.energy()).toBe("300");
  });

  it("answers 409 for an unrelated transaction, and for one that pays the treasury without the sale (ABU-20)", async () => {
    const { world, ann } = await buyer();
    const { treasury } = world.ledger.network;
    await manifestOf(ann);
    const deposit = `CALL_METHOD Address("${treasury}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`;
    for (const amount of ["1", "200"]) {
      const hash = await ann.sign(`${ann.wallet.withdraw("CVX", amount)}${deposit}`);
      expect(await confirm(ann, hash)).toMatchObject({ status: 409, body: { code: "wrong_transaction" } });
    }
    expect(await ann.energy()).toBe("300");
  });

  it("does not accept more than the price as the price (ABU-20)", async () => {
    const { world, ann } = await buyer();
    const { treasury } = world.ledger.network;
    const extra = `${ann.wallet.withdraw("CVX", "0.000000000000000001")}CALL_METHOD Address("${treasury}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`;
    const hash = await ann.sign(`${extra}${await manifestOf(ann)}`);
    expect((await world.chain.transaction(hash)).status).toBe("CommittedSuccess");
    expect((await confirm(ann, hash)).status).toBe(409);
  });

  it("answers 409 for a purchase that nobody here has opened (ABU-20)", async () => {
    const { ann } = await buyer();
    const manifest = (await manifestOf(ann)).replace(/"buy" "[\w-]+"/, '"buy" "somebody-elses"');
    expect((await confirm(ann, await ann.sign(manifest))).status).toBe(409);
    expect(await ann.energy()).toBe("300");
  });

  it("answers failed for a failed payment and credits nothing (CON-03)", async () => {
    const { world, ann } = await buyer();
    for (const [next, status] of [
      ["fail", "CommittedFailure"],
      ["reject", "PermanentlyRejected"],
    ] as const) {
      world.behave({ next, count: 1 });
      const { body } = await confirm(ann, await ann.sign(await manifestOf(ann)));
      expect(body).toMatchObject({ status: "failed", newEnergy: "300", transactionStatus: { status } });
    }
  });

  it("keeps a slow payment pending, then credits it, even for an expired purchase (GAP-15, LAB-148)", async () => {
    const { world, ann } = await buyer();
    const manifest = await manifestOf(ann);
    world.behave({ delayMs: FIFTEEN_MINUTES + 1 });
    const hash = await ann.wallet.submit(`${ann.wallet.lockFee()}${manifest}`, { epochs: 10 });
    const pending = { status: "pending", newEnergy: "300", transactionStatus: { status: "Pending" } };
    expect((await confirm(ann, hash)).body).toMatchObject(pending);
    expect((await confirm(ann, hash)).body).toMatchObject(pending);
    world.server.clock.pass(FIFTEEN_MINUTES + 2);
    expect((await confirm(ann, hash)).body).toMatchObject({ status: "success", newEnergy: "800" });
  });

  it("needs the hash of a transaction on this network (LAB-152)", async () => {
    const { ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    const bytes = decodeBech32(hash)?.bytes ?? new Uint8Array();
    const onMainnet = encodeBech32({ humanPart: "txid_rdx", bytes });
    for (const intentHash of ["", "abc", onMainnet, `${hash}x`, hash.toUpperCase(), 5, null, undefined])
      expect((await ann.post("confirmEnergyPurchase", { intentHash })).status).toBe(400);
  });

  it("treats an unknown status as pending (CON-03, ABU-56)", async () => {
    const { world, ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    world.behave({ gateway: "unknownVariant" });
    expect((await confirm(ann, hash)).body).toMatchObject({ status: "pending", newEnergy: "300" });
    world.behave({});
    world.server.clock.pass(shippedRules.ledgerReads.statusSpacingMs);
    expect((await confirm(ann, hash)).body).toMatchObject({ status: "success", newEnergy: "800" });
  });

  it("answers 502 for every fault of the gateway; nothing is credited then, but later (ABU-56)", async () => {
    const { world, ann } = await buyer();
    const hash = await ann.sign(await manifestOf(ann));
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      expect(await confirm(ann, hash), gateway).toMatchObject({
        status: 502,
        body: { code: "ledger_unavailable" },
      });
    }
    world.behave({});
    expect(await ann.energy()).toBe("300");
    expect((await confirm(ann, hash)).body.newEnergy).toBe("800");
  });
});
