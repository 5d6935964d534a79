import { describe, expect, it } from "vitest";
import {
  assumptionText,
  failedPanel,
  failureNotice,
  nextCheckMs,
  pendingText,
  type TransactionEvent,
} from "../../../rules/index.ts";
import { rules } from "../lab/scene.ts";
import { checked, follow, HASH, PENDING, pendingOf, SENT } from "./following.ts";

const UNREAD: TransactionEvent = { type: "checkFailed", details: null, final: false };

describe.each(["upgradeStats", "evolve"] as const)("the progress of %s", (kind) => {
  const progressAfter = (...events: TransactionEvent[]) => follow(kind, ...events);

  it("goes from init over sending and pending to success or failed (LED-154, LED-165, LED-181)", () => {
    expect(progressAfter()).toEqual({ stage: "init" });
    expect(progressAfter({ type: "started" })).toEqual({ stage: "sending" });
    expect(progressAfter(...SENT)).toMatchObject({ stage: "pending", hash: HASH, checks: 0 });
    expect(progressAfter(...SENT, checked("CommittedSuccess"))).toEqual({ stage: "success", assumed: null });
    expect(progressAfter(...SENT, checked("Rejected", { details: "too late" }))).toEqual({
      stage: "failed",
      details: "too late",
    });
  });

  it("is checked every 5 seconds, and 7 seconds after an error (LED-181, LED-183, CST-017)", () => {
    expect(nextCheckMs(rules, kind, pendingOf(progressAfter(...SENT)))).toBe(5000);
    expect(nextCheckMs(rules, kind, pendingOf(progressAfter(...SENT, UNREAD)))).toBe(7000);
    expect(nextCheckMs(rules, kind, pendingOf(progressAfter(...SENT, UNREAD, PENDING)))).toBe(5000);
  });

  it("succeeds when forced, when committed, or when there is nothing to wait for (LED-182, CON-31)", () => {
    const success = { stage: "success", assumed: null };
    expect(progressAfter(...SENT, checked("Unknown", { forceSuccess: true }))).toEqual(success);
    expect(progressAfter(...SENT, checked("CommittedSuccess", { shouldRetry: true }))).toEqual(success);
    expect(progressAfter(...SENT, checked("Pending", { shouldRetry: false }))).toEqual(success);
  });

  it("has failed when the ledger says so, whatever else the reply says (CON-31)", () => {
    for (const status of ["Failed", "CommittedFailure", "Rejected", "PermanentlyRejected"])
      expect(
        progressAfter(...SENT, checked(status, { forceSuccess: true, shouldRetry: false })),
      ).toMatchObject({
        stage: "failed",
      });
  });

  it("is assumed completed after three errors, not after two (LED-183, CON-32)", () => {
    expect(progressAfter(...SENT, UNREAD, PENDING, UNREAD)).toMatchObject({ stage: "pending", errors: 2 });
    expect(progressAfter(...SENT, UNREAD, PENDING, UNREAD, UNREAD)).toEqual({
      stage: "success",
      assumed: "mightHaveCompleted",
    });
    expect(assumptionText(rules, kind, "mightHaveCompleted")).toContain("might have completed");
  });

  it("is assumed completed after 60 seconds (LED-184, CON-32, CST-017)", () => {
    expect(rules.polling.upgrade.hardTimeoutMs).toBe(60_000);
    expect(progressAfter(...SENT, PENDING, { type: "timedOut" })).toEqual({
      stage: "success",
      assumed: "likelyCompleted",
    });
    expect(assumptionText(rules, kind, "likelyCompleted")).toContain("likely completed, please refresh");
  });

  it("keeps its final stage, so that its end is reported once (LED-185)", () => {
    const done = [...SENT, checked("CommittedSuccess")];
    for (const event of [PENDING, UNREAD, checked("Rejected"), { type: "timedOut" } as const])
      expect(progressAfter(...done, event)).toEqual({ stage: "success", assumed: null });
  });

  it("counts the checks that got a reply (CON-35)", () => {
    expect(progressAfter(...SENT, PENDING, UNREAD, PENDING)).toMatchObject({ checks: 2, errors: 1 });
  });

  it("fails at once for somebody else's transaction (CON-31)", () => {
    expect(progressAfter(...SENT, { type: "checkFailed", details: "Not yours", final: true })).toEqual({
      stage: "failed",
      details: "Not yours",
    });
  });

  it("starts again without hash and errors after another try (LED-168)", () => {
    expect(progressAfter(...SENT, UNREAD, checked("Rejected"), { type: "triedAgain" })).toEqual({
      stage: "init",
    });
  });
});

