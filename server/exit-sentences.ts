import { type CheckedStart, checkStart } from "./configuration/checked-start.ts";
import type { Environment } from "./configuration/variables.ts";
import { isBusy } from "./store/sqlite/busy.ts";

const WRONG_CONFIGURATION = 2;
const CANNOT_START = 1;

/** The checked configuration; a wrong one ends the process with its sentences and exit 2. */
export function checkStartOrExit(environment: Environment): CheckedStart {
  const checked = checkStart(environment);
  if (checked.ok) return checked.start;
  exitWith(checked.problems, WRONG_CONFIGURATION);
}

/** Ends the process with one sentence why the server cannot start (`interfaces.md`: exit 1). */
export function exitBecause(error: unknown): never {
  exitWith([startFailure(error)], CANNOT_START);
}

function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return "The server cannot start.";
  const code = "code" in error ? error.code : null;
  const address = "address" in error && "port" in error ? `${error.address}:${error.port}` : "The address";
  if (code === "EADDRINUSE") return `${address} is already in use: set PORT to a free port.`;
  if (isBusy(error))
    return "The server cannot start: another program is writing to the database in DATA_DIR. Close it, then start again.";
  if (code === "EACCES" || code === "EADDRNOTAVAIL")
    return `${address} cannot be listened on: set HOST and PORT.`;
  return `The server cannot start: ${error.message}`;
}

function exitWith(sentences: string[], code: number): never {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exit(code);
}
