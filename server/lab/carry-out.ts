import {
  apply,
  type Counted,
  type Lab,
  type LabCommand,
  type LabEvent,
  type RuleSet,
  whyNotFreeChange,
} from "../../rules/index.ts";
import { refused } from "../failures/refused.ts";
import type { AppParts } from "../parts.ts";
import type { LabWork } from "../store/lab-work.ts";
import type { RepeatKey } from "../store/store.ts";

/** What a call answers once its command was carried out. */
export type ReplyOf<Reply> = (lab: Lab, events: LabEvent[], now: number) => Reply;

/** Whose lab is changed, and under which key a repeated request finds the stored reply. */
export interface Caller {
  playerId: number;
  repeat?: RepeatKey | undefined;
}

/** Carries a command out on a player's lab, durably; a no of the rules becomes the call's failure. */
export async function carryOut<Reply>(
  { store, rules }: AppParts,
  { playerId, repeat }: Caller,
  command: LabCommand,
  replyOf: ReplyOf<Reply>,
): Promise<Reply> {
  const repeatable = repeat && { ...repeat, whyNotFree: (kept: Counted) => whyNotFreeChange(rules, kept) };
  const answer = await store.changeLab(playerId, labWork(rules, command, replyOf), repeatable);
  if (!answer.ok) throw refused(answer.refusal);
  return answer.reply;
}

/** What the store does with the lab to carry a command out. */
export function labWork<Reply>(rules: RuleSet, command: LabCommand, replyOf: ReplyOf<Reply>): LabWork<Reply> {
  return (lab, now) => {
    const outcome = apply(rules, lab, command, now);
    return outcome.ok
      ? { ok: true, reply: replyOf(lab, outcome.events, now) }
      : { ok: false, refusal: outcome.refusal };
  };
}

/** The key of a request that carried a request id. */
export function repeatKey(call: string, requestId: string | undefined): RepeatKey | undefined {
  return requestId === undefined ? undefined : { call, requestId };
}
