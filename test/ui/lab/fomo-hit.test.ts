import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { createApi } from "../../../ui/game/api/client.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { operateMachine } from "../../../ui/lab/commands/operate-machine.ts";
import { fomoHitMint, mintFomoHit } from "../../../ui/lab/dialogs/fomo-hit-dialog.tsx";
import { badgesOf } from "../../../ui/lab/machine-list/machine-labels.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { tryAgain } from "../../../ui/transactions/poll-transaction.ts";
import { unconfirmedAbout } from "../../../ui/transactions/transaction.ts";
import { answerCall } from "../support/answer-call.ts";
import type { Collector } from "../support/collecting.ts";
import { labWithWallet, machineOf, placed } from "../support/lab-with-wallet.tsx";

const MINUTE = 60_000;
const STATUS = "/api/checkMintStatus";

/** Returns a player with a FOMO HIT that was never minted. */
async function atTheFomoHit() {
  const ann = await labWithWallet();
  const id = await placed(ann, "fomoHit");
  const mint = () => mintFomoHit(ann.game, id, ann.account);
  return { ann, id, mint, subject: fomoHitMint(id) };
}
const badge = ({ tab }: Collector, id: string) => badgesOf(shippedRules, tab.lab, true)[id];

describe("minting the FOMO HIT", () => {
  it("is offered when the machine is used before its first mint (LAB-165)", async () => {
    const { ann, id } = await atTheFomoHit();
    operateMachine(ann.game, id);
    expect(ann.tab.state.dialogs).toEqual([{ kind: "fomoHit", machineId: id }]);
    expect(ann.tab.wire.countOf("/api/activateMachine")).toBe(0);
  });

  it("signs the manifest of its activation under the machine's id, and is polled until it is minted (LAB-168, LAB-169, LAB-170, LAB-172, LAB-174, CON-19, GAP-65)", async () => {
    const { ann, id, mint, subject } = await atTheFomoHit();
    await mint();
    expect(ann.labels).toEqual([id]);
    expect(ann.messages).toEqual(["Mint the FOMO HIT badge"]);
    expect(ann.progress(subject)).toMatchObject({ stage: "pending", checks: 0 });
    await ann.passes(3000);
    expect(ann.progress(subject)).toEqual({ stage: "success", assumed: null });
    expect(machineOf(ann, id)).toMatchObject({ isOffline: false, provisionalMint: false });
    expect(machineOf(ann, id)?.lastActivated).toBeGreaterThan(0);
    expect(ann.tab.lastFloating()).toMatchObject({ over: { machineId: id }, text: "NFT Minted" });
  });

  it("reads 'MINT NFT', then 'MINTING...', then nothing over the machine (LAB-041, LAB-042, LAB-166, CON-20)", async () => {
    const { ann, id, mint } = await atTheFomoHit();
    expect(badge(ann, id)).toBe("MINT NFT");
    ann.world.behave({ delayMs: 4000 });
    await mint();
    await ann.passes(3000);
    expect(badge(ann, id)).toBe("MINTING...");
    await ann.passes(3000);
    expect(badge(ann, id)).toBeUndefined();
  });

  it("leaves a machine that yields 5 TCorvax an hour, without a dialog (LAB-167, CON-19)", async () => {
    const { ann, id, mint } = await atTheFomoHit();
    await mint();
    await ann.passes(3000);
    operateMachine(ann.game, id);
    await ann.game.writes.run(async () => undefined);
    expect(ann.tab.lastFloating()).toMatchObject({ text: "Cooldown! Wait 60 min.", tone: "error" });
    ann.world.server.clock.pass(60 * MINUTE);
    await activateMachine(ann.game, id);
    expect(ann.tab.floating()).toContain("+5 TCorvax");
    expect(ann.tab.openDialog()).toBeNull();
  });

  it("resumes after a reload during the mint, signed once (LAB-168, GAP-49)", async () => {
    const { ann, id, mint, subject } = await atTheFomoHit();
    ann.world.behave({ delayMs: 8000 });
    await mint();
    await ann.passes(3000);
    const again = await ann.reloaded();
    expect(again.progress(subject)).toMatchObject({ stage: "pending" });
    expect(badge(again, id)).toBe("MINTING...");
    await again.passes(9000);
    expect(again.progress(subject)).toMatchObject({ stage: "success" });
    expect(machineOf(again, id)?.lastActivated).toBeGreaterThan(0);
    expect(again.labels).toEqual([]);
  });

  it("fails after 30 checks, one every 3 seconds; the machine stays 'MINTING...' and its hash is asked for again (LAB-171, CON-04, CON-15, GAP-49)", async () => {
    const { ann, id, mint, subject } = await atTheFomoHit();
    ann.world.behave({ delayMs: 2 * MINUTE });
    await mint();
    await ann.passes(30 * 3000);
    expect(ann.tab.wire.countOf(STATUS)).toBe(30);
    const details = "The transaction is still pending. Check your wallet.";
    expect(ann.progress(subject)).toEqual({ stage: "failed", details, mayStillCome: true });
    expect(badge(ann, id)).toBe("MINTING...");
    await tryAgain(ann.game, subject);
    expect(ann.tab.wire.countOf(STATUS)).toBe(31);
    expect(ann.progress(subject)).toEqual({ stage: "init" });
    await mint();
    expect(ann.tab.wire.countOf(STATUS)).toBe(32);
    expect(ann.labels).toHaveLength(1);
    await ann.passes(MINUTE);
    expect(unconfirmedAbout(ann.tab.state, subject)).toEqual([]);
    expect(machineOf(ann, id)?.lastActivated).toBeGreaterThan(0);
    expect(ann.labels).toHaveLength(1);
  });
});

