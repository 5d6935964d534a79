import { RESOURCE_NAMES, type RuleSet } from "../../../index.ts";
import { counted } from "../../terminal/counted.ts";
import type { PolicyResult } from "../result/policy-result.ts";

/** The milestones that players ask for: also those that nobody reaches are told. */
export const ASKED = ["room 2", "first machines at their best", "cat", "Incubator", "FOMO HIT", "first mint"];

/** A number with at most one decimal place; large ones without. */
export function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}

/** A share as percent without decimals. */
export function shareText(share: number): string {
  return share > 0 && share < 0.005 ? "<1 %" : `${Math.round(share * 100)} %`;
}

/**
 * "first visit", "33 days (32–34)", "30 % do" where most players never get there; where nobody does, "never" for
 * players who are stuck, else "not in 12 weeks": they may get there later.
 */
export function daysText({ milestones, stuck }: PolicyResult, name: string, weeks: number): string {
  const milestone = milestones.find((one) => one.name === name);
  const isStuck = stuck.length > 0;
  if (!milestone || milestone.reachedShare === 0)
    return isStuck ? "never" : `not in ${counted(weeks, "week")}`;
  const { median, p10, p90 } = milestone.days;
  if (median === null) return `${shareText(milestone.reachedShare)} do`;
  if (median === 0) return "first visit";
  const range = p10 === null || figure(p10) === (p90 === null ? "" : figure(p90));
  const spread = range
    ? ""
    : ` (${figure(p10)}–${p90 === null ? (isStuck ? "never" : "later") : figure(p90)})`;
  return `${figure(median)} ${figure(median) === "1" ? "day" : "days"}${spread}`;
}

const REASONS: Readonly<Record<string, string>> = {
  machines: "other machines first",
  nothing: "nothing, it has all it wants",
  purchases: "the next visit, enough is bought",
  cooldown: "a machine is on cooldown",
  not_enough_cat_nips: "a Reactor lacks Cat Nips",
  offline: "the Amplifier is offline without Energy",
  wallet_required: "a machine needs a wallet",
  no_stake: "the Incubator needs more sCVX",
};

/** What a visit waited for, in words: a resource's name or a reason. */
export function reasonName(rules: RuleSet, reason: string): string {
  const resource = RESOURCE_NAMES.find((name) => name === reason);
  return resource ? rules.resourceNames[resource] : (REASONS[reason] ?? reason);
}

/** What the simulation assumes, in sentences. */
export function assumptions(rules: RuleSet): string {
  const { energyPack, mint } = rules;
  return [
    "Assumed:",
    `- The first mint is that of the FOMO HIT, which costs nothing but the network's fee and succeeds at once.`,
    `- Nothing in the lab earns tokens of the ledger: a creature's mint costs ${mint.price.amount} ${mint.price.token} and does not depend on the lab.`,
    `- Nobody buys energy packs (${energyPack.energy} Energy for ${energyPack.cvxCost} CVX), and the sCVX of a player stay the same.`,
    "- Players walk to every machine that is ready, and move nothing.",
    "- They reach the goals of the lab, but none of battles, friends and creatures, which pay nothing.",
    "- The Amplifier is off while Energy is saved or earned too slowly for it.",
  ].join("\n");
}
