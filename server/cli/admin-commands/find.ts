import { accountJson, accountLine } from "../account-text.ts";
import type { AdminCommand } from "../admin-command.ts";

/** More are found with a longer text. */
const MOST = 50;

export const find: AdminCommand = {
  usage: "TEXT",
  help: `Finds players by a part of their name, their public id, their Telegram id or their ledger account; at most ${MOST}.`,
  words: 1,
  flags: {},
  run: async ({ store }, { words: [text = ""] }) => {
    const found = await store.findAccounts(text, MOST);
    return {
      text: found.length === 0 ? `Nobody is found by ${text}.` : found.map(accountLine).join("\n"),
      json: found.map(accountJson),
    };
  },
};
