import { describe, expect, it } from "vitest";
import { EGG_MINT, mintEgg } from "../../../ui/collection/mint/mint-egg.ts";
import { tryAgain } from "../../../ui/transactions/poll-transaction.ts";
import { unconfirmedAbout } from "../../../ui/transactions/transaction.ts";
import { type Collector, collecting } from "../support/collecting.ts";

const MINUTE = 60_000;
const STATUS = "/api/checkCreatureMintStatus";

const minted = (collector: Collector) => collector.tab.state.transactions["creatureMint "]?.minted;

const unconfirmed = (collector: Collector) => unconfirmedAbout(collector.tab.state, EGG_MINT);

describe("minting an egg", () => {
  it("is signed in the wallet and ends with egg and bonus item (LED-145, LED-146, LED-150, LED-151, CON-30, GAP-65)", async () => {
    const ann = await collecting();
    ann.world.behave({ mint: { species_name: "Hugbloom", rarity: "Epic" } });
    await mintEgg(ann.game, ann.account);
    expect(ann.labels).toEqual(["evolvingCreature"]);
    expect(ann.messages).toEqual(["Mint a creature"]);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "pending", checks: 0 });
    await ann.passes(3000);
    expect(ann.progress(EGG_MINT)).toEqual({ stage: "success", assumed: null });
    expect(minted(ann)).toMatchObject({
      creature: { species_id: "hugbloom", rarity: "Epic", form: 0 },
      bonusItem: { name: expect.any(String) },
    });
    await ann.passes(1000);
    expect(ann.collection.creatures.content).toHaveLength(1);
    expect(ann.tab.noticeTexts()).toEqual(["Your egg has arrived!"]);
  });

  it("is stored in this browser once it succeeded (LED-127, LED-152, GAP-54)", async () => {
    const ann = await collecting();
    await mintEgg(ann.game, ann.account);
    expect(ann.kept.has("hasMintedBefore")).toBe(false);
    await ann.passes(3000);
    expect(ann.kept.has("hasMintedBefore")).toBe(true);
  });

  it("is polled every 3 seconds while it is pending (LED-146)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 10_000 });
    await mintEgg(ann.game, ann.account);
    await ann.passes(9000);
    expect(ann.tab.wire.countOf(STATUS)).toBe(3);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "pending", checks: 3 });
    await ann.passes(3000);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "success" });
    await ann.passes(MINUTE);
    expect(ann.tab.wire.countOf(STATUS)).toBe(4);
  });

  it("resumes after a reload and yields one egg (LED-146, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 10_000 });
    await mintEgg(ann.game, ann.account);
    await ann.passes(3000);
    const again = await ann.reloaded();
    expect(again.progress(EGG_MINT)).toMatchObject({ stage: "pending" });
    await mintEgg(again.game, again.account);
    expect(again.labels).toEqual([]);
    await again.passes(10_000);
    expect(minted(again)?.creature).not.toBeNull();
    expect((await again.reloaded()).progress(EGG_MINT)).toMatchObject({ stage: "init" });
  });

  it("is cancelled without an error when the player declines, and can start again (LED-144, LED-020)", async () => {
    const ann = await collecting();
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await mintEgg(ann.game, ann.account);
    expect(ann.progress(EGG_MINT)).toEqual({ stage: "init", cancelled: true });
    expect(ann.tab.state.notices).toMatchObject([
      { text: "You cancelled in your wallet. Nothing was spent.", tone: "info" },
    ]);
    await mintEgg(ann.game, ann.account);
    expect(ann.labels).toHaveLength(2);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "pending" });
  });

  it("fails with the wallet's reason and can start again (LED-144, ERR-009)", async () => {
    const ann = await collecting();
    ann.answers.push({ ok: false, reason: "The wallet did not answer in time" });
    await mintEgg(ann.game, ann.account);
    expect(ann.progress(EGG_MINT)).toEqual({
      stage: "failed",
      details: "The wallet did not answer in time",
    });
    expect(ann.tab.noticeTexts()).toEqual(["Mint failed: The wallet did not answer in time"]);
    await tryAgain(ann.game, EGG_MINT);
    await mintEgg(ann.game, ann.account);
    expect(ann.labels).toHaveLength(2);
  });

  it.each(["fail", "reject"] as const)(
    "fails when the ledger makes it %s (LED-146, CON-03)",
    async (next) => {
      const ann = await collecting();
      ann.world.behave({ next, count: 1 });
      await mintEgg(ann.game, ann.account);
      await ann.passes(3000);
      expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "failed" });
      expect(ann.tab.noticeTexts()[0]).toMatch(/^Mint failed: \w/);
      expect(ann.kept.has("hasMintedBefore")).toBe(false);
    },
  );

  it.each([
    ["an HTTP error", (ann: Collector) => ann.world.behave({ gateway: "down" })],
    ["a network error", (ann: Collector) => Object.assign(ann.tab.wire, { offline: true })],
  ])(
    "fails at %s, and 'Try Again' asks once whether it has succeeded (LED-144, LED-146, CON-15)",
    async (_, breaks) => {
      const ann = await collecting();
      await mintEgg(ann.game, ann.account);
      breaks(ann);
      await ann.passes(3000);
      const details = "The status could not be checked";
      expect(ann.progress(EGG_MINT)).toEqual({ stage: "failed", details, mayStillCome: true });
      expect(ann.tab.state.notices).toMatchObject([{ text: `Mint failed: ${details}`, tone: "error" }]);
      ann.world.behave({});
      ann.tab.wire.offline = false;
      const asked = ann.tab.wire.countOf(STATUS);
      await tryAgain(ann.game, EGG_MINT);
      expect(ann.tab.wire.countOf(STATUS)).toBe(asked + 1);
      expect(ann.progress(EGG_MINT)).toEqual({ stage: "success", assumed: null });
      expect(minted(ann)?.creature).not.toBeNull();
      expect(ann.labels).toHaveLength(1);
    },
  );

  it.each([
    ["still cannot be read", { gateway: "down" }],
    ["is still pending", { delayMs: 10 * MINUTE }],
  ] as const)(
    "is at its start after 'Try Again', without hash and error, when its status %s (LED-144, CON-15)",
    async (_, behaviour) => {
      const ann = await collecting();
      ann.world.behave({ delayMs: 10 * MINUTE });
      await mintEgg(ann.game, ann.account);
      ann.world.behave({ gateway: "down" });
      await ann.passes(3000);
      ann.world.behave(behaviour);
      const asked = ann.tab.wire.countOf(STATUS);
      await tryAgain(ann.game, EGG_MINT);
      expect(ann.tab.wire.countOf(STATUS)).toBe(asked + 1);
      expect(ann.tab.state.transactions["creatureMint "]).toMatchObject({
        progress: { stage: "init" },
        hash: null,
      });
    },
  );

  it("fails after 30 pending checks; its egg is found as soon as the ledger knows, also after a reload (LED-146, CON-04, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 10 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await ann.passes(29 * 3000);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "pending", checks: 29 });
    await ann.passes(3000);
    expect(ann.tab.wire.countOf(STATUS)).toBe(30);
    const details = "The transaction is still pending. Check your wallet.";
    expect(ann.progress(EGG_MINT)).toEqual({ stage: "failed", details, mayStillCome: true });
    expect(ann.tab.noticeTexts()).toEqual([`Mint failed: ${details}`]);
    const again = await ann.reloaded();
    expect(again.progress(EGG_MINT)).toMatchObject({ stage: "init" });
    expect(unconfirmed(again)).toMatchObject([{ progress: { stage: "unconfirmed", details } }]);
    ann.world.server.clock.pass(9 * MINUTE);
    await again.passes(16_000);
    expect(minted(again)?.creature).not.toBeNull();
    expect(unconfirmed(again)).toEqual([]);
    expect((await again.reloaded()).progress(EGG_MINT)).toMatchObject({ stage: "init" });
  });

  it("may still come beside a second one the player asked for, and both yield their egg (CON-15)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await ann.passes(30 * 3000);
    await tryAgain(ann.game, EGG_MINT);
    ann.world.behave({});
    await mintEgg(ann.game, ann.account, true);
    expect(ann.labels).toHaveLength(2);
    await ann.passes(3000);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "success" });
    const second = minted(ann)?.creature?.id;
    expect(unconfirmed(ann)).toHaveLength(1);
    await ann.passes(2 * MINUTE);
    expect(unconfirmed(ann)).toEqual([]);
    expect(minted(ann)?.creature?.id).toBe(second);
    expect(ann.collection.creatures.content).toHaveLength(2);
  });

  it("fails without a transaction hash (LED-148, ERR-021)", async () => {
    const ann = await collecting();
    ann.answers.push({ ok: true, intentHash: "" });
    await mintEgg(ann.game, ann.account);
    expect(ann.progress(EGG_MINT)).toMatchObject({
      stage: "failed",
      details: "Failed to get transaction hash",
    });
  });

  it("fails with the server's text without a manifest (ERR-020, ERR-028)", async () => {
    const ann = await collecting();
    await mintEgg(ann.game, "");
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "failed", details: expect.stringMatching(/\w/) });
    expect(ann.labels).toEqual([]);
  });

  it("runs once when pressed twice (LED-145)", async () => {
    const ann = await collecting();
    await Promise.all([mintEgg(ann.game, ann.account), mintEgg(ann.game, ann.account)]);
    expect(ann.labels).toHaveLength(1);
  });

  it("resumes at the player's next login after a logout during the mint (LED-146)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 5000 });
    await mintEgg(ann.game, ann.account);
    ann.tab.wire.forgetSession();
    await ann.passes(6000);
    expect(ann.tab.state.session).toMatchObject({ kind: "visitor", expired: true });
    await ann.open();
    await ann.passes(500);
    expect(ann.progress(EGG_MINT)).toMatchObject({ stage: "success" });
  });
});
