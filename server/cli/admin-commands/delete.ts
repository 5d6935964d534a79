import { newIdentifier } from "../../process/random.ts";
import type { DeletionAnswer } from "../../store/accounts.ts";
import { type AdminCommand, actOf, playerOf, requiredReason, requireYes } from "../admin-command.ts";

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
