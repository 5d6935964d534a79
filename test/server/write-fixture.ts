import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startVitest } from "vitest/node";

/**
 * Plays a little with an earlier state of the game and keeps its database: `node --import tsx
 * test/server/write-fixture.ts REVISION`. Run once for each landed state that changed a stored form or a rule file; all
 * later states must go on with what it leaves (`landed-states.test.ts`).
 */
const [revision = ""] = process.argv.slice(2);
if (revision === "") throw new Error("Name the revision.");
const root = new URL("../..", import.meta.url).pathname;
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const [date = "", time = ""] = git("log", "-1", "--format=%ci", revision).split(" ");
const name = `${date}-${time.slice(0, 5).replace(":", "")}`;

const temporary = mkdtempSync(join(tmpdir(), "corvax-state-"));
const tree = join(temporary, "tree");
try {
  git("worktree", "add", "--detach", tree, revision);
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  const play = "test/server/landed-state.test.ts";
  copyFileSync(join(root, "test/server/landed-state.ts"), join(tree, play));
  process.env.FIXTURE = temporary;
  const vitest = await startVitest(
    "test",
    [play],
    { config: false, root: tree, watch: false, include: [play], testTimeout: 120_000 },
    {
      define: { __DEVELOPMENT_HELP__: "true" },
    },
  );
  const passed = vitest.state.getCountOfFailedTests() === 0;
  await vitest.close();
  if (!passed) throw new Error(`${revision} could not be played.`);
  const kept = join(root, "test/fixtures/landed", name);
  mkdirSync(kept, { recursive: true });
  for (const name of ["game.sqlite", "ai-battles.json"])
    writeFileSync(join(kept, `${name}.gz`), gzipSync(readFileSync(join(temporary, name)), { level: 9 }));
  copyFileSync(join(temporary, "played.json"), join(kept, "played.json"));
} finally {
  git("worktree", "remove", "--force", tree);
  rmSync(temporary, { recursive: true, force: true });
}
