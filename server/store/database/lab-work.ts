import {
  apply,
  type Counted,
  formatAmount,
  type Lab,
  type LabCommand,
  type LabEvent,
  RESOURCE_NAMES,
  type Refusal,
  type RuleSet,
} from "../../../rules/index.ts";

/** `events`: what happened to the lab, of which the store keeps statistics. */
export type LabAnswer<Reply> =
  | { ok: true; reply: Reply; events?: readonly LabEvent[] }
  | { ok: false; refusal: Refusal };

/** Synchronous work on a lab: changes it in place and returns the reply, or a refusal. */
export type LabWork<Reply> = (lab: Lab, now: number) => LabAnswer<Reply>;

/** Builds the reply of a call from the changed lab and the events. */
export type ReplyOf<Reply> = (lab: Lab, events: LabEvent[], now: number) => Reply;

/** A command as work for the store, which runs it within a transaction. */
export function labWork<Reply>(rules: RuleSet, command: LabCommand, replyOf: ReplyOf<Reply>): LabWork<Reply> {
  return (lab, now) => {
    const outcome = apply(rules, lab, command, now);
    return outcome.ok
      ? { ok: true, reply: replyOf(lab, outcome.events, now), events: outcome.events }
      : { ok: false, refusal: outcome.refusal };
  };
}

/**
 * Work for an activation that rewards an account's stake: `lastRewardAt` is when that account was last rewarded, for
 * whoever it was bound to, 0 for never; `rewarded` says that it is rewarded now (`ABU-15`).
 */
export type StakeWork<Reply> = (
  lab: Lab,
  now: number,
  lastRewardAt: number,
) => LabAnswer<{ reply: Reply; rewarded: boolean }>;

/** The key that a player's client chose for one change; the same key gets the stored reply. */
export interface RepeatKey {
  call: string;
  requestId: string;
}

/** A change whose reply is kept under its key. */
export interface Repeatable extends RepeatKey {
  /** Why one more free change is refused, given the number of kept replies. */
  whyNotFree(kept: Counted): Refusal | null;
}

/**
 * Whether a change left the player's resources as they were. Only such changes need a limit of stored replies; the
 * others are limited by what players earn.
 */
export function costsNothing({ resources: before }: Readonly<Lab>, { resources: after }: Lab): boolean {
  return (
    after.tcorvax === before.tcorvax &&
    after.catNips === before.catNips &&
    after.energy === before.energy &&
    after.eggs === before.eggs
  );
}

/** Work on a lab that remembers what it changed of the resources. */
export interface MeasuredWork<Reply> {
  work: LabWork<Reply>;
  gained(): GainedResources;
}

/** The same work, measured: upkeep that falls due with it counts as well. */
export function measured<Reply>(work: LabWork<Reply>): MeasuredWork<Reply> {
  let gained: GainedResources = {};
  return {
    work: (lab, now) => {
      const before = { ...lab.resources };
      const answer = work(lab, now);
      gained = differenceOf(before, lab.resources);
      return answer;
    },
    gained: () => gained,
  };
}

function differenceOf(before: Lab["resources"], after: Lab["resources"]): GainedResources {
  const changed = RESOURCE_NAMES.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, formatAmount(after[name] - before[name])]));
}

/** Resources that an event has changed, as signed decimal strings; those that stayed the same are missing. */
export type GainedResources = Readonly<Record<string, string>>;
