import { type Counted, type LabCommand, type RuleSet, whyNotFreeChange } from "../../rules/index.ts";
import { refused } from "../errors/refusals.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { labWork, type ReplyOf } from "../store/database/lab-work.ts";
import type { Repeatable, RepeatKey } from "../store/store.ts";

/** The player whose lab is changed, and the key under which a repeated request finds the stored reply. */
export interface Caller {
  playerId: number;
  repeat?: RepeatKey | undefined;
}

/** Executes a command on a player's lab and stores the result; a refusal of the rules is thrown as an `HttpError`. */
export async function executeCommand<Reply>(
  { store, rules }: AppDeps,
  { playerId, repeat }: Caller,
  command: LabCommand,
  replyOf: ReplyOf<Reply>,
): Promise<Reply> {
  const work = labWork(rules, command, replyOf);
  const answer = await store.changeLab(playerId, work, repeatable(rules, repeat));
  if (!answer.ok) throw refused(answer.refusal);
  return answer.reply;
}

/** The key under which the reply to a request id is stored; undefined without a request id. */
export function repeatKey(call: string, requestId: string | undefined): RepeatKey | undefined {
  return requestId === undefined ? undefined : { call, requestId };
}

/** The same key with the limit of replies to changes that cost nothing. */
export function repeatable(rules: RuleSet, key: RepeatKey | undefined): Repeatable | undefined {
  return key && { ...key, whyNotFree: (kept: Counted) => whyNotFreeChange(rules, kept) };
}
