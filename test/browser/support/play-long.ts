import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Part of `npm run test:long`: the browser tests that `npm test` leaves out. */
const playwright = join(dirname(createRequire(import.meta.url).resolve("@playwright/test")), "cli.js");
const { status } = spawnSync(process.execPath, [playwright, "test", "--grep", "@long"], {
  stdio: "inherit",
  env: { ...process.env, LONG: "1" },
});
process.exitCode = status ?? 1;
