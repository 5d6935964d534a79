import {
  type Amount,
  amountOf,
  formatAmount,
  noResources,
  parseAmount,
  RESOURCE_NAMES,
  type ResourceName,
  type Resources,
} from "../../../rules/index.ts";
import { resourcesReply } from "../../lab/replies.ts";
import { OperatorError } from "../../operator-error.ts";
import { labWork } from "../../store/lab-work.ts";
import { type AdminCall, type AdminCommand, actOf, playerOf, requiredReason } from "../admin-command.ts";

/** Most of a resource that is given or taken at once: a slip of the finger stays small. */
const MOST: Amount = amountOf(100_000);

export const compensate: AdminCommand = {
  usage: `PLAYER [${RESOURCE_NAMES.map((name) => `--${name} AMOUNT`).join("] [")}] --reason TEXT`,
  help: `Gives resources, or takes them with a minus: --energy 500 --eggs -2.5. At most ${formatAmount(MOST)} of each at once, and never below 0.`,
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
  if (Math.abs(amount) > MOST)
    throw new OperatorError(`--${name} takes at most ${formatAmount(MOST)} at once, but was given ${text}.`);
  return amount;
}
