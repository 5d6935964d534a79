import type { RuleSet } from "../../../index.ts";
import { type ChangedKey, changedKeys } from "../../../validation.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { type LabHistory, playWeeks } from "../play/play-weeks.ts";
import type { NamedPolicy } from "../read-policy.ts";
import { type PolicyResult, policyResult } from "./policy-result.ts";

/** What `economy` is asked. */
export interface EconomyOrder {
  policies: NamedPolicy[];
  weeks: number;
  players: number;
  seed: string;
  shipped: NamedRules;
  /** Rules under an overlay and the name of its file, or null without one. */
  changed: { file: string; named: NamedRules } | null;
}

/** What `economy` writes as JSON. */
export interface EconomyResult {
  version: 1;
  seed: string;
  weeks: number;
  players: number;
  rulesHash: string;
  /** The overlay with the keys it changes; missing without one. */
  overlay?: { file: string; rulesHash: string; changed: ChangedKey[] };
  policies: ComparedPolicy[];
  interrupted?: true;
}

/** A policy under the shipped rules, and under the overlay where there is one. */
export interface ComparedPolicy {
  policy: string;
  description: string;
  shipped: PolicyResult;
  overlay?: PolicyResult;
}

/**
 * Plays all policies of an order, all players under both rule sets. `isStopped` is asked before each player: what was
 * played until then is the result.
 */
export async function economyResult(
  order: EconomyOrder,
  isStopped: () => boolean,
  onPlayer: (policy: string) => void,
): Promise<EconomyResult> {
  const { seed, weeks, players, shipped, changed } = order;
  const policies: ComparedPolicy[] = [];
  for (const named of order.policies) {
    const before: LabHistory[] = [];
    const after: LabHistory[] = [];
    for (let player = 1; player <= players && !isStopped(); player++) {
      before.push(played(shipped.rules, named, weeks, `${seed}:${player}`));
      if (changed) after.push(played(changed.named.rules, named, weeks, `${seed}:${player}`));
      onPlayer(named.name);
      // Lets Ctrl-C in.
      await new Promise(setImmediate);
    }
    if (before.length > 0)
      policies.push({
        policy: named.name,
        description: named.policy.description,
        shipped: policyResult(before),
        ...(changed ? { overlay: policyResult(after) } : {}),
      });
  }
  return {
    version: 1,
    seed,
    weeks,
    players,
    rulesHash: shipped.hash,
    ...(changed
      ? {
          overlay: {
            file: changed.file,
            rulesHash: changed.named.hash,
            changed: changedKeys(shipped.rules, changed.named.rules),
          },
        }
      : {}),
    policies,
    ...(isStopped() ? { interrupted: true } : {}),
  };
}

function played(rules: RuleSet, { policy, wishes }: NamedPolicy, weeks: number, seed: string): LabHistory {
  return playWeeks(rules, policy, wishes, weeks, seed);
}
