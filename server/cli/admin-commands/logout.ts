import { type AdminCommand, actOf, playerOf } from "../admin-command.ts";

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
