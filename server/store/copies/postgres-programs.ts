import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { OperatorError } from "../../operator-error.ts";

/** Where Debian keeps the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";
/** Settings of an address that only the driver of this program knows. */
const OF_THE_DRIVER = ["ssl", "uselibpqcompat"];

type Program = "pg_dump" | "pg_restore";

/** Where a program of PostgreSQL is; null if this machine has none. `folders`: looked through in this order. */
export function findProgram(program: Program, folders: readonly string[] = programFolders()): string | null {
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/** Runs a program of PostgreSQL; answers what it wrote. Refuses with its own words when it fails. */
export async function runProgram(
  program: Program,
  words: readonly string[],
  { url, folders }: { url?: string; folders?: readonly string[] } = {},
): Promise<string> {
  const file = findProgram(program, folders);
  if (file === null)
    throw new OperatorError(
      `This machine has no ${program}, which belongs to PostgreSQL: install its programs for clients (on Debian: apt install postgresql-client), in the version of the server or a newer one.`,
    );
  const database = url === undefined ? null : withoutPassword(url);
  const child = spawn(file, [...(database ? [`--dbname=${database.address}`] : []), ...words], {
    env: { ...process.env, ...database?.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  let errors = "";
  child.stdout.on("data", (text: Buffer) => {
    written += text.toString();
  });
  child.stderr.on("data", (text: Buffer) => {
    errors += text.toString();
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return written;
  throw new OperatorError(`${program} failed: ${firstSentence(errors) || `exit code ${code}`}.`);
}

function programFolders(): string[] {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
  ];
}

/** The programs' own lines, without their names and advice. */
function firstSentence(errors: string): string {
  const [, reason] = /error: (.*)/.exec(errors) ?? [];
  return (reason ?? errors.trim().split("\n")[0] ?? "").replace(/\.$/, "");
}

/** Everybody on the machine can read a command line, so the password goes into the environment. */
function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  for (const name of OF_THE_DRIVER) address.searchParams.delete(name);
  // PostgreSQL reads a plus as a plus.
  address.search = address.search.replaceAll("+", "%20");
  return { address: address.href, environment: password === "" ? {} : { PGPASSWORD: password } };
}
