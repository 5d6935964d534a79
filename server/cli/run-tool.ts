import type { Environment } from "../configuration/variables.ts";
import { OperatorError } from "../process/operator-error.ts";
import { isDiskFull, isForbidden } from "../store/errors.ts";
import { isDown, isNotLetIn, UNREACHABLE } from "../store/postgres/errors.ts";
import { isBusy } from "../store/sqlite/group-commit.ts";

const EXIT = { badInput: 2, failed: 1 } as const;

/** A command for operators. It gets the words after its name and returns what it has done, as text. */
export type Tool = (words: readonly string[], environment: Environment) => Promise<string>;

/** Runs a command: exit code 0 when it is done, 2 with a sentence for bad input, 1 when it failed. */
export async function runTool(tool: Tool): Promise<void> {
  try {
    console.log(await tool(process.argv.slice(2), process.env));
  } catch (error) {
    process.exitCode = error instanceof OperatorError ? EXIT.badInput : EXIT.failed;
    console.error(failureText(error));
  }
}

function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === UNREACHABLE) return `${error.message}. Check DATABASE_URL.`;
  if (isNotLetIn(error)) return `PostgreSQL refuses the connection: ${error.message}. Check DATABASE_URL.`;
  if (isDown(error)) return `The database takes no work at the moment (${error.message}): try again.`;
  if (isDiskFull(error)) return `The disk is full (${error.message}): make room and try again.`;
  if (isForbidden(error))
    return `A file or folder cannot be used (${error.message}): run this as the user of the server.`;
  if (isBusy(error)) return "Another program is writing to the database in DATA_DIR: try again in a moment.";
  return error.stack ?? error.message;
}
