import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE } from "./example.ts";

const ROOT = process.cwd();
const COMPILER = resolve("node_modules/.bin/tsc");
const PACKING_MS = 300_000;

/** An empty project of somebody else's, outside our own folders, with nothing installed but the packed library. */
const project = mkdtempSync(join(tmpdir(), "corvax-lab-library-"));
const installed = join(project, "node_modules/corvax-lab-rules");

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** The examples of the package's README, each written as a file of the project; their names. */
function examplesOfReadme(): string[] {
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  return [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""], index) => {
    const name = `readme-${index}.js`;
    writeFileSync(join(project, name), code);
    return name;
  });
}

/** What `npm pack` wrote. */
function archive(): string {
  const [name] = readdirSync(project).filter((one) => one.endsWith(".tgz"));
  if (!name) throw new Error("npm pack wrote no archive");
  return join(project, name);
}

beforeAll(() => {
  const inRoot: ExecFileSyncOptions = { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] };
  execFileSync("npm", ["run", "-s", "build:rules"], inRoot);
  execFileSync(
    "npm",
    ["pack", "./dist/package", "--offline", "--silent", "--pack-destination", project],
    inRoot,
  );
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "other", type: "module" }));
  run("npm", "install", "--offline", "--no-audit", "--no-fund", archive());
  writeFileSync(join(project, "example.ts"), EXAMPLE);
}, PACKING_MS);

afterAll(() => rmSync(project, { recursive: true, force: true }));

