import { OperatorError } from "../process/program.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import {
  compensate,
  deletePlayer,
  find,
  logout,
  rename,
  reset,
  show,
  suspend,
  unsuspend,
} from "./admin-commands.ts";
import { readWords } from "./run-tool.ts";

/** Every command by its name. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  find,
  show,
  rename,
  suspend,
  unsuspend,
  logout,
  compensate,
  reset,
  delete: deletePlayer,
};

const COMMON = { json: { type: "boolean" }, help: { type: "boolean" } } as const;
const USAGE = "npm run admin -- COMMAND [--help]";

/** A command line that was read: a text to print, or a command to run on the game. */
export type ReadAdmin = { help: string } | { run: (context: AdminContext) => Promise<string> };

/** Reads what follows `npm run admin --`, before any game is opened. Refuses what cannot be meant, with one sentence. */
export function readAdmin(words: readonly string[]): ReadAdmin {
  const [name = "", ...rest] = words;
  if (name === "--help" || name === "") return { help: overview() };
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command)
    throw new OperatorError(
      `There is no command ${name}; there are ${Object.keys(ADMIN_COMMANDS).join(", ")}: ${USAGE}`,
    );
  const usage = `npm run admin -- ${name} ${command.usage} [--json]`;
  const { values, positionals } = readWords(rest, { ...command.flags, ...COMMON }, usage);
  const call: AdminCall = { words: positionals, flags: values as AdminCall["flags"] };
  if (call.flags.help) return { help: `${usage}\n\n${command.help}` };
  if (positionals.length !== command.words)
    throw new OperatorError(
      `The command takes ${command.words} word before its flags and was given ${positionals.length}: ${usage}`,
    );
  return {
    run: async (context) => {
      const { text, json } = await command.run(context, call);
      return call.flags.json ? JSON.stringify(json, null, 2) : text;
    },
  };
}

function overview(): string {
  const lines = Object.entries(ADMIN_COMMANDS).map(
    ([name, { usage, help }]) => `${name} ${usage}\n    ${help}`,
  );
  return [
    USAGE,
    "Acts on the game that DATA_DIR or DATABASE_URL names, also while servers run. PLAYER is a public id, as find prints it.",
    "Each command takes --json, and what it changes is in the audit log.",
    ...lines,
  ].join("\n\n");
}
