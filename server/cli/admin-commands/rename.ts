import { OperatorError } from "../../process/operator-error.ts";
import { cleanName, NAMELESS } from "../../store/clean-name.ts";
import { type AdminCommand, actOf, playerOf } from "../admin-command.ts";

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
