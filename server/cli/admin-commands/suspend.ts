import { OperatorError } from "../../process/operator-error.ts";
import { type AdminCommand, actOf, playerOf, requiredReason } from "../admin-command.ts";

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
