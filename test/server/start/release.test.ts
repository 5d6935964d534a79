import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import type { Program } from "../../../server/process/program.ts";
import { PROJECT_FOLDER, VITE } from "../../../server/start/project.ts";
import { copyRelease } from "../../../server/start/release/release.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { readImports } from "../../architecture/imports.ts";
import { hasPostgres, tell } from "../../postgres/fresh-postgres.ts";
import { PRODUCTION } from "../lab-server.ts";
import { dataFolder, ServerProcess } from "../server-process.ts";

/** A package that a style sheet names in `@import` or `url()`. */
const PACKAGE_IN_STYLE = /(?:@import |url\()\s*["'](?:~)?(@?[a-z][\w./-]+)["']/g;
const MEGABYTE = 1_000_000;
/** What is left of the 260 MB of an image after Debian (75 MB), Node (100), PostgreSQL's programs (10), the client (26). */
const MOST_MEGABYTES = 49;

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

/** Where the game is built, and made a release of, once for all of these tests. */
const builtFolder = mkdtempSync(join(tmpdir(), "lab-game-"));
const to = join(builtFolder, "release");
let program: Program;
beforeAll(() => {
  buildGame(builtFolder);
  program = copyRelease({ projectFolder: PROJECT_FOLDER, builtFolder, to });
});
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
  it("the folder is small, has all that production imports, far from the project it was made in, and tells its version, commit and build everywhere", async () => {
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

/** A machine in a folder, which the script of the release sets up, with a database in PostgreSQL itself. */
function machine() {
  const root = dataFolder();
  const database = `lab_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("postgres")?.url ?? "");
  const host = url.searchParams.get("host") ?? url.hostname;
  onTestFinished(async () => {
    await tell(url.href, `DROP DATABASE IF EXISTS ${database}`);
    await tell(url.href, `DROP ROLE IF EXISTS ${database}`);
  });
  for (const folder of ["etc/postgresql/15/main/conf.d", "etc/haproxy"])
    mkdirSync(join(root, folder), { recursive: true });
  const login = { PGHOST: host, PGUSER: url.username, PGPASSWORD: url.password, PGPORT: url.port };
  const environment = { PATH: `${process.env.PATH}:/usr/sbin`, ROOT: root, DATABASE: database, ...login };
  return {
    root,
    host,
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    setUp: (more: Record<string, string> = {}) =>
      spawnSync(join(to, "deploy", "set-up.sh"), { env: { ...environment, ...more }, encoding: "utf8" }),
  };
}

describe.runIf(hasPostgres)("deploy/set-up.sh of a release folder", () => {
  it("refuses what it would miss half-way, in a sentence and with 2, before it changes anything", () => {
    const { root, setUp } = machine();
    expect(setUp()).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Put the settings into .*\n$/),
    });
    const settings = join(root, "etc/corvax-lab.env");
    writeFileSync(settings, "PUBLIC_ORIGIN=https://lab.example\nPORT=3000\n");
    expect(setUp().stderr).toMatch(/must not set PORT, METRICS_PORT or DATA_DIR/);
    writeFileSync(settings, "PUBLIC_ORIGIN=https://lab.example\n");
    expect(setUp().stderr).toMatch(/^Set CERTIFICATE to a file/);
    expect(readdirSync(join(root, "etc")).sort()).toEqual(["corvax-lab.env", "haproxy", "postgresql"]);
  });

  it("sets up database, units and proxy, a process runs by them, and a second time changes nothing", async () => {
    const { root, host, read, setUp } = machine();
    const settings = Object.entries({ ...PRODUCTION, PUBLIC_ORIGIN: "https://lab.example" });
    const lines = settings
      .filter(([name]) => name !== "NODE_ENV")
      .map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(root, "etc/corvax-lab.env"), lines.join(""));
    const pem = join(root, "lab.pem");
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=lab -keyout ${pem}`;
    spawnSync("openssl", [...words.split(" "), "-out", `${pem}.crt`]);
    writeFileSync(pem, readFileSync(pem, "utf8") + readFileSync(`${pem}.crt`, "utf8"));
    const done = setUp({ CERTIFICATE: pem, PORTS: "3127 3128" });
    expect([done.status, done.stderr]).toEqual([0, ""]);
    const commands = done.stdout.split("\n").filter((line) => line.startsWith("+ systemctl"));
    expect(commands).toEqual([
      "+ systemctl restart postgresql",
      "+ systemctl daemon-reload",
      ...[3127, 3128].flatMap((port) => [
        `+ systemctl enable corvax-lab@${port}`,
        `+ systemctl restart corvax-lab@${port}`,
      ]),
      "+ systemctl enable haproxy",
      "+ systemctl daemon-reload",
      "+ systemctl restart haproxy",
    ]);
    expect(read("etc/postgresql/15/main/conf.d/corvax-lab.conf")).toMatch(
      /^max_connections = 100\nshared_buffers = \d+MB$/m,
    );
    const servers = read("etc/haproxy/corvax-lab/servers.cfg");
    expect(servers.match(/server game312[78] 127.0.0.1:312[78]/g)).toHaveLength(4);

    // What this machine has of the programs looks at it.
    const PATH = `${process.env.PATH}:/usr/sbin`;
    const look = (command: string[], more: Record<string, string>) =>
      spawnSync(command[0] ?? "", command.slice(1), { encoding: "utf8", env: { PATH, ...more } });
    const addresses = environmentOf(read("etc/systemd/system/haproxy.service.d/corvax-lab.conf"));
    const CERTIFICATE = join(root, addresses.CERTIFICATE ?? "");
    const folder = join(root, "etc/haproxy/corvax-lab");
    const haproxy = look(["haproxy", "-c", "-f", folder], { ...addresses, CERTIFICATE });
    if (haproxy.error === undefined) expect([haproxy.status, haproxy.stderr]).toEqual([0, ""]);
    const units = look(["systemd-analyze", "verify", "--man=no", "corvax-lab@3127.service"], {
      SYSTEMD_UNIT_PATH: `${join(root, "etc/systemd/system")}:`,
    });
    if (units.error === undefined) expect(units.stderr).not.toContain("corvax-lab@");

    const unit = read("etc/systemd/system/corvax-lab@.service").replaceAll("%i", "3127");
    const { DATABASE_URL = "", ...kept } = parseEnv(read("etc/corvax-lab.env")) as Record<string, string>;
    expect(statSync(join(root, "etc/corvax-lab.env")).mode & 0o777).toBe(0o600);
    const databaseUrl = new URL(DATABASE_URL);
    databaseUrl.searchParams.set("host", host);
    databaseUrl.port = "";
    const [, command = ""] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? [];
    const freely = { DATABASE_URL: databaseUrl.href, DATA_DIR: dataFolder(), PORT: "0", METRICS_PORT: "0" };
    const server = new ServerProcess({ ...environmentOf(unit), ...kept, ...freely, DRAIN_MS: "0" }, [
      join(realpathSync(join(root, "opt/corvax-lab")), command),
    ]);
    expect(environmentOf(unit)).toMatchObject({
      PORT: "3127",
      METRICS_PORT: "13127",
      DATA_DIR: "/var/lib/corvax-lab/3127",
    });
    const address = await server.listening();
    expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ status: "ready", ...program });
    expect(await server.kill("SIGTERM")).toBe(0);

    const before = read("etc/corvax-lab.env");
    const again = setUp({ PORTS: "3127 3128" });
    expect([again.status, again.stderr, read("etc/corvax-lab.env")]).toEqual([0, "", before]);
    expect(again.stdout).not.toMatch(/restart (postgresql|haproxy)/);
  });
});

/** What a unit sets for its process. */
function environmentOf(unit: string): Record<string, string> {
  const words = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  return Object.fromEntries(words.map((word) => word.split("=") as [string, string]));
}
