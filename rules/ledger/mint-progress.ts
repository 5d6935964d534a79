import type { RuleSet } from "../ruleset/rule-set.ts";
import { classifyTransaction } from "./transaction-status.ts";

/**
 * How far the mint of a FOMO HIT has come (`LAB-164`, `LAB-168`). A failure keeps the hash, because the
 * transaction may still commit: trying again asks for it first (`CON-15`).
 */
export type MintProgress =
  | { stage: "init"; lastHash: string | null }
  | { stage: "sending" }
  | { stage: "pending"; hash: string; checks: number }
  | { stage: "success" }
  | { stage: "failed"; details: string; lastHash: string | null };

export type MintEvent =
  | { type: "started" }
  | { type: "signed"; hash: string }
  /** The wallet said no, or gave no hash. */
  | { type: "notSigned"; details: string }
  | { type: "checked"; status: string | null; details: string | null }
  /** The status could not be read. */
  | { type: "checkFailed" }
  | { type: "triedAgain" };

export const mintNotStarted: MintProgress = { stage: "init", lastHash: null };

/** The next stage; an event that does not fit the stage changes nothing, so a late answer is harmless. */
export function advanceMint(rules: RuleSet, progress: MintProgress, event: MintEvent): MintProgress {
  switch (event.type) {
    case "started":
      if (progress.stage !== "init") return progress;
      return progress.lastHash === null
        ? { stage: "sending" }
        : { stage: "pending", hash: progress.lastHash, checks: 0 };
    case "signed":
      return progress.stage === "sending" ? { stage: "pending", hash: event.hash, checks: 0 } : progress;
    case "notSigned":
      return progress.stage === "sending"
        ? { stage: "failed", details: event.details, lastHash: null }
        : progress;
    case "checked":
      return progress.stage === "pending" ? afterCheck(rules, progress, event) : progress;
    case "checkFailed":
      return progress.stage === "pending"
        ? { stage: "failed", details: rules.mintTexts.statusUnknown, lastHash: progress.hash }
        : progress;
    case "triedAgain":
      return progress.stage === "failed" ? { stage: "init", lastHash: progress.lastHash } : progress;
  }
}

function afterCheck(
  rules: RuleSet,
  progress: Extract<MintProgress, { stage: "pending" }>,
  { status, details }: Extract<MintEvent, { type: "checked" }>,
): MintProgress {
  const outcome = classifyTransaction(status);
  if (outcome === "success") return { stage: "success" };
  if (outcome === "failed")
    return { stage: "failed", details: details ?? rules.mintTexts.failed, lastHash: null };
  const checks = progress.checks + 1;
  if (checks < rules.polling.mint.maxChecks) return { ...progress, checks };
  return { stage: "failed", details: rules.mintTexts.stillPending, lastHash: progress.hash };
}
