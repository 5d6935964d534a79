import { Type } from "typebox";
import { AccountExport } from "./account-export.ts";
import type { CallTable } from "./call.ts";
import { Empty, LONGEST_LANGUAGE, SuccessReply, timestamp } from "./shapes.ts";

/** `GET /api/getAccount`: what the settings say about the account. */
export const AccountReply = Type.Object({
  /** By the clock. */
  createdAt: timestamp,
  /** For how many days a player may change their mind about deleting it. */
  deletionDays: Type.Integer(),
});
export type AccountReply = Type.Static<typeof AccountReply>;

export const DeleteAccountReply = Type.Object({
  success: Type.Literal(true),
  /** By the game's time; until then the account can be kept. */
  deletionDueAt: timestamp,
});
export type DeleteAccountReply = Type.Static<typeof DeleteAccountReply>;

export const ACCOUNT_CALLS = {
  "GET /api/getAccount": { summary: "The player's account", tag: "account", reply: AccountReply },
  "GET /api/exportAccount": {
    summary: "Everything the server keeps about the player, as a file",
    tag: "account",
    limit: "export",
    reply: AccountExport,
  },
  "POST /api/setLanguage": {
    summary: "Choose the language of the player's texts",
    description: "One of the languages that /api/rules names; messages of the server follow (GAP-63).",
    tag: "account",
    body: Type.Object({ language: Type.String({ minLength: 1, maxLength: LONGEST_LANGUAGE }) }),
    reply: SuccessReply,
  },
  "POST /api/deleteAccount": {
    summary: "Delete the player's account after a week",
    description: "Until then /api/keepAccount or a login keeps it (GAP-71).",
    tag: "account",
    body: Empty,
    reply: DeleteAccountReply,
  },
  "POST /api/keepAccount": {
    summary: "Keep an account that was to be deleted",
    tag: "account",
    body: Empty,
    reply: SuccessReply,
  },
} satisfies CallTable;
