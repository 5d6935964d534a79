import {
  type Amount,
  amountOf,
  formatAmount,
  newLab,
  noResources,
  parseAmount,
  RESOURCE_NAMES,
  type ResourceName,
  type Resources,
} from "../../rules/index.ts";
import { resourcesReply } from "../lab/replies.ts";
import { OperatorError } from "../process/program.ts";
import { newIdentifier } from "../process/random.ts";
import { cleanName, NAMELESS } from "../store/database/clean-name.ts";
import { labWork } from "../store/database/lab-work.ts";
import type { DeletionAnswer } from "../store/players/accounts.ts";
import {
  type AdminCall,
  type AdminCommand,
  accountJson,
  accountLine,
  actOf,
  playerOf,
  requiredReason,
  requireYes,
} from "./admin-command.ts";

/** More are found with a longer text. */
const MOST_FOUND = 50;

export const find: AdminCommand = {
  usage: "TEXT",
  help: `Finds players by a part of their name, their public id, their Telegram id or their ledger account; at most ${MOST_FOUND}.`,
  words: 1,
  flags: {},
  run: async ({ store }, { words: [text = ""] }) => {
    const found = await store.findAccounts(text, MOST_FOUND);
    return {
      text: found.length === 0 ? `Nobody is found by ${text}.` : found.map(accountLine).join("\n"),
      json: found.map(accountJson),
    };
  },
};

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

export const suspend: AdminCommand = {
  usage: "PLAYER --reason TEXT",
  help: "Ends all sessions of a player at once, takes them out of the queue, and refuses logins: the player reads the reason. A battle they are in ends by its clock.",
  words: 1,
  flags: { reason: { type: "string" } },
  run: async (context, call) => {
    const reason = requiredReason(call, "the player reads it at each login");
    const { id, publicId } = await playerOf(context, call);
    await context.store.suspendPlayer(id, reason, actOf("suspend", call));
    return { text: `${publicId} is suspended: ${reason}`, json: { player: publicId, suspendedFor: reason } };
  },
};

export const unsuspend: AdminCommand = {
  usage: "PLAYER [--reason TEXT]",
  help: "Lets a suspended player log in again.",
  words: 1,
  flags: { reason: { type: "string" } },
  run: async (context, call) => {
    const { id, publicId, suspendedFor } = await playerOf(context, call);
    if (suspendedFor === null) throw new OperatorError(`${publicId} is not suspended.`);
    await context.store.suspendPlayer(id, null, actOf("unsuspend", call));
    return { text: `${publicId} may log in again.`, json: { player: publicId, suspendedFor: null } };
  },
};

export const logout: AdminCommand = {
  usage: "PLAYER [--reason TEXT]",
  help: "Ends all sessions of a player at once, in every process; the player can log in again.",
  words: 1,
  flags: { reason: { type: "string" } },
  run: async (context, call) => {
    const { id, publicId } = await playerOf(context, call);
    const ended = await context.store.endSessions(id, actOf("logout", call), null);
    const count = ended === 1 ? "1 session has" : `${ended} sessions have`;
    return { text: `${count} ended.`, json: { player: publicId, ended } };
  },
};

export const rename: AdminCommand = {
  usage: "PLAYER [--name NAME | --restore] [--reason TEXT]",
  help: "Gives a player a name that logins do not change, also in their battles; --restore: the next login brings the old one back.",
  words: 1,
  flags: { name: { type: "string" }, restore: { type: "boolean" }, reason: { type: "string" } },
  run: async (context, call) => {
    const { name, restore } = call.flags;
    if ((typeof name === "string") === Boolean(restore))
      throw new OperatorError("The command needs either --name NAME or --restore.");
    const account = await playerOf(context, call);
    const given = typeof name === "string" ? checkedName(name) : null;
    await context.store.renamePlayer(account.id, given, actOf("rename", call));
    const text =
      given === null
        ? `${account.publicId} gets the login's name again at the next login.`
        : `${account.publicId} is called ${given} now.`;
    return { text, json: { player: account.publicId, name: given } };
  },
};

function checkedName(name: string): string {
  const clean = cleanName(name);
  if (clean !== name.trim() || (clean === NAMELESS && name.trim() !== NAMELESS))
    throw new OperatorError("A name has 1 to 64 visible characters, and nothing that others could not see.");
  return clean;
}

