import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "../../postgres/find-postgres.ts";

const run = promisify(execFile);

const ROWS = 100_000;
/** The simplest change there is: one statement, one row, one commit. */
const UPDATE = `\\set aid random(1, ${ROWS})
UPDATE pgbench_accounts SET abalance = abalance + 1 WHERE aid = :aid;
`;
/** As many as one process of the game opens, see `server/store/postgres/open-pool.ts`. */
const CONNECTIONS = 10;
const SECONDS = 5;

/**
 * PostgreSQL's own load generator with a table of its own in an empty database. The result runs it for some seconds
 * and answers the number of updates a second.
 */
export function preparePgbench(url: string): (seconds?: number) => Promise<number> {
  // The server's program may be a link: the others are where it leads.
  const pgbench = join(dirname(realpathSync(join(findPostgres(), "postgres"))), "pgbench");
  execFileSync(pgbench, ["--initialize", "--quiet", url], { stdio: "ignore" });
  return async (seconds = SECONDS) => {
    const folder = mkdtempSync(join(tmpdir(), "pgbench-"));
    try {
      const script = join(folder, "update.sql");
      writeFileSync(script, UPDATE);
      const load = ["--client", String(CONNECTIONS), "--time", String(seconds), "--file", script];
      const { stdout } = await run(pgbench, ["--no-vacuum", "--protocol", "prepared", ...load, url]);
      return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
