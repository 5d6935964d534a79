import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { formVersion } from "../../../server/store/postgres/migrate.ts";
import { MIGRATIONS } from "../../../server/store/postgres/migrations/list.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { hasPostgres } from "../../postgres/fresh-postgres.ts";
import { watchedServer } from "../gateway-shapes/watched-process.ts";
import { hasProxy } from "./support/layout-proxy.ts";
import { restartUnderLoad } from "./support/restarts.ts";

/** What Node is told to start a release that has one migration more, which merely adds. */
function nextRelease(): string[] {
  const built = inject("serverFolder");
  const folder = mkdtempSync(join(dirname(built), "next-servers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const changed = files.filter((name) => {
    const code = readFileSync(join(folder, name), "utf8");
    const next = code.replace(
      /(MIGRATIONS_OF_BOTH = \[[^\]]*[^,\]\s]),?\s*\]/,
      '$1, { adds: "ALTER TABLE players ADD COLUMN motto TEXT" }]',
    );
    writeFileSync(join(folder, name), next);
    return next !== code;
  });
  expect(changed).toHaveLength(1);
  return watchedServer(folder, "main");
}

describe.runIf(hasPostgres && hasProxy)("processes behind the proxy of the layout", () => {
  it("become a newer release one after the other under 50 players: there is always a ready one, and no call fails (GAP-82)", async () => {
    const words = nextRelease();
    const met = await restartUnderLoad({ restarts: 2, players: 50, pauseMs: 100, words });
    expect(met.failed).toEqual([]);
    expect(met.withoutReady).toBe(0);
    expect(met.looks).toBeGreaterThan(20);
    expect(met.drains).toBe(2);
    expect(met.answered).toBeGreaterThan(100);
    // The second one went on for a while after the first one had migrated.
    expect(met.logs.join("")).not.toContain("other_version");
    const pool = openPool(met.databaseUrl, { max: 1 });
    expect(await formVersion(pool)).toBe(MIGRATIONS.length + 1);
    await pool.end();
  });
});
