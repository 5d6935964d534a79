import { describe, expect, it } from "vitest";
import { classifyTransaction, nextCheckMs, type TransactionEvent } from "../../../rules/index.ts";
import { rules } from "../lab/scene.ts";
import { checked, follow, HASH, PENDING, pendingOf, SENT } from "./following.ts";

describe("a ledger status", () => {
  it.each([
    ["CommittedSuccess", "success"],
    ["Failed", "failed"],
    ["CommittedFailure", "failed"],
    ["Rejected", "failed"],
    ["PermanentlyRejected", "failed"],
    ["Pending", "pending"],
    ["Unknown", "pending"],
    ["CommitPendingOutcomeUnknown", "pending"],
    ["LikelyButNotCertainRejection", "pending"],
    ["", "pending"],
    [null, "pending"],
    [undefined, "pending"],
  ])("%s means %s (CON-03, LED-021, LED-022)", (status, outcome) => {
    expect(classifyTransaction(status)).toBe(outcome);
  });
});

describe.each(["creatureMint", "fomoHit", "energy"] as const)("the progress of a %s", (kind) => {
  const progressAfter = (...events: TransactionEvent[]) => follow(kind, ...events);
  const words = rules.texts.transactions[kind];

  it("goes from init over sending and pending to success (LED-142, LED-145, CON-04, GAP-10)", () => {
    expect(progressAfter({ type: "started" })).toEqual({ stage: "sending" });
    expect(progressAfter(...SENT)).toEqual({
      stage: "pending",
      hash: HASH,
      checks: 0,
      errors: 0,
      troubled: false,
    });
    expect(progressAfter(...SENT, PENDING)).toMatchObject({ stage: "pending", checks: 1 });
    expect(progressAfter(...SENT, checked("CommittedSuccess"))).toEqual({ stage: "success", assumed: null });
  });

  it("is checked every 3 seconds (LED-146, CON-04)", () => {
    expect(nextCheckMs(rules, kind, pendingOf(progressAfter(...SENT)))).toBe(3000);
    expect(nextCheckMs(rules, kind, pendingOf(progressAfter(...SENT, PENDING)))).toBe(3000);
  });

  it("whose status could not be read is neither confirmed nor failed, and must not be paid again (LED-146, CON-15)", () => {
    const unread: TransactionEvent = { type: "checkFailed", details: null, final: false };
    const unconfirmed = { stage: "unconfirmed", hash: HASH, details: words.statusUnknown };
    expect(progressAfter(...SENT, unread)).toEqual(unconfirmed);
    for (const more of [unread, PENDING, { type: "triedAgain" }, { type: "timedOut" }] as const)
      expect(progressAfter(...SENT, unread, more)).toEqual(unconfirmed);
  });

  it("that was not confirmed ends as soon as the ledger knows the result (CON-15, GAP-49)", () => {
    const unread: TransactionEvent = { type: "checkFailed", details: null, final: false };
    const foreign: TransactionEvent = { type: "checkFailed", details: "Not your transaction", final: true };
    const then = (event: TransactionEvent) => progressAfter(...SENT, unread, event);
    expect(then(checked("CommittedSuccess"))).toEqual({ stage: "success", assumed: null });
    expect(then(checked("Rejected", { details: "too late" }))).toEqual({
      stage: "failed",
      details: "too late",
    });
    expect(then(foreign)).toEqual({ stage: "failed", details: "Not your transaction" });
  });

  it("that is not confirmed is checked every 15 seconds (GAP-49)", () => {
    const unconfirmed = { stage: "unconfirmed", hash: HASH, details: "" } as const;
    expect(nextCheckMs(rules, kind, unconfirmed)).toBe(15_000);
  });

  it("that the player rejected in the wallet is at its start again, without an error (LED-020)", () => {
    expect(progressAfter({ type: "started" }, { type: "cancelled" })).toEqual({
      stage: "init",
      cancelled: true,
    });
    expect(progressAfter({ type: "started" }, { type: "cancelled" }, { type: "started" })).toEqual({
      stage: "sending",
    });
  });

  it("that the ledger refused can be started again (LED-144, LED-146, CON-15)", () => {
    const refused = [...SENT, checked("Rejected", { details: "no fee" })] as const;
    expect(progressAfter(...refused)).toEqual({ stage: "failed", details: "no fee" });
    expect(progressAfter(...refused, { type: "triedAgain" }, { type: "started" })).toEqual({
      stage: "sending",
    });
  });

  it("that belongs to another player is never checked again (ABU-21)", () => {
    const foreign: TransactionEvent = { type: "checkFailed", details: "Not your transaction", final: true };
    expect(progressAfter(...SENT, foreign)).toEqual({
      stage: "failed",
      details: "Not your transaction",
    });
  });

  it("is not confirmed after exactly 30 checks, and keeps the hash (CON-04, GAP-49)", () => {
    const checks = (count: number) => Array.from({ length: count }, () => PENDING);
    expect(progressAfter(...SENT, ...checks(29))).toMatchObject({ stage: "pending", checks: 29 });
    expect(progressAfter(...SENT, ...checks(30))).toEqual({
      stage: "unconfirmed",
      details: words.stillPending,
      hash: HASH,
    });
  });

  it("is never assumed completed because time has passed (LED-146)", () => {
    expect(progressAfter(...SENT, { type: "timedOut" })).toMatchObject({ stage: "pending", checks: 0 });
  });

  it("ignores an event that comes too late (CON-15)", () => {
    const done = [...SENT, checked("CommittedSuccess")];
    const late: TransactionEvent[] = [
      ...SENT,
      PENDING,
      { type: "checkFailed", details: null, final: false },
      { type: "timedOut" },
      { type: "triedAgain" },
    ];
    for (const event of late)
      expect(progressAfter(...done, event)).toEqual({ stage: "success", assumed: null });
    expect(progressAfter({ type: "started" }, { type: "notSigned", details: "no hash" })).toEqual({
      stage: "failed",
      details: "no hash",
    });
  });
});

describe("the texts of a mint", () => {
  it("are the stated ones (CON-15, GAP-49, ERR-009, ERR-020)", () => {
    expect(rules.texts.transactions.creatureMint).toMatchObject({
      noManifest: "Server didn't return minting manifest",
      failedNotice: "Mint failed: {message}",
      statusUnknown: "The status could not be checked",
      stillPending: "The transaction is still pending. Check your wallet.",
    });
  });
});
