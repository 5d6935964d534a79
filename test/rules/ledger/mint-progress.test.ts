import { describe, expect, it } from "vitest";
import {
  advanceTransaction,
  classifyTransaction,
  nextCheckMs,
  type TransactionEvent,
} from "../../../rules/index.ts";
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

const UNREAD: TransactionEvent = { type: "checkFailed", details: null, final: false };
const checks = (count: number) => Array.from({ length: count }, () => PENDING);

describe.each(["creatureMint", "fomoHit"] as const)("a %s", (kind) => {
  const { statusUnknown, stillPending } = rules.texts.transactions[kind];

  it("has failed when its status cannot be read, and may still come (LAB-172, LED-146, CON-15)", () => {
    const failed = { stage: "failed", details: statusUnknown, mayStillCome: true };
    expect(follow(kind, ...SENT, UNREAD)).toEqual(failed);
    expect(follow(kind, ...SENT, PENDING, UNREAD)).toEqual(failed);
    const told: TransactionEvent = { type: "checkFailed", details: "Network Error", final: false };
    expect(follow(kind, ...SENT, told)).toEqual({ ...failed, details: "Network Error" });
  });

  it("has failed after exactly 30 pending checks, and may still come (LAB-171, CON-04, GAP-49)", () => {
    expect(follow(kind, ...SENT, ...checks(29))).toMatchObject({ stage: "pending", checks: 29 });
    expect(follow(kind, ...SENT, ...checks(30))).toEqual({
      stage: "failed",
      details: stillPending,
      mayStillCome: true,
    });
  });

  it("that may still come is at its start after 'Try Again', without hash and error (CON-15)", () => {
    expect(follow(kind, ...SENT, UNREAD, { type: "triedAgain" })).toEqual({ stage: "init" });
  });

  it("that the ledger refused or that belongs to somebody else does not come any more (LED-146)", () => {
    const foreign: TransactionEvent = { type: "checkFailed", details: "Not your transaction", final: true };
    for (const event of [checked("Failed"), checked("Rejected"), foreign])
      expect(follow(kind, ...SENT, event)).not.toHaveProperty("mayStillCome");
  });
});

describe("a purchase of energy", () => {
  const { statusUnknown, stillPending } = rules.texts.transactions.energy;

  it("is unconfirmed when its status cannot be read or is pending 30 times, with the two stated texts (ERR-012, CON-15, GAP-49)", () => {
    const unconfirmed = { stage: "unconfirmed", hash: HASH, details: statusUnknown };
    expect(statusUnknown).toBe("Error checking energy purchase status");
    expect(stillPending).toBe("Energy purchase status unknown. Check your wallet.");
    expect(follow("energy", ...SENT, ...checks(30))).toEqual({ ...unconfirmed, details: stillPending });
    expect(follow("energy", ...SENT, UNREAD)).toEqual(unconfirmed);
    for (const more of [UNREAD, PENDING, { type: "triedAgain" }, { type: "timedOut" }] as const)
      expect(follow("energy", ...SENT, UNREAD, more)).toEqual(unconfirmed);
  });
});

describe("a transaction with an unknown end", () => {
  const unconfirmed = { stage: "unconfirmed", hash: HASH, details: "" } as const;
  const then = (event: TransactionEvent) => advanceTransaction(rules, "creatureMint", unconfirmed, event);

  it("is checked every 15 seconds (GAP-49)", () => {
    expect(nextCheckMs(rules, "creatureMint", unconfirmed)).toBe(15_000);
  });

  it("ends as soon as the ledger knows the result, and not before (CON-15, GAP-49)", () => {
    const foreign: TransactionEvent = { type: "checkFailed", details: "Not your transaction", final: true };
    expect(then(checked("CommittedSuccess"))).toEqual({ stage: "success", assumed: null });
    expect(then(checked("Rejected", { details: "too late" }))).toEqual({
      stage: "failed",
      details: "too late",
    });
    expect(then(foreign)).toEqual({ stage: "failed", details: "Not your transaction" });
    for (const event of [UNREAD, PENDING]) expect(then(event)).toEqual(unconfirmed);
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