function compile(moduleResolution: string, module: string, files: string[], other: object = {}): string {
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        target: "ES2023",
        lib: ["ES2023"],
        types: [],
        module,
        moduleResolution,
        outDir: "out",
        ...other,
      },
      files,
    }),
  );
  try {
    return run(COMPILER, "-p", ".");
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

interface Report {
  actions: number;
  result: { turns: number; enemiesDefeated: number };
  rewards: { experience: number } | null;
  rank: string;
  table: { name: string; battles: number }[];
}

async function reportOf(file: string): Promise<Report> {
  const script = `import(${JSON.stringify(file)}).then((module) => console.log(JSON.stringify(module.default)))`;
  return JSON.parse(run(process.execPath, "--input-type=module", "--eval", script)) as Report;
}

describe("the rules as a package", () => {
  it("are downloaded as one archive of less than 320 kB: plain JavaScript with types, and nothing else of the game (GAP-51) @long", () => {
    expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "corvax-lab-rules",
    ]);
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(installed, name)).isFile(),
    );
    expect(files.filter((name) => !/^rules\/([\w-]+\.js|.+\.d\.ts)$/.test(name)).sort()).toEqual([
      "LICENSE",
      "README.md",
      "THIRD-PARTY-LICENSES.txt",
      "package.json",
      "rules/examples/greedy.ts",
      "rules/examples/search.ts",
    ]);
    // The texts of all screens are part of a rule set: packed they are small.
    expect(statSync(archive()).size).toBeLessThan(320_000);
    const text = files.map((name) => readFileSync(join(installed, name), "utf8")).join("\n");
    expect(text.match(/`[A-Z]{3}-\d{2,3}`/g)).toBeNull();
  });

  it("has the version of the game, and needs no other package (GAP-51) @long", () => {
    const read = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { version, dependencies, private: isPrivate } = read(installed);
    expect({ version, dependencies, isPrivate }).toEqual({
      version: read(ROOT).version,
      dependencies: undefined,
      isPrivate: undefined,
    });
  });

  it("has a README whose examples run, and shipped rules that nobody can change (GAP-51) @long", () => {
    const examples = examplesOfReadme();
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.slice(0, 3).map((example) => run(process.execPath, example))).toEqual([
      expect.stringMatching(/^Side [01] won in turn \d+\.\n$/),
      expect.stringMatching(
        /did you mean battle\.comeback\.energy\?\nA fall gives 3 energy, hash [0-9a-f]{16}\.\n$/,
      ),
      expect.stringMatching(/^The player wins \d+% \(95%: 0\.\d\d to [01]\.\d\d\)\.\n$/),
    ]);
    const change = `import { shippedRules } from "corvax-lab-rules";
      try { shippedRules.battle.costs.attack = 9; } catch (error) { console.log(error.name, shippedRules.battle.costs.attack); }`;
    expect(run(process.execPath, "--input-type=module", "--eval", change)).toBe("TypeError 2\n");
  });

  it("has a README and examples of bots that play, with types (GAP-51) @long", () => {
    const [, , , bot = "", ladder = ""] = examplesOfReadme();
    expect(run(process.execPath, bot)).toMatch(/^My bot (wins|does not win)\.\n$/);
    const table = run(process.execPath, ladder);
    expect(table.trimEnd().split("\n")).toHaveLength(3);
    expect(table).toMatch(/^my bot: \d+ \(-?\d+ to \d+\), \d+ won, \d+ lost$/m);
    for (const name of ["greedy", "search"])
      copyFileSync(join(installed, `rules/examples/${name}.ts`), join(project, `${name}.ts`));
    expect(compile("NodeNext", "NodeNext", ["greedy.ts", "search.ts"])).toBe("");
    const play = `import { playBattle, setupOf, shippedRules } from "corvax-lab-rules";
      import greedy from "./out/greedy.js";
      import search from "./out/search.js";
      const plan = { mode: "pvp", policy: "fast", seed: "1", player: { kind: "bot", name: "greedy" } };
      const bots = [{ name: "greedy", bot: greedy }, { name: "search", bot: search }];
      console.log(playBattle(shippedRules, setupOf(shippedRules, plan, 1), bots).winner);`;
    expect(run(process.execPath, "--input-type=module", "--eval", play)).toMatch(/^[01]\n$/);
  });

  it.each([
    ["NodeNext", "NodeNext"],
    ["Bundler", "ESNext"],
  ])("has types that resolve for a compiler with %s (GAP-51) @long", (moduleResolution, module) => {
    writeFileSync(
      join(project, "wrong.ts"),
      EXAMPLE.replace('difficulty: "easy", seed', 'difficulty: "mild", seed'),
    );
    const said = compile(moduleResolution, module, ["example.ts", "wrong.ts"], { noEmit: true });
    expect(said.match(/^\S.*/gm)).toEqual([expect.stringMatching(/^wrong\.ts.*"mild"/)]);
  });

  it("gives the rule set exactly the type it has here (GAP-51) @long", () => {
    const same = `import type { RuleSet as Packed } from "corvax-lab-rules";
import type { RuleSet as Source } from ${JSON.stringify(join(ROOT, "rules/index.ts"))};
export const there = (rules: Source): Packed => rules;
export const back = (rules: Packed): Source => rules;
`;
    writeFileSync(join(project, "same.ts"), same);
    const ours = {
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      noUncheckedIndexedAccess: true,
    };
    const options = { ...ours, noEmit: true, rootDir: "/", skipLibCheck: true };
    expect(compile("Bundler", "ESNext", ["same.ts"], options)).toBe("");
    writeFileSync(
      join(project, "unlike.ts"),
      `${same}export const unlike = (rules: Packed): number => rules.rewards.crystal.rarity;\n`,
    );
    expect(compile("Bundler", "ESNext", ["unlike.ts"], options)).toMatch(/unlike\.ts.*not assignable/);
  });

  it("plays a battle to its end in another Node project (GAP-51) @long", async () => {
    expect(compile("NodeNext", "NodeNext", ["example.ts"])).toBe("");
    const report = await reportOf("./out/example.js");
    expect(report.actions).toBeGreaterThan(10);
    expect(report.result.turns).toBeGreaterThan(1);
    expect(report.rank).toBe("Gold");
    expect(report.table).toEqual([
      { name: "fast", battles: 2 },
      { name: "passive", battles: 2 },
    ]);
  });

  it("plays the same battle from a browser bundle, which needs nothing of Node (GAP-51) @long", async () => {
    await build({
      root: project,
      configFile: false,
      logLevel: "error",
      build: {
        outDir: "bundle",
        minify: false,
        lib: { entry: join(project, "example.ts"), formats: ["es"], fileName: "example" },
      },
    });
    const bundle = readFileSync(join(project, "bundle/example.js"), "utf8");
    expect(bundle).not.toMatch(/\bimport\b|\brequire\(|\bprocess\.|\bBuffer\b/);
    expect(await reportOf("./bundle/example.js")).toEqual(await reportOf("./out/example.js"));
  });
});
