import type { ParseArgsConfig } from "node:util";
import type { RuleSet } from "../../rules/index.ts";
import type { Clock } from "../process/clock.ts";
import { OperatorError } from "../process/program.ts";
import type { Random } from "../process/random.ts";
import type { AuditedAct } from "../store/database/audit-event.ts";
import type { PlayerAccount } from "../store/players/accounts.ts";
import type { Store } from "../store/store.ts";

/** What a command works with. */
export interface AdminContext {
  store: Store;
  rules: RuleSet;
  random: Random;
  clock: Clock;
}

/** The words after a command's name, and its flags. */
export interface AdminCall {
  words: readonly string[];
  flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** What a command has done or found, for people and for programs. */
export interface AdminAnswer {
  text: string;
  json: object;
}

/** One command of `npm run admin`. */
export interface AdminCommand {
  /** What stands after its name. */
  usage: string;
  help: string;
  /** Number of words it takes. */
  words: number;
  flags: NonNullable<ParseArgsConfig["options"]>;
  run(context: AdminContext, call: AdminCall): Promise<AdminAnswer>;
}

const LONGEST_REASON = 200;

/** The player with the public id that is the first word. */
export async function playerOf({ store }: AdminContext, { words }: AdminCall): Promise<PlayerAccount> {
  const [id = ""] = words;
  const account = await store.accountOf(id);
  if (account) return account;
  throw new OperatorError(
    `There is no player with the public id ${id}: look for it with npm run admin -- find TEXT.`,
  );
}

/** What the audit log tells of a command, with the reason if one was given. */
export function actOf(act: AuditedAct["act"], { flags }: AdminCall): AuditedAct {
  return { type: "admin", act, reason: reasonIn(flags) };
}

/** Refuses a command without a reason. */
export function requiredReason({ flags }: AdminCall, why: string): string {
  const reason = reasonIn(flags);
  if (reason === null) throw new OperatorError(`The command needs --reason TEXT: ${why}.`);
  return reason;
}

/** Refuses a command that cannot be undone without `--yes`. */
export function requireYes({ flags }: AdminCall, what: string): void {
  if (!flags.yes) throw new OperatorError(`${what} This cannot be undone: say --yes to do it.`);
}

function reasonIn({ reason }: AdminCall["flags"]): string | null {
  if (typeof reason !== "string" || reason.trim() === "") return null;
  if (reason.length > LONGEST_REASON || /\p{Cc}/u.test(reason))
    throw new OperatorError(`A reason is one line of at most ${LONGEST_REASON} characters.`);
  return reason.trim();
}

/** An account on one line: public id, name, login, since when, and what is special about it. */
export function accountLine(account: PlayerAccount): string {
  const { publicId, firstName, createdAt } = account;
  const since = `since ${dayOf(createdAt)}`;
  return [publicId, firstName, loginOf(account), since, ...statesOf(account)].join("  ");
}

/** The same for programs. */
export function accountJson(account: PlayerAccount): object {
  const { id: _id, createdAt, deletionDueAt, identity, ...rest } = account;
  return {
    ...rest,
    login: identity,
    createdAt: new Date(createdAt).toISOString(),
    deletionDueAt: deletionDueAt === null ? null : new Date(deletionDueAt).toISOString(),
  };
}

export function loginOf({ identity }: PlayerAccount): string {
  return identity.provider === "telegram" ? `Telegram ${identity.id}` : `development ${identity.name}`;
}

export function statesOf({ nameFixed, suspendedFor, deletionDueAt }: PlayerAccount): string[] {
  return [
    ...(nameFixed ? ["named by an administrator"] : []),
    ...(suspendedFor === null ? [] : [`suspended: ${suspendedFor}`]),
    ...(deletionDueAt === null ? [] : [`to be deleted on ${dayOf(deletionDueAt)}`]),
  ];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
