import type { Lab, LabEvent, Refusal } from "../../rules/index.ts";

/** `events`: what happened to the lab, of which the store keeps statistics. */
export type LabAnswer<Reply> =
  | { ok: true; reply: Reply; events?: readonly LabEvent[] }
  | { ok: false; refusal: Refusal };

/** Synchronous work on a lab: changes it in place and returns the reply, or a refusal. */
export type LabWork<Reply> = (lab: Lab, now: number) => LabAnswer<Reply>;

/**
 * Work for an activation that rewards an account's stake: `lastRewardAt` is when that account was last rewarded, for
 * whoever it was bound to, 0 for never; `rewarded` says that it is rewarded now (`ABU-15`).
 */
export type StakeWork<Reply> = (
  lab: Lab,
  now: number,
  lastRewardAt: number,
) => LabAnswer<{ reply: Reply; rewarded: boolean }>;