describe("a failed mint of the FOMO HIT", () => {
  it.each(["fail", "reject"] as const)(
    "can be tried again when the ledger makes it %s (LAB-168, LAB-172, ERR-009)",
    async (next) => {
      const { ann, id, mint, subject } = await atTheFomoHit();
      ann.world.behave({ next, count: 1 });
      await mint();
      await ann.passes(3000);
      expect(ann.progress(subject)).toMatchObject({ stage: "failed" });
      expect(ann.tab.noticeTexts()[0]).toMatch(/^Mint failed: \w/);
      expect(badge(ann, id)).toBe("MINT NFT");
      await tryAgain(ann.game, subject);
      await mint();
      await ann.passes(3000);
      expect(ann.progress(subject)).toMatchObject({ stage: "success" });
    },
  );

  it("shows 'Transaction error: ...' when the wallet fails (ERR-008)", async () => {
    const { ann, mint, subject } = await atTheFomoHit();
    ann.answers.push({ ok: false, reason: "The wallet did not answer in time" });
    await mint();
    const details = "Transaction error: The wallet did not answer in time";
    expect(ann.progress(subject)).toMatchObject({ details });
  });

  it("is no error when the player declines in the wallet (LED-020)", async () => {
    const { ann, mint, subject } = await atTheFomoHit();
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await mint();
    expect(ann.progress(subject)).toEqual({ stage: "init", cancelled: true });
    expect(ann.tab.noticeTexts()).toEqual(["You cancelled in your wallet. Nothing was spent."]);
  });

  it.each([
    ["an HTTP error", (ann: Collector) => void ann.world.behave({ gateway: "down" })],
    ["a network error", (ann: Collector) => void Object.assign(ann.tab.wire, { offline: true })],
  ])("has failed at %s, and is asked for once more at 'Try Again' (LAB-172, CON-15)", async (_, breaks) => {
    const { ann, mint, subject, id } = await atTheFomoHit();
    await mint();
    breaks(ann);
    await ann.passes(3000);
    const details = "The status could not be checked";
    expect(ann.progress(subject)).toEqual({ stage: "failed", details, mayStillCome: true });
    expect(ann.tab.noticeTexts()).toContain(`Mint failed: ${details}`);
    ann.world.behave({});
    ann.tab.wire.offline = false;
    await tryAgain(ann.game, subject);
    expect(ann.progress(subject)).toMatchObject({ stage: "success" });
    expect(machineOf(ann, id)?.lastActivated).toBeGreaterThan(0);
    expect(ann.labels).toHaveLength(1);
  });

  it("reports that there is no manifest (ERR-020)", async () => {
    const { ann, mint, subject } = await atTheFomoHit();
    answerCall(ann.game, "POST /api/activateMachine", async () => ({ ok: true, reply: { message: "" } }));
    await mint();
    expect(ann.progress(subject)).toMatchObject({ details: "Server didn't return minting manifest" });
  });

  it("shows the current machine when it was minted elsewhere meanwhile (LAB-173)", async () => {
    const { ann, id, mint } = await atTheFomoHit();
    const other = await ann.reloaded();
    await mint();
    await ann.passes(3000);
    await mintFomoHit(other.game, id, other.account);
    await other.tab.wire.quiet();
    expect(machineOf(other, id)?.lastActivated).toBeGreaterThan(0);
    expect(other.labels).toEqual([]);
  });
});

it("the mint uses a manifest that comes with a refusal (CON-14)", async () => {
  const { ann, id, mint } = await atTheFomoHit();
  const answer = await ann.game.api.call("POST /api/activateMachine", {
    body: { machineId: id, accountAddress: ann.account },
  });
  const manifest = answer.ok ? answer.reply.manifest : "";
  const refusal = { error: "Mint first", code: "mint", requiresMint: true, manifest };
  const refusing = createApi(async () => new Response(JSON.stringify(refusal), { status: 409 }));
  answerCall(ann.game, "POST /api/activateMachine", (input) =>
    refusing.call("POST /api/activateMachine", input),
  );
  await mint();
  await ann.passes(3000);
  await loadGame(ann.game);
  expect(machineOf(ann, id)?.lastActivated).toBeGreaterThan(0);
});