describe("the texts of a creature's transaction", () => {
  it("change with the number of completed checks while it waits (LED-186)", () => {
    const texts = [0, 1, 2, 3, 9].map((checks) => pendingText(rules, "upgradeStats", checks));
    expect(texts.slice(0, 3)).toEqual([
      "Transaction is processing...",
      "Still waiting for confirmation...",
      "Transaction likely completed. Click refresh to update.",
    ]);
    expect(new Set(texts.slice(2)).size).toBe(1);
  });

  it("change, for an evolution, from the second check on (LED-187)", () => {
    expect(pendingText(rules, "evolve", 1)).toBe("Still waiting for confirmation...");
    expect(pendingText(rules, "evolve", 2)).toBe("Evolution likely completed. Click refresh to update.");
  });

  it("report a failed evolution (LED-168, ERR-022, ERR-027)", () => {
    expect(failedPanel(rules, "evolve", { details: null })).toEqual({
      title: "Evolution Failed",
      summary: "There was an error with your evolution transaction.",
      details: "Failed to evolve creature",
      ledgersWords: null,
      mayStillCome: null,
      advice: "You can try again or close this window and retry later.",
    });
    expect(failedPanel(rules, "evolve", { details: "no fee" }).details).toBe("no fee");
    expect(failureNotice(rules, "evolve", null)).toBe("Evolution failed: Unknown error");
  });

  it("report a failed stat upgrade (ERR-029, ERR-030)", () => {
    expect(failedPanel(rules, "upgradeStats", { details: null }).details).toBe("Failed to upgrade stats");
    expect(failureNotice(rules, "upgradeStats", "no fee")).toBe("Upgrade failed: no fee");
  });

  it("report a failed mint (ERR-009, ERR-022)", () => {
    expect(failureNotice(rules, "creatureMint", null)).toBe("Mint failed: Unknown error");
    expect(failureNotice(rules, "fomoHit", "no fee")).toBe("Mint failed: no fee");
    expect(failedPanel(rules, "creatureMint", { details: null }).summary).toBe(
      "There was an error with your minting transaction.",
    );
  });

  it.each([
    [
      "VaultError(LockFeeInsufficientBalance { requested: 5, actual: 1 })",
      "too little XRD for the network fee",
    ],
    ["SuccessButFeeLoanNotRepaid", "too little XRD for the network fee"],
    ["ResourceError(InsufficientBalance { requested: 200, actual: 3 })", "does not hold enough"],
    ["AccountError(VaultDoesNotExist { resource_address: ResourceAddress(..) })", "does not hold enough"],
    ["TransactionEpochNoLongerValid { valid_until: 7 }", "too late"],
    ["SystemModuleError(AuthError(Unauthorized(..)))", "has not signed"],
  ])("give advice in place of the ledger's error, which is kept: %s (ERR-022)", (raw, told) => {
    const panel = failedPanel(rules, "upgradeStats", { details: raw });
    expect(panel).toMatchObject({ details: expect.stringContaining(told), ledgersWords: raw });
    expect(panel.details).toMatch(/try again\.$/i);
    expect(failureNotice(rules, "upgradeStats", raw)).toBe(`Upgrade failed: ${panel.details}`);
  });

  it("show an unknown error of the ledger as it is, after the game's own beginning (ERR-010, ERR-022)", () => {
    expect(failedPanel(rules, "energy", { details: "a riddle" })).toMatchObject({
      details: "a riddle",
      ledgersWords: null,
    });
    const raw = "Energy purchase failed: InsufficientBalance";
    expect(failureNotice(rules, "energy", raw)).toMatch(
      /^Energy purchase failed: Your account does not hold/,
    );
  });

  it("report a cost that cannot be calculated and a wallet that gives no hash (ERR-021, ERR-028, ERR-029, LED-148)", () => {
    const { upgradeStats, evolve } = rules.texts.transactions;
    expect([upgradeStats.refused, evolve.refused]).toEqual([
      "Failed to calculate upgrade cost",
      "Failed to calculate evolution cost",
    ]);
    expect([upgradeStats.unreachable, evolve.unreachable]).toEqual([
      "Network error calculating cost",
      "Network error calculating cost",
    ]);
    expect(rules.texts.everyTransaction.noHash).toBe("Failed to get transaction hash");
  });
});
