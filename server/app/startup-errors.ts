import { type Logger, pino } from "pino";
import { readStartupConfig, type StartupConfig } from "../configuration/startup-config.ts";
import type { Environment } from "../configuration/variables.ts";
import { isDiskFull } from "../store/database/errors.ts";
import { isNotLetIn, UNREACHABLE } from "../store/postgres/errors.ts";
import { isBusy } from "../store/sqlite/group-commit.ts";

const WRONG_CONFIGURATION = 2;
const CANNOT_START = 1;

/**
 * Reads the startup configuration. An invalid one ends the process with one sentence per mistake and exit
 * code 2.
 */
export function startupConfigOrExit(environment: Environment, textsFolder: string): StartupConfig {
  const checked = readStartupConfig(environment, textsFolder);
  if (checked.ok) return checked.start;
  exitWith(checked.problems, WRONG_CONFIGURATION);
}

/** Ends the process with one sentence about why the server cannot start (`interfaces.md`: exit code 1). */
export function exitWithError(error: unknown): never {
  exitWith([startErrorText(error)], CANNOT_START);
}

/** Why the server cannot start, and what to do, in one sentence or two. */
export function startErrorText(error: unknown): string {
  if (!(error instanceof Error)) return "The server cannot start.";
  const code = "code" in error ? error.code : null;
  const address = "address" in error && "port" in error ? `${error.address}:${error.port}` : "The address";
  if (code === "EADDRINUSE") return `${address} is already in use: set PORT to a free port.`;
  if ((code === "ENOTFOUND" || code === "EAI_AGAIN") && "hostname" in error)
    return `HOST=${error.hostname} is no name or address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`;
  if (code === UNREACHABLE || isNotLetIn(error))
    return `The server cannot start: ${error.message}. Check DATABASE_URL.`;
  if (isDiskFull(error))
    return "The server cannot start: the disk of DATA_DIR is full, and nothing was changed. Make room, then start again.";
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

const STDOUT = 1;
/** Maximum size of unwritten lines; further lines are dropped. */
const MOST_UNWRITTEN_BYTES = 1_000_000;

/**
 * The log on stdout, one JSON object per line. A line that cannot be written, for example on a full disk, is
 * lost and the game continues: without a listener the error would end the process.
 */
export function openLog(level: "info" | "warn", descriptor = STDOUT): Logger {
  const destination = pino.destination({ dest: descriptor, sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  destination.on("error", () => {});
  // Each line is written at once. Flushing would repeat a failed write for ever.
  destination.flushSync = () => {};
  return pino({ level }, destination);
}
