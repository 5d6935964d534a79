import type { PlayerAccount } from "../store/accounts.ts";

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
