import { newLab } from "../../../rules/index.ts";
import { OperatorError } from "../../process/operator-error.ts";
import { type AdminCommand, actOf, playerOf, requireYes } from "../admin-command.ts";

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
