import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_FOLDER } from "../../server/start/project.ts";

/** These need what the reader has drawn or written by then, or a browser. */
const NEEDS_THE_READER = /quiet_bell|solarPanel|my-rules|playwright/;
const AFTER_EACH = "npm run check";

const guide = readFileSync(join(PROJECT_FOLDER, "CONTRIBUTING.md"), "utf8");
const [, , recipes = ""] = /^## Your first change([\s\S]*?)^(### [\s\S]*?)^## /m.exec(guide) ?? [];
const commandsOf = recipes.split(/^### /m).flatMap((recipe) => {
  const [heading = ""] = recipe.split("\n");
  const commands = [...recipe.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = ""]) => command);
  const onClean = commands.filter((command) => !NEEDS_THE_READER.test(command));
  return onClean.length === 0 ? [] : [{ heading, commands: [...onClean, AFTER_EACH] }];
});

describe("a recipe of CONTRIBUTING", () => {
  const checkout = mkdtempSync(join(tmpdir(), "lab-recipes-"));
  const run = (command: string) =>
    execFileSync("sh", ["-c", command], { cwd: checkout, encoding: "utf8", stdio: "pipe" });

  beforeAll(() => {
    execFileSync("git", ["clone", "--quiet", "--shared", PROJECT_FOLDER, checkout]);
    symlinkSync(join(PROJECT_FOLDER, "node_modules"), join(checkout, "node_modules"));
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  it("is found in the guide", () => {
    expect(commandsOf.length).toBeGreaterThanOrEqual(6);
  });

  it.each(commandsOf)(
    "runs each of its commands on a clean checkout, which stays as it is: $heading (ABU-129)",
    ({ commands }) => {
      for (const command of commands) run(command);
      expect(run("git status --porcelain --untracked-files=no")).toBe("");
    },
  );
});
