import { describe, expect, it } from "vitest";
import {
  advanceMint,
  classifyTransaction,
  type MintEvent,
  type MintProgress,
  mintNotStarted,
} from "../../rules/index.ts";
import { rules } from "./scene.ts";

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
  ])("%s means %s (CON-03)", (status, outcome) => {
    expect(classifyTransaction(status)).toBe(outcome);
  });
});

const HASH = "txid_rdx1test";
const mintAfter = (...events: MintEvent[]): MintProgress =>
  events.reduce((progress, event) => advanceMint(rules, progress, event), mintNotStarted);
const pending: MintEvent = { type: "checked", status: "Pending", details: null };
const signed: MintEvent[] = [{ type: "started" }, { type: "signed", hash: HASH }];

describe("the progress of a mint", () => {
  it("goes from init over sending and pending to success (CON-04, GAP-10)", () => {
    expect(mintAfter({ type: "started" })).toEqual({ stage: "sending" });
    expect(mintAfter(...signed)).toEqual({ stage: "pending", hash: HASH, checks: 0 });
    expect(mintAfter(...signed, pending)).toMatchObject({ stage: "pending", checks: 1 });
    expect(mintAfter(...signed, { type: "checked", status: "CommittedSuccess", details: null })).toEqual({
      stage: "success",
    });
  });

  it("whose status could not be checked fails, but asks for the same transaction first when tried again (CON-15)", () => {
    const failed = mintAfter(...signed, { type: "checkFailed" });
    expect(failed).toEqual({ stage: "failed", details: "The status could not be checked", lastHash: HASH });
    const again = advanceMint(rules, failed, { type: "triedAgain" });
    expect(again).toEqual({ stage: "init", lastHash: HASH });
    expect(advanceMint(rules, again, { type: "started" })).toEqual({
      stage: "pending",
      hash: HASH,
      checks: 0,
    });
  });

  it("that the ledger refused starts afresh when tried again (CON-15)", () => {
    const failed = mintAfter(...signed, { type: "checked", status: "Rejected", details: "no fee" });
    expect(failed).toEqual({ stage: "failed", details: "no fee", lastHash: null });
    const again = advanceMint(rules, failed, { type: "triedAgain" });
    expect(advanceMint(rules, again, { type: "started" })).toEqual({ stage: "sending" });
  });

  it("gives up after exactly 30 checks and keeps the hash (CON-04)", () => {
    const checks = (count: number) => Array.from({ length: count }, () => pending);
    expect(mintAfter(...signed, ...checks(29))).toMatchObject({ stage: "pending", checks: 29 });
    expect(mintAfter(...signed, ...checks(30))).toEqual({
      stage: "failed",
      details: "The transaction is still pending. Check your wallet.",
      lastHash: HASH,
    });
  });

  it("is not moved by an event that comes too late (CON-15)", () => {
    const done = mintAfter(...signed, { type: "checked", status: "CommittedSuccess", details: null });
    for (const event of [
      ...signed,
      pending,
      { type: "checkFailed" } as const,
      { type: "triedAgain" } as const,
    ])
      expect(advanceMint(rules, done, event)).toBe(done);
    expect(mintAfter({ type: "started" }, { type: "notSigned", details: "user rejected request" })).toEqual({
      stage: "failed",
      details: "user rejected request",
      lastHash: null,
    });
  });
});
