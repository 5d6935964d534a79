import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PROJECT_FOLDER, VITE } from "../../../server/start/project.ts";
import { copyRelease } from "../../../server/start/release/release.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { readImports } from "../../architecture/imports.ts";
import { PRODUCTION } from "../lab-server.ts";
import { dataFolder, ServerProcess } from "../server-process.ts";

/** A package that a style sheet names in `@import` or `url()`. */
const PACKAGE_IN_STYLE = /(?:@import |url\()\s*["'](?:~)?(@?[a-z][\w./-]+)["']/g;
const MEGABYTE = 1_000_000;
/** What is left of the 250 MB of an image after Debian (75 MB), Node (100), PostgreSQL's programs (10), the client (8). */
const MOST_MEGABYTES = 55;

/** Each is found in a server with the development help. */
const HELP = [
  "/dev/account",
  "/dev/clock",
  "/dev/rules",
  "/dev/ledger/behaviour",
  "/dev/wallet",
  "/auth/dev",
  "dev-ledger.sqlite",
  "unsupported instruction",
  "@radixdlt/radix-engine-toolkit",
];

/** Where the game is built once for all of these tests. */
const builtFolder = mkdtempSync(join(tmpdir(), "lab-game-"));
beforeAll(() => buildGame(builtFolder));
afterAll(() => rmSync(builtFolder, { recursive: true, force: true }));

/** Builds a game whose client is a page without anything. */
function buildGame(folder: string): void {
  const words = [VITE, "build", "--ssr", "--outDir", join(folder, "server"), "--logLevel", "error"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: PROJECT_FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  for (const part of ["client", "rules/texts"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "client", "index.html"), "<title>Corvax Lab</title>");
}

/** The packages that modules and style sheets of these folders import; those for development alone are left out. */
function importedBy(folders: readonly string[]): Set<string> {
  const { imports } = readImports(PROJECT_FOLDER, folders);
  const inModules = imports.filter(({ own, from }) => !own && !from.startsWith("ui/dev-wallet/"));
  const inStyles = folders.flatMap((folder) =>
    readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .flatMap((name) => [
        ...readFileSync(join(PROJECT_FOLDER, folder, name), "utf8").matchAll(PACKAGE_IN_STYLE),
      ]),
  );
  const names = [...inModules.map(({ target }) => target), ...inStyles.map(([, name = ""]) => name)];
  return new Set(names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / MEGABYTE;
}

/** All scripts below a folder as one text. */
function scriptsIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe("the production build of the server", () => {
  it("contains no development call and no dev ledger (ABU-11, GAP-20)", () => {
    const production = scriptsIn(join(builtFolder, "server"));
    expect(production).toContain("/buildMachine");
    expect(HELP.filter((trace) => production.includes(trace))).toEqual([]);
    const development = scriptsIn(inject("serverFolder"));
    expect(HELP.filter((trace) => !development.includes(trace))).toEqual([]);
  });
});

describe("a release folder", () => {
  it("is small, has all that production imports, far from the project it was made in, and tells its version, commit and build everywhere", async () => {
    const to = join(dataFolder(), "game");
    const program = copyRelease({ projectFolder: PROJECT_FOLDER, builtFolder, to });
    expect(program).toEqual(JSON.parse(readFileSync(join(to, "program.json"), "utf8")));
    expect(program).toEqual({
      version: JSON.parse(readFileSync(join(to, "package.json"), "utf8")).version,
      commit: expect.stringMatching(/^([0-9a-f]{12}(-dirty)?|unknown)$/),
      build: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(megabytesIn(to)).toBeLessThan(MOST_MEGABYTES);
    const settings = Object.entries({ ...PRODUCTION, API_DOCS: "1" }).map(([name, value]) => [
      name,
      String(value),
    ]);
    const DATA_DIR = dataFolder();
    const server = new ServerProcess(
      { ...Object.fromEntries(settings), DATA_DIR, DRAIN_MS: "0", METRICS_PORT: "0" },
      [join(to, "dist", "server", "serve.js")],
    );
    const address = await server.listening();
    for (const path of [
      "/",
      "/api/ready",
      "/api/rules",
      "/api/docs",
      "/api/docs/static/swagger-ui-bundle.js",
    ])
      expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 200]);
    const { version, commit, build } = program;
    expect(JSON.parse(server.stdout.split("\n")[0] ?? "")).toMatchObject({
      ...program,
      msg: expect.stringContaining(`version ${version} (commit ${commit}, build ${build}) starts`),
    });
    expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ status: "ready", ...program });
    const [, metrics = ""] = await server.logs(/metrics at (http:\S+\/metrics)/);
    expect(await (await fetch(metrics)).text()).toContain(
      `program_info{version="${version}",commit="${commit}",build="${build}",`,
    );
    const database = openDatabase(join(DATA_DIR, "game.sqlite"), { readonly: true });
    expect(database.prepare("SELECT version FROM processes").pluck().all()).toEqual([
      `${version}+${commit}.${build}`,
    ]);
    database.close();
    expect(await server.kill("SIGTERM")).toBe(0);
    expect(readFileSync(join(to, "package.json"), "utf8")).toContain('"serve"');
    expect(() => copyRelease({ projectFolder: PROJECT_FOLDER, builtFolder, to })).toThrow("is not empty");
  });

  it("and npm ci --omit=dev need every package that the game imports, and no tool that builds it", () => {
    const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
    const { dependencies } = read(join(PROJECT_FOLDER, "package.json"));
    const declared = Object.keys(dependencies);
    const ofServer: string[] = read(join(builtFolder, "server", "packages.json"));
    expect(ofServer.filter((name) => !declared.includes(name))).toEqual([]);
    const ofClient = importedBy(["ui", "engine"]);
    expect(declared.filter((name) => !ofServer.includes(name) && !ofClient.has(name))).toEqual([]);
  });

  it("is not made of a game that was not built", () => {
    const release = { projectFolder: PROJECT_FOLDER, builtFolder: dataFolder(), to: dataFolder() };
    expect(() => copyRelease(release)).toThrow("The game is not built: run npm run build first.");
  });
});
