import type { Lab, Refusal } from "../../rules/index.ts";

export type LabAnswer<Reply> = { ok: true; reply: Reply } | { ok: false; refusal: Refusal };

/** Changes the lab it is given, without waiting for anything, and says what to answer. */
export type LabWork<Reply> = (lab: Lab, now: number) => LabAnswer<Reply>;

/**
 * The same for an activation that earns by what an account holds: `lastRewardAt` is when that account last
 * earned for whoever it was bound to, 0 is never; `rewarded` says that it earns now (`ABU-15`).
 */
export type StakeWork<Reply> = (
  lab: Lab,
  now: number,
  lastRewardAt: number,
) => LabAnswer<{ reply: Reply; rewarded: boolean }>;
