import { RESOURCE_NAMES } from "../../../rules/index.ts";
import { resourcesReply } from "../../lab/replies.ts";
import { accountJson, accountLine } from "../account-text.ts";
import { type AdminCommand, playerOf } from "../admin-command.ts";

export const show: AdminCommand = {
  usage: "PLAYER",
  help: "Shows a player: login, lab, ledger account, transactions, sessions, battles.",
  words: 1,
  flags: {},
  run: async (context, call) => {
    const { store, clock } = context;
    const account = await playerOf(context, call);
    const { id } = account;
    const [{ lab }, ledger, open, sessions, battle, statistics] = await Promise.all([
      store.readLab(id),
      store.ledgerRecord(id),
      store.openIntentsOf(id),
      store.sessionsOf(id, clock.now()),
      store.activeBattle(id),
      store.pvpStatistics(id),
    ]);
    const resources = resourcesReply(lab.resources);
    const json = {
      ...accountJson(account),
      resources,
      machines: lab.machines.map(({ type, level }) => `${type} ${level}`),
      ledgerAccount: ledger.account?.address ?? null,
      bookedTransactions: ledger.settled.length,
      openTransactions: open.map(({ intentHash, purpose }) => `${purpose} ${intentHash}`),
      unpaidPurchases: ledger.purchases.map((purchase) => purchase.id),
      sessions: sessions.length,
      battle,
      rating: statistics?.rating ?? null,
    };
    const lines = [
      accountLine(account),
      `lab: ${RESOURCE_NAMES.map((name) => `${resources[name]} ${name}`).join(", ")}; ${listed(json.machines)}`,
      `ledger: ${json.ledgerAccount ?? "no account"}; ${json.bookedTransactions} booked; open: ${listed(json.openTransactions)}; unpaid: ${listed(json.unpaidPurchases)}`,
      `sessions: ${json.sessions}; battle: ${battle ?? "none"}; rating: ${json.rating ?? "none"}`,
    ];
    return { text: lines.join("\n"), json };
  },
};

function listed(things: readonly string[]): string {
  return things.length === 0 ? "none" : things.join(", ");
}
