import { describe, expect, it } from "vitest";
import { brokenArrows } from "./arrows.ts";
import { importCycles } from "./cycles.ts";
import { readImports, unresolved } from "./imports.ts";
import { withPlantedProject } from "./planted-project.ts";
import { TOP_FOLDERS } from "./source-files.ts";

const ROOT = process.cwd();
const house = readImports(ROOT, TOP_FOLDERS);

describe("the import rules of the top folders", () => {
  it.each([
    ["rules", 50],
    ["engine", 25],
    ["ui", 60],
    ["server", 50],
    ["assets", 20],
    ["test", 60],
  ])("are checked on every file: %s has at least %i", (folder, atLeast) => {
    const modules = house.modules.filter((path) => path.startsWith(`${folder}/`));
    expect(modules.length).toBeGreaterThanOrEqual(atLeast);
    expect(house.imports.filter(({ from }) => from.startsWith(`${folder}/`)).length).toBeGreaterThan(atLeast);
  });

  it("see every import: each import of our own leads to a file", () => {
    expect(unresolved(ROOT, house)).toEqual([]);
  });

  it("are kept by all imports", () => {
    expect(brokenArrows(house)).toEqual([]);
  });

  it("allow no import cycle", () => {
    expect(importCycles(house)).toEqual([]);
  });
});

describe("the check of the import rules", () => {
  it.each([
    ["a rule that reads files", "rules/lab/wrong.ts", `import fs from "node:fs"; fs.rmSync("x");`],
    ["a rule that draws", "rules/lab/wrong.ts", `import { Game } from "phaser"; new Game();`],
    ["a rule that looks at a screen", "rules/lab/wrong.ts", `export * from "../../ui/index.ts";`],
    ["a rule that uses a tool", "rules/lab/wrong.ts", `export { check } from "../cli/check.ts";`],
    ["a rule that goes through its own index", "rules/lab/wrong.ts", `import "../index.ts";`],
    [
      "a scene that calls the server",
      "engine/wrong.ts",
      `import type { A } from "../server/contract/index.ts";`,
    ],
    ["a scene that uses React", "engine/wrong.tsx", `const react = await import("react");`],
    [
      "a screen that takes more than types",
      "ui/wrong.tsx",
      `import { A } from "../server/contract/index.ts";`,
    ],
    [
      "a screen that looks behind the contract",
      "ui/wrong.ts",
      `type A = import("../server/contract/lab.ts").A;`,
    ],
    ["a screen that looks inside the rules", "ui/wrong.ts", `import { a } from "../rules/lab/apply.ts";`],
    ["a server that draws", "server/wrong.ts", `import "../engine/index.ts";`],
    [
      "a contract that leans on the server",
      "server/contract/wrong.ts",
      `import { a } from "../store/store.ts";`,
    ],
    ["a server that uses a test", "server/wrong.ts", `import { a } from "../test/server/a.ts";`],
  ])("reports %s", (_wrong, path, text) => {
    const broken = withPlantedProject({ [path]: text }, (root) =>
      brokenArrows(readImports(root, [path.split("/")[0] ?? ""])),
    );
    expect(broken).toHaveLength(1);
    expect(broken[0]).toContain(path);
  });

  it("finds two files that import each other", () => {
    const files = {
      "rules/egg.ts": `import { hen } from "./hen.ts"; export const egg = () => hen;`,
      "rules/hen.ts": `import type { egg } from "./egg.ts"; export const hen = 1;`,
    };
    expect(withPlantedProject(files, (root) => importCycles(readImports(root, ["rules"])))).toEqual([
      "rules/egg.ts -> rules/hen.ts -> rules/egg.ts",
    ]);
  });

  it("finds an import that leads to no file", () => {
    const files = { "rules/egg.ts": `import "./nowhere.ts";` };
    expect(withPlantedProject(files, (root) => unresolved(root, readImports(root, ["rules"])))).toHaveLength(
      1,
    );
  });

  it("accepts a correct import", () => {
    const files = {
      "ui/right.tsx": `import type { A } from "../server/contract/index.ts"; import { b } from "../rules/index.ts";`,
    };
    expect(withPlantedProject(files, (root) => brokenArrows(readImports(root, ["ui"])))).toEqual([]);
  });
});