export const reset: AdminCommand = {
  usage: "PLAYER --yes [--reason TEXT]",
  help: "Sets the lab back to the start: machines and pets go, resources are those of a new player. Account, creatures and ratings stay. Refused while a transaction is open.",
  words: 1,
  flags: { yes: { type: "boolean" }, reason: { type: "string" } },
  run: async (context, call) => {
    const { id, publicId, firstName } = await playerOf(context, call);
    requireYes(call, `The lab of ${publicId} (${firstName}) would go back to the start.`);
    if (!(await context.store.resetLab(id, newLab(context.rules), actOf("reset", call))))
      throw new OperatorError(`${publicId} has open transactions: try again when the ledger has decided.`);
    return { text: `The lab of ${publicId} is back at the start.`, json: { player: publicId, reset: true } };
  },
};

/** Most of a resource that is given or taken at once: a slip of the finger stays small. */
const MOST_GRANTED: Amount = amountOf(100_000);

export const compensate: AdminCommand = {
  usage: `PLAYER [${RESOURCE_NAMES.map((name) => `--${name} AMOUNT`).join("] [")}] --reason TEXT`,
  help: `Gives resources, or takes them with a minus: --energy 500 --eggs -2.5. At most ${formatAmount(MOST_GRANTED)} of each at once, and never below 0.`,
  words: 1,
  flags: {
    reason: { type: "string" },
    ...Object.fromEntries(RESOURCE_NAMES.map((name) => [name, { type: "string" }] as const)),
  },
  run: async (context, call) => {
    const amounts = amountsIn(call);
    requiredReason(call, "it is kept in the audit log");
    const { id, publicId } = await playerOf(context, call);
    const answer = await context.store.correctLab(
      id,
      labWork(context.rules, { type: "grant", amounts }, (lab) => resourcesReply(lab.resources)),
      actOf("compensate", call),
    );
    if (!answer.ok) throw new OperatorError(`Nothing was changed: ${publicId} has less than would be taken.`);
    const present = RESOURCE_NAMES.map((name) => `${answer.reply[name]} ${name}`).join(", ");
    return { text: `${publicId} has ${present} now.`, json: { player: publicId, resources: answer.reply } };
  },
};

function amountsIn({ flags }: AdminCall): Resources {
  const amounts = noResources();
  for (const name of RESOURCE_NAMES) {
    const text = flags[name];
    if (typeof text === "string") amounts[name] = amountIn(name, text);
  }
  if (RESOURCE_NAMES.every((name) => amounts[name] === 0))
    throw new OperatorError(`The command needs an amount that is not 0: --${RESOURCE_NAMES.join(", --")}.`);
  return amounts;
}

function amountIn(name: ResourceName, text: string): Amount {
  const amount = parseAmount(text);
  if (amount === null)
    throw new OperatorError(
      `--${name} takes a decimal number with up to three places, but was given ${text}.`,
    );
  if (Math.abs(amount) > MOST_GRANTED)
    throw new OperatorError(
      `--${name} takes at most ${formatAmount(MOST_GRANTED)} at once, but was given ${text}.`,
    );
  return amount;
}

const DONE: Record<DeletionAnswer, string> = {
  deleted: "is deleted.",
  inBattle: "is logged out, and deleted by a server once the battle has ended.",
  openTransactions:
    "is logged out, and deleted by a server once the ledger has decided about open transactions.",
  notDue: "was kept: the player logged in at the same moment.",
};

export const deletePlayer: AdminCommand = {
  usage: "PLAYER --reason TEXT --yes",
  help: "Deletes an account at once, as its player could in a week. A battle and open transactions end first.",
  words: 1,
  flags: { yes: { type: "boolean" }, reason: { type: "string" } },
  run: async (context, call) => {
    const { store, rules, random } = context;
    requiredReason(call, "it is kept until the account is gone");
    const { id, publicId, firstName } = await playerOf(context, call);
    requireYes(call, `The account of ${publicId} (${firstName}) would be deleted.`);
    await store.requestDeletion(id, 0, actOf("delete", call), null);
    const anonymous = { publicId: newIdentifier(random), name: rules.texts.pvp.deletedPlayer };
    const answer = await store.deletePlayer(id, anonymous);
    return { text: `${publicId} ${DONE[answer]}`, json: { player: publicId, answer } };
  },
};
