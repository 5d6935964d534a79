import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { installOnDebian } from "../install-on-debian.ts";

/** Where Debian keeps the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";
/** The server's program and the one that creates a cluster. */
const PROGRAMS = ["postgres", "initdb"];

export const NO_POSTGRES =
  "The tests of the PostgreSQL store found no PostgreSQL. Install it (on Debian: apt install postgresql), or name a " +
  "server whose databases may be created and dropped as TEST_DATABASE_URL, or leave these tests out with " +
  "TEST_POSTGRES=0.";

/** The folder with PostgreSQL's programs; installs Debian's package if there is none and this may be done. */
export function findPostgres(): string {
  const found = installed();
  if (found) return found;
  installOnDebian("postgresql");
  const after = installed();
  if (!after) throw new Error(NO_POSTGRES);
  return after;
}

function installed(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
  ];
  const found = folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
  // A link to one program lies without its neighbours.
  return found && dirname(realpathSync(join(found, "postgres")));
}
