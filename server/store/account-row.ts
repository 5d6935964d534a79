import type { PlayerAccount } from "./account-store.ts";
import type { Identity } from "./identity.ts";

/** The columns of a player's account. */
export interface AccountRow {
  id: number;
  publicId: string;
  firstName: string;
  /** SQLite has numbers for it. */
  nameFixed: boolean | number;
  createdAt: number;
  telegramId: string | null;
  developmentName: string | null;
  suspendedFor: string | null;
  deletionDueAt: number | null;
  language: string | null;
}

/** Accounts that are not deleted: everybody else has a login. */
export const HAS_LOGIN = "(telegram_id IS NOT NULL OR development_name IS NOT NULL)";

export function accountOfRow(row: AccountRow): PlayerAccount {
  const { telegramId, developmentName, nameFixed, ...account } = row;
  return { ...account, nameFixed: Boolean(nameFixed), identity: identityOf(telegramId, developmentName) };
}

function identityOf(telegramId: string | null, developmentName: string | null): Identity {
  return telegramId === null
    ? { provider: "development", name: developmentName ?? "" }
    : { provider: "telegram", id: telegramId };
}

/** A text as it must occur within another one, for LIKE with a backslash as its escape. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
