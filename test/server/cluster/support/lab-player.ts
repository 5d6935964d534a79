import {
  apply,
  type Lab,
  type LabCommand,
  legalCommands,
  newLab,
  type RandomState,
  roll,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import type { MachineReply } from "../../../../server/contract/index.ts";
import { good } from "../../pvp/support/pvp-player.ts";
import type { PatientBrowser } from "./patient-browser.ts";

const MOST_CHANGES = 8;

/** A lab as its player keeps it, from the changes that were acknowledged. */
export interface LabLedger {
  name: string;
  lab: Lab;
}

type Change = Extract<LabCommand, { type: "build" | "upgrade" | "move" }>;

/**
 * Logs a new player in and makes some changes, each with a request id of its own, which is sent again until it is
 * acknowledged. A change that is refused is an error: it was carried out twice, or one before it was lost.
 */
export async function playLab(browser: PatientBrowser, name: string, dice: RandomState): Promise<LabLedger> {
  good(await browser.logIn(name));
  const lab = newLab(rules);
  for (let number = 0; number < MOST_CHANGES; number++) {
    const command = chosen(legalCommands(rules, lab, Date.now()).filter(isChange), dice);
    // The money or the free places are used up.
    if (!command) break;
    const requestId = `${name}:${number}`;
    const { machine } = good<{ machine: MachineReply }>(await browser.post(...callOf(command, requestId)));
    const known = command.type === "build" ? { ...command, id: machine.id } : command;
    if (!apply(rules, lab, known, Date.now()).ok) throw new Error(`${name} could not follow ${command.type}`);
  }
  return { name, lab };
}

/** What changes and costs nothing with time: it can be compared with what is stored. */
export function comparable({ machines, resources }: Lab) {
  return {
    tcorvax: resources.tcorvax,
    machines: machines
      .map(({ id, type, x, y, room, level }) => ({ id, type, x, y, room, level }))
      .sort((one, other) => one.id.localeCompare(other.id)),
  };
}

function isChange(command: LabCommand): command is Change {
  if (command.type === "build") return command.machineType === "catLair";
  return command.type === "upgrade" || command.type === "move";
}

function chosen(commands: readonly Change[], dice: RandomState): Change | undefined {
  return commands[Math.floor(roll(dice) * commands.length)];
}

function callOf(command: Change, requestId: string): [call: string, body: object] {
  const { type, ...body } = command;
  if (type === "build") return ["buildMachine", { ...body, id: undefined, requestId }];
  return [`${type}Machine`, { ...body, requestId }];
}
